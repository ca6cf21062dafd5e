/** Chaos Magicians (rulebook p. 20): two favour tiles at a time. */
import type { FactionHooks } from '../hooks.js';

export const chaosMagicians: FactionHooks = { favours: 2 };
