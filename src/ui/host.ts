/**
 * What the shell needs from the program around it. The command line gives one that works on disk, tests give one in
 * memory; the shell itself touches no files, no settings store and no clock.
 */
import type { GameModule, ImportedRow } from '../engine/phrasebook.js';
import type { UndoPolicy } from '../engine/session.js';
import type { Answer, ChosenOptions, Refused, Seat } from '../engine/types.js';
import type { Lesson } from './lesson.js';
import type { TableSource } from './table/source.js';
import type { Texts } from './texts/texts.js';
import type { GlyphSet } from './theme/glyphs.js';
import type { Level } from './theme/levels.js';
import type { ThemeName } from './theme/tokens.js';
import type { GameUi } from './types.js';

export interface GameInfo {
  readonly id: string;
  readonly title: string;
  readonly seats: readonly number[];
  /** About how long a game takes. */
  readonly minutes: number;
  /** 'the whole table is open' */
  readonly note: string;
  /** What it is about, in a few sentences. */
  readonly about?: string;
  /** What the bots make of it at a table of their own level, as measured. */
  readonly averages?: {
    readonly unit: 'points' | 'culture' | 'rounds';
    readonly points: Readonly<Record<string, number>>;
    /** What strong people make there, where that is known. */
    readonly people?: number;
  };
}

/** What people remember of a game: public facts only. */
export interface SaveInfo {
  readonly name: string;
  readonly title: string;
  readonly seats: readonly string[];
  /** 'round 4 of 6' */
  readonly where: string;
  /** Name of the asked seat; null when the game is over. */
  readonly turn: string | null;
  /** Milliseconds, as `now()`. */
  readonly when: number;
  /** Public points by seat. */
  readonly scores: readonly number[];
  readonly answers: number;
  /** A sentence, when the file cannot be opened. */
  readonly broken?: string;
}

export interface LoadedGame {
  readonly module: GameModule;
  readonly ui: GameUi;
}

/** A game on the table. `name` is the save it is written to. */
export interface OpenTable extends LoadedGame {
  readonly session: TableSource;
  readonly name: string;
  /** To be said once, when the game is on the table. */
  readonly notice?: string | null;
  /** It begins with a look: bots wait until they are let play. */
  readonly paused?: boolean;
}

/** A game out of a file from elsewhere, read and not yet kept. */
export interface ForeignGame extends LoadedGame {
  readonly file: string;
  readonly session: TableSource;
  /** Places at which it can be taken over, in order; none where only the whole game can be. */
  readonly rows: readonly ImportedRow[];
}

/** Who plays on from an earlier position, seat by seat, and what its save should be called. */
export interface TakeOver {
  readonly by: readonly string[];
  readonly name: string;
}

/** The one truth about a table's save. Everything that says "saved" reads it. */
export interface OnDisk {
  /** Answers that are on disk. */
  readonly answers: number;
  /** Why the table as it is now is not; null when everything is saved. `Host.explain` has the sentence. */
  readonly trouble: Refused | null;
}

export interface NewGame {
  readonly game: string;
  readonly seats: readonly { name: string; by: string }[];
  readonly options: ChosenOptions;
  readonly undo: UndoPolicy;
  /** Empty: a new one is made. */
  readonly seed: string;
  /** What the save should be called; a name is made up without it. */
  readonly name?: string;
}

/** What was said about a new game before the wizard opens. */
export type Wish = Pick<NewGame, 'options' | 'undo' | 'seed' | 'name'>;

/** A language that can be chosen. */
export interface LanguageInfo {
  readonly id: string;
  /** What its speakers call it. */
  readonly name: string;
}

export interface Settings {
  /** Its id, or 'auto': what the environment asks for. */
  readonly language: string;
  readonly theme: ThemeName;
  readonly colour: 'auto' | Level;
  readonly glyphs: 'auto' | GlyphSet;
  /** Names offered for the next game. */
  readonly names: readonly string[];
  /** Warn keys that the player does not want to hear again. */
  readonly silenced: readonly string[];
  /** Bots wait a moment after each move, or not. */
  readonly pace: 'follow' | 'at-once';
  /** Between people: nothing, a short beat in which keys do nothing, or a page that waits for a key. */
  readonly handover: (typeof HANDOVERS)[number];
  /** Thinking time on the table: not shown, shown, or shown with so many minutes for each person, which only warn. */
  readonly clock: (typeof CLOCKS)[number];
  readonly hints: 'on' | 'off';
  /** Clicks play; off, the terminal's own selection works. */
  readonly mouse: 'on' | 'off';
  /** A sign when it is a person's turn after others. */
  readonly bell: 'on' | 'off';
  /** What people at other screens say is shown. */
  readonly chat: 'on' | 'off';
  /** Seconds that a bot of this level may think about an answer. */
  readonly easy: Seconds;
  readonly normal: Seconds;
  readonly hard: Seconds;
}

