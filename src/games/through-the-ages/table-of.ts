/** A table with the title and the heads that a catalogue has for it. */
import type { TextTable } from '../../engine/phrasebook.js';
import type { TtaTexts } from './texts/types.js';
import type { TableId } from './texts/types-book.js';

export const tableIn = ({ table }: TtaTexts, id: TableId, rows: TextTable['rows']): TextTable => ({
  id,
  ...table[id],
  rows,
});
