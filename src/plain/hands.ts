/** What was printed for one person must not stand there when the next one sits down. */
import type { Io } from '../host/io.js';
import { spoken } from '../languages/spoken.js';

/** To the corner, clear the screen, then what scrolled off it: clearing the screen may itself scroll it off. */
const CLEAR = '\u001B[H\u001B[2J\u001B[3J';
const FORGETS = /^(xterm|rxvt|linux|tmux|alacritty|foot|kitty|konsole|vte|gnome|putty|iterm|wezterm|ghostty|st$|st-)/;

/** Does this terminal throw away what scrolled off when it is told to? */
function forgets(env: Io['env']): boolean {
  const term = env['TERM'] ?? '';
  if (env['STY']) return false; // GNU screen keeps its own
  return FORGETS.test(term) || (term.startsWith('screen') && Boolean(env['TMUX']));
}

/** Clears everything that was printed, or pushes it away and says that it can still be read. */
export function hideHand(io: Io): void {
  if (forgets(io.env)) io.stdout.write(CLEAR);
  else io.stdout.write(`${'\n'.repeat(60)}${spoken().plain.staysReadable}\n`);
}
