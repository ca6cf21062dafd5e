/** What is asked and what is on offer, in Polish. */
import type { TmPlayTexts } from '../../../games/terra-mystica/texts/types.js';
import { lacking, many, taken } from './counting.js';
import { BUILDING_TO, CULT_OF, FACTION_OF, GOOD_A, INTO } from './names.js';
import { full, nouns } from './nouns.js';

const { building, faction, power, special, terrain } = nouns;

export const topic: TmPlayTexts['topic'] = {
  faction: 'wybierz frakcję',
  place: 'umieść chatę na preferowanym terenie',
  'first-card': 'wybierz kartę premii',
  turn: 'wybierz akcję',
  'turn-second': 'wybierz drugą akcję',
  'turn-rest': 'zamień zasoby albo zakończ turę',
  rewards: 'weź nagrody w dowolnej kolejności',
  favour: 'wybierz żeton łaski',
  town: 'wybierz żeton miasta',
  keys: 'wybierz kult, w którym użyjesz klucza',
  'last-key': 'użyj ostatniego klucza do poziomu 10 albo zachowaj go',
  ordain: 'wyświęć robotników na kapłanów',
  ritual: 'wybierz kult, w którym awansujesz o 1 poziom',
  'open-offers': 'odpowiedz na oferty mocy',
  leave: 'opuścić grę na dobre?',
  spades: ({ n }) => `użyj ${lacking(n, 'freeSpades')}`,
  power: ({ power: n, points, name, hex }) =>
    points > 0
      ? `przyjąć ${taken(n, 'power')} za ${taken(points, 'points')}? (${name} buduje na ${hex})`
      : `przyjąć ${taken(n, 'power')} za darmo? (${name} buduje na ${hex})`,
};

export const verb: TmPlayTexts['verb'] = {
  faction: 'frakcja',
  place: 'umieść',
  card: 'weź kartę',
  build: 'zbuduj',
  dig: 'przekształć',
  advance: 'ulepsz',
  upgrade: 'rozbuduj',
  priest: 'wyślij kapłana',
  power: 'zaklęcie',
  special: 'akcja specjalna',
  pass: 'spasuj',
  end: 'zakończ turę',
  burn: 'poświęć moc',
  convert: 'zamień',
  connect: 'miasto przez rzekę',
  favour: 'żeton łaski',
  town: 'żeton miasta',
  key: 'użyj klucza',
  'use-key': 'użyj klucza',
  'keep-key': 'zachowaj klucz',
  ordain: 'wyświęć',
  step: 'awansuj',
  take: 'przyjmij moc',
  decline: 'zrezygnuj',
  later: 'zdecyduj później',
  done: 'gotowe',
  leave: 'opuść grę',
  stay: 'graj dalej',
};

const withPlace = (text: string, at: string): string => (at === '' ? text : `${text} ${at}`);

export const target: TmPlayTexts['target'] = {
  upgrade: ({ hex, from, to }) => `${hex} ${from ? building[from].letter : ''}→${building[to].letter}`,
  dig: ({ hex, to }) => `${hex} → ${terrain[to].word}`,
  priest: ({ cult, steps }) =>
    steps === 1 ? `do puli: kult ${CULT_OF[cult]} +1` : `do zakonu ${CULT_OF[cult]} +${steps}`,
  convert: ({ from, to }) => `${GOOD_A[from]} → ${GOOD_A[to]}`,
  track: { ship: 'żeglugę', dig: 'łopaty' },
  cult: ({ cult }) => `w kulcie ${CULT_OF[cult]}`,
  power: ({ action, at }) => withPlace(power[action], at),
  special: ({ special: id, at }) => withPlace(special[id].full, at),
  specialCult: ({ special: id, cult }) => `${special[id].full} ${CULT_OF[cult]}`,
  tile: ({ tile }) => `${tile} (${nouns.meaning[tile]})`,
  offer: ({ power: n, faction: from }) => `${n} od ${FACTION_OF[from]}`,
};

