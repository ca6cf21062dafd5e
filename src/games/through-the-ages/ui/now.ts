/** What a card means for the looking seat at this moment, in lines for the inspect box. */
import type { Id, Seat } from '../../../engine/types.js';
import { CIVIL, type CivilCard, type CivilId } from '../data/civil.js';
import { en } from '../texts/en.js';
import type { TtaView } from '../view.js';
import { costsOf, kindOf } from './cards.js';

/** Whole words: the box is wide. */
const WIDE = 99;

const about = (card: CivilCard, seats: number): string =>
  [...costsOf(card, en, WIDE), en.gives({ id: card.id, seats })[0]].join(', ');

export function now(target: Id, view: TtaView, viewer: Seat | null): readonly string[] {
  const [kind, name] = target.split(':');
  if (kind === 'row') {
    const space = view.row[Number(name) - 1];
    if (!space?.card) return [en.empty];
    const card = CIVIL[space.card];
    const bar = space.bar ? (en.bar[space.bar]?.[0] ?? '') : '';
    return [`${en.kind[kindOf(card)].word}: ${about(card, view.seats)}`, en.take({ n: space.price })[0], bar].filter(
      (line) => line !== '',
    );
  }
  if (kind === 'card' && name && Object.hasOwn(CIVIL, name)) {
    const card = CIVIL[name as CivilId];
    const player = viewer === null ? undefined : view.players[viewer];
    const tech = player?.techs.find((t) => t.id === name);
    if (!tech) return [about(card, view.seats)];
    const on = [en.workers({ n: tech.workers }), en.tokens({ n: tech.tokens }), en.next({ price: tech.price })];
    return [about(card, view.seats), on.join(', ')];
  }
  return [];
}
