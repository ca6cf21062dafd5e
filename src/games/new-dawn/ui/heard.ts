/** The table of A New Dawn in words: every fact of the screen, by seat and by thing, for plain mode. */
import type { Heard } from '../../../ui/types.js';
import { mapHeard } from './heard-map.js';
import { deckHeard, nationHeard, rowHeard } from './heard-nation.js';
import { dialsHeard, fightsHeard, openingHeard, othersHeard, victoryHeard, wondersHeard } from './heard-table.js';
import type { NdPainting } from './painting.js';

export function heard(p: NdPainting): readonly Heard[] {
  const { players } = p.view;
  const all: Heard[] = [
    ...players.flatMap((s) => [nationHeard(p, s), rowHeard(p, s)]),
    ...openingHeard(p),
    dialsHeard(p),
    victoryHeard(p),
    mapHeard(p),
    ...fightsHeard(p),
    ...othersHeard(p),
    ...wondersHeard(p),
    ...players.map((s) => deckHeard(p, s)),
  ];
  return all.filter(({ lines }) => lines.length > 0);
}
