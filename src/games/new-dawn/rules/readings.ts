/** Which readings of disputed rules this table plays (`data/readings.ts`). */
import type { ReadingId } from '../data/readings.js';
import type { State } from '../types.js';

export const reads = (s: State, reading: ReadingId): boolean => s.options.readings.includes(reading);
