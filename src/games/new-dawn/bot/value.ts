/** What a position is worth to a seat: finished agendas count most, then how near the others are. */
import type { Seat } from '../../../engine/types.js';
import { FOCUS, type IndustryCard } from '../data/focus.js';
import { RESOURCES } from '../data/land.js';
import { AGENDAS, type AgendaId, VICTORY } from '../data/victory.js';
import { WONDERS, type WonderType } from '../data/wonders.js';
import { WATER, type World, worldOf } from '../map/world.js';
import { progress, score } from '../rules/agendas.js';
import { citiesOf, isMature, naturalsOf, statesOf, wondersOf } from '../rules/board.js';
import { baseProduction, productionMax, wonderCost } from '../rules/wonders.js';
import { CITY, type Hex, REINFORCED, type State } from '../types.js';
import { WEIGHTS as W } from './weights.js';

const WONDER_AGENDA: Readonly<Partial<Record<AgendaId, WonderType>>> = {
  'money-grubber': 'economy',
  paranoid: 'military',
  aesthetic: 'culture',
  scholarly: 'science',
};

/** How much of the top wonder of a type the seat could pay in slot 5: what is there now, and what will be. */
function readiness(s: State, seat: Seat, type: WonderType): number {
  const wonder = s.decks[type][0];
  if (!wonder) return 0;
  const { row } = s.players[seat]!;
  let best = 0;
  row.forEach(({ card }, at) => {
    const focus = FOCUS[card];
    if (focus.type !== 'industry') return;
    const base = baseProduction(focus as IndustryCard, 5) - (4 - at) * 0.4;
    best = Math.max(best, productionMax(s, seat, at, wonder, base) / Math.max(1, wonderCost(s, seat, wonder)));
  });
  return Math.min(1, best);
}

function distance(w: World, a: Hex, b: Hex): number {
  const dq = w.q[a]! - w.q[b]!;
  const dr = w.r[a]! - w.r[b]!;
  return (Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) / 2;
}

/** 1 next door, falling to 0 with the distance, for the nearest own space. */
function nearness(w: World, own: readonly Hex[], to: Hex): number {
  let best = 9;
  for (const h of own) best = Math.min(best, distance(w, h, to));
  return Math.max(0, 1 - (best - 1) / 5);
}

/** Best part-way chances to something that is not held yet, the nearest ones first. */
function partWay(w: World, own: readonly Hex[], spots: readonly Hex[], wanted: number): number {
  const list = spots.map((h) => nearness(w, own, h)).sort((a, b) => b - a);
  let sum = 0;
  for (let i = 0; i < Math.min(wanted, list.length); i++) sum += list[i]! * W.near;
  return sum;
}

/** Friendly or watery surroundings of a city, 0 to 1. */
function ripeness(s: State, w: World, h: Hex): number {
  if (isMature(s, w, h)) return 1;
  let good = 0;
  for (const n of w.near[h]!) {
    if (w.terrain[n] === WATER || (s.owner[n] === s.owner[h] && s.piece[n]! <= REINFORCED)) good++;
  }
  return (good / w.near[h]!.length) * 0.8;
}

/** Progress as on the card, and the way to the next step of it. */
function towards(
  s: State,
  seat: Seat,
  w: World,
  own: readonly Hex[],
  cities: readonly Hex[],
  agenda: AgendaId,
): number {
  const { need } = AGENDAS[agenda];
  const have = progress(s, seat, agenda);
  if (have >= need) return 1;
  const type = WONDER_AGENDA[agenda];
  if (type) return (have + readiness(s, seat, type) * W.ready) / need;
  switch (agenda) {
    case 'populous': {
      const ripe = cities.map((h) => ripeness(s, w, h)).sort((a, b) => b - a);
      let sum = 0;
      for (let i = 0; i < Math.min(need, ripe.length); i++) sum += ripe[i]! ** 1.5;
      return Math.min(0.97, sum / need);
    }
    case 'preservationist': {
      const free = w.naturalHex.filter((h) => h >= 0 && s.owner[h] !== seat);
      return Math.min(0.95, (have + partWay(w, own, free, need - have)) / need);
    }
    case 'warmonger': {
      const free = w.stateHex.filter((h) => h >= 0 && s.owner[h] !== seat);
      return Math.min(0.95, (have + partWay(w, own, free, need - have)) / need);
    }
    default:
      return have / need;
  }
}

