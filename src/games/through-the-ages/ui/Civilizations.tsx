/** Everybody side by side: a table of numbers, and what lies before each rival. */
import { Box } from 'ink';
import { Chip, Col, Panel, Row, T, Whole } from '../../../ui/components/basics.js';
import type { Room } from '../../../ui/components/layout/spec.js';
import { Spot } from '../../../ui/components/Spot.js';
import { wrapText } from '../../../ui/components/text.js';
import type { Token } from '../../../ui/theme/tokens.js';
import type { TableHead } from '../texts/types.js';
import type { PlayerView } from '../view.js';
import { fitting, listed, type P, stepped, TYPES } from './cards.js';

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
const NAME = 11;
const LEAST = 6;

interface Shown {
  readonly column: Column;
  readonly head: string;
  readonly width: number;
}

/** As many columns as there is room for, in whole words if they fit and in short ones if not. */
function columnsIn(p: P, width: number): Shown[] {
  const way = (heads: TableHead, gap: number): Shown[] =>
    COLUMNS.map((column) => {
      const cells = p.view.players.map((s) => column.cell(s, p).length);
      return { column, head: heads[column.key], width: gap + Math.max(heads[column.key].length, ...cells) };
    });
  const sum = (all: readonly Shown[]) => all.reduce((n, c) => n + c.width, 0);
  const ways = [way(p.texts.head, 3), way(p.texts.head, 2), way(p.texts.headBrief, 2), way(p.texts.headBrief, 1)];
  const whole = ways.find((all) => sum(all) <= width);
  if (whole) return whole;
  const brief = ways.slice(2);
  for (let n = COLUMNS.length - 1; n > LEAST; n--)
    for (const all of brief) if (sum(all.slice(0, n)) <= width) return all.slice(0, n);
  return (brief[1] ?? []).slice(0, LEAST);
}

export const tableRows = (p: P): readonly number[] => [3 + p.view.players.length];
export const TABLE_COLUMNS = 56;

