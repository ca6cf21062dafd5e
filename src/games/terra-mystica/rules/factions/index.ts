/** Every faction's hooks, by name. What octagons do and strongholds bring at once: `octagons.ts`, `strongholds.ts`. */
import type { Seat } from '../../../../engine/types.js';
import type { FactionId } from '../../data/ids.js';
import type { State } from '../../types.js';
import { seatOf } from '../goods.js';
import type { FactionHooks } from '../hooks.js';
import { alchemists } from './alchemists.js';
import { chaosMagicians } from './chaos-magicians.js';
import { cultists } from './cultists.js';
import { darklings } from './darklings.js';
import { dwarves } from './dwarves.js';
import { engineers } from './engineers.js';
import { fakirs } from './fakirs.js';
import { giants } from './giants.js';
import { halflings } from './halflings.js';
import { mermaids } from './mermaids.js';
import { swarmlings } from './swarmlings.js';
import { witches } from './witches.js';

const FACTION_HOOKS: Readonly<Partial<Record<FactionId, FactionHooks>>> = {
  witches,
  alchemists,
  darklings,
  halflings,
  cultists,
  engineers,
  dwarves,
  mermaids,
  swarmlings,
  'chaos-magicians': chaosMagicians,
  giants,
  fakirs,
};

const NONE: FactionHooks = {};

export function hooksOf(s: State, seat: Seat): FactionHooks {
  const { faction } = seatOf(s, seat);
  return (faction && FACTION_HOOKS[faction]) || NONE;
}
