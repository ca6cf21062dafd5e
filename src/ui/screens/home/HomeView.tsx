/** Home: the title, saved games and new ones. Large windows show both as cards, and land below them. */
import { Box } from 'ink';
import { Col, Panel, Row, Section, T, Whole } from '../../components/basics.js';
import type { Size } from '../../components/layout/size.js';
import type { Room } from '../../components/layout/spec.js';
import { Spot } from '../../components/Spot.js';
import type { GameInfo } from '../../host.js';
import type { KeyHint } from '../../keys/commands.js';
import { usedSize } from '../../table/view/TableFrame.js';
import { clean } from '../../terminal/clean.js';
import { type Texts, useTexts } from '../../texts/texts.js';
import { useTheme } from '../../theme/theme.js';
import { Choices } from '../parts/Choices.js';
import { Land } from '../parts/Land.js';
import { Page, type Said } from '../parts/Page.js';
import { type Block, Reading, readingLines } from '../parts/Reading.js';
import type { HomeRow } from './home.js';
import { cardRows, SaveCard, SaveDetail, SaveWords } from './SaveCard.js';
import { Title, titleRows } from './Title.js';

export interface HomeShown {
  readonly size: Size;
  readonly rows: readonly HomeRow[];
  readonly at: number;
  /** How many games are saved in all. */
  readonly all: number;
  readonly said: Said;
  readonly keys: readonly KeyHint[];
  when(ms: number): string;
}

const FRAME = 2;
/** Columns of a panel that its text cannot use. */
const SIDES = 4;
/** Rows of a heading. */
const HEADING = 1;
/** Columns in which the card of a new game can be read, and that of a saved one. */
const CARD = 36;
const SAVE_CARD = 42;
/** Land in fewer rows is a stain. */
const LEAST_LAND = 3;

const digitOf = (row: number): string => (row > 9 ? ' ' : String((row + 1) % 10));

export function HomeView(props: HomeShown & { version: string }) {
  const { said, keys, version } = props;
  const size = usedSize(props.size);
  const texts = useTexts();
  const { plain } = useTheme();
  const title = titleRows(size, plain);
  return (
    <Page size={props.size} said={said} keys={keys}>
      {({ width, rows }) => (
        <Col width={width} height={rows}>
          <Title size={size} tagline={texts.tagline} version={version} />
          <Body {...props} room={{ width, rows: rows - title }} />
        </Col>
      )}
    </Page>
  );
}

interface PartProps extends HomeShown {
  readonly room: Room;
}

const savesOf = (rows: readonly HomeRow[]) => rows.flatMap((row) => (row.kind === 'save' ? [row.save] : []));
const othersOf = (rows: readonly HomeRow[]) => rows.filter((row) => row.kind !== 'save');

function Body(props: PartProps) {
  const texts = useTexts();
  const { room, rows } = props;
  const cards = room.width >= 3 * CARD ? cardsFor(rows, room, texts) : null;
  if (cards)
    return (
      <Col>
        <SaveCards {...props} grid={cards.saves} />
        {cards.air > 0 && <Box height={cards.air} flexShrink={0} />}
        <GameCards {...props} grid={cards.games} />
        {cards.land >= LEAST_LAND && <Land width={room.width} rows={cards.land} />}
      </Col>
    );
  if (room.width >= 100) return <SideBySide {...props} />;
  const above = Math.max(3, savesOf(rows).length) + FRAME;
  const below = othersOf(rows).length + FRAME;
  return (
    <Col>
      <SaveList {...props} room={{ width: room.width, rows: above }} />
      <GameList {...props} room={{ width: room.width, rows: below }} />
      <About {...props} room={{ width: room.width, rows: room.rows - above - below }} />
    </Col>
  );
}

/** Windows that are wide enough for two lists and too low for cards. */
function SideBySide(props: PartProps) {
  const { room } = props;
  const left = Math.floor((room.width - 1) / 2);
  const right = room.width - 1 - left;
  const below = othersOf(props.rows).length * 2 + FRAME;
  return (
    <Row gap={1}>
      <SaveList {...props} room={{ width: left, rows: room.rows }} />
      <Col>
        <GameList {...props} room={{ width: right, rows: below }} />
        <About {...props} room={{ width: right, rows: room.rows - below }} />
      </Col>
    </Row>
  );
}

