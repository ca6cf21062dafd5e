/** The window, the head of a table, and leaving it. */
import type { UndoStop } from '../../../engine/session.js';

export const frame = {
  tooSmall: ({ columns, rows }: { columns: number; rows: number }) => `This window is too small: ${columns} x ${rows}.`,
  sizeNeeded: ({ columns, rows }: { columns: number; rows: number }) =>
    `At least ${columns} x ${rows} is needed; 120 x 40 is comfortable.`,
  nothingLost: 'Everything is saved.',
  unsavedBecause: ({ why }: { why: string }) => `Not saved: ${why}`,
  askedSmall: ({ name }: { name: string }) => `${name}'s turn. q quits.`,
  quits: 'q quits.',
  saved: ({ n }: { n: number }) => `saved #${n}`,
  notSaved: ({ n }: { n: number }) => `NOT SAVED since #${n}`,
  unsavedTitle: 'NOT SAVED',
  unsavedUpTo: ({ name, n }: { name: string; n: number }) =>
    `${name} is saved up to move ${n}. Everything after that exists only in this program.`,
  unsavedAgain: 'Try to save again',
  unsavedElsewhere: 'Save in another folder',
  unsavedStay: 'Stay at the table',
  unsavedLose: 'Leave and lose what is not saved',
  unsavedFolder: ({ text }: { text: string }) => `Folder: ${text}_`,
  unsavedFolderFoot: 'Press enter to save there and leave, esc to go back.',
  unsavedSmall: 'q quits without what is not saved.',
  undoLeft: ({ n, why }: { n: number; why: UndoStop }) =>
    ({
      start: `undo ${n}`,
      chance: `undo ${n} (to the last draw or roll)`,
      seat: `undo ${n} (to another’s move)`,
      look: `undo ${n} (to the hand-over)`,
    })[why],
  undoNone: ({ why }: { why: UndoStop }) =>
    ({
      start: '',
      chance: 'no undo: chance decided',
      seat: 'no undo: new turn',
      look: 'no undo: handed over',
    })[why],
  undoStops: ({ why }: { why: UndoStop }) =>
    ({
      start: 'This is the start of the game.',
      chance: 'You cannot go back further: chance has decided, or a secret was shown.',
      seat: 'You cannot go back further: another player has moved.',
      look: 'You cannot go back further: the keyboard was handed over.',
    })[why],
  notYourTurn: ({ name }: { name: string }) => `It is ${name}'s turn.`,
  undone: ({ n }: { n: number }) => (n === 1 ? 'Undone. U plays it again.' : `${n} moves undone. U plays them again.`),
  redone: 'Played again.',
  nothingToRedo: 'There is nothing to redo.',
};
