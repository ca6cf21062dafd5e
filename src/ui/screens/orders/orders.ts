/** Standing orders of the asked seat: reactions that answer themselves until they are changed. */
import { createElement, type ReactNode } from 'react';
import { orderValue } from '../../../engine/orders.js';
import { commandFor, keyHints } from '../../keys/commands.js';
import type { Scene, Size } from '../../scene.js';
import type { TableScene } from '../../table/table.js';
import { HelpScene } from '../help/help.js';
import { stepped } from '../parts/Choices.js';
import { clickedRow } from '../parts/clicks.js';
import { OrdersView } from './OrdersView.js';

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

  wheel(by: 1 | -1): void {
    this.key(by < 0 ? 'up' : 'down');
  }

  click(id: string): void {
    const row = clickedRow(id);
    if (row === this.row) this.key('right');
    else if (row !== null) this.row = row;
  }

  view(size: Size): ReactNode {
    const { owner } = this;
    const { texts, glyphs } = owner.stage;
    return createElement(OrdersView, {
      owner,
      size,
      seat: this.seat,
      rows: this.orders.map((order, i) => {
        const value = this.value(i);
        return {
          title: order.title,
          value: order.describe(value),
          values: order.values.map((v) => ({ text: order.describe(v), on: v === value })),
        };
      }),
      at: this.row,
      swaps: owner.play.handovers(),
      hints: keyHints('orders', ['row', 'value', 'help', 'back'], glyphs, texts, { value: texts.keyValue }),
    });
  }
}
