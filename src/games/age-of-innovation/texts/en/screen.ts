/** What the screen says besides names and sentences of play, in English. */
import type { AoiScreenTexts } from '../types.js';
import { counted, goodAfter, goodsOf, list } from './counting.js';
import { full, name, nouns, people, short } from './nouns.js';

const { building, discipline, faction, terrain } = nouns;

const now: AoiScreenTexts['now'] = {
  gone: 'taken, or not in this game',
  notInGame: 'not in this game',
  noSlot: 'you have no slot left',
  taken: 'used this round',
  haveOne: 'you have one already',
  free: 'free',
  yours: 'yours',
  noSpace: 'no free space for scholars',
  costs: ({ books, any, coins }) => {
    const named = books.map(({ discipline: d, n }) => `${n} ${discipline[d].word}`);
    return `costs you ${[...named, `${any} of any`].join(', ')}${coins > 0 ? `, ${counted(coins, 'coins')}` : ''}`;
  },
  brings: ({ points }) => `scores you ${counted(points, 'points')} at once`,
  onBoard: ({ board }) => `on the ${nouns.board[board].label}: ${nouns.board[board].meaning}`,
  withBooster: ({ booster }) => `with ${full(booster)}`,
  palaceOf: ({ seat, built }) => {
    const whose = seat === null ? 'yours' : `of seat ${seat}`;
    return built ? `${whose}, built` : `${whose}, waiting for the palace`;
  },
  costsPower: ({ power }) => `costs ${power} power`,
  thirdBowl: ({ holds }) => `bowl III holds ${holds}`,
  costsBooks: ({ books }) => `costs ${counted(books, 'books')}`,
  haveBooks: ({ books }) => `you have ${counted(books, 'books')}`,
  tilesLeft: ({ n }) => `${n} left`,
  comesWith: ({ steps, books, discipline: d }) => {
    const gains = [counted(steps, 'levels'), ...(books > 0 ? [counted(books, 'books')] : [])];
    return `comes with ${list(gains)} in ${discipline[d].word}`;
  },
  level: ({ level, keys }) => `you are on level ${level} and have ${counted(keys, 'keys')} to go beyond 7`,
  spaces: ({ worth }) => `free spaces for scholars: ${worth.join(', ')} levels`,
  coinsOn: ({ coins }) => `free, with ${counted(coins, 'coins')}`,
  inSet: ({ faction: id, board }) => `in the set of ${people(id)} and the ${nouns.board[board].label}`,
  held: ({ seat }) => `held by seat ${seat}`,
  river: 'river',
  ground: ({ terrain: id, border, riverside }) =>
    `${terrain[id].word}${border ? ', on the border' : ''}${riverside ? ', beside a river' : ''}`,
  stands: ({ building: id, seat, neutral, pavilion }) =>
    `${neutral ? 'neutral ' : ''}${building[id].word} of seat ${seat}${pavilion ? ' with an annex' : ''}`,
  inCity: ({ hexes }) => `in the city ${hexes.join(' ')}`,
};

const waste: AoiScreenTexts['waste'] = {
  foreign: ({ spades }) =>
    spades === 1
      ? '1 spade does not reach your native terrain: you cannot build there yet.'
      : `${spades} spades do not reach your native terrain: you cannot build there yet.`,
  brim: ({ power }) => `You would lose ${power} power: your bowls hold no more.`,
  lastBooks: ({ n }) => `You have ${counted(n, 'books')} left: enough for an innovation.`,
  lastPower: ({ n }) => `${n} power in bowl III could still pay for an action.`,
  unused: ({ tiles }) => `Not used this round: ${tiles.map(name).join(', ')}.`,
  goodsLeft: ({ can, goods }) =>
    `You can still ${{ build: 'build', upgrade: 'upgrade', both: 'build or upgrade' }[can]}: ${goodsOf(goods).join(', ')} left.`,
  riverCity: 'You can still found a city over the river this turn.',
  noCityTile: 'This makes a city, but no city tile is left.',
  lastScholars: ({ n }) => `You end the last round with ${counted(n, 'scholars')} unsent.`,
};

