/** What the screen says besides names and sentences of play, in Ukrainian. */
import type { AoiTexts } from '../../../games/age-of-innovation/texts/types.js';
import { counted, goodAfter, goodsOf, list } from './counting.js';
import { BUILDING, IN_DISCIPLINE, name, nouns, OF_DISCIPLINE, short } from './nouns.js';

type Screen = Pick<
  AoiTexts,
  | 'goodAfter'
  | 'goods'
  | 'score'
  | 'tally'
  | 'points'
  | 'coinsOn'
  | 'left'
  | 'boardOf'
  | 'nextIncome'
  | 'pieces'
  | 'shipping'
  | 'spade'
  | 'step'
  | 'tokens'
  | 'scholarsLeft'
  | 'keys'
  | 'bridgesLeft'
  | 'cities'
  | 'pavilions'
  | 'tile'
  | 'rowBonus'
  | 'innovationHint'
  | 'worth'
  | 'cityOn'
  | 'opponentsOf'
  | 'prizes'
  | 'goodsEnd'
  | 'neutral'
  | 'turnOrder'
  | 'finalToo'
  | 'now'
  | 'waste'
  | 'bowls'
  | 'neutralSign'
  | 'keySign'
  | 'page'
  | 'title'
  | 'hint'
  | 'label'
>;

const { building, faction, terrain } = nouns;

const now: Screen['now'] = {
  gone: 'зайнято, або немає в цій грі',
  notInGame: 'немає в цій грі',
  noSlot: 'у вас немає вільної комірки',
  taken: 'уже виконано в цьому раунді',
  haveOne: 'у вас така вже є',
  free: 'вільний',
  yours: 'ваш',
  noSpace: 'немає вільних комірок для науковців',
  costs: ({ books, any, coins }) => {
    const named = books.map(({ discipline: d, n }) => `${n} з ${OF_DISCIPLINE[d]}`);
    return `ціна у книжках: ${[...named, counted(any, 'any')].join(', ')}${coins > 0 ? `, а ще ${counted(coins, 'coins')}` : ''}`;
  },
  brings: ({ points }) => `дає негайно ${counted(points, 'points', 'acc')}`,
  onBoard: ({ board }) => `${nouns.board[board].label}: ${nouns.board[board].meaning}`,
  withBooster: ({ booster }) => `${name(booster)}: ${nouns.booster[booster].meaning}`,
  palaceOf: ({ seat, built }) => {
    const whose = seat === null ? 'ваш' : `місце ${seat}`;
    return built ? `${whose}, споруджено` : `${whose}, чекає на спорудження палацу`;
  },
  costsPower: ({ power }) => `коштує ${counted(power, 'power', 'acc')}`,
  thirdBowl: ({ holds }) => `у чаші III: ${counted(holds, 'power')}`,
  costsBooks: ({ books }) => `коштує ${counted(books, 'books', 'acc')}`,
  haveBooks: ({ books }) => `у вас ${counted(books, 'books')}`,
  tilesLeft: ({ n }) => `лишилося: ${n}`,
  comesWith: ({ steps, books, discipline: d }) => {
    const gains = [counted(steps, 'levels'), ...(books > 0 ? [counted(books, 'books')] : [])];
    return `з нею ${IN_DISCIPLINE[d]} ${list(gains)}`;
  },
  level: ({ level, keys }) => `ваш рівень – ${level}; щоб перейти вище 7, у вас ${counted(keys, 'keys')}`,
  spaces: ({ worth }) => `вільні комірки для науковців, у рівнях: ${worth.join(', ')}`,
  coinsOn: ({ coins }) => (coins === 0 ? 'вільний' : `вільний, з ним ${counted(coins, 'coins')}`),
  inSet: ({ faction: id, board }) => `у наборі: ${faction[id].name}, ${nouns.board[board].label}`,
  held: ({ seat }) => `у гравця на місці ${seat}`,
  river: 'річка',
  ground: ({ terrain: id, border, riverside }) =>
    `${terrain[id].word}${border ? ', межова клітинка' : ''}${riverside ? ', біля річки' : ''}`,
  stands: ({ building: id, seat, neutral, pavilion }) =>
    `${neutral ? `${BUILDING[id].neutral} ` : ''}${building[id].word}, місце ${seat}${pavilion ? ', поруч павільйон' : ''}`,
  inCity: ({ hexes }) => `у місті ${hexes.join(' ')}`,
};

