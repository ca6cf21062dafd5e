/** Why something cannot be done in A New Dawn, what speaks against it, what can be set before the game, in Ukrainian. */
import type { NdTexts } from '../../../games/new-dawn/texts/types.js';
import { nouns } from './nouns.js';
import { list, many, upTo } from './words.js';

const { level, civ, agenda, icon } = nouns;

export const reason: NdTexts['reason'] = {
  water: 'це вода',
  ownPiece: 'там уже ваша фігура',
  rivalPiece: ({ owner }) => `гекс належить гравцеві ${owner}`,
  cityState: 'там поліс',
  barbarian: 'там варвар',
  difficulty: ({ need, have }) => `складність ${need}, слот дозволяє ${have}`,
  occupied: 'гекс не порожній',
  neighbour: 'поруч місто або поліс',
  range: ({ range }) => `до вашого гекса прохідним шляхом понад ${many(range, 'space')}`,
  noCities: 'усі ваші міста вже на мапі',
  noWonderSite: 'у кожному вашому місті вже є чудо',
  production: ({ need, have }) => `коштує ${need}, ваше виробництво ${have}`,
  beaten: 'цього ходу ви вже здобули тут перемогу',
  tooFar: ({ spaces }) => `туди не дійти: прохідного шляху до ${upTo(spaces, 'space')} немає`,
  reached: 'ваш караван уже приходив туди цього ходу',
  haveAlready: 'така карта у вас уже є',
  supplyEmpty: 'у резерві нічого не лишилося',
  lowerLevel: ({ need, have }) => `${level[need]} рівень не кращий за ${level[have]}`,
  tileTouches: ({ have, need }) => `торкається лише ${upTo(have, 'space')} мапи, треба ${need}`,
  tileCore: 'має торкатися ядра, поки це можливо',
  tileWater: 'замкнуло б більше прогалин, ніж є жетонів води',
};

export const warn: NdTexts['warn'] = {
  givesBack: 'ваша карта від цього гравця повернеться до нього',
  lowerCard: ({ need, have }) => `карта ${level[need]} рівня замість карти ${level[have]} рівня`,
  noChance: ({ most, least }) => `виграти неможливо: щонайбільше ${most} проти щонайменше ${least}`,
  leave: 'ваші фігури залишаться, ходи пропускатимуться, а місце буде нижче за всіх, хто грає далі',
};

export const options: NdTexts['options'] = {
  option: {
    map: { title: 'мапа', help: 'готова мапа для першої партії, мапа, яку конструюють гравці, або випадкова' },
    leaders: { title: 'лідери', help: 'випадкові або обрані по черзі' },
    fixed: { title: 'задані лідери', help: 'по одному лідеру на кожне місце, по порядку' },
    victory: { title: 'карти перемоги', help: 'карти, які точно будуть у грі; решту добирають випадково' },
    epic: { title: 'епічна гра', help: 'чотири карти перемоги замість трьох' },
    limit: {
      title: 'ліміт раундів',
      help: 'після стількох раундів перемагає той, у кого більше виконаних завдань, потім чудес, потім гексів',
    },
    readings: { title: 'домашні тлумачення', help: 'спірні правила, які ваш стіл читає не так, як ця програма' },
  },
  value: {
    map: { first: 'мапа першої партії', build: 'конструюють гравці', random: 'випадкова' },
    leaders: { random: 'випадкові', choose: 'обрані' },
    readings: {
      'capital-again': 'переможену столицю можна атакувати того самого ходу ще раз',
      'no-lower-cards': 'диск технологій ніколи не дає карти нижчого рівня, ніж та, яку вона замінює',
      'fresh-trade': 'жетони торгівлі, отримані під час розігрування карти, можна витратити на неї ж',
      'state-own-turn': 'жетони полісів допомагають лише у свій хід, не в обороні',
      'city-frees-natural': 'місто, збудоване на своєму жетоні на чуді природи, повертає жетон чуда на мапу',
      'barbarian-comes-back': 'варвар, який на воді дійшов до краю мапи, повертається туди, де був',
      'maracana-before': 'Маракана: карта економіки перед іншою картою, а не після неї',
      'potala-gives-back': 'без Палацу Потала карти дипломатії понад ліміт повертаються власникам',
    },
  },
  refused: {
    leaderTwice: (v) => `Лідера вказано двічі: ${civ[v.leader]}.`,
    victoryTwice: ({ card }) => `Карту перемоги вказано двічі: ${agenda[card]}.`,
    readingTwice: ({ reading }) => `Тлумачення вказано двічі: ${options.value.readings[reading]}.`,
    leadersNumber: ({ have, need }) => `Задано ${many(have, 'leader')}, а місць ${need}.`,
    leadersBoth: 'Лідери не можуть бути водночас заданими й обраними.',
    victoryNumber: ({ have, need }) => `Вказано ${many(have, 'victoryCard')}, а в грі лише ${need}.`,
    mapOverlap: ({ tile }) => `Компонент мапи ${tile} лежить на іншому.`,
  },
};

type Round = Parameters<NdTexts['where']['round']>[0];
const round = ({ round: n, limit }: Round): string => (limit === null ? `раунд ${n}` : `раунд ${n}/${limit}`);
const happening = (v: Round, kind: keyof typeof icon): string =>
  `${round(v)}  ${kind === 'spawn' ? 'відродження' : icon[kind].word}`;

export const where: NdTexts['where'] = {
  leaders: 'вибір лідерів',
  map: 'конструювання мапи',
  round,
  roundSpawn: (v) => happening(v, 'spawn'),
  roundQuiet: (v) => happening(v, 'quiet'),
  roundMove: (v) => happening(v, 'move'),
  roundTrade: (v) => happening(v, 'trade'),
};

type Ending = Parameters<NdTexts['over']['agendas']>[0];
const won = ({ names }: Ending): string =>
  names.length > 1 ? `спільна перемога, ${list(names)}` : `перемагає ${list(names)}`;
const ties = ({ wonders, spaces }: Ending): string => `${many(wonders, 'wonder')}, ${many(spaces, 'space')}`;

export const over: NdTexts['over'] = {
  agendas: (v) => `${won(v)}: по завданню на кожній карті перемоги (${v.score}), ${ties(v)}`,
  limit: (v) => `${won(v)}: на ліміті раундів ${many(v.score, 'agenda')}, ${ties(v)}`,
  deserted: (v) => `${won(v)}: решта вийшла з гри, ${many(v.score, 'agenda')}, ${ties(v)}`,
};

export const order: NdTexts['order'] = {
  defence: {
    title: 'Жетони торгівлі в обороні',
    value: {
      ask: 'щоразу питати',
      never: 'ніколи не витрачати жетонів торгівлі в обороні',
      win: 'витрачати найменше жетонів, що втримають гекс, і жодного, якщо його не втримати',
    },
  },
};

export const ledger: NdTexts['ledger'] = {
  agendas: 'завд.',
  tech: 'техн.',
  cities: 'міста',
  spaces: 'гекси',
  wonders: 'чудеса',
  trade: 'торг.',
  resources: 'ма/рт/на/ді',
};

export const price: NdTexts['price'] = ({ good, n }) => (good === 'production' ? `виробництво ${n}` : many(n, good));
