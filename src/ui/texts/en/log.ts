/** The log and the ledger. */

export const log = {
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
};
