/** Looking things up in a game's rules at hand, the same from the table, from plain lines and from the command line. */
import { folded } from './fold.js';
import type { RuleEntry } from './phrasebook.js';

/** Rules, cards and rulings that hold all these words; what is called so comes before what only mentions it. */
export function foundRules(rules: readonly RuleEntry[], text: string): RuleEntry[] {
  const wanted = folded(text.trim());
  const words = wanted.split(/\s+/);
  const holds = (where: string) => words.every((word) => where.includes(word));
  // 'age' is the beginning of 'ages' and only a part of 'stage'.
  const begins = (where: string) => words.every((word) => ` ${where}`.includes(` ${word}`));
  const rank = (r: RuleEntry) => {
    const [title, also] = [folded(r.title), (r.also ?? []).map(folded)];
    if (title === wanted || also.includes(wanted)) return 0;
    if (begins(title)) return 1;
    if (also.some(begins)) return 2;
    return holds(title) ? 3 : 4;
  };
  const whole = (r: RuleEntry) =>
    folded(`${r.id} ${r.title} ${r.kind} ${r.text} ${(r.rulings ?? []).join(' ')} ${(r.also ?? []).join(' ')}`);
  return rules.filter((r) => holds(whole(r))).sort((a, b) => rank(a) - rank(b));
}
