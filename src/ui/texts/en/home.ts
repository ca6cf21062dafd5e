/** The first screen. */
import { plural } from './plural.js';

export const home = {
  tagline: 'Four civilization games at one keyboard',
  continue: 'Continue',
  newGame: 'New game',
  noSaves: 'Nothing is saved yet.',
  noSavesHelp:
    'Every move is saved as soon as it is made. The games you play wait for you here, and you can continue them at any time.',
  moreSaves: ({ n }: { n: number }) => `${n} more: f finds them`,
  saveCount: ({ n }: { n: number }) => plural(n, 'saved game', 'saved games'),
  players: ({ seats }: { seats: readonly number[] }) => {
    const [least, most] = [Math.min(...seats), Math.max(...seats)];
    return least === most ? `${least} players` : `${least} to ${most} players`;
  },
  minutes: ({ n }: { n: number }) => `${n} minutes`,
  turnOf: ({ name }: { name: string }) => `${name}'s turn`,
  saveName: ({ name, answers }: { name: string; answers: number }) => `${name}, ${plural(answers, 'move', 'moves')}`,
  brokenSave: ({ why }: { why: string }) => `! ${why}`,
  findSave: ({ text }: { text: string }) => `Find a saved game: ${text}_`,
  findHelp: 'Type a title, a name, a round, or a file to import.',
  noSuchSave: ({ filter }: { filter: string }) =>
    `No saved game holds “${filter}”. Press Enter to import a file with this path.`,
  loading: 'Opening…',
  learn: 'Learn by playing',
  learnNote: 'guided first games',
  learnHelp:
    'A guided first game on the real table: it tells you what to do and why, and you do it with the usual keys. You can leave at any time; it is saved like any game.',
  newHelp: 'Press ↵ to choose players and options, then ↵ again to start.',
  marked: 'This game',
};
