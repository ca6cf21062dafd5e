/**
 * Age of Innovation read again, slowly: every hex, way, building, tile and amount is tried with the plainest tests.
 * Nothing is shared with the rules: printed tables, neighbours, reach, prices and cities stand here a second time.
 */
import type { SIDES, SpadesFrame, State, TurnFrame } from '../../../src/games/age-of-innovation/types.js';
import type { Give, Oracle } from '../../helpers/games.js';
import {
  BOARDS,
  BOOKS,
  BOOSTERS,
  BRIDGE_PLACES,
  BRIDGES,
  type Building,
  CHEAP_GUILD,
  CITY_COUNT,
  CITY_IDS,
  COMPETENCIES,
  COMPETENCY_COUNT,
  COSTS,
  DISCIPLINES,
  type Does,
  FACTION_ACTIONS,
  type Goods,
  goods,
  INNOVATIONS,
  LETTERS,
  PALACES,
  PARTS,
  PIECES,
  PLACES,
  POWER,
  ROWS,
  SCHOLARS,
  SHIPPING_STEP,
  STRENGTH,
  TERRAINS,
} from './printed.js';

/** `prices` are for each amount of the range. */
export type Listed = { id: string; range?: [number, number]; price?: Goods; prices?: Goods[] };
const NOTHING: Goods = {};
function sum(...all: readonly Goods[]): Goods {
  const out: Record<string, number> = {};
  for (const price of all) for (const [good, n] of Object.entries(price)) out[good] = (out[good] ?? 0) + n;
  return out;
}
type Frame = Parameters<Oracle>[1];
const ids = (prefix: string, words: readonly string[]): Listed[] => words.map((w) => ({ id: prefix + w }));
const upTo = (id: string, most: number): Listed[] => (most > 0 ? [{ id, range: [1, most] }] : []);

// ------------------------------------------------------------------------------------------- the map (sheet 1)

function read(side: (typeof SIDES)[number]) {
  const cells = ROWS[side]
    .split(' ')
    .flatMap((text, row) =>
      [...text]
        .map((letter, col) => ({ row, col, letter, name: 'ABCDEFGHI'[row]! + col }))
        .filter((c) => c.letter !== '#'),
    );
  const near = cells.map(({ row, col }) => {
    const ends = row % 2 === 0 ? [col - 1, col] : [col, col + 1];
    const around = [[row, col - 1], [row, col + 1], ...[row - 1, row + 1].flatMap((r) => ends.map((c) => [r, c]))];
    return cells.flatMap((x, j) => (around.some(([r, c]) => x.row === r && x.col === c) ? [j] : []));
  });
  const hexes = cells.map((_, i) => i);
  const river = (h: number) => cells[h]!.letter === '.';
  // Corner to corner: no neighbours, both hexes between on the map; the printed places come on top (row 31).
  const overland = hexes.flatMap((a) =>
    hexes
      .filter((b) => b > a && !river(a) && !river(b) && !near[a]!.includes(b))
      .filter((b) => near[a]!.filter((m) => near[b]!.includes(m)).length === 2)
      .map((b) => `${cells[a]!.name}-${cells[b]!.name}`),
  );
  const edge = side === 'large' ? ['G0-I0'] : [];
  const printed = cells.map((c) => LETTERS.indexOf(c.letter));
  return { names: cells.map((c) => c.name), printed, near, hexes, river, overland: [...overland, ...edge] };
}
const MAPS = { large: read('large'), small: read('small') };
export const mapOf = (s: State) => MAPS[s.side];
const named = (s: State, h: number) => mapOf(s).names[h]!;

export function touching(s: State, a: number, b: number): boolean {
  return mapOf(s).near[a]!.includes(b) || s.bridges.some((x) => (x.a === a && x.b === b) || (x.a === b && x.b === a));
}
/** How many river hexes a ship must cross from one hex to the other: tried from 1 up to `most`. */
export function shipReaches(s: State, from: number, to: number, most: number): boolean {
  const { near, river } = mapOf(s);
  let chain = near[from]!.filter(river);
  for (let n = 1; n <= most; n++) {
    if (chain.some((r) => near[r]!.includes(to))) return true;
    chain = [...new Set([...chain, ...chain.flatMap((r) => near[r]!.filter(river))])];
  }
  return false;
}

// ------------------------------------------------------------------------------------------------ what one has

