/** The frame of a turn: where it stands, and what its action has done so far. */
import { NONE } from '../data/ids.js';
import type { TurnFrame, Work } from '../types.js';

export const [ACT, REST, END] = [0, 1, 2] as const;

export const noWork = (): Work => ({ sites: [], built: NONE, tunnel: NONE, begun: NONE, origin: NONE });

export const turnFrame = (seat: number): TurnFrame => ({
  kind: 'turn',
  seat,
  step: ACT,
  actions: 1,
  acted: false,
  work: noWork(),
});
