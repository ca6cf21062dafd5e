/**
 * Where a map tile may be laid (rulebook page 14, sheet 8.5). The answer depends only on the outline: one of twelve
 * (two faces, six turns), so it is worked out once for all tiles and remembered by the placement list.
 */
import { must } from '../../../engine/must.js';
import { LIMITS } from '../data/land.js';
import { CORE, TOUCH } from '../data/layouts.js';
import { SHAPE } from '../data/tiles.js';
import type { Placement, State } from '../types.js';
import { cellsOf } from './world.js';

export interface Place {
  readonly face: 'A' | 'B';
  readonly turn: number;
  readonly q: number;
  readonly r: number;
  /** Spaces of earlier tiles it touches. */
  readonly touches: number;
  /** Touches the core; or a tile that touches the core. */
  readonly core: boolean;
  readonly ring: boolean;
  readonly offsets: readonly number[];
}

type Fault = 'touches' | 'core' | 'water';

/** A square of the plane, wide enough for sixteen tiles that all lie near the core. */
const SIDE = 96;
const MID = 48;
const NEAR = [-(SIDE - 1), 1, SIDE, SIDE - 1, -1, -SIDE];
const spot = (q: number, r: number) => (r + MID) * SIDE + q + MID;

const OUTLINES: readonly { face: 'A' | 'B'; turn: number; offsets: readonly number[] }[] = (
  ['A', 'B'] as const
).flatMap((face) =>
  [0, 1, 2, 3, 4, 5].map((turn) => ({
    face,
    turn,
    offsets: SHAPE[face].map(([dq, dr]) => {
      let q: number = dq;
      let r: number = dr;
      for (let i = 0; i < turn; i++) [q, r] = [-r, q + r];
      return r * SIDE + q;
    }),
  })),
);

interface Ground {
  /** 0 free, 1 + number of the tile in the list, -1 water token. */
  readonly cells: Int16Array;
  /** By tile: does it touch the core? */
  readonly rings: readonly boolean[];
  readonly box: readonly [number, number, number, number];
  readonly waterLeft: number;
}

function groundOf(placed: readonly Placement[], water: State['water']): Ground {
  const cells = new Int16Array(SIDE * SIDE);
  let [q0, q1, r0, r1] = [0, 0, 0, 0];
  placed.forEach((p, i) => {
    for (const [q, r] of cellsOf(p)) {
      cells[spot(q, r)] = i + 1;
      q0 = Math.min(q0, q);
      q1 = Math.max(q1, q);
      r0 = Math.min(r0, r);
      r1 = Math.max(r1, r);
    }
  });
  for (const [q, r] of water) cells[spot(q, r)] = -1;
  const rings = placed.map((p, i) => i < CORE.A.length || cellsOf(p).some(([q, r]) => touchesCore(cells, spot(q, r))));
  return { cells, rings, box: [q0, q1, r0, r1], waterLeft: LIMITS.waterTokens - water.length };
}

function touchesCore(cells: Int16Array, at: number): boolean {
  return NEAR.some((d) => must(cells[at + d], 'cell') > 0 && must(cells[at + d], 'cell') <= CORE.A.length);
}

const stamp = new Int32Array(SIDE * SIDE);
let stamped = 0;

/** How the outline fits with cell g at (q, r); null when it overlaps or touches nothing. */
function fitting(g: Ground, outline: (typeof OUTLINES)[number], q: number, r: number): Place | null {
  const at = spot(q, r);
  for (const o of outline.offsets) if (g.cells[at + o] !== 0) return null;
  stamped += 1;
  let touches = 0;
  let core = false;
  let ring = false;
  for (const o of outline.offsets) {
    for (const d of NEAR) {
      const n = at + o + d;
      const tile = must(g.cells[n], 'cell', n);
      if (tile <= 0 || stamp[n] === stamped) continue;
      stamp[n] = stamped;
      touches += 1;
      if (tile <= CORE.A.length) core = true;
      if (g.rings[tile - 1]) ring = true;
    }
  }
  if (touches === 0) return null;
  return { face: outline.face, turn: outline.turn, q, r, touches, core, ring, offsets: outline.offsets };
}

