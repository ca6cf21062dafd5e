/**
 * The assembled map as integers. It follows from the placement list alone, so it is never part of the state: it is
 * remembered by the list object, and by the list's text for states that were copied or loaded.
 */
import { must } from '../../../engine/must.js';
import { type Choice, Refused } from '../../../engine/types.js';
import { CITY_STATE_IDS, CITY_STATES } from '../data/diplomacy.js';
import { BARBARIANS, DIFFICULTY, RESOURCES, TERRAINS } from '../data/land.js';
import { NATURAL_IDS, NATURALS } from '../data/naturals.js';
import { SHAPE, TILES } from '../data/tiles.js';
import type { Hex, Placement, State } from '../types.js';

/** Positions in TERRAINS, for the loops. */
export const HILLS = 1;
export const FOREST = 2;
export const DESERT = 3;
export const MOUNTAINS = 4;
export const WATER = 5;
export const NATURAL = 6;

/** Clockwise from north-east, as on the direction token. */
export const STEPS = [
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
] as const;

export interface World {
  readonly size: number;
  readonly rows: number;
  readonly cols: number;
  readonly q: readonly number[];
  readonly r: readonly number[];
  readonly row: readonly number[];
  readonly col: readonly number[];
  readonly names: readonly string[];
  readonly tile: readonly string[];
  readonly terrain: readonly number[];
  readonly difficulty: readonly number[];
  /** Neighbours that exist. */
  readonly near: readonly (readonly Hex[])[];
  /** Neighbour in each of the six directions of STEPS, or -1. */
  readonly beside: readonly (readonly Hex[])[];
  readonly within2: readonly (readonly Hex[])[];
  readonly edge: readonly boolean[];
  /** On the map edge or next to water. */
  readonly coast: readonly boolean[];
  /** 1 + position in RESOURCES, or 0. */
  readonly resource: readonly number[];
  /** Position in NATURAL_IDS, CITY_STATE_IDS, BARBARIANS, or -1. */
  readonly natural: readonly number[];
  readonly state: readonly number[];
  readonly barbarian: readonly number[];
  /** Tile number of a capital mark, or 0. */
  readonly capital: readonly number[];
  /** By position in NATURAL_IDS and CITY_STATE_IDS: the space, or -1. */
  readonly naturalHex: readonly Hex[];
  readonly stateHex: readonly Hex[];
  find(name: string): Hex;
  /** The choice `verb:NAME`, made once. */
  choice(verb: string, h: Hex): Choice;
}

export const nameOf = (w: World, h: Hex): string => must(w.names[h], 'space', h);
export const nearOf = (w: World, h: Hex): readonly Hex[] => must(w.near[h], 'space', h);
export const besideOf = (w: World, h: Hex, direction: number): Hex =>
  must(must(w.beside[h], 'space', h)[direction], 'direction', direction);
export const terrainOf = (w: World, h: Hex): number => must(w.terrain[h], 'space', h);
export const difficultyOf = (w: World, h: Hex): number => must(w.difficulty[h], 'space', h);
export const isCoast = (w: World, h: Hex): boolean => must(w.coast[h], 'space', h);
/** What is printed on the space, by position in its list; -1 is nothing. */
export const stateMark = (w: World, h: Hex): number => must(w.state[h], 'space', h);
export const naturalMark = (w: World, h: Hex): number => must(w.natural[h], 'space', h);
export const barbarianMark = (w: World, h: Hex): number => must(w.barbarian[h], 'space', h);
/** Where a city-state lies, by position in CITY_STATE_IDS; -1 is not in play. */
export const stateSpace = (w: World, index: number): Hex => must(w.stateHex[index], 'city-state', index);

const byList = new WeakMap<readonly Placement[], World>();
const byText = new Map<string, World>();
let lastList: readonly Placement[] = [];
let lastWorld: World | null = null;

export function worldOf(s: Pick<State, 'placed' | 'water'>): World {
  // One game asks for its map over and over: the last answer is found without a lookup.
  if (s.placed === lastList && lastWorld) return lastWorld;
  lastWorld = lookUp(s);
  lastList = s.placed;
  return lastWorld;
}

function lookUp(s: Pick<State, 'placed' | 'water'>): World {
  const known = byList.get(s.placed);
  if (known) return known;
  const text = `${s.placed.map((p) => `${p.tile}@${p.q},${p.r},${p.turn}`).join(' ')}|${s.water.join(' ')}`;
  let world = byText.get(text);
  if (!world) {
    world = assemble(s.placed, s.water);
    if (byText.size > 200) byText.clear();
    byText.set(text, world);
  }
  byList.set(s.placed, world);
  return world;
}

interface Cell {
  q: number;
  r: number;
  tile: string;
  code: string;
}

/** Axial places of a tile's cells a to j. */
export function cellsOf(p: Placement): [number, number][] {
  const face = p.tile.endsWith('A') ? 'A' : 'B';
  return SHAPE[face].map(([dq, dr]) => {
    let q: number = dq;
    let r: number = dr;
    for (let i = 0; i < p.turn; i++) [q, r] = [-r, q + r];
    return [p.q + q, p.r + r];
  });
}

