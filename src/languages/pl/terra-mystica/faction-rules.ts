/** What the factions can do, in Polish. */
import type { RulesTexts } from '../../../games/terra-mystica/texts/types.js';

export const factionRules: RulesTexts['faction'] = {
  witches: {
    text: 'Od początku: dodatkowe 5 punktów za każde miasto. Z twierdzą: raz na rundę darmowa chata na dowolnym wolnym heksie lasu, choćby najdalszym; niczego się nie przekształca.',
    rulings: [],
  },
  auren: {
    text: 'Od początku: brak zdolności. Z twierdzą: od razu żeton łaski; raz na rundę dwa poziomy w jednym kulcie.',
    rulings: [],
  },
  alchemists: {
    text: 'Od początku: w dowolnej chwili swojej tury 1 punkt zamienia się w 1 monetę albo 2 monety w 1 punkt. Z twierdzą: od razu 12 mocy; odtąd 2 mocy za każdą łopatę.',
    rulings: [],
  },
  darklings: {
    text: 'Od początku: łopata kosztuje kapłana, a każda kupiona daje 2 punkty. Z twierdzą: jednorazowo do trzech robotników zostaje kapłanami.',
    rulings: ['Za darmowe łopaty nie ma dodatkowych punktów.'],
  },
  halflings: {
    text: 'Od początku: 1 punkt za każdą łopatę. Z twierdzą: od razu trzy łopaty; potem można zbudować jedną chatę na zmienionym heksie.',
    rulings: ['Do trzech łopat twierdzy nie można dokupić innych.'],
  },
  cultists: {
    text: 'Od początku: gdy sąsiad przyjmuje moc z ich budynku, jeden poziom w wybranym kulcie; gdy wszyscy rezygnują, 1 moc. Z twierdzą: od razu 7 punktów.',
    rulings: ['Jeden poziom za budynek, obojętnie ilu graczy przyjmuje moc; przychodzi, gdy odpowiedzą wszyscy.'],
  },
  engineers: {
    text: 'Od początku: jako akcja, dowolnie często, most za 2 robotników. Z twierdzą: gdy pasują, 3 punkty za każdy własny most między dwoma własnymi budynkami.',
    rulings: [],
  },
  dwarves: {
    text: 'Od początku: przekształcenie i budowa sięgają tunelem pod jednym heksem za 2 robotników i za każdym razem dają 4 punkty; bez żeglugi. Z twierdzą: tunel kosztuje 1 robotnika.',
    rulings: ['Jeden tunel na akcję; późniejsza budowa na heksie wciąż poza zasięgiem znów kosztuje i punktuje.'],
  },
  mermaids: {
    text: 'Od początku: miasto może łączyć się przez jeden heks rzeki; żegluga zaczyna się od 1. Z twierdzą: darmowy krok żeglugi z jego punktami.',
    rulings: ['Połączenie można ogłosić w dowolnej chwili swojej tury; to nie akcja.'],
  },
  swarmlings: {
    text: 'Od początku: dodatkowo 3 robotników za każde miasto. Z twierdzą: raz na rundę chata za darmo staje się faktorią.',
    rulings: [],
  },
  'chaos-magicians': {
    text: 'Od początku: tylko jedna chata, stawiana na końcu; dwa żetony łaski zamiast jednego. Z twierdzą: raz na rundę dwie akcje z rzędu.',
    rulings: ['Pas liczy się jako akcja i kończy turę.'],
  },
  giants: {
    text: 'Od początku: każde przekształcenie kosztuje dwie łopaty i daje pustkowie. Z twierdzą: raz na rundę dwie darmowe łopaty na jeden heks.',
    rulings: ['Pojedyncza łopata z premii kultu przepada.', 'Do pojedynczej darmowej łopaty można dokupić drugą.'],
  },
  fakirs: {
    text: 'Od początku: przekształcenie i budowa sięgają dywanem nad jednym heksem za kapłana i za każdym razem dają 4 punkty; bez żeglugi. Z twierdzą: dywan przelatuje nad jednym lub dwoma heksami.',
    rulings: ['Jeden lot na akcję.'],
  },
  nomads: {
    text: 'Od początku: trzy chaty. Z twierdzą: raz na rundę heks obok własnego budynku staje się pustynią bez łopat; nie przez rzekę ani mostem.',
    rulings: ['Łopaty się nie używa, więc żeton łopat nic nie daje.'],
  },
};
