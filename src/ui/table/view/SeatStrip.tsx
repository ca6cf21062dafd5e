/** One cell per seat: number, name, what it plays and its points, close together. The asked one is filled. */
import { Text } from 'ink';
import type { Seat } from '../../../engine/types.js';
import { Row } from '../../components/basics.js';
import { Spot } from '../../components/Spot.js';
import { Still } from '../../components/Still.js';
import { cut, textWidth } from '../../components/text.js';
import { seatToken, useTheme } from '../../theme/theme.js';
import type { StripCell } from '../../types.js';
import type { TableScene } from '../table.js';
import { lastChanges } from '../words.js';

interface Cell extends StripCell {
  readonly seat: Seat;
  readonly name: string;
  readonly change: string;
  readonly asked: boolean;
  readonly sign: string;
}

/** Chip, sign and the blanks around the name. */
const FIXED = 7;
const LEAST_NAME = 3;

/** The score whole, then the name, then what changed, then the title where it fits whole. */
function cellWords(cell: Omit<Cell, 'seat' | 'asked' | 'sign' | 'passed'>, room: number) {
  const bare = cell.score.replace(/ vp$/, '');
  const score = textWidth(cell.score) + Math.min(textWidth(cell.name), 8) <= room ? cell.score : bare;
  let left = room - textWidth(score);
  const name = cut(cell.name, Math.max(LEAST_NAME, left));
  left -= textWidth(name);
  const change = cell.change !== '' && left > textWidth(cell.change) ? ` ${cell.change}` : '';
  left -= textWidth(change) + 1;
  const fits = cell.title !== '' && textWidth(cell.title) <= left;
  return { name, title: fits ? `${cell.title} ` : '', score, change };
}

/** Titles of one kind: whole ones if every seat has room for its own, else the shorter ones, else none at all. */
function evenly(cells: readonly Cell[], room: number): readonly Cell[] {
  const fit = (some: readonly Cell[]) => some.every((cell) => cell.title === '' || cellWords(cell, room).title !== '');
  const shorter = cells.map((cell) => ({ ...cell, title: cell.shorter ?? cell.title }));
  return [cells, shorter].find(fit) ?? cells.map((cell) => ({ ...cell, title: '' }));
}

function SeatCell({ cell, width }: { cell: Cell; width: number }) {
  const { colours, plain, inkOn } = useTheme();
  const token = seatToken(cell.seat);
  const { name, title, score, change } = cellWords(cell, width - FIXED);
  const filled = plain
    ? { inverse: true, bold: true }
    : { backgroundColor: colours.accent, color: colours[inkOn('accent')], bold: true };
  const tone = cell.passed && !cell.asked ? { color: colours.dim } : {};
  return (
    <Spot id={`seat:${cell.seat}`} width={width} flexShrink={0}>
      <Text wrap="truncate-end">
        <Text backgroundColor={colours[token]} color={colours[inkOn(token)]} bold>{` ${cell.seat + 1} `}</Text>
        <Text {...(cell.asked ? filled : tone)}>{`${cell.sign} ${name} `}</Text>
        <Text color={colours.dim}>{` ${title}`}</Text>
        <Text bold {...tone}>
          {score}
        </Text>
        <Text color={colours.good}>{change}</Text>
      </Text>
    </Spot>
  );
}

/** Whose seats: those of a table, or of a position that is looked at or tried. */
type Seated = Pick<TableScene, 'session' | 'desk'>;

export function SeatStrip({ scene, width }: { scene: Seated; width: number }) {
  const { session, desk } = scene;
  const prompt = session.prompt();
  const asked = prompt?.seat ?? session.over()?.ranking[0]?.seat;
  const next = prompt?.queue?.find((seat) => seat !== asked);
  // In text the same sign closes a quotation, and becomes a straight one.
  const nextSign = useTheme().ascii ? ')' : '»';
  const changes = lastChanges(session);
  // Whole columns: of fractions a cell would paint over its neighbour.
  const each = Math.floor((width + 1) / session.seats) - 1;
  const cells = session.table.seats.map(({ name }, seat): Cell => {
    const told = desk.ui.strip(desk.at.telling.view, seat);
    const sign = seat === asked ? '►' : seat === next ? nextSign : told.passed ? '√' : ' ';
    return { ...told, seat, name, change: changes[seat] ?? '', asked: seat === asked, sign };
  });
  return (
    <Still width={width} height={1} of={[JSON.stringify(cells)]}>
      <Row width={width} height={1} gap={1}>
        {evenly(cells, each - FIXED).map((cell) => (
          <SeatCell key={cell.seat} cell={cell} width={each} />
        ))}
      </Row>
    </Still>
  );
}
