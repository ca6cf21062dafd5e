/** Innovations and competencies (rulebook p. 13-14, sheet 6, 9 rows 18 to 22, 43). */
import { must } from '../../../engine/must.js';
import type { Choice, FrameRules, Seat } from '../../../engine/types.js';
import { NO_PALACE_COINS } from '../data/boards.js';
import { type CompetencyId, DISCIPLINES, type InnovationId } from '../data/ids.js';
import { COMPETENCY_ROWS, INNOVATION_PLACES, type InnovationPlace } from '../data/innovations.js';
import type { CompetencyFrame, Context, InnovationFrame, State, Types } from '../types.js';
import { pushEffects } from './cities.js';
import { boardOf, bookCount, countOf, gainBooks, type Price, pay, perk, playerOf, targetOf } from './common.js';
import { pushAdvance } from './science.js';
import { roundScore } from './scoring.js';
import { startSpade, startSpadeWaits } from './start.js';

export const INNOVATION_SLOTS = 3;
/** No innovation takes fewer. */
export const FEWEST_BOOKS = Math.min(
  ...Object.values(INNOVATION_PLACES).flatMap((places) => places.map((p) => p.any + p.books.reduce((a, b) => a + b))),
);

function placeOf(s: State, place: number): InnovationPlace {
  return must(must(INNOVATION_PLACES[s.seats], 'number of seats', s.seats)[place], 'place on the display', place);
}

/** Who has this innovation; null: it still lies on the board. */
export function takerOf(s: State, tile: InnovationId): Seat | null {
  const seat = s.players.findIndex((p) => p.innovations.includes(tile));
  return seat < 0 ? null : seat;
}

interface InnovationCost {
  /** Of given disciplines, and of any. */
  readonly books: readonly number[];
  readonly any: number;
  readonly coins: number;
}

/** null: all slots are filled. A neutral palace counts as one (row 22). */
export function innovationCost(s: State, seat: Seat, place: number): InnovationCost | null {
  const p = playerOf(s, seat);
  if (p.innovations.length >= INNOVATION_SLOTS) return null;
  const at = placeOf(s, place);
  const extra = must(boardOf(p).innovationExtra[p.innovations.length], 'palace', p.innovations.length);
  return { books: at.books, any: at.any + extra, coins: countOf(s, seat, 'palace') > 0 ? 0 : NO_PALACE_COINS };
}

export function canPayInnovation(s: State, seat: Seat, cost: InnovationCost): boolean {
  const p = playerOf(s, seat);
  let fixed = 0;
  for (let d = 0; d < 4; d++) {
    if (must(p.books[d], 'discipline', d) < must(cost.books[d], 'discipline', d)) return false;
    fixed += must(cost.books[d], 'discipline', d);
  }
  return bookCount(p) >= fixed + cost.any && p.coins >= cost.coins;
}

/** Coins and coloured books as a price; the free books are listed under 'books'. */
export function innovationPrice(cost: InnovationCost): Record<string, number> {
  const price: Record<string, number> = { books: cost.any };
  DISCIPLINES.forEach((d, i) => {
    if (must(cost.books[i], 'discipline', i) > 0) price[d] = must(cost.books[i], 'discipline', i);
  });
  if (cost.coins > 0) price.coins = cost.coins;
  return price;
}

const PAYING = 0;
const TAKING = 1;
const DONE = 2;

export const innovation: FrameRules<Types, InnovationFrame> = {
  run(ctx, f) {
    const { s } = ctx;
    const tile = must(s.innovations[f.place], 'place on the display', f.place);
    if (f.step === DONE) return 'done';
    if (f.step === PAYING) {
      const cost = must(innovationCost(s, f.seat, f.place), 'innovation cost');
      const { books: _any, ...price } = innovationPrice(cost);
      pay(ctx, f.seat, price as Price, tile);
      ctx.push({ kind: 'pay', seat: f.seat, step: 0, left: cost.any, from: tile });
      f.step = TAKING;
      return 'again';
    }
    const p = playerOf(s, f.seat);
    p.innovations = [...p.innovations, tile];
    ctx.tell({ type: 'innovation', seat: f.seat, tile });
    roundScore(ctx, f.seat, 'innovation');
    pushEffects(ctx, f.seat, tile, 'once');
    f.step = DONE;
    return 'again';
  },
};

/** Places of competencies this seat can take: a tile left, and none of the kind yet. */
function competencyPlaces(s: State, seat: Seat): number[] {
  const p = playerOf(s, seat);
  const out: number[] = [];
  s.competencies.forEach((id, i) => {
    if (must(s.competenciesLeft[i], 'competency', i) > 0 && !p.competencies.includes(id)) out.push(i);
  });
  return out;
}

function takeCompetency(ctx: Context, seat: Seat, tile: CompetencyId, why: string): void {
  const { s } = ctx;
  const place = s.competencies.indexOf(tile);
  const column = place % 4;
  const row = must(COMPETENCY_ROWS[Math.floor(place / 4)], 'competency');
  const p = playerOf(s, seat);
  s.competenciesLeft = s.competenciesLeft.with(place, must(s.competenciesLeft[place], 'stack', place) - 1);
  p.competencies = [...p.competencies, tile];
  ctx.tell({ type: 'competency', seat, tile, why });
  gainBooks(ctx, seat, column, row.books, tile);
  gainBooks(ctx, seat, column, perk(s, seat, 'competencyBooks') ?? 0, must(playerOf(s, seat).faction, 'faction'));
  // The steps come last: a city that the tile founds brings its key in time, and nothing is ever lost by it.
  pushAdvance(ctx, seat, column, row.steps, tile);
  pushEffects(ctx, seat, tile, 'once');
}

const CHOSEN = 1;

/** The spade of the desert and the competency of the set-up come at the same moment: the seat chooses the order. */
const SPADE_FIRST: Choice = { id: 'reward:desert', verb: 'reward', target: targetOf('desert') };

export const competency: FrameRules<Types, CompetencyFrame> = {
  run(ctx, f) {
    if (f.step === CHOSEN) return 'done';
    if (competencyPlaces(ctx.s, f.seat).length > 0) return 'ask';
    ctx.tell({ type: 'lost', seat: f.seat, why: f.from, what: 'competency', n: 1 });
    return 'done';
  },
  ask: (s, f) => ({
    seat: f.seat,
    topic: 'competency',
    from: targetOf(f.from),
    choices: [
      ...competencyPlaces(s, f.seat).map((i): Choice => {
        const id = must(s.competencies[i], 'competency', i);
        return { id: `competency:${id}`, verb: 'competency', target: targetOf(id) };
      }),
      ...(startSpadeWaits(s, f.seat) ? [SPADE_FIRST] : []),
    ],
  }),
  take(ctx, f, a) {
    if (a.id === SPADE_FIRST.id) return startSpade(ctx, f.seat);
    f.step = CHOSEN;
    takeCompetency(ctx, f.seat, a.id.slice('competency:'.length) as CompetencyId, f.from);
  },
};
