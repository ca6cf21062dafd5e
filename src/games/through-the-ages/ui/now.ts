/** What a card means for the looking seat at this moment, in lines for the inspect box. */
import type { Id, Seat } from '../../../engine/types.js';
import { CIVIL, type CivilCard, type CivilId } from '../data/civil.js';
import type { TtaTexts } from '../texts/types.js';
import type { TtaView } from '../view.js';
import { costsOf, kindOf } from './cards.js';

/** Whole words: the box is wide. */
const WIDE = 99;

const about = (texts: TtaTexts, card: CivilCard, seats: number): string =>
  [...costsOf(card, texts, WIDE), texts.gives({ id: card.id, seats })[0]].join(', ');

export function now(texts: TtaTexts, target: Id, view: TtaView, viewer: Seat | null): readonly string[] {
  const [kind, name] = target.split(':');
  if (kind === 'row') {
    const space = view.row[Number(name) - 1];
    if (!space?.card) return [texts.empty];
    const card = CIVIL[space.card];
    const bar = space.bar ? (texts.bar[space.bar]?.[0] ?? '') : '';
    return [
      `${texts.kind[kindOf(card)].word}: ${about(texts, card, view.seats)}`,
      texts.take({ n: space.price })[0],
      bar,
    ].filter((line) => line !== '');
  }
  if (kind === 'card' && name && Object.hasOwn(CIVIL, name)) {
    const card = CIVIL[name as CivilId];
    const player = viewer === null ? undefined : view.players[viewer];
    const tech = player?.techs.find((t) => t.id === name);
    if (!tech) return [about(texts, card, view.seats)];
    const on = [
      texts.workers({ n: tech.workers }),
      texts.tokens({ n: tech.tokens }),
      texts.next({ price: tech.price }),
    ];
    return [about(texts, card, view.seats), on.join(', ')];
  }
  return [];
}
