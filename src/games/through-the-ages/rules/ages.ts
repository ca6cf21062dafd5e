/** Seats still in the game, rounds, and what happens when an age ends. Code of Laws, end of an age. */
import { must } from '../../../engine/must.js';
import type { Ctx, Seat } from '../../../engine/types.js';
import { AGE_LOSS } from '../data/board.js';
import { CIVIL, civilDeck } from '../data/civil.js';
import type { Level } from '../data/civil-techs.js';
import { militaryDeck } from '../data/military.js';
import { playerOf } from '../lookup.js';
import type { Age, Tta, TtaState } from '../types.js';
import { antiquateMilitary } from './military/ages.js';
import { loseYellow } from './people.js';
import { removeLeader, removeUnfinishedWonder } from './play.js';

/** Clockwise from the seat whose turn it is, without those who resigned. */
function activeSeats(s: TtaState): Seat[] {
  const out: Seat[] = [];
  for (let i = 0; i < s.seats; i++) {
    const seat = (s.turn + i) % s.seats;
    if (!playerOf(s, seat).out) out.push(seat);
  }
  return out;
}

export function activeCount(s: TtaState): number {
  let n = 0;
  for (const p of s.players) if (!p.out) n += 1;
  return n;
}

/** The next seat clockwise that is still in the game. */
export function nextSeat(s: TtaState, seat: Seat): Seat {
  let next = (seat + 1) % s.seats;
  while (playerOf(s, next).out && next !== seat) next = (next + 1) % s.seats;
  return next;
}

export const isLastRound = (s: TtaState): boolean => s.lastRound > 0 && s.round >= s.lastRound;

/** The decks are made for the players who are in the game now: it matters after a resignation. */
export function makeDecks(ctx: Ctx<Tta>, age: Level): void {
  const s = ctx.s;
  const seats = activeCount(s);
  s.deckSeats[age] = seats;
  s.civil[age] = civilDeck(age, seats);
  s.militaryDecks[age] = militaryDeck(age, seats);
  ctx.shuffle(must(s.civil[age], 'age', age));
  ctx.shuffle(must(s.militaryDecks[age], 'age', age));
}

/** The last civil card of the age was dealt (or the row was filled for the first time, in Age A). */
export function endAge(ctx: Ctx<Tta>): void {
  const s = ctx.s;
  const ended = s.age;
  if (ended === 0) s.civilGone.push(...must(s.civil[0], 'age').splice(0));
  s.age = (ended + 1) as Age;
  ctx.tell({ type: 'age', age: s.age });
  if (ended > 0) antiquate(ctx, ended);
  if (s.age < 4) {
    makeDecks(ctx, s.age as Level);
    const [civil, military] = [must(s.civil[s.age], 'age'), must(s.militaryDecks[s.age], 'age')];
    ctx.tell({ type: 'decks', age: s.age, civil: civil.length, military: military.length });
  } else {
    s.lastRound = s.turn === s.starter ? s.round : s.round + 1;
    ctx.tell({ type: 'last-round', round: s.lastRound });
  }
}

/** Cards of ages before the one that ended leave hands; leaders, unfinished wonders and pacts leave play. */
function antiquate(ctx: Ctx<Tta>, ended: Age): void {
  antiquateMilitary(ctx, ended);
  for (const seat of activeSeats(ctx.s)) {
    const p = playerOf(ctx.s, seat);
    for (const card of p.hand.filter((id) => CIVIL[id].age < ended)) {
      p.hand.splice(p.hand.indexOf(card), 1);
      ctx.s.civilGone.push(card);
      ctx.tell({ type: 'antiquated', seat, card });
    }
    p.turn.fresh = p.turn.fresh.filter((id) => CIVIL[id].age >= ended);
    if (p.leader && CIVIL[p.leader].age < ended) removeLeader(ctx, seat, 'age-end');
    if (p.building && CIVIL[p.building.id].age < ended) removeUnfinishedWonder(ctx, seat, 'age-end');
    loseYellow(ctx, seat, AGE_LOSS, 'age-end');
  }
}
