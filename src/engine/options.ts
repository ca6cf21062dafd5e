import { type AnyGame, type ChosenOptions, type OptionSpec, type OptionValue, Refused } from './types.js';

/** How people write that there is no number. */
export const NO_NUMBER = 'none';

/** The value an option has when nobody chose one. */
export function defaultOf(spec: OptionSpec): OptionValue {
  if (spec.kind === 'flag' || spec.kind === 'number') return spec.default;
  if (spec.kind === 'choice') return spec.values[0] as string;
  return [];
}

/** What people and programs may choose from. */
export const offeredOptions = (specs: readonly OptionSpec[]): readonly OptionSpec[] =>
  specs.filter((spec) => !spec.hidden);

/** The choices of one game for another new one: without what only keeps an older game as it was. */
export function chosenAgain(specs: readonly OptionSpec[], chosen: ChosenOptions): ChosenOptions {
  const hidden = new Set(specs.filter((spec) => spec.hidden).map((spec) => spec.id));
  return Object.fromEntries(Object.entries(chosen).filter(([id]) => !hidden.has(id)));
}

/** `--set option=value` as a typed value. Throws `Refused` with what would fit. */
export function parseOption(spec: OptionSpec, text: string): OptionValue {
  if (spec.kind === 'flag') {
    if (['on', 'yes', 'true', '1'].includes(text)) return true;
    if (['off', 'no', 'false', '0'].includes(text)) return false;
    throw new Refused('option-value', { option: spec.id, value: text, allowed: 'on, off' });
  }
  if (spec.kind === 'number') {
    const value = text === NO_NUMBER ? null : /^\d{1,9}$/.test(text) ? Number(text) : undefined;
    if (value === undefined || !numberFits(spec, value)) throw wrongNumber(spec, text);
    return value;
  }
  return spec.kind === 'choice' ? text : text.split(',').filter((word) => word !== '');
}

type NumberSpec = Extract<OptionSpec, { kind: 'number' }>;

function numberFits(spec: NumberSpec, value: unknown): value is number | null {
  if (value === null) return spec.none;
  return Number.isInteger(value) && (value as number) >= spec.least && (value as number) <= spec.most;
}

const wrongNumber = (spec: NumberSpec, value: string): Refused =>
  new Refused(spec.none ? 'option-number-none' : 'option-number', {
    option: spec.id,
    value,
    least: spec.least,
    most: spec.most,
  });

/** Checks values from outside against the specs and fills in defaults. Throws `Refused`. */
export function completeOptions(specs: readonly OptionSpec[], raw: unknown): ChosenOptions {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) throw new Refused('options-shape');
  const given = raw as Record<string, unknown>;
  for (const id of Object.keys(given)) {
    if (!specs.some((spec) => spec.id === id)) {
      throw new Refused('option-unknown', {
        option: id.slice(0, 60),
        allowed: offeredOptions(specs)
          .map((spec) => spec.id)
          .join(', '),
      });
    }
  }
  const out: Record<string, OptionValue> = {};
  for (const spec of specs) {
    if (spec.hidden && !Object.hasOwn(given, spec.id)) continue;
    const value = Object.hasOwn(given, spec.id) ? given[spec.id] : defaultOf(spec);
    out[spec.id] = fitting(spec, value);
  }
  return out;
}

function fitting(spec: OptionSpec, value: unknown): OptionValue {
  const refuse = (allowed: readonly string[], got: unknown = value) =>
    new Refused('option-value', { option: spec.id, value: shown(got), allowed: allowed.join(', ') });
  switch (spec.kind) {
    case 'flag':
      if (typeof value !== 'boolean') throw refuse(['on', 'off']);
      return value;
    case 'choice':
      if (typeof value !== 'string' || !spec.values.includes(value)) throw refuse(spec.values);
      return value;
    case 'list': {
      if (!Array.isArray(value)) throw refuse(spec.of);
      for (const word of value) if (!spec.of.includes(word)) throw refuse(spec.of, word);
      return value as string[];
    }
    case 'number':
      if (!numberFits(spec, value)) throw wrongNumber(spec, shown(value));
      return value;
  }
}

/** Values from outside as a few characters: an object may not even have a text. */
function shown(value: unknown): string {
  if (typeof value === 'string') return value.slice(0, 60);
  return typeof value === 'object' && value !== null ? typeof value : String(value);
}

/** The game's own form of the options. What the game itself refuses carries its name. */
export function optionsOf(game: AnyGame, raw: unknown, seats: number): any {
  const complete = completeOptions(game.optionSpecs, raw);
  try {
    return game.options(complete, seats);
  } catch (error) {
    throw error instanceof Refused ? new Refused(error.code, error.facts, game.id) : error;
  }
}
