/** What A New Dawn says only to people who hear the table, in Polish. */
import type { NdTexts } from '../../../games/new-dawn/texts/types.js';
import { nouns, quoted, thing } from './nouns.js';
import { list, many } from './words.js';

type Heard = NdTexts['heard'];
type Far = Parameters<Heard['nearest']>[0]['city'];

const { focus, icon, level, resource, type, wonder, state, age } = nouns;

const far = (what: string, at: Far): string =>
  at === null ? '' : `; ${what} ${at.hex}, odległość ${many(at.n, 'space')}`;

const KIND: Readonly<Record<Parameters<Heard['pieces']>[0]['kind'], string>> = {
  token: 'żetony kontroli',
  reinforced: 'umocnione żetony kontroli',
  city: 'miasta',
  mature: 'rozwinięte miasta',
  capital: 'stolica',
  matureCapital: 'rozwinięta stolica',
};

export const heard: Heard = {
  rowOf: ({ name }) => `Rząd rozwoju gracza ${name}`,
  reachOf: ({ name }) => `Heksy teraz w zasięgu gracza ${name}`,
  map: 'Mapa',
  odds: 'Możliwe ataki',

  turn: ({ name }) => `tura gracza ${name}`,
  first: ({ name }) => `grę zaczyna ${name}`,
  dial: ({ icons, at }) =>
    `tarcza wydarzeń po kolei: ${icons.map((id, i) => `${icon[id].word}${i === at ? ' (teraz)' : ''}`).join(', ')}`,

  resources: ({ has }) =>
    has.length === 0 ? 'brak zasobów' : has.map((v) => `${resource[v.resource].word} ${v.n}`).join(', '),
  cities: ({ cities, mature }) => `${many(cities, 'city')}, w tym rozwinięte: ${mature}`,
  spaces: ({ spaces, reinforced }) => `pod kontrolą ${many(spaces, 'space')}, umocnione żetony: ${reinforced}`,
  capitalsBeaten: ({ n }) => `pokonane stolice: ${n}`,
  score: ({ done, cards }) => `karty zwycięstwa z wykonanym zadaniem: ${done} z ${cards}`,
  capital: ({ hex }) => `stolica na ${hex}`,
  card: ({ slot, says, ...v }) => `${slot}: ${quoted(focus[v.card])}, ${type[v.type].word} ${level[v.level]}: ${says}`,
  resolving: 'działa teraz',
  lying: ({ token, used }) => `${thing(token)}${used ? ' (użyte)' : ''}`,
  left: ({ cards, ...v }) => `${type[v.type].word}: ${cards.map((id) => quoted(focus[id])).join(', ')}`,

  pieces: ({ kind, hexes }) => `${KIND[kind]}: ${hexes.join(', ')}`,
  lies: ({ what, hex }) => `${what} na ${hex}`,
  free: ({ what, hexes }) => `wolne heksy, ${what}: ${hexes.join(', ')}`,
  nextTo: ({ places }) => `obok: ${places.join('; ')}`,
  belongs: ({ what }) => `to miejsce: ${what}`,
  barbarianHome: ({ letter }) => `tu pojawia się barbarzyńca ${letter}`,
  caravanGoes: ({ name, hexes }) => `karawany gracza ${name}: ${hexes.join(', ')}`,
  tile: ({ face }) => (face === '' ? 'żeton wody' : `kafel mapy ${face}`),
  nearest: ({ name, space, city }) =>
    space === null && city === null
      ? `${name}: nic na mapie`
      : `${name}${far('najbliższy heks', space)}${far('najbliższe miasto', city)}`,
  reachedBy: ({ name, cards }) => `w zasięgu gracza ${name}: ${cards.map((id) => quoted(focus[id])).join(', ')}`,
  apart: ({ a, b, n }) => `Z ${a} do ${b}: ${many(n, 'space')}.`,
  neighbours: ({ a, b }) => `${a} i ${b} sąsiadują ze sobą.`,

  offer: ({ printed, resources, ...v }) =>
    `${wonder[v.wonder].whole}, ${type[v.type].word}, ${age[v.age]}: koszt na karcie ${printed}, pasuje ${list(resources.map((r) => resource[r].word))}`,
  prices: ({ seats }) => `kosztuje: ${seats.map(({ name, cost }) => `${name} ${cost}`).join(', ')}`,
  below: ({ n }) => `pod nią ${many(n, 'card')}`,
  built: ({ hex, owner, ...v }) =>
    `${wonder[v.wonder].whole}, ${type[v.type].word}, na ${hex}, ${owner === null ? 'niczyj' : `u gracza ${owner}`}`,
  state: ({ hex, owner, ...v }) =>
    `${state[v.state].whole}, ${type[v.type].word}, na ${hex}${owner === null ? '' : `, u gracza ${owner}`}`,
  barbarian: ({ letter, hex }) =>
    hex === null ? `barbarzyńca ${letter} jest pokonany` : `barbarzyńca ${letter} na ${hex}`,
  agendaDone: ({ name, have, need, round }) => `${name}: ${have} z ${need}, wykonane w rundzie ${round}`,
  agendaHas: ({ name, have, need }) => `${name}: ${have} z ${need}`,

  side: ({ name, terms, total }) => `${name} ${total}: ${terms.join(', ') || 'nic'}`,
  term: ({ what, n }) => `${what} ${n}`,
  roller: ({ name }) => `za obronę rzuca ${name}`,
  chance: ({ attack, defence, chance, bare }) =>
    `${attack} przeciw ${defence} przed rzutem; ${chance}% na wygraną ze wszystkimi żetonami handlu, ${bare}% bez nich`,
  tokensToAdd: ({ attack, defence }) => `żetony handlu do dodania: atak ${attack}, obrona ${defence}`,

  hand: ({ name, tiles }) => `${name}: ${tiles.length > 0 ? tiles.join(', ') : 'nic do wyłożenia'}`,
};
