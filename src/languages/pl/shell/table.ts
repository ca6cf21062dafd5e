/** Okno, stół, pytanie, dziennik i to, co między dwiema osobami. */
import type { chairs as Chairs } from '../../../ui/texts/en/chairs.js';
import type { curtain as Curtain } from '../../../ui/texts/en/curtain.js';
import type { frame as Frame } from '../../../ui/texts/en/frame.js';
import type { log as Log } from '../../../ui/texts/en/log.js';
import type { menu as Menu } from '../../../ui/texts/en/menu.js';
import type { table as Table } from '../../../ui/texts/en/table.js';
import { count, NOUNS } from '../counting.js';

export const frame: typeof Frame = {
  tooSmall: ({ columns, rows }) => `Okno jest za małe: ${columns} x ${rows}.`,
  sizeNeeded: ({ columns, rows }) => `Trzeba co najmniej ${columns} x ${rows}; wygodnie jest 120 x 40.`,
  nothingLost: 'Wszystko jest zapisane.',
  unsavedBecause: ({ why }) => `Nie zapisano: ${why}`,
  askedSmall: ({ name }) => `Gra ${name}. q: wyjdź.`,
  quits: 'q: wyjdź.',
  saved: ({ n }) => `zapisano nr ${n}`,
  notSaved: ({ n }) => `NIE ZAPISANO od nr ${n}`,
  unsavedTitle: 'NIE ZAPISANO',
  unsavedUpTo: ({ name, n }) => `${name}: zapisano do ruchu ${n}. Reszta istnieje tylko w tym programie.`,
  unsavedAgain: 'Spróbuj zapisać jeszcze raz',
  unsavedElsewhere: 'Zapisz w innym folderze',
  unsavedStay: 'Zostań przy stole',
  unsavedLose: 'Wyjdź i strać to, czego nie zapisano',
  unsavedFolder: ({ text }) => `Folder: ${text}_`,
  unsavedFolderFoot: 'Enter zapisuje tam i wychodzi, Esc wraca.',
  unsavedSmall: 'q: wyjdź bez niezapisanego.',
  undoLeft: ({ n, why }) =>
    ({
      start: `cofnij ${n}`,
      chance: `cofnij ${n} (do losu)`,
      seat: `cofnij ${n} (do cudzego ruchu)`,
      look: `cofnij ${n} (do przekazania)`,
    })[why],
  undoNone: ({ why }) =>
    ({
      start: '',
      chance: 'bez cofania: los',
      seat: 'bez cofania: nowa tura',
      look: 'bez cofania: przekazano',
    })[why],
  undoStops: ({ why }) =>
    ({
      start: 'To początek partii.',
      chance: 'Dalej nie można cofać: zdecydował los albo ujawniono tajemnicę.',
      seat: 'Dalej nie można cofać: inny gracz już zagrał.',
      look: 'Dalej nie można cofać: klawiaturę przekazano.',
    })[why],
  notYourTurn: ({ name }) => `Teraz gra ${name}.`,
  undone: ({ n }) => (n === 1 ? 'Cofnięto. U ponawia.' : `Cofnięto ${count(n, NOUNS.move)}. U ponawia.`),
  redone: 'Ponowiono.',
  nothingToRedo: 'Nie ma czego ponawiać.',
};

export const curtain: typeof Curtain = {
  passTo: 'Przekaż klawiaturę:',
  whenOnly: ({ name }) => `gdy patrzy tylko ${name}`,
  whenSeated: ({ name }) => `gdy ${name} jest na miejscu`,
  begin: 'zacznij',
  soFar: 'Do tej pory',
  nothingYet: 'Jeszcze nic się nie stało.',
  sinceLast: 'Od twojej tury',
  nothingSince: 'Od twojej tury nic się nie stało.',
  openToAll: 'jawne dla wszystkich',
  giveBack: ({ name }) => `oddaj: ${name}`,
  saveAndLeave: 'zapisz i wyjdź',
  standing: 'Stan',
  handedTo: ({ name }) => `Gra ${name}.`,
  handedSoFar: 'Do tej pory, od najnowszego:',
  handedSince: 'Od twojej tury, od najnowszego:',
  handedNews: ({ text }) => `${text}.`,
};

