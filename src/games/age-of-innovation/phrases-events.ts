/** Which of the catalogue's entries tells an event, and what is worth a line at all. */
import type { Telling } from '../../engine/phrasebook.js';
import { conversionOf, drafted } from './phrases-choices.js';
import type { AoiTexts, EventTexts } from './texts/types.js';
import type { Event, GoodsMap, View } from './types.js';

type T = Telling<View>;
type Of<K extends Event['type']> = Extract<Event, { type: K }>;

/** The goods of a conversion are told by the conversion. */
const worthALine = (e: Of<'gain'> | Of<'pay'>): boolean => e.why !== 'convert' && anything(e.goods);

const anything = (goods: Readonly<GoodsMap>): boolean => Object.values(goods).some((n) => n > 0);

function converting(event: EventTexts, e: Of<'convert'>, name: string): string {
  const { n } = e;
  return e.what === 'burn' ? event.burn({ name, n }) : event.convert({ ...conversionOf(e.what, n), name });
}

function action(texts: AoiTexts, e: Of<'action'>, name: string): string {
  const { power, book, special } = texts.event.action;
  const isIn = <K extends string>(table: Readonly<Record<K, unknown>>, id: string): id is K => Object.hasOwn(table, id);
  if (isIn(texts.power, e.why)) return power({ name, action: e.why });
  if (isIn(texts.book, e.why)) return book({ name, action: e.why });
  return special({ name, tile: e.why });
}

function lost(event: EventTexts, e: Of<'lost'>, name: string): string {
  const v = { name, why: e.why, n: e.n };
  switch (e.what) {
    case 'bridge':
    case 'guild':
      return event.lost[e.what]({ ...v, chosen: e.chosen === true });
    case 'scholars':
    case 'power':
    case 'steps':
    case 'spades':
    case 'shipping':
    case 'terraforming':
    case 'competency':
    case 'city-tile':
      return event.lost[e.what](v);
    default:
      return event.lost.piece({ ...v, piece: e.what });
  }
}

export function eventIn(texts: AoiTexts): (event: Event, t: T) => string | null {
  const { event: say } = texts;
  return (e, t) => {
    switch (e.type) {
      case 'gain':
      case 'pay':
        return worthALine(e) ? say[e.type](e as never, t) : null;
      case 'convert':
        return converting(say, e, t.name(e.seat));
      case 'draft':
        return drafted(e.took, say.draft, { name: t.name(e.seat) });
      case 'action':
        return action(texts, e, t.name(e.seat));
      case 'lost':
        return lost(say, e, t.name(e.seat));
      default:
        return say[e.type](e as never, t);
    }
  };
}
