/** Resolving a military card: reinforcing and choosing targets (rulebook pages 10 and 11). */

import { must, wordOf } from '../../../../engine/must.js';
import type { Blocked, Choice, FrameRules, Seat } from '../../../../engine/types.js';
import type { MilitaryCard } from '../../data/focus.js';
import { BARBARIANS } from '../../data/land.js';
import { nameOf, stateMark, WATER, worldOf } from '../../map/world.js';
import { CAPITAL, type Hex, type MilitaryFrame, type NewDawn, REINFORCED, type State, TOKEN } from '../../types.js';
import { BARBARIAN_HERE, focusOf, hexesOf, isHere, litterOf, STOP, THROUGH, walk } from '../board.js';
import { stockUp, type Target, targetsOn } from '../combat.js';
import { source } from '../hooks.js';
import { rightOf } from '../left.js';
import { rowCard } from '../lookup.js';
import { attackOf, oddsOf } from '../odds.js';
import { DONE } from '../place.js';

/** By the letter of the rule a city-state does not stop the count; one card's text suggests otherwise (sheet 10.6). */
const CITY_STATES_BLOCK = false;

/** Everything that can be attacked with this card now; the search ends when `enough` are found. */
export function targets(s: State, seat: Seat, at: number, enough = Number.POSITIVE_INFINITY): Target[] {
  const w = worldOf(s);
  const { terrain, state } = w;
  const { owner } = s;
  const card = focusOf(s, seat, at) as MilitaryCard;
  const anywhere = source(s, seat, 'attackAnywhere') !== null;
  const lying = litterOf(s);
  const from = hexesOf(s, seat).filter((h) => !s.turn.taken.includes(h));
  const steps = walk(w, from, card.range, (h) => {
    if (terrain[h] === WATER) return card.water ? THROUGH : STOP;
    if (card.flies) return THROUGH;
    const holder = must(owner[h], 'space', h);
    if ((holder >= 0 && holder !== seat) || isHere(lying, h, BARBARIAN_HERE)) return STOP;
    return CITY_STATES_BLOCK && must(state[h], 'space', h) >= 0 && holder === -1 ? STOP : THROUGH;
  });
  const out: Target[] = [];
  for (let h = 0; h < w.size && out.length < enough; h++) {
    if (steps[h] === -1 && !anywhere) continue;
    const holder = must(owner[h], 'space', h);
    if ((holder === seat || (holder === -1 && state[h] === -1)) && !isHere(lying, h, BARBARIAN_HERE)) continue;
    targetsOn(s, seat, h, out);
  }
  return s.turn.taken.length === 0 ? out : out.filter((t) => t.what !== 'city' || !isBeaten(s, t.hex));
}

/** A capital beaten in this turn: only a target that held may be attacked again (page 15). */
const isBeaten = (s: State, h: Hex): boolean => s.piece[h] === CAPITAL && s.turn.taken.includes(h);

const attackId = (s: State, t: Target): string => {
  const name = nameOf(worldOf(s), t.hex);
  return t.what === 'barbarian' ? `attack:${name}@${BARBARIANS[t.barbarian]}` : `attack:${name}`;
};

function mayAttack(s: State, f: MilitaryFrame): boolean {
  const card = focusOf(s, f.seat, f.at) as MilitaryCard;
  return f.reinforced === 0 && f.attacks < card.attacks;
}

/** How many tokens may still be reinforced: one thing or the other, except for Mass Production. */
function mayReinforce(s: State, f: MilitaryFrame): number {
  const card = focusOf(s, f.seat, f.at) as MilitaryCard;
  if (card.both) return f.slot - f.attacks - f.reinforced;
  return f.attacks > 0 ? 0 : f.slot - f.reinforced;
}

function reinforceable(s: State, f: MilitaryFrame): Hex[] {
  if (mayReinforce(s, f) <= 0) return [];
  const { owner, piece } = s;
  const out: Hex[] = [];
  for (let h = 0; h < owner.length; h++) if (owner[h] === f.seat && piece[h] === TOKEN) out.push(h);
  return out;
}

