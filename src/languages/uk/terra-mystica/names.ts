/** Factions, land, structures, goods and cults, with the cases that sentences need, in Ukrainian. */
import type { Building, Cult, FactionId, Good, Terrain } from '../../../games/terra-mystica/data/ids.js';
import type { TmNouns } from '../../../games/terra-mystica/texts/types.js';

type Names = Pick<TmNouns, 'faction' | 'terrain' | 'building' | 'good' | 'goodHead' | 'cult' | 'source' | 'cause'>;

export const names: Names = {
  faction: {
    witches: 'Відьми',
    auren: 'Аурени',
    alchemists: 'Алхіміки',
    darklings: 'Дарклінги',
    halflings: 'Гобіти',
    cultists: 'Культисти',
    engineers: 'Інженери',
    dwarves: 'Гноми',
    mermaids: 'Русалки',
    swarmlings: 'Ройовики',
    'chaos-magicians': 'Маги Хаосу',
    giants: 'Велетні',
    fakirs: 'Факіри',
    nomads: 'Кочівники',
  },
  terrain: {
    desert: { word: 'пустеля', brief: 'пустеля', letter: 'п' },
    plains: { word: 'рівнина', brief: 'рівнина', letter: 'р' },
    swamp: { word: 'болото', brief: 'болото', letter: 'б' },
    lakes: { word: 'озеро', brief: 'озеро', letter: 'о' },
    forest: { word: 'ліс', brief: 'ліс', letter: 'л' },
    mountains: { word: 'гора', brief: 'гора', letter: 'г' },
    wasteland: { word: 'пустище', brief: 'пустище', letter: 'щ' },
    river: { word: 'річка', brief: 'річка', letter: '~' },
  },
  building: {
    dwelling: { word: 'житло', brief: 'житло', letter: 'Ж', one: 'житло', many: 'житла' },
    'trading-house': { word: 'торг.дім', brief: 'торг.д.', letter: 'Т', one: 'торговий дім', many: 'торгові доми' },
    temple: { word: 'храм', brief: 'храм', letter: 'Х', one: 'храм', many: 'храми' },
    stronghold: { word: 'фортеця', brief: 'фортеця', letter: 'Ф', one: 'фортеця', many: 'фортеця' },
    sanctuary: { word: 'святилище', brief: 'святил.', letter: 'С', one: 'святилище', many: 'святилище' },
  },
  good: { coins: 'монети', workers: 'робітники', priests: 'жерці', power: 'сила', points: 'ПО' },
  goodHead: { coins: 'мон', workers: 'роб', priests: 'жер', power: 'сила', points: 'ПО' },
  cult: {
    fire: { word: 'вог.', name: 'Культ Вогню' },
    water: { word: 'вода', name: 'Культ Води' },
    earth: { word: 'земля', name: 'Культ Землі' },
    air: { word: 'пов.', name: 'Культ Повітря' },
  },
  source: {
    start: 'початок',
    'scoring-tile': 'жетони раундів',
    'bonus-card': 'бонусні карти',
    favour: 'прихильність',
    town: 'жетони міст',
    track: 'судноп., лопати',
    faction: 'фракція',
    exchange: 'перетворення',
    power: 'плата за силу',
    cult: 'культи',
    area: 'територія',
    goods: 'ресурси',
  },
  cause: {
    income: 'дохід',
    ship: 'судноплавство',
    dig: 'курс лопат',
    key: 'ключ',
    priest: 'жрець',
    power: 'за силу',
    stronghold: 'фортеця',
    cults: 'бонус культу',
    area: 'найбільша територія',
    goods: 'решта ресурсів',
  },
};

/** Behind 'грає за', 'від': genitive and accusative are the same. */
export const FACTION_OF: Readonly<Record<FactionId, string>> = {
  witches: 'Відьом',
  auren: 'Ауренів',
  alchemists: 'Алхіміків',
  darklings: 'Дарклінгів',
  halflings: 'Гобітів',
  cultists: 'Культистів',
  engineers: 'Інженерів',
  dwarves: 'Гномів',
  mermaids: 'Русалок',
  swarmlings: 'Ройовиків',
  'chaos-magicians': 'Магів Хаосу',
  giants: 'Велетнів',
  fakirs: 'Факірів',
  nomads: 'Кочівників',
};

/** Behind 'тераформує на'. */
export const INTO: Readonly<Record<Terrain, string>> = {
  desert: 'пустелю',
  plains: 'рівнину',
  swamp: 'болото',
  lakes: 'озеро',
  forest: 'ліс',
  mountains: 'гору',
  wasteland: 'пустище',
};

/** Behind 'із' and 'до'. */
export const FROM: Readonly<Record<Terrain, string>> = {
  desert: 'пустелі',
  plains: 'рівнини',
  swamp: 'болота',
  lakes: 'озера',
  forest: 'лісу',
  mountains: 'гори',
  wasteland: 'пустища',
};

/** Behind 'до': upgrades. */
export const BUILDING_TO: Readonly<Record<Building, string>> = {
  dwelling: 'житла',
  'trading-house': 'торгового дому',
  temple: 'храму',
  stronghold: 'фортеці',
  sanctuary: 'святилища',
};

/** Behind 'більше немає'. */
export const BUILDING_LEFT: Readonly<Record<Building, string>> = {
  dwelling: 'жител',
  'trading-house': 'торгових домів',
  temple: 'храмів',
  stronghold: 'фортеці',
  sanctuary: 'святилища',
};

/** Behind 'культ', 'у культі'. */
export const CULT_OF: Readonly<Record<Cult, string>> = {
  fire: 'Вогню',
  water: 'Води',
  earth: 'Землі',
  air: 'Повітря',
};

/** Behind 'перетворити' and 'на'. */
export const GOOD_A: Readonly<Record<Good, string>> = {
  coins: 'монети',
  workers: 'робітників',
  priests: 'жерців',
  power: 'силу',
  points: 'ПО',
};
