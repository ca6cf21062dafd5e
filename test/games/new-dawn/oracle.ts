/**
 * A New Dawn read again, slowly: every space, card, target and step is tried with the plainest tests. Nothing is
 * shared with the rules: printed tables, map, difficulty, distances, maturity and prices stand here a second time.
 */
import type { CityStateId } from '../../../src/games/new-dawn/data/diplomacy.js';
import type { FocusId } from '../../../src/games/new-dawn/data/focus.js';
import type { Resource } from '../../../src/games/new-dawn/data/land.js';
import type { NaturalId } from '../../../src/games/new-dawn/data/naturals.js';
import type { ReadingId } from '../../../src/games/new-dawn/data/readings.js';
import type { WonderId } from '../../../src/games/new-dawn/data/wonders.js';
import type { State } from '../../../src/games/new-dawn/types.js';
import type { Give, Oracle } from '../../helpers/games.js';
import { small } from './oracle-small.js';
import {
  CARD_IDS,
  CARDS,
  DECKS,
  DIFFICULTY,
  GOODS,
  LETTERS,
  NATURAL_IDS,
  NATURALS,
  PACT_IDS,
  SHAPE,
  STATE_IDS,
  STATES,
  TILES,
  VICTORY,
  WONDER_IDS,
  WONDERS,
} from './printed.js';

export type Listed = { id: string; range?: [number, number] };
export type Frame = Parameters<Oracle>[1];
export const ids = (prefix: string, words: readonly string[]): Listed[] => words.map((w) => ({ id: prefix + w }));
export const DONE = { id: 'done' };

// --------------------------------------------------------------------------------------------- the map (sheet 8)

interface Space {
  q: number;
  r: number;
  /** Terrain letter with its marks, as in the table of tiles. */
  code: string;
  tile: string;
  name: string;
}

const MAPS = new WeakMap<object, { spaces: Space[]; near: number[][] }>();
export function mapOf(s: State) {
  let map = MAPS.get(s.placed);
  if (map) return map;
  const spaces: Space[] = s.water.map(([q, r]) => ({ q, r, code: 'W', tile: '', name: '' }));
  for (const p of s.placed) {
    const codes = TILES[p.tile]!.split(/ +/);
    SHAPE[p.tile.endsWith('A') ? 'A' : 'B'].forEach(([dq, dr], i) => {
      let [q, r]: number[] = [dq, dr];
      for (let turn = 0; turn < p.turn; turn++) [q, r] = [-r!, q! + r!];
      spaces.push({ q: p.q + q!, r: p.r + r!, code: codes[i]!, tile: p.tile, name: '' });
    });
  }
  spaces.sort((a, b) => a.r - b.r || a.q - b.q);
  const letters = (row: number) => (row < 26 ? '' : 'A') + 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[row % 26]!;
  for (const x of spaces) {
    const row = spaces.filter((y) => y.r === x.r);
    x.name = letters(x.r - spaces[0]!.r) + (row.indexOf(x) + 1);
  }
  const apart = (a: Space, b: Space) =>
    Math.max(Math.abs(a.q - b.q), Math.abs(a.r - b.r), Math.abs(a.q + a.r - b.q - b.r));
  const near = spaces.map((a) => spaces.flatMap((b, i) => (apart(a, b) === 1 ? [i] : [])));
  map = { spaces, near };
  MAPS.set(s.placed, map);
  return map;
}
export const all = (s: State) => mapOf(s).spaces.map((_, h) => h);
export const nameOf = (s: State, h: number) => mapOf(s).spaces[h]!.name;
export const near = (s: State, h: number) => mapOf(s).near[h]!;
export const letter = (s: State, h: number) => mapOf(s).spaces[h]!.code[0]!;
export const isWater = (s: State, h: number) => letter(s, h) === 'W';
export const onEdge = (s: State, h: number) => near(s, h).length < 6;
export const stateSpace = (s: State, h: number) => mapOf(s).spaces[h]!.code.includes('@');
export const reads = (s: State, reading: ReadingId) => s.options.readings.includes(reading);
export const gone = (s: State, seat: number) => s.left.includes(seat);

// -------------------------------------------------------------------------------------------------- what stands

