/** Looking things up in a game's rules at hand, the same from the table, from plain lines and from the command line. */
import { folded } from './fold.js';
import type { RuleEntry } from './phrasebook.js';

/** Rules, cards and rulings that hold all these words; what is called so comes before what only mentions it. */
export function foundRules(rules: readonly RuleEntry[], text: string): RuleEntry[] {
  const wanted = folded(text.trim());
  const words = wanted.split(/\s+/);
  const holds = (where: string) => {
    const plain = folded(where);
    return words.every((word) => plain.includes(word));
  };
  const also = (r: RuleEntry) => (r.also ?? []).join(' ');
  const rank = (r: RuleEntry) => {
    if (folded(r.title) === wanted || r.also?.some((word) => folded(word) === wanted)) return 0;
    return holds(r.title) ? 1 : 2;
  };
  return rules
    .filter((r) => holds(`${r.id} ${r.title} ${r.kind} ${r.text} ${(r.rulings ?? []).join(' ')} ${also(r)}`))
    .sort((a, b) => rank(a) - rank(b));
}
