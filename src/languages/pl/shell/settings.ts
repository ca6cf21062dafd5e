/** Ustawienia i to, co uzgadnia się przy stole. */
import type { UndoPolicy } from '../../../engine/session.js';
import type { settings as English } from '../../../ui/texts/en/settings.js';
import { count, NOUNS } from '../counting.js';

const policies: Readonly<Record<UndoPolicy, string>> = {
  strict: 'do decyzji losu',
  seat: 'do ruchu innego gracza',
  free: 'bez ograniczeń',
};

export const settings: typeof English = {
  settings: 'Ustawienia',
  settingGroups: {
    look: 'Wygląd',
    bots: 'Boty',
    table: 'Przy stole',
    seats: 'Ten stół',
    languages: 'Język każdej osoby',
  },
  settingTitles: {
    language: 'Język',
    theme: 'Motyw',
    colour: 'Kolory',
    glyphs: 'Znaki',
    pace: 'Tempo botów',
    easy: 'Czas dla easy',
    normal: 'Czas dla normal',
    hard: 'Czas dla hard',
    handover: 'Przekazanie',
    clock: 'Zegary',
    hints: 'Rady',
    mouse: 'Mysz',
    bell: 'Dzwonek',
    chat: 'Rozmowa',
    silenced: 'Wyciszone',
  },
  setSeat: ({ n, name }) => `Miejsce ${n}, ${name}`,
  settingLanguages: { auto: 'automatycznie', asProgram: 'jak u wszystkich' },
  settingThemes: {
    default: 'ciemny',
    light: 'jasny',
    'high-contrast': 'kontrastowy',
    'colour-blind': 'dla daltonistów',
  },
  settingColours: {
    auto: 'automatycznie',
    none: 'bez kolorów',
    '16': '16',
    '256': '256',
    truecolor: 'wszystkie kolory',
  },
  settingGlyphs: { auto: 'automatycznie', unicode: 'Unikod', ascii: 'tylko ASCII' },
  settingPaces: { follow: 'pauza po ruchu', 'at-once': 'bez pauz' },
  settingClock: ({ value }) => (value === 'off' ? 'nie' : value === 'on' ? 'czas namysłu' : `${value} min dla każdego`),
  settingHandovers: { off: 'brak', short: 'krótka pauza', key: 'czekaj na klawisz' },
  settingSwitch: { on: 'tak', off: 'nie' },
  settingSeconds: ({ value }) => `do ${value.replace('.', ',')} s`,
  silenced: ({ n }) => (n === 0 ? 'nic' : `wyciszone: ${n}`),
  settingHelp: {
    language:
      'Język wszystkiego tutaj, poleceń i dzienników w plikach; „automatycznie” bierze go z terminala (LC_ALL, LC_MESSAGES, LANG). Zapisy od niego nie zależą.',
    theme:
      'Motyw ciemny odpowiada większości daltonistów; motyw „dla daltonistów” idzie jeszcze dalej. Jeśli terminal ma jasne tło, wybierz jasny.',
    colour:
      'Ile kolorów pokazuje terminal; „automatycznie” pyta jego samego. Zmień to tylko wtedy, gdy kolory wyglądają źle.',
    glyphs: 'Wybierz ASCII, jeśli zamiast ramek i heksów widać znaki zapytania albo dziwne litery.',
    pace: 'Boty mogą robić pauzę po każdym ruchu, żeby było widać, co robią.',
    easy: 'Najdłuższy namysł bota easy nad jednym ruchem. Często trwa krócej.',
    normal: 'Najdłuższy namysł bota normal nad jednym ruchem. Tyle samo może trwać rada.',
    hard: 'Najdłuższy namysł bota hard nad jednym ruchem. Im więcej czasu, tym lepsza gra.',
    handover:
      'Gdy klawiatura przechodzi do innej osoby, klawisze przez chwilę nie działają, żeby nikt nie odpowiedział za nią; albo strona czeka, aż ta osoba naciśnie Enter.',
    clock:
      'Pokazuje, jak długo każda osoba już myśli. Jeśli ustawisz minuty, program powie, kiedy się skończą, i nic więcej.',
    hints: 'Bez rad klawisz n przy stole nic nie robi: na poważne partie.',
    mouse: 'Gdy mysz jest wyłączona, terminal zaznacza tekst jak zwykle. Przy stole przełącza ją m.',
    chat: 'Pokazuje, co mówią osoby przy innych ekranach stołu.',
    bell: 'Dzwoni, gdy przychodzi kolej na człowieka.',
    silenced: 'Ostrzeżenia wyciszone przy stole klawiszem x. Naciśnij →, żeby znów słyszeć wszystkie.',
    seatLanguage: 'W swojej turze ta osoba widzi wszystko w tym języku. Na stronie między dwiema osobami zmienia go l.',
    seat: 'Kto gra na tym miejscu od teraz: osoba czy bot.',
  },
  undoTitle: 'Cofanie',
  undoHelp: 'Jak daleko można cofać ruchy. Na zmianę muszą się zgodzić wszyscy przy stole.',
  undoBrief: { strict: 'do losu', seat: 'do innych', free: 'bez ograniczeń' },
  undoRow: ({ policy, now }) => `${policies[policy]}${now ? ' (teraz)' : ''}`,
  undoChange: 'zmień',
  undoAsk: ({ name, policy }) => `${name}: czy od teraz można cofać ruchy ${policies[policy]}? y tak, n nie`,
  undoRefused: ({ name }) => `${name} się nie zgadza. Nic się nie zmienia.`,
  undoAgreed: ({ policy }) => `Uzgodniono: ruchy można cofać ${policies[policy]}.`,
  clockOf: ({ name, time }) => `${name} ${time}`,
  clocks: ({ words, bank }) => `${words.join('  ')}${bank === null ? '' : ` z ${bank}:00`}`,
  bankEmpty: ({ name, minutes }) => `${name}: czas namysłu przekroczył ${count(minutes, NOUNS.minute)}.`,
  preview: 'Podgląd',
  previewLand: ['pustynia', 'łąka', 'bagno', 'jezioro', 'las', 'góra', 'pustkowie'],
  previewMarked: 'zaznaczony wiersz',
  previewPlain: 'zwykły tekst',
  previewDim: 'tekst drugorzędny',
  previewRises: ({ n }) => `rośnie o ${n}`,
  previewFalls: ({ n }) => `spada o ${n}`,
  previewCard: 'Biblioteka',
  previewBand: 'miejskie',
};