export const [PLAIN, REINFORCED, CITY, CAPITAL] = [1, 2, 3, 4];
export const mine = (s: State, seat: number) => all(s).filter((h) => s.owner[h] === seat);
export const isRival = (s: State, seat: number, h: number) => s.owner[h] !== -1 && s.owner[h] !== seat;
export const isCity = (s: State, h: number) => s.piece[h] === CITY || s.piece[h] === CAPITAL;
export const isToken = (s: State, h: number) => s.piece[h] === PLAIN || s.piece[h] === REINFORCED;
export const barbarian = (s: State, h: number) => s.barbarians.includes(h);
export const freeState = (s: State, h: number) => stateSpace(s, h) && s.owner[h] === -1;
/** One token lies beside each victory card of which anything is done. */
const marks = (s: State, seat: number) =>
  s.victory.filter((card) => s.players[seat]!.done.some((d) => VICTORY[card].some((id) => id === d.agenda))).length;
export const unused = (s: State, seat: number) =>
  31 - marks(s, seat) - mine(s, seat).filter((h) => isToken(s, h)).length;
export const controls = (s: State, seat: number, id: WonderId) => {
  const h = s.wonderAt[WONDER_IDS.indexOf(id)]!;
  return h >= 0 && s.owner[h] === seat;
};
export const holds = (s: State, seat: number, id: CityStateId) => s.stateCards[STATE_IDS.indexOf(id)]!.includes(seat);
export const leads = (s: State, seat: number, leader: string) => s.players[seat]!.leader === leader;

export function trulyEmpty(s: State, h: number): boolean {
  if (s.owner[h] !== -1 || s.resource[h] !== 0 || letter(s, h) === 'N' || stateSpace(s, h)) return false;
  return !barbarian(s, h) && !s.wonderAt.includes(h) && s.players.every((p) => !p.caravans.includes(h));
}

export function difficulty(s: State, seat: number, h: number, focus: string, placing: boolean): number {
  let d = DIFFICULTY[letter(s, h)]!;
  const coast = onEdge(s, h) || near(s, h).some((n) => isWater(s, n));
  if (leads(s, seat, 'japan') && s.turn.seat === seat && coast && 'DM'.includes(letter(s, h))) d = 3;
  if (holds(s, seat, 'kumasi') && letter(s, h) === 'F' && (focus === 'culture' || focus === 'industry')) d = 1;
  return holds(s, seat, 'mohenjo-daro') && placing ? d - 1 : d;
}

export function mature(s: State, seat: number, h: number): boolean {
  return near(s, h).every((n) => {
    if (isWater(s, n)) return true;
    const owner = s.owner[n]!;
    if (owner === -1 || !isToken(s, n)) return false;
    if (owner === seat || controls(s, seat, 'sydney-opera-house')) return true;
    return s.players[owner]!.pacts[PACT_IDS.indexOf('open-borders')] === seat;
  });
}
export const matureCities = (s: State, seat: number) => mine(s, seat).filter((h) => isCity(s, h) && mature(s, seat, h));

/** Where one can be after 0, 1, 2, ... steps: `enter` says which spaces can be entered, `pass` which can be left again. */
function layers(
  s: State,
  starts: readonly number[],
  most: number,
  enter: (h: number) => boolean,
  pass: (h: number) => boolean,
): number[][] {
  const out = [[...new Set(starts)]];
  for (let n = 1; n <= most; n++) {
    const from = n === 1 ? out[0]! : out[n - 1]!.filter(pass);
    out.push(all(s).filter((h) => enter(h) && from.some((x) => near(s, x).includes(h))));
  }
  return out;
}

// ---------------------------------------------------------------------------------------------- control tokens

export function placing(s: State, f: Frame): number[] {
  const { seat } = f;
  const clause: string = f['clause'];
  return all(s).filter((h) => {
    if (s.owner[h] !== -1 || isWater(s, h) || stateSpace(s, h) || barbarian(s, h)) return false;
    if (clause === 'hills') return letter(s, h) === 'H' && near(s, f['around']).includes(h);
    if (difficulty(s, seat, h, f['focus'], true) > f['limit']) return false;
    if (clause === 'around') return near(s, f['around']).includes(h);
    if (near(s, h).some((n) => s.owner[n] === seat && (clause === 'friendly' || isCity(s, n)))) return true;
    return controls(s, seat, 'chichen-itza') && letter(s, h) === 'F' && trulyEmpty(s, h);
  });
}

export const spots = (s: State, prefix: string, hexes: readonly number[]) =>
  ids(
    prefix,
    hexes.map((h) => nameOf(s, h)),
  );
