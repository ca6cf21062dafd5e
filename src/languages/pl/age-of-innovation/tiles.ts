/** Tiles that seats take, in Polish. */
import type { AoiTexts } from '../../../games/age-of-innovation/texts/types.js';

type Tiles = Pick<AoiTexts, 'competency' | 'innovation' | 'palace' | 'booster' | 'city'>;

const competency: Tiles['competency'] = {
  'competency-1': {
    name: 'kompetencja nr 1',
    brief: 'dochód 1 narzędzie, 1 poziom',
    meaning: 'dochód: 1 narzędzie i 1 poziom w wybranej dyscyplinie',
  },
  'competency-2': { name: 'kompetencja nr 2', brief: 'dochód 3 pkt, 2 monety', meaning: 'dochód: 3 punkty i 2 monety' },
  'competency-3': { name: 'kompetencja nr 3', brief: 'dochód 1 księga, 1 moc', meaning: 'dochód: 1 księga i 1 moc' },
  'competency-4': {
    name: 'kompetencja nr 4',
    brief: 'od razu 5 pkt, 1 narzędzie, 2 monety',
    meaning: 'od razu: 5 punktów, 1 narzędzie i 2 monety',
  },
  'competency-5': { name: 'kompetencja nr 5', brief: 'od razu 2 łopaty', meaning: 'od razu: 2 darmowe łopaty' },
  'competency-6': {
    name: 'kompetencja nr 6',
    brief: '2 pawilony',
    meaning: '2 pawilony; umieszczenie pawilonu obok budynku to akcja',
  },
  'competency-7': { name: 'kompetencja nr 7', brief: 'akcja: 4 mocy', meaning: 'akcja: 4 mocy' },
  'competency-8': {
    name: 'kompetencja nr 8',
    brief: 'pas: 2 pkt za miasto',
    meaning: 'kiedy pasujesz: 2 punkty za każdy żeton miasta',
  },
  'competency-9': {
    name: 'kompetencja nr 9',
    brief: 'wysłany uczony: 2 pkt',
    meaning: '2 punkty za każdego wysłanego uczonego',
  },
  'competency-10': {
    name: 'kompetencja nr 10',
    brief: 'wieża; 2 mocy, 2 monety',
    meaning: 'od razu: wieża; dochód: 2 mocy i 2 monety',
  },
  'competency-11': {
    name: 'kompetencja nr 11',
    brief: 'warsztat na granicy: 3 pkt',
    meaning: '3 punkty za każdy warsztat zbudowany na heksie granicznym',
  },
  'competency-12': {
    name: 'kompetencja nr 12',
    brief: 'pas: pkt za najniższy poziom',
    meaning: 'kiedy pasujesz: punkty za poziom w twojej najniższej dyscyplinie',
  },
};

const innovation: Tiles['innovation'] = {
  'deus-ex-machina': {
    name: 'Deus Ex Machina',
    narrow: 'Deus Ex M.',
    brief: 'księga, poziomy; akcja: łopata',
    meaning: '1 księga i 1 poziom w każdej dyscyplinie; akcja: 1 darmowa łopata',
  },
  'trading-routes': {
    name: 'Szlaki Handlowe',
    narrow: 'Szlaki',
    brief: 'pas: 2 pkt za gildię',
    meaning: 'kiedy pasujesz: 2 punkty za każdą gildię',
  },
  professors: { name: 'Profesorowie', brief: 'akcja: 1 uczony, 3 pkt', meaning: 'akcja: 1 uczony i 3 punkty' },
  architecture: {
    name: 'Architektura',
    brief: '10 pkt, poziom za kształt',
    meaning: '10 punktów oraz 1 poziom za każdy inny kształt budynku',
  },
  'league-of-cities': {
    name: 'Liga Miast',
    brief: '5 pkt za miasto',
    meaning: '5 punktów za każdy żeton miasta',
  },
  census: {
    name: 'Spis ludności',
    narrow: 'Spis',
    brief: '8 12 18 za 7 9 11 budynków',
    meaning: '8, 12 lub 18 punktów za 7, 9 lub 11 budynków',
  },
  libraries: {
    name: 'Biblioteki',
    brief: 'pkt za 2 najwyższe poziomy',
    meaning: 'punkty za poziomy w twoich dwóch najwyższych dyscyplinach',
  },
  colleges: { name: 'Kolegia', brief: '5 pkt za szkołę', meaning: '5 punktów za każdą szkołę' },
  sewers: { name: 'Kanalizacja', brief: '2 pkt za warsztat', meaning: '2 punkty za każdy warsztat' },
  communication: {
    name: 'Komunikacja',
    brief: '8 12 18 za 4 5 6 grup',
    meaning: '8, 12 lub 18 punktów za 4, 5 lub 6 oddzielnych grup budynków',
  },
  'steam-power': {
    name: 'Potęga pary',
    brief: 'uczony, oba tory',
    meaning: '1 uczony, tańsza łopata i ulepszenie żeglugi',
  },
  steel: { name: 'Stal', brief: '8 12 18 za 1 2 3 mosty', meaning: '8, 12 lub 18 punktów za 1, 2 lub 3 mosty' },
  'neutral-workshop': {
    name: 'Warsztat',
    brief: 'neutralny, dochód 3 narzędzia',
    meaning: 'neutralny warsztat; dochód: 3 narzędzia',
  },
  'neutral-guild': {
    name: 'Gildia',
    brief: 'neutralna, dochód 5 monet',
    meaning: 'neutralna gildia; dochód: 5 monet',
  },
  'neutral-school': {
    name: 'Szkoła',
    brief: 'neutralna, kompetencja',
    meaning: 'neutralna szkoła i kompetencja',
  },
  'neutral-university': {
    name: 'Uniwersytet',
    brief: 'neutralny, dochód 2 pkt',
    meaning: 'neutralny uniwersytet; dochód: 2 punkty',
  },
  'neutral-palace': {
    name: 'Pałac',
    brief: 'neutralny, 2 znaczniki, dochód 4 mocy',
    meaning: 'neutralny pałac i 2 nowe znaczniki mocy w naczyniu III; dochód: 4 mocy',
  },
  'neutral-monument': {
    name: 'Monument',
    brief: 'neutralny, 7 pkt',
    meaning: 'monument (wartość mocy 4) i 7 punktów',
  },
};

