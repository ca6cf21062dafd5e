/** What is asked and what is on offer, in Polish. */
import type { AoiTexts } from '../../../games/age-of-innovation/texts/types.js';
import { type Counted, counted, goodsOf, list } from './counting.js';
import { asked, BUILDING, boardA, full, IN_DISCIPLINE, label, meaning, name, nouns, number, taken } from './nouns.js';

const { building, discipline } = nouns;

type Convert = AoiTexts['choice']['convert'];
type Convertible = Parameters<AoiTexts['target']['convert']>[0]['from'];

const isBoard = (tile: string): tile is keyof typeof nouns.board => Object.hasOwn(nouns.board, tile);
const upTo = (by: string): string => (by === '' ? '' : ` (${label(by)})`);
const some = (n: number, what: Counted): string => counted(n, what, 'acc');

export const topic: AoiTexts['topic'] = {
  turn: ({ second }) => (second ? 'wybierz drugą akcję albo zakończ turę' : 'wybierz akcję'),
  after: 'zamień zasoby albo zakończ turę',
  set: 'wybierz planszę planowania z frakcją i premią rundy',
  draft: 'weź planszę planowania, frakcję albo pałac',
  'draft-booster': 'weź premię rundy',
  leave: 'opuścić grę na dobre?',
  settle: 'umieść budynek początkowy',
  books: ({ left, from }) => `wybierz ${some(left, 'books')}${asked(from)}`,
  pay: ({ left, from }) => `zapłać ${some(left, 'anyBooks')}${asked(from)}`,
  step: ({ left, from }) => `wybierz dyscyplinę: ${counted(left, 'levels')}${asked(from)}`,
  'steps-in-one': ({ left, from }) => `wybierz jedną dyscyplinę: ${counted(left, 'levels')}${asked(from)}`,
  key: ({ discipline: d, left }) =>
    `użyć klucza, by wejść na poziom 8 ${IN_DISCIPLINE[d]}? Pozostało: ${counted(left, 'levels')}`,
  spades: ({ free, from }) =>
    free === 0 ? `zbudować warsztat?${asked(from)}` : `użyj ${counted(free, 'freeSpades', 'gen')}${asked(from)}`,
  neutral: ({ piece, from }) => `umieść ${BUILDING[piece].neutralA} ${BUILDING[piece].acc}${asked(from)}`,
  bridge: ({ from }) => `zbuduj most${asked(from)}`,
  competency: ({ from }) => `weź kompetencję${asked(from)}`,
  palace: 'wybierz żeton pałacu',
  city: ({ from }) => `wybierz żeton miasta${asked(from)}`,
  reward: 'co najpierw?',
  part: ({ from }) => `która część najpierw?${asked(from)}`,
  'guild-upgrade': ({ from }) => `który warsztat zmienia się w gildię?${asked(from)}`,
  'guild-swap': ({ from }) => `która szkoła zmienia się w gildię?${asked(from)}`,
  'guild-anywhere': ({ from }) => `gdzie staje darmowa gildia?${asked(from)}`,
  offer: ({ power, cost, by, hex }) =>
    `przyjąć ${some(power, 'power')} ${cost === 0 ? 'za darmo' : `za ${some(cost, 'points')}`}? ${by} buduje na ${hex}`,
};

export const verb: AoiTexts['verb'] = {
  leave: 'opuść grę',
  stay: 'graj dalej',
  build: 'zbuduj',
  dig: 'przekształć',
  upgrade: 'rozbuduj',
  track: 'ulepsz',
  innovate: 'innowacja',
  scholar: 'wyślij uczonego',
  power: 'zaklęcie',
  books: 'akcja księgi',
  special: 'akcja specjalna',
  pavilion: 'pawilon',
  bridge: 'most',
  found: 'miasto przez rzekę',
  pass: 'spasuj',
  convert: 'zamień',
  burn: 'poświęć moc',
  end: 'zakończ turę',
  set: 'weź zestaw',
  draft: 'weź',
  start: 'umieść',
  place: 'umieść',
  book: 'księga',
  pay: 'zapłata',
  step: 'poziom',
  'use-key': 'użyj klucza',
  'keep-key': 'zachowaj klucz',
  done: 'gotowe',
  competency: 'kompetencja',
  palace: 'pałac',
  city: 'żeton miasta',
  reward: 'najpierw',
  part: 'najpierw',
  guild: 'gildia',
  accept: 'przyjmij moc',
  decline: 'zrezygnuj',
};

