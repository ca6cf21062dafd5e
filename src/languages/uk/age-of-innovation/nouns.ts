/** Factions, land, buildings, sciences, goods, and where things come from, in Ukrainian. */
import { labelsOf } from '../../../games/age-of-innovation/texts/labels.js';
import type { AoiNouns } from '../../../games/age-of-innovation/texts/types.js';
import { counted, goodsOf, list } from './counting.js';
import { rounds } from './rounds.js';
import { tiles } from './tiles.js';

const faction: AoiNouns['faction'] = {
  blessed: { name: 'Благословенні', meaning: 'у кожному науковому бонусі ваш рівень рахується на 3 вищим' },
  felines: {
    name: 'Коти',
    meaning: 'кожне засноване місто: 3 рівні в будь-яких дисциплінах і 1 книжка на вибір',
  },
  goblins: { name: 'Ґобліни', meaning: '2 монети за кожну використану лопату' },
  illusionists: { name: 'Ілюзіоністи', meaning: 'дії сили коштують на 1 очко сили менше й дають ПО' },
  inventors: { name: 'Винахідники', meaning: 'на початку компетентність на вибір' },
  lizards: { name: 'Ящірки', meaning: 'кожне засноване місто: 1 безплатна лопата й 1 безплатна майстерня' },
  moles: {
    name: 'Кроти',
    meaning: 'тунель під однією клітинкою за 1 знаряддя дає ПО; мости за 1 знаряддя, навіть над суходолом',
  },
  monks: { name: 'Ченці', meaning: 'на початку університет і компетентність замість двох майстерень' },
  navigators: {
    name: 'Штурмани',
    meaning: '2 ПО (у пізнішому виданні ще й 1 монета) за кожну майстерню, споруджену біля річки',
  },
  omar: { name: 'Дворяни', meaning: 'на початку вежа як третя будівля; дохід: 2 очки сили й 2 монети' },
  philosophers: {
    name: 'Філософи',
    meaning: 'на 1 книжку більше з кожною компетентністю; дія: 1 книжка на вибір',
  },
  psychics: { name: 'Ясновидці', meaning: 'дія: 5 очок сили й одразу друга дія' },
};

/** What is taken: 'бере Кротів'. */
const FACTION_A: Readonly<Record<keyof typeof faction, string>> = {
  blessed: 'Благословенних',
  felines: 'Котів',
  goblins: 'Ґоблінів',
  illusionists: 'Ілюзіоністів',
  inventors: 'Винахідників',
  lizards: 'Ящірок',
  moles: 'Кротів',
  monks: 'Ченців',
  navigators: 'Штурманів',
  omar: 'Дворян',
  philosophers: 'Філософів',
  psychics: 'Ясновидців',
};

const board: AoiNouns['board'] = {
  desert: { name: 'пустеля', label: 'планшет пустелі', meaning: 'одна безплатна лопата після перших будівель' },
  plains: {
    name: 'рівнина',
    label: 'планшет рівнини',
    meaning: 'модернізація тераформування коштує 1 науковця, 1 знаряддя й лише 1 монету',
  },
  swamp: {
    name: 'болото',
    label: 'планшет болота',
    meaning: 'на початку 1 науковець, а в чашах I і II – 3 і 9 очок сили',
  },
  lake: { name: 'озеро', label: 'планшет озера', meaning: 'на початку судноплавство 1' },
  forest: {
    name: 'ліс',
    label: 'планшет лісу',
    meaning: 'на початку 1 рівень у кожній дисципліні, а в чашах I і II – 4 і 8 очок сили',
  },
  mountain: {
    name: 'гора',
    label: 'планшет гори',
    meaning: 'щораунду на 2 монети більше, а з першої гільдії 3 монети замість 2',
  },
  wasteland: {
    name: 'пустище',
    label: 'планшет пустища',
    meaning: 'на початку 1 книжка й четверте знаряддя; друга інновація не потребує додаткової книжки',
  },
};

