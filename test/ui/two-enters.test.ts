/**
 * Two quick ↵ on a fresh question of a recorded game: whatever they do, nothing is wasted, destroyed, passed or attacked
 * in vain, and nobody leaves. Every fourth question is tried; all of them in `npm run long`.
 */
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { answerOf } from '../../src/engine/log.js';
import { must } from '../../src/engine/must.js';
import { Session } from '../../src/engine/session.js';
import { BEAT_MS } from '../../src/ui/table/modes/beat.js';
import { TableScene } from '../../src/ui/table/table.js';
import { LONG } from '../helpers/games.js';
import { type Drive, drive } from './driver.js';
import { type Given, harm } from './harm.js';
import { RealHost, wholeGame } from './samples.js';

const EACH = LONG > 1 ? 1 : 4;

const RECORDED = readdirSync(new URL('./games/', import.meta.url)).map((file): readonly [string, number] => {
  const [, id = '', seats = ''] = /^(.+)-(\d)\.txt$/.exec(file) ?? [];
  return [id, Number(seats)];
});

/** A table on which every question is put to a person, and that notes what is answered. */
async function tableOf(id: string, session: Session) {
  const host = new RealHost([id]);
  host.change({ handover: 'short' });
  const d = drive({ kind: 'table', table: await host.seated(session) }, host);
  d.stage.resize({ columns: 120, rows: 40 });
  const scenes = [d.stage.top, (d.stage.top as { owner?: unknown }).owner];
  const scene = must(
    scenes.find((s) => s instanceof TableScene),
    'table',
  );
  for (const set of scene.play.memory.orders)
    for (const order of session.module.orders) set[order.id] = must(order.values[0], 'ask me', order.id);
  const given: Given[] = [];
  const submit = session.submit.bind(session);
  session.submit = (answer, how) => {
    const prompt = must(session.prompt(), 'question');
    const choice = must(
      prompt.choices.find((c) => c.id === answer.id),
      'choice',
      answer.id,
    );
    const view = session.view(prompt.seat);
    const told = submit(answer, how);
    given.push({ game: id, prompt, choice, answer, view, told: told.map(({ event }) => event) });
    return told;
  };
  return { d, host, scene, given, submit };
}

/** The question as somebody finds it who sits down to it, with time to read. */
function sitDown(d: Drive, scene: TableScene): void {
  const wait = () => {
    d.host.tick = 0;
    d.host.clock += 2 * BEAT_MS;
  };
  while (d.stage.top !== scene) d.stage.pop();
  scene.desk.menu = null;
  scene.advance();
  wait();
  // The curtain of a game with secrets.
  if (d.stage.top !== scene) d.stage.key('enter');
  wait();
  expect(d.stage.top).toBe(scene);
}

describe.each(RECORDED)('%s with %i seats', (id, seats) => {
  it('two quick enters hurt nobody', async () => {
    const whole = await wholeGame(id, seats);
    const session = new Session({ module: whole.module, table: whole.table, seed: whole.seed });
    const { d, scene, given, submit } = await tableOf(id, session);
    const hurt = new Set<string>();
    let tried = 0;
    for (const [i, entry] of whole.log.entries()) {
      if (!session.prompt()) break;
      if (i % EACH === seats % EACH) {
        sitDown(d, scene);
        given.length = 0;
        d.stage.key('enter');
        d.stage.key('enter');
        tried += given.length;
        expect(new Set(given.map(({ prompt }) => prompt.seat)).size, 'answered for the next person').toBeLessThan(2);
        for (const one of given) {
          const what = harm(one);
          if (what) hurt.add(`${one.prompt.topic}, ${one.answer.id}: ${what}`);
        }
        while (d.stage.top !== scene) d.stage.pop();
        while (session.log.length > i) expect(session.undo()).toBe(true);
      }
      submit(answerOf(entry));
    }
    scene.close();
    expect([...hurt]).toEqual([]);
    // The keys do something: most questions have an answer that is safe.
    expect(tried).toBeGreaterThan(whole.log.length / EACH / 2);
  }, 120_000);
});
