/** What the screen says besides names and sentences of play, in Russian. */
import type { AoiTexts } from '../../../games/age-of-innovation/texts/types.js';
import { counted, goodAfter, goodsOf, list } from './counting.js';
import { BUILDING, BY_DISCIPLINE, IN_DISCIPLINE, name, nouns, short } from './nouns.js';

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
  gone: 'занято, или нет в этой игре',
  notInGame: 'нет в этой игре',
  noSlot: 'у вас нет свободной ячейки',
  taken: 'уже выполнено в этом раунде',
  haveOne: 'у вас такая уже есть',
  free: 'свободен',
  yours: 'ваш',
  noSpace: 'нет свободных мест для учёных',
  costs: ({ books, any, coins }) => {
    const named = books.map(({ discipline: d, n }) => `${n} ${BY_DISCIPLINE[d]}`);
    return `цена в книгах: ${[...named, counted(any, 'anyBooks')].join(', ')}${coins > 0 ? `, а ещё ${counted(coins, 'coins')}` : ''}`;
  },
  brings: ({ points }) => `даёт сразу ${counted(points, 'points', 'acc')}`,
  onBoard: ({ board }) => `${nouns.board[board].label}: ${nouns.board[board].meaning}`,
  withBooster: ({ booster }) => `${name(booster)}: ${nouns.booster[booster].meaning}`,
  palaceOf: ({ seat, built }) => {
    const whose = seat === null ? 'ваш' : `место ${seat}`;
    return built ? `${whose}, построен` : `${whose}, ждёт постройки дворца`;
  },
  costsPower: ({ power }) => `стоит ${counted(power, 'power', 'acc')}`,
  thirdBowl: ({ holds }) => `в чаше III: ${counted(holds, 'power')}`,
  costsBooks: ({ books }) => `стоит ${counted(books, 'books', 'acc')}`,
  haveBooks: ({ books }) => `у вас ${counted(books, 'books')}`,
  tilesLeft: ({ n }) => `осталось: ${n}`,
  comesWith: ({ steps, books, discipline: d }) => {
    const gains = [counted(steps, 'levels'), ...(books > 0 ? [counted(books, 'books')] : [])];
    return `с ней ${IN_DISCIPLINE[d]} ${list(gains)}`;
  },
  level: ({ level, keys }) => `ваш уровень — ${level}; чтобы перейти выше 7, у вас ${counted(keys, 'keys')}`,
  spaces: ({ worth }) => `свободные места для учёных, в уровнях: ${worth.join(', ')}`,
  coinsOn: ({ coins }) => (coins === 0 ? 'свободен' : `свободен, с ним ${counted(coins, 'coins')}`),
  inSet: ({ faction: id, board }) => `в наборе: ${faction[id].name}, ${nouns.board[board].label}`,
  held: ({ seat }) => `у игрока на месте ${seat}`,
  river: 'река',
  ground: ({ terrain: id, border, riverside }) =>
    `${terrain[id].word}${border ? ', пограничный гекс' : ''}${riverside ? ', у реки' : ''}`,
  stands: ({ building: id, seat, neutral, pavilion }) =>
    `${neutral ? `${BUILDING[id].neutral} ` : ''}${building[id].word}, место ${seat}${pavilion ? ', рядом пристройка' : ''}`,
  inCity: ({ hexes }) => `в городе ${hexes.join(' ')}`,
};

const waste: Screen['waste'] = {
  foreign: ({ spades }) => `Это ещё не домашняя земля (${counted(spades, 'spades')}): строить здесь пока нельзя.`,
  brim: ({ power }) => `Вы потеряете ${counted(power, 'power', 'acc')}: чаши больше не вместят.`,
  lastBooks: ({ n }) => `У вас ещё ${counted(n, 'books')}: этого хватит на инновацию.`,
  lastPower: ({ n }) => `В чаше III ${counted(n, 'power')}: этого хватит на действие.`,
  unused: ({ tiles }) => `Не использовано в этом раунде: ${tiles.map(name).join(', ')}.`,
  lastScholars: ({ n }) => `Вы заканчиваете последний раунд, а отправить ещё можно ${counted(n, 'scholars', 'acc')}.`,
  goodsLeft: ({ can, goods }) =>
    `Ещё можно ${{ build: 'строить', upgrade: 'улучшать', both: 'строить или улучшать' }[can]}, у вас остаётся: ${goodsOf(goods).join(', ')}.`,
  riverCity: 'В этот ход ещё можно основать город через реку.',
  noCityTile: 'Возникает город, но тайлов городов уже нет.',
};

