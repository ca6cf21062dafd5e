/** What a seat still has to do for each agenda, as plays of focus cards and the slots they want. */
import { must } from '../../../engine/must.js';
import type { IndustryCard, MilitaryCard } from '../data/focus.js';
import type { Resource } from '../data/land.js';
import { NATURALS } from '../data/naturals.js';
import { AGENDAS, type AgendaId } from '../data/victory.js';
import { WONDER_IDS, WONDERS, type WonderType } from '../data/wonders.js';
import { WATER } from '../map/world.js';
import { isMature, naturalsOf } from '../rules/board.js';
import { playerOf } from '../rules/lookup.js';
import { wonderCost } from '../rules/wonders.js';
import { CAPITAL, CITY, type Hex, REINFORCED } from '../types.js';
import { beats, lead } from './odds.js';
import { approach, founding, INDUSTRY, MILITARY, marked, type Scene } from './scene.js';

/** What is left to do for one agenda. */
export interface Need {
  /** City figures to found. */
  cities: number;
  /** Control tokens to lay, and the difficulty of their spaces together. */
  tokens: number;
  ground: number;
  /** Natural wonders to claim with a culture card. */
  naturals: number;
  /** Steps of the tech dial. */
  steps: number;
  /** World wonders to build, the production they lack beyond what lies ready, and of it what no slot gives. */
  wonders: number;
  production: number;
  short: number;
  /** Plays of the military card and their slots. */
  fights: number;
  might: number;
  /** Turns that are lost on the way. */
  delay: number;
}

const none = (): Need => ({
  cities: 0,
  tokens: 0,
  ground: 0,
  naturals: 0,
  steps: 0,
  wonders: 0,
  production: 0,
  short: 0,
  fights: 0,
  might: 0,
  delay: 0,
});

function civilized(x: Scene): Need {
  const need = none();
  need.cities = AGENDAS.civilized.need - x.cities.length;
  return need;
}

/** Free coast that a city here would bring: spaces marked in `marked` are reached without it. */
function coastGain({ s, w }: Scene, h: Hex): number {
  let sum = w.coast[h] && s.owner[h] === -1 && marked[h] === 0 ? 1 : 0;
  for (const n of must(w.near[h], 'space', h)) {
    if (marked[n] === 0 && w.coast[n] && s.owner[n] === -1 && w.terrain[n] !== WATER && must(w.state[n], 'seat', n) < 0)
      sum++;
  }
  return sum;
}

function explorer(x: Scene): Need {
  const { w } = x;
  const need = none();
  let missing: number = AGENDAS.explorer.need;
  for (const h of x.own) if (w.coast[h]) missing--;
  const open = freeCoast(x);
  let free = 0;
  for (let d = 1; d <= 5 && need.tokens < missing; d++) {
    const n = Math.min(must(open[d], 'space', d), missing - need.tokens);
    need.tokens += n;
    need.ground += n * d;
    free += n;
  }
  if (missing > free) furtherCoast(x, missing - free, need);
  return need;
}

/** Free coast beside the own cities, counted by difficulty; it is marked now. */
function freeCoast({ s, w, cities }: Scene): number[] {
  const open = [0, 0, 0, 0, 0, 0, 0];
  marked.fill(0, 0, w.size);
  for (const c of cities) {
    for (const n of must(w.near[c], 'space', c)) {
      if (marked[n] || !w.coast[n] || s.owner[n] !== -1 || w.terrain[n] === WATER || must(w.state[n], 'seat', n) >= 0)
        continue;
      marked[n] = 1;
      const d = must(w.difficulty[n], 'space', n);
      open[d] = must(open[d], 'difficulty', d) + 1;
    }
  }
  return open;
}

/** More coast than that: by further cities, those with most of it first, and then out of other hands. */
function furtherCoast(x: Scene, missing: number, need: Need): void {
  const { w } = x;
  const gains = x.sites.map((h) => ({ h, gain: coastGain(x, h) })).sort((one, two) => two.gain - one.gain);
  let more = missing;
  let figures = x.room;
  for (const { h, gain } of gains) {
    if (more <= 0 || figures <= 0 || gain === 0) break;
    if (marked[h] === 2) continue;
    for (const n of must(w.near[h], 'space', h)) marked[n] = 2;
    const used = Math.min(more, gain);
    more -= used;
    figures--;
    need.cities += used < gain && used < 2 ? 0.6 : 1;
    need.tokens += used - 1;
    need.ground += (used - 1) * 2.2;
  }
  need.fights += more / x.by.takenPerFight;
  need.might += (more / x.by.takenPerFight) * 4;
}

