/** The five focus cards in their slots: the further right, the stronger; as a list where there is no room for cards. */
import { Lines, Panel, Row, T, Whole } from '../../../ui/components/basics.js';
import { Card } from '../../../ui/components/Card.js';
import type { PanelSpec, Room } from '../../../ui/components/layout/spec.js';
import { Spot } from '../../../ui/components/Spot.js';
import { cut, wrapText } from '../../../ui/components/text.js';
import { useTheme } from '../../../ui/theme/theme.js';
import { LIMITS } from '../data/land.js';
import { cardNow } from '../slot-words.js';
import type { SlotView } from '../types.js';
import type { Place } from './blocks.js';
import { marksOf, type NdPainting, shownSeat } from './painting.js';
import { BANDS } from './signs.js';

const CARDS_NEED = 54;
/** Cards lie on raised ground with a blank between them, or with lines where there are no colours. */
const GAP = 1;
const LIST = { columns: 24, rows: 7 };
/** Band and trade tokens. */
const FIXED = 2;
/** From here on a card has its whole text. */
const TEXT_NEEDS = 12;
const MOST_NAME = 2;

/**
 * The target of a card: with the seat behind it when somebody else acts on it, and the card that would replace it where
 * new cards are on offer.
 */
function targetOf(p: NdPainting, slot: SlotView): string {
  const own = p.shown === p.prompt?.seat;
  const takes = own ? (p.prompt?.choices ?? []).filter((c) => c.verb === 'take' && c.id.endsWith(`>${slot.card}`)) : [];
  const taken = takes.find((c) => c.id === p.choice?.id) ?? takes[0];
  if (taken?.target) return taken.target;
  const others = `focus:${slot.card}@${p.shown}`;
  return p.marks.has(others) ? others : `focus:${slot.card}`;
}

/** What lies on a card beside trade tokens: city-states and natural wonders; crossed out once used. */
function lying(p: NdPainting, slot: SlotView): string {
  const states = slot.states.map((s) => `${s.used ? '×' : ''}${p.texts.state[s.state].short[3]}`);
  const naturals = slot.naturals.map((n) => `${n.used ? '×' : ''}${p.texts.natural[n.natural].short[3]}`);
  return [...states, ...naturals].join(' ');
}

function Tokens({ slot, tail }: { slot: SlotView; tail: string }) {
  return (
    <Row gap={1} flexShrink={0}>
      <Row flexShrink={0}>
        <Whole c="yellow" b>
          {'●'.repeat(slot.trade)}
        </Whole>
        <Whole c="faint">{'○'.repeat(LIMITS.tradeOnCard - slot.trade)}</Whole>
      </Row>
      {tail !== '' && <Whole b>{tail}</Whole>}
    </Row>
  );
}

interface Shown {
  readonly slot: SlotView;
  readonly id: string;
  readonly top: string;
  readonly name: string;
  /** Where it lies and what it would do now. */
  readonly lines: readonly string[];
  readonly says: string;
}

/** Whether all of its words fit into a row, and the whole into the rows for it. */
const unbroken = (name: string, inner: number): boolean =>
  name.split(' ').every((word) => word.length <= inner) && wrapText(name, inner).length <= MOST_NAME;

function shownCards(p: NdPainting, inner: number): Shown[] {
  const { texts } = p;
  const seat = shownSeat(p);
  return seat.row.map((slot) => {
    const now = cardNow(seat, slot);
    const word = [texts.type[slot.type].word, texts.type[slot.type].brief];
    const level = texts.level[slot.level];
    const fits = (text: string) => text.length + 1 + level.length <= inner;
    const top = word.map((w) => `${slot.slot} ${w}`).find(fits) ?? `${slot.slot}`;
    const ground = [texts.terrain[slot.terrain].word, texts.terrain[slot.terrain].brief].find((w) => w.length <= inner);
    const as = slot.as === slot.slot ? [] : [texts.asSlot({ slot: slot.as })];
    const lines = [ground ?? '', ...as, ...texts.cardRows(now)].flatMap((text) => wrapText(text, inner));
    const whole = texts.focus[slot.card];
    const name = unbroken(whole, inner) ? whole : texts.focusNarrow[slot.card];
    return { slot, id: targetOf(p, slot), top, name, lines, says: texts.cardSays(now) };
  });
}

const tallest = (cards: readonly Shown[], rows: (card: Shown) => number): number => Math.max(0, ...cards.map(rows));
const nameRows = (cards: readonly Shown[], inner: number): number =>
  Math.min(
    MOST_NAME,
    tallest(cards, (card) => wrapText(card.name, inner).length),
  );

/** In ASCII a limit needs two signs: they take the blank before it. */
const plainly = (text: string, ascii: boolean): string => (ascii ? text.replaceAll(/ ?≤/g, '<=') : text);

const innerOf = (width: number): number => Math.floor((width + GAP) / 5) - GAP;
/** Columns that five equal cards would leave over go to the first ones, so that the row ends where panels end. */
const overOf = (width: number): number => width - 5 * (innerOf(width) + GAP) + GAP;

