/** `hotseat lang`: the languages, the one that is spoken and why, and what partial ones lack. */
import { englishOf, games } from '../games.js';
import { emit, say } from '../host/io.js';
import { missing } from '../languages/complete.js';
import { type LanguageEntry, languages } from '../languages/index.js';
import { english, spoken } from '../languages/spoken.js';
import { sayRows } from './colours.js';
import type { Context } from './context.js';
import { languageAsked } from './language.js';

export async function showLanguages(context: Context, how: { missing?: boolean; json?: boolean }): Promise<void> {
  const { io, globals } = context;
  const found = languageAsked(io, globals.lang === undefined ? [] : ['--lang', globals.lang]);
  const rows = await Promise.all(
    languages().map(async (entry) => ({ entry, lacks: entry.load ? await lackingIn(entry) : [] })),
  );
  if (how.json) {
    const list = rows.map(({ entry: { id, name }, lacks }) => ({
      id,
      name,
      missing: how.missing ? lacks : lacks.length,
    }));
    emit(io, { spoken: found.entry.id, why: found.why, languages: list });
    return;
  }
  if (how.missing) {
    for (const { entry, lacks } of rows) for (const path of lacks) say(io, `${entry.id}  ${path}`);
    if (rows.some(({ lacks }) => lacks.length > 0)) return;
  }
  const { spokenBy, languageHow, languageWhole, languageLacks } = spoken().commands;
  sayRows(
    io,
    rows.map(({ entry: { id, name }, lacks }) => [
      id === found.entry.id ? '*' : ' ',
      id,
      name,
      lacks.length === 0 ? languageWhole : languageLacks({ n: lacks.length }),
    ]),
    ['good', 'name', 'title', 'dim'],
  );
  const language = found.entry.name;
  const why =
    found.variable === undefined
      ? spokenBy[found.why === 'environment' ? 'nothing' : found.why]({ language })
      : spokenBy.environment({ language, variable: found.variable });
  say(io, `\n${why}`);
  say(io, languageHow);
}

/** Paths of what a language says in English. A game whose catalogue is not there at all lacks each of its entries. */
async function lackingIn(entry: LanguageEntry): Promise<string[]> {
  const { games: theirs = {}, ...program } = (await entry.load?.()) ?? {};
  const { locale: _, games: __, ...whole } = english;
  const lacks = missing(program, whole);
  for (const game of games()) {
    const measure = await englishOf(game.id);
    if (measure === undefined) continue;
    const words = (theirs as Readonly<Record<string, { catalogue?(): Promise<unknown> } | undefined>>)[game.id];
    lacks.push(...missing((await words?.catalogue?.()) ?? {}, measure, `games.${game.id}`));
  }
  return lacks;
}
