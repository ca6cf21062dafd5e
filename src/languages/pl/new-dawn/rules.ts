/** The rules of A New Dawn at hand, in Polish. */
import type { NdTexts } from '../../../games/new-dawn/texts/types.js';

export const rule: NdTexts['rule'] = {
  turn: {
    title: 'Tura',
    text: 'Użyj efektów z początku tury, wybierz jedną ze swoich pięciu kart rozwoju, zagraj ją według numeru slotu i odłóż do slotu 1; karty, które były przed nią, przesuwają się o slot. Kartę możesz zagrać bez jej działania, ale tury nie możesz pominąć.',
    also: ['kolejka', 'pas', 'odłożenie karty', 'ruch'],
  },
  place: {
    title: 'Kładzenie żetonów kontroli',
    text: 'Żeton kładziesz nieumocnioną stroną ku górze obok swojego miasta, na heksie o trudności nie większej niż slot. Nie na wodzie i nie tam, gdzie jest barbarzyńca, miasto, państwo-miasto albo jakikolwiek żeton kontroli. Otrzymujesz zasób albo cud natury z tego heksa. Jeśli nie masz wolnych żetonów, możesz najpierw zdjąć jeden z mapy.',
    also: ['położyć żeton', 'ekspansja', 'zajęcie heksa'],
  },
  'tech-dial': {
    title: 'Tarcza technologii',
    text: 'Na 3 i 6 możesz wziąć kartę poziomu II, na 10 i 14 poziomu III, na 19 i 24 poziomu IV, zamiast swojej karty tego samego typu, niezależnie od jej poziomu. Liczy się też minięcie pola. Po 24 tarcza idzie dalej od 15.',
  },
  caravan: {
    title: 'Karawany',
    text: 'Karawana wyrusza ze stolicy albo rozwiniętego miasta i może stanąć po drodze. Gdy wejdzie do państwa-miasta albo miasta rywala, wraca na swoją kartę i przynosi 2 żetony handlu (od państwa-miasta na karty jego typu) i kartę dyplomacji. W jedno miejsce dociera w turze tylko jedna karawana. Barbarzyńcy zagradzają drogę.',
  },
  city: {
    title: 'Budowa miasta',
    text: 'Miasto budujesz w odległości podanej na karcie, na heksie o trudności nie większej niż slot, na którym są najwyżej karawany i twój żeton kontroli, i nie obok miasta ani państwa-miasta. Odległości nie liczy się przez wodę, trudniejszy teren, heksy rywali i barbarzyńców.',
  },
  wonder: {
    title: 'Budowa cudu świata',
    text: 'Produkcja to numer slotu, plus 2 za każdy pasujący zasób lub cud natury i 1 za każdy żeton handlu na karcie przemysłu. Musi dorównać kosztowi; nadwyżka przepada. Potrzebne jest miasto bez cudu.',
    also: ['cuda świata', 'cud świata', 'zbudować cud'],
  },
  reinforce: {
    title: 'Umacnianie',
    text: 'Odwraca nieumocnione żetony kontroli na umocnioną stronę. Umocniony żeton dodaje 1 do własnej obrony i do obrony twoich sąsiednich żetonów i miast, a do tego zatrzymuje jednego barbarzyńcę.',
    also: ['umocnić', 'wzmocnienie', 'fortyfikacja'],
  },
  attack: {
    title: 'Atak',
    text: 'Możesz atakować barbarzyńców, państwa-miasta, miasta i żetony rywali w zasięgu od swojego heksa, którego nie zajmujesz dopiero w tej turze. Zasięgu nie liczy się przez wodę, heksy rywali i barbarzyńców. Obie strony rzucają kością i dodają: atakujący slot, kartę i efekty; obrońca 8 w państwie-mieście, trudność heksa barbarzyńcy, trudność i umocnienia żetonu, podwojoną trudność miasta. Potem najpierw atakujący, a po nim obrońca mogą wydać żetony handlu ze swoich kart wojska. Remis wygrywa obrońca.',
    also: ['napaść', 'walka', 'wojna'],
  },
  capital: {
    title: 'Pokonanie stolicy',
    text: 'Stolica zostaje. Zwycięzca zabiera do 2 żetonów handlu pokonanego, a także cud, który tam stoi, jeśli ma miasto bez cudu.',
  },
  mature: {
    title: 'Rozwinięte miasta',
    text: 'Miasto jest rozwinięte, gdy każdy heks wokół niego to woda albo ma twój żeton kontroli; boki poza mapą się nie liczą.',
    also: ['dojrzałe miasto', 'rozwój miasta'],
  },
  trade: {
    title: 'Wydarzenie: handel',
    text: 'Każdy otrzymuje żeton handlu za każde swoje rozwinięte miasto. Na karcie mieszczą się najwyżej trzy.',
  },
  barbarians: {
    title: 'Wydarzenie: najazdy barbarzyńców',
    text: 'Jedna kość podaje kierunek dla wszystkich. Wodę przekraczają do najbliższego lądu, na brzegu mapy zawracają. Niszczą karawany, nieumocnione żetony i miasta; umocniony żeton odwraca się i ich odrzuca; w stolicy właściciel traci 2 żetony handlu. Gdzie spotyka się kilku, rzucają kością i ruszają dalej po kolei.',
  },
  spawn: {
    title: 'Wydarzenie: powrót barbarzyńców',
    text: 'Każdy pokonany barbarzyńca wraca na swoje pole, jeśli nie ma tam nic oprócz karawan.',
  },
  quiet: {
    title: 'Wydarzenie: cisza',
    text: 'Nic się nie dzieje.',
  },
  agenda: {
    title: 'Zwycięstwo',
    text: 'Wykonaj po jednym zadaniu na każdej karcie zwycięstwa; wykonane pozostaje wykonane. Zwycięstwo sprawdza się na początku tury pierwszego gracza. Przy remisie: więcej cudów świata, potem więcej heksów.',
    also: ['wygrać', 'zwycięzca', 'warunki zwycięstwa'],
  },
  map: {
    title: 'Układanie mapy',
    text: 'Cztery kafle tworzą rdzeń, stronę A lub B wskazuje kość. Po kolei każdy wykłada jeden ze swoich trzech kafli, dowolną stroną i w dowolnym obrocie: musi stykać się z 4 heksami wcześniejszych kafli i z rdzeniem albo, tylko gdy to niemożliwe, z kaflem, który styka się z rdzeniem. Zamknięte luki wypełnia się wodą.',
  },
  setup: {
    title: 'Przygotowanie gry',
    text: 'Każdy ma przywódcę, którego arkusz podaje kolejność pierwszych pięciu kart rozwoju, stolicę i jedną karawanę.',
    also: ['początek', 'rozłożenie'],
  },
  goal: {
    title: 'Cel, zwycięstwo i koniec gry',
    text: 'Wykonaj po jednym zadaniu na każdej karcie zwycięstwa na stole: trzech, w grze epickiej czterech. Punktów zwycięstwa nie ma: wynik to liczba kart z wykonanym zadaniem. Zwycięstwo sprawdza się na początku tury pierwszego gracza; remis rozstrzygają cuda świata, potem heksy.',
    also: ['punkty', 'zakończenie'],
  },
  row: {
    title: 'Rząd rozwoju i sloty',
    text: 'Pięć kart rozwoju leży w slotach od 1 do 5. Numer slotu to siła karty i najtrudniejszy teren, jaki jest dla niej dostępny: łąki 1, wzgórza 2, las 3, pustynia 4, góry 5. Zagrana karta wraca do slotu 1, a karty, które były przed nią, przesuwają się dalej.',
    also: ['tor rozwoju', 'miejsce karty'],
  },
  terrain: {
    title: 'Teren i trudność',
    text: 'Łąki 1, wzgórza 2, las 3, pustynia 4, góry 5; woda liczy się jako 1 i nic na nią nie wchodzi, chyba że karta na to pozwala; cud natury to 5 i nie ma typu terenu. Heks ma do sześciu sąsiadów. Heksy, którym brakuje sąsiada, leżą na brzegu mapy; heksy obok wody leżą na wybrzeżu.',
    also: ['pole', 'sześciokąt', 'wybrzeże', 'brzeg'],
  },
  friendly: {
    title: 'Heksy własne i rywali, heksy puste',
    text: 'Heks z twoim żetonem kontroli, miastem lub stolicą jest twój; z cudzym należy do rywala. Heks jest pusty, gdy nic na nim nie leży ani nie stoi. Odległość i zasięg liczy się krok po kroku od własnego heksa.',
    also: ['przyjazny', 'dystans'],
  },
  'control-token': {
    title: 'Żetony kontroli: wpływy i terytorium',
    text: 'Każdy gracz ma 31 żetonów kontroli ze stroną nieumocnioną i umocnioną. Tworzą terytorium i rozwinięte miasta, trzymają zasoby i cuda natury, oznaczają wykonane zadania. Zniszczone wracają do właściciela. Rozszerzaj się kartami kultury, umacniaj kartami wojska.',
    also: ['żeton kontroli', 'żetony kontroli', 'żeton', 'żetony'],
  },
  resource: {
    title: 'Zasoby: marmur, rtęć, ropa, diament',
    text: 'Połóż żeton kontroli albo zbuduj miasto na zasobie, żeby go otrzymać. Każdy wydany pasujący zasób daje 2 produkcji na cud świata. Każdego rodzaju jest osiem; wydane wracają do puli.',
  },
  natural: {
    title: 'Cuda natury',
    text: 'Trudność 5. Kto ma heks, ten ma jego żeton, który raz na turę działa jak jego zasób (2 produkcji) i nigdy się nie zużywa. Gdy żeton kontroli znika, żeton cudu wraca na mapę.',
  },
  'trade-token': {
    title: 'Żetony handlu: premia na kartach rozwoju',
    text: 'Na karcie mieszczą się trzy; nadmiar przepada. Wydany podczas zagrywania karty, każdy daje o 1 więcej: żeton kontroli, pole na tarczy, heks każdej karawanie, produkcję na cud, siłę w jednym ataku lub jednej obronie. Pochodzą od karawan, pokonanych barbarzyńców i stolic oraz z wydarzenia „handel”.',
  },
  production: {
    title: 'Produkcja: opłacenie cudu',
    text: 'Slot karty przemysłu, plus 2 za każdy pasujący zasób lub cud natury i 1 za każdy żeton handlu na karcie. Musi dorównać kosztowi (cenie) cudu; nadwyżka przepada.',
    also: ['koszt cudu', 'przemysł'],
  },
  combat: {
    title: 'Walka: wojna, kości i obrona',
    text: 'Obie strony rzucają jedną kością. Atakujący dodaje slot, premię karty i wszystkie efekty. Obrońca dodaje 8 za państwo-miasto, trudność za barbarzyńcę, trudność i umocnienie za żeton, podwojoną trudność za miasto lub stolicę oraz 1 za każdy swój umocniony żeton obok. Potem najpierw atakujący, a po nim obrońca mogą dodać żetony handlu. Remis wygrywa obrońca. Szanse każdego ataku są podane w procentach.',
    also: ['bitwa', 'siła wojskowa', 'prawdopodobieństwo'],
  },
  conquer: {
    title: 'Podbój: co daje wygrany atak',
    text: 'Pokonany barbarzyńca daje 1 żeton handlu. Żeton rywala zastępuje twój żeton, miasto rywala twoje miasto, razem z cudem świata, który w nim stoi. Stolica zostaje, ale traci 2 żetony handlu i cud. Państwo-miasto staje się twoim miastem: jego żeton leży na twojej karcie i raz na turę działa jak żeton handlu. Jeśli nie masz już figurki miasta, zastępuje ją umocniony żeton. Państwo-miasto podbite przez rywala możesz zamiast tego wyzwolić.',
    also: ['łupy', 'zdobyć', 'zdobycie'],
  },
  diplomacy: {
    title: 'Karty dyplomacji: układy i pakty',
    text: 'Gdy twoja karawana dociera do państwa-miasta albo miasta rywala, możesz wziąć kartę dyplomacji: jedną od każdego państwa-miasta, jedną od każdego gracza. Działa dla tego, kto ją ma, nigdy dla właściciela. Atak na właściciela zrywa sojusz: karta wraca.',
    also: ['traktat', 'sojusz'],
  },
  'city-state': {
    title: 'Państwa-miasta',
    text: 'Neutralne miasta na łąkach z obroną 8. Karawany z nimi handlują, wojsko je podbija. Barbarzyńca na heksie osłania je przed jednym i drugim. Obok państwa-miasta nie możesz założyć miasta.',
    also: ['polis', 'miasto-państwo'],
  },
  upgrade: {
    title: 'Ulepszanie kart rozwoju: badania i technologia',
    text: 'Karty nauki przesuwają tarczę technologii. Na jej polach możesz wziąć kartę danego poziomu zamiast swojej karty tego samego typu; żetony i karawany zostają. Karty ulepszają też cuda, na przykład Piramidy i Porcelanowa Wieża.',
    also: ['rozwinięcie karty', 'poziom'],
  },
  event: {
    title: 'Tarcza wydarzeń',
    text: 'Przed każdą rundą oprócz pierwszej tarcza obraca się o pole: cisza, najazdy barbarzyńców, handel, najazdy barbarzyńców, powrót barbarzyńców, i znowu od początku.',
    also: ['wydarzenie', 'wydarzenia'],
  },
  components: {
    title: 'Elementy i limity: gdy czegoś brakuje',
    text: 'Wszystko oprócz żetonów handlu jest ograniczone zawartością pudełka: 31 żetonów kontroli, 7 miast i 3 karawany na gracza, po 8 zasobów każdego rodzaju. Bez wolnego żetonu możesz zdjąć jeden z mapy.',
  },
  'first-player': {
    title: 'Pierwszy gracz i kolejność',
    text: 'Losowany. Rundę zaczyna pierwszy gracz, dalej zgodnie z ruchem wskazówek zegara; on obraca tarczę wydarzeń i rzuca za barbarzyńców.',
    also: ['runda', 'rundy', 'kolejność tur'],
  },
  leader: {
    title: 'Przywódcy i cywilizacje',
    text: 'Ośmiu przywódców, każdy ma szczególną zdolność i kolejność pierwszego rzędu rozwoju. Losowani, wybierani po kolei albo ustaleni przed grą.',
  },
  leave: {
    title: 'Opuszczenie gry',
    text: 'Kto opuszcza grę, nie ma już tur i kończy za wszystkimi, którzy zostają. Jego elementy zostają na mapie i można je atakować; karty dyplomacji od innych wracają. Gdy zostaje jedno miejsce, ono wygrywa.',
    also: ['opuścić grę', 'poddać się', 'wyjść z gry'],
  },
};

