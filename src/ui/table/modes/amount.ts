/** How many: the amount of the marked choice, typed or turned. */
import { commandFor } from '../../keys/commands.js';
import type { Desk } from '../desk.js';
import type { Mode } from './mode.js';

export class AmountMode implements Mode {
  constructor(
    private readonly desk: Desk,
    private readonly confirm: () => void,
  ) {}

  active(): boolean {
    return this.desk.amount !== null;
  }

  key(key: string): boolean {
    const { desk } = this;
    if (!desk.amount) return false;
    const command = commandFor('amount', key);
    if (command === 'back') desk.amount = null;
    else if (command === 'do') this.confirm();
    else desk.amountKey(key);
    return true;
  }
}
