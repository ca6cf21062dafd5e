/** What leaders and wonders do, in as few words as their cards have room for, in Polish. */
import type { LeaderId, WonderId } from '../../../games/through-the-ages/data/civil-people.js';
import type { Lengths } from '../../../games/through-the-ages/texts/types-screen.js';

export const LEADERS: Readonly<Record<LeaderId, Lengths>> = {
  'alexander-the-great': ['+1 siły za oddział. Może odejść za +1 żółty znacznik', '1 siły za oddział'],
  aristotle: ['1 punkt nauki za każdą wziętą technologię', 'nau za wzięte techn.'],
  hammurabi: ['1 akcja militarna jako cywilna. Przywódcy o 1 akcję taniej', 'AM jako AC'],
  homer: ['1 szczęścia, 1 surowiec na turę na oddziały. Potem pod cud', '1 szc, oddział -1'],
  'julius-caesar': ['1 siły, 1 akcja militarna. Raz 2 akcje polityczne', '1 siły, 1 AM'],
  moses: ['Ludność o 1 żywności taniej', 'ludność 1 żywn. mniej'],
  'christopher-columbus': ['Może odejść: terytorium z ręki staje się kolonią', 'kolonia za darmo'],
  'frederick-barbarossa': [
    'Nowy robotnik i oddział za 1 akcję militarną, o 1 żywności i 1 surowiec taniej',
    'tani nowy oddział',
  ],
  'genghis-khan': ['Piechota zamiast kawalerii. 3 kultury, póki jesteś wśród 2 najsilniejszych', '3 kul za siłę'],
  'joan-of-arc': ['1 kultury, 1 akcja militarna. Szczęście daje siłę. Widzi wydarzenia', 'szc daje siłę'],
  'leonardo-da-vinci': [
    'Nauka za najlepsze laboratorium lub bibliotekę. 1 surowiec za technologię',
    'nau, sur za techn.',
  ],
  michelangelo: ['Szczęście daje kulturę. Cuda nie drożeją', 'szc daje kul'],
  'isaac-newton': ['Nauka za najlepsze laboratorium lub bibliotekę. Za technologię wraca 1 akcja', 'nau, AC za techn.'],
  'j-s-bach': ['Teatry +1 kultury, o 2 nauki taniej. Ulepszanie do teatrów', 'teatry lepsze'],
  'james-cook': ['Kolonie: 2 kultury, dalej po 1. 2 karty pomagają kolonizować', 'kolonie dają kul'],
  'maximilien-robespierre': ['1 akcja militarna. Rewolucja za akcje militarne, po 3 kultury', 'rew. za AM'],
  'napoleon-bonaparte': ['2 akcje militarne. 2 siły za każdy typ oddziałów', '2 siły za typ'],
  'william-shakespeare': ['1 szczęścia. 2 kultury za parę biblioteki i teatru. Oba tańsze', 'teatr + bibl.'],
  'albert-einstein': ['Nauka za najlepsze laboratorium lub bibliotekę. 3 kultury za technologię', 'nau, kul za techn.'],
  'bill-gates': ['Laboratoria dają surowce według poziomu, na koniec kulturę', 'lab. dają sur'],
  'charlie-chaplin': ['2 szczęścia. Jeden najlepszy teatr daje kulturę dwa razy', 'teatr x2'],
  'mahatma-gandhi': ['2 kultury. Nie atakujesz, ataki na ciebie są droższe', '2 kul, bez wojen'],
  'sid-meier': ['Każde laboratorium: kultura według poziomu, o 1 nauki mniej', 'lab. dają kul'],
  'winston-churchill': ['3 kultury na turę albo 3 nauki i 3 surowce na oddziały', '3 kul lub oddziały'],
};

export const WONDERS: Readonly<Record<WonderId, Lengths>> = {
  colossus: ['2 siły, 1 do kolonizacji', '2 sił 1 kol'],
  'hanging-gardens': ['1 kultury, 2 szczęścia', '1 kul 2 szc'],
  'library-of-alexandria': ['1 kultury, 1 nauki. Na ręce o 1 kartę więcej, obu rodzajów', '1 kul 1 nau ręka +1'],
  pyramids: ['1 akcja cywilna', '1 AC'],
  'great-wall': ['1 kultury, 1 szczęścia. +1 siły za oddział piechoty i artylerii', '1 kul 1 szc siła'],
  'st-peters-basilica': ['2 kultury, 1 szczęścia. Co daje szczęście, daje o 1 więcej', '2 kul, szc +1'],
  'taj-mahal': ['3 kultury, 1 niebieski znacznik. O 2 taniej po nowym przywódcy', '3 kul 1 nieb'],
  'universitas-carolina': ['1 kultury, 2 nauki', '1 kul 2 nau'],
  'eiffel-tower': ['4 kultury, 1 szczęścia', '4 kul 1 szc'],
  kremlin: ['2 kultury, 1 akcja cywilna i 1 militarna, -1 szczęścia', '2 kul AC AM -1 szc'],
  'ocean-liner-service': ['Darmowy robotnik w każdej turze', 'ludzie co turę'],
  'transcontinental-railroad': ['4 siły. Jedna najlepsza kopalnia produkuje dwa razy', '4 sił, kop. x2'],
  'fast-food-chains': ['Ukończony: 2 kultury za farmę i kopalnię, 1 za każdego innego robotnika', 'kul za ludzi'],
  'first-space-flight': ['Ukończony: kultura za poziomy wszystkich technologii', 'kul za techn.'],
  hollywood: ['Ukończony: podwójna kultura teatrów i bibliotek', 'kul za teatry'],
  internet: ['Ukończony: kultura za wszystko, co dają budynki miejskie', 'kul za miasto'],
};
