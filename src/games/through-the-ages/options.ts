/** What can be chosen before the game. */
import type { ChosenOptions, OptionSpec } from '../../engine/types.js';
import type { TtaOptions } from './types.js';

export const optionSpecs: readonly OptionSpec[] = [
  { id: 'starter', kind: 'choice', values: ['random', 'first'] },
  { id: 'open-hands', kind: 'flag', default: true },
  { id: 'old-trade', kind: 'flag', default: false, hidden: true },
];

export function options(chosen: ChosenOptions): TtaOptions {
  return {
    starter: chosen.starter === 'first' ? 'first' : 'random',
    openHands: chosen['open-hands'] !== false,
    oldTrade: chosen['old-trade'] === true,
  };
}
