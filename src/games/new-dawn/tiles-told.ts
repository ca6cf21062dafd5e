/** Map tiles as facts for words: what lies on their spaces, what they would touch, and where a spot is. */

import { DIRECTION_TOKEN } from './data/dials.js';
import { CITY_STATE_IDS, CITY_STATES } from './data/diplomacy.js';
import { BARBARIANS, type Resource, type Terrain } from './data/land.js';
import { NATURAL_IDS, NATURALS } from './data/naturals.js';
import { TILES, type TileFace } from './data/tiles.js';
import { cellsOf, STEPS } from './map/world.js';
import type { Whereabouts } from './texts/asking.js';
import type { Ground } from './texts/spoken.js';
import type { HexView, View } from './types.js';

const TERRAIN: Readonly<Record<string, Terrain>> = {
  G: 'grassland',
  H: 'hills',
  F: 'forest',
  D: 'desert',
  M: 'mountains',
  W: 'water',
};
const RESOURCE: Readonly<Record<string, Resource>> = { ma: 'marble', me: 'mercury', oi: 'oil', di: 'diamond' };

/** What a cell of the table of tiles stands for. */
function groundOf(tile: TileFace, code: string): Ground {
  const natural = code.startsWith('N') ? NATURAL_IDS.find((id) => NATURALS[id].tile === tile) : undefined;
  if (natural) return { kind: 'natural', natural };
  const state = code.includes('@') ? CITY_STATE_IDS.find((id) => CITY_STATES[id].tile === tile) : undefined;
  if (state) return { kind: 'state', state };
  const terrain = TERRAIN[code[0] ?? 'W'] ?? 'water';
  if (code.includes('*')) return { kind: 'capital', terrain };
  const resource = RESOURCE[/\+(..)/.exec(code)?.[1] ?? ''];
  if (resource) return { kind: 'resource', terrain, resource };
  const letter = BARBARIANS.find((b) => code.includes(`!${b}`));
  return letter ? { kind: 'barbarian', terrain, letter } : { kind: 'plain', terrain };
}

/** The tile a target speaks of: itself, or the one being laid on a spot. */
export function faceOf(target: string, view: View): TileFace | null {
  const word = target.slice(target.indexOf(':') + 1);
  if (target.startsWith('tile:')) return word in TILES ? (word as TileFace) : null;
  return view.laying?.face ?? null;
}

/** The spaces of the tile, equal ones counted together, the rarer ones first. */
export function groundsOf(face: TileFace): { readonly n: number; readonly ground: Ground }[] {
  const found = new Map<string, { n: number; ground: Ground }>();
  for (const code of TILES[face].split(/ +/)) {
    const ground = groundOf(face, code);
    const key = JSON.stringify(ground);
    const before = found.get(key);
    if (before) before.n += 1;
    else found.set(key, { n: 1, ground });
  }
  return [...found.values()].sort((a, b) => a.n - b.n);
}

/** Spaces of the map next to the tile, once its turn is known. */
export function touchedBy(target: string, view: View): readonly string[] {
  const face = faceOf(target, view);
  const [q, r, turn] = target.startsWith('spot:') ? target.slice('spot:'.length).split(',').map(Number) : [];
  if (!face || q === undefined || r === undefined || turn === undefined) return [];
  const cells = cellsOf({ tile: face, q, r, turn });
  const beside = (h: { q: number; r: number }) =>
    cells.some(([cq, cr]) => Math.abs(h.q - cq) + Math.abs(h.r - cr) + Math.abs(h.q + h.r - cq - cr) === 2);
  // Spaces filled with water tokens belong to no tile.
  return view.hexes.filter((h) => h.tile !== '' && beside(h)).map((h) => h.name);
}

type Way = Whereabouts['steps'];

/** A way of so many steps, bent at most once. */
function wayTo(q: number, r: number): Way {
  for (const [i, [q1, r1]] of STEPS.entries()) {
    const j = (i + 1) % STEPS.length;
    const [q2, r2] = STEPS[j] ?? [0, 0];
    const turn = q1 * r2 - q2 * r1;
    const [a, b] = [(q * r2 - q2 * r) / turn, (q1 * r - q * r1) / turn];
    const [one, two] = [DIRECTION_TOKEN[i], DIRECTION_TOKEN[j]];
    if (a <= 0 || b < 0 || !one || !two) continue;
    return b === 0
      ? [{ n: a, way: one }]
      : [
          { n: a, way: one },
          { n: b, way: two },
        ];
  }
  return [];
}

/** A spot outside the map, from the nearest space that lies straight or nearly so. */
export function whereabouts(spot: string, view: View): Whereabouts | null {
  const [q = 0, r = 0] = spot.split(',').map(Number);
  const far = (h: HexView) => (Math.abs(h.q - q) + Math.abs(h.r - r) + Math.abs(h.q + h.r - q - r)) / 2;
  const least = Math.min(...view.hexes.map(far));
  const ways = view.hexes
    .filter((h) => far(h) === least)
    .map((h) => ({ from: h.name, steps: wayTo(q - h.q, r - h.r) }));
  return ways.find(({ steps }) => steps.length <= 1) ?? ways[0] ?? null;
}