/** Points, ratings, stocks and actions of everybody. */
export function Civilizations({ p, width, rows }: { p: P } & Room) {
  const t = p.texts;
  const columns = columnsIn(p, width - 4 - NAME);
  return (
    <Panel title={t.civilizations} hint={t.civilizationsHint} width={width} height={rows}>
      <Row height={1}>
        <Box width={NAME} flexShrink={0} />
        {columns.map((c) => (
          <Cell key={c.column.key} width={c.width} text={c.head} c="dim" />
        ))}
      </Row>
      {p.view.players.map((s) => (
        <SeatRow key={s.seat} p={p} s={s} columns={columns} />
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

function SeatRow({ p, s, columns }: { p: P; s: PlayerView; columns: readonly Shown[] }) {
  const mine = s.seat === p.shown;
  const mark = p.marks.get(`seat:${s.seat}`);
  const c: Token = s.out ? 'dim' : mark === 'cursor' ? 'accent' : 'text';
  const sign = mark === 'cursor' ? '►' : mark === 'offered' ? '+' : s.seat === p.view.turn ? '►' : ' ';
  return (
    <Spot id={`seat:${s.seat}`} height={1} flexShrink={0}>
      <Box width={NAME} flexShrink={0}>
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

const GAP = ', ';

interface Line {
  readonly label: string;
  readonly items: readonly string[];
}

const pips = (n: number, sign: string): string => (n <= 4 ? sign.repeat(n) : `${n}${sign}`);

/** What lies before a seat, in words and with workers and tokens as signs. */
function linesOf(p: P, s: PlayerView): Line[] {
  const t = p.texts;
  const name = (id: Parameters<typeof t.name>[0]['id']) => t.name({ id });
  const techs = s.techs
    .toSorted((a, b) => TYPES.indexOf(a.type) - TYPES.indexOf(b.type) || b.level - a.level)
    .map((tech) => `${name(tech.id)} ${pips(tech.workers, '●')}${pips(tech.tokens, '▪')}`.trim());
  const b = s.building;
  const wonders = [
    ...(b ? [`${name(b.id)} ${fitting(t.stageOf({ stages: b.stages, of: b.of.length, next: b.next }), 8)}`] : []),
    ...s.wonders.map((w) => `${w.ruined ? '×' : '√'}${name(w.id)}`),
  ];
  const tactic = s.tactic ? [`${name(s.tactic)}: ${t.tactic({ id: s.tactic, adds: s.army.tactical })[0]}`] : [];
  const hand = s.hand && s.hand.length > 0 ? s.hand.map(name) : [`${s.handCount}`];
  const military = s.militaryCount > 0 ? t.backs({ ages: s.militaryAges }) : t.none;
  const all: (readonly [string, readonly string[]])[] = [
    ['', techs],
    [t.label.wonders, wonders],
    [t.label.colonies, s.colonies.map(name)],
    [t.label.specials, s.specials.map(name)],
    [t.label.tactic, tactic],
    [t.label.hand, hand],
    [t.head.cards, [military]],
  ];
  return all.filter(([, words]) => words.length > 0).map(([label, items]) => ({ label, items }));
}

const labelOf = (lines: readonly Line[]): number => Math.max(0, ...lines.map((line) => line.label.length)) + 1;

const rowsOf = (line: Line, width: number, label: number): number =>
  wrapText(line.items.join(GAP), line.label === '' ? width : width - label).length;

function boardRows(p: P, s: PlayerView, width: number): number {
  if (s.out) return 0;
  const lines = linesOf(p, s);
  const label = labelOf(lines);
  return lines.reduce((sum, line) => sum + rowsOf(line, width, label), 0);
}

/** The rivals of the seat in front. */
const rivalsOf = (p: P): PlayerView[] => p.view.players.filter((s) => s.seat !== p.shown);

/** Side by side where there is room, else one under the other. */
const BESIDE = 46;
const beside = (p: P, width: number): boolean => width >= BESIDE * rivalsOf(p).length;

export function rivalRows(p: P, width: number): readonly number[] {
  const rivals = rivalsOf(p);
  if (beside(p, width)) {
    const each = Math.floor((width + 1) / rivals.length) - 1;
    const whole = 2 + Math.max(...rivals.map((s) => boardRows(p, s, each - 4)));
    return stepped(6, whole);
  }
  const whole = rivals.reduce((sum, s) => sum + 1 + boardRows(p, s, width - 2), 0);
  const least = rivals.length * 4;
  return stepped(least, whole);
}

/** What lies before each rival: the page of others shows it whole. */
export function Rivals({ p, width, rows }: { p: P } & Room) {
  const rivals = rivalsOf(p);
  if (beside(p, width)) {
    const each = Math.floor((width + 1) / rivals.length) - 1;
    return (
      <Row width={width} height={rows} gap={1}>
        {rivals.map((s, i) => (
          <Rival key={s.seat} p={p} s={s} rows={rows} width={i === rivals.length - 1 ? width - i * (each + 1) : each} />
        ))}
      </Row>
    );
  }
  const shares = sharesOf(p, rivals, width, rows);
  return (
    <Col width={width} height={rows}>
      {rivals.map((s, i) => (
        <RivalLines key={s.seat} p={p} s={s} width={width} rows={shares[i] ?? 0} />
      ))}
    </Col>
  );
}

/** Rows one after the other, until everybody has what they need; the last one takes what is left over. */
function sharesOf(p: P, rivals: readonly PlayerView[], width: number, rows: number): number[] {
  const need = rivals.map((s) => 1 + boardRows(p, s, width - 2));
  const out = rivals.map(() => Math.floor(rows / rivals.length));
  let spare = rows - out.reduce((a, b) => a + b, 0);
  out.forEach((have, i) => {
    const over = Math.max(0, have - (need[i] ?? 0));
    out[i] = have - over;
    spare += over;
  });
  for (let again = true; again && spare > 0; ) {
    again = false;
    out.forEach((have, i) => {
      if (spare > 0 && have < (need[i] ?? 0)) {
        out[i] = have + 1;
        spare--;
        again = true;
      }
    });
  }
  if (out.length > 0) out[out.length - 1] = (out[out.length - 1] ?? 0) + spare;
  return out;
}

/** Government and leader, culture and strength: as much of it as there is room for. */
function rivalHint(p: P, s: PlayerView, room: number): string {
  const t = p.texts;
  if (s.out) return t.left;
  const state = [s.government, ...(s.leader ? [s.leader] : [])].map((id) => t.name({ id })).join(', ');
  const numbers = `${t.label.culture} ${s.culture}, ${t.label.strength} ${s.rating.strength}`;
  return fitting([`${state}, ${numbers}`, state, t.name({ id: s.government })], room);
}

function Rival({ p, s, width, rows }: { p: P; s: PlayerView } & Room) {
  const name = p.names[s.seat] ?? '';
  const room = width - name.length - 12;
  const hint = rivalHint(p, s, room);
  return (
    <Panel title={name} seat={s.seat} hint={hint.length <= room ? hint : undefined} width={width} height={rows}>
      <BoardLines p={p} s={s} width={width - 4} rows={rows - 2} />
    </Panel>
  );
}

/** Without a frame: a title over the lines. */
function RivalLines({ p, s, width, rows }: { p: P; s: PlayerView } & Room) {
  const name = p.names[s.seat] ?? '';
  return (
    <Col width={width} height={rows} flexShrink={0}>
      <Row height={1} gap={1}>
        <Chip seat={s.seat} wide />
        <Whole b>{name}</Whole>
        <T c="dim">{rivalHint(p, s, width - name.length - 5)}</T>
      </Row>
      <Box paddingLeft={2}>
        <BoardLines p={p} s={s} width={width - 2} rows={rows - 1} />
      </Box>
    </Col>
  );
}

function BoardLines({ p, s, width, rows }: { p: P; s: PlayerView } & Room) {
  const lines = s.out ? [] : linesOf(p, s);
  const label = labelOf(lines);
  let left = rows;
  return (
    <Col width={width}>
      {lines.map((line, i) => {
        const own = line.label === '' ? width : width - label;
        // Lines that come later keep a row each as long as there are rows.
        const most = Math.max(1, left - (lines.length - i - 1));
        const take = Math.min(rowsOf(line, width, label), most, left);
        left -= take;
        if (take <= 0) return null;
        return (
          <Row key={line.label} flexShrink={0}>
            {line.label !== '' && <Whole c="dim">{line.label.padEnd(label)}</Whole>}
            <Col>
              {listed(line.items, GAP, { width: own, rows: take }, p.texts).map((text, i) => (
                <T key={i} c={line.label === '' ? 'text' : 'dim'}>
                  {text}
                </T>
              ))}
            </Col>
          </Row>
        );
      })}
    </Col>
  );
}
