/** The name of the program in large signs. Without half blocks every pixel is a whole sign. */
import { Col, Lines, Row, T, Whole } from '../../components/basics.js';
import type { Size } from '../../components/layout/size.js';
import { useTheme } from '../../theme/theme.js';
import type { Token } from '../../theme/tokens.js';

// biome-ignore format: pictures
const LETTERS = [
  ['##..##', '##..##', '######', '##..##', '##..##'],
  ['.####.', '##..##', '##..##', '##..##', '.####.'],
  ['######', '..##..', '..##..', '..##..', '..##..'],
  ['.#####', '##....', '.####.', '....##', '#####.'],
  ['######', '##....', '####..', '##....', '######'],
  ['.####.', '##..##', '######', '##..##', '##..##'],
  ['######', '..##..', '..##..', '..##..', '..##..'],
];
/** HOT in one colour, SEAT in another. */
const HOT = 3;

type Scale = 'halves' | 'whole' | 'double';

const isSet = (letter: readonly string[], y: number, x: number): boolean => letter[y]?.[x] === '#';

/** Two rows of pixels in one row of signs. */
function halves(letter: readonly string[]): string[] {
  return [0, 2, 4].map((y) =>
    [...(letter[0] ?? '')]
      .map((_, x) => {
        const [above, below] = [isSet(letter, y, x), isSet(letter, y + 1, x)];
        return above && below ? '█' : above ? '▀' : below ? '▄' : ' ';
      })
      .join(''),
  );
}

const whole = (letter: readonly string[], wide: number): string[] =>
  letter.map((row) => [...row].map((pixel) => (pixel === '#' ? '█' : ' ').repeat(wide)).join(''));

const drawn: Readonly<Record<Scale, readonly (readonly string[])[]>> = {
  halves: LETTERS.map(halves),
  whole: LETTERS.map((letter) => whole(letter, 1)),
  double: LETTERS.map((letter) => whole(letter, 2)),
};

function scaleFor({ columns, rows }: Size, plain: boolean): Scale | null {
  if (columns >= 130 && rows >= 40) return 'double';
  if (!plain) return 'halves';
  return rows >= 28 ? 'whole' : null;
}

const GAPS: Readonly<Record<Scale, number>> = { halves: 1, whole: 1, double: 2 };
const widthOf = (scale: Scale): number =>
  drawn[scale].reduce((sum, letter) => sum + (letter[0]?.length ?? 0) + GAPS[scale], -GAPS[scale]);

/** From this height on the line below the letters has a row of its own, and one blank row follows. */
const TALL = 36;
const BELOW = 2;

/** Rows that the title takes in this window. */
export function titleRows(size: Size, plain: boolean): number {
  const scale = scaleFor(size, plain);
  return scale === null ? 1 : (drawn[scale][0]?.length ?? 0) + (size.rows >= TALL ? BELOW : 0);
}

function Letters({ scale }: { scale: Scale }) {
  const colour = (i: number): Token => (i < HOT ? 'wasteland' : 'lakes');
  return (
    <Row width={widthOf(scale)} gap={GAPS[scale]} flexShrink={0}>
      {drawn[scale].map((letter, i) => (
        <Col key={i} flexShrink={0}>
          {letter.map((row, y) => (
            <T key={y} c={colour(i)}>
              {row}
            </T>
          ))}
        </Col>
      ))}
    </Row>
  );
}

export function Title({ size, tagline, version }: { size: Size; tagline: string; version: string }) {
  const { plain } = useTheme();
  const scale = scaleFor(size, plain);
  const rows = titleRows(size, plain);
  const width = size.columns - 2;
  const box = { width: size.columns, height: rows, paddingX: 1, flexShrink: 0 };
  if (scale === null)
    return (
      <Row {...box} justifyContent="space-between" gap={2}>
        <Whole b c="accent">
          HOTSEAT
        </Whole>
        <T c="dim">{tagline}</T>
        <Whole c="dim">{version}</Whole>
      </Row>
    );
  if (size.rows >= TALL)
    return (
      <Col {...box}>
        <Letters scale={scale} />
        <Row width={width} justifyContent="space-between" gap={2}>
          <T c="dim">{tagline}</T>
          <Whole c="dim">{version}</Whole>
        </Row>
      </Col>
    );
  const beside = width - widthOf(scale) - 3;
  return (
    <Row {...box} gap={3}>
      <Letters scale={scale} />
      <Col width={beside}>
        <Lines text={tagline} width={beside} rows={rows - 1} c="dim" />
        <T c="dim">{version}</T>
      </Col>
    </Row>
  );
}
