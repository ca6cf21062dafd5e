/** Keys as words: 'up', 'shift-up', 'enter', 'ctrl-c', 'space', or the sign itself. */
import type { Key } from 'ink';

/** One call of Ink's input hook as the keys that were pressed: fast typing and pasted text arrive in one piece. */
export function keysOf(input: string, key: Partial<Key>): string[] {
  const shift = key.shift ? 'shift-' : '';
  if (key.upArrow) return [`${shift}up`];
  if (key.downArrow) return [`${shift}down`];
  if (key.leftArrow) return [`${shift}left`];
  if (key.rightArrow) return [`${shift}right`];
  if (key.pageUp) return ['pageup'];
  if (key.pageDown) return ['pagedown'];
  if (key.home) return ['home'];
  if (key.end) return ['end'];
  if (key.return || input === 'OM') return ['enter'];
  if (key.tab) return [key.shift ? 'shift-tab' : 'tab'];
  // Backspace arrives as delete; the two cannot be told apart.
  if (key.backspace || key.delete) return ['backspace'];
  if (key.escape) return ['escape'];
  if (key.ctrl) return input.length === 1 ? [`ctrl-${input}`] : [];
  // The tail of an escape sequence that a slow line tore apart.
  if (/^\[[\d;<]*[A-Za-z~]$/.test(input)) return [];
  const out: string[] = [];
  for (const sign of input) {
    if (sign === '\r' || sign === '\n') out.push('enter');
    else if (sign === ' ') out.push('space');
    else if (sign === '\t') out.push('tab');
    else if (sign === '\u007F' || sign === '\b') out.push('backspace');
    // Leaving must work also when a slow line brings it together with other keys.
    else if (sign === '\u0003') out.push('ctrl-c');
    else if (sign === '\u001A') out.push('ctrl-z');
    else if (sign >= ' ') out.push(sign);
  }
  return out;
}

/** The sign a key types into a text field, or null. */
export function typed(key: string): string | null {
  if (key === 'space') return ' ';
  return key.length === 1 ? key : null;
}
