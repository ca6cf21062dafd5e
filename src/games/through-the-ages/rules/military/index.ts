/** The frames of the military rules. */
import type { FrameTable } from '../../../../engine/types.js';
import type { Tta } from '../../types.js';
import { aggressionFrame, annexFrame, attackFrame, infiltrateFrame, raidFrame } from './aggression.js';
import {
  destroyFrame,
  foodOrResourcesFrame,
  freeWorkerFrame,
  gainMixFrame,
  loseColonyFrame,
  loseMixFrame,
  ruinFrame,
} from './answers.js';
import { colonyFrame } from './colonies.js';
import { auctionFrame, colonizeFrame } from './colonize.js';
import { defenceFrame } from './defence.js';
import { eventFrame } from './event.js';
import type { MilitaryFrame } from './frames.js';
import { discardFrame } from './hand.js';
import { pactFrame } from './pacts.js';
import { politicsFrame } from './politics.js';
import { spoilsFrame, warFrame } from './war.js';

export const militaryFrames: Pick<FrameTable<Tta>, MilitaryFrame['kind']> = {
  politics: politicsFrame,
  event: eventFrame,
  'discard-military': discardFrame,
  'gain-mix': gainMixFrame,
  'lose-mix': loseMixFrame,
  'food-or-resources': foodOrResourcesFrame,
  'free-worker': freeWorkerFrame,
  destroy: destroyFrame,
  ruin: ruinFrame,
  'lose-colony': loseColonyFrame,
  auction: auctionFrame,
  colonize: colonizeFrame,
  colony: colonyFrame,
  attack: attackFrame,
  aggression: aggressionFrame,
  defence: defenceFrame,
  raid: raidFrame,
  infiltrate: infiltrateFrame,
  annex: annexFrame,
  war: warFrame,
  spoils: spoilsFrame,
  pact: pactFrame,
};