function cardHeights(p: NdPainting, width: number, brief: boolean): number[] {
  const inner = innerOf(width);
  const cards = shownCards(p, inner);
  const least = FIXED + nameRows(cards, inner) + tallest(cards, (card) => card.lines.length);
  if (inner < TEXT_NEEDS) return [least];
  const told = least + 1 + tallest(cards, (card) => wrapText(card.says, inner).length);
  return brief ? [least, told] : [told];
}

function Cards({ p, room }: { p: NdPainting; room: Room }) {
  const { ascii } = useTheme();
  const inner = innerOf(room.width);
  const cards = shownCards(p, inner);
  const told = inner >= TEXT_NEEDS && room.rows >= (cardHeights(p, room.width, true).at(-1) ?? 0);
  const names = nameRows(cards, inner);
  const most = tallest(cards, (card) => card.lines.length);
  return (
    <Row flexShrink={0} gap={GAP}>
      {cards.map(({ slot, id, top, name, lines, says }, nth) => (
        <Spot id={id} key={slot.slot} flexShrink={0}>
          <Card
            flat
            width={inner + (nth < overOf(room.width) ? 1 : 0)}
            height={room.rows}
            band={BANDS[slot.type]}
            top={top}
            corner={p.texts.level[slot.level]}
            name={name}
            nameRows={names}
            mark={slot.active ? 'cursor' : p.marks.get(id)}
          >
            {Array.from({ length: names - Math.min(names, wrapText(name, inner).length) }, (_, i) => (
              <T key={i}> </T>
            ))}
            <Tokens slot={slot} tail={lying(p, slot)} />
            {lines.map((line, i) => (
              <T key={i} c={i === 0 ? 'dim' : 'text'}>
                {plainly(line, ascii)}
              </T>
            ))}
            {told && (
              <>
                {Array.from({ length: most - lines.length + 1 }, (_, i) => (
                  <T key={i}> </T>
                ))}
                <Lines text={says} width={inner} rows={room.rows} c="dim" />
              </>
            )}
          </Card>
        </Spot>
      ))}
    </Row>
  );
}

/** One row for each card: slot, type, level, trade tokens, and what it would do now as far as it fits. */
function List({ p, room }: { p: NdPainting; room: Room }) {
  const { texts } = p;
  const { ascii } = useTheme();
  const seat = shownSeat(p);
  const width = room.width - 4;
  const longest = 1 + Math.max(...Object.values(texts.type).map(({ word }) => word.length));
  const levels = 1 + Math.max(...Object.values(texts.level).map((level) => level.length));
  return (
    <Panel title={texts.panel.row} width={room.width} height={room.rows}>
      {seat.row.map((slot) => {
        const id = targetOf(p, slot);
        const mark = slot.active ? 'cursor' : p.marks.get(id);
        // Sign, slot, level and tokens have their columns; the type's name takes what is left.
        const most = width - 3 - levels - LIMITS.tradeOnCard;
        const { word, brief } = texts.type[slot.type];
        const type = (word.length < most ? word : cut(brief, most - 1)).padEnd(Math.min(longest, most));
        const head = `${mark === 'cursor' ? '►' : mark ? '+' : ' '}${slot.slot} ${type}${texts.level[slot.level].padEnd(levels)}`;
        const tail = [lying(p, slot)].find((text) => head.length + LIMITS.tradeOnCard + 1 + text.length <= width) ?? '';
        const [now = ''] = texts.cardRows(cardNow(seat, slot));
        const room = width - head.length - LIMITS.tradeOnCard - (tail === '' ? 0 : tail.length + 1) - 1;
        return (
          <Spot id={id} key={slot.slot} height={1}>
            <Whole b={!!mark} c={mark === 'cursor' ? 'accent' : 'text'}>
              {head}
            </Whole>
            <Tokens slot={slot} tail={tail} />
            {now.length < room && <Whole c="dim">{` ${plainly(now, ascii)}`}</Whole>}
          </Spot>
        );
      })}
    </Panel>
  );
}

const dependsOn = (p: NdPainting): readonly unknown[] => [
  p.view,
  p.shown,
  p.texts,
  marksOf(
    p,
    shownSeat(p).row.map((slot) => targetOf(p, slot)),
  ),
];

/** `brief`: the cards' texts may be left out, because something else needs the rows more. */
export const focusRow = (p: NdPainting, { brief = false, ...place }: Place & { brief?: boolean } = {}): PanelSpec => ({
  id: 'row',
  columns: CARDS_NEED,
  ...place,
  of: dependsOn(p),
  heights: (width) => cardHeights(p, width, brief),
  show: (room) => <Cards p={p} room={room} />,
});

/** For windows in which the cards find no room. */
export const focusList = (p: NdPainting, place: Place = {}): PanelSpec => ({
  id: 'list',
  columns: LIST.columns,
  unless: 'row',
  ...place,
  of: dependsOn(p),
  heights: () => [LIST.rows],
  show: (room) => <List p={p} room={room} />,
});
