/** All frames of the game. */
import type { FrameTable } from '../../../engine/types.js';
import type { Tta } from '../types.js';
import { actionsFrame } from './actions.js';
import { cardFrame } from './cards/action-cards.js';
import { endFrame } from './end-turn.js';
import { agreementFrame, civilizationFrame } from './favours.js';
import { homerFrame } from './leader.js';
import { loseBlueFrame, losePopulationFrame } from './losses.js';
import { militaryFrames } from './military/index.js';
import { gameFrame, turnFrame } from './turn.js';

export const frames: FrameTable<Tta> = {
  game: gameFrame,
  turn: turnFrame,
  actions: actionsFrame,
  'end-turn': endFrame,
  card: cardFrame,
  homer: homerFrame,
  'lose-population': losePopulationFrame,
  'lose-blue': loseBlueFrame,
  civilization: civilizationFrame,
  agreement: agreementFrame,
  ...militaryFrames,
};
