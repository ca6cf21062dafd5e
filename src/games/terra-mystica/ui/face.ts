/** The pages of Terra Mystica: on a large window the first one shows everything. */
import type { PanelSpec } from '../../../ui/components/layout/spec.js';
import type { Face, FacePage, ShellPanels } from '../../../ui/types.js';
import type { TmTexts } from '../texts/types.js';
import type { View } from '../types.js';
import { boardOf } from './board.js';
import { cultTracks } from './CultTracks.js';
import { factionBoard } from './FactionBoard.js';
import { mapLegend } from './MapLegend.js';
import { opponents } from './Opponents.js';
import { shownSeat, type TmPainting } from './painting.js';
import { roundTrack } from './RoundTrack.js';
import { finalScoring, pointsNow } from './Scoring.js';
import {
  bonusCards,
  factionChoice,
  favourTiles,
  foundedTowns,
  heldCards,
  powerActions,
  townTiles,
  unusedCards,
} from './Tiles.js';

type Page = FacePage<View, TmTexts>;

/** What the open question chooses from is a must as early as there is any room. */
function chosenFrom(p: TmPainting): readonly PanelSpec[] {
  const from: Readonly<Record<string, () => PanelSpec>> = {
    faction: () => factionChoice(p, { must: 'medium' }),
    favour: () => favourTiles(p, { must: 'medium' }),
    town: () => townTiles(p, { must: 'medium' }),
  };
  const panel = from[p.prompt?.topic ?? '']?.();
  return panel ? [panel] : [];
}

function mapPanels(p: TmPainting, shell: ShellPanels): PanelSpec[] {
  const own = shownSeat(p);
  const chosen = chosenFrom(p);
  // Before the game the map says more than what nobody can use yet.
  const inPlay = p.view.phase === 'setup' ? undefined : 'medium';
  const has = (id: string) => chosen.some((panel) => panel.id === id);
  const late = <T extends PanelSpec>(panel: T): T[] => (has(panel.id) ? [] : [panel]);
  const panels = [
    shell.question,
    ...chosen,
    factionBoard(p, own, { must: 'small' }),
    roundTrack(p, { must: 'small' }),
    cultTracks(p, { must: inPlay && 'compact' }),
    bonusCards(p, { must: inPlay ? 'compact' : 'medium' }),
    powerActions(p, { must: inPlay }),
    // Nothing has happened yet.
    ...(p.view.phase === 'setup' ? [] : [shell.log]),
    ...(p.view.phase === 'setup' ? [] : [opponents(p, { must: 'huge' })]),
    ...late(favourTiles(p, { must: 'huge' })),
    ...late(townTiles(p, { must: 'huge' })),
    mapLegend(p),
    ...(p.view.towns.length > 0 ? [foundedTowns(p)] : []),
    ...(p.view.phase === 'setup' ? [] : [pointsNow(p)]),
    finalScoring(p),
  ];
  return panels;
}

const map: Page = {
  key: 'M',
  title: (texts) => texts.page.map,
  board: boardOf,
  panels: mapPanels,
};

const faction: Page = {
  key: 'F',
  title: (texts) => texts.page.faction,
  topics: ['faction', 'keys', 'ritual', 'ordain', 'first-card'],
  panels: (p, shell) => [
    shell.question,
    ...(p.prompt?.topic === 'faction' ? [factionChoice(p, { must: 'small' })] : []),
    factionBoard(p, shownSeat(p), { must: 'small' }),
    cultTracks(p, { must: p.prompt?.topic === 'faction' ? 'medium' : 'small' }),
    roundTrack(p),
    bonusCards(p, { must: 'medium' }),
    powerActions(p, { must: 'medium' }),
    ...(p.view.phase === 'setup' ? [] : [shell.log]),
    heldCards(p),
  ],
};

const boards: Page = {
  key: 'B',
  title: (texts) => texts.page.boards,
  panels: (p, shell) => {
    const order = [p.shown, ...p.view.seats.map((s) => s.seat).filter((seat) => seat !== p.shown)];
    const seats = order.flatMap((seat) => p.view.seats[seat] ?? []);
    return [shell.question, ...seats.map((seat) => factionBoard(p, seat, { must: 'small' })), cultTracks(p), shell.log];
  },
};

const tiles: Page = {
  key: 'G',
  title: (texts) => texts.page.tiles,
  topics: ['favour', 'town'],
  panels: (p, shell) => [
    shell.question,
    favourTiles(p, { must: 'small' }),
    townTiles(p, { must: 'small' }),
    foundedTowns(p, { must: 'medium' }),
    bonusCards(p, { must: 'medium' }),
    heldCards(p, { must: 'medium' }),
    unusedCards(p),
    roundTrack(p),
    cultTracks(p),
    factionBoard(p, shownSeat(p)),
    shell.log,
  ],
};

const scoring: Page = {
  key: 'S',
  title: (texts) => texts.page.scoring,
  panels: (p, shell) => [
    shell.question,
    roundTrack(p, { must: 'small' }),
    pointsNow(p, { must: 'small' }),
    finalScoring(p, { must: 'medium' }),
    cultTracks(p),
    powerActions(p),
    opponents(p),
    shell.log,
  ],
};

export const face: Face<View, TmTexts> = { pages: [map, faction, boards, tiles, scoring] };
