/** Standing orders of the asked seat: reactions that answer themselves until they are changed. */
import { orderValue } from '../../engine/orders.js';
import { commandFor, keyRow } from '../keys/commands.js';
import type { Area } from '../paint/area.js';
import { cut } from '../paint/text.js';
import type { Scene } from '../scene.js';
import { ACCENT, DIM } from '../table/frame.js';
import type { TableScene } from '../table/table.js';
import { P } from '../texts/en.js';
import { HelpScene } from './help.js';
import { firstShown, stepped } from './list.js';

export class OrdersScene implements Scene {
  private row = 0;

  constructor(private readonly owner: TableScene) {}

  private get orders() {
    return this.owner.table.module.orders;
  }

  private get seat() {
    return this.owner.viewer ?? 0;
  }

  private value(i: number): string {
    const order = this.orders[i]!;
    return orderValue(order, this.owner.play.memory.orders[this.seat] ?? {});
  }

  key(key: string): void {
    switch (commandFor('orders', key)) {
      case 'row':
        this.row = stepped(this.row, key === 'up' || key === 'k' ? -1 : 1, this.orders.length);
        return;
      case 'value': {
        const order = this.orders[this.row];
        if (!order) return;
        const n = order.values.length;
        const at = order.values.indexOf(this.value(this.row)) + (key === 'left' || key === 'h' ? -1 : 1);
        this.owner.play.setOrder(this.seat, order.id, order.values[(at + n) % n]!);
        return;
      }
      case 'help':
        this.owner.stage.push(new HelpScene(this.owner.stage, 'orders'));
        return;
      case 'go':
      case 'back':
        this.leave();
        return;
      default:
        if (key === 'a') this.leave();
    }
  }

  /** An order may answer the open question at once. */
  private leave(): void {
    this.owner.stage.pop();
    this.owner.advance();
  }

  paint(area: Area): void {
    const keys = keyRow('orders', ['row', 'value', 'back'], area.width, this.owner.stage.glyphs, { value: 'value' });
    this.owner.paintFrame(area, { keys, preview: P.ordersHelp, space: (space) => this.paintOrders(space) });
  }

  private paintOrders(area: Area): void {
    const name = this.owner.session.table.seats[this.seat]!.name;
    area.text(0, 0, `${P.orders}  ${this.seat + 1} ${name}`, { bold: true });
    if (this.orders.length === 0) area.text(2, 2, P.noOrders);
    this.orders.forEach((order, i) => {
      const marked = i === this.row;
      const value = this.value(i);
      const style = marked ? ACCENT : {};
      if (marked) area.text(0, 1 + i, '►', ACCENT);
      area.text(2, 1 + i, cut(order.title, 34), style);
      area.text(
        38,
        1 + i,
        cut(`‹ ${order.describe(value)} › ${order.values.indexOf(value) + 1}/${order.values.length}`, area.width - 38),
        style,
      );
    });
    const { swaps, spared } = this.owner.play.memory;
    area.right(area.width, 0, P.swaps({ made: swaps, spared }), DIM);
    this.paintValues(area.sub(2, 2 + this.orders.length, area.width - 2, area.height - 2 - this.orders.length));
  }

  /** All that the marked order could say, with what it says now. */
  private paintValues(area: Area): void {
    const order = this.orders[this.row];
    if (!order) return;
    const now = order.values.indexOf(this.value(this.row));
    const first = firstShown(order.values.length, area.height, now);
    order.values.slice(first, first + area.height).forEach((value, i) => {
      const marked = first + i === now;
      area.text(0, i, marked ? '√' : ' ', ACCENT);
      area.text(2, i, cut(order.describe(value), area.width - 2), marked ? {} : DIM);
    });
  }
}
