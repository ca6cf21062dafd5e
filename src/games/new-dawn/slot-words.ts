/** What a card of a focus row would do from the slot it lies in, with the numbers of that slot and no trade tokens. */
import { FOCUS } from './data/focus.js';
import { advance } from './rules/focus/science.js';
import type { CardNow } from './texts/types.js';
import type { SeatView, SlotView } from './types.js';

export function cardNow(seat: SeatView, slot: SlotView): CardNow {
  const card = FOCUS[slot.card];
  switch (card.type) {
    case 'culture':
      return { type: card.type, slot: slot.as, tokens: slot.gives, after: card.after };
    case 'science': {
      const { to, levels } = advance(seat.tech, slot.gives);
      const first = card.first === 'nuclear' && slot.as < 5 ? 'none' : card.first;
      return { type: card.type, first, steps: slot.gives, from: seat.tech, to, levels };
    }
    case 'economy':
      return {
        type: card.type,
        slot: slot.as,
        caravans: card.caravans,
        spaces: slot.gives,
        shared: slot.shared,
        water: card.water,
      };
    case 'industry':
      return { type: card.type, slot: slot.as, production: slot.gives, range: card.range, around: card.around };
    case 'military':
      return {
        type: card.type,
        slot: slot.as,
        combat: slot.gives,
        raids: card.againstBarbarians - card.bonus,
        range: seat.wonders.includes('pentagon') ? null : card.range,
        attacks: card.attacks,
        both: card.both,
      };
  }
}
