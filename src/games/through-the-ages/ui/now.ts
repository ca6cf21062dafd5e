/** What a card means for the looking seat at this moment, in lines for the inspect box. */
import type { Id, Seat } from '../../../engine/types.js';
import { CIVIL, type CivilId } from '../data/civil.js';
import type { TtaView } from '../view.js';
import { costWord, kindWord, many } from './words.js';

export function now(target: Id, view: TtaView, viewer: Seat | null): readonly string[] {
  const [kind, name] = target.split(':');
  if (kind === 'row') {
    const space = view.row[Number(name) - 1];
    if (!space?.card) return ['the space is empty'];
    const card = CIVIL[space.card];
    const lines = [
      `${card.name}: ${kindWord(card)} ${costWord(card)}`,
      `costs ${many(space.price, 'civil action')} to take`,
    ];
    if (space.bar) lines.push(space.bar.replaceAll('-', ' '));
    return lines;
  }
  if (kind === 'card' && name && Object.hasOwn(CIVIL, name)) {
    const card = CIVIL[name as CivilId];
    const lines = [costWord(card)].filter((line) => line !== '');
    const player = viewer === null ? undefined : view.players[viewer];
    const tech = player?.techs.find((t) => t.id === name);
    if (tech)
      lines.push(
        `${many(tech.workers, 'worker')}, ${many(tech.tokens, 'token')}; one more worker costs ${many(tech.price, 'resource')}`,
      );
    return lines;
  }
  return [];
}
