/** Reads a ledger: every row becomes answers to the game's questions, and after every row all numbers are compared. */
import { must } from '../../../engine/must.js';
import type { Imported, ImportedRow } from '../../../engine/phrasebook.js';
import { type AnyGame, type ChosenOptions, type Facts, Refused, type Seat } from '../../../engine/types.js';
import type { Command } from './commands.js';
import { readings, seatsOf } from './options.js';
import { OwnTurn } from './own-turn.js';
import { Replay, SEED } from './replay.js';
import { isAside, isMain, type Ledger, type Row, readRows } from './rows.js';

class Reader {
  private readonly turn: OwnTurn;
  private readonly asides: Row[] = [];
  private readonly compared = new Set<Row>();
  /** Every row and how many answers lie behind it. */
  readonly places: ImportedRow[] = [];
  private at = 0;
  /** A row whose cult step was made before its time. */
  private early: Row | null = null;

  constructor(
    private readonly ledger: Ledger,
    private readonly replay: Replay,
  ) {
    this.turn = new OwnTurn(replay);
  }

  all(): void {
    const { rows } = this.ledger;
    for (this.at = 0; this.at < rows.length; this.at++) {
      const row = must(rows[this.at], 'row', this.at);
      if (isAside(row)) this.asides.push(row);
      else {
        this.row(row);
        for (const aside of this.asides.splice(0)) this.replay.compare(aside);
      }
      this.places.push({ row: row.line, text: row.text, who: row.faction, answers: this.replay.log.length });
    }
    this.ended();
  }

  private row(row: Row): void {
    const [first] = row.commands;
    if (first?.do === 'points') {
      this.replay.comparePoints(row, first.n, first.what);
      return;
    }
    if (first?.do === 'score-resources') {
      this.replay.compareCash(row);
      return;
    }
    if (first?.do === 'nothing' && first.what === 'cult-income' && row.commands.length === 1) {
      this.replay.reach('cult-bonus');
      this.replay.compare(row);
      return;
    }
    if (this.compared.has(row)) return;
    if (first?.do === 'leave') {
      this.leave(row);
      return;
    }
    if (this.early === row) {
      this.early = null;
      this.replay.ahead = null;
    }
    this.begin(row);
    this.finish(row);
    if (this.turn.halfDone()) return;
    if (row.commands.some((c) => c.do === 'nothing' && c.what === 'income')) {
      this.untilIncome(row);
      this.replay.reach('turns');
    }
    this.replay.compare(row);
  }

  private leave(row: Row): void {
    if (!this.replay.leave(this.replay.seat(row.faction)))
      throw new Refused('ledger-row', { row: row.line, ...this.wanted(), found: row.text });
  }

  /** A new row with a new action: the last one is over. */
  private begin(row: Row): void {
    this.stepEarly(row);
    // Somebody left in the middle of this turn: it goes on.
    if (this.ledger.rows[this.at - 1]?.commands[0]?.do === 'leave') return;
    const prompt = this.replay.prompt();
    if (prompt?.seat !== this.replay.seat(row.faction) || prompt.topic !== 'turn-rest') return;
    if (row.commands.some((c, i) => !row.played[i] && isMain(c))) this.replay.play('end');
  }

  /** A cult step whose track is named behind the next action is made before it; rows between do not show it yet. */
  private stepEarly(row: Row): void {
    if (!this.turn.awaitsStep() || !row.commands.some((c, i) => !row.played[i] && isMain(c))) return;
    if (row.commands.some((c) => c.do === 'cult')) return;
    const seat = this.replay.seat(row.faction);
    const later = this.ledger.rows.slice(this.at + 1).find((r) => r.faction === row.faction);
    const i = later?.commands.findIndex((c) => c.do === 'cult') ?? -1;
    const step = later?.commands[i];
    if (!later || step?.do !== 'cult') return;
    const before = this.replay.numbersNow(seat);
    if (!this.turn.stepEarly(step.cult)) return;
    later.played[i] = true;
    this.early = later;
    this.replay.ahead = { seat, by: this.replay.numbersNow(seat).map((n, k) => n - must(before[k], 'before', k)) };
  }

  /** Plays all that is left of a row. */
  private finish(row: Row): void {
    const seat = this.replay.seat(row.faction);
    for (let guard = 0; guard < 200; guard++) {
      const open = row.commands.find((c, i) => !row.played[i] && c.do !== 'nothing');
      if (!open) {
        // An answer that was asked for belongs to the row when nothing else can follow: keys are chosen by the result.
        const asked = this.replay.prompt();
        if (asked?.seat === seat && this.turn.key(row, asked)) continue;
        return;
      }
      const prompt = this.replay.prompt();
      if (prompt && prompt.seat === seat && this.turn.advance(row, prompt)) continue;
      if (this.turn.skipDead(row, seat)) continue;
      if (!prompt) throw this.unfit(row, open);
      if (prompt.seat === seat) this.settleOwn(row, open);
      else this.settleOther(row, prompt.seat, prompt.topic);
    }
    throw new Refused('ledger-row', { row: row.line, expected: 'move', found: row.text });
  }

