/** The shell's host of a program that can also sit at tables which are played elsewhere. */
import path from 'node:path';
import type { Session } from '../engine/session.js';
import { Refused, type Seat } from '../engine/types.js';
import { DiskHost } from '../host/host.js';
import { memoryFrom } from '../host/memory.js';
import type { Idea, LoadedGame, OnDisk, OpenTable, TableMemory, Thought } from '../ui/host.js';
import { type Sitting, sitDown, type Wish } from './guest.js';
import { RemoteTable } from './remote-table.js';

/** Starts a host for a save in a program of its own and gives back its socket. Throws `Refused`. */
export type StartHost = (save: string) => Promise<string>;

interface Chair {
  readonly table: OpenTable;
  readonly sitting: Sitting;
  memory: TableMemory;
}

export class ChairsHost extends DiskHost {
  private chair: Chair | null = null;
  /** How a host is started from here; null where none may be, as in a kiosk. */
  start: StartHost | null = null;
  passes: Wish['passes'] | null = null;

  /** Sits down at a table that a host keeps. Throws `Refused`. */
  async join(wish: Wish): Promise<OpenTable> {
    const sitting = await sitDown(wish);
    const { remote, module, pass } = sitting;
    const { ui }: LoadedGame = await this.game(module.game.id);
    const own = remote.own === null ? '' : (remote.table.seats[remote.own]?.name ?? '');
    const table: OpenTable = {
      module,
      ui,
      session: remote,
      name: remote.facts.name,
      notice: pass === null ? null : this.texts.chairsPass({ name: own, pass }),
    };
    const memory = memoryFrom({ orders: remote.own === null ? [] : seatOrders(remote.own, sitting) }, remote.seats);
    this.leave();
    this.chair = { table, sitting, memory };
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
      return await this.join({
        socket: () => socket,
        seat: own === null ? null : `${own + 1}`,
        passes: this.passes ?? NO_PASSES,
      });
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
    const { answers, trouble } = chair.sitting.remote.saved;
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
    const { own } = chair.sitting.remote;
    if (own === null) return;
    const before = chair.memory.orders[own] ?? {};
    const now = memory.orders[own] ?? {};
    chair.memory = structuredClone(memory);
    for (const [id, value] of Object.entries(now)) if (before[id] !== value) chair.sitting.order(id, value);
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
    this.chair?.sitting.leave();
    this.chair = null;
    super.leave();
  }
}

const NO_PASSES: Wish['passes'] = { of: () => undefined, keep: () => undefined };

/** A bot thinks in the fair world that this seat was given. */
function playableOf(session: Session): Session {
  if (!((session as unknown) instanceof RemoteTable)) return session;
  const world = (session as unknown as RemoteTable).session;
  if (!world) throw new Refused('chairs-no-world');
  return world;
}

function seatOrders(own: Seat, { orders }: Sitting): Record<string, string>[] {
  return Array.from({ length: own + 1 }, (_, seat) => (seat === own ? { ...orders } : {}));
}

function firstPerson({ session }: OpenTable): Seat | null {
  const seat = session.table.seats.findIndex(({ by }) => by === 'human');
  return seat < 0 ? null : seat;
}