/** Cards side by side: how wide and how high, and the rows of all of them under a heading. */
interface Grid {
  /** Of each card; those of one row fill it. */
  readonly widths: readonly number[];
  readonly each: number;
  readonly rows: number;
}

/** Rows of cards that fill the width to the last column; the last card has what is left of its row. */
function gridOf(count: number, room: Room, card: number, each: (width: number) => number): Grid {
  const width = room.width - 2;
  const most = Math.max(1, Math.min(count, Math.floor((width + 1) / (card + 1))));
  const lines = Math.ceil(count / most);
  const columns = Math.ceil(count / lines);
  const edge = (column: number) => Math.floor((column * (width + 1)) / columns);
  const widths = Array.from({ length: count }, (_, i) => {
    const column = i % columns;
    return (i === count - 1 ? width + 1 : edge(column + 1)) - edge(column) - 1;
  });
  const rows = each(Math.min(...widths));
  return { widths, each: rows, rows: lines * rows + HEADING };
}

/** Everything as cards, with what new games are about where there is room for it; null where there is not. */
function cardsFor(
  rows: readonly HomeRow[],
  room: Room,
  texts: Texts,
): { saves: Grid; games: Grid; air: number; land: number } | null {
  const saves = savesOf(rows);
  const games = othersOf(rows);
  const above =
    saves.length > 0
      ? gridOf(saves.length, room, SAVE_CARD, () => Math.max(...saves.map(cardRows)))
      : { widths: [room.width - SIDES], each: 3, rows: 3 + HEADING };
  for (const told of [true, false]) {
    const below = gridOf(games.length, room, CARD, (width) =>
      Math.max(...games.map((row) => gameLines(row, texts, width - SIDES, told).length + FRAME)),
    );
    const left = room.rows - above.rows - below.rows;
    const air = Math.min(1, left);
    if (left >= 0) return { saves: above, games: below, air, land: left - air };
  }
  return null;
}

function moreHint({ rows, all }: HomeShown, texts: Texts): string | undefined {
  const more = all - savesOf(rows).length;
  return more > 0 ? texts.moreSaves({ n: more }) : undefined;
}

const NoSaves = ({ width, rows }: { width: number; rows: number }) => {
  const texts = useTexts();
  return <Reading blocks={[{ text: texts.noSaves, b: true }, { text: texts.noSavesHelp }]} width={width} rows={rows} />;
};

function SaveCards(props: PartProps & { grid: Grid }) {
  const { rows, at, when, room, grid } = props;
  const texts = useTexts();
  const saves = savesOf(rows);
  return (
    <Section title={texts.continue} hint={moreHint(props, texts)} width={room.width} height={grid.rows}>
      {saves.length === 0 ? (
        <NoSaves width={room.width - SIDES} rows={grid.each} />
      ) : (
        <Row columnGap={1} flexWrap="wrap">
          {saves.map((save, i) => (
            <Spot key={i} id={`row:${i}`} width={grid.widths[i] ?? 0} height={grid.each} flexShrink={0}>
              <SaveCard
                save={save}
                when={when(save.when)}
                digit={digitOf(i)}
                marked={i === at}
                width={grid.widths[i] ?? 0}
                rows={grid.each}
              />
            </Spot>
          ))}
        </Row>
      )}
    </Section>
  );
}

function GameCards({ rows, at, room, grid }: PartProps & { grid: Grid }) {
  const texts = useTexts();
  const { border, colours } = useTheme();
  const first = savesOf(rows).length;
  return (
    <Section title={texts.newGame} width={room.width} height={grid.rows}>
      <Row columnGap={1} flexWrap="wrap">
        {othersOf(rows).map((row, i) => {
          const marked = first + i === at;
          const width = grid.widths[i] ?? 0;
          const lines = gameLines(row, texts, width - SIDES, true);
          const told = lines.length + FRAME <= grid.each ? lines : gameLines(row, texts, width - SIDES, false);
          return (
            <Spot key={i} id={`row:${first + i}`} width={width} height={grid.each} flexShrink={0}>
              <Box
                width={width}
                height={grid.each}
                borderStyle={border}
                borderColor={colours[marked ? 'accent' : 'faint']}
                paddingX={1}
                flexDirection="column"
              >
                <GameName row={row} digit={digitOf(first + i)} marked={marked} lead />
                {told.slice(1).map((line, y) => (
                  <T key={y} c="dim">
                    {line}
                  </T>
                ))}
              </Box>
            </Spot>
          );
        })}
      </Row>
    </Section>
  );
}