export const screen: Screen = {
  goods: ({ goods }) => goodsOf(goods),
  goodAfter: ({ good, n }) => goodAfter(good, n),
  score: ({ points }) => `${points} ПО`,
  tally: {
    points: 'ПО',
    coins: 'монеты',
    tools: 'инструменты',
    scholars: 'учёные',
    banking: 'книги по банковскому делу',
    law: 'книги по праву',
    engineering: 'книги по инженерии',
    medicine: 'книги по медицине',
    books: 'книги',
    bowl1: 'чаша I',
    bowl2: 'чаша II',
    bowl3: 'чаша III',
    levelBanking: 'банковское дело',
    levelLaw: 'право',
    levelEngineering: 'инженерия',
    levelMedicine: 'медицина',
    keys: 'ключи',
    shipping: 'навигация',
    terraforming: 'инструменты за лопату',
  },
  points: ({ n }) => counted(n, 'points'),
  coinsOn: ({ n }) => `+${counted(n, 'coins')}`,
  left: ({ n }) => `×${n}`,
  boardOf: ({ name: who, faction: id }) => (id ? `${who} · ${faction[id].name}` : who),
  nextIncome: ({ goods, withoutBooster }) => {
    if (!goods) return ['дохода больше не будет'];
    const [first = 'ничего', ...rest] = goodsOf(goods);
    return [withoutBooster ? `доход без бонуса: ${first}` : `доход: ${first}`, ...rest];
  },
  pieces: ({ building: id, n }) => counted(n, id),
  shipping: ({ level, max }) => `навигация ${level} из ${max}`,
  spade: ({ tools }) => `лопата: ${counted(tools, 'tools')}`,
  step: ({ price, reward }) => `${goodsOf(reward).join(', ')} за ${goodsOf(price, 'acc').join(', ')}`,
  tokens: ({ n }) => counted(n, 'tokens'),
  scholarsLeft: ({ n }) => `учёные в запасе: ${n}`,
  keys: ({ n }) => counted(n, 'keys'),
  bridgesLeft: ({ n }) => `мосты в запасе: ${n}`,
  cities: ({ n }) => `города: ${n}`,
  pavilions: ({ n }) => `ещё не размещённые пристройки: ${n}`,
  tile: ({ tile }) => short(tile),
  rowBonus: ({ steps, books }) =>
    books > 0
      ? [
          `${counted(steps, 'levels')}, ${counted(books, 'books')}`,
          `${steps} ур., ${books} кн.`,
          `${steps} у + ${books} к`,
        ]
      : [counted(steps, 'levels'), `${steps} ур.`],
  innovationHint: ({ slot, coins }) =>
    slot === null
      ? 'нет свободной ячейки'
      : `книги: 2 и любые ${3 + slot}${coins > 0 ? `, ${counted(coins, 'coins')}` : ''}`,
  worth: ({ n }) => [`${counted(n, 'points')} сразу`, `+${n} ПО`, ''],
  cityOn: ({ tile, hexes }) =>
    `${tile ? short(tile) : 'без тайла'}: ${hexes.length > 0 ? hexes.join(' ') : building.palace.word}`,
  opponentsOf: ({ highest }) => `g 1-${highest}: весь планшет`,
  prizes: ({ points }) => points.join(', '),
  goodsEnd: ({ coins }) => `всё становится монетами; 1 ПО за ${counted(coins, 'coins', 'acc')}`,
  neutral: ({ area }) =>
    area === null
      ? 'нейтральная фракция: область закрыта до раунда 6 (от 12 до 15)'
      : `нейтральная фракция: ${counted(area, 'buildings')} вместе`,
  turnOrder: ({ names }) => names.join(', ') || 'ещё никто не спасовал',
  finalToo: ({ final }) => {
    const { score } = nouns.final[final];
    return [`и ${score[0]}`, `и ${score.at(-1)}`];
  },

  now,
  waste,

  bowls: ['I', 'II', 'III'],
  neutralSign: 'Н',
  keySign: 'к',
  page: {
    map: 'поле',
    board: 'планшет',
    science: 'наука',
    tiles: 'тайлы',
    rounds: 'раунды',
    boards: 'планшеты',
  },
  title: {
    science: 'Наука',
    rounds: 'Раунды',
    power: 'Действия силы',
    books: 'Действия книг',
    boosters: 'Бонусы раунда',
    heldBoosters: 'Занятые бонусы раунда',
    innovations: 'Инновации',
    competencies: 'Компетенции',
    palaces: 'Дворцы',
    reserved: 'Будущие дворцы',
    cityTiles: 'Тайлы городов',
    cities: 'Города',
    opponents: 'Соперники',
    sets: 'Наборы',
    pool: 'Можно взять',
    points: 'Набранные ПО',
    final: 'В конце игры',
    taken: 'Уже взято',
    order: 'Порядок хода',
    unused: 'Вне этой игры',
  },
  hint: {
    science: 'для уровня 8 нужен ключ',
    rounds: 'с научными бонусами',
    power: 'цена в силе',
    books: 'цена в книгах',
    boosters: 'свободные',
    competencies: 'осталось из 4',
    palaces: 'на столе',
    cityTiles: 'осталось; каждый даёт ключ',
    sets: 'фракция, планшет и бонус',
    unused: 'в коробке',
  },
  label: {
    power: 'сила',
    income: 'доход',
    incomeLong: 'доход с построек',
    rest: 'остальное',
    next: 'следующий раунд',
    books: 'книги',
    shipping: 'навигация',
    spade: 'цена лопаты',
    booster: 'бонус раунда',
    palace: 'дворец',
    toBuild: 'будущий дворец',
    competencies: 'компетенции',
    innovations: 'инновации',
    cities: 'тайлы городов',
    others: 'а ещё',
    none: 'нет',
    noFaction: 'пока без фракции',
    total: 'всего',
    area: 'область',
    disciplines: 'дисциплина',
    goods: 'остаток ресурсов',
    order: 'порядок хода',
    nextOrder: 'следующий раунд',
    payable: 'вам хватает',
    pavilion: 'пристройка',
    neutralPiece: 'нейтр.',
    palaceLater: 'на выбор, когда строите дворец',
    riverCity: 'город',
  },
};
