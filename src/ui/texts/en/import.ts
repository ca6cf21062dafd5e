/** Bringing in a game from a file. */
import { plural } from './plural.js';

export const importing = {
  importTitle: 'Import',
  importRows: 'Rows of the file',
  importRow: ({ n, all }: { n: number; all: number }) => `row ${n} of ${all}`,
  importHelp: 'Choose the row after which you want to play on. The last one brings in the whole game.',
  importSeats: ({ names }: { names: readonly string[] }) =>
    `${plural(names.length, 'player', 'players')}: ${names.join(', ')}`,
  importLength: ({ rounds, over }: { rounds: number; over: boolean }) =>
    over ? `Finished after ${plural(rounds, 'round', 'rounds')}.` : `It stops in round ${rounds}.`,
  importLast: ({ row, who, text }: { row: number; who: string; text: string }) => `Last row, ${row}: ${who} ${text}`,
  importWhole: 'The whole game will be brought in.',
  importUpTo: ({ n, of }: { n: number; of: number }) =>
    `${n} of its ${plural(of, 'move', 'moves')} will be brought in.`,
};
