/** Every sentence that the shell itself shows, in English. Another language is another object of the same type. */
import type { UndoStop } from '../../engine/session.js';

const plural = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

export const en = {
  // window and frame
  tooSmall: ({ columns, rows }: { columns: number; rows: number }) => `too small: this window is ${columns} x ${rows}`,
  sizeNeeded: ({ columns, rows }: { columns: number; rows: number }) =>
    `needs ${columns} x ${rows}  (120 x 40 shows all)`,
  nothingLost: 'saved, nothing is lost',
  askedSmall: ({ name }: { name: string }) => `${name}'s turn. q quits.`,
  quits: 'q quits.',
  saved: ({ n }: { n: number }) => `saved #${n}`,
  notSaved: ({ n }: { n: number }) => `NOT SAVED since #${n}`,
  unsavedTitle: 'NOT SAVED',
  unsavedUpTo: ({ name, n }: { name: string; n: number }) =>
    `${name} is on disk as it was after answer ${n}. The rest is only here.`,
  unsavedMenu: ['r  try again', 'f  save in another folder', 'x  leave without the rest: it is lost'],
  unsavedFolder: ({ text }: { text: string }) => `folder: ${text}_`,
  unsavedFoot: 'r try again   f other folder   x leave, lose it   esc stay',
  unsavedFolderFoot: 'enter save there and leave   esc back',
  unsavedSmall: 'q quits without what is not saved.',
  undoLeft: ({ n, why }: { n: number; why: UndoStop }) =>
    `undo ${n}${{ start: '', chance: ' to chance', seat: ' this turn', look: ' to the look' }[why]}`,
  undoNone: ({ why }: { why: UndoStop }) =>
    ({ start: '', chance: 'undo: chance', seat: 'undo: next seat', look: 'undo: looked' })[why],
  undoStops: ({ why }: { why: UndoStop }) =>
    ({
      start: 'This is the start of the game.',
      chance: 'Cannot go back further: chance or a secret was shown.',
      seat: 'Cannot go back further: another seat has acted.',
      look: 'Cannot go back further: the next player has looked.',
    })[why],
  notYourTurn: ({ name }: { name: string }) => `It is ${name}'s turn.`,
  undone: 'Taken back. U plays it again.',
  redone: 'Played again.',
  nothingToRedo: 'Nothing was taken back.',

  // menu
  moreBelow: ({ n }: { n: number }) => `↓ ${n} more`,
  moreAbove: ({ n }: { n: number }) => `↑ ${n} above`,
  amount: ({ min, max }: { min: number; max: number }) => (min === max ? `${min}` : `${min}..${max}`),
  amountOf: ({ min, max }: { min: number; max: number }) => `of ${min}..${max}`,
  nothingFound: ({ filter }: { filter: string }) => `nothing here is called "${filter}"`,
  filtering: ({ filter }: { filter: string }) =>
    filter === '' ? '/ _   (/ again: all rules, cards and rulings)' : `/ ${filter}_`,
  filterRules: ({ n }: { n: number }) => `tab: ${plural(n, 'rule, card or ruling', 'rules, cards and rulings')}`,
  typing: ({ text }: { text: string }) => `: ${text}_`,
  typeUnknown: ({ text }: { text: string }) => `I do not know "${text}" here. Tab completes, ? helps.`,
  typeAmount: ({ min, max }: { min: number; max: number }) => `How many? Add a number from ${min} to ${max}.`,
  endsGame: 'ends the game',
  chanceDecides: 'chance decides the rest',
  asksNext: ({ name }: { name: string }) => `then ${name}`,
  asks: ({ names }: { names: readonly string[] }) => `asks ${names.join(', ')}`,
  opens: ({ what }: { what: string }) => `opens ${what}`,
  opensQuestion: ({ what }: { what: string }) => `then you: ${what}`,
  warning: ({ text }: { text: string }) => `! ${text}`,
  warnedKeys: ({ enter }: { enter: string }) => `y ${enter} do it anyway  x don't warn again  esc back`,
  thinking: ({ name, level, seconds }: { name: string; level: string; seconds: number }) =>
    `${name} is thinking ...${level ? `  (${level})` : ''}${seconds > 0 ? `  ${seconds} s` : ''}`,
  hintsOff: 'Hints are switched off in the settings.',
  hinting: 'looking for a hint ...',
  hint: ({ words, why }: { words: string; why: string }) => `hint: ${words}${why ? `, ${why}` : ''}`,
  noHint: 'No hint for this question.',
  whichSeat: 'Board of which seat? 1-5',
  leaveAsk: ({ saved }: { saved: boolean }) =>
    `Leave the table? ${saved ? 'Everything is saved.' : 'Not everything is saved.'}  y home   q quit   esc stay`,

  // home
  tagline: 'four board games, one keyboard',
  goOn: 'GO ON',
  newGame: 'NEW GAME',
  noSaves: 'no game is saved yet',
  moreSaves: ({ n }: { n: number }) => `${n} more: f find`,
  seatsOf: ({ seats }: { seats: readonly number[] }) => {
    const [least, most] = [Math.min(...seats), Math.max(...seats)];
    return least === most ? `${least} seats` : `${least}-${most} seats`;
  },
  seatCount: ({ n }: { n: number }) => plural(n, 'seat', 'seats'),
  minutes: ({ n }: { n: number }) => `${n} min`,
  toAct: ({ name }: { name: string | null }) => (name === null ? 'finished' : `${name} to act`),
  findSave: ({ text }: { text: string }) => `find: ${text}_`,
  loading: 'opening ...',
  homeLearn: 'learn by playing: a guided first game of each title',
  homeNew: ({ title }: { title: string }) => `${title}: choose seats and options, or start at once with ↵`,

  // new game
  newTitle: 'NEW GAME',
  rowSeats: 'seats',
  rowSeat: ({ n }: { n: number }) => `seat ${n}`,
  rowUndo: 'undo',
  rowSeed: 'seed',
  human: 'human',
  bot: ({ name }: { name: string }) => `bot ${name}`,
  undoPolicy: ({ policy }: { policy: string }) =>
    ({
      strict: 'until chance, a secret or the next seat',
      seat: 'until the next seat acts',
      free: 'always, for teaching',
    })[policy] ?? policy,
  undoHelp: 'How far an answer can be taken back.',
  seedHelp: 'Same seed, seats and options: the same deal. r makes a new one, n types one.',
  seatsHelp: ({ seats }: { seats: readonly number[] }) => `Type ${seats.join(', ')} or use ←→.`,
  seatHelp: 'n gives a name, b changes between human and bot, shift-↑↓ moves the seat.',
  startHelp: '↵ starts the game from any row.',
  typingName: ({ text }: { text: string }) => `name: ${text}_`,
  typingSeed: ({ text }: { text: string }) => `seed: ${text}_`,
  typingNumber: ({ text }: { text: string }) => `number: ${text}_`,
  numberRange: ({ least, most }: { least: number; most: number }) => `${least}-${most}, n: type it`,
  valueOn: 'yes',
  valueOff: 'no',
  listNone: 'none named',
  listChosen: ({ n }: { n: number }) => `space: on, off  (${n} on)`,
  defaultName: ({ n }: { n: number }) => ['Ann', 'Bob', 'Cem', 'Dia', 'Eva'][n] ?? `Player ${n + 1}`,

  // curtain
  passTo: 'pass the keyboard to',
  whenOnly: ({ name }: { name: string }) => `when only ${name} is looking`,
  sinceLast: 'since your last turn (public)',
  ready: 'ready?',
  giveBack: ({ name }: { name: string }) => `give back to ${name} (nothing was shown yet)`,

  // log, ledger
  log: 'LOG',
  ledger: 'LEDGER',
  logFilter: ({ seat, verb }: { seat: string; verb: string }) => `seat ‹ ${seat} ›  kind ‹ ${verb} ›`,
  all: 'all',
  emptyLog: 'nothing was played yet',
  exportAs: 'export as   t text   j JSON   m Markdown',
  exported: ({ where }: { where: string }) => `written to ${where}`,
  goTo: ({ text }: { text: string }) => `go to #${text}_`,
  action: 'action',
  seat: 'seat',

  // why, inspect, help
  whyTitle: 'WHY, WHY NOT?',
  whyOffered: 'on offer',
  whyCosts: ({ price }: { price: string }) => `costs ${price}`,
  whyFree: 'costs nothing',
  ruleOf: ({ title, page }: { title: string; page: string | undefined }) => `RULE ${title}${page ? ` (${page})` : ''}:`,
  whyNothing: 'Everything there is to do here is on offer.',
  cure: 'cure',
  cureDone: 'The cure is played; the thing is on offer now.',
  cureThen: 'then it is on offer',
  forYou: 'for you now',
  rulings: 'rulings',
  page: 'where',
  inspectFoot: '↵ close   ←→ next on offer   / find',
  noRule: 'no more is written about this',
  helpTitle: 'HELP',
  helpTableKeys: '↑↓ more of the rule   tab find any rule, tile or card   esc closes',
  helpPages: ({ pages }: { pages: string }) => `PAGES  ${pages}  L log`,
  helpCloses: 'esc closes',
  ruling: 'ruling',
  findKeys: 'type to find   ↑↓ row   ↵ read   esc back',
  findRule: ({ text }: { text: string }) => `find: ${text}_`,
  found: ({ n }: { n: number }) => plural(n, 'entry', 'entries'),

  // replay
  replay: 'REPLAY',
  replayAt: ({ n, all }: { n: number; all: number }) => `#${n} of ${all}`,
  start: 'start',
  round: ({ n }: { n: number }) => `r${n}`,
  eyes: ({ who }: { who: string }) => `eyes of ‹ ${who} ›`,
  everybody: 'everybody',
  nobody: 'a bystander',
  speed: ({ n }: { n: number }) => `run: ${n} a second`,
  lastNext: ({ last, next }: { last: string; next: string }) =>
    `${last ? `last: ${last}` : ''}${last && next ? '   ' : ''}${next ? `next: ${next}` : ''}`,
  takeOverLater: 'With secrets at the table a game can be taken over once it has ended.',
  takeOver: 'c take over from here (new save)   v what-if   m key moment   p chart   e export',
  checked: 'checked √',
  unchecked: '! not the stored position',

  // what-if
  whatIf: 'WHAT-IF',
  whatIfFrom: ({ n, name }: { n: number; name: string }) => `from #${n}, ${name}`,
  whatIfPrivate: 'private, nothing is played',
  whatIfDealt: 'private; what you cannot know is dealt anew',
  whatIfNote: ' (what-if)',
  branch: 'branch',
  nameBranch: ({ text }: { text: string }) => `name of the branch: ${text}_`,
  roundEnd: 'round end',
  roundEndNote: 'round end: nobody does more than the rules demand (~ they demand a choice)',
  nearest: 'nearest',
  now: 'now',
  endedNow: 'ended now',
  endedNowBySource: 'ENDED NOW, BY SOURCE',
  othersYou: 'you answer for the others',
  othersBot: 'a bot answers for the others',
  others: ({ how }: { how: string }) => `others ‹ ${how} ›`,
  playedBranch: ({ n }: { n: number }) => `${plural(n, 'step', 'steps')} played for real.`,
  branchStopped: ({ n }: { n: number }) =>
    `${plural(n, 'step', 'steps')} played for real; the rest waits for chance or another seat.`,
  branchAhead: ({ name, points }: { name: string; points: number }) => `${name} is ahead by ${points}`,

  // standing orders, standing
  orders: 'STANDING ORDERS',
  ordersLater: 'Orders are given by the person whose turn it is.',
  ordersSet: ({ n }: { n: number }) => `orders ${n}`,
  noOrders: 'This game has no reactions that could be answered by themselves.',
  ordersHelp: 'Answers for you until you change it; each answer is in the log as usual.',
  stand: 'WHERE DO I STAND',
  standHelp: 'Points by source, as if the game ended now. ↵ shows where they come from.',
  nearestTitle: 'NEAREST UNDONE',
  logSource: ({ source }: { source: string }) => `points from ${source}`,
  total: 'total',
  swaps: ({ made, spared }: { made: number; spared: number }) =>
    `${plural(made, 'chair swap', 'chair swaps')} so far, ${spared} spared by standing orders`,
  timeOf: ({ name, minutes }: { name: string; minutes: string }) => `${name} ${minutes}`,

  // game over
  final: 'final',
  bySource: 'POINTS BY SOURCE',
  byRound: 'POINTS BY ROUND',
  rounds: ({ first, last }: { first: string; last: string }) => `${first}-${last.replace(/^r/, '')}`,
  overTime: 'POINTS OVER TIME',
  swings: 'biggest swings',
  end: 'end',
  overMenu: ['chart', 'table', 'replay', 'same table again', 'log', 'by round'],
  overHelp: '↑↓ row   ↵ where from   tab table, rounds, chart   ←→ seat   e report   q home',
  thinkingTime: 'time at the keyboard',

  // learn by playing
  learnTitle: 'LEARN BY PLAYING',
  learnHelp: 'A guided first game on the real table. Leave at any time, it is saved.',
  chapters: ({ n }: { n: number }) => plural(n, 'chapter', 'chapters'),
  lessonFresh: 'not begun',
  lessonBegun: ({ percent }: { percent: number }) => `${percent}% played, ↵ goes on`,
  lessonDone: 'finished, ↵ plays on',
  lessonTitle: ({ chapter, of, title }: { chapter: number; of: number; title: string }) => `${chapter}/${of}  ${title}`,
  lessonFoot: ({ chapters }: { chapters: boolean }) =>
    `↵ do it   u back   t hide   ${chapters ? '} next chapter   ' : ''}q leave`,
  lessonLeft: ({ at }: { at: number }) =>
    `This is not what the lesson had in mind (#${at}). Nothing is lost: u goes back to it, or play on as you like.`,
  lessonLeftTitle: 'ON YOUR OWN',
  lessonLeftFoot: 'u back to the lesson   t hide',
  lessonEndTitle: 'END OF THE LESSON',
  lessonEndFoot: 't hide   q leave',

  // settings
  settings: 'SETTINGS',
  setTheme: 'theme',
  setColour: 'colours',
  setGlyphs: 'signs',
  setSilenced: 'silenced warnings',
  setPace: 'bots',
  setHints: 'hints',
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
    seat: 'who plays this seat from now on',
  } as Readonly<Record<string, string>>,
};

/** The same catalogue under the short name of screens that do not carry theirs yet. */
export const P = en;
