/** The bots' opinion of Through the Ages. */
import type { Mind } from '../../../bots/mind.js';
import type { Answer, Choice, Prompt } from '../../../engine/types.js';
import { strength } from '../rules/military/strength.js';
import { discontent } from '../rules/ratings.js';
import type { TtaState } from '../types.js';
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

export const mind: Mind = {
  terms,
  value,
  worth,
  glance: 1,
  reflex: (s: TtaState, prompt: Prompt): Answer | null => reflex(s, prompt),
  reactions: [
    'defence',
    'bid',
    'colonize',
    'pact',
    'lose-population',
    'lose-colony',
    'ruin',
    'food-or-resources',
    'gain-mix',
    'free-worker',
  ],
};
