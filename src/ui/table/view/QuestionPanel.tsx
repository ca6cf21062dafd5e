/** The open question with its choices in words, and what is said about them. */
import { Box, Text } from 'ink';
import type { Blocked } from '../../../engine/types.js';
import { Lines, Panel, T } from '../../components/basics.js';
import { classOf, reaches } from '../../components/layout/size.js';
import type { PanelSpec, Room } from '../../components/layout/spec.js';
import { Spot } from '../../components/Spot.js';
import { Still } from '../../components/Still.js';
import { capital, padTo, textWidth, wrapText } from '../../components/text.js';
import { type Texts, useTexts } from '../../texts/texts.js';
import { useTheme } from '../../theme/theme.js';
import type { TableScene } from '../table.js';
import {
  columnsOf,
  type Item,
  isNarrow,
  itemsBy,
  keyColumns,
  rowsOf,
  tailOf,
  typedOf,
  WARN_COLUMNS,
  windowOf,
} from './items.js';
import { botParts, detailsOf, flow, type Part, resultParts, saidParts } from './status.js';

/** Frame and padding. */
const EDGES = { columns: 4, rows: 2 };
/** The panel is never lower than this: the board must not change its size with every question. */
const LEAST_ROWS = 6;
/** With so many rows it shows most menus whole; they come before panels that are no musts. */
const GOOD_ROWS = 10;
/** In a low window the question comes before everything that is not a must: it has this share of the rows. */
const LOW = 24;
const LOW_SHARE = 0.45;
/** Where there is room, a few rows about the marked choice. */
const DETAIL_ROWS = 4;
/** Columns below which the question cannot be read; where the window is not small, rows are sentences. */
const LEAST_COLUMNS = 24;
const SENTENCE_COLUMNS = 48;
const UNDER_COLUMNS = 50;
/** How many things that are not on offer are told. */
const MISSING_SHOWN = 2;
const MOST_STATUS = 3;
/** Seat, blanks, a hint and the corners beside a title. */
const TITLE_AROUND = 16;
/** A long question leaves the menu this many rows. */
const LEAST_MENU = 3;

/** The panel's title: who is asked what, or what is going on. */
function questionTitle(scene: TableScene, texts: Texts): string {
  const { desk, play, session } = scene;
  const { phrases } = session.module;
  const over = session.over();
  if (over) return texts.gameOver;
  const { prompt, telling } = desk.at;
  if (play.thinking !== null) {
    const level = session.table.seats[play.thinking]?.by.replace(/^bot:/, '') ?? '';
    return texts.thinking({ name: telling.name(play.thinking), level, seconds: play.bots.seconds() });
  }
  const asked = session.prompt();
  if (asked && play.waitsForKey()) return texts.botWaits({ name: telling.name(asked.seat) });
  if (prompt) return texts.asksSeat({ name: telling.name(prompt.seat), question: phrases.topic(prompt, telling) });
  return asked ? texts.notYourTurn({ name: telling.name(asked.seat) }) : '';
}

/** Things that are not on offer, when no choice does the like. */
function missing(scene: TableScene, texts: Texts): string[] {
  const { at, menu, filter } = scene.desk;
  if (!at.prompt || !menu || filter) return [];
  const { phrases } = at.session.module;
  const listed = new Set(at.prompt.choices.map((c) => c.verb));
  const first = (b: Blocked, i: number, all: readonly Blocked[]) => all.findIndex((o) => o.verb === b.verb) === i;
  return at
    .blocked()
    .filter((b) => !listed.has(b.verb))
    .filter(first)
    .slice(0, MISSING_SHOWN)
    .map((b) => texts.notOffered({ what: phrases.verb(b.verb), why: phrases.blocked(b, at.telling).why }));
}

export const PartLine = ({ parts }: { parts: readonly Part[] }) => {
  const { colours } = useTheme();
  return (
    <Text wrap="truncate-end">
      {parts.map((part, i) => (
        <Text key={i} bold={!!part.bold} {...(part.tone ? { color: colours[part.tone] } : {})}>
          {part.text}
        </Text>
      ))}
    </Text>
  );
};

