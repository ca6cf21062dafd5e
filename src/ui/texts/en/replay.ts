/** The replay. */

export const replay = {
  replay: 'REPLAY',
  replayAt: ({ n, all }: { n: number; all: number }) => `#${n} of ${all}`,
  start: 'start',
  round: ({ n }: { n: number }) => `r${n}`,
  eyes: ({ who }: { who: string }) => `eyes of ‹ ${who} ›`,
  everybody: 'everybody',
  nobody: 'a bystander',
  speed: ({ n }: { n: number }) => `run: ${n} a second`,
  lastNext: ({ last, next }: { last: string; next: string }) =>
    `${last ? `last: ${last}` : ''}${last && next ? '   ' : ''}${next ? `next: ${next}` : ''}`,
  takeOverLater: 'With secrets at the table a game can be taken over once it has ended.',
  takeOver: 'c take over from here (new save)   v what-if   m key moment   p chart   e export',
  checked: 'checked √',
  unchecked: '! not the stored position',
};
