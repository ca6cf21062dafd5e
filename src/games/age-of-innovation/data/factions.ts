/** The twelve factions (sheet 4), with the values of both printings (sheet 0.1, rows 1 to 3). */
import { must } from '../../../engine/must.js';
import type { Printing } from '../types.js';
import type { FactionId } from './ids.js';
import type { Tile } from './perks.js';

export interface FactionStart {
  /** Steps in banking, law, engineering, medicine. */
  readonly levels: readonly [number, number, number, number];
  readonly tools: number;
  /** Steps of choice: 2 in one discipline or 1 in each of two. */
  readonly freeSteps: number;
  readonly competency: boolean;
  /** What it places besides, or instead of, two workshops. */
  readonly places: 'workshops' | 'workshops+tower' | 'university';
}

const PLAIN = { tools: 0, freeSteps: 0, competency: false, places: 'workshops' } as const;

export const FACTION_STARTS = {
  blessed:      { ...PLAIN, levels: [1, 1, 1, 1] },
  felines:      { ...PLAIN, levels: [1, 0, 0, 1] },
  goblins:      { ...PLAIN, levels: [1, 0, 1, 0], tools: 1 },
  illusionists: { ...PLAIN, levels: [0, 0, 0, 2] },
  inventors:    { ...PLAIN, levels: [0, 0, 0, 0], competency: true },
  lizards:      { ...PLAIN, levels: [0, 0, 0, 0], freeSteps: 2 },
  moles:        { ...PLAIN, levels: [0, 0, 2, 0] },
  monks:        { ...PLAIN, levels: [0, 1, 0, 0], competency: true, places: 'university' },
  navigators:   { ...PLAIN, levels: [0, 3, 0, 0] },
  omar:         { ...PLAIN, levels: [1, 0, 1, 0], places: 'workshops+tower' },
  philosophers: { ...PLAIN, levels: [2, 0, 0, 0] },
  psychics:     { ...PLAIN, levels: [1, 0, 0, 1], tools: 1 },
} as const satisfies Record<FactionId, FactionStart>;

/** By number of players, 2 to 5. */
const ILLUSIONIST_VP = { later: [1, 1, 2, 2], '1.0': [3, 3, 3, 4] } as const;
const TUNNEL_VP = { later: [4, 5, 6, 7], '1.0': [4, 4, 4, 4] } as const;
const NAVIGATOR_COINS = { later: 1, '1.0': 0 } as const;

function factionTiles(printing: Printing, players: number): Record<FactionId, Tile<FactionId>> {
  const i = players - 2;
  return {
    blessed: { id: 'blessed', scienceBonus: 3 },
    felines: {
      id: 'felines',
      founded: [{ do: 'steps', n: 3, how: 'mix' }, { do: 'gain', gain: { books: 1 } }],
    },
    goblins: { id: 'goblins', spadeCoins: 2 },
    illusionists: { id: 'illusionists', powerAction: { discount: 1, vp: must(ILLUSIONIST_VP[printing][i], 'entry', i) } },
    inventors: { id: 'inventors' },
    lizards: { id: 'lizards', founded: [{ do: 'spades', n: 1, workshop: 'free' }] },
    moles: { id: 'moles', tunnel: must(TUNNEL_VP[printing][i], 'entry', i) },
    monks: { id: 'monks' },
    navigators: {
      id: 'navigators',
      built: [{ what: 'river-workshop', vp: 2, coins: NAVIGATOR_COINS[printing] }],
    },
    omar: { id: 'omar', income: { power: 2, coins: 2 } },
    philosophers: { id: 'philosophers', competencyBooks: 1, action: [{ do: 'gain', gain: { books: 1 } }] },
    psychics: { id: 'psychics', action: [{ do: 'gain', gain: { power: 5 } }, { do: 'second-action' }] },
  };
}

const BUILT: Record<Printing, Record<FactionId, Tile<FactionId>>[]> = {
  later: [2, 3, 4, 5].map((n) => factionTiles('later', n)),
  '1.0': [2, 3, 4, 5].map((n) => factionTiles('1.0', n)),
};

export function factionTile(id: FactionId, printing: Printing, players: number): Tile<FactionId> {
  return must(BUILT[printing][players - 2], 'entry')[id];
}