/** What a city still lacks to be mature. */
function maturing({ s, w, seat }: Scene, c: Hex) {
  const one = { tokens: 0, ground: 0, fights: 0, sum: 0 };
  if (isMature(s, w, c)) return one;
  for (const n of must(w.near[c], 'space', c)) {
    if (w.terrain[n] === WATER || (s.owner[n] === seat && must(s.piece[n], 'space', n) <= REINFORCED)) continue;
    if (s.owner[n] !== -1 || must(w.state[n], 'seat', n) >= 0) {
      one.fights += 1;
      one.sum += 4;
    }
    one.tokens += 1;
    one.ground += must(w.difficulty[n], 'space', n);
    one.sum += 0.6 + must(w.difficulty[n], 'space', n) * 0.2;
  }
  return one;
}

function populous(x: Scene): Need {
  const need = none();
  const work = x.cities.map((c) => maturing(x, c));
  work.sort((a, b) => a.sum - b.sum);
  const most = AGENDAS.populous.need;
  for (let i = 0; i < most; i++) {
    const one = work[i];
    if (!one || (one.sum > x.by.newMature + 3 && need.cities + 1 <= x.room)) {
      need.cities += 1;
      need.tokens += x.by.newMature;
      need.ground += x.by.newMature * 2;
      continue;
    }
    need.tokens += one.tokens;
    need.ground += one.ground;
    need.fights += one.fights;
    need.might += one.fights * 4;
  }
  return need;
}

/** What it takes to hold a natural wonder that is not one's own. */
function holding(x: Scene, hex: Hex) {
  const { s, w, seat } = x;
  const one = { cities: 0, fights: 0, claim: s.owner[hex] === -1 };
  const far = must(x.away[hex], 'space', hex);
  const near = must(w.near[hex], 'space', hex);
  if (must(s.owner[hex], 'space', hex) >= 0) {
    const way = approach(x, hex, 3, far);
    one.fights = (must(s.piece[hex], 'space', hex) >= CITY ? 3.5 : 2) + way.fights;
    one.cities = way.cities;
  } else if (!near.some((n) => s.owner[n] === seat && must(s.piece[n], 'space', n) >= CITY)) {
    const site = x.room > 0 && near.some((n) => founding(x, n));
    one.cities = site ? 1 + Math.max(0, far - 1 - x.range) / x.range : 0;
    // without a space for a city beside it one must take somebody else's
    if (!site) one.fights = 2 + approach(x, hex, 3, far).fights;
  }
  return { ...one, sum: one.cities * 2 + one.fights * 3 };
}

function preservationist(x: Scene): Need {
  const { s, w, seat } = x;
  const need = none();
  const there = w.naturalHex.filter((hex) => hex >= 0);
  const have = there.filter((hex) => s.owner[hex] === seat).length;
  const list = there.filter((hex) => s.owner[hex] !== seat).map((hex) => holding(x, hex));
  list.sort((a, b) => a.sum - b.sum);
  const missing = AGENDAS.preservationist.need - have;
  for (let i = 0; i < missing; i++) {
    const one = list[i];
    if (!one) {
      need.delay += 30;
      continue;
    }
    need.cities += one.cities;
    need.fights += one.fights;
    need.might += one.fights * 5;
    if (one.claim) need.naturals += 1;
  }
  return need;
}

const OUT_OF_REACH = 99;
const steps = new Int16Array(1024);
const line = new Int32Array(1024);

/** Steps from the own spaces as attacks count them, without a limit. */
function marches({ s, w, seat, own }: Scene, card: MilitaryCard): Int16Array {
  steps.fill(OUT_OF_REACH, 0, w.size);
  let tail = 0;
  for (const h of own) {
    steps[h] = 0;
    line[tail++] = h;
  }
  for (let head = 0; head < tail; head++) {
    const from = must(line[head], 'space', head);
    const d = must(steps[from], 'step', from) + 1;
    for (const to of must(w.near[from], 'space', from)) {
      if (must(steps[to], 'step', to) < OUT_OF_REACH) continue;
      steps[to] = d;
      if (card.flies) line[tail++] = to;
      else if (w.terrain[to] === WATER ? card.water : s.owner[to] === -1 || s.owner[to] === seat) line[tail++] = to;
    }
  }
  return steps;
}