const ownTokens = (s: State, seat: number) => mine(s, seat).filter((h) => isToken(s, h));
const ways = (s: State, h: number) => near(s, h).filter((n) => !isWater(s, n) && trulyEmpty(s, n));

function media(s: State, seat: number): Listed[] {
  const within = (h: number) => [h, ...near(s, h), ...near(s, h).flatMap((n) => near(s, n))];
  const near2 = all(s).filter(
    (h) => isRival(s, seat, h) && isToken(s, h) && within(h).some((n) => s.owner[n] === seat),
  );
  if (unused(s, seat) > 0) return [...spots(s, 'media:', near2), DONE];
  const flips = near2.filter((h) => s.piece[h] === REINFORCED);
  return [...spots(s, 'media:', flips), ...spots(s, 'lift:', ownTokens(s, seat)), DONE];
}

// ------------------------------------------------------------------------------------------ cities and wonders

function citySites(s: State, f: Frame, card: Card): number[] {
  const { seat } = f;
  const slot: number = f['slot'];
  if (mine(s, seat).filter((h) => s.piece[h] === CITY).length >= 7) return [];
  const easy = (h: number) => difficulty(s, seat, h, 'industry', false) <= slot;
  const counts = (h: number) =>
    (isWater(s, h) ? card.water === true : easy(h)) && !isRival(s, seat, h) && !barbarian(s, h);
  const starts = mine(s, seat);
  if (card.fromCaravans) starts.push(...s.players[seat]!.caravans.filter((h) => h >= 0));
  const inRange = new Set(layers(s, starts, card.range ?? 0, counts, counts).flat());
  return all(s).filter((h) => {
    const lighthouse = controls(s, seat, 'great-lighthouse') && onEdge(s, h) && trulyEmpty(s, h);
    if (!inRange.has(h) && !lighthouse) return false;
    if (isWater(s, h) || !easy(h) || barbarian(s, h)) return false;
    const own = s.owner[h] === seat && isToken(s, h);
    if (!own && (s.owner[h] !== -1 || s.resource[h] !== 0 || letter(s, h) === 'N' || stateSpace(s, h))) return false;
    return !near(s, h).some((n) => isCity(s, n) || freeState(s, n));
  });
}

type Card = (typeof CARDS)[FocusId];
export const cardAt = (s: State, seat: number, at: number): Card => CARDS[s.players[seat]!.row[at]!.card];

/** City-state tokens lie on the highest card of their type and work once in each turn. */
export function stateTokens(s: State, seat: number, at: number): CityStateId[] {
  const { type, level } = cardAt(s, seat, at);
  if (s.players[seat]!.row.some((c) => CARDS[c.card].type === type && CARDS[c.card].level > level)) return [];
  if (s.turn.seat !== seat && reads(s, 'state-own-turn')) return [];
  return STATE_IDS.filter((id) => {
    const h = all(s).find((x) => stateSpace(s, x) && mapOf(s).spaces[x]!.tile === STATES[id].tile);
    return h !== undefined && s.owner[h] === seat && STATES[id].type === type && !s.turn.used.includes(id);
  });
}
export function naturals(s: State, seat: number): NaturalId[] {
  return NATURAL_IDS.filter((id) => {
    const h = all(s).find((x) => letter(s, x) === 'N' && mapOf(s).spaces[x]!.tile === NATURALS[id].tile);
    if (h === undefined || s.owner[h] !== seat || s.turn.used.includes(id)) return false;
    return isToken(s, h) || !reads(s, 'city-frees-natural');
  });
}
const fits = (wonder: WonderId, resource: Resource) => WONDERS[wonder].resources.some((r) => r === resource);

export function cost(s: State, seat: number, wonder: WonderId): number {
  const { cost: printed, type } = WONDERS[wonder];
  let sum: number = printed;
  if (leads(s, seat, 'egypt')) sum -= 1;
  if (holds(s, seat, 'brussels')) sum -= matureCities(s, seat).length;
  const hasOne = WONDER_IDS.some((id) => controls(s, seat, id) && WONDERS[id].type === type);
  if (holds(s, seat, 'buenos-aires') && !hasOne) sum -= 2;
  return Math.max(0, sum);
}
function most(s: State, seat: number, at: number, wonder: WonderId): number {
  const p = s.players[seat]!;
  let sum = p.row[at]!.trade + stateTokens(s, seat, at).length;
  for (const r of GOODS) if (fits(wonder, r)) sum += 2 * p.resources[r];
  for (const id of naturals(s, seat)) {
    if (fits(wonder, NATURALS[id].resource)) sum += 2;
    else if (p.row[at]!.naturals.includes(id)) sum += 1;
  }
  return sum;
}
export const bareCities = (s: State, seat: number) =>
  mine(s, seat).filter((h) => isCity(s, h) && !s.wonderAt.includes(h));

