/** Looking things up in a game's rules at hand, the same from the table, from plain lines and from the command line. */
import type { RuleEntry } from './phrasebook.js';

/** Rules, cards and rulings that hold all these words; what is called so comes before what only mentions it. */
export function foundRules(rules: readonly RuleEntry[], text: string): RuleEntry[] {
  const wanted = text.trim().toLowerCase();
  const words = wanted.split(/\s+/);
  const holds = (where: string) => words.every((word) => where.toLowerCase().includes(word));
  const rank = (title: string) => (title.toLowerCase() === wanted ? 0 : holds(title) ? 1 : 2);
  return rules
    .filter((r) => holds(`${r.id} ${r.title} ${r.kind} ${r.text} ${(r.rulings ?? []).join(' ')}`))
    .sort((a, b) => rank(a.title) - rank(b.title));
}
