/** What commands print, and how played games are told in exports. Ids that people type stay as they are. */
const plural = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

/** By their keys. */
const settings = {
  language: 'language; auto follows the environment (LC_ALL, LC_MESSAGES, LANG)',
  theme: 'colours of the screen',
  colour: 'how many colours the terminal can show',
  glyphs: 'characters on the screen: Unicode or plain ASCII',
  names: 'names offered for the next game',
  silenced: 'warnings that are not shown any more',
  pace: 'bots pause after each move, or play at once',
  handover: 'between two people: nothing, a short pause without keys, or a page until a key is pressed',
  clock: 'thinking time: off, on, or minutes for each person, which only warn',
  hints: 'whether n shows what a bot would do',
  mouse: 'whether clicks play; off, they select text',
  chat: 'shows what people at other screens say',
  bell: "rings when it is a person's turn after somebody else's",
  easy: 'the longest an easy bot thinks, in seconds',
  normal: 'the longest a normal bot thinks, in seconds; hints, too',
  hard: 'the longest a hard bot thinks, in seconds',
  plain: 'whether games are played line by line, as with --plain; also when ACCESSIBLE is set',
  saves: 'folder of the saves; empty for the usual one',
};

/** A game as it was played: exports, and replays in plain mode. */
const story = {
  head: ({ game, name, seed }: { game: string; name: string; seed: string }) => `${game}   ${name}   ${seed}`,
  setUp: 'set-up',
  round: ({ n }: { n: number }) => `round ${n}`,
  move: ({ n, name, text }: { n: number; name: string; text: string }) => `#${n} ${name}: ${text}`,
  secret: '(secret)',
  total: 'total',
  /** Markdown. */
  title: ({ game, name }: { game: string; name: string }) => `${game}: ${name}`,
  length: ({ n, seed }: { n: number; seed: string }) => `${plural(n, 'move', 'moves')}, ${seed}.`,
  columns: { n: '#', round: 'round', seat: 'player', move: 'move' },
};

const saves = {
  players: ({ n }: { n: number }) => plural(n, 'player', 'players'),
  setUp: 'set-up',
  round: ({ n }: { n: number }) => `round ${n}`,
  moves: ({ n }: { n: number }) => plural(n, 'move', 'moves'),
  over: 'finished',
  turn: ({ name }: { name: string }) => `${name}'s turn`,
  /** What stands before the values of `saves show`. */
  rows: { written: 'written', moves: 'moves', dealt: 'dealt from', undo: 'undo', rules: 'rules' },
  seat: ({ mark, n, name, by, goods }: { mark: string; n: number; name: string; by: string | null; goods: string }) =>
    `${mark} ${n} ${name}${by === null ? '' : ` (${by})`}   ${goods}`,
  renamed: ({ from, to }: { from: string; to: string }) => `${from} is now called ${to}.`,
  deleted: ({ name }: { name: string }) => `${name} is deleted.`,
  unlocked: ({ name }: { name: string }) => `${name} can be opened again.`,
  good: 'good',
  bad: 'BAD',
  illegal: ({ at, move }: { at: number; move: string }) => `move ${at} is illegal: ${move}`,
  astray: 'the moves lead to another position than the saved one',
  holds: ({ n }: { n: number }) => `${plural(n, 'move leads', 'moves lead')} to the saved position`,
  holdsAndDealt: ({ n, dealt }: { n: number; dealt: string }) =>
    `${plural(n, 'move leads', 'moves lead')} to the saved position. ${dealt}`,
  imported: ({ name, game, n }: { name: string; game: string; n: number }) =>
    `Imported as ${name}: ${game}, ${plural(n, 'move', 'moves')}.`,
  written: ({ file }: { file: string }) => `Written to ${file}.`,
  savedAs: ({ name, folder }: { name: string; folder: string | null }) =>
    folder === null ? `Saved as ${name}.` : `Saved as ${name} in ${folder}.`,
  backupGood: ({ why }: { why: string }) => `${why} Its backup is good: open that with --backup.`,
  /** `next` is whose turn it is, null at the end. */
  turnTaken: ({ name, n, next }: { name: string; n: number; next: string | null }) =>
    `${name}: ${plural(n, 'move', 'moves')} imported. ${next === null ? 'The game is over.' : `It is ${next}'s turn.`} Continue with: hotseat load ${name}`,
};

