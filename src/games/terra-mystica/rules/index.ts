/** Every frame kind with its rules: a missing one does not compile. */
import { leaveRules } from '../../../engine/kit/leave.js';
import type { FrameTable } from '../../../engine/types.js';
import { factionFrame, firstCard, placement } from '../setup.js';
import type { Tm } from '../types.js';
import { keys, lastKey } from './cults.js';
import { favour } from './favours.js';
import { income } from './income.js';
import { leave } from './leaving.js';
import { power, ritual, sweep } from './offers.js';
import { ordain } from './ordain.js';
import { rewardFrames } from './rewards.js';
import { actions, cultBonus, round } from './round.js';
import { spades } from './spades.js';
import { town } from './towns.js';
import { turn } from './turn.js';

export const frames: FrameTable<Tm> = {
  faction: factionFrame,
  placement,
  'first-card': firstCard,
  round,
  income,
  actions,
  turn,
  ...rewardFrames({ town, favour, ordain, spades }),
  keys,
  'last-key': lastKey,
  power,
  ritual,
  sweep,
  'cult-bonus': cultBonus,
  leave: leaveRules(leave),
};
