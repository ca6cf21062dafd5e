/** Plays answers on a real game and remembers the numbers that rows are compared with. */
import { accepts, Run, start } from '../../../engine/engine.js';
import { LEAVE } from '../../../engine/kit/leave.js';
import { leaves } from '../../../engine/leave.js';
import { entryOf, type LogEntry } from '../../../engine/log.js';
import { must } from '../../../engine/must.js';
import type { AnyGame } from '../../../engine/types.js';
import {
  type Choice,
  type ChosenOptions,
  type GameEvent,
  type Prompt,
  Refused,
  type Seat,
} from '../../../engine/types.js';
import type { Cult, FactionId } from '../data/ids.js';
import { seatOf } from '../rules/goods.js';
import type { State, TmEvent } from '../types.js';
import { NUMBERS, type Recorded, type Row } from './rows.js';

export const SEED = 'ledger';

function numbersOf(s: State, seat: Seat): number[] {
  const p = seatOf(s, seat);
  return [p.points, p.coins, p.workers, p.priests, ...p.bowls, ...p.cults];
}

/** The rules go from the last pass through cult bonuses to income in one go; rows show every stage of it. */
type Stage = 'turns' | 'passes' | 'cult-bonus';

/** Keeps the numbers of the moments that rows are compared with. */
class Watched extends Run {
  stage: Stage = 'turns';
  beforeBonus: number[][] = [];
  beforeIncome: number[][] = [];
  beforeFinal: number[][] | null = null;
  /** Final points by seat and by what they are for. */
  readonly final = new Map<string, number>();

  override tell(event: GameEvent): void {
    const e = event as TmEvent;
    if (e.type === 'order') {
      this.beforeBonus = this.all();
      this.stage = 'passes';
    } else if (e.type === 'round') {
      this.beforeIncome = this.all();
      if (e.round === 1) {
        this.beforeBonus = this.beforeIncome;
        this.stage = 'passes';
      }
    } else if (e.type === 'final') this.beforeFinal = this.all();
    else if (e.type === 'points' && this.beforeFinal) this.final.set(`${e.seat} ${e.why}`, e.points);
  }

  private all(): number[][] {
    const s = this.s as State;
    return s.seats.map((_, seat) => numbersOf(s, seat));
  }
}

export class Replay {
  readonly run: Watched;
  readonly log: LogEntry[] = [];
  /** Final rows come one by one: the points that a seat should show. */
  private readonly shown = new Map<Seat, number>();
  readonly cashed = new Set<Seat>();
  /** What was played for a seat before its row. */
  ahead: { seat: Seat; by: readonly number[] } | null = null;

  constructor(game: AnyGame, seats: number, options: ChosenOptions, seed: string) {
    this.run = new Watched(game, start(game, seats, options, seed, false).s, true);
  }

  get s(): State {
    return this.run.s as State;
  }

  seat(faction: FactionId): Seat {
    const seat = this.s.seats.findIndex((p) => p.faction === faction);
    if (seat < 0) throw new Refused('ledger-faction', { row: 0, found: faction });
    return seat;
  }

  prompt(): Prompt | null {
    return this.run.prompt();
  }

  offered(id: string): Choice | undefined {
    return this.prompt()?.choices.find((c) => c.id === id);
  }

  /** Plays an answer if it is on the list. */
  play(id: string, n?: number): boolean {
    const prompt = this.prompt();
    const answer = n === undefined ? { id } : { id, n };
    if (!prompt || accepts(prompt, answer) !== 'yes') return false;
    this.log.push(entryOf(prompt.seat, answer));
    this.run.play(answer);
    return true;
  }

  /** A seat leaves: at its own question as people do it, at somebody else's by saying so. */
  leave(seat: Seat): boolean {
    if (this.prompt()?.seat === seat && this.play(LEAVE.id)) return this.play('leave:yes');
    const answer = leaves(seat);
    const prompt = this.prompt();
    if (!prompt || accepts(prompt, answer) !== 'yes') return false;
    this.log.push(entryOf(prompt.seat, answer));
    this.run.play(answer);
    return true;
  }

  // ------------------------------------------------------------------------------------ comparing

  compare(row: Row): void {
    if (row.recorded) this.equal(row, this.numbersNow(this.seat(row.faction)));
  }

  /** A row of cult bonuses or income says how far the round change has come. */
  reach(stage: Stage): void {
    this.run.stage = stage;
  }

  /** What a row of this seat shows now. */
  numbersNow(seat: Seat): Recorded {
    const found = this.stageNumbers(seat);
    const { ahead } = this;
    return ahead?.seat === seat ? found.map((n, i) => n - must(ahead.by[i], 'part', i)) : found;
  }

  private stageNumbers(seat: Seat): Recorded {
    if (this.s.over) return must(must(this.run.beforeFinal, 'points before the end')[seat], 'seat', seat);
    if (this.run.stage === 'passes') return must(this.run.beforeBonus[seat], 'seat', seat);
    if (this.run.stage === 'cult-bonus' && this.s.phase !== 'cult-bonus')
      return must(this.run.beforeIncome[seat], 'seat', seat);
    return numbersOf(this.s, seat);
  }

  comparePoints(row: Row, n: number, what: Cult | 'network'): void {
    const seat = this.seat(row.faction);
    this.needOver(row);
    const found = this.run.final.get(`${seat} ${what === 'network' ? 'rule:area' : `cult:${what}`}`) ?? 0;
    if (found !== n)
      throw new Refused('ledger-prize', {
        row: row.line,
        faction: row.faction,
        of: what,
        expected: n,
        found,
        text: row.text,
      });
    const before = must(must(this.run.beforeFinal, 'points before the end')[seat], 'seat', seat);
    const points = (this.shown.get(seat) ?? must(before[0], 'before')) + n;
    this.shown.set(seat, points);
    this.equal(row, [points, ...before.slice(1)]);
  }

  compareCash(row: Row): void {
    this.needOver(row);
    this.cashed.add(this.seat(row.faction));
    this.equal(row, numbersOf(this.s, this.seat(row.faction)));
  }

  private needOver(row: Row): void {
    if (!this.s.over) throw new Refused('ledger-row', { row: row.line, expected: 'not-over', found: row.text });
  }

  private equal(row: Row, found: Recorded): void {
    NUMBERS.forEach((what, i) => {
      const [expected, now] = [row.recorded?.[i] ?? found[i] ?? 0, found[i] ?? 0];
      if (expected !== now) this.differ(row, what, expected, now);
    });
  }

  private differ(row: Row, what: string, expected: number, found: number): never {
    throw new Refused('ledger-differs', { row: row.line, faction: row.faction, what, expected, found, text: row.text });
  }
}
