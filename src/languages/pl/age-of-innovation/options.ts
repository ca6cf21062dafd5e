/** Options, the ledger's heads and standing orders, in Polish. */
import type { AoiTexts } from '../../../games/age-of-innovation/texts/types.js';

export const option: AoiTexts['option'] = {
  printing: { title: 'wydanie', help: 'wartości Iluzjonistów, Kretów, Nawigatorów oraz pałaców 11, 15 i 16' },
  side: { title: 'mapa', help: 'strona planszy głównej; przy trzech graczach do wyboru' },
  dealing: { title: 'rozdzielanie', help: 'jak gracze dostają plansze planowania, frakcje i premie rundy' },
  first: { title: 'gracz początkowy', help: 'które miejsce zaczyna' },
  boards: {
    title: 'plansze planowania',
    help: 'po jednej na miejsce, gdy rozdziela się według listy; bez listy losowo',
  },
  factions: { title: 'frakcje', help: 'po jednej na miejsce, gdy rozdziela się według listy' },
  boosters: { title: 'premie rundy', help: 'te, które są w grze, po kolei' },
  rounds: { title: 'żetony rund', help: 'sześć żetonów, od rundy 1' },
  final: { title: 'żeton finałowy', help: 'żeton leżący na rundzie 6' },
  'book-actions': { title: 'akcje księgi', help: 'trzy z sześciu' },
  innovations: { title: 'innowacje', help: 'według miejsc, od lewego górnego rogu' },
  competencies: { title: 'kompetencje', help: 'wszystkie dwanaście według miejsc, od lewego górnego rogu' },
  palaces: { title: 'pałace', help: 'o jeden więcej niż graczy; numer 17 dochodzi zawsze, poza dobieraniem' },
  area: { title: 'żeton obszaru', help: 'budynki frakcji niezależnej, przy dwóch graczach' },
  'old-spades': {
    title: 'dawna zasada łopat',
    help: 'niedokończony pierwszy heks kończy akcję i reszta darmowych łopat przepada, tak jak w chwili rozpoczęcia tej gry',
  },
};

export const optionValue: AoiTexts['optionValue'] = {
  later: 'późniejsze wydanie',
  '1.0': 'wydanie 1.0',
  'by-players': 'według liczby graczy',
  large: 'dla 3–5 graczy',
  small: 'dla 1–3 graczy',
  sets: 'wybór z zestawów',
  draft: 'dobieranie',
  random: 'losowo',
  fixed: 'według listy',
};

export const ledger: AoiTexts['ledger'] = {
  vp: 'pkt',
  coins: 'm',
  tools: 'n',
  scholars: 'u',
  books: 'księgi',
  power: 'moc',
  science: 'nauka',
};

export const order: AoiTexts['order'] = {
  offers: {
    title: 'moc z budowy sąsiadów',
    values: {
      ask: 'zawsze pytaj',
      free: 'darmową moc bierz, o resztę pytaj',
      'free-only': 'darmową moc bierz, z reszty rezygnuj',
      one: 'bierz moc za najwyżej 1 punkt, o resztę pytaj',
      two: 'bierz moc za najwyżej 2 punkty, o resztę pytaj',
      all: 'bierz zawsze',
      none: 'zawsze rezygnuj',
    },
  },
  after: {
    title: 'po mojej akcji',
    values: {
      ask: 'pytaj o zamianę zasobów',
      unless: 'kończ moją turę, chyba że zamiana ma znaczenie',
      end: 'od razu kończ moją turę',
    },
  },
};

export const missing = 'Gra jednoosobowa przeciw Automie ma osobną instrukcję i nie wchodzi w skład programu.';
