/** The bots' opinion of Through the Ages. */
import type { Mind } from '../../../bots/mind.js';
import type { Answer, Choice, Prompt, Seat } from '../../../engine/types.js';
import { CIVIL, type CivilId } from '../data/civil.js';
import type { TacticId } from '../data/military.js';
import { unitForce } from '../rules/military/armies.js';
import { FIRST } from '../rules/military/politics-steps.js';
import { strength } from '../rules/military/strength.js';
import { discontent } from '../rules/ratings.js';
import type { Player, TtaFrame, TtaState } from '../types.js';
import { copyState } from './copy.js';
import { reflex } from './reflex.js';
import { terms, value } from './value.js';

const UNWANTED: ReadonlySet<string> = new Set(['destroy', 'disband', 'back']);
/** A war is lost at once where the other is as strong when it comes: it takes so much more to begin one. */
const FOR_WAR = 6;

/** Civil actions that a card to be played once is never worth. */
const DEAR = 3;

/** A tactic that adds nothing to the units that are there can wait. */
function strengthens(p: Player, tactic: TacticId): boolean {
  const force = (id: TacticId | null) => unitForce(p.techs, id, p.leader === 'genghis-khan');
  return force(tactic) > force(p.tactic as TacticId | null);
}

function dear(c: Choice): boolean {
  const card = CIVIL[c.id.slice(c.id.indexOf(':') + 1, c.id.indexOf('@')) as CivilId];
  return card.kind === 'action' && (c.price?.['ca'] ?? 0) >= DEAR;
}

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
    if (c.verb === 'take') return !dear(c);
    if (c.verb === 'tactic' || c.verb === 'copy')
      return p !== undefined && strengthens(p, c.id.split(':')[1] as TacticId);
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
  normal: { width: 4, positions: 400 },
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
