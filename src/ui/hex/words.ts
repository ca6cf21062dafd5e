/** What a tile says in the text rows that its size has: words where they fit, signs where they do not. */
import type { Theme } from '../theme/theme.js';
import type { Token } from '../theme/tokens.js';
import type { Badge, Tile } from './board.js';

export interface TileLine {
  readonly text: string;
  /** A ground of its own: a piece on its owner's colour, the name under the cursor. */
  readonly ground?: Token;
  /** The sign's colour on the tile's ground. */
  readonly ink?: Token;
  readonly bold?: boolean;
  /** Not as important as the rest. */
  readonly soft?: boolean;
  /** What the marked choice would put here. */
  readonly ghost?: boolean;
  readonly under?: boolean;
}
type Said = TileLine | null;

const digit = (b: Badge): string => (b.token === 'text' ? '' : String(b.seat + 1));

/** A piece: by its owner's name, by sign and digit, or by letter and digit. One sign is enough. */
function pieceText(b: Badge, room: number, theme: Theme): string {
  const sign = theme.ascii ? b.letter : b.glyph;
  if (room >= 9 && b.owner !== '' && b.owner.length <= room - 4) return ` ${sign} ${b.owner} `;
  if (room >= 7) return digit(b) === '' ? ` ${b.brief} `.slice(0, room) : ` ${sign} ${digit(b)} `;
  if (room >= 5) return ` ${sign}${digit(b)} `;
  return `${b.letter}${digit(b)}`;
}

function piece(t: Tile, room: number, theme: Theme): Said {
  if (t.badge) return { text: pieceText(t.badge, room, theme), ground: t.badge.token, bold: true };
  if (!t.ghost) return null;
  const text = pieceText(t.ghost, room, theme);
  return {
    text: theme.plain && room >= 5 ? `(${text.trim()})` : text,
    ground: t.ghost.token,
    ghost: true,
    bold: true,
  };
}

/** The piece in words, under its sign. */
function pieceWord(t: Tile, room: number): Said {
  const b = t.badge ?? t.ghost;
  const text = b && [b.word, b.brief].find((word) => word.length <= room);
  return text ? { text, soft: true } : null;
}

function name(t: Tile, room: number, theme: Theme): Said {
  if (t.mark === 'cursor')
    return { text: ` ${t.name} `.length <= room ? ` ${t.name} ` : t.name, ground: 'accent', bold: true };
  return { text: t.name, soft: !theme.plain, under: t.mark === 'changed', bold: t.mark === 'changed' };
}

/** The name with the letter of the ground, where there is no other row for that. */
function nameAndLetter(t: Tile, room: number, theme: Theme): Said {
  const said = name(t, room, theme);
  const both = `${t.name} ${t.letter}`;
  return said && t.mark !== 'cursor' && t.letter !== '' && both.length <= room ? { ...said, text: both } : said;
}

/** Without colours the ground must always be told. */
function ground(t: Tile, room: number, theme: Theme): Said {
  const text = [t.word, t.brief].find((word) => word.length <= room) ?? t.letter;
  return { text, soft: !theme.plain };
}

function note(t: Tile, room: number): Said {
  if (!t.note) return null;
  const text = [...(t.note.names ?? []), t.note.word].find((name) => name.length <= room) ?? t.note.text;
  return { text, bold: true, ink: t.note.token };
}

function prices(t: Tile, room: number): TileLine[] {
  if (!t.mark || t.mark === 'changed' || !t.price) return [];
  const { short, words } = t.price;
  if (room >= 9 && words.every((word) => word.length <= room)) return words.map((text) => ({ text, bold: true }));
  return [{ text: short.length <= room ? short : '+', bold: true }];
}

/** The price in one row: in words where all of it fits. */
function wholePrice(t: Tile, room: number): Said {
  const lines = prices(t, room);
  if (lines.length < 2 || !t.price) return lines[0] ?? null;
  const words = t.price.words.join(', ');
  const text = words.length <= room ? words : t.price.short;
  return { text: text.length <= room ? text : '+', bold: true };
}

/** Offered places without a price still say so where there is no rim to see. */
function offer(t: Tile): Said {
  return t.mark === 'offered' || t.mark === 'cursor' ? { text: '+', bold: true } : null;
}

function water(t: Tile, rooms: readonly number[], theme: Theme): Said[] {
  const room = rooms.at(rooms.length > 1 ? 1 : 0) ?? 3;
  const said = piece(t, room, theme) ?? note(t, room) ?? offer(t);
  const wave: TileLine = { text: theme.plain ? '~ ~' : '~  ~', soft: true };
  const line = said ?? (rooms.length === 1 && !theme.plain ? null : wave);
  const title = t.mark === 'cursor' ? name(t, rooms[0] ?? 3, theme) : null;
  return rooms.length === 1 ? [title ? { ...title, text: t.name.slice(0, room) } : line] : [title, line];
}

