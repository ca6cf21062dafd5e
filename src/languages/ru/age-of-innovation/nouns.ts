/** Factions, land, buildings, sciences, goods, and where things come from, in Russian. */
import { labelsOf } from '../../../games/age-of-innovation/texts/labels.js';
import type { AoiNouns } from '../../../games/age-of-innovation/texts/types.js';
import { counted, goodsOf, list } from './counting.js';
import { rounds } from './rounds.js';
import { tiles } from './tiles.js';

const faction: AoiNouns['faction'] = {
  blessed: { name: 'Благословенные', meaning: 'в каждом научном бонусе ваш уровень считается на 3 выше' },
  felines: {
    name: 'Коты',
    meaning: 'каждый основанный город: 3 уровня в любых дисциплинах и 1 книга на выбор',
  },
  goblins: { name: 'Гоблины', meaning: '2 монеты за каждую использованную лопату' },
  illusionists: { name: 'Иллюзионисты', meaning: 'действия силы стоят на 1 силу меньше и дают ПО' },
  inventors: { name: 'Изобретатели', meaning: 'в начале компетенция на выбор' },
  lizards: { name: 'Ящеры', meaning: 'каждый основанный город: 1 бесплатная лопата и 1 бесплатная мастерская' },
  moles: {
    name: 'Кроты',
    meaning: 'туннель под одним гексом за 1 инструмент даёт ПО; мосты за 1 инструмент, даже над сушей',
  },
  monks: { name: 'Монахи', meaning: 'в начале университет и компетенция вместо двух мастерских' },
  navigators: {
    name: 'Мореходы',
    meaning: '2 ПО (в позднем издании ещё и 1 монета) за каждую мастерскую, построенную у реки',
  },
  omar: { name: 'Аристократы', meaning: 'в начале башня как третья постройка; доход: 2 силы и 2 монеты' },
  philosophers: {
    name: 'Философы',
    meaning: 'на 1 книгу больше с каждой компетенцией; действие: 1 книга на выбор',
  },
  psychics: { name: 'Ясновидцы', meaning: 'действие: 5 силы и сразу второе действие' },
};

/** What is taken: 'берёт Кротов'. */
const FACTION_A: Readonly<Record<keyof typeof faction, string>> = {
  blessed: 'Благословенных',
  felines: 'Котов',
  goblins: 'Гоблинов',
  illusionists: 'Иллюзионистов',
  inventors: 'Изобретателей',
  lizards: 'Ящеров',
  moles: 'Кротов',
  monks: 'Монахов',
  navigators: 'Мореходов',
  omar: 'Аристократов',
  philosophers: 'Философов',
  psychics: 'Ясновидцев',
};

const board: AoiNouns['board'] = {
  desert: { name: 'пустыня', label: 'планшет пустыни', meaning: 'одна бесплатная лопата после первых построек' },
  plains: {
    name: 'равнина',
    label: 'планшет равнины',
    meaning: 'удешевление лопаты стоит 1 учёного, 1 инструмент и лишь 1 монету',
  },
  swamp: {
    name: 'болото',
    label: 'планшет болота',
    meaning: 'в начале 1 учёный, а в чашах I и II — 3 и 9 силы',
  },
  lake: { name: 'озеро', label: 'планшет озера', meaning: 'в начале навигация 1' },
  forest: {
    name: 'лес',
    label: 'планшет леса',
    meaning: 'в начале 1 уровень в каждой дисциплине, а в чашах I и II — 4 и 8 силы',
  },
  mountain: {
    name: 'гора',
    label: 'планшет горы',
    meaning: 'каждый раунд на 2 монеты больше, а с первой гильдии 3 монеты вместо 2',
  },
  wasteland: {
    name: 'пустошь',
    label: 'планшет пустоши',
    meaning: 'в начале 1 книга и четвёртый инструмент; второй инновации не нужна дополнительная книга',
  },
};

