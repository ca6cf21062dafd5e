/** The moves a bot looks at: of many like spaces the most promising ones, and small payments without a thought. */
import type { Move } from '../../../bots/mind.js';
import { must } from '../../../engine/must.js';
import type { Answer, Choice, Prompt, Seat } from '../../../engine/types.js';
import { FOCUS, FOCUS_TYPES } from '../data/focus.js';
import { type AgendaId, VICTORY } from '../data/victory.js';
import { WATER, type World, worldOf } from '../map/world.js';
import { playerOf } from '../rules/lookup.js';
import { CAPITAL, CITY, type Hex, type MilitaryFrame, type RowCard, type State } from '../types.js';
import { beats, lead } from './odds.js';
import { type Outlook, outlookOf, turnsIn, turnsLeft } from './turns.js';
import { HAND } from './weights.js';

const PLACES = 8;
const SITES = 9;
const WALKS = 4;
const TARGETS = 4;
/** Attacks with less chance are not looked at. */
const HOPE = 0.2;

/** Is an agenda on the table that the seat has not finished, on a card that it has not finished either? */
function wanted(s: State, seat: Seat, agenda: AgendaId): boolean {
  const { done } = playerOf(s, seat);
  return s.victory.some((card) => {
    const pair = VICTORY[card] as readonly AgendaId[];
    return pair.includes(agenda) && !done.some((d) => pair.includes(d.agenda));
  });
}

interface Wish {
  readonly coast: boolean;
  readonly cities: boolean;
  readonly mature: boolean;
  readonly naturals: boolean;
}

const wishes = (s: State, seat: Seat): Wish => ({
  coast: wanted(s, seat, 'explorer'),
  cities: wanted(s, seat, 'civilized'),
  mature: wanted(s, seat, 'populous'),
  naturals: wanted(s, seat, 'preservationist'),
});

/** How much it helps to hold a space with a token. */
function spaceRank(s: State, w: World, seat: Seat, h: Hex, wish: Wish): number {
  let sum =
    (wish.coast && w.coast[h] ? 2 : 0) +
    (must(s.resource[h], 'resource', h) > 0 ? 1.5 : 0) +
    (must(w.natural[h], 'space', h) >= 0 ? 4 : 0);
  for (const n of must(w.near[h], 'space', h)) {
    if (s.owner[n] === seat && must(s.piece[n], 'space', n) >= CITY) sum += wish.mature ? 1.5 : 0.6;
    else if (must(s.owner[n], 'space', n) >= 0 && s.owner[n] !== seat) sum += 0.2;
    if (must(w.natural[n], 'space', n) >= 0 && s.owner[n] === -1) sum += wish.naturals ? 2 : 0.3;
  }
  return sum;
}

/** What free ground beside a city would bring. */
function groundRank(w: World, h: Hex, wish: Wish): number {
  let sum = 0;
  if (must(w.natural[h], 'space', h) >= 0) sum += wish.naturals ? 1.5 : 0.4;
  if (wish.coast && w.coast[h]) sum += 0.9 - must(w.difficulty[h], 'space', h) * 0.1;
  return sum;
}

/** How good a space is for a city: easy to surround, near what is wanted. */
function siteRank(s: State, w: World, seat: Seat, h: Hex, wish: Wish): number {
  let sum = wish.coast && w.coast[h] && s.owner[h] === -1 ? 1.5 : 0;
  let land = 0;
  for (const n of must(w.near[h], 'space', h)) {
    if (w.terrain[n] === WATER) continue;
    land++;
    const owner = must(s.owner[n], 'space', n);
    if (owner === seat) sum += 0.6;
    else if (owner >= 0) sum -= 0.4;
    if (must(s.resource[n], 'resource', n) > 0) sum += 0.5;
    if (owner === -1) sum += groundRank(w, n, wish);
  }
  return sum + (6 - land) * (wish.mature ? 0.5 : 0.1);
}

/** The space in `place:E7` and `attack:E7@B`. */
function hexIn(w: World, c: { readonly id: string }): Hex {
  const from = c.id.indexOf(':') + 1;
  const to = c.id.indexOf('@');
  return w.find(to < 0 ? c.id.slice(from) : c.id.slice(from, to));
}

