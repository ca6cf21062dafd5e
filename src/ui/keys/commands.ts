/**
 * The one table of keys. Scenes ask it what a key means, the key row and the help are made from it, so they are never
 * out of date. Small letters act, capitals open pages; games bind nothing of their own.
 */
import { enterWord, type GlyphSet } from '../paint/glyphs.js';

export type Place =
  | 'home'
  | 'new'
  | 'table'
  | 'amount'
  | 'curtain'
  | 'log'
  | 'why'
  | 'inspect'
  | 'help'
  | 'replay'
  | 'whatif'
  | 'orders'
  | 'stand'
  | 'over'
  | 'settings';

export const GROUPS = ['MOVE', 'ACT', 'KNOW', 'GAME'] as const;
export type Group = (typeof GROUPS)[number];

export interface Command {
  readonly id: string;
  readonly keys: readonly string[];
  /** How the keys are written; '↵' becomes a word in ASCII. */
  readonly show: string;
  /** One or two words, for the key row. */
  readonly short: string;
  /** A few words, for the help. */
  readonly help: string;
  readonly group: Group;
  readonly places: readonly Place[];
}

const LISTS: readonly Place[] = ['home', 'new', 'log', 'why', 'orders', 'settings', 'over', 'help', 'stand'];

export const COMMANDS: readonly Command[] = [
  {
    id: 'row',
    keys: ['up', 'down', 'k', 'j'],
    show: '↑↓',
    short: 'row',
    help: 'row (also j k)',
    group: 'MOVE',
    places: ['table', 'whatif', ...LISTS],
  },
  {
    id: 'value',
    keys: ['left', 'right', 'h', 'l'],
    show: '←→',
    short: 'target',
    help: 'target or value (also h l)',
    group: 'MOVE',
    places: ['table', 'whatif', 'amount', 'new', 'orders', 'settings', 'log', 'inspect'],
  },
  {
    id: 'focus',
    keys: ['tab', 'shift-tab'],
    show: 'tab',
    short: 'board',
    help: 'menu or board',
    group: 'MOVE',
    places: ['table', 'whatif', 'help', 'over'],
  },
  {
    id: 'look',
    keys: ['shift-up', 'shift-down', 'shift-left', 'shift-right'],
    show: 'shift-arrows',
    short: 'any place',
    help: 'look at any place',
    group: 'MOVE',
    places: ['table'],
  },
  {
    id: 'zoom',
    keys: ['z'],
    show: 'z',
    short: 'zoom',
    help: 'next map zoom',
    group: 'MOVE',
    places: ['table', 'replay', 'whatif'],
  },
  {
    id: 'page-turn',
    keys: ['pageup', 'pagedown'],
    show: 'PgUp PgDn',
    short: 'page',
    help: 'next page of the board',
    group: 'MOVE',
    places: ['table', 'log', 'help', 'replay', 'whatif', 'home'],
  },
  {
    id: 'ends',
    keys: ['home', 'end'],
    show: 'Home End',
    short: 'ends',
    help: 'first, last',
    group: 'MOVE',
    places: ['log', 'replay'],
  },
  {
    id: 'seat',
    keys: ['g'],
    show: 'g 1-5',
    short: 'seat',
    help: 'board of that seat',
    group: 'MOVE',
    places: ['table'],
  },
  {
    id: 'move-seat',
    keys: ['shift-up', 'shift-down'],
    show: 'shift-↑↓',
    short: 'move a seat',
    help: 'move a seat',
    group: 'MOVE',
    places: ['new'],
  },

  {
    id: 'do',
    keys: ['enter', 'space'],
    show: '↵',
    short: 'do',
    help: 'do the marked choice',
    group: 'ACT',
    places: ['table', 'whatif', 'amount'],
  },
  {
    id: 'go',
    keys: ['enter'],
    show: '↵',
    short: 'go',
    help: 'go',
    group: 'ACT',
    places: ['home', 'new', 'why', 'log', 'curtain', 'over', 'inspect', 'settings', 'orders'],
  },
  {
    id: 'jump',
    keys: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'],
    show: '1-9 0',
    short: 'jump',
    help: 'jump to that row',
    group: 'ACT',
    places: ['table', 'whatif', 'home', 'over'],
  },
  {
    id: 'filter',
    keys: ['/'],
    show: '/',
    short: 'find',
    help: 'filter while typing',
    group: 'ACT',
    places: ['table', 'log', 'inspect', 'why'],
  },
  {
    id: 'type',
    keys: [':'],
    show: ':',
    short: 'type',
    help: 'type a move or a command',
    group: 'ACT',
    places: ['table'],
  },
  {
    id: 'new-branch',
    keys: ['n'],
    show: 'n',
    short: 'new branch',
    help: 'new branch from now',
    group: 'ACT',
    places: ['whatif'],
  },
  { id: 'drop', keys: ['d'], show: 'd', short: 'drop', help: 'drop the branch', group: 'ACT', places: ['whatif'] },
  {
    id: 'play-it',
    keys: ['p'],
    show: 'p',
    short: 'play for real',
    help: 'play the branch for real',
    group: 'ACT',
    places: ['whatif'],
  },
  {
    id: 'others',
    keys: ['o'],
    show: 'o',
    short: 'others',
    help: 'who answers for the others',
    group: 'ACT',
    places: ['whatif'],
  },
  {
    id: 'branch',
    keys: ['[', ']'],
    show: '[ ]',
    short: 'branch',
    help: 'previous, next branch',
    group: 'MOVE',
    places: ['whatif'],
  },
  {
    id: 'compare',
    keys: ['c'],
    show: 'c',
    short: 'table/board',
    help: 'comparison or board',
    group: 'KNOW',
    places: ['whatif'],
  },
  { id: 'name', keys: ['n'], show: 'n', short: 'name', help: 'name of the seat', group: 'ACT', places: ['new'] },
  { id: 'kind', keys: ['b'], show: 'b', short: 'human/bot', help: 'human or bot', group: 'ACT', places: ['new'] },
  { id: 'reseed', keys: ['r'], show: 'r', short: 'new seed', help: 'another seed', group: 'ACT', places: ['new'] },

  { id: 'why', keys: ['w'], show: 'w', short: 'why', help: 'why (not)', group: 'KNOW', places: ['table', 'whatif'] },
  {
    id: 'inspect',
    keys: ['i'],
    show: 'i',
    short: 'inspect',
    help: 'rule and numbers of a thing',
    group: 'KNOW',
    places: ['table', 'why', 'whatif'],
  },
  {
    id: 'log',
    keys: ['L'],
    show: 'L',
    short: 'log',
    help: 'log, again: ledger',
    group: 'KNOW',
    places: ['table', 'log', 'curtain', 'over'],
  },
  {
    id: 'stand',
    keys: ['s'],
    show: 's',
    short: 'standing',
    help: 'where do I stand',
    group: 'KNOW',
    places: ['table'],
  },
  { id: 'hint', keys: ['n'], show: 'n', short: 'hint', help: 'what a bot would do', group: 'KNOW', places: ['table'] },
  {
    id: 'silence',
    keys: ['x'],
    show: 'x',
    short: 'silence',
    help: 'never warn of this again',
    group: 'KNOW',
    places: ['table'],
  },
  {
    id: 'help',
    keys: ['?'],
    show: '?',
    short: 'help',
    help: 'this help',
    group: 'KNOW',
    places: ['home', 'new', 'table', 'log', 'why', 'replay', 'whatif', 'orders', 'stand', 'over', 'settings'],
  },

  {
    id: 'undo',
    keys: ['u'],
    show: 'u',
    short: 'undo',
    help: 'take back one step',
    group: 'GAME',
    places: ['table', 'curtain', 'whatif'],
  },
  { id: 'redo', keys: ['U'], show: 'U', short: 'redo', help: 'redo', group: 'GAME', places: ['table', 'whatif'] },
  {
    id: 'whatif',
    keys: ['v'],
    show: 'v',
    short: 'what-if',
    help: 'what-if: a private branch',
    group: 'GAME',
    places: ['table', 'replay'],
  },
  { id: 'orders', keys: ['a'], show: 'a', short: 'orders', help: 'standing orders', group: 'GAME', places: ['table'] },
  { id: 'settings', keys: ['s'], show: 's', short: 'settings', help: 'settings', group: 'GAME', places: ['home'] },
  {
    id: 'replay',
    keys: ['r'],
    show: 'r',
    short: 'replay',
    help: 'replay from here',
    group: 'GAME',
    places: ['home', 'table', 'over'],
  },
  { id: 'find-save', keys: ['f'], show: 'f', short: 'find save', help: 'find a save', group: 'GAME', places: ['home'] },

  {
    id: 'step',
    keys: ['left', 'right', 'h', 'l'],
    show: '←→',
    short: 'step',
    help: 'one answer back, on',
    group: 'MOVE',
    places: ['replay'],
  },
  {
    id: 'turn',
    keys: ['[', ']'],
    show: '[ ]',
    short: 'turn',
    help: 'turn back, on',
    group: 'MOVE',
    places: ['replay', 'log'],
  },
  {
    id: 'round',
    keys: ['{', '}'],
    show: '{ }',
    short: 'round',
    help: 'round back, on',
    group: 'MOVE',
    places: ['replay', 'log'],
  },
  {
    id: 'go-to',
    keys: ['g'],
    show: 'g',
    short: 'go to #',
    help: 'go to a number',
    group: 'MOVE',
    places: ['replay', 'log'],
  },
  { id: 'run', keys: ['space'], show: 'space', short: 'run', help: 'run, stop', group: 'ACT', places: ['replay'] },
  {
    id: 'speed',
    keys: ['+', '-'],
    show: '+ -',
    short: 'speed',
    help: 'faster, slower',
    group: 'ACT',
    places: ['replay'],
  },
  { id: 'eyes', keys: ['o'], show: 'o', short: 'eyes', help: 'through whose eyes', group: 'KNOW', places: ['replay'] },
  {
    id: 'take-over',
    keys: ['c'],
    show: 'c',
    short: 'take over',
    help: 'play on from here',
    group: 'ACT',
    places: ['replay'],
  },
  {
    id: 'filter-seat',
    keys: ['s'],
    show: 's',
    short: 'seat',
    help: 'rows of one seat',
    group: 'KNOW',
    places: ['log'],
  },
  {
    id: 'filter-verb',
    keys: ['v'],
    show: 'v',
    short: 'verb',
    help: 'rows of one verb',
    group: 'KNOW',
    places: ['log'],
  },
  {
    id: 'export',
    keys: ['e'],
    show: 'e',
    short: 'export',
    help: 'write a text file',
    group: 'GAME',
    places: ['log', 'replay', 'over'],
  },

  {
    id: 'back',
    keys: ['escape'],
    show: 'esc',
    short: 'back',
    help: 'one level back',
    group: 'GAME',
    places: ['new', 'amount', 'log', 'why', 'inspect', 'help', 'replay', 'whatif', 'orders', 'stand', 'settings'],
  },
  {
    id: 'quit',
    keys: ['q'],
    show: 'q',
    short: 'leave',
    help: 'leave (all is saved)',
    group: 'GAME',
    places: ['home', 'table', 'curtain', 'over'],
  },
];