const exact: AoiNouns['exact'] = {
  illusionists: ({ illusion }) => `действия силы стоят на 1 силу меньше и дают ${counted(illusion, 'points')}`,
  moles: ({ tunnel }) =>
    `туннель под одним гексом за 1 инструмент даёт ${counted(tunnel, 'points')}; мосты за 1 инструмент, даже над сушей`,
  navigators: ({ coins }) =>
    coins > 0
      ? `2 ПО и ${counted(coins, 'coins')} за каждую мастерскую, построенную у реки`
      : '2 ПО за каждую мастерскую, построенную у реки',
  'palace-11': ({ later }) =>
    later
      ? 'доход: 1 инструмент; сразу: 1 тайл города, и это считается основанием города'
      : 'доход: 1 инструмент; сразу: 1 тайл города, но это не считается основанием города',
  'palace-15': ({ later }) =>
    later
      ? 'доход: 6 силы; сразу: 2 бесплатные лопаты, 2 моста и 2 книги, потом тайлы городов, если они есть'
      : 'доход: 6 силы; сразу: 2 бесплатные лопаты, 2 моста и 2 книги',
  'palace-16': ({ later }) =>
    later
      ? 'доход: 2 силы и 1 книга; сразу: бесплатная гильдия на любом гексе домашней земли'
      : 'доход: 2 силы и 1 книга; сразу: бесплатная гильдия на любом гексе домашней земли, не преобразованном в этот ход',
  lake: ({ rewards }) => {
    const gains = rewards.map(({ what, n }) => goodsOf({ [what]: n }, 'acc').join(''));
    return `в начале навигация 1; следующие улучшения дают ${list(gains)}`;
  },
};

const cause: AoiNouns['cause'] = {
  income: 'доход',
  build: 'строительство',
  dig: 'преобразование',
  upgrade: 'улучшение',
  shipping: 'навигация',
  terraforming: 'удешевление лопаты',
  track: 'продвижение по шкале',
  scholar: 'отправка учёного',
  convert: 'обмен',
  spades: 'лопаты',
  bridge: 'мост',
  tunnel: 'туннель',
  flight: 'полёт',
  city: 'город',
  founded: 'бонус фракции за город',
  competency: 'компетенция',
  offer: 'сила от строительства',
  area: 'самая большая область',
  science: 'уровни науки',
  resources: 'остаток ресурсов',
  start: 'начало игры',
  'set-up': 'подготовка',
  turn: 'ход',
};

export const nouns: AoiNouns = {
  ...tiles,
  ...rounds,
  faction,
  board,
  exact,
  cause,
  terrain: {
    desert: { word: 'пустыня', brief: 'пустыня', letter: 'п' },
    plains: { word: 'равнина', brief: 'равнина', letter: 'р' },
    swamp: { word: 'болото', brief: 'болото', letter: 'б' },
    lake: { word: 'озеро', brief: 'озеро', letter: 'о' },
    forest: { word: 'лес', brief: 'лес', letter: 'л' },
    mountain: { word: 'гора', brief: 'гора', letter: 'а' },
    wasteland: { word: 'пустошь', brief: 'пустошь', letter: 'т' },
    river: { word: 'река', brief: 'река', letter: '~' },
  },
  building: {
    workshop: {
      word: 'мастерская',
      brief: 'мастер.',
      letter: 'М',
      many: 'мастерские',
      meaning: 'значение силы 1; строится на домашней земле за 1 инструмент и 2 монеты',
    },
    guild: {
      word: 'гильдия',
      brief: 'гильдия',
      letter: 'Г',
      many: 'гильдии',
      meaning:
        'значение силы 2; улучшение мастерской за 2 инструмента и 6 монет, а по соседству с другим игроком за 3 монеты',
    },
    school: {
      word: 'школа',
      brief: 'школа',
      letter: 'Ш',
      many: 'школы',
      meaning: 'значение силы 2; улучшение гильдии за 3 инструмента и 5 монет; даёт компетенцию',
    },
    university: {
      word: 'университет',
      brief: 'универ.',
      letter: 'У',
      many: 'университет',
      meaning: 'значение силы 3; улучшение школы за 5 инструментов и 8 монет; даёт компетенцию',
    },
    palace: {
      word: 'дворец',
      brief: 'дворец',
      letter: 'Д',
      many: 'дворец',
      meaning: 'значение силы 3; улучшение гильдии за 4 инструмента и 6 монет; даёт тайл дворца',
    },
    tower: {
      word: 'башня',
      brief: 'башня',
      letter: 'Я',
      many: 'башни',
      meaning: 'нейтральная постройка; значение силы 2',
    },
    monument: {
      word: 'монумент',
      brief: 'монум.',
      letter: 'Н',
      many: 'монумент',
      meaning: 'нейтральная постройка; значение силы 4; городу с монументом хватает 2 построек',
    },
  },
  discipline: {
    banking: { word: 'банковское дело', brief: 'банк.', letter: 'Б', meaning: 'с уровня 9: доход 3 монеты' },
    law: { word: 'право', brief: 'право', letter: 'П', meaning: 'с уровня 9: доход 6 силы' },
    engineering: { word: 'инженерия', brief: 'инжен.', letter: 'И', meaning: 'с уровня 9: доход 1 инструмент' },
    medicine: { word: 'медицина', brief: 'медиц.', letter: 'М', meaning: 'с уровня 9: доход 3 ПО' },
  },
  source: {
    start: 'начало игры',
    rounds: 'тайлы раундов',
    boosters: 'бонусы раунда',
    cities: 'тайлы городов',
    innovations: 'инновации',
    competencies: 'компетенции',
    palace: 'дворец',
    faction: 'фракция',
    tracks: 'шкалы',
    'science-income': 'доход медицины',
    books: 'действия книг',
    offers: 'плата за силу',
    area: 'область',
    science: 'уровни науки',
    resources: 'ресурсы',
  },
  good: {
    coins: 'монеты',
    tools: 'инструменты',
    scholars: 'учёные',
    power: 'сила',
    books: 'книги',
    vp: 'ПО',
  },
  goodHead: { coins: 'мон.', tools: 'инс.', scholars: 'уч.', power: 'сила', books: 'кн.', vp: 'ПО' },
};

