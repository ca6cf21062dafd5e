/** Age of Innovation's screen in English. */
import {
  BOARD_NAMES,
  BOOSTER_NAMES,
  CITY_NAMES,
  COMPETENCY_NAMES,
  FACTION_NAMES,
  INNOVATION_NAMES,
  nameOf,
  PALACE_NAMES,
} from '../names.js';
import type { AoiTexts, Goods, GoodWord } from './types.js';

const rule = new Intl.PluralRules('en');
const counted = (n: number, one: string, other = `${one}s`): string => `${n} ${rule.select(n) === 'one' ? one : other}`;

const FORMS: Readonly<Record<string, readonly [one: string, other: string]>> = {
  tools: ['tool', 'tools'],
  coins: ['coin', 'coins'],
  scholars: ['scholar', 'scholars'],
  power: ['power', 'power'],
  books: ['book', 'books'],
  banking: ['banking book', 'banking books'],
  law: ['law book', 'law books'],
  engineering: ['engineering book', 'engineering books'],
  medicine: ['medicine book', 'medicine books'],
  tokens: ['power token', 'power tokens'],
  steps: ['step', 'steps'],
  vp: ['point', 'points'],
};

const goodsOf = (goods: Goods): string[] =>
  Object.entries(FORMS).flatMap(([good, [one, other]]) => {
    const n = goods[good] ?? 0;
    return n === 0 ? [] : [counted(n, one, other)];
  });

const TALLY: Readonly<Record<string, string>> = {
  points: 'points',
  bowl1: 'bowl I',
  bowl2: 'bowl II',
  bowl3: 'bowl III',
  banking: 'banking books',
  law: 'law books',
  engineering: 'engineering books',
  medicine: 'medicine books',
  levelBanking: 'banking',
  levelLaw: 'law',
  levelEngineering: 'engineering',
  levelMedicine: 'medicine',
};

const GOOD: Readonly<Record<GoodWord, string>> = {
  coins: 'coins',
  tools: 'tools',
  scholars: 'scholars',
  power: 'power',
  books: 'books',
  vp: 'points',
};