/** One row: the piece, the price, what lies there, the name, or the letter of the ground. */
function one(t: Tile, room: number, theme: Theme): Said {
  if (theme.plain && room < 5) {
    // Whose piece it is comes before the letter of its ground.
    const there = small(t, theme);
    return { text: `${there.length < room ? t.letter : ''}${there}`.slice(0, room), bold: !!t.badge };
  }
  const price = prices(t, room)[0];
  const line =
    piece(t, room, theme) ??
    price ??
    note(t, room) ??
    offer(t) ??
    (room >= 5 ? nameAndLetter(t, room, theme) : ground(t, 1, theme));
  if (t.mark !== 'cursor' || !line) return line;
  return {
    text: line.text
      .trim()
      .padStart(2)
      .padEnd(room > 3 ? 3 : 2),
    ground: 'accent',
    bold: true,
  };
}

/** Two columns beside the ground's letter. */
function small(t: Tile, theme: Theme): string {
  const there = piece(t, 3, theme)?.text ?? t.note?.text;
  return there ?? (offer(t) ? '+' : '');
}

/** Four rows: name, what lies there, piece or ground, and what it costs or is called. */
function four(t: Tile, rooms: readonly number[], theme: Theme): Said[] {
  const [a = 0, b = 0, c = 0, d = 0] = rooms;
  const cost = prices(t, Math.min(c, d));
  const title = name(t, a, theme);
  if (theme.plain) return [title, ...threeBelow(t, rooms, theme)];
  const stands = piece(t, b, theme);
  if (!t.badge && !t.ghost && cost.length > 1) return [title, null, ...cost];
  const middle = piece(t, c, theme) ?? note(t, c) ?? ground(t, c, theme);
  return [
    title,
    stands && t.note ? note(t, b) : null,
    middle,
    wholePrice(t, d) ?? pieceWord(t, d) ?? (t.note ? ground(t, d, theme) : null),
  ];
}

/** Lines slant in at the foot, so a drawn tile says the main thing one row higher. */
function threeBelow(t: Tile, rooms: readonly number[], theme: Theme): Said[] {
  const [, b = 0, c = 0, d = 0] = rooms;
  const cost = prices(t, Math.min(c, d));
  const stands = piece(t, b, theme);
  const there = stands ?? note(t, b);
  const foot: TileLine = { text: `${t.brief.length <= d - 2 ? t.brief : t.letter}${t.town ? ' *' : ''}` };
  if (there) return [there, wholePrice(t, c) ?? pieceWord(t, c) ?? (stands ? note(t, c) : null), foot];
  return cost.length < 2 ? [ground(t, b, theme), cost[0] ?? null] : [...cost.slice(0, 2), foot];
}

function three(t: Tile, rooms: readonly number[], theme: Theme): Said[] {
  const [a = 0, b = 0, c = 0] = rooms;
  const cost = prices(t, Math.min(b, c));
  const stands = piece(t, b, theme);
  if (theme.plain) {
    const foot: TileLine = { text: `${t.letter}${t.town ? ' *' : ''}` };
    return [
      name(t, a, theme),
      stands ?? prices(t, b)[0] ?? note(t, b) ?? offer(t),
      (stands && wholePrice(t, c)) || foot,
    ];
  }
  if (!stands && cost.length > 1) return [name(t, a, theme), ...cost];
  const middle = stands ?? note(t, b) ?? (cost.length > 0 && b < 7 ? null : ground(t, b, theme));
  return [name(t, a, theme), middle, wholePrice(t, c) ?? (stands && t.note ? note(t, c) : pieceWord(t, c))];
}

/** `rooms`: the columns of each text row, from the top. */
export function linesOf(t: Tile, rooms: readonly number[], theme: Theme): readonly Said[] {
  if (t.water) return water(t, rooms, theme);
  if (rooms.length === 1) return [one(t, rooms[0] ?? 3, theme)];
  if (rooms.length >= 4) return four(t, rooms, theme);
  if (rooms.length === 3) return three(t, rooms, theme);
  const [a = 0, b = 0] = rooms;
  const stands = piece(t, b, theme);
  const title = stands && t.note && t.mark !== 'cursor' ? note(t, a) : name(t, a, theme);
  return [title, stands ?? prices(t, b)[0] ?? note(t, b) ?? offer(t) ?? ground(t, b < 7 ? 1 : b, theme)];
}
