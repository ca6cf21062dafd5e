/** `hotseat tables <game>` and `hotseat rules <game> [words]`: what is in the box, to be compared with it. */
import { foundRules } from '../engine/find.js';
import type { TextTable } from '../engine/phrasebook.js';
import { Refused } from '../engine/types.js';
import { gameCalled } from '../games.js';
import { emit, say } from '../host/io.js';
import { spoken } from '../languages/spoken.js';
import { wrapped } from '../text/columns.js';
import { near } from '../text/nearest.js';
import { sayIn, sayRows } from './colours.js';
import type { Context } from './context.js';

export async function showTables(
  context: Context,
  word: string,
  how: { table?: string; list?: boolean; json?: boolean },
) {
  const module = await gameCalled(word).module();
  let tables = module.tables();
  const ids = tables.map((table) => table.id);
  if (how.list) {
    sayRows(
      context.io,
      tables.map((table) => [table.id, table.title]),
      ['name'],
    );
    return;
  }
  if (how.table !== undefined) {
    tables = tables.filter((table) => table.id === how.table);
    if (tables.length === 0)
      throw new Refused('table-unknown', {
        table: how.table,
        near: near(how.table, ids),
        tables: ids.join(', '),
      });
  }
  if (how.json) emit(context.io, tables);
  else for (const [i, table] of tables.entries()) sayTable(context, table, i > 0);
}

function sayTable({ io }: Context, table: TextTable, apart: boolean): void {
  sayIn(io, 'title', `${apart ? '\n' : ''}${table.title.toUpperCase()}`);
  if (table.text !== undefined) say(io, table.text);
  if (table.rows.length > 0) sayRows(io, [table.head, ...table.rows], ['name'], { head: true });
}

export async function showRules(context: Context, word: string, words: readonly string[], how: { json?: boolean }) {
  const module = await gameCalled(word).module();
  const found = foundRules(module.rules, words.join(' '));
  if (found.length === 0) throw new Refused('rules-nothing', { game: module.game.title, words: words.join(' ') });
  if (how.json) {
    emit(context.io, found);
    return;
  }
  if (words.length === 0) {
    sayRows(
      context.io,
      found.map((entry) => [entry.title, entry.kind]),
      ['name', 'dim'],
    );
    const command = `hotseat rules ${module.game.id} ${found[0]?.title.toLowerCase()}`;
    say(context.io, `\n${spoken().commands.entries({ n: found.length, command })}`);
    return;
  }
  const width = Math.min(context.io.stdout.columns ?? 80, 100);
  for (const entry of found) {
    sayRows(context.io, [[`${entry.title} `, `${entry.kind} `, entry.page ?? '']], ['title', 'name', 'dim']);
    for (const line of wrapped(entry.text, width, '  ')) say(context.io, line);
    for (const ruling of entry.rulings ?? [])
      for (const line of wrapped(spoken().commands.ruling({ text: ruling }), width, '  ')) say(context.io, line);
    say(context.io, '');
  }
}
