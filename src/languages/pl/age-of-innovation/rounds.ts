/** Round score tiles and the actions that all share, in Polish. */
import type { AoiTexts } from '../../../games/age-of-innovation/texts/types.js';

type Rounds = Pick<AoiTexts, 'round' | 'final' | 'power' | 'book' | 'special'>;

const round: Rounds['round'] = {
  'round-1': {
    name: 'żeton rundy nr 1',
    meaning: '2 punkty za każdy warsztat; na koniec rundy 1 uczony za każde 3 poziomy prawa',
    score: ['każdy warsztat: 2 punkty', 'każdy warsztat: +2', 'warsztat: +2'],
    end: ['za 3 poziomy prawa: 1 uczony', 'za 3 prawa: 1 uczony', '3 prawa: 1 ucz.'],
  },
  'round-2': {
    name: 'żeton rundy nr 2',
    meaning: '2 punkty za każdy warsztat; na koniec rundy 4 mocy za każde 3 poziomy bankowości',
    score: ['każdy warsztat: 2 punkty', 'każdy warsztat: +2', 'warsztat: +2'],
    end: ['za 3 poziomy bankowości: 4 mocy', 'za 3 bankowości: 4 mocy', '3 bank.: 4 mocy'],
  },
  'round-3': {
    name: 'żeton rundy nr 3',
    meaning: '3 punkty za każdą gildię; na koniec rundy 1 księga za każde 3 poziomy prawa',
    score: ['każda gildia: 3 punkty', 'każda gildia: +3', 'gildia: +3'],
    end: ['za 3 poziomy prawa: 1 księga', 'za 3 prawa: 1 księga', '3 prawa: 1 ks.'],
  },
  'round-4': {
    name: 'żeton rundy nr 4',
    meaning: '3 punkty za każdą gildię; na koniec rundy 1 łopata za każde 4 poziomy medycyny',
    score: ['każda gildia: 3 punkty', 'każda gildia: +3', 'gildia: +3'],
    end: ['za 4 poziomy medycyny: 1 łopata', 'za 4 medycyny: 1 łopata', '4 medyc.: 1 łop.'],
  },
  'round-5': {
    name: 'żeton rundy nr 5',
    meaning: '4 punkty za każdą szkołę; na koniec rundy 1 moneta za każdy poziom bankowości',
    score: ['każda szkoła: 4 punkty', 'każda szkoła: +4', 'szkoła: +4'],
    end: ['za poziom bankowości: 1 moneta', 'za 1 bankowości: 1 moneta', '1 bank.: 1 mon.'],
  },
  'round-6': {
    name: 'żeton rundy nr 6',
    meaning: '5 punktów za każdy pałac i uniwersytet; na koniec rundy 1 narzędzie za każde 2 poziomy medycyny',
    score: ['pałac, uniwersytet: 5 punktów', 'pałac, uniwersytet: +5', 'pałac, uniw. +5'],
    end: ['za 2 poziomy medycyny: 1 narzędzie', 'za 2 medycyny: 1 narzędzie', '2 medyc.: 1 narz.'],
  },
  'round-7': {
    name: 'żeton rundy nr 7',
    meaning: '5 punktów za każdy pałac i uniwersytet; na koniec rundy 1 narzędzie za każde 2 poziomy bankowości',
    score: ['pałac, uniwersytet: 5 punktów', 'pałac, uniwersytet: +5', 'pałac, uniw. +5'],
    end: ['za 2 poziomy bankowości: 1 narzędzie', 'za 2 bankowości: 1 narzędzie', '2 bank.: 1 narz.'],
  },
  'round-8': {
    name: 'żeton rundy nr 8',
    meaning: '2 punkty za każdą łopatę; na koniec rundy 1 moneta za każdy poziom inżynierii',
    score: ['każda łopata: 2 punkty', 'każda łopata: +2', 'łopata: +2'],
    end: ['za poziom inżynierii: 1 moneta', 'za 1 inżynierii: 1 moneta', '1 inżyn.: 1 mon.'],
  },
  'round-9': {
    name: 'żeton rundy nr 9',
    meaning: '1 punkt za każdy poziom nauki; na koniec rundy 1 księga za każde 3 poziomy medycyny',
    score: ['każdy poziom nauki: 1 punkt', 'poziom nauki: +1', 'poziom: +1'],
    end: ['za 3 poziomy medycyny: 1 księga', 'za 3 medycyny: 1 księga', '3 medyc.: 1 ks.'],
  },
  'round-10': {
    name: 'żeton rundy nr 10',
    meaning: '5 punktów za każdy żeton miasta; na koniec rundy 1 łopata za każde 4 poziomy inżynierii',
    score: ['każdy żeton miasta: 5 punktów', 'żeton miasta: +5', 'miasto: +5'],
    end: ['za 4 poziomy inżynierii: 1 łopata', 'za 4 inżynierii: 1 łopata', '4 inżyn.: 1 łop.'],
  },
  'round-11': {
    name: 'żeton rundy nr 11',
    meaning:
      '3 punkty za każde ulepszenie żeglugi lub tańszą łopatę; na koniec rundy 1 uczony za każde 3 poziomy inżynierii',
    score: ['żegluga lub tańsza łopata: 3 punkty', 'żegluga, koszt łopaty: +3', 'postęp na torze: +3'],
    end: ['za 3 poziomy inżynierii: 1 uczony', 'za 3 inżynierii: 1 uczony', '3 inżyn.: 1 ucz.'],
  },
  'round-12': {
    name: 'żeton rundy nr 12',
    meaning: '5 punktów za każdą innowację; na koniec rundy 3 mocy za każde 2 poziomy prawa',
    score: ['każda innowacja: 5 punktów', 'innowacja: +5'],
    end: ['za 2 poziomy prawa: 3 mocy', 'za 2 prawa: 3 mocy', '2 prawa: 3 mocy'],
  },
};

