/** Standing orders, and where do I stand. */
import { plural } from './plural.js';

export const standing = {
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
};
