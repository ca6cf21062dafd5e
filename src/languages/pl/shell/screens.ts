/** Ekrany wokół stołu. */
import type { home as Home } from '../../../ui/texts/en/home.js';
import type { importing as Importing } from '../../../ui/texts/en/import.js';
import type { know as Know } from '../../../ui/texts/en/know.js';
import type { learn as Learn } from '../../../ui/texts/en/learn.js';
import type { over as Over } from '../../../ui/texts/en/over.js';
import type { replay as Replay } from '../../../ui/texts/en/replay.js';
import type { standing as Standing } from '../../../ui/texts/en/standing.js';
import type { whatif as WhatIf } from '../../../ui/texts/en/whatif.js';
import { count, NOUNS } from '../counting.js';

export const home: typeof Home = {
  tagline: 'Cztery gry cywilizacyjne przy jednej klawiaturze',
  continue: 'Kontynuuj',
  newGame: 'Nowa partia',
  noSaves: 'Jeszcze nic nie zapisano.',
  noSavesHelp: 'Każdy ruch zapisuje się od razu. Twoje partie czekają tutaj i można je kontynuować w każdej chwili.',
  moreSaves: ({ n }) => `jeszcze ${n}: f je znajdzie`,
  saveCount: ({ n }) => count(n, NOUNS.save),
  players: ({ seats }) => {
    const [least, most] = [Math.min(...seats), Math.max(...seats)];
    return least === most ? count(least, NOUNS.player) : `${least}–${count(most, NOUNS.player)}`;
  },
  minutes: ({ n }) => `${n} min`,
  turnOf: ({ name }) => `gra ${name}`,
  saveName: ({ name, answers }) => `${name}, ${count(answers, NOUNS.move)}`,
  brokenSave: ({ why }) => `! ${why}`,
  findSave: ({ text }) => `Znajdź partię: ${text}_`,
  findHelp: 'Wpisz tytuł, imię, rundę albo plik do wczytania.',
  noSuchSave: ({ filter }) => `Nie ma partii z „${filter}”. Enter wczytuje plik o tej ścieżce.`,
  loading: 'Otwieram…',
  learn: 'Ucz się, grając',
  learnNote: 'pierwsze partie z przewodnikiem',
  learnHelp:
    'Pierwsza partia z przewodnikiem przy prawdziwym stole: przewodnik mówi, co robić i dlaczego, a ty robisz to zwykłymi klawiszami. Wyjść można w każdej chwili; lekcja zapisuje się jak każda partia.',
  newHelp: '↵ prowadzi do wyboru graczy i opcji, drugie ↵ zaczyna partię.',
  marked: 'Ta partia',
};

export const importing: typeof Importing = {
  importTitle: 'Wczytaj partię',
  importRows: 'Wiersze pliku',
  importRow: ({ n, all }) => `wiersz ${n} z ${all}`,
  importHelp: 'Wybierz wiersz, po którym chcesz grać dalej. Ostatni wczytuje całą partię.',
  importSeats: ({ names }) => `${count(names.length, NOUNS.player)}: ${names.join(', ')}`,
  importLength: ({ rounds, over }) =>
    over ? `Zakończona; rozegrano: ${count(rounds, NOUNS.round)}.` : `Kończy się w rundzie ${rounds}.`,
  importLast: ({ row, who, text }) => `Ostatni wiersz, ${row}: ${who} ${text}`,
  importWhole: 'Wczytana zostanie cała partia.',
  importUpTo: ({ n, of }) => `Wczytane ruchy: ${n} z ${of}.`,
};

