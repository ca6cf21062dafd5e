/** Who is to take the keyboard, in large signs, and what happened in public meanwhile. */
import { Box } from 'ink';
import type { Seat } from '../../../engine/types.js';
import { Chip, Col, Panel, Row, T } from '../../components/basics.js';
import type { Size } from '../../components/layout/size.js';
import type { Room } from '../../components/layout/spec.js';
import { Spot } from '../../components/Spot.js';
import { cutWords, wrapText } from '../../components/text.js';
import type { KeyHint } from '../../keys/commands.js';
import type { SinceNews } from '../../table/since.js';
import type { TableScene } from '../../table/table.js';
import { TableFrame } from '../../table/view/TableFrame.js';
import { useTexts } from '../../texts/texts.js';
import { seatToken } from '../../theme/theme.js';

interface CurtainProps {
  readonly owner: TableScene;
  readonly size: Size;
  readonly seat: Seat;
  readonly name: string;
  readonly enter: string;
  /** May only this person look? */
  readonly secret: boolean;
  /** What is asked, where everybody may know; else ''. */
  readonly why: string;
  readonly news: readonly SinceNews[];
  /** Has this person not answered anything yet? Then the news is all that has happened. */
  readonly first: boolean;
  readonly trouble: string;
  readonly hints: readonly KeyHint[];
}

const SIDES = 4;
const FRAME = 2;
const CHIP = 4;
/** Columns in which a sentence is read with ease. */
const READABLE = 100;

// biome-ignore format: pictures
const DIGITS: readonly (readonly string[])[] = [
  ['..██..', '.███..', '..██..', '..██..', '██████'],
  ['█████.', '....██', '.████.', '██....', '██████'],
  ['█████.', '....██', '.████.', '....██', '█████.'],
  ['██..██', '██..██', '██████', '....██', '....██'],
  ['██████', '██....', '█████.', '....██', '█████.'],
];
const DIGIT_ROWS = 5;

/** The seat's number, twice as wide in large windows. */
const Digit = ({ seat, wide }: { seat: Seat; wide: boolean }) => (
  <Col flexShrink={0}>
    {(DIGITS[seat] ?? []).map((row, y) => (
      <T key={y} c={seatToken(seat)}>
        {[...row].map((sign) => (sign === '.' ? ' ' : sign).repeat(wide ? 2 : 1)).join('')}
      </T>
    ))}
  </Col>
);

export function CurtainView({
  owner,
  size,
  seat,
  name,
  enter,
  secret,
  why,
  news,
  first,
  trouble,
  hints,
}: CurtainProps) {
  const texts = useTexts();
  return (
    <TableFrame scene={owner} size={size} hints={hints}>
      {(room) => {
        const air = room.rows >= 34 ? 3 : 1;
        const top = DIGIT_ROWS + 5 + air + (why === '' ? 0 : 1);
        const below = { width: Math.min(room.width, READABLE), rows: room.rows - top - (trouble === '' ? 0 : 1) };
        return (
          <Col width={room.width} height={room.rows} alignItems="center">
            <Col height={top} alignItems="center" justifyContent="center" flexShrink={0}>
              <T c="dim">{texts.passTo}</T>
              <Box height={1} />
              <Digit seat={seat} wide={room.width >= 116} />
              <Box height={1} />
              <T b c="accent">
                {name.toUpperCase()}
              </T>
              {why !== '' && <T>{why}</T>}
              <Spot id="begin">
                <T>{`${enter} ${secret ? texts.whenOnly({ name }) : texts.whenSeated({ name })}`}</T>
              </Spot>
            </Col>
            <News news={news} first={first} room={below} />
            {trouble !== '' && (
              <T b c="bad">
                {trouble}
              </T>
            )}
          </Col>
        );
      }}
    </TableFrame>
  );
}

/** The first of these rows; what the last one leaves out is cut. */
const cutTo = (lines: readonly string[], rows: number, width: number): readonly string[] => [
  ...lines.slice(0, rows - 1),
  cutWords(lines.slice(rows - 1).join(' '), width),
];

/** The newest that fit, oldest first; the oldest as far as there is room. */
function News({ news, first, room }: Pick<CurtainProps, 'news' | 'first'> & { room: Room }) {
  const texts = useTexts();
  const width = room.width - SIDES - CHIP;
  let left = room.rows - FRAME;
  const shown: { seat: Seat | null; lines: readonly string[] }[] = [];
  for (const { seat, text } of news.toReversed()) {
    if (left < 1) break;
    const all = wrapText(text, width);
    const lines = all.length > left ? cutTo(all, left, width) : all;
    left -= lines.length;
    shown.unshift({ seat, lines });
  }
  return (
    <Panel
      title={first ? texts.soFar : texts.sinceLast}
      hint={texts.openToAll}
      width={room.width}
      height={room.rows}
      flexShrink={0}
    >
      {shown.length === 0 && <T c="dim">{first ? texts.nothingYet : texts.nothingSince}</T>}
      {shown.map(({ seat, lines }, i) => (
        <Row key={i} gap={1} height={lines.length} flexShrink={0}>
          {seat === null ? <Box width={CHIP - 1} flexShrink={0} /> : <Chip seat={seat} wide />}
          <Col>
            {lines.map((line, y) => (
              <T key={y}>{line}</T>
            ))}
          </Col>
        </Row>
      ))}
    </Panel>
  );
}
