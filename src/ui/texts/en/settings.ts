/** Settings, and what is agreed at the table. */
import type { UndoPolicy } from '../../../engine/session.js';

const policies: Readonly<Record<UndoPolicy, string>> = {
  strict: 'until chance decides',
  seat: 'until the next player',
  free: 'without limit',
};

export const settings = {
  settings: 'Settings',
  settingGroups: {
    look: 'Look',
    bots: 'Bots',
    table: 'At the table',
    seats: 'This table',
    languages: 'Language of each person',
  },
  settingTitles: {
    language: 'Language',
    theme: 'Theme',
    colour: 'Colours',
    glyphs: 'Signs',
    pace: 'Speed of bots',
    easy: 'Time for easy',
    normal: 'Time for normal',
    hard: 'Time for hard',
    handover: 'Hand-over',
    clock: 'Clocks',
    hints: 'Hints',
    mouse: 'Mouse',
    bell: 'Bell',
    chat: 'Chat',
    silenced: 'Silenced',
  },
  setSeat: ({ n, name }: { n: number; name: string }) => `Seat ${n}, ${name}`,
  settingLanguages: { auto: 'automatic', asProgram: 'same as everybody' },
  settingThemes: {
    default: 'dark',
    light: 'light',
    'high-contrast': 'high contrast',
    'colour-blind': 'colour-blind',
  },
  settingColours: {
    auto: 'automatic',
    none: 'none',
    '16': '16',
    '256': '256',
    truecolor: 'full colour',
  },
  settingGlyphs: { auto: 'automatic', unicode: 'Unicode', ascii: 'ASCII only' },
  settingPaces: { follow: 'pause after each move', 'at-once': 'no pauses' },
  settingHandovers: { off: 'none', short: 'short pause', key: 'wait for a key' },
  settingClock: ({ value }: { value: string }) =>
    value === 'off' ? 'off' : value === 'on' ? 'thinking time' : `${value} minutes each`,
  settingSwitch: { on: 'on', off: 'off' },
  settingSeconds: ({ value }: { value: string }) => `up to ${value} s`,
  silenced: ({ n }: { n: number }) => (n === 0 ? 'none' : `${n} silenced`),
  settingHelp: {
    language:
      'The language of everything here, of commands and of exported logs; automatic follows your terminal (LC_ALL, LC_MESSAGES, LANG). Saves do not depend on it.',
    theme:
      'The dark theme is safe for most colour-blind eyes; the one called colour-blind goes further. Choose light if your terminal has a light background.',
    colour: 'How many colours your terminal can show; automatic asks it. Change this only if colours come out wrong.',
    glyphs: 'Choose ASCII if frames and hexes come out as question marks or odd letters.',
    pace: 'Bots can pause after each move, so that you can follow what they do.',
    easy: 'The longest an easy bot may think about one move. It often needs less.',
    normal: 'The longest a normal bot may think about one move. Hints take as long.',
    hard: 'The longest a hard bot may think about one move. It plays better with more time.',
    handover:
      'When the keyboard goes to somebody else, keys do nothing for a moment, so that nobody answers for the next person; or a page waits until that person presses enter.',
    clock:
      'Shows how long each person has thought. With minutes, the program says when they are used up, and does nothing more.',
    hints: 'With hints off, n at the table says nothing: for serious games.',
    mouse: 'With the mouse off, your terminal selects text as usual. m switches it at the table.',
    chat: 'Shows what people at other screens of the table say.',
    bell: "Rings when it is a person's turn after somebody else's.",
    silenced: 'Warnings that you silenced with x at the table. Press → to hear all of them again.',
    seatLanguage: 'At their turn this person reads in this language. On the page between two people, l changes it.',
    seat: 'Who plays this seat from now on: a person or a bot.',
  },
  undoTitle: 'Undo',
  undoHelp: 'How far moves can be taken back. To change it, everybody at the table is asked.',
  /** At most 16 columns. */
  undoBrief: { strict: 'up to chance', seat: 'up to others', free: 'no limit' } as Readonly<Record<UndoPolicy, string>>,
  undoRow: ({ policy, now }: { policy: UndoPolicy; now: boolean }) => `${policies[policy]}${now ? ' (now)' : ''}`,
  undoChange: 'change',
  undoAsk: ({ name, policy }: { name: string; policy: UndoPolicy }) =>
    `${name}, may moves be taken back ${policies[policy]} from now on? y yes, n no`,
  undoRefused: ({ name }: { name: string }) => `${name} said no. Nothing changes.`,
  undoAgreed: ({ policy }: { policy: UndoPolicy }) => `Agreed: moves can be taken back ${policies[policy]}.`,
  clockOf: ({ name, time }: { name: string; time: string }) => `${name} ${time}`,
  /** `bank`: minutes that each person has. */
  clocks: ({ words, bank }: { words: readonly string[]; bank: number | null }) =>
    `${words.join('  ')}${bank === null ? '' : ` of ${bank}:00`}`,
  bankEmpty: ({ name, minutes }: { name: string; minutes: number }) => `${name} has thought for ${minutes} minutes.`,
  preview: 'Preview',
  previewLand: ['desert', 'plains', 'swamp', 'lakes', 'forest', 'mountains', 'wasteland'],
  previewMarked: 'the marked row',
  previewPlain: 'plain text',
  previewDim: 'secondary text',
  previewRises: ({ n }: { n: number }) => `rises by ${n}`,
  previewFalls: ({ n }: { n: number }) => `falls by ${n}`,
  previewCard: 'Library',
  previewBand: 'urban',
};
