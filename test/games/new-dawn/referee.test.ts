/** Random games followed by a second reading of every number: combat, prices, production, the dial, score and end. */
import { describe, expect, it } from 'vitest';
import { randomAnswer } from '../../../src/engine/bots/random.js';
import { copy } from '../../../src/engine/copy.js';
import { Run, start } from '../../../src/engine/engine.js';
import { fractions } from '../../../src/engine/random.js';
import type { Answer, Prompt } from '../../../src/engine/types.js';
import { game } from '../../../src/games/new-dawn/game.js';
import {
  type Event,
  type GameFrame,
  REINFORCED,
  type State,
  TOKEN,
  type View,
} from '../../../src/games/new-dawn/types.js';
import { standing, view } from '../../../src/games/new-dawn/view.js';
import { LONG, settings, within } from '../../helpers/games.js';
import { all, cardAt, difficulty, give, isCity, mapOf, matureCities, nameOf } from './oracle.js';
import { CARDS, LETTERS } from './printed.js';
import {
  attackSum,
  defenceSum,
  dialAfter,
  type Fight,
  placesOf,
  priceOf,
  progressOf,
  scoreOf,
  slotOf,
  tiesOf,
  tourOf,
  unmarked,
} from './referee.js';

const compared = { positions: 0, odds: 0, battles: 0, prices: 0, production: 0, dials: 0, agendas: 0, ends: 0 };
const sum = (terms: readonly { readonly key: string; readonly n: number }[], without: readonly string[]) =>
  terms.filter((t) => !without.includes(t.key)).reduce((n, t) => n + t.n, 0);
const find = (s: State, name: string) => mapOf(s).spaces.findIndex((x) => x.name === name);

/** Everything that lies open and is a number. */
function position(s: State): void {
  const v = view(s, null) as View;
  compared.positions += 1;
  expect(unmarked(s)).toEqual([]);
  s.players.forEach((p, seat) => {
    for (const offer of v.offers) expect(offer.cost[seat], offer.wonder).toBe(priceOf(s, seat, offer.wonder));
    compared.prices += v.offers.length;
    for (const agenda of v.victory.flatMap((card) => card.agendas)) {
      expect(agenda.have[seat], `${agenda.agenda} of seat ${seat}`).toBe(progressOf(s, seat, agenda.agenda));
      compared.agendas += 1;
    }
    expect(Object.keys(standing(s, seat))).toHaveLength(scoreOf(s, seat));
    p.row.forEach((c, at) => {
      const slot = v.players[seat]!.row[at]!;
      const card = CARDS[c.card];
      const as = slotOf(s, seat, at);
      const gives = {
        culture: (card.tokens ?? 0) + tourOf(s, seat),
        science: as,
        economy: card.spaces ?? 0,
        industry: as === 5 ? (card.slot5 ?? 5) : as,
        military: as + (card.bonus ?? 0),
      }[card.type];
      expect([slot.as, slot.gives], c.card).toEqual([as, gives]);
    });
  });
  for (const h of all(s)) {
    const hex = v.hexes[h]!;
    expect(hex.difficulty, hex.name).toBe(difficulty(s, s.turn.seat, h, 'other', false));
    const mature = s.owner[h]! >= 0 && isCity(s, h) && matureCities(s, s.owner[h]!).includes(h);
    expect(hex.mature, hex.name).toBe(mature);
  }
  for (const o of v.odds) {
    const hex = find(s, o.hex);
    const frame = (s.stack as GameFrame[]).findLast((f) => f.kind === 'military');
    const at = frame?.at ?? s.players[s.turn.seat]!.row.findIndex((c) => CARDS[c.card].type === 'military');
    const defender = o.what === 'barbarian' || s.owner[hex] === -1 ? -1 : s.owner[hex]!;
    const fight: Fight = {
      seat: s.turn.seat,
      at,
      slot: frame?.slot ?? slotOf(s, s.turn.seat, at),
      hex,
      what: o.what,
      defender,
    };
    expect([o.attack, o.defence], `${o.what} on ${o.hex}`).toEqual([attackSum(s, fight), defenceSum(s, fight)]);
    compared.odds += 1;
  }
}

/** Follows one game; `spent` is what went into the card that is being resolved. */
class Follower {
  private focus = { card: '', as: 0, spent: 0 };
  private production = 0;
  private fight: { before: State; fight: Fight } | null = null;

  constructor(private readonly run: Run) {}

  private get s(): State {
    return this.run.s;
  }

