/** Standing orders, and where do I stand. */
import { plural } from './plural.js';

export const standing = {
  ordersOf: ({ name }: { name: string }) => `Standing orders of ${name}`,
  ordersLater: 'Only the player whose turn it is can give orders.',
  ordersSet: ({ n }: { n: number }) => plural(n, 'standing order', 'standing orders'),
  noOrders: 'In this game there is nothing that could be answered for you.',
  ordersHelp:
    'A standing order answers a question for you until you change it. The answers appear in the log as usual.',
  stand: 'Where do I stand?',
  standHelp: 'Points by source, as if the game ended now. Press ↵ to see where they come from.',
  nearestTitle: 'Closest goals',
  logSource: ({ source }: { source: string }) => `Points from ${source}`,
  total: 'total',
  swaps: ({ made, spared }: { made: number; spared: number }) =>
    `${plural(made, 'hand-over', 'hand-overs')} so far, ${spared} avoided by standing orders`,
  timeOf: ({ name, minutes }: { name: string; minutes: string }) => `${name} ${minutes}`,
};
