/** What lies before a player: technologies with workers and tokens on them, and the state of the nation beside them. */
import { Box } from 'ink';
import { Panel, Row, T } from '../../../ui/components/basics.js';
import type { Room } from '../../../ui/components/layout/spec.js';
import { type P, shownPlayer } from './cards.js';
import { State, StateLines, stateOf, stateParts, stateRows } from './Nation.js';
import { cardRows, listColumns, Stack, stacksOf, TechList } from './Technologies.js';

/** Columns of the state beside the cards: as many as the cards leave. */
const STATE = 34;
const LEAST_STATE = 22;
const WIDEST = 19;
const NARROWEST = 8;

/** Cards with the state beside them, cards with the state below, or a list: as the room and the number of types go. */
type Form = 'beside' | 'cards' | 'list';
const BESIDE = 112;

function formOf(width: number, stacks: number): Form {
  const inner = width - 4;
  if (width >= BESIDE && stacks * NARROWEST + LEAST_STATE <= inner) return 'beside';
  return Math.floor(inner / stacks) > NARROWEST ? 'cards' : 'list';
}

/** The state gets what it reads well in, as long as the cards stay readable. */
function eachOf(inner: number, stacks: number, form: Form): number {
  if (form === 'cards') return Math.min(WIDEST, Math.floor(inner / stacks));
  const roomy = Math.floor((inner - STATE) / stacks);
  return Math.min(WIDEST, Math.max(NARROWEST, roomy >= ROOMY ? roomy : Math.floor((inner - LEAST_STATE) / stacks)));
}
const ROOMY = 11;

export function civilizationRows(p: P, width: number): readonly number[] {
  const player = shownPlayer(p);
  const stacks = stacksOf(player);
  const form = formOf(width, stacks.length);
  const inner = width - 4;
  const lines = stateOf(p, player);
  if (form !== 'beside') {
    const above = form === 'cards' ? cardRows(stacks) : Math.ceil(player.techs.length / listColumns(inner));
    return [2 + above + stateParts(lines, inner).length];
  }
  const own = inner - eachOf(inner, stacks.length, form) * stacks.length - 2;
  const cards = cardRows(stacks);
  return [2 + Math.max(cards, stateRows(lines, own)), 2 + Math.max(cards, lines.length)].filter(
    (rows, i, all) => i === 0 || rows > (all[0] ?? 0),
  );
}

export function Civilization({ p, width, rows }: { p: P } & Room) {
  const player = shownPlayer(p);
  const stacks = stacksOf(player);
  const title = p.texts.civilization({ name: p.names[p.shown] ?? '' });
  const hint = p.texts.unused({ n: player.pool });
  const inner = width - 4;
  const form = formOf(width, stacks.length);
  const each = eachOf(inner, stacks.length, form);
  const lines = stateOf(p, player);
  const cards = (room: number) =>
    stacks.map(([type, techs]) => <Stack key={type} p={p} techs={techs} each={each} rows={room} />);
  if (form === 'beside')
    return (
      <Panel title={title} hint={hint} width={width} height={rows} flexDirection="row">
        {cards(rows - 2)}
        <Box width={inner - each * stacks.length} paddingLeft={2} flexShrink={0}>
          <State p={p} lines={lines} width={inner - each * stacks.length - 2} rows={rows - 2} />
        </Box>
      </Panel>
    );
  const state = stateParts(lines, inner);
  // Rows to spare let the state say what its cards do.
  const above = form === 'cards' ? cardRows(stacks) : Math.ceil(player.techs.length / listColumns(inner));
  const room = rows - 2 - above;
  return (
    <Panel title={title} hint={hint} width={width} height={rows}>
      {form === 'cards' ? (
        <Row height={above} flexShrink={0}>
          {cards(above)}
        </Row>
      ) : (
        <TechList p={p} techs={player.techs} width={inner} rows={above} />
      )}
      {room >= lines.length ? (
        <StateLines p={p} lines={lines} width={inner} rows={room} />
      ) : (
        state.slice(0, room).map((text, i) => <T key={i}>{text}</T>)
      )}
    </Panel>
  );
}
