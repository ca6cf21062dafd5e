/** A host in memory: what the shell sees of the world in these tests. */

import { randomAnswer } from '../../src/engine/bots/random.js';
import { answerOf } from '../../src/engine/log.js';
import { completeOptions } from '../../src/engine/options.js';
import { Session } from '../../src/engine/session.js';
import { Refused, type Seat } from '../../src/engine/types.js';
import { learn } from '../../src/games.js';
import { languageSet, languages } from '../../src/languages/index.js';
import { speakAgain, spoken } from '../../src/languages/spoken.js';
import type {
  ForeignGame,
  GameInfo,
  Host,
  Idea,
  LanguageInfo,
  LoadedGame,
  NewGame,
  OnDisk,
  OpenTable,
  SaveInfo,
  Settings,
  TableMemory,
  TakeOver,
  Thought,
} from '../../src/ui/host.js';
import type { Lesson } from '../../src/ui/lesson.js';
import type { TableSource } from '../../src/ui/table/source.js';
import { en } from '../../src/ui/texts/en.js';
import type { Texts } from '../../src/ui/texts/texts.js';
import { ui as bazaarUi } from '../toys/bazaar/ui/index.js';
import { bazaarModule, pebblesModule } from '../toys/index.js';
import { ui as pebblesUi } from '../toys/pebbles/ui/index.js';

const GAMES: Readonly<Record<string, LoadedGame>> = {
  pebbles: { module: pebblesModule, ui: pebblesUi },
  bazaar: { module: bazaarModule, ui: bazaarUi },
};

export class FakeHost implements Host {
  readonly version = 'test';
  texts: Texts = en;
  /** How far the clock goes on whenever somebody looks at it. */
  tick = 1000;
  readonly files = new Map<string, string>();
  readonly tables = new Map<string, OpenTable>();
  /** How often a table was written. */
  writes = 0;
  clock = 1000;
  /** Why the disk does not take anything, as a sentence. */
  failing: string | null = null;
  /** Where a save went when its folder did not take it, and how often a table was left. */
  elsewhere: string | null = null;
  left = 0;
  private trouble: Refused | null = null;
  private playing: OpenTable | null = null;
  private readonly onDiskNow = new Map<OpenTable, number>();
  extra: SaveInfo[] = [];
  taught: Lesson[] = [];
  /** What every path that is typed leads to. */
  foreign: ForeignGame | null = null;
  private memories = new Map<string, TableMemory>();
  private chosen: Settings = {
    language: 'auto',
    theme: 'default',
    colour: 'auto',
    glyphs: 'auto',
    names: [],
    silenced: [],
    pace: 'at-once',
    handover: 'off',
    clock: 'off',
    hints: 'on',
    mouse: 'on',
    bell: 'off',
    chat: 'on',
    easy: '0.2',
    normal: '1',
    hard: '5',
  };
  private random = seeded(7);
  private seeds = 0;

  languages(): readonly LanguageInfo[] {
    return languages();
  }

  async learn(ids: readonly string[]): Promise<void> {
    await Promise.all(ids.map((id) => learn(languageSet(id, {}))));
  }

  speak(id: string): void {
    const before = spoken();
    speakAgain(languageSet(id || this.chosen.language, {}));
    if (spoken() !== before) this.texts = spoken().shell;
  }

  games(): readonly GameInfo[] {
    return Object.values(GAMES).map(({ module: { game } }) => ({
      id: game.id,
      title: game.title,
      seats: game.seats,
      minutes: 10,
      note: 'a toy',
      about: 'Two piles of pebbles and a lot of time.',
    }));
  }

  saves(): readonly SaveInfo[] {
    const open = [...this.tables.values()].map((t): SaveInfo => {
      const prompt = t.session.prompt();
      const seats = t.session.table.seats.map((s) => s.name);
      return {
        name: t.name,
        title: t.module.game.title,
        seats,
        where: `round ${t.session.round()}`,
        turn: prompt ? seats[prompt.seat]! : null,
        when: this.clock,
        scores: seats.map((_, seat) => t.session.tally(seat)['points'] ?? 0),
        answers: t.session.log.length,
      };
    });
    return [...open.reverse(), ...this.extra];
  }

  lessons(): readonly Lesson[] {
    return this.taught;
  }

  async game(id: string): Promise<LoadedGame> {
    return GAMES[id]!;
  }

