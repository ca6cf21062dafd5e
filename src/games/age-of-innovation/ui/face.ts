/** The pages of Age of Innovation: on a large window the first one shows everything. */
import type { PanelSpec } from '../../../ui/components/layout/spec.js';
import type { Face, FacePage, ShellPanels } from '../../../ui/types.js';
import type { AoiTexts } from '../texts/types.js';
import type { View } from '../types.js';
import { boardOf } from './board.js';
import { mapLegend } from './MapLegend.js';
import { opponents } from './Opponents.js';
import { planningBoard } from './PlanningBoard.js';
import { type AoiPainting, shownSeat } from './painting.js';
import { roundTrack, turnOrder } from './RoundTrack.js';
import { scienceBoard } from './ScienceBoard.js';
import { finalScoring, pointsNow } from './Scoring.js';
import { pool, sets, taken } from './Sets.js';
import {
  bookActions,
  boosters,
  cityTiles,
  competencies,
  foundedCities,
  heldBoosters,
  innovations,
  palaces,
  powerActions,
  reservedPalaces,
  unusedTiles,
} from './Tiles.js';

type Page = FacePage<View, AoiTexts>;

/** What lies open before the game: palaces are shown too, because they belong to the choice. */
function opening(p: AoiPainting, must: PanelSpec['must']): PanelSpec[] {
  const { view } = p;
  const more = { must };
  return [
    ...(view.sets.length > 0 ? [sets(p, more)] : []),
    ...(view.pool.boards.length + view.pool.factions.length > 0 ? [pool(p, more)] : []),
    ...(view.phase === 'deal' && view.sets.length === 0 ? [taken(p)] : []),
    ...(view.phase === 'deal' && (view.palaces.length > 0 || view.pool.palaces.length > 0) ? [palaces(p, more)] : []),
    ...(view.phase === 'deal' && view.boosters.length > 0 ? [boosters(p, more)] : []),
  ];
}

/** What the open question chooses from is a must as early as there is any room. */
function chosenFrom(p: AoiPainting, must: PanelSpec['must']): PanelSpec[] {
  const from: Readonly<Record<string, () => PanelSpec>> = {
    palace: () => palaces(p, { must }),
    city: () => cityTiles(p, { must }),
    competency: () => competencies(p, { must }),
  };
  const panel = from[p.prompt?.topic ?? '']?.();
  return panel ? [panel] : [];
}

/** In order of weight, each panel once. */
function once(panels: readonly PanelSpec[]): PanelSpec[] {
  return panels.filter((panel, i) => panels.findIndex((other) => other.id === panel.id) === i);
}

function mapPanels(p: AoiPainting, shell: ShellPanels): PanelSpec[] {
  const own = planningBoard(p, shownSeat(p), { must: 'small' });
  const dealing = p.view.phase === 'deal';
  if (dealing)
    return once([
      shell.question,
      ...opening(p, 'medium'),
      innovations(p),
      competencies(p),
      roundTrack(p, { must: 'large' }),
      scienceBoard(p),
      bookActions(p),
      mapLegend(p),
    ]);
  return once([
    shell.question,
    ...chosenFrom(p, 'medium'),
    own,
    roundTrack(p, { must: 'small' }),
    scienceBoard(p, { must: 'compact' }),
    powerActions(p, { must: 'medium' }),
    bookActions(p, { must: 'medium' }),
    boosters(p, { must: 'large' }),
    innovations(p, { must: 'large' }),
    shell.log,
    competencies(p, { must: 'large' }),
    opponents(p, { must: 'huge' }),
    palaces(p, { must: 'huge' }),
    cityTiles(p, { must: 'huge' }),
    mapLegend(p),
    ...(p.view.cities.length > 0 ? [foundedCities(p)] : []),
    pointsNow(p),
    finalScoring(p),
  ]);
}

const map: Page = {
  key: 'M',
  title: (texts) => texts.page.map,
  board: boardOf,
  panels: mapPanels,
};

const board: Page = {
  key: 'P',
  title: (texts) => texts.page.board,
  panels: (p, shell) => [
    shell.question,
    planningBoard(p, shownSeat(p), { must: 'small' }),
    powerActions(p, { must: 'small' }),
    bookActions(p, { must: 'small' }),
    roundTrack(p),
    boosters(p),
    scienceBoard(p),
    shell.log,
    innovations(p),
  ],
};

const science: Page = {
  key: 'S',
  title: (texts) => texts.page.science,
  topics: ['step', 'steps-in-one', 'key'],
  panels: (p, shell) => [
    shell.question,
    scienceBoard(p, { must: 'small' }),
    innovations(p, { must: 'small' }),
    planningBoard(p, shownSeat(p), { must: 'medium' }),
    competencies(p, { must: 'medium' }),
    roundTrack(p),
    bookActions(p),
    shell.log,
  ],
};

const tiles: Page = {
  key: 'N',
  title: (texts) => texts.page.tiles,
  topics: ['palace', 'city', 'competency', 'set', 'draft', 'draft-booster'],
  panels: (p, shell) =>
    once([
      shell.question,
      ...opening(p, 'small'),
      ...chosenFrom(p, 'small'),
      ...(p.view.phase === 'deal' ? [] : [competencies(p, { must: 'small' }), palaces(p, { must: 'medium' })]),
      cityTiles(p, { must: 'medium' }),
      innovations(p, { must: 'medium' }),
      ...(p.view.players.some((s) => s.reserved) ? [reservedPalaces(p)] : []),
      ...(p.view.phase === 'deal' ? [competencies(p)] : [boosters(p), heldBoosters(p), foundedCities(p)]),
      roundTrack(p),
      unusedTiles(p),
      ...(p.view.phase === 'deal' ? [] : [shell.log]),
    ]),
};

const rounds: Page = {
  key: 'R',
  title: (texts) => texts.page.rounds,
  panels: (p, shell) => [
    shell.question,
    roundTrack(p, { must: 'small' }),
    pointsNow(p, { must: 'small' }),
    turnOrder(p, { must: 'medium' }),
    finalScoring(p, { must: 'medium' }),
    scienceBoard(p),
    opponents(p),
    shell.log,
  ],
};

const boards: Page = {
  key: 'B',
  title: (texts) => texts.page.boards,
  panels: (p, shell) => {
    const order = [p.shown, ...p.view.players.map((s) => s.seat).filter((seat) => seat !== p.shown)];
    const seats = order.flatMap((seat) => p.view.players[seat] ?? []);
    return [
      shell.question,
      ...seats.map((seat) => planningBoard(p, seat, { must: 'small' })),
      scienceBoard(p),
      shell.log,
    ];
  },
};

export const face: Face<View, AoiTexts> = { pages: [map, board, science, tiles, rounds, boards] };
