/** What a position is worth to a seat: above all how few turns it still needs to win. */
import { must } from '../../../engine/must.js';
import type { Outcome, Seat } from '../../../engine/types.js';
import { FOCUS } from '../data/focus.js';
import { RESOURCES } from '../data/land.js';
import { type World, worldOf } from '../map/world.js';
import { score } from '../rules/agendas.js';
import { isMature } from '../rules/board.js';
import { playerOf } from '../rules/lookup.js';
import { CITY, REINFORCED, type State } from '../types.js';
import { distance } from './scene.js';
import { turnsLeft } from './turns.js';
import { HAND, TUNED, type Weights } from './weights.js';

/** Caravans under way are worth the more, the closer they come to somebody to trade with. */
function caravanTerm(s: State, seat: Seat, w: World, weight: number): number {
  let sum = 0;
  for (const at of playerOf(s, seat).caravans) {
    if (at < 0) continue;
    let best = 9;
    for (let h = 0; h < w.size; h++) {
      const goal =
        s.owner[h] === -1
          ? must(w.state[h], 'seat', h) >= 0
          : s.owner[h] !== seat && must(s.piece[h], 'space', h) >= CITY;
      if (goal) best = Math.min(best, distance(w, at, h));
    }
    sum += Math.max(0, 6 - best) * weight;
  }
  return sum;
}

export function terms(s: State, seat: Seat, sharp: boolean): Record<string, number> {
  const parts = ownTerms(s, seat, opinion(sharp));
  if (sharp) parts['rivals'] = rivals(s, seat);
  return parts;
}

/** How a level weighs things: the sharp one with the numbers found by play. */
export const opinion = (sharp: boolean): Weights => (sharp ? TUNED : HAND);

function isFirst({ ranking }: Outcome, seat: Seat): boolean {
  const won = must(ranking[0], 'rank');
  const mine = must(
    ranking.find((r) => r.seat === seat),
    'match',
  );
  return mine.score === won.score && String(mine.ties) === String(won.ties);
}

/** What a seat has on the map. */
function landOf(s: State, w: World, seat: Seat) {
  const land = { spaces: 0, reinforced: 0, cities: 0, mature: 0, naturals: 0, states: 0 };
  for (let h = 0; h < w.size; h++) {
    if (s.owner[h] !== seat) continue;
    land.spaces++;
    if (s.piece[h] === REINFORCED) land.reinforced++;
    else if (must(s.piece[h], 'space', h) >= CITY) {
      land.cities++;
      if (isMature(s, w, h)) land.mature++;
    }
    if (must(w.natural[h], 'space', h) >= 0) land.naturals++;
    if (must(w.state[h], 'seat', h) >= 0) land.states++;
  }
  return land;
}

function ownTerms(s: State, seat: Seat, W: Weights): Record<string, number> {
  const p = playerOf(s, seat);
  if (s.over) return { result: isFirst(s.over, seat) ? 1000 : -1000 };
  if (s.owner.length === 0) return { waiting: 0 };
  const w = worldOf(s);
  const { spaces, reinforced, cities, mature, naturals, states } = landOf(s, w, seat);
  const wonders = s.wonderAt.filter((h) => h >= 0 && s.owner[h] === seat).length;
  let trade = 0;
  let levels = 0;
  let late = 0;
  p.row.forEach((r, at) => {
    trade += r.trade;
    levels += FOCUS[r.card].level;
    late += at * (1 + FOCUS[r.card].level * 0.3);
  });
  let goods = 0;
  for (const r of RESOURCES) goods += Math.min(3, p.resources[r]);
  const own = (holder: Seat | null) => holder === seat;
  let pacts = 0;
  s.players.forEach((other, o) => {
    if (o !== seat) pacts += other.pacts.filter(own).length;
  });
  let cards = 0;
  for (const list of s.stateCards) cards += list.filter(own).length;
  return {
    agendas: -turnsLeft(s, seat, W) * W.turn + score(s, seat) * W.done,
    science: Math.min(24, p.techTop ? 24 : p.tech) * W.tech + levels * W.level + late * W.slot,
    cities: cities * W.city + mature * W.mature,
    land: spaces * W.space + reinforced * W.reinforced,
    trade: trade * W.trade + caravanTerm(s, seat, w, W.caravan) + pacts * W.pact,
    resources: goods * W.resource + naturals * W.natural,
    friends: states * W.state + cards * W.card,
    wonders: wonders * W.wonder,
  };
}

/** The more turns the rival needs who is nearest to the end, the better. */
export function rivals(s: State, seat: Seat): number {
  if (s.over || s.owner.length === 0) return 0;
  let least = 99;
  for (let other = 0; other < s.seats; other++) {
    if (other !== seat) least = Math.min(least, turnsLeft(s, other, TUNED));
  }
  return least * TUNED.rivals * TUNED.turn;
}

export function value(s: State, seat: Seat, sharp: boolean): number {
  return ownValue(s, seat, opinion(sharp)) + (sharp ? rivals(s, seat) : 0);
}

/** Without what the rivals have. */
export function ownValue(s: State, seat: Seat, by: Weights): number {
  const parts = ownTerms(s, seat, by);
  let sum = 0;
  for (const key in parts) sum += must(parts[key], 'part', key);
  return sum;
}
