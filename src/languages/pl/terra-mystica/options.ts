/** Options, the ledger's heads and standing orders, in Polish. */
import type { TmPlayTexts } from '../../../games/terra-mystica/texts/types.js';
import { taken } from './counting.js';

export const option: TmPlayTexts['option'] = {
  factions: {
    title: 'frakcje',
    help: 'dowolny wybór w kolejności miejsc, zalecana pierwsza gra, losowe plansze albo lista poniżej',
  },
  given: { title: 'lista frakcji', help: 'jedna frakcja na każde miejsce, po kolei, gdy frakcje są z góry dane' },
  scoring: { title: 'żetony punktowania', help: 'sześć żetonów na rundy 1–6; bez listy losowe' },
  cards: { title: 'karty premii', help: 'karty w grze, o trzy więcej niż graczy; bez listy losowe' },
  laterTowns: { title: 'późniejsze żetony miast', help: 'żetony miast, które pojawiły się po pierwszym wydaniu' },
  shippingCard: { title: 'karta żeglugi', help: 'dziesiąta karta premii: gdy pasujesz, 3 punkty za poziom żeglugi' },
  templeTile: { title: 'żeton świątyń', help: 'dziewiąty żeton punktowania: 4 punkty za każdą świątynię' },
  variableOrder: {
    title: 'kolejność według pasów',
    help: 'gracze grają w tej kolejności, w jakiej pasowali rundę wcześniej',
  },
  cultistPower: {
    title: 'moc Kultystów',
    help: 'Kultyści zyskują 1 moc, gdy wszyscy rezygnują ze swojej, jak w instrukcji; do starych partii wyłącz',
  },
  powerTiming: {
    title: 'moc z budowy',
    help: 'sąsiedzi odpowiadają na koniec tury albo mogą odpowiedzieć później, do swojej następnej akcji',
  },
  spadesScored: { title: 'żeton łopat', help: 'punkty za łopaty: gdy są używane albo już gdy są otrzymywane' },
  ordination: {
    title: 'święcenia kapłanów',
    help: 'Mroczniaki wyświęcają kapłanów, gdy budują twierdzę, albo raz w dowolnej późniejszej turze',
  },
  siteHabits: {
    title: 'zapisy partii',
    help: 'pozwala na to, na co wbrew zasadom pozwala serwis; we własnych partiach nie włączaj',
  },
  keyAlways: { title: 'ostatni klucz', help: 'poziom 10 zawsze zużywa ostatni klucz, bez pytania' },
};

export const optionValue: TmPlayTexts['optionValue'] = {
  choose: 'dowolny wybór',
  'first-game': 'zalecana pierwsza gra',
  random: 'losowo',
  given: 'według listy',
  strict: 'na koniec tury',
  late: 'można później',
  used: 'gdy są używane',
  gained: 'gdy są otrzymywane',
  'at-once': 'od razu',
  'any-turn': 'w dowolnej turze',
};

export const ledger: TmPlayTexts['ledger'] = {
  points: 'pkt',
  coins: 'm',
  workers: 'r',
  priests: 'k',
  power: 'moc',
  cults: 'kulty',
};

export const order: TmPlayTexts['order'] = {
  power: {
    title: 'moc z budowy',
    values: { ask: 'zawsze pytaj', 'take-all': 'zawsze przyjmuj', 'decline-all': 'zawsze rezygnuj' },
    upTo: ({ points }) =>
      points === 0
        ? 'przyjmuj darmową moc, z reszty rezygnuj'
        : `przyjmuj moc najwyżej za ${taken(points, 'points')}, z reszty rezygnuj`,
  },
  rest: {
    title: 'po akcji',
    values: {
      ask: 'pytaj o zamianę zasobów',
      unless: 'kończ turę, chyba że zamiana ma znaczenie',
      end: 'od razu kończ turę',
    },
  },
};
