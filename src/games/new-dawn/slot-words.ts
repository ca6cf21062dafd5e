/** What a card of a focus row would do from the slot it lies in, with the numbers of that slot and no trade tokens. */
import { FOCUS, type Level } from './data/focus.js';
import { ROMAN } from './names.js';
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

const many = (n: number, one: string): string => `${n} ${one}${n === 1 ? '' : 's'}`;
const TIMES = ['', 'once', 'twice', 'three times'];

/** One sentence. */
export function cardSays(v: CardNow): string {
  switch (v.type) {
    case 'culture': {
      const then = {
        none: '',
        move: ', then one token may take a step',
        friendly: ', then 1 beside any space of yours',
        media: ', then a rival token is won over',
      }[v.after];
      return `${many(v.tokens, 'token')} beside your cities, difficulty up to ${v.slot}${then}`;
    }
    case 'science': {
      const first = {
        none: '',
        trade: 'a trade token, then ',
        resource: 'a resource you lack, then ',
        nuclear: 'a nuclear strike, then ',
      }[v.first];
      const cards = v.levels.map((level) => `, a card of level ${ROMAN[level]}`).join('');
      return `${first}tech dial ${v.from}→${v.to}${cards}`;
    }
    case 'economy': {
      const shared = v.shared > 0 ? ` and ${v.shared} shared` : '';
      const over = `difficulty up to ${v.slot}${v.water ? ' or water' : ''}`;
      return `${many(v.caravans, 'caravan')}, ${many(v.spaces, 'space')}${v.caravans > 1 ? ' each' : ''}${shared}, ${over}`;
    }
    case 'industry': {
      const around = v.around > 0 ? ` with ${many(v.around, 'token')} around it` : '';
      return `a wonder with production ${v.production}, or a city within ${v.range}, difficulty up to ${v.slot}${around}`;
    }
    case 'military': {
      const against = v.raids > 0 ? ` (${v.combat + v.raids} against barbarians)` : '';
      const far = v.range === null ? 'anywhere' : `within ${v.range}`;
      const fight = `attack ${TIMES[v.attacks]} ${far} with ${v.combat}${against}`;
      return v.both ? `${fight}, then reinforce ${v.slot} less the attacks made` : `${fight}, or reinforce ${v.slot}`;
    }
  }
}
