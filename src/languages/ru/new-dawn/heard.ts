/** What A New Dawn says only to people who hear the table, in Russian. */
import type { NdTexts } from '../../../games/new-dawn/texts/types.js';
import { nouns, quoted, thing } from './nouns.js';
import { list, many } from './words.js';

type Heard = NdTexts['heard'];
type Far = Parameters<Heard['nearest']>[0]['city'];

const { focus, icon, level, resource, type, wonder, state, age } = nouns;

const far = (what: string, at: Far): string[] => (at === null ? [] : [`${what} ${at.hex} (${many(at.n, 'space')})`]);

const KIND: Readonly<Record<Parameters<Heard['pieces']>[0]['kind'], string>> = {
  token: 'жетоны контроля',
  reinforced: 'укреплённые жетоны контроля',
  city: 'города',
  mature: 'развитые города',
  capital: 'столица',
  matureCapital: 'развитая столица',
};

export const heard: Heard = {
  rowOf: ({ name }) => `Ряд развития игрока ${name}`,
  reachOf: ({ name }) => `Гексы, которых сейчас достигает ${name}`,
  map: 'Поле',
  odds: 'Возможные атаки',

  turn: ({ name }) => `ходит ${name}`,
  first: ({ name }) => `игру начинает ${name}`,
  dial: ({ icons, at }) =>
    `диск событий по порядку: ${icons.map((id, i) => `${icon[id].word}${i === at ? ' (сейчас)' : ''}`).join(', ')}`,

  resources: ({ has }) =>
    has.length === 0 ? 'ресурсов нет' : has.map((v) => `${resource[v.resource].word} ${v.n}`).join(', '),
  cities: ({ cities, mature }) => `${many(cities, 'city')}, из них развитых ${mature}`,
  spaces: ({ spaces, reinforced }) => `под контролем ${many(spaces, 'space')}, укреплённых жетонов ${reinforced}`,
  capitalsBeaten: ({ n }) => `побеждённых столиц: ${n}`,
  score: ({ done, cards }) => `карт победы с выполненным заданием: ${done} из ${cards}`,
  capital: ({ hex }) => `столица на ${hex}`,
  card: ({ slot, says, ...v }) => `${slot}: ${quoted(focus[v.card])}, ${type[v.type].word} ${level[v.level]}: ${says}`,
  resolving: 'действует сейчас',
  lying: ({ token, used }) => `${thing(token)}${used ? ' (использовано)' : ''}`,
  left: ({ cards, ...v }) => `${type[v.type].word}: ${cards.map((id) => quoted(focus[id])).join(', ')}`,

  pieces: ({ kind, hexes }) => `${KIND[kind]}: ${hexes.join(', ')}`,
  lies: ({ what, hex }) => `${what} на ${hex}`,
  free: ({ what, hexes }) => `свободные гексы, ${what}: ${hexes.join(', ')}`,
  nextTo: ({ places }) => `рядом: ${places.join('; ')}`,
  belongs: ({ what }) => `это место: ${what}`,
  barbarianHome: ({ letter }) => `здесь появляется варвар ${letter}`,
  caravanGoes: ({ name, hexes }) => `караваны игрока ${name}: ${hexes.join(', ')}`,
  tile: ({ face }) => (face === '' ? 'жетон воды' : `фрагмент поля ${face}`),
  nearest: ({ name, space, city }) =>
    space === null && city === null
      ? `${name}: на поле ничего нет`
      : `${name}: ${[...far('ближайший гекс', space), ...far('ближайший город', city)].join(', ')}`,
  reachedBy: ({ name, cards }) => `достижимо для игрока ${name}: ${cards.map((id) => quoted(focus[id])).join(', ')}`,
  apart: ({ a, b, n }) => `От ${a} до ${b}: ${many(n, 'space')}.`,
  neighbours: ({ a, b }) => `${a} и ${b} — соседние гексы.`,

  offer: ({ printed, resources, ...v }) =>
    `${wonder[v.wonder].whole}, ${type[v.type].word}, ${age[v.age]}: стоимость на карте ${printed}, ${resources.length > 1 ? 'подходят' : 'подходит'} ${list(resources.map((r) => resource[r].word))}`,
  prices: ({ seats }) => `стоит: ${seats.map(({ name, cost }) => `${name} ${cost}`).join(', ')}`,
  below: ({ n }) => `под ней ${many(n, 'card')}`,
  built: ({ hex, owner, ...v }) =>
    `${wonder[v.wonder].whole}, ${type[v.type].word}, на ${hex}, ${owner === null ? 'ничьё' : `у игрока ${owner}`}`,
  state: ({ hex, owner, ...v }) =>
    `${state[v.state].whole}, ${type[v.type].word}, на ${hex}${owner === null ? '' : `, у игрока ${owner}`}`,
  barbarian: ({ letter, hex }) => (hex === null ? `варвар ${letter} побеждён` : `варвар ${letter} на ${hex}`),
  agendaDone: ({ name, have, need, round }) => `${name}: ${have} из ${need}, выполнено в раунде ${round}`,
  agendaHas: ({ name, have, need }) => `${name}: ${have} из ${need}`,

  side: ({ name, terms, total }) => `${name} ${total}: ${terms.join(', ') || 'ничего'}`,
  term: ({ what, n }) => `${what} ${n}`,
  roller: ({ name }) => `за оборону бросает ${name}`,
  chance: ({ attack, defence, chance, bare }) =>
    `${attack} против ${defence} без кубиков; ${chance} % на победу со всеми жетонами торговли, ${bare} % без них`,
  tokensToAdd: ({ attack, defence }) => `можно добавить жетонов торговли: атака ${attack}, оборона ${defence}`,

  hand: ({ name, tiles }) => `${name}: ${tiles.length > 0 ? tiles.join(', ') : 'выкладывать нечего'}`,
};
