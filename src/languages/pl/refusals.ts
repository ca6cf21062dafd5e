/** Dlaczego czegoś nie można: wszystko, co odrzuca się poza zasadami samych gier; i jak rozdano partie. */
import type { Facts } from '../../engine/types.js';
import { named } from '../../text/named.js';
import type { Refusals } from '../en/refusals.js';

const meant = (near: Facts[string] | undefined): string => (near ? ` Może ${near}?` : '');

const KIOSK: Readonly<Record<string, string>> = {
  programs: 'Uruchamiać programów',
  elsewhere: 'Zapisywać w innym folderze',
  import: 'Wczytywać plików',
  export: 'Zapisywać pod podaną ścieżką',
  host: 'Otwierać stołów dla innych',
  path: 'Podawać ścieżek',
  resume: 'Zbierać wyników w pliku',
  folder: 'Zmieniać folderu zapisów',
};

const PLACES: Readonly<Record<string, string>> = {
  file: 'najwyższy poziom',
  nesting: 'zbyt głęboko zagnieżdżone miejsce',
  number: 'jedna z liczb',
};

const ENDED: Readonly<Record<string, string>> = {
  stopped: 'Gospodarz zamyka stół. Partia jest zapisana.',
  idle: 'Stół jest zamknięty, bo nikogo tu nie ma. Partia jest zapisana.',
  replaced: 'To miejsce gra teraz na innym ekranie.',
  freed: 'Gospodarz oddaje to miejsce komuś innemu.',
  passes: 'Zbyt wiele błędnych haseł.',
};