const final: Rounds['final'] = {
  'final-workshop': {
    name: 'żeton finałowy: warsztat',
    meaning: '2 punkty za każdy warsztat w rundzie 6',
    score: ['każdy warsztat: 2 punkty', 'warsztat: +2'],
  },
  'final-guild': {
    name: 'żeton finałowy: gildia',
    meaning: '3 punkty za każdą gildię w rundzie 6',
    score: ['każda gildia: 3 punkty', 'gildia: +3'],
  },
  'final-school': {
    name: 'żeton finałowy: szkoła',
    meaning: '4 punkty za każdą szkołę w rundzie 6',
    score: ['każda szkoła: 4 punkty', 'szkoła: +4'],
  },
  'final-border': {
    name: 'żeton finałowy: granica',
    meaning: '3 punkty za każdy warsztat na heksie granicznym w rundzie 6',
    score: ['warsztat na granicy: 3 punkty', 'na granicy: +3'],
  },
};

const power: Rounds['power'] = {
  'power-bridge': { name: 'most', label: 'zaklęcie: most', meaning: 'zbuduj most' },
  'power-scholar': { name: '1 uczony', label: 'zaklęcie: 1 uczony', meaning: 'otrzymaj 1 uczonego' },
  'power-tools': { name: '2 narzędzia', label: 'zaklęcie: 2 narzędzia', meaning: 'otrzymaj 2 narzędzia' },
  'power-coins': { name: '7 monet', label: 'zaklęcie: 7 monet', meaning: 'otrzymaj 7 monet' },
  'power-spade': {
    name: '1 łopata',
    label: 'zaklęcie: 1 łopata',
    meaning: 'przekształć teren i buduj z 1 darmową łopatą',
  },
  'power-spades': {
    name: '2 łopaty',
    label: 'zaklęcie: 2 łopaty',
    meaning: 'przekształć teren i buduj z 2 darmowymi łopatami',
  },
};

const book: Rounds['book'] = {
  'book-power': { name: '5 mocy', label: 'akcja księgi: 5 mocy', meaning: 'zyskaj 5 mocy' },
  'book-steps': {
    name: '2 poziomy',
    label: 'akcja księgi: 2 poziomy',
    meaning: 'zyskaj 2 poziomy w jednej dyscyplinie',
  },
  'book-coins': { name: '6 monet', label: 'akcja księgi: 6 monet', meaning: 'otrzymaj 6 monet' },
  'book-guild': { name: 'gildia', label: 'akcja księgi: gildia', meaning: 'rozbuduj warsztat do gildii' },
  'book-points': {
    name: '2 za każdą gildię',
    label: 'akcja księgi: punkty za gildie',
    meaning: 'zdobądź 2 punkty za każdą swoją gildię',
  },
  'book-spades': {
    name: '3 łopaty',
    label: 'akcja księgi: 3 łopaty',
    meaning: 'przekształć teren i buduj z 3 darmowymi łopatami',
  },
};

const special: Rounds['special'] = {
  philosophers: '1 księga',
  psychics: '5 mocy, 2. akcja',
  'deus-ex-machina': '1 łopata',
  professors: '1 uczony, 3 pkt',
  'palace-1': '2 narzędzia',
  'palace-2': '2 łopaty',
  'palace-3': 'szkoła na gildię',
  'palace-4': 'warsztat do gildii',
  'palace-6': '2 poziomy',
  'palace-13': '3 monety, 1 księga',
  'competency-7': '4 mocy',
  'booster-5': '1 łopata',
  'booster-6': 'most',
  'booster-7': '1 poziom',
};

export const rounds: Rounds = { round, final, power, book, special };
