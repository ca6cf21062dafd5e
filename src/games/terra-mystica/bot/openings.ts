/** Where strong people set their first dwellings: near neighbours who build, with room for a town. */
import type { FactionId } from '../data/ids.js';

/** Points that a place is ahead of one nobody would choose. */
export const OPENINGS: Readonly<Record<FactionId, Readonly<Record<string, number>>>> = {
  witches: { F4: 6, E9: 6, C4: 3 },
  auren: { F4: 6, E9: 5, C3: 3, C4: 3, G3: 2 },
  alchemists: { E5: 6, G5: 6, E10: 3, H5: 3 },
  darklings: { G5: 6, E10: 5, B5: 5, E5: 4, H5: 2 },
  halflings: { F5: 6, F7: 5, E6: 5, D8: 2 },
  cultists: { E6: 6, F5: 6, F7: 4, D8: 3 },
  engineers: { E7: 6, F6: 5, H6: 3 },
  dwarves: { E7: 6, F6: 6, C5: 2 },
  mermaids: { D5: 6, E4: 5, G6: 4 },
  swarmlings: { D5: 6, D2: 5, G6: 3, H4: 3 },
  'chaos-magicians': { D4: 6, D7: 4 },
  giants: { D4: 6, D7: 6 },
  fakirs: { F3: 4, G4: 4, D3: 4, E8: 3 },
  nomads: { D3: 6, F3: 6, G4: 5, E8: 4 },
};
