/** Why, what is this, and help. */
import { plural } from './plural.js';

export const know = {
  whyTitle: 'Why, and why not?',
  whyOffered: ({ parts }: { parts: readonly string[] }) => `possible: ${parts.join('; ')}`,
  whyCosts: ({ price }: { price: string }) => `costs ${price}`,
  whyFree: 'costs nothing',
  ruleTitle: ({ title, page }: { title: string; page: string | undefined }) => (page ? `${title} (${page})` : title),
  whyNothing: 'You can do everything there is to do here.',
  whyMany: ({ n, what }: { n: number; what: string }) => `${n} × ${what}`,
  cure: 'Convert first',
  cureDone: 'Converted: the action is available now.',
  cureSteps: ({ steps }: { steps: readonly string[] }) => `${steps.join(', ')}; then it is possible`,
  keyCure: 'convert',
  keyRule: 'rule',
  keyRead: 'read',
  keyNext: 'next',
  keyClose: 'close',
  keyScroll: 'scroll',
  keyFindRule: 'find a rule',
  forYou: 'For you, now',
  rulings: 'Rulings',
  page: 'Where it is written',
  noRule: 'There is nothing more to say about this.',
  onOffer: 'On offer',
  helpTitle: 'Help',
  /** Beside the keys of the first screen. */
  firstSteps: [
    {
      head: 'A first game',
      text: 'Choose one under New game and press ↵ twice: everybody sits at this keyboard, and any seat can be a bot. Or press t: a guided game teaches the first round on the real table.',
    },
    {
      head: 'At the table',
      text: '↑ and ↓ choose a row, ← and → its target, ↵ plays it. ? explains what is marked, w tells why something is not possible, u takes back.',
    },
    {
      head: 'Saved games',
      text: 'Every move is saved at once. Leave whenever you like: the next time the game stands here, first of all.',
    },
  ],
  helpKeys: 'Keys',
  helpPages: 'PAGES',
  helpMark: 'What is marked',
  helpNothing: 'Nothing is marked.',
  ruling: 'Ruling',
  findRule: ({ text }: { text: string }) => `Find: ${text}_`,
  findRow: ({ text }: { text: string }) => `Find: ${text}_`,
  findNothing: ({ text }: { text: string }) => `Nothing is called "${text}".`,
  slashFind: '/ find',
  found: ({ n }: { n: number }) => plural(n, 'entry', 'entries'),
};
