/** The pages of A New Dawn: on a large window the first one shows everything. */
import { roomy } from '../../../ui/components/layout/roomy.js';
import type { PanelSpec, Room } from '../../../ui/components/layout/spec.js';
import type { Face, FacePage, ShellPanels } from '../../../ui/types.js';
import type { NdTexts } from '../texts/types.js';
import type { View } from '../types.js';
import { attackPanel } from './AttackPanel.js';
import { boardOf } from './board.js';
import { cityStates } from './CityStates.js';
import { dials } from './Dials.js';
import { focusList, focusRow } from './FocusRow.js';
import { fightOf } from './fights.js';
import { leaderChoice } from './LeaderChoice.js';
import { mapLegend } from './MapLegend.js';
import { tileInHandPanel, tray } from './MapTiles.js';
import { cardsHeld, nation } from './Nation.js';
import { nations } from './Nations.js';
import type { NdPainting } from './painting.js';
import { decksToCome, focusToCome, supply } from './StillToCome.js';
import { finished, victoryCards } from './VictoryCards.js';
import { wonderCards, wondersBuilt } from './WonderCards.js';

type Page = FacePage<View, NdTexts>;

const some = (panel: PanelSpec | null): PanelSpec[] => (panel ? [panel] : []);

/** Before the first round there is a leader to choose, or a map to lay. */
function beforeRounds(p: NdPainting, shell: ShellPanels): PanelSpec[] {
  if (p.view.phase === 'leaders') return [shell.question, leaderChoice(p, { must: 'small', grows: 2 })];
  return [
    shell.question,
    ...some(tileInHandPanel(p, { must: 'medium' })),
    tray(p, { must: 'medium' }),
    shell.log,
    nation(p),
    mapLegend(p),
  ];
}

function mapPanels(p: NdPainting, shell: ShellPanels): PanelSpec[] {
  if (p.view.phase === 'leaders' || p.view.phase === 'map') return beforeRounds(p, shell);
  const brief = fightOf(p) !== null;
  return [
    shell.question,
    ...some(attackPanel(p, { must: 'medium' })),
    focusRow(p, { must: 'medium', brief }),
    focusList(p, { must: 'small' }),
    dials(p, { must: 'medium' }),
    victoryCards(p, { must: 'medium', brief }),
    nation(p, { must: 'large', brief }),
    wonderCards(p, { must: 'large' }),
    shell.log,
    nations(p, { must: 'huge' }),
    mapLegend(p),
    cityStates(p),
    wondersBuilt(p),
  ];
}

const map: Page = {
  key: 'M',
  title: (texts) => texts.page.map,
  board: boardOf,
  panels: mapPanels,
};

/** Rows of the question on pages without the map: all of its choices as a rule. */
const PAGE_MENU_ROWS = 12;
const LOW_PAGE_MENU_ROWS = 10;
const LOWEST_PAGE_MENU_ROWS = 8;
function pageRows(body: Room | undefined): number {
  if (!body) return LOWEST_PAGE_MENU_ROWS;
  return body.rows < 24 ? LOWEST_PAGE_MENU_ROWS : body.rows < 32 ? LOW_PAGE_MENU_ROWS : PAGE_MENU_ROWS;
}

const row: Page = {
  key: 'R',
  title: (texts) => texts.page.row,
  topics: ['attack-tokens', 'defence-tokens'],
  panels: (p, shell) => [
    roomy(shell.question, pageRows),
    ...some(attackPanel(p, { must: 'small' })),
    focusRow(p, { must: 'medium' }),
    focusList(p, { must: 'small' }),
    dials(p, { must: 'medium' }),
    nation(p, { must: 'medium', toldElsewhere: true }),
    victoryCards(p),
    shell.log,
    cardsHeld(p, { must: 'medium' }),
  ],
};

const diplomacy: Page = {
  key: 'D',
  title: (texts) => texts.page.diplomacy,
  panels: (p, shell) => [
    roomy(shell.question, pageRows),
    nations(p, { must: 'small', columns: 78 }),
    cardsHeld(p, { must: 'medium' }),
    cityStates(p, { must: 'medium' }),
    nation(p, { toldElsewhere: true }),
    shell.log,
  ],
};

const agendas: Page = {
  key: 'A',
  title: (texts) => texts.page.agendas,
  panels: (p, shell) => [
    roomy(shell.question, pageRows),
    victoryCards(p, { must: 'small' }),
    finished(p, { must: 'medium' }),
    nations(p),
    shell.log,
  ],
};

const wonders: Page = {
  key: 'W',
  title: (texts) => texts.page.wonders,
  topics: ['pay'],
  panels: (p, shell) => [
    roomy(shell.question, pageRows),
    wonderCards(p, { must: 'small' }),
    nation(p, { must: 'medium' }),
    wondersBuilt(p, { must: 'medium' }),
    cityStates(p, { must: 'medium' }),
    shell.log,
  ],
};

const come: Page = {
  key: 'N',
  title: (texts) => texts.page.come,
  panels: (p, shell) => [
    roomy(shell.question, pageRows),
    decksToCome(p, { must: 'small' }),
    focusToCome(p, { must: 'medium' }),
    supply(p, { must: 'medium' }),
    dials(p),
    shell.log,
  ],
};

export const face: Face<View, NdTexts> = { pages: [map, row, diplomacy, agendas, wonders, come] };