  /** This seat is asked, but not about the next command: leave the question if that is allowed. */
  private settleOwn(row: Row, next: Command): void {
    const { topic } = must(this.replay.prompt(), 'open question');
    if (topic === 'open-offers' && this.replay.play('later')) return;
    if (topic === 'ordain' && this.replay.play('done')) return;
    if (topic === 'turn-rest' && isMain(next) && this.replay.play('end')) return;
    throw this.unfit(row, next);
  }

  /** Somebody else is asked: leave it open, end the turn, or look ahead to that seat's own row. */
  private settleOther(row: Row, seat: Seat, topic: string): void {
    if (topic === 'open-offers' && this.replay.play('later')) return;
    if (topic === 'turn-rest' && this.replay.play('end')) return;
    if (
      topic === 'ordain' &&
      !this.nextOf(seat)?.commands.some((c) => c.do === 'convert' && c.from === 'workers' && c.to === 'priests') &&
      this.replay.play('done')
    )
      return;
    const mains = row.commands.some((c, i) => !row.played[i] && isMain(c));
    if (topic === 'turn-second' && mains && this.replay.play('end')) return;
    const ahead = this.nextOf(seat);
    if (topic === 'turn' || !ahead || ahead === row) {
      const open = must(
        row.commands.find((c, i) => !row.played[i] && c.do !== 'nothing'),
        'match',
      );
      throw this.unfit(row, open);
    }
    if (!this.turn.advance(ahead, must(this.replay.prompt(), 'open question'))) {
      if (topic === 'spades' && this.replay.play('done')) return;
      throw new Refused('ledger-row', { row: ahead.line, ...this.wanted(), found: ahead.text });
    }
    // Another row of that seat may have to be played early as well, so this one is compared now.
    if (ahead.commands.every((c, i) => ahead.played[i] || c.do === 'wait') && !this.turn.halfDone()) {
      this.replay.compare(ahead);
      this.compared.add(ahead);
    }
  }

  /** Cult-bonus spades that a ledger uses in or behind the income row still come first. */
  private untilIncome(row: Row): void {
    for (let guard = 0; guard < 50 && this.replay.s.phase === 'cult-bonus'; guard++) {
      const prompt = must(this.replay.prompt(), 'open question');
      const ahead = this.nextOf(prompt.seat);
      const digs = ahead?.commands.some((c, i) => !ahead.played[i] && (c.do === 'transform' || c.do === 'give-up'));
      if (digs && ahead && this.turn.advance(ahead, prompt)) continue;
      if (!this.replay.play('done'))
        throw new Refused('ledger-row', { row: row.line, ...this.wanted(), found: row.text });
    }
  }

  /** The next row of a seat that still has something to play. */
  private nextOf(seat: Seat): Row | undefined {
    const { rows } = this.ledger;
    for (let i = this.at; i < rows.length; i++) {
      const row = must(rows[i], 'row', i);
      if (this.replay.seat(row.faction) === seat && row.commands.some((c, k) => !row.played[k] && c.do !== 'nothing'))
        return row;
    }
    return undefined;
  }

  private wanted(): Facts {
    const prompt = this.replay.prompt();
    if (!prompt) return { expected: 'over' };
    const { faction } = must(this.replay.s.seats[prompt.seat], 'seat', prompt.seat);
    return { expected: 'answer', faction: must(faction, 'faction'), topic: prompt.topic };
  }

  private unfit(row: Row, c: Command): Refused {
    return new Refused('ledger-row', { row: row.line, ...this.wanted(), found: `${c.do} (${row.text})` });
  }

  /** A game may stop anywhere, but not between an action and what it is about. */
  private ended(): void {
    if (!this.turn.halfDone()) return;
    const { s } = this.replay;
    throw new Refused('ledger-cut-off', {
      row: this.ledger.rows.at(-1)?.line ?? 0,
      round: s.round,
    });
  }
}

interface LedgerGame extends Imported {
  readonly rows: readonly ImportedRow[];
  /** The state at the end, for tests. */
  readonly end: Replay['s'];
}

export function readLedger(game: AnyGame, text: string): LedgerGame {
  let refused: unknown = null;
  // Rows remember what has been played: every reading has its own.
  for (const options of readings(readRows(text))) {
    try {
      return played(game, readRows(text), options);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      refused = error;
    }
  }
  throw refused;
}

function played(game: AnyGame, ledger: Ledger, options: ChosenOptions): LedgerGame {
  const given = seatsOf(ledger);
  const replay = new Replay(game, given.length, options, SEED);
  const reader = new Reader(ledger, replay);
  reader.all();
  const names = given.map((id, seat) => ledger.players[seat] ?? titleOf(id));
  return { names, options, seed: SEED, log: replay.log, rows: reader.places, end: replay.s };
}

const titleOf = (id: string): string =>
  id
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