function industry(s: State, f: Frame): Listed[] {
  const card = cardAt(s, f.seat, f['at']);
  const base = f['slot'] === 5 ? (card.slot5 ?? 5) : f['slot'];
  const open = DECKS.flatMap((type) => s.decks[type].slice(0, 1)).filter(
    (id) => bareCities(s, f.seat).length > 0 && base + most(s, f.seat, f['at'], id) >= cost(s, f.seat, id),
  );
  return [...ids('wonder:', open), ...spots(s, 'city:', citySites(s, f, card)), DONE];
}

function payment(s: State, f: Frame): Listed[] {
  const { seat } = f;
  if (f.step === 1) return spots(s, 'site:', bareCities(s, seat));
  const p = s.players[seat]!;
  const wonder: WonderId = f['wonder'];
  const missing = cost(s, seat, wonder) - f['production'];
  const out = ids(
    'pay:',
    GOODS.filter((r) => fits(wonder, r) && p.resources[r] > 0),
  );
  const free = naturals(s, seat);
  out.push(
    ...ids(
      'natural:',
      free.filter((id) => fits(wonder, NATURALS[id].resource)),
    ),
  );
  const tokens = Math.min(missing, p.row[f['at']]!.trade + stateTokens(s, seat, f['at']).length);
  if (tokens > 0) out.push({ id: 'spend', range: [1, tokens] });
  // As a trade token it is worth one less than as its resource: never so that the price gets out of reach.
  const spare = most(s, seat, f['at'], wonder) > missing;
  const lying = p.row[f['at']]!.naturals.filter((id) => free.includes(id));
  out.push(
    ...ids(
      'use:',
      lying.filter((id) => spare || !fits(wonder, NATURALS[id].resource)),
    ),
  );
  return out;
}

// ----------------------------------------------------------------------------------------------------- attacks

function military(s: State, f: Frame): Listed[] {
  const { seat } = f;
  const card = cardAt(s, seat, f['at']);
  const out: Listed[] = [DONE];
  if (f['reinforced'] === 0 && f['attacks'] < (card.attacks ?? 0)) {
    const passes = (h: number) => {
      if (isWater(s, h)) return card.water === true;
      return card.flies === true || (!isRival(s, seat, h) && !barbarian(s, h));
    };
    const starts = mine(s, seat).filter((h) => !s.turn.taken.includes(h));
    const inRange = new Set(layers(s, starts, card.range ?? 0, () => true, passes).flat());
    for (const h of all(s)) {
      if (!inRange.has(h) && !controls(s, seat, 'pentagon')) continue;
      const letterHere = LETTERS[s.barbarians.indexOf(h)];
      if (letterHere) out.push({ id: `attack:${nameOf(s, h)}@${letterHere}` });
      // A capital is only taken note of when it was beaten in this turn.
      if (s.piece[h] === CAPITAL && s.turn.taken.includes(h)) continue;
      if (isRival(s, seat, h) || (freeState(s, h) && !letterHere)) out.push({ id: `attack:${nameOf(s, h)}` });
    }
  }
  const may = card.both ? f['slot'] - f['attacks'] : f['attacks'] > 0 ? 0 : f['slot'];
  if (may > f['reinforced'])
    out.push(
      ...spots(
        s,
        'reinforce:',
        mine(s, seat).filter((h) => s.piece[h] === PLAIN),
      ),
    );
  return out;
}

// ---------------------------------------------------------------------------------------------------- caravans

