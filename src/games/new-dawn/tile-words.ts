/** Map tiles in words: what lies on their ten spaces, and what they would touch. */
import { CITY_STATE_IDS, CITY_STATES } from './data/diplomacy.js';
import { NATURAL_IDS, NATURALS } from './data/naturals.js';
import { TILES, type TileFace } from './data/tiles.js';
import { cellsOf } from './map/world.js';
import { naturalName, stateName } from './names.js';
import type { HexView, View } from './types.js';

const GROUND: Readonly<Record<string, string>> = {
  G: 'grassland',
  H: 'hills',
  F: 'forest',
  D: 'desert',
  M: 'mountains',
  W: 'water',
};
const RESOURCE: Readonly<Record<string, string>> = { ma: 'marble', me: 'mercury', oi: 'oil', di: 'diamond' };

/** 'grassland', 'hills with oil', 'forest with barbarian F', 'Carthage'. */
export function cellWords(tile: TileFace, code: string): string {
  if (code.startsWith('N')) return naturalName(NATURAL_IDS.find((id) => NATURALS[id].tile === tile)!);
  if (code.includes('@')) return stateName(CITY_STATE_IDS.find((id) => CITY_STATES[id].tile === tile)!);
  if (code.includes('*')) return `capital on ${GROUND[code[0]!]}`;
  const resource = /\+(..)/.exec(code)?.[1];
  const barbarian = /!(.)/.exec(code)?.[1];
  const thing = resource ? ` with ${RESOURCE[resource]}` : barbarian ? ` with barbarian ${barbarian}` : '';
  return `${GROUND[code[0]!]}${thing}`;
}

/** The tile a target speaks of: itself, or the one being laid on a spot. */
function faceOf(target: string, view: View): TileFace | null {
  const word = target.slice(target.indexOf(':') + 1);
  if (target.startsWith('tile:')) return word in TILES ? (word as TileFace) : null;
  return view.laying?.face ?? null;
}

/** The spaces of the tile, equal ones counted together, the rarer ones first. */
export function tileWords(target: string, view: View): string[] {
  const face = faceOf(target, view);
  if (!face) return [];
  const count = new Map<string, number>();
  for (const code of TILES[face].split(/ +/)) {
    const words = cellWords(face, code);
    count.set(words, (count.get(words) ?? 0) + 1);
  }
  const list = [...count].sort((a, b) => a[1] - b[1]).map(([words, n]) => (n > 1 ? `${n} ${words}` : words));
  return [`tile ${face}: ${list.join(', ')}`];
}

/** Spaces of the map next to the tile, once its turn is known: 'touches A2, B4'. */
export function touchWords(target: string, view: View): string[] {
  const face = faceOf(target, view);
  const [q, r, turn] = target.startsWith('spot:') ? target.slice('spot:'.length).split(',').map(Number) : [];
  if (!face || q === undefined || r === undefined || turn === undefined) return [];
  const cells = cellsOf({ tile: face, q, r, turn });
  const beside = (h: { q: number; r: number }) =>
    cells.some(([cq, cr]) => Math.abs(h.q - cq) + Math.abs(h.r - cr) + Math.abs(h.q + h.r - cq - cr) === 2);
  // Spaces filled with water tokens belong to no tile.
  const touched = view.hexes.filter((h) => h.tile !== '' && beside(h)).map((h) => h.name);
  return [`touches ${touched.join(', ')}`];
}

/** Clockwise, with the step of each way. */
const AROUND = [
  ['east', 1, 0],
  ['south-east', 0, 1],
  ['south-west', -1, 1],
  ['west', -1, 0],
  ['north-west', 0, -1],
  ['north-east', 1, -1],
] as const;

/** A way of so many steps, bent at most once: '2 east', '1 east, 1 south-east'. */
function wayOf(q: number, r: number): { straight: boolean; words: string } {
  for (const [i, [one, q1, r1]] of AROUND.entries()) {
    const [two, q2, r2] = AROUND[(i + 1) % 6]!;
    const turn = q1 * r2 - q2 * r1;
    const [a, b] = [(q * r2 - q2 * r) / turn, (q1 * r - q * r1) / turn];
    if (a > 0 && b >= 0) return { straight: b === 0, words: b === 0 ? `${a} ${one}` : `${a} ${one}, ${b} ${two}` };
  }
  return { straight: true, words: 'on top' };
}

/** '3 north-east of B3': a spot outside the map, from the nearest space that lies straight or nearly so. */
export function whereabouts(spot: string, view: View): string {
  const [q = 0, r = 0] = spot.split(',').map(Number);
  const far = (h: HexView) => (Math.abs(h.q - q) + Math.abs(h.r - r) + Math.abs(h.q + h.r - q - r)) / 2;
  const least = Math.min(...view.hexes.map(far));
  const ways = view.hexes.filter((h) => far(h) === least).map((h) => ({ h, ...wayOf(q - h.q, r - h.r) }));
  const best = ways.find((x) => x.straight) ?? ways[0];
  return best ? `${best.words} of ${best.h.name}` : spot;
}