export const own = (s: State, seat: number) => mapOf(s).hexes.filter((h) => s.owner[h] === seat);
const free = (s: State, h: number) => !mapOf(s).river(h) && s.owner[h] === -1;
const home = (s: State, seat: number) => TERRAINS.indexOf(s.players[seat]!.board!);
const left = (s: State, seat: number, kind: keyof typeof PIECES) =>
  PIECES[kind] - own(s, seat).filter((h) => s.building[h] === kind && !s.neutral[h]).length;
export const supply = (s: State, seat: number) => SCHOLARS - s.players[seat]!.scholars - s.players[seat]!.sent;
const allBooks = (s: State, seat: number) => s.players[seat]!.books.reduce((a, b) => a + b, 0);
export function spades(s: State, seat: number, h: number): number {
  const [a, b] = [s.terrain[h]!, home(s, seat)];
  return [0, 1, 2, 3].find((n) => (a + n) % 7 === b || (b + n) % 7 === a)!;
}

function ships(s: State, seat: number): number {
  const p = s.players[seat]!;
  return p.shipping + (s.phase === 'actions' && p.booster === 'booster-1' && !p.passed ? 1 : 0);
}
const inReach = (s: State, seat: number, h: number) =>
  own(s, seat).some((b) => touching(s, b, h) || shipReaches(s, b, h, ships(s, seat)));

/** The ways to a hex: plain reach, the Moles' tunnel over one hex, the flight of palace 9 over one or two. */
function ways(s: State, seat: number, h: number, skips: boolean): ('' | 'tunnel' | 'flight')[] {
  const out: ('' | 'tunnel' | 'flight')[] = inReach(s, seat, h) ? [''] : [];
  const moles = s.players[seat]!.faction === 'moles';
  const flies = s.players[seat]!.palace === 'palace-9';
  if (!skips || (!moles && !flies)) return out;
  let ring = own(s, seat);
  let steps = 0;
  for (; steps < 4 && !ring.includes(h); steps++)
    ring = mapOf(s).hexes.filter((x) => ring.includes(x) || ring.some((r) => touching(s, r, x)));
  if (moles && steps === 2) out.push('tunnel');
  if (flies && (steps === 2 || steps === 3)) out.push('flight');
  return out;
}
const via = (by: string) => (by === 'tunnel' ? goods('1T') : by === 'flight' ? goods('1Sch') : NOTHING);
const viaTools = (by: string) => via(by).tools ?? 0;
const viaScholars = (by: string) => via(by).scholars ?? 0;
/** Each amount of spades with its price; `free` is how many of them are free. */
function digging(id: string, most: number, tools: number, free: number, by: string): Listed[] {
  if (most < 1) return [];
  const prices = Array.from({ length: most }, (_, i) => sum({ tools: Math.max(0, i + 1 - free) * tools }, via(by)));
  return [{ id: at(id, by), range: [1, most], prices }];
}
const at = (id: string, by: string) => (by === '' ? id : `${id}@${by}`);

// ------------------------------------------------------------------------------------------------- the actions

function works(s: State, seat: number): Listed[] {
  const p = s.players[seat]!;
  const out: Listed[] = [];
  for (const h of mapOf(s).hexes.filter((x) => free(s, x))) {
    const need = spades(s, seat, h);
    for (const by of ways(s, seat, h, true)) {
      if (p.scholars < viaScholars(by)) continue;
      const price = sum({ tools: need * p.terraforming }, COSTS.workshop.price, via(by));
      const coins = p.coins + (p.faction === 'goblins' ? 2 * need : 0);
      if (left(s, seat, 'workshop') > 0 && p.tools >= price.tools! && coins >= price.coins!)
        out.push({ id: at(`build:${named(s, h)}`, by), price });
      const most = [1, 2, 3].filter((n) => n <= need && n * p.terraforming + viaTools(by) <= p.tools).length;
      out.push(...digging(`dig:${named(s, h)}`, most, p.terraforming, 0, by));
    }
  }
  return out;
}

function upgrades(s: State, seat: number): Listed[] {
  const p = s.players[seat]!;
  const out: Listed[] = [];
  for (const h of own(s, seat)) {
    for (const to of ['guild', 'school', 'palace', 'university'] as const) {
      if (s.building[h] !== COSTS[to].from || s.neutral[h] || left(s, seat, to) < 1) continue;
      if (to === 'palace' && !p.reserved && s.palaces.length === 0) continue;
      const rival = mapOf(s).hexes.some((x) => touching(s, h, x) && s.owner[x]! >= 0 && s.owner[x] !== seat);
      const price = to === 'guild' && rival ? CHEAP_GUILD : COSTS[to].price;
      if (p.coins >= price.coins! && p.tools >= price.tools!) out.push({ id: `upgrade:${named(s, h)}>${to}`, price });
    }
  }
  return out;
}

