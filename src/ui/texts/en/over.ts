/** The end of a game. */

export const over = {
  final: 'final',
  bySource: 'Points by source',
  byRound: 'Points by round',
  byRoundOf: ({ name }: { name: string }) => `Points by round: ‹ ${name} ›`,
  roundsTo: ({ first, last }: { first: number; last: number }) => `r${first}-${last}`,
  overTime: 'Points over time',
  swings: 'Biggest swings',
  swing: ({ round, name, points }: { round: string; name: string; points: number }) =>
    `${round} ${name} ${points > 0 ? '+' : ''}${points}`,
  end: 'end',
  overActions: {
    chart: 'chart',
    table: 'table',
    replay: 'replay',
    again: 'play again',
    log: 'log',
    rounds: 'by round',
  },
  standings: 'Final standing',
  thinkingTime: 'Time at the keyboard',
  keyWhence: 'where from',
  keyViews: 'table, rounds, chart',
  keyPlayer: 'player',
  keyReport: 'report',
  keyHome: 'home',
};
