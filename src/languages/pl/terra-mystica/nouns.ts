/** Tiles, cards and actions, and what causes things, in Polish. */
import { causeIn } from '../../../games/terra-mystica/texts/labels.js';
import type { TileId, TmNouns } from '../../../games/terra-mystica/texts/types.js';
import { CULT_OF, names } from './names.js';

export const nouns: TmNouns = {
  ...names,
  scoring: {
    SCORE1: { score: ['każda łopata: 2 punkty', 'każda łopata: +2', 'łopata: +2'], end: ['ziemia 1: 1 moneta'] },
    SCORE2: { score: ['każde miasto: 5 punktów', 'każde miasto: +5', 'miasto: +5'], end: ['ziemia 4: 1 łopata'] },
    SCORE3: { score: ['każda chata: 2 punkty', 'każda chata: +2', 'chata: +2'], end: ['woda 4: 1 kapłan'] },
    SCORE4: {
      score: ['twierdza, sanktuarium: 5 punktów', 'twierdza, sanktuarium: +5', 'tw., sankt. +5'],
      end: ['ogień 2: 1 robotnik'],
    },
    SCORE5: { score: ['każda chata: 2 punkty', 'każda chata: +2', 'chata: +2'], end: ['ogień 4: 4 mocy'] },
    SCORE6: { score: ['każda faktoria: 3 punkty', 'każda faktoria: +3', 'faktoria: +3'], end: ['woda 4: 1 łopata'] },
    SCORE7: {
      score: ['twierdza, sanktuarium: 5 punktów', 'twierdza, sanktuarium: +5', 'tw., sankt. +5'],
      end: ['powietrze 2: 1 robotnik', 'pow. 2: 1 robotnik'],
    },
    SCORE8: {
      score: ['każda faktoria: 3 punkty', 'każda faktoria: +3', 'faktoria: +3'],
      end: ['powietrze 4: 1 łopata', 'pow. 4: 1 łopata'],
    },
    SCORE9: {
      score: ['każda świątynia: 4 punkty', 'każda świątynia: +4', 'świątynia: +4'],
      end: ['każdy kapłan w zakonie: 2 monety', 'kapłan w zakonie: 2 monety', 'kapłan: 2 monety'],
    },
  },
  bonus: {
    BON1: { name: '2 monety', brief: '1 łopata', full: 'raz na rundę: 1 łopata' },
    BON2: { name: '4 monety', brief: '1 poziom kultu', full: 'raz na rundę: 1 poziom w dowolnym kulcie' },
    BON3: { name: '6 monet', brief: '', full: '' },
    BON4: { name: '3 mocy', brief: 'żegluga +1', full: 'żegluga o 1 dalej' },
    BON5: { name: '1 robotnik', brief: '3 mocy', full: '3 mocy' },
    BON6: {
      name: '2 robotników',
      narrow: '2 robotn.',
      brief: 'pas: T, S po 4',
      full: 'gdy pasujesz: 4 punkty za twierdzę, 4 za sanktuarium',
    },
    BON7: { name: '1 robotnik', brief: 'pas: 2 za faktorię', full: 'gdy pasujesz: 2 punkty za każdą faktorię' },
    BON8: { name: '1 kapłan', brief: '', full: '' },
    BON9: { name: '2 monety', brief: 'pas: 1 za chatę', full: 'gdy pasujesz: 1 punkt za każdą chatę' },
    BON10: { name: '3 mocy', brief: 'pas: 3 za żeglugę', full: 'gdy pasujesz: 3 punkty za każdy poziom żeglugi' },
  },
  favour: {
    FAV1: { name: 'ogień 3', brief: '', full: '' },
    FAV2: { name: 'woda 3', brief: '', full: '' },
    FAV3: { name: 'ziemia 3', brief: '', full: '' },
    FAV4: { name: 'powietrze 3', brief: '', full: '' },
    FAV5: { name: 'ogień 2', brief: 'miasto od 6', full: 'miastu wystarcza wartość mocy 6 zamiast 7' },
    FAV6: { name: 'woda 2', brief: 'poziom na rundę', full: 'raz na rundę: 1 poziom w dowolnym kulcie' },
    FAV7: { name: 'ziemia 2', brief: '1 robotnik, 1 moc', full: 'dochód: 1 robotnik i 1 moc' },
    FAV8: { name: 'powietrze 2', brief: '4 mocy', full: 'dochód: 4 mocy' },
    FAV9: { name: 'ogień 1', brief: '3 monety', full: 'dochód: 3 monety' },
    FAV10: { name: 'woda 1', brief: '3 za faktorię', full: '3 punkty za każdą zbudowaną faktorię' },
    FAV11: { name: 'ziemia 1', brief: '2 za chatę', full: '2 punkty za każdą zbudowaną chatę' },
    FAV12: {
      name: 'powietrze 1',
      brief: 'pas: 2 3 3 4',
      full: 'gdy pasujesz: 2, 3, 3, 4 punkty za 1, 2, 3, 4 faktorie',
    },
  },
  town: {
    TW1: { name: '5 punktów', brief: '6 monet', full: '6 monet' },
    TW2: { name: '7 punktów', brief: '2 robotników', full: '2 robotników' },
    TW3: { name: '9 punktów', brief: '1 kapłan', full: '1 kapłan' },
    TW4: { name: '6 punktów', brief: '8 mocy', full: '8 mocy' },
    TW5: { name: '8 punktów', brief: 'kulty +1', full: '1 poziom w każdym kulcie' },
    TW6: { name: '2 punkty', brief: 'kulty +2, 2 klucze', full: '2 poziomy w każdym kulcie i 2 klucze' },
    TW7: { name: '4 punkty', brief: 'żegluga +1', full: '1 poziom żeglugi' },
    TW8: { name: '11 punktów', brief: '', full: '' },
  },
  meaning: {
    FAV1: '3 poziomy w kulcie Ognia',
    FAV2: '3 poziomy w kulcie Wody',
    FAV3: '3 poziomy w kulcie Ziemi',
    FAV4: '3 poziomy w kulcie Powietrza',
    FAV5: '2 poziomy w kulcie Ognia; miastu wystarcza wartość mocy 6',
    FAV6: '2 poziomy w kulcie Wody; raz na rundę 1 poziom w dowolnym kulcie',
    FAV7: '2 poziomy w kulcie Ziemi; dochód 1 robotnik, 1 moc',
    FAV8: '2 poziomy w kulcie Powietrza; dochód 4 mocy',
    FAV9: '1 poziom w kulcie Ognia; dochód 3 monety',
    FAV10: '1 poziom w kulcie Wody; 3 punkty za każdą zbudowaną faktorię',
    FAV11: '1 poziom w kulcie Ziemi; 2 punkty za każdą zbudowaną chatę',
    FAV12: '1 poziom w kulcie Powietrza; gdy pasujesz, 2/3/3/4 punkty za 1/2/3/4 faktorie',
    TW1: '5 punktów, 6 monet',
    TW2: '7 punktów, 2 robotników',
    TW3: '9 punktów, 1 kapłan',
    TW4: '6 punktów, 8 mocy',
    TW5: '8 punktów, 1 poziom w każdym kulcie',
    TW6: '2 punkty, 2 poziomy w każdym kulcie, 2 klucze',
    TW7: '4 punkty, 1 poziom żeglugi',
    TW8: '11 punktów',
    SCORE1: '2 punkty za każdą łopatę; na koniec rundy 1 moneta za każdy poziom w kulcie Ziemi',
    SCORE2: '5 punktów za każde miasto; na koniec rundy 1 łopata za każde 4 poziomy w kulcie Ziemi',
    SCORE3: '2 punkty za każdą chatę; na koniec rundy 1 kapłan za każde 4 poziomy w kulcie Wody',
    SCORE4: '5 punktów za twierdzę lub sanktuarium; na koniec rundy 1 robotnik za każde 2 poziomy w kulcie Ognia',
    SCORE5: '2 punkty za każdą chatę; na koniec rundy 4 mocy za każde 4 poziomy w kulcie Ognia',
    SCORE6: '3 punkty za każdą faktorię; na koniec rundy 1 łopata za każde 4 poziomy w kulcie Wody',
    SCORE7: '5 punktów za twierdzę lub sanktuarium; na koniec rundy 1 robotnik za każde 2 poziomy w kulcie Powietrza',
    SCORE8: '3 punkty za każdą faktorię; na koniec rundy 1 łopata za każde 4 poziomy w kulcie Powietrza',
    SCORE9: '4 punkty za każdą świątynię; na koniec rundy 2 monety za każdego kapłana w zakonach',
    BON1: '2 monety; raz na rundę 1 łopata',
    BON2: '4 monety; raz na rundę 1 poziom w dowolnym kulcie',
    BON3: '6 monet',
    BON4: '3 mocy; żegluga o 1 dalej',
    BON5: '1 robotnik, 3 mocy',
    BON6: '2 robotników; gdy pasujesz, po 4 punkty za twierdzę i sanktuarium',
    BON7: '1 robotnik; gdy pasujesz, 2 punkty za każdą faktorię',
    BON8: '1 kapłan',
    BON9: '2 monety; gdy pasujesz, 1 punkt za każdą chatę',
    BON10: '3 mocy; gdy pasujesz, 3 punkty za każdy poziom żeglugi',
  },
  power: {
    ACT1: 'most',
    ACT2: '1 kapłan',
    ACT3: '2 robotników',
    ACT4: '7 monet',
    ACT5: '1 łopata',
    ACT6: '2 łopaty',
  },
  special: {
    ACTA: { brief: 'kult +2', full: '2 poziomy w jednym kulcie' },
    ACTC: { brief: '2 akcje', full: 'dwie akcje z rzędu' },
    ACTE: { brief: 'most, 2 robotników', full: 'most za 2 robotników' },
    ACTG: { brief: '2 łopaty', full: '2 łopaty na jeden heks' },
    ACTN: { brief: 'burza piaskowa', full: 'burza piaskowa' },
    ACTS: { brief: 'faktoria', full: 'darmowa faktoria' },
    ACTW: { brief: 'lot wiedźm', full: 'lot wiedźm' },
    BON1: { brief: 'łopata z karty', full: '1 łopata' },
    BON2: { brief: 'kult +1 z karty', full: '1 poziom w kulcie' },
    FAV6: { brief: 'kult +1 z żetonu', full: '1 poziom w kulcie' },
  },
  tileNamed: {
    favour: ({ id }) => `żeton łaski ${id}`,
    town: ({ id }) => `żeton miasta ${id}`,
    scoring: ({ id }) => `żeton punktowania ${id}`,
    card: ({ id }) => `karta premii ${id}`,
    power: ({ id }) => `zaklęcie ${id}`,
    special: ({ id }) => `akcja specjalna ${id}`,
  },
  cultPrize: ({ cult }) => `kult ${CULT_OF[cult]}`,
};

const cause = causeIn(nouns);

/** What caused it, in brackets behind a sentence, or nothing. */
export const because = (why: string | undefined): string => {
  const word = cause(why);
  return word === null ? '' : ` (${word})`;
};

/** 'FAV8 (2 poziomy w kulcie Powietrza; dochód 4 mocy)' */
export const full = (tile: TileId): string => `${tile} (${nouns.meaning[tile]})`;
