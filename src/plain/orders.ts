/** What belongs to a table but not to the rules, kept beside the save as the screen keeps it: standing orders. */
import { ordered, orderValue } from '../engine/orders.js';
import type { Session } from '../engine/session.js';
import type { Answer, Seat } from '../engine/types.js';
import { memoryFrom } from '../host/memory.js';
import { spoken } from '../languages/spoken.js';
import type { Store } from '../store/store.js';
import type { TableMemory } from '../ui/host.js';

export class Orders {
  private readonly memory: TableMemory;

  constructor(
    private readonly session: Session,
    private readonly store: Store,
    private readonly name: string,
  ) {
    this.memory = memoryFrom(store.readBeside(name), session.seats);
  }

  private of(seat: Seat): Record<string, string> {
    return this.memory.orders[seat] ?? {};
  }

  /** 'orders' lists them, 'orders 1 3' sets the first to its third value. */
  lines(seat: Seat, words: string): string[] {
    const all = this.session.module.orders;
    const { plain } = spoken();
    if (all.length === 0) return [plain.noOrders];
    const [, order, value] = /^(\d+) (\d+)$/.exec(words.trim()) ?? [];
    if (order !== undefined) {
      const meant = all[Number(order) - 1];
      const chosen = meant?.values[Number(value) - 1];
      if (!meant || chosen === undefined) return [plain.noSuchOrder];
      this.set(seat, meant.id, chosen);
      return [plain.orderSet({ order: meant.title, value: meant.describe(chosen) })];
    }
    return all.flatMap((o, i) => {
      const now = orderValue(o, this.of(seat));
      const values = o.values.map((v, k) =>
        plain.orderValue({ n: i + 1, k: k + 1, value: o.describe(v), now: v === now }),
      );
      return [plain.order({ n: i + 1, order: o.title, value: o.describe(now) }), ...values.map((line) => `   ${line}`)];
    });
  }

  /** What the asked seat has ordered for this question; null: ask the person. */
  answer(): Answer | null {
    const prompt = this.session.prompt();
    if (!prompt || this.session.table.seats[prompt.seat]?.by !== 'human') return null;
    return ordered(this.session.module.orders, prompt, this.of(prompt.seat), () => this.session.view(prompt.seat));
  }

  private set(seat: Seat, order: string, value: string): void {
    this.memory.orders[seat] = { ...this.of(seat), [order]: value };
    try {
      this.store.writeBeside(this.name, this.memory);
    } catch {
      // A comfort: the save itself tells when the disk is in trouble.
    }
  }
}
