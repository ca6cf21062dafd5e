/**
 * How many own turns a seat still needs to win. Every agenda is turned into plays of focus cards and the slots they
 * want; for each victory card one of its two agendas is worked for, and the cheapest choice of agendas counts.
 *
 * A card played from slot k needs k - 1 other turns to climb there again. So the turns needed are at least the number
 * of plays of all cards, and for each card the sum of the slots it is wanted in.
 */
import type { Seat } from '../../../engine/types.js';
import {
  type CultureCard,
  FOCUS,
  FOCUS_TYPES,
  type FocusCard,
  type IndustryCard,
  type MilitaryCard,
} from '../data/focus.js';
import { LIMITS, type Resource } from '../data/land.js';
import { NATURALS } from '../data/naturals.js';
import { AGENDAS, type AgendaId, VICTORY } from '../data/victory.js';
import { WONDER_IDS, WONDERS, type WonderType } from '../data/wonders.js';
import { WATER, type World, worldOf } from '../map/world.js';
import { isMature, naturalsOf, statesOn } from '../rules/board.js';
import { cultureTokens } from '../rules/focus/culture.js';
import { wonderCost } from '../rules/wonders.js';
import { CITY, type Hex, REINFORCED, type State } from '../types.js';
import { beats, lead } from './odds.js';
import { WEIGHTS as W } from './weights.js';

const CULTURE = 0;
const SCIENCE = 1;
const INDUSTRY = 3;
const MILITARY = 4;

