/** What a card of a focus row would do from the slot it lies in, as facts: the numbers of that slot, no trade tokens. */
import { FOCUS, type Level } from './data/focus.js';
import { advance } from './rules/focus/science.js';
import type { SeatView, SlotView } from './types.js';

/** What a focus card would do from the slot where it lies, before trade tokens. */
export type CardNow =
  | {
      readonly type: 'culture';
      readonly slot: number;
      readonly tokens: number;
      readonly after: 'none' | 'move' | 'friendly' | 'media';
    }
  | {
      readonly type: 'science';
      readonly first: 'none' | 'trade' | 'resource' | 'nuclear';
      readonly steps: number;
      readonly from: number;
      readonly to: number;
      readonly levels: readonly Level[];
    }
  | {
      readonly type: 'economy';
      readonly slot: number;
      readonly caravans: number;
      readonly spaces: number;
      readonly shared: number;
      readonly water: boolean;
    }
  | {
      readonly type: 'industry';
      readonly slot: number;
      readonly production: number;
      readonly range: number;
      readonly around: number;
    }
  | {
      readonly type: 'military';
      readonly slot: number;
      readonly combat: number;
      /** More against barbarians. */
      readonly raids: number;
      /** null: everything on the map. */
      readonly range: number | null;
      readonly attacks: number;
      readonly both: boolean;
    };

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