  async create(spec: NewGame): Promise<OpenTable> {
    return this.createNow(spec);
  }

  createNow(spec: NewGame): OpenTable {
    const { module, ui } = GAMES[spec.game]!;
    const options = completeOptions(module.game.optionSpecs, spec.options);
    const table = { seats: spec.seats.map((s) => ({ ...s })), options, undo: spec.undo };
    const session = new Session({ module, table, seed: spec.seed || 'seed' });
    return this.keep({ module, ui, session, name: `${spec.game}-${this.tables.size + 1}` });
  }

  private keep(table: OpenTable): OpenTable {
    this.tables.set(table.name, table);
    return table;
  }

  async open(save: string): Promise<OpenTable> {
    const table = this.tables.get(save);
    if (!table) throw new Error(`There is no save called ${save}.`);
    return table;
  }

  async takeOver(table: OpenTable, n: number, wish: TakeOver): Promise<OpenTable> {
    const { module, ui, session } = table;
    const seats = session.table.seats.map((seat, i) => ({ ...seat, by: wish.by[i] ?? seat.by }));
    const other = new Session({ module, table: { ...session.table, seats }, seed: session.seed });
    for (const entry of session.log.slice(0, n)) other.submit(answerOf(entry));
    return this.keep({ module, ui, session: other, name: wish.name, paused: true });
  }

  save(table: OpenTable): void {
    this.playing = table;
    this.trouble = this.failing === null ? null : new Refused(this.failing);
    if (this.trouble) return;
    this.onDiskNow.set(table, table.session.log.length);
    this.writes++;
  }

  onDisk(table: OpenTable): OnDisk {
    return { answers: this.onDiskNow.get(table) ?? table.session.log.length, trouble: this.trouble };
  }

  saveNews(): string | null {
    return null;
  }

  saveElsewhere(table: OpenTable, folder: string): void {
    if (folder === 'bad') throw new Refused('No such folder.');
    this.elsewhere = folder;
    this.failing = null;
    this.save(table);
  }

  unsaved(): OpenTable | null {
    if (this.trouble && this.playing) this.save(this.playing);
    return this.trouble ? this.playing : null;
  }

  leave(): void {
    this.left++;
  }

  async readForeign(file: string): Promise<ForeignGame> {
    if (!this.foreign) throw new Refused('save-missing', { name: file });
    return this.foreign;
  }

  async keepForeign(found: ForeignGame, _n: number): Promise<OpenTable> {
    const table = { ...found, name: found.file };
    this.tables.set(table.name, table);
    return table;
  }

  memory(table: OpenTable): TableMemory {
    return this.memories.get(table.name) ?? { orders: [], swaps: 0, spared: 0, spent: [], languages: [], agreed: [] };
  }

  remember(table: OpenTable, memory: TableMemory): void {
    this.memories.set(table.name, structuredClone(memory));
  }

  settings(): Settings {
    return this.chosen;
  }

  change(settings: Partial<Settings>): void {
    this.chosen = { ...this.chosen, ...settings };
  }

  bots(): readonly string[] {
    return ['random'];
  }

  async think(session: TableSource, _seat: Seat, _onIdea?: (idea: Idea) => void): Promise<Thought> {
    return { answer: randomAnswer(session.prompt()!, this.random) };
  }

  moveNow(): void {}

  cancelThought(): void {}

  async hint(session: Session) {
    const choice = session.prompt()!.choices.at(-1)!;
    return { answer: { id: choice.id, ...(choice.range ? { n: choice.range[0] } : {}) }, why: 'because' };
  }

  fairness(_table: OpenTable): string | null {
    return null;
  }

  newSeed(): string {
    this.seeds++;
    return `fresh-seed-${this.seeds}`;
  }

  export(name: string, text: string): string {
    this.files.set(name, text);
    return name;
  }

  explain(error: unknown): string {
    if (error instanceof Refused) return error.code;
    return error instanceof Error ? error.message : String(error);
  }

  now(): number {
    this.clock += this.tick;
    return this.clock;
  }

  whenText(): string {
    return 'today 21:40';
  }
}

/** A small generator, the same every time. */
export function seeded(seed: number): () => number {
  let a = seed;
  return () => {
    a = (Math.imul(a, 1664525) + 1013904223) >>> 0;
    return a / 2 ** 32;
  };
}