/** What is left to do for one agenda. */
interface Need {
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

/** What is asked again and again about one seat of one position. */
interface Scene {
  readonly s: State;
  readonly w: World;
  readonly seat: Seat;
  readonly own: readonly Hex[];
  /** By space: steps from the nearest own one. */
  readonly away: Int16Array;
  readonly cities: readonly Hex[];
  /** By type of card: place in the row (-1 when there is none) and the card. */
  readonly at: readonly number[];
  readonly cards: readonly (FocusCard | null)[];
  readonly range: number;
  readonly perPlay: number;
  /** Spaces for cities that a card or two reach, and how many of them do not bar each other. */
  readonly sites: readonly Hex[];
  readonly room: number;
}

function sceneOf(s: State, seat: Seat): Scene {
  const w = worldOf(s);
  const own: Hex[] = [];
  const cities: Hex[] = [];
  for (let h = 0; h < w.size; h++) {
    if (s.owner[h] !== seat) continue;
    own.push(h);
    if (s.piece[h]! >= CITY) cities.push(h);
  }
  const at = [-1, -1, -1, -1, -1];
  const cards: (FocusCard | null)[] = [null, null, null, null, null];
  s.players[seat]!.row.forEach((r, i) => {
    const card = FOCUS[r.card];
    const type = FOCUS_TYPES.indexOf(card.type);
    at[type] = i;
    cards[type] = card;
  });
  const culture = cards[CULTURE] as CultureCard | null;
  const more =
    culture?.after === 'friendly' ? 0.8 : culture?.after === 'move' ? 0.3 : culture?.after === 'media' ? 0.6 : 0;
  const perPlay = culture ? cultureTokens(s, seat, at[CULTURE]!, 0) * W.laid + more : 1;
  const range = (cards[INDUSTRY] as IndustryCard | null)?.range ?? 2;
  const sites: Hex[] = [];
  const x = { s, w, seat, own, away: spreadFrom(w, own), cities, at, cards, range, perPlay, sites, room: 0 };
  for (let h = 0; h < w.size; h++) if (away[h]! <= range + 1 && founding(x, h)) sites.push(h);
  x.room = roomOf(x);
  return x;
}

function distance(w: World, a: Hex, b: Hex): number {
  const dq = w.q[a]! - w.q[b]!;
  const dr = w.r[a]! - w.r[b]!;
  return (Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) / 2;
}

const away = new Int16Array(1024);
const queue = new Int32Array(1024);

/** Steps to every space from the nearest of the own ones, whatever lies between. The buffer is reused by the next call. */
function spreadFrom(w: World, own: readonly Hex[]): Int16Array {
  away.fill(99, 0, w.size);
  let tail = 0;
  for (const h of own) {
    away[h] = 0;
    queue[tail++] = h;
  }
  for (let head = 0; head < tail; head++) {
    const from = queue[head]!;
    for (const to of w.near[from]!) {
      if (away[to] !== 99) continue;
      away[to] = away[from]! + 1;
      queue[tail++] = to;
    }
  }
  return away;
}

/** May a city stand here some day, whatever the range? */
function founding({ s, w, seat }: Scene, h: Hex): boolean {
  if (w.terrain[h] === WATER || w.state[h]! >= 0 || w.natural[h]! >= 0) return false;
  if (s.owner[h]! >= 0 ? s.owner[h] !== seat || s.piece[h]! >= CITY : s.resource[h] !== 0) return false;
  for (const n of w.near[h]!) if (s.piece[n]! >= CITY || (w.state[n]! >= 0 && s.owner[n] === -1)) return false;
  return true;
}

// ---------------------------------------------------------------------------------------------- one by one

const marked = new Uint8Array(1024);

/** How many cities can still be founded; each bars its neighbours. */
function roomOf(x: Scene): number {
  let figures: number = LIMITS.cities;
  for (const c of x.cities) if (x.s.piece[c] === CITY) figures--;
  let room = 0;
  marked.fill(0, 0, x.w.size);
  for (const h of x.sites) {
    if (room >= figures) break;
    if (marked[h]) continue;
    room++;
    for (const n of x.w.near[h]!) marked[n] = 1;
  }
  return room;
}

/** Coming within `range` of a space: with new cities where there is room for them on the way, else by conquest. */
function approach(x: Scene, to: Hex, range: number, steps: number): { cities: number; fights: number } {
  if (steps <= range) return { cities: 0, fights: 0 };
  let closest = 99;
  if (x.room > 0) for (const h of x.sites) closest = Math.min(closest, distance(x.w, h, to));
  if (closest <= range) return { cities: 1, fights: 0 };
  if (closest < steps) return { cities: 1 + (closest - range) / x.range, fights: 0 };
  return { cities: 0, fights: (steps - range) / W.takenPerFight };
}

function civilized(x: Scene): Need {
  const need = none();
  need.cities = AGENDAS.civilized.need - x.cities.length;
  return need;
}

/** Free coast that a city here would bring: spaces marked in `marked` are reached without it. */
function coastGain({ s, w }: Scene, h: Hex): number {
  let sum = w.coast[h] && s.owner[h] === -1 && marked[h] === 0 ? 1 : 0;
  for (const n of w.near[h]!) {
    if (marked[n] === 0 && w.coast[n] && s.owner[n] === -1 && w.terrain[n] !== WATER && w.state[n]! < 0) sum++;
  }
  return sum;
}

function explorer(x: Scene): Need {
  const { s, w } = x;
  const need = none();
  let missing: number = AGENDAS.explorer.need;
  for (const h of x.own) if (w.coast[h]) missing--;
  const open = [0, 0, 0, 0, 0, 0, 0];
  marked.fill(0, 0, w.size);
  for (const c of x.cities) {
    for (const n of w.near[c]!) {
      if (marked[n] || !w.coast[n] || s.owner[n] !== -1 || w.terrain[n] === WATER || w.state[n]! >= 0) continue;
      marked[n] = 1;
      open[w.difficulty[n]!]!++;
    }
  }
  let free = 0;
  for (let d = 1; d <= 5 && need.tokens < missing; d++) {
    const n = Math.min(open[d]!, missing - need.tokens);
    need.tokens += n;
    need.ground += n * d;
    free += n;
  }
  let more = missing - free;
  if (more > 0) {
    // further cities, those with most free coast first
    const gains = x.sites.map((h) => ({ h, gain: coastGain(x, h) })).sort((one, two) => two.gain - one.gain);
    let figures = x.room;
    for (const { h, gain } of gains) {
      if (more <= 0 || figures <= 0 || gain === 0) break;
      if (marked[h] === 2) continue;
      for (const n of w.near[h]!) marked[n] = 2;
      const used = Math.min(more, gain);
      more -= used;
      figures--;
      need.cities += used < gain && used < 2 ? 0.6 : 1;
      need.tokens += used - 1;
      need.ground += (used - 1) * 2.2;
    }
    // what no city of the own can reach must be taken from others
    need.fights += more / W.takenPerFight;
    need.might += (more / W.takenPerFight) * 4;
  }
  return need;
}

function populous(x: Scene): Need {
  const { s, w, seat } = x;
  const need = none();
  const work: { tokens: number; ground: number; fights: number; sum: number }[] = [];
  for (const c of x.cities) {
    const one = { tokens: 0, ground: 0, fights: 0, sum: 0 };
    if (!isMature(s, w, c)) {
      for (const n of w.near[c]!) {
        if (w.terrain[n] === WATER || (s.owner[n] === seat && s.piece[n]! <= REINFORCED)) continue;
        if (s.owner[n] !== -1 || w.state[n]! >= 0) {
          one.fights += 1;
          one.sum += 4;
        }
        one.tokens += 1;
        one.ground += w.difficulty[n]!;
        one.sum += 0.6 + w.difficulty[n]! * 0.2;
      }
    }
    work.push(one);
  }
  work.sort((a, b) => a.sum - b.sum);
  const most = AGENDAS.populous.need;
  for (let i = 0; i < most; i++) {
    const one = work[i];
    if (!one || (one.sum > W.newMature + 3 && need.cities + 1 <= x.room)) {
      need.cities += 1;
      need.tokens += W.newMature;
      need.ground += W.newMature * 2;
      continue;
    }
    need.tokens += one.tokens;
    need.ground += one.ground;
    need.fights += one.fights;
    need.might += one.fights * 4;
  }
  return need;
}

function preservationist(x: Scene): Need {
  const { s, w, seat } = x;
  const need = none();
  const list: { cities: number; fights: number; claim: boolean; sum: number }[] = [];
  let have = 0;
  for (const hex of w.naturalHex) {
    if (hex < 0) continue;
    if (s.owner[hex] === seat) {
      have++;
      continue;
    }
    const one = { cities: 0, fights: 0, claim: s.owner[hex] === -1, sum: 0 };
    const far = x.away[hex]!;
    if (s.owner[hex]! >= 0) {
      const way = approach(x, hex, 3, far);
      one.fights = (s.piece[hex]! >= CITY ? 3.5 : 2) + way.fights;
      one.cities = way.cities;
    } else if (!w.near[hex]!.some((n) => s.owner[n] === seat && s.piece[n]! >= CITY)) {
      const site = x.room > 0 && w.near[hex]!.some((n) => founding(x, n));
      one.cities = site ? 1 + Math.max(0, far - 1 - x.range) / x.range : 0;
      // without a space for a city beside it one must take somebody else's
      if (!site) one.fights = 2 + approach(x, hex, 3, far).fights;
    }
    one.sum = one.cities * 2 + one.fights * 3;
    list.push(one);
  }
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

const steps = new Int16Array(1024);
const line = new Int32Array(1024);

/** Steps from the own spaces as attacks count them, without a limit. */
function marches({ s, w, seat, own }: Scene, card: MilitaryCard): Int16Array {
  steps.fill(99, 0, w.size);
  let tail = 0;
  for (const h of own) {
    steps[h] = 0;
    line[tail++] = h;
  }
  for (let head = 0; head < tail; head++) {
    const from = line[head]!;
    const d = steps[from]! + 1;
    for (const to of w.near[from]!) {
      if (steps[to]! < 99) continue;
      steps[to] = d;
      if (card.flies) line[tail++] = to;
      else if (w.terrain[to] === WATER ? card.water : s.owner[to] === -1 || s.owner[to] === seat) line[tail++] = to;
    }
  }
  return steps;
}

function warmonger(x: Scene): Need {
  const { s, w, seat } = x;
  const best = none();
  const at = x.at[MILITARY]!;
  const card = x.cards[MILITARY] as MilitaryCard | null;
  if (!card) return { ...best, delay: 20 };
  const far = marches(x, card);
  let least = 99;
  const states: { fights: number; might: number; cities: number; sum: number }[] = [];
  let have = 0;
  for (let h = 0; h < w.size; h++) {
    const state = w.state[h]! >= 0;
    const owner = s.owner[h]!;
    if (state && owner === seat) have++;
    if (owner === seat || !(state || (owner >= 0 && s.piece[h]! === CITY + 1))) continue;
    const what = owner < 0 ? 'state' : s.piece[h]! >= CITY ? 'city' : 'token';
    const margin = lead(s, seat, at, 5, h, what, owner);
    const once = beats(margin);
    const win = 1 - (1 - once) ** 2;
    const slot = Math.max(1.5, Math.min(5, 5 - (margin - 2)));
    const way = approach(x, h, card.range, far[h]! >= 99 ? x.away[h]! : far[h]!);
    const fights = 1 / Math.max(0.08, win) + way.fights + (far[h]! >= 99 ? 1 : 0);
    const { cities } = way;
    const sum = fights * (1 + slot * 0.4) + cities * 2;
    if (state) states.push({ fights, might: fights * slot, cities, sum });
    else if (sum < least) {
      least = sum;
      Object.assign(best, { fights, might: fights * slot, cities });
    }
  }
  states.sort((a, b) => a.sum - b.sum);
  const missing = AGENDAS.warmonger.need - have;
  let sum = 0;
  const both = none();
  for (let i = 0; i < missing; i++) {
    const one = states[i];
    sum += one ? one.sum : 40;
    both.fights += one?.fights ?? 0;
    both.might += one?.might ?? 0;
    both.cities += one?.cities ?? 0;
  }
  if (sum < least) return both;
  if (least >= 99) best.delay = 30;
  return best;
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
    const h = s.wonderAt[i]!;
    if (h >= 0 && s.owner[h] === seat && WONDERS[id].type === type) have++;
  });
  const missing = 2 - have;
  const deck = s.decks[type];
  if (deck.length < missing) need.delay = 15;
  const { resources } = s.players[seat]!;
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
    cost = W.laterCost;
    natural = 0;
  }
  return need;
}

