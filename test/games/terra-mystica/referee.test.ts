/** Games followed by a second set of books: prices, incomes, points, power, cults and the end, row after row. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { randomAnswer } from '../../../src/engine/bots/random.js';
import { copy } from '../../../src/engine/copy.js';
import { type Run, start } from '../../../src/engine/engine.js';
import { leaverIn } from '../../../src/engine/leave.js';
import { answerOf } from '../../../src/engine/log.js';
import { fractions } from '../../../src/engine/random.js';
import type { Answer, Choice, Prompt } from '../../../src/engine/types.js';
import { readLedger } from '../../../src/games/terra-mystica/ledger/index.js';
import type { State, TmEvent, View } from '../../../src/games/terra-mystica/types.js';
import { LONG, settings, within } from '../../helpers/games.js';
import { game } from './helpers.js';
import { give, type Listed, listed, NAMES, PRINTED } from './oracle.js';
import { Book, pricesOf } from './referee.js';

const compared = { positions: 0, choices: 0, prices: 0, answers: 0, builds: 0, incomes: 0, passes: 0, ends: 0 };
/** What only a site allows, and is listed by nobody here. */
let habits = 0;

const unzero = (price: Choice['price']) =>
  Object.fromEntries(Object.entries(price ?? {}).filter(([, n]) => n !== 0)) as Record<string, number>;
const byGood = (price: Choice['price']) => Object.entries(unzero(price)).sort();

function counts(e: TmEvent): void {
  if (e.type === 'build' || e.type === 'upgrade') compared.builds += 1;
  if (e.type === 'income') compared.incomes += 1;
  if (e.type === 'pass') compared.passes += 1;
  if (e.type === 'final') compared.ends += 1;
}

/** Every choice with its price, as the second reading has it. */
function prices(prompt: Prompt, slow: readonly Listed[]): void {
  compared.positions += 1;
  for (const c of prompt.choices) {
    const mine = slow.find((x) => x.id === c.id);
    if (!mine) expect.unreachable(`${c.id} at ${prompt.topic}`);
    compared.choices += 1;
    if (c.price) compared.prices += 1;
    expect(byGood(c.price), c.id).toEqual(byGood(mine.price));
  }
}

/** What the screen shows of prices. */
function shown(s: State): void {
  const v = game.view(s, null) as View;
  v.seats.forEach((p, seat) => {
    if (!p.faction) return;
    const mine = pricesOf(s, seat);
    expect(byGood(p.spade)).toEqual(byGood(mine.spade));
    expect(byGood(p.dig.price)).toEqual(byGood(mine.dig));
    expect(p.ship && byGood(p.ship.price)).toEqual(mine.ship && byGood(mine.ship));
    p.pieces.forEach((row, i) => {
      expect(byGood(row.price), row.building).toEqual(byGood(mine.build[i]));
      if (row.cheap) expect(byGood(row.cheap)).toEqual(byGood(mine.cheap));
    });
  });
}

class Follower {
  readonly book: Book;
  constructor(readonly run: Run) {
    this.book = new Book(run.s);
    run.takeTold();
  }

  /** The choice as this side lists it; where a site allows more than the rules, as the rules told it. */
  private choiceOf(prompt: Prompt, answer: Answer): Listed {
    if (leaverIn(answer) !== null) return { id: answer.id };
    const mine = listed(this.run.s, this.run.s.stack.at(-1))?.find((c) => c.id === answer.id);
    const theirs = prompt.choices.find((c) => c.id === answer.id);
    if (!mine) {
      expect((this.run.s as State).options.siteHabits, `${answer.id} at ${prompt.topic}`).toBe(true);
      habits += 1;
      return { id: answer.id, ...(theirs?.price ? { price: theirs.price } : {}) };
    }
    expect(byGood(theirs?.price), answer.id).toEqual(byGood(mine.price));
    return mine;
  }

  play(prompt: Prompt, answer: Answer): void {
    const before: State = copy(this.run.s);
    const choice = this.choiceOf(prompt, answer);
    this.book.wantedPower = answer.id.startsWith('take:') ? Number(answer.id.split('@')[1]) : null;
    this.run.play(answer);
    const events = this.run.takeTold().map((t) => t.event as TmEvent);
    const s: State = this.run.s;
    this.book.play(before, s, prompt.seat, answer, choice, events);
    this.book.settle(s);
    const where = `round ${s.round}, ${s.seats[prompt.seat]?.faction} ${answer.id}`;
    expect(this.book.wrong, where).toEqual([]);
    s.seats.forEach((p, seat) => {
      const { coins, workers, priests, bowls, points, cults, keys, ship, dig, card, favours } = p;
      const theirs = { coins, workers, priests, bowls, points, cults, keys, ship, dig, card, favours };
      const { faction, free, ...mine } = this.book.seats[seat]!;
      expect(theirs, `${faction} after ${where}`).toEqual(mine);
    });
    expect(s.cards.map((c) => `${c.id} ${c.coins}`).sort()).toEqual(this.book.cardCoins());
    compared.answers += 1;
    for (const e of events) counts(e);
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
    for (const [{ seats, options }, i, late] of within(settings(game, 60 * LONG, 'referee'), 12)) {
      const random = fractions(`referee ${i}`);
      const run = start(game, seats, options, `referee ${i}`);
      if ((run.s as State).options.siteHabits) continue;
      const follower = new Follower(run);
      for (let n = 0; n < 20_000 && run.prompt() && !late(); n++) {
        if (i % 2 === 1 && random() < 0.1) {
          give(run.s, random);
          follower.book.follow(run.s);
          (run as unknown as { cached: null }).cached = null;
        }
        const prompt = run.prompt()!;
        if (random() < 0.1) {
          prices(prompt, listed(run.s, run.s.stack.at(-1))!);
          shown(run.s);
        }
        follower.play(prompt, i % 2 === 1 ? busy(prompt, random) : randomAnswer(prompt, random));
      }
    }
    for (const [what, n] of Object.entries(compared)) expect(n, what).toBeGreaterThan(0);
    if (process.env['SHOW']) console.info(compared);
  },
  240_000 * LONG,
);

const named = process.env['HOTSEAT_LEDGERS'];
const folder = resolve(named ?? resolve(import.meta.dirname, '../../../../shared/ledgers/terra-mystica'));
const real = existsSync(folder) ? readdirSync(folder).filter((f) => f.endsWith('.tsv')) : [];
const ours = resolve(import.meta.dirname, 'fixtures');
const files = [
  ...readdirSync(ours)
    .filter((f) => f.endsWith('.tsv'))
    .map((f) => resolve(ours, f)),
  // A few by default, all in long runs.
  ...real.slice(0, LONG > 1 ? real.length : 3).map((f) => resolve(folder, f)),
];

it.each(files)(
  '%s agrees with the second books',
  (file) => {
    const { log, options, seed, names } = readLedger(game, readFileSync(file, 'utf8'));
    const run = start(game, names.length, options, seed);
    const follower = new Follower(run);
    for (const entry of log) follower.play(run.prompt()!, answerOf(entry));
    if (process.env['SHOW']) console.info(file, log.length, compared, { habits });
  },
  120_000,
);

it('hexes are numbered as the second reading has them', () => {
  const run = start(game, 2, {}, 'names');
  const view = game.view(run.s, null) as View;
  expect(view.hexes.map((h) => h.name)).toEqual(NAMES);
  expect((run.s as State).terrain).toEqual(PRINTED);
});
