/** What a faction begins with, in words, made from the table of the rules. */
import { FACTION_STARTS, type FactionStart } from './data/factions.js';
import { DISCIPLINES, type FactionId } from './data/ids.js';

/** '2 steps in law', '1 step in banking and medicine each'. */
function steps(levels: FactionStart['levels']): string {
  const n = Math.max(...levels);
  const at = DISCIPLINES.filter((_, d) => levels[d]! > 0);
  if (at.length === 4) return `${n} step in every discipline`;
  if (at.length === 1) return `${n} step${n > 1 ? 's' : ''} in ${at[0]}`;
  return `${n} step each in ${at.join(' and ')}`;
}

/** 'Starts with 1 step each in banking and medicine, 1 tool.'; empty where there is nothing but the board's goods. */
export function startText(id: FactionId): string {
  const start: FactionStart = FACTION_STARTS[id];
  const parts: string[] = [];
  if (start.levels.some((n) => n > 0)) parts.push(steps(start.levels));
  if (start.freeSteps > 0) parts.push('2 steps in one discipline or 1 in each of two');
  if (start.tools > 0) parts.push(`${start.tools} tool`);
  return parts.length > 0 ? `Starts with ${parts.join(', ')}.` : '';
}
