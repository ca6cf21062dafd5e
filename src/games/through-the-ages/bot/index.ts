/** The bots' opinion of Through the Ages. */
import type { Mind } from '../../../bots/mind.js';
import type { Answer, Choice, Prompt, Seat } from '../../../engine/types.js';
import { FIRST } from '../rules/military/politics-steps.js';
import { strength } from '../rules/military/strength.js';
import { discontent } from '../rules/ratings.js';
import type { TtaFrame, TtaState } from '../types.js';
import { copyState } from './copy.js';
import { reflex } from './reflex.js';
import { terms, value } from './value.js';

const UNWANTED: ReadonlySet<string> = new Set(['destroy', 'disband', 'back']);
/** A war is lost at once where the other is as strong when it comes: it takes so much more to begin one. */
const FOR_WAR = 6;

/**
 * Destroying, disbanding and taking a step back are left out unless nothing else is there, and so are ways out of the
 * game; but in an uprising a worker is worth more at home. Wars are for the strong.
 */
function worth(s: TtaState, prompt: Prompt): readonly Choice[] {
  const { seat } = prompt;
  const p = s.players[seat];
  const uprising = p !== undefined && discontent(s, seat) > p.pool;
  const kept = prompt.choices.filter((c) => {
    if (c.rare) return false;
    if (c.verb === 'destroy') return uprising;
    if (c.id.startsWith('war:')) return strength(s, seat) >= strength(s, Number(c.id.split('>')[1])) + FOR_WAR;
    return !UNWANTED.has(c.verb);
  });
  return kept.length > 0 ? kept : prompt.choices;
}

/**
 * Whoever is asked for an action or in the politics phase begins something new. So the search compares actions at their
 * ends, with what a card lets one choose, and lists the choices of those positions only that it keeps.
 */
function begins(s: TtaState): Seat | null {
  const top = s.stack.at(-1) as TtaFrame | undefined;
  return top?.kind === 'actions' || (top?.kind === 'politics' && top.step === FIRST) ? top.seat : null;
}

export const mind: Mind = {
  terms,
  value,
  worth,
  begins,
  copy: copyState,
  beam: { width: 6, narrow: 0.95 },
  chancy: ({ topic }) => topic === 'politics' || topic === 'politics-caesar',
  glance: 1,
  reflex: (s: TtaState, prompt: Prompt): Answer | null => reflex(s, prompt),
  reactions: [
    'defence',
    'bid',
    'colonize',
    'pact',
    'lose-population',
    'lose-colony',
    'lose-mix',
    'lose-blue',
    'raze-own',
    'discard-military',
    'civilization',
    'agreement',
    'ruin',
    'food-or-resources',
    'gain-mix',
    'free-worker',
  ],
};