function tracks(s: State, seat: number): Listed[] {
  const p = s.players[seat]!;
  const out: Listed[] = [];
  const offer = (id: string, price: Goods) => {
    if (p.scholars >= price.scholars! && p.coins >= price.coins! && p.tools >= (price.tools ?? 0))
      out.push({ id, price });
  };
  if (p.shipping < 3) offer('track:shipping', SHIPPING_STEP);
  if (p.terraforming > 1) offer('track:terraforming', BOARDS[p.board!].terraform);
  return out;
}

function innovations(s: State, seat: number): Listed[] {
  const p = s.players[seat]!;
  if (p.innovations.length === 3) return [];
  const extra = BOARDS[p.board!].extra[p.innovations.length]!;
  const coins = own(s, seat).some((h) => s.building[h] === 'palace') ? 0 : 5;
  return s.innovations.flatMap((tile, place): Listed[] => {
    if (s.players.some((q) => q.innovations.includes(tile))) return [];
    const { books, any } = PLACES[s.seats]![place]!;
    const rest = p.books.map((n, d) => n - books[d]!);
    if (rest.some((n) => n < 0) || p.coins < coins) return [];
    if (rest.reduce((a, b) => a + b, 0) < any + extra) return [];
    const coloured = Object.fromEntries(DISCIPLINES.map((d, i) => [d, books[i]!]));
    return [{ id: `innovate:${tile}`, price: { ...coloured, books: any + extra, coins } }];
  });
}

function scholars(s: State, seat: number): Listed[] {
  if (s.players[seat]!.scholars < 1) return [];
  return DISCIPLINES.flatMap((name, d) => {
    const spaces = s.spaces[d]!;
    const open = [[1], spaces[0] === -1 ? [3] : [], spaces.slice(1).includes(-1) ? [2] : []].flat();
    return open.map((n) => ({ id: `scholar:${name}@${n}`, price: goods('1Sch') }));
  });
}

function bridges(s: State, seat: number, places: readonly string[]): Listed[] {
  if (s.bridges.filter((b) => b.seat === seat).length >= BRIDGES) return [];
  const { names } = mapOf(s);
  const good = places.filter((place) => {
    const ends = place.split('-').map((n) => names.indexOf(n));
    if (!ends.some((h) => s.owner[h] === seat)) return false;
    return !s.bridges.some((b) => ends.includes(b.a) && ends.includes(b.b));
  });
  return ids('bridge:', good);
}

function guildPlaces(s: State, seat: number, how: string): Listed[] {
  if (left(s, seat, 'guild') < 1) return [];
  const dug = s.stack.findLast((f): f is TurnFrame => f.kind === 'turn')?.dug ?? [];
  const fits = (h: number) => {
    if (how === 'anywhere') return free(s, h) && spades(s, seat, h) === 0 && !dug.includes(h);
    return s.owner[h] === seat && !s.neutral[h] && s.building[h] === (how === 'upgrade' ? 'workshop' : 'school');
  };
  return ids(
    'guild:',
    mapOf(s)
      .hexes.filter(fits)
      .map((h) => named(s, h)),
  );
}

/** An action that needs a place is offered only where there is one. */
function usable(s: State, seat: number, does: Does): boolean {
  if (does.bridges && bridges(s, seat, BRIDGE_PLACES[s.side]).length === 0) return false;
  if (does.guild && guildPlaces(s, seat, does.guild).length === 0) return false;
  if (!does.spades) return true;
  const p = s.players[seat]!;
  return mapOf(s).hexes.some((h) => {
    if (!free(s, h)) return false;
    const native = spades(s, seat, h) === 0;
    if (native && (left(s, seat, 'workshop') < 1 || p.coins < 2)) return false;
    return ways(s, seat, h, true).some(
      (by) => p.tools >= viaTools(by) + (native ? 1 : 0) && p.scholars >= viaScholars(by),
    );
  });
}

