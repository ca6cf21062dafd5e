/** Standing orders in plain mode: the same ones as on the screen, kept beside the save. */
import { ordered, orderValue } from '../engine/orders.js';
import type { Session } from '../engine/session.js';
import type { Answer, Seat } from '../engine/types.js';
import type { Store } from '../store/store.js';

export class Orders {
  private readonly beside: Record<string, unknown>;
  private readonly bySeat: Record<string, string>[];

  constructor(
    private readonly session: Session,
    private readonly store: Store,
    private readonly name: string,
  ) {
    const raw = store.readBeside(name);
    this.beside = typeof raw === 'object' && raw !== null ? { ...raw } : {};
    const kept: unknown[] = Array.isArray(this.beside['orders']) ? this.beside['orders'] : [];
    this.bySeat = session.table.seats.map((_, seat) => {
      const own = kept[seat];
      const entries = typeof own === 'object' && own !== null ? Object.entries(own) : [];
      return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
    });
  }

  /** 'orders' lists them, 'orders 1 3' sets the first to its third value. */
  lines(seat: Seat, words: string): string[] {
    const all = this.session.module.orders;
    if (all.length === 0) return ['This game has no reactions that could be answered by themselves.'];
    const [, order, value] = /^(\d+) (\d+)$/.exec(words.trim()) ?? [];
    if (order !== undefined) {
      const meant = all[Number(order) - 1];
      const chosen = meant?.values[Number(value) - 1];
      if (!meant || chosen === undefined) return ['There is no such order or value.'];
      this.set(seat, meant.id, chosen);
      return [`${meant.title}: ${meant.describe(chosen)}.`];
    }
    return all.flatMap((o, i) => {
      const now = orderValue(o, this.bySeat[seat] ?? {});
      return [
        `${i + 1}  ${o.title}: ${o.describe(now)}`,
        ...o.values.map((v, k) => `   orders ${i + 1} ${k + 1}  ${o.describe(v)}${v === now ? '  (now)' : ''}`),
      ];
    });
  }

  /** What the asked seat has ordered for this question; null: ask the person. */
  answer(): Answer | null {
    const prompt = this.session.prompt();
    if (!prompt || this.session.table.seats[prompt.seat]?.by !== 'human') return null;
    return ordered(this.session.module.orders, prompt, this.bySeat[prompt.seat]!);
  }

  private set(seat: Seat, order: string, value: string): void {
    this.bySeat[seat]![order] = value;
    try {
      this.store.writeBeside(this.name, { ...this.beside, orders: this.bySeat });
    } catch {
      // A comfort: the save itself tells when the disk is in trouble.
    }
  }
}
