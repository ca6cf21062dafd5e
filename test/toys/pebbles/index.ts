import { entryFromText, entryText, type LogEntry } from '../../../src/engine/log.js';
import type { Exchange, GameModule } from '../../../src/engine/phrasebook.js';
import { type ChosenOptions, Refused } from '../../../src/engine/types.js';
import { orders, phrases, rules, tables } from './phrases.js';
import { pebbles } from './rules.js';
import { TILES } from './state.js';

/** A notation of its own, so that import and export can be tried: a head row, the table, then one answer a row. */
const scroll: Exchange = {
  id: 'scroll',
  recognises: (text) => text.startsWith('pebbles scroll\n'),
  read(text) {
    const lines = text.trimEnd().split('\n');
    let table: { names: string[]; options: ChosenOptions; seed: string };
    try {
      table = JSON.parse(lines[1] ?? '');
    } catch {
      throw new Refused('exchange-row', { row: 2, expected: 'the table', found: lines[1] ?? '' });
    }
    if (!Array.isArray(table?.names))
      throw new Refused('exchange-row', { row: 2, expected: 'the table', found: lines[1] ?? '' });
    const log = lines.slice(2).map((row, i): LogEntry => {
      const entry = entryFromText(row);
      if (!entry) throw new Refused('exchange-row', { row: i + 3, expected: 'an answer', found: row });
      return entry;
    });
    const rows = log.map(([seat], i) => ({
      row: i + 3,
      who: table.names[seat] ?? '',
      text: lines[i + 2] ?? '',
      answers: i + 1,
    }));
    return { ...table, log, rows };
  },
  write: (names, options, seed, log) =>
    `pebbles scroll\n${JSON.stringify({ names, options, seed })}\n${log.map((e) => `${entryText(e)}\n`).join('')}`,
};

export const module: GameModule = {
  game: pebbles,
  phrases,
  tables,
  rules,
  orders,
  content: ['lay', 'crown', 'trade', 'melt', 'sip', 'decline', 'pass', ...TILES],
  exchange: scroll,
};
