/** What the bots think of a position in A New Dawn: finished agendas count most, then how near the others are. */
import type { Mind } from '../../../bots/mind.js';
import type { Answer, Choice, Prompt, Seat } from '../../../engine/types.js';
import { FOCUS } from '../data/focus.js';
import { RESOURCES } from '../data/land.js';
import { AGENDAS, VICTORY } from '../data/victory.js';
import { progress } from '../rules/agendas.js';
import { citiesOf, hexesOf, matureCities, naturalsOf, reinforcedCount, statesOf, wondersOf } from '../rules/board.js';
import type { State } from '../types.js';

/** An agenda done is worth this; the way there counts with a power that makes finishing one better than half of two. */
const DONE = 40;
const WAY = 26;

function agendaTerm(s: State, seat: Seat): number {
  const p = s.players[seat]!;
  let sum = 0;
  for (const card of s.victory) {
    let best = 0;
    let second = 0;
    for (const agenda of VICTORY[card]) {
      const done = p.done.some((d) => d.agenda === agenda);
      const part = done ? 1 : Math.min(1, progress(s, seat, agenda) / AGENDAS[agenda].need);
      const value = done ? DONE : WAY * part ** 1.6;
      if (value > best) {
        second = best;
        best = value;
      } else second = Math.max(second, value);
    }
    sum += best + second * 0.12;
  }
  return sum;
}

function terms(s: State, seat: Seat, sharp: boolean): Record<string, number> {
  const p = s.players[seat]!;
  if (s.over) {
    const won = s.over.ranking[0]!;
    const mine = s.over.ranking.find((r) => r.seat === seat)!;
    const first = mine.score === won.score && String(mine.ties) === String(won.ties);
    return { result: first ? 1000 : -1000 };
  }
  if (s.owner.length === 0) return { waiting: 0 };
  let trade = 0;
  let levels = 0;
  let late = 0;
  p.row.forEach((r, at) => {
    trade += Math.min(3, r.trade);
    levels += FOCUS[r.card].level;
    late += at * 0.15 * FOCUS[r.card].level;
  });
  let goods = 0;
  for (const r of RESOURCES) goods += Math.min(2, p.resources[r]);
  const hexes = hexesOf(s, seat).length;
  return {
    agendas: agendaTerm(s, seat),
    science: p.tech * 0.25 + levels * 0.9 + late,
    cities: citiesOf(s, seat).length * 2.2 + matureCities(s, seat).length * 0.7,
    land: hexes * 0.45 + reinforcedCount(s, seat) * 0.25,
    trade: trade * 0.45,
    resources: goods * 0.7 + naturalsOf(s, seat).length * 0.9,
    friends: statesOf(s, seat).length * 1.2,
    wonders: wondersOf(s, seat).length * 2.5,
    ...(sharp ? { rivals: -rivals(s, seat) * 0.25 } : {}),
  };
}

function rivals(s: State, seat: Seat): number {
  let best = 0;
  for (let other = 0; other < s.seats; other++) if (other !== seat) best = Math.max(best, agendaTerm(s, other));
  return best;
}

function value(s: State, seat: Seat, sharp: boolean): number {
  const parts = terms(s, seat, sharp);
  let sum = 0;
  for (const key in parts) sum += parts[key]!;
  return sum;
}

function worth(_s: State, prompt: Prompt): readonly Choice[] {
  return prompt.choices;
}

/** Tokens in defence: as many as are asked for, when they are there. */
function reflex(_s: State, prompt: Prompt): Answer | null {
  if (prompt.topic !== 'defence-tokens') return null;
  const spend = prompt.choices.find((c) => c.range);
  if (!spend?.range) return null;
  return { id: spend.id, n: spend.range[1] };
}

export const mind: Mind = { terms, value, worth, reflex, reactions: ['defence-tokens'], say: (term) => term };
