/**
 * The menu is the prompt folded by verb; folding is presentation only. One choice is marked at any time, and the board
 * cursor is the same mark seen from the other side.
 */
import { folded } from '../../engine/fold.js';
import type { Phrasebook, Telling } from '../../engine/phrasebook.js';
import type { Choice, Id, Prompt } from '../../engine/types.js';
import { isQuiet } from './quiet.js';

interface MenuRow {
  /** The key that jumps here; empty beyond the tenth. */
  readonly key: string;
  readonly verb: string;
  readonly label: string;
  readonly choices: readonly Choice[];
  /** Which of them the spinner shows. */
  at: number;
}

/** Up to this many choices are listed one by one: a list is easier to read than a spinner. */
const FEW = 8;

const DIGITS = '1234567890';

export class Menu {
  readonly rows: MenuRow[];
  row = 0;

  constructor(
    readonly prompt: Prompt,
    private readonly phrases: Phrasebook,
    private readonly telling: Telling,
    readonly filter = '',
  ) {
    const fitting = filter === '' ? prompt.choices : prompt.choices.filter((c) => this.matches(c, filter));
    // What is hardly ever meant comes last.
    const found = [...fitting.filter((c) => !c.rare), ...fitting.filter((c) => c.rare)];
    const verbs = [...new Set(found.map((c) => c.verb))];
    const flat = filter !== '' || found.length <= FEW || verbs.length === 1;
    const groups = flat ? found.map((c) => [c]) : verbs.map((verb) => found.filter((c) => c.verb === verb));
    this.rows = groups.map((choices, i) => ({
      key: DIGITS[i] ?? '',
      verb: choices[0]!.verb,
      label: phrases.verb(choices[0]!.verb),
      choices,
      at: 0,
    }));
  }

  /** Every word of the filter must turn up in the choice's words. */
  private matches(c: Choice, filter: string): boolean {
    const words = folded(`${this.phrases.verb(c.verb)} ${this.target(c)} ${this.phrases.choice(c, this.telling)}`);
    return folded(filter)
      .split(' ')
      .every((part) => words.includes(part));
  }

  target(c: Choice): string {
    return this.phrases.target(c, this.telling);
  }

  get current(): MenuRow | undefined {
    return this.rows[this.row];
  }

  get choice(): Choice | undefined {
    const row = this.current;
    return row?.choices[row.at];
  }

  move(by: number): void {
    const n = this.rows.length;
    if (n > 0) this.row = (this.row + by + n) % n;
  }

  /**
   * Puts the first mark where a hasty ↵ does no harm, as long as there is such a choice: near the verb that was marked
   * before when the same question comes again, else on the first safe choice in the game's own order.
   */
  settle(safe: (choice: Choice) => boolean, verb?: string): void {
    const order = this.rows.map((_, i) => i);
    const near = verb === undefined ? -1 : this.rows.findIndex((row) => row.verb === verb);
    if (near >= 0) order.unshift(near);
    for (const i of order) {
      const row = this.rows[i];
      const at = row?.choices.findIndex(safe) ?? -1;
      if (row && at >= 0) {
        this.row = i;
        row.at = at;
        return;
      }
    }
    // Everything loses something: an end does it by itself, and only once it is confirmed.
    const out = this.rows.findIndex((row) => row.choices.some(isQuiet));
    if (out >= 0 || near >= 0) this.row = out >= 0 ? out : near;
  }

  /** Turns the spinner; in a list of single choices it moves on to the next row. */
  turn(by: number): void {
    const row = this.current;
    if (!row) return;
    const n = row.choices.length;
    if (n > 1) row.at = (row.at + by + n) % n;
  }

  /** Jumps to the row with this key and keeps the target when that row has it too. */
  jump(key: string): boolean {
    const at = this.rows.findIndex((row) => row.key === key);
    if (at < 0) return false;
    const target = this.choice?.target;
    this.row = at;
    const row = this.rows[at]!;
    const same = target === undefined ? -1 : row.choices.findIndex((c) => c.target === target);
    if (same >= 0) row.at = same;
    return true;
  }

  select(id: Id): boolean {
    return this.pick((c) => c.id === id);
  }

  /** Marks a choice on this target: one of the present verb when there is one. */
  selectTarget(target: Id): boolean {
    const verb = this.current?.verb;
    return this.pick((c) => c.target === target && c.verb === verb) || this.pick((c) => c.target === target);
  }

  private pick(fits: (c: Choice) => boolean): boolean {
    for (const [i, row] of this.rows.entries()) {
      const at = row.choices.findIndex(fits);
      if (at >= 0) {
        this.row = i;
        row.at = at;
        return true;
      }
    }
    return false;
  }

  /** Choices that share the marked verb; the board marks their targets. All of them when that verb has no places. */
  offered(): readonly Choice[] {
    const verb = this.current?.verb;
    const same = this.prompt.choices.filter((c) => c.verb === verb && c.target !== undefined);
    return same.length > 0 ? same : this.prompt.choices.filter((c) => c.target !== undefined);
  }
}
