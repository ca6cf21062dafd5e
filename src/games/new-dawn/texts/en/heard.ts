/** What A New Dawn says only to people who hear the table, in English. */
import type { Far, HeardTexts } from '../heard.js';
import { nouns, thing } from './nouns.js';
import { either, list, many } from './words.js';

const { focus, icon, level, piece, resource, type, wonder, state, age } = nouns;

const far = (what: string, at: Far | null): string =>
  at === null ? '' : `, nearest ${what} ${at.hex}, ${many(at.n, 'space')} away`;

export const heard: HeardTexts['heard'] = {
  rowOf: ({ name }) => `Focus row of ${name}`,
  reachOf: ({ name }) => `Spaces that ${name} reaches now`,
  map: 'Map',
  odds: 'Attacks in reach',

  turn: ({ name }) => `${name} is taking a turn`,
  first: ({ name }) => `${name} was first in the game`,
  dial: ({ icons, at }) =>
    `event dial, in order: ${icons.map((id, i) => `${icon[id].word}${i === at ? ' (now)' : ''}`).join(', ')}`,

  resources: ({ has }) =>
    has.length === 0 ? 'no resources' : has.map((v) => `${v.n} ${resource[v.resource].word}`).join(', '),
  cities: ({ cities, mature }) => `${many(cities, 'city', 'cities')}, ${mature} of them mature`,
  spaces: ({ spaces, reinforced }) => `${many(spaces, 'space')} held, ${many(reinforced, 'reinforced token')}`,
  capitalsBeaten: ({ n }) => `${many(n, 'capital')} defeated`,
  score: ({ done, cards }) => `agendas finished on ${done} of ${many(cards, 'victory card')}`,
  capital: ({ hex }) => `capital on ${hex}`,
  card: ({ slot, says, ...v }) => `${slot}: ${focus[v.card]}, ${type[v.type].word} ${level[v.level]}: ${says}`,
  resolving: 'being resolved now',
  lying: ({ token, used }) => `${thing(token)}${used ? ' (used)' : ''}`,
  left: ({ cards, ...v }) => `${type[v.type].word}: ${cards.map((id) => focus[id]).join(', ')}`,

  pieces: ({ kind, hexes }) => {
    const word = {
      token: many(hexes.length, 'control token'),
      reinforced: many(hexes.length, 'reinforced control token'),
      city: many(hexes.length, 'city', 'cities'),
      mature: many(hexes.length, 'mature city', 'mature cities'),
      capital: piece.capital.word,
      matureCapital: 'mature capital',
    }[kind];
    return `${word} on ${hexes.join(', ')}`;
  },
  lies: ({ what, hex }) => `${what} on ${hex}`,
  free: ({ what, hexes }) => `free ${what}: ${hexes.join(', ')}`,
  nextTo: ({ places }) => `next to: ${places.join('; ')}`,
  belongs: ({ what }) => `${what} belongs here`,
  barbarianHome: ({ letter }) => `home of barbarian ${letter}`,
  caravanGoes: ({ name, hexes }) => `caravans of ${name} on ${hexes.join(', ')}`,
  tile: ({ face }) => (face === '' ? 'water token' : `on map tile ${face}`),
  nearest: ({ name, space, city }) =>
    space === null && city === null
      ? `${name}: nothing on the map`
      : `${name}${far('space', space)}${far('city', city)}`,
  reachedBy: ({ name, cards }) => `in reach of ${name} with ${either(cards.map((id) => focus[id]))}`,
  apart: ({ a, b, n }) => `${b} is ${many(n, 'space')} away from ${a}.`,
  neighbours: ({ a, b }) => `${a} and ${b} are neighbours.`,

  offer: ({ printed, resources, ...v }) =>
    `${wonder[v.wonder].whole}, ${type[v.type].word}, ${age[v.age]}: printed cost ${printed}, paid with ${list(resources.map((r) => resource[r].word))}`,
  prices: ({ seats }) => `costs ${seats.map(({ name, cost }) => `${name} ${cost}`).join(', ')}`,
  below: ({ n }) => `${many(n, 'card')} below it`,
  built: ({ hex, owner, ...v }) =>
    `${wonder[v.wonder].whole}, ${type[v.type].word}, on ${hex}, ${owner === null ? 'held by nobody' : `held by ${owner}`}`,
  state: ({ hex, owner, ...v }) =>
    `${state[v.state].whole}, ${type[v.type].word}, on ${hex}${owner === null ? '' : `, held by ${owner}`}`,
  barbarian: ({ letter, hex }) => (hex === null ? `barbarian ${letter} is defeated` : `barbarian ${letter} on ${hex}`),
  agendaDone: ({ name, have, need, round }) => `${name} ${have} of ${need}, finished in round ${round}`,
  agendaHas: ({ name, have, need }) => `${name} ${have} of ${need}`,

  side: ({ name, terms, total }) => `${name} ${total}: ${terms.join(', ') || 'nothing'}`,
  term: ({ what, n }) => `${what} ${n}`,
  roller: ({ name }) => `${name} rolls for the defence`,
  chance: ({ attack, defence, chance, bare }) =>
    `${attack} against ${defence} before dice; ${chance} % to win with all trade tokens, ${bare} % without`,
  tokensToAdd: ({ attack, defence }) => `trade tokens that can be added: ${attack} for the attack, ${defence} against`,

  hand: ({ name, tiles }) => `${name}: ${tiles.length > 0 ? tiles.join(', ') : 'no tiles'}`,
};
