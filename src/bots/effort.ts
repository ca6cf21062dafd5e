/** What one thought may cost: time, or positions; and that it can be halted from outside. */

export interface Limits {
  /** Milliseconds, where positions are not counted. */
  readonly ms: number;
  /** Positions to look at: the same thought on every machine, whatever its load. */
  readonly nodes?: number | undefined;
  now(): number;
  /** True once somebody wants the best answer so far. */
  halted?(): boolean;
}

/** Positions between two looks at the clock. */
const PER_LOOK = 16;
/** The last positions and the reasons take their time too. */
const USED = 0.95;

export class Effort {
  /** It is spent, or was halted. */
  over = false;
  private readonly deadline: number;

  constructor(
    private readonly limits: Limits,
    /** Positions so far. */
    public looked = 0,
  ) {
    this.deadline = limits.now() + limits.ms * USED;
  }

  /** Asked once for each position. */
  spent(): boolean {
    if (this.over) return true;
    this.looked++;
    const { nodes } = this.limits;
    if (nodes !== undefined) this.over = this.looked > nodes;
    if (this.looked % PER_LOOK === 0) {
      if (nodes === undefined) this.over = this.limits.now() >= this.deadline;
      this.over ||= this.limits.halted?.() ?? false;
    }
    return this.over;
  }
}
