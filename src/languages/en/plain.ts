/**
 * What is said line by line, for pipes, screen readers and logs. The words that people type (look, undo, near ...) are the
 * same in every language: they are names, like the letters of keys. What stands for values is explained in each.
 */
import type { UndoStop } from '../../engine/session.js';

/** What can be typed: how it is written, and what it does. */
const help = {
  number: ['number', 'choose that line'],
  amount: ['number n', 'choose that line with an amount: 3 2'],
  words: ['words', 'the choice whose words begin like these: build e7, bu e7, burn 2'],
  preview: ['? number', 'what that choice would change'],
  list: ['list', 'all choices, folded ones included'],
  where: ['where', 'the round, whose turn it is, and the question'],
  look: [
    'look [words]',
    'everything on the table line by line, or what these words are found in and what it means now',
  ],
  lookSeat: ['look 2', 'what seat 2 has'],
  lookPlace: ['look E7', 'a place, its neighbours, and what each seat would need to use it'],
  near: ['near E7', 'what is around a place'],
  between: ['between E7 F3', 'how far two places are from each other'],
  income: ['income [seat]', 'what a seat will get, by source'],
  hand: ['hand [seat]', 'the cards in your hand, or what is known of another one'],
  row: ['row [seat]', 'the row of cards; your own where every seat has one'],
  page: ['page [letter]', 'a page of the screen as it is drawn; with a number, that seat: page F 2'],
  reach: ['reach', 'every place that can be chosen now'],
  who: ['who', 'all seats and their goods'],
  changed: ['changed', 'what happened since your last move'],
  why: ['why [words]', 'what is not possible, and why'],
  rule: [
    'rule words',
    'what a tile, card or action does, and the page of the rulebook; rule alone: what the question is from',
  ],
  stand: ['stand', 'points by source for every seat, as if the game ended now'],
  log: ['log [n]', 'the last moves: 10, or n'],
  orders: ['orders', 'standing orders; orders 1 3 sets the first to its third value'],
  leave: ['leave [seat]', 'leave the game for good: you, or the seat of that number at its next turn'],
  undo: ['undo, redo', 'take back one move, or play it again; undo 3 takes back three'],
  save: ['save [folder]', 'save now (every move is saved anyway), or in another folder'],
  quit: ['quit', 'leave the program; it asks first if something is not saved'],
  help: ['help', 'these lines'],
} as const;

const undoStops: Readonly<Record<UndoStop, string>> = {
  start: 'This is the start of the game.',
  chance: 'Chance has decided, or a secret was shown: that cannot be taken back.',
  seat: 'Another player has moved: that cannot be taken back.',
  look: 'The keyboard was handed over: that cannot be taken back.',
};

