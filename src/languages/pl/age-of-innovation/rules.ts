/** Rules at hand, in Polish. */
import type { AoiTexts } from '../../../games/age-of-innovation/texts/types.js';
import { counted } from './counting.js';
import { IN_DISCIPLINE, meaning, nouns } from './nouns.js';

type Rules = AoiTexts['rules'];

const entry: Rules['entry'] = {
  'rule:leave': {
    title: 'Opuszczenie gry',
    text: 'Nie masz już tur ani decyzji i zajmujesz miejsce za wszystkimi, którzy zostają. Twoja premia rundy wraca na stół; budynki zostają na mapie i liczą się na koniec. Kiedy zostaje jedna osoba, gra się kończy i następuje punktacja. Instrukcja o tym nie mówi.',
    rulings: [],
    also: ['wyjście', 'rezygnacja', 'poddać się', 'opuścić'],
  },
  turn: {
    title: 'Tura',
    text: 'W kolejności tur każdy wykonuje po jednej akcji, aż spasuje. Zasoby możesz zamieniać przed akcją i po niej, ale nie w jej trakcie.',
    rulings: [],
    also: ['przebieg tury', 'akcje', 'faza akcji', 'kolejka', 'ruch'],
  },
  'action:build': {
    title: 'Przekształcenie terenu i budowa',
    text: 'Zbliż jeden pusty heks w zasięgu do preferowanego terenu, po jednej łopacie za każdy krok na kręgu, a jeśli jego teren jest już preferowany, zbuduj na nim warsztat. Możesz też zrobić tylko jedno z dwojga. Cena łopaty w narzędziach zależy od toru przekształcania.',
    rulings: [],
    also: ['przekształcać', 'kopanie', 'łopata', 'budować', 'koszt warsztatu', 'preferowany teren', 'teren ojczysty'],
  },
  'action:spades': {
    title: 'Darmowe łopaty',
    text: 'Dokończ pierwszy heks, zanim użyjesz reszty na innych; wszystkie muszą od początku być w zasięgu. Brakujące łopaty możesz dokupić na pierwszy heks. Warsztat budujesz na końcu i tylko na pierwszym heksie. Czego nie użyjesz, przepada.',
    rulings: [
      'Brakujące łopaty dokupisz tylko na pierwszy heks.',
      'Łopaty, które nic by nie dały, nie są proponowane.',
    ],
    also: ['darmowa łopata', 'łopaty', 'dwie łopaty'],
  },
  'action:upgrade': {
    title: 'Rozbudowa budynku',
    text: 'Warsztat rozbudowujesz do gildii, gildię do szkoły albo pałacu, szkołę do uniwersytetu. Stary budynek wraca na planszę planowania i zakrywa tam swoje pole.',
    rulings: [],
    also: ['rozbudować', 'ulepszenie', 'koszt budynku', 'tańsza gildia', 'zniżka'],
  },
  'track:shipping': {
    title: 'Żegluga',
    text: 'Kosztuje 1 uczonego i 4 monety. Każde ulepszenie pozwala sięgnąć o jeden heks rzeki dalej, najwyżej 3, i daje punkty albo księgi.',
    rulings: [],
    also: ['statek', 'tor żeglugi', 'łódź', 'rzeka'],
  },
  'track:terraforming': {
    title: 'Tańsza łopata',
    text: 'Obniżenie kosztuje 1 uczonego, 1 narzędzie i 5 monet (na planszy łąki 1 monetę). Łopata kosztuje potem 2 narzędzia, a na końcu toru 1; każde obniżenie daje księgi albo punkty.',
    rulings: [],
    also: ['tor przekształcania', 'koszt łopaty', 'narzędzia za łopatę', 'obniżenie trudności'],
  },
  'action:innovate': {
    title: 'Wprowadzenie innowacji',
    text: 'Zapłać dwie księgi danej kolumny i trzy dowolne; na szerokich polach po dwie z dwóch kolumn i jedną dowolną. Druga i trzecia innowacja kosztują o 1 i 2 księgi więcej. Bez pałacu dopłacasz 5 monet. Możesz mieć trzy innowacje.',
    rulings: [],
    also: ['innowacja', 'wprowadzić', 'plansza innowacji', 'koszt innowacji', 'wynalazek'],
  },
  'action:scholar': {
    title: 'Wysłanie uczonego',
    text: 'Uczony na wolnym polu daje 3 albo 2 poziomy i zostaje tam na zawsze. Uczony zwrócony do puli daje 1 poziom.',
    rulings: ['Możesz wysłać uczonego, nawet jeśli wszystkie poziomy przepadną.'],
    also: ['uczony', 'uczeni', 'naukowiec'],
  },
  'action:power': {
    title: 'Zaklęcia',
    text: 'Sześć akcji za moc z naczynia III. Z każdej może skorzystać raz na rundę jeden gracz.',
    rulings: [],
    also: ['zaklęcie', 'rzucić zaklęcie', 'akcja mocy', 'czar'],
  },
  'action:books': {
    title: 'Akcje księgi',
    text: 'Trzy akcje za księgi dowolnych dyscyplin. Z każdej może skorzystać raz na rundę jeden gracz.',
    rulings: [],
    also: ['akcja księgi', 'księgi', 'księga'],
  },
  'action:special': {
    title: 'Akcje specjalne',
    text: 'Akcje na twoich własnych żetonach. Każda jest darmowa i dostępna raz na rundę.',
    rulings: [],
    also: ['akcja specjalna', 'żeton x', 'ośmiokąt'],
  },
  'action:pass': {
    title: 'Pasowanie',
    text: 'Zdobądź punkty z żetonów, które działają przy pasowaniu, wymień premię rundy na jedną z trzech wolnych, razem z jej monetami, i zajmij kolejne miejsce w kolejności tur następnej rundy. W rundzie 6 tylko zdobywasz punkty.',
    rulings: [],
    also: ['pas', 'spasować', 'kolejność tur', 'gracz początkowy', 'premia rundy', 'pierwszy gracz'],
  },
  'action:convert': {
    title: 'Zamiana zasobów',
    text: 'Moc: 5 za uczonego albo księgę, 3 za narzędzie, 1 za monetę. Uczonego zamieniasz na narzędzie, narzędzie albo księgę na monetę. Poświęcenie mocy usuwa z gry znacznik z naczynia II, by przenieść inny do naczynia III.',
    rulings: [],
    also: ['zamienić', 'wymiana', 'poświęcić', 'poświęcenie mocy', 'darmowe akcje'],
  },
  offer: {
    title: 'Moc z budowy',
    text: 'Kiedy ktoś buduje albo rozbudowuje, sąsiedzi mogą zyskać moc równą wartości swoich sąsiadujących budynków. Płacą o 1 punkt mniej, niż zyskują mocy. Wszystko albo nic, ale nigdy więcej, niż mieszczą naczynia i na ile starcza punktów.',
    rulings: ['Propozycje ustala się w chwili budowy, a odpowiedzi padają na koniec tury, w kolejności tur.'],
    also: ['sąsiedzi', 'sąsiad', 'pijawka', 'ładowanie', 'przyjąć', 'zrezygnować', 'zyskiwanie mocy'],
  },
  power: {
    title: 'Naczynia mocy',
    text: 'Zyskana moc przenosi znaczniki z naczynia I do II, a gdy naczynie I jest puste, z II do III. Wydajesz tylko moc z naczynia III; wraca ona do naczynia I.',
    rulings: [],
    also: ['moc', 'naczynie', 'naczynia', 'obieg mocy', 'znacznik mocy', 'misa'],
  },
  reach: {
    title: 'Sąsiedztwo i zasięg',
    text: 'Sąsiadują heksy, które łączy bok albo most. W zasięgu są heksy sąsiadujące i te za tyloma heksami rzeki, ile wynosi twoja żegluga.',
    rulings: [],
    also: ['zasięg', 'sąsiadujący', 'sąsiadowanie', 'odległość'],
  },
  city: {
    title: 'Miasta',
    text: 'Cztery sąsiadujące budynki o wartości mocy 7 zakładają miasto; z uniwersytetem wystarczą trzy, z monumentem dwa. Każde miasto daje żeton z punktami, nagrodą i kluczem.',
    rulings: [
      'Pawilon liczy się też do zmniejszonej liczby budynków.',
      'Dwa miasta, które się połączą, zachowują żetony i nic nowego nie zyskują.',
      'Miasto, którego żeton przychodzi później, już jest miastem: nic, co w międzyczasie zbudujesz, go nie połączy ani nie cofnie.',
    ],
    also: ['miasto', 'założyć miasto', 'żeton miasta', 'klucz', 'klucze'],
  },
  neutral: {
    title: 'Budynki neutralne',
    text: 'Umieść je od razu w zasięgu, na preferowanym terenie albo na takim, który przekształcisz kupionymi łopatami; inaczej przepadają. Liczą się jako zbudowane i jako budynki swojego rodzaju, ale nic nie odkrywają na planszy planowania i nie można ich rozbudować.',
    rulings: [],
    also: ['budynek neutralny', 'neutralny', 'wieża', 'monument'],
  },
  science: {
    title: 'Nauka',
    text: 'Poziomy 3, 5, 7 i 12 dają 1, 2, 2 i 3 mocy. Poziom 8 wymaga klucza, po jednym na dyscyplinę. Na poziomie 12 mieści się jeden gracz. Od poziomu 9 dyscyplina daje dochód.',
    rulings: [],
    also: ['dyscyplina', 'dyscypliny', 'plansza nauki', 'poziom', 'awans', 'poziom 12', 'medycyna'],
  },
  bridge: {
    title: 'Mosty',
    text: 'Most łączy oba końce nadrukowanego miejsca; na jednym z nich musi stać twój budynek. Końce sąsiadują odtąd ze sobą dla wszystkich.',
    rulings: [],
    also: ['most', 'mosty'],
  },
  pavilion: {
    title: 'Pawilony',
    text: 'Akcją umieszczasz pawilon obok swojego budynku: dodaje on 1 do wartości mocy i liczy się jako drugi budynek miasta. W niczym innym nie liczy się jako budynek.',
    rulings: [],
    also: ['pawilon', 'aneks', 'przybudówka'],
  },
  income: {
    title: 'Dochód',
    text: 'Na początku każdej rundy otrzymujesz to, co odkryte na planszy planowania, oraz dochód z premii rundy, pałacu, kompetencji, innowacji, frakcji i dyscyplin od poziomu 9.',
    rulings: [],
    also: ['faza i', 'produkcja', 'plansza planowania', 'faza dochodu'],
  },
  'science-bonus': {
    title: 'Koniec rundy',
    text: 'W kolejności następnej rundy każdy otrzymuje premię za naukę z żetonu rundy tyle razy, na ile pozwala jego poziom. Jej łopaty możesz rozdzielić na kilka heksów, nie możesz ich dokupić i nic nie budujesz. Potem na każdą wolną premię rundy trafia moneta.',
    rulings: [],
    also: ['premia za naukę', 'żeton rundy', 'punktowanie rundy', 'faza iii'],
  },
  end: {
    title: 'Ostateczna punktacja',
    text: 'Największe połączone obszary dają 18, 12 i 6 punktów; w każdej dyscyplinie najwyższe poziomy dają 8, 4 i 2. Remis dzieli punkty. Wszystkie zasoby zamieniasz na monety, a 5 monet to punkt.',
    rulings: [],
    also: ['koniec gry', 'zwycięstwo', 'remis', 'obszar', 'punktowanie obszaru', 'punkty', 'kto wygrywa'],
  },
  'set-up': {
    title: 'Przygotowanie rozgrywki',
    text: 'W odwrotnej kolejności tur każdy wybiera zestaw: planszę planowania, frakcję i premię rundy. Potem w kolejności tur i z powrotem wszyscy umieszczają warsztaty; Arystokraci dokładają wieżę, a Mnisi na samym końcu umieszczają uniwersytet.',
    rulings: [],
    also: ['przygotowanie', 'początek', 'pierwsze warsztaty', 'zestaw', 'zestawy'],
  },
  draft: {
    title: 'Wariant: dobieranie',
    text: 'Przez trzy okrążenia każdy bierze planszę planowania, frakcję albo pałac, aż ma wszystkie trzy; potem w odwrotnej kolejności tur bierze się premie rundy.',
    rulings: [],
    also: ['dobieranie', 'karta planowania', 'draft', 'wariant'],
  },
  final: {
    title: 'Żeton punktowania rundy finałowej',
    text: 'Leży na szóstym żetonie rundy, zakrywa jego premię za naukę i w rundzie 6 też punktuje, za każdym razem, gdy robisz to, co pokazuje. Nigdy nie pokazuje tego samego budynku co żeton pod nim.',
    rulings: [],
    also: ['runda finałowa', 'żeton finałowy', 'ostatnia runda'],
  },
  competencies: {
    title: 'Kompetencje',
    text: 'Szkoła albo uniwersytet daje ci jedną, z poziomami i księgami z jej miejsca: 3 poziomy w górnym rzędzie, 2 poziomy i 1 księga w środkowym, 1 poziom i 2 księgi w dolnym, zawsze z dyscypliny kolumny. Każdego rodzaju są cztery; dwóch takich samych mieć nie możesz.',
    rulings: [],
    also: ['kompetencja', 'żeton kompetencji'],
  },
  two: {
    title: 'Rozgrywka dwuosobowa',
    text: 'W punktowaniu nauki i obszaru uczestniczy frakcja niezależna. Jej znaczniki zaczynają na 2 i rosną z symbolami pierwszych pięciu żetonów rund; jej obszar odkrywa się na początku rundy 6.',
    rulings: [],
    also: ['dwóch graczy', 'frakcja niezależna', 'żeton obszaru', 'we dwoje'],
  },
};

