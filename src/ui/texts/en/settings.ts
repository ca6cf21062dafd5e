/** Settings. */

export const settings = {
  settings: 'SETTINGS',
  setTheme: 'theme',
  setColour: 'colours',
  setGlyphs: 'signs',
  setSilenced: 'silenced warnings',
  setPace: 'bots',
  setHints: 'hints',
  setMouse: 'mouse',
  setBell: 'bell',
  setSeconds: ({ level }: { level: string }) => `  ${level} bots think`,
  settingWord: ({ row, value }: { row: string; value: string }) =>
    ['easy', 'normal', 'hard'].includes(row) ? `at most ${value} s` : value,
  setSeat: ({ n, name }: { n: number; name: string }) => `seat ${n}, ${name}`,
  paceWord: ({ pace }: { pace: string }) => (pace === 'follow' ? 'one move at a time, to follow' : 'at once'),
  silenced: ({ n }: { n: number }) => (n === 0 ? 'none' : `${n}, ←→ hears them again`),
  settingHelp: {
    theme: 'default is safe for colour-blind eyes; light is for light grounds',
    colour: 'auto asks the terminal',
    glyphs: 'ascii where box drawing comes out wrong',
    silenced: 'warnings that were silenced with x',
    pace: 'whether bots wait a moment after each move, so that people can follow',
    easy: 'seconds for each answer; a bot often needs less',
    normal: 'seconds for each answer; hints think as long',
    hard: 'seconds for each answer; more time plays better',
    hints: 'off for serious games: n says nothing then',
    mouse: 'off, the mouse selects text; m changes it at the table',
    bell: "rings when it is a person's turn after others",
    seat: 'who plays this seat from now on',
  } as Readonly<Record<string, string>>,
};
