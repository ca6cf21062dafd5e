import type { TurnMarks } from '../types.js';

/** A turn that has not begun: nothing used, nothing extra. */
export function noMarks(): TurnMarks {
  return {
    hammurabi: false,
    homer: false,
    bach: false,
    churchill: false,
    oceanLiner: false,
    replacedLeader: false,
    tactic: false,
    tradeRoutes: false,
    fresh: [],
    extra: { ca: 0, ma: 0, resources: 0, food: 0, unitResources: 0, unitScience: 0 },
  };
}
