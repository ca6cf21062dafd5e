/** The card row: thirteen cards as on the board, in two lines where the window is tall, or as a list. */

import { Box } from 'ink';
import { Col, Lines, Row, T, Whole } from '../../../ui/components/basics.js';
import { Card } from '../../../ui/components/Card.js';
import type { Room } from '../../../ui/components/layout/spec.js';
import { marksOf } from '../../../ui/components/marks.js';
import { Spot } from '../../../ui/components/Spot.js';
import { Still } from '../../../ui/components/Still.js';
import { wrapText } from '../../../ui/components/text.js';
import { useTheme } from '../../../ui/theme/theme.js';
import type { Token } from '../../../ui/theme/tokens.js';
import type { MainThing } from '../../../ui/types.js';
import { ROW_PRICES } from '../data/board.js';
import { CIVIL, type CivilId } from '../data/civil.js';
import type { RowView } from '../view.js';
import { bandOf, costsOf, fitting, kindOf, type P, wordsOf } from './cards.js';
import { RowList, rowHint } from './RowList.js';

type Form = 'framed' | 'flat' | 'double' | 'list';

const SPACES = 13;
/** Cards in the first of two lines. */
const HALF = 7;
/** Framed cards are at least this wide, flat ones with their whole text, and flat ones in short words. */
const FRAMED = 15;
const WHOLE = 12;
const FLAT = 8;
const LIST_ROWS = SPACES + 2;
const LIST_WIDTHS = [62, 43] as const;
/** Rows of a flat card besides its text: band, name in two rows, cost in two rows. */
const FLAT_ROWS = 5;

/** A form follows from the room, so that whoever lays out the table needs to keep nothing. */
function formOf({ width, rows }: Room): Form {
  if (width >= SPACES * FRAMED && rows > 1 + FLAT_ROWS + FLAT_TEXT) return 'framed';
  if (width >= SPACES * FLAT) return 'flat';
  return rows > LIST_ROWS ? 'double' : 'list';
}

/** A name has two rows; one that needs more is told short where the language has a short form. */
function nameOf(id: CivilId, p: P, inner: number): string {
  const [whole, short] = [p.texts.printed({ id }), p.texts.short({ id })];
  return short.length < whole.length && wrapText(whole, inner).length > NAME_ROWS ? short : whole;
}
const NAME_ROWS = 2;
/** Rows for the text of flat cards: short words where the whole text needs more. */
const FLAT_TEXT = 3;

/** The first form that needs no more rows and breaks no word; nothing where none does. */
function givesOf(id: CivilId, p: P, inner: number, rows: number): string {
  const all = p.texts.gives({ id, seats: p.view.seats });
  return all.find((text) => isWhole(text, inner) && wrapText(text, inner).length <= rows) ?? '';
}

/** No word is broken. */
const isWhole = (text: string, inner: number): boolean => text.split(' ').every((word) => word.length <= inner);

/** Names whose words are too long are cut inside the card, so they take their rows. */
const nameRows = (id: CivilId, p: P, inner: number) =>
  Math.min(NAME_ROWS, wrapText(nameOf(id, p, inner), inner).length);

/** Rows of the highest card with nothing cut, inside its frame. */
function wholeRows(p: P, inner: number): number {
  const rows = p.view.row.map(({ card, bar }) => {
    if (!card) return 0;
    const costs = bar ? 2 : costsOf(CIVIL[card], p.texts, inner).length + 1;
    const [whole] = p.texts.gives({ id: card, seats: p.view.seats });
    return 1 + nameRows(card, p, inner) + wrapText(whole, inner).length + costs;
  });
  return Math.max(6, ...rows);
}

function sizesOf(p: P, body: Room): Room[] {
  const { width } = body;
  const out: Room[] = [];
  const each = Math.floor(width / SPACES);
  if (body.rows >= 40 && each >= FRAMED) out.push({ width, rows: 3 + wholeRows(p, each - 2) });
  else if (body.rows >= 40 && each >= WHOLE) out.push({ width, rows: 1 + wholeRows(p, each - 1) });
  if (width >= SPACES * FLAT) {
    for (let text = FLAT_TEXT; text >= 1; text--) out.push({ width, rows: 1 + FLAT_ROWS + text });
    return out;
  }
  if (body.rows >= 45 && width >= HALF * FLAT) {
    out.push({ width, rows: 2 * (1 + FLAT_ROWS + FLAT_TEXT) });
  }
  if (body.rows >= 36) out.push({ width, rows: LIST_ROWS });
  for (const narrow of LIST_WIDTHS) if (narrow + 30 <= width) out.push({ width: narrow, rows: LIST_ROWS });
  return out.length > 0 ? out : [{ width: Math.min(width, 43), rows: LIST_ROWS }];
}

export function cardRow(p: P): MainThing {
  return {
    sizes: (body) => sizesOf(p, body),
    show: (_, room) => <CardRow p={p} room={room} />,
    sizesOf: [p.view],
  };
}

function CardRow({ p, room }: { p: P; room: Room }) {
  const form = formOf(room);
  if (form === 'list')
    return (
      <Still width={room.width} height={room.rows} of={[p.view, marksOf(p, 'row')]}>
        <RowList p={p} room={room} />
      </Still>
    );
  const lines = form === 'double' ? [p.view.row.slice(0, HALF), p.view.row.slice(HALF)] : [p.view.row];
  const each = Math.floor(room.width / (form === 'double' ? HALF : SPACES));
  const rows = Math.floor(room.rows / lines.length);
  return (
    <Col width={room.width} height={room.rows}>
      {lines.map((spaces, i) => (
        <Col key={i} height={rows}>
          <Still width={room.width} height={1} of={[p.view, each]}>
            <Bands p={p} spaces={spaces} each={each} hint={i === lines.length - 1} width={room.width} />
          </Still>
          <Row height={rows - 1}>
            {spaces.map((space) => (
              <Still
                key={space.space}
                width={each}
                height={rows - 1}
                of={[p.view, space.space, p.marks.get(`row:${space.space}`)]}
              >
                <Space p={p} space={space} each={each} rows={rows - 1} framed={form === 'framed'} />
              </Still>
            ))}
          </Row>
        </Col>
      ))}
    </Col>
  );
}