export const menu: typeof Menu = {
  moreRows: ({ n }) => `↓ jeszcze ${count(n, NOUNS.row)}`,
  moreBelow: ({ n }) => `↓ jeszcze ${n}`,
  moreAbove: ({ n }) => `↑ wyżej ${n}`,
  amount: ({ min, max }) => (min === max ? `${min}` : `${min}..${max}`),
  amountOf: ({ min, max }) => `z ${min}..${max}`,
  nothingFound: ({ filter }) => `nic tu nie nazywa się „${filter}”`,
  filtering: ({ filter }) => (filter === '' ? '/ _   (znów /: wszystkie zasady, karty i wyjaśnienia)' : `/ ${filter}_`),
  filterRules: ({ n }) => `tab: w zasadach ${n}`,
  typing: ({ text }) => `: ${text}_`,
  typeUnknown: ({ text }) => `Nie ma tu „${text}”. Tab uzupełnia, ? pomaga.`,
  typeSeveral: ({ text, words, of }) =>
    `„${text}” może znaczyć: ${words.join(' | ')}${of > words.length ? ` | jeszcze ${of - words.length}` : ''}`,
  typeBlocked: ({ what, why }) => `Nie teraz: ${what}: ${why}`,
  typeNotAsked: ({ verb, topic }) => `Nie teraz: ${verb}. Pytanie: ${topic}`,
  typeNear: ({ text, near }) => `Nie ma tu „${text}”. Może „${near}”?`,
  typeAmount: ({ min, max }) => `Ile? Dodaj liczbę od ${min} do ${max}.`,
  endsGame: 'kończy partię',
  chanceDecides: 'resztę rozstrzygnie los',
  asksNext: ({ name }) => `potem ${name}`,
  asks: ({ names }) => `pyta: ${names.join(', ')}`,
  opens: ({ what }) => `otwiera: ${what}`,
  opensQuestion: ({ what }) => `potem ty: ${what}`,
  warning: ({ text }) => `! ${text}`,
  warnedKeys: ({ enter }) => `y ${enter} mimo to  x nie ostrzegaj  esc wstecz`,
  thinking: ({ name, level, seconds }) =>
    `${name} myśli ...${level ? `  (${level})` : ''}${seconds > 0 ? `  ${seconds} s` : ''}`,
  hintsOff: 'Rady są wyłączone w ustawieniach.',
  hinting: 'szukam rady ...',
  hint: ({ words, why }) => `rada: ${words}${why ? `, ${why}` : ''}`,
  noHint: 'Na to pytanie nie ma rady.',
  whichSeat: 'Plansza którego miejsca? 1-5',
  leaveAsk: ({ saved }) =>
    `Odejść od stołu? ${saved ? 'Wszystko zapisane.' : 'Nie wszystko zapisane.'}  y na start   q zakończ   esc zostań`,
};