const labels = labelsOf(nouns);
export const { name, meaning, short } = labels;

/** Innovations that are called like buildings stand in quotes wherever the word alone would mislead. */
export const label = (id: string): string => (id.startsWith('neutral-') ? `«${name(id)}»` : labels.label(id));

/** The number printed on a tile: 'booster-3' is 3. */
export const number = (id: string): string => id.slice(id.lastIndexOf('-') + 1);

/** What is taken, used or built: the name of a tile in the accusative. */
export function taken(id: string): string {
  if (Object.hasOwn(FACTION_A, id)) return FACTION_A[id as keyof typeof FACTION_A];
  if (Object.hasOwn(tiles.innovation, id)) return `инновацию «${name(id)}»`;
  if (Object.hasOwn(tiles.competency, id)) return `компетенцию № ${number(id)}`;
  if (Object.hasOwn(tiles.palace, id)) return `тайл дворца № ${number(id)}`;
  return name(id);
}

/** 'тайл дворца № 3 (доход: 2 силы; …)', behind a verb. */
export const full = (id: string): string => {
  const what = meaning(id);
  return what === '' ? taken(id) : `${taken(id)} (${what})`;
};

/** In a discipline, of it, and by it: 'в праве', 'изучение права', 'книга по праву'. */
export const IN_DISCIPLINE: Readonly<Record<keyof typeof nouns.discipline, string>> = {
  banking: 'в банковском деле',
  law: 'в праве',
  engineering: 'в инженерии',
  medicine: 'в медицине',
};
export const OF_DISCIPLINE: typeof IN_DISCIPLINE = {
  banking: 'банковского дела',
  law: 'права',
  engineering: 'инженерии',
  medicine: 'медицины',
};
export const BY_DISCIPLINE: typeof IN_DISCIPLINE = {
  banking: 'по банковскому делу',
  law: 'по праву',
  engineering: 'по инженерии',
  medicine: 'по медицине',
};

interface Cases {
  readonly acc: string;
  readonly gen: string;
  readonly genMany: string;
  /** The adjective of a neutral one. */
  readonly neutral: string;
  readonly neutralA: string;
}
const masculine = { neutral: 'нейтральный', neutralA: 'нейтральный' };
const feminine = { neutral: 'нейтральная', neutralA: 'нейтральную' };

export const BUILDING: Readonly<Record<keyof typeof nouns.building, Cases>> = {
  workshop: { acc: 'мастерскую', gen: 'мастерской', genMany: 'мастерских', ...feminine },
  guild: { acc: 'гильдию', gen: 'гильдии', genMany: 'гильдий', ...feminine },
  school: { acc: 'школу', gen: 'школы', genMany: 'школ', ...feminine },
  university: { acc: 'университет', gen: 'университета', genMany: 'университетов', ...masculine },
  palace: { acc: 'дворец', gen: 'дворца', genMany: 'дворцов', ...masculine },
  tower: { acc: 'башню', gen: 'башни', genMany: 'башен', ...feminine },
  monument: { acc: 'монумент', gen: 'монумента', genMany: 'монументов', ...masculine },
};

/** What asks, in brackets behind a question. */
export const asked = (from: string | null): string => (from === null ? '' : ` (${label(from)})`);