const sentences: Refusals['sentences'] = {
  seats: (f) => `Dozwolona liczba graczy: ${f['allowed']} (podano ${f['seats']}).`,
  'options-shape': () => 'Opcje trzeba podać jako nazwy z wartościami.',
  'option-unknown': (f) =>
    f['allowed'] === ''
      ? `Nie ma opcji ${f['option']}: ta gra nie ma żadnych.`
      : `Nie ma opcji ${f['option']}. Opcje: ${f['allowed']}.`,
  'option-value': (f) =>
    f['value'] === ''
      ? `Opcja ${f['option']} nie może być pusta. Możliwe: ${f['allowed']}.`
      : `Opcja ${f['option']} nie może mieć wartości „${f['value']}”. Możliwe: ${f['allowed']}.`,
  'option-number': (f) =>
    `Opcja ${f['option']} nie może mieć wartości „${f['value']}”. Musi to być liczba całkowita od ${f['least']} do ${f['most']}.`,
  'option-number-none': (f) =>
    `Opcja ${f['option']} nie może mieć wartości „${f['value']}”. Musi to być liczba całkowita od ${f['least']} do ${f['most']} albo none.`,
  'option-form': (f) => `Opcję ustawia się jako nazwa=wartość${f['text'] === '' ? '' : `, a nie ${f['text']}`}.`,
  'game-unknown': (f) => `Nie ma gry ${f['game']}.${meant(f['near'])} Gry: ${f['games']}.`,
  'game-missing': (f) => `Podaj nazwę gry. Gry: ${f['games']}.`,
  'name-empty': (f) => `Miejsce ${f['seat']} nie ma imienia.`,
  'name-long': (f) =>
    `Imię na miejscu ${f['seat']} jest za długie: ma szerokość ${f['columns']}, a mieści się ${f['most']}.`,
  'name-signs': (f) => `Imię na miejscu ${f['seat']} zawiera znaki, których nie każdy terminal pokaże.`,
  'name-twice': (f) => `Dwa miejsca nazywają się ${f['name']}. Daj każdemu własne imię.`,
  'bot-unknown': (f) => `Nie ma bota ${f['bot']}.${meant(f['near'])} Boty: ${f['bots']}.`,
  seed: (f) => `Ziarno ma od 1 do ${f['most']} liter, cyfr, spacji, kropek lub łączników.`,
  'undo-policy': (f) => `Dozwolone sposoby cofania: ${f['allowed']} (podano ${f['value']}).`,
  over: () => 'Partia jest zakończona.',
  'not-offered': (f) => `${f['id']} nie jest teraz możliwe.`,
  'out-of-range': (f) =>
    f['n'] === '' ? `${f['id']} wymaga podania ilości.` : `${f['id']} nie może mieć ilości ${f['n']}.`,
  'rule-crash': (f) =>
    f['kept'] === ''
      ? `Błąd w zasadach tej gry przy ruchu ${f['answer']}. Pozycja się nie zmieniła. Zgłoś to, proszę.`
      : `Błąd w zasadach tej gry przy ruchu ${f['answer']}. Pozycja się nie zmieniła; do zgłoszenia zapisano ją jako ${f['kept']}.`,
  'save-huge': (f) => `Plik jest za duży na zapis partii: ma ${f['bytes']} B, a może mieć najwyżej ${f['most']} B.`,
  'save-empty': () => 'Plik jest pusty.',
  'save-not-json': () => 'Plik nie jest pełnym zapisem: jest ucięty albo to coś innego.',
  'save-foreign': () => 'Plik nie jest zapisem tego programu.',
  'save-newer': (f) => `Zapis pochodzi z nowszej wersji programu (wersja pliku ${f['version']}; ta zna ${f['known']}).`,
  'save-newer-rules': (f) =>
    `Zapis korzysta z nowszych zasad swojej gry (numer ${f['rules']}; ten program zna ${f['known']}).`,
  'save-shape': (f) => `Zapis jest uszkodzony. Miejsce: ${named(PLACES, f['where'])}.`,
  'save-changed': () => 'Zapis zmieniono poza tym programem albo jest uszkodzony.',
  'save-broken': () => 'Zapis zawiera pozycję, która w tej grze jest niemożliwa.',
  'save-locked': (f) =>
    f['life'] === 'unknown'
      ? `Zapis jest otwarty w innym programie (proces ${f['pid']} na ${f['host']}), którego stąd nie można sprawdzić. Jeśli już nie działa: hotseat saves unlock ${f['name']}.`
      : `Zapis jest otwarty w innym programie (proces ${f['pid']} na ${f['host']}).`,
  'save-closed': (f) => `Zapis ${f['name']} jest zamknięty: niczego więcej się tu nie zapisze.`,
  'save-foreign-kept': (f) => `Zapis ${f['name']} zmienił inny program. Jego wersję zachowano jako ${f['kept']}.`,
  'lock-lost': (f) =>
    `Nie zapisano: ${f['name']} jest w tym czasie otwarty w innym programie (proces ${f['pid']} na ${f['host']}).`,
  'lock-odd': (f) => `${f['file']} nie jest blokadą tego programu. Usuń ją: hotseat saves unlock ${f['name']}.`,
  'lock-none': (f) => `Zapis ${f['name']} nie jest zablokowany.`,
  'answers-lost': (f) => `${f['name']}: zapisano do ruchu ${f['answers']}, reszta przepada.`,
  'answers-unsaved': (f) =>
    `${f['name']}: zapisano do ruchu ${f['answers']}. „save FOLDER” zapisuje gdzie indziej; drugie „quit” wychodzi bez reszty.`,
  'backup-trouble': (f) =>
    `Partia jest zapisana, ale jej kopia zapasowa nie: ${f['where']} odmawia zapisu (${f['code']}).`,
  'save-name': (f) => `Zapis nie może nazywać się ${f['name']}: tylko litery, cyfry, spacje, kropki i łączniki.`,
  'save-missing': (f) => `Nie ma zapisu ${f['name']}.${meant(f['near'])}`,
  'save-none': (f) => `W ${f['folder']} nie ma jeszcze zapisów.`,
  'save-exists': (f) => `Zapis ${f['name']} już istnieje.`,
  'save-not-a-file': (f) => `${f['name']} nie jest plikiem.`,
  'save-programs': (f) =>
    `Na miejscu ${f['seat']} tego zapisu gra program (${f['command']}). Dodaj --programs, żeby go uruchomić.`,
  'save-game': (f) => `Ten program nie zna gry z tego zapisu: ${f['game']}.`,
  'import-foreign': (f) => `${f['name']} nie jest zapisem ani notacją żadnej z gier.`,
  'import-row': (f) => `Wiersz ${f['row']} jest w tej grze niedozwolony: ${f['found']}.`,
  'export-ledger': (f) => `${f['game']} nie ma własnej notacji rejestru. Użyj json, text albo markdown.`,
  'disk-full': (f) => `Dysk jest pełny: nie można zapisać w ${f['where']}.`,
  'disk-quota': (f) => `Twój przydział dysku jest wyczerpany: nie można zapisać w ${f['where']}.`,
  'disk-denied': (f) => `Ten użytkownik nie ma prawa do odczytu lub zapisu: ${f['where']}.`,
  'disk-read-only': (f) => `Dysk jest tylko do odczytu: nie można zapisać w ${f['where']}.`,
  'disk-broken': (f) => `Błąd dysku: ${f['where']} (${f['code']}).`,
  'disk-gone': (f) => `Folder sieciowy ${f['where']} nie odpowiada (${f['code']}).`,
  'disk-nowhere': (f) => `Nie ma ${f['where']} i nie można go utworzyć.`,
  'disk-busy': (f) => `${f['where']} jest używany przez inny program (${f['code']}).`,
  'disk-across': (f) =>
    `${f['where']} leży na dwóch dyskach, a zapis musi powstać i zmienić nazwę na jednym (${f['code']}).`,
  'disk-in-the-way': (f) => `${f['where']} stoi na przeszkodzie: powinno tu być coś innego.`,
  'disk-handles': (f) => `Otwarto zbyt wiele plików: nie można otworzyć ${f['where']} (${f['code']}).`,
  'disk-trouble': (f) => `Dysk odmawia dostępu: ${f['where']} (${f['code']}).`,
  'room-saves': (f) => `Mieści się tu najwyżej tyle zapisów: ${f['most']}. Najpierw któryś usuń.`,
  'room-bytes': (f) => `Zapisy zajmują już całe miejsce, które tu mają: ${f['most']} MB. Najpierw któryś usuń.`,
  'chairs-late': (f) => `Za późno: stół nie jest już przy ruchu ${f['at']}, tylko przy ${f['now']}.`,
  'chairs-turn': (f) => `Teraz gra ${f['name']}.`,
  'chairs-undo': (f) =>
    f['why'] === 'start'
      ? 'To początek partii.'
      : f['why'] === 'chance'
        ? 'Zdecydował los albo ujawniono tajemnicę: tego nie można cofnąć.'
        : 'Inny gracz już zagrał: tego nie można cofnąć.',
  'chairs-no-asking': () => 'Nikt nie prosi cię o zgodę na cofnięcie.',
  'chairs-declined': (f) => `${f['name']} nie zgadza się na cofnięcie.`,
  'chairs-asked': () => 'Od tego czasu zagrali inni. Program pyta ich, czy można to cofnąć.',
  'chairs-order': (f) => `Nie ma stałego rozkazu ${f['order']} z wartością ${f['value']}.`,
  'chairs-pass': (f) => `To nie jest hasło miejsca „${f['name']}”.`,
  'chairs-many': () => 'Więcej widzów przy tym stole się nie zmieści.',
  'chairs-seat': (f) => `Przy tym stole nie ma miejsca ${f['seat']}.`,
  'chairs-no-seat': (f) => `Przy tym stole nie ma miejsca „${f['seat']}”. Miejsca: ${f['seats']}.`,
  'chairs-bot': (f) => `Na miejscu „${f['name']}” gra bot.`,
  'chairs-owner': () => 'Może to zrobić tylko gospodarz stołu.',
  'chairs-unsaved': (f) =>
    `${f['cause']} ${f['name']}: zapisano do ruchu ${f['answers']}, więc stół zostaje otwarty. Zwolnij miejsce na dysku i zamknij stół jeszcze raz albo zapisz partię w innym folderze: hotseat host ${f['name']} --stop --to FOLDER`,
  'chairs-unseated': () => 'Może to zrobić tylko ktoś, kto siedzi przy stole.',
  'chairs-long': () => 'Wiersz jest za długi.',
  'chairs-json': () => 'Wiersz nie jest poprawnym JSON-em.',
  'chairs-request': () => 'Stół nie przyjmuje tu takiego żądania.',
  'chairs-failed': () => 'Błąd stołu przy tym żądaniu; partia się nie zmieniła.',
  'chairs-said': (f) => `${f['text']}`,
  'chairs-away': () => 'Utracono połączenie ze stołem. Trwa ponowne łączenie.',
  'chairs-waiting': () => 'Twój ostatni ruch jest jeszcze w drodze.',
  'chairs-no-world': () => 'Tego można spróbować tylko w swojej turze.',
  'chairs-no-seed': () => 'Partię, w której działa los, można przejąć dopiero po jej zakończeniu.',
  'chairs-other-table': () => 'W miejscu tego stołu jest teraz inny.',
  'chairs-rules': (f) => `Stół gra według zasad hotseat ${f['version']}, innych niż tutaj.`,
  'chairs-protocol': () => 'To nie jest stół, do którego ten program może dołączyć.',
  'chairs-ended': (f) => ENDED[`${f['why']}`] ?? 'Stół odłączył ten program.',
  'chairs-no-host': (f) => `Nikt nie prowadzi stołu ${f['name']}. Otwórz go: hotseat host ${f['name']}`,
  'chairs-host-failed': (f) => `Stołu nie można otworzyć dla innych. ${f['cause']}`,
  'chairs-hosted': (f) => `${f['name']} jest już otwarty dla innych; dołącz: hotseat join ${f['name']}`,
  'chairs-disk': (f) => `${f['text']}`,
  'chairs-runtime': (f) => `${f['folder']} nie jest folderem, w którym pisać może tylko ten użytkownik.`,
  'chairs-group': (f) => `Ten użytkownik nie może niczego otworzyć dla grupy ${f['group']}.`,
  'chairs-path': (f) => `Ścieżka ${f['folder']} jest za długa dla gniazda. Ustaw krótszą w HOTSEAT_RUNTIME.`,
  'chairs-which': (f) => `Podaj w --seat, które miejsce jest twoje. Miejsca: ${f['seats']}.`,
  'turn-chance': (f) => `W grze ${f['game']} są los albo tajemnice, więc jej ruchów nie można przesyłać.`,
  'turn-shape': () => 'To nie jest blok ruchów hotseat albo jest ucięty.',
  'turn-altered': () => 'Blok zmieniono po drodze.',
  'turn-other': () => 'Blok należy do innej partii.',
  'turn-order': (f) =>
    `Blok zaczyna się po ruchu ${f['from']}, a zapis jest przy ruchu ${f['at']}. Wczytuj bloki po kolei.`,
  'turn-none': () => 'Od ostatniego bloku nie ma ruchów. --from 0 wysyła wszystkie jeszcze raz.',
  'turn-known': () => 'Wszystkie ruchy tego bloku są już w zapisie.',
  'turn-fork': (f) => `Zapis i blok różnią się przy ruchu ${f['at']}.`,
  'turn-bad': (f) => `Ruch ${f['at']} z bloku jest w tej grze niedozwolony.`,
  'guest-name': (f) => `Gość nie może nazywać się ${f['name']}: tylko litery, cyfry, kropki i łączniki.`,
  'guest-key': () => 'SSH nie podaje, jakiego klucza używasz: ustaw ExposeAuthInfo yes w sshd_config.',
  'command-unknown': (f) => `Nie ma polecenia ${f['word']}.${meant(f['near'])} Polecenia: ${f['commands']}.`,
  'dumb-terminal': () =>
    'Ten terminal (TERM=dumb) nie potrafi rysować ekranu. Tu gra się wiersz po wierszu: start GRA, load NAZWA.',
  'no-terminal': () => 'To wymaga terminala. Żeby grać wiersz po wierszu przez potok, dodaj --plain.',
  kiosk: (f) => `${named(KIOSK, f['what'])} tu nie można: to kiosk z jednym folderem zapisów.`,
  'language-unknown': (f) => `Nie ma języka ${f['language']}.${meant(f['near'])} Języki: ${f['languages']}.`,
  setting: (f) => `Nie ma ustawienia ${f['key']}.${meant(f['near'])} Ustawienia: ${f['keys']}.`,
  'setting-value': (f) => `Ustawienie ${f['key']} nie może mieć wartości ${f['value']}. Możliwe: ${f['allowed']}.`,
  'setting-link': (f) => `${f['where']} jest dowiązaniem: ustawień się przez nie nie zapisuje.`,
  number: (f) => `${f['what']} to liczba całkowita od ${f['min']} do ${f['max']}, a nie ${f['value']}.`,
  'table-unknown': (f) => `Nie ma tabeli ${f['table']}.${meant(f['near'])} Tabele: ${f['tables']}.`,
  'rules-nothing': (f) =>
    f['words'] === ''
      ? `Gra ${f['game']} nie ma tu zasad do czytania.`
      : `W zasadach gry ${f['game']} nie ma tych słów: ${f['words']}.`,
  'export-twice': (f) => `${f['name']} już istnieje. Podaj inną nazwę przez --to.`,
  'replay-missing': (f) => `Podaj, który zapis obejrzeć: hotseat replay NAZWA. Ostatni to ${f['name']}.`,
};

export const refusals: Refusals = {
  sentences,
  dealing: {
    seed: (f) => `ziarno ${f.seed}`,
    sealed: (f) => `zapieczętowane ziarno ${f.seal}`,
    begins: (f) => `Rozdanie jest zapieczętowane jako ${f.seal}. Ziarno zobaczysz po zakończeniu partii.`,
    runs: (f) => `Zapieczętowane jako ${f.seal}: porównaj z początkiem partii.`,
    told: (f) => `Rozdano z ziarna ${f.seed}, na początku zapieczętowanego jako ${f.seal}.`,
  },
  opening: {
    lost: (f) =>
      `Ruch ${f.move} jest według obecnych zasad niedozwolony: partia toczy się dalej od pozycji przed nim. Plik pozostaje bez zmian.`,
    astray:
      'Zapisana pozycja to nie ta, do której prowadzą ruchy: partia toczy się dalej według ruchów. Plik pozostaje bez zmian.',
  },
  unknown: (f) => `To niemożliwe (${f.code}).`,
  inside: (f) => `Błąd wewnętrzny programu: ${f.cause}`,
};
