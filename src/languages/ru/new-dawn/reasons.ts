/** Why something cannot be done in A New Dawn, what speaks against it, what can be set before the game, in Russian. */
import type { NdTexts } from '../../../games/new-dawn/texts/types.js';
import { nouns } from './nouns.js';
import { list, many, upTo } from './words.js';

const { level, civ, agenda, icon } = nouns;

export const reason: NdTexts['reason'] = {
  water: 'это вода',
  ownPiece: 'там уже ваша фигура',
  rivalPiece: ({ owner }) => `гекс принадлежит игроку ${owner}`,
  cityState: 'там город-государство',
  barbarian: 'там варвар',
  difficulty: ({ need, have }) => `сложность ${need}, слот допускает ${have}`,
  occupied: 'гекс не пуст',
  neighbour: 'рядом город или город-государство',
  range: ({ range }) => `дальше чем ${range} от вашего гекса, если считать по проходимым гексам`,
  noCities: 'все ваши города уже на поле',
  noWonderSite: 'в каждом вашем городе уже есть чудо',
  production: ({ need, have }) => `стоит ${need}, ваше производство ${have}`,
  beaten: 'в этот ход вы здесь уже победили',
  tooFar: ({ spaces }) => `туда не дойти: нет проходимого пути не длиннее ${upTo(spaces, 'space')}`,
  reached: 'ваш караван уже приходил туда в этот ход',
  haveAlready: 'такая карта у вас уже есть',
  supplyEmpty: 'в запасе ничего не осталось',
  lowerLevel: ({ need, have }) => `${level[need]} уровень не лучше, чем ${level[have]}`,
  tileTouches: ({ have, need }) => `касается лишь ${upTo(have, 'space')} поля, нужно ${need}`,
  tileCore: 'должен касаться ядра, пока это возможно',
  tileWater: 'замкнёт больше брешей, чем есть жетонов воды',
};

export const warn: NdTexts['warn'] = {
  givesBack: 'ваша карта от этого игрока вернётся к нему',
  lowerCard: ({ need, have }) => `карта ${level[need]} уровня вместо карты ${level[have]} уровня`,
  noChance: ({ most, least }) => `победить нельзя: не больше ${most} против не меньше ${least}`,
  leave: 'ваши фигуры останутся, ходы будут пропускаться, а место будет ниже всех, кто играет дальше',
};

export const options: NdTexts['options'] = {
  option: {
    map: { title: 'поле', help: 'готовое поле для первой партии, поле, которое складывают игроки, или случайное' },
    leaders: { title: 'лидеры', help: 'случайные или выбранные по очереди' },
    fixed: { title: 'заданные лидеры', help: 'по одному лидеру на каждое место, по порядку' },
    victory: { title: 'карты победы', help: 'карты, которые точно будут в игре; остальные добираются случайно' },
    epic: { title: 'эпическая игра', help: 'четыре карты победы вместо трёх' },
    limit: {
      title: 'предел раундов',
      help: 'после стольких раундов побеждает тот, у кого больше заданий, затем чудес, затем гексов',
    },
    readings: { title: 'домашние толкования', help: 'спорные правила, которые ваш стол читает не так, как программа' },
  },
  value: {
    map: { first: 'поле первой партии', build: 'складывают игроки', random: 'случайное' },
    leaders: { random: 'случайные', choose: 'выбранные' },
    readings: {
      'capital-again': 'побеждённую столицу можно атаковать ещё раз в тот же ход',
      'no-lower-cards': 'диск технологий никогда не даёт карты ниже уровнем, чем та, которую она заменяет',
      'fresh-trade': 'жетоны торговли, полученные во время розыгрыша карты, можно потратить на неё же',
      'state-own-turn': 'жетоны городов-государств помогают только в свой ход, не в обороне',
      'city-frees-natural': 'город, построенный на своём жетоне на чуде природы, возвращает жетон чуда на поле',
      'barbarian-comes-back': 'варвар, который по воде дошёл до края поля, возвращается туда, где был',
      'maracana-before': 'Маракана: карта экономики перед другой картой, а не после неё',
      'potala-gives-back': 'без «Дворца Потала» карты дипломатии сверх предела возвращаются владельцам',
    },
  },
  refused: {
    leaderTwice: (v) => `Лидер указан дважды: ${civ[v.leader]}.`,
    victoryTwice: ({ card }) => `Карта победы указана дважды: ${agenda[card]}.`,
    readingTwice: ({ reading }) => `Толкование указано дважды: ${options.value.readings[reading]}.`,
    leadersNumber: ({ have, need }) => `Список задаёт ${many(have, 'leader')}, а мест ${need}.`,
    leadersBoth: 'Лидеры не могут быть и заданными, и выбранными.',
    victoryNumber: ({ have, need }) => `Список задаёт ${many(have, 'victoryCard')}, а в игре лишь ${need}.`,
    mapOverlap: ({ tile }) => `Фрагмент поля ${tile} лежит на другом.`,
  },
};

type Round = Parameters<NdTexts['where']['round']>[0];
const round = ({ round: n, limit }: Round): string => (limit === null ? `раунд ${n}` : `раунд ${n}/${limit}`);
const happening = (v: Round, kind: keyof typeof icon): string =>
  `${round(v)}  ${kind === 'spawn' ? 'возвращение' : icon[kind].word}`;

export const where: NdTexts['where'] = {
  leaders: 'выбор лидеров',
  map: 'складывание поля',
  round,
  roundSpawn: (v) => happening(v, 'spawn'),
  roundQuiet: (v) => happening(v, 'quiet'),
  roundMove: (v) => happening(v, 'move'),
  roundTrade: (v) => happening(v, 'trade'),
};

type Ending = Parameters<NdTexts['over']['agendas']>[0];
const won = ({ names }: Ending): string =>
  names.length > 1 ? `общая победа, ${list(names)}` : `побеждает ${list(names)}`;
const ties = ({ wonders, spaces }: Ending): string => `${many(wonders, 'wonder')}, ${many(spaces, 'space')}`;

export const over: NdTexts['over'] = {
  agendas: (v) => `${won(v)}: по заданию на каждой карте победы (${v.score}), ${ties(v)}`,
  limit: (v) => `${won(v)}: на пределе раундов ${many(v.score, 'agenda')}, ${ties(v)}`,
  deserted: (v) => `${won(v)}: остальные вышли из игры, ${many(v.score, 'agenda')}, ${ties(v)}`,
};

export const order: NdTexts['order'] = {
  defence: {
    title: 'Жетоны торговли в обороне',
    value: {
      ask: 'каждый раз спрашивать',
      never: 'никогда не тратить жетоны торговли в обороне',
      win: 'тратить меньше всего жетонов, что удержат гекс, и ни одного, если его не удержать',
    },
  },
};

export const ledger: NdTexts['ledger'] = {
  agendas: 'зад.',
  tech: 'техн.',
  cities: 'города',
  spaces: 'гексы',
  wonders: 'чудеса',
  trade: 'торг.',
  resources: 'мр/рт/не/ал',
};

export const price: NdTexts['price'] = ({ good, n }) => (good === 'production' ? `производство ${n}` : many(n, good));
