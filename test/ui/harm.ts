/** What hurts a player, told from the answer and from what the rules made of it: no word of the program's own warnings. */

import { must } from '../../src/engine/must.js';
import type { Answer, Choice, GameEvent, Prompt } from '../../src/engine/types.js';

/** An answer as it was given, with the position before it. */
export interface Given {
  readonly game: string;
  readonly prompt: Prompt;
  readonly choice: Choice;
  readonly answer: Answer;
  readonly told: readonly GameEvent[];
  /** What the seat saw. */
  readonly view: any;
}

type Finder = (given: Given, own: readonly any[]) => string | null;

/** Free exchanges, and ways out. */
const NO_ACTION = ['pass', 'burn', 'convert', 'leave', 'end', 'decline', 'take', 'step', 'ordain'];

/** Something that builds could still be done; spades for foreign ground do not. */
const couldBuild = ({ choices }: Prompt) => choices.some((c) => c.verb === 'build' || c.verb === 'upgrade');
const hasOthers = ({ choices }: Prompt) => choices.some((c) => !NO_ACTION.includes(c.verb) && !c.warn);

const terraMystica: Finder = ({ prompt, choice, view }, own) => {
  const home = view.seats[prompt.seat]?.home;
  if (choice.verb === 'pass' && couldBuild(prompt)) return 'passes though something can be built';
  if (choice.verb === 'burn' && hasOthers(prompt)) return 'burns power';
  for (const e of own) {
    if (e.type === 'round') return null;
    if (e.type === 'wasted') return `throws ${e.spades} spades away`;
    if (e.type === 'brim') return `loses ${e.power} power`;
    if (e.type === 'no-town') return 'gets no tile for a town';
    if (e.type === 'transform' && e.to !== home) return 'digs foreign ground';
  }
  return null;
};

const ageOfInnovation: Finder = ({ prompt, choice, view }, own) => {
  const home = view.players[prompt.seat]?.board;
  if (choice.verb === 'pass' && couldBuild(prompt)) return 'passes though something can be built';
  if (choice.verb === 'burn' && hasOthers(prompt)) return 'burns power';
  for (const e of own) {
    if (e.type === 'round') return null;
    if (e.type === 'lost') return `loses ${e.n} ${e.what}`;
    if (e.type === 'dig' && e.terrain !== home) return 'digs foreign ground';
  }
  return null;
};

const newDawn: Finder = ({ prompt, choice, view, told }, own) => {
  if (choice.verb === 'attack') {
    const hex = choice.target?.slice('hex:'.length);
    const odds = view.odds.filter((o: { hex: string }) => o.hex === hex);
    if (odds.length > 0 && odds.every((o: { chance: number }) => o.chance === 0)) return 'attacks without a chance';
  }
  if (choice.verb === 'spend' && prompt.topic === 'attack-tokens') {
    const battle = told.find((e) => e.type === 'battle') as { won: boolean } | undefined;
    const { attack, defence, max } = must(prompt.facts, 'facts') as { attack: number; defence: number; max: number };
    if (battle && !battle.won && attack + max > defence && !view.combat?.defenceTokens)
      return 'loses what tokens would win';
  }
  for (const e of own) {
    if (e.type === 'round') return null;
    if (e.type === 'trade-lost') return `loses ${e.n} trade tokens`;
  }
  const [first, second] = own;
  return choice.verb === 'focus' && first?.type === 'focus' && second?.type === 'reset'
    ? 'plays a card for nothing'
    : null;
};

const LOST_FOR_GOOD = ['destroy', 'disband', 'cancel-pact', 'columbus', 'alexander', 'resign'];

const throughTheAges: Finder = ({ prompt, choice }, own) => {
  const facts = (prompt.facts ?? {}) as Record<string, number>;
  const fact = (key: string) => facts[key] ?? 0;
  if (prompt.topic === 'actions' || prompt.topic.startsWith('politics'))
    if (LOST_FOR_GOOD.includes(choice.verb)) return `${choice.verb}: lost for good`;
  if (choice.verb === 'declare-war' && fact('attack') < fact('defence')) return 'declares war on somebody stronger';
  if (choice.verb === 'attack' && fact('attack') <= fact('defence')) return 'attacks without a chance';
  if (prompt.topic === 'colonize' && choice.verb !== 'set-out' && fact('force') >= fact('bid')) return 'sends too much';
  if (choice.verb !== 'end') return null;
  if (own.some((e) => e.type === 'uprising')) return 'ends in an uprising';
  const lost = own.find((e) => e.type === 'lose' && (e.why === 'corruption' || e.good === 'culture'));
  if (lost) return `ends, and loses ${lost.n} ${lost.good}`;
  return fact('ca') > 0 && prompt.choices.some((c) => c.verb === 'take' || c.verb === 'grow' || c.verb === 'build')
    ? 'ends with actions left'
    : null;
};

const FINDERS: Readonly<Record<string, Finder>> = {
  'terra-mystica': terraMystica,
  'age-of-innovation': ageOfInnovation,
  'new-dawn': newDawn,
  'through-the-ages': throughTheAges,
};

/** What the answer did to its seat that nobody wants done in haste; null: nothing. */
export function harm(given: Given): string | null {
  const { choice, prompt, told } = given;
  if (choice.rare || choice.verb === 'leave') return 'leaves the game';
  const own = told.filter((e) => e.seat === undefined || e.seat === prompt.seat);
  return must(FINDERS[given.game], 'game', given.game)(given, own);
}
