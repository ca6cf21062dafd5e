/** What a bot imagines of its own turns is what the rules make of them. */
import { describe, expect, it } from 'vitest';
import { Run, start } from '../../../src/engine/engine.js';
import { fractions } from '../../../src/engine/random.js';
import type { Seat } from '../../../src/engine/types.js';
import { mind } from '../../../src/games/terra-mystica/bot/index.js';
import { asked } from '../../../src/games/terra-mystica/bot/plan/choices.js';
import { inRules } from '../../../src/games/terra-mystica/bot/plan/lines.js';
import { type Sheet, sheetOf } from '../../../src/games/terra-mystica/bot/plan/sheet.js';
import { type Table, tableOf } from '../../../src/games/terra-mystica/bot/plan/table.js';
import { actions } from '../../../src/games/terra-mystica/bot/plan/turns.js';
import { game } from '../../../src/games/terra-mystica/index.js';
import type { State } from '../../../src/games/terra-mystica/types.js';

const TABLES = [
  ['witches', 'halflings', 'engineers', 'mermaids'],
  ['auren', 'cultists', 'dwarves', 'swarmlings'],
  ['alchemists', 'chaos-magicians', 'fakirs', 'mermaids'],
  ['darklings', 'giants', 'nomads', 'engineers'],
];

const pick = <T>(items: readonly T[], random: () => number): T => items[Math.floor(random() * items.length)]!;

/** A whole turn that begins with the sheet, its choices left to chance. */
function wholeTurn(t: Table, from: Sheet, random: () => number): Sheet {
  let s = from;
  while (!s.settled && !s.passed) {
    const next: Sheet[] = [];
    asked(t, s, next, actions);
    s = pick(next, random);
  }
  return s;
}

/** All that can be compared, in words. */
function told(s: Sheet): Record<string, unknown> {
  const { coins, workers, priests, one, two, three, points, keys, ship, dig, further, favours, card, used, ordered } =
    s;
  const { at, town, terrain, spans } = s.ground;
  return {
    ...{ coins, workers, priests, bowls: [one, two, three], points, keys, ship, dig, further, favours, card, used },
    ...{ ordered, taken: s.taken, cults: s.cults, orders: s.orders, tiles: [s.favoursLeft, s.townsLeft] },
    ...{ at: at.join(), town: town.join(), terrain: terrain.join(), spans },
  };
}

function playedOn(run: Run, seat: Seat, s: Sheet): Run {
  const answers = inRules(run, seat, s.answers());
  const said = answers.map((a) => `${a.id} ${a.n ?? ''}`);
  expect(said).toEqual(expect.arrayContaining(s.answers().map((a) => `${a.id} ${a.n ?? ''}`)));
  const after = new Run(game, mind.copy!(run.s), false);
  for (const answer of answers) after.play(answer);
  return after;
}

/** Plays a game by chance, mostly without passing, and compares some turns of every position. */
function compare(factions: readonly string[], seed: string): number {
  const options = { factions: 'given', given: factions, laterTowns: ['TW6', 'TW7', 'TW8'], shippingCard: true };
  const run = start(game, factions.length, options, seed, false);
  const random = fractions(seed);
  let turns = 0;
  for (let prompt = run.prompt(); prompt; prompt = run.prompt()) {
    const { seat } = prompt;
    if (prompt.topic !== 'turn') {
      const reflex = mind.reflex(run.s, prompt);
      const choice = pick(prompt.choices, random);
      run.play(reflex ?? (choice.range ? { id: choice.id, n: choice.range[0] } : { id: choice.id }));
      continue;
    }
    const t = tableOf(run.s as State, seat);
    const from = sheetOf(run.s as State, seat);
    from.acts = 1;
    const all: Sheet[] = [];
    actions(t, from, all);
    const doing = all.filter((s) => !s.passed);
    for (let i = 0; i < 3 && doing.length > 0; i++) {
      const planned = wholeTurn(t, pick(doing, random), random);
      if (planned.passed) continue;
      const after = playedOn(run, seat, planned);
      expect(told(planned), JSON.stringify(planned.answers())).toEqual(told(sheetOf(after.s as State, seat)));
      turns++;
    }
    const next = doing.length > 0 && random() < 0.95 ? wholeTurn(t, pick(doing, random), random) : pick(all, random);
    for (const answer of inRules(run, seat, next.answers())) run.play(answer);
  }
  return turns;
}

describe('plans of the bots', () => {
  it.each(TABLES)('come true for %s, %s, %s and %s', (...factions) => {
    expect(compare(factions, `plans ${factions.join()}`)).toBeGreaterThan(150);
  });
});
