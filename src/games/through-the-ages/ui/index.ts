/** The screen of Through the Ages. */
import type { GameUi } from '../../../ui/types.js';
import { priced } from '../phrases.js';
import { en } from '../texts/en/index.js';
import type { TtaTexts } from '../texts/types.js';
import type { TallyKey } from '../texts/types-screen.js';
import type { TtaView } from '../view.js';
import { face } from './face.js';
import { heard } from './heard.js';
import { now } from './now.js';
import { places } from './places.js';
import { waste } from './waste.js';

/** The screen in the words of this catalogue. */
export const uiIn = (texts: TtaTexts): GameUi<TtaView> => ({
  face,
  places,
  heard,
  texts,
  in: uiIn,
  prices: (price) => priced(price, texts.price),
  tally: (key) => texts.tally[key as TallyKey],
  strip: (view, seat) => {
    const s = view.players[seat]!;
    return {
      title: texts.name({ id: s.leader ?? s.government }),
      shorter: texts.short({ id: s.leader ?? s.government }),
      score: String(s.culture),
      passed: s.out,
      left: s.out,
    };
  },
  now: (...asked) => now(texts, ...asked),
  waste: (...asked) => waste(texts, ...asked),
  rule: (target, view) => {
    const [kind, name] = target.split(':');
    if (kind === 'row') {
      const card = view.row[Number(name) - 1]?.card;
      return card ? `card:${card}` : 'rule:take';
    }
    if (kind === 'seat') {
      const leader = view.players[Number(name)]?.leader;
      return leader ? `card:${leader}` : null;
    }
    return null;
  },
});

export const ui = uiIn(en);
