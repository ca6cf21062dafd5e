/** The 55 events of Through the Ages, in Polish. */
import type { TtaTexts } from '../../../games/through-the-ages/texts/types.js';

const UNUSED_FIRST = 'Najpierw odchodzą wolni robotnicy; jeśli ich nie ma, robotnika z karty wybiera właściciel.';
const FULL_GAIN = 'Kto traci, traci najwyżej tyle, ile ma; kto otrzymuje, otrzymuje wszystko.';
const STRONGEST_ALONE = 'W grze na dwóch graczy: tylko najsilniejsza.';
const WEAKEST_ALONE = 'W grze na dwóch graczy: tylko najsłabsza.';
const ALSO_UPRISING = 'Także podczas powstania. Razem z tym, co dodają lub zabierają pakty.';
const FULL_OUTPUT = 'Pełna produkcja, jakby w niebieskim banku nie brakowało znaczników.';
const RANKS =
  'Liczą się ci, którzy są jeszcze w grze. W trakcie gry przy równości liczy się od bieżącego gracza, na koniec od pierwszego.';

export const event: TtaTexts['does']['event'] = {
  'eA-agriculture': { text: 'Każdy otrzymuje 2 żywności.' },
  'eA-crafts': { text: 'Każdy otrzymuje 2 surowce.' },
  'eA-science': { text: 'Każdy otrzymuje 2 punkty nauki.' },
  'eA-trade-routes': { text: 'Każdy otrzymuje 1 punkt nauki, 1 żywności, potem 1 surowiec.' },
  'eA-markets': { text: 'Każdy otrzymuje 2 żywności albo 2 surowce, nie po jednym.' },
  'eA-settlement': { text: 'Każdy otrzymuje 1 ludności bez wydawania żywności.' },
  'eA-politics': { text: 'Każdy dobiera 3 karty militarne, bez względu na limit.' },
  'eA-warfare': { text: 'Kto ma wolnego robotnika, może za darmo utworzyć z niego oddział „Wojownicy”.' },
  'eA-religion': {
    text: 'Kto ma wolnego robotnika, może za darmo zbudować nim świątynię na karcie „Religia”.',
    rulings: ['Limit budynków miejskich obowiązuje.'],
  },
  'eA-civilization': {
    text: 'Każdy może, nie wydając akcji, zrobić jedną z trzech rzeczy: zwiększyć ludność o 1 żywności taniej, zbudować farmę, kopalnię lub budynek miejski o 1 surowiec taniej albo opracować technologię o 1 punkt nauki taniej.',
    rulings: [
      'Rewolucja i tak pochłania wszystkie akcje cywilne; u wszystkich poza bieżącym graczem są to akcje najbliższej tury.',
    ],
  },
  'e1-barbarians': {
    text: 'Kto ma najwięcej punktów kultury, traci 1 ludności, jeśli jest też wśród dwóch najsłabszych.',
    rulings: [UNUSED_FIRST, 'W grze na dwóch graczy: tylko jeśli jest najsłabszy.'],
  },
  'e1-border-conflict': {
    text: 'Najsłabsza cywilizacja niszczy jedną swoją farmę, kopalnię lub jeden budynek miejski. Najsilniejsza otrzymuje 3 surowce.',
    rulings: ['Robotnik staje się wolny.'],
  },
  'e1-crusades': {
    text: 'Najsilniejsza cywilizacja otrzymuje 4 punkty kultury, najsłabsza traci 4.',
    rulings: [FULL_GAIN],
  },
  'e1-cultural-influence': { text: 'Każdy otrzymuje tyle punktów kultury, ile wynosi jego przyrost kultury.' },
  'e1-foray': {
    text: 'Każda z dwóch najsilniejszych cywilizacji otrzymuje łącznie 3 żywności i surowców, w dowolnym podziale.',
    rulings: [STRONGEST_ALONE],
  },
  'e1-good-harvest': {
    text: 'Każdy produkuje żywność jak na koniec tury, bez korupcji i konsumpcji.',
    rulings: [ALSO_UPRISING],
  },
  'e1-immigration': {
    text: 'Wszyscy, którzy mają najwięcej szczęścia, otrzymują 1 ludności bez wydawania żywności.',
    rulings: [
      'Przy równości wszyscy, nawet ze szczęściem 0. Szczęście liczy się do 8. Pusty żółty bank nikogo nie daje.',
    ],
  },
  'e1-new-deposits': {
    text: 'Każdy produkuje surowce jak na koniec tury, bez korupcji.',
    rulings: [ALSO_UPRISING],
  },
  'e1-pestilence': { text: 'Każdy traci 1 ludności.', rulings: [UNUSED_FIRST] },
  'e1-raiders': {
    text: 'Każda z dwóch najsłabszych cywilizacji traci łącznie 2 żywności i surowców, w dowolnym podziale.',
    rulings: [WEAKEST_ALONE],
  },
  'e1-rats': { text: 'Każdy traci całą swoją żywność.' },
  'e1-rebellion': {
    text: 'Każdy traci 2 akcje cywilne za każdego niezadowolonego robotnika, ale nie więcej, niż ma.',
    rulings: ['Wracają na koniec następnej tury gracza.'],
  },
  'e1-reign-of-terror': { text: 'Najsłabsza cywilizacja traci 1 ludności.', rulings: [UNUSED_FIRST] },
  'e1-scientific-breakthrough': { text: 'Każdy otrzymuje tyle punktów nauki, ile wynosi jego przyrost nauki.' },
  'e1-uncertain-borders': {
    text: 'Najsilniejsza cywilizacja zabiera 1 żółty znacznik z banku najsłabszej.',
    rulings: ['Jeśli ten bank jest pusty, nic się nie dzieje.'],
  },
  'e2-civil-unrest': {
    text: 'Każdy traci 4 punkty kultury za każdego niezadowolonego robotnika. Wszyscy, którzy mają ich najwięcej, zwracają też 1 niebieski znacznik do pudełka.',
    rulings: ['Niezadowolonych liczy się raz, przed stratami. Znacznik traci się nawet przy 0 punktów kultury.'],
  },
  'e2-cold-war': {
    text: 'Dwie najsilniejsze cywilizacje otrzymują po 6 punktów nauki.',
    rulings: [STRONGEST_ALONE],
  },
  'e2-crime-wave': {
    text: 'Dwie najsłabsze cywilizacje tracą po 3 punkty kultury i zwracają po 1 niebieskim znaczniku do pudełka.',
    rulings: ['Znacznik pochodzi z banku albo z farmy lub kopalni do wyboru właściciela.'],
  },
  'e2-economic-progress': {
    text: 'U każdego jeszcze raz następują korupcja, produkcja żywności, konsumpcja i produkcja surowców.',
    rulings: ['Każda brakująca jednostka żywności jak zawsze kosztuje 4 punkty kultury. Także podczas powstania.'],
  },
  'e2-emigration': {
    text: 'Każdy traci ludność: połowę swoich niezadowolonych robotników, zaokrągloną w górę.',
    rulings: ['Liczy się raz, przed stratami.', UNUSED_FIRST],
  },
  'e2-iconoclasm': {
    text: 'Wszyscy przywódcy spoza bieżącej epoki wypadają z gry.',
    rulings: ['W epoce IV wszyscy. Bill Gates, odchodząc, daje punkty.'],
  },
  'e2-independence': {
    text: 'Najsłabsza cywilizacja traci jedną kolonię do swojego wyboru.',
    rulings: [
      'Jej efekt stały znika: żółte znaczniki, o ile są w banku, i niebieskie znaczniki. Karta trafia do odrzuconych.',
    ],
  },
  'e2-intl-agreement': {
    text: 'Najsilniejsza cywilizacja może wziąć karty z rzędu, łącznie do 5 akcji cywilnych, nie wydając własnych, a potem pomija następną fazę polityki. Rząd uzupełnia się bez odrzucania lewych kart.',
    rulings: [
      'Zwykłe koszty i limity. Kto nie bierze żadnej karty, nie pomija fazy polityki.',
      'Te 5 akcji to osobna pula: gracz nie wydaje żadnej swojej.',
      'Uzupełnienie może zakończyć epokę.',
    ],
  },
  'e2-national-pride': { text: 'Kto ma najwięcej punktów kultury, otrzymuje jeszcze 5.' },
  'e2-politics-of-strength': {
    text: 'Najsilniejsza cywilizacja dobiera 5 kart militarnych, najsłabsza odrzuca 3 do swojego wyboru. W epoce IV zamiast tego najsilniejsza otrzymuje 5 punktów kultury, a najsłabsza traci 3.',
    rulings: ['Kto ma mniej niż 3 karty, odrzuca wszystkie.'],
  },
  'e2-popularization': { text: 'Każdy otrzymuje tyle punktów kultury, ile wynosi jego przyrost nauki.' },
  'e2-prosperity': {
    text: 'Każdy otrzymuje 1 żywności za każde szczęście.',
    rulings: ['Najwyżej 8 i tyle, ile jest w niebieskim banku.'],
  },
  'e2-ravages': {
    text: 'Każdy zamienia w ruinę jeden swój ukończony cud z epoki A lub I: traci on wszystkie efekty i daje w zamian 2 kultury.',
    rulings: [
      'Nie można odmówić. Ruina nadal liczy się jako ukończony cud swojej epoki.',
      'Homer pod cudem zachowuje swoje szczęście.',
    ],
  },
  'e2-refugees': {
    text: 'Najsilniejsza cywilizacja otrzymuje 3 punkty kultury i 1 ludności za darmo. Najsłabsza traci 3 punkty kultury i 1 ludności.',
    rulings: [FULL_GAIN, UNUSED_FIRST],
  },
  'e2-terrorism': {
    text: 'Kto ma najmniej punktów kultury, niszczy po jednym budynku miejskim każdemu z pozostałych.',
    rulings: ['Z dowolnej epoki; wybiera ten, kto niszczy. Robotnik staje się wolny.'],
  },
  'e3-agriculture': {
    text: 'Każdy otrzymuje 1 punkt za każdą jednostkę żywności, którą produkują jego farmy, i jeszcze 4, jeśli to więcej niż konsumpcja.',
    rulings: [FULL_OUTPUT, 'Żywność z paktów się nie liczy.'],
  },
  'e3-architecture': { text: 'Każdy otrzymuje 1 punkt za poziom każdego budynku miejskiego.' },
  'e3-balance': {
    text: 'Każdy otrzymuje podwojoną najmniejszą z czterech wartości: produkcja żywności, produkcja surowców, nauka, kultura.',
    rulings: [FULL_OUTPUT, 'Tu liczą się wszystkie źródła: farmy, kopalnie, kolej, laboratoria Billa Gatesa i pakty.'],
  },
  'e3-colonies': { text: 'Każdy otrzymuje 3 punkty za każdą kolonię.' },
  'e3-competition': { text: 'Każdy otrzymuje 1 punkt za poziom każdego oddziału i każdej areny.' },
  'e3-government': {
    text: 'Każdy otrzymuje 2 punkty za każdą akcję cywilną i 1 za militarną, według łącznej liczby.',
  },
  'e3-happiness': {
    text: 'Każdy otrzymuje 2 punkty za każde szczęście, do 16, i traci 2 za każdego niezadowolonego robotnika.',
    rulings: ['Wynik może być ujemny; punkty kultury nie spadają poniżej 0.'],
  },
  'e3-industry': {
    text: 'Każdy otrzymuje 1 punkt za każdy surowiec, który produkują jego kopalnie.',
    rulings: [FULL_OUTPUT, 'Podwojona kopalnia kolei się liczy, laboratoria Billa Gatesa nie.'],
  },
  'e3-population': {
    text: 'Każdy otrzymuje 2 punkty za każdego zadowolonego robotnika powyżej dziesiątego.',
    rulings: ['Zadowoleni to wszyscy robotnicy, także wolni, bez niezadowolonych.'],
  },
  'e3-progress': { text: 'Każdy otrzymuje 2 punkty za poziom ustroju i każdej technologii specjalnej.' },
  'e3-science': {
    text: 'Każdy otrzymuje punkty za miejsce w nauce: 15, 10, 5, 0 we czworo, 14, 7, 0 we troje, 10, 0 we dwoje.',
    rulings: [RANKS],
  },
  'e3-strength': {
    text: 'Każdy otrzymuje punkty za miejsce w sile: 15, 10, 5, 0 we czworo, 14, 7, 0 we troje, 10, 0 we dwoje.',
    rulings: [RANKS],
  },
  'e3-technology': {
    text: 'Każdy otrzymuje 4 punkty za każdą technologię poziomu III w grze, z robotnikami lub bez nich.',
  },
  'e3-variety': {
    text: 'Każdy otrzymuje 2 punkty za każdy typ oddziałów, każdy typ budynków miejskich i każdą technologię specjalną.',
    rulings: ['Technologia bez robotnika nie jest oddziałem ani budynkiem.'],
  },
  'e3-wonders': {
    text: 'Każdy otrzymuje punkty za każdy ukończony cud: 5 za epokę A, 4 za I, 3 za II, 2 za III.',
    rulings: ['Ruiny się liczą.'],
  },
};