/** What taking a card costs by its space, over the cards; at the right what is still to come. */
function Bands({ p, spaces, each, hint, width }: BandsProps) {
  const groups: { price: number; n: number }[] = [];
  for (const { space } of spaces) {
    const price = ROW_PRICES[space - 1] ?? 0;
    const last = groups.at(-1);
    if (last?.price === price) last.n++;
    else groups.push({ price, n: 1 });
  }
  const used = spaces.length * each;
  return (
    <Row height={1} width={width}>
      {groups.map(({ price, n }, i) => {
        const end = i === groups.length - 1;
        const room = n * each + (end ? width - used : 0) - 1;
        const title = `── ${fitting(p.texts.take({ n: price }), room - 4)} `;
        const hints = rowHint(p);
        const text = end && hint ? fitting(hints, room - title.length - 4) : '';
        const told = text !== '' && title.length + text.length + 3 <= room ? ` ${text} ` : '';
        return (
          <Box key={price} width={room + 1} flexShrink={0}>
            <Whole c="dim">{title}</Whole>
            <Whole c="faint">{'─'.repeat(Math.max(0, room - title.length - told.length))}</Whole>
            <Whole c="dim">{told}</Whole>
          </Box>
        );
      })}
    </Row>
  );
}
interface BandsProps {
  readonly p: P;
  readonly spaces: readonly RowView[];
  readonly each: number;
  readonly hint: boolean;
  readonly width: number;
}

interface SpaceProps {
  readonly p: P;
  readonly space: RowView;
  readonly each: number;
  readonly rows: number;
  readonly framed: boolean;
}

function Space({ p, space, each, rows, framed }: SpaceProps) {
  const { plain } = useTheme();
  const id = space.card;
  if (!id)
    return (
      <Box width={each} height={rows} justifyContent="center" flexShrink={0}>
        <T c="faint">{fitting([p.texts.empty, '·'], each - 2)}</T>
      </Box>
    );
  const card = <RowCard p={p} space={space} id={id} width={framed ? each : each - 1} rows={rows} framed={framed} />;
  // Without colours a line keeps flat cards apart.
  return (
    <Spot id={`row:${space.space}`} width={each} height={rows} flexShrink={0}>
      {card}
      {plain && !framed && <Divider rows={rows} />}
    </Spot>
  );
}

const Divider = ({ rows }: { rows: number }) => (
  <Col width={1} flexShrink={0}>
    {Array.from({ length: rows }, (_, i) => (
      <T key={i} c="faint">
        │
      </T>
    ))}
  </Col>
);

function RowCard({ p, space, id, width, rows, framed }: Omit<SpaceProps, 'each'> & { id: CivilId; width: number }) {
  const t = p.texts;
  const card = CIVIL[id];
  const inner = framed ? width - 2 : width;
  const kind = t.kind[kindOf(card)];
  const age = t.age[card.age];
  const { plain } = useTheme();
  // Signs of marks stand before the kind where there are no colours.
  const top = fitting(wordsOf(kind), inner - age.length - (plain ? 1 : 0) - (inner > FLAT ? 1 : 0));
  const costs = costsOf(card, t, inner);
  const other = space.price !== ROW_PRICES[space.space - 1];
  const bar = space.bar ? t.bar[space.bar] : undefined;
  const foot = bar
    ? wrapText(fitting(bar, inner * 2), inner)
    : [...(other ? [fitting(t.take({ n: space.price }), inner)] : []), ...costs];
  const names = nameRows(id, p, inner);
  const room = rows - (framed ? 2 : 0) - 1 - names - foot.length;
  const gives = givesOf(id, p, inner, Math.max(room, 1));
  const lines = gives === '' ? [] : wrapText(gives, inner);
  const gap = Math.max(0, room - lines.length);
  // A full hand bars every card alike, and passes: only what this seat cannot have at all steps back.
  const shut = space.bar !== null && space.bar !== 'hand-full';
  return (
    <Card
      flat={!framed}
      width={width}
      height={rows}
      band={bandOf(card)}
      top={top}
      corner={age}
      name={nameOf(id, p, inner)}
      mark={space.bar ? undefined : p.marks.get(`row:${space.space}`)}
      dim={shut}
    >
      {framed && <Art width={inner} rows={gap} c={shut ? 'faint' : bandOf(card)} />}
      {room > 0 && <Lines text={gives} width={inner} rows={lines.length} c="dim" />}
      {!framed && <Box height={gap} flexShrink={0} />}
      {foot.map((text, i) => (
        <Whole key={i} c={bar ? 'dim' : other && i === 0 ? 'accent' : space.affordable ? 'text' : 'dim'}>
          {text}
        </Whole>
      ))}
    </Card>
  );
}

/** Where the printed card has its picture: the room that the words leave. */
function Art({ width, rows, c }: { width: number; rows: number; c: Token }) {
  return (
    <Col height={rows} flexShrink={0}>
      {Array.from({ length: rows }, (_, i) => (
        <Whole key={i} c={c}>
          {'░'.repeat(width)}
        </Whole>
      ))}
    </Col>
  );
}