export const know: typeof Know = {
  whyTitle: 'Dlaczego tak, a dlaczego nie?',
  whyOffered: ({ parts }) => `można: ${parts.join('; ')}`,
  whyCosts: ({ price }) => `koszt: ${price}`,
  whyFree: 'za darmo',
  ruleTitle: ({ title, page }) => (page ? `${title} (${page})` : title),
  whyNothing: 'Tutaj możesz zrobić wszystko, co w ogóle można.',
  whyMany: ({ n, what }) => `${n} × ${what}`,
  cure: 'Najpierw zamień',
  cureDone: 'Zamieniono: teraz ta akcja jest możliwa.',
  cureSteps: ({ steps }) => `${steps.join(', ')}; wtedy można`,
  keyCure: 'zamień',
  keyRule: 'zasada',
  keyRead: 'czytaj',
  keyNext: 'dalej',
  keyClose: 'zamknij',
  keyScroll: 'przewiń',
  keyFindRule: 'znajdź zasadę',
  forYou: 'Dla ciebie teraz',
  rulings: 'Wyjaśnienia',
  page: 'Gdzie to jest napisane',
  noRule: 'To już wszystko na ten temat.',
  onOffer: 'Możliwe teraz',
  helpTitle: 'Pomoc',
  firstSteps: [
    {
      head: 'Pierwsza partia',
      text: 'Wybierz grę pod „Nowa partia” i naciśnij ↵ dwa razy: wszyscy siedzą przy tej klawiaturze, a na każdym miejscu może grać bot. Albo naciśnij t: partia z przewodnikiem uczy pierwszej rundy na prawdziwym stole.',
    },
    {
      head: 'Przy stole',
      text: '↑ i ↓ wybierają wiersz, ← i → jego cel, ↵ wykonuje ruch. ? objaśnia to, co zaznaczone, w mówi, dlaczego czegoś nie można, u cofa.',
    },
    {
      head: 'Zapisane partie',
      text: 'Każdy ruch zapisuje się od razu. Wychodź, kiedy chcesz: następnym razem partia stoi tu jako pierwsza.',
    },
  ],
  helpKeys: 'Klawisze',
  helpPages: 'STRONY',
  helpMark: 'Co zaznaczono',
  helpNothing: 'Nic nie jest zaznaczone.',
  ruling: 'Wyjaśnienie',
  findRule: ({ text }) => `Znajdź: ${text}_`,
  findRow: ({ text }) => `Znajdź: ${text}_`,
  findNothing: ({ text }) => `Nic nie nazywa się „${text}”.`,
  slashFind: '/ znajdź',
  found: ({ n }) => count(n, NOUNS.entry),
};

export const learn: typeof Learn = {
  learnTitle: 'Ucz się, grając',
  learnAbout:
    'Każda lekcja to pierwsza partia z przewodnikiem przy prawdziwym stole. Mówi, co robić i dlaczego; ty robisz to zwykłymi klawiszami, a za inne miejsca gra program.',
  learnLeave: 'Wyjść można w każdej chwili. Lekcja się zapisuje i potem toczy się dalej od tego samego miejsca.',
  chapters: ({ n }) => count(n, NOUNS.chapter),
  lessonChapters: 'Rozdziały',
  lessonFresh: 'niezaczęta',
  lessonBegun: ({ percent }) => `gotowe ${percent}%`,
  lessonDone: 'ukończona',
  lessonBegunHelp: '↵ kontynuuje, n zaczyna od nowa.',
  lessonFreshHelp: '↵ zaczyna.',
  lessonTitle: ({ chapter, of, title }) => `${chapter}/${of}  ${title}`,
  lessonFoot: ({ chapters }) => `↵ wykonaj   u cofnij   t ukryj   ${chapters ? '} rozdział   ' : ''}q wyjdź`,
  lessonLeft: ({ at }) =>
    `Przy ruchu ${at} opuszczasz lekcję. Nic straconego: u wraca do niej albo graj dalej po swojemu.`,
  lessonLeftTitle: 'Na własną rękę',
  lessonLeftFoot: 'u do lekcji   t ukryj',
  lessonEndTitle: 'Koniec lekcji',
  lessonEndFoot: 't ukryj   q wyjdź',
};

export const replay: typeof Replay = {
  replay: 'Powtórka',
  replayAt: ({ n, all }) => `ruch ${n} z ${all}`,
  replayTitle: ({ n, all }) => `Powtórka: ruch ${n} z ${all}`,
  start: 'start',
  round: ({ n }) => `r${n}`,
  eyes: ({ who }) => `oczami: ‹ ${who} ›`,
  everybody: 'wszyscy',
  nobody: 'widz',
  speed: ({ n }) => `${count(n, NOUNS.move)} na sekundę`,
  running: 'trwa',
  lastMove: 'Ostatni',
  nextMove: 'Następny',
  takeOverTitle: ({ game, n }) => `${game}: graj dalej od ruchu ${n}`,
  takeOverSave: 'Nowa partia',
  takeOverRename: 'nazwij partię',
  takeOverHelp: 'Kto gra odtąd na każdym miejscu? Oglądana partia pozostaje bez zmian.',
  takeOverName: 'Nowa partia potrzebuje nazwy.',
  tookOver: ({ name, bots }) => `To nowa partia: ${name}.${bots ? ' Boty są wstrzymane; p je wznawia.' : ''}`,
  takeOverLater: 'Partię z tajemnicami można przejąć dopiero po jej zakończeniu.',
  checked: 'sprawdzono √',
  unchecked: '! nie ta pozycja, którą zapisano',
};

