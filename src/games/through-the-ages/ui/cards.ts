/** What the front of a card shows, whatever component draws it. */
import { cut, wrapText } from '../../../ui/components/text.js';
import type { Token } from '../../../ui/theme/tokens.js';
import type { Painting } from '../../../ui/types.js';
import { CIVIL, type CivilCard, type CivilId } from '../data/civil.js';
import { URBAN, type WorkerType } from '../data/civil-techs.js';
import { MILITARY, type MilitaryId } from '../data/military.js';
import type { TtaTexts } from '../texts/types.js';
import type { CardId, CivilKind, Word } from '../texts/types-nouns.js';
import type { Lengths } from '../texts/types-screen.js';
import type { PlayerView, TtaView } from '../view.js';

export type P = Painting<TtaView, TtaTexts>;

/** Columns of the tableau, in the order of the player board. */
export const TYPES = [
  'farm',
  'mine',
  'lab',
  'temple',
  'arena',
  'library',
  'theater',
  'infantry',
  'cavalry',
  'artillery',
  'air',
] as const satisfies readonly WorkerType[];

/** The player whose board is in front. */
export function shownPlayer(p: P): PlayerView {
  const player = p.view.players[p.shown];
  if (!player) throw new Error(`no seat ${p.shown}`);
  return player;
}

const isUrban = (type: string): boolean => (URBAN as readonly string[]).includes(type);

export function kindOf(card: CivilCard): CivilKind {
  return card.kind === 'worker' ? card.type : card.kind;
}

export function bandOf(card: CivilCard): Token {
  if (card.kind !== 'worker') return card.kind;
  if (card.type === 'farm' || card.type === 'mine') return 'farm';
  return isUrban(card.type) ? 'urban' : 'military';
}

const MILITARY_BANDS: Readonly<Record<string, Token>> = {
  tactic: 'military',
  bonus: 'military',
  aggression: 'military',
  war: 'military',
  pact: 'special',
  territory: 'leader',
  event: 'action',
};

/** The first form that fits; the last one where none does. */
export function fitting(lengths: Lengths, room: number): string {
  return lengths.find((text) => text.length <= room) ?? lengths[lengths.length - 1] ?? '';
}

export const wordsOf = ({ word, brief, tiny }: Word): Lengths => [word, brief, tiny];

/** What a card costs once it is in hand, as rows of at most `room` columns. */
export function costsOf(card: CivilCard, t: TtaTexts, room: number): string[] {
  const best = (lengths: Lengths) => fitting(lengths, room);
  switch (card.kind) {
    case 'worker':
      return [best(t.science({ n: card.science })), best(t.resources({ n: card.resources }))];
    case 'government':
      return [best(t.science({ n: card.science })), best(t.revolution({ n: card.revolution }))];
    case 'special':
      return [best(t.science({ n: card.science }))];
    case 'wonder':
      return [best(t.stages({ costs: card.stages }))];
    default:
      return [];
  }
}

/** A card of either hand. */
export interface Front {
  readonly id: CivilId | MilitaryId;
  readonly band: Token;
  /** In the room that its band has. */
  readonly kind: Lengths;
  readonly age: string;
  readonly name: string;
  /** What it costs or is for, in one row. */
  readonly use: Lengths;
  /** What it does, as short as may be. */
  readonly gives: string;
}

export function civilFront(id: CivilId, p: P): Front {
  const t = p.texts;
  const card = CIVIL[id];
  const word = t.kind[kindOf(card)];
  const long = costsOf(card, t, 99).join(', ');
  const brief = costsOf(card, t, 9).join(', ');
  const short = costsOf(card, t, 5).join(' ');
  return {
    id,
    band: bandOf(card),
    kind: wordsOf(word),
    age: t.age[card.age],
    name: t.printed({ id }),
    use: [long, brief, short],
    gives: t.gives({ id, seats: p.view.seats })[0],
  };
}

export function militaryFront(id: MilitaryId, p: P): Front {
  const t = p.texts;
  const { kind, age } = MILITARY[id];
  // Texts of attacks begin with their price.
  const shown = kind === 'bonus' || kind === 'tactic' || kind === 'territory';
  return {
    id,
    band: MILITARY_BANDS[kind] ?? 'military',
    kind: wordsOf(t.kind[kind]),
    age: t.age[age],
    name: t.printed({ id }),
    use: [''],
    gives: shown ? t.use({ id })[0] : t.cardText({ id }).text,
  };
}

/** Heights one by one, for panels in which every further row says more. */
export const stepped = (least: number, whole: number): readonly number[] =>
  Array.from({ length: Math.max(1, whole - least + 1) }, (_, i) => Math.min(least, whole) + i);

/** Whole parts in rows: none is broken in its middle. */
export function packed(parts: readonly string[], between: string, width: number): string[] {
  const rows: string[] = [];
  for (const part of parts) {
    const last = rows.at(-1);
    if (last !== undefined && last.length + between.length + part.length <= width)
      rows[rows.length - 1] = `${last}${between}${part}`;
    else rows.push(part);
  }
  return rows;
}

/** A name that does not fit loses its end, and says so. */
export const oneRow = (name: string, room: number): string =>
  name.length <= room ? name : `${name.slice(0, room - 1).trimEnd()}.`;

/** A list in at most `rows` rows: what does not fit is counted at its end. */
export function listed(items: readonly string[], between: string, room: { width: number; rows: number }, t: TtaTexts) {
  const { width, rows } = room;
  for (let n = items.length; n > 0; n--) {
    const more = n < items.length ? [t.more({ n: items.length - n })] : [];
    const lines = wrapText([...items.slice(0, n), ...more].join(between), width);
    if (lines.length <= rows) return lines;
  }
  if (items.length > 1) return [t.howMany({ n: items.length })];
  const lines = wrapText(items.join(between), width);
  return [...lines.slice(0, rows - 1), cut(lines.slice(rows - 1).join(' '), width)];
}

/** The name of a card in one row: the short one where the whole one has no room. */
export const nameIn = ({ texts }: P, id: CardId, room: number): string =>
  oneRow(fitting([texts.printed({ id }), texts.short({ id })], room), room);