/** Chance that the attack is won; null where the answer is none. */
export function attackOdds(s: State, prompt: Prompt, answer: Answer): number | null {
  if (!answer.id.startsWith('attack:')) return null;
  const frame = s.stack.at(-1) as MilitaryFrame;
  const hex = hexIn(worldOf(s), answer);
  const owner = must(s.owner[hex], 'space', hex);
  const what = answer.id.includes('@')
    ? 'barbarian'
    : owner < 0
      ? 'state'
      : must(s.piece[hex], 'space', hex) >= CITY
        ? 'city'
        : 'token';
  return beats(lead(s, prompt.seat, frame.at, frame.slot, hex, what, what === 'barbarian' ? -1 : owner));
}

/** What a target may bring, for choosing those that are looked at. */
function prize(s: State, w: World, h: Hex): number {
  if (s.piece[h] === CAPITAL) return 5;
  if (must(w.state[h], 'seat', h) >= 0) return 4;
  if (s.piece[h] === CITY) return s.wonderAt.includes(h) ? 5 : 3;
  return must(w.natural[h], 'space', h) >= 0 ? 4 : 1;
}

function best(choices: readonly Choice[], most: number, rank: (c: Choice) => number): Choice[] {
  if (choices.length <= most) return [...choices];
  return choices
    .map((c) => ({ c, r: rank(c) }))
    .sort((a, b) => b.r - a.r)
    .slice(0, most)
    .map(({ c }) => c);
}

/** Where a caravan may want to go: somebody to trade with, or the way there. */
function walks(s: State, w: World, seat: Seat, goes: readonly Choice[]): Choice[] {
  const goals: Hex[] = [];
  for (let h = 0; h < w.size; h++) {
    const state = s.owner[h] === -1 && must(w.state[h], 'seat', h) >= 0;
    if (state || (must(s.owner[h], 'space', h) >= 0 && s.owner[h] !== seat && must(s.piece[h], 'space', h) >= CITY)) {
      if (!s.turn.reached.includes(h)) goals.push(h);
    }
  }
  return best(goes, WALKS, (c) => {
    const at = hexIn(w, c);
    let near = 99;
    for (const h of goals) {
      const dq = must(w.q[at], 'space', at) - must(w.q[h], 'space', h);
      const dr = must(w.r[at], 'space', at) - must(w.r[h], 'space', h);
      near = Math.min(near, Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr) + (s.owner[h] === -1 ? 0 : 1));
    }
    return -near;
  });
}

function picked(s: State, prompt: Prompt): readonly Choice[] {
  const { seat, topic, choices } = prompt;
  const of = (verb: string) => choices.filter((c) => c.verb === verb);
  const rest = (...verbs: string[]) => choices.filter((c) => !verbs.includes(c.verb));
  switch (topic) {
    case 'place': {
      const w = worldOf(s);
      const wish = wishes(s, seat);
      const rank = (c: Choice) => spaceRank(s, w, seat, hexIn(w, c), wish);
      const places = best(of('place'), PLACES, rank);
      return [...places, ...best(of('lift'), 3, (c) => -rank(c)), ...rest('place', 'lift')];
    }
    case 'industry': {
      const w = worldOf(s);
      const wish = wishes(s, seat);
      const sites = best(of('city'), SITES, (c) => siteRank(s, w, seat, hexIn(w, c), wish));
      return [...sites, ...rest('city')];
    }
    case 'go':
      return [...walks(s, worldOf(s), seat, of('go')), ...rest('go')];
    case 'military': {
      const w = worldOf(s);
      const threat = (c: Choice) =>
        must(w.near[hexIn(w, c)], 'space').filter((n) => must(s.owner[n], 'space', n) >= 0 && s.owner[n] !== seat)
          .length;
      const attacks = of('attack').filter((c) => must(attackOdds(s, prompt, { id: c.id }), 'attack odds') >= HOPE);
      const targets = best(
        attacks,
        TARGETS,
        (c) => prize(s, w, hexIn(w, c)) * must(attackOdds(s, prompt, { id: c.id }), 'attack odds'),
      );
      return [...targets, ...best(of('reinforce'), 2, threat), ...rest('attack', 'reinforce')];
    }
    case 'nuke': {
      const w = worldOf(s);
      const harm = (c: Choice) => {
        const h = hexIn(w, c);
        let sum = 0;
        for (const n of [h, ...must(w.near[h], 'space', h)]) {
          if (must(s.owner[n], 'space', n) < 0 || must(s.piece[n], 'space', n) >= CITY) continue;
          sum += s.owner[n] === seat ? -2 : 1;
        }
        return sum;
      };
      return [...rest('nuke'), ...best(of('nuke'), 2, harm)];
    }
    case 'shift':
    case 'lift': {
      const w = worldOf(s);
      const wish = wishes(s, seat);
      const rank = (c: Choice) => -spaceRank(s, w, seat, hexIn(w, c), wish);
      return [...best(of(topic), 3, rank), ...rest(topic)];
    }
    case 'media':
    case 'forbidden': {
      const w = worldOf(s);
      const wish = wishes(s, seat);
      const verb = topic === 'media' ? 'media' : 'destroy';
      return [...best(of(verb), 4, (c) => spaceRank(s, w, seat, hexIn(w, c), wish)), ...rest(verb)];
    }
    case 'eiffel':
    case 'eiffel-second': {
      const w = worldOf(s);
      const wish = wishes(s, seat);
      return [...best(of('pick'), 3, (c) => spaceRank(s, w, seat, hexIn(w, c), wish)), ...rest('pick')];
    }
    case 'seoul':
      return [...of('lead').slice(0, 4), ...rest('lead')];
    default:
      return choices;
  }
}

