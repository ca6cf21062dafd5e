/** The table of Age of Innovation in words: every fact of the screen, by seat and by thing, for plain mode. */
import type { Heard } from '../../../ui/types.js';
import { mapHeard } from './heard-map.js';
import { incomeHeard, seatHeard } from './heard-seat.js';
import {
  actionsHeard,
  citiesHeard,
  displayHeard,
  openingHeard,
  restHeard,
  roundsHeard,
  scienceHeard,
} from './heard-tiles.js';
import type { AoiPainting } from './painting.js';

export function heard(p: AoiPainting): readonly Heard[] {
  const { players } = p.view;
  const all: Heard[] = [
    ...players.map((s) => seatHeard(p, s)),
    ...players.filter((s) => s.board).map((s) => incomeHeard(p, s)),
    ...openingHeard(p),
    roundsHeard(p),
    mapHeard(p),
    citiesHeard(p),
    scienceHeard(p),
    ...actionsHeard(p),
    ...displayHeard(p),
    ...restHeard(p),
  ];
  return all.filter(({ lines }) => lines.length > 0);
}