const part: AoiTexts['target']['part'] = {
  spades: '2 łopaty',
  bridges: '2 mosty',
  gain: '2 księgi',
  neutral: 'szkoła',
  competency: 'kompetencja',
  city: 'żeton miasta',
};

const CONVERTED: Readonly<Record<Convertible, { readonly one: string; readonly into: string; readonly good: string }>> =
  {
    coin: { one: 'monetę', into: 'monetę', good: 'coins' },
    tool: { one: 'narzędzie', into: 'narzędzie', good: 'tools' },
    scholar: { one: 'uczonego', into: 'uczonego', good: 'scholars' },
    power: { one: 'moc', into: 'moc', good: 'power' },
    banking: { one: 'księgę bank.', into: 'bankowość', good: 'banking' },
    law: { one: 'księgę prawa', into: 'prawo', good: 'law' },
    engineering: { one: 'księgę inżyn.', into: 'inżynierię', good: 'engineering' },
    medicine: { one: 'księgę medyc.', into: 'medycynę', good: 'medicine' },
  };

export const target: AoiTexts['target'] = {
  hex: ({ hex, by }) => `${hex}${upTo(by)}`,
  piece: ({ hex, building: piece }) => `${hex}: ${building[piece].word}`,
  track: { shipping: 'żeglugę', terraforming: 'łopaty' },
  scholar: ({ discipline: d, space }) => `${discipline[d].word} ${space}`,
  set: ({ board, faction, booster }) => `${name(faction)}, ${nouns.terrain[board].brief} ${number(booster)}`,
  draft: ({ tile }) => (isBoard(tile) ? boardA(tile) : taken(tile)),
  convert: ({ from, to }) => `${CONVERTED[from].one} → ${CONVERTED[to].into}`,
  palace: ({ palace }) => `${number(palace)}: ${meaning(palace)}`,
  reward: ({ reward }) => name(reward),
  part,
};

const amount = (of: Convertible, n: number): string => goodsOf({ [CONVERTED[of].good]: n }, 'acc').join('');

/** '3 mocy na 1 narzędzie' */
export const converted: Convert = ({ from, to, taken: out, given }) => `${amount(from, out)} na ${amount(to, given)}`;

type Row = AoiTexts['menuRow'];

/** The target is no object of these: a colon parts it from them, or a dash where it has a colon of its own. */
const PARTED: ReadonlySet<keyof typeof verb> = new Set([
  'innovate',
  'scholar',
  'power',
  'books',
  'special',
  'found',
  'pass',
  'set',
  'book',
  'pay',
  'step',
  'city',
  'reward',
  'part',
]);
/** Behind these a hex has its preposition. */
const ON: ReadonlySet<keyof typeof verb> = new Set(['build', 'pavilion', 'start', 'place', 'guild']);
const sign = (id: keyof typeof verb): string => {
  if (PARTED.has(id)) return ':';
  if (ON.has(id)) return ' na';
  return id === 'competency' ? ' –' : '';
};
export const menuRow: Row = (v) => `${verb[v.verb]}${sign(v.verb)} ${v.target}`;

