/** What the screen says besides names and sentences of play, in Polish. */
import type { AoiTexts } from '../../../games/age-of-innovation/texts/types.js';
import { counted, goodAfter, goodsOf, list } from './counting.js';
import { BUILDING, IN_DISCIPLINE, name, nouns, short } from './nouns.js';

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
  gone: 'zajęta albo spoza tej gry',
  notInGame: 'spoza tej gry',
  noSlot: 'nie masz wolnego pola',
  taken: 'użyte w tej rundzie',
  haveOne: 'już taką masz',
  free: 'wolna',
  yours: 'twoja',
  noSpace: 'brak wolnych pól na uczonych',
  costs: ({ books, any, coins }) => {
    const named = books.map(({ discipline: d, n }) => goodsOf({ [d]: n }).join(''));
    return `koszt: ${[...named, counted(any, 'anyBooks'), ...goodsOf({ coins })].join(', ')}`;
  },
  brings: ({ points }) => `daje ci od razu ${counted(points, 'points', 'acc')}`,
  onBoard: ({ board }) => `${nouns.board[board].label}: ${nouns.board[board].meaning}`,
  withBooster: ({ booster }) => `${name(booster)}: ${nouns.booster[booster].meaning}`,
  palaceOf: ({ seat, built }) => {
    const whose = seat === null ? 'twój' : `miejsce ${seat}`;
    return built ? `${whose}, zbudowany` : `${whose}, czeka na budowę pałacu`;
  },
  costsPower: ({ power }) => `kosztuje ${counted(power, 'power', 'acc')}`,
  thirdBowl: ({ holds }) => `w naczyniu III: ${counted(holds, 'power')}`,
  costsBooks: ({ books }) => `kosztuje ${counted(books, 'books', 'acc')}`,
  haveBooks: ({ books }) => `masz ${counted(books, 'books', 'acc')}`,
  tilesLeft: ({ n }) => `zostało: ${n}`,
  comesWith: ({ steps, books, discipline: d }) => {
    const gains = [counted(steps, 'levels'), ...(books > 0 ? [counted(books, 'books')] : [])];
    return `z nią ${IN_DISCIPLINE[d]} ${list(gains)}`;
  },
  level: ({ level, keys }) => `twój poziom to ${level}; masz ${counted(keys, 'keys', 'acc')}, by wejść powyżej 7`,
  spaces: ({ worth }) => `wolne pola na uczonych, w poziomach: ${worth.join(', ')}`,
  coinsOn: ({ coins }) => `wolna, z nią ${counted(coins, 'coins')}`,
  inSet: ({ faction: id, board }) => `w zestawie: ${faction[id].name}, ${nouns.board[board].label}`,
  held: ({ seat }) => `u gracza na miejscu ${seat}`,
  river: 'rzeka',
  ground: ({ terrain: id, border, riverside }) =>
    `${terrain[id].word}${border ? ', heks graniczny' : ''}${riverside ? ', obok rzeki' : ''}`,
  stands: ({ building: id, seat, neutral, pavilion }) =>
    `${neutral ? `${BUILDING[id].neutral} ` : ''}${building[id].word}, miejsce ${seat}${pavilion ? ', obok pawilon' : ''}`,
  inCity: ({ hexes }) => `w mieście ${hexes.join(' ')}`,
};

const waste: Screen['waste'] = {
  foreign: ({ spades }) =>
    `${counted(spades, 'spades')} to za mało na preferowany teren: jeszcze nie możesz tu budować.`,
  brim: ({ power }) => `Tracisz ${counted(power, 'power', 'acc')}: naczynia więcej nie pomieszczą.`,
  lastBooks: ({ n }) => `Masz jeszcze ${counted(n, 'books', 'acc')}: to wystarczy na innowację.`,
  lastPower: ({ n }) => `W naczyniu III jest jeszcze ${counted(n, 'power')}: to wystarczy na akcję.`,
  unused: ({ tiles }) => `Nieużyte w tej rundzie: ${tiles.map(name).join(', ')}.`,
  goodsLeft: ({ can, goods }) =>
    `Możesz jeszcze ${{ build: 'budować', upgrade: 'rozbudowywać', both: 'budować lub rozbudowywać' }[can]}, zostaje ci: ${goodsOf(goods).join(', ')}.`,
  riverCity: 'W tej turze możesz jeszcze założyć miasto przez rzekę.',
  noCityTile: 'Powstaje miasto, ale nie ma już żetonów miasta.',
  lastScholars: ({ n }) => `Kończysz ostatnią rundę, a masz do wysłania ${counted(n, 'scholars', 'acc')}.`,
};

