/** One player, card or space of the position, by seat, place in the row or space. */
import { must } from '../../../engine/must.js';
import type { Seat } from '../../../engine/types.js';
import type { Hex, Player, RowCard, State } from '../types.js';

type Playing = Pick<State, 'players'>;

export const playerOf = (s: Playing, seat: Seat): Player => must(s.players[seat], 'seat', seat);
export const rowCard = (s: Playing, seat: Seat, at: number): RowCard => must(playerOf(s, seat).row[at], 'slot', at);

/** A card that lies in the row of the seat. */
export const cardNamed = (s: Playing, seat: Seat, card: string): RowCard =>
  must(
    playerOf(s, seat).row.find((c) => c.card === card),
    'focus card',
    card,
  );

/** Whose piece stands on the space; -1 is nobody's. */
export const ownerOf = (s: Pick<State, 'owner'>, h: Hex): Seat => must(s.owner[h], 'space', h);
export const pieceOf = (s: Pick<State, 'piece'>, h: Hex): number => must(s.piece[h], 'space', h);

/** Where a world wonder's token lies, by position in WONDER_IDS; -1 is nowhere. */
export const wonderSpace = (s: Pick<State, 'wonderAt'>, index: number): Hex =>
  must(s.wonderAt[index], 'world wonder', index);
/** Where the two cards of a city-state are, by position in CITY_STATE_IDS. */
export const stateCards = (s: Pick<State, 'stateCards'>, index: number): number[] =>
  must(s.stateCards[index], 'city-state', index);
