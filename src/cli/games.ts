/** `hotseat games [game]` */
import { defaultOf, NO_NUMBER, offeredOptions } from '../engine/options.js';
import { gameCalled, games } from '../games.js';
import { emit, say } from '../host/io.js';
import { sayIn, sayRows } from './colours.js';
import type { Context } from './context.js';

export function seatsText(seats: readonly number[]): string {
  const first = seats[0] ?? 0;
  const last = seats.at(-1) ?? 0;
  return first === last ? String(first) : `${first}-${last}`;
}

export async function listGames(context: Context, how: { json?: boolean }): Promise<void> {
  if (how.json) {
    emit(
      context.io,
      games().map(({ id, title, seats, minutes, character }) => ({ id, title, seats, minutes, character })),
    );
    return;
  }
  const rows = games().map((g) => [g.id, g.title, `${seatsText(g.seats)} seats`, `${g.minutes} min`, g.character]);
  sayRows(context.io, rows, ['name', 'title', 'plain', 'plain', 'dim']);
}

export async function showGame(context: Context, word: string, how: { json?: boolean }): Promise<void> {
  const entry = gameCalled(word);
  const { game, phrases } = await entry.module();
  const specs = offeredOptions(game.optionSpecs).map((spec) => {
    const { title, help } = phrases.option(spec.id);
    return { ...spec, default: defaultOf(spec), title, help };
  });
  if (how.json) {
    emit(context.io, {
      id: game.id,
      title: game.title,
      rules: game.rules,
      seats: game.seats,
      options: specs,
      ...(phrases.missing ? { missing: phrases.missing } : {}),
    });
    return;
  }
  sayIn(
    context.io,
    'title',
    `${game.title}   ${seatsText(game.seats)} seats   about ${entry.minutes} minutes   rules ${game.rules}`,
  );
  if (phrases.missing) say(context.io, phrases.missing);
  if (specs.length === 0) say(context.io, 'This game has no options.');
  for (const spec of specs) {
    say(context.io, '');
    sayRows(context.io, [[`${spec.id} `, spec.title]], ['name', 'title']);
    say(context.io, `  ${spec.help}`);
    if (spec.kind === 'number') {
      const none = spec.none ? `, or ${NO_NUMBER}` : '';
      say(context.io, `  ${spec.least} to ${spec.most}${none}; the default is ${spec.default ?? NO_NUMBER}`);
      continue;
    }
    const values = spec.kind === 'flag' ? ['on', 'off'] : spec.kind === 'choice' ? spec.values : spec.of;
    const chosen = spec.kind === 'flag' ? (spec.default ? 'on' : 'off') : String(spec.default);
    const rows = values.map((value) => {
      const mark = value === chosen ? '*' : ' ';
      return [mark, value, spec.kind === 'flag' ? '' : phrases.optionValue(spec.id, value)];
    });
    sayRows(context.io, rows, ['good', 'name', 'plain'], { indent: '  ' });
    if (spec.kind === 'list') say(context.io, '  (several, with commas; the default is none)');
  }
  if (specs.length > 0) say(context.io, '\n* is the default. Set an option with --set name=value.');
}
