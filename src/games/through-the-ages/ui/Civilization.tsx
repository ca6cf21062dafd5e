/** What lies before a player: technologies with workers and tokens on them, and the state of the nation beside them. */
import { Box } from 'ink';
import { Panel, Row } from '../../../ui/components/basics.js';
import type { Room } from '../../../ui/components/layout/spec.js';
import { type P, shownPlayer } from './cards.js';
import { State, StateFlow, StateLines, stateColumns, stateFlow, stateOf, stateRows } from './Nation.js';
import { cardRows, listColumns, Stack, stacksOf, TechList } from './Technologies.js';

/** Cards with the state beside them, cards with the state below, or a list: as the room and the number of types go. */
type Form = 'beside' | 'cards' | 'list';

/** One way to show it all: the more rows, the more it says. */
interface Way {
  readonly rows: number;
  readonly form: Form;
  /** Columns of a card. */
  readonly each: number;
  /** Older cards have a row each instead of two. */
  readonly tight: boolean;
  /** The state runs on in words; otherwise it has a line for each thing. */
  readonly flow: boolean;
}

const EDGES = { columns: 4, rows: 2 };
/** The panel is as wide as this where the state may stand beside the cards. */
const BESIDE = 112;
const GAP = 2;
const WIDEST = 19;
const NARROWEST = 8;
/** Columns of the state, and of a card beside it: air for both, whole names, or what there is. */
const STATE = 34;
const LEAST_STATE = 22;
const ROOMY = 11;
const NAMED = 9;
/** More rows than this under the cards are spared by short names. */
const FEW = 2;
/** Labels that stand below each other are given up for no fewer rows. */
const WORTH = 2;

/** The state gets what it reads well in, as long as the cards stay readable; nothing where both find no room. */
function eachBeside(inner: number, stacks: number, named: number): number | null {
  const wishes = [
    [Math.max(STATE, named), ROOMY],
    [named, NAMED],
    [LEAST_STATE, NARROWEST],
  ] as const;
  for (const [state, least] of wishes) {
    const each = Math.floor((inner - GAP - state) / stacks);
    if (each >= least) return Math.min(WIDEST, each);
  }
  return null;
}

function waysOf(p: P, width: number): readonly Way[] {
  const player = shownPlayer(p);
  const stacks = stacksOf(player);
  const lines = stateOf(p, player);
  const inner = width - EDGES.columns;
  const [full, short] = [cardRows(stacks), cardRows(stacks, true)];
  const below = stateFlow(lines, inner, FEW).length;
  const across = Math.floor(inner / stacks.length);
  if (across <= NARROWEST) {
    const listed = Math.ceil(player.techs.length / listColumns(inner));
    return [{ rows: listed + below, form: 'list', each: 0, tight: false, flow: true }];
  }
  const under = (rows: number, tight: boolean): Way => ({
    rows: rows + below,
    form: 'cards',
    each: Math.min(WIDEST, across),
    tight,
    flow: true,
  });
  const each = width >= BESIDE ? eachBeside(inner, stacks.length, stateColumns(lines)) : null;
  if (each === null) return [under(short, true), under(full, false)];
  const own = inner - each * stacks.length - GAP;
  const beside = (rows: number, tight: boolean, flow = false): Way => ({ rows, form: 'beside', each, tight, flow });
  const words = Math.max(short, stateFlow(lines, own, short).length);
  const aligned = Math.max(short, stateRows(lines, own));
  return [
    under(short, true),
    ...(aligned - words >= WORTH ? [beside(words, true, true)] : []),
    beside(aligned, true),
    beside(Math.max(full, stateRows(lines, own)), false),
    beside(Math.max(full, lines.length), false),
  ];
}

export function civilizationRows(p: P, width: number): readonly number[] {
  const rows = waysOf(p, width).map((way) => way.rows + EDGES.rows);
  return [...new Set(rows)].sort((a, b) => a - b);
}

/** The last of the ways that need most of these rows; the one that needs least where none fits. */
function wayFor(ways: readonly Way[], rows: number): Way | undefined {
  const fitting = ways.filter((way) => way.rows <= rows);
  const all = fitting.length > 0 ? fitting : ways;
  const best = (fitting.length > 0 ? Math.max : Math.min)(...all.map((way) => way.rows));
  return all.findLast((way) => way.rows === best);
}

export function Civilization({ p, width, rows }: { p: P } & Room) {
  const player = shownPlayer(p);
  const stacks = stacksOf(player);
  const lines = stateOf(p, player);
  const inner = width - EDGES.columns;
  const way = wayFor(waysOf(p, width), rows - EDGES.rows);
  if (!way) return null;
  const { form, each, tight, flow } = way;
  const high = cardRows(stacks, tight);
  const cards = stacks.map(([type, techs]) => (
    <Stack key={type} p={p} techs={techs} each={each} rows={high} tight={tight} />
  ));
  const frame = {
    title: p.texts.civilization({ name: p.names[p.shown] ?? '' }),
    hint: p.texts.unused({ n: player.pool }),
    width,
    height: rows,
  };
  if (form === 'beside') {
    const own = inner - each * stacks.length - GAP;
    const room = rows - EDGES.rows;
    return (
      <Panel {...frame} flexDirection="row">
        {cards}
        <Box width={own + GAP} paddingLeft={GAP} flexShrink={0}>
          {flow ? (
            <StateFlow flow={stateFlow(lines, own, high)} />
          ) : (
            <State p={p} lines={lines} width={own} rows={room} />
          )}
        </Box>
      </Panel>
    );
  }
  const above = form === 'cards' ? high : Math.ceil(player.techs.length / listColumns(inner));
  // Rows to spare let the state say what its cards do.
  const room = rows - EDGES.rows - above;
  return (
    <Panel {...frame}>
      {form === 'cards' ? (
        <Row height={above} flexShrink={0}>
          {cards}
        </Row>
      ) : (
        <TechList p={p} techs={player.techs} width={inner} rows={above} />
      )}
      {room >= lines.length ? (
        <StateLines p={p} lines={lines} width={inner} rows={room} />
      ) : (
        <StateFlow flow={stateFlow(lines, inner, FEW).slice(0, room)} />
      )}
    </Panel>
  );
}