export const screen: Screen = {
  goods: ({ goods }) => goodsOf(goods),
  goodAfter: ({ good, n }) => goodAfter(good, n),
  score: ({ points }) => `${points} pkt`,
  tally: {
    points: 'punkty',
    coins: 'monety',
    tools: 'narzędzia',
    scholars: 'uczeni',
    banking: 'księgi bankowości',
    law: 'księgi prawa',
    engineering: 'księgi inżynierii',
    medicine: 'księgi medycyny',
    books: 'księgi',
    bowl1: 'naczynie I',
    bowl2: 'naczynie II',
    bowl3: 'naczynie III',
    levelBanking: 'bankowość',
    levelLaw: 'prawo',
    levelEngineering: 'inżynieria',
    levelMedicine: 'medycyna',
    keys: 'klucze',
    shipping: 'żegluga',
    terraforming: 'narzędzia za łopatę',
  },
  points: ({ n }) => counted(n, 'points'),
  coinsOn: ({ n }) => `+${counted(n, 'coins')}`,
  left: ({ n }) => `×${n}`,
  boardOf: ({ name: who, faction: id }) => (id ? `${who} · ${faction[id].name}` : who),
  nextIncome: ({ goods, withoutBooster }) => {
    if (!goods) return ['dochodu już nie będzie'];
    const [first = 'nic', ...rest] = goodsOf(goods);
    return [withoutBooster ? `dochód bez premii: ${first}` : `dochód: ${first}`, ...rest];
  },
  pieces: ({ building: id, n }) => counted(n, id),
  shipping: ({ level, max }) => `żegluga ${level} z ${max}`,
  spade: ({ tools }) => `łopata: ${counted(tools, 'tools')}`,
  step: ({ price, reward }) => `${goodsOf(reward).join(', ')} za ${goodsOf(price, 'acc').join(', ')}`,
  tokens: ({ n }) => counted(n, 'tokens'),
  scholarsLeft: ({ n }) => `uczeni w puli: ${n}`,
  keys: ({ n }) => counted(n, 'keys'),
  bridgesLeft: ({ n }) => `mosty w puli: ${n}`,
  cities: ({ n }) => counted(n, 'cities'),
  pavilions: ({ n }) => `pawilony do umieszczenia: ${n}`,
  tile: ({ tile }) => short(tile),
  rowBonus: ({ steps, books }) =>
    books > 0
      ? [
          `${counted(steps, 'levels')}, ${counted(books, 'books')}`,
          `${steps} poz., ${books} ks.`,
          `${steps} p + ${books} k`,
        ]
      : [counted(steps, 'levels'), `${steps} poz.`],
  innovationHint: ({ slot, coins }) =>
    slot === null
      ? 'brak wolnego pola'
      : `księgi 2 + dowolne ${3 + slot}${coins > 0 ? `, ${counted(coins, 'coins')}` : ''}`,
  worth: ({ n }) => [`${counted(n, 'points')} od razu`, `+${n} pkt`, ''],
  cityOn: ({ tile, hexes }) =>
    `${tile ? short(tile) : 'bez żetonu'}: ${hexes.length > 0 ? hexes.join(' ') : building.palace.word}`,
  opponentsOf: ({ highest }) => `g 1-${highest}: cała plansza`,
  prizes: ({ points }) => points.join(', '),
  goodsEnd: ({ coins }) => `wszystko na monety; 1 punkt za każde ${counted(coins, 'coins')}`,
  neutral: ({ area }) =>
    area === null
      ? 'frakcja niezależna: obszar zakryty do rundy 6 (od 12 do 15)'
      : `frakcja niezależna: obszar z ${counted(area, 'buildings', 'gen')}`,
  turnOrder: ({ names }) => names.join(', ') || 'nikt jeszcze nie spasował',
  finalToo: ({ final }) => {
    const { score } = nouns.final[final];
    return [`i ${score[0]}`, `i ${score.at(-1)}`];
  },

  now,
  waste,

  bowls: ['I', 'II', 'III'],
  neutralSign: 'N',
  keySign: 'k',
  page: {
    map: 'mapa',
    board: 'plansza planowania',
    science: 'nauka',
    tiles: 'żetony',
    rounds: 'rundy',
    boards: 'plansze',
  },
  title: {
    science: 'Nauka',
    rounds: 'Rundy',
    power: 'Zaklęcia',
    books: 'Akcje księgi',
    boosters: 'Premie rundy',
    heldBoosters: 'Zajęte premie rundy',
    innovations: 'Innowacje',
    competencies: 'Kompetencje',
    palaces: 'Pałace',
    reserved: 'Pałace do budowy',
    cityTiles: 'Żetony miasta',
    cities: 'Miasta',
    opponents: 'Przeciwnicy',
    sets: 'Zestawy',
    pool: 'Do wzięcia',
    points: 'Punkty do tej pory',
    final: 'Na koniec gry',
    taken: 'Wzięte do tej pory',
    order: 'Kolejność tur',
    unused: 'Poza tą grą',
  },
  hint: {
    science: 'poziom 8 wymaga klucza',
    rounds: 'z premiami za naukę',
    power: 'koszt w mocy',
    books: 'koszt w księgach',
    boosters: 'wolne',
    competencies: 'zostało z 4',
    palaces: 'na stole',
    cityTiles: 'zostało; każdy daje klucz',
    sets: 'frakcja, plansza i premia',
    unused: 'w pudełku',
  },
  label: {
    power: 'moc',
    income: 'dochód',
    incomeLong: 'dochód z budynków',
    rest: 'pozostałe',
    next: 'następna runda',
    books: 'księgi',
    shipping: 'żegluga',
    spade: 'koszt łopaty',
    booster: 'premia rundy',
    palace: 'pałac',
    toBuild: 'pałac do budowy',
    competencies: 'kompetencje',
    innovations: 'innowacje',
    cities: 'żetony miasta',
    others: 'poza tym',
    none: 'brak',
    noFaction: 'jeszcze bez frakcji',
    total: 'razem',
    area: 'obszary',
    disciplines: 'każda dyscyplina',
    goods: 'pozostałe zasoby',
    order: 'kolejność tur',
    nextOrder: 'następna runda',
    payable: 'stać cię',
    pavilion: 'pawilon',
    neutralPiece: 'neutr.',
    palaceLater: 'do wyboru przy budowie pałacu',
    riverCity: 'miasto',
  },
};
