/** A New Dawn's screen in Polish. */
import type { NdTexts } from '../../../games/new-dawn/texts/types.js';
import { does } from './cards.js';
import { nouns, quoted, thing } from './nouns.js';
import { ASSAULT, cardRows, cardSays } from './now.js';
import { many } from './words.js';

type Screen = Pick<
  NdTexts,
  | 'page'
  | 'panel'
  | 'head'
  | 'label'
  | 'sign'
  | 'tally'
  | 'does'
  | 'cardRows'
  | 'cardSays'
  | 'barbarianSign'
  | 'caravan'
  | 'target'
  | 'term'
  | 'chance'
  | 'percent'
  | 'couldAdd'
  | 'instead'
  | 'asSlot'
  | 'dialNext'
  | 'dialSoon'
  | 'nextEvent'
  | 'die'
  | 'progress'
  | 'round'
  | 'finished'
  | 'nation'
  | 'hasLeft'
  | 'leaderOf'
  | 'stock'
  | 'caravans'
  | 'cardsLeft'
  | 'pactOf'
  | 'stateCard'
  | 'given'
  | 'naturalOn'
  | 'deck'
  | 'deckCard'
  | 'cost'
  | 'waterLeft'
  | 'comingBack'
  | 'tile'
  | 'tiles'
  | 'playing'
  | 'nearest'
>;

const { level, icon, civ, leader, agenda, pact, state, wonder, natural, focus, type, age, direction } = nouns;

/** Whatever else adds to a sum is a card, wonder, leader or city-state. */
const TERM: Readonly<Record<string, string>> = {
  die: 'kość',
  slot: 'slot',
  terrain: 'teren',
  reinforced: 'umocniony',
  beside: 'umocnione obok',
  trade: 'żetony handlu',
  'city-state': 'państwo-miasto',
};

export const term = (key: string): string => TERM[key] ?? thing(key);

