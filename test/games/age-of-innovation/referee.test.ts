/** Random games followed by a second set of books: prices, incomes, points, power, science and the end. */
import { expect, it } from 'vitest';
import { randomAnswer } from '../../../src/engine/bots/random.js';
import { copy } from '../../../src/engine/copy.js';
import { type Run, start } from '../../../src/engine/engine.js';
import { fractions } from '../../../src/engine/random.js';
import type { Answer, Choice, Prompt } from '../../../src/engine/types.js';
import { game } from '../../../src/games/age-of-innovation/game.js';
import type { Event, State } from '../../../src/games/age-of-innovation/types.js';
import { LONG, settings, within } from '../../helpers/games.js';
import { give, type Listed, listed, mapOf } from './oracle.js';
import { Book, NUMBERS } from './referee.js';

const compared = { positions: 0, choices: 0, prices: 0, answers: 0, rewards: 0, builds: 0, passes: 0, ends: 0 };

const byGood = (price: Choice['price']) =>
  Object.entries(price ?? {})
    .filter(([, n]) => n !== 0)
    .sort();

/** One price, or one for each amount. */
function same(c: Choice, mine: Listed): void {
  if (mine.prices) {
    const theirs = c.prices ?? mine.prices.map(() => ({}));
    expect(theirs.map(byGood), c.id).toEqual(mine.prices.map(byGood));
  } else expect(byGood(c.price), c.id).toEqual(byGood(mine.price));
}

function prices(prompt: Prompt, slow: readonly Listed[]): void {
  compared.positions += 1;
  for (const c of prompt.choices) {
    const mine = slow.find((x) => x.id === c.id);
    if (!mine) expect.unreachable(`${c.id} at ${prompt.topic}`);
    compared.choices += 1;
    if (c.price) compared.prices += 1;
    same(c, mine);
  }
}

class Follower {
  readonly book: Book;
  constructor(readonly run: Run) {
    this.book = new Book(run.s);
    this.book.open(run.s, this.told());
  }
  private told(): Event[] {
    return this.run.takeTold().map((t) => t.event as Event);
  }

  play(prompt: Prompt, answer: Answer): void {
    const before: State = copy(this.run.s);
    const mine = listed(before, before.stack.at(-1)!)?.find((c) => c.id === answer.id);
    if (!mine) expect.unreachable(`${answer.id} at ${prompt.topic}`);
    same(prompt.choices.find((c) => c.id === answer.id)!, mine);
    this.run.play(answer);
    const events = this.told();
    const s: State = this.run.s;
    this.book.paidByAnswer = answer.id.startsWith('pay:');
    this.book.play(before, s, prompt.seat, answer, mine, events);
    const where = `round ${s.round}, ${s.players[prompt.seat]?.faction} ${answer.id} x${answer.n}`;
    expect(this.book.wrong, where).toEqual([]);
    s.players.forEach((p, seat) => {
      const pick = (all: object) => Object.fromEntries(NUMBERS.map((key) => [key, all[key as keyof typeof all]]));
      expect(pick(p), `${p.faction} after ${where}`).toEqual(pick(this.book.seats[seat]!));
    });
    if (s.over) {
      expect(this.book.missing(s)).toEqual([]);
      compared.ends += 1;
    }
    compared.answers += 1;
    for (const e of events) {
      if (e.type === 'build') compared.builds += 1;
      if (e.type === 'pass') compared.passes += 1;
    }
  }
}

/** Works rather than passes, so that games grow long. */
function busy(prompt: Prompt, random: () => number): Answer {
  let answer = randomAnswer(prompt, random);
  for (let tries = 0; tries < 3 && /^(pass|burn|convert|done|end)/.test(answer.id); tries++)
    answer = randomAnswer(prompt, random);
  return answer;
}

it(
  'random games agree with the second books',
  () => {
    for (const [{ seats, options }, i, late] of within(settings(game, 60 * LONG, 'referee'), 15)) {
      const random = fractions(`referee ${i}`);
      const run = start(game, seats, options, `referee ${i}`);
      const follower = new Follower(run);
      for (let n = 0; n < 20_000 && run.prompt() && !late(); n++) {
        if (i % 2 === 1 && random() < 0.2) {
          give(run.s, random);
          follower.book.follow(run.s);
          (run as unknown as { cached: null }).cached = null;
        }
        const prompt = run.prompt()!;
        if (random() < 0.1) prices(prompt, listed(run.s, run.s.stack.at(-1))!);
        follower.play(prompt, i % 2 === 1 ? busy(prompt, random) : randomAnswer(prompt, random));
      }
      compared.rewards += follower.book.booked;
    }
    for (const [what, n] of Object.entries(compared)) expect(n, what).toBeGreaterThan(0);
    if (process.env['SHOW']) console.info(compared);
  },
  240_000 * LONG,
);

it.each(['large', 'small'] as const)('hexes of the %s side are numbered as the second reading has them', (side) => {
  const s = start(game, 3, { side }, 'names').s as State;
  expect(s.terrain).toEqual(mapOf(s).printed);
});
