/** Words that must turn up over many random games: every card, every way to act, every ability that tells itself. */
import { CIVIL_IDS } from './data/civil.js';
import { MILITARY_IDS } from './data/military.js';

/** First words of answers in the civil rules. Those of the military rules follow from their cards. */
const ACTS = [
  'take',
  'grow',
  'build',
  'upgrade',
  'destroy',
  'disband',
  'stage',
  'develop',
  'revolt',
  'leader',
  'play',
  'barbarossa',
  'churchill',
  'ocean-liner',
  'trade',
  'gain',
  'tuck',
  'no-tuck',
  'lose-worker',
  'lose-token',
  'prepare',
  'aggression',
  'war',
  'pact',
  'cancel',
  'columbus',
  'alexander',
  'peek',
  'bid',
  'send',
  'bonus',
  'tactic',
  'copy',
  'end',
];

/** Cards that tell what they gave. */
const ABILITIES = [
  'aristotle',
  'hammurabi',
  'frederick-barbarossa',
  'genghis-khan',
  'leonardo-da-vinci',
  'isaac-newton',
  'maximilien-robespierre',
  'albert-einstein',
  'bill-gates',
  'winston-churchill',
  'fast-food-chains',
  'first-space-flight',
  'hollywood',
  'internet',
  'ocean-liner-service',
].map((id) => `card:${id}`);

export const content: readonly string[] = [...CIVIL_IDS, ...MILITARY_IDS, ...ACTS, ...ABILITIES, 'uprising', 'famine'];