const tables = new Map<Place, Map<string, Command>>();

/** What a key means in a place; null when it means nothing there. */
export function commandFor(place: Place, key: string): string | null {
  let table = tables.get(place);
  if (!table) {
    table = new Map();
    for (const c of COMMANDS) if (c.places.includes(place)) for (const k of c.keys) table.set(k, c);
    tables.set(place, table);
  }
  return table.get(key)?.id ?? null;
}

export function commandsIn(place: Place): Command[] {
  return COMMANDS.filter((c) => c.places.includes(place));
}

/** How a command's keys are written in this glyph set. */
export function shown(command: Command, glyphs: GlyphSet): string {
  return command.show.replace('↵', enterWord(glyphs));
}

/** The key row: the named commands in order, as many as fit. `words` replaces the short word where it differs. */
export function keyRow(
  place: Place,
  ids: readonly string[],
  width: number,
  glyphs: GlyphSet,
  words: Readonly<Record<string, string>> = {},
): string {
  let out = '';
  for (const id of ids) {
    const command = COMMANDS.find((c) => c.id === id && c.places.includes(place));
    if (!command) continue;
    const part = `${shown(command, glyphs)} ${words[id] ?? command.short}`;
    const next = out === '' ? part : `${out}  ${part}`;
    if (next.length > width) break;
    out = next;
  }
  return out;
}
