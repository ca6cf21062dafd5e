/** Everybody side by side: a table of numbers. */
import { Box } from 'ink';
import { Chip, Panel, Row, T, Whole } from '../../../ui/components/basics.js';
import type { Room } from '../../../ui/components/layout/spec.js';
import { Spot } from '../../../ui/components/Spot.js';
import { textWidth } from '../../../ui/components/text.js';
import type { Token } from '../../../ui/theme/tokens.js';
import type { TableHead } from '../texts/types-screen.js';
import type { PlayerView } from '../view.js';
import type { P } from './cards.js';

const signed = (n: number): string => (n < 0 ? `${n}` : `+${n}`);

interface Column {
  readonly key: keyof TableHead;
  cell(s: PlayerView, p: P): string;
  bad?(s: PlayerView): boolean;
}

/** In the order of their weight for the eye; narrow tables leave out the last. */
const COLUMNS: readonly Column[] = [
  { key: 'culture', cell: (s) => `${s.culture} ${signed(s.rating.culture)}` },
  { key: 'science', cell: (s) => `${s.science} ${signed(s.rating.science)}` },
  { key: 'strength', cell: (s) => `${s.rating.strength}` },
  {
    key: 'happy',
    cell: (s) => `${s.rating.discontent > 0 ? '!' : ''}${s.rating.happy}/${s.yellow.need}`,
    bad: (s) => s.rating.discontent > 0,
  },
  { key: 'food', cell: (s) => `${s.food} ${signed(s.projection.foodAfter - s.food)}` },
  { key: 'resources', cell: (s) => `${s.resources} ${signed(s.projection.resourcesAfter - s.resources)}` },
  { key: 'civil', cell: (s) => `${s.ca}/${s.caTotal}` },
  { key: 'military', cell: (s) => `${s.ma}/${s.maTotal}` },
  { key: 'hand', cell: (s) => `${s.handCount}/${s.handLimit}` },
  { key: 'cards', cell: (s) => `${s.militaryCount}/${s.militaryLimit}` },
  { key: 'workers', cell: (s) => `${s.workers}+${s.pool}` },
  { key: 'colonies', cell: (s) => `${s.colonies.length}` },
  { key: 'wonders', cell: (s) => `${s.wonders.filter((w) => !w.ruined).length}` },
  { key: 'leader', cell: (s, p) => (s.leader ? p.texts.printed({ id: s.leader }) : p.texts.none) },
];
/** Chip, sign and name: as much of the name as a narrow table can spare. */
const NAME = 11;
const NARROW_NAME = 8;
const LEAST = 3;
/** Heads whose short forms say least get their words first. */
const NEEDY: readonly (keyof TableHead)[] = [
  'cards',
  'workers',
  'colonies',
  'wonders',
  'strength',
  'resources',
  'science',
  'culture',
  'military',
  'civil',
  'happy',
  'food',
  'hand',
];

interface Shown {
  readonly column: Column;
  readonly head: string;
  readonly width: number;
}

/** As many columns as there is room for, in whole words if they fit, in short ones where they do not. */
function columnsIn(p: P, width: number): Shown[] {
  const shown = (column: Column, head: string, gap: number): Shown => {
    const cells = p.view.players.map((s) => column.cell(s, p).length);
    return { column, head, width: gap + Math.max(head.length, ...cells) };
  };
  const way = (heads: TableHead, gap: number): Shown[] => COLUMNS.map((c) => shown(c, heads[c.key], gap));
  const sum = (all: readonly Shown[]) => all.reduce((n, c) => n + c.width, 0);
  const whole = [way(p.texts.head, 3), way(p.texts.head, 2)].find((all) => sum(all) <= width);
  if (whole) return whole;
  // The leader stands in the first rows of the screen as well.
  for (const gap of [2, 1]) {
    const brief = way(p.texts.headBrief, gap).slice(0, -1);
    if (sum(brief) > width) continue;
    return NEEDY.reduce((all, key) => {
      const worded = all.map((c) => (c.column.key === key ? shown(c.column, p.texts.head[key], gap) : c));
      return sum(worded) <= width ? worded : all;
    }, brief);
  }
  const brief = [way(p.texts.headBrief, 2), way(p.texts.headBrief, 1)];
  for (let n = COLUMNS.length - 2; n > LEAST; n--)
    for (const all of brief) if (sum(all.slice(0, n)) <= width) return all.slice(0, n);
  return (brief[1] ?? []).slice(0, LEAST);
}

export const tableRows = (p: P): readonly number[] => [3 + p.view.players.length];
export const TABLE_COLUMNS = 56;
/** Culture, science and strength, which nobody plays without. */
export const NARROW_COLUMNS = 34;

/** Points, ratings, stocks and actions of everybody. */
export function Civilizations({ p, width, rows }: { p: P } & Room) {
  const t = p.texts;
  const longest = Math.max(...p.view.players.map((s) => textWidth(p.names[s.seat] ?? '')));
  const name = width >= TABLE_COLUMNS ? NAME : Math.min(NARROW_NAME, 2 + longest);
  const columns = columnsIn(p, width - 4 - name);
  const hint = width >= TABLE_COLUMNS ? t.civilizationsHint : undefined;
  return (
    <Panel title={t.civilizations} hint={hint} width={width} height={rows}>
      <Row height={1}>
        <Box width={name} flexShrink={0} />
        {columns.map((c) => (
          <Cell key={c.column.key} width={c.width} text={c.head} c="dim" />
        ))}
      </Row>
      {p.view.players.map((s) => (
        <SeatRow key={s.seat} p={p} s={s} columns={columns} name={name} />
      ))}
    </Panel>
  );
}

const Cell = ({ width, text, c, b }: { width: number; text: string; c: Token; b?: boolean }) => (
  <Box width={width} flexShrink={0} justifyContent="flex-end">
    <T c={c} b={!!b}>
      {text}
    </T>
  </Box>
);

interface SeatRowProps {
  readonly p: P;
  readonly s: PlayerView;
  readonly columns: readonly Shown[];
  readonly name: number;
}

function SeatRow({ p, s, columns, name }: SeatRowProps) {
  const mine = s.seat === p.shown;
  const mark = p.marks.get(`seat:${s.seat}`);
  const c: Token = s.out ? 'dim' : mark === 'cursor' ? 'accent' : 'text';
  const sign = mark === 'cursor' ? '►' : mark === 'offered' ? '+' : s.seat === p.view.turn ? '►' : ' ';
  return (
    <Spot id={`seat:${s.seat}`} height={1} flexShrink={0}>
      <Box width={name} flexShrink={0}>
        <Chip seat={s.seat} />
        <Whole c={s.seat === p.view.turn ? 'accent' : c}>{sign}</Whole>
        <T b={mine} c={c}>
          {p.names[s.seat]}
        </T>
      </Box>
      {columns.map(({ column, width }, i) => (
        <Cell
          key={column.key}
          width={width}
          text={column.cell(s, p)}
          c={column.bad?.(s) ? 'bad' : c}
          b={mine || i === 0}
        />
      ))}
    </Spot>
  );
}
