/** `hotseat saves …`: what is in the folder, and what can be done with it. */
import fs from 'node:fs';
import path from 'node:path';
import { entryText } from '../engine/log.js';
import { encode, type SaveFile } from '../engine/save/format.js';
import { saveOf, verifySave } from '../engine/save/open.js';
import { Refused } from '../engine/types.js';
import { games } from '../games.js';
import { fairness, seedWords } from '../host/dealing.js';
import { bringIn, nameFor, upTo } from '../host/foreign.js';
import { complain, emit, say } from '../host/io.js';
import type { Looked } from '../host/library.js';
import { shownSeats } from '../host/seats.js';
import { moveLine, pointsTable, roundHead, story } from '../host/story.js';
import { whenText } from '../host/when.js';
import { spoken } from '../languages/spoken.js';
import { sentence, sentenceOf } from '../phrases.js';
import { readText, type SaveEntry, type Store } from '../store/store.js';
import { asRefused } from '../store/trouble.js';
import { aligned, columns } from '../text/columns.js';
import { printableJson, printableLines, printableTable } from '../text/printable.js';
import { coloursOf, sayRows } from './colours.js';
import type { Context } from './context.js';
import { whole } from './numbers.js';

const said = () => spoken().commands.saves;

export async function listSaves(context: Context, how: { json?: boolean }): Promise<void> {
  const { store } = await context.library();
  const entries = store.list().map((entry) => ({ ...entry, save: wholeSave(store, entry) }));
  if (how.json) {
    emit(
      context.io,
      entries.map(({ name, file, changed, save }) =>
        save instanceof Refused
          ? { name, file, changed, broken: sentence(save) }
          : {
              name,
              file,
              changed,
              game: save.game,
              seats: shownSeats(save.table.seats),
              answers: save.log.length,
              ...save.head,
            },
      ),
    );
    return;
  }
  if (entries.length === 0) say(context.io, sentence(new Refused('save-none', { folder: store.folder })));
  const rows = entries.map(({ name, changed, save }) => {
    const when = whenText(changed, context.io.now());
    if (save instanceof Refused) return [name, when, sentence(save)];
    const title = games().find((entry) => entry.id === save.game)?.title ?? save.game.slice(0, 40);
    const { over, turn, players, moves } = said();
    const { asked } = save.head;
    const seats = shownSeats(save.table.seats);
    return [
      name,
      when,
      title,
      players({ n: seats.length }),
      roundHead(save.head.round),
      moves({ n: save.log.length }),
      asked === null ? over : turn({ name: seats[asked]?.name ?? '?' }),
    ];
  });
  sayRows(context.io, rows, ['name', 'dim', 'title']);
}

/** Lists on the command line tell all, also damage behind the front. */
function wholeSave(store: Store, { name, save }: SaveEntry): SaveFile | Refused {
  if (save instanceof Refused) return save;
  try {
    return store.read(name);
  } catch (error) {
    return error as Refused;
  }
}

export async function showSave(context: Context, name: string): Promise<void> {
  const library = await context.library();
  const kept = await library.look(name);
  const { session, module } = kept;
  const entry = library.store.list().find((one) => one.name === kept.name);
  const asked = session.prompt()?.seat ?? null;
  say(context.io, `${kept.name}   ${module.game.title}   ${module.phrases.where(session.view(null))}`);
  const { rows: heads, seat: seatLine } = said();
  const rows: (string | number)[][] = [
    [heads.written, entry ? whenText(entry.changed, context.io.now()) : ''],
    [heads.moves, String(session.log.length)],
    [heads.dealt, seedWords(session)],
    [heads.undo, session.table.undo],
    [heads.rules, String(module.game.rules)],
  ];
  for (const [id, value] of Object.entries(session.table.options))
    rows.push([
      id,
      Array.isArray(value) ? value.join(',') : value === true ? 'on' : value === false ? 'off' : String(value),
    ]);
  for (const row of columns(rows, '  ')) say(context.io, row);
  for (const [seat, { name: who, by }] of session.table.seats.entries()) {
    const tally = session.tally(seat);
    const goods = module.phrases.ledger
      .map((c) => `${c.head} ${c.keys.map((key) => tally[key] ?? 0).join('/')}`)
      .join('  ');
    const mark = seat === asked ? '>' : ' ';
    say(context.io, seatLine({ mark, n: seat + 1, name: who, by: by === 'human' ? null : by, goods }));
  }
  const outcome = session.over();
  if (outcome) say(context.io, module.phrases.over(outcome, session.telling(null)));
  if (kept.notice !== null) say(context.io, kept.notice);
}

