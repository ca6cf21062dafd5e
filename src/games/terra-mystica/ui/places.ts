/** Everything that arrow keys can reach on the table of Terra Mystica. */
import type { BoardPlace } from '../../../ui/types.js';
import { inRows, placesBeside } from '../../terra-kit/ui/places.js';
import type { TmPainting } from './painting.js';

export function places(p: TmPainting): readonly BoardPlace[] {
  const { view } = p;
  const factions = (p.prompt?.choices ?? []).flatMap((c) => (c.target?.startsWith('faction:') ? [c.target] : []));
  return placesBeside(view.hexes, [
    ...inRows(factions, 2),
    (view.seats[p.shown]?.specials ?? []).map((s) => `special:${s.id}`),
    ...view.cults.map((c) => [`cult:${c.cult}`]),
    ...inRows(
      view.cards.flatMap((c) => (c.seat < 0 ? [`card:${c.id}`] : [])),
      3,
    ),
    ...inRows(
      view.power.map((a) => `power:${a.id}`),
      3,
    ),
    ...inRows(
      view.favours.map((f) => `favour:${f.id}`),
      4,
    ),
    ...inRows(
      view.townTiles.map((t) => `town:${t.id}`),
      4,
    ),
  ]);
}