const WORK: Readonly<Record<AgendaId, (x: Scene) => Need>> = {
  civilized,
  'money-grubber': (x) => wondersOf(x, 'economy'),
  warmonger,
  paranoid: (x) => wondersOf(x, 'military'),
  explorer,
  aesthetic: (x) => wondersOf(x, 'culture'),
  technophile: (x) => ({ ...none(), steps: AGENDAS.technophile.need - x.s.players[x.seat]!.tech }),
  scholarly: (x) => wondersOf(x, 'science'),
  populous,
  preservationist,
};

// ------------------------------------------------------------------------------------------------ together

const fourth = (n: number): number => n * n * n * n;

const plays = [0, 0, 0, 0, 0];
const slotsOf = [0, 0, 0, 0, 0];
const highest = [0, 0, 0, 0, 0];

/** Turns for several agendas at once: cities and tokens serve more than one. */
function turnsFor(x: Scene, needs: readonly Need[], free: number, slots: readonly number[], trade: readonly number[]) {
  let cities = 0;
  let fewer = 0;
  let tokens = 0;
  let ground = 0;
  let overlap = 99;
  let naturals = 0;
  let science = 0;
  let wonders = 0;
  let production = 0;
  let short = 0;
  let fights = 0;
  let might = 0;
  let delay = 0;
  for (const n of needs) {
    fewer += Math.min(cities, n.cities);
    cities = Math.max(cities, n.cities);
    if (n.tokens > 0) overlap = Math.min(overlap, n.tokens);
    tokens += n.tokens;
    ground += n.ground;
    naturals += n.naturals;
    science += n.steps;
    wonders += n.wonders;
    production += n.production;
    short += n.short;
    fights += n.fights;
    might += n.might;
    delay += n.delay;
  }
  cities += fewer * 0.25;
  if (overlap < tokens) {
    const shared = (tokens - overlap * 0.5) / tokens;
    tokens *= shared;
    ground *= shared;
  }
  cities = Math.max(cities, wonders - free);
  if (cities > x.room) {
    fights += (cities - x.room) * 1.5;
    might += (cities - x.room) * 1.5 * 5;
    delay += (cities - x.room) * W.noSite;
    cities = x.room;
  }
  // trade tokens that lie ready
  const forTokens = Math.min(tokens, trade[CULTURE]!);
  if (tokens > 0) {
    ground *= (tokens - forTokens * 0.9) / tokens;
    tokens -= forTokens * 0.9;
  }
  const forSteps = Math.min(science, trade[SCIENCE]!);
  science -= forSteps;
  if (wonders > 0) {
    const ready = trade[INDUSTRY]!;
    const cut = Math.min(short, ready);
    short -= cut;
    production = Math.max(wonders, production - (ready - cut));
  }
  // a claim of a natural wonder lays other tokens too
  const beside = Math.min(tokens, naturals * (x.perPlay - 1));
  if (tokens > 0) ground *= (tokens - beside) / tokens;
  tokens -= beside;
  plays[CULTURE] = naturals + tokens / x.perPlay;
  slotsOf[CULTURE] = naturals * 5 + (ground + tokens * 0.5) / x.perPlay;
  plays[SCIENCE] = science / W.scienceSlot;
  slotsOf[SCIENCE] = science;
  plays[INDUSTRY] = cities + wonders;
  slotsOf[INDUSTRY] = cities * W.citySlot + production;
  plays[MILITARY] = fights;
  slotsOf[MILITARY] = might;
  let all = short * W.short + delay;
  for (const n of plays) all += n;
  // a card that waits beyond the slot it is wanted in gains nothing
  highest[CULTURE] = naturals > 0 ? 5 : tokens > 0 ? Math.min(5, ground / tokens + 1) : 0;
  highest[SCIENCE] = 5;
  highest[INDUSTRY] = wonders > 0 ? Math.max(W.citySlot, Math.min(5, production / wonders)) : W.citySlot;
  highest[MILITARY] = fights > 0 ? might / fights : 0;
  let sum = fourth(all);
  for (let t = 0; t < 5; t++) {
    if (plays[t]! <= 0) continue;
    sum += fourth(Math.max(0, slotsOf[t]! - Math.min(slots[t]!, highest[t]!) + 1));
  }
  // the fourth power: the longest of the jobs decides, the others count a little
  return Math.sqrt(Math.sqrt(sum));
}

