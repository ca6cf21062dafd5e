/** A game that goes to and fro as text, with the program's own commands at both ends. */
import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { Desk } from '../cli/run.js';

const GAME = ['--plain', '--players', 'Ann,Bob', '--name', 'away'];

const log = (desk: Desk): unknown[] => JSON.parse(readFileSync(path.join(desk.saves, 'away.json'), 'utf8')).log;

/** Two desks with the same game, as after sending the save once. */
async function bothEnds(game: string): Promise<[Desk, Desk]> {
  const [here, there] = [new Desk(), new Desk()];
  await here.run(['start', game, ...GAME], { input: 'quit\n' });
  mkdirSync(there.saves, { recursive: true });
  copyFileSync(path.join(here.saves, 'away.json'), path.join(there.saves, 'away.json'));
  return [here, there];
}

it('goes on at the other side, and what is out of order or altered is refused with a sentence', async () => {
  const [here, there] = await bothEnds('pebbles');
  await here.run(['load', 'away', '--plain'], { input: '1\n1\nquit\n' });
  const first = await here.run(['saves', 'export', 'away', '--as', 'turn']);
  expect(first.code).toBe(0);
  await here.run(['load', 'away', '--plain'], { input: '1\nquit\n' });
  const second = await here.run(['saves', 'export', 'away', '--as', 'turn']);
  const taken = (block: string) => there.run(['saves', 'import', '-'], { input: block });
  const early = await taken(second.out);
  expect([early.code, log(there)]).toEqual([2, []]);
  expect(early.err).toMatch(/^hotseat: .+\.\n$/);
  const altered = await taken(first.out.replace(/^(\d) (\S+)/m, '$1 $2x'));
  expect([altered.code === 0, log(there)]).toEqual([false, []]);
  const good = await taken(`Your turn!\n\n${first.out.replace(/^/gm, '> ')}\n`);
  expect([good.code, good.err]).toEqual([0, '']);
  expect((await taken(first.out)).code).not.toBe(0);
  expect((await taken(second.out)).code).toBe(0);
  expect(log(there)).toEqual(log(here));
  await there.run(['load', 'away', '--plain'], { input: '1\nquit\n' });
  const back = await there.run(['saves', 'export', 'away', '--as', 'turn']);
  expect((await here.run(['saves', 'import', '-'], { input: back.out })).code).toBe(0);
  expect(log(here)).toEqual(log(there));
  expect((await there.run(['saves', 'verify', 'away'])).code).toBe(0);
});

it('is not made where something is secret, and the sentence says why', async () => {
  const [here] = await bothEnds('bazaar');
  const told = await here.run(['saves', 'export', 'away', '--as', 'turn']);
  expect([told.code === 0, told.out]).toEqual([false, '']);
  expect(told.err).toMatch(/^hotseat: .+\.\n$/);
});
