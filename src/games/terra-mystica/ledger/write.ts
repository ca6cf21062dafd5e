/** Writes a game of ours as a ledger, finished or not: plays the log and notes a row for every turn and every answer. */
import { LEAVE } from '../../../engine/kit/leave.js';
import { leaverIn } from '../../../engine/leave.js';
import { answerOf, type LogEntry } from '../../../engine/log.js';
import { must } from '../../../engine/must.js';
import {
  type Answer,
  type AnyGame,
  type ChosenOptions,
  type Frame,
  type Prompt,
  Refused,
  type Seat,
} from '../../../engine/types.js';
import { capacity } from '../../terra-kit/bowls.js';
import { FIRST_GAME } from '../data/first-game.js';
import { BONUS_CARDS, CULTS } from '../data/ids.js';
import { BONUS_CARD, type Deed, SCORING_TILE } from '../data/tiles.js';
import { factionOf } from '../rules/goods.js';
import { placementOrder } from '../setup.js';
import type { OfferBatch, State } from '../types.js';
import { LEDGER_NAME, readCommand } from './commands.js';
import { headersOf } from './options.js';
import { Replay } from './replay.js';
import { isMain, type Recorded } from './rows.js';
import { say } from './say.js';

const DEED_CODE: Readonly<Record<Deed, string>> = {
  spade: 'SPADE',
  town: 'TOWN',
  dwelling: 'D',
  'trading-house': 'TP',
  temple: 'TE',
  stronghold: 'SH',
  sanctuary: 'SA',
};

class Writer {
  private readonly out: string[] = [];
  /** Numbers of each seat in its last row. */
  private readonly last = new Map<Seat, Recorded>();
  /** The row being filled, and the turn it belongs to; answers out of turn are rows of their own. */
  private commands: string[] = [];
  private turn: Frame | null = null;
  /** Who has just left offers open, to answer them in the own turn. */
  private waiting: Seat | null = null;
  private waited = false;
  private readonly noted = new Set<OfferBatch>();
  private turnNumber = 0;
  private place = -1;

  constructor(
    private readonly replay: Replay,
    private readonly names: readonly string[],
  ) {}

  private get s(): State {
    return this.replay.s;
  }

  text(log: readonly LogEntry[]): string {
    this.maybeOpen();
    const spoken = log.findLastIndex(([, id]) => id !== 'later');
    for (const [i, entry] of log.entries()) {
      this.entry(entry, log[i + 1], i >= spoken);
      this.roundChange();
    }
    if (this.out.length === 0) throw new Refused('ledger-no-factions');
    this.flush(this.turn?.seat ?? 0);
    if (this.s.over) this.finalRows();
    return `${this.out.join('\n')}\n`;
  }

  /** `last`: nothing comes behind it that would show what was answered. */
  private entry(entry: LogEntry, next: LogEntry | undefined, last: boolean): void {
    const prompt = this.replay.prompt();
    const a = answerOf(entry);
    if (prompt?.seat !== entry[0]) throw new Refused('log-broken', { entry: entry[1] });
    const { seat } = prompt;
    if (this.leaves(seat, a)) return;
    const turn = this.s.stack.find((f) => f.kind === 'turn') ?? null;
    if (turn && turn !== this.turn) {
      this.turnHeader(seat);
      this.waited = this.waiting === seat;
    }
    this.waiting = a.id === 'later' ? seat : null;
    this.turn = turn;
    const words = prompt.topic === 'faction' ? [] : [...say(this.s, seat, a), ...pauses(prompt, a, next, last)];
    this.commands.push(...words);
    const before = this.cultists();
    if (!this.replay.play(a.id, a.n)) throw new Refused('log-broken', { entry: entry[1] });
    if (prompt.topic === 'faction') this.maybeOpen();
    // Asked the same once more, because somebody left in between.
    const now = this.replay.prompt();
    if (a.id === 'later' && words.length === 0 && now?.topic === prompt.topic && now.seat === seat)
      this.commands.push('wait');
    if (!turn || !this.s.stack.includes(turn)) {
      this.aside(before, words);
      this.flush(seat);
    }
  }

