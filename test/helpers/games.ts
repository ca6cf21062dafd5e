/** Which games the generic suites walk over, and with which options. A registered game joins by being registered. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { completeOptions, offeredOptions } from '../../src/engine/options.js';
import type { GameModule } from '../../src/engine/phrasebook.js';
import { fractions } from '../../src/engine/random.js';
import { type AnyGame, type ChosenOptions, type Frame, type OptionValue, Refused } from '../../src/engine/types.js';
import { games } from '../../src/games.js';
import { type Entry, TOYS } from '../toys/index.js';

/** `HOTSEAT_GAMES=pebbles,bazaar` narrows the suites; `HOTSEAT_LONG=50` makes them fifty times as thorough. */
const wanted = (process.env['HOTSEAT_GAMES'] ?? '').split(',').filter((id) => id !== '');
/** Are the suites to walk over these games alone? */
export const narrowed = wanted.length > 0;
export const LONG = Math.max(1, Number(process.env['HOTSEAT_LONG'] ?? 1) || 1);

/**
 * As many items as fit into the time (at least one), so that a game with long random play does not hold up the others.
 * The first four may use a quarter each: `late` tells a walk to stop half-way. Long runs take all items in full.
 */
export function* within<X>(items: readonly X[], seconds: number): Generator<readonly [X, number, late: () => boolean]> {
  const began = performance.now();
  const share = (1000 * seconds) / Math.min(4, items.length);
  for (let i = 0; i < items.length; i++) {
    const end = LONG > 1 ? Number.POSITIVE_INFINITY : began + share * (i + 1);
    if (i > 0 && LONG === 1 && performance.now() > began + 1000 * seconds) return;
    yield [items[i]!, i, () => performance.now() > end];
  }
}

export interface Contestant {
  readonly id: string;
  readonly seats: readonly number[];
  readonly module: GameModule;
}

export function entries(): readonly Entry[] {
  const all: readonly Entry[] = [...TOYS, ...games().filter((g) => !TOYS.some((toy) => toy.id === g.id))];
  return all.filter((e) => wanted.length === 0 || wanted.includes(e.id));
}

/** Games whose code loads; that all of them do is a test of its own, so that one game cannot silence the others. */
export async function contestants(): Promise<Contestant[]> {
  const loaded = await Promise.allSettled(
    entries().map(async ({ id, seats, module }) => ({ id, seats, module: await module() })),
  );
  return loaded.flatMap((l) => (l.status === 'fulfilled' && l.value.module ? [l.value] : []));
}

/** The defaults, then every flag turned and every other value once, each alone; lists with one word and with a few. */
export function optionSets(game: AnyGame): ChosenOptions[] {
  const sets: ChosenOptions[] = [{}];
  for (const spec of offeredOptions(game.optionSpecs)) {
    if (spec.kind === 'flag') sets.push({ [spec.id]: !spec.default });
    // The most is skipped: random play up to a large number would take the whole time of a suite.
    else if (spec.kind === 'number') sets.push({ [spec.id]: spec.least });
    else if (spec.kind === 'choice') for (const value of spec.values.slice(1)) sets.push({ [spec.id]: value });
    else for (const n of [1, 2, 3, 5]) sets.push({ [spec.id]: spec.of.slice(0, n) });
  }
  return sets;
}

/** Any mixture of values, lists too, whether it fits together or not. */
export function randomOptions(game: AnyGame, random: () => number): ChosenOptions {
  const out: Record<string, OptionValue> = {};
  for (const spec of offeredOptions(game.optionSpecs)) {
    if (random() < 0.5) continue;
    if (spec.kind === 'flag') out[spec.id] = random() < 0.5;
    else if (spec.kind === 'choice') out[spec.id] = spec.values[Math.floor(random() * spec.values.length)]!;
    else if (spec.kind === 'number') {
      const high = Math.min(spec.most, Math.max(spec.least, spec.default ?? spec.least));
      out[spec.id] = spec.least + Math.floor(random() * (high - spec.least + 1));
    } else out[spec.id] = spec.of.filter(() => random() < 3 / spec.of.length);
  }
  return out;
}

/** What the game says against these options with that many seats, or null. Anything but a refusal goes on up. */
export function refusalOf(game: AnyGame, seats: number, chosen: ChosenOptions): Refused | null {
  try {
    game.options(completeOptions(game.optionSpecs, chosen), seats);
    return null;
  } catch (error) {
    if (error instanceof Refused) return error;
    throw error;
  }
}

export function fits(game: AnyGame, seats: number, chosen: ChosenOptions): boolean {
  return refusalOf(game, seats, chosen) === null;
}

export interface Setting {
  readonly seats: number;
  readonly options: ChosenOptions;
}

/** Every seat count with the defaults, every option set with some seat count it fits, then mixtures up to `count`. */
export function settings(game: AnyGame, count: number, seed: string): Setting[] {
  const random = fractions(`settings ${seed}`);
  const out: Setting[] = game.seats.map((seats) => ({ seats, options: {} }));
  optionSets(game).forEach((options, i) => {
    for (let k = 0; k < game.seats.length; k++) {
      const seats = game.seats[(i + k) % game.seats.length]!;
      if (fits(game, seats, options)) {
        out.push({ seats, options });
        return;
      }
    }
  });
  while (out.length < count) {
    const seats = game.seats[out.length % game.seats.length]!;
    out.push({ seats, options: mixture(game, seats, random) });
  }
  return out;
}

/** Any mixture of values, as much of it as fits together: what clashes with the ones before stays at its default. */
function mixture(game: AnyGame, seats: number, random: () => number): ChosenOptions {
  const wanted = Object.entries(randomOptions(game, random));
  let out: ChosenOptions = {};
  while (wanted.length > 0) {
    const [[key, value]] = wanted.splice(Math.floor(random() * wanted.length), 1) as [(typeof wanted)[number]];
    if (fits(game, seats, { ...out, [key]: value })) out = { ...out, [key]: value };
  }
  return out;
}

/** What an independent, slow and simple reading of the rules offers; null in a game that it is not made for. */
export type Oracle = (
  s: any,
  frame: Frame & Record<string, any>,
) => readonly { readonly id: string; readonly range?: readonly [number, number] }[] | null;

/** Puts something into the hands of a seat, so that random play comes to rich positions too. Keeps all invariants. */
export type Give = (s: any, random: () => number) => void;

/** `test/games/<id>/oracle.ts` (or beside a toy) may export an oracle as its default, and `give`. */
async function readingOf(id: string): Promise<{ readonly default?: Oracle; readonly give?: Give }> {
  for (const folder of [`../games/${id}`, `../toys/${id}`]) {
    const url = new URL(`${folder}/oracle.ts`, import.meta.url);
    if (existsSync(fileURLToPath(url))) return (await import(fileURLToPath(url))) as { default: Oracle; give?: Give };
  }
  return {};
}
export const oracleOf = async (id: string): Promise<Oracle | null> => (await readingOf(id)).default ?? null;
export const giveOf = async (id: string): Promise<Give | null> => (await readingOf(id)).give ?? null;
