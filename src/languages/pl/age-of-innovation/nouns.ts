/** Factions, land, buildings, sciences, goods, and where things come from, in Polish. */
import { labelsOf } from '../../../games/age-of-innovation/texts/labels.js';
import type { AoiNouns } from '../../../games/age-of-innovation/texts/types.js';
import { counted, goodsOf, list } from './counting.js';
import { rounds } from './rounds.js';
import { tiles } from './tiles.js';

const faction: AoiNouns['faction'] = {
  blessed: { name: 'Błogosławieni', meaning: 'w każdej premii za naukę twój poziom liczy się o 3 wyżej' },
  felines: {
    name: 'Kotołaki',
    meaning: 'każde założone miasto: 3 poziomy w dowolnych dyscyplinach i 1 wybrana księga',
  },
  goblins: { name: 'Gobliny', meaning: '2 monety za każdą użytą łopatę' },
  illusionists: { name: 'Iluzjoniści', meaning: 'zaklęcia kosztują o 1 moc mniej i dają punkty' },
  inventors: { name: 'Wynalazcy', meaning: 'na początku 1 wybrana kompetencja' },
  lizards: { name: 'Jaszczury', meaning: 'każde założone miasto: 1 darmowa łopata i 1 darmowy warsztat' },
  moles: {
    name: 'Krety',
    meaning: 'tunel pod jednym heksem za 1 narzędzie daje punkty; mosty za 1 narzędzie, także nad lądem',
  },
  monks: { name: 'Mnisi', meaning: 'na początku uniwersytet i kompetencja zamiast dwóch warsztatów' },
  navigators: {
    name: 'Nawigatorzy',
    meaning: '2 punkty, a w późniejszym wydaniu też 1 moneta, za każdy warsztat zbudowany obok rzeki',
  },
  omar: { name: 'Arystokraci', meaning: 'na początku wieża jako trzeci budynek; dochód: 2 mocy i 2 monety' },
  philosophers: {
    name: 'Filozofowie',
    meaning: 'o 1 księgę więcej przy każdej kompetencji; akcja: 1 wybrana księga',
  },
  psychics: { name: 'Widzący', meaning: 'akcja: 5 mocy i od razu druga akcja' },
};

/** What is taken: 'bierze Iluzjonistów'. */
const FACTION_A: Readonly<Record<keyof typeof faction, string>> = {
  blessed: 'Błogosławionych',
  felines: 'Kotołaki',
  goblins: 'Gobliny',
  illusionists: 'Iluzjonistów',
  inventors: 'Wynalazców',
  lizards: 'Jaszczury',
  moles: 'Krety',
  monks: 'Mnichów',
  navigators: 'Nawigatorów',
  omar: 'Arystokratów',
  philosophers: 'Filozofów',
  psychics: 'Widzących',
};

const board: AoiNouns['board'] = {
  desert: { name: 'pustynia', label: 'plansza pustyni', meaning: 'jedna darmowa łopata po pierwszych budynkach' },
  plains: {
    name: 'łąka',
    label: 'plansza łąki',
    meaning: 'obniżenie kosztu łopaty kosztuje 1 uczonego, 1 narzędzie i tylko 1 monetę',
  },
  swamp: {
    name: 'bagno',
    label: 'plansza bagna',
    meaning: 'na początku 1 uczony oraz 3 i 9 mocy w naczyniach I i II',
  },
  lake: { name: 'jezioro', label: 'plansza jeziora', meaning: 'na początku żegluga 1' },
  forest: {
    name: 'las',
    label: 'plansza lasu',
    meaning: 'na początku 1 poziom w każdej dyscyplinie oraz 4 i 8 mocy w naczyniach I i II',
  },
  mountain: {
    name: 'góra',
    label: 'plansza góry',
    meaning: 'co rundę o 2 monety więcej, a z pierwszej gildii 3 monety zamiast 2',
  },
  wasteland: {
    name: 'pustkowie',
    label: 'plansza pustkowia',
    meaning: 'na początku 1 księga i czwarte narzędzie; druga innowacja nie wymaga dodatkowej księgi',
  },
};

