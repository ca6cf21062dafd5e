/** Short questions at the table that take one key: which seat's board, and whether to leave. */
import type { Seat } from '../../../engine/types.js';
import type { Mode } from './mode.js';

type Asking = 'seat' | 'leave' | 'agree' | 'open';

interface AskNeeds {
  readonly seats: number;
  showSeat(seat: Seat): void;
  home(): void;
  quit(): void;
  agree(yes: boolean): void;
  open(): void;
}

export class AskMode implements Mode {
  asking: Asking | null = null;

  constructor(private readonly needs: AskNeeds) {}

  active(): boolean {
    return this.asking !== null;
  }

  start(asking: Asking): void {
    this.asking = asking;
  }

  key(key: string): boolean {
    const { asking, needs } = this;
    if (!asking) return false;
    this.asking = null;
    if (asking === 'seat') {
      const seat = Number(key) - 1;
      if (seat >= 0 && seat < needs.seats) needs.showSeat(seat);
    } else if (asking === 'agree') {
      if (key === 'y' || key === 'n') needs.agree(key === 'y');
    } else if (asking === 'open') {
      if (key === 'y' || key === 'enter') needs.open();
    } else if (key === 'y' || key === 'enter') needs.home();
    else if (key === 'q') needs.quit();
    return true;
  }
}