/** One choice: its first row with key, count and price, and what is left of its words. */
export function ItemRows(shown: ItemRowsProps) {
  const { item, width, columns, focused } = shown;
  return (
    <Still width={width} height={item.lines.length} of={[JSON.stringify([item, columns]), focused]}>
      <ItemText {...shown} />
    </Still>
  );
}

interface ItemRowsProps {
  readonly item: Item;
  readonly width: number;
  readonly columns: { readonly count: number; readonly price: number };
  readonly focused: boolean;
}

function ItemText({ item, width, columns, focused }: ItemRowsProps) {
  const { colours, plain, inkOn } = useTheme();
  const narrow = isNarrow(width);
  const key = narrow ? item.key.padEnd(1) : ` ${item.key || ' '} `;
  const chip = !item.marked
    ? { color: colours.dim }
    : plain || !focused
      ? { inverse: true, bold: true }
      : { backgroundColor: colours.accent, color: colours[inkOn('accent')], bold: true };
  const marked = item.marked ? { color: colours.accent, bold: focused, inverse: plain && focused } : {};
  const { count, price } = tailOf(item, columns);
  const warn = item.warns ? '!'.padStart(WARN_COLUMNS) : '';
  const room = width - keyColumns(width) - textWidth(count) - textWidth(price) - warn.length;
  return (
    <Spot id={`menu:${item.row}`} flexDirection="column" flexShrink={0}>
      {item.lines.map((line, i) => (
        <Text key={i} wrap="truncate-end">
          <Text {...(i === 0 ? chip : {})}>{i === 0 ? key : ' '.repeat(key.length)}</Text>
          <Text {...marked}>{` ${i === item.lines.length - 1 ? padTo(line, room) : line}`}</Text>
          {i === item.lines.length - 1 && (
            <>
              <Text bold color={colours.bad}>
                {warn}
              </Text>
              <Text {...(item.marked ? { color: colours.accent } : { color: colours.dim })}>{count}</Text>
              <Text {...(item.marked ? { color: colours.accent } : {})}>{price}</Text>
            </>
          )}
        </Text>
      ))}
    </Spot>
  );
}

/** The title as far as it fits; a question that is too long for the edge stands in full in the panel. */
function headed(scene: TableScene, whole: string, width: number): Pick<Contents, 'title' | 'question'> {
  if (textWidth(whole) <= width - TITLE_AROUND) return { title: whole, question: [] };
  const { prompt, telling } = scene.desk.at;
  if (!prompt || scene.play.thinking !== null) return { title: '', question: wrapText(whole, width) };
  const question = capital(scene.session.module.phrases.topic(prompt, telling));
  return { title: telling.name(prompt.seat), question: wrapText(question, width) };
}

interface Contents {
  readonly title: string;
  /** The question, where it is too long for the title. */
  readonly question: readonly string[];
  readonly items: readonly Item[];
  readonly status: readonly (readonly Part[])[];
  /** How many of its rows come before those of the menu, and how many there are at most. */
  readonly statusRows: { readonly least: number; readonly most: number };
  readonly details: readonly string[];
}

/** Everything that the panel could say, by width. The plan asks for many widths: what they share is found once. */
function contentsOf(scene: TableScene, texts: Texts): (width: number) => Contents {
  const { desk, play, session } = scene;
  const asked = play.thinking === null && !play.waitsForKey();
  const spoken = saidParts(scene, texts);
  const result = spoken ?? (asked ? resultParts(desk, texts) : botParts(scene, texts));
  const { choice } = desk;
  const over = session.over();
  const details = once(() => {
    if (over) return [capital(session.module.phrases.over(over, desk.at.telling))];
    if (!asked || !choice) return [];
    const typed = typedOf(desk);
    return [...missing(scene, texts), ...(typed ? [texts.typedAs({ words: typed })] : []), ...detailsOf(desk, choice)];
  });
  const title = once(() => questionTitle(scene, texts));
  const itemsAt = itemsBy(desk, texts);
  const known = new Map<number, Contents>();
  return (width) => {
    let found = known.get(width);
    if (!found) {
      const items = asked ? itemsAt(width) : [];
      const none = asked && desk.menu && items.length === 0 ? texts.nothingFound({ filter: desk.filter ?? '' }) : '';
      const status = flow(result, width);
      const most = spoken ? status.length : Math.min(MOST_STATUS, status.length);
      found = {
        ...headed(scene, title(), width),
        items,
        status,
        // A warning is read to its end; what would change may be cut.
        statusRows: { least: spoken ? most : Math.min(1, most), most },
        details: none ? [none, ...details()] : details(),
      };
      known.set(width, found);
    }
    return found;
  };
}

