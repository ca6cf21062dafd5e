/** Why, what is this, and help. */
import { plural } from './plural.js';

export const know = {
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
};