export const plain = {
  /** The left column stays as it is, but for what stands for a value: number, words, folder. */
  help: help as Readonly<Record<keyof typeof help, readonly [written: string, does: string]>>,
  opening: ({ game, name, seed }: { game: string; name: string; seed: string }) =>
    `${game}   saved as ${name}   ${seed}   "help" lists the commands`,
  staysReadable: "This terminal keeps what was printed: whoever scrolls up can see the last person's hand.",
  piped: 'This is not a terminal: everybody can read the hands that are printed here.',
  handOver: ({ name }: { name: string }) => `Hand over to ${name}, then press Enter.`,

  // the question and its choices
  asks: ({ name, what }: { name: string; what: string }) => `${name}: ${what}`,
  asksThen: ({ name, what, then }: { name: string; what: string; then: readonly string[] }) =>
    `${name}: ${what}   (then ${then.join(', ')})`,
  amounts: ({ least, most }: { least: number; most: number }) => `(${least} to ${most})`,
  /** What each amount takes, '' where it is free; `usual` is mostly meant. */
  amountPrices: ({ prices, usual }: { prices: readonly { n: number; price: string }[]; usual: number | null }) =>
    `[${prices.map(({ n, price }) => `${n}: ${price || 'free'}`).join('; ')}${usual === null ? '' : `; usually ${usual}`}]`,
  ways: ({ what, n }: { what: string; n: number }) => `${what} … ${n} ways`,
  sameChoices: 'The same choices as before; "list" shows them.',
  notCalled: 'Nothing here is called that.',
  notOnList: ({ n }: { n: number }) => `There is no line ${n}.`,
  /** `near` is a word of the program that was perhaps meant. */
  unknown: ({ text, near }: { text: string; near: string | null }) =>
    `Nothing here is called ${text}.${near === null ? '' : ` Did you mean ${near}?`} "why" shows what is not possible, "help" lists the commands.`,
  notAsked: ({ verb, topic }: { verb: string; topic: string }) => `Not now: ${verb}. The question is: ${topic}`,
  howMany: ({ least, most }: { least: number; most: number }) => `How many, ${least} to ${most}?`,
  noAmount: 'No amount given. Nothing was done.',
  noAmountHere: ({ what }: { what: string }) => `“${what}” takes no amount. Nothing was done.`,
  /** What people type for yes, besides y. */
  yes: ['y', 'yes'] as readonly string[],
  no: ['n', 'no'] as readonly string[],

  // before something is lost
  warning: ({ text }: { text: string }) => `! ${text}`,
  warned: 'Type yes to do it anyway, never to do it and never be warned of this again, or anything else instead.',
  silenced: 'You will not be warned of this again. The setting "silenced" keeps the list.',
  notDone: 'Nothing was done.',

  // what it would change
  changes: ({ name, changes }: { name: string; changes: readonly string[] }) => `${name}: ${changes.join(', ')}`,
  change: ({ what, before, after }: { what: string; before: number; after: number }) =>
    `${what} from ${before} to ${after}`,
  chance: 'Chance or a secret decides: what follows is not known in advance.',
  wouldEnd: 'The game would be over.',
  nextIs: ({ name }: { name: string }) => `Next: ${name}.`,

  // the table
  seat: ({ n, name }: { n: number; name: string }) => `seat ${n} ${name}`,
  seatAsked: 'to move',
  seatPassed: 'passed',
  seatLeft: 'out of the game',
  seatHas: ({ who, goods }: { who: readonly string[]; goods: readonly string[] }) =>
    `${who.join(', ')}: ${goods.join(', ')}`,
  heading: ({ text }: { text: string }) => `${text}:`,
  meansNow: ({ text }: { text: string }) => `now: ${text}`,
  onOffer: ({ what }: { what: string }) => `you can: ${what}`,
  nothingCalled: 'Nothing on the table is called that.',
  noPlace: ({ text }: { text: string }) => `There is no place called ${text}.`,
  whichPlace: 'Say which place: near E7.',
  whichPlaces: 'Say which two places: between E7 F3.',
  noMap: 'This game has no map.',
  noHand: 'Nobody has cards in hand in this game.',
  noRow: 'This game has no row of cards.',
  noIncome: 'There is no income here now.',
  noSeat: ({ text }: { text: string }) => `There is no seat ${text}.`,
  nextTo: ({ place }: { place: string }) => `Next to ${place}:`,
  pages: ({ pages, example }: { pages: readonly string[]; example: string }) =>
    `Pages: ${pages.join(', ')}. "page ${example} 2" is seat 2.`,
  nothingToPick: 'No place can be chosen now.',
  picks: ({ place, ways }: { place: string; ways: readonly string[] }) => `${place}: ${ways.join(', ')}`,
  nothingChanged: 'Nothing has changed.',
  nothingPlayed: 'Nothing has been played yet.',
  move: ({ n, text }: { n: number; text: string }) => `#${n} ${text}`,
  thought: ({ name, text }: { name: string; text: string }) => `(${name}: ${text})`,
  playedBy: ({ name, by }: { name: string; by: string }) => `${name} (${by})`,
  total: 'total',

  // reasons and rules
  missing: ({ what, why, cure }: { what: string; why: string; cure: readonly string[] | null }) =>
    `${what}: ${why}${cure ? `  Possible after: ${cure.join(', then ')}.` : ''}`,
  /** `words` were typed: the same behind "why" tells them all. */
  moreReasons: ({ n, words }: { n: number; words: string }) =>
    `"why ${words}" shows ${n === 1 ? 'one more' : `${n} more`}.`,
  nothingMissing: 'Nothing like that is impossible now.',
  ruleHow: 'Say what to look up: a tile, card or action. For example: rule pass',
  /** `near`: a word that was perhaps meant. */
  noRule: ({ near }: { near: string | null }) =>
    `No rule, card or ruling has these words.${near === null ? '' : ` Did you mean ${near}?`}`,
  /** Titles of further entries: the first of `n`. */
  moreRules: ({ titles, n }: { titles: readonly string[]; n: number }) =>
    `${n} more: ${titles.join(', ')}${n > titles.length ? ' …' : '.'}`,
  rule: ({ title, kind, page, text }: { title: string; kind: string; page: string | null; text: string }) =>
    `${title}, ${kind}${page === null ? '' : ` (${page})`}: ${text}`,
  ruling: ({ text }: { text: string }) => `ruling: ${text}`,

  // standing orders
  noOrders: 'This game has nothing that could be answered for you.',
  noSuchOrder: 'There is no such order or value.',
  orderSet: ({ order, value }: { order: string; value: string }) => `${order}: ${value}.`,
  order: ({ n, order, value }: { n: number; order: string; value: string }) => `${n}  ${order}: ${value}`,
  orderValue: ({ n, k, value, now }: { n: number; k: number; value: string; now: boolean }) =>
    `orders ${n} ${k}  ${value}${now ? '  (now)' : ''}`,

  // leaving for good
  neverLeave: 'Nobody can leave the game just now.',
  canLeave: ({ seats }: { seats: readonly number[] }) => `Seats that can leave now: ${seats.join(', ')}.`,
  leaveSure: ({ name }: { name: string }) =>
    `${name} leaves the game for good and ranks behind everybody who stays. Type yes to confirm.`,
  nobodyLeaves: 'Nobody leaves.',

  // taking back
  takenBack: ({ n }: { n: number }) => (n === 1 ? 'Taken back.' : `Taken back: ${n}.`),
  broughtBack: ({ n }: { n: number }) => (n === 1 ? 'Played again.' : `Played again: ${n}.`),
  nothingToRedo: 'There is nothing to play again.',
  howManyUndo: 'How many? Say undo 3, for example.',
  howManyRedo: 'How many? Say redo 3, for example.',
  undoStops,

  // the save
  saved: 'Saved.',
  notSaved: ({ why }: { why: string }) => `Not saved. ${why}`,
};

export type PlainTexts = typeof plain;
