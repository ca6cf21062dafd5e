/** What each card of a focus row would do from where it lies, in two lines of ten columns. */
import { FOCUS } from '../data/focus.js';
import { advance } from '../rules/focus/science.js';
import type { SeatView, SlotView } from '../types.js';
import { LEVEL_WORDS } from './words.js';

type Two = readonly [string, string];

export function slotWords(seat: SeatView, slot: SlotView): Two {
  const card = FOCUS[slot.card];
  switch (card.type) {
    case 'culture': {
      const then = { none: '', move: ', move 1', friendly: ', 1 more', media: ', sway 1' }[card.after];
      return [slot.gives === 1 ? '1 token' : `${slot.gives} tokens`, `≤${slot.as}${then}`];
    }
    case 'science': {
      const { to, levels } = advance(seat.tech, slot.gives);
      const strike = card.first === 'nuclear' && slot.as === 5 ? ', nuke' : '';
      const taken = levels.map((level) => ` ${LEVEL_WORDS[level]}`).join('');
      return [`dial +${slot.gives}${strike}`, `to ${to}${taken}`];
    }
    case 'economy': {
      const far = slot.shared > 0 ? `${slot.gives}+${slot.shared}` : `${slot.gives}`;
      return [
        card.caravans === 1 ? '1 caravan' : `${card.caravans} caravans`,
        `${far} on ≤${slot.as}${card.water ? ' ~' : ''}`,
      ];
    }
    case 'industry':
      return [`wonder ${slot.gives}`, `or city ≤${slot.as}`];
    case 'military': {
      const raids = card.againstBarbarians - card.bonus;
      const far = seat.wonders.includes('pentagon') ? 'anywhere' : `range ${card.range}`;
      return [`fight ${slot.gives}${raids > 0 ? `/${slot.gives + raids}!` : ''}`, `${far} ×${card.attacks}`];
    }
  }
}