const ruling: Rules['ruling'] = {
  blessed: ['Na poziomie 0 liczą się jak na poziomie 3.'],
  goblins: [
    'Łopaty z przygotowania i z premii za naukę też dają monety.',
    'Monetami za przekształcenie możesz zapłacić za warsztat na tym samym heksie.',
  ],
  desert: ['Wynalazcy i Mnisi używają łopaty przed wzięciem kompetencji albo po nim.'],
  illusionists: [
    'Późniejsze wydanie: 1 punkt, a przy czterech lub pięciu graczach 2. Wydanie 1.0: 3 punkty, a przy pięciu graczach 4.',
    'Zamiana mocy na zasoby nie tanieje.',
  ],
  moles: [
    'Tunel omija dokładnie jeden heks, zajęty lub nie, a jego cel nie sąsiaduje z żadnym budynkiem Kretów.',
    'Punkty za tunel: w późniejszym wydaniu 2 plus liczba graczy, w wydaniu 1.0 zawsze 4.',
    'Nad lądem biegną tylko mosty z ich własnej akcji; inne ich mosty stoją w nadrukowanych miejscach.',
  ],
  navigators: ['Monetę daje tylko późniejsze wydanie.'],
  psychics: ['Drugą akcję możesz pominąć albo nią spasować, a pomiędzy akcjami zamieniać zasoby.'],
  lizards: ['Darmowy warsztat może stanąć na dowolnym heksie preferowanego terenu w zasięgu.'],
  'neutral-palace': ['Za innowacje nie płacisz już dodatkowych 5 monet.'],
  'neutral-school': [
    'Jeśli szkoły nie da się umieścić, i tak bierzesz kompetencję.',
    'Szkołę i kompetencję bierzesz w dowolnej kolejności, tak samo żeton miasta, które zakłada szkoła.',
  ],
  'palace-9': ['Każdy heks poza zwykłym zasięgiem wymaga osobnego lotu.'],
  'palace-11': ['W późniejszym wydaniu liczy się to jako założenie miasta.'],
  'palace-14': [
    'Wszystkie twoje grupy obok pominiętego heksa liczą się razem, żadna z nich nie może należeć do miasta; heks służy jednemu miastu.',
    'Miasto możesz ogłosić w dowolnej chwili swojej tury, póki są żetony miasta.',
  ],
  'palace-15': [
    'Części wykonujesz w dowolnej kolejności, jedną po drugiej. W późniejszym wydaniu żetony miasta czekają, aż skończysz wszystkie.',
    'Mostów możesz nie budować.',
  ],
  'palace-16': ['W wydaniu 1.0 nie może to być heks, który przekształcasz w tej samej turze.'],
  'competency-1': ['Najpierw liczy się jej poziom: wejście z nią na poziom 9 daje ten dochód od razu.'],
  'competency-12': ['Najpierw liczą się poziomy z premii rundy nr 8.'],
};

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