export const choice: AoiTexts['choice'] = {
  leave: 'opuść grę',
  stay: 'graj dalej',
  build: ({ hex, by }) => `zbuduj warsztat na ${hex}${upTo(by)}`,
  dig: ({ hex, by, spades }) => `przekształć ${hex}${upTo(by)}: ${counted(spades, 'spades')}`,
  upgrade: ({ hex, to }) => `rozbuduj ${hex} do ${BUILDING[to].gen}`,
  track: { shipping: 'ulepsz żeglugę', terraforming: 'obniż koszt łopaty' },
  innovate: ({ innovation }) => `wprowadź ${full(innovation)}`,
  scholar: ({ discipline: d, space }) =>
    space === 1
      ? `zwróć uczonego do puli za 1 poziom ${IN_DISCIPLINE[d]}`
      : `wyślij uczonego: ${counted(space, 'levels')} ${IN_DISCIPLINE[d]}`,
  power: ({ action, power }) => `${meaning(action)} za ${some(power, 'power')}`,
  books: ({ action, books }) => `${meaning(action)} za ${some(books, 'books')}`,
  special: ({ tile }) => `akcja specjalna: ${label(tile)} (${meaning(tile)})`,
  pavilion: ({ hex }) => `umieść pawilon na ${hex}`,
  bridge: ({ a, b }) => `zbuduj most ${a}-${b}`,
  found: ({ hex }) => `załóż miasto przez ${hex}`,
  pass: 'spasuj',
  passFor: ({ booster, coins }) => `spasuj i weź ${full(booster)}${coins > 0 ? ` oraz ${some(coins, 'coins')}` : ''}`,
  convert: (v) => `zamień ${converted(v)}`,
  burn: ({ n }) => `poświęć ${some(n, 'tokens')} i przenieś ${some(n, 'power')} do naczynia III`,
  end: 'zakończ turę',
  set: ({ board, faction, booster }) => `weź ${taken(faction)}, ${boardA(board)} i ${taken(booster)}`,
  draft: {
    board: ({ board }) => `weź ${boardA(board)} (${meaning(board)})`,
    faction: ({ faction }) => `weź ${full(faction)}`,
    palace: ({ palace }) => `weź ${full(palace)}`,
    booster: ({ booster }) => `weź ${full(booster)}`,
  },
  start: ({ hex, building: piece }) => `umieść ${BUILDING[piece].acc} na ${hex}`,
  place: ({ hex }) => `umieść na ${hex}`,
  book: ({ discipline: d, n }) => `weź ${goodsOf({ [d]: n }, 'acc').join('')}`,
  pay: ({ discipline: d, n }) => `zapłać ${goodsOf({ [d]: n }, 'acc').join('')}`,
  step: ({ discipline: d }) => `zyskaj poziom ${IN_DISCIPLINE[d]}`,
  'use-key': 'użyj klucza',
  'keep-key': 'zachowaj klucz i strać poziomy',
  done: 'gotowe',
  competency: ({ competency, place }) => {
    if (!place) return `weź ${full(competency)}`;
    const gains = [some(place.steps, 'levels'), ...(place.books > 0 ? [some(place.books, 'books')] : [])];
    return `weź ${full(competency)}, a z nią ${IN_DISCIPLINE[place.discipline]} ${list(gains)}`;
  },
  palace: ({ palace }) => `weź ${full(palace)}`,
  city: ({ city }) => `weź żeton miasta: ${meaning(city)}`,
  reward: {
    city: 'najpierw żeton miasta',
    competency: 'najpierw kompetencja',
    palace: 'najpierw żeton pałacu',
    founded: 'najpierw premia frakcji za miasto',
  },
  rewardTile: ({ city }) => `najpierw nagroda z żetonu miasta (${meaning(city)})`,
  part: {
    spades: 'najpierw 2 łopaty',
    bridges: 'najpierw 2 mosty',
    gain: 'najpierw 2 księgi',
    neutral: 'najpierw szkoła',
    competency: 'najpierw kompetencja',
    city: 'najpierw żeton miasta',
  },
  startSpade: 'najpierw darmowa łopata z planszy pustyni',
  guild: ({ hex }) => `gildia na ${hex}`,
  accept: 'przyjmij moc',
  decline: 'zrezygnuj z mocy',
};
