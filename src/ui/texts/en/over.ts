/** The end of a game. */

export const over = {
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
};