const exact: AoiNouns['exact'] = {
  illusionists: ({ illusion }) => `дії сили коштують на 1 очко сили менше й дають ${counted(illusion, 'points')}`,
  moles: ({ tunnel }) =>
    `тунель під однією клітинкою за 1 знаряддя дає ${counted(tunnel, 'points')}; мости за 1 знаряддя, навіть над суходолом`,
  navigators: ({ coins }) =>
    coins > 0
      ? `2 ПО і ${counted(coins, 'coins')} за кожну майстерню, споруджену біля річки`
      : '2 ПО за кожну майстерню, споруджену біля річки',
  'palace-11': ({ later }) =>
    later
      ? 'дохід: 1 знаряддя; негайно: 1 жетон міста, і це вважається заснуванням міста'
      : 'дохід: 1 знаряддя; негайно: 1 жетон міста, але це не вважається заснуванням міста',
  'palace-15': ({ later }) =>
    later
      ? 'дохід: 6 очок сили; негайно: 2 безплатні лопати, 2 мости й 2 книжки, потім жетони міст, якщо вони є'
      : 'дохід: 6 очок сили; негайно: 2 безплатні лопати, 2 мости й 2 книжки',
  'palace-16': ({ later }) =>
    later
      ? 'дохід: 2 очки сили й 1 книжка; негайно: безплатна гільдія на будь-якій клітинці рідної місцевості'
      : 'дохід: 2 очки сили й 1 книжка; негайно: безплатна гільдія на будь-якій клітинці рідної місцевості, не тераформованій цього ходу',
  lake: ({ rewards }) => {
    const gains = rewards.map(({ what, n }) => goodsOf({ [what]: n }, 'acc').join(''));
    return `на початку судноплавство 1; наступні поліпшення дають ${list(gains)}`;
  },
};

const cause: AoiNouns['cause'] = {
  income: 'дохід',
  build: 'спорудження',
  dig: 'тераформування',
  upgrade: 'модернізація',
  shipping: 'судноплавство',
  terraforming: 'трек тераформування',
  track: 'просування на треку',
  scholar: 'відряджання науковця',
  convert: 'перетворення',
  spades: 'лопати',
  bridge: 'міст',
  tunnel: 'тунель',
  flight: 'політ',
  city: 'місто',
  founded: 'бонус фракції за місто',
  competency: 'компетентність',
  offer: 'сила від спорудження',
  area: 'найбільша територія',
  science: 'рівні науки',
  resources: 'залишок ресурсів',
  start: 'початок гри',
  'set-up': 'приготування',
  turn: 'хід',
};

export const nouns: AoiNouns = {
  ...tiles,
  ...rounds,
  faction,
  board,
  exact,
  cause,
  terrain: {
    desert: { word: 'пустеля', brief: 'пустеля', letter: 'т' },
    plains: { word: 'рівнина', brief: 'рівнина', letter: 'р' },
    swamp: { word: 'болото', brief: 'болото', letter: 'б' },
    lake: { word: 'озеро', brief: 'озеро', letter: 'о' },
    forest: { word: 'ліс', brief: 'ліс', letter: 'л' },
    mountain: { word: 'гора', brief: 'гора', letter: 'а' },
    wasteland: { word: 'пустище', brief: 'пустище', letter: 'щ' },
    river: { word: 'річка', brief: 'річка', letter: '~' },
  },
  building: {
    workshop: {
      word: 'майстерня',
      brief: 'майст.',
      letter: 'М',
      many: 'майстерні',
      meaning: 'значення сили 1; споруджується на рідній місцевості за 1 знаряддя і 2 монети',
    },
    guild: {
      word: 'гільдія',
      brief: 'гільдія',
      letter: 'Г',
      many: 'гільдії',
      meaning:
        'значення сили 2; модернізація майстерні за 2 знаряддя і 6 монет, а по сусідству з іншим гравцем за 3 монети',
    },
    school: {
      word: 'школа',
      brief: 'школа',
      letter: 'Ш',
      many: 'школи',
      meaning: 'значення сили 2; модернізація гільдії за 3 знаряддя і 5 монет; дає компетентність',
    },
    university: {
      word: 'університет',
      brief: 'універ.',
      letter: 'У',
      many: 'університет',
      meaning: 'значення сили 3; модернізація школи за 5 знарядь і 8 монет; дає компетентність',
    },
    palace: {
      word: 'палац',
      brief: 'палац',
      letter: 'П',
      many: 'палац',
      meaning: 'значення сили 3; модернізація гільдії за 4 знаряддя і 6 монет; дає жетон палацу',
    },
    tower: {
      word: 'вежа',
      brief: 'вежа',
      letter: 'В',
      many: 'вежі',
      meaning: 'нейтральна будівля; значення сили 2',
    },
    monument: {
      word: 'монумент',
      brief: 'монум.',
      letter: 'Н',
      many: 'монумент',
      meaning: 'нейтральна будівля; значення сили 4; місту з монументом досить 2 будівель',
    },
  },
  discipline: {
    banking: { word: 'банківська справа', brief: 'банк.', letter: 'Б', meaning: 'з рівня 9: дохід 3 монети' },
    law: { word: 'юриспруденція', brief: 'юрисп.', letter: 'Ю', meaning: 'з рівня 9: дохід 6 очок сили' },
    engineering: { word: 'інженерія', brief: 'інжен.', letter: 'І', meaning: 'з рівня 9: дохід 1 знаряддя' },
    medicine: { word: 'медицина', brief: 'медиц.', letter: 'М', meaning: 'з рівня 9: дохід 3 ПО' },
  },
  source: {
    start: 'початок гри',
    rounds: 'жетони раундів',
    boosters: 'бонуси раунду',
    cities: 'жетони міст',
    innovations: 'інновації',
    competencies: 'компетентності',
    palace: 'палац',
    faction: 'фракція',
    tracks: 'треки',
    'science-income': 'дохід медицини',
    books: 'дії книжок',
    offers: 'плата за силу',
    area: 'територія',
    science: 'рівні науки',
    resources: 'решта ресурсів',
  },
  good: {
    coins: 'монети',
    tools: 'знаряддя',
    scholars: 'науковці',
    power: 'сила',
    books: 'книжки',
    vp: 'ПО',
  },
  goodHead: { coins: 'мон.', tools: 'зн.', scholars: 'нау.', power: 'сила', books: 'кн.', vp: 'ПО' },
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
  if (Object.hasOwn(tiles.innovation, id)) return `інновацію «${name(id)}»`;
  if (Object.hasOwn(tiles.palace, id)) return `жетон палацу № ${number(id)}`;
  return name(id);
}

