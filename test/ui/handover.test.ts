/** Between people: the beat at an open table, the page that waits for a key, and the curtain of a game with secrets. */
import { describe, expect, it } from 'vitest';
import { answerOf } from '../../src/engine/log.js';
import { CurtainScene } from '../../src/ui/screens/curtain/curtain.js';
import { newsSince } from '../../src/ui/table/since.js';
import { TableScene } from '../../src/ui/table/table.js';
import { atTable, drive, tick } from './driver.js';
import { RealHost, wholeGame } from './samples.js';
import { seatedAt, tableAt } from './tour.js';

type At = ReturnType<typeof atTable>;

/** A table whose clock stands still until the test moves it, with this hand-over. */
function held(handover: 'off' | 'short' | 'key', game: 'pebbles' | 'bazaar' = 'pebbles', by = ['human', 'human']): At {
  const d = atTable(game, by);
  d.host.change({ handover });
  d.host.tick = 0;
  return d;
}

const log = (d: At) => d.scene.session.log;
const asked = (d: At) => d.scene.session.prompt()?.seat;

/** Answers until somebody else is asked, by the marked choice. */
async function untilOther(d: At): Promise<void> {
  const first = asked(d);
  for (let i = 0; i < 30 && asked(d) === first; i++) await d.press('enter');
  expect(asked(d)).not.toBe(first);
}

describe('the beat between people', () => {
  it('an enter that was meant for the last question never answers for the next person', async () => {
    const d = held('short');
    await untilOther(d);
    const n = log(d).length;
    await d.press('enter', 'enter', 'space', '1');
    expect(log(d).length).toBe(n);
    expect(d.scene.desk.amount).toBeNull();
    d.host.clock += 600;
    await d.press('enter');
    expect(log(d).length).toBe(n + 1);
  });

  it('a key that is held keeps it open for a moment longer', async () => {
    const d = held('short');
    await untilOther(d);
    const n = log(d).length;
    for (let i = 0; i < 30; i++) {
      d.host.clock += 50;
      await d.press('enter');
    }
    expect(log(d).length).toBe(n);
    d.host.clock += 100;
    await d.press('enter');
    expect(log(d).length).toBe(n + 1);
  });

  it('swallows clicks too', async () => {
    const d = held('short');
    await untilOther(d);
    const n = log(d).length;
    d.stage.click(`menu:${d.scene.desk.menu?.row}`);
    expect(log(d).length).toBe(n);
  });

  it('off, the next key answers at once', async () => {
    const d = held('off');
    await untilOther(d);
    const n = log(d).length;
    await d.press('enter');
    expect(log(d).length).toBe(n + 1);
  });

  it('a person who is asked again, or takes back and plays again, is not held up', async () => {
    const d = held('short');
    await untilOther(d);
    d.host.clock += 600;
    await d.press('u', 'U');
    expect(d.scene.beat.active()).toBe(false);
    await d.press('u');
    expect(d.scene.beat.active()).toBe(false);
  });

  it('tells what others did since that seat answered last, bots too, until a key is pressed', async () => {
    const d = held('short', 'pebbles', ['human', 'bot:random', 'bot:random']);
    const mine = asked(d);
    expect(mine).toBe(0);
    await d.press('enter');
    const grown = () => log(d).some(([seat]) => seat === 2);
    for (let i = 0; i < 400 && !(grown() && asked(d) === 0 && d.scene.beat.told); i++) {
      if (asked(d) === 0 && !grown()) {
        d.host.clock += 600;
        await d.press('enter');
      } else await tick();
    }
    const told = d.scene.beat.told;
    expect(told?.seat).toBe(0);
    expect(told?.news.map((row) => row.seat)).toContain(1);
    expect(told?.news.map((row) => row.seat)).toContain(2);
    for (const { text } of told?.news ?? []) expect(text).not.toBe('');
    d.host.clock += 600;
    await d.press('down');
    expect(d.scene.beat.told).toBeNull();
  });

  for (const id of ['terra-mystica', 'age-of-innovation', 'new-dawn'])
    it(`${id}: names who is asked and why, and what happened, in sentences`, async () => {
      const d = await tableAt(id, 0.3);
      d.host.change({ handover: 'short' });
      d.host.tick = 0;
      const scene = d.stage.top;
      if (!(scene instanceof TableScene)) throw new Error('no table');
      const first = scene.session.prompt()?.seat;
      for (let i = 0; i < 200 && scene.session.prompt()?.seat === first; i++) {
        const quiet = scene.session.prompt()?.choices.find((c) => !c.range && !c.warn);
        if (!quiet) throw new Error('nothing to answer with');
        scene.give({ id: quiet.id });
      }
      const prompt = scene.session.prompt();
      if (!prompt) throw new Error('the game is over');
      const telling = scene.session.telling(prompt.seat);
      const said = d
        .lines(120, 40)
        .join(' ')
        .replace(/[│\s]+/g, ' ');
      expect(said).toContain(`${telling.name(prompt.seat)}'s turn.`);
      expect(said.toLowerCase()).toContain(scene.session.module.phrases.topic(prompt, telling).toLowerCase());
      expect(said).toContain('Since your last turn, latest first:');
      d.host.clock += 600;
      await d.press('down');
      expect(d.text(120, 40)).not.toContain('Since your last turn, latest first:');
    });
});

