/** Both hands as cards: each with its whole text where there is room, else by name and use. */
import { Box } from 'ink';
import { Col, Lines, Panel, Row, T, Whole } from '../../../ui/components/basics.js';
import { Card } from '../../../ui/components/Card.js';
import type { Room } from '../../../ui/components/layout/spec.js';
import { Spot } from '../../../ui/components/Spot.js';
import { wrapText } from '../../../ui/components/text.js';
import { useTheme } from '../../../ui/theme/theme.js';
import type { Lengths } from '../texts/types-screen.js';
import type { PlayerView } from '../view.js';
import { civilFront, type Front, fitting, militaryFront, nameIn, type P, shownPlayer } from './cards.js';

/** Cards side by side are this wide at least, and never wider than people read well. */
const LEAST = 16;
const MOST = 34;
/** Frame, band and name. */
const FRAME = 4;

/** What these eyes see of the hands: all of their own, of others what lies open. */
function frontsOf(p: P, player: PlayerView): Front[] {
  return [
    ...(player.hand ?? []).map((id) => civilFront(id, p)),
    ...(player.military ?? []).map((id) => militaryFront(id, p)),
  ];
}

interface Grid {
  readonly columns: number;
  readonly each: number;
  /** Height of each line of cards. */
  readonly lines: readonly number[];
}

const useOf = (front: Front, room: number): string => fitting(front.use, room);

/** Rows of a framed card with nothing cut. */
function cardRows(front: Front, width: number): number {
  const inner = width - 2;
  const text = front.gives === '' ? 0 : wrapText(front.gives, inner).length;
  const use = front.use[0] === '' ? 0 : 1;
  return FRAME - 1 + Math.min(2, wrapText(front.name, inner).length) + text + use;
}

function gridOf(fronts: readonly Front[], width: number, columns: number): Grid {
  const each = Math.min(MOST, Math.floor(width / columns));
  const lines: number[] = [];
  for (let i = 0; i < fronts.length; i += columns)
    lines.push(Math.max(...fronts.slice(i, i + columns).map((front) => cardRows(front, each))));
  return { columns, each, lines };
}

const heightOf = (grid: Grid): number => grid.lines.reduce((sum, rows) => sum + rows, 0);

/** Of all ways to lay the cards in lines the one that takes fewest rows. */
function bestGrid(fronts: readonly Front[], width: number): Grid | null {
  let best: Grid | null = null;
  for (let columns = Math.min(fronts.length, Math.floor(width / LEAST)); columns >= 1; columns--) {
    const grid = gridOf(fronts, width, columns);
    if (!best || heightOf(grid) < heightOf(best)) best = grid;
  }
  return best;
}

/** Without frames: band and name, side by side. */
const FLAT_EACH = 16;
const FLAT_ROWS = 2;
const flatColumns = (width: number): number => Math.max(1, Math.floor(width / FLAT_EACH));

/** A line to a card: kind and age on its band, name, then all that it does. */
const CHIP = 15;
/** From here on nothing of a card is left out. */
export const WHOLE_HAND = 76;

/** A hand that takes more rows than this may be shown without texts, unless it would take few in a wide column. */
const LONG_HAND = 15;
const SHORT_HAND = 12;
const WIDE_HAND = 114;

const nameColumns = (fronts: readonly Front[]): number => Math.max(0, ...fronts.map((front) => front.name.length)) + 2;
const said = (front: Front): string => [front.use[0], front.gives].filter((text) => text !== '').join('; ');
const listRows = (fronts: readonly Front[], width: number): number => {
  const own = width - CHIP - nameColumns(fronts);
  if (own < 24) return Number.POSITIVE_INFINITY;
  return fronts.reduce((sum, front) => sum + wrapText(said(front), own).length, 0);
};

interface Forms {
  readonly flat: number;
  readonly list: number;
  readonly framed: number;
}

/** Rows inside the panel that each way takes. */
function formsOf(fronts: readonly Front[], width: number): Forms {
  const grid = bestGrid(fronts, width);
  return {
    flat: FLAT_ROWS * Math.ceil(fronts.length / flatColumns(width)),
    list: listRows(fronts, width),
    framed: grid ? heightOf(grid) : Number.POSITIVE_INFINITY,
  };
}

/** `whole`: in wide rooms nothing of a card is left out. */
export function handRows(p: P, width: number, whole = true): readonly number[] {
  const player = shownPlayer(p);
  const fronts = frontsOf(p, player);
  if (fronts.length === 0) return [3];
  const { flat, list, framed } = formsOf(fronts, width - 4);
  const around = 2 + (player.military ? 0 : 1);
  const long = list > LONG_HAND && listRows(fronts, WIDE_HAND) > SHORT_HAND;
  const ways = whole && width >= WHOLE_HAND && !long ? [list, framed] : [flat, list, framed];
  return [...new Set(ways.filter(Number.isFinite).map((rows) => rows + around))].sort((x, y) => x - y);
}

export function Hand({ p, width, rows }: { p: P } & Room) {
  const t = p.texts;
  const player = shownPlayer(p);
  const fronts = frontsOf(p, player);
  const own = player.seat === p.viewer;
  const title = t.hand({ name: own ? null : (p.names[player.seat] ?? '') });
  const hints = t.handHint({
    civil: player.handCount,
    civilLimit: player.handLimit,
    military: player.militaryCount,
    militaryLimit: player.militaryLimit,
  });
  const inner = width - 4;
  const backs = player.military ? null : `${t.head.cards}: ${t.backs({ ages: player.militaryAges })}`;
  const room = rows - 2 - (backs ? 1 : 0);
  const grid = bestGrid(fronts, inner);
  const forms = formsOf(fronts, inner);
  return (
    <Panel title={title} hint={fitting(hints, width - title.length - 10)} width={width} height={rows}>
      {backs && <T c="dim">{backs}</T>}
      {fronts.length === 0 && !backs && <T c="dim">{t.handEmpty}</T>}
      {grid && forms.framed <= room ? (
        <Framed p={p} fronts={fronts} grid={grid} />
      ) : forms.list <= room ? (
        <List p={p} fronts={fronts} width={inner} />
      ) : (
        <Flat p={p} fronts={fronts} width={inner} rows={room} />
      )}
    </Panel>
  );
}

