/** The shell's host of a program that can also sit at tables which are played elsewhere. */
import path from 'node:path';
import { must } from '../engine/must.js';
import type { Session } from '../engine/session.js';
import { Refused, type Seat } from '../engine/types.js';
import { DiskHost } from '../host/host.js';
import { memoryFrom } from '../host/memory.js';
import type { Idea, LoadedGame, OnDisk, OpenTable, TableMemory, Thought } from '../ui/host.js';
import { type Sitting, sitDown, type Wish } from './guest.js';
import { RemoteTable } from './remote-table.js';
import { SharedScreen } from './shared-screen.js';

/** Starts a host for a save in a program of its own and gives back its socket. Throws `Refused`. */
type StartHost = (save: string) => Promise<string>;

interface Chair {
  readonly table: OpenTable;
  /** The lines of this screen; where several people share it, the first one tells what everybody may know. */
  readonly sittings: readonly Sitting[];
  memory: TableMemory;
}

export class ChairsHost extends DiskHost {
  private chair: Chair | null = null;
  /** How a host is started from here; null where none may be, as in a kiosk. */
  start: StartHost | null = null;
  passes: Wish['passes'] | null = null;

  /** Sits down at a table that a host keeps, on one seat or on several that share this screen. Throws `Refused`. */
  async join(wishes: readonly Wish[]): Promise<OpenTable> {
    const sittings = await sitDownAll(wishes);
    const [first, ...others] = sittings;
    const { remote, module } = must(first, 'a line to the table');
    const { ui }: LoadedGame = await this.game(module.game.id);
    const news = sittings.flatMap(({ seat, pass }) =>
      pass === null ? [] : [this.texts.chairsPass({ name: remote.table.seats[seat ?? -1]?.name ?? '', pass })],
    );
    const hands = others.map((one) => one.remote);
    const table: OpenTable = {
      module,
      ui,
      session: hands.length === 0 ? remote : new SharedScreen(remote, hands),
      name: remote.facts.name,
      notice: news.length === 0 ? null : news.join(' '),
    };
    const memory = memoryFrom({ orders: ordersOf(sittings, remote.seats) }, remote.seats);
    this.leave();
    this.chair = { table, sittings, memory };
    return table;
  }

  private chairOf(table: OpenTable): Chair | null {
    return this.chair?.table === table ? this.chair : null;
  }

  get openToOthers(): ((table: OpenTable, seat: Seat | null) => Promise<OpenTable>) | undefined {
    const { start } = this;
    return start ? (table, seat) => this.moveToHost(start, table, seat) : undefined;
  }

  private async moveToHost(start: StartHost, table: OpenTable, seat: Seat | null): Promise<OpenTable> {
    const left = this.unsaved() ? this.onDisk(table).trouble : null;
    if (left) throw left;
    const { name } = table;
    const own = table.session.table.seats[seat ?? -1]?.by === 'human' ? seat : firstPerson(table);
    // The save is free while the host takes it; when that fails it is opened here again.
    this.leave();
    try {
      const socket = await start(name);
      const seat = own === null ? null : `${own + 1}`;
      return await this.join([{ socket: () => socket, seat, passes: this.passes ?? NO_PASSES }]);
    } catch (error) {
      return { ...(await this.open(name)), notice: this.explain(error) };
    }
  }

  override async takeOver(...[table, n, wish]: Parameters<DiskHost['takeOver']>) {
    if (table.session.seed === '') throw new Refused('chairs-no-seed');
    return super.takeOver(table, n, wish);
  }

  override save(table: OpenTable): void {
    if (!this.chairOf(table)) super.save(table);
  }

  override onDisk(table: OpenTable): OnDisk {
    const chair = this.chairOf(table);
    if (!chair) return super.onDisk(table);
    const { answers, trouble } = must(chair.sittings[0], 'a line to the table').remote.saved;
    return { answers, trouble: trouble === '' ? null : new Refused('chairs-disk', { text: trouble }) };
  }

  override memory(table: OpenTable): TableMemory {
    return this.chairOf(table)?.memory ?? super.memory(table);
  }

  /** Orders of the own seat are the host's to obey. */
  override remember(table: OpenTable, memory: TableMemory): void {
    const chair = this.chairOf(table);
    if (!chair) {
      super.remember(table, memory);
      return;
    }
    const before = chair.memory;
    chair.memory = structuredClone(memory);
    for (const { remote, order } of chair.sittings) {
      const own = remote.own ?? -1;
      for (const [id, value] of Object.entries(memory.orders[own] ?? {}))
        if (before.orders[own]?.[id] !== value) order(id, value);
    }
  }

  override think(session: Session, seat: Seat, onIdea?: (idea: Idea) => void): Promise<Thought> {
    return super.think(playableOf(session), seat, onIdea);
  }

  override hint(session: Session): Promise<Thought | null> {
    return super.hint(playableOf(session));
  }

  override fairness(table: OpenTable): string | null {
    return table.session.seed === '' ? null : super.fairness(table);
  }

  override export(name: string, text: string): string {
    return super.export(path.basename(name), text);
  }

  override leave(): void {
    for (const one of this.chair?.sittings ?? []) one.leave();
    this.chair = null;
    super.leave();
  }
}

const NO_PASSES: Wish['passes'] = { of: () => undefined, keep: () => undefined };

/** A bot thinks in the fair world that this seat was given. */
function playableOf(session: Session): Session {
  const source: unknown = session;
  if (!(source instanceof RemoteTable || source instanceof SharedScreen)) return session;
  const world = source.session;
  if (!world) throw new Refused('chairs-no-world');
  return world;
}

/** A second line to a seat knows the pass that the first one was given. */
function withPass(wish: Wish, sittings: readonly Sitting[]): Wish {
  const pass = wish.pass ?? sittings.find((one) => one.wish.seat === wish.seat)?.pass ?? undefined;
  return { ...wish, pass };
}

/** One after the other; where one is refused, those who sat down get up again. */
async function sitDownAll(wishes: readonly Wish[]): Promise<Sitting[]> {
  const sittings: Sitting[] = [];
  try {
    for (const wish of wishes) sittings.push(await sitDown(withPass(wish, sittings)));
    return sittings;
  } catch (error) {
    for (const one of sittings) one.leave();
    if (!(error instanceof Refused)) throw error;
    throw new Refused(error.code, { ...error.facts, line: sittings.length });
  }
}

function ordersOf(sittings: readonly Sitting[], seats: number): Record<string, string>[] {
  return Array.from({ length: seats }, (_, seat) => ({
    ...sittings.find(({ remote }) => remote.own === seat)?.orders,
  }));
}

function firstPerson({ session }: OpenTable): Seat | null {
  const seat = session.table.seats.findIndex(({ by }) => by === 'human');
  return seat < 0 ? null : seat;
}