  /** Somebody leaves, asked or not: a line of its own where it is said. Asking and thinking better of it leaves no trace. */
  private leaves(asked: Seat, a: Answer): boolean {
    const said = leaverIn(a);
    const going = said ?? (a.id === 'leave:yes' ? asked : null);
    if (going === null && a.id !== LEAVE.id && a.id !== 'leave:no') return false;
    if (going !== null) {
      this.flush(this.turn?.seat ?? asked);
      this.out.push(`${this.nameOf(going)} dropped from the game`);
    }
    if (said !== null) this.replay.leave(said);
    else if (!this.replay.play(a.id)) throw new Refused('log-broken', { entry: a.id });
    return true;
  }

  /** Rows in square brackets for the Cultists stand before the answer that causes them. */
  private aside(before: { seat: Seat; steps: number; power: string } | null, words: readonly string[]): void {
    const now = this.cultists();
    if (!before || !now || !words.some((w) => w.endsWith(' from cultists'))) return;
    if (now.steps > before.steps) this.row(now.seat, ['[opponent accepted power]'], '');
    else if (now.power !== before.power) this.row(now.seat, ['[all opponents declined power]'], '');
  }

  private cultists(): { seat: Seat; steps: number; power: string } | null {
    const seat = this.s.seats.findIndex((p) => p.faction === 'cultists');
    return seat < 0
      ? null
      : { seat, steps: this.s.pendingSteps, power: must(this.s.seats[seat], 'seat', seat).bowls.join() };
  }

  private flush(seat: Seat): void {
    const acts = this.commands.some((word) => isMain(readCommand(word) ?? { do: 'nothing', what: 'setup' }));
    if (this.commands.length > 0)
      this.row(seat, this.waited && !acts ? ['wait', ...this.commands] : this.commands, this.offers());
    this.waited = false;
    this.commands = [];
  }

  /** Power offered by buildings that no row has named yet, one number for each opponent that has room for it. */
  private offers(): string {
    const sums = new Map<Seat, number>();
    for (const batch of this.s.offers) {
      if (this.noted.has(batch)) continue;
      this.noted.add(batch);
      for (const o of batch.open) {
        if (capacity(must(this.s.seats[o.seat], 'seat', o.seat).bowls) > 0)
          sums.set(o.seat, (sums.get(o.seat) ?? 0) + o.power);
      }
    }
    return [...sums.values()].join(' ');
  }

  private nameOf(seat: Seat): string {
    return LEDGER_NAME.get(factionOf(this.s, seat)) ?? '';
  }

  private row(seat: Seat, commands: readonly string[], offers: string): void {
    this.line(seat, this.replay.numbersNow(seat), offers, commands);
  }

  /** Fifteen columns: changes and totals, offers, commands. */
  private line(seat: Seat, now: Recorded, offers: string, commands: readonly string[]): void {
    const old = this.last.get(seat) ?? now;
    this.last.set(seat, now);
    const weight = (n: Recorded) => must(n[5], 'space') + 2 * must(n[6], 'space');
    const steps = (n: Recorded) =>
      must(n[7], 'space') + must(n[8], 'space') + must(n[9], 'space') + must(n[10], 'space');
    const change = (n: number) => (n === 0 ? '' : n > 0 ? `+${n}` : String(n));
    const cells = [this.nameOf(seat)];
    for (const [i, unit] of ['VP', 'C', 'W', 'P'].entries())
      cells.push(change(must(now[i], 'seat', i) - must(old[i], 'seat', i)), `${now[i]} ${unit}`);
    cells.push(change(weight(now) - weight(old)), `${now.slice(4, 7).join('/')} PW`);
    cells.push(change(steps(now) - steps(old)), now.slice(7).join('/'), offers, commands.join('. '));
    this.out.push(cells.join('\t'));
  }

  // ---------------------------------------------------------------------------------- around the turns

