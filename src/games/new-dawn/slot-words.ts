/** What a card of a focus row would do from the slot it lies in, with the numbers of that slot. */
import { FOCUS } from './data/focus.js';
import { ROMAN } from './names.js';
import { advance } from './rules/focus/science.js';
import type { SeatView, SlotView } from './types.js';

const many = (n: number, one: string) => `${n} ${one}${n === 1 ? '' : 's'}`;
const TIMES = ['', 'once', 'twice', 'three times'];

/** One sentence, without the trade tokens that may be added. */
export function cardNow(seat: SeatView, slot: SlotView): string {
  const card = FOCUS[slot.card];
  const ground = `difficulty up to ${slot.as}`;
  switch (card.type) {
    case 'culture': {
      const then = {
        none: '',
        move: ', then one token may take a step',
        friendly: ', then 1 beside any space of yours',
        media: ', then a rival token is won over',
      }[card.after];
      return `${many(slot.gives, 'token')} beside your cities, ${ground}${then}`;
    }
    case 'science': {
      const { to, levels } = advance(seat.tech, slot.gives);
      const first = {
        none: '',
        trade: 'a trade token, then ',
        resource: 'a resource you lack, then ',
        nuclear: slot.as === 5 ? 'a nuclear strike, then ' : '',
      }[card.first];
      const cards = levels.map((level) => `, a card of level ${ROMAN[level]}`).join('');
      return `${first}tech dial ${seat.tech}→${to}${cards}`;
    }
    case 'economy': {
      const shared = slot.shared > 0 ? ` and ${slot.shared} shared` : '';
      const over = card.water ? `${ground} or water` : ground;
      return `${many(card.caravans, 'caravan')}, ${many(slot.gives, 'space')}${card.caravans > 1 ? ' each' : ''}${shared}, ${over}`;
    }
    case 'industry': {
      const around = card.around > 0 ? ` with ${many(card.around, 'token')} around it` : '';
      return `a wonder with production ${slot.gives}, or a city within ${card.range}, ${ground}${around}`;
    }
    case 'military': {
      const raids = card.againstBarbarians - card.bonus;
      const against = raids > 0 ? ` (${slot.gives + raids} against barbarians)` : '';
      const far = seat.wonders.includes('pentagon') ? 'anywhere' : `within ${card.range}`;
      const fight = `attack ${TIMES[card.attacks]} ${far} with ${slot.gives}${against}`;
      return card.both
        ? `${fight}, then reinforce ${slot.as} less the attacks made`
        : `${fight}, or reinforce ${slot.as}`;
    }
  }
}
