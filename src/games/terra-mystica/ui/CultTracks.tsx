/** The four cults with everybody's markers, the steps that bring power, and the order spaces. */
import type { PanelSpec } from '../../../ui/components/layout/spec.js';
import { marksOf } from '../../../ui/components/marks.js';
import type { Token } from '../../../ui/theme/tokens.js';
import { framed, layers, type More, step } from '../../terra-kit/ui/panel.js';
import { type TrackBoard, Tracks, trackColumns } from '../../terra-kit/ui/tracks.js';
import type { Cult } from '../data/ids.js';
import { CULT_POWER, CULT_TOP } from '../data/tiles.js';
import type { TmPainting } from './painting.js';

const CULT_TOKENS: Readonly<Record<Cult, Token>> = { fire: 'fire', water: 'flood', earth: 'earth', air: 'air' };
const POWER = new Map(CULT_POWER.map(({ step, power }) => [step, power]));

function boardOf(p: TmPainting): TrackBoard {
  return {
    steps: CULT_TOP,
    power: POWER,
    head: { power: p.texts.label.power, places: [p.texts.good.priests, p.texts.goodHead.priests] },
    tracks: p.view.cults.map((track) => ({
      id: `cult:${track.cult}`,
      word: p.texts.cult[track.cult].word,
      token: CULT_TOKENS[track.cult],
      mark: p.marks.get(`cult:${track.cult}`),
      at: track.steps.map((step, who) => ({ who, step })),
      places: track.orders.map((o) => (o.seat >= 0 ? o.seat : { worth: o.worth })),
    })),
  };
}

export function cultTracks(p: TmPainting, more: More = {}): PanelSpec {
  const board = boardOf(p);
  const rows = board.tracks.length;
  return framed(
    p,
    {
      id: 'cults',
      title: p.texts.title.cults,
      hint: p.texts.hint.cults,
      columns: [Math.min(34, trackColumns(board))],
      marks: marksOf(p, 'cult'),
      ...more,
    },
    layers((width) =>
      [false, true].map((power) =>
        step(power ? 3 : 2, {
          rows: rows + (power ? 1 : 0),
          show: () => <Tracks board={board} width={width} power={power} />,
        }),
      ),
    ),
  );
}