export async function renameSave(context: Context, from: string, to: string): Promise<void> {
  const library = await context.library();
  const name = library.known(from);
  library.store.rename(name, to);
  say(context.io, said().renamed({ from: name, to }));
}

export async function deleteSaves(context: Context, names: readonly string[]): Promise<void> {
  const library = await context.library();
  for (const name of names.map((one) => library.known(one))) {
    library.store.remove(name);
    say(context.io, said().deleted({ name }));
  }
}

export async function unlockSave(context: Context, name: string): Promise<void> {
  const { store } = await context.library();
  store.unlock(name);
  say(context.io, said().unlocked({ name }));
}

/** Plays each save again from its seed. Returns the exit code: 1 when one does not hold. */
export async function verifySaves(
  context: Context,
  names: readonly string[],
  how: { json?: boolean },
): Promise<number> {
  const library = await context.library();
  const wanted =
    names.length > 0
      ? names.map((name) => library.known(name))
      : library.store
          .list()
          .map(({ name }) => name)
          .sort();
  const results: { name: string; good: boolean; text: string }[] = [];
  for (const name of wanted) results.push({ name, ...(await verdict(context, name)) });
  if (how.json) emit(context.io, results);
  else {
    const colours = coloursOf(context.io);
    for (const [i, cells] of aligned(
      results.map((r) => [r.name, r.good ? said().good : said().bad, r.text]),
    ).entries()) {
      const [name = '', word = '', text = ''] = cells;
      const verdict = results[i]?.good ? colours.good(word) : colours.bad(word);
      context.io.stdout.write(`${colours.name(name)}  ${verdict}  ${colours.plain(text)}\n`);
    }
  }
  return results.every((result) => result.good) ? 0 : 1;
}

async function verdict(context: Context, name: string): Promise<{ good: boolean; text: string }> {
  try {
    const library = await context.library();
    const save = library.store.read(name);
    const entry = games().find((known) => known.id === save.game);
    if (!entry) throw new Refused('save-game', { game: save.game });
    const found = verifySave(await entry.module(), save);
    const { illegal, astray, holds, holdsAndDealt } = said();
    if (found.broken)
      return { good: false, text: illegal({ at: found.broken.at, move: entryText(found.broken.entry) }) };
    if (!found.same) return { good: false, text: astray };
    const dealt = fairness({ seed: save.seed, over: () => (save.head.asked === null ? save.head : null) });
    const n = found.answers;
    return { good: true, text: dealt === null ? holds({ n }) : holdsAndDealt({ n, dealt }) };
  } catch (error) {
    return { good: false, text: sentenceOf(error) };
  }
}

/** Takes a file from anywhere into the folder: a save, or a notation that one of the games reads. */
export async function importSave(context: Context, file: string, how: { name?: string; row?: string }): Promise<void> {
  context.forbidInKiosk('import');
  const library = await context.library();
  const full = path.resolve(context.io.cwd, file);
  const text = readText(full, file);
  const wish = how.name ?? nameFor(file);
  if (how.name !== undefined && library.store.exists(how.name)) throw new Refused('save-exists', { name: how.name });
  const row = how.row === undefined ? undefined : whole(how.row, '--row', 1, text.split('\n').length);
  const { module, session: all, rows } = await bringIn(text, file);
  // With a row only what was played up to its end, to be taken over from there.
  const last = row === undefined || rows.length === 0 ? all.log.length : rows.findLast((r) => r.row <= row)?.answers;
  const session = upTo(module, all, last ?? 0);
  const kept = library.keep(module, session, wish);
  library.release(kept.writer);
  say(context.io, said().imported({ name: kept.name, game: module.game.title, n: session.log.length }));
}