export const table: typeof Table = {
  logTitle: 'Dziennik',
  asksSeat: ({ name, question }) => `${name}: ${question}`,
  gameOver: 'Koniec partii',
  choiceOf: ({ at, of }) => `‹ ${at} z ${of} ›`,
  choiceOfShort: ({ at, of }) => `‹${at}/${of}›`,
  amountNow: ({ n, min, max }) => `‹ ${n} › od ${min} do ${max}`,
  amountFrom: ({ min, max }) => `od ${min} do ${max}`,
  rowOf: ({ at, of }) => `${at} z ${of}`,
  thenChanges: 'wtedy',
  typedAs: ({ words }) => `wpisz  : ${words}`,
  changed: ({ what, before, after }) => `${what} ${before} → ${after}`,
  changedOf: ({ name, what }) => `${name}: ${what.join(', ')}`,
  notOffered: ({ what, why }) => `${what}: ${why}`,
  pasteIgnored: 'Wklejony tekst nie wykonuje ruchów. Najpierw otwórz pole tekstu: / lub :',
  mouseOn: 'Mysz znów działa w grze.',
  mouseOff: 'Mysz zaznacza teraz tekst; m oddaje ją grze.',
  windowTitle: ({ game, name }) => (name === '' ? game : `${game}: ${name}`),
  botIdea: ({ words }) => `Na razie najlepsze: ${words}.`,
  botLooked: ({ n }) => `zbadano ${count(n, NOUNS.position)}`,
  botsQuick: 'gra szybko',
  botsQuickOn: 'Boty grają szybko aż do tury człowieka.',
  botWaits: ({ name }) => `${name} czeka`,
  botStepKey: 'jeden ruch',
  botsGoKey: 'wznów boty',
  botWaitsKeys: 'Boty wstrzymane: b robi jeden ruch, p je wznawia.',
  botsHeld: 'Boty wstrzymane: b robi jeden ruch, p je wznawia.',
  botsGoOn: 'Boty grają dalej.',
  noBots: 'Przy tym stole nie ma botów.',
  amountKey: 'liczba',
  focusMenu: 'menu',
  focusBoard: 'plansza',
};

export const log: typeof Log = {
  log: 'Dziennik',
  ledger: 'Rejestr',
  logOf: ({ title }) => `Dziennik: ${title}`,
  ledgerOf: ({ title }) => `Rejestr: ${title}`,
  logFilter: ({ seat, verb }) => `gracz ‹ ${seat} ›  rodzaj ‹ ${verb} ›`,
  logFind: ({ text }) => `/ ${text}`,
  all: 'wszyscy',
  hidden: '(ukryte)',
  chooses: ({ what }) => `wybiera „${what}”`,
  emptyLog: 'Jeszcze nic nie zagrano.',
  exportAs: 'Zapisz jako:  t tekst   j JSON   m Markdown',
  exported: ({ where }) => `Zapisano: ${where}.`,
  goTo: ({ text }) => `Do ruchu ${text}_`,
  logRow: ({ n, text }) => `Nr ${n}: ${text}`,
  action: 'akcja',
  seat: 'gracz',
  keyBoard: 'plansza',
};

export const chairs: typeof Chairs = {
  chairsLost: 'Utracono połączenie ze stołem. Trwa ponowne łączenie.',
  chairsAway: ({ name, when }) => `${name}: poza stołem od ${when}`,
  chairsWaits: ({ name, when }) => `${name}: tura od ${when}`,
  chairsWatching: ({ n }) => `widzów: ${n}`,
  chairsSaid: ({ name, text }) => `${name}: ${text}`,
  chairsTable: 'Stół',
  chairsTyping: ({ text }) => `powiedz: ${text}_`,
  chairsAsksBack: ({ name }) => `${name} prosi o cofnięcie ruchu: naciśnij y`,
  chairsMayTake: ({ name }) => `${name} prosi o cofnięcie ruchu. Zgoda?  y tak  n nie`,
  chairsNobodyAsks: 'Nikt nie prosi o cofnięcie ruchu.',
  chairsAlone: 'Przy tym stole nie ma innych ekranów. o otwiera go dla innych.',
  chairsOpenAsk: 'Otworzyć ten stół dla innych?  y tak  n nie',
  chairsOpening: 'Otwieram stół dla innych...',
  chairsNotHere: 'Stąd nie można otworzyć tego stołu dla innych.',
  chairsOpened: ({ join }) => `Stół jest otwarty. Inni dołączają tak: ${join}`,
  chairsPass: ({ name, pass }) =>
    `Hasło miejsca „${name}”: ${pass}. Widać je tylko ten jeden raz; program je dla ciebie przechowuje.`,
  chairsTryLater: 'Tego można spróbować tylko w swojej turze.',
  chairsHostPlays: 'O tym, kto gra na miejscu, decyduje gospodarz stołu.',
};
