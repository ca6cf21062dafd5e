/** Nowa partia. */
import type { setup as English } from '../../../ui/texts/en/setup.js';
import { count, either, NOUNS } from '../counting.js';

export const setup: typeof English = {
  newGameOf: ({ title }) => `Nowa partia: ${title}`,
  setupSeats: 'Gracze',
  setupOptions: 'Opcje',
  setupMore: ({ n }) => (n === 1 ? 'Jeszcze jedna opcja' : `Jeszcze ${count(n, NOUNS.option)}`),
  setupMoreHelp: 'Gotowe rozstawienia, rzadkie warianty, sporne zasady. ↵ i → otwierają i zamykają tę listę.',
  setupMoreChanged: ({ n }) => (n === 0 ? 'wszystko jak zwykle' : `zmienione: ${n}`),
  setupTable: 'Stół',
  rowSeats: 'Liczba graczy',
  rowSeat: ({ n }) => `Miejsce ${n}`,
  rowUndo: 'Cofanie',
  rowSeed: 'Ziarno',
  human: 'osoba',
  bot: ({ name }) => `bot ${name}`,
  botKinds: {
    random: 'Robi dowolny dozwolony ruch.',
    easy: 'Patrzy jeden ruch naprzód.',
    normal: 'Planuje całe tury.',
    hard: 'Planuje dalej i uwzględnia innych.',
  },
  botAverages: ({ points, unit }) =>
    ({
      points: `średnio punktów: ${points}`,
      culture: `średnio kultury: ${points}`,
      rounds: `wygrywa po około ${points} rundach`,
    })[unit],
  botBesidePeople: ({ points, people }) => `średnio punktów: ${points}; gracze ligi: ${people}`,
  botAgainst: 'Zmierzone przy stole botów tego samego poziomu.',
  undoPolicy: ({ policy }) =>
    ({
      strict: 'do decyzji losu',
      seat: 'do ruchu innego gracza',
      free: 'bez ograniczeń',
    })[policy] ?? policy,
  undoPolicies: {
    strict:
      'Własne ruchy można cofać, dopóki nie dobrano karty, nie rzucono kością, nie ujawniono tajemnicy i nie zagrał inny gracz.',
    seat: 'Własne ruchy można cofać, dopóki nie zagrał inny gracz, nawet jeśli coś rozstrzygnął los.',
    free: 'Każdy może cofnąć dowolnie wiele ruchów. Dobre do nauki i prób.',
  },
  seedHelp:
    'To samo ziarno z tymi samymi graczami i opcjami daje tę samą partię. r losuje nowe, n pozwala je wpisać. Jeśli w grze los działa także później, nowe ziarno jest tajne do końca partii.',
  seatsHelp: ({ seats }) => `Graczy może być ${either(seats.map(String))}. Wpisz liczbę albo naciśnij ← lub →.`,
  seatHelp: 'n pozwala wpisać imię, ← i → lub b wybierają, kto gra, shift z ↑ lub ↓ przesuwa miejsce.',
  listHelp: '← i → prowadzą po liście, spacja dodaje lub usuwa pozycję.',
  numberHelp: ({ least, most }) => `Dowolna liczba od ${least} do ${most}; n pozwala ją wpisać.`,
  startHelp: 'W każdym wierszu ↵ zaczyna partię.',
  typingName: ({ text }) => `Imię: ${text}_`,
  seedSecret: 'tajne do końca',
  typingSeed: ({ text }) => `Ziarno: ${text}_`,
  typingNumber: ({ text }) => `Liczba: ${text}_`,
  valueOn: 'tak',
  valueOff: 'nie',
  listNone: 'nic',
  listChosen: ({ n }) => `wybrane: ${n}`,
  valueOf: ({ at, of }) => `${at} z ${of}`,
  setupValues: 'Co można wybrać',
  defaultName: ({ n }) => ['Anna', 'Bartek', 'Celina', 'Darek', 'Ewa'][n] ?? `Gracz ${n + 1}`,
};