function shared(s: State, seat: number): Listed[] {
  const p = s.players[seat]!;
  const out: Listed[] = [];
  for (const [id, { cost, does }] of Object.entries(POWER)) {
    const power = cost - (p.faction === 'illusionists' ? 1 : 0);
    if (p.bowls[2] >= power && !s.powerUsed.some((x) => x === id) && usable(s, seat, does))
      out.push({ id: `power:${id}`, price: { power } });
  }
  for (const id of s.bookActions) {
    const { cost, does } = BOOKS[id];
    if (allBooks(s, seat) >= cost && !s.bookUsed.includes(id) && usable(s, seat, does))
      out.push({ id: `books:${id}`, price: { books: cost } });
  }
  return out;
}

/** Everything of a seat that has a special action. */
export function actionsOf(s: State, seat: number): Record<string, Does> {
  const p = s.players[seat]!;
  const out: Record<string, Does> = {};
  const add = (id: string, does: Does | undefined) => {
    if (does) out[id] = does;
  };
  if (p.faction) add(p.faction, FACTION_ACTIONS[p.faction]);
  if (p.palace) add(p.palace, PALACES[p.palace].action);
  if (p.booster) add(p.booster, BOOSTERS[p.booster].action);
  for (const id of p.competencies) add(id, COMPETENCIES[id].action);
  for (const id of p.innovations) add(id, INNOVATIONS[id].action);
  return out;
}

function specials(s: State, seat: number): Listed[] {
  const held = Object.entries(actionsOf(s, seat));
  const good = held.filter(([id, does]) => !s.players[seat]!.used.some((x) => x === id) && usable(s, seat, does));
  return ids(
    'special:',
    good.map(([id]) => id),
  );
}

function pieces(s: State, seat: number): Listed[] {
  const p = s.players[seat]!;
  const bare = p.pavilions > 0 ? own(s, seat).filter((h) => !s.pavilion[h]) : [];
  const land = p.faction === 'moles' && p.tools >= 1 ? bridges(s, seat, mapOf(s).overland) : [];
  const over = land.map((b) => ({ ...b, price: goods('1T') }));
  return [
    ...ids(
      'pavilion:',
      bare.map((h) => named(s, h)),
    ),
    ...over,
  ];
}

function conversions(s: State, seat: number): Listed[] {
  const p = s.players[seat]!;
  const out: Listed[] = [];
  const offer = (id: string, price: Goods, works: (n: number) => boolean) => {
    let n = 0;
    while (works(n + 1)) n += 1;
    out.push(...upTo(id, n).map((c) => ({ ...c, price })));
  };
  offer('burn', NOTHING, (n) => p.bowls[1] >= 2 * n);
  offer('convert:power>coin', goods('1Pw'), (n) => p.bowls[2] >= n);
  offer('convert:power>tool', goods('3Pw'), (n) => p.bowls[2] >= 3 * n);
  offer('convert:power>scholar', goods('5Pw'), (n) => p.bowls[2] >= 5 * n && supply(s, seat) >= n);
  offer('convert:scholar>tool', goods('1Sch'), (n) => p.scholars >= n);
  offer('convert:tool>coin', goods('1T'), (n) => p.tools >= n);
  DISCIPLINES.forEach((name, d) => {
    offer(`convert:power>${name}`, goods('5Pw'), (n) => p.bowls[2] >= 5 * n);
    offer(`convert:${name}>coin`, { [name]: 1 }, (n) => p.books[d]! >= n);
  });
  return out;
}

/** Palace 14: all own groups beside a river hex count as one (row 13). */
function riverCities(s: State, seat: number): Listed[] {
  const { hexes, near, river } = mapOf(s);
  if (s.players[seat]!.palace !== 'palace-14' || s.cities.filter((c) => c.tile).length === 21) return [];
  const out: Listed[] = [];
  for (const r of hexes.filter(river)) {
    if (s.cities.some((c) => c.at === r)) continue;
    const groups: number[][] = [];
    for (const start of near[r]!.filter((h) => s.owner[h] === seat)) {
      if (groups.some((g) => g.includes(start))) continue;
      let group = [start];
      for (let size = 0; size !== group.length; ) {
        size = group.length;
        group = own(s, seat).filter((h) => group.includes(h) || group.some((g) => touching(s, g, h)));
      }
      groups.push(group);
    }
    const all = groups.flat();
    if (groups.length < 2 || all.some((h) => s.city[h] !== -1)) continue;
    const kinds = all.map((h) => s.building[h] as Building);
    const need = kinds.includes('monument') ? 2 : kinds.includes('university') ? 3 : 4;
    const more = all.filter((h) => s.pavilion[h]).length;
    const power = kinds.reduce((n, k) => n + STRENGTH[k], more);
    if (kinds.length + more >= need && power >= 7) out.push({ id: `found:${named(s, r)}` });
  }
  return out;
}

