/** Every question of every game stands on a page that shows what it is about, whole at every size. */
import { describe, expect, it } from 'vitest';
import { randomAnswer } from '../../src/engine/bots/random.js';
import { completeOptions } from '../../src/engine/options.js';
import { fractions } from '../../src/engine/random.js';
import { Session } from '../../src/engine/session.js';
import type { ChosenOptions } from '../../src/engine/types.js';
import { gameCalled, games } from '../../src/games.js';
import type { GameUi } from '../../src/ui/types.js';
import { LONG } from '../helpers/games.js';
import { type Drive, drive } from './driver.js';
import { each } from './each.js';
import { frameOf } from './frame.js';
import { said } from './said.js';
import { NAMES, RealHost, wholeGame } from './samples.js';

const SIZES = [
  [80, 24],
  [100, 30],
  [120, 40],
  [200, 60],
] as const;

async function seated(session: Session): Promise<Drive> {
  const host = new RealHost([session.game.id]);
  const d = drive({ kind: 'table', table: await host.seated(session) }, host);
  if (session.secrets()) await d.press('enter');
  return d;
}

/** The first position of a recorded game with this question. */
async function asked(id: string, seats: number, topic: string): Promise<Drive> {
  const whole = await wholeGame(id, seats);
  const session = whole.at(0);
  for (const [, answer, n] of whole.log) {
    if (session.prompt()!.topic === topic) return seated(session);
    session.submit(n === undefined ? { id: answer } : { id: answer, n });
  }
  throw new Error(`${id} with ${seats} seats never asks ${topic}`);
}

/** A table with other options, played at random up to a question. */
async function played(id: string, options: ChosenOptions, fits: (session: Session) => boolean): Promise<Drive> {
  const module = await gameCalled(id).module();
  const table = {
    seats: NAMES.slice(0, 3).map((name) => ({ name, by: 'human' })),
    options: completeOptions(module.game.optionSpecs, options),
    undo: 'free' as const,
  };
  const session = new Session({ module, table, seed: 'questions' });
  const random = fractions('questions');
  while (!fits(session)) session.submit(randomAnswer(session.prompt()!, random));
  return seated(session);
}

describe.each(games().map((entry) => entry.id))('%s', (id) => {
  it('cuts nothing off, whatever is asked', async () => {
    const faults: string[] = [];
    const seen = new Set<string>();
    for (const seats of [4, 2]) {
      const whole = await wholeGame(id, seats);
      const session = whole.at(0);
      if (LONG > 1) seen.clear();
      for (const [, answer, n] of whole.log) {
        const { topic } = session.prompt()!;
        if (!seen.has(topic)) {
          seen.add(topic);
          const d = await seated(whole.at(session.log.length));
          for (const [columns, rows] of each(SIZES, seen.size))
            for (const fault of frameOf(d.stage, columns, rows).faults)
              faults.push(`${topic} ${columns}x${rows}: ${fault}`);
          d.stage.end();
        }
        session.submit(n === undefined ? { id: answer } : { id: answer, n });
      }
    }
    expect(faults).toEqual([]);
  }, 240_000);
});

describe('a question opens the page it is about', () => {
  it.each([
    ['terra-mystica', 4, 'favour', 'G tiles left', 'Favour tiles'],
    ['terra-mystica', 4, 'town', 'G tiles left', 'Town tiles'],
    ['age-of-innovation', 4, 'palace', 'N tiles left', 'Palaces'],
    ['age-of-innovation', 4, 'step', 'S science', 'Science'],
    ['new-dawn', 4, 'attack-tokens', 'R focus row', 'the defender wins ties'],
    ['new-dawn', 4, 'pay', 'W wonders', 'World wonders'],
    ['through-the-ages', 4, 'bid', 'E events', 'You can bid up to'],
    ['through-the-ages', 4, 'discard-military', 'H hand', 'Your hand'],
  ])('%s, %i seats, %s', async (id, seats, topic, page, shows) => {
    const d = await asked(id, seats, topic);
    expect(d.text()).toContain(page);
    expect(said(d)).toContain(shows);
    // Another page can still be chosen, and stays until the next question.
    const { ui } = (d.stage.top as unknown as { table: { ui: GameUi } }).table;
    await d.press(ui.face!.pages[0]!.key);
    expect(d.text()).not.toContain(page);
    d.stage.end();
  });

  it('on a large window only where the first page does not show it', async () => {
    const battle = await asked('new-dawn', 4, 'attack-tokens');
    expect(battle.text(120, 40)).toContain('M map');
    const favour = await asked('terra-mystica', 4, 'favour');
    // The first page shows it beside the map.
    expect(favour.text(120, 40)).toContain('Favour tiles');
    expect(favour.text(120, 40)).toContain('Rounds');
    battle.stage.end();
    favour.stage.end();
  });
});

