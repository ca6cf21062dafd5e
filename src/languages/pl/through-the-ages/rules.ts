/** The rules at hand of Through the Ages, in Polish. */
import { FAMINE } from '../../../games/through-the-ages/data/board.js';
import { CORRUPTION, EATEN, NEEDED } from '../../../games/through-the-ages/texts/bank-steps.js';
import type { TtaTexts } from '../../../games/through-the-ages/texts/types.js';

export const rule: TtaTexts['rule'] = {
  'action-phase': {
    title: 'Faza akcji',
    text: 'Wydawaj akcje cywilne i militarne w dowolnej kolejności. W pierwszej rundzie można tylko brać karty z rzędu. Fazę można zakończyć, nawet jeśli zostały akcje: za niewykorzystane akcje militarne dobierasz karty militarne.',
  },
  take: {
    title: 'Branie kart',
    text: 'Pięć lewych pól kosztuje 1 akcję cywilną, następne cztery 2, ostatnie cztery 3. Nie możesz wziąć karty, jeśli masz na ręce tyle kart cywilnych, ile masz łącznie akcji cywilnych, ani technologii, którą już masz, ani drugiego przywódcy z tej samej epoki. Cud kosztuje o 1 akcję więcej za każdy twój ukończony cud, od razu wchodzi do gry i nie zajmuje miejsca na ręce.',
    also: ['rząd kart', 'wziąć kartę', 'koszt karty'],
  },
  grow: {
    title: 'Zwiększanie ludności',
    text: 'Wydaj 1 akcję cywilną i tyle żywności, ile podano pod ostatnią zajętą sekcją twojego żółtego banku.',
    also: ['zwiększyć ludność', 'przyrost ludności', 'nowy robotnik'],
  },
  build: {
    title: 'Budowanie',
    text: 'Wolny robotnik staje na technologii w grze. Farma, kopalnia lub budynek miejski wymaga 1 akcji cywilnej, oddział 1 akcji militarnej, a do tego podanych surowców. Ustrój ogranicza liczbę budynków miejskich każdego typu.',
    also: ['zbudować', 'budowa', 'kopalnia', 'farma'],
  },
  upgrade: {
    title: 'Ulepszanie',
    text: 'Robotnik przechodzi na kartę tego samego typu i wyższego poziomu za różnicę obu kosztów. Zniżki najpierw zmieniają oba koszty. Poziomy można pomijać.',
  },
  destroy: {
    title: 'Niszczenie',
    text: 'Za 1 akcję cywilną robotnik z farmy, kopalni lub budynku miejskiego staje się wolny.',
  },
  disband: {
    title: 'Rozwiązywanie oddziałów',
    text: 'Za 1 akcję militarną robotnik oddziału staje się wolny.',
  },
  stage: {
    title: 'Etapy cudu',
    text: 'Wydaj 1 akcję cywilną i surowce na następny etap, a jego liczbę zakryj niebieskim znacznikiem ze swojego banku. Gdy wszystkie liczby są zakryte, znaczniki wracają, a cud zaczyna działać.',
    rulings: ['Jeśli bank jest pusty, znacznik pochodzi z wybranej przez ciebie karty.'],
  },
  develop: {
    title: 'Opracowywanie technologii',
    text: 'Wydaj 1 akcję cywilną i punkty nauki podane na technologii z twojej ręki.',
    rulings: [
      'Technologia specjalna niższego poziomu niż ta w grze od razu zostaje odłożona, ale liczy się jako opracowana.',
    ],
  },
  revolution: {
    title: 'Rewolucja',
    text: 'Nowy ustrój za niższy z dwóch kosztów, ale pochłania wszystkie twoje akcje cywilne i wszystkie muszą być dostępne. Akcje, które dodaje nowy ustrój, uznaje się za wydane.',
    also: ['anarchia'],
  },
  leader: {
    title: 'Przywódcy',
    text: 'Zagranie przywódcy kosztuje 1 akcję cywilną. Jeśli zastępuje innego, jedna wydana akcja cywilna wraca.',
    also: ['przywódca', 'zmiana przywódcy'],
  },
  play: {
    title: 'Karty akcji',
    text: 'Wydaj 1 akcję cywilną i zrób to, co mówi karta. Musi to być możliwe; karty nie można zagrać w tej samej fazie akcji, w której została wzięta.',
  },
  production: {
    title: 'Produkcja',
    text: `Kolejność: nauka i kultura, korupcja, żywność, konsumpcja, surowce. Korupcja zabiera surowce, a potem żywność. Każda brakująca jednostka żywności kosztuje ${FAMINE} punkty kultury. Gdy w niebieskim banku brakuje znaczników, najpierw produkują karty najwyższego poziomu.`,
    rulings: ['Wydatki i wpływy zostawiają poza bankiem jak najmniej niebieskich znaczników.'],
    also: ['ruda', 'wytwarzanie'],
  },
  uprising: {
    title: 'Powstanie',
    text: 'Jeśli na koniec tury masz więcej niezadowolonych robotników niż wolnych, pomijasz fazę produkcji.',
  },
  'hand-limit': {
    title: 'Limit kart na ręce',
    text: 'Na koniec tury, przed produkcją, odrzucasz wybrane karty militarne, aż zostanie ich najwyżej tyle, ile masz łącznie akcji militarnych. Nadmiaru kart cywilnych się nie odrzuca: pełna ręka tylko nie pozwala brać nowych.',
    rulings: ['Biblioteka Aleksandryjska zwiększa oba limity o 1. Akcja na jedną turę nie zwiększa żadnego.'],
    also: ['ręka', 'karty na ręce', 'limit ręki'],
  },
  draw: {
    title: 'Dobieranie kart militarnych',
    text: 'Jedna karta militarna za każdą niewykorzystaną akcję militarną, najwyżej 3. W epoce IV żadna.',
  },
  ages: {
    title: 'Koniec epoki',
    text: 'Gdy wyłożono ostatnią kartę cywilną epoki, karty wcześniejszych epok znikają z rąk, wcześniejsi przywódcy, nieukończone cuda i pakty znikają z gry, a każdy traci 2 żółte znaczniki. Epoka IV trwa do końca rundy, a jeśli nie zaczęła się w turze pierwszego gracza, do końca następnej.',
    rulings: [
      'Koniec epoki A niczego takiego nie powoduje: karty się nie starzeją, nikt nie traci żółtych znaczników, a reszta jej talii wypada z gry.',
    ],
    also: ['epoka', 'epoki'],
  },
  turn: {
    title: 'Przebieg tury',
    text: 'Początek: uzupełnia się rząd kart, rozstrzyga się wypowiedziana przez ciebie wojna, a twoja taktyka staje się wspólna. Polityka: jedna akcja polityczna. Akcje: cywilne i militarne w dowolnej kolejności. Koniec: odrzucasz nadmiar kart militarnych, następuje produkcja, dobierasz karty militarne, wszystkie akcje są znów dostępne.',
    also: ['tura', 'kolejność tury', 'fazy', 'początek tury', 'koniec tury', 'co się dzieje w turze'],
  },
  'first-round': {
    title: 'Pierwsza tura',
    text: 'W pierwszej rundzie pierwszy gracz ma 1 akcję cywilną, następny 2, potem 3 i 4. Nikt nie ma akcji militarnych i można tylko brać karty. Nie ma fazy polityki, rzędu się nie uzupełnia, a tura kończy się zwykłą produkcją.',
    also: ['pierwsza runda', 'początek gry', 'przygotowanie', 'runda 1'],
  },
  happiness: {
    title: 'Szczęście i niezadowolenie',
    text: `Szczęście dają świątynie, teatry, areny, niektóre cuda, przywódcy, ustroje i kolonie; nigdy nie jest mniejsze niż 0 ani większe niż 8. Im pustszy żółty bank, tym więcej szczęścia potrzeba (znaczniki w banku: ${NEEDED}). Za każde brakujące szczęście jeden robotnik jest niezadowolony; jeśli niezadowolonych jest więcej niż wolnych, na koniec tury wybucha powstanie.`,
    also: ['szczęście', 'zadowolenie', 'niezadowolenie', 'niezadowolony', 'niezadowoleni robotnicy', 'bunt'],
  },
  consumption: {
    title: 'Konsumpcja i brak żywności',
    text: `Po produkcji żywności ludność zjada tyle, ile pokazuje żółty bank (znaczniki w banku: ${EATEN}). Za każdą brakującą jednostkę żywności tracisz ${FAMINE} punkty kultury, ale nie więcej, niż masz.`,
    also: ['głód', 'żywność', 'jedzenie', 'brak żywności', 'konsumpcja', 'wyżywienie'],
  },
  corruption: {
    title: 'Korupcja',
    text: `Korupcja następuje przed produkcją żywności i surowców: im mniej znaczników w niebieskim banku, tym więcej surowców tracisz (znaczniki w banku: ${CORRUPTION}). Zamiast brakujących surowców oddajesz żywność. Znaczniki na farmach, kopalniach i nieukończonym cudzie nie leżą w banku.`,
    also: ['korupcja', 'niebieskie znaczniki', 'niebieski bank', 'za dużo surowców'],
  },
  population: {
    title: 'Robotnicy i żółty bank',
    text: 'Żółte znaczniki w banku to ludzie, którzy się jeszcze nie urodzili. Znacznik, który opuszcza bank, staje się wolnym robotnikiem i można go postawić na technologii. Im pustszy bank, tym droższy następny robotnik, tym więcej zjada ludność i tym więcej potrzeba szczęścia.',
    also: ['robotnicy', 'żółte znaczniki', 'żółty bank', 'ludność', 'wolni robotnicy', 'ludzie'],
  },
  ratings: {
    title: 'Nauka, kultura i siła',
    text: 'Nauka i kultura mają przyrost, który na koniec tury dodaje się do twoich punktów. Punkty kultury decydują o wygranej, punktami nauki płacisz za technologie. Siła się nie gromadzi: to tyle, ile warte są teraz twoje oddziały, armie, karty i pakty.',
    also: ['wskaźniki', 'przyrost', 'nauka', 'kultura', 'siła', 'punkty', 'punkty nauki', 'punkty kultury', 'wynik'],
  },
  tactics: {
    title: 'Taktyka',
    text: 'W fazie akcji możesz zagrać kartę taktyki za 1 akcję militarną albo skopiować wspólną za 2: jedna taktyka na turę. Własna karta leży przed tobą do początku twojej następnej tury, potem staje się wspólna. Mówi, z jakich oddziałów składa się armia i ile każda armia dodaje do siły.',
    also: ['taktyki', 'karta taktyki', 'wspólna taktyka', 'skopiować taktykę', 'szyk'],
  },
  'antiquated-armies': {
    title: 'Przestarzałe armie',
    text: 'Armia, w której choć jeden oddział jest o dwa lub więcej poziomów niższy od taktyki, jest przestarzała i dodaje tylko mniejszą liczbę z karty. Oddziały z epoki I wystarczą do taktyki z epoki II, Wojownicy nie.',
    also: ['przestarzała', 'przestarzały', 'stare oddziały', 'przestarzała armia'],
  },
  'final-scoring': {
    title: 'Podliczenie końcowe',
    text: 'Gdy wyłożono ostatnią kartę cywilną epoki III, zaczyna się epoka IV i nadchodzą ostatnie tury. Potem wszystkie wydarzenia epoki III, które zostały w obu taliach, dają punkty wszystkim, Bill Gates swojemu graczowi, a wygrywa największa kultura. Przy równej kulturze zwycięstwo się dzieli.',
    also: ['podliczenie', 'koniec gry', 'ostatnia runda', 'zwycięzca', 'zwycięstwo', 'kto wygrywa', 'epoka IV'],
  },
  'urban-limit': {
    title: 'Budynki miejskie',
    text: 'Laboratoria, świątynie, areny, biblioteki i teatry to budynki miejskie. Ustrój mówi, ile możesz mieć każdego typu. Limit dotyczy tylko budowania: gdy spada, niczego się nie burzy.',
    also: ['limit budynków', 'budynek miejski', 'laboratoria', 'świątynie', 'teatry', 'biblioteki', 'areny'],
  },
  actions: {
    title: 'Akcje cywilne i militarne',
    text: 'Dają je ustrój, niektóre technologie specjalne, cuda i przywódcy. Akcje cywilne, które zostały na koniec tury, przepadają; za każdą militarną dobierasz kartę militarną, do 3. Akcje zdobyte w swojej turze są dostępne od razu.',
    also: [
      'akcje cywilne',
      'akcje militarne',
      'białe znaczniki',
      'czerwone znaczniki',
      'liczba akcji',
      'niewykorzystane akcje',
    ],
  },
  governments: {
    title: 'Ustroje',
    text: 'Ustrój opracowuje się za 1 akcję cywilną i wyższy z dwóch kosztów w nauce albo przez rewolucję za niższy koszt i wszystkie akcje cywilne. Zastępuje poprzedni, a jego akcje liczą się od razu.',
    also: ['ustrój', 'zmiana ustroju', 'pokojowa zmiana', 'koszt rewolucji'],
  },
  'special-technologies': {
    title: 'Technologie specjalne',
    text: 'Technologie militarne, cywilne, kolonizacyjne i budowlane działają bez robotników, gdy tylko zostaną opracowane. Z każdego typu w grze zostaje tylko najwyższa.',
    also: ['technologia specjalna', 'niebieskie karty', 'technologia budowlana'],
  },
  wonders: {
    title: 'Cuda',
    text: 'Cud z rzędu kart od razu wchodzi do gry; budować można jeden naraz. Jego etapy wymagają surowców i po 1 akcji cywilnej; technologie budowlane pozwalają ukończyć kilka etapów jedną akcją. Cud działa po ukończeniu ostatniego etapu.',
    also: ['cud', 'budowa cudu', 'nieukończony cud', 'ruiny'],
  },
  defence: {
    title: 'Obrona',
    text: 'Przeciw agresji możesz zagrać karty premii militarnych za ich wartość obrony i odrzucić inne karty militarne po 1, łącznie najwyżej tyle kart, ile masz akcji militarnych. Jeśli osiągniesz siłę ataku, atak się nie udaje; jeśli nie możesz, nie tracisz kart.',
    also: ['bronić się', 'obrona przed agresją', 'karty premii', 'karta premii', 'atakują mnie'],
  },
  ties: {
    title: 'Remisy',
    text: 'Gdy wydarzenie porównuje graczy, przy równości uznaje się, że więcej ma bieżący gracz, a dalej zgodnie z ruchem wskazówek zegara. Na koniec gry liczy się od pierwszego gracza. Wojna między równymi niczego nie zmienia.',
    also: ['remis', 'równość', 'równa siła', 'najsilniejszy', 'najsłabszy', 'najsilniejsza', 'najsłabsza'],
  },
  'military-cards': {
    title: 'Karty militarne',
    text: 'Dobierasz je na koniec tury za niewykorzystane akcje militarne i trzymasz w tajemnicy. Turę możesz zakończyć z tyloma kartami, ile masz łącznie akcji militarnych. Terytoria i wydarzenia się przygotowuje, agresje, wojny i pakty zagrywa w fazie polityki, taktyki w fazie akcji; karty premii pomagają bronić się i kolonizować.',
    also: ['karty militarne na ręce', 'tajne karty', 'odrzucone', 'limit kart'],
  },
  politics: {
    title: 'Faza polityki',
    text: 'Przed akcjami możesz wykonać jedną akcję polityczną: przygotować wydarzenie, zagrać agresję, wypowiedzieć wojnę, zaproponować lub zerwać pakt albo skapitulować.',
  },
  events: {
    title: 'Wydarzenia',
    text: 'Przygotowane wydarzenie trafia zakryte na talię przyszłych i daje tyle punktów kultury, ile wynosi jego poziom; potem odkrywa się wierzchnie bieżące wydarzenie. Gdy bieżące się skończą, przyszłe tasuje się epokami, wcześniejsze kładzie na wierzch i stają się bieżącymi.',
    rulings: [
      'Przy równości w porównaniu pierwszeństwo ma bieżący gracz, a dalej zgodnie z ruchem wskazówek zegara.',
      'W grze na dwóch graczy „dwie najsilniejsze” albo „dwie najsłabsze” to jedna.',
      'Po ostatniej rundzie punktują wszystkie wydarzenia epoki III z obu talii; wtedy przy równości liczy się od pierwszego gracza.',
    ],
    also: ['przygotować wydarzenie', 'karty wydarzeń', 'wydarzenie'],
  },
  colonization: {
    title: 'Kolonizacja',
    text: 'O odkryte terytorium toczy się licytacja, którą zaczyna odkrywający. Zwycięzca wysyła wojska co najmniej o sile stawki: siła oddziałów i złożonych z nich armii, modyfikator kolonizacji i karty premii. Oddziały wracają do żółtego banku.',
    rulings: [
      'Trzeba wysłać przynajmniej jeden oddział. Siła z przywódców, cudów, technologii i paktów się nie liczy.',
    ],
    also: ['licytacja', 'stawka', 'terytorium', 'kolonia', 'kolonie'],
  },
  aggression: {
    title: 'Agresja',
    text: 'Musisz mieć większą siłę niż rywal i wydać podane na karcie akcje militarne. Rywal może zagrać karty premii i odrzucić inne po 1, najwyżej tyle kart, ile ma łącznie akcji militarnych, i odpiera atak, jeśli osiągnie twoją siłę.',
    rulings: [
      'Rywal, który nie może osiągnąć siły ataku, nie traci kart.',
      'Obrona kończy się, gdy tylko siła zostanie osiągnięta.',
    ],
  },
  war: {
    title: 'Wojna',
    text: 'Wojnę można wypowiedzieć każdemu, silniejszemu czy nie. Rozstrzyga się na początku twojej następnej tury samą siłą. Wygrać może każda strona; remis niczego nie zmienia.',
    rulings: ['W ostatniej rundzie nie można wypowiedzieć wojny.'],
  },
  pact: {
    title: 'Pakty',
    text: 'Proponujesz pakt jednemu graczowi, a on przyjmuje go lub odmawia. Karta leży w twojej strefie gry, gdzie jest miejsce tylko na jedną; możesz też należeć do cudzych paktów. Każda strona może zerwać pakt akcją polityczną.',
    also: ['traktat', 'pokój', 'sojusz'],
  },
  armies: {
    title: 'Armie',
    text: 'Twoja taktyka łączy oddziały w armie, zawsze tak, by siła była największa. Lotnictwo podwaja to, co dodaje jedna armia.',
    rulings: [
      'Armia jest przestarzała, gdy choć jeden jej oddział jest o dwa lub więcej poziomów niższy od taktyki. Wydrukowane „1 lub 2” uznajemy za pomyłkę.',
    ],
  },
  resign: {
    title: 'Kapitulacja',
    text: 'Wychodzisz z gry i przegrywasz. Każdy, kto prowadzi z tobą wojnę, otrzymuje w zamian 7 punktów kultury. W epoce IV nie można skapitulować.',
  },
};
