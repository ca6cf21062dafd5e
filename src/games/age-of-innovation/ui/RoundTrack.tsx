/** The six round tiles with their science bonuses, the final tile beside the last, and the turn order. */
import type { PanelSpec } from '../../../ui/components/layout/spec.js';
import { facts } from '../../terra-kit/ui/facts.js';
import { framed, layers, type More, step } from '../../terra-kit/ui/panel.js';
import { roundList } from '../../terra-kit/ui/rounds.js';
import { ROUNDS } from '../data/rounds.js';
import type { AoiPainting } from './painting.js';

export function roundTrack(p: AoiPainting, more: More = {}): PanelSpec {
  const { texts, view } = p;
  return framed(
    p,
    { id: 'rounds', title: texts.title.rounds, hint: texts.hint.rounds, columns: [20, 34], ...more },
    roundList(
      view.rounds.map((tile) => ({
        id: `round:${tile.tile}`,
        round: tile.round,
        when: tile.now ? 'now' : tile.past || view.phase === 'end' ? 'past' : 'next',
        score: texts.round[tile.tile].score,
        end: tile.round === ROUNDS ? texts.finalToo({ final: view.final }) : texts.round[tile.tile].end,
      })),
    ),
  );
}

/** Who moves when, and who will begin the next round. */
export function turnOrder(p: AoiPainting, more: More = {}): PanelSpec {
  const { texts, view } = p;
  const names = (seats: readonly number[]) => seats.map((seat) => p.names[seat] ?? '');
  return framed(
    p,
    { id: 'order', title: texts.title.order, columns: [24], ...more },
    layers((width) => [
      step(
        3,
        ...facts(
          [
            [texts.label.order, texts.turnOrder({ names: names(view.order) })],
            [
              texts.label.nextOrder,
              view.round > 0 && view.round < ROUNDS ? texts.turnOrder({ names: names(view.next) }) : '',
            ],
          ],
          width,
        ),
      ),
    ]),
  );
}