/** What it takes to win a space in battle, which is so many steps away, or out of reach. */
function conquest(x: Scene, card: MilitaryCard, h: Hex, steps: number) {
  const { s, seat } = x;
  const owner = must(s.owner[h], 'space', h);
  const what = owner < 0 ? 'state' : must(s.piece[h], 'space', h) >= CITY ? 'city' : 'token';
  const margin = lead(s, seat, must(x.at[MILITARY], 'space', MILITARY), 5, h, what, owner);
  const win = 1 - (1 - beats(margin)) ** 2;
  const slot = Math.max(1.5, Math.min(5, 5 - (margin - 2)));
  const barred = steps >= OUT_OF_REACH;
  const way = approach(x, h, card.range, barred ? must(x.away[h], 'space', h) : steps);
  const fights = 1 / Math.max(0.08, win) + way.fights + (barred ? 1 : 0);
  return { fights, might: fights * slot, cities: way.cities, sum: fights * (1 + slot * 0.4) + way.cities * 2 };
}

function warmonger(x: Scene): Need {
  const { s, w, seat } = x;
  const best = none();
  const card = x.cards[MILITARY] as MilitaryCard | null;
  if (!card) return { ...best, delay: 20 };
  const far = marches(x, card);
  let least = 99;
  const states: ReturnType<typeof conquest>[] = [];
  let have = 0;
  for (let h = 0; h < w.size; h++) {
    const state = must(w.state[h], 'seat', h) >= 0;
    const owner = must(s.owner[h], 'space', h);
    if (state && owner === seat) have++;
    if (owner === seat || !(state || (owner >= 0 && s.piece[h] === CAPITAL))) continue;
    const { sum, ...one } = conquest(x, card, h, must(far[h], 'space', h));
    if (state) states.push({ ...one, sum });
    else if (sum < least) {
      least = sum;
      Object.assign(best, one);
    }
  }
  const { sum, need } = easiestStates(states, AGENDAS.warmonger.need - have);
  if (sum < least) return need;
  if (least >= 99) best.delay = 30;
  return best;
}

/** What the easiest so many city-states take together; one that is not there counts as out of the question. */
function easiestStates(states: ReturnType<typeof conquest>[], missing: number): { sum: number; need: Need } {
  states.sort((a, b) => a.sum - b.sum);
  let sum = 0;
  const need = none();
  for (let i = 0; i < missing; i++) {
    const one = states[i];
    sum += one ? one.sum : 40;
    need.fights += one?.fights ?? 0;
    need.might += one?.might ?? 0;
    need.cities += one?.cities ?? 0;
  }
  return { sum, need };
}

const OWN_RESOURCE: Readonly<Record<WonderType, Resource>> = {
  culture: 'marble',
  economy: 'diamond',
  science: 'mercury',
  military: 'oil',
};

function wondersOf(x: Scene, type: WonderType): Need {
  const { s, seat } = x;
  const need = none();
  let have = 0;
  WONDER_IDS.forEach((id, i) => {
    const h = must(s.wonderAt[i], 'wonder', i);
    if (h >= 0 && s.owner[h] === seat && WONDERS[id].type === type) have++;
  });
  const missing = 2 - have;
  const deck = s.decks[type];
  if (deck.length < missing) need.delay = 15;
  const { resources } = playerOf(s, seat);
  const industry = x.cards[INDUSTRY] as IndustryCard | null;
  const most = industry?.slot5 ?? 5;
  const top = deck[0];
  let cost = top ? wonderCost(s, seat, top) : 10;
  let left = 0;
  for (const r of top ? WONDERS[top].resources : [OWN_RESOURCE[type]]) left += resources[r] * 2;
  let natural = 0;
  for (const id of naturalsOf(s, seat)) {
    if (top && (WONDERS[top].resources as readonly Resource[]).includes(NATURALS[id].resource)) natural += 2;
  }
  for (let i = 0; i < missing; i++) {
    const lacks = Math.max(0, cost - natural);
    const used = Math.min(left, Math.ceil(lacks / 2) * 2);
    left -= used;
    const production = Math.max(1, lacks - used);
    need.wonders += 1;
    need.production += Math.min(production, most);
    need.short += Math.max(0, production - most);
    cost = x.by.laterCost;
    natural = 0;
  }
  return need;
}

export const WORK: Readonly<Record<AgendaId, (x: Scene) => Need>> = {
  civilized,
  'money-grubber': (x) => wondersOf(x, 'economy'),
  warmonger,
  paranoid: (x) => wondersOf(x, 'military'),
  explorer,
  aesthetic: (x) => wondersOf(x, 'culture'),
  technophile: (x) => ({ ...none(), steps: AGENDAS.technophile.need - must(x.s.players[x.seat], 'seat', x.seat).tech }),
  scholarly: (x) => wondersOf(x, 'science'),
  populous,
  preservationist,
};
