/** Mermaids (rulebook p. 20): towns over a river hex. */
import type { FactionHooks } from '../hooks.js';

export const mermaids: FactionHooks = { riverTowns: true };
