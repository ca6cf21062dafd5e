/** The science board: four disciplines with everybody's level, power and key steps, and the scholars that were sent. */
import type { PanelSpec } from '../../../ui/components/layout/spec.js';
import { marksOf } from '../../../ui/components/marks.js';
import { framed, layers, type More, step } from '../../terra-kit/ui/panel.js';
import { type TrackBoard, Tracks } from '../../terra-kit/ui/tracks.js';
import { KEY_LEVEL, LEVEL_POWER, TOP_LEVEL } from '../data/science.js';
import { DISCIPLINE_TOKENS } from './PlanningBoard.js';
import type { AoiPainting } from './painting.js';

const POWER = new Map(LEVEL_POWER.flatMap((power, level) => (power > 0 ? [[level, power] as const] : [])));

function boardOf(p: AoiPainting, long: boolean): TrackBoard {
  const { texts, view } = p;
  return {
    steps: TOP_LEVEL,
    power: POWER,
    key: { step: KEY_LEVEL, sign: texts.keySign },
    head: {
      power: long ? texts.label.power : '',
      places: [texts.good.scholars, texts.goodHead.scholars],
    },
    tracks: view.science.map((track, i) => {
      const neutral = view.neutral?.levels[i];
      return {
        id: `discipline:${track.discipline}`,
        word: texts.discipline[track.discipline][long ? 'word' : 'brief'],
        token: DISCIPLINE_TOKENS[track.discipline],
        mark: p.marks.get(`discipline:${track.discipline}`),
        at: [
          ...track.levels.map((level, who) => ({ who, step: level })),
          ...(neutral === undefined ? [] : [{ who: texts.neutralSign, step: neutral }]),
        ],
        places: track.spaces.map(({ seat, value }) =>
          seat === null ? { worth: value } : seat === 'neutral' ? texts.neutralSign : seat,
        ),
      };
    }),
  };
}

/** From this width on the names of the disciplines are written out. */
const LONG_FROM = 46;
const NARROWEST = 34;

export function scienceBoard(p: AoiPainting, more: More = {}): PanelSpec {
  const { title, hint } = p.texts;
  return framed(
    p,
    {
      id: 'science',
      title: title.science,
      hint: hint.science,
      columns: [NARROWEST],
      marks: marksOf(p, 'discipline'),
      ...more,
    },
    layers((width) => {
      const board = boardOf(p, width >= LONG_FROM);
      const rows = board.tracks.length;
      return [false, true].map((power) =>
        step(power ? 3 : 2, {
          rows: rows + (power ? 1 : 0),
          show: () => <Tracks board={board} width={width} power={power} />,
        }),
      );
    }),
  );
}
