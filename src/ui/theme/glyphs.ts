/**
 * The one table of signs outside ASCII. Components write the Unicode sign; a terminal without them gets the plain one of
 * the same width when the row is written, so no layout ever shifts and no component asks which set is in use.
 */
const TABLE: readonly (readonly [unicode: string, ascii: string])[] = [
  ['►', '>'], // asked seat, question, marked row; the way power flows
  ['√', 'v'], // passed, done
  ['×', 'x'], // used, taken, not possible
  ['‹', '<'],
  ['›', '>'], // spinner
  ['→', '>'],
  ['←', '<'],
  ['↑', '^'],
  ['↓', 'v'],
  ['▲', 'A'], // piece on the map; also: more above
  ['▼', 'v'], // more below
  ['△', 'A'],
  ['⌂', '^'], // the smallest building
  ['♦', '*'], // the greatest building
  ['◊', '*'],
  ['□', '.'], // piece still on the board
  ['■', '#'],
  ['●', 'o'], // power token, worker, trade token
  ['○', 'o'], // yellow token in the bank
  ['·', '.'], // empty place
  ['•', '*'],
  ['▪', '#'], // blue token
  ['▫', '.'],
  ['░', '.'],
  ['▒', ':'],
  ['▓', '%'],
  ['█', '#'],
  ['▌', '#'],
  ['▄', '_'],
  ['▀', '^'],
  ['▐', '#'],
  ['│', '|'],
  ['║', '|'],
  ['─', '-'],
  ['═', '='],
  ['├', '|'],
  ['┤', '|'],
  ['┼', '+'],
  ['┬', '+'],
  ['┴', '+'],
  ['┌', '+'],
  ['┐', '+'],
  ['└', '+'],
  ['┘', '+'],
  ['╭', '+'],
  ['╮', '+'],
  ['╰', '+'],
  ['╯', '+'],
  ['━', '='],
  ['┃', '#'],
  ['┏', '#'],
  ['┓', '#'],
  ['┗', '#'],
  ['┛', '#'],
  ['≤', '<'],
  ['≥', '>'],
  ['±', '~'],
  ['…', '~'], // long text cut
  ['’', "'"],
  ['‘', "'"],
  ['“', '"'],
  ['”', '"'],
  ['„', '"'],
  ['«', '"'],
  ['»', '"'], // also: the next seat, which has a sign of its own in ASCII
  ['№', '#'],
  ['ł', 'l'],
  ['Ł', 'L'],
  ['–', '-'],
  ['—', '-'],
  ['°', '"'], // member of a town
  ['½', '%'],
  ['§', '#'],
  ['↵', '<'], // only where there is no room for the word; key rows use `enterWord`
];

const TO_ASCII = new Map(TABLE);

export const GLYPHS: ReadonlySet<string> = new Set(TABLE.map(([sign]) => sign));

export type GlyphSet = 'unicode' | 'ascii';

/** Key rows have room for the word where the sign is missing. */
export function enterWord(glyphs: GlyphSet): string {
  return glyphs === 'ascii' ? 'RET' : '↵';
}

/** A sentence that names the key, in signs that this set has. */
export function withEnter(text: string, glyphs: GlyphSet): string {
  return text.replaceAll('↵', enterWord(glyphs));
}

const known = new Map<string, string>();

/**
 * One sign as ASCII: from the table, or a letter without its accents, or a question mark. Cyrillic letters stay: whoever
 * reads a language of theirs has a terminal that shows them, and one column is enough for each.
 */
export function asciiSign(sign: string): string {
  if ((sign >= ' ' && sign <= '~') || (sign >= '\u0400' && sign <= '\u04FF')) return sign;
  let out = known.get(sign);
  if (out === undefined) {
    const base = sign.normalize('NFD')[0] ?? '?';
    out = TO_ASCII.get(sign) ?? (base >= ' ' && base <= '~' ? base : '?');
    if (known.size < 5000) known.set(sign, out);
  }
  return out;
}

export function asciiText(text: string): string {
  let out = '';
  for (let i = 0; i < text.length; i++) out += asciiSign(text[i]!);
  return out;
}

interface LocaleEnv {
  readonly LC_ALL?: string | undefined;
  readonly LC_CTYPE?: string | undefined;
  readonly LANG?: string | undefined;
}

/**
 * The first locale variable that is set decides. Without UTF-8 the Unicode signs come out as rubbish; in East Asian
 * settings some of them count as two columns: both get ASCII.
 */
export function glyphsFromEnv(env: LocaleEnv): GlyphSet {
  const locale = env.LC_ALL || env.LC_CTYPE || env.LANG || '';
  if (!/utf-?8/i.test(locale)) return 'ascii';
  return /^(ja|ko|zh)(_|$|\.)/i.test(locale) ? 'ascii' : 'unicode';
}
