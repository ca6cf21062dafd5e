/** What a seat that passes could still have paid for. */
import type { Prompt } from '../../engine/types.js';

/** Building and upgrading, as far as nothing speaks against them; null when there is neither. */
export function stillPossible({ choices }: Prompt): 'build' | 'upgrade' | 'both' | null {
  const has = (verb: string) => choices.some((c) => c.verb === verb && !c.warn);
  if (has('build')) return has('upgrade') ? 'both' : 'build';
  return has('upgrade') ? 'upgrade' : null;
}
