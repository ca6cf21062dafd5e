/** The base map as printed (sheet 1): nine rows, odd rows shifted half a hex to the right. */
import { must } from '../../../engine/must.js';
import { landMap } from '../../terra-kit/land.js';
import { RIVER, TERRAINS } from './ids.js';

/** Letters in the order of TERRAINS. */
export const LETTERS = ['Y', 'U', 'K', 'B', 'G', 'S', 'R'] as const;

export const MAP_ROWS = [
  'U   S   G   B   Y   R   U   K   R   G   B   R   K',
  '  Y   ~   ~   U   K   ~   ~   Y   K   ~   ~   Y',
  '~   ~   K   ~   S   ~   G   ~   G   ~   S   ~   ~',
  '  G   B   Y   ~   ~   R   B   ~   R   ~   R   U',
  'K   U   R   B   K   U   S   Y   ~   ~   G   K   B',
  '  S   G   ~   ~   Y   G   ~   ~   ~   U   S   U',
  '~   ~   ~   S   ~   R   ~   G   ~   Y   K   B   Y',
  '  Y   B   U   ~   ~   ~   B   K   ~   S   U   S',
  'R   K   S   B   R   G   Y   U   S   ~   B   G   R',
] as const;

/** Land is named by row letter and its number among the row's land hexes; rivers are numbered through the whole map. */
function namer(): (cell: { row: number }, letter: string) => string {
  const land = new Array<number>(MAP_ROWS.length).fill(0);
  let rivers = 0;
  return ({ row }, letter) => {
    if (letter === '~') return `r${rivers++}`;
    land[row]!++;
    return `${String.fromCharCode(65 + row)}${land[row]}`;
  };
}

export const MAP = landMap(MAP_ROWS, namer());
export const HEXES = MAP.size;

/** Printed terrain by hex index: a place in TERRAINS, or RIVER. */
export const PRINTED: readonly number[] = MAP.letters.map((l) =>
  l === '~' ? RIVER : LETTERS.indexOf(l as (typeof LETTERS)[number]),
);

/** `hex:E7` targets and choice ids use the printed name. */
export const NAMES = MAP.names;
export function hexOf(name: string): number {
  const i = MAP.index(name);
  if (i === undefined) throw new Error(`no hex ${name}`);
  return i;
}
export const terrainWord = (t: number): (typeof TERRAINS)[number] | 'river' => (t === RIVER ? 'river' : must(TERRAINS[t], 'terrain', t));

/** `A3-C1`, in the order of MAP.bridgePlaces. */
export const BRIDGE_NAMES: readonly string[] = MAP.bridgePlaces.map(([a, b]) => `${NAMES[a]}-${NAMES[b]}`);
