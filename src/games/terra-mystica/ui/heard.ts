/** The table of Terra Mystica in words: every fact of the screen, by seat and by thing, for plain mode. */
import type { Heard } from '../../../ui/types.js';
import { mapHeard } from './heard-map.js';
import { incomeHeard, seatHeard } from './heard-seat.js';
import {
  actionsHeard,
  cultsHeard,
  factionsHeard,
  finalHeard,
  offersHeard,
  roundsHeard,
  tilesHeard,
  townsHeard,
} from './heard-tiles.js';
import type { TmPainting } from './painting.js';

export function heard(p: TmPainting): readonly Heard[] {
  const { seats } = p.view;
  const all: Heard[] = [
    ...seats.map((s) => seatHeard(p, s)),
    ...seats.filter((s) => s.faction).map((s) => incomeHeard(p, s)),
    factionsHeard(p),
    roundsHeard(p),
    mapHeard(p),
    townsHeard(p),
    cultsHeard(p),
    actionsHeard(p),
    ...tilesHeard(p),
    offersHeard(p),
    finalHeard(p),
  ];
  return all.filter(({ lines }) => lines.length > 0);
}
