/** Bots at the table: their best idea, moving at once, pausing, playing on quickly, and undo against them. */
import { describe, expect, it } from 'vitest';
import type { Idea, Thought } from '../../src/ui/host.js';
import type { TableSource } from '../../src/ui/table/source.js';
import { TableScene } from '../../src/ui/table/table.js';
import { drive, tick } from './driver.js';
import { FakeHost } from './fake-host.js';
import { tableAt } from './tour.js';

/** A host whose bots think until they are told to move. */
class SlowHost extends FakeHost {
  hear: ((idea: Idea) => void) | null = null;
  cancelled = 0;
  private finish: (() => void) | null = null;

  override think(session: TableSource, _seat: number, onIdea?: (idea: Idea) => void): Promise<Thought> {
    const choice = session.prompt()?.choices.find((c) => !c.range);
    if (!choice) throw new Error('nothing to answer');
    this.hear = onIdea ?? null;
    return new Promise((resolve) => {
      this.finish = () => resolve({ answer: { id: choice.id } });
    });
  }

  override moveNow(): void {
    this.finish?.();
    this.finish = null;
  }

  override cancelThought(): void {
    this.cancelled++;
    this.finish = null;
  }
}

async function botThinks() {
  const host = new SlowHost();
  const seats = ['human', 'bot:random', 'bot:random'].map((by, i) => ({ name: `P${i}`, by }));
  const table = host.createNow({ game: 'pebbles', seats, options: { offers: false }, undo: 'strict', seed: 'x' });
  const d = drive({ kind: 'table', table }, host);
  const scene = d.stage.top;
  if (!(scene instanceof TableScene)) throw new Error('no table');
  for (let i = 0; i < 20 && scene.play.thinking === null; i++) await d.press('enter');
  expect(scene.play.thinking).toBe(1);
  await tick();
  return { ...d, host, scene, n: () => scene.session.log.length };
}

describe('a bot that thinks', () => {
  it('answers at once when it is told to', async () => {
    const d = await botThinks();
    const n = d.n();
    await d.press('b');
    await tick();
    expect(d.n()).toBe(n + 1);
  });

  it('plays on with first ideas until a person is asked', async () => {
    const d = await botThinks();
    await d.press('f');
    for (let i = 0; i < 40 && d.scene.session.prompt()?.seat !== 0; i++) {
      const choice = d.scene.session.prompt()?.choices[0];
      d.host.hear?.({ answer: { id: choice?.id ?? '' }, looked: 1 });
      await tick();
    }
    expect(d.scene.session.prompt()?.seat).toBe(0);
    expect(d.scene.play.bots.quick).toBe(false);
  });

  it('is paused, plays one move at a time, and goes on', async () => {
    const d = await botThinks();
    await d.press('p', 'b');
    await tick();
    const n = d.n();
    expect(d.scene.play.waitsForKey()).toBe(true);
    expect(d.text(120, 40)).toContain('b one move');
    expect(d.text(120, 40)).toContain('p let bots play');
    expect(d.scene.play.thinking).toBeNull();
    await d.press('b');
    expect(d.scene.play.thinking).not.toBeNull();
    await tick();
    await d.press('b');
    await tick();
    expect(d.n()).toBe(n + 1);
    if (d.scene.session.prompt()?.seat !== 0) expect(d.scene.play.waitsForKey()).toBe(true);
    await d.press('p');
    expect(d.scene.play.waitsForKey()).toBe(false);
  });

  it('is told that nobody waits any more when its thought is taken back', async () => {
    const d = await botThinks();
    await d.press('u');
    expect(d.host.cancelled).toBe(1);
    expect(d.scene.session.prompt()?.seat).toBe(0);
    expect(d.scene.play.thinking).toBeNull();
  });

  it('says how many moves were taken back together with the own one', async () => {
    const d = await botThinks();
    for (let i = 0; i < 3; i++) {
      if (d.scene.play.thinking === null) break;
      await d.press('b');
      await tick();
    }
    const n = d.n();
    await d.press('u');
    expect(n - d.n()).toBeGreaterThan(1);
    expect(d.text()).toContain(`${n - d.n()} moves undone.`);
  });

  it('says what it would do by now and how far it has looked', async () => {
    const d = await tableAt('terra-mystica', 0.3);
    const scene = d.stage.top;
    if (!(scene instanceof TableScene)) throw new Error('no table');
    const { session } = scene;
    const prompt = session.prompt();
    const choice = prompt?.choices.find((c) => !c.range);
    if (!prompt || !choice) throw new Error('nothing is asked');
    d.host.think = (_session, _seat, onIdea?: (idea: Idea) => void) => {
      onIdea?.({ answer: { id: choice.id }, looked: 1234 });
      return new Promise<never>(() => {});
    };
    scene.play.setPlayer(prompt.seat, 'bot:normal');
    scene.advance();
    await tick();
    const text = d
      .lines(160, 50)
      .join(' ')
      .replace(/[│\s]+/g, ' ');
    expect(text).toContain('Best so far:');
    expect(text).toContain('1234 positions examined');
    expect(text).toContain('b move now');
    scene.close();
  });
});
