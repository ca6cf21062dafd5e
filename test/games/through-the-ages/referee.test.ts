/** A second reading of prices, ratings, strength, auctions and production follows whole games, position by position. */
import { afterAll, describe, expect, it } from 'vitest';
import { playout } from '../../../src/engine/fuzz.js';
import type { Prompt } from '../../../src/engine/types.js';
import { module } from '../../../src/games/through-the-ages/index.js';
import type { TtaState } from '../../../src/games/through-the-ages/types.js';
import { LONG } from '../../helpers/games.js';
import { wholeGame } from '../../ui/samples.js';
import {
  cultureRating,
  happiness,
  highestBid,
  type Produced,
  priced,
  produced,
  scienceRating,
  stocks,
  strength,
} from './referee.js';

const { game } = module;
const GAMES = 2 * LONG;
const compared = { positions: 0, prices: 0, bids: 0, productions: 0 };

describe.each([2, 3, 4])('with %i seats', (seats) => {
  it('agrees with the program on every number', () => {
    const faults: string[] = [];
    for (let i = 0; i < GAMES && faults.length < 20; i++) follow(seats, `referee ${seats} ${i}`, faults);
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
      const both = priced(s, prompt.seat, choice);
      if (!both) continue;
      compared.prices++;
      note(`price of ${choice.id}`, both[0], both[1]);
    }
  const bidder = s.players[prompt.seat];
  if (prompt.topic === 'bid' && bidder) {
    compared.bids++;
    note('highest bid', highestBid(bidder), prompt.facts?.['most']);
  }
  // Chance comes after production: what the program foretells shows what it will bring.
  const wanted = ends ? produced(s, prompt.seat) : null;
  if (!wanted) return;
  compared.productions++;
  note('production', wanted, afterProduction(s, prompt.seat));
}

type Note = (what: string, mine: unknown, theirs: unknown) => void;

const noting =
  (faults: string[], where: () => string): Note =>
  (what, mine, theirs) => {
    if (JSON.stringify(mine) !== JSON.stringify(theirs))
      faults.push(`${where()} ${what}: ${JSON.stringify(mine)}, the program says ${JSON.stringify(theirs)}`);
  };

function follow(seats: number, seed: string, faults: string[]): void {
  let n = 0;
  const note = noting(faults, () => `${seed} #${n}`);
  playout({
    game,
    seats,
    seed,
    checkEvery: 0,
    onAnswer(run, prompt, answer) {
      n++;
      compare(run.s as TtaState, prompt, prompt.topic === 'actions' && answer.id === 'end', note);
    },
  });
}

it('agrees in a game of thinking bots too, with its leaders, wonders and armies', async () => {
  const faults: string[] = [];
  const whole = await wholeGame('through-the-ages', 4);
  const session = whole.at(0);
  const note = noting(faults, () => `#${session.log.length}`);
  for (const [, id, n] of whole.log) {
    const prompt = session.prompt();
    if (!prompt) break;
    compare(session.snapshot() as TtaState, prompt, prompt.topic === 'actions' && id === 'end', note);
    session.submit(n === undefined ? { id } : { id, n });
  }
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
  if (LONG > 1) process.stdout.write(`referee: ${JSON.stringify(compared)}\n`);
});
