/** Things on the table of A New Dawn in a line each, in English. */
import type { Assault } from '../nouns.js';
import type { Ground, PlaceTexts } from '../spoken.js';
import { nouns } from './nouns.js';
import { ASSAULT } from './now.js';
import { held } from './questions.js';

const { terrain, natural, state, resource } = nouns;

function lying(v: Ground): string {
  switch (v.kind) {
    case 'natural':
      return natural[v.natural].whole;
    case 'state':
      return state[v.state].whole;
    case 'capital':
      return `capital on ${terrain[v.terrain].word}`;
    case 'resource':
      return `${terrain[v.terrain].word} with ${resource[v.resource].word}`;
    case 'barbarian':
      return `${terrain[v.terrain].word} with barbarian ${v.letter}`;
    case 'plain':
      return terrain[v.terrain].word;
  }
}

const object = (what: Assault | null): string => (what === null ? '' : `${ASSAULT[what]} `);

export const space: PlaceTexts = {
  ground: ({ hex, difficulty, ...v }) =>
    `${hex} ${v.terrain === 'natural' ? 'natural wonder' : terrain[v.terrain].word} ${difficulty}`,
  held,
  caravan: ({ owner }) => `${owner}’s caravan`,
  defends: ({ n, what }) => `${object(what)}defends ${n}`,
  edge: 'map edge',
  slot: ({ slot }) => `slot ${slot}`,
  tile: ({ face, grounds }) =>
    `tile ${face}: ${grounds.map(({ n, ground }) => (n > 1 ? `${n} ${lying(ground)}` : lying(ground))).join(', ')}`,
  touches: ({ hexes }) => `touches ${hexes.join(', ')}`,
};
