/** What cards do, in Polish: one line each, for menus, tables and the rules at hand. */
import type { NdTexts } from '../../../games/new-dawn/texts/types.js';

type Does = NdTexts['does'];

const focus: Does['focus'] = {
  'early-empire': 'Połóż 2 żetony kontroli obok swoich miast; teren do numeru slotu.',
  'drama-and-poetry':
    'Połóż 2 żetony kontroli obok swoich miast; teren do numeru slotu. Potem możesz przesunąć jeden swój żeton na sąsiedni pusty heks lądu, bez względu na teren.',
  'civil-service':
    'Połóż 2 żetony kontroli obok swoich miast, potem jeszcze 1 obok dowolnego swojego heksa; teren do numeru slotu.',
  'mass-media':
    'Połóż 3 żetony kontroli obok swoich miast; teren do numeru slotu. Potem wybierz żeton rywala w odległości do 2 od swojego heksa: nieumocniony staje się twój, umocniony odwraca się na nieumocnioną stronę.',
  astrology: 'Przesuń tarczę technologii o numer slotu.',
  mathematics: 'Połóż żeton handlu z puli na dowolnej swojej karcie, potem przesuń tarczę technologii o numer slotu.',
  'replaceable-parts': 'Weź zasób, którego nie masz, potem przesuń tarczę technologii o numer slotu.',
  'nuclear-power':
    'Ze slotu 5 najpierw wybierz heks: na nim i wokół niego nieumocnione żetony kontroli giną, a umocnione się odwracają, bez względu na właściciela. Potem przesuń tarczę technologii o numer slotu.',
  'foreign-trade': 'Jedna karawana. Każda przechodzi do 3 heksów; teren do numeru slotu.',
  currency:
    'Dwie karawany. Każda przechodzi do 4 heksów; teren do numeru slotu. Barbarzyńca, na którego heks wchodzi karawana, ginie, ale nie daje żetonu handlu.',
  'steam-power':
    'Dwie karawany. Każda przechodzi do 6 heksów, także przez wodę; teren do numeru slotu. Potem możesz wymienić jeden swój zasób na inny z puli.',
  capitalism:
    'Trzy karawany. Każda przechodzi do 6 heksów, także przez wodę; teren do numeru slotu. Raz na turę, gdy ta karta wróci do slotu 1, możesz zagrać inną swoją kartę tak, jakby leżała w slocie 1; tamta karta zostaje na miejscu.',
  pottery:
    'Zbuduj cud o produkcji równej numerowi slotu albo miasto w odległości do 2 od swojego heksa; teren do numeru slotu.',
  'animal-husbandry':
    'Zbuduj cud o produkcji równej numerowi slotu albo miasto w odległości do 3 od swojego heksa lub swojej karawany; teren do numeru slotu.',
  nationalism:
    'Zbuduj cud o produkcji równej numerowi slotu (7 ze slotu 5) albo miasto w odległości do 4 od swojego heksa, także przez wodę; teren do numeru slotu.',
  urbanization:
    'Zbuduj cud o produkcji równej numerowi slotu albo miasto w odległości do 5 od swojego heksa, także przez wodę; teren do numeru slotu; potem do 2 żetonów kontroli obok tego miasta.',
  masonry:
    'Umocnij tyle żetonów, ile wynosi slot, albo atakuj do dwóch razy w odległości do 2; siła równa jest numerowi slotu.',
  'iron-working':
    'Umocnij tyle żetonów, ile wynosi slot, albo atakuj do dwóch razy w odległości do 3; siła to slot + 1 (slot + 3 na barbarzyńców).',
  'mass-production':
    'Atakuj do dwóch razy w odległości do 3, także przez wodę; siła to slot + 2. Potem umocnij tyle żetonów, ile wynosi slot, minus jeden za każdy atak.',
  flight:
    'Umocnij tyle żetonów, ile wynosi slot, albo atakuj do trzech razy w odległości do 5; siła to slot + 3; nic nie stoi na drodze.',
};

const trade: Does['trade'] = {
  culture: 'Każdy żeton handlu: jeszcze 1 żeton kontroli.',
  science: 'Każdy żeton handlu: jeszcze 1 pole na tarczy.',
  economy: 'Każdy żeton handlu: jeszcze 1 heks dla każdej karawany.',
  industry: 'Każdy żeton handlu: +1 do produkcji, tylko na cuda.',
  military: 'Każdy żeton handlu: +1 do siły w jednym ataku lub jednej obronie.',
};

const leader: Does['leader'] = {
  america:
    'Otrzymany lub użyty żeton cudu natury połóż na dowolnej swojej karcie rozwoju. Tam działa też jak żeton handlu tej karty, również raz na turę.',
  aztec:
    'Gdy twoja karta wojska wróci do slotu 1, możesz zamienić miejscami dwie swoje karty, jeśli w tej turze udał ci się atak.',
  egypt: 'Cuda świata kosztują cię o 1 mniej.',
  france:
    'Twoja karta kultury kładzie więcej żetonów według najpóźniejszej epoki twoich cudów: 1 za starożytność, 2 za średniowiecze, 3 za nowożytność.',
  japan: 'W twojej turze pustynie i góry na wybrzeżu lub na brzegu mapy mają trudność 3.',
  rome: 'Karawany z twojej karty gospodarki mogą wyruszać z dowolnego twojego miasta.',
  scythia: '+3 do siły, gdy atakujesz łąki lub wzgórza albo ich bronisz.',
  sumeria: 'Każdy pokonany przez ciebie barbarzyńca daje też wybrany zasób.',
};

