/** Dwarves (rulebook p. 20): tunnels under one hex for two workers, one with the stronghold. */
import { STRONGHOLD } from '../../data/ids.js';
import { has } from '../goods.js';
import type { FactionHooks } from '../hooks.js';

const LONG = { price: { workers: 2 }, skips: 1, points: 4 };
const EASY = { ...LONG, price: { workers: 1 } };

export const dwarves: FactionHooks = {
  tunnel: (s, seat) => (has(s, seat, STRONGHOLD) ? EASY : LONG),
};