it('building the map shows the tile, the spots beside the map and the tile as it would lie', async () => {
  const options = { map: 'build' };
  const tile = await played('new-dawn', options, (s) => s.prompt()!.topic === 'tile');
  expect(tile.text(120, 40)).toMatch(/Tile in hand ─+ tile \d+[AB]/);
  const spot = await played('new-dawn', options, (s) => s.prompt()!.topic === 'spot');
  expect(spot.text(120, 40)).toMatch(/\?/);
  expect(said(spot, 120, 40)).toMatch(/its centre \d (north|south)?-?(east|west)[^│]* of [A-Z]\d/);
  const before = spot.text();
  await spot.press('tab', 'right');
  expect(spot.text()).not.toBe(before);
  const many = (s: Session) => s.prompt()!.topic === 'turn' && s.prompt()!.choices.length > 1;
  const turn = await played('new-dawn', options, many);
  const lies = turn.text();
  await turn.press('down');
  expect(turn.text()).not.toBe(lies);
  for (const d of [tile, spot, turn]) {
    for (const [columns, rows] of SIZES) expect(frameOf(d.stage, columns, rows).faults).toEqual([]);
    d.stage.end();
  }
});

it('leaders and factions are told while they are chosen', async () => {
  const leader = await played('new-dawn', { leaders: 'choose' }, (s) => s.prompt()!.topic === 'leader');
  expect(said(leader, 120, 40)).toContain('World wonders cost you 1 less');
  const faction = await played('terra-mystica', {}, (s) => s.prompt()!.topic === 'faction');
  expect(faction.text()).toContain('From the start');
  for (const d of [leader, faction]) {
    for (const [columns, rows] of SIZES) expect(frameOf(d.stage, columns, rows).faults).toEqual([]);
    d.stage.end();
  }
});

it('one possible amount is done at once', async () => {
  const whole = await wholeGame('terra-mystica', 4);
  const session = whole.at(0);
  const burn = () => session.prompt()!.choices.find((c) => c.verb === 'burn');
  for (const [, answer, n] of whole.log) {
    if (burn()?.range?.[0] === burn()?.range?.[1] && burn()) break;
    session.submit(n === undefined ? { id: answer } : { id: answer, n });
  }
  const d = await seated(session);
  // One possible amount: no range is shown.
  expect(said(d, 160, 50)).toMatch(/Burn 1 power(?! +1 to)/);
  const before = session.log.length;
  await d.press('/', 'b', 'u', 'r', 'n', 'enter');
  expect(session.log.length).toBe(before + 1);
  d.stage.end();
});

it('what changes no number is told in words', async () => {
  const d = await asked('new-dawn', 3, 'focus');
  await d.press('1');
  expect(said(d)).toMatch(/Resolve .+ \(slot 1\)/);
  expect(said(d)).toMatch(/next \w+/);
  d.stage.end();
});

it('the end says where the swings came from and tells the rounds under the chart', async () => {
  const whole = await wholeGame('terra-mystica', 4);
  const d = await seated(whole.at(whole.log.length));
  expect(d.text()).toMatch(/r6 \w+ \+\d+ +(cults|largest area) \d+/);
  await d.press('1');
  expect(d.text()).toMatch(/start +r1 +r2 +r3 +r4 +r5 +r6 +end/);
  d.stage.end();
});

it('standing orders show all that they could say', async () => {
  const d = await asked('terra-mystica', 4, 'turn');
  await d.press('a', 'right', 'right');
  expect(d.text()).toMatch(/√ take power for up to 1 point/);
  expect(d.text()).toContain('decline every offer');
  d.stage.end();
});

it('a turn ends by itself when the seat wants that, but not before something worth a question', async () => {
  const { orders } = await gameCalled('terra-mystica').module();
  const rest = orders.find((order) => order.topic === 'turn-rest')!;
  const prompt = (...ids: string[]) => ({
    seat: 0,
    topic: 'turn-rest',
    from: 'rule:turn',
    choices: ids.map((id) => ({ id, verb: id.split(':')[0]! })),
  });
  expect(rest.decide(prompt('end', 'convert:workers>coins'), rest.values[0]!, () => null)).toBeNull();
  expect(rest.decide(prompt('end', 'convert:workers>coins'), 'end', () => null)).toEqual({ id: 'end' });
  expect(rest.decide(prompt('end', 'connect:B3'), 'end', () => null)).toBeNull();
  const d = await asked('terra-mystica', 4, 'turn');
  const { session } = d.stage.top as unknown as { session: Session };
  const { seat } = session.prompt()!;
  await d.press('a', 'down', 'right', 'escape', '1', 'enter');
  expect(session.log.at(-1)![1]).toBe('end');
  expect(session.prompt()!.seat).not.toBe(seat);
  d.stage.end();
});

it('lists of the new game say what was chosen, and how to choose where the mark stands', async () => {
  const host = new RealHost(['terra-mystica']);
  await host.game('terra-mystica');
  const d = drive({ kind: 'home' }, host);
  await d.press('1', 'down', 'down', 'down', 'down', 'down');
  // The rare ones are folded until somebody asks for them.
  while (!d.text().includes('► 8 more options')) await d.press('down');
  expect(d.text()).not.toContain('Faction list');
  await d.press('right', 'down');
  expect(d.text()).toMatch(/► Faction list +‹ none › +0 chosen/);
  expect(d.text(120, 40)).toMatch(/► {3}Witches/);
  await d.press('space');
  expect(d.text(120, 40)).toMatch(/► √ Witches/);
  await d.press('down');
  expect(d.text()).toMatch(/Faction list +Witches +1 chosen/);
  d.stage.end();
});
