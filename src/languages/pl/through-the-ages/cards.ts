/** What leaders, wonders and action cards do, in Polish, with the rulings that matter. */
import type { TtaTexts } from '../../../games/through-the-ages/texts/types.js';

type Does = TtaTexts['does'];

export const leader: Does['leader'] = {
  'alexander-the-great': {
    text: 'Każdy twój oddział dodaje 1 do siły. Akcją polityczną może odejść na zawsze: wtedy twój żółty bank dostaje 1 znacznik.',
    rulings: ['Wojska kolonizacyjne nie mają jego premii.'],
  },
  aristotle: {
    text: 'Ilekroć bierzesz technologię z rzędu kart, od razu otrzymujesz 1 punkt nauki.',
    rulings: ['Przywódcy, cuda i karty akcji nie są technologiami.'],
  },
  hammurabi: {
    text: 'Raz na turę jednej akcji militarnej możesz użyć jako cywilnej. Przywódcy w rzędzie kart kosztują cię o 1 akcję cywilną mniej.',
    rulings: ['Pożyczona akcja nie wchodzi do łącznej liczby i nie można nią płacić za rewolucję.'],
  },
  homer: {
    text: 'Daje 1 szczęścia. W każdej turze masz 1 dodatkowy surowiec na tworzenie lub ulepszanie oddziałów. Gdy zastępuje go inny przywódca, Homera można wsunąć pod jeden z ukończonych cudów, który daje wtedy o 1 szczęścia więcej; akcja za zmianę wówczas nie wraca.',
    rulings: ['Jeden surowiec na turę, a nie na każdy oddział.', 'Pod cud można wsunąć tylko zastąpionego Homera.'],
  },
  'julius-caesar': {
    text: 'Daje 1 siły i 1 akcję militarną. Raz na grę po akcji politycznej możesz wykonać drugą.',
  },
  moses: { text: 'Zwiększanie ludności kosztuje cię o 1 żywności mniej.' },
  'christopher-columbus': {
    text: 'Akcją polityczną odchodzi na zawsze, a terytorium z twojej ręki staje się twoją kolonią bez licytacji i strat.',
    rulings: ['Najpierw działa efekt stały, potem natychmiastowy. Za przygotowanie wydarzenia nie ma punktów.'],
  },
  'frederick-barbarossa': {
    text: 'Za 1 akcję militarną dostajesz nowego robotnika, który od razu staje się nowym oddziałem; jest to o 1 żywności i 1 surowiec tańsze.',
    rulings: ['Obie części muszą być możliwe. Ulepszenie nie liczy się jako tworzenie.'],
  },
  'genghis-khan': {
    text: 'W twoich armiach piechota może zastępować kawalerię. Na koniec tury otrzymujesz 3 punkty kultury, jeśli silniejsza od ciebie jest najwyżej jedna cywilizacja (w grze na dwóch graczy: żadna).',
    rulings: ['Te punkty przychodzą przed produkcją, a także podczas powstania.'],
  },
  'joan-of-arc': {
    text: 'Daje 1 kultury i 1 akcję militarną. Każde szczęście twoich świątyń i ustroju dodaje 1 do siły. W fazie polityki możesz podejrzeć wierzchnie bieżące wydarzenie.',
  },
  'leonardo-da-vinci': {
    text: 'Twoje najlepsze laboratorium lub biblioteka daje dodatkową naukę równą swojemu poziomowi. Każda opracowana technologia daje 1 surowiec.',
  },
  michelangelo: {
    text: 'Każde szczęście twoich świątyń, teatrów i cudów daje też 1 kultury. Ukończone cuda nie podnoszą kosztu brania nowych.',
    rulings: ['Szczęście ponad granicę 8 też się liczy. Ujemnego szczęścia się nie odejmuje.'],
  },
  'isaac-newton': {
    text: 'Twoje najlepsze laboratorium lub biblioteka daje dodatkową naukę równą swojemu poziomowi. Każda opracowana technologia zwraca jedną wydaną akcję cywilną.',
    rulings: ['Jeśli nie wydano akcji cywilnych, nic nie wraca. Po rewolucji dostępna jest jedna akcja.'],
  },
  'j-s-bach': {
    text: 'Każdy teatr daje o 1 kultury więcej, a technologie teatrów kosztują o 2 punkty nauki mniej. Raz na turę budynek miejski innego typu można ulepszyć do teatru tego samego lub wyższego poziomu.',
    rulings: ['Limit budynków miejskich obowiązuje dla teatrów.', 'Kart akcji na ulepszenia można użyć i do tego.'],
  },
  'james-cook': {
    text: 'Do wojsk kolonizacyjnych możesz dołożyć do 2 innych kart militarnych po 1. Twoja pierwsza kolonia daje 2 kultury na turę, każda następna 1.',
  },
  'maximilien-robespierre': {
    text: 'Daje 1 akcję militarną. Za rewolucję płacisz wszystkimi akcjami militarnymi zamiast cywilnych i otrzymujesz 3 punkty kultury za każdą.',
    rulings: [
      'Akcje militarne, które dodaje nowy ustrój, uznaje się za wydane. Dodatkowa akcja z karty „Patriotyzm” nie jest potrzebna.',
    ],
  },
  'napoleon-bonaparte': { text: 'Daje 2 akcje militarne oraz 2 siły za każdy typ twoich oddziałów.' },
  'william-shakespeare': {
    text: 'Daje 1 szczęścia. Póki masz bibliotekę, teatry kosztują o 1 surowiec, a ich technologie o 1 punkt nauki mniej, i na odwrót. Każda para biblioteki i teatru daje 2 kultury.',
  },
  'albert-einstein': {
    text: 'Twoje najlepsze laboratorium lub biblioteka daje dodatkową naukę równą swojemu poziomowi. Każda opracowana technologia daje 3 punkty kultury.',
  },
  'bill-gates': {
    text: 'Laboratoria poziomu I i wyższego produkują i przechowują surowce jak kopalnie, według swojego poziomu. Gdy odchodzi albo gdy gra się kończy, otrzymujesz kulturę za jedną taką produkcję laboratoriów.',
    rulings: [
      'To, co leży na laboratoriach, jest dostępne i po jego odejściu.',
      '„Kolej transkontynentalna” i „Znaczenie przemysłu” nie liczą laboratoriów.',
    ],
  },
  'charlie-chaplin': { text: 'Daje 2 szczęścia. Jeden z twoich najlepszych teatrów daje swoją kulturę drugi raz.' },
  'mahatma-gandhi': {
    text: 'Daje 2 kultury. Nie możesz zagrywać agresji ani wojen; przeciw tobie kosztują dwa razy więcej akcji militarnych.',
  },
  'sid-meier': { text: 'Każde laboratorium daje kulturę równą swojemu poziomowi i o 1 nauki mniej.' },
  'winston-churchill': {
    text: 'W każdej turze wybierz: 3 punkty kultury albo 3 punkty nauki na technologie oddziałów wraz z 3 surowcami na oddziały.',
    rulings: ['Bez wyboru na koniec tury przychodzi kultura.'],
  },
};