function turn(s: State, f: Frame): Listed[] {
  const { seat } = f;
  if (f.step === 2) {
    const over = s.round === 6 && s.players[seat]!.passed;
    return [{ id: 'end' }, ...riverCities(s, seat), ...(over ? [] : conversions(s, seat))];
  }
  const pass =
    s.round === 6
      ? [{ id: 'pass' }]
      : ids(
          'pass:',
          s.boosters.map((b) => b.id),
        );
  return [
    ...works(s, seat),
    ...upgrades(s, seat),
    ...tracks(s, seat),
    ...innovations(s, seat),
    ...scholars(s, seat),
    ...shared(s, seat),
    ...specials(s, seat),
    ...pieces(s, seat),
    ...pass,
    ...(f['second'] ? [{ id: 'end' }] : [{ id: 'leave' }]),
    ...riverCities(s, seat),
    ...conversions(s, seat),
  ];
}

// ------------------------------------------------------------------------------------------ smaller questions

function spadesQuestion(s: State, f: SpadesFrame): Listed[] {
  const { seat, mode, first } = f;
  const p = s.players[seat]!;
  const out: Listed[] = [{ id: 'done' }];
  const acting = mode === 'action' || mode === 'lizards';
  const buys = acting || mode === 'opening';
  const unfinished = first >= 0 && spades(s, seat, first) > 0;
  const digger = Math.floor(p.tools / p.terraforming);
  if (unfinished && mode !== 'science' && f.free > 0 && !s.oldSpades) {
    // The first hex must be finished before anything else; the way there is paid.
    const most = Math.min(spades(s, seat, first), f.free + (buys ? digger : 0));
    out.push(...digging(`dig:${named(s, first)}`, most, p.terraforming, f.free, ''));
  }
  for (const h of mapOf(s).hexes.filter((x) => free(s, x))) {
    const need = spades(s, seat, h);
    const paths = ways(s, seat, h, acting);
    for (const by of paths) {
      if (p.tools < viaTools(by) || p.scholars < viaScholars(by)) continue;
      if (need === 0 || f.free === 0 || (unfinished && mode !== 'science')) continue;
      const bought = buys && first < 0 ? Math.floor((p.tools - viaTools(by)) / p.terraforming) : 0;
      out.push(...digging(`dig:${named(s, h)}`, Math.min(need, f.free + bought), p.terraforming, f.free, by));
    }
    if (!acting || need > 0 || left(s, seat, 'workshop') < 1) continue;
    // The way to the first hex is paid; another hex can be built on before anything was dug, or by the Lizards.
    const open = h === first ? [''] : first < 0 || mode === 'lizards' ? paths : [];
    for (const by of open) {
      const price = sum(mode === 'lizards' ? NOTHING : COSTS.workshop.price, via(by));
      if (p.tools >= (price.tools ?? 0) && p.coins >= (price.coins ?? 0) && p.scholars >= viaScholars(by))
        out.push({ id: at(`build:${named(s, h)}`, by), price });
    }
  }
  return out;
}

function canStep(s: State, seat: number, d: number): boolean {
  const { levels } = s.players[seat]!;
  const keys = s.cities.filter((c) => c.seat === seat && c.tile).length - levels.filter((n) => n >= 8).length;
  if (levels[d] === 12) return false;
  if (levels[d] === 11) return s.players.every((p) => p.levels[d] !== 12);
  return levels[d] !== 7 || keys > 0;
}

function settle(s: State, f: Frame): Listed[] {
  const seat: number = f['queue'][0];
  const { faction } = s.players[seat]!;
  const has = (kind: Building) => own(s, seat).filter((h) => s.building[h] === kind).length;
  const kinds: Building[] = [];
  if (faction === 'monks') kinds.push('university');
  else if (has('workshop') < 2) kinds.push('workshop');
  if (faction === 'omar' && has('tower') === 0) kinds.push('tower');
  const hexes = mapOf(s).hexes.filter((h) => free(s, h) && s.terrain[h] === home(s, seat));
  return kinds.flatMap((kind) => hexes.map((h) => ({ id: `start:${named(s, h)}>${kind}` })));
}

