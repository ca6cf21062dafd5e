/** Factions, land, structures, goods and cults, with the cases that sentences need, in Russian. */
import type { Building, Cult, FactionId, Good, Terrain } from '../../../games/terra-mystica/data/ids.js';
import type { TmNouns } from '../../../games/terra-mystica/texts/types.js';

type Names = Pick<TmNouns, 'faction' | 'terrain' | 'building' | 'good' | 'goodHead' | 'cult' | 'source' | 'cause'>;

export const names: Names = {
  faction: {
    witches: 'Ведьмы',
    auren: 'Аурены',
    alchemists: 'Алхимики',
    darklings: 'Дарклинги',
    halflings: 'Хоббиты',
    cultists: 'Культисты',
    engineers: 'Инженеры',
    dwarves: 'Гномы',
    mermaids: 'Русалки',
    swarmlings: 'Роевики',
    'chaos-magicians': 'Маги Хаоса',
    giants: 'Гиганты',
    fakirs: 'Факиры',
    nomads: 'Кочевники',
  },
  terrain: {
    desert: { word: 'пустыня', brief: 'пустыня', letter: 'п' },
    plains: { word: 'равнины', brief: 'равнины', letter: 'р' },
    swamp: { word: 'болото', brief: 'болото', letter: 'б' },
    lakes: { word: 'озёра', brief: 'озёра', letter: 'о' },
    forest: { word: 'лес', brief: 'лес', letter: 'л' },
    mountains: { word: 'горы', brief: 'горы', letter: 'г' },
    wasteland: { word: 'пустошь', brief: 'пустошь', letter: 'ш' },
    river: { word: 'река', brief: 'река', letter: '~' },
  },
  building: {
    dwelling: { word: 'жилище', brief: 'жилище', letter: 'Ж', one: 'жилище', many: 'жилища' },
    'trading-house': { word: 'торг.дом', brief: 'торг.д.', letter: 'Т', one: 'торговый дом', many: 'торговые дома' },
    temple: { word: 'храм', brief: 'храм', letter: 'Х', one: 'храм', many: 'храмы' },
    stronghold: { word: 'крепость', brief: 'креп.', letter: 'К', one: 'крепость', many: 'крепость' },
    sanctuary: { word: 'святилище', brief: 'святил.', letter: 'С', one: 'святилище', many: 'святилище' },
  },
  good: { coins: 'монеты', workers: 'рабочие', priests: 'жрецы', power: 'сила', points: 'ПО' },
  goodHead: { coins: 'мон', workers: 'раб', priests: 'жрец', power: 'сила', points: 'ПО' },
  cult: {
    fire: { word: 'огонь', name: 'Культ Огня' },
    water: { word: 'вода', name: 'Культ Воды' },
    earth: { word: 'земля', name: 'Культ Земли' },
    air: { word: 'возд.', name: 'Культ Воздуха' },
  },
  source: {
    start: 'начало',
    'scoring-tile': 'тайлы целей',
    'bonus-card': 'бонусные карты',
    favour: 'жетоны Благодати',
    town: 'тайлы городов',
    track: 'навигация, курс',
    faction: 'фракция',
    exchange: 'обмен',
    power: 'плата за силу',
    cult: 'культы',
    area: 'область',
    goods: 'ресурсы',
  },
  cause: {
    income: 'доход',
    ship: 'навигация',
    dig: 'курс обмена',
    key: 'ключ',
    priest: 'жрец',
    power: 'за силу',
    stronghold: 'крепость',
    cults: 'бонус культа',
    area: 'самая большая область',
    goods: 'оставшиеся ресурсы',
  },
};

/** After 'играет за', 'от': genitive and accusative are the same. */
export const FACTION_OF: Readonly<Record<FactionId, string>> = {
  witches: 'Ведьм',
  auren: 'Ауренов',
  alchemists: 'Алхимиков',
  darklings: 'Дарклингов',
  halflings: 'Хоббитов',
  cultists: 'Культистов',
  engineers: 'Инженеров',
  dwarves: 'Гномов',
  mermaids: 'Русалок',
  swarmlings: 'Роевиков',
  'chaos-magicians': 'Магов Хаоса',
  giants: 'Гигантов',
  fakirs: 'Факиров',
  nomads: 'Кочевников',
};

/** After 'преобразует в'. */
export const INTO: Readonly<Record<Terrain, string>> = {
  desert: 'пустыню',
  plains: 'равнины',
  swamp: 'болото',
  lakes: 'озёра',
  forest: 'лес',
  mountains: 'горы',
  wasteland: 'пустошь',
};

/** After 'из' and 'до'. */
export const FROM: Readonly<Record<Terrain, string>> = {
  desert: 'пустыни',
  plains: 'равнин',
  swamp: 'болота',
  lakes: 'озёр',
  forest: 'леса',
  mountains: 'гор',
  wasteland: 'пустоши',
};

/** After 'до': upgrades. */
export const BUILDING_TO: Readonly<Record<Building, string>> = {
  dwelling: 'жилища',
  'trading-house': 'торгового дома',
  temple: 'храма',
  stronghold: 'крепости',
  sanctuary: 'святилища',
};

/** After 'больше нет'. */
export const BUILDING_LEFT: Readonly<Record<Building, string>> = {
  dwelling: 'жилищ',
  'trading-house': 'торговых домов',
  temple: 'храмов',
  stronghold: 'крепости',
  sanctuary: 'святилища',
};

/** After 'культ', 'в культе', 'орден'. */
export const CULT_OF: Readonly<Record<Cult, string>> = {
  fire: 'Огня',
  water: 'Воды',
  earth: 'Земли',
  air: 'Воздуха',
};

/** Behind 'обменять' and 'на'. */
export const GOOD_A: Readonly<Record<Good, string>> = {
  coins: 'монеты',
  workers: 'рабочих',
  priests: 'жрецов',
  power: 'силу',
  points: 'ПО',
};
