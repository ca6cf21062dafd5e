/** Saves and games together: what it takes to put a game on the table and to keep it. */

import { entryText } from '../engine/log.js';
import type { GameModule } from '../engine/phrasebook.js';
import type { SaveFile } from '../engine/save/format.js';
import { openSave, saveOf } from '../engine/save/open.js';
import { type RuleCrash, Session, type TableSeat, type TableSpec } from '../engine/session.js';
import { Refused } from '../engine/types.js';
import { games } from '../games.js';
import { openingNotice } from '../phrases.js';
import type { Lock } from '../store/lock.js';
import type { Store } from '../store/store.js';
import { didYouMean } from '../text/nearest.js';
import { programsOf, shownSeats } from './seats.js';

/** A game on the table: its session, and the save it is written to. */
export interface Kept {
  readonly module: GameModule;
  readonly session: Session;
  readonly name: string;
  /** What was not as it should be with the file; the game can be played on all the same. */
  readonly notice: string | null;
}

/** Reasons for which the former generation of a save is worth a look. */
const DAMAGED = ['save-empty', 'save-not-json', 'save-shape', 'save-changed', 'save-broken'];

export class Library {
  private locks = new Map<string, Lock>();

  constructor(
    readonly store: Store,
    readonly app: string,
    /** May this program play a seat? A save can come from anywhere, and names what it likes. */
    readonly programs: (command: string) => boolean = () => false,
  ) {}

  /** Deals a new game and writes its first save. */
  begin(module: GameModule, table: TableSpec, seed: string, wish: string): Kept {
    const session = new Session({ module, table, seed });
    return this.keep(module, session, wish);
  }

  /** Gives a session a save of its own. */
  keep(module: GameModule, session: Session, wish: string): Kept {
    const name = this.store.freeName(wish);
    const kept: Kept = { module, session, name, notice: null };
    this.locks.set(name, this.store.lock(name));
    this.save(kept);
    return kept;
  }

  /** Throws `Refused`; when the save is damaged but its former generation is good, the sentence can say so. */
  async open(name: string, how: { toWrite: boolean; backup?: boolean }): Promise<Kept> {
    const plain = this.known(name);
    if (how.toWrite && !this.locks.has(plain)) this.locks.set(plain, this.store.lock(plain));
    try {
      const file = how.backup ? this.store.readBackup(plain) : this.store.read(plain);
      const kept = await this.opened(plain, file);
      if (how.toWrite) this.checkPrograms(kept.session.table.seats);
      // What cannot be followed or does not fit stays on disk under another name before the game goes on.
      if (how.toWrite && kept.notice !== null) {
        this.store.write(this.store.freeName(`${plain}-before`), file);
        this.save(kept);
      }
      return kept;
    } catch (error) {
      this.release(plain);
      throw error;
    }
  }

  private async opened(name: string, file: SaveFile): Promise<Kept> {
    const entry = games().find((known) => known.id === file.game);
    if (!entry) throw new Refused('save-game', { game: file.game });
    const module = await entry.module();
    const save = { ...file, table: { ...file.table, seats: shownSeats(file.table.seats) } };
    const opened = openSave(module, save);
    return { module, session: opened.session, name, notice: openingNotice(opened) };
  }

  /** A save that names a command would run it as soon as its seat is asked: only when the player said so. */
  checkPrograms(seats: readonly TableSeat[]): void {
    for (const [seat, command] of programsOf(seats))
      if (!this.programs(command)) throw new Refused('save-programs', { seat: seat + 1, command });
  }

  /** Is the former generation of this damaged save good? */
  hasGoodBackup(name: string, error: unknown): boolean {
    if (!(error instanceof Refused) || !DAMAGED.includes(error.code)) return false;
    try {
      this.store.readBackup(name);
      return true;
    } catch {
      return false;
    }
  }

  /** The name without its ending; when there is no such save, the refusal says which one is near. */
  known(name: string): string {
    const plain = name.endsWith('.json') ? name.slice(0, -'.json'.length) : name;
    if (!this.store.exists(plain)) {
      const names = this.store.names();
      throw new Refused('save-missing', { name: plain, hint: didYouMean(plain, names) });
    }
    return plain;
  }

  /** The save that was written last. */
  latest(): string {
    const newest = this.store.list()[0];
    if (!newest) throw new Refused('save-none', { folder: this.store.folder });
    return newest.name;
  }

  save(kept: Pick<Kept, 'name' | 'session'>): void {
    this.store.write(kept.name, saveOf(kept.session, this.app));
  }

  /** A rule failed: keeps the position before it and what could not be played, for whoever mends the rule. */
  keepCrash(kept: Pick<Kept, 'name' | 'session'>, crash: RuleCrash): string {
    const name = this.store.freeName(`${kept.name}-crash`.slice(0, 70));
    this.store.write(name, saveOf(kept.session, this.app));
    const cause = crash.cause instanceof Error ? crash.cause.stack : String(crash.cause);
    this.store.writeText(
      `${name}.txt`,
      `answer ${kept.session.log.length + 1}: ${entryText(crash.entry)}\n\n${cause}\n`,
    );
    return name;
  }

  release(name: string): void {
    this.locks.get(name)?.release();
    this.locks.delete(name);
  }

  releaseAll(): void {
    for (const name of [...this.locks.keys()]) this.release(name);
  }
}
