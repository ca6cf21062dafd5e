/** The shell's host on a real machine: games from the registry, saves in a folder, preferences in conf. */
import { botIds } from '../bots/names.js';
import { answerOf } from '../engine/log.js';
import { chosenAgain, completeOptions } from '../engine/options.js';
import { RuleCrash, Session } from '../engine/session.js';
import { Refused, type Seat } from '../engine/types.js';
import { gameCalled, games, learn } from '../games.js';
import { languageSet, languages } from '../languages/index.js';
import { speakAgain, spoken } from '../languages/spoken.js';
import { lessonsIn } from '../lessons/index.js';
import { sentence, sentenceOf } from '../phrases.js';
import type { Store } from '../store/store.js';
import type { SaveWriter } from '../store/writer.js';
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
} from '../ui/host.js';
import type { Lesson } from '../ui/lesson.js';
import type { Texts } from '../ui/texts/texts.js';
import type { GameUi } from '../ui/types.js';
import { Bots } from './bots.js';
import { fairness } from './dealing.js';
import { bringIn, nameFor, upTo } from './foreign.js';
import type { Io } from './io.js';
import type { Kept, Library, Looked } from './library.js';
import { memoryFrom } from './memory.js';
import { saveInfo } from './save-infos.js';
import { checkDifferent, checkedName } from './seats.js';
import { checkedSeed, newSeed } from './seeds.js';
import { type SettingsStore, thinkingMs } from './settings.js';
import { dayText, whenText } from './when.js';

/** A table of this machine: its session is the game itself, and it is written to disk. */
interface KeptTable extends OpenTable {
  readonly session: Session;
}

/** A game out of a file, with the session that was played from it. */
interface BroughtGame extends ForeignGame {
  readonly session: Session;
}

export class DiskHost implements Host {
  readonly version: string;
  /** The table that is played on now. */
  private last: { table: KeptTable; writer: SaveWriter } | null = null;
  /** The save that was played on last. */
  played: SaveWriter | null = null;
  private readonly writers = new WeakMap<OpenTable, SaveWriter>();
  private readonly thinkers: Bots;
  private loaded = new Map<string, Promise<LoadedGame>>();

  constructor(
    private readonly io: Io,
    readonly library: Library,
    private readonly prefs: SettingsStore,
    /** What the command line said about the look goes before what is stored. */
    private readonly forced: Partial<Settings> = {},
  ) {
    this.version = io.place.version;
    this.thinkers = new Bots({
      outside: (command) => library.programs(command),
      ms: (level) => thinkingMs(this.settings(), level),
    });
  }

  get texts(): Texts {
    return spoken().shell;
  }

  languages(): readonly LanguageInfo[] {
    return languages();
  }

  async learn(ids: readonly string[]): Promise<void> {
    await Promise.all(ids.map((id) => learn(languageSet(id, this.io.env))));
  }

  speak(language: string): void {
    speakAgain(languageSet(language || this.settings().language, this.io.env));
  }

  games(): readonly GameInfo[] {
    return games().map(({ id, title, seats, minutes, character, about, averages }) => ({
      id,
      title,
      seats,
      minutes,
      note: character,
      ...(about ? { about } : {}),
      ...(averages ? { averages } : {}),
    }));
  }

  saves(): readonly SaveInfo[] {
    const { store } = this.library;
    return store.list().map((entry) =>
      saveInfo(entry, () => {
        try {
          return store.read(entry.name).log.length;
        } catch {
          return 0; // opening it says why
        }
      }),
    );
  }

  lessons(): readonly Lesson[] {
    return lessonsIn(spoken().lessons);
  }

  game(id: string): Promise<LoadedGame> {
    let game = this.loaded.get(id);
    if (!game) {
      const entry = gameCalled(id);
      game = Promise.all([entry.module(), entry.ui()]).then(([module, ui]) => ({ module, ui }));
      this.loaded.set(id, game);
    }
    return game;
  }

  async create(spec: NewGame): Promise<KeptTable> {
    this.checkUnsaved();
    const { module, ui } = await this.game(spec.game);
    const seats = spec.seats.map((seat, i) => ({ name: checkedName(seat.name, i + 1), by: seat.by }));
    checkDifferent(seats);
    const { optionSpecs } = module.game;
    const options = completeOptions(optionSpecs, chosenAgain(optionSpecs, spec.options));
    const seed = spec.seed === '' ? newSeed(module.game) : checkedSeed(spec.seed);
    const wish = spec.name ?? `${module.game.id}-${dayText(this.io.now())}`;
    return this.adopt(this.library.begin(module, { seats, options, undo: spec.undo }, seed, wish), ui);
  }

  async open(save: string): Promise<KeptTable> {
    this.checkUnsaved();
    if (this.last?.writer.name === save) this.leave();
    const kept = await this.library.open(save);
    const { ui } = await this.game(kept.module.game.id);
    const table = this.adopt(kept, ui);
    await this.learn(this.memory(table).languages);
    return table;
  }