function caravans(s: State, f: Frame): Listed[] {
  const { seat } = f;
  const p = s.players[seat]!;
  if (f['moving'] < 0) {
    const ready = [0, 1, 2].filter(
      (i) => p.caravans[i] !== -2 && !f['moved'].includes(i) && !s.turn.rested.includes(i),
    );
    return [
      ...ids(
        'caravan:',
        ready.map((i) => `${i + 1}`),
      ),
      DONE,
    ];
  }
  const card = cardAt(s, seat, f['at']);
  const at = p.caravans[f['moving']]!;
  const cities = mine(s, seat).filter((h) => isCity(s, h));
  const starts =
    at >= 0 ? [at] : cities.filter((h) => s.piece[h] === CAPITAL || leads(s, seat, 'rome') || mature(s, seat, h));
  const enter = (h: number) => {
    if (barbarian(s, h) && !card.barbarians) return false;
    return isWater(s, h) ? card.water === true : difficulty(s, seat, h, 'economy', false) <= f['slot'];
  };
  // A beaten barbarian is beaten at once: the caravan goes on in a step of its own.
  const steps = layers(s, starts, f['left'] + f['pool'], enter, (h) => enter(h) && !barbarian(s, h));
  const goal = (h: number) => freeState(s, h) || (isRival(s, seat, h) && (isCity(s, h) || stateSpace(s, h)));
  const open = [...new Set(steps.slice(1).flat())].filter((h) => {
    if (goal(h)) return !s.turn.reached.includes(h);
    return h !== at;
  });
  return [...spots(s, 'go:', open), { id: 'stay' }];
}

// -------------------------------------------------------------------------------------------------- focus cards

/** A card of exactly the mark's level in place of one of its type, whatever the level of that (page 8). */
function takes(s: State, seat: number, level: number): string[] {
  const row = s.players[seat]!.row.map((c) => c.card);
  const fresh = CARD_IDS.filter((id) => CARDS[id].level === level && !row.includes(id));
  return fresh.flatMap((id) =>
    row
      .filter((old) => {
        const other = controls(s, seat, 'oxford-university') && CARDS[old].type !== 'science';
        if (reads(s, 'no-lower-cards') && CARDS[old].level > level) return false;
        return CARDS[old].type === CARDS[id].type || other;
      })
      .map((old) => `${id}>${old}`),
  );
}

const economyToo = (row: readonly FocusId[]): Listed[] => [
  ...ids(
    'also:',
    row.filter((id) => CARDS[id].type === 'economy'),
  ),
  DONE,
];

const oracle: Oracle = (s: State, f) => {
  const { seat } = f;
  const row = () => s.players[seat]!.row.map((c) => c.card);
  switch (f.kind) {
    case 'turn': {
      if (f.step === 1) return [...ids('focus:', row()), { id: 'leave' }];
      return economyToo(row());
    }
    case 'play':
      return f.step === 2 ? economyToo(row()) : [...ids('again:', [row()[4]!]), DONE];
    case 'leave':
      return [{ id: 'leave:no' }, { id: 'leave:yes' }];
    case 'replay':
      return [
        ...ids(
          'replay:',
          row().filter((_, at) => at !== f['at']),
        ),
        DONE,
      ];
    case 'spend': {
      const { trade, naturals: lying } = s.players[seat]!.row[f['at']]!;
      const tokens: Listed = { id: 'spend', range: [0, trade + stateTokens(s, seat, f['at']).length] };
      return [
        tokens,
        ...ids(
          'use:',
          lying.filter((id) => !s.turn.used.includes(id)),
        ),
      ];
    }
    case 'place':
      if (unused(s, seat) > 0) return [...spots(s, 'place:', placing(s, f)), DONE];
      return [...spots(s, 'lift:', ownTokens(s, seat)), DONE];
    case 'lift':
      return spots(s, 'lift:', ownTokens(s, seat));
    case 'shift': {
      if (f['from'] >= 0) return [...spots(s, 'to:', ways(s, f['from'])), DONE];
      return [
        ...spots(
          s,
          'shift:',
          ownTokens(s, seat).filter((h) => ways(s, h).length > 0),
        ),
        DONE,
      ];
    }
    case 'media':
      return media(s, seat);
    case 'upgrade':
      return [...ids('take:', takes(s, seat, f['level'])), DONE];
    case 'recall':
      return spots(
        s,
        'recall:',
        all(s).filter((h) => s.players[seat]!.caravans.includes(h)),
      );
    case 'industry':
      return industry(s, f);
    case 'payment':
      return payment(s, f);
    case 'military':
      return military(s, f);
    case 'economy':
      return caravans(s, f);
  }
  return small(s, f);
};
export default oracle;

/** Trade tokens and better cards: with them random play sees what stands at the end of a long game. */
export const give: Give = (s: State, random) => {
  const top = s.stack.at(-1)!;
  if (top.kind !== 'turn' || top.step !== 1) return;
  const p = s.players[top.seat]!;
  const card = p.row[Math.floor(random() * p.row.length)]!;
  card.trade = Math.min(3, card.trade + 1);
};