/** What can stand between people at an open table. */
export const HANDOVERS = ['off', 'short', 'key'] as const;
export const CLOCKS = ['off', 'on', '15', '30', '45', '60', '90', '120'] as const;
/** What can be chosen for a bot's thinking time. */
export const SECONDS = ['0.1', '0.2', '0.5', '1', '2', '3', '5', '10', '20', '30', '60'] as const;
type Seconds = (typeof SECONDS)[number];

/** What belongs to a table but not to the rules: kept beside the save. */
export interface TableMemory {
  /** Standing orders by seat: order id to value. */
  orders: Record<string, string>[];
  /** How often the keyboard changed hands, and how often a standing order made that needless. */
  swaps: number;
  spared: number;
  /** Milliseconds each seat has thought. */
  spent: number[];
  /** The language of whoever sits there, by seat; '' where it is the one that was chosen for the program. */
  languages: string[];
  /** Changes of the undo policy that everybody agreed to, and after how many answers. */
  agreed: { readonly at: number; readonly undo: UndoPolicy }[];
}

/** A bot's best answer so far while it thinks. */
export interface Idea {
  readonly answer: Answer;
  /** Positions looked at so far. */
  readonly looked: number;
}

export interface Thought {
  readonly answer: Answer;
  /** A reason for people. */
  readonly why?: string;
}

export interface Host {
  readonly version: string;
  /** What the shell says, in the language that is spoken. */
  readonly texts: Texts;
  languages(): readonly LanguageInfo[];
  /** Loads languages, so that they can be spoken at once. */
  learn(languages: readonly string[]): Promise<void>;
  /** From now on everything is said in this language; '': in the one that was chosen for the program. */
  speak(language: string): void;
  games(): readonly GameInfo[];
  saves(): readonly SaveInfo[];
  /** Guided first games. */
  lessons(): readonly Lesson[];
  game(id: string): Promise<LoadedGame>;
  /** Throws `Refused` when options clash. */
  create(spec: NewGame): Promise<OpenTable>;
  open(save: string): Promise<OpenTable>;
  /** A new save that starts with the first `n` answers of this one. */
  takeOver(table: OpenTable, n: number, wish: TakeOver): Promise<OpenTable>;
  /** Reads a file in a notation that one of the games knows, or a save from elsewhere. Throws `Refused`. */
  readForeign(file: string): Promise<ForeignGame>;
  /** A new save with the first `n` answers of it. */
  keepForeign(game: ForeignGame, n: number): Promise<OpenTable>;
  /** Called after every answer and every undo, and to try again. Never throws: `onDisk` says what came of it. */
  save(table: OpenTable): void;
  onDisk(table: OpenTable): OnDisk;
  /** Something about the save that is to be said once: a sentence, or null. */
  saveNews(table: OpenTable): string | null;
  /** Keeps the save in another folder from now on; its name may change. Throws `Refused`. */
  saveElsewhere(table: OpenTable, folder: string): void;
  /** Hands the game to a host that others can reach, and sits down there on that seat. Absent where there is none. */
  readonly openToOthers?: ((table: OpenTable, seat: Seat | null) => Promise<OpenTable>) | undefined;
  /** The table that is being played, if not all of it is on disk after another try. */
  unsaved(): OpenTable | null;
  /** Nobody plays any more: the last try to save, the lock is given back, bots and programs at the table are ended. */
  leave(): void;
  memory(table: OpenTable): TableMemory;
  remember(table: OpenTable, memory: TableMemory): void;
  settings(): Settings;
  change(settings: Partial<Settings>): void;
  /** Names of the bots that can play this game. */
  bots(game: string): readonly string[];
  /** What the bot of the seat does; `onIdea` hears its best answer so far. A new thought at the table ends an old one. */
  think(session: TableSource, seat: Seat, onIdea?: (idea: Idea) => void): Promise<Thought>;
  /** The bot that thinks at this table answers at once with its best idea so far. */
  moveNow(session: TableSource): void;
  /** Nobody waits any more for the bot that thinks at this table. */
  cancelThought(session: TableSource): void;
  /** The best answer a bot finds for the asked seat; null when there is no opinion. */
  hint(session: TableSource): Promise<Thought | null>;
  /** A seed that people can read out to each other, for games whose chance lies in the set-up. */
  newSeed(): string;
  /** For games with a secret seed: what the table compares to see that the deal was fair. Null for any other. */
  fairness(table: OpenTable): string | null;
  /** Writes a text file and returns where it is. */
  export(name: string, text: string): string;
  /** A sentence for an error. */
  explain(error: unknown): string;
  now(): number;
  /** 'today 21:40', 'Saturday', '3 March' */
  whenText(ms: number): string;
}