export const EXPORTS = ['json', 'text', 'markdown', 'ledger'] as const;

export async function exportSave(
  context: Context,
  name: string,
  how: { as: string; to?: string; seat?: string },
): Promise<void> {
  if (how.to !== undefined) context.forbidInKiosk('export');
  const library = await context.library();
  const kept = await library.look(name);
  const reader = how.seat === undefined ? null : whole(how.seat, '--seat', 1, kept.session.seats) - 1;
  const raw = exported(kept, how.as, reader, library.app);
  const clean = how.as === 'json' ? printableJson : how.as === 'ledger' ? printableTable : printableLines;
  const text = clean(raw);
  if (how.to === undefined) {
    context.io.stdout.write(text);
    return;
  }
  const file = path.resolve(context.io.cwd, how.to);
  writeNew(file, text, how.to);
  complain(context.io, said().written({ file }));
}

/** A new file with all of the text, or none. */
function writeNew(file: string, text: string, name: string): void {
  let made = false;
  try {
    const fd = fs.openSync(file, 'wx');
    made = true;
    try {
      fs.writeFileSync(fd, text);
    } finally {
      fs.closeSync(fd);
    }
  } catch (error) {
    if (made) fs.rmSync(file, { force: true });
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw new Refused('export-twice', { name });
    throw asRefused(error, name);
  }
}

function exported(kept: Looked, as: string, reader: number | null, app: string): string {
  const { session, module } = kept;
  if (as === 'json') return encode(saveOf(session, app));
  if (as === 'ledger') {
    if (!module.exchange) throw new Refused('export-ledger', { game: module.game.title });
    const names = session.table.seats.map((seat) => seat.name);
    return module.exchange.write(names, session.table.options, session.seed, session.log);
  }
  return as === 'markdown' ? markdown(kept, reader) : plainText(kept, reader);
}

function plainText({ session, module, name }: Looked, reader: number | null): string {
  const { head } = spoken().commands.story;
  const lines = [head({ game: module.game.title, name, seed: seedWords(session) }), ''];
  let round = -1;
  for (const row of story(session, reader)) {
    if (row.round !== round) {
      round = row.round;
      lines.push(roundHead(round));
    }
    const goods = module.phrases.ledger.map((column, i) => `${column.head} ${row.numbers[i]}`).join('  ');
    lines.push(`${moveLine(row, session)}   [${goods}]`);
    for (const event of row.events) lines.push(`    ${event}`);
  }
  lines.push('', ...columns(pointsTable(session)));
  const outcome = session.over();
  if (outcome) lines.push('', module.phrases.over(outcome, session.telling(null)));
  return `${lines.join('\n')}\n`;
}

function markdown({ session, module, name }: Looked, reader: number | null): string {
  const points = pointsTable(session);
  const bar = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  const { title, length, columns: heads, secret } = spoken().commands.story;
  const told = length({ n: session.log.length, seed: seedWords(session) });
  const lines = [`# ${title({ game: module.game.title, name })}`, '', told, ''];
  lines.push(
    bar(points[0]!),
    bar(points[0]!.map((_, i) => (i === 0 ? '---' : '---:'))),
    ...points.slice(1).map(bar),
    '',
  );
  const outcome = session.over();
  if (outcome) lines.push(module.phrases.over(outcome, session.telling(null)), '');
  lines.push(bar([heads.n, heads.round, heads.seat, heads.move, ...module.phrases.ledger.map((c) => c.head)]));
  lines.push(bar(['---:', '---:', '---', '---', ...module.phrases.ledger.map(() => '---:')]));
  for (const row of story(session, reader)) {
    const who = session.table.seats[row.seat]?.name ?? '?';
    lines.push(bar([row.n, row.round, who, (row.text ?? secret).replaceAll('|', '\\|'), ...row.numbers]));
  }
  return `${lines.join('\n')}\n`;
}
