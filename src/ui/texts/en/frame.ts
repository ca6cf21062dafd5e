/** The window, the head of a table, and leaving it. */
import type { UndoStop } from '../../../engine/session.js';

export const frame = {
  tooSmall: ({ columns, rows }: { columns: number; rows: number }) => `too small: this window is ${columns} x ${rows}`,
  sizeNeeded: ({ columns, rows }: { columns: number; rows: number }) =>
    `needs ${columns} x ${rows}  (120 x 40 shows all)`,
  nothingLost: 'saved, nothing is lost',
  askedSmall: ({ name }: { name: string }) => `${name}'s turn. q quits.`,
  quits: 'q quits.',
  saved: ({ n }: { n: number }) => `saved #${n}`,
  notSaved: ({ n }: { n: number }) => `NOT SAVED since #${n}`,
  unsavedTitle: 'NOT SAVED',
  unsavedUpTo: ({ name, n }: { name: string; n: number }) =>
    `${name} is on disk as it was after answer ${n}. The rest is only here.`,
  unsavedMenu: ['r  try again', 'f  save in another folder', 'x  leave without the rest: it is lost'],
  unsavedFolder: ({ text }: { text: string }) => `folder: ${text}_`,
  unsavedFoot: 'r try again   f other folder   x leave, lose it   esc stay',
  unsavedFolderFoot: 'enter save there and leave   esc back',
  unsavedSmall: 'q quits without what is not saved.',
  undoLeft: ({ n, why }: { n: number; why: UndoStop }) =>
    `undo ${n}${{ start: '', chance: ' to chance', seat: ' this turn', look: ' to the look' }[why]}`,
  undoNone: ({ why }: { why: UndoStop }) =>
    ({ start: '', chance: 'undo: chance', seat: 'undo: next seat', look: 'undo: looked' })[why],
  undoStops: ({ why }: { why: UndoStop }) =>
    ({
      start: 'This is the start of the game.',
      chance: 'Cannot go back further: chance or a secret was shown.',
      seat: 'Cannot go back further: another seat has acted.',
      look: 'Cannot go back further: the next player has looked.',
    })[why],
  notYourTurn: ({ name }: { name: string }) => `It is ${name}'s turn.`,
  undone: 'Taken back. U plays it again.',
  redone: 'Played again.',
  nothingToRedo: 'Nothing was taken back.',
};
