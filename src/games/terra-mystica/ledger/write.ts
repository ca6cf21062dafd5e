/** Writes a finished game of ours as a ledger: plays the log and notes a row for every turn and every answer. */
import { answerOf, type LogEntry } from '../../../engine/log.js';
import { type AnyGame, type ChosenOptions, type Frame, Refused, type Seat } from '../../../engine/types.js';
import { capacity } from '../../terra-kit/bowls.js';
import { FIRST_GAME } from '../data/first-game.js';
import { BONUS_CARDS, CULTS } from '../data/ids.js';
import { BONUS_CARD, type Deed, SCORING_TILE } from '../data/tiles.js';
import { LATER_TOWNS } from '../options.js';
import { placementOrder } from '../setup.js';
import type { OfferBatch, State } from '../types.js';
import { LEDGER_NAME } from './commands.js';
import { headersOf } from './options.js';
import { Replay } from './replay.js';
import type { Recorded } from './rows.js';
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
  private readonly noted = new Set<OfferBatch>();
  private turnNumber = 0;
  private place = -1;

  constructor(private readonly replay: Replay) {}

  private get s(): State {
    return this.replay.s;
  }

  text(log: readonly LogEntry[]): string {
    this.maybeOpen();
    for (const entry of log) {
      this.entry(entry);
      this.roundChange();
    }
    if (!this.s.over) throw new Refused('ledger-unfinished', { round: this.s.round });
    this.finalRows();
    return `${this.out.join('\n')}\n`;
  }

  private entry(entry: LogEntry): void {
    const prompt = this.replay.prompt();
    const a = answerOf(entry);
    if (prompt?.seat !== entry[0]) throw new Refused('log-broken', { entry: entry[1] });
    const { seat } = prompt;
    const turn = this.s.stack.find((f) => f.kind === 'turn') ?? null;
    if (turn && turn !== this.turn) this.turnHeader(seat);
    this.turn = turn;
    const words = prompt.topic === 'faction' ? [] : say(this.s, seat, a);
    this.commands.push(...words);
    const before = this.cultists();
    if (!this.replay.play(a.id, a.n)) throw new Refused('log-broken', { entry: entry[1] });
    if (prompt.topic === 'faction') this.maybeOpen();
    if (!turn || !this.s.stack.includes(turn)) {
      this.aside(before, words);
      this.flush(seat);
    }
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
    return seat < 0 ? null : { seat, steps: this.s.pendingSteps, power: this.s.seats[seat]!.bowls.join() };
  }

  private flush(seat: Seat): void {
    if (this.commands.length > 0) this.row(seat, this.commands, this.offers());
    this.commands = [];
  }

  /** Power offered by buildings that no row has named yet, one number for each opponent that has room for it. */
  private offers(): string {
    const sums = new Map<Seat, number>();
    for (const batch of this.s.offers) {
      if (this.noted.has(batch)) continue;
      this.noted.add(batch);
      for (const o of batch.open) {
        if (capacity(this.s.seats[o.seat]!.bowls) > 0) sums.set(o.seat, (sums.get(o.seat) ?? 0) + o.power);
      }
    }
    return [...sums.values()].join(' ');
  }

  private row(seat: Seat, commands: readonly string[], offers: string): void {
    this.line(seat, this.replay.numbersNow(seat), offers, commands);
  }

  /** Fifteen columns: changes and totals, offers, commands. */
  private line(seat: Seat, now: Recorded, offers: string, commands: readonly string[]): void {
    const old = this.last.get(seat) ?? now;
    this.last.set(seat, now);
    const weight = (n: Recorded) => n[5]! + 2 * n[6]!;
    const steps = (n: Recorded) => n[7]! + n[8]! + n[9]! + n[10]!;
    const change = (n: number) => (n === 0 ? '' : n > 0 ? `+${n}` : String(n));
    const name = LEDGER_NAME.get(this.s.seats[seat]!.faction!)!;
    const cells = [name];
    for (const [i, unit] of ['VP', 'C', 'W', 'P'].entries()) cells.push(change(now[i]! - old[i]!), `${now[i]} ${unit}`);
    cells.push(change(weight(now) - weight(old)), `${now.slice(4, 7).join('/')} PW`);
    cells.push(change(steps(now) - steps(old)), now.slice(7).join('/'), offers, commands.join('. '));
    this.out.push(cells.join('\t'));
  }

  // ---------------------------------------------------------------------------------- around the turns

  private maybeOpen(): void {
    const { s } = this;
    if (this.out.length > 0 || !s.seats.every((p) => p.faction)) return;
    const { laterTowns } = s.options;
    if (laterTowns.length > 0 && laterTowns.length < LATER_TOWNS.length) throw new Refused('ledger-towns');
    this.out.push(...headersOf(s.options));
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
    for (const seat of placementOrder(this.s)) this.row(seat, [`build ${left[seat]!.shift()}`], '');
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
    const shown = beforeFinal!.map((n) => [...n]);
    const rows = (head: string, why: string, what: string) => {
      this.out.push(head);
      this.s.seats.forEach((_, seat) => {
        const points = final.get(`${seat} ${why}`);
        if (!points) return;
        shown[seat]![0]! += points;
        this.line(seat, [...shown[seat]!], '', [`+${points}vp for ${what}`]);
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

export function writeLedger(
  game: AnyGame,
  seats: number,
  options: ChosenOptions,
  seed: string,
  log: readonly LogEntry[],
): string {
  return new Writer(new Replay(game, seats, options, seed)).text(log);
}