const palace: Tiles['palace'] = {
  'palace-1': {
    name: 'pałac nr 1',
    brief: '5 mocy; akcja: 2 narzędzia',
    meaning: 'dochód: 5 mocy; akcja: 2 narzędzia',
  },
  'palace-2': { name: 'pałac nr 2', brief: 'akcja: 2 łopaty', meaning: 'akcja: 2 darmowe łopaty' },
  'palace-3': {
    name: 'pałac nr 3',
    brief: '2 mocy; akcja: szkoła na gildię',
    meaning: 'dochód: 2 mocy; akcja: zamień szkołę na gildię, 3 punkty i 1 narzędzie',
  },
  'palace-4': {
    name: 'pałac nr 4',
    brief: '2 mocy; akcja: warsztat do gildii',
    meaning: 'dochód: 2 mocy; akcja: rozbuduj warsztat do gildii za darmo',
  },
  'palace-5': { name: 'pałac nr 5', brief: '4 mocy; kompetencja', meaning: 'dochód: 4 mocy; od razu: kompetencja' },
  'palace-6': {
    name: 'pałac nr 6',
    brief: '2 mocy, 1 księga; akcja: 2 poziomy',
    meaning: 'dochód: 2 mocy i 1 księga; akcja: 2 poziomy w jednej dyscyplinie',
  },
  'palace-7': {
    name: 'pałac nr 7',
    brief: '4 mocy; pas: 3 pkt za szkołę',
    meaning: 'dochód: 4 mocy; kiedy pasujesz: 3 punkty za każdą szkołę',
  },
  'palace-8': {
    name: 'pałac nr 8',
    brief: '2 mocy, 2 monety, 1 narz.; miasto od 6',
    meaning: 'dochód: 2 mocy, 2 monety i 1 narzędzie; twoim miastom wystarczy wartość mocy 6',
  },
  'palace-9': {
    name: 'pałac nr 9',
    brief: '1 uczony; loty',
    meaning: 'dochód: 1 uczony; lot nad 1 lub 2 heksami za 1 uczonego daje 5 punktów',
  },
  'palace-10': {
    name: 'pałac nr 10',
    brief: '6 monet; od razu 12 mocy, 2 księgi',
    meaning: 'dochód: 6 monet; od razu: 12 mocy i 2 księgi',
  },
  'palace-11': {
    name: 'pałac nr 11',
    brief: '1 narzędzie; żeton miasta',
    meaning: 'dochód: 1 narzędzie; od razu: 1 żeton miasta',
  },
  'palace-12': {
    name: 'pałac nr 12',
    brief: '8 mocy; nowy warsztat: 2 pkt',
    meaning: 'dochód: 8 mocy; 2 punkty za każdy zbudowany warsztat',
  },
  'palace-13': {
    name: 'pałac nr 13',
    brief: 'akcja: 3 monety, 1 księga; nowa gildia: 3 pkt',
    meaning: 'akcja: 3 monety i 1 księga; 3 punkty za każdą zbudowaną gildię',
  },
  'palace-14': {
    name: 'pałac nr 14',
    brief: '6 mocy; 2 × żegluga, miasto przez rzekę',
    meaning: 'dochód: 6 mocy; od razu: 2 ulepszenia żeglugi; miasto może pominąć jeden heks rzeki',
  },
  'palace-15': {
    name: 'pałac nr 15',
    brief: '6 mocy; 2 łopaty, 2 mosty, 2 księgi',
    meaning: 'dochód: 6 mocy; od razu: 2 darmowe łopaty, 2 mosty i 2 księgi',
  },
  'palace-16': {
    name: 'pałac nr 16',
    brief: '2 mocy, 1 księga; gildia gdziekolwiek',
    meaning: 'dochód: 2 mocy i 1 księga; od razu: darmowa gildia na dowolnym heksie preferowanego terenu',
  },
  'palace-17': {
    name: 'pałac nr 17',
    brief: '2 mocy; od razu 10 pkt',
    meaning: 'dochód: 2 mocy; od razu: 10 punktów',
  },
};

