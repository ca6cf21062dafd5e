/** Things on the table of A New Dawn in a line each, in Russian. */
import type { NdTexts } from '../../../games/new-dawn/texts/types.js';
import { NATURAL, STATE } from './names.js';
import { nouns } from './nouns.js';
import { ASSAULT } from './now.js';
import { held } from './questions.js';

type Space = NdTexts['space'];
type Ground = Parameters<Space['tile']>[0]['grounds'][number]['ground'];

const { terrain, resource } = nouns;

function lying(v: Ground): string {
  switch (v.kind) {
    case 'natural':
      return NATURAL[v.natural].whole;
    case 'state':
      return STATE[v.state].whole;
    case 'capital':
      return `столица (${terrain[v.terrain].word})`;
    case 'resource':
      return `${terrain[v.terrain].word} (${resource[v.resource].word})`;
    case 'barbarian':
      return `${terrain[v.terrain].word} (варвар ${v.letter})`;
    case 'plain':
      return terrain[v.terrain].word;
  }
}

export const space: Space = {
  ground: ({ hex, difficulty, ...v }) =>
    `${hex} ${v.terrain === 'natural' ? 'чудо природы' : terrain[v.terrain].word} ${difficulty}`,
  held,
  caravan: ({ owner }) => `караван игрока ${owner}`,
  defends: ({ n, what }) => (what === null ? `оборона ${n}` : `${ASSAULT[what]}: оборона ${n}`),
  edge: 'край поля',
  slot: ({ slot }) => `слот ${slot}`,
  tile: ({ face, grounds }) =>
    `фрагмент ${face}: ${grounds.map(({ n, ground }) => (n > 1 ? `${lying(ground)} ×${n}` : lying(ground))).join(', ')}`,
  touches: ({ hexes }) => `касается ${hexes.join(', ')}`,
};
