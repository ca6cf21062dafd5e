/** A short way to a position: seats with factions, goods and structures, then answers and what they change. */
import { expect } from 'vitest';
import { copy, stable } from '../../../src/engine/copy.js';
import { accepts, type Run, start } from '../../../src/engine/engine.js';
import type { Choice, Seat } from '../../../src/engine/types.js';
import { FACTION_BOARDS } from '../../../src/games/terra-mystica/data/factions.js';
import type { BonusId, Building, FactionId, ScoringId } from '../../../src/games/terra-mystica/data/ids.js';
import { BUILDINGS, CULTS, SCORING_TILES, TERRAINS } from '../../../src/games/terra-mystica/data/ids.js';
import { hexOf } from '../../../src/games/terra-mystica/data/map.js';
import { game } from '../../../src/games/terra-mystica/index.js';
import { turnFrame } from '../../../src/games/terra-mystica/rules/turn-frame.js';
import type { SeatState, State } from '../../../src/games/terra-mystica/types.js';

export { game };

const HELD: readonly BonusId[] = ['BON3', 'BON5', 'BON8', 'BON7', 'BON9'];
const SPARE: readonly BonusId[] = ['BON1', 'BON2', 'BON4'];

type Goods = Partial<
  Pick<
    SeatState,
    'coins' | 'workers' | 'priests' | 'points' | 'bowls' | 'cults' | 'keys' | 'ship' | 'dig' | 'favours' | 'card'
  >
>;

export interface Given {
  /** Tile of the round that is played. */
  tile?: ScoringId;
  round?: number;
  options?: object;
}

export class Table {
  /** Keys from nowhere would fail the count of keys. */
  private counted = true;

  constructor(readonly run: Run) {}

  get s(): State {
    return this.run.s as State;
  }

  seat(seat: Seat): SeatState {
    return this.s.seats[seat]!;
  }

  goods(seat: Seat, goods: Goods): this {
    const p = this.seat(seat);
    const { favours = [] } = goods;
    for (const id of favours) this.s.favours[id]--;
    if (goods.card) this.s.cards = this.s.cards.map((c) => (c.id === goods.card ? { id: p.card!, coins: 0 } : c));
    if (goods.keys) this.counted = false;
    Object.assign(p, goods);
    p.burnt = 12 - p.bowls[0] - p.bowls[1] - p.bowls[2];
    p.sources = { start: p.points };
    return this;
  }

  /** Plenty of everything that can be paid with. */
  rich(seat: Seat): this {
    return this.goods(seat, { coins: 60, workers: 60, priests: 4 });
  }

  build(seat: Seat, hexes: Readonly<Record<string, Building>>): this {
    const home = TERRAINS.indexOf(FACTION_BOARDS[this.seat(seat).faction!].home);
    for (const [name, building] of Object.entries(hexes)) {
      const h = hexOf(name);
      this.s.terrain[h] = home;
      this.s.owner[h] = seat;
      this.s.building[h] = BUILDINGS.indexOf(building);
    }
    return this;
  }

  bridge(seat: Seat, a: string, b: string): this {
    const [x, y] = [hexOf(a), hexOf(b)].sort((p, q) => p - q) as [number, number];
    this.s.bridges.push({ a: x, b: y, seat });
    return this;
  }

  /** It is this seat's turn. */
  turn(seat: Seat): this {
    this.s.stack.length = 2;
    this.s.stack[1]!.step = seat + 1;
    this.s.stack.push(turnFrame(seat));
    (this.run as unknown as { cached: null }).cached = null;
    return this;
  }

  choices(): readonly Choice[] {
    return this.run.prompt()!.choices;
  }

  offers(id: string): boolean {
    return this.run.prompt() !== null && this.choices().some((c) => c.id === id);
  }

  price(id: string): Choice['price'] {
    const choice = this.choices().find((c) => c.id === id);
    expect(choice, `${id} is on offer`).toBeDefined();
    return choice!.price;
  }

  topic(): string {
    return this.run.prompt()?.topic ?? 'over';
  }

  /** Plays answers one after another; each survives a trip through JSON and leaves the counts right. */
  play(...answers: (string | [string, number])[]): this {
    for (const answer of answers) {
      const a = typeof answer === 'string' ? { id: answer } : { id: answer[0], n: answer[1] };
      const prompt = this.run.prompt();
      expect(prompt && accepts(prompt, a), `${a.id} at ${prompt?.topic} of seat ${prompt?.seat}`).toBe('yes');
      expect(stable(JSON.parse(JSON.stringify(this.s)))).toBe(stable(this.s));
      this.run.play(a);
      if (this.counted) game.check(this.s);
    }
    return this;
  }

  /** What the answers change in the numbers of a seat; only the keys that differ. */
  change(seat: Seat, ...answers: (string | [string, number])[]): Record<string, number> {
    const before = game.tally(copy(this.s), seat);
    this.play(...answers);
    const after = game.tally(this.s, seat);
    return Object.fromEntries(
      Object.keys(after).flatMap((k) => (after[k] === before[k] ? [] : [[k, after[k]! - before[k]!]])),
    );
  }

  bowls(seat: Seat): string {
    return this.seat(seat).bowls.join('/');
  }

  cult(seat: Seat, cult: (typeof CULTS)[number]): number {
    return this.seat(seat).cults[CULTS.indexOf(cult)]!;
  }
}

/** A table in the middle of an action phase, nothing built, seat 0 to move. */
export function table(factions: readonly FactionId[], given: Given = {}): Table {
  const n = factions.length;
  const round = given.round ?? 1;
  const tile = given.tile ?? (round > 1 ? 'SCORE4' : 'SCORE2');
  const rest = SCORING_TILES.filter((id) => id !== tile && id !== 'SCORE9' && id !== 'SCORE1').slice(0, 5);
  const scoring = [...rest.slice(0, round - 1), tile, ...rest.slice(round - 1)];
  const options = { given: factions, scoring, cards: [...HELD.slice(0, n), ...SPARE], ...given.options };
  const run = start(game, n, options, 'scenario');
  const t = new Table(run);
  const { s } = t;
  s.round = round;
  s.phase = 'actions';
  s.seats.forEach((p, i) => {
    p.card = HELD[i]!;
  });
  s.cards = SPARE.map((id) => ({ id, coins: 0 }));
  s.stack = [
    { kind: 'round', seat: 0, step: 2 },
    { kind: 'actions', seat: 0, step: 0 },
  ];
  return t.turn(0);
}
