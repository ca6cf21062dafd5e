/** `hotseat tables <game>` and `hotseat rules <game> [words]`: what is in the box, to be compared with it. */
import { foundRules } from '../engine/find.js';
import type { TextTable } from '../engine/phrasebook.js';
import { Refused } from '../engine/types.js';
import { gameCalled } from '../games.js';
import { columns, wrapped } from '../text/columns.js';
import { didYouMean } from '../text/nearest.js';
import type { Context } from './context.js';
import { emit, say } from './io.js';

export async function showTables(
  context: Context,
  word: string,
  how: { table?: string; list?: boolean; json?: boolean },
) {
  const module = await gameCalled(word).module();
  let tables = module.tables();
  const ids = tables.map((table) => table.id);
  if (how.list) {
    for (const row of columns(tables.map((table) => [table.id, table.title]))) say(context.io, row);
    return;
  }
  if (how.table !== undefined) {
    tables = tables.filter((table) => table.id === how.table);
    if (tables.length === 0)
      throw new Refused('table-unknown', {
        table: how.table,
        hint: didYouMean(how.table, ids),
        tables: ids.join(', '),
      });
  }
  if (how.json) emit(context.io, tables);
  else say(context.io, tables.map(tableText).join('\n\n'));
}

export function tableText(table: TextTable): string {
  const lines = [table.title.toUpperCase()];
  if (table.text !== undefined) lines.push(table.text);
  if (table.rows.length > 0) lines.push(...columns([table.head, ...table.rows]));
  return lines.join('\n');
}

export async function showRules(context: Context, word: string, words: readonly string[], how: { json?: boolean }) {
  const module = await gameCalled(word).module();
  const found = foundRules(module.rules, words.join(' '));
  if (found.length === 0)
    throw new Refused('rules-nothing', { game: module.game.title, words: words.join(' ') || 'that' });
  if (how.json) {
    emit(context.io, found);
    return;
  }
  if (words.length === 0) {
    for (const row of columns(found.map((entry) => [entry.title, entry.kind]))) say(context.io, row);
    say(
      context.io,
      `\n${found.length} entries. Add words to read them: hotseat rules ${module.game.id} ${found[0]?.title.toLowerCase()}`,
    );
    return;
  }
  const width = Math.min(context.io.stdout.columns ?? 80, 100);
  for (const entry of found) {
    say(context.io, `${entry.title}   ${entry.kind}${entry.page ? `   ${entry.page}` : ''}`);
    for (const line of wrapped(entry.text, width, '  ')) say(context.io, line);
    for (const ruling of entry.rulings ?? [])
      for (const line of wrapped(`Ruling: ${ruling}`, width, '  ')) say(context.io, line);
    say(context.io, '');
  }
}
