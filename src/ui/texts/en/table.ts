/** The table as components. */
export const table = {
  logTitle: 'Log',
  asksSeat: ({ name, question }: { name: string; question: string }) => `${name}: ${question}`,
  gameOver: 'Game over',
  choiceOf: ({ at, of }: { at: number; of: number }) => `‹ ${at} of ${of} ›`,
  amountNow: ({ n, min, max }: { n: string; min: number; max: number }) => `‹ ${n} › ${min} to ${max}`,
  amountFrom: ({ min, max }: { min: number; max: number }) => (min === max ? `${min}` : `${min} to ${max}`),
  rowOf: ({ at, of }: { at: number; of: number }) => `${at} of ${of}`,
  thenChanges: 'then',
  typedAs: ({ words }: { words: string }) => `typed  : ${words}`,
  changed: ({ what, before, after }: { what: string; before: number; after: number }) => `${what} ${before} → ${after}`,
  changedOf: ({ name, what }: { name: string; what: readonly string[] }) => `${name}: ${what.join(', ')}`,
  notOffered: ({ what, why }: { what: string; why: string }) => `${what}: ${why}`,
  amountKey: 'amount',
  focusMenu: 'menu',
  focusBoard: 'board',
};
