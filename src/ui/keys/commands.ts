/**
 * The one table of keys. Scenes ask it what a key means, the key row and the help are made from it, so they are never
 * out of date. Small letters act, capitals open pages; games bind nothing of their own.
 */

import type { Texts } from '../texts/texts.js';
import { type GlyphSet, withEnter } from '../theme/glyphs.js';

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
  | 'learn'
  | 'import';

const GROUPS = ['move', 'act', 'know', 'game'] as const;
type Group = (typeof GROUPS)[number];

interface Binding {
  readonly keys: readonly string[];
  /** How the keys are written; '↵' becomes a word in ASCII. */
  readonly show: string;
  readonly group: Group;
  readonly places: readonly Place[];
}

const LISTS: readonly Place[] = [
  'home',
  'new',
  'log',
  'why',
  'orders',
  'settings',
  'over',
  'help',
  'stand',
  'learn',
  'import',
];

/** What they are called stands in the catalogue, under the same names. */
// biome-ignore format: a table
const BINDINGS = {
  row: { keys: ['up', 'down', 'k', 'j'], show: '↑↓', group: 'move', places: [...LISTS, 'table', 'whatif'] },
  value: { keys: ['left', 'right', 'h', 'l'], show: '←→', group: 'move', places: ['table', 'whatif', 'amount', 'new', 'orders', 'settings', 'inspect', 'over'] },
  focus: { keys: ['tab', 'shift-tab'], show: 'tab', group: 'move', places: ['table', 'whatif', 'help', 'over'] },
  look: { keys: ['shift-up', 'shift-down', 'shift-left', 'shift-right'], show: 'shift-←→', group: 'move', places: ['table'] },
  zoom: { keys: ['z'], show: 'z', group: 'move', places: ['table', 'replay', 'whatif'] },
  'page-turn': { keys: ['pageup', 'pagedown'], show: 'PgUp PgDn', group: 'move', places: ['table', 'log', 'help', 'replay', 'whatif', 'home', 'import'] },
  ends: { keys: ['home', 'end'], show: 'Home End', group: 'move', places: ['log', 'replay', 'import'] },
  seat: { keys: ['g'], show: 'g 1-5', group: 'move', places: ['table'] },
  'move-seat': { keys: ['shift-up', 'shift-down'], show: 'shift-↑↓', group: 'move', places: ['new'] },
  do: { keys: ['enter', 'space'], show: '↵', group: 'act', places: ['table', 'whatif', 'amount'] },
  go: { keys: ['enter'], show: '↵', group: 'act', places: ['home', 'new', 'why', 'log', 'curtain', 'inspect', 'settings', 'orders', 'learn', 'stand', 'over', 'import'] },
  jump: { keys: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'], show: '1-9 0', group: 'act', places: ['table', 'whatif', 'home', 'over', 'learn'] },
  filter: { keys: ['/'], show: '/', group: 'act', places: ['table', 'log', 'inspect', 'why'] },
  type: { keys: [':'], show: ':', group: 'act', places: ['table'] },
  'new-branch': { keys: ['n'], show: 'n', group: 'act', places: ['whatif'] },
  drop: { keys: ['d'], show: 'd', group: 'act', places: ['whatif'] },
  'play-it': { keys: ['p'], show: 'p', group: 'act', places: ['whatif'] },
  others: { keys: ['o'], show: 'o', group: 'act', places: ['whatif'] },
  compare: { keys: ['c'], show: 'c', group: 'know', places: ['whatif'] },
  name: { keys: ['n'], show: 'n', group: 'act', places: ['new'] },
  kind: { keys: ['b'], show: 'b', group: 'act', places: ['new'] },
  reseed: { keys: ['r'], show: 'r', group: 'act', places: ['new'] },
  why: { keys: ['w'], show: 'w', group: 'know', places: ['table'] },
  inspect: { keys: ['i'], show: 'i', group: 'know', places: ['table', 'why'] },
  log: { keys: ['L'], show: 'L', group: 'know', places: ['table', 'log', 'curtain', 'over'] },
  stand: { keys: ['s'], show: 's', group: 'know', places: ['table'] },
  hint: { keys: ['n'], show: 'n', group: 'know', places: ['table'] },
  silence: { keys: ['x'], show: 'x', group: 'know', places: ['table'] },
  help: { keys: ['?', 'f1'], show: '?', group: 'know', places: ['home', 'new', 'table', 'log', 'why', 'replay', 'whatif', 'orders', 'stand', 'over', 'settings', 'learn'] },
  undo: { keys: ['u'], show: 'u', group: 'game', places: ['table', 'curtain', 'whatif'] },
  redo: { keys: ['U'], show: 'U', group: 'game', places: ['table'] },
  whatif: { keys: ['v'], show: 'v', group: 'game', places: ['table', 'replay'] },
  orders: { keys: ['a'], show: 'a', group: 'game', places: ['table'] },
  settings: { keys: ['s'], show: 's', group: 'game', places: ['home'] },
  'table-settings': { keys: [','], show: ',', group: 'game', places: ['table'] },
  replay: { keys: ['r'], show: 'r', group: 'game', places: ['home', 'table', 'over'] },
  learn: { keys: ['t'], show: 't', group: 'game', places: ['home'] },
  talk: { keys: ['c'], show: 'c', group: 'game', places: ['table'] },
  agree: { keys: ['y'], show: 'y', group: 'game', places: ['table'] },
  open: { keys: ['o'], show: 'o', group: 'game', places: ['table'] },
  language: { keys: ['l'], show: 'l', group: 'game', places: ['curtain'] },
  mouse: { keys: ['m'], show: 'm', group: 'act', places: ['table'] },
  'move-now': { keys: ['b'], show: 'b', group: 'game', places: ['table'] },
  'bots-quick': { keys: ['f'], show: 'f', group: 'game', places: ['table'] },
  'bots-hold': { keys: ['p'], show: 'p', group: 'game', places: ['table'] },
  lesson: { keys: ['t'], show: 't', group: 'know', places: ['table'] },
  chapter: { keys: ['}'], show: '}', group: 'game', places: ['table'] },
  anew: { keys: ['n'], show: 'n', group: 'act', places: ['learn'] },
  'find-save': { keys: ['f'], show: 'f', group: 'game', places: ['home'] },
  step: { keys: ['left', 'right', 'h', 'l'], show: '←→', group: 'move', places: ['replay'] },
  turn: { keys: ['[', ']'], show: '[ ]', group: 'move', places: ['replay', 'log'] },
  branch: { keys: ['[', ']'], show: '[ ]', group: 'move', places: ['whatif'] },
  round: { keys: ['{', '}'], show: '{ }', group: 'move', places: ['replay', 'log'] },
  'go-to': { keys: ['g'], show: 'g', group: 'move', places: ['replay', 'log'] },
  chart: { keys: ['p'], show: 'p', group: 'know', places: ['replay'] },
  moment: { keys: ['m'], show: 'm', group: 'move', places: ['replay'] },
  call: { keys: ['e'], show: 'e', group: 'act', places: ['whatif'] },
  run: { keys: ['space'], show: 'space', group: 'act', places: ['replay'] },
  speed: { keys: ['+', '-'], show: '+ -', group: 'act', places: ['replay'] },
  eyes: { keys: ['o'], show: 'o', group: 'know', places: ['replay'] },
  'take-over': { keys: ['c'], show: 'c', group: 'act', places: ['replay'] },
  'filter-seat': { keys: ['s'], show: 's', group: 'know', places: ['log'] },
  'filter-verb': { keys: ['v'], show: 'v', group: 'know', places: ['log'] },
  export: { keys: ['e'], show: 'e', group: 'game', places: ['log', 'replay', 'over'] },
  back: { keys: ['escape'], show: 'esc', group: 'game', places: ['new', 'amount', 'log', 'why', 'inspect', 'help', 'replay', 'whatif', 'orders', 'stand', 'settings', 'learn', 'import'] },
  quit: { keys: ['q'], show: 'q', group: 'game', places: ['home', 'table', 'curtain', 'over'] },
} as const satisfies Readonly<Record<string, Binding>>;

export type CommandId = keyof typeof BINDINGS;

export interface Command extends Binding {
  readonly id: CommandId;
}

export const COMMANDS: readonly Command[] = (Object.entries(BINDINGS) as [CommandId, Binding][]).map(
  ([id, binding]) => ({ id, ...binding }),
);

const tables = new Map<Place, Map<string, Command>>();

/** What a key means in a place; null when it means nothing there. */
export function commandFor(place: Place, key: string): CommandId | null {
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

/** How the keys of a command are written. */
export const shownKey = (id: CommandId): string => BINDINGS[id].show;

/** A key and its word, for the key row. */
export interface KeyHint {
  readonly id: CommandId;
  readonly keys: string;
  readonly word: string;
}

/** The named commands of a place in order. `words` replaces the short word where it differs there. */
export function keyHints(
  place: Place,
  ids: readonly CommandId[],
  glyphs: GlyphSet,
  texts: Texts,
  words: Readonly<Partial<Record<CommandId, string>>> = {},
): KeyHint[] {
  return ids.flatMap((id) => {
    const command = COMMANDS.find((c) => c.id === id && c.places.includes(place));
    return command ? [{ id, keys: shown(command, glyphs), word: words[id] ?? texts.commands[id].short }] : [];
  });
}

/** Commands whose keys say different things: there is no one thing that a click on them could mean. */
const MANY_WAYS: readonly CommandId[] = ['row', 'value', 'look', 'page-turn', 'jump'];

/** The key that a click in the key row stands for, by the id of what was clicked. */
export function clickedKey(id: string): string | null {
  const named = id.startsWith('key:') ? id.slice('key:'.length) : '';
  const command = COMMANDS.find((c) => c.id === named);
  return command && !MANY_WAYS.includes(command.id) ? (command.keys[0] ?? null) : null;
}
