/** `hotseat games [game]` */
import { defaultOf, NO_NUMBER, offeredOptions } from '../engine/options.js';
import type { Phrasebook } from '../engine/phrasebook.js';
import type { OptionSpec } from '../engine/types.js';
import { gameCalled, games } from '../games.js';
import { emit, say } from '../host/io.js';
import { spoken } from '../languages/spoken.js';
import { sayIn, sayRows } from './colours.js';
import type { Context } from './context.js';

const seatsText = (seats: readonly number[]): string =>
  spoken().commands.seats({ least: seats[0] ?? 0, most: seats.at(-1) ?? 0 });

export async function listGames(context: Context, how: { json?: boolean }): Promise<void> {
  if (how.json) {
    emit(
      context.io,
      games().map(({ id, title, seats, minutes, character }) => ({ id, title, seats, minutes, character })),
    );
    return;
  }
  const { minutes } = spoken().commands;
  const rows = games().map((g) => [g.id, g.title, seatsText(g.seats), minutes({ n: g.minutes }), g.character]);
  sayRows(context.io, rows, ['name', 'title', 'plain', 'plain', 'dim']);
}

export async function showGame(context: Context, word: string, how: { json?: boolean }): Promise<void> {
  const entry = gameCalled(word);
  const { game, phrases } = await entry.module();
  const specs = offeredOptions(game.optionSpecs);
  if (how.json) {
    const { id, rules, seats } = game;
    const options = specs.map((spec) => {
      const { title, help } = phrases.option(spec.id);
      return { ...spec, default: defaultOf(spec), title, help };
    });
    emit(context.io, {
      id,
      title: entry.title,
      rules,
      seats,
      options,
      ...(phrases.missing ? { missing: phrases.missing } : {}),
    });
    return;
  }
  const texts = spoken().commands;
  const { minutes, title } = entry;
  sayIn(context.io, 'title', texts.gameHead({ game: title, seats: seatsText(game.seats), minutes, rules: game.rules }));
  if (phrases.missing) say(context.io, phrases.missing);
  if (specs.length === 0) say(context.io, texts.noOptions);
  for (const spec of specs) {
    const { title, help } = phrases.option(spec.id);
    say(context.io, '');
    sayRows(context.io, [[`${spec.id} `, title]], ['name', 'title']);
    say(context.io, `  ${help}`);
    showValues(context, phrases, spec);
  }
  if (specs.length > 0) say(context.io, `\n${texts.defaults}`);
}

/** What an option can be set to, with a star at what it is by itself. */
function showValues({ io }: Context, phrases: Phrasebook, spec: OptionSpec): void {
  const texts = spoken().commands;
  if (spec.kind === 'number') {
    const { least, most } = spec;
    const usual = String(defaultOf(spec) ?? NO_NUMBER);
    say(io, `  ${texts.range({ least, most, none: spec.none ? NO_NUMBER : null, usual })}`);
    return;
  }
  const flag = spec.kind === 'flag';
  const values = flag ? ['on', 'off'] : spec.kind === 'choice' ? spec.values : spec.of;
  const usual = flag ? (defaultOf(spec) ? 'on' : 'off') : String(defaultOf(spec));
  const rows = values.map((value) => [
    value === usual ? '*' : ' ',
    value,
    flag ? '' : phrases.optionValue(spec.id, value),
  ]);
  sayRows(io, rows, ['good', 'name', 'plain'], { indent: '  ' });
  if (spec.kind === 'list') say(io, `  ${texts.several}`);
}