const flooded = new Int32Array(SIDE * SIDE);
let flood = 0;
const queue = new Int32Array(SIDE * SIDE);

/** Free spaces that are shut in once the outline lies there. */
function gaps(g: Ground, at: number, offsets: readonly number[]): number[] {
  for (const o of offsets) g.cells[at + o] = 99;
  const [q0, q1, r0, r1] = g.box;
  flood += 1;
  const minQ = q0 - 6;
  const maxQ = q1 + 6;
  const minR = r0 - 6;
  const maxR = r1 + 6;
  let tail = 0;
  const start = spot(minQ, minR);
  queue[tail++] = start;
  flooded[start] = flood;
  for (let head = 0; head < tail; head++) {
    const here = must(queue[head], 'queue', head);
    for (const d of NEAR) {
      const n = here + d;
      if (flooded[n] === flood || g.cells[n] !== 0) continue;
      const q = (n % SIDE) - MID;
      const r = Math.floor(n / SIDE) - MID;
      if (q < minQ || q > maxQ || r < minR || r > maxR) continue;
      flooded[n] = flood;
      queue[tail++] = n;
    }
  }
  const out: number[] = [];
  for (let r = r0 - 5; r <= r1 + 5; r++) {
    for (let q = q0 - 5; q <= q1 + 5; q++) {
      const n = spot(q, r);
      if (g.cells[n] === 0 && flooded[n] !== flood) out.push(n);
    }
  }
  for (const o of offsets) g.cells[at + o] = 0;
  return out;
}

interface Places {
  readonly legal: readonly Place[];
  /** Everything that touches the map but breaks a rule, with the first rule it breaks. */
  readonly refused: readonly { readonly place: Place; readonly fault: Fault }[];
}
const known = new WeakMap<readonly Placement[], Places>();

export function placesOf(s: Pick<State, 'placed' | 'water'>): Places {
  const done = known.get(s.placed);
  if (done) return done;
  const g = groundOf(s.placed, s.water);
  const all: Place[] = [];
  const [q0, q1, r0, r1] = g.box;
  for (const outline of OUTLINES) {
    for (let r = r0 - 4; r <= r1 + 4; r++) {
      for (let q = q0 - 4; q <= q1 + 4; q++) {
        const place = fitting(g, outline, q, r);
        if (place) all.push(place);
      }
    }
  }
  // The core must be touched if any way of laying a tile allows it, on whichever face; only then the next ring.
  // Gaps are looked for last, because that takes longest.
  const dry = (p: Place) => gaps(g, spot(p.q, p.r), p.offsets).length <= g.waterLeft;
  const fits = all.filter((p) => p.touches >= TOUCH);
  let legal = fits.filter((p) => p.core && dry(p));
  const coreOpen = legal.length > 0;
  if (!coreOpen) legal = fits.filter((p) => p.ring && dry(p));
  const isLegal = new Set(legal);
  const refused = all.flatMap((place) => (isLegal.has(place) ? [] : [{ place, fault: faultOf(place, coreOpen) }]));
  const places = { legal, refused };
  known.set(s.placed, places);
  return places;
}

function faultOf(p: Place, coreOpen: boolean): Fault {
  if (p.touches < TOUCH) return 'touches';
  return (coreOpen ? p.core : p.ring) ? 'water' : 'core';
}

/** Axial pairs of the gaps that a tile just added has closed in. */
export function gapsAfter(placed: readonly Placement[], water: State['water']): [number, number][] {
  const g = groundOf(placed, water);
  return gaps(g, 0, []).map((n) => [(n % SIDE) - MID, Math.floor(n / SIDE) - MID]);
}