/** 'жетон палацу № 3 (дохід: 2 очки сили; …)', behind a verb. */
export const full = (id: string): string => {
  const what = meaning(id);
  return what === '' ? taken(id) : `${taken(id)} (${what})`;
};

/** In a discipline behind a vowel, and of it: 'просувається в юриспруденції', 'вивчення юриспруденції'. */
export const IN_DISCIPLINE: Readonly<Record<keyof typeof nouns.discipline, string>> = {
  banking: 'в банківській справі',
  law: 'в юриспруденції',
  engineering: 'в інженерії',
  medicine: 'в медицині',
};
/** Vowels, and the digits whose words end in one. */
const VOWEL = /[аеєиіїоуюя234]$/u;
/** '2 рівні в медицині', but '1 рівень у медицині': between consonants it is said with a vowel. */
export const inDiscipline = (text: string, d: keyof typeof IN_DISCIPLINE): string =>
  `${text} ${VOWEL.test(text) ? IN_DISCIPLINE[d] : IN_DISCIPLINE[d].replace(/^в (?!і)/u, 'у ')}`;
export const OF_DISCIPLINE: typeof IN_DISCIPLINE = {
  banking: 'банківської справи',
  law: 'юриспруденції',
  engineering: 'інженерії',
  medicine: 'медицини',
};

interface Cases {
  readonly acc: string;
  readonly gen: string;
  readonly genMany: string;
  /** The adjective of a neutral one. */
  readonly neutral: string;
  readonly neutralA: string;
}
const masculine = { neutral: 'нейтральний', neutralA: 'нейтральний' };
const feminine = { neutral: 'нейтральна', neutralA: 'нейтральну' };

export const BUILDING: Readonly<Record<keyof typeof nouns.building, Cases>> = {
  workshop: { acc: 'майстерню', gen: 'майстерні', genMany: 'майстерень', ...feminine },
  guild: { acc: 'гільдію', gen: 'гільдії', genMany: 'гільдій', ...feminine },
  school: { acc: 'школу', gen: 'школи', genMany: 'шкіл', ...feminine },
  university: { acc: 'університет', gen: 'університету', genMany: 'університетів', ...masculine },
  palace: { acc: 'палац', gen: 'палацу', genMany: 'палаців', ...masculine },
  tower: { acc: 'вежу', gen: 'вежі', genMany: 'веж', ...feminine },
  monument: { acc: 'монумент', gen: 'монумента', genMany: 'монументів', ...masculine },
};

/** What asks, in brackets behind a question. */
export const asked = (from: string | null): string => (from === null ? '' : ` (${label(from)})`);
