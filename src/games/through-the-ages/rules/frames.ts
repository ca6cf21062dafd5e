/** Frames of the civil rules. Frames of the military rules are in `military/frames.ts`. */
import type { Frame, Id } from '../../../engine/types.js';
import type { ActionId } from '../data/civil.js';

interface At<K extends string> extends Frame {
  readonly kind: K;
}

/** The whole game: one turn after the other, and the end. */
export interface GameFrame extends At<'game'> {
  /** The running turn is the first one of its round. */
  first: boolean;
}
/** One turn: start, politics, actions, end. */
export type TurnFrame = At<'turn'>;
/** The action phase: one question per action. */
export type ActionsFrame = At<'actions'>;
/** The end of a turn: excess cards, uprising, production, draw, reset. */
export type EndFrame = At<'end-turn'>;
/** The rest of an action card that needs a choice. The card and its action are already paid. */
export interface CardFrame extends At<'card'> {
  readonly card: ActionId;
}
/** Homer was replaced: under which wonder, if any. */
export type HomerFrame = At<'homer'>;
/** Loses `left` workers, unused ones first, else the owner chooses. Tokens go to the yellow bank. */
export interface LosePopulationFrame extends At<'lose-population'> {
  left: number;
  readonly why: Id;
}
/**
 * `left` blue tokens that the bank could not give come off farms and mines; the owner chooses. They go to the box or
 * onto the unfinished wonder.
 */
export interface LoseBlueFrame extends At<'lose-blue'> {
  left: number;
  readonly to: 'box' | 'wonder';
  readonly why: Id;
}
/** Development of Civilization: one choice for one seat, one cheaper, without an action. */
export type CivilizationFrame = At<'civilization'>;
/** International Agreement: cards of the row for up to `budget` actions. */
export interface AgreementFrame extends At<'agreement'> {
  budget: number;
  taken: number;
}

export type CivilFrame =
  | GameFrame
  | TurnFrame
  | ActionsFrame
  | EndFrame
  | CardFrame
  | HomerFrame
  | LosePopulationFrame
  | LoseBlueFrame
  | CivilizationFrame
  | AgreementFrame;
