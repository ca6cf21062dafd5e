/** The replay. */

export const replay = {
  replay: 'Replay',
  replayAt: ({ n, all }: { n: number; all: number }) => `move ${n} of ${all}`,
  replayTitle: ({ n, all }: { n: number; all: number }) => `Replay: move ${n} of ${all}`,
  start: 'start',
  round: ({ n }: { n: number }) => `r${n}`,
  eyes: ({ who }: { who: string }) => `seen by ‹ ${who} ›`,
  everybody: 'everybody',
  nobody: 'a spectator',
  speed: ({ n }: { n: number }) => (n === 1 ? '1 move a second' : `${n} moves a second`),
  running: 'running',
  lastMove: 'Last',
  nextMove: 'Next',
  takeOverTitle: ({ game, n }: { game: string; n: number }) => `${game}: play on from move ${n}`,
  takeOverSave: 'New save',
  takeOverRename: 'name the save',
  takeOverHelp: 'Who plays each seat from here? The game that was replayed stays as it is.',
  takeOverName: 'The new save needs a name.',
  tookOver: ({ name, bots }: { name: string; bots: boolean }) =>
    `This is a new save: ${name}.${bots ? ' Bots are paused; p lets them play.' : ''}`,
  takeOverLater: 'A game with secrets can be taken over once it has ended.',
  checked: 'checked √',
  unchecked: '! not the position that was saved',
};
