/** What an answer must lead to: computed before it is played, compared when the next question is open. */
import type { Answer, Prompt } from '../../../src/engine/types.js';
import type { Player, TtaState } from '../../../src/games/through-the-ages/types.js';
import { PRINTED_STAGES } from './printed.js';
import {
  attackClash,
  chosen,
  defenceValue,
  type Holdings,
  holdings,
  type Pair,
  seatOf,
  spoils,
  struck,
  warClash,
} from './referee-attacks.js';
import { type Produced, produced, stocks } from './referee-production.js';
import { afterImpacts, civilTotal, completed, finalCulture, impact, militaryTotal } from './referee-scores.js';

export interface Compared {
  readonly what: Counted;
  readonly mine: unknown;
  readonly theirs: unknown;
}
export type Counted = 'turns' | 'impacts' | 'wonders' | 'revolutions' | 'aggressions' | 'repelled' | 'wars' | 'finals';

export interface Expected {
  /** A further question of the same matter is answered. */
  answered?(prompt: Prompt, answer: Answer): void;
  /** Not yet: the matter asks something first. */
  waits?(prompt: Prompt | null): boolean;
  compare(after: TtaState, prompt: Prompt | null): Compared[];
}

const cultures = (s: TtaState): number[] => s.players.map((p) => p.culture);

/** All that can be foretold of an answer. */
export function expected(s: TtaState, prompt: Prompt, answer: Answer): Expected[] {
  const p = seatOf(s, prompt.seat);
  const id = answer.id;
  if (prompt.topic === 'politics' && id.startsWith('prepare:')) return prepared(s, prompt.seat, id.slice(8));
  if (prompt.topic === 'attack' && id !== 'back') return [aggression(s, prompt)];
  if (prompt.topic === 'spoils' && id === 'science') return science(s, prompt);
  if (prompt.topic !== 'actions') {
    const after = chosen(s, prompt, answer);
    return after ? [both('aggressions', prompt.seat, Number(prompt.facts?.['victim']), after)] : [];
  }
  if (id === 'end') return [endOfTurn(s, prompt.seat)];
  if (id === 'stage' || id.startsWith('play:engineering-genius')) return stage(p, prompt.seat, answer.n ?? 1);
  return id.startsWith('revolt:') ? [revolution(s, prompt.seat, p)] : [];
}

function stage(p: Player, seat: number, n: number): Expected[] {
  const building = p.building;
  if (!building || building.stages + n < (PRINTED_STAGES[building.id]?.length ?? 0)) return [];
  const mine = p.culture + completed(p, building.id);
  return [{ compare: (after) => [{ what: 'wonders', mine, theirs: seatOf(after, seat).culture }] }];
}

/** The level of the prepared card, then the Impact on top of the current events. */
function prepared(s: TtaState, seat: number, card: string): Expected[] {
  const top = s.events.current.at(-1)?.card ?? '';
  if (impact(s, top, seat, seat) === null) return [];
  const level = Number(card.charAt(1));
  const before = cultures(s).map((n, i) => (i === seat ? n + level : n));
  const mine = afterImpacts(s, [top], seat, before);
  return [{ compare: (after) => [{ what: 'impacts', mine, theirs: cultures(after) }] }];
}

/** All actions of the kind are spent; what the other kind gains is free, what it loses was spent first. */
function revolution(s: TtaState, seat: number, p: Player): Expected {
  const before = { ca: civilTotal(p), ma: militaryTotal(s, seat, p) };
  const army = p.leader === 'maximilien-robespierre';
  const back = p.leader === 'isaac-newton' ? 1 : 0;
  const culture = p.culture + (army ? 3 : p.leader === 'albert-einstein' ? 3 : 0);
  const left = { ca: p.ca, ma: p.ma };
  const rest = (kind: 'ca' | 'ma', total: number): number =>
    Math.min(total, left[kind] + Math.max(0, total - before[kind]));
  return {
    compare(after) {
      const now = seatOf(after, seat);
      const ca = army ? rest('ca', civilTotal(now)) : back;
      const ma = army ? 0 : rest('ma', militaryTotal(after, seat, now));
      return [
        { what: 'revolutions', mine: { ca, ma, culture }, theirs: { ca: now.ca, ma: now.ma, culture: now.culture } },
      ];
    },
  };
}

const both = (what: Counted, by: number, on: number, mine: Pair): Expected => ({
  compare: (after) => [
    { what, mine, theirs: { by: holdings(seatOf(after, by)), on: holdings(seatOf(after, on)) } satisfies Pair },
  ],
});

