/**
 * What the others may do before the seat's next turn. Plans imagine them sitting still; but most of what is lost is lost
 * in wars, so the ends of the running turn are compared once more after everybody else has played.
 */
import { accepts, Run } from '../../../engine/engine.js';
import { withoutRare } from '../../../engine/leave.js';
import { must } from '../../../engine/must.js';
import { seedFrom } from '../../../engine/random.js';
import type { Answer, Prompt, Seat } from '../../../engine/types.js';
import { copyState } from './copy.js';
import { forced } from './moves.js';
import { begins } from './turn.js';
import { opinion, ownValue, rivals } from './value.js';

/** What a seat would do here: its answers up to the end of its turn, or to the next dice. */
type Guess = (run: Run, late: () => boolean) => readonly Answer[];

const MOST_ANSWERS = 200;

/** In the middle of somebody else's turn: as much as can be spent, else the first choice. */
function reaction(run: Run, prompt: Prompt): Answer {
  const quick = forced(run.s, prompt);
  if (quick) return quick;
  const { id, range } = must(prompt.choices[0], 'choice');
  return range ? { id, n: range[1] } : { id };
}

/** The position when the seat's next turn begins; null where time ran out on the way. */
function nextTurn(end: Run, seat: Seat, dice: string, guess: Guess, late: () => boolean): Run | null {
  const run = new Run(end.game, copyState(end.s), false);
  run.s.rng = seedFrom(dice);
  let planned: readonly Answer[] = [];
  for (let i = 0; i < MOST_ANSWERS; i++) {
    if (run.s.over || begins(run.s) === seat) return run;
    if (late()) return null;
    const question = run.prompt();
    if (!question) return run;
    const prompt = withoutRare(question);
    const next = planned[0];
    if (!next || accepts(prompt, next) !== 'yes') planned = prompt.seat === seat ? [] : guess(run, late);
    const [answer = reaction(run, prompt), ...rest] = planned;
    run.opened = false;
    run.play(answer);
    planned = run.opened ? [] : rest;
  }
  return run;
}

const worth = (run: Run, seat: Seat): number => ownValue(run.s, seat, opinion(true)) + rivals(run.s, seat);

/** One throw of the dice that was tried: what it changes, and the positions that it took. */
export interface Throw {
  readonly gain: number;
  readonly looked: number;
}

/**
 * What the seat gains and loses until its next turn, on the mean of so many throws; 0 where there was no time. `known`
 * holds the throws that were tried before, and gets the others.
 */
export function change(
  end: Run,
  seat: Seat,
  throws: number,
  seed: string,
  known: Throw[],
  guess: Guess,
  late: () => boolean,
): number {
  if (end.s.over) return 0;
  const before = worth(end, seat);
  let sum = 0;
  for (let i = 0; i < throws; i++) {
    const tried = known[i] ?? thrown(end, seat, before, `${seed} ${i}`, guess, late);
    if (!tried || (known[i] && !counted(tried, late))) return i === 0 ? 0 : sum / i;
    known[i] = tried;
    sum += tried.gain;
  }
  return sum / throws;
}

/** A throw that is known costs no time, but as many positions: a look does not hang on those before it. */
function counted({ looked }: Throw, late: () => boolean): boolean {
  for (let i = 0; i < looked; i++) if (late()) return false;
  return true;
}

function thrown(end: Run, seat: Seat, before: number, seed: string, guess: Guess, late: () => boolean): Throw | null {
  let looked = 0;
  const after = nextTurn(end, seat, seed, guess, () => {
    looked++;
    return late();
  });
  return after && { gain: worth(after, seat) - before, looked };
}
