/** What the signs on small tiles mean, the more important half where there is little room. */
import { Row, T, Whole } from '../../../ui/components/basics.js';
import { useTheme } from '../../../ui/theme/theme.js';
import type { Token } from '../../../ui/theme/tokens.js';
import { type Block, type Content, layers, step } from './panel.js';

interface LegendSign {
  /** Left out where the terminal has no such signs. */
  readonly glyph?: string;
  readonly letter: string;
  readonly word: string;
  readonly brief: string;
  /** A kind of ground: its letter stands on its colour. */
  readonly ground?: Token;
}

const GAP = 2;
const NARROW_GAP = 1;

interface Said {
  readonly glyph: string;
  readonly letter: string;
  readonly word: string;
  readonly ground?: Token | undefined;
}

function rowsOf(signs: readonly Said[], width: number, gap: number): Said[][] {
  const rows: Said[][] = [[]];
  let used = 0;
  for (const sign of signs) {
    const length = sign.glyph.length + sign.letter.length + 1 + sign.word.length;
    if (used > 0 && used + gap + length > width) {
      rows.push([]);
      used = 0;
    }
    rows.at(-1)?.push(sign);
    used += (used > 0 ? gap : 0) + length;
  }
  return rows;
}

function LegendRow({ row, gap }: { row: readonly Said[]; gap: number }) {
  const { ascii, plain, inkOn } = useTheme();
  return (
    <Row columnGap={gap} height={1} flexShrink={0}>
      {row.map(({ glyph, letter, word, ground }) => (
        <Row key={letter} flexShrink={0}>
          {ground && !plain ? (
            <Whole on={ground} c={inkOn(ground)}>
              {letter}
            </Whole>
          ) : (
            <Whole b>{ascii ? letter : glyph + letter}</Whole>
          )}
          <T c="dim">{` ${word}`}</T>
        </Row>
      ))}
    </Row>
  );
}

const blocks = (signs: readonly Said[], width: number, gap = GAP): Block[] =>
  rowsOf(signs, width, gap).map((row) => ({ rows: 1, show: () => <LegendRow row={row} gap={gap} /> }));

/** The first of these ways that takes one row, else the last. */
const inOneRow = (ways: readonly (readonly Block[])[]): readonly Block[] =>
  ways.find((way) => way.length === 1) ?? ways.at(-1) ?? [];

/** In a small window the pieces alone: the letters of grounds can be guessed. */
export const legend = (pieces: readonly LegendSign[], grounds: readonly LegendSign[]): Content =>
  layers((width) => {
    const words = pieces.map(({ glyph = '', letter, word }) => ({ glyph, letter, word }));
    const brief = pieces.map(({ glyph = '', letter, brief }) => ({ glyph, letter, word: brief }));
    const letters = brief.map((sign) => ({ ...sign, glyph: '' }));
    const land = grounds.map(({ letter, word, ground }) => ({ glyph: '', letter, word, ground }));
    const short = inOneRow([
      blocks(words, width),
      blocks(brief, width),
      blocks(brief, width, NARROW_GAP),
      blocks(letters, width),
    ]);
    return [
      step(0, ...short),
      step(2, ...short, ...blocks(land, width)),
      step(3, ...blocks(words, width), ...blocks(land, width)),
    ];
  });
