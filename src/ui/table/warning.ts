/** What speaks against an answer: the rules' own warning, or waste that the game's screen sees. The same for every way to answer. */
import type { Telling } from '../../engine/phrasebook.js';
import type { Choice, GameEvent, Prompt } from '../../engine/types.js';
import type { GameUi } from '../types.js';
import type { TableReading } from './source.js';

export interface Warning {
  /** What settings silence. */
  readonly key: string;
  readonly text: string;
}

/** `n` is the amount that is given; null before one is. `told`: what the rules would tell up to the next question. */
export function warningOf(
  { module: { phrases } }: Pick<TableReading, 'module'>,
  ui: GameUi,
  telling: Telling,
  prompt: Prompt,
  choice: Choice,
  n: number | null,
  told: () => readonly GameEvent[],
): Warning | null {
  if (choice.warn) return { key: choice.warn, text: phrases.warn(choice.warn, choice, telling) };
  return ui.waste?.(choice, telling.view, prompt.seat, { prompt, n, told }) ?? null;
}
