/** Where things lie for the arrow keys: the row, below it the shown civilization, both hands, the seats. */
import type { Size } from '../../../ui/components/layout/size.js';
import type { BoardPlace, Painting } from '../../../ui/types.js';
import type { TtaView } from '../view.js';
import { TYPES } from './cards.js';

/** Lines of the table, from the top; within a line things are spread over the same width. */
const ROW = 0;
const CARDS = 4;
const HANDS = 12;
const SEATS = 14;
/** Columns of the card row. */
const WIDTH = 13;
/** Where the state begins, right of the technologies. */
const STATE = 11;

const spread = (ids: readonly string[], y: number): BoardPlace[] =>
  ids.map((id, i) => ({ id, x: ids.length > 1 ? (i * (WIDTH - 1)) / (ids.length - 1) : 0, y }));

/** Below this the row is a list, with everything else right of it. */
const LIST_BELOW: Size = { columns: 104, rows: 48 };
const BESIDE_LIST = 20;

export function places({ view, shown }: Painting<TtaView>, { columns, rows }: Size): readonly BoardPlace[] {
  const player = view.players[shown];
  if (!player) return [];
  const types = TYPES.filter((type) => player.techs.some((t) => t.type === type));
  const techs = types.flatMap((type, x) =>
    player.techs
      .filter((t) => t.type === type)
      .sort((a, b) => b.level - a.level)
      .map((t, i) => ({ id: `card:${t.id}`, x: (x * (STATE - 1)) / Math.max(1, types.length - 1), y: CARDS + i })),
  );
  const state = [
    player.government,
    ...(player.leader ? [player.leader] : []),
    ...(player.building ? [player.building.id] : []),
    ...player.wonders.map((w) => w.id),
    ...player.specials,
    ...player.colonies,
    ...(player.tactic ? [player.tactic] : []),
  ].map((id, i) => ({ id: `card:${id}`, x: STATE + 1, y: CARDS + i / 2 }));
  const hands = [...(player.hand ?? []), ...(player.military ?? [])].map((id) => `card:${id}`);
  const row = view.row
    .filter((space) => space.card)
    .map((space) => ({ id: `row:${space.space}`, x: space.space - 1, y: ROW }));
  const rest = [
    ...techs,
    ...state,
    ...spread([...new Set(hands)], HANDS),
    ...spread(
      view.players.map((s) => `seat:${s.seat}`),
      SEATS,
    ),
  ];
  const listed = columns < LIST_BELOW.columns && rows < LIST_BELOW.rows;
  const all = listed
    ? [
        ...row.map(({ id, x }) => ({ id, x: 0, y: x })),
        ...rest.map((place) => ({ ...place, x: place.x + BESIDE_LIST })),
      ]
    : [...row, ...rest];
  // A card can lie before a player and in the hand: the first place is its own.
  return all.filter(({ id }, i) => all.findIndex((other) => other.id === id) === i);
}