export const ruling: NdTexts['ruling'] = {
  'focus:mathematics': ['Żetony handlu wydaj, zanim położysz nowy na karcie.'],
  'focus:animal-husbandry': ['Heks samej karawany jest w odległości 0 i nadaje się na miasto; karawana zostaje.'],
  'focus:mass-production': ['Nieudane ataki liczą się jako wykonane.'],
  'focus:mass-media': ['Do 2 to zwykła odległość. To nie atak: karty dyplomacji nie wracają.'],
  'focus:capitalism': ['Zagrana przez Maracanę, proponuje drugą kartę od razu, zanim wybrana karta wróci do slotu 1.'],
  'wonder:machu-picchu': ['Liczy się prawdziwy slot: karta zagrana ponownie, jakby ze slotu 1, liczy się jak slot 1.'],
  'wonder:estadio-do-maracana': [
    'Według tekstu cudu kartę gospodarki zagrywa się po innej, a ta wraca na końcu. Domowa interpretacja to odwraca.',
  ],
  'wonder:petra': ['Zatrzymany barbarzyńca idzie w przeciwną stronę, a zostaje, jeśli i tam droga jest zamknięta.'],
  'wonder:pentagon': ['Jego atakom nic nie stoi na drodze.'],
  'wonder:great-zimbabwe': ['Żetony na karcie zostają na niej, gdy cud zmienia właściciela.'],
  'wonder:oxford-university': ['Bez karty gospodarki karawany wychodzą z gry, dopóki znów jej nie masz.'],
  'wonder:chichen-itza': [
    'Działa, gdy kładziesz żetony obok miast lub obok dowolnego swojego heksa, ale nie wokół nowego miasta.',
  ],
  'wonder:stonehenge': ['Łańcuch nie wymaga miasta ani slotu, ale heks musi być wolny na żeton.'],
  'wonder:potala-palace': ['Po utracie cudu zachowujesz karty, które masz.'],
  'state:carthage': ['Sam broniony heks też jest w odległości do 2.'],
  'pact:embassy': ['Kartę wybiera ten, kto ma ambasadę, i może wybrać pełną.'],
  'leader:america': ['Cud natury na karcie przemysłu liczy się jako 2 (swój zasób) albo jako 1 (żeton handlu).'],
  'rule:city': [
    'Państwa-miasta nie przeszkadzają w liczeniu.',
    'Niczyj cud świata nie przeszkadza: dostaje go miasto.',
  ],
  'rule:attack': [
    'Karty dyplomacji atakowanego wracają, gdy tylko atak zostaje ogłoszony.',
    'O żetony program pyta tylko wtedy, gdy mogą jeszcze zmienić wynik.',
  ],
  'rule:agenda': [
    'Jeśli grę kończy limit rund, rozstrzyga ta sama kolejność.',
    'Kartę zwycięstwa oznacza jeden żeton, czy wykonane jest jedno zadanie, czy oba; bez wolnego zdejmuje się go z mapy.',
  ],
};
