/** Keys as words: 'up', 'shift-up', 'enter', 'ctrl-c', 'space', or the sign itself. */

const ESC = '\u001B';

/** Sequences that name a key: by their last letter, or by the number before `~`. */
const BY_LETTER: Readonly<Record<string, string>> = {
  A: 'up',
  B: 'down',
  C: 'right',
  D: 'left',
  H: 'home',
  F: 'end',
  Z: 'shift-tab',
};
const BY_NUMBER: Readonly<Record<string, string>> = {
  1: 'home',
  // Delete and backspace are told apart by some terminals only.
  3: 'backspace',
  4: 'end',
  5: 'pageup',
  6: 'pagedown',
  7: 'home',
  8: 'end',
};
const ARROWS = ['up', 'down', 'left', 'right'];

/**
 * What came from the terminal, whole sequences as Ink cuts them, as the keys that were pressed: fast typing and pasted
 * text arrive in one piece. Anything at all can come: what is no key of ours is nothing. (Ink's own reading of keys
 * throws at sequences with Ctrl that it has no name for.)
 */
export function keysOf(input: string): string[] {
  if (input.startsWith(ESC)) return escapedKeys(input);
  // The tail of a sequence that a slow line tore apart.
  if (/^\[[\d;<]*[A-Za-z~]$/.test(input)) return [];
  return [...input].flatMap((sign) => signKey(sign) ?? []);
}

function escapedKeys(input: string): string[] {
  let at = 0;
  while (input[at] === ESC) at++;
  if (at === input.length) return ['escape'];
  const kind = input[at];
  const rest = input.slice(at + 1);
  if ((kind === '[' || kind === 'O') && rest !== '') return sequenceKeys(kind, rest);
  // Alt with a key counts as the key.
  return keysOf(input.slice(at));
}

function sequenceKeys(kind: string, rest: string): string[] {
  if (kind === 'O' && rest === 'M') return ['enter'];
  const found = /^([\d;]*)([A-Za-z~])$/.exec(rest);
  if (!found) return [];
  const [number = '', modifiers = '1'] = found[1]!.split(';');
  const key = found[2] === '~' ? BY_NUMBER[number] : BY_LETTER[found[2]!];
  if (!key) return [];
  const shifted = ARROWS.includes(key) && ((Number(modifiers) - 1) & 1) === 1;
  return [shifted ? `shift-${key}` : key];
}

function signKey(sign: string): string | null {
  if (sign === '\r' || sign === '\n') return 'enter';
  if (sign === ' ') return 'space';
  if (sign === '\t') return 'tab';
  if (sign === '\u007F' || sign === '\b') return 'backspace';
  if (sign > ' ') return sign;
  const code = sign.charCodeAt(0);
  return code >= 1 && code <= 26 ? `ctrl-${String.fromCharCode(code + 96)}` : null;
}

/** The sign a key types into a text field, or null. */
export function typed(key: string): string | null {
  if (key === 'space') return ' ';
  return key.length === 1 ? key : null;
}
