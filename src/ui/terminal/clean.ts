/**
 * Text from files and people. What passes here holds no control characters, no direction marks, nothing that is wider
 * or narrower than one column: one code unit is one display column, which is what every painter counts on.
 */
import { GLYPHS } from '../paint/glyphs.js';

/** Printable ASCII, letters of narrow scripts (Latin, Greek, Cyrillic) and the signs of our own table. */
export function oneColumn(sign: string): boolean {
  const code = sign.charCodeAt(0);
  if (code >= 0x20 && code <= 0x7e) return true;
  if (code >= 0xa1 && code <= 0x17f) return code !== 0xad; // Latin-1 and Latin Extended-A, without the soft hyphen
  if (code >= 0x386 && code <= 0x3ce) return true; // Greek
  if (code >= 0x400 && code <= 0x45f) return true; // Cyrillic
  return GLYPHS.has(sign);
}

/** White space becomes a blank; composed letters are kept; anything else that is not one column becomes `?` or nothing. */
export function clean(text: string): string {
  let out = '';
  // Letters with separate accents become one sign where there is one; what is left of the marks is dropped.
  for (const sign of text.normalize('NFC')) {
    if (sign === '\t' || sign === '\n' || sign === '\r' || sign === '\u00A0') out += ' ';
    else if (sign.length === 1 && oneColumn(sign)) out += sign;
    else if (!INVISIBLE.test(sign)) out += '?';
  }
  return out;
}

/** Control and format characters, direction marks, variation selectors, joiners, combining marks. */
const INVISIBLE = /^[\p{Cc}\p{Cf}\p{Mn}\p{Me}\p{Zl}\p{Zp}\p{Cs}]$/u;

/** A name for a seat or a save: clean, without blanks around it, not longer than the tables have room for. */
export function cleanName(text: string, most = 20): string {
  return clean(text).replace(/ +/g, ' ').trim().slice(0, most).trimEnd();
}
