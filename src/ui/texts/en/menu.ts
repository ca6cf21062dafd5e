/** The question and its menu. */
import { plural } from './plural.js';

export const menu = {
  moreRows: ({ n }: { n: number }) => `↓ ${plural(n, 'more row', 'more rows')}`,
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
  typeSeveral: ({ text, words, of }: { text: string; words: readonly string[]; of: number }) =>
    `"${text}" could be ${words.join(' | ')}${of > words.length ? ` | ${of - words.length} more` : ''}`,
  typeBlocked: ({ what, why }: { what: string; why: string }) => `Not now: ${what}: ${why}`,
  typeNotAsked: ({ verb, topic }: { verb: string; topic: string }) => `Not now: ${verb}. The question is: ${topic}`,
  typeNear: ({ text, near }: { text: string; near: string }) => `I do not know "${text}" here. Did you mean "${near}"?`,
  typeAmount: ({ min, max }: { min: number; max: number }) => `How many? Add a number from ${min} to ${max}.`,
  endsGame: 'ends the game',
  chanceDecides: 'chance decides the rest',
  asksNext: ({ name }: { name: string }) => `next ${name}`,
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
};