/** The rows of a new game's card; the first is its name. */
function gameLines(row: HomeRow, texts: Texts, width: number, told: boolean): string[] {
  const blocks: Block[] =
    row.kind === 'game'
      ? [{ text: factsOf(row.game, texts).join(' · ') }, ...(told ? [{ text: row.game.about ?? row.game.note }] : [])]
      : [{ text: told ? texts.learnHelp : texts.learnNote }];
  return ['', ...readingLines(blocks, width).map((line) => line.text)];
}

function SaveList(props: PartProps) {
  const { rows, at, when, room } = props;
  const texts = useTexts();
  const saves = savesOf(rows);
  const inner = { width: room.width - SIDES, rows: room.rows - FRAME };
  const each = Math.max(1, Math.min(4, Math.floor(inner.rows / Math.max(1, saves.length))));
  return (
    <Panel title={texts.continue} hint={moreHint(props, texts)} width={room.width} height={room.rows}>
      {saves.length === 0 ? (
        <NoSaves {...inner} />
      ) : (
        <Choices
          items={saves}
          marked={at}
          {...inner}
          each={each}
          row={(save, i, marked, width) => (
            <SaveWords
              save={save}
              when={when(save.when)}
              digit={digitOf(i)}
              marked={marked}
              width={width}
              rows={Math.min(3, each)}
            />
          )}
        />
      )}
    </Panel>
  );
}

function GameList({ rows, at, room }: PartProps) {
  const texts = useTexts();
  const first = savesOf(rows).length;
  const others = othersOf(rows);
  const each = Math.floor((room.rows - FRAME) / Math.max(1, others.length));
  return (
    <Panel title={texts.newGame} width={room.width} height={room.rows}>
      <Choices
        items={others}
        marked={at - first}
        from={first}
        width={room.width - SIDES}
        rows={room.rows - FRAME}
        each={each}
        row={(row, i, marked, width) => {
          const facts = row.kind === 'game' ? factsOf(row.game, texts) : [texts.learnNote];
          const name = <GameName row={row} digit={digitOf(first + i)} marked={marked} />;
          return each > 1 ? (
            <Col width={width}>
              {name}
              <Row paddingLeft={2}>
                <T c="dim">{facts.join(' · ')}</T>
              </Row>
            </Col>
          ) : (
            <Row width={width} justifyContent="space-between" gap={2}>
              {name}
              <T c="dim">{facts.join(' · ')}</T>
            </Row>
          );
        }}
      />
    </Panel>
  );
}

function GameName({ row, digit, marked, lead }: { row: HomeRow; digit: string; marked: boolean; lead?: boolean }) {
  const texts = useTexts();
  const look = marked ? { b: true, c: 'accent' as const } : { b: true };
  return (
    <Row gap={1} flexShrink={0}>
      <Whole {...look}>{lead && marked ? `►${digit}` : digit}</Whole>
      <Whole {...look}>{row.kind === 'game' ? row.game.title : texts.learn}</Whole>
    </Row>
  );
}

const factsOf = (game: GameInfo, texts: Texts): string[] => [
  texts.players({ seats: game.seats }),
  texts.minutes({ n: game.minutes }),
];

/** What the marked row is about, in full. */
function About({ rows, at, room, when }: PartProps) {
  const texts = useTexts();
  const row = rows[at];
  if (!row || room.rows < 3) return null;
  const [width, height] = [room.width - SIDES, room.rows - FRAME];
  const title = row.kind === 'save' ? clean(row.save.title) : row.kind === 'game' ? row.game.title : texts.learn;
  const hint = row.kind === 'save' ? when(row.save.when) : undefined;
  return (
    <Panel title={title} hint={hint} width={room.width} height={room.rows}>
      {row.kind === 'save' && !row.save.broken ? (
        <SaveDetail save={row.save} width={width} rows={height} />
      ) : (
        <Reading blocks={aboutBlocks(row, texts)} width={width} rows={height} />
      )}
    </Panel>
  );
}

function aboutBlocks(row: HomeRow, texts: Texts): Block[] {
  if (row.kind === 'learn') return [{ text: texts.learnHelp }];
  if (row.kind === 'save') return [{ text: clean(row.save.broken ?? ''), c: 'bad' }];
  return [{ text: row.game.note, c: 'dim' }, { text: row.game.about ?? '' }];
}