export const wonder: Does['wonder'] = {
  colossus: { text: '2 siły i jeszcze 1 dla wszelkich wojsk kolonizacyjnych.' },
  'hanging-gardens': { text: '1 kultury i 2 szczęścia.' },
  'library-of-alexandria': {
    text: '1 kultury i 1 nauki. Możesz trzymać o jedną kartę cywilną i jedną militarną więcej.',
  },
  pyramids: { text: '1 akcja cywilna.' },
  'great-wall': { text: '1 kultury i 1 szczęścia. Każdy twój oddział piechoty i artylerii dodaje 1 do siły.' },
  'st-peters-basilica': {
    text: '2 kultury i 1 szczęścia. Każda inna twoja karta i każdy robotnik, którzy dają szczęście, dają o 1 więcej.',
    rulings: ['Jej własne szczęście się nie podwaja. Karty z ujemnym szczęściem nic nie dostają.'],
  },
  'taj-mahal': {
    text: '3 kultury i 1 niebieski znacznik. Póki cud leży w rzędzie kart, kosztuje o 2 akcje cywilne mniej dla gracza, który w tej turze zmienił przywódcę.',
  },
  'universitas-carolina': { text: '1 kultury i 2 nauki.' },
  'eiffel-tower': { text: '4 kultury i 1 szczęścia.' },
  kremlin: { text: '2 kultury, 1 akcja cywilna i 1 militarna, ale -1 szczęścia.' },
  'ocean-liner-service': { text: 'Raz na fazę akcji dostajesz robotnika bez żywności i bez akcji.' },
  'transcontinental-railroad': {
    text: '4 siły. Jeden robotnik na twojej najlepszej kopalni produkuje dwa niebieskie znaczniki.',
  },
  'fast-food-chains': {
    text: 'Po ukończeniu: 2 punkty kultury za każdą farmę i kopalnię, 1 za każdy budynek miejski i oddział.',
  },
  'first-space-flight': { text: 'Po ukończeniu: kultura równa sumie poziomów wszystkich twoich technologii w grze.' },
  hollywood: { text: 'Po ukończeniu: podwójna kultura twoich teatrów i bibliotek, z premiami przywódcy.' },
  internet: {
    text: 'Po ukończeniu: kultura za całą kulturę, naukę i siłę twoich budynków miejskich, z premiami przywódcy.',
  },
};

export const action: Does['action'] = {
  'rich-land': { text: 'Zbuduj lub ulepsz taniej farmę albo kopalnię.' },
  'urban-growth': { text: 'Zbuduj lub ulepsz taniej budynek miejski.' },
  'efficient-upgrade': { text: 'Ulepsz taniej farmę, kopalnię lub budynek miejski.' },
  'engineering-genius': {
    text: 'Ukończ taniej jeden etap swojego cudu.',
    rulings: ['Zawsze tylko jeden etap, niezależnie od technologii budowlanej.'],
  },
  frugality: { text: 'Zwiększ ludność za zwykły koszt, potem weź żywność.' },
  breakthrough: {
    text: 'Opracuj technologię za zwykły koszt, potem weź punkty nauki.',
    rulings: ['Za rewolucję wydajesz wszystkie akcje zamiast jednej za kartę.'],
  },
  'revolutionary-idea': { text: 'Otrzymujesz punkty nauki.' },
  'cultural-heritage': { text: 'Otrzymujesz punkty nauki i kultury.' },
  stockpile: { text: 'Otrzymujesz 1 surowiec, potem 1 żywności.' },
  reserves: { text: 'Otrzymujesz żywność albo surowce, tylko jedno z dwojga.' },
  patriotism: {
    text: 'W tej turze masz jeszcze jedną akcję militarną oraz surowce na tworzenie i ulepszanie oddziałów.',
    rulings: ['To, co zostaje na koniec tury, przepada. Za tę akcję można dobrać kartę.'],
  },
  wave: { text: 'W tej turze masz surowce na oddziały za każdą cywilizację silniejszą od twojej.' },
  'build-up': { text: 'Na jedną turę daje surowce na oddziały za każdą cywilizację silniejszą od twojej.' },
  endowment: { text: 'Otrzymujesz kulturę za każdą cywilizację, która ma więcej kultury niż ty.' },
};
