/** All nations in a table, and what each holds. */
import { Box } from 'ink';
import { Chip, Row, T, Whole } from '../../../ui/components/basics.js';
import type { PanelSpec } from '../../../ui/components/layout/spec.js';
import { RESOURCES } from '../data/land.js';
import type { SeatView } from '../types.js';
import { type Block, framed, line, type Place, paragraph, type Step } from './blocks.js';
import { holdings } from './Nation.js';
import { type NdPainting, nameOf } from './painting.js';

interface Column {
  readonly head: string;
  value(s: SeatView): string;
}

function columnsOf(p: NdPainting, width: number): Column[] {
  const { head, resource } = p.texts;
  const cards = p.view.victory.length;
  const all: Column[] = [
    { head: head.score, value: (s) => `${s.score}/${cards}` },
    { head: head.tech, value: (s) => String(s.tech) },
    { head: head.cities, value: (s) => String(s.cities) },
    { head: head.mature, value: (s) => String(s.mature) },
    { head: head.spaces, value: (s) => String(s.spaces) },
    { head: head.wonders, value: (s) => String(s.wonders.length) },
    ...RESOURCES.map((r): Column => ({ head: resource[r].brief, value: (s) => String(s.resources[r]) })),
    { head: head.tokens, value: (s) => String(s.tokensLeft) },
  ];
  // Of the resources all or none: one alone would say that there are no others.
  const goods = all.filter((column) => RESOURCES.some((r) => resource[r].brief === column.head));
  const wide = (columns: readonly Column[]) => columns.reduce((sum, column) => sum + column.head.length + 2, 0);
  const without = all.filter((column) => !goods.includes(column));
  const shown = wide(all) <= width - NAME ? all : without;
  let left = width - NAME;
  return shown.filter((column) => {
    left -= column.head.length + 2;
    return left >= 0;
  });
}

/** Chip, name and nation. */
const NAME = 22;

const Cell = ({ column, children }: { column: Column; children: string }) => (
  <Box width={column.head.length + 2} flexShrink={0} justifyContent="flex-end">
    <T {...(children === column.head ? { c: 'dim' as const } : {})}>{children}</T>
  </Box>
);

function NationRow({ p, s, columns }: { p: NdPainting; s: SeatView; columns: readonly Column[] }) {
  const gone = p.view.left.includes(s.seat);
  return (
    <Row height={1}>
      <Chip seat={s.seat} wide />
      <Box flexGrow={1} flexShrink={1} marginLeft={1}>
        <T b={s.seat === p.shown} c={gone ? 'dim' : 'text'}>
          {gone
            ? p.texts.hasLeft({ name: nameOf(p, s.seat) })
            : p.texts.nation({ name: nameOf(p, s.seat), leader: s.leader })}
        </T>
      </Box>
      {columns.map((column) => (
        <Cell key={column.head} column={column}>
          {column.value(s)}
        </Cell>
      ))}
    </Row>
  );
}

function stepsOf(p: NdPainting, width: number): Step[] {
  const columns = columnsOf(p, width);
  const head = line(() => (
    <Row height={1} justifyContent="flex-end">
      {columns.map((column) => (
        <Cell key={column.head} column={column}>
          {column.head}
        </Cell>
      ))}
    </Row>
  ));
  const row = (s: SeatView): Block => line(() => <NationRow p={p} s={s} columns={columns} />);
  const held = (s: SeatView): Block[] => {
    const words = holdings(p, s);
    if (words.length === 0) return [];
    const text = paragraph(words.join(', '), width - 4, 'dim');
    return [
      {
        rows: text.rows,
        show: () => (
          <Row>
            <Whole>{'    '}</Whole>
            {text.show()}
          </Row>
        ),
      },
    ];
  };
  const { players } = p.view;
  return [
    [head, ...players.map(row)],
    [head, ...players.flatMap((s) => [row(s), ...held(s)])],
  ];
}

export const nations = (p: NdPainting, place: Place = {}): PanelSpec =>
  framed({
    id: 'nations',
    title: p.texts.panel.nations,
    columns: 40,
    of: [p.view, p.shown, p.names, p.texts],
    steps: (width) => stepsOf(p, width),
    ...place,
  });