describe('the first page of a game with secrets', () => {
  it('tells how the table was dealt, and why the next one is asked', async () => {
    const host = new RealHost(['through-the-ages']);
    const session = (await wholeGame('through-the-ages', 3)).at(0);
    const d = drive({ kind: 'table', table: await host.seated(session) }, host);
    const text = d.text(120, 40);
    expect(text).toContain('─ So far ─');
    expect(text.replace(/[│\s]+/g, ' ')).toMatch(/new in the row: .*\d+ left in the deck of Age A\)/);
    expect(text).toMatch(/(Ann|Bob|Cem) starts, drawn by lot/);
    expect(text).toMatch(/1 civil action and 0 military actions left/i);
    expect(text).not.toContain('Since your last turn');
  });
});

describe('the news between two people', () => {
  it('fills the page: what does not fit in full is told as far as there is room', async () => {
    const host = new RealHost(['through-the-ages']);
    const whole = await wholeGame('through-the-ages', 4);
    const walk = whole.at(0);
    let seen = 0;
    for (const [n, entry] of whole.log.slice(0, 160).entries()) {
      const last = walk.prompt()?.seat;
      walk.submit(answerOf(entry));
      const next = walk.prompt();
      if (!next || next.seat === last || n < 40) continue;
      if (newsSince(walk, next.seat, null).length < 5 || ++seen > 4) continue;
      const d = drive({ kind: 'table', table: await host.seated(whole.at(walk.log.length)) }, host);
      const rows = d.lines(80, 24);
      const blank = rows.filter((row) => /^│ +│$/.test(row)).length;
      expect(blank, rows.join('\n')).toBe(0);
    }
    expect(seen).toBeGreaterThan(2);
  });
});

describe('the panel of the question', () => {
  it('keeps its frame where the marked choice takes several rows below the news', async () => {
    const whole = await wholeGame('age-of-innovation', 3);
    const d = await seatedAt(whole.at(whole.log.findIndex(([, id]) => id.startsWith('pass'))));
    const scene = d.stage.top;
    if (!(scene instanceof TableScene)) throw new Error('no table');
    const { seat = 0, choices = [] } = scene.session.prompt() ?? {};
    // What is passed for is told with it: no choice is longer.
    scene.desk.menu?.select(choices.find(({ verb }) => verb === 'pass')?.id ?? '');
    scene.beat.start({
      seat,
      news: Array.from({ length: 9 }, () => ({ seat: null, text: 'news '.repeat(30).trim() })),
    });
    for (const [columns, rows] of [
      [80, 24],
      [100, 30],
      [120, 30],
      [120, 40],
    ] as const)
      for (const line of d.lines(columns, rows)) expect(line, `${columns}x${rows}`).not.toMatch(/╰─\p{L}|\p{L}─+╯/u);
  });
});

describe('waiting for a key', () => {
  it('a page names who is asked and why, and an early enter does not close it', async () => {
    const d = held('key');
    await untilOther(d);
    const n = log(d).length;
    expect(d.stage.top).toBeInstanceOf(CurtainScene);
    await d.press('enter', 'enter');
    expect(d.stage.top).toBeInstanceOf(CurtainScene);
    const text = d.text(80, 24);
    expect(text).toContain('BOB');
    expect(text).toContain('when Bob is ready');
    expect(text).toContain('Ann ');
    d.host.clock += 600;
    await d.press('enter');
    expect(d.stage.top).toBe(d.scene);
    expect(log(d).length).toBe(n);
    expect(d.scene.session.undoDepth()).toBeGreaterThan(0);
  });

  it('the curtain of a game with secrets is not passed by an early enter either', async () => {
    const d = held('short', 'bazaar');
    d.host.clock += 600;
    await d.press('enter');
    for (let i = 0; i < 30 && !(d.stage.top instanceof CurtainScene); i++) await d.press('enter');
    await d.press('enter', 'enter', 'enter');
    expect(d.stage.top).toBeInstanceOf(CurtainScene);
    d.host.clock += 600;
    await d.press('enter');
    expect(d.stage.top).toBe(d.scene);
  });
});
