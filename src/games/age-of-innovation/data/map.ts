/** Both sides of the board (sheet 1). Odd rows are shifted half a hex to the right; '~' river, '.' not on the map. */
import { must } from '../../../engine/must.js';
import { type LandMap, landMap } from '../../terra-kit/land.js';
import type { Side } from '../types.js';
import { TERRAINS } from './ids.js';

// F forest, M mountain, D desert, P plains, S swamp, L lake, W wasteland
export const ROWS = {
  large: [
    //        0 1 2 3 4 5 6 7 8 9 10 11 12
    /* A */ ' F ~ L S P W M ~ L S P D ~',
    /* B */ '  M ~ ~ F L F D ~ F M L ~ S',
    /* C */ ' W L S ~ M P S ~ ~ W ~ ~ W',
    /* D */ '  D M W ~ D W ~ S ~ ~ P M F',
    /* E */ ' P F P D ~ ~ ~ F M L W D P',
    /* F */ '  S ~ ~ ~ L M ~ D P ~ S L W',
    /* G */ ' L ~ P S ~ F P ~ ~ ~ ~ ~ ~',
    /* H */ '  ~ D L ~ W S D W S L F S ~',
    /* I */ ' F M W ~ D M P L F M W D P',
  ],
  small: [
    /* A */ ' . . ~ F M D P ~ L F M W ~',
    /* B */ '  . . ~ S L S W ~ S P L ~ F',
    /* C */ ' . . . ~ P M F ~ ~ D ~ ~ D',
    /* D */ '  . . . ~ W D ~ F ~ ~ M P S',
    /* E */ ' . . . . ~ ~ ~ S P L D W M',
    /* F */ '  . . . ~ L P ~ W M ~ F L D',
    /* G */ ' . . . . ~ S M ~ ~ ~ ~ ~ ~',
    /* H */ '  . . . ~ D F W D F L S F ~',
    /* I */ ' . . . ~ W P M L S P D W M',
  ],
} as const satisfies Record<Side, readonly string[]>;

/** Printed bridge places; those of the small side are reconstructed (sheet 1.2, 1.3). */
export const BRIDGE_PLACES = {
  large: [
    'A2-B0', 'A2-C2', 'A8-B6', 'A11-B12', 'B3-C2', 'B10-C12', 'B10-D10', 'C4-D2', 'C6-D7', 'C9-D7', 'C9-D10',
    'C9-E9', 'D4-E3', 'D4-F4', 'D5-E7', 'D5-F5', 'E2-G2', 'E3-F4', 'E3-G3', 'E7-F5', 'F0-G2', 'F4-G3', 'F7-G6',
    'F7-H7', 'F8-H8', 'F10-H10', 'F11-H11', 'G0-H1', 'G0-I0', 'G3-H4', 'H2-I4',
  ],
  small: [
    'A8-B6', 'A11-B12', 'B10-C12', 'B10-D10', 'C6-D7', 'C9-D7', 'C9-D10', 'C9-E9', 'D4-F4', 'D5-E7', 'D5-F5',
    'E7-F5', 'F7-G6', 'F7-H7', 'F8-H8', 'F10-H10', 'F11-H11',
  ],
} as const satisfies Record<Side, readonly string[]>;

export interface Board {
  readonly map: LandMap;
  /** Terrain index of each hex as printed, -1 for river. */
  readonly terrain: readonly number[];
  readonly land: readonly number[];
  /** Land hex with a side towards the edge of the map. */
  readonly border: readonly boolean[];
  readonly riverside: readonly boolean[];
  /** Printed places, and all corner-to-corner pairs that the Moles' own bridges may join. */
  readonly places: readonly Pair[];
  readonly overland: readonly Pair[];
}
export interface Pair {
  readonly a: number;
  readonly b: number;
  /** 'A2-B0' */
  readonly name: string;
}

const LETTERS: Record<string, number> = Object.fromEntries(
  TERRAINS.map((t, i) => [must(t[0], 'space').toUpperCase(), i]),
);

function boardOf(side: Side): Board {
  const map = landMap(ROWS[side], (c) => must('ABCDEFGHI'[c.row], 'entry', c.row) + c.col);
  const terrain = map.letters.map((l) => (l === '~' ? -1 : must(LETTERS[l], 'discipline', l)));
  const land = terrain.flatMap((t, i) => (t < 0 ? [] : [i]));
  const places = BRIDGE_PLACES[side].map((name) => {
    const [a, b] = name.split('-') as [string, string];
    return { a: must(map.index(a), 'space'), b: must(map.index(b), 'space'), name };
  });
  return {
    map,
    terrain,
    land,
    border: terrain.map((t, i) => t >= 0 && must(map.near[i], 'space', i).length < 6),
    riverside: terrain.map((t, i) => t >= 0 && must(map.near[i], 'space', i).some((n) => map.river[n])),
    places,
    overland: [...overlandPairs(map, land), ...places.filter((p) => common(map, p.a, p.b).length < 2)],
  };
}

function common(map: LandMap, a: number, b: number): number[] {
  return must(map.near[a], 'space', a).filter((m) => must(map.near[b], 'space', b).includes(m));
}

/** Land hexes corner to corner: no neighbours, two common neighbours (sheet 9, row 31). */
function overlandPairs(map: LandMap, land: readonly number[]): Pair[] {
  const out: Pair[] = [];
  for (const a of land) {
    const second = [...new Set(must(map.near[a], 'space', a).flatMap((m) => must(map.near[m], 'space', m)))].sort((x, y) => x - y);
    for (const b of second) {
      if (b <= a || map.river[b] || must(map.near[a], 'space', a).includes(b)) continue;
      if (common(map, a, b).length === 2) out.push({ a, b, name: `${map.names[a]}-${map.names[b]}` });
    }
  }
  return out;
}

export const MAPS: Readonly<Record<Side, Board>> = { large: boardOf('large'), small: boardOf('small') };
