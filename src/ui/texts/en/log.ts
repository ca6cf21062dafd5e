/** The log and the ledger. */

export const log = {
  log: 'Log',
  ledger: 'Ledger',
  logOf: ({ title }: { title: string }) => `Log: ${title}`,
  ledgerOf: ({ title }: { title: string }) => `Ledger: ${title}`,
  logFilter: ({ seat, verb }: { seat: string; verb: string }) => `player ‹ ${seat} ›  kind ‹ ${verb} ›`,
  logFind: ({ text }: { text: string }) => `/ ${text}`,
  all: 'all',
  hidden: '(hidden)',
  chooses: ({ what }: { what: string }) => `chooses “${what}”`,
  emptyLog: 'Nothing has been played yet.',
  exportAs: 'Export as:  t text   j JSON   m Markdown',
  exported: ({ where }: { where: string }) => `Written to ${where}.`,
  goTo: ({ text }: { text: string }) => `Go to move ${text}_`,
  logRow: ({ n, text }: { n: number; text: string }) => `#${n}: ${text}`,
  action: 'action',
  seat: 'player',
  keyBoard: 'board',
};