export function listed(s: State, f: Frame): Listed[] | null {
  const { seat } = f;
  const p = s.players[seat]!;
  switch (f.kind) {
    case 'leave':
      return [{ id: 'leave:no' }, { id: 'leave:yes' }];
    case 'turn':
      return turn(s, f);
    case 'spades':
      return spadesQuestion(s, f as unknown as SpadesFrame);
    case 'settle':
      return settle(s, f);
    case 'draft': {
      const q = s.players[f['queue'][0]]!;
      const open = [q.board ? [] : s.pool.boards, q.faction ? [] : s.pool.factions, q.reserved ? [] : s.pool.palaces];
      return ids('draft:', open.flat());
    }
    case 'sets':
      return ids(
        'set:',
        s.sets.map((x) => [x.board, x.faction, x.booster].join('+')),
      );
    case 'draft-booster':
      return ids(
        'draft:',
        s.boosters.map((b) => b.id),
      );
    case 'effects': {
      // Palace 15 and the neutral school: what is left of the tile, and at the school a city that it founded.
      const parts = (f['left'] as number[]).map((i) => PARTS[f['from']]![i]!);
      const city = f['from'] in INNOVATIONS && s.cities.some((c) => c.seat === seat && c.waiting);
      return ids('part:', city ? [...parts, 'city'] : parts);
    }
    case 'rewards':
      return ids('reward:', f['list']);
    case 'neutral': {
      const can = (h: number) => free(s, h) && inReach(s, seat, h) && spades(s, seat, h) * p.terraforming <= p.tools;
      return mapOf(s)
        .hexes.filter(can)
        .map((h) => ({ id: `place:${named(s, h)}`, price: { tools: spades(s, seat, h) * p.terraforming } }));
    }
    case 'bridge':
      return [...bridges(s, seat, BRIDGE_PLACES[s.side]), ...(f['optional'] ? [{ id: 'done' }] : [])];
    case 'guild':
      return [...guildPlaces(s, seat, f['how']), ...(f['how'] === 'anywhere' ? [{ id: 'done' }] : [])];
    case 'palace':
      return ids(
        'palace:',
        s.palaces.filter((id) => s.players.every((q) => q.palace !== id && q.reserved !== id)),
      );
    case 'city':
      return ids(
        'city:',
        CITY_IDS.filter((id) => s.cities.filter((c) => c.tile === id).length < CITY_COUNT),
      );
    case 'competency': {
      const held = (id: string) => s.players.filter((q) => q.competencies.some((x) => x === id)).length;
      const spade = s.stack.some((o) => o.kind === 'opening' && o.step === 1) && p.board === 'desert';
      return [
        ...ids(
          'competency:',
          s.competencies.filter((id) => held(id) < COMPETENCY_COUNT && !p.competencies.includes(id)),
        ),
        ...(spade ? [{ id: 'reward:desert' }] : []),
      ];
    }
    case 'books':
      return DISCIPLINES.map((d) => (f['left'] > 1 ? { id: `book:${d}`, range: [1, f['left']] } : { id: `book:${d}` }));
    case 'pay':
      return DISCIPLINES.flatMap((name, d): Listed[] => {
        const most = Math.min(f['left'], p.books[d]!);
        const one = { id: `pay:${name}`, price: { [name]: 1 } };
        return most > 1 ? [{ ...one, range: [1, most] }] : most === 1 ? [one] : [];
      });
    case 'mix':
    case 'one':
      return ids(
        'step:',
        DISCIPLINES.filter((_, d) => canStep(s, seat, d)),
      );
    case 'advance':
      return ids('', ['use-key', 'keep-key']);
    case 'offers': {
      const o = s.offers[0]!;
      const { bowls, vp } = s.players[o.seat]!;
      const points = Math.min(o.power, 2 * bowls[0] + bowls[1], vp + 1) - 1;
      return [points > 0 ? { id: 'accept', price: { points } } : { id: 'accept' }, { id: 'decline' }];
    }
  }
  return null;
}

const oracle: Oracle = (s: State, f) => listed(s, f);
export default oracle;

/** Poor seats learn little: random play would never see a palace or an innovation. */
export const give: Give = (s: State, random) => {
  const top = s.stack.at(-1)!;
  if (top.kind !== 'turn' || top.step !== 0) return;
  const p = s.players[top.seat]!;
  p.coins += Math.floor(random() * 20);
  p.tools += Math.floor(random() * 10);
  if (supply(s, top.seat) > 0 && random() < 0.4) p.scholars += 1;
  for (let d = 0; d < 4; d++) if (random() < 0.3) p.books[d]! += 1;
  const charged = Math.min(p.bowls[0], Math.floor(random() * 6));
  p.bowls[0] -= charged;
  p.bowls[2] += charged;
};