const exact: AoiNouns['exact'] = {
  illusionists: ({ illusion }) => `zaklęcia kosztują o 1 moc mniej i dają ${counted(illusion, 'points', 'acc')}`,
  moles: ({ tunnel }) =>
    `tunel pod jednym heksem za 1 narzędzie daje ${counted(tunnel, 'points', 'acc')}; mosty za 1 narzędzie, także nad lądem`,
  navigators: ({ coins }) =>
    coins > 0
      ? `2 punkty i ${counted(coins, 'coins')} za każdy warsztat zbudowany obok rzeki`
      : '2 punkty za każdy warsztat zbudowany obok rzeki',
  'palace-11': ({ later }) =>
    later
      ? 'dochód: 1 narzędzie; od razu: 1 żeton miasta, który liczy się jako założenie miasta'
      : 'dochód: 1 narzędzie; od razu: 1 żeton miasta, który nie liczy się jako założenie miasta',
  'palace-15': ({ later }) =>
    later
      ? 'dochód: 6 mocy; od razu: 2 darmowe łopaty, 2 mosty i 2 księgi, potem ewentualne żetony miasta'
      : 'dochód: 6 mocy; od razu: 2 darmowe łopaty, 2 mosty i 2 księgi',
  'palace-16': ({ later }) =>
    later
      ? 'dochód: 2 mocy i 1 księga; od razu: darmowa gildia na dowolnym heksie preferowanego terenu'
      : 'dochód: 2 mocy i 1 księga; od razu: darmowa gildia na dowolnym heksie preferowanego terenu, którego nie przekształcasz w tej turze',
  lake: ({ rewards }) => {
    const gains = rewards.map(({ what, n }) => goodsOf({ [what]: n }, 'acc').join(''));
    return `na początku żegluga 1; kolejne ulepszenia dają ${list(gains)}`;
  },
};

const cause: AoiNouns['cause'] = {
  income: 'dochód',
  build: 'budowa',
  dig: 'przekształcenie terenu',
  upgrade: 'rozbudowa',
  shipping: 'żegluga',
  terraforming: 'koszt łopaty',
  track: 'postęp na torze',
  scholar: 'wysłanie uczonego',
  convert: 'zamiana zasobów',
  spades: 'łopaty',
  bridge: 'most',
  tunnel: 'tunel',
  flight: 'lot',
  city: 'miasto',
  founded: 'premia frakcji za miasto',
  competency: 'kompetencja',
  offer: 'moc z budowy',
  area: 'największy obszar',
  science: 'poziomy nauki',
  resources: 'pozostałe zasoby',
  start: 'początek gry',
  'set-up': 'przygotowanie',
  turn: 'tura',
};

export const nouns: AoiNouns = {
  ...tiles,
  ...rounds,
  faction,
  board,
  exact,
  cause,
  terrain: {
    desert: { word: 'pustynia', brief: 'pustyn.', letter: 'y' },
    plains: { word: 'łąka', brief: 'łąka', letter: 'ł' },
    swamp: { word: 'bagno', brief: 'bagno', letter: 'b' },
    lake: { word: 'jezioro', brief: 'jezioro', letter: 'j' },
    forest: { word: 'las', brief: 'las', letter: 'l' },
    mountain: { word: 'góra', brief: 'góra', letter: 'r' },
    wasteland: { word: 'pustkowie', brief: 'pustk.', letter: 'k' },
    river: { word: 'rzeka', brief: 'rzeka', letter: '~' },
  },
  building: {
    workshop: {
      word: 'warsztat',
      brief: 'warszt.',
      letter: 'W',
      many: 'warsztaty',
      meaning: 'wartość mocy 1; budowa na preferowanym terenie za 1 narzędzie i 2 monety',
    },
    guild: {
      word: 'gildia',
      brief: 'gildia',
      letter: 'G',
      many: 'gildie',
      meaning:
        'wartość mocy 2; rozbudowa warsztatu za 2 narzędzia i 6 monet, a w sąsiedztwie innego gracza za 3 monety',
    },
    school: {
      word: 'szkoła',
      brief: 'szkoła',
      letter: 'S',
      many: 'szkoły',
      meaning: 'wartość mocy 2; rozbudowa gildii za 3 narzędzia i 5 monet; daje kompetencję',
    },
    university: {
      word: 'uniwersytet',
      brief: 'uniwer.',
      letter: 'U',
      many: 'uniwersytet',
      meaning: 'wartość mocy 3; rozbudowa szkoły za 5 narzędzi i 8 monet; daje kompetencję',
    },
    palace: {
      word: 'pałac',
      brief: 'pałac',
      letter: 'P',
      many: 'pałac',
      meaning: 'wartość mocy 3; rozbudowa gildii za 4 narzędzia i 6 monet; daje żeton pałacu',
    },
    tower: {
      word: 'wieża',
      brief: 'wieża',
      letter: 'Ż',
      many: 'wieże',
      meaning: 'budynek neutralny; wartość mocy 2',
    },
    monument: {
      word: 'monument',
      brief: 'monum.',
      letter: 'M',
      many: 'monument',
      meaning: 'budynek neutralny; wartość mocy 4; jego miastu wystarczą 2 budynki',
    },
  },
  discipline: {
    banking: { word: 'bankowość', brief: 'bankow.', letter: 'B', meaning: 'od poziomu 9: dochód 3 monety' },
    law: { word: 'prawo', brief: 'prawo', letter: 'P', meaning: 'od poziomu 9: dochód 6 mocy' },
    engineering: { word: 'inżynieria', brief: 'inżyn.', letter: 'I', meaning: 'od poziomu 9: dochód 1 narzędzie' },
    medicine: { word: 'medycyna', brief: 'medyc.', letter: 'M', meaning: 'od poziomu 9: dochód 3 punkty' },
  },
  source: {
    start: 'początek gry',
    rounds: 'żetony rund',
    boosters: 'premie rundy',
    cities: 'żetony miasta',
    innovations: 'innowacje',
    competencies: 'kompetencje',
    palace: 'pałac',
    faction: 'frakcja',
    tracks: 'postęp na torze',
    'science-income': 'dochód medyc.',
    books: 'akcje księgi',
    offers: 'koszt mocy',
    area: 'obszar',
    science: 'poziomy nauki',
    resources: 'reszta zasobów',
  },
  good: {
    coins: 'monety',
    tools: 'narzędzia',
    scholars: 'uczeni',
    power: 'moc',
    books: 'księgi',
    vp: 'punkty',
  },
  goodHead: { coins: 'mon.', tools: 'nrz.', scholars: 'ucz.', power: 'moc', books: 'ks.', vp: 'pkt' },
};