/** Own turns to the end of the game, roughly; 0 when all cards are finished. */
export function turnsLeft(s: State, seat: Seat): number {
  const x = sceneOf(s, seat);
  const p = s.players[seat]!;
  const open: [Need, Need][] = [];
  for (const card of s.victory) {
    const [one, two] = VICTORY[card];
    if (p.done.some((d) => d.agenda === one || d.agenda === two)) continue;
    open.push([WORK[one](x), WORK[two](x)]);
  }
  if (open.length === 0) return 0;
  let free = 0;
  for (const c of x.cities) if (!s.wonderAt.includes(c)) free++;
  const slots = x.at.map((at) => at + 1);
  const trade = x.at.map((at) =>
    at < 0 ? 0 : Math.min(LIMITS.tradeOnCard, p.row[at]!.trade) + statesOn(s, seat, at).length,
  );
  let best = 999;
  let second = 999;
  const pick: Need[] = [];
  for (let mask = 0; mask < 1 << open.length; mask++) {
    for (let i = 0; i < open.length; i++) pick[i] = open[i]![(mask >> i) & 1]!;
    const turns = turnsFor(x, pick, free, slots, trade);
    if (turns < best) {
      second = best;
      best = turns;
    } else if (turns < second) second = turns;
  }
  return best * (1 - W.other) + Math.min(second, best + 10) * W.other;
}
