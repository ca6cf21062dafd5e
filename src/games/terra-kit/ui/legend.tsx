/** What the signs on small tiles mean, the more important half where there is little room. */
import { Row, T, Whole } from '../../../ui/components/basics.js';
import { useTheme } from '../../../ui/theme/theme.js';
import { type Block, type Content, layers, step } from './panel.js';

interface LegendSign {
  /** Left out where the terminal has no such signs. */
  readonly glyph?: string;
  readonly letter: string;
  readonly word: string;
  readonly brief: string;
}

const GAP = 2;

interface Said {
  readonly glyph: string;
  readonly letter: string;
  readonly word: string;
}

function rowsOf(signs: readonly Said[], width: number): Said[][] {
  const rows: Said[][] = [[]];
  let used = 0;
  for (const sign of signs) {
    const length = sign.glyph.length + sign.letter.length + 1 + sign.word.length;
    if (used > 0 && used + GAP + length > width) {
      rows.push([]);
      used = 0;
    }
    rows.at(-1)?.push(sign);
    used += (used > 0 ? GAP : 0) + length;
  }
  return rows;
}

function LegendRow({ row }: { row: readonly Said[] }) {
  const { ascii } = useTheme();
  return (
    <Row columnGap={GAP} height={1} flexShrink={0}>
      {row.map(({ glyph, letter, word }) => (
        <Row key={letter} flexShrink={0}>
          <Whole b>{ascii ? letter : glyph + letter}</Whole>
          <T c="dim">{` ${word}`}</T>
        </Row>
      ))}
    </Row>
  );
}

const blocks = (signs: readonly Said[], width: number): Block[] =>
  rowsOf(signs, width).map((row) => ({ rows: 1, show: () => <LegendRow row={row} /> }));

/** `pieces` first: grounds tell themselves by their colour, and without colours by their first letter. */
export const legend = (pieces: readonly LegendSign[], grounds: readonly LegendSign[]): Content =>
  layers((width) => {
    const brief = pieces.map(({ letter, brief }) => ({ glyph: '', letter, word: brief }));
    const words = pieces.map(({ glyph = '', letter, word }) => ({ glyph, letter, word }));
    const all = [...words, ...grounds.map(({ letter, word }) => ({ glyph: '', letter, word }))];
    return [step(1, ...blocks(brief, width)), step(2, ...blocks(words, width)), step(3, ...blocks(all, width))];
  });
