/** The replay. */

export const replay = {
  replay: 'Replay',
  replayAt: ({ n, all }: { n: number; all: number }) => `move ${n} of ${all}`,
  replayTitle: ({ n, all }: { n: number; all: number }) => `Replay: move ${n} of ${all}`,
  start: 'start',
  round: ({ n }: { n: number }) => `r${n}`,
  eyes: ({ who }: { who: string }) => `seen by ‹ ${who} ›`,
  everybody: 'everybody',
  nobody: 'a bystander',
  speed: ({ n }: { n: number }) => (n === 1 ? '1 move a second' : `${n} moves a second`),
  running: 'running',
  lastMove: 'Last',
  nextMove: 'Next',
  takeOverLater: 'A game with secrets can be taken over once it has ended.',
  checked: 'checked √',
  unchecked: '! not the position that was saved',
};