/** The target is no object of these: a colon parts it from them. */
const PARTED: ReadonlySet<keyof typeof verb> = new Set([
  'faction',
  'power',
  'special',
  'pass',
  'connect',
  'favour',
  'town',
  'take',
  'decline',
]);
/** Behind these a hex has its preposition. */
const ON: ReadonlySet<keyof typeof verb> = new Set(['place', 'build']);
const sign = (id: keyof typeof verb): string => (PARTED.has(id) ? ':' : ON.has(id) ? ' na' : '');
export const menuRow: TmPlayTexts['menuRow'] = (v) => `${verb[v.verb]}${sign(v.verb)} ${v.target}`;

export const choice: TmPlayTexts['choice'] = {
  faction: ({ faction: id }) => `graj jako ${faction[id]}`,
  place: ({ hex }) => `umieść chatę na ${hex}`,
  card: ({ card }) => `weź kartę ${full(card)}`,
  build: ({ hex }) => `zbuduj chatę na ${hex}`,
  dig: ({ hex, to }) => `przekształć ${hex} w ${INTO[to]}`,
  upgrade: ({ hex, to }) => `rozbuduj ${hex} do ${BUILDING_TO[to]}`,
  track: { ship: 'ulepsz żeglugę', dig: 'obniż koszt łopaty' },
  priest: ({ cult, steps }) =>
    steps === 1
      ? `zwróć kapłana do puli za 1 poziom w kulcie ${CULT_OF[cult]}`
      : `wyślij kapłana do zakonu kultu ${CULT_OF[cult]}: ${many(steps, 'steps')}`,
  power: ({ action }) => `rzuć zaklęcie ${action}: ${power[action]}`,
  powerBridge: ({ a, b }) => `rzuć zaklęcie ACT1: most z ${a} do ${b}`,
  special: ({ special: id }) => `akcja specjalna ${id}: ${special[id].full}`,
  specialCult: ({ special: id, cult }) =>
    id === 'ACTA'
      ? `akcja specjalna ${id}: 2 poziomy w kulcie ${CULT_OF[cult]}`
      : `akcja specjalna ${id}: 1 poziom w kulcie ${CULT_OF[cult]}`,
  ride: ({ hex }) => (hex ? `lot wiedźm: chata na ${hex}` : 'lot wiedźm bez chaty'),
  storm: ({ hex }) => (hex ? `burza piaskowa na ${hex}` : 'burza piaskowa bez efektu'),
  house: ({ hex }) => (hex ? `darmowa faktoria na ${hex}` : 'darmowa faktoria: nie używaj'),
  engineers: ({ a, b }) => `most z ${a} do ${b} za 2 robotników`,
  pass: 'spasuj',
  passFor: ({ card }) => `spasuj i weź kartę ${full(card)}`,
  burn: ({ n }) => (n === null ? 'poświęć moc' : `poświęć ${taken(n, 'power')}`),
  convert: ({ from, to, taken: n, given }) => `zamień ${taken(n, from)} na ${taken(given, to)}`,
  ordain: ({ n }) => {
    if (n === null) return 'wyświęć robotników na kapłanów';
    return n === 1 ? 'wyświęć 1 robotnika na kapłana' : `wyświęć ${taken(n, 'workers')} na kapłanów`;
  },
  connect: ({ hex }) => `załóż miasto przez heks rzeki ${hex}`,
  favour: ({ tile }) => `weź żeton ${full(tile)}`,
  town: ({ tile }) => `weź żeton ${full(tile)}`,
  key: ({ cult }) => `użyj klucza w kulcie ${CULT_OF[cult]}`,
  step: ({ cult }) => `awansuj o 1 poziom w kulcie ${CULT_OF[cult]}`,
  take: ({ points }) => (points > 0 ? `przyjmij moc za ${taken(points, 'points')}` : 'przyjmij moc'),
  takeFrom: ({ power: n, faction: from }) => `przyjmij ${taken(n, 'power')} od ${FACTION_OF[from]}`,
  decline: 'zrezygnuj z mocy',
  declineFrom: ({ power: n, faction: from }) => `zrezygnuj z ${lacking(n, 'power')} od ${FACTION_OF[from]}`,
  end: 'zakończ turę',
  later: 'zdecyduj później',
  done: 'gotowe',
  'use-key': 'użyj ostatniego klucza',
  'keep-key': 'zachowaj ostatni klucz',
  leave: 'opuść grę',
  stay: 'graj dalej',
};