export const screen: Screen = {
  page: {
    map: 'mapa',
    row: 'rząd rozwoju',
    diplomacy: 'dyplomacja',
    agendas: 'zadania',
    wonders: 'cuda',
    come: 'co przed nami',
  },
  panel: {
    row: 'Rząd rozwoju',
    dials: 'Tarcze',
    victory: 'Zwycięstwo',
    wonders: 'Cuda świata',
    built: 'Zbudowane cuda',
    states: 'Państwa-miasta',
    nations: 'Cywilizacje',
    cards: 'Przywódca i karty',
    legend: 'Znaki',
    attack: 'Atak',
    leaders: 'Przywódcy',
    tile: 'Kafel w ręce',
    tray: 'Do wyłożenia',
    decks: 'Cuda w taliach',
    focusLeft: 'Karty rozwoju do wzięcia',
    supply: 'W puli',
    finished: 'Wykonane zadania',
  },
  head: {
    score: 'karty',
    tech: 'techn.',
    cities: 'miasta',
    mature: 'rozwin.',
    spaces: 'heksy',
    wonders: 'cuda',
    tokens: 'żetony',
  },
  label: {
    tech: 'tech.',
    event: 'wyd.',
    noEvent: 'w rundzie 1 brak wydarzeń',
    done: 'wyk.',
    worldWonders: 'remis: cuda',
    spaces: 'dalej heksy',
    none: 'brak',
    noneYet: 'jeszcze brak',
    noLeader: 'jeszcze bez przywódcy',
    onOffer: 'odkryte',
    oneOfEach: 'po 1 z każdej karty',
    tieDefends: 'remis wygrywa obrońca',
    won: 'wygrana',
    lost: 'przegrana',
    unseen: 'nieodkryte',
    nobody: 'niczyj',
  },
  sign: {
    wonder: 'cud świata',
    state: 'państwo-miasto',
    natural: 'cud natury',
    barbarian: 'barbarzyńca',
    caravan: 'karawana',
  },
  tally: {
    points: 'zadania',
    tech: 'tarcza technologii',
    cities: 'miasta',
    mature: 'rozwinięte miasta',
    spaces: 'heksy',
    wonders: 'cuda',
    trade: 'żetony handlu',
    marble: 'marmur',
    mercury: 'rtęć',
    oil: 'ropa',
    diamond: 'diamenty',
    naturals: 'cuda natury',
    pacts: 'karty dyplomacji',
    tokens: 'niewykorzystane żetony',
  },
  does,
  cardRows,
  cardSays,

  barbarianSign: ({ letter }) => `barb. ${letter}`,
  caravan: ({ seat }) => `karawana ${seat + 1}`,
  target: ({ what, hex }) => `${ASSAULT[what]} na ${hex}`,
  term: ({ key }) => term(key),
  chance: ({ chance, bare, tokens }) =>
    tokens ? `${chance}% ze wszystkimi żetonami handlu, ${bare}% bez nich` : `${chance}% na wygraną`,
  percent: ({ n }) => `${n}%`,
  couldAdd: ({ attack, defence }) => `żetony handlu: ${attack} przeciw ${defence}`,
  instead: ({ what, chance }) => `albo ${ASSAULT[what]}: ${chance}%`,

  asSlot: ({ slot }) => `jak slot ${slot}`,
  dialNext: (v) => `poziom ${level[v.level]} na ${v.at}`,
  dialSoon: (v) => `${level[v.level]} na ${v.at}`,
  nextEvent: (v) => `dalej: ${icon[v.icon].says}`,
  die: ({ n, way }) => `kość ${n}: ${direction[way].brief}`,
  progress: ({ have, need }) => `${have}/${need}`,
  round: ({ round, limit }) => (limit === null ? `runda ${round}` : `runda ${round}, najwyżej ${limit}`),
  finished: ({ name, round, ...v }) => `${name}: ${quoted(agenda[v.agenda])}, runda ${round}`,
  nation: ({ name, ...v }) => (v.leader ? `${name} · ${civ[v.leader]}` : name),
  hasLeft: ({ name }) => `${name} (poza grą)`,
  leaderOf: (v) => `${civ[v.leader]}, ${leader[v.leader]}`,
  stock: ({ tokens, cities }) => `zostało: ${many(tokens, 'token')}, ${many(cities, 'city')}`,
  caravans: ({ hexes, home }) =>
    `karawany: ${[...hexes, ...(home > 0 ? [`${home} na karcie rozwoju`] : [])].join(', ') || 'brak'}`,
  cardsLeft: ({ n, down }) => (down ? 'podbite' : many(n, 'card')),
  pactOf: ({ card, giver }) => `${pact[card]} (${giver})`,
  stateCard: (v) => `karta: ${state[v.state].whole}`,
  given: ({ card, holder }) => `${quoted(pact[card])}, twoja karta u gracza ${holder}`,
  naturalOn: ({ on, used, ...v }) =>
    `${natural[v.natural].whole}${on ? ` na ${quoted(focus[on])}` : ''}${used ? ' (użyte)' : ''}`,
  deck: (v) => `${type[v.type].word}, pod odkrytą ${many(v.below, 'card')}`,
  deckCard: ({ cost, ...v }) => `${wonder[v.wonder].whole} (${age[v.age]}, ${cost})`,
  cost: ({ cost, printed }) => (cost === printed ? `${cost}` : `${cost} (${printed})`),
  waterLeft: ({ n }) => many(n, 'water'),
  comingBack: ({ letters }) => `pokonani, wrócą: ${letters.join(' ') || 'nikt'}`,
  tile: ({ face }) => `kafel ${face}`,
  tiles: ({ numbers }) => (numbers.length > 0 ? numbers.join(' ') : 'brak'),
  playing: ({ tech, ...v }) => (v.leader ? `${civ[v.leader]}, techn. ${tech}` : `techn. ${tech}`),
  nearest: (goal) => (goal ? `${agenda[goal.agenda]} ${goal.have}/${goal.need}` : 'wszystko zrobione'),
};
