/**
 * Text from files and people. What passes here holds no control characters, no direction marks, and only signs that all
 * terminals show alike: in one column, or in two as the letters of wide scripts.
 */
import { GLYPHS } from '../theme/glyphs.js';
import { signsOf, signWidth } from './cells.js';

/** Printable ASCII, letters of narrow scripts (Latin, Greek, Cyrillic) and the signs of our own table. */
export function oneColumn(sign: string): boolean {
  const code = sign.charCodeAt(0);
  if (code >= 0x20 && code <= 0x7e) return true;
  if (code >= 0xa1 && code <= 0x17f) return code !== 0xad; // Latin-1 and Latin Extended-A, without the soft hyphen
  if (code >= 0x386 && code <= 0x3ce) return true; // Greek
  if (code >= 0x400 && code <= 0x45f) return true; // Cyrillic
  return GLYPHS.has(sign);
}

/** Letters of Chinese, Japanese, Korean and the like. Pictures are not among them: terminals differ about those. */
export function wideLetter(sign: string): boolean {
  return /^[\p{L}\p{N}\u30FB]$/u.test(sign) && signWidth(sign) === 2;
}

/** White space becomes a blank; letters are kept; what terminals do not show alike becomes `?` or nothing. */
export function clean(text: string): string {
  let out = '';
  // Letters with separate accents become one sign where there is one; what is left of the marks is dropped.
  for (const sign of text.normalize('NFC')) {
    if (sign === '\t' || sign === '\n' || sign === '\r' || sign === '\u00A0') out += ' ';
    else if ((sign.length === 1 && oneColumn(sign)) || wideLetter(sign)) out += sign;
    else if (!INVISIBLE.test(sign)) out += '?';
  }
  return out;
}

/** Control and format characters, direction marks, variation selectors, joiners, combining marks. */
const INVISIBLE = /^[\p{Cc}\p{Cf}\p{Mn}\p{Me}\p{Zl}\p{Zp}\p{Cs}]$/u;

/** A name for a seat or a save: clean, without blanks around it, not longer than the tables have room for. */
export function cleanName(text: string, most = 20): string {
  return headOf(clean(text).replace(/ +/g, ' ').trim(), most).trimEnd();
}

/** The longest beginning that fits into so many columns. */
function headOf(text: string, most: number): string {
  let [out, used] = ['', 0];
  for (const sign of signsOf(text)) {
    used += signWidth(sign);
    if (used > most) break;
    out += sign;
  }
  return out;
}
