/** What A New Dawn says only to people who hear the table, in Ukrainian. */
import type { Far } from '../../../games/new-dawn/texts/heard.js';
import type { NdTexts } from '../../../games/new-dawn/texts/types.js';
import { nouns, quoted, thing } from './nouns.js';
import { list, many } from './words.js';

const { focus, icon, level, resource, type, wonder, state, age } = nouns;

const far = (what: string, at: Far | null): string =>
  at === null ? '' : `; ${what} ${at.hex}, відстань – ${many(at.n, 'space')}`;

const KIND: Readonly<Record<Parameters<NdTexts['heard']['pieces']>[0]['kind'], string>> = {
  token: 'жетони контролю',
  reinforced: 'укріплені жетони контролю',
  city: 'міста',
  mature: 'розвинуті міста',
  capital: 'столиця',
  matureCapital: 'розвинута столиця',
};

export const heard: NdTexts['heard'] = {
  rowOf: ({ name }) => `Ряд фокусу гравця ${name}`,
  reachOf: ({ name }) => `Гекси, зараз досяжні для гравця ${name}`,
  map: 'Мапа',
  odds: 'Можливі атаки',

  turn: ({ name }) => `хід гравця ${name}`,
  first: ({ name }) => `перший гравець: ${name}`,
  dial: ({ icons, at }) =>
    `диск подій по черзі: ${icons.map((id, i) => `${icon[id].word}${i === at ? ' (зараз)' : ''}`).join(', ')}`,

  resources: ({ has }) =>
    has.length === 0 ? 'ресурсів немає' : has.map((v) => `${resource[v.resource].word} ${v.n}`).join(', '),
  cities: ({ cities, mature }) => `${many(cities, 'city')}, з них розвинутих ${mature}`,
  spaces: ({ spaces, reinforced }) => `${many(spaces, 'space')} під контролем, укріплених жетонів ${reinforced}`,
  capitalsBeaten: ({ n }) => `переможених столиць: ${n}`,
  score: ({ done, cards }) => `карт перемоги з виконаним завданням: ${done} з ${cards}`,
  capital: ({ hex }) => `столиця на ${hex}`,
  card: ({ slot, says, ...v }) => `${slot}: ${quoted(focus[v.card])}, ${type[v.type].word} ${level[v.level]}: ${says}`,
  resolving: 'діє зараз',
  lying: ({ token, used }) => `${thing(token)}${used ? ' (використано)' : ''}`,
  left: ({ cards, ...v }) => `${type[v.type].word}: ${cards.map((id) => quoted(focus[id])).join(', ')}`,

  pieces: ({ kind, hexes }) => `${KIND[kind]}: ${hexes.join(', ')}`,
  lies: ({ what, hex }) => `${what} на ${hex}`,
  free: ({ what, hexes }) => `вільні гекси, ${what}: ${hexes.join(', ')}`,
  nextTo: ({ places }) => `поруч: ${places.join('; ')}`,
  belongs: ({ what }) => `це місце: ${what}`,
  barbarianHome: ({ letter }) => `тут з’являється варвар ${letter}`,
  caravanGoes: ({ name, hexes }) => `каравани гравця ${name}: ${hexes.join(', ')}`,
  tile: ({ face }) => (face === '' ? 'жетон води' : `компонент мапи ${face}`),
  nearest: ({ name, space, city }) =>
    space === null && city === null
      ? `${name}: на мапі нічого немає`
      : `${name}${far('найближчий гекс', space)}${far('найближче місто', city)}`,
  reachedBy: ({ name, cards }) => `досяжно для гравця ${name}: ${cards.map((id) => quoted(focus[id])).join(', ')}`,
  apart: ({ a, b, n }) => `Від ${a} до ${b}: ${many(n, 'space')}.`,
  neighbours: ({ a, b }) => `${a} і ${b} – сусідні гекси.`,

  offer: ({ printed, resources, ...v }) =>
    `${wonder[v.wonder].whole}, ${type[v.type].word}, ${age[v.age]}: вартість на карті ${printed}, підходить ${list(resources.map((r) => resource[r].word))}`,
  prices: ({ seats }) => `коштує: ${seats.map(({ name, cost }) => `${name} ${cost}`).join(', ')}`,
  below: ({ n }) => `під нею ${many(n, 'card')}`,
  built: ({ hex, owner, ...v }) =>
    `${wonder[v.wonder].whole}, ${type[v.type].word}, на ${hex}, ${owner === null ? 'нічиє' : `у гравця ${owner}`}`,
  state: ({ hex, owner, ...v }) =>
    `${state[v.state].whole}, ${type[v.type].word}, на ${hex}${owner === null ? '' : `, у гравця ${owner}`}`,
  barbarian: ({ letter, hex }) => (hex === null ? `варвар ${letter} переможений` : `варвар ${letter} на ${hex}`),
  agendaDone: ({ name, have, need, round }) => `${name}: ${have} з ${need}, виконано в раунді ${round}`,
  agendaHas: ({ name, have, need }) => `${name}: ${have} з ${need}`,

  side: ({ name, terms, total }) => `${name} ${total}: ${terms.join(', ') || 'нічого'}`,
  term: ({ what, n }) => `${what} ${n}`,
  roller: ({ name }) => `за оборону кидає ${name}`,
  chance: ({ attack, defence, chance, bare }) =>
    `${attack} проти ${defence} без кубиків; ${chance} % на перемогу з усіма жетонами торгівлі, ${bare} % без них`,
  tokensToAdd: ({ attack, defence }) => `можна додати жетонів торгівлі: атака ${attack}, оборона ${defence}`,

  hand: ({ name, tiles }) => `${name}: ${tiles.length > 0 ? tiles.join(', ') : 'нічого викладати'}`,
};