function Framed({ p, fronts, grid }: { p: P; fronts: readonly Front[]; grid: Grid }) {
  const { columns, each, lines } = grid;
  return (
    <Col>
      {lines.map((height, y) => (
        <Row key={y} height={height} flexShrink={0}>
          {fronts.slice(y * columns, (y + 1) * columns).map((front, x) => (
            <FramedCard key={x} p={p} front={front} width={each} rows={height} />
          ))}
        </Row>
      ))}
    </Col>
  );
}

function FramedCard({ p, front, width, rows }: { p: P; front: Front } & Room) {
  const inner = width - 2;
  const use = useOf(front, inner);
  const lines = front.gives === '' ? 0 : wrapText(front.gives, inner).length;
  const names = Math.min(2, wrapText(front.name, inner).length);
  return (
    <Spot id={`card:${front.id}`} width={width} height={rows} flexShrink={0}>
      <Card
        width={width}
        height={rows}
        band={front.band}
        top={fitting(front.kind, inner - front.age.length - 1)}
        corner={front.age}
        name={front.name}
        mark={p.marks.get(`card:${front.id}`)}
      >
        {lines > 0 && <Lines text={front.gives} width={inner} rows={lines} c="dim" />}
        <Box height={Math.max(0, rows - FRAME + 1 - names - lines - (use === '' ? 0 : 1))} flexShrink={0} />
        {use !== '' && <T>{use}</T>}
      </Card>
    </Spot>
  );
}

function List({ p, fronts, width }: { p: P; fronts: readonly Front[]; width: number }) {
  const names = nameColumns(fronts);
  const own = width - CHIP - names;
  return (
    <Col width={width}>
      {fronts.map((front, i) => (
        <ListCard key={i} p={p} front={front} names={names} own={own} />
      ))}
    </Col>
  );
}

function ListCard({ p, front, names, own }: { p: P; front: Front; names: number; own: number }) {
  const { colours, inkOn, plain } = useTheme();
  const mark = p.marks.get(`card:${front.id}`);
  const cursor = mark === 'cursor';
  const band = cursor ? 'accent' : front.band;
  const sign = cursor ? '►' : mark === 'offered' ? '+' : ' ';
  const rows = wrapText(said(front), own).length;
  const chip =
    `${plain ? sign : ''}${fitting(front.kind, CHIP - 3 - front.age.length)}`.padEnd(CHIP - 2 - front.age.length) +
    front.age;
  return (
    <Spot id={`card:${front.id}`} height={rows} flexShrink={0}>
      <Box width={CHIP} flexShrink={0}>
        <Box height={1} {...(plain ? {} : { backgroundColor: colours[band] })}>
          <Whole b inv={plain && cursor} {...(plain ? {} : { c: inkOn(band) })}>
            {chip}
          </Whole>
        </Box>
      </Box>
      <Box width={names} flexShrink={0}>
        <T b c={cursor ? 'accent' : 'text'}>
          {front.name}
        </T>
      </Box>
      <Lines text={said(front)} width={own} rows={rows} c="dim" />
    </Spot>
  );
}

/** As many cards as there is room for; the last place says how many more there are. */
function Flat({ p, fronts, width, rows }: { p: P; fronts: readonly Front[] } & Room) {
  const columns = flatColumns(width);
  const lines = Math.floor(rows / FLAT_ROWS);
  const places = columns * lines;
  const over = fronts.length > places;
  const shown = over ? fronts.slice(0, Math.max(0, places - 1)) : fronts;
  const each = Math.floor(width / columns);
  return (
    <Row flexWrap="wrap" width={width}>
      {shown.map((front, i) => (
        <FlatCard key={i} p={p} front={front} width={each} />
      ))}
      {over && (
        <Box width={each} height={FLAT_ROWS} flexShrink={0}>
          <T c="dim">{p.texts.more({ n: fronts.length - shown.length })}</T>
        </Box>
      )}
    </Row>
  );
}

function FlatCard({ p, front, width }: { p: P; front: Front; width: number }) {
  const { plain } = useTheme();
  const inner = width - 1;
  const [kind] = front.kind;
  const ways: Lengths = [`${kind}  ${front.use[0]}`.trim(), `${kind}  ${front.use.at(-1) ?? ''}`.trim(), ...front.kind];
  const use = fitting(ways, inner - front.age.length - 1 - (plain ? 1 : 0));
  return (
    <Spot id={`card:${front.id}`} width={width} height={FLAT_ROWS} flexShrink={0}>
      <Card
        flat
        width={inner}
        height={FLAT_ROWS}
        band={front.band}
        top={use}
        corner={front.age}
        name={nameIn(p, front.id, inner)}
        nameRows={1}
        mark={p.marks.get(`card:${front.id}`)}
      />
      {plain && (
        <Col width={1} flexShrink={0}>
          <Whole c="faint">│</Whole>
          <Whole c="faint">│</Whole>
        </Col>
      )}
    </Spot>
  );
}