export const en: AoiTexts = {
  faction: {
    blessed: { name: 'Blessed', text: () => FACTION_NAMES.blessed.text },
    felines: { name: 'Felines', text: () => FACTION_NAMES.felines.text },
    goblins: { name: 'Goblins', text: () => FACTION_NAMES.goblins.text },
    illusionists: {
      name: 'Illusionists',
      text: ({ illusion }) => `power actions cost 1 power less and bring ${counted(illusion, 'point')}`,
    },
    inventors: { name: 'Inventors', text: () => FACTION_NAMES.inventors.text },
    lizards: { name: 'Lizards', text: () => FACTION_NAMES.lizards.text },
    moles: {
      name: 'Moles',
      text: ({ tunnel }) =>
        `tunnels under one hex for a tool, ${counted(tunnel, 'point')} each; own bridges for a tool, also over land`,
    },
    monks: { name: 'Monks', text: () => FACTION_NAMES.monks.text },
    navigators: {
      name: 'Navigators',
      text: ({ coins }) =>
        coins > 0
          ? `2 points and ${counted(coins, 'coin')} for each workshop at a river`
          : '2 points for each workshop at a river',
    },
    omar: { name: 'Omar', text: () => FACTION_NAMES.omar.text },
    philosophers: { name: 'Philosophers', text: () => FACTION_NAMES.philosophers.text },
    psychics: { name: 'Psychics', text: () => FACTION_NAMES.psychics.text },
  },
  board: {
    desert: { name: 'desert', text: () => BOARD_NAMES.desert.text },
    plains: { name: 'plains', text: () => BOARD_NAMES.plains.text },
    swamp: { name: 'swamp', text: () => BOARD_NAMES.swamp.text },
    lake: {
      name: 'lake',
      text: ({ shipping }) => `starts with shipping 1; the next steps bring ${shipping.join(' and ')}`,
    },
    forest: { name: 'forest', text: () => BOARD_NAMES.forest.text },
    mountain: { name: 'mountain', text: () => BOARD_NAMES.mountain.text },
    wasteland: { name: 'wasteland', text: () => BOARD_NAMES.wasteland.text },
  },
  terrain: {
    desert: { word: 'desert', brief: 'desert', letter: 'd' },
    plains: { word: 'plains', brief: 'plains', letter: 'p' },
    swamp: { word: 'swamp', brief: 'swamp', letter: 's' },
    lake: { word: 'lake', brief: 'lake', letter: 'l' },
    forest: { word: 'forest', brief: 'forest', letter: 'f' },
    mountain: { word: 'mountain', brief: 'mount.', letter: 'm' },
    wasteland: { word: 'wasteland', brief: 'waste', letter: 'w' },
    river: { word: 'river', brief: 'river', letter: '~' },
  },
  building: {
    workshop: { word: 'workshop', brief: 'worksh.', letter: 'W', many: 'workshops' },
    guild: { word: 'guild', brief: 'guild', letter: 'G', many: 'guilds' },
    school: { word: 'school', brief: 'school', letter: 'S', many: 'schools' },
    university: { word: 'university', brief: 'univ.', letter: 'U', many: 'university' },
    palace: { word: 'palace', brief: 'palace', letter: 'P', many: 'palace' },
    tower: { word: 'tower', brief: 'tower', letter: 'R', many: 'towers' },
    monument: { word: 'monument', brief: 'monum.', letter: 'M', many: 'monument' },
  },
  discipline: {
    banking: { word: 'banking', brief: 'bank', letter: 'B' },
    law: { word: 'law', brief: 'law', letter: 'L' },
    engineering: { word: 'engineering', brief: 'engin.', letter: 'E' },
    medicine: { word: 'medicine', brief: 'medic.', letter: 'M' },
  },
  competency: {
    'competency-1': { brief: 'income 1 tool, 1 step', full: COMPETENCY_NAMES['competency-1'].text },
    'competency-2': { brief: 'income 3 points, 2 coins', full: COMPETENCY_NAMES['competency-2'].text },
    'competency-3': { brief: 'income 1 book, 1 power', full: COMPETENCY_NAMES['competency-3'].text },
    'competency-4': { brief: 'now 5 points, 1 tool, 2 coins', full: COMPETENCY_NAMES['competency-4'].text },
    'competency-5': { brief: 'now 2 spades', full: COMPETENCY_NAMES['competency-5'].text },
    'competency-6': { brief: '2 pavilions', full: COMPETENCY_NAMES['competency-6'].text },
    'competency-7': { brief: 'action: 4 power', full: COMPETENCY_NAMES['competency-7'].text },
    'competency-8': { brief: 'passing: 2 points a city', full: COMPETENCY_NAMES['competency-8'].text },
    'competency-9': { brief: 'scholar sent: 2 points', full: COMPETENCY_NAMES['competency-9'].text },
    'competency-10': { brief: 'tower; 2 power, 2 coins', full: COMPETENCY_NAMES['competency-10'].text },
    'competency-11': { brief: 'border workshop: 3 points', full: COMPETENCY_NAMES['competency-11'].text },
    'competency-12': { brief: 'passing: points for lowest level', full: COMPETENCY_NAMES['competency-12'].text },
  },
  innovation: {
    'deus-ex-machina': {
      name: 'Deus Ex Machina',
      brief: 'book, steps; action: spade',
      full: INNOVATION_NAMES['deus-ex-machina'].text,
    },
    'trading-routes': {
      name: 'Trading Routes',
      brief: 'passing: 2 points a guild',
      full: INNOVATION_NAMES['trading-routes'].text,
    },
    professors: { name: 'Professors', brief: 'action: 1 scholar, 3 points', full: INNOVATION_NAMES.professors.text },
    architecture: {
      name: 'Architecture',
      brief: '10 points, a step a shape',
      full: INNOVATION_NAMES.architecture.text,
    },
    'league-of-cities': {
      name: 'League of Cities',
      brief: '5 points a city',
      full: INNOVATION_NAMES['league-of-cities'].text,
    },
    census: { name: 'Census', brief: '8 12 18 for 7 9 11 buildings', full: INNOVATION_NAMES.census.text },
    libraries: { name: 'Libraries', brief: 'points for two best levels', full: INNOVATION_NAMES.libraries.text },
    colleges: { name: 'Colleges', brief: '5 points a school', full: INNOVATION_NAMES.colleges.text },
    sewers: { name: 'Sewers', brief: '2 points a workshop', full: INNOVATION_NAMES.sewers.text },
    communication: {
      name: 'Communication',
      brief: '8 12 18 for 4 5 6 groups',
      full: INNOVATION_NAMES.communication.text,
    },
    'steam-power': {
      name: 'Steam Power',
      brief: 'scholar, both tracks',
      full: INNOVATION_NAMES['steam-power'].text,
    },
    steel: { name: 'Steel', brief: '8 12 18 for 1 2 3 bridges', full: INNOVATION_NAMES.steel.text },
    'neutral-workshop': {
      name: 'Workshop',
      brief: 'neutral, income 3 tools',
      full: INNOVATION_NAMES['neutral-workshop'].text,
    },
    'neutral-guild': { name: 'Guild', brief: 'neutral, income 5 coins', full: INNOVATION_NAMES['neutral-guild'].text },
    'neutral-school': { name: 'School', brief: 'neutral, a competency', full: INNOVATION_NAMES['neutral-school'].text },
    'neutral-university': {
      name: 'University',
      brief: 'neutral, income 2 points',
      full: INNOVATION_NAMES['neutral-university'].text,
    },
    'neutral-palace': {
      name: 'Palace',
      brief: 'neutral, 2 tokens, income 4 power',
      full: INNOVATION_NAMES['neutral-palace'].text,
    },
    'neutral-monument': {
      name: 'Monument',
      brief: 'neutral, 7 points',
      full: INNOVATION_NAMES['neutral-monument'].text,
    },
  },
  palace: {
    'palace-1': { name: 'palace 1', brief: '5 power; action: 2 tools', full: () => PALACE_NAMES['palace-1'].text },
    'palace-2': { name: 'palace 2', brief: 'action: 2 spades', full: () => PALACE_NAMES['palace-2'].text },
    'palace-3': {
      name: 'palace 3',
      brief: '2 power; action: school to guild',
      full: () => PALACE_NAMES['palace-3'].text,
    },
    'palace-4': {
      name: 'palace 4',
      brief: '2 power; action: workshop to guild',
      full: () => PALACE_NAMES['palace-4'].text,
    },
    'palace-5': { name: 'palace 5', brief: '4 power; a competency', full: () => PALACE_NAMES['palace-5'].text },
    'palace-6': {
      name: 'palace 6',
      brief: '2 power, 1 book; action: 2 steps',
      full: () => PALACE_NAMES['palace-6'].text,
    },
    'palace-7': {
      name: 'palace 7',
      brief: '4 power; passing: 3 points a school',
      full: () => PALACE_NAMES['palace-7'].text,
    },
    'palace-8': {
      name: 'palace 8',
      brief: '2 power, 2 coins, 1 tool; cities need 6',
      full: () => PALACE_NAMES['palace-8'].text,
    },
    'palace-9': { name: 'palace 9', brief: '1 scholar; flights', full: () => PALACE_NAMES['palace-9'].text },
    'palace-10': {
      name: 'palace 10',
      brief: '6 coins; now 12 power, 2 books',
      full: () => PALACE_NAMES['palace-10'].text,
    },
    'palace-11': {
      name: 'palace 11',
      brief: '1 tool; a city tile',
      full: ({ later }) =>
        later
          ? 'income a tool; a city tile at once, which counts as founding a city'
          : 'income a tool; a city tile at once, which does not count as founding a city',
    },
    'palace-12': {
      name: 'palace 12',
      brief: '8 power; workshop built: 2 points',
      full: () => PALACE_NAMES['palace-12'].text,
    },
    'palace-13': {
      name: 'palace 13',
      brief: 'action: 3 coins, 1 book; guild built: 3 points',
      full: () => PALACE_NAMES['palace-13'].text,
    },
    'palace-14': {
      name: 'palace 14',
      brief: '6 power; 2 shipping, river city',
      full: () => PALACE_NAMES['palace-14'].text,
    },
    'palace-15': {
      name: 'palace 15',
      brief: '6 power; 2 spades, 2 bridges, 2 books',
      full: ({ later }) =>
        later
          ? 'income 6 power; at once 2 free spades, 2 bridges and 2 books; city tiles come when all are done'
          : 'income 6 power; at once 2 free spades, 2 bridges and 2 books',
    },
    'palace-16': {
      name: 'palace 16',
      brief: '2 power, 1 book; guild anywhere',
      full: ({ later }) =>
        later
          ? 'income 2 power and a book; at once a free guild on any own terrain'
          : 'income 2 power and a book; at once a free guild on any own terrain not dug in this turn',
    },
    'palace-17': { name: 'palace 17', brief: '2 power; now 10 points', full: () => PALACE_NAMES['palace-17'].text },
  },
  booster: {
    'booster-1': { name: 'ship +1', brief: 'river workshop 2 points', full: BOOSTER_NAMES['booster-1'].text },
    'booster-2': { name: '1 scholar', brief: 'scholar sent 2 points', full: BOOSTER_NAMES['booster-2'].text },
    'booster-3': { name: '3 power', brief: 'guild built 3 points', full: BOOSTER_NAMES['booster-3'].text },
    'booster-4': {
      name: '1 tool',
      brief: 'passing: 4 for palace, university',
      full: BOOSTER_NAMES['booster-4'].text,
    },
    'booster-5': { name: '1 book', brief: 'action: spade', full: BOOSTER_NAMES['booster-5'].text },
    'booster-6': { name: '1 book', brief: 'action: bridge', full: BOOSTER_NAMES['booster-6'].text },
    'booster-7': { name: '2 tools', brief: 'action: step', full: BOOSTER_NAMES['booster-7'].text },
    'booster-8': { name: '4 coins', brief: 'passing: step a school', full: BOOSTER_NAMES['booster-8'].text },
    'booster-9': { name: '4 power', brief: '2 coins', full: BOOSTER_NAMES['booster-9'].text },
    'booster-10': { name: '6 coins', brief: '', full: BOOSTER_NAMES['booster-10'].text },
  },
  city: {
    'city-tools': { name: '4 points', brief: '3 tools', full: CITY_NAMES['city-tools'].text },
    'city-spades': { name: '5 points', brief: '2 spades', full: CITY_NAMES['city-spades'].text },
    'city-books': { name: '5 points', brief: '2 books', full: CITY_NAMES['city-books'].text },
    'city-coins': { name: '6 points', brief: '6 coins', full: CITY_NAMES['city-coins'].text },
    'city-steps': { name: '7 points', brief: '4 steps', full: CITY_NAMES['city-steps'].text },
    'city-power': { name: '8 points', brief: '8 power', full: CITY_NAMES['city-power'].text },
    'city-scholar': { name: '8 points', brief: '1 scholar', full: CITY_NAMES['city-scholar'].text },
  },
  round: {
    'round-1': {
      score: ['each workshop: 2 points', 'each workshop 2', 'workshop 2'],
      end: ['each 3 law: 1 scholar', '3 law: 1 scholar'],
    },
    'round-2': {
      score: ['each workshop: 2 points', 'each workshop 2', 'workshop 2'],
      end: ['each 3 banking: 4 power', '3 bank: 4 power'],
    },
    'round-3': {
      score: ['each guild: 3 points', 'each guild 3', 'guild 3'],
      end: ['each 3 law: 1 book', '3 law: 1 book'],
    },
    'round-4': {
      score: ['each guild: 3 points', 'each guild 3', 'guild 3'],
      end: ['each 4 medicine: 1 spade', '4 medic.: 1 spade'],
    },
    'round-5': {
      score: ['each school: 4 points', 'each school 4', 'school 4'],
      end: ['each banking: 1 coin', '1 bank: 1 coin'],
    },
    'round-6': {
      score: ['palace, university: 5 points', 'palace, university 5', 'palace, univ. 5'],
      end: ['each 2 medicine: 1 tool', '2 medic.: 1 tool'],
    },
    'round-7': {
      score: ['palace, university: 5 points', 'palace, university 5', 'palace, univ. 5'],
      end: ['each 2 banking: 1 tool', '2 bank: 1 tool'],
    },
    'round-8': {
      score: ['each spade: 2 points', 'each spade 2', 'spade 2'],
      end: ['each engineering: 1 coin', '1 engin.: 1 coin'],
    },
    'round-9': {
      score: ['each science step: 1 point', 'science step 1', 'step 1'],
      end: ['each 3 medicine: 1 book', '3 medic.: 1 book'],
    },
    'round-10': {
      score: ['each city tile: 5 points', 'each city tile 5', 'city 5'],
      end: ['each 4 engineering: 1 spade', '4 engin.: 1 spade'],
    },
    'round-11': {
      score: ['shipping or terraforming step: 3 points', 'shipping, terraforming 3', 'track step 3'],
      end: ['each 3 engineering: 1 scholar', '3 engin.: 1 scholar'],
    },
    'round-12': {
      score: ['each innovation: 5 points', 'innovation 5'],
      end: ['each 2 law: 3 power', '2 law: 3 power'],
    },
  },
  final: {
    'final-workshop': ['each workshop: 2 points', 'workshop 2'],
    'final-guild': ['each guild: 3 points', 'guild 3'],
    'final-school': ['each school: 4 points', 'school 4'],
    'final-border': ['border workshop: 3 points', 'border worksh. 3'],
  },
  power: {
    'power-bridge': 'bridge',
    'power-scholar': '1 scholar',
    'power-tools': '2 tools',
    'power-coins': '7 coins',
    'power-spade': '1 spade',
    'power-spades': '2 spades',
  },
  book: {
    'book-power': '5 power',
    'book-steps': '2 steps in one',
    'book-coins': '6 coins',
    'book-guild': 'guild',
    'book-points': '2 for each guild',
    'book-spades': '3 spades',
  },
  special: {
    philosophers: '1 book',
    psychics: '5 power, 2nd action',
    'deus-ex-machina': '1 spade',
    professors: '1 scholar, 3 points',
    'palace-1': '2 tools',
    'palace-2': '2 spades',
    'palace-3': 'school to guild',
    'palace-4': 'workshop to guild',
    'palace-6': '2 steps',
    'palace-13': '3 coins, 1 book',
    'competency-7': '4 power',
    'booster-5': 'spade',
    'booster-6': 'bridge',
    'booster-7': '1 step',
  },
  source: {
    start: 'at the start',
    rounds: 'round tiles',
    boosters: 'boosters',
    cities: 'city tiles',
    innovations: 'innovations',
    competencies: 'competencies',
    palace: 'palace',
    faction: 'faction',
    tracks: 'shipping, spades',
    'science-income': 'medicine income',
    books: 'book actions',
    offers: 'paid for power',
    area: 'largest area',
    science: 'science levels',
    resources: 'goods left',
  },
  good: GOOD,
  goodHead: { coins: 'coin', tools: 'tool', scholars: 'sch', power: 'pow', books: 'book', vp: 'pts' },

  goods: ({ goods }) => goodsOf(goods),
  score: ({ points }) => `${points} vp`,
  tally: ({ key }) => TALLY[key] ?? key,
  points: ({ n }) => counted(n, 'point'),
  coinsOn: ({ n }) => `+${counted(n, 'coin')}`,
  left: ({ n }) => `×${n}`,
  boardOf: ({ name, faction }) => (faction ? `${name} · ${en.faction[faction].name}` : name),
  nextIncome: ({ goods, withoutBooster }) => {
    if (!goods) return ['no income any more'];
    const [first = 'nothing', ...rest] = goodsOf(goods);
    return [withoutBooster ? `next, no booster: ${first}` : `next round ${first}`, ...rest];
  },
  pieces: ({ building, n }) => `${n} ${n === 1 ? en.building[building].word : en.building[building].many}`,
  shipping: ({ level, max }) => `shipping ${level} of ${max}`,
  spade: ({ tools }) => `spade ${counted(tools, 'tool')}`,
  step: ({ price, reward }) => `${goodsOf(price).join(', ')} for ${goodsOf(reward).join(', ')}`,
  tokens: ({ n }) => counted(n, 'token'),
  scholarsLeft: ({ n }) => (n === 1 ? '1 scholar in supply' : `${n} scholars in supply`),
  keys: ({ n }) => counted(n, 'key'),
  bridgesLeft: ({ n }) => (n === 1 ? '1 bridge left' : `${n} bridges left`),
  cities: ({ n }) => (n === 1 ? '1 city' : `${n} cities`),
  pavilions: ({ n }) => (n === 1 ? '1 pavilion to place' : `${n} pavilions to place`),
  tile: ({ name, brief }) => (brief ? `${name}, ${brief}` : name),
  place: ({ steps, books }) =>
    books > 0
      ? [`${counted(steps, 'step')}, ${counted(books, 'book')}`, `${steps} st, ${books} bk`]
      : [counted(steps, 'step'), `${steps} st`],
  innovationHint: ({ slot, coins }) =>
    slot === null ? 'no slot left' : `books 2 + ${3 + slot} any${coins > 0 ? `, ${counted(coins, 'coin')}` : ''}`,
  worth: ({ n }) => [`${counted(n, 'point')} now`, `${n} now`, String(n)],
  cityOn: ({ tile, hexes }) => `${tile}: ${hexes.join(' ')}`,
  opponentsOf: ({ highest }) => `g 1-${highest} shows a board`,
  prizes: ({ points }) => points.join(', '),
  goodsEnd: ({ coins }) => `1 point for ${coins} coins, everything turned into coins`,
  neutral: ({ area }) =>
    area === null
      ? 'neutral faction: area hidden until round 6 (12 to 15)'
      : `neutral faction: area of ${area} buildings`,
  order: ({ names }) => names.join(', ') || 'nobody has passed yet',
  set: ({ board, booster }) => `${en.board[board].name} board, booster ${booster.slice('booster-'.length)}`,
  starts: ({ steps, freeSteps, tools }) => {
    const parts = [
      ...steps.map(({ discipline, n }) => `${counted(n, 'step')} in ${en.discipline[discipline].word}`),
      ...(freeSteps > 0 ? ['2 steps in one discipline or 1 in each of two'] : []),
      ...(tools > 0 ? [counted(tools, 'tool')] : []),
    ];
    return parts.length > 0 ? `Starts with ${parts.join(', ')}.` : '';
  },
  rounds: ({ end, final }) => (final ? `and ${final}` : end),

  now: {
    gone: 'taken, or not in this game',
    notInGame: 'not in this game',
    noSlot: 'you have no slot left',
    taken: 'taken this round',
    haveOne: 'you have one already',
    free: 'free',
    yours: 'yours',
    noSpace: 'no free space for scholars',
    costs: ({ books, any, coins }) => {
      const named = books.map(({ discipline, n }) => `${n} ${en.discipline[discipline].word}`);
      return `costs you ${[...named, `${any} of any`].join(', ')}${coins > 0 ? `, ${coins} coins` : ''}`;
    },
    brings: ({ points }) => `brings you ${counted(points, 'point')} at once`,
    onBoard: ({ board }) => `on the ${en.board[board].name} board: ${BOARD_NAMES[board].text}`,
    withBooster: ({ booster }) => `with ${BOOSTER_NAMES[booster].name} (${BOOSTER_NAMES[booster].text})`,
    palaceOf: ({ seat, built }) => {
      const whose = seat === null ? 'yours' : `of seat ${seat}`;
      return built ? `${whose}, built` : `${whose}, waits until the palace is built`;
    },
    costsPower: ({ power }) => `costs ${power} power`,
    thirdBowl: ({ holds }) => `bowl III holds ${holds}`,
    costsBooks: ({ books }) => `costs ${counted(books, 'book')}`,
    haveBooks: ({ books }) => `you have ${counted(books, 'book')}`,
    tilesLeft: ({ n }) => `${n} left`,
    comesWith: ({ steps, books, discipline }) => {
      const gains = [counted(steps, 'step'), ...(books > 0 ? [counted(books, 'book')] : [])];
      return `comes with ${gains.join(' and ')} in ${en.discipline[discipline].word}`;
    },
    level: ({ level, keys }) => `you stand on level ${level} and have ${counted(keys, 'key')} to pass 7`,
    spaces: ({ worth }) => `free spaces for scholars: ${worth.join(', ')} steps`,
    coinsOn: ({ coins }) => `free, ${counted(coins, 'coin')} on it`,
    inSet: ({ faction, board }) => `lies with the ${en.faction[faction].name} on the ${en.board[board].name} board`,
    held: ({ seat }) => `held by seat ${seat}`,
    river: 'river',
    ground: ({ terrain, border, riverside }) =>
      `${en.terrain[terrain].word}${border ? ', at the border' : ''}${riverside ? ', beside a river' : ''}`,
    stands: ({ building, seat, neutral, pavilion }) =>
      `${neutral ? 'neutral ' : ''}${en.building[building].word} of seat ${seat}${pavilion ? ' with a pavilion' : ''}`,
    inCity: ({ hexes }) => `in the city ${hexes.join(' ')}`,
  },
  waste: {
    foreign: ({ spades }) =>
      `${spades === 1 ? '1 spade leaves' : `${spades} spades leave`} the hex in a terrain that is not yours: you cannot build there yet.`,
    brim: ({ power }) => `${power} power would be lost: your bowls hold no more.`,
    lastBooks: 'Your books could still pay for an innovation.',
    unused: ({ tiles }) => `Not used this round: ${tiles.map(nameOf).join(', ')}.`,
    lastScholars: ({ n }) => `The last round ends with ${counted(n, 'scholar')} unsent.`,
  },

  bowls: ['I', 'II', 'III'],
  neutralSign: 'N',
  keySign: 'k',
  page: {
    map: 'map',
    board: 'planning board',
    science: 'science',
    tiles: 'tiles left',
    rounds: 'rounds',
    boards: 'boards',
  },
  title: {
    science: 'Science',
    rounds: 'Rounds',
    power: 'Power actions',
    books: 'Book actions',
    boosters: 'Boosters',
    heldBoosters: 'Boosters held',
    innovations: 'Innovations',
    competencies: 'Competencies',
    palaces: 'Palaces',
    reserved: 'Palaces to be built',
    cityTiles: 'City tiles',
    cities: 'Cities',
    opponents: 'Opponents',
    sets: 'Sets',
    pool: 'To take',
    points: 'Points so far',
    final: 'At the end',
    taken: 'Taken so far',
    order: 'Turn order',
    unused: 'Not in this game',
  },
  hint: {
    science: 'a key opens level 8',
    rounds: 'science pays at the end',
    power: 'price in power',
    books: 'price in books',
    boosters: 'free',
    competencies: 'left of 4',
    palaces: 'on the table',
    cityTiles: 'left, a key with each',
    sets: 'faction, board and booster',
    unused: 'stayed in the box',
  },
  label: {
    power: 'power',
    income: 'income',
    incomeLong: 'income of pieces on the map',
    rest: 'board, tiles, science',
    next: 'next round',
    books: 'books',
    shipping: 'shipping',
    spade: 'terraforming',
    booster: 'booster',
    palace: 'palace',
    toBuild: 'palace to build',
    competencies: 'competencies',
    innovations: 'innovations',
    cities: 'city tiles',
    others: 'besides',
    none: 'none',
    noFaction: 'no faction yet',
    total: 'total',
    area: 'largest area',
    disciplines: 'each discipline',
    goods: 'goods left',
    order: 'turn order',
    nextOrder: 'next round',
    payable: 'you can pay',
    pavilion: 'pavilion',
    neutralPiece: 'neutral',
    palaceLater: 'chosen when a palace is built',
    riverCity: 'city',
  },
};
