/** The card row as a list, and what is said of the row in every form. */
import { Box } from 'ink';
import { Panel, Row, T, Whole } from '../../../ui/components/basics.js';
import type { Room } from '../../../ui/components/layout/spec.js';
import { Spot } from '../../../ui/components/Spot.js';
import type { Token } from '../../../ui/theme/tokens.js';
import { ROW_SWEEP } from '../data/board.js';
import { CIVIL, type CivilId } from '../data/civil.js';
import type { Lengths } from '../texts/types-screen.js';
import type { RowView } from '../view.js';
import { costsOf, fitting, kindOf, nameIn, type P } from './cards.js';

/** Out of the own turn it must be said whose prices these are. */
const buyer = (p: P): string | null => (p.view.viewer === p.view.turn ? null : (p.names[p.view.buyer] ?? null));

const playing = (p: P): number => p.view.players.filter((s) => !s.out).length;

/** What is still to come, in the words that fit. */
export const rowHint = (p: P): Lengths =>
  p.texts.rowHint({
    age: p.view.age,
    deck: p.view.civilDeck,
    whose: buyer(p),
    sweep: ROW_SWEEP[playing(p)] ?? 1,
  });

/** One card to a line: what taking it costs, its name, kind and age; where there is room what it costs and gives. */
export function RowList({ p, room }: { p: P; room: Room }) {
  const t = p.texts;
  const hints = rowHint(p);
  return (
    <Panel title={t.row} hint={fitting(hints, room.width - t.row.length - 10)} width={room.width} height={room.rows}>
      {p.view.row.map((space) => (
        <Spot key={space.space} id={`row:${space.space}`} width={room.width - 4} height={1} flexShrink={0}>
          <ListRow p={p} space={space} width={room.width - 4} />
        </Spot>
      ))}
    </Panel>
  );
}

function signOf(space: RowView, mark: string | undefined): string {
  if (mark === 'cursor') return '►';
  if (space.bar) return '×';
  return mark === 'offered' || space.affordable ? '+' : ' ';
}

/** Sign, price and a blank before the name; the age behind the kind; what the card costs and gives. */
const BEFORE = 3;
const AGE = 4;
const FACTS_GAP = 2;
const LEAST_FACTS = 8;
/** What a name has at least where the facts have a column. */
const WIDE_NAME = 22;
/** Where they have none: short kinds, and the most that a reason may take. */
const BRIEF = 6;
const BAR = 18;

function ListRow({ p, space, width }: { p: P; space: RowView; width: number }) {
  const t = p.texts;
  const id = space.card;
  if (!id) return <T c="faint">{`   ${t.empty}`}</T>;
  const card = CIVIL[id];
  const mark = space.bar ? undefined : p.marks.get(`row:${space.space}`);
  const c = space.bar ? 'dim' : mark === 'cursor' ? 'accent' : 'text';
  const sign = signOf(space, mark);
  const kind = t.kind[kindOf(card)];
  const bar = space.bar ? t.bar[space.bar] : undefined;
  const age = t.age[card.age];
  const kinds = Math.max(...p.view.row.map((s) => (s.card ? t.kind[kindOf(CIVIL[s.card])].word.length : 0)));
  const facts = width - BEFORE - WIDE_NAME - 1 - kinds - AGE - FACTS_GAP;
  const roomy = facts >= LEAST_FACTS;
  const costs = costsOf(card, t, 5).join(' ');
  const all = t.gives({ id, seats: p.view.seats });
  const ways = [...all.map((text) => (costs === '' ? text : `${costs}: ${text}`)), costs];
  const said = bar ? fitting(bar, facts) : (ways.find((text) => text.length <= facts) ?? '');
  // Without a column of its own the reason why not stands in the place of the kind.
  const brief = bar ? fitting(bar, BAR) : kind.brief.padEnd(BRIEF);
  const what = roomy ? kind.word.padEnd(kinds) : brief;
  const room = width - BEFORE - 1 - what.length - AGE - (roomy ? facts + FACTS_GAP : 0);
  return (
    <Row height={1} width={width}>
      <Whole c={c} b>{`${sign}${space.price} `}</Whole>
      <Box flexGrow={1} flexShrink={1}>
        <Name p={p} id={id} room={room} c={c} b={mark === 'cursor'} />
      </Box>
      <Whole c="dim">{` ${what}`}</Whole>
      <Whole c="dim">{age.padStart(AGE)}</Whole>
      {roomy && (
        <Box width={facts} flexShrink={0} marginLeft={FACTS_GAP}>
          <T c="dim">{said}</T>
        </Box>
      )}
    </Row>
  );
}

interface NameProps {
  readonly p: P;
  readonly id: CivilId;
  readonly room: number;
  readonly c: Token;
  readonly b: boolean;
}

const Name = ({ p, id, room, c, b }: NameProps) => (
  <T c={c} b={b}>
    {nameIn(p, id, room)}
  </T>
);
