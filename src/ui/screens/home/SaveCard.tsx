/** A saved game in as many rows as it is given: one row, a few, or a card with everybody's standing. */
import { Box } from 'ink';
import { Chip, Col, Pair, Row, T, Whole } from '../../components/basics.js';
import type { SaveInfo } from '../../host.js';
import { textWidth } from '../../terminal/cells.js';
import { clean } from '../../terminal/clean.js';
import { useTexts } from '../../texts/texts.js';
import { seatToken, useTheme } from '../../theme/theme.js';

interface SaveCardProps {
  readonly save: SaveInfo;
  readonly when: string;
  /** The digit that opens it. */
  readonly digit: string;
  readonly marked: boolean;
  readonly width: number;
  readonly rows: number;
}

const FRAME = 2;
const HEAD = 2;

/** Rows of a card with one row for every seat, and for its name. */
export const cardRows = (save: SaveInfo): number => (save.broken ? FRAME + HEAD : FRAME + HEAD + save.seats.length + 1);

export function SaveCard(props: SaveCardProps) {
  const { border, colours } = useTheme();
  const { marked, digit, width, rows } = props;
  return (
    <Box
      width={width}
      height={rows}
      borderStyle={border}
      borderColor={colours[marked ? 'accent' : 'faint']}
      paddingX={1}
      flexDirection="column"
      flexShrink={0}
    >
      <SaveWords {...props} digit={marked ? `►${digit}` : digit} width={width - 4} rows={rows - FRAME} />
    </Box>
  );
}

/** The same without a frame. */
export function SaveWords({ save, when, digit, marked, width, rows }: SaveCardProps) {
  const texts = useTexts();
  const look = marked ? { b: true, c: 'accent' as const } : { b: true };
  const title = (
    <Row gap={1} height={1} flexShrink={1}>
      {digit !== '' && <Whole {...look}>{digit}</Whole>}
      <T {...look}>{clean(save.title)}</T>
    </Row>
  );
  // Where a finished game stands is all that is to be said of it.
  const turn = save.turn === null ? '' : texts.turnOf({ name: clean(save.turn) });
  const where = clean(save.where);
  if (save.broken)
    return (
      <Col width={width}>
        {title}
        {rows > 1 && <T c="bad">{texts.brokenSave({ why: clean(save.broken) })}</T>}
      </Col>
    );
  if (rows < 2) {
    const [last, middle] = [textWidth(when), Math.max(0, Math.floor((width - textWidth(when)) / 2))];
    return (
      <Row width={width} height={1}>
        <Box width={width - middle - last} paddingRight={1}>
          {title}
        </Box>
        <Row width={middle} gap={2} paddingRight={1}>
          <Whole>{where}</Whole>
          <T>{turn}</T>
        </Row>
        <Whole c="dim">{when}</Whole>
      </Row>
    );
  }
  const tall = rows >= HEAD + save.seats.length;
  return (
    <Col width={width} height={rows}>
      <Row width={width} justifyContent="space-between" gap={1}>
        {title}
        <Whole c="dim">{when}</Whole>
      </Row>
      {rows > 2 && <Pair label={where}>{<T b>{turn}</T>}</Pair>}
      {tall ? <Standing save={save} width={width} /> : <InOneRow save={save} width={width} />}
      <Box flexGrow={1} />
      {rows > HEAD + save.seats.length && <Name save={save} />}
    </Col>
  );
}

function Name({ save }: { save: SaveInfo }) {
  const texts = useTexts();
  return (
    <Row height={1} flexShrink={0}>
      <T c="dim">{texts.saveName({ name: clean(save.name), answers: save.answers })}</T>
    </Row>
  );
}

/** Under a title that names the game: where it stands, everybody's points, the name of the save. */
export function SaveDetail({ save, width, rows }: Pick<SaveCardProps, 'save' | 'width' | 'rows'>) {
  const texts = useTexts();
  const turn = save.turn === null ? '' : texts.turnOf({ name: clean(save.turn) });
  return (
    <Col width={width} height={rows}>
      <Row gap={2} height={1} flexShrink={0}>
        <Whole>{clean(save.where)}</Whole>
        <T b={save.turn !== null}>{turn}</T>
      </Row>
      {rows > save.seats.length && <Standing save={save} width={width} />}
      {rows > 1 && rows <= save.seats.length && <InOneRow save={save} width={width} />}
      {rows > 1 + save.seats.length && <Name save={save} />}
    </Col>
  );
}

/** Every seat with its points as a bar; whose turn it is has the sign of the asked seat. */
function Standing({ save, width }: { save: SaveInfo; width: number }) {
  const most = Math.max(1, ...save.scores);
  const digits = String(most).length;
  const names = Math.min(12, Math.max(...save.seats.map((name) => textWidth(clean(name)))));
  const bar = Math.max(0, width - names - digits - 7);
  return (
    <Col width={width}>
      {save.seats.map((name, seat) => {
        const score = save.scores[seat];
        const asked = name === save.turn;
        return (
          <Row key={seat} gap={1}>
            <Whole b c="accent">
              {asked ? '►' : ' '}
            </Whole>
            <Chip seat={seat} />
            <Row width={names} flexShrink={0}>
              <T b={asked}>{clean(name)}</T>
            </Row>
            <Whole b>{score === undefined ? '' : String(score).padStart(digits)}</Whole>
            <Whole c={seatToken(seat)}>{'■'.repeat(Math.max(0, Math.round((bar * (score ?? 0)) / most)))}</Whole>
          </Row>
        );
      })}
    </Col>
  );
}

/** As many seats as fit whole into one row. */
function InOneRow({ save, width }: { save: SaveInfo; width: number }) {
  const told = save.seats.map((name, seat) => ({ seat, name: clean(name), score: save.scores[seat] ?? '' }));
  const short = told.reduce((sum, { name, score }) => sum + textWidth(`${name} ${score}`) + 5, 0) > width;
  return (
    <Row width={width} gap={2}>
      {told.map(({ seat, name, score }) => (
        <Row key={seat} gap={1} flexShrink={0}>
          <Chip seat={seat} />
          {!short && <Whole>{name}</Whole>}
          <Whole b>{score}</Whole>
        </Row>
      ))}
    </Row>
  );
}
