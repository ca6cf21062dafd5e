/** Goods in hand and income by piece. */
import { Box } from 'ink';
import { Row, T, Whole } from '../../../ui/components/basics.js';
import { cut } from '../../../ui/components/text.js';
import type { Token } from '../../../ui/theme/tokens.js';
import type { Block } from './panel.js';

export interface GoodCount {
  readonly glyph: string;
  readonly token: Token;
  readonly count: string;
  /** '5 coins', and what is left of the word in a narrow panel. */
  readonly word: string;
  readonly brief: string;
}

/** '● 5 coins   ■ 4 workers   ▲ 0/7 priests': words as long as they fit, in two rows where they must. */
export function goodsBlock(goods: readonly GoodCount[], width: number): Block {
  const length = (g: GoodCount, word: string, gap: number) => 2 + g.count.length + 1 + word.length + gap;
  const total = (of: (g: GoodCount) => string) => goods.reduce((n, g) => n + length(g, of(g), 1), -1);
  const show = (list: readonly GoodCount[], of: (g: GoodCount) => string) => (
    <Row justifyContent="space-between" height={1} flexShrink={0}>
      {list.map((g) => (
        <Row key={g.word} flexShrink={0}>
          <Whole c={g.token}>{`${g.glyph} `}</Whole>
          <Whole b>{g.count}</Whole>
          <Whole c="dim">{` ${of(g)}`}</Whole>
        </Row>
      ))}
    </Row>
  );
  if (total((g) => g.word) <= width) return { rows: 1, show: () => show(goods, (g) => g.word) };
  if (total((g) => g.brief) <= width) return { rows: 1, show: () => show(goods, (g) => g.brief) };
  const half = Math.ceil(goods.length / 2);
  return {
    rows: 2,
    show: () => (
      <>
        {show(goods.slice(0, half), (g) => g.word)}
        {show(goods.slice(half), (g) => g.word)}
      </>
    ),
  };
}

export interface IncomeLine {
  /** The longest that fits is taken. */
  readonly labels: readonly string[];
  /** Pieces on the map, and places still covered. */
  readonly built: string;
  readonly left: string;
  readonly bold?: boolean;
  readonly counts: readonly number[];
}

export interface IncomeColumn {
  /** In words, and in a few letters. */
  readonly word: string;
  readonly brief: string;
  readonly token: Token;
}

/** Columns are never wider than this: numbers far from their words are hard to read. */
const WIDEST = 9;

/** Income by piece, one row each, under a head that names the goods. */
export function incomeBlock(
  title: readonly string[],
  columns: readonly IncomeColumn[],
  lines: readonly IncomeLine[],
  width: number,
): Block {
  const most = Math.max(...lines.map((l) => (l.labels[0]?.length ?? 0) + l.built.length + l.left.length)) + 1;
  const spare = width - most - columns.reduce((n, c) => n + c.brief.length + 1, 0);
  const more = Math.max(0, Math.floor(spare / columns.length));
  const widths = columns.map((c) => Math.min(WIDEST, c.brief.length + 1 + more));
  const words = width - widths.reduce((a, b) => a + b, 0);
  const headOf = (c: IncomeColumn, room: number) => (c.word.length < room ? c.word : c.brief);
  const fitting = (labels: readonly string[], room: number) =>
    labels.find((l) => l.length <= room) ?? cut(labels.at(-1) ?? '', room);
  return {
    rows: lines.length + 1,
    show: () => (
      <>
        <Row height={1} flexShrink={0}>
          <Box width={words} flexShrink={0}>
            <T c="dim">{fitting(title, words - 1)}</T>
          </Box>
          {columns.map((c, i) => (
            <Box key={c.word} width={widths[i] ?? 0} flexShrink={0} justifyContent="flex-end">
              <T c={c.token}>{headOf(c, widths[i] ?? 0)}</T>
            </Box>
          ))}
        </Row>
        {lines.map((l) => (
          <Row key={l.labels[0]} height={1} flexShrink={0}>
            <Row width={words} flexShrink={0} justifyContent="space-between">
              <T b={l.bold}>{fitting(l.labels, words - l.built.length - l.left.length - 1)}</T>
              <Row flexShrink={0}>
                <Whole b>{l.built}</Whole>
                <Whole c="dim">{l.left}</Whole>
              </Row>
            </Row>
            {l.counts.map((n, i) => (
              <Box key={columns[i]?.word} width={widths[i] ?? 0} flexShrink={0} justifyContent="flex-end">
                <T b={l.bold} c={n ? columns[i]?.token : 'faint'}>
                  {n || '·'}
                </T>
              </Box>
            ))}
          </Row>
        ))}
      </>
    ),
  };
}

/** The same without a table: what each kind of piece brings, in words. */
export function incomeInWords(
  lines: readonly IncomeLine[],
  words: (counts: readonly number[]) => readonly string[],
  width: number,
): Block {
  const rows = lines.flatMap((l) => {
    const told = words(l.counts);
    const lead = (l.labels[0]?.length ?? 0) + 1 + l.built.length + l.left.length;
    // What does not fit beside its piece goes on below, at the right.
    const parts: string[] = [];
    for (const word of told) {
      const last = parts.at(-1);
      const room = parts.length <= 1 ? width - lead - 2 : width - 2;
      if (last !== undefined && last.length + 2 + word.length <= room) parts[parts.length - 1] = `${last}, ${word}`;
      else parts.push(word);
    }
    return [{ line: l as IncomeLine | null, text: parts[0] ?? '', bold: l.bold }].concat(
      parts.slice(1).map((text) => ({ line: null, text, bold: l.bold })),
    );
  });
  return {
    rows: rows.length,
    show: () =>
      rows.map(({ line, text, bold }, i) => (
        <Row key={i} height={1} flexShrink={0} justifyContent="space-between">
          <Row flexShrink={0}>
            <Whole b={bold}>{line ? `${line.labels[0]} ` : ''}</Whole>
            <Whole b>{line?.built ?? ''}</Whole>
            <Whole c="dim">{line?.left ?? ''}</Whole>
          </Row>
          <Whole b={bold} c={text === '' ? 'faint' : 'text'}>
            {text || '·'}
          </Whole>
        </Row>
      )),
  };
}