const booster: Tiles['booster'] = {
  'booster-1': {
    name: 'premia rundy nr 1',
    top: 'żegluga +1',
    brief: 'warsztat u rzeki 2 pkt',
    meaning: '2 punkty za każdy warsztat zbudowany obok rzeki; twoja żegluga sięga o 1 heks dalej',
  },
  'booster-2': {
    name: 'premia rundy nr 2',
    top: '1 uczony',
    brief: 'wysłany uczony 2 pkt',
    meaning: 'dochód: 1 uczony; 2 punkty za każdego wysłanego uczonego',
  },
  'booster-3': {
    name: 'premia rundy nr 3',
    top: '3 mocy',
    brief: 'nowa gildia 3 pkt',
    meaning: 'dochód: 3 mocy; 3 punkty za każdą zbudowaną gildię',
  },
  'booster-4': {
    name: 'premia rundy nr 4',
    top: '1 narz.',
    brief: 'pas: 4 pkt za pałac, uniwer.',
    meaning: 'dochód: 1 narzędzie; kiedy pasujesz: 4 punkty za każdy pałac i uniwersytet',
  },
  'booster-5': {
    name: 'premia rundy nr 5',
    top: '1 księga',
    brief: 'akcja: łopata',
    meaning: 'dochód: 1 księga; akcja: 1 darmowa łopata',
  },
  'booster-6': {
    name: 'premia rundy nr 6',
    top: '1 księga',
    brief: 'akcja: most',
    meaning: 'dochód: 1 księga; akcja: 1 most',
  },
  'booster-7': {
    name: 'premia rundy nr 7',
    top: '2 narz.',
    brief: 'akcja: poziom',
    meaning: 'dochód: 2 narzędzia; akcja: 1 poziom w wybranej dyscyplinie',
  },
  'booster-8': {
    name: 'premia rundy nr 8',
    top: '4 monety',
    brief: 'pas: poziom za szkołę',
    meaning: 'dochód: 4 monety; kiedy pasujesz: 1 poziom za każdą szkołę',
  },
  'booster-9': {
    name: 'premia rundy nr 9',
    top: '4 mocy',
    brief: '2 monety',
    meaning: 'dochód: 4 mocy i 2 monety',
  },
  'booster-10': { name: 'premia rundy nr 10', top: '6 monet', brief: '', meaning: 'dochód: 6 monet' },
};

const city: Tiles['city'] = {
  'city-tools': {
    name: 'narzędzia',
    label: 'żeton miasta: narzędzia',
    top: '4 pkt',
    brief: '3 narzędzia',
    meaning: '4 punkty i 3 narzędzia',
  },
  'city-spades': {
    name: 'łopaty',
    label: 'żeton miasta: łopaty',
    top: '5 pkt',
    brief: '2 łopaty',
    meaning: '5 punktów i 2 darmowe łopaty',
  },
  'city-books': {
    name: 'księgi',
    label: 'żeton miasta: księgi',
    top: '5 pkt',
    brief: '2 księgi',
    meaning: '5 punktów i 2 księgi',
  },
  'city-coins': {
    name: 'monety',
    label: 'żeton miasta: monety',
    top: '6 pkt',
    brief: '6 monet',
    meaning: '6 punktów i 6 monet',
  },
  'city-steps': {
    name: 'nauka',
    label: 'żeton miasta: nauka',
    top: '7 pkt',
    brief: '4 poziomy',
    meaning: '7 punktów i 1 poziom w każdej dyscyplinie',
  },
  'city-power': {
    name: 'moc',
    label: 'żeton miasta: moc',
    top: '8 pkt',
    brief: '8 mocy',
    meaning: '8 punktów i 8 mocy',
  },
  'city-scholar': {
    name: 'uczony',
    label: 'żeton miasta: uczony',
    top: '8 pkt',
    brief: '1 uczony',
    meaning: '8 punktów i 1 uczony',
  },
};

export const tiles: Tiles = { competency, innovation, palace, booster, city };