function aggression(s: TtaState, prompt: Prompt): Expected {
  const { seat: by } = prompt;
  const on = Number(prompt.facts?.['target']);
  const card = (prompt.from ?? '').slice('card:'.length);
  const { attack, defence } = attackClash(s, by, on);
  const hit = struck(s, card, by, on);
  const unhurt: Pair = { by: holdings(seatOf(s, by)), on: holdings(seatOf(s, on)) };
  let reached = defence;
  return {
    answered(asked, answer) {
      if (asked.topic === 'defence' && answer.id !== 'give-in') reached += defenceValue(answer);
    },
    waits: (next) => next?.topic === 'defence',
    compare(after, next) {
      const repelled = reached >= attack;
      if (!repelled && !hit) return [];
      return both(repelled ? 'repelled' : 'aggressions', by, on, repelled ? unhurt : (hit ?? unhurt)).compare(
        after,
        next,
      );
    },
  };
}

function science(s: TtaState, prompt: Prompt): Expected[] {
  const loser = Number(prompt.facts?.['loser']);
  const [mine, theirs] = [holdings(seatOf(s, prompt.seat)), holdings(seatOf(s, loser))];
  const after = spoils('w2-technology', mine, theirs, Number(prompt.facts?.['left']));
  return [both('wars', prompt.seat, loser, after)];
}

/** Production, the war of the seat that comes next, and after the last turn the final scoring. */
function endOfTurn(s: TtaState, seat: number): Expected {
  const made = produced(s, seat);
  const next = nextSeat(s, seat);
  const war = s.wars.find(({ by }) => by === next);
  const before = s.players.map((p, i) => ({ ...holdings(p), ...(i === seat ? made : {}) }));
  const { age } = s;
  const decks = [s.events.current, s.events.future].map((deck) => deck.map(({ card }) => card));
  const last = s.lastRound > 0 && s.round >= s.lastRound;
  const final = last
    ? finalCulture(
        s,
        before.map((x) => x.culture),
        decks[0] ?? [],
        decks[1] ?? [],
      )
    : [];
  return {
    waits: (asked) => asked?.topic === 'discard-military' && asked.seat === seat,
    compare(after, asked) {
      const theirs = stocks(seatOf(after, seat));
      if (after.over) {
        const ranking = final.map((score, i) => ({ seat: i, score })).filter((x) => !seatOf(after, x.seat).out);
        ranking.sort((a, b) => b.score - a.score || a.seat - b.seat);
        const told = after.over.ranking
          .filter((x) => !seatOf(after, x.seat).out)
          .map((x) => ({ seat: x.seat, score: x.score }));
        return [goods(made, theirs), { what: 'finals', mine: ranking, theirs: told }];
      }
      if (!war) return [{ what: 'turns', mine: made, theirs }];
      const faded = after.age !== age && age > 0 ? 2 : 0;
      const then = before.map((x) => ({ ...x, yellow: Math.max(0, x.yellow - faded) }));
      return [goods(made, theirs), ...fought(after, asked, war, then)];
    },
  };
}

const goods = (mine: Produced, theirs: Produced): Compared => ({
  what: 'turns',
  mine: [mine.food, mine.resources],
  theirs: [theirs.food, theirs.resources],
});

const nextSeat = (s: TtaState, seat: number): number =>
  s.players.map((_, i) => (seat + 1 + i) % s.players.length).find((i) => !seatOf(s, i).out) ?? seat;

function fought(
  after: TtaState,
  asked: Prompt | null,
  war: { readonly card: string; readonly by: number; readonly on: number },
  before: readonly Holdings[],
): Compared[] {
  const { attack, defence } = warClash(after, war.by, war.on);
  const [victor, loser] = attack >= defence ? [war.by, war.on] : [war.on, war.by];
  const [mine, theirs] = [before[victor], before[loser]];
  if (!mine || !theirs) return [];
  const difference = Math.abs(attack - defence);
  if (asked?.topic === 'spoils') {
    const facts = { victor, loser, left: difference, science: Math.min(difference, theirs.science) };
    return [{ what: 'wars', mine: facts, theirs: { victor: asked.seat, ...pick(asked, 'loser', 'left', 'science') } }];
  }
  const result = difference === 0 ? { by: mine, on: theirs } : spoils(war.card, mine, theirs, difference);
  return both('wars', victor, loser, result).compare(after, asked);
}

const pick = (prompt: Prompt, ...names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(names.map((name) => [name, prompt.facts?.[name]]));
