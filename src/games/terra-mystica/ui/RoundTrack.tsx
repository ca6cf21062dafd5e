/** What each of the six rounds scores and what the cults pay at its end. */
import type { PanelSpec } from '../../../ui/components/layout/spec.js';
import { framed, type More } from '../../terra-kit/ui/panel.js';
import { roundList } from '../../terra-kit/ui/rounds.js';
import type { TmPainting } from './painting.js';

export function roundTrack(p: TmPainting, more: More = {}): PanelSpec {
  const { texts, view } = p;
  return framed(
    p,
    { id: 'rounds', title: texts.title.rounds, hint: texts.hint.rounds, columns: [20, 34], ...more },
    roundList(
      view.scoring.map((tile) => ({
        id: `scoring:${tile.id}`,
        round: tile.round,
        when: tile.when,
        score: texts.scoring[tile.id].score,
        end: tile.cultCovered ? [''] : texts.scoring[tile.id].end,
      })),
    ),
  );
}
