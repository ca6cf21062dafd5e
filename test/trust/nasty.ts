/** Texts that steer terminals or upset layouts, and what may come out of a program that was given them. */
import { oneColumn, wideLetter } from '../../src/ui/terminal/clean.js';

const ESC = '\u001B';

export const NASTY: Readonly<Record<string, string>> = {
  'clear the screen': `${ESC}[2J${ESC}[H`,
  colour: `${ESC}[31mred`,
  'OSC 0, the title': `${ESC}]0;owned\u0007`,
  'OSC 8, a link': `${ESC}]8;;http://example.org${ESC}\\link${ESC}]8;;${ESC}\\`,
  'OSC 52, the clipboard': `${ESC}]52;c;cm0gLXJmIH4=\u0007`,
  DCS: `${ESC}P+q544e${ESC}\\`,
  'C1 CSI': '\u009B2J',
  'C1 OSC': '\u009D0;owned\u009C',
  'C1 DCS': '\u0090+q544e\u009C',
  'direction marks': '\u202Eevil\u2066\u2067\u200F\u061C',
  'a tower of marks': `Z${'\u0310\u0327\u20DD'.repeat(60)}`,
  'wide glyphs': '\u5317\u4EAC\uFF21\u{1F3B2}\u{1F468}\u200D\u{1F469}\u200D\u{1F467}',
  'no width': 'a\u200B\u200C\uFEFF\u00ADb',
  'lines and bells': 'a\r\nb\u0007\u0008\u000B\u000C\u0085\u2028\u2029',
  tags: '\u{E0041}\u{E007F}',
  'half a pair': '\uD800x',
  '10,000 characters': 'x'.repeat(10_000),
};

/** What is wrong with lines that a person reads, or null. */
export function lineFault(text: string, longest = 2500): string | null {
  const found = /[\p{Cc}\p{Cf}\p{Mn}\p{Me}\p{Zl}\p{Zp}\p{Cs}]/u.exec(text.replaceAll('\n', ''));
  if (found) return `U+${found[0].codePointAt(0)!.toString(16)} in ${JSON.stringify(text.slice(0, 300))}`;
  const long = text.split('\n').find((line) => line.length > longest);
  return long ? `a line of ${long.length} signs` : null;
}

/** Sequences that our own screen writes: cursor to a place, look, erase, the modes it enters and leaves, the title. */
const OURS = new RegExp(
  [
    String.raw`\u001B\[(?:\d*;?\d*H|[\d;]*m|[02]?[JK]|2[23];0t|\?(?:1049|2026|2004|1000|1006|25|7)[hl])`,
    String.raw`\u001B\]2;[^\u0000-\u001F]*\u0007`,
  ].join('|'),
  'g',
);

/** What is wrong with everything that was written to a terminal, or null. */
export function screenFault(raw: string): string | null {
  for (const sign of raw.replace(OURS, '')) {
    if (sign === '\r' || sign === '\n' || (sign.length === 1 && oneColumn(sign)) || wideLetter(sign)) continue;
    return `U+${sign.codePointAt(0)!.toString(16)} on the screen`;
  }
  return null;
}