type Steps = Parameters<Rules['starts']>[0]['steps'];

/** '1 poziom w prawie, 1 w medycynie' */
const levels = (steps: Steps): string => {
  const [first] = steps;
  if (first && steps.length === Object.keys(nouns.discipline).length)
    return `${counted(first.n, 'levels')} w każdej dyscyplinie`;
  return steps
    .map(({ discipline, n }, i) => `${i === 0 ? counted(n, 'levels') : n} ${IN_DISCIPLINE[discipline]}`)
    .join(', ');
};

export const rules: Rules = {
  kind: {
    rule: 'zasada',
    faction: 'frakcja',
    board: 'plansza planowania',
    building: 'budynek',
    discipline: 'dyscyplina',
    innovation: 'innowacja',
    palace: 'pałac',
    competency: 'kompetencja',
    booster: 'premia rundy',
    round: 'żeton rundy',
    final: 'żeton finałowy',
    power: 'zaklęcie',
    book: 'akcja księgi',
    city: 'żeton miasta',
  },
  entry,
  ruling,
  page: ({ page }) => `s. ${page}`,
  noPage: 'poza instrukcją',
  tile: ({ meaning: what }) => capital(what),
  power: ({ action, power }) => capital(`${meaning(action)} za ${counted(power, 'power', 'acc')}`),
  books: ({ action, books }) => capital(`${meaning(action)} za ${counted(books, 'books', 'acc')}`),
  starts: ({ steps, freeSteps, tools }) => {
    const parts = [
      ...(steps.length > 0 ? [levels(steps)] : []),
      ...(freeSteps > 0 ? ['2 poziomy w jednej dyscyplinie albo po 1 w dwóch'] : []),
      ...(tools > 0 ? [counted(tools, 'tools')] : []),
    ];
    return `Na początku: ${parts.join(', ')}.`;
  },
};
