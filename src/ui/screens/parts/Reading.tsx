/** Text to be read: blocks under small heads, as many rows as there are. What does not fit is scrolled to. */
import type { RuleEntry } from '../../../engine/phrasebook.js';
import { Col, T } from '../../components/basics.js';
import { wrapText } from '../../components/text.js';
import { type Texts, useTexts } from '../../texts/texts.js';
import type { Token } from '../../theme/tokens.js';

export interface Block {
  readonly head?: string | undefined;
  readonly text: string;
  readonly c?: Token | undefined;
  readonly b?: boolean | undefined;
  /** All rows but the first begin where the first word of that one does. */
  readonly hang?: boolean | undefined;
}

interface Line {
  readonly text: string;
  readonly c?: Token | undefined;
  readonly b?: boolean | undefined;
}

const HANG = 2;

const rowsOf = (text: string, width: number, hang = false): string[] =>
  hang
    ? wrapText(text.slice(HANG), width - HANG).map(
        (line, i) => (i === 0 ? text.slice(0, HANG) : ' '.repeat(HANG)) + line,
      )
    : wrapText(text, width);

/** The rows of these blocks at this width; an empty one before each head. */
export function readingLines(blocks: readonly Block[], width: number): Line[] {
  return blocks.flatMap(({ head, text, c, b, hang }, i) => [
    ...(i > 0 && head !== undefined ? [{ text: '' }] : []),
    ...(head ? wrapText(head, width).map((line) => ({ text: line, b: true })) : []),
    ...(text === '' ? [] : rowsOf(text, width, hang).map((line) => ({ text: line, c, b }))),
  ]);
}

/** The rulings on a rule under one head, each behind a dot. */
export function rulingBlocks({ rulings = [] }: RuleEntry, texts: Texts): Block[] {
  const head = rulings.length === 1 ? texts.ruling : texts.rulings;
  return rulings.map((text, i) => ({
    ...(i === 0 ? { head } : {}),
    text: rulings.length === 1 ? text : `· ${text}`,
    hang: rulings.length > 1,
  }));
}

/** How far such a text can be scrolled. */
const mostScroll = (lines: number, rows: number): number => Math.max(0, lines - rows);

export function Reading({
  blocks,
  width,
  rows,
  scroll = 0,
}: {
  blocks: readonly Block[];
  width: number;
  rows: number;
  scroll?: number;
}) {
  const texts = useTexts();
  const lines = readingLines(blocks, width);
  const from = Math.min(scroll, mostScroll(lines.length, rows));
  const below = lines.length - from - rows;
  const shown = lines.slice(from, from + (below > 0 ? rows - 1 : rows));
  return (
    <Col width={width} height={rows} flexShrink={0}>
      {shown.map((line, i) => (
        <T key={i} c={line.c} b={line.b}>
          {line.text || ' '}
        </T>
      ))}
      {below > 0 && <T c="dim">{texts.moreRows({ n: below + 1 })}</T>}
    </Col>
  );
}