export const screen: AoiScreenTexts = {
  goods: ({ goods }) => goodsOf(goods),
  goodAfter: ({ good, n }) => goodAfter(good, n),
  score: ({ points }) => `${points} vp`,
  tally: {
    points: 'points',
    coins: 'coins',
    tools: 'tools',
    scholars: 'scholars',
    banking: 'banking books',
    law: 'law books',
    engineering: 'engineering books',
    medicine: 'medicine books',
    books: 'books',
    bowl1: 'bowl I',
    bowl2: 'bowl II',
    bowl3: 'bowl III',
    levelBanking: 'banking',
    levelLaw: 'law',
    levelEngineering: 'engineering',
    levelMedicine: 'medicine',
    keys: 'keys',
    shipping: 'sailing',
    terraforming: 'tools for a spade',
  },
  points: ({ n }) => counted(n, 'points'),
  coinsOn: ({ n }) => `+${counted(n, 'coins')}`,
  left: ({ n }) => `×${n}`,
  boardOf: ({ name: who, faction: id }) => (id ? `${who} · ${faction[id].name}` : who),
  nextIncome: ({ goods, withoutBooster }) => {
    if (!goods) return ['no more income'];
    const [first = 'nothing', ...rest] = goodsOf(goods);
    return [withoutBooster ? `next, no bonus: ${first}` : `next round ${first}`, ...rest];
  },
  pieces: ({ building: id, n }) => `${n} ${n === 1 ? building[id].word : building[id].many}`,
  shipping: ({ level, max }) => `sailing ${level} of ${max}`,
  spade: ({ tools }) => `spade ${counted(tools, 'tools')}`,
  step: ({ price, reward }) => `${goodsOf(price).join(', ')} for ${goodsOf(reward).join(', ')}`,
  tokens: ({ n }) => counted(n, 'tokens'),
  scholarsLeft: ({ n }) => (n === 1 ? '1 scholar in supply' : `${n} scholars in supply`),
  keys: ({ n }) => counted(n, 'keys'),
  bridgesLeft: ({ n }) => (n === 1 ? '1 bridge left' : `${n} bridges left`),
  cities: ({ n }) => (n === 1 ? '1 city' : `${n} cities`),
  pavilions: ({ n }) => (n === 1 ? '1 annex to place' : `${n} annexes to place`),
  tile: ({ tile }) => short(tile),
  rowBonus: ({ steps, books }) =>
    books > 0
      ? [
          `${counted(steps, 'levels')}, ${counted(books, 'books')}`,
          `${steps} lv, ${books} bk`,
          `${steps} lv ${books} bk`,
        ]
      : [counted(steps, 'levels'), `${steps} lv`],
  innovationHint: ({ slot, coins }) =>
    slot === null ? 'no slot left' : `books 2 + ${3 + slot} any${coins > 0 ? `, ${counted(coins, 'coins')}` : ''}`,
  worth: ({ n }) => [`${counted(n, 'points')} now`, `${n} now`, ''],
  cityOn: ({ tile, hexes }) =>
    `${tile ? short(tile) : 'no tile'}: ${hexes.length > 0 ? hexes.join(' ') : building.palace.word}`,
  opponentsOf: ({ highest }) => `g 1-${highest} shows a display`,
  prizes: ({ points }) => points.join(', '),
  goodsEnd: ({ coins }) => `all goods become coins; 1 point for ${coins} coins`,
  neutral: ({ area }) =>
    area === null
      ? 'neutral faction: area hidden until round 6 (12 to 15)'
      : `neutral faction: area of ${counted(area, 'buildings')}`,
  turnOrder: ({ names }) => names.join(', ') || 'nobody has passed yet',
  finalToo: ({ final }) => {
    const { score } = nouns.final[final];
    return [`and ${score[0]}`, `and ${score.at(-1)}`];
  },

  now,
  waste,

  bowls: ['I', 'II', 'III'],
  neutralSign: 'N',
  keySign: 'k',
  page: {
    map: 'map',
    board: 'planning display',
    science: 'science',
    tiles: 'tiles left',
    rounds: 'rounds',
    boards: 'displays',
  },
  title: {
    science: 'Science',
    rounds: 'Rounds',
    power: 'Power actions',
    books: 'Book actions',
    boosters: 'Round bonuses',
    heldBoosters: 'Round bonuses held',
    innovations: 'Innovations',
    competencies: 'Competencies',
    palaces: 'Palaces',
    reserved: 'Palaces to build',
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
    science: 'level 8 needs a key',
    rounds: 'with science bonuses',
    power: 'price in power',
    books: 'price in books',
    boosters: 'free',
    competencies: 'left of 4',
    palaces: 'on the table',
    cityTiles: 'left; each gives a key',
    sets: 'faction, display and bonus',
    unused: 'in the box',
  },
  label: {
    power: 'power',
    income: 'income',
    incomeLong: 'income from buildings',
    rest: 'display, tiles, science',
    next: 'next round',
    books: 'books',
    shipping: 'sailing',
    spade: 'terraforming',
    booster: 'round bonus',
    palace: 'palace',
    toBuild: 'palace to build',
    competencies: 'competencies',
    innovations: 'innovations',
    cities: 'city tiles',
    others: 'also',
    none: 'none',
    noFaction: 'no faction yet',
    total: 'total',
    area: 'largest area',
    disciplines: 'each discipline',
    goods: 'leftover goods',
    order: 'turn order',
    nextOrder: 'next round',
    payable: 'you can pay',
    pavilion: 'annex',
    neutralPiece: 'neutral',
    palaceLater: 'chosen when you build a palace',
    riverCity: 'city',
  },
};
