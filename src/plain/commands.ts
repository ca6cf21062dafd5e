/** The words of plain mode. They are the same in every language, like the letters of keys. */
import { spoken } from '../languages/spoken.js';

export const COMMANDS = [
  'list',
  'where',
  'look',
  'near',
  'between',
  'income',
  'hand',
  'row',
  'page',
  'reach',
  'who',
  'changed',
  'why',
  'rule',
  'stand',
  'log',
  'orders',
  'leave',
  'undo',
  'redo',
  'save',
  'quit',
  'help',
] as const;

/** Least room for what is written, before what it does. */
const WRITTEN = 14;

/** In the order in which they are told. */
const TOLD = [
  'number',
  'amount',
  'words',
  'preview',
  'list',
  'where',
  'look',
  'lookSeat',
  'lookPlace',
  'near',
  'between',
  'income',
  'hand',
  'row',
  'page',
  'reach',
  'who',
  'changed',
  'why',
  'rule',
  'stand',
  'log',
  'orders',
  'leave',
  'undo',
  'save',
  'quit',
  'help',
] as const;

export function helpLines(): string[] {
  const { help } = spoken().plain;
  const room = Math.max(WRITTEN, ...TOLD.map((key) => help[key][0].length + 1));
  return TOLD.map((key) => {
    const [written, does] = help[key];
    return `${written.padEnd(room)}${does}`;
  });
}