function once<X>(make: () => X): () => X {
  let made: { readonly value: X } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

interface QuestionProps {
  readonly scene: TableScene;
  readonly contents: (width: number) => Contents;
  readonly room: Room;
}

function QuestionPanel({ scene, contents, room }: QuestionProps) {
  const texts = useTexts();
  const width = room.width - EDGES.columns;
  const { title, question, items, status, statusRows: told, details } = contents(width);
  // The result has its row first; the rows of the menu come before everything else.
  const said = question.slice(0, Math.max(0, room.rows - EDGES.rows - LEAST_MENU));
  const rows = room.rows - EDGES.rows - said.length;
  const least = Math.min(told.least, Math.max(1, rows - 1));
  const lines = rowsOf(items);
  const menuRows = Math.min(lines, Math.max(1, rows - least));
  const shown = windowOf(items, menuRows);
  const free = rows - rowsOf(shown);
  // The marked choice stands in full: where it takes more than its share, less is said below it.
  const statusRows = Math.min(told.most, free);
  const left = free - statusRows;
  const prompt = scene.desk.at.prompt;
  const marked = items.findIndex((item) => item.marked);
  const columns = columnsOf(shown, width);
  return (
    <Panel
      title={title}
      hint={lines > menuRows ? texts.rowOf({ at: marked + 1, of: items.length }) : undefined}
      seat={scene.session.prompt()?.seat}
      width={room.width}
      height={room.rows}
    >
      {said.map((line, i) => (
        <T key={i} b>
          {line}
        </T>
      ))}
      {shown.map((item) => (
        <ItemRows
          key={item.row}
          item={item}
          width={width}
          columns={columns}
          focused={prompt !== null && scene.desk.focus === 'menu'}
        />
      ))}
      {status.slice(0, statusRows).map((parts, i) => (
        <Box key={i} height={1} flexShrink={0}>
          <PartLine parts={parts} />
        </Box>
      ))}
      <Details texts={details} width={width} rows={left} />
    </Panel>
  );
}

/** What fits of these texts, a blank row above them where there is one to spare. */
export function Details({ texts, width, rows }: { texts: readonly string[]; width: number; rows: number }) {
  let left = rows;
  const shown: { text: string; rows: number }[] = [];
  for (const text of texts) {
    const whole = wrapText(text, width).length;
    const lines = Math.min(whole, left);
    // One row of several says hardly more than that there is more.
    if (lines < 1 || (lines === 1 && whole > 1)) break;
    shown.push({ text, rows: lines });
    left -= lines;
  }
  return (
    <>
      {left > 0 && shown.length > 0 && <T> </T>}
      {shown.map(({ text, rows }, i) => (
        <Lines key={i} text={text} width={width} rows={rows} c="dim" />
      ))}
    </>
  );
}

/** The shell's panel for pages to put where its weight is. */
export function questionSpec(scene: TableScene, texts: Texts): PanelSpec {
  const contents = contentsOf(scene, texts);
  return {
    id: 'question',
    columns: reaches(classOf(scene.stage.room), 'medium') ? SENTENCE_COLUMNS : LEAST_COLUMNS,
    under: UNDER_COLUMNS,
    must: 'small',
    first: GOOD_ROWS,
    grows: 1,
    heights: (width, body) => {
      const { question, items, statusRows, details } = contents(width - EDGES.columns);
      const whole = EDGES.rows + question.length + rowsOf(items) + Math.max(1, statusRows.most);
      const more = details.length > 0 ? [Math.max(whole, LEAST_ROWS) + DETAIL_ROWS] : [];
      const least = body && body.rows < LOW ? Math.min(whole, Math.floor(body.rows * LOW_SHARE)) : LEAST_ROWS;
      const first = Math.max(LEAST_ROWS, least);
      // Every further row shows one more choice.
      return [...Array.from({ length: Math.max(1, whole - first + 1) }, (_, i) => first + i), ...more];
    },
    show: (room) => <QuestionPanel scene={scene} contents={contents} room={room} />,
  };
}