/** Opening tables to others, and sitting down there. */
const tables = {
  opened: ({ name }: { name: string }) => `${name} is open to others, and stays open when this terminal closes.`,
  ways: { join: 'join it', watch: 'watch it', stop: 'close it' },
  groupJoins: ({ group, command }: { group: string; command: string }) => `The group ${group} joins with: ${command}`,
  openAt: ({ name, where }: { name: string; where: string }) => `${name} is open to others at ${where}`,
  none: 'No table is open to others.',
  closed: ({ name, where }: { name: string; where: string | null }) =>
    where === null ? `${name} is closed. The game is saved.` : `${name} is closed. The game is saved as ${where}.`,
  seatFree: ({ name }: { name: string }) => `${name}'s seat is free: whoever sits down next gets a new pass.`,
  botPlays: ({ name }: { name: string }) => `A bot plays for ${name} now.`,
  askPass: ({ name }: { name: string }) => `${name}'s pass: `,
};

const simulated = {
  left: ({ seconds }: { seconds: number }) => `${seconds} s left`,
  one: ({ seed, scores, seats, n }: { seed: string; scores: string; seats: readonly number[]; n: number }) =>
    `${seed}   ${scores}   won by seat ${seats.join(', ')}   ${plural(n, 'move', 'moves')}`,
  title: ({ game, seats, games }: { game: string; seats: number; games: number }) =>
    `${game}, ${plural(seats, 'player', 'players')}, ${plural(games, 'game', 'games')}`,
  heads: {
    mean: 'mean',
    least: 'least',
    most: 'most',
    seat: 'seat',
    bot: 'bot',
    points: 'points',
    wins: 'wins',
    roundsOfWins: 'rounds of wins',
    ms: 'ms per move',
  },
  rows: { points: 'points', winner: 'winner', moves: 'moves', rounds: 'rounds' },
  range: ({ low, high }: { low: string; high: string }) => `${low} to ${high}`,
};

export const commands = {
  settings,
  story,
  saves,
  tables,
  simulated,

  // games
  seats: ({ least, most }: { least: number; most: number }) =>
    least === most ? plural(least, 'player', 'players') : `${least} to ${most} players`,
  minutes: ({ n }: { n: number }) => `${n} min`,
  gameHead: ({ game, seats, minutes, rules }: { game: string; seats: string; minutes: number; rules: number }) =>
    `${game}   ${seats}   about ${minutes} minutes   rules ${rules}`,
  noOptions: 'This game has no options.',
  range: ({ least, most, none, usual }: { least: number; most: number; none: string | null; usual: string }) =>
    `${least} to ${most}${none === null ? '' : `, or ${none}`}; the default is ${usual}`,
  several: '(several, with commas; the default is none)',
  defaults: '* is the default. Set an option with --set name=value.',

  // rules
  entries: ({ n, command }: { n: number; command: string }) =>
    `${plural(n, 'entry', 'entries')}. Add words to read them: ${command}`,
  ruling: ({ text }: { text: string }) => `Ruling: ${text}`,

  // settings
  anyFolder: 'any folder',
  someWords: ({ most }: { most: number }) => `words of up to ${most} characters, with commas`,
  keptIn: ({ file }: { file: string }) => `Kept in ${file}.`,
  settingNow: ({ key, value }: { key: string; value: string }) =>
    value === '' ? `${key} is now empty.` : `${key} is now ${value}.`,
  settingBack: ({ key }: { key: string }) => `${key} is back to its default.`,
  settingsBack: 'All settings are back to their defaults.',

  // languages
  spokenBy: {
    option: ({ language }: { language: string }) => `Language: ${language} (--lang)`,
    setting: ({ language }: { language: string }) => `Language: ${language} (the setting "language")`,
    environment: ({ language, variable }: { language: string; variable: string }) =>
      `Language: ${language} (${variable})`,
    nothing: ({ language }: { language: string }) => `Language: ${language} (nothing asks for another one)`,
  },
  languageHow: 'To change it once: --lang uk. To keep it: hotseat config set language uk',
  languageWhole: 'complete',
  languageLacks: ({ n }: { n: number }) => `${plural(n, 'text', 'texts')} still in English`,

  // playing
  /** What stands for a name in commands that are shown. */
  seatName: 'NAME',
  player: ({ n }: { n: number }) => `Player ${n}`,
  dumb: 'This terminal (TERM=dumb) has no screen to draw on: the game is played line by line.',
  standardOutput: 'standard output',
  today: ({ clock }: { clock: string }) => `today ${clock}`,
  yesterday: ({ clock }: { clock: string }) => `yesterday ${clock}`,
};

export type CommandTexts = typeof commands;
