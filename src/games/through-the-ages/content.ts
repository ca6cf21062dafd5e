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

/**
 * Cards that tell what they gave. What random players reach once in a thousand games is left to the tests of the card:
 * points of completed Age III wonders, Bill Gates' points, Homer's place under a wonder.
 */
const ABILITIES = [
  'aristotle',
  'hammurabi',
  'frederick-barbarossa',
  'genghis-khan',
  'leonardo-da-vinci',
  'isaac-newton',
  'maximilien-robespierre',
  'albert-einstein',
  'winston-churchill',
  'ocean-liner-service',
].map((id) => `card:${id}`);

export const content: readonly string[] = [...CIVIL_IDS, ...MILITARY_IDS, ...ACTS, ...ABILITIES, 'uprising', 'famine'];