const labels = labelsOf(nouns);
export const { name, meaning, short } = labels;

/** Innovations that are called like buildings stand in quotes wherever the word alone would mislead. */
export const label = (id: string): string => (id.startsWith('neutral-') ? `„${name(id)}”` : labels.label(id));

/** The number printed on a tile: 'booster-3' is 3. */
export const number = (id: string): string => id.slice(id.lastIndexOf('-') + 1);

/** What is taken, used or built: the name of a tile in the accusative. */
export function taken(id: string): string {
  if (Object.hasOwn(FACTION_A, id)) return FACTION_A[id as keyof typeof FACTION_A];
  if (Object.hasOwn(tiles.innovation, id)) return `innowację „${name(id)}”`;
  if (Object.hasOwn(tiles.competency, id)) return `kompetencję nr ${number(id)}`;
  if (Object.hasOwn(tiles.booster, id)) return `premię rundy nr ${number(id)}`;
  if (Object.hasOwn(tiles.palace, id)) return `żeton pałacu nr ${number(id)}`;
  return name(id);
}

/** 'żeton pałacu nr 3 (dochód: 2 mocy; …)', behind a verb. */
export const full = (id: string): string => {
  const what = meaning(id);
  return what === '' ? taken(id) : `${taken(id)} (${what})`;
};

/** 'planszę pustyni' */
export const boardA = (id: keyof typeof board): string => board[id].label.replace('plansza', 'planszę');

/** In a discipline, and of it: 'w prawie', 'księga prawa'. */
export const IN_DISCIPLINE: Readonly<Record<keyof typeof nouns.discipline, string>> = {
  banking: 'w bankowości',
  law: 'w prawie',
  engineering: 'w inżynierii',
  medicine: 'w medycynie',
};
export const OF_DISCIPLINE: typeof IN_DISCIPLINE = {
  banking: 'bankowości',
  law: 'prawa',
  engineering: 'inżynierii',
  medicine: 'medycyny',
};

interface Cases {
  readonly acc: string;
  readonly gen: string;
  readonly genMany: string;
  /** The adjective of a neutral one. */
  readonly neutral: string;
  readonly neutralA: string;
}
const masculine = { neutral: 'neutralny', neutralA: 'neutralny' };
const feminine = { neutral: 'neutralna', neutralA: 'neutralną' };

export const BUILDING: Readonly<Record<keyof typeof nouns.building, Cases>> = {
  workshop: { acc: 'warsztat', gen: 'warsztatu', genMany: 'warsztatów', ...masculine },
  guild: { acc: 'gildię', gen: 'gildii', genMany: 'gildii', ...feminine },
  school: { acc: 'szkołę', gen: 'szkoły', genMany: 'szkół', ...feminine },
  university: { acc: 'uniwersytet', gen: 'uniwersytetu', genMany: 'uniwersytetów', ...masculine },
  palace: { acc: 'pałac', gen: 'pałacu', genMany: 'pałaców', ...masculine },
  tower: { acc: 'wieżę', gen: 'wieży', genMany: 'wież', ...feminine },
  monument: { acc: 'monument', gen: 'monumentu', genMany: 'monumentów', ...masculine },
};

/** What asks, in brackets behind a question. */
export const asked = (from: string | null): string => (from === null ? '' : ` (${label(from)})`);
