/** Goods in hand and income by piece. */
import { Box } from 'ink';
import { Row, T, Whole } from '../../../ui/components/basics.js';
import { cut } from '../../../ui/components/text.js';
import type { Token } from '../../../ui/theme/tokens.js';
import type { Block } from './panel.js';

interface GoodCount {
  readonly glyph: string;
  readonly token: Token;
  readonly count: string;
  /** '5 coins', and what is left of the word in a narrow panel. */
  readonly word: string;
  readonly brief: string;
}

type Worded = (g: GoodCount) => string;
const LONG: Worded = (g) => g.word;
const BRIEF: Worded = (g) => g.brief;

/** Blanks between goods, and between sign, count and word. */
const widthOf = (goods: readonly GoodCount[], of: Worded): number =>
  goods.reduce((n, g) => n + g.count.length + of(g).length + 4, -1);

function GoodsRow({ goods, of }: { goods: readonly GoodCount[]; of: Worded }) {
  return (
    <Row justifyContent="space-between" height={1} flexShrink={0}>
      {goods.map((g) => (
        <Row key={g.word} flexShrink={0}>
          <Whole c={g.token}>{`${g.glyph} `}</Whole>
          <Whole b>{g.count}</Whole>
          <Whole c="dim">{` ${of(g)}`}</Whole>
        </Row>
      ))}
    </Row>
  );
}

/** '● 5 coins   ■ 4 workers   ▲ 0/7 priests': in one row as long as they fit, else in two, else one below the other. */
export function goodsBlock(goods: readonly GoodCount[], width: number): Block {
  const half = Math.ceil(goods.length / 2);
  const ways = [[goods], [goods.slice(0, half), goods.slice(half)]];
  for (const rows of ways)
    for (const of of [LONG, BRIEF])
      if (rows.every((row) => widthOf(row, of) <= width))
        return { rows: rows.length, show: () => rows.map((row, i) => <GoodsRow key={i} goods={row} of={of} />) };
  return { rows: goods.length, show: () => goods.map((g) => <GoodsRow key={g.word} goods={[g]} of={BRIEF} />) };
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

interface IncomeColumn {
  /** In words, and in a few letters. */
  readonly word: string;
  readonly brief: string;
  readonly token: Token;
}

/** Columns are never wider than this: numbers far from their words are hard to read. */
const WIDEST = 9;

/** The longest label that fits, else the shortest cut. */
const fitting = (labels: readonly string[], room: number): string =>
  labels.find((l) => l.length <= room) ?? cut(labels.at(-1) ?? '', room);

/** Income by piece, one row each, under a head that names the goods. */
export function incomeBlock(
  title: readonly string[],
  columns: readonly IncomeColumn[],
  lines: readonly IncomeLine[],
  width: number,
): Block {
  const most = Math.max(...lines.map((l) => (l.labels[0]?.length ?? 0) + l.built.length + l.left.length)) + 1;
  const spareFor = (of: (c: IncomeColumn) => string) =>
    width - most - columns.reduce((n, c) => n + of(c).length + 1, 0);
  // Words for all of them or for none.
  const inWords = spareFor((c) => c.word) >= 0;
  const headOf = (c: IncomeColumn) => (inWords ? c.word : c.brief);
  const more = Math.max(0, Math.floor(spareFor(headOf) / columns.length));
  const widths = columns.map((c) => Math.max(headOf(c).length + 1, Math.min(WIDEST, headOf(c).length + 1 + more)));
  const words = width - widths.reduce((a, b) => a + b, 0);
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
              <T c={c.token}>{headOf(c)}</T>
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
    const signs = l.built.length + l.left.length;
    const label = fitting(l.labels, width - signs - 2 - (told[0]?.length ?? 1));
    const lead = label.length + 1 + signs;
    // What does not fit beside its piece goes on below, at the right.
    const parts: string[] = [];
    for (const word of told) {
      const last = parts.at(-1);
      const room = parts.length <= 1 ? width - lead - 2 : width - 2;
      if (last !== undefined && last.length + 2 + word.length <= room) parts[parts.length - 1] = `${last}, ${word}`;
      else parts.push(word);
    }
    return [
      { line: { ...l, label } as (IncomeLine & { label: string }) | null, text: parts[0] ?? '', bold: l.bold },
    ].concat(parts.slice(1).map((text) => ({ line: null, text, bold: l.bold })));
  });
  return {
    rows: rows.length,
    show: () =>
      rows.map(({ line, text, bold }, i) => (
        <Row key={i} height={1} flexShrink={0} justifyContent="space-between">
          <Row flexShrink={0}>
            <Whole b={bold}>{line ? `${line.label} ` : ''}</Whole>
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