  play(prompt: Prompt, answer: Answer): void {
    const before: State = copy(this.s);
    if (answer.id.startsWith('attack:')) this.declare(before, answer.id.slice('attack:'.length));
    if (prompt.topic === 'industry' && answer.id.startsWith('wonder:')) {
      const frame = before.stack.at(-1) as Extract<GameFrame, { kind: 'industry' }>;
      this.production = frame.slot === 5 ? (cardAt(before, frame.seat, frame.at).slot5 ?? 5) : frame.slot;
    }
    if (prompt.topic === 'pay') {
      expect(prompt.facts?.['production']).toBe(this.production);
      this.production += answer.n ?? (answer.id.startsWith('use:') ? 1 : 2);
    }
    this.run.play(answer);
    for (const { event } of this.run.takeTold()) this.hear(event as Event, before);
  }

  private declare(before: State, word: string): void {
    const [name = '', letter] = word.split('@');
    const frame = before.stack.at(-1) as Extract<GameFrame, { kind: 'military' }>;
    const hex = find(before, name);
    const owner = before.owner[hex]!;
    const what = letter ? 'barbarian' : owner === -1 ? 'state' : isCity(before, hex) ? 'city' : 'token';
    const defender = letter ? -1 : owner;
    this.fight = { before, fight: { seat: frame.seat, at: frame.at, slot: frame.slot, hex, what, defender } };
  }

  private hear(e: Event, before: State): void {
    if (e.type === 'focus') this.focus = { card: e.card, as: e.as, spent: 0 };
    if (e.type === 'spend' && e.on === this.focus.card) this.focus.spent += e.n;
    if (e.type === 'use' && e.on === this.focus.card) this.focus.spent += 1;
    if (e.type === 'dial') {
      expect(e.to).toBe(dialAfter(e.from, this.focus.as + this.focus.spent));
      compared.dials += 1;
    }
    if (e.type === 'wonder') {
      expect(e.cost).toBe(priceOf(before, e.seat, e.wonder));
      expect(e.production).toBe(this.production);
      expect(e.production).toBeGreaterThanOrEqual(e.cost);
      compared.production += 1;
    }
    if (e.type === 'battle') this.battle(e);
    if (e.type === 'over') this.over(e.winners);
  }

  private battle(e: Extract<Event, { type: 'battle' }>): void {
    if (!this.fight) expect.unreachable('a battle that nobody declared');
    const { before, fight } = this.fight!;
    expect(sum(e.attack, ['die', 'trade']), `attack on ${e.hex}`).toBe(attackSum(before, fight));
    expect(sum(e.defence, ['die', 'trade']), `defence of ${e.hex}`).toBe(defenceSum(before, fight));
    for (const terms of [e.attack, e.defence])
      expect(terms.filter((t) => t.key === 'die' && t.n >= 1 && t.n <= 6)).toHaveLength(1);
    expect(e.won).toBe(sum(e.attack, []) > sum(e.defence, []));
    compared.battles += 1;
  }

  private over(winners: readonly number[]): void {
    const places = placesOf(this.s);
    expect(this.s.over?.ranking.map((r) => r.seat)).toEqual(places);
    for (const r of this.s.over?.ranking ?? [])
      expect([r.score, r.ties]).toEqual([scoreOf(this.s, r.seat), tiesOf(this.s, r.seat)]);
    expect(winners).toContain(places[0]);
    compared.ends += 1;
  }
}

describe('numbers worked out twice', () => {
  it(
    'agree in random games',
    () => {
      for (const [{ seats, options }, i, late] of within(settings(game, 30 * LONG, 'referee'), 12)) {
        const random = fractions(`referee ${i}`);
        let run = start(game, seats, { ...options, limit: 60 }, `referee ${i}`);
        let follower = new Follower(run);
        run.takeTold();
        for (let n = 0; n < 20_000 && run.prompt() && !late(); n++) {
          const prompt = run.prompt()!;
          if (i % 2 === 1 && prompt.topic === 'focus') {
            give(run.s, random);
            run = new Run(game, run.s);
            follower = new Follower(run);
          }
          if (run.s.owner.length > 0 && random() < 0.08) position(run.s);
          follower.play(prompt, randomAnswer(prompt, random));
        }
      }
      for (const [what, n] of Object.entries(compared)) expect(n, what).toBeGreaterThan(0);
      if (process.env['SHOW']) console.info(compared);
    },
    240_000 * LONG,
  );
});

it('pieces are numbered as the second reading has them', () => {
  expect([TOKEN, REINFORCED]).toEqual([1, 2]);
  expect(LETTERS).toHaveLength(9);
  expect(nameOf(start(game, 2, {}, 'names').s, 0)).toBe('A1');
});
