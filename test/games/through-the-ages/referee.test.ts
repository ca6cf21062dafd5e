/**
 * A second reading of prices, ratings, strength, auctions, production, attacks, revolutions and scoring follows whole
 * games, position by position.
 */
import { afterAll, describe, expect, it } from 'vitest';
import { randomAnswer } from '../../../src/engine/bots/random.js';
import { playout } from '../../../src/engine/fuzz.js';
import { fractions } from '../../../src/engine/random.js';
import type { Answer, Prompt } from '../../../src/engine/types.js';
import { module } from '../../../src/games/through-the-ages/index.js';
import type { TtaState } from '../../../src/games/through-the-ages/types.js';
import { LONG } from '../../helpers/games.js';
import { wholeGame } from '../../ui/samples.js';
import { give } from './oracle.js';
import { cultureRating, happiness, highestBid, priced, revolutionPrice, scienceRating, strength } from './referee.js';
import { attackClash, attackPrice } from './referee-attacks.js';
import { type Counted, type Expected, expected } from './referee-outcomes.js';
import { type Produced, produced, stocks } from './referee-production.js';

const { game } = module;
const GAMES = 2 * LONG;
const outcomes: Record<Counted, number> = {
  turns: 0,
  impacts: 0,
  wonders: 0,
  revolutions: 0,
  aggressions: 0,
  repelled: 0,
  wars: 0,
  finals: 0,
};
const compared = { positions: 0, prices: 0, bids: 0, productions: 0, clashes: 0, ...outcomes };

describe.each([2, 3, 4])('with %i seats', (seats) => {
  it('agrees with the program on every number', () => {
    const faults: string[] = [];
    for (let i = 0; i < GAMES && faults.length < 20; i++) follow(seats, `referee ${seats} ${i}`, i % 2 === 1, faults);
    expect(faults).toEqual([]);
  }, 300_000);
});

/** Compares everything at one position. `ends`: the turn is about to be ended. */
function compare(s: TtaState, prompt: Prompt, ends: boolean, note: Note): void {
  const view = game.view(s, null);
  compared.positions++;
  for (const [seat, p] of s.players.entries()) {
    const shown = view.players[seat];
    if (p.out || !shown) continue;
    const mine = [happiness(p), scienceRating(p), cultureRating(s, seat, p), strength(s, seat, p)];
    const { happy, science, culture, strength: force } = shown.rating;
    note(`ratings of ${seat}`, mine, [happy, science, culture, force]);
  }
  if (prompt.topic === 'actions')
    for (const choice of prompt.choices) {
      if (choice.verb === 'revolt') note(`actions of ${choice.id}`, ...revolutionPrice(s, prompt.seat, choice));
      const both = priced(s, prompt.seat, choice);
      if (!both) continue;
      compared.prices++;
      note(`price of ${choice.id}`, both[0], both[1]);
    }
  if (prompt.topic === 'attack' || prompt.topic === 'declare-war') compareClash(s, prompt, note);
  const bidder = s.players[prompt.seat];
  if (prompt.topic === 'bid' && bidder) {
    compared.bids++;
    note('highest bid', highestBid(bidder), prompt.facts?.['most']);
  }
  // Chance comes after production: what the program foretells shows what it will bring.
  if (!ends) return;
  compared.productions++;
  note('production', produced(s, prompt.seat), afterProduction(s, prompt.seat));
}

function compareClash(s: TtaState, prompt: Prompt, note: Note): void {
  const on = Number(prompt.facts?.['target']);
  const card = (prompt.from ?? '').slice('card:'.length);
  const { attack, defence } = attackClash(s, prompt.seat, on);
  compared.clashes++;
  note(`clash of ${card}`, [attack, defence], [prompt.facts?.['attack'], prompt.facts?.['defence']]);
  note(`price of ${card}`, attackPrice(s, card, on), prompt.choices[0]?.price?.['ma']);
}

/** Holds what answers must lead to until it shows. */
class Outcomes {
  private open: Expected[] = [];

  constructor(private readonly note: Note) {}