export const whatif: typeof WhatIf = {
  whatIf: 'A gdyby',
  whatIfFrom: ({ n, name }) => `od ruchu ${n}, jako ${name}`,
  whatIfPrivate: 'tylko dla ciebie: niczego nie zagrano',
  whatIfDealt: 'tylko dla ciebie: nieznane rozdano na nowo',
  whatIfAsked: ({ name, branch, question }) => `${name}, gałąź ${branch}: ${question}`,
  whatIfOver: ({ branch }) => `Gałąź ${branch}: koniec partii`,
  branches: 'Gałęzie',
  branch: 'gałąź',
  branchNamed: ({ name, steps }) => `${name}: ${steps}`,
  nameBranch: ({ text }) => `Nazwa gałęzi: ${text}_`,
  roundEnd: 'k. rundy',
  roundEndNote:
    'Koniec rundy: punkty, jeśli wszyscy zrobią tylko to, czego wymagają zasady; ~ znaczy, że po drodze zasady wymagają wyboru.',
  nearest: 'bliski cel',
  now: 'teraz',
  endedNow: 'wynik',
  endedNowBySource: 'Punkty według źródeł, gdyby partia kończyła się teraz',
  othersYou: 'Za innych odpowiadasz ty.',
  othersBot: 'Za innych odpowiada bot.',
  playedBranch: ({ n }) => `Zagrano naprawdę: ${count(n, NOUNS.step)}.`,
  branchStopped: ({ n }) => `Zagrano naprawdę: ${count(n, NOUNS.step)}; reszta czeka na los albo innego gracza.`,
  branchAhead: ({ name, points }) => `Gałąź ${name} prowadzi o ${count(points, NOUNS.point)}.`,
  keyStep: 'krok',
  keyNew: 'nowa',
  keyPlayIt: 'zagraj',
  keyTable: 'tabela',
};

export const standing: typeof Standing = {
  ordersOf: ({ name }) => `Stałe rozkazy: ${name}`,
  ordersLater: 'Rozkazy może wydawać tylko gracz, którego jest tura.',
  ordersSet: ({ n }) => count(n, NOUNS.order),
  noOrders: 'W tej grze nie ma pytań, na które można odpowiedzieć za ciebie.',
  ordersHelp:
    'Stały rozkaz odpowiada za ciebie na pytanie, dopóki go nie zmienisz. Odpowiedzi widać w dzienniku jak zawsze.',
  stand: 'Jak mi idzie?',
  standHelp: 'Punkty według źródeł, gdyby partia kończyła się teraz. ↵ pokazuje, skąd się biorą.',
  nearestTitle: 'Najbliższe cele',
  logSource: ({ source }) => `Skąd punkty: ${source}`,
  total: 'razem',
  swaps: ({ made, spared }) => `Przekazań klawiatury: ${made}, unikniętych dzięki rozkazom: ${spared}.`,
  timeOf: ({ name, minutes }) => `${name} ${minutes}`,
};

export const over: typeof Over = {
  final: 'wynik końcowy',
  bySource: 'Punkty według źródeł',
  byRound: 'Punkty według rund',
  byRoundOf: ({ name }) => `Punkty według rund: ‹ ${name} ›`,
  roundsTo: ({ first, last }) => `r${first}-${last}`,
  overTime: 'Punkty w czasie',
  swings: 'Największe skoki',
  swing: ({ round, name, points }) => `${round} ${name} ${points > 0 ? '+' : ''}${points}`,
  end: 'koniec',
  overActions: {
    chart: 'wykres',
    table: 'tabela',
    replay: 'powtórka',
    again: 'jeszcze raz',
    log: 'dziennik',
    rounds: 'według rund',
  },
  standings: 'Wynik końcowy',
  thinkingTime: 'Czas przy klawiaturze',
  keyWhence: 'skąd',
  keyViews: 'tabela, rundy, wykres',
  keyPlayer: 'gracz',
  keyReport: 'raport',
  keyHome: 'na start',
};