  async takeOver(table: KeptTable, n: number, wish: TakeOver): Promise<KeptTable> {
    const { module, ui } = table;
    this.checkUnsaved();
    const seats = table.session.table.seats.map((seat, i) => ({ ...seat, by: wish.by[i] ?? seat.by }));
    this.library.checkPrograms(seats);
    const session = new Session({ module, table: { ...table.session.table, seats }, seed: table.session.seed });
    for (const entry of table.session.log.slice(0, n)) session.submit(answerOf(entry));
    return this.adopt(this.library.keep(module, session, wish.name.slice(0, 70)), ui, true);
  }

  async readForeign(file: string): Promise<BroughtGame> {
    const { module, session, rows } = await bringIn(this.library.foreign(file), file);
    return { ...(await this.game(module.game.id)), session, rows, file };
  }

  async keepForeign(found: BroughtGame, n: number): Promise<KeptTable> {
    this.checkUnsaved();
    const session = upTo(found.module, found.session, n);
    return this.adopt(this.library.keep(found.module, session, nameFor(found.file)), found.ui);
  }

  /** This is the table that is played on now; the one before it is free for other programs. */
  adopt(kept: Kept, ui: GameUi, paused = false): KeptTable {
    const { module, session, notice, writer } = kept;
    const table: KeptTable = {
      module,
      ui,
      session,
      notice,
      paused,
      get name() {
        return writer.name; // another one when the save moved to another folder
      },
    };
    this.leave();
    this.writers.set(table, writer);
    this.last = { table, writer };
    return table;
  }

  /** A table to look at. */
  show({ module, session, name, notice }: Looked, ui: GameUi): KeptTable {
    return { module, ui, session, name, notice };
  }

  save(table: OpenTable): void {
    this.writers.get(table)?.write();
  }

  onDisk(table: OpenTable): OnDisk {
    const writer = this.writers.get(table);
    return { answers: writer?.answers ?? table.session.log.length, trouble: writer?.trouble ?? null };
  }

  saveNews(table: OpenTable): string | null {
    const news = this.writers.get(table)?.takeNews();
    return news ? sentence(news) : null;
  }

  saveElsewhere(table: OpenTable, folder: string): void {
    this.writers.get(table)?.moveTo(this.library.elsewhere(folder));
  }

  unsaved(): OpenTable | null {
    return this.last && !this.last.writer.retry() ? this.last.table : null;
  }

  leave(): void {
    if (!this.last) return;
    const { table, writer } = this.last;
    this.played = writer;
    this.last = null;
    this.thinkers.leave(table.session);
    this.library.release(writer);
  }

  /** Bots and programs at the tables are ended. The saves are the library's affair. */
  stop(): void {
    this.thinkers.stop();
  }

  /** A table with answers that are nowhere but here is not left for another one without a word. */
  private checkUnsaved(): void {
    const trouble = this.unsaved() && this.last?.writer.trouble;
    if (trouble) throw trouble;
  }

  memory(table: OpenTable): TableMemory {
    return memoryFrom(this.storeOf(table).readBeside(table.name), table.session.seats);
  }

  remember(table: OpenTable, memory: TableMemory): void {
    try {
      this.storeOf(table).writeBeside(table.name, memory);
    } catch {
      // Orders and clocks are a comfort; the save itself tells when the disk is in trouble.
    }
  }

  private storeOf(table: OpenTable): Store {
    return this.writers.get(table)?.store ?? this.library.store;
  }

  settings(): Settings {
    const { saves: _, ...settings } = this.prefs.all();
    return { ...settings, ...this.forced };
  }

  change(settings: Partial<Settings>): void {
    for (const key of Object.keys(settings)) delete this.forced[key as keyof Settings];
    // A disk that refuses settings has its own sentence when the next answer is saved.
    this.prefs.change(settings).catch(() => undefined);
  }

  bots(_game: string): readonly string[] {
    return botIds();
  }

  think(session: Session, seat: Seat, onIdea?: (idea: Idea) => void): Promise<Thought> {
    return this.thinkers.choose(session, seat, onIdea);
  }

  moveNow(session: Session): void {
    this.thinkers.moveNow(session);
  }

  cancelThought(session: Session): void {
    this.thinkers.cancel(session);
  }

  hint(session: Session): Promise<Thought | null> {
    return this.thinkers.hint(session);
  }

  newSeed(): string {
    return newSeed({ chance: false });
  }

  fairness(table: OpenTable): string | null {
    return fairness(table.session);
  }

  export(name: string, text: string): string {
    return this.library.store.writeText(name, text);
  }

  explain(error: unknown): string {
    if (!(error instanceof RuleCrash)) return sentenceOf(error);
    return sentence(new Refused('rule-crash', { answer: error.entry[1], kept: this.keepCrash(error) }));
  }

  /** A failed rule is told once, so this is the moment to keep the position for whoever mends it. */
  private keepCrash(crash: RuleCrash): string {
    try {
      if (this.last) return this.library.keepCrash(this.last.table, crash);
    } catch {
      // The disk has its own sentence when the next answer is saved.
    }
    return '';
  }

  now(): number {
    return this.io.now().getTime();
  }

  whenText(ms: number): string {
    return whenText(ms, this.io.now());
  }
}
