/** The screen of Terra Mystica. */
import type { GameUi } from '../../../ui/types.js';
import { en } from '../texts/en.js';
import type { View } from '../types.js';
import { face } from './face.js';
import { now } from './now.js';
import { places } from './places.js';
import { waste } from './waste.js';

export const ui: GameUi<View> = {
  strip: (view, seat) => {
    const s = view.seats[seat]!;
    return {
      title: s.faction ? en.faction[s.faction] : '',
      score: `${s.points} vp`,
      passed: s.passed,
    };
  },
  face,
  places,
  texts: en,
  prices: (price) => en.goods({ goods: price }),
  tally: (key) => en.tally({ key }),
  now: (...asked) => now(en, ...asked),
  rule: (target, view) => {
    const [kind, name] = target.split(':');
    if (kind === 'bridge') return 'rule:bridge';
    if (kind !== 'hex') return null;
    const hex = view.hexes.find((h) => h.name === name);
    return hex?.building ? `building:${hex.building}` : 'action:build';
  },
  waste: (...asked) => waste(en, ...asked),
};