const waste: Screen['waste'] = {
  foreign: ({ spades }) => `${counted(spades, 'spades')} – замало для рідної місцевості: споруджувати тут ще не можна.`,
  brim: ({ power }) => `Ви втратите ${counted(power, 'power', 'acc')}: чаші більше не вмістять.`,
  lastBooks: ({ n }) => `У вас іще ${counted(n, 'books')}: цього вистачить на інновацію.`,
  lastPower: ({ n }) => `У чаші III ${counted(n, 'power')}: цього вистачить на дію.`,
  unused: ({ tiles }) => `Не використано в цьому раунді: ${tiles.map(name).join(', ')}.`,
  lastScholars: ({ n }) => `Ви закінчуєте останній раунд, а відрядити ще можна ${counted(n, 'scholars', 'acc')}.`,
  goodsLeft: ({ can, goods }) =>
    `Ще можна ${{ build: 'споруджувати', upgrade: 'модернізувати', both: 'споруджувати або модернізувати' }[can]}, у вас лишається: ${goodsOf(goods).join(', ')}.`,
  riverCity: 'Цього ходу ще можна заснувати місто через річку.',
  noCityTile: 'Виникає місто, але жетонів міст уже немає.',
};

export const screen: Screen = {
  goods: ({ goods }) => goodsOf(goods),
  goodAfter: ({ good, n }) => goodAfter(good, n),
  score: ({ points }) => `${points} ПО`,
  tally: {
    points: 'ПО',
    coins: 'монети',
    tools: 'знаряддя',
    scholars: 'науковці',
    banking: 'книжки з банківської справи',
    law: 'книжки з юриспруденції',
    engineering: 'книжки з інженерії',
    medicine: 'книжки з медицини',
    books: 'книжки',
    bowl1: 'чаша I',
    bowl2: 'чаша II',
    bowl3: 'чаша III',
    levelBanking: 'банківська справа',
    levelLaw: 'юриспруденція',
    levelEngineering: 'інженерія',
    levelMedicine: 'медицина',
    keys: 'ключі',
    shipping: 'судноплавство',
    terraforming: 'знаряддя за лопату',
  },
  points: ({ n }) => counted(n, 'points'),
  coinsOn: ({ n }) => `+${counted(n, 'coins')}`,
  left: ({ n }) => `×${n}`,
  boardOf: ({ name: who, faction: id }) => (id ? `${who} · ${faction[id].name}` : who),
  nextIncome: ({ goods, withoutBooster }) => {
    if (!goods) return ['доходу більше не буде'];
    const [first = 'нічого', ...rest] = goodsOf(goods);
    return [withoutBooster ? `дохід без бонусу: ${first}` : `дохід: ${first}`, ...rest];
  },
  pieces: ({ building: id, n }) => counted(n, id),
  shipping: ({ level, max }) => `судноплавство ${level} з ${max}`,
  spade: ({ tools }) => `лопата: ${counted(tools, 'tools')}`,
  step: ({ price, reward }) => `${goodsOf(reward).join(', ')} за ${goodsOf(price, 'acc').join(', ')}`,
  tokens: ({ n }) => counted(n, 'tokens'),
  scholarsLeft: ({ n }) => `науковці в запасі: ${n}`,
  keys: ({ n }) => counted(n, 'keys'),
  bridgesLeft: ({ n }) => `мости в запасі: ${n}`,
  cities: ({ n }) => `міста: ${n}`,
  pavilions: ({ n }) => `ще не розміщені павільйони: ${n}`,
  tile: ({ tile }) => short(tile),
  rowBonus: ({ steps, books }) =>
    books > 0
      ? [
          `${counted(steps, 'levels')}, ${counted(books, 'books')}`,
          `${steps} рів., ${books} кн.`,
          `${steps} р + ${books} к`,
        ]
      : [counted(steps, 'levels'), `${steps} рів.`],
  innovationHint: ({ slot, coins }) =>
    slot === null
      ? 'немає вільної комірки'
      : `книжки 2 + ${counted(3 + slot, 'any')}${coins > 0 ? `, ${counted(coins, 'coins')}` : ''}`,
  worth: ({ n }) => [`${counted(n, 'points')} негайно`, `+${n} ПО`, ''],
  cityOn: ({ tile, hexes }) =>
    `${tile ? short(tile) : 'без жетона'}: ${hexes.length > 0 ? hexes.join(' ') : building.palace.word}`,
  opponentsOf: ({ highest }) => `g 1-${highest}: увесь планшет`,
  prizes: ({ points }) => points.join(', '),
  goodsEnd: ({ coins }) => `усе на монети; 1 ПО за кожні ${counted(coins, 'coins')}`,
  neutral: ({ area }) =>
    area === null
      ? 'нічийна фракція: територія закрита до раунду 6 (від 12 до 15)'
      : `нічийна фракція: ${counted(area, 'buildings')} разом`,
  turnOrder: ({ names }) => names.join(', ') || 'ще ніхто не спасував',
  finalToo: ({ final }) => {
    const { score } = nouns.final[final];
    return [`і ${score[0]}`, `і ${score.at(-1)}`];
  },

  now,
  waste,

  bowls: ['I', 'II', 'III'],
  neutralSign: 'Н',
  keySign: 'к',
  page: {
    map: 'поле',
    board: 'планшет планування',
    science: 'наука',
    tiles: 'жетони',
    rounds: 'раунди',
    boards: 'планшети',
  },
  title: {
    science: 'Наука',
    rounds: 'Раунди',
    power: 'Дії сили',
    books: 'Дії книжок',
    boosters: 'Бонуси раунду',
    heldBoosters: 'Зайняті бонуси раунду',
    innovations: 'Інновації',
    competencies: 'Компетентності',
    palaces: 'Палаци',
    reserved: 'Палаци, які ще споруджувати',
    cityTiles: 'Жетони міст',
    cities: 'Міста',
    opponents: 'Суперники',
    sets: 'Набори',
    pool: 'Можна взяти',
    points: 'ПО дотепер',
    final: 'Наприкінці гри',
    taken: 'Узято дотепер',
    order: 'Порядок ходів',
    unused: 'Поза цією грою',
  },
  hint: {
    science: 'для рівня 8 треба ключ',
    rounds: 'з науковими бонусами',
    power: 'ціна в силі',
    books: 'ціна у книжках',
    boosters: 'вільні',
    competencies: 'лишилося з 4',
    palaces: 'на столі',
    cityTiles: 'лишилося; кожен дає ключ',
    sets: 'фракція, планшет і бонус',
    unused: 'у коробці',
  },
  label: {
    power: 'сила',
    income: 'дохід',
    incomeLong: 'дохід із будівель',
    rest: 'решта',
    next: 'наступний раунд',
    books: 'книжки',
    shipping: 'судноплавство',
    spade: 'тераформування',
    booster: 'бонус раунду',
    palace: 'палац',
    toBuild: 'майбутній палац',
    competencies: 'компетентності',
    innovations: 'інновації',
    cities: 'жетони міст',
    others: 'а ще',
    none: 'немає',
    noFaction: 'ще без фракції',
    total: 'разом',
    area: 'територія',
    disciplines: 'кожна дисципліна',
    goods: 'решта ресурсів',
    order: 'порядок ходів',
    nextOrder: 'наступний раунд',
    payable: 'вам вистачає',
    pavilion: 'павільйон',
    neutralPiece: 'нейтр.',
    palaceLater: 'на вибір, коли споруджуєте палац',
    riverCity: 'місто',
  },
};