function agendaTerm(s: State, seat: Seat, w: World, own: readonly Hex[], cities: readonly Hex[]): number {
  const p = s.players[seat]!;
  // the fewer cards are open, the more hangs on each
  const way = W.way * (1 + W.urgent * score(s, seat));
  let sum = 0;
  for (const card of s.victory) {
    let best = 0;
    let second = 0;
    for (const agenda of VICTORY[card]) {
      const done = p.done.some((d) => d.agenda === agenda);
      const value = done ? W.done * (1 + W.urgent * 2) : way * towards(s, seat, w, own, cities, agenda) ** W.bend;
      if (value > best) {
        second = best;
        best = value;
      } else second = Math.max(second, value);
    }
    sum += best + second * W.second;
  }
  return sum;
}

/** Caravans under way are worth the nearer, the closer they come to somebody to trade with. */
function caravanTerm(s: State, seat: Seat, w: World): number {
  let sum = 0;
  for (const at of s.players[seat]!.caravans) {
    if (at < 0) continue;
    let best = 9;
    for (let h = 0; h < w.size; h++) {
      const goal =
        (s.owner[h] === -1 && w.state[h]! >= 0) || (s.owner[h]! >= 0 && s.owner[h] !== seat && s.piece[h]! >= CITY);
      if (goal) best = Math.min(best, distance(w, at, h));
    }
    sum += Math.max(0, 6 - best) * W.caravan;
  }
  return sum;
}

export function terms(s: State, seat: Seat, sharp: boolean): Record<string, number> {
  const p = s.players[seat]!;
  if (s.over) {
    const won = s.over.ranking[0]!;
    const mine = s.over.ranking.find((r) => r.seat === seat)!;
    const first = mine.score === won.score && String(mine.ties) === String(won.ties);
    return { result: first ? 1000 : -1000 };
  }
  if (s.owner.length === 0) return { waiting: 0 };
  const w = worldOf(s);
  const own: Hex[] = [];
  let reinforced = 0;
  for (let h = 0; h < s.owner.length; h++) {
    if (s.owner[h] !== seat) continue;
    own.push(h);
    if (s.piece[h] === REINFORCED) reinforced++;
  }
  const cities = citiesOf(s, seat);
  let trade = 0;
  let levels = 0;
  let late = 0;
  p.row.forEach((r, at) => {
    trade += Math.min(3, r.trade) + Math.max(0, r.trade - 3) * 0.3;
    levels += FOCUS[r.card].level;
    late += at * FOCUS[r.card].level;
  });
  let goods = 0;
  for (const r of RESOURCES) goods += Math.min(3, p.resources[r]);
  let pacts = 0;
  s.players.forEach((other, o) => {
    if (o !== seat) for (const holder of other.pacts) if (holder === seat) pacts++;
  });
  // what pays off over many rounds counts less when the end is near
  const time = 1 / (1 + W.haste * score(s, seat));
  const parts: Record<string, number> = {
    agendas: agendaTerm(s, seat, w, own, cities),
    science: (p.tech * W.tech + levels * W.level + late * W.slot) * time,
    cities: (cities.length * W.city + cities.reduce((sum, h) => sum + ripeness(s, w, h), 0) * W.mature) * time,
    land: (own.length * W.space + reinforced * W.reinforced) * time,
    trade: (trade * W.trade + caravanTerm(s, seat, w) + pacts * W.pact) * time,
    resources: (goods * W.resource + naturalsOf(s, seat).length * W.natural) * time,
    friends: statesOf(s, seat).length * W.state * time,
    wonders: wondersOf(s, seat).reduce((sum, id) => sum + W.wonder + WONDERS[id].cost * 0.05, 0) * time,
  };
  if (sharp) parts['rivals'] = -rivals(s, seat, w) * W.rivals;
  return parts;
}

function rivals(s: State, seat: Seat, w: World): number {
  let best = 0;
  for (let other = 0; other < s.seats; other++) {
    if (other === seat) continue;
    const own: Hex[] = [];
    for (let h = 0; h < s.owner.length; h++) if (s.owner[h] === other) own.push(h);
    best = Math.max(best, agendaTerm(s, other, w, own, citiesOf(s, other)));
  }
  return best;
}

export function value(s: State, seat: Seat, sharp: boolean): number {
  const parts = terms(s, seat, sharp);
  let sum = 0;
  for (const key in parts) sum += parts[key]!;
  return sum;
}