const LETTER: Readonly<Record<string, number>> = { G: 0, H: 1, F: 2, D: 3, M: 4, W: 5, N: 6 };
const SHORT: Readonly<Record<string, number>> = { ma: 1, me: 2, oi: 3, di: 4 };

const key = (q: number, r: number) => (r + 512) * 1024 + q + 512;

function rowName(row: number): string {
  return row < 26 ? String.fromCharCode(65 + row) : `A${String.fromCharCode(65 + row - 26)}`;
}

/** Spaces by the letter of their row, counted from the left: 'E7'. */
function namesIn(row: readonly number[]): string[] {
  let n = 0;
  return row.map((at, i) => {
    n = at === row[i - 1] ? n + 1 : 1;
    return `${rowName(at)}${n}`;
  });
}

/** Every cell of the map: those of the tiles, and the water around them. */
function cellsWith(placed: readonly Placement[], water: State['water']): Cell[] {
  const cells: Cell[] = [];
  for (const p of placed) {
    const codes = TILES[p.tile].split(/ +/);
    cellsOf(p).forEach(([q, r], i) => {
      cells.push({ q, r, tile: p.tile, code: must(codes[i], 'cell of tile', p.tile) });
    });
  }
  for (const [q, r] of water) cells.push({ q, r, tile: '', code: 'W' });
  return cells.sort((a, b) => a.r - b.r || a.q - b.q);
}

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: a list for each thing that is known of a space
function assemble(placed: readonly Placement[], water: State['water']): World {
  const cells = cellsWith(placed, water);
  const size = cells.length;
  const at = new Map<number, Hex>();
  cells.forEach((c, i) => {
    if (at.has(key(c.q, c.r))) throw new Refused('map-overlap', { tile: c.tile });
    at.set(key(c.q, c.r), i);
  });
  // An even first row keeps the half-step of a row the same whatever part of the plane the map lies in.
  let top = 0;
  let left = 0;
  if (size > 0) {
    top = must(cells[0], 'cell', 0).r;
    left = Math.min(...cells.map((c) => Math.floor((2 * c.q + c.r - top) / 2)));
  }
  const row = cells.map((c) => c.r - top);
  const col = cells.map((c) => Math.floor((2 * c.q + c.r - top) / 2) - left);
  const names = namesIn(row);
  const beside = cells.map((c) => STEPS.map(([dq, dr]) => at.get(key(c.q + dq, c.r + dr)) ?? -1));
  const near = beside.map((list) => list.filter((h) => h >= 0));
  const within2 = near.map((list, h) => [...new Set([h, ...list, ...list.flatMap((n) => must(near[n], 'space', n))])]);
  const terrain = cells.map((c) => must(LETTER[c.code.charAt(0)], 'terrain', c.code));
  const edge = near.map((list) => list.length < 6);
  const coast = near.map((list, h) => must(edge[h], 'space', h) || list.some((n) => terrain[n] === WATER));
  const mark = (pattern: RegExp) => cells.map((c) => pattern.exec(c.code)?.[1] ?? '');
  const natural = cells.map((c, h) =>
    terrain[h] === NATURAL ? NATURAL_IDS.findIndex((id) => NATURALS[id].tile === c.tile) : -1,
  );
  const state = cells.map((c) =>
    c.code.includes('@') ? CITY_STATE_IDS.findIndex((id) => CITY_STATES[id].tile === c.tile) : -1,
  );
  const index = new Map(names.map((name, h) => [name, h]));
  const made = new Map<string, Choice[]>();
  return {
    size,
    rows: size > 0 ? must(row[size - 1], 'last row') + 1 : 0,
    cols: size > 0 ? Math.max(...col) + 1 : 0,
    q: cells.map((c) => c.q),
    r: cells.map((c) => c.r),
    row,
    col,
    names,
    tile: cells.map((c) => c.tile),
    terrain,
    difficulty: terrain.map((t) => DIFFICULTY[must(TERRAINS[t], 'terrain', t)]),
    near,
    beside,
    within2,
    edge,
    coast,
    resource: mark(/\+(..)/).map((m) => SHORT[m] ?? 0),
    natural,
    state,
    barbarian: mark(/!(.)/).map((m) => (BARBARIANS as readonly string[]).indexOf(m)),
    capital: cells.map((c) => (c.code.includes('*') ? Number.parseInt(c.tile, 10) : 0)),
    naturalHex: NATURAL_IDS.map((_, i) => natural.indexOf(i)),
    stateHex: CITY_STATE_IDS.map((_, i) => state.indexOf(i)),
    find: (name) => index.get(name) ?? -1,
    choice(verb, h) {
      let list = made.get(verb);
      if (!list) {
        list = names.map((name) => ({ id: `${verb}:${name}`, verb, target: `hex:${name}` }));
        made.set(verb, list);
      }
      return must(list[h], 'space', h);
    },
  };
}

/** Names of the resource codes kept in `State.resource`. */
export const RESOURCE_OF = [null, ...RESOURCES] as const;
