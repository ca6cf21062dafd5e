/** Every faction's hooks, by name. Boards that bend no rule beyond their numbers do not exist: all fourteen fill some. */
import type { Seat } from '../../../../engine/types.js';
import type { FactionId } from '../../data/ids.js';
import type { State } from '../../types.js';
import type { FactionHooks } from '../hooks.js';
import { alchemists } from './alchemists.js';
import { auren } from './auren.js';
import { chaosMagicians } from './chaos-magicians.js';
import { cultists } from './cultists.js';
import { darklings } from './darklings.js';
import { dwarves } from './dwarves.js';
import { engineers } from './engineers.js';
import { fakirs } from './fakirs.js';
import { giants } from './giants.js';
import { halflings } from './halflings.js';
import { mermaids } from './mermaids.js';
import { nomads } from './nomads.js';
import { swarmlings } from './swarmlings.js';
import { witches } from './witches.js';

export const FACTION_HOOKS: Readonly<Record<FactionId, FactionHooks>> = {
  witches,
  auren,
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
  nomads,
};

export function hooksOf(s: State, seat: Seat): FactionHooks {
  return FACTION_HOOKS[s.seats[seat]!.faction!];
}
