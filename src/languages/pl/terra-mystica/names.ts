/** Factions, land, structures, goods and cults, with the cases that sentences need, in Polish. */
import type { Building, Cult, FactionId, Good, Terrain } from '../../../games/terra-mystica/data/ids.js';
import type { TmNouns } from '../../../games/terra-mystica/texts/types.js';

type Names = Pick<TmNouns, 'faction' | 'terrain' | 'building' | 'good' | 'goodHead' | 'cult' | 'source' | 'cause'>;

export const names: Names = {
  faction: {
    witches: 'Wiedźmy',
    auren: 'Aureni',
    alchemists: 'Alchemicy',
    darklings: 'Mroczniaki',
    halflings: 'Niziołki',
    cultists: 'Kultyści',
    engineers: 'Inżynierowie',
    dwarves: 'Krasnoludy',
    mermaids: 'Syreny',
    swarmlings: 'Rojowcy',
    'chaos-magicians': 'Magowie Chaosu',
    giants: 'Olbrzymy',
    fakirs: 'Fakirzy',
    nomads: 'Nomadzi',
  },
  terrain: {
    desert: { word: 'pustynia', brief: 'pustyn.', letter: 'y' },
    plains: { word: 'łąka', brief: 'łąka', letter: 'ł' },
    swamp: { word: 'bagno', brief: 'bagno', letter: 'b' },
    lakes: { word: 'jezioro', brief: 'jezioro', letter: 'j' },
    forest: { word: 'las', brief: 'las', letter: 'l' },
    mountains: { word: 'góra', brief: 'góra', letter: 'r' },
    wasteland: { word: 'pustkowie', brief: 'pustk.', letter: 'k' },
    river: { word: 'rzeka', brief: 'rzeka', letter: '~' },
  },
  building: {
    dwelling: { word: 'chata', brief: 'chata', letter: 'C', one: 'chata', many: 'chaty' },
    'trading-house': { word: 'faktoria', brief: 'faktor.', letter: 'F', one: 'faktoria', many: 'faktorie' },
    temple: { word: 'świątynia', brief: 'świąt.', letter: 'W', one: 'świątynia', many: 'świątynie' },
    stronghold: { word: 'twierdza', brief: 'twierd.', letter: 'T', one: 'twierdza', many: 'twierdza' },
    sanctuary: { word: 'sanktuar.', brief: 'sankt.', letter: 'S', one: 'sanktuarium', many: 'sanktuarium' },
  },
  good: { coins: 'monety', workers: 'robotnicy', priests: 'kapłani', power: 'moc', points: 'punkty' },
  goodHead: { coins: 'mon', workers: 'rob', priests: 'kap', power: 'moc', points: 'pkt' },
  cult: {
    fire: { word: 'ogień', name: 'Kult Ognia' },
    water: { word: 'woda', name: 'Kult Wody' },
    earth: { word: 'ziem.', name: 'Kult Ziemi' },
    air: { word: 'pow.', name: 'Kult Powietrza' },
  },
  source: {
    start: 'na początku',
    'scoring-tile': 'punktowanie rund',
    'bonus-card': 'karty premii',
    favour: 'żetony łaski',
    town: 'żetony miast',
    track: 'żegluga, łopaty',
    faction: 'frakcja',
    exchange: 'zamiana',
    power: 'koszt mocy',
    cult: 'kulty',
    area: 'obszar',
    goods: 'zasoby',
  },
  cause: {
    income: 'dochód',
    ship: 'żegluga',
    dig: 'koszt łopaty',
    key: 'klucz',
    priest: 'kapłan',
    power: 'za moc',
    stronghold: 'twierdza',
    cults: 'premia kultu',
    area: 'największy obszar',
    goods: 'pozostałe zasoby',
  },
};

/** Behind 'od'. */
export const FACTION_OF: Readonly<Record<FactionId, string>> = {
  witches: 'Wiedźm',
  auren: 'Aurenów',
  alchemists: 'Alchemików',
  darklings: 'Mroczniaków',
  halflings: 'Niziołków',
  cultists: 'Kultystów',
  engineers: 'Inżynierów',
  dwarves: 'Krasnoludów',
  mermaids: 'Syren',
  swarmlings: 'Rojowców',
  'chaos-magicians': 'Magów Chaosu',
  giants: 'Olbrzymów',
  fakirs: 'Fakirów',
  nomads: 'Nomadów',
};

/** Behind 'przekształca w'. */
export const INTO: Readonly<Record<Terrain, string>> = {
  desert: 'pustynię',
  plains: 'łąkę',
  swamp: 'bagno',
  lakes: 'jezioro',
  forest: 'las',
  mountains: 'górę',
  wasteland: 'pustkowie',
};

/** Behind 'z' and 'do'. */
export const FROM: Readonly<Record<Terrain, string>> = {
  desert: 'pustyni',
  plains: 'łąki',
  swamp: 'bagna',
  lakes: 'jeziora',
  forest: 'lasu',
  mountains: 'góry',
  wasteland: 'pustkowia',
};

/** Behind 'do': upgrades. */
export const BUILDING_TO: Readonly<Record<Building, string>> = {
  dwelling: 'chaty',
  'trading-house': 'faktorii',
  temple: 'świątyni',
  stronghold: 'twierdzy',
  sanctuary: 'sanktuarium',
};

/** Behind 'nie ma już'. */
export const BUILDING_LEFT: Readonly<Record<Building, string>> = {
  dwelling: 'chat',
  'trading-house': 'faktorii',
  temple: 'świątyń',
  stronghold: 'twierdzy',
  sanctuary: 'sanktuarium',
};

/** Behind 'kult', 'w kulcie'. */
export const CULT_OF: Readonly<Record<Cult, string>> = {
  fire: 'Ognia',
  water: 'Wody',
  earth: 'Ziemi',
  air: 'Powietrza',
};

/** Behind 'zamień' and 'na'. */
export const GOOD_A: Readonly<Record<Good, string>> = {
  coins: 'monety',
  workers: 'robotników',
  priests: 'kapłanów',
  power: 'moc',
  points: 'punkty',
};
