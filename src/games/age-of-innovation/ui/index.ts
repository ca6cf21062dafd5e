/** The screen of Age of Innovation. */
import type { GameUi } from '../../../ui/types.js';
import { en } from '../texts/en/index.js';
import type { AoiTexts, TallyWord } from '../texts/types.js';
import type { View } from '../types.js';
import { face } from './face.js';
import { heard } from './heard.js';
import { heardMap } from './heard-map.js';
import { now } from './now.js';
import { places } from './places.js';
import { waste } from './waste.js';

/** The screen in the words of this catalogue. */
const uiIn = (texts: AoiTexts): GameUi<View> => ({
  strip: (view, seat) => {
    const s = view.players[seat]!;
    return {
      title: s.faction ? texts.faction[s.faction].name : '',
      score: texts.score({ points: s.vp }),
      passed: s.passed,
      left: s.left,
    };
  },
  face,
  places,
  heard,
  heardMap,
  texts,
  in: uiIn,
  prices: (price) => texts.goods({ goods: price }),
  tally: (key) => texts.tally[key as TallyWord],
  now: (...asked) => now(texts, ...asked),
  rule: (target, view) => {
    const [kind, name] = target.split(':');
    if (kind === 'bridge') return 'bridge';
    if (target === 'terraforming') return 'track:terraforming';
    if (target === 'school' || target === 'university' || target === 'palace') return `building:${target}`;
    if (kind !== 'hex') return null;
    const hex = view.hexes.find((h) => h.name === name);
    return hex?.building ? `building:${hex.building}` : 'action:build';
  },
  waste: (...asked) => waste(texts, ...asked),
});

export const ui = uiIn(en);
