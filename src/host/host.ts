/** The shell's host on a real machine: games from the registry, saves in a folder, preferences in conf. */

import { botIds } from '../bots.js';
import type { Io } from '../cli/io.js';
import { answerOf } from '../engine/log.js';
import { chosenAgain, completeOptions } from '../engine/options.js';
import { RuleCrash, Session } from '../engine/session.js';
import { Refused, type Seat } from '../engine/types.js';
import { gameCalled, games } from '../games.js';
import { LESSONS } from '../lessons/index.js';
import { sentence, sentenceOf } from '../phrases.js';
import { printable } from '../text/printable.js';
import type {
  GameInfo,
  Host,
  LoadedGame,
  NewGame,
  OpenTable,
  SaveInfo,
  Settings,
  TableMemory,
  Thought,
} from '../ui/host.js';
import type { Lesson } from '../ui/lesson.js';
import { en } from '../ui/texts/en.js';
import type { Texts } from '../ui/texts/texts.js';
import { Bots } from './bots.js';
import type { Library } from './library.js';
import { checkDifferent, checkedName } from './seats.js';
import { checkedSeed, newSeed } from './seeds.js';
import { type SettingsStore, thinkingMs } from './settings.js';
import { dayText, whenText } from './when.js';

/** A table of this machine: its session is the game itself, and it is written to disk. */
export interface KeptTable extends OpenTable {
  readonly session: Session;
}

export class DiskHost implements Host {
  readonly version: string;
  readonly texts: Texts = en;
  /** The table that was played on last, and how many of its answers are on disk. */
  private last: { table: KeptTable; written: number } | null = null;
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

  games(): readonly GameInfo[] {
    return games().map(({ id, title, seats, minutes, character }) => ({ id, title, seats, minutes, note: character }));
  }

  saves(): readonly SaveInfo[] {
    return this.library.store.list().map(({ name, changed, save }): SaveInfo => {
      if (save instanceof Refused) {
        const broken = sentence(save);
        return {
          name,
          title: printable(name),
          seats: [],
          where: '',
          turn: null,
          when: changed,
          scores: [],
          answers: 0,
          broken,
        };
      }
      const seats = save.table.seats.map((seat) => printable(seat.name));
      const asked = save.head.asked;
      return {
        name,
        title: games().find((entry) => entry.id === save.game)?.title ?? printable(save.game),
        seats,
        where: asked === null ? 'over' : save.head.round === 0 ? 'set-up' : `round ${save.head.round}`,
        turn: asked === null ? null : (seats[asked] ?? null),
        when: changed,
        scores: save.head.points,
        answers: save.log.length,
      };
    });
  }

  lessons(): readonly Lesson[] {
    return LESSONS;
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
    const { module, ui } = await this.game(spec.game);
    const seats = spec.seats.map((seat, i) => ({ name: checkedName(seat.name, i + 1), by: seat.by }));
    checkDifferent(seats);
    const { optionSpecs } = module.game;
    const options = completeOptions(optionSpecs, chosenAgain(optionSpecs, spec.options));
    const seed = spec.seed === '' ? newSeed() : checkedSeed(spec.seed);
    const wish = spec.name ?? `${module.game.id}-${dayText(this.io.now())}`;
    const { session, name } = this.library.begin(module, { seats, options, undo: spec.undo }, seed, wish);
    return this.adopt({ module, ui, session, name });
  }

  async open(save: string): Promise<KeptTable> {
    const { module, session, name, notice } = await this.library.open(save, { toWrite: true });
    const { ui } = await this.game(module.game.id);
    return this.adopt({ module, ui, session, name, notice });
  }

  /** This is the table that is played on now; the one before it is free for other programs. */
  adopt(table: KeptTable): KeptTable {
    if (this.last && this.last.table.name !== table.name) this.library.release(this.last.table.name);
    this.last = { table, written: table.session.log.length };
    return table;
  }

  /** Name of the save that was played on last. */
  get played(): string | null {
    return this.last?.table.name ?? null;
  }

  /** The last belt on the way out: writes what an earlier attempt could not. */
  saveLast(): void {
    if (this.last && this.last.written !== this.last.table.session.log.length) this.save(this.last.table);
  }

  async takeOver(table: KeptTable, n: number): Promise<KeptTable> {
    const { module, ui } = table;
    this.library.checkPrograms(table.session.table.seats);
    const session = new Session({ module, table: table.session.table, seed: table.session.seed });
    for (const entry of table.session.log.slice(0, n)) session.submit(answerOf(entry));
    const { name } = this.library.keep(module, session, `${table.name}-from-${n}`.slice(0, 70));
    return this.adopt({ module, ui, session, name });
  }

  save(table: KeptTable): void {
    try {
      this.library.save(table);
      if (this.last?.table === table) this.last.written = table.session.log.length;
    } catch (error) {
      throw new Error(sentenceOf(error));
    }
  }

  memory(table: KeptTable): TableMemory {
    const seats = table.session.seats;
    const raw = this.library.store.readBeside(table.name) as Partial<TableMemory> | null;
    const count = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : 0);
    const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
    return {
      orders: Array.from({ length: seats }, (_, seat) => words(list(raw?.orders)[seat])),
      swaps: count(raw?.swaps),
      spared: count(raw?.spared),
      spent: Array.from({ length: seats }, (_, seat) => count(list(raw?.spent)[seat])),
    };
  }

  remember(table: KeptTable, memory: TableMemory): void {
    try {
      this.library.store.writeBeside(table.name, memory);
    } catch {
      // Orders and clocks are a comfort; the save itself tells when the disk is in trouble.
    }
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

  think(session: Session, seat: Seat): Promise<Thought> {
    return this.thinkers.choose(session, seat);
  }

  hint(session: Session): Promise<Thought | null> {
    return this.thinkers.hint(session);
  }

  newSeed(): string {
    return newSeed();
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
      if (this.last) return `it is kept as ${this.library.keepCrash(this.last.table, crash)}`;
    } catch {
      // The disk has its own sentence when the next answer is saved.
    }
    return 'please report it';
  }

  now(): number {
    return this.io.now().getTime();
  }

  whenText(ms: number): string {
    return whenText(ms, this.io.now());
  }
}

function words(raw: unknown): Record<string, string> {
  const out: Record<string, string> = {};
  if (typeof raw === 'object' && raw !== null)
    for (const [key, value] of Object.entries(raw)) if (typeof value === 'string') out[key] = value;
  return out;
}