const wonder: Does['wonder'] = {
  stonehenge: 'Gdy kładziesz żeton na wzgórzach, możesz kłaść następne na sąsiednich wzgórzach, i tak dalej.',
  'hanging-gardens': 'Na początku tury: połóż żeton obok swojego miasta, trudność do 4.',
  'forbidden-city': 'Na początku tury: zniszcz żeton rywala obok swojego heksa.',
  'chichen-itza': 'Żetony możesz kłaść na pustych heksach lasu gdziekolwiek; slot nadal się liczy.',
  'sydney-opera-house': 'Żetony rywali liczą się do rozwinięcia twoich miast.',
  'eiffel-tower': 'Na początku tury: wskaż dwa żetony jednego rywala, a ten odda jeden z tych heksów twojemu żetonowi.',
  colossus: 'Gdy zagrywasz kartę gospodarki, twoje karawany mają razem 6 dodatkowych heksów.',
  'great-lighthouse': 'Puste heksy na brzegu mapy są zawsze w zasięgu dla miasta.',
  'great-zimbabwe': 'Mieści do 4 żetonów handlu; na początku tury możesz je przełożyć na swoje karty.',
  'machu-picchu': 'Twoje karty w slotach 1 i 2 liczą się jak w slocie 3.',
  'big-ben': '+2 do siły za każdą twoją karawanę obok bronionego heksa.',
  'estadio-do-maracana': 'Po zagraniu innej karty możesz zagrać i odłożyć do slotu 1 także kartę gospodarki.',
  oracle: 'Na początku tury: możesz zamienić miejscami dwie sąsiednie karty swojego rzędu.',
  pyramids: 'Po zbudowaniu: podnieś do 3 swoich kart poziomu I na poziom II.',
  'porcelain-tower': 'Po zbudowaniu: podnieś do 2 swoich kart o jeden poziom.',
  'potala-palace': 'Możesz mieć po 4 karty dyplomacji od każdego gracza. Po zbudowaniu: weź 3 od innych graczy.',
  'oxford-university': 'Nowa karta rozwoju może zastąpić kartę innego typu, oprócz nauki.',
  kremlin: '+4 w ataku na rywala, który ma na mapie mniej umocnionych żetonów.',
  petra: '+2 w obronie; barbarzyńcy nie mogą wejść do twoich miast ani na umocnione żetony.',
  'terracotta-army': '+2 w ataku.',
  alhambra: '+2 w ataku i obronie.',
  'venetian-arsenal': 'Raz na turę: kartę zagraną właśnie ze slotu 5 możesz zagrać jeszcze raz, jakby ze slotu 1.',
  'ruhr-valley': '+5 w obronie.',
  pentagon: '+2 w ataku; twoje ataki sięgają każdego celu na mapie.',
};

const state: Does['state'] = {
  carthage:
    '+1 do siły (ale nie w ataku na Kartaginę) za każdy żeton państwa-miasta i każde twoje miasto w odległości do 2 od bronionego heksa.',
  kumasi: 'Las ma trudność 1, gdy zagrywasz kartę kultury lub przemysłu.',
  brussels: 'Cuda kosztują cię o 1 mniej za każde twoje rozwinięte miasto.',
  seoul: 'Na początku tury: przesuń barbarzyńcę na sąsiedni pusty heks lądu.',
  geneva: 'Na początku tury: wymień kartę dyplomacji gracza na inną jego kartę.',
  'mohenjo-daro': 'Heksy mają o 1 mniejszą trudność, gdy kładziesz żetony kontroli.',
  'buenos-aires': 'Cud kosztuje cię o 2 mniej, póki nie masz żadnego tego typu.',
  kabul: '+3 w ataku na miasto albo na państwo-miasto inne niż Kabul.',
};

const pact: Does['pact'] = {
  'joint-war': '+2 w ataku, ale nie na właściciela karty.',
  'defensive-pact': '+2 w obronie, ale nie przeciw właścicielowi karty.',
  embassy:
    'Gdy twoja karawana dociera do stolicy właściciela karty: żeton handlu na jego kartę rozwoju, zasób dla ciebie.',
  'open-borders': 'Żetony kontroli właściciela karty liczą się do rozwinięcia twoich miast.',
};

const agenda: Does['agenda'] = {
  civilized: 'wszystkie 8 twoich miast na mapie',
  'money-grubber': '2 gospodarcze cuda świata',
  warmonger: 'pokonana stolica lub 2 państwa-miasta',
  paranoid: '2 wojskowe cuda świata',
  explorer: '15 heksów wybrzeża lub brzegu mapy',
  aesthetic: '2 kulturowe cuda świata',
  technophile: 'tarcza technologii na 24',
  scholarly: '2 naukowe cuda świata',
  populous: '5 rozwiniętych miast na mapie',
  preservationist: '2 cuda natury',
};

export const does: Does = { focus, trade, leader, wonder, state, pact, agenda };