export function moves(s: State, prompt: Prompt): readonly Move[] {
  return picked(s, prompt).flatMap((c): Move[] => {
    if (!c.range) return [[{ id: c.id }]];
    const [min, max] = c.range;
    const { attack, defence } = prompt.facts ?? {};
    if (prompt.topic === 'attack-tokens' && typeof attack === 'number' && typeof defence === 'number') {
      const enough = Math.min(max, Math.max(min, defence - attack + 1));
      return [...new Set([enough, max, min])].map((n) => [{ id: c.id, n }]);
    }
    return [...new Set([max, min])].map((n) => [{ id: c.id, n }]);
  });
}

/** A trade token goes where it saves most turns. */
function putTrade(s: State, prompt: Prompt): Answer {
  const { row } = playerOf(s, prompt.seat);
  const outlook = outlookOf(s, prompt.seat, HAND);
  let choice = must(prompt.choices[0], 'choice');
  let least = 999;
  for (const c of prompt.choices) {
    const card = row.find((r) => c.id === `put:${r.card}`);
    if (!card) continue;
    const { type } = FOCUS[card.card];
    const turns = withToken(s, prompt.seat, card, outlook) + card.trade * 0.03 + (type === 'economy' ? 0.05 : 0);
    if (turns < least) {
      least = turns;
      choice = c;
    }
  }
  return { id: choice.id };
}

/** Turns to the end with one more token on the card. */
function withToken(s: State, seat: Seat, card: RowCard, outlook: Outlook): number {
  const { type } = FOCUS[card.card];
  // tokens on a military card change the odds, and so what is left to do
  if (type === 'military') {
    card.trade += 1;
    const turns = turnsLeft(s, seat, HAND);
    card.trade -= 1;
    return turns;
  }
  const at = FOCUS_TYPES.indexOf(type);
  const trade = outlook.trade.slice();
  trade[at] = must(trade[at], 'card', type) + 1;
  return turnsIn({ ...outlook, trade });
}

export function forced(s: State, prompt: Prompt): Answer | null {
  const { choices } = prompt;
  if (choices.length === 1) {
    const only = must(choices[0], 'choice');
    return only.range ? null : { id: only.id };
  }
  if (prompt.topic === 'put') return putTrade(s, prompt);
  if (prompt.topic !== 'pay') return null;
  const by = (verb: string) => choices.find((c) => c.verb === verb);
  const choice = by('natural') ?? by('pay') ?? by('use') ?? by('spend') ?? must(choices[0], 'choice');
  return choice.range ? { id: choice.id, n: choice.range[1] } : { id: choice.id };
}
