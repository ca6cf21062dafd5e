/** What can be chosen before the game, and which choices clash. */
import { type ChosenOptions, type OptionSpec, Refused } from '../../engine/types.js';
import { LEADER_IDS, type LeaderId } from './data/leaders.js';
import { READINGS, type ReadingId } from './data/readings.js';
import { CARDS_DRAWN, VICTORY_IDS, type VictoryId } from './data/victory.js';
import type { Options } from './types.js';

/**
 * Rounds after which a game is stopped and agendas and tie-breaks decide. The rulebook knows no limit; people need 20
 * to 60 rounds, but players who never aim at an agenda could go on for ever.
 */
const ROUND_LIMIT = { least: 20, most: 1000, none: true, default: 100 } as const;

export const optionSpecs = [
  { id: 'map', kind: 'choice', values: ['first', 'build', 'random'] },
  { id: 'leaders', kind: 'choice', values: ['random', 'choose'] },
  { id: 'fixed', rare: true, kind: 'list', of: LEADER_IDS },
  { id: 'victory', rare: true, kind: 'list', of: VICTORY_IDS },
  { id: 'epic', kind: 'flag', default: false },
  { id: 'limit', rare: true, kind: 'number', ...ROUND_LIMIT },
  { id: 'readings', rare: true, kind: 'list', of: READINGS },
] as const satisfies readonly OptionSpec[];

function noTwice(option: string, words: readonly string[]): void {
  const twice = words.find((word, i) => words.indexOf(word) !== i);
  if (twice !== undefined) throw new Refused('twice', { option, value: twice });
}

export function options(chosen: ChosenOptions, seats: number): Options {
  const fixed = chosen.fixed as readonly LeaderId[];
  const victory = chosen.victory as readonly VictoryId[];
  const epic = chosen.epic as boolean;
  noTwice('fixed', fixed);
  noTwice('victory', victory);
  noTwice('readings', chosen.readings as readonly ReadingId[]);
  if (fixed.length > 0) {
    if (fixed.length !== seats) throw new Refused('leaders-number', { have: fixed.length, need: seats });
    if (chosen.leaders === 'choose') throw new Refused('leaders-both');
  }
  const need = epic ? CARDS_DRAWN.epic : CARDS_DRAWN.normal;
  if (victory.length > need) throw new Refused('victory-number', { have: victory.length, need });
  return {
    map: chosen.map as Options['map'],
    leaders: fixed.length > 0 ? fixed : (chosen.leaders as 'random' | 'choose'),
    victory,
    epic,
    limit: chosen.limit as number | null,
    readings: READINGS.filter((id) => (chosen.readings as readonly ReadingId[]).includes(id)),
  };
}
