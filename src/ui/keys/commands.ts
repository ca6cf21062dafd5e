/**
 * The one table of keys. Scenes ask it what a key means, the key row and the help are made from it, so they are never
 * out of date. Small letters act, capitals open pages; games bind nothing of their own.
 */
import { type GlyphSet, withEnter } from '../paint/glyphs.js';

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
  | 'settings'
  | 'learn';

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

const LISTS: readonly Place[] = ['home', 'new', 'log', 'why', 'orders', 'settings', 'over', 'help', 'stand', 'learn'];

/** One row per command: name, keys, how they are written, short words, help, group, places. */
const ROWS: readonly (readonly [string, string, string, string, string, Group, string])[] = [
  ['row', 'up down k j', '↑↓', 'row', 'row (also j k)', 'MOVE', 'LISTS table whatif'],
  [
    'value',
    'left right h l',
    '←→',
    'target',
    'target or value (also h l)',
    'MOVE',
    'table whatif amount new orders settings inspect over',
  ],
  ['focus', 'tab shift-tab', 'tab', 'board', 'menu or board', 'MOVE', 'table whatif help over'],
  ['look', 'shift-up shift-down shift-left shift-right', 'shift-←→', 'any place', 'look at any place', 'MOVE', 'table'],
  ['zoom', 'z', 'z', 'zoom', 'next map zoom', 'MOVE', 'table replay whatif'],
  [
    'page-turn',
    'pageup pagedown',
    'PgUp PgDn',
    'page',
    'next page of the board',
    'MOVE',
    'table log help replay whatif home',
  ],
  ['ends', 'home end', 'Home End', 'ends', 'first, last', 'MOVE', 'log replay'],
  ['seat', 'g', 'g 1-5', 'seat', 'board of that seat', 'MOVE', 'table'],
  ['move-seat', 'shift-up shift-down', 'shift-↑↓', 'move a seat', 'move a seat', 'MOVE', 'new'],
  ['do', 'enter space', '↵', 'do', 'do the marked choice', 'ACT', 'table whatif amount'],
  ['go', 'enter', '↵', 'go', 'go', 'ACT', 'home new why log curtain inspect settings orders learn stand over'],
  ['jump', '1 2 3 4 5 6 7 8 9 0', '1-9 0', 'jump', 'jump to that row', 'ACT', 'table whatif home over learn'],
  ['filter', '/', '/', 'find', 'filter while typing', 'ACT', 'table log inspect why'],
  ['type', ':', ':', 'type', 'type a move or a command', 'ACT', 'table'],
  ['new-branch', 'n', 'n', 'new branch', 'new branch from now', 'ACT', 'whatif'],
  ['drop', 'd', 'd', 'drop', 'drop the branch', 'ACT', 'whatif'],
  ['play-it', 'p', 'p', 'play for real', 'play the branch for real', 'ACT', 'whatif'],
  ['others', 'o', 'o', 'others', 'who answers for the others', 'ACT', 'whatif'],
  ['compare', 'c', 'c', 'table/board', 'comparison or board', 'KNOW', 'whatif'],
  ['name', 'n', 'n', 'name', 'name of the seat', 'ACT', 'new'],
  ['kind', 'b', 'b', 'human/bot', 'human or bot', 'ACT', 'new'],
  ['reseed', 'r', 'r', 'new seed', 'another seed', 'ACT', 'new'],
  ['why', 'w', 'w', 'why', 'why (not)', 'KNOW', 'table'],
  ['inspect', 'i', 'i', 'inspect', 'rule and numbers of a thing', 'KNOW', 'table why'],
  ['log', 'L', 'L', 'log', 'log, again: ledger', 'KNOW', 'table log curtain over'],
  ['stand', 's', 's', 'standing', 'where do I stand', 'KNOW', 'table'],
  ['hint', 'n', 'n', 'hint', 'what a bot would do', 'KNOW', 'table'],
  ['silence', 'x', 'x', 'silence', 'never warn of this again', 'KNOW', 'table'],
  [
    'help',
    '?',
    '?',
    'help',
    'this help',
    'KNOW',
    'home new table log why replay whatif orders stand over settings learn',
  ],
  ['undo', 'u', 'u', 'undo', 'take back one step', 'GAME', 'table curtain whatif'],
  ['redo', 'U', 'U', 'redo', 'redo', 'GAME', 'table'],
  ['whatif', 'v', 'v', 'what-if', 'what-if: a private branch', 'GAME', 'table replay'],
  ['orders', 'a', 'a', 'orders', 'standing orders', 'GAME', 'table'],
  ['settings', 's', 's', 'settings', 'settings', 'GAME', 'home'],
  ['settings', ',', ',', 'settings', 'settings', 'GAME', 'table'],
  ['replay', 'r', 'r', 'replay', 'replay from here', 'GAME', 'home table over'],
  ['learn', 't', 't', 'learn', 'learn by playing', 'GAME', 'home'],
  ['lesson', 't', 't', 'text', 'lesson: show or hide its text', 'KNOW', 'table'],
  ['chapter', '}', '}', 'chapter', 'lesson: play to the next chapter', 'GAME', 'table'],
  ['anew', 'n', 'n', 'from the start', 'begin the lesson anew', 'ACT', 'learn'],
  ['find-save', 'f', 'f', 'find save', 'find a save', 'GAME', 'home'],
  ['step', 'left right h l', '←→', 'step', 'one answer back, on', 'MOVE', 'replay'],
  ['turn', '[ ]', '[ ]', 'turn', 'turn back, on', 'MOVE', 'replay log'],
  ['branch', '[ ]', '[ ]', 'branch', 'previous, next branch', 'MOVE', 'whatif'],
  ['round', '{ }', '{ }', 'round', 'round back, on', 'MOVE', 'replay log'],
  ['go-to', 'g', 'g', 'go to #', 'go to a number', 'MOVE', 'replay log'],
  ['chart', 'p', 'p', 'chart', 'points under the board', 'KNOW', 'replay'],
  ['moment', 'm', 'm', 'key moment', 'next key moment', 'MOVE', 'replay'],
  ['call', 'e', 'e', 'name', 'name the branch', 'ACT', 'whatif'],
  ['run', 'space', 'space', 'run', 'run, stop', 'ACT', 'replay'],
  ['speed', '+ -', '+ -', 'speed', 'faster, slower', 'ACT', 'replay'],
  ['eyes', 'o', 'o', 'eyes', 'through whose eyes', 'KNOW', 'replay'],
  ['take-over', 'c', 'c', 'take over', 'play on from here', 'ACT', 'replay'],
  ['filter-seat', 's', 's', 'seat', 'rows of one seat', 'KNOW', 'log'],
  ['filter-verb', 'v', 'v', 'kind', 'rows of one kind', 'KNOW', 'log'],
  ['export', 'e', 'e', 'export', 'write a text file', 'GAME', 'log replay over'],
  [
    'back',
    'escape',
    'esc',
    'back',
    'one level back',
    'GAME',
    'new amount log why inspect help replay whatif orders stand settings learn',
  ],
  ['quit', 'q', 'q', 'leave', 'leave', 'GAME', 'home table curtain over'],
];

export const COMMANDS: readonly Command[] = ROWS.map(([id, keys, show, short, help, group, places]) => ({
  id,
  keys: keys.split(' '),
  show,
  short,
  help,
  group,
  places: places.split(' ').flatMap((word) => (word === 'LISTS' ? LISTS : [word as Place])),
}));

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
  return withEnter(command.show, glyphs);
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