  private maybeOpen(): void {
    const { s } = this;
    if (this.out.length > 0 || !s.seats.every((p) => p.faction)) return;
    this.out.push(...headersOf(s.options));
    this.out.push(...this.names.map((name, seat) => `Player ${seat + 1}: ${name}`));
    s.scoring.forEach((id, i) => {
      const { deeds, points } = SCORING_TILE[id];
      this.out.push(
        `Round ${i + 1} scoring: ${id}, ${deeds
          .map((d) => DEED_CODE[d])
          .reverse()
          .join('/')} >> ${points}`,
      );
    });
    for (const id of BONUS_CARDS) {
      const known = !BONUS_CARD[id].later || s.options.shippingCard;
      if (known && !s.cards.some((c) => c.id === id)) this.out.push(`Removing tile ${id}`);
    }
    for (const seat of s.order) this.row(seat, ['setup'], '');
    if (s.options.factions === 'first-game') this.firstDwellings();
  }

  /** The recommended game has its dwellings on the map already; a ledger places them in the usual order. */
  private firstDwellings(): void {
    const left = FIRST_GAME[this.s.seats.length as 2].dwellings.map((list) => [...list]);
    for (const seat of placementOrder(this.s))
      this.row(seat, [`build ${must(left[seat], 'next in the queue', seat).shift()}`], '');
  }

  private turnHeader(seat: Seat): void {
    const place = this.s.order.indexOf(seat);
    if (place <= this.place || this.turnNumber === 0) {
      this.turnNumber++;
      this.out.push(`Round ${this.s.round}, turn ${this.turnNumber}`);
    }
    this.place = place;
  }

  /** Rows of cult bonuses and of income, once the rules have gone through them. */
  private roundChange(): void {
    const { s, replay } = this;
    if (replay.run.stage === 'turns') return;
    if (replay.run.stage === 'passes' && (s.phase === 'cult-bonus' || s.round > 1)) {
      replay.reach('cult-bonus');
      this.incomeRows('cult_income_for_faction');
    }
    if (s.phase === 'cult-bonus') return;
    replay.reach('turns');
    this.incomeRows('other_income_for_faction');
    this.turnNumber = 0;
    this.place = -1;
  }

  private incomeRows(command: string): void {
    this.out.push(`Round ${this.s.phase === 'cult-bonus' ? this.s.round + 1 : this.s.round} income`);
    for (const seat of this.s.order) this.row(seat, [command], '');
  }

  private finalRows(): void {
    const { final, beforeFinal } = this.replay.run;
    const shown = must(beforeFinal, 'beforeFinal').map((n) => [...n]);
    const rows = (head: string, why: string, what: string) => {
      this.out.push(head);
      this.s.seats.forEach((_, seat) => {
        const points = final.get(`${seat} ${why}`);
        if (!points) return;
        must(shown[seat], 'shown', seat)[0]! += points;
        this.line(seat, [...must(shown[seat], 'shown', seat)], '', [`+${points}vp for ${what}`]);
      });
    };
    for (const cult of CULTS) rows(`Scoring ${cult.toUpperCase()} cult`, `cult:${cult}`, cult.toUpperCase());
    rows('Scoring network', 'rule:area', 'network');
    this.out.push('Converting resources to VPs');
    this.s.seats.forEach((p, seat) => {
      this.line(seat, [p.points, p.coins, p.workers, p.priests, ...p.bowls, ...p.cults], '', ['score_resources']);
    });
  }
}

/** Answers that would not show: the end of a turn that could go on, and whatever a game stops with. */
function pauses({ topic, seat }: Prompt, { id }: Answer, next: LogEntry | undefined, last: boolean): string[] {
  const shown = !last && next && next[1] !== LEAVE.id && leaverIn(answerOf(next)) === null;
  if (id === 'later') return shown ? [] : ['wait'];
  if (id !== 'end') return [];
  return shown && next[0] !== seat && topic !== 'turn-second' ? [] : ['done'];
}

export function writeLedger(
  game: AnyGame,
  names: readonly string[],
  options: ChosenOptions,
  seed: string,
  log: readonly LogEntry[],
): string {
  return new Writer(new Replay(game, names.length, options, seed), names).text(log);
}
