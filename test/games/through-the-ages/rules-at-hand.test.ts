/** The words that people look for find a rule that speaks of them, before anything that only mentions them. */
import { describe, expect, it } from 'vitest';
import { foundRules } from '../../../src/engine/find.js';
import { module } from '../../../src/games/through-the-ages/index.js';

const ruleEntries = module.rules;

const WORDS: readonly (readonly [words: string, rule: string])[] = [
  ['famine', 'rule:consumption'],
  ['hunger', 'rule:consumption'],
  ['starvation', 'rule:consumption'],
  ['not enough food', 'rule:consumption'],
  ['consumption', 'rule:consumption'],
  ['happiness', 'rule:happiness'],
  ['happy faces', 'rule:happiness'],
  ['discontent', 'rule:happiness'],
  ['unhappy', 'rule:happiness'],
  ['unrest', 'rule:happiness'],
  ['uprising', 'rule:uprising'],
  ['corruption', 'rule:corruption'],
  ['blue tokens', 'rule:corruption'],
  ['blue bank', 'rule:corruption'],
  ['tactics', 'rule:tactics'],
  ['tactic card', 'rule:tactics'],
  ['common tactics', 'rule:tactics'],
  ['armies', 'rule:armies'],
  ['antiquated armies', 'rule:antiquated-armies'],
  ['antiquated', 'rule:antiquated-armies'],
  ['obsolete', 'rule:antiquated-armies'],
  ['outdated', 'rule:antiquated-armies'],
  ['final scoring', 'rule:final-scoring'],
  ['end of the game', 'rule:final-scoring'],
  ['last round', 'rule:final-scoring'],
  ['who wins', 'rule:final-scoring'],
  ['winner', 'rule:final-scoring'],
  ['impacts', 'rule:final-scoring'],
  ['age IV', 'rule:final-scoring'],
  ['first turn', 'rule:first-round'],
  ['first round', 'rule:first-round'],
  ['setup', 'rule:first-round'],
  ['turn overview', 'rule:turn'],
  ['turn', 'rule:turn'],
  ['phases', 'rule:turn'],
  ['end of turn', 'rule:turn'],
  ['workers', 'rule:population'],
  ['unused workers', 'rule:population'],
  ['yellow bank', 'rule:population'],
  ['population', 'rule:population'],
  ['science points', 'rule:ratings'],
  ['culture', 'rule:ratings'],
  ['strength', 'rule:ratings'],
  ['rating', 'rule:ratings'],
  ['urban limit', 'rule:urban-limit'],
  ['urban buildings', 'rule:urban-limit'],
  ['civil actions', 'rule:actions'],
  ['military actions', 'rule:actions'],
  ['unused actions', 'rule:actions'],
  ['government', 'rule:governments'],
  ['peaceful change', 'rule:governments'],
  ['revolution', 'rule:revolution'],
  ['special technology', 'rule:special-technologies'],
  ['construction', 'rule:special-technologies'],
  ['wonder', 'rule:wonders'],
  ['unfinished wonder', 'rule:wonders'],
  ['defence', 'rule:defence'],
  ['bonus card', 'rule:defence'],
  ['tie', 'rule:ties'],
  ['weakest', 'rule:ties'],
  ['military hand', 'rule:military-cards'],
  ['hand limits', 'rule:hand-limit'],
  ['aggression', 'rule:aggression'],
  ['war', 'rule:war'],
  ['pacts', 'rule:pact'],
  ['colonization', 'rule:colonization'],
  ['events', 'rule:events'],
  ['politics phase', 'rule:politics'],
  ['taking cards', 'rule:take'],
  ['upgrading', 'rule:upgrade'],
  ['action cards', 'rule:play'],
  ['resigning', 'rule:resign'],
  ['end of an age', 'rule:ages'],
  ['production', 'rule:production'],
];

describe('the rules at hand', () => {
  it('know at least sixty words', () => expect(new Set(WORDS.map(([words]) => words)).size).toBeGreaterThanOrEqual(60));

  it.each(WORDS)('"%s" finds %s first', (words, rule) => {
    expect(foundRules(ruleEntries, words)[0]?.id).toBe(rule);
  });

  it('no two entries claim the same word', () => {
    const all = ruleEntries.flatMap((entry) => entry.also ?? []);
    expect(all.filter((word, i) => all.indexOf(word) !== i)).toEqual([]);
  });
});