  /** The next question is open, or the game is over. */
  see(after: TtaState, prompt: Prompt | null): void {
    const waiting: Expected[] = [];
    for (const matter of this.open) {
      if (matter.waits?.(prompt)) waiting.push(matter);
      else
        for (const { what, mine, theirs } of matter.compare(after, prompt)) {
          compared[what]++;
          this.note(what, mine, theirs);
        }
    }
    this.open = waiting;
  }

  answer(s: TtaState, prompt: Prompt, answer: Answer): void {
    for (const matter of this.open) matter.answered?.(prompt, answer);
    this.open.push(...expected(s, prompt, answer));
  }
}

type Note = (what: string, mine: unknown, theirs: unknown) => void;

const noting =
  (faults: string[], where: () => string): Note =>
  (what, mine, theirs) => {
    if (JSON.stringify(mine) !== JSON.stringify(theirs))
      faults.push(`${where()} ${what}: ${JSON.stringify(mine)}, the program says ${JSON.stringify(theirs)}`);
  };

/** What makes a game eventful, and late cards whose numbers are seldom met: taken more often than chance would. */
const EAGER = new Set(['stage', 'leader', 'attack', 'aggression', 'war', 'declare-war', 'revolt', 'prepare', 'build']);
const LATE = /^take:(fast-food-chains|first-space-flight|hollywood|internet|bill-gates|transcontinental-railroad)@/;

function eagerAnswer(prompt: Prompt, random: () => number): Answer {
  const choices = prompt.choices.filter((choice) => EAGER.has(choice.verb) || LATE.test(choice.id));
  return randomAnswer(choices.length > 0 && random() < 0.7 ? { ...prompt, choices } : prompt, random);
}

/** In rich games seats are given science, workers and goods: late technologies, large armies and wonders come up. */
function follow(seats: number, seed: string, rich: boolean, faults: string[]): void {
  let n = 0;
  const note = noting(faults, () => `${seed} #${n}`);
  const matters = new Outcomes(note);
  const random = fractions(`gifts ${seed}`);
  const { run } = playout({
    game,
    seats,
    seed,
    checkEvery: 0,
    policy(prompt, chance, at) {
      matters.see(at.s as TtaState, prompt);
      if (rich) give(at.s, random);
      return rich ? eagerAnswer(prompt, chance) : randomAnswer(prompt, chance);
    },
    onAnswer(at, prompt, answer) {
      n++;
      const s = at.s as TtaState;
      compare(s, prompt, prompt.topic === 'actions' && answer.id === 'end', note);
      matters.answer(s, prompt, answer);
    },
  });
  matters.see(run.s as TtaState, null);
}

it('agrees in a game of thinking bots too, with its leaders, wonders and armies', async () => {
  const faults: string[] = [];
  const whole = await wholeGame('through-the-ages', 4);
  const session = whole.at(0);
  const note = noting(faults, () => `#${session.log.length}`);
  const matters = new Outcomes(note);
  for (const [, id, n] of whole.log) {
    const prompt = session.prompt();
    if (!prompt) break;
    const s = session.snapshot() as TtaState;
    const answer = n === undefined ? { id } : { id, n };
    matters.see(s, prompt);
    compare(s, prompt, prompt.topic === 'actions' && id === 'end', note);
    matters.answer(s, prompt, answer);
    session.submit(answer);
  }
  matters.see(session.snapshot() as TtaState, session.prompt());
  expect(faults).toEqual([]);
}, 300_000);

/** What the program foretells of its own end of the turn. */
function afterProduction(s: TtaState, seat: number): Produced {
  const player = game.view(s, seat).players[seat];
  const p = s.players[seat];
  if (!player || !p) throw new Error(`no seat ${seat}`);
  const after = player.projection;
  const now = stocks(p);
  return {
    science: now.science + after.science,
    culture: Math.max(0, now.culture + after.culture - after.famine),
    food: after.foodAfter,
    resources: after.resourcesAfter,
  };
}

afterAll(() => {
  expect(compared.prices).toBeGreaterThan(1000);
  expect(compared.bids).toBeGreaterThan(5);
  expect(compared.productions).toBeGreaterThan(100);
  expect(compared.clashes).toBeGreaterThan(5);
  for (const what of Object.keys(outcomes) as Counted[]) expect(compared[what], what).toBeGreaterThan(0);
  process.stdout.write(`referee: ${JSON.stringify(compared)}\n`);
});
