/** What the 24 world wonders do (sheet section 3). Effects follow control of the wonder, not who built it. */

import type { WonderId } from '../data/wonders.js';
import { nearOf } from '../map/world.js';
import { reinforcedCount } from '../rules/board.js';
import type { Hooks } from '../rules/hooks.js';
import { playerOf } from '../rules/lookup.js';
import { placeable } from '../rules/place.js';
import { eiffelPossible, forbiddenTargets, zimbabwePossible } from '../rules/starts.js';
import type { PlaceFrame } from '../types.js';

const gardens = (seat: number): PlaceFrame => ({
  kind: 'place',
  seat,
  step: 0,
  left: 1,
  limit: 4,
  clause: 'city',
  around: -1,
  focus: 'other',
  why: 'hanging-gardens',
});

export const WONDER_EFFECTS: Readonly<Record<WonderId, Hooks>> = {
  // ---- culture
  stonehenge: { hillsChain: true },
  'hanging-gardens': {
    start: { possible: (s, seat) => placeable(s, gardens(seat)).length > 0, frame: (_s, seat) => gardens(seat) },
  },
  'forbidden-city': {
    start: {
      possible: (s, seat) => forbiddenTargets(s, seat).length > 0,
      frame: (_s, seat) => ({ kind: 'forbidden', seat, step: 0 }),
    },
  },
  'chichen-itza': { emptyForests: true },
  'sydney-opera-house': { matures: () => true },
  'eiffel-tower': {
    start: { possible: eiffelPossible, frame: (_s, seat) => ({ kind: 'eiffel', seat, step: 0, picks: [] }) },
  },
  // ---- economy
  colossus: { sharedSpaces: 6 },
  'great-lighthouse': { edgeCities: true },
  'great-zimbabwe': {
    holdsTrade: 4,
    start: { possible: zimbabwePossible, frame: (_s, seat) => ({ kind: 'zimbabwe', seat, step: 0 }) },
  },
  // It looks at the real slot; a replay "as if in slot 1" stays at 1.
  'machu-picchu': { slot: (slot) => Math.max(slot, 3) },
  'big-ben': {
    combat(fight, _side, seat) {
      const caravans = playerOf(fight.s, seat).caravans;
      let n = 0;
      for (const h of caravans) if (h >= 0 && nearOf(fight.w, fight.hex).includes(h)) n += 2;
      return n;
    },
  },
  'estadio-do-maracana': { economyToo: true },
  // ---- science
  oracle: { start: { possible: () => true, frame: (_s, seat) => ({ kind: 'swap', seat, step: 0, why: 'oracle' }) } },
  pyramids: {
    built: (ctx, seat) => ctx.push({ kind: 'improve', seat, step: 0, left: 3, wonder: 'pyramids', done: [] }),
  },
  'porcelain-tower': {
    built: (ctx, seat) => ctx.push({ kind: 'improve', seat, step: 0, left: 2, wonder: 'porcelain-tower', done: [] }),
  },
  'potala-palace': {
    pactsEach: 4,
    built: (ctx, seat) => ctx.push({ kind: 'pacts', seat, step: 0, left: 3, giver: null, why: 'potala-palace' }),
  },
  'oxford-university': { anyType: true },
  kremlin: {
    combat: (fight, side) =>
      side === 'attack' &&
      fight.defender >= 0 &&
      reinforcedCount(fight.s, fight.attacker) > reinforcedCount(fight.s, fight.defender)
        ? 4
        : 0,
  },
  // ---- military
  petra: { barsBarbarians: true, combat: (_fight, side) => (side === 'defence' ? 2 : 0) },
  'terracotta-army': { combat: (_fight, side) => (side === 'attack' ? 2 : 0) },
  alhambra: { combat: () => 2 },
  'venetian-arsenal': { slotFiveAgain: true },
  'ruhr-valley': { combat: (_fight, side) => (side === 'defence' ? 5 : 0) },
  pentagon: { attackAnywhere: true, combat: (_fight, side) => (side === 'attack' ? 2 : 0) },
};
