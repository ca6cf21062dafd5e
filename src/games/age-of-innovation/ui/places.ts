/** Everything that arrow keys can reach on the table of Age of Innovation. */
import type { BoardPlace } from '../../../ui/types.js';
import { inRows, placesBeside } from '../../terra-kit/ui/places.js';
import { targetOf } from '../rules/common.js';
import type { AoiPainting } from './painting.js';

const ids = (kind: string, list: readonly string[]): string[] => list.map((id) => `${kind}:${id}`);

export function places(p: AoiPainting): readonly BoardPlace[] {
  const { view } = p;
  const { pool } = view;
  const opening = [
    ...ids('faction', view.sets.length > 0 ? view.sets.map((s) => s.faction) : pool.factions),
    ...ids('board', pool.boards),
  ];
  const palaces = view.palaces.length > 0 ? view.palaces : pool.palaces;
  const special = (view.players[p.shown]?.specials ?? []).map((s) => targetOf(s.tile));
  const boosters = ids(
    'booster',
    view.boosters.map((b) => b.id),
  );
  return placesBeside(view.hexes, [
    ...inRows(opening, 2),
    special.filter((id) => !boosters.includes(id)),
    ...view.science.map((s) => [`discipline:${s.discipline}`]),
    ...inRows(
      ids(
        'power',
        view.power.map((a) => a.id),
      ),
      3,
    ),
    ids(
      'book',
      view.books.map((a) => a.id),
    ),
    ...inRows(boosters, 3),
    ...inRows(
      ids(
        'innovation',
        view.innovations.map((i) => i.tile ?? i.dealt),
      ),
      2,
    ),
    ...inRows(
      ids(
        'competency',
        view.competencies.map((c) => c.tile),
      ),
      4,
    ),
    ...inRows(ids('palace', palaces), 3),
    ...inRows(
      ids(
        'city',
        view.cityTiles.map((t) => t.id),
      ),
      4,
    ),
  ]);
}
