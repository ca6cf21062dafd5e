/** The rival defends against an aggression: enough cards to reach the attack, or none. Sheet 3.6 no. 3. */
import type { Choice, Ctx, FrameRules } from '../../../../engine/types.js';
import { BONUSES, isBonus, MILITARY, type MilitaryId } from '../../data/military.js';
import { playerOf } from '../../lookup.js';
import type { Tta, TtaState } from '../../types.js';
import { maTotal } from '../board.js';
import type { AggressionFrame, DefenceFrame } from './frames.js';
import { different, takeFromHand, toDiscard } from './hand.js';

/** Any military card may be discarded for this much. */
const DISCARD_VALUE = 1;
/** Defence of a bonus card by its age: what the others at the table know a hidden card can be worth at most. */
const BEST_BY_AGE = [0, BONUSES.b1.defence, BONUSES.b2.defence, BONUSES.b3.defence] as const;

const value = (id: MilitaryId): number => (isBonus(id) ? BONUSES[id].defence : DISCARD_VALUE);

/** The sum of the `count` highest values. */
function best(values: number[], count: number): number {
  return values
    .sort((a, b) => b - a)
    .slice(0, Math.max(0, count))
    .reduce((sum, v) => sum + v, 0);
}

const reached = (f: DefenceFrame): number => f.held.reduce((sum, id) => sum + value(id), f.strength);

/** Can the attack still be reached after `card` is spent too? The limit is the total of military actions. */
function leadsThere(s: TtaState, f: DefenceFrame, card: MilitaryId): boolean {
  const hand = [...playerOf(s, f.seat).military];
  hand.splice(hand.indexOf(card), 1);
  const places = maTotal(s, f.seat) - f.held.length - 1;
  return places >= 0 && reached(f) + value(card) + best(hand.map(value), places) >= f.attack;
}

/** Nobody could do it with the backs this seat holds: then it is not asked, and nothing secret shows. */
function plainlyLost(s: TtaState, f: DefenceFrame): boolean {
  const backs = playerOf(s, f.seat).military.map((id) => BEST_BY_AGE[MILITARY[id].age]);
  return f.held.length === 0 && f.strength + best(backs, maTotal(s, f.seat)) < f.attack;
}

export const defenceFrame: FrameRules<Tta, DefenceFrame> = {
  run(ctx, f) {
    if (f.step === 1 || plainlyLost(ctx.s, f)) return 'done';
    if (reached(f) < f.attack) return 'ask';
    repel(ctx, f);
    return 'done';
  },
  ask(s, f) {
    const choices: Choice[] = [];
    for (const id of different(playerOf(s, f.seat).military)) {
      if (!leadsThere(s, f, id)) continue;
      if (isBonus(id)) choices.push({ id: `bonus:${id}`, verb: 'bonus', target: `card:${id}` });
      else choices.push({ id: `discard:${id}`, verb: 'discard-for-defence', target: `card:${id}` });
    }
    choices.push({ id: 'give-in', verb: 'give-in' });
    return {
      seat: f.seat,
      topic: 'defence',
      from: `card:${f.card}`,
      facts: {
        by: f.attacker,
        attack: f.attack,
        strength: reached(f),
        used: f.held.length,
        limit: maTotal(s, f.seat),
      },
      choices,
    };
  },
  explain: (s, f) =>
    different(playerOf(s, f.seat).military)
      .filter((id) => !leadsThere(s, f, id))
      .map((id) => ({
        id: isBonus(id) ? `bonus:${id}` : `discard:${id}`,
        verb: isBonus(id) ? 'bonus' : 'discard-for-defence',
        target: `card:${id}`,
        why: 'defence-short',
        facts: { attack: f.attack, strength: reached(f), limit: maTotal(s, f.seat) },
      })),
  take(ctx, f, a) {
    const p = playerOf(ctx.s, f.seat);
    if (a.id === 'give-in') {
      // Who does not reach the attack loses no card at all.
      p.military.push(...f.held.splice(0));
      f.step = 1;
      return;
    }
    const id = a.id.slice(a.id.indexOf(':') + 1) as MilitaryId;
    takeFromHand(p, id);
    f.held.push(id);
    ctx.tell({ type: 'picks', seat: f.seat, card: id, to: 'defence' }, { only: [f.seat] });
  },
};

function repel(ctx: Ctx<Tta>, f: DefenceFrame): void {
  const { s } = ctx;
  const defence = reached(f);
  for (const card of f.held.splice(0)) {
    toDiscard(s, card);
    if (isBonus(card)) {
      ctx.tell({ type: 'play-bonus', seat: f.seat, card, value: value(card), against: 'aggression' });
    } else {
      const rest = { type: 'discard-military', seat: f.seat, level: MILITARY[card].age } as const;
      ctx.tell({ ...rest, card }, { only: [f.seat], rest });
    }
  }
  ctx.tell({
    type: 'aggression-repelled',
    seat: f.attacker,
    target: f.seat,
    card: f.card,
    attack: f.attack,
    defence,
  });
  const parent = s.stack.find((frame): frame is AggressionFrame => frame.kind === 'aggression');
  if (parent) parent.repelled = true;
}
