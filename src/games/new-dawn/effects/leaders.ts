/** What the eight leaders do (sheet section 2). */

import type { LeaderId } from '../data/leaders.js';
import { AGES, WONDERS } from '../data/wonders.js';
import { DESERT, MOUNTAINS, terrainOf } from '../map/world.js';
import { wondersOf } from '../rules/board.js';
import type { Hooks } from '../rules/hooks.js';

export const LEADER_EFFECTS: Readonly<Record<LeaderId, Hooks>> = {
  // Natural wonder tokens lie on focus cards and work there as trade tokens too.
  america: { naturalsOnCards: true },
  // Any two cards change places after the military card of a won attack was reset.
  aztec: { swapAfterWar: true },
  // Every wonder is 1 cheaper.
  egypt: { discount: () => 1 },
  // More control tokens by the latest age among the own wonders, not summed.
  france: {
    cultureTokens(s, seat) {
      let most = 0;
      for (const id of wondersOf(s, seat)) most = Math.max(most, 1 + AGES.indexOf(WONDERS[id].age));
      return most;
    },
  },
  // In the own turn desert and mountains on the coast or edge are difficulty 3; natural wonders have no terrain.
  japan: {
    difficulty: (d, terrain, coast, doing) =>
      doing.ownTurn && coast && (terrain === DESERT || terrain === MOUNTAINS) ? 3 : d,
  },
  // Caravans leave from every own city.
  rome: { caravansAnywhere: true },
  // +3 for both sides of an attack on grassland or hills.
  scythia: { combat: (fight) => (terrainOf(fight.w, fight.hex) <= 1 ? 3 : 0) },
  // A resource with every barbarian beaten.
  sumeria: { resourceForBarbarian: true },
};