/** The likeliest first; an attack that no throw and no trade token can win warns of it. */
function attacks(s: State, f: MilitaryFrame): Choice[] {
  const w = worldOf(s);
  const list = targets(s, f.seat, f.at).map((t) => ({ t, odds: oddsOf(s, attackOf(f.seat, f.at, f.slot, t)) }));
  list.sort((a, b) => b.odds.throws - a.odds.throws || b.odds.bare - a.odds.bare);
  return list.map(({ t, odds }): Choice => {
    const choice =
      t.what === 'barbarian'
        ? { id: attackId(s, t), verb: 'attack', target: `hex:${w.names[t.hex]}` }
        : w.choice('attack', t.hex);
    if (odds.throws > 0) return choice;
    const most = odds.attack + odds.attackTokens + 6;
    const least = odds.defence + odds.defenceTokens + 1;
    return { ...choice, warn: 'no-chance', facts: { most, least } };
  });
}

export const military: FrameRules<NewDawn, MilitaryFrame> = {
  run(ctx, f) {
    const { s } = ctx;
    if (f.step > 0) return 'done';
    stockUp(s, f);
    const open = reinforceable(s, f).length > 0 || (mayAttack(s, f) && targets(s, f.seat, f.at, 1).length > 0);
    return open ? 'ask' : 'done';
  },
  ask(s, f) {
    const w = worldOf(s);
    const choices: Choice[] = mayAttack(s, f) ? attacks(s, f) : [];
    const attacking = choices.length > 0;
    const plain = reinforceable(s, f);
    for (const h of plain) choices.push(w.choice('reinforce', h));
    choices.push(DONE);
    const card = focusOf(s, f.seat, f.at) as MilitaryCard;
    return {
      seat: f.seat,
      topic: 'military',
      from: `focus:${rowCard(s, f.seat, f.at).card}`,
      facts: {
        attacks: attacking ? card.attacks - f.attacks : 0,
        reinforce: plain.length > 0 ? mayReinforce(s, f) : 0,
        range: card.range,
      },
      choices,
    };
  },
  explain(s, f) {
    if (!mayAttack(s, f)) return [];
    const w = worldOf(s);
    const open = new Set(targets(s, f.seat, f.at).map((t) => attackId(s, t)));
    const card = focusOf(s, f.seat, f.at) as MilitaryCard;
    const out: Blocked[] = [];
    for (let h = 0; h < w.size; h++) {
      if (stateMark(w, h) >= 0 && s.owner[h] === -1 && s.barbarians.includes(h)) {
        out.push({ ...w.choice('attack', h), why: 'barbarian' });
      }
      for (const t of targetsOn(s, f.seat, h)) {
        const id = attackId(s, t);
        if (open.has(id)) continue;
        if (t.what === 'city' && isBeaten(s, h)) out.push({ ...w.choice('attack', h), id, why: 'beaten' });
        else out.push({ ...w.choice('attack', h), id, why: 'range', facts: { range: card.range } });
      }
    }
    return out;
  },
  take(ctx, f, a) {
    const { s } = ctx;
    const w = worldOf(s);
    if (a.id === 'done') {
      f.step = 1;
      return;
    }
    if (a.id.startsWith('reinforce:')) {
      const h = w.find(wordOf(a.id));
      s.piece[h] = REINFORCED;
      f.reinforced += 1;
      ctx.tell({ type: 'reinforce', seat: f.seat, hex: nameOf(w, h), why: rowCard(s, f.seat, f.at).card });
      return;
    }
    const [hex] = a.id.slice('attack:'.length).split('@') as [string];
    const t = must(
      targetsOn(s, f.seat, w.find(hex)).find((x) => attackId(s, x) === a.id),
      'target',
      a.id,
    );
    f.attacks += 1;
    // For a barbarian or a city-state the player to the attacker's right rolls (page 11).
    const roller = t.defender >= 0 ? t.defender : rightOf(s, f.seat);
    ctx.push({
      kind: 'attack',
      seat: f.seat,
      step: 0,
      at: f.at,
      slot: f.slot,
      hex: t.hex,
      what: t.what,
      defender: t.defender,
      roller,
      barbarian: t.barbarian,
      dice: [0, 0],
      spent: [0, 0],
      won: false,
    });
  },
};
