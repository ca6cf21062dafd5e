/** Keys as words: 'up', 'shift-up', 'enter', 'ctrl-c', 'space', 'f1', or the sign itself. */

/** Sequences that name a key: by their last letter, or by the number before `~`. */
const BY_LETTER: Readonly<Record<string, string>> = {
  A: 'up',
  B: 'down',
  C: 'right',
  D: 'left',
  H: 'home',
  F: 'end',
  Z: 'shift-tab',
  P: 'f1',
  Q: 'f2',
  R: 'f3',
  S: 'f4',
};
// biome-ignore format: a table
const BY_NUMBER: Readonly<Record<string, string>> = {
  1: 'home', 4: 'end', 5: 'pageup', 6: 'pagedown', 7: 'home', 8: 'end',
  // Delete and backspace are told apart by some terminals only.
  3: 'backspace',
  11: 'f1', 12: 'f2', 13: 'f3', 14: 'f4', 15: 'f5', 17: 'f6', 18: 'f7', 19: 'f8', 20: 'f9', 21: 'f10', 23: 'f11', 24: 'f12',
};
/** Behind ESC [ [. */
const CONSOLE: Readonly<Record<string, string>> = { A: 'f1', B: 'f2', C: 'f3', D: 'f4', E: 'f5' };
const ARROWS = ['up', 'down', 'left', 'right'];

/**
 * The key of one whole piece, a sign or an escape sequence; null for anything that is none of ours. Anything at all can
 * come.
 */
export function keyOf(piece: string): string | null {
  if (piece === '\u001B') return 'escape';
  if (piece.startsWith('\u001B')) return sequenceKey(piece.slice(1));
  return signKey(piece);
}

function sequenceKey(rest: string): string | null {
  if (rest === 'OM') return 'enter';
  const found = /^(?:O|\[)([\d;]*)([A-Za-z~])$/.exec(rest);
  if (!found) return CONSOLE[/^\[\[([A-E])$/.exec(rest)?.[1] ?? ''] ?? null;
  const [, parameters = '', last = ''] = found;
  const [number = '', modifiers = '1'] = parameters.split(';');
  const key = last === '~' ? BY_NUMBER[number] : BY_LETTER[last];
  if (!key) return null;
  const shifted = ARROWS.includes(key) && ((Number(modifiers) - 1) & 1) === 1;
  return shifted ? `shift-${key}` : key;
}

function signKey(sign: string): string | null {
  if (sign === '\r' || sign === '\n') return 'enter';
  if (sign === ' ') return 'space';
  if (sign === '\t') return 'tab';
  if (sign === '\u007F' || sign === '\b') return 'backspace';
  if (sign > ' ') return sign;
  const code = sign.charCodeAt(0);
  if (code === 28) return 'ctrl-\\';
  return code >= 1 && code <= 26 ? `ctrl-${String.fromCharCode(code + 96)}` : null;
}

/** The sign a key types into a text field, or null. */
export function typed(key: string): string | null {
  if (key === 'space') return ' ';
  return key.length === 1 ? key : null;
}
