/** What the cards of city-states and of other players do for their holder (sheet section 4). */

import { must } from '../../../engine/must.js';
import { type CityStateId, cityStateAt, type PactId } from '../data/diplomacy.js';
import { WONDERS } from '../data/wonders.js';
import { FOREST, stateMark } from '../map/world.js';
import { matureCities, stateOn, wondersOf } from '../rules/board.js';
import type { Fight, Hooks } from '../rules/hooks.js';
import { pieceOf } from '../rules/lookup.js';
import { seoulPossible } from '../rules/starts.js';
import { CITY } from '../types.js';

const attacked = (fight: Fight): CityStateId | null =>
  fight.what === 'state' ? cityStateAt(stateMark(fight.w, fight.hex)) : null;

export const STATE_EFFECTS: Readonly<Record<CityStateId, Hooks>> = {
  // +1 for each city-state token and each own city within 2 of the defending space; not against Carthage itself.
  carthage: {
    combat(fight, _side, seat) {
      if (attacked(fight) === 'carthage') return 0;
      let n = 0;
      for (const h of must(fight.w.within2[fight.hex], 'space', fight.hex)) {
        if (stateOn(fight.s, fight.w, h) >= 0) n += 1;
        else if (fight.s.owner[h] === seat && pieceOf(fight.s, h) >= CITY) n += 1;
      }
      return n;
    },
  },
  // Forest counts as 1 while a culture or industry card is resolved.
  kumasi: {
    difficulty: (d, terrain, _coast, doing) =>
      terrain === FOREST && (doing.focus === 'culture' || doing.focus === 'industry') ? 1 : d,
  },
  // Wonders are cheaper by the number of own mature cities.
  brussels: { discount: (s, seat) => matureCities(s, seat).length },
  // One barbarian is led to an empty space beside it.
  seoul: { start: { possible: seoulPossible, frame: (_s, seat) => ({ kind: 'seoul', seat, step: 0 }) } },
  // One player's card is given back for another of the same player.
  geneva: {
    start: {
      possible: (s, seat) =>
        s.players.some(
          (p, giver) => giver !== seat && p.pacts.includes(seat) && p.pacts.some((holder) => holder === giver),
        ),
      frame: (_s, seat) => ({ kind: 'geneva', seat, step: 0 }),
    },
  },
  // Every space is 1 easier when control tokens are placed.
  'mohenjo-daro': { difficulty: (d, _terrain, _coast, doing) => (doing.placing ? d - 1 : d) },
  // 2 cheaper without a wonder of that type.
  'buenos-aires': {
    discount: (s, seat, wonder) => (wondersOf(s, seat).some((id) => WONDERS[id].type === WONDERS[wonder].type) ? 0 : 2),
  },
  // +3 against cities and against city-states other than Kabul.
  kabul: {
    combat(fight, side) {
      if (side === 'defence') return 0;
      return fight.what === 'city' || (fight.what === 'state' && attacked(fight) !== 'kabul') ? 3 : 0;
    },
  },
};

export const PACT_EFFECTS: Readonly<Record<PactId, Hooks>> = {
  // +2 in attacks, except against the giver.
  'joint-war': {
    combat: (fight, side, _seat, giver) => (side === 'attack' && fight.defender !== giver ? 2 : 0),
  },
  // +2 in defence, except against the giver.
  'defensive-pact': {
    combat: (fight, side, _seat, giver) => (side === 'defence' && fight.attacker !== giver ? 2 : 0),
  },
  // A trade token for the giver and a resource for the holder when a caravan reaches the giver's capital.
  embassy: { capitalTrade: true },
  // The giver's control tokens count for maturity.
  'open-borders': { matures: (rival, giver) => rival === giver },
};
