/** The save file: seed, options and answers, with a snapshot so that loading need not replay. */
import * as v from 'valibot';
import { checksum } from '../copy.js';
import type { LogEntry } from '../log.js';
import { type TableSpec, UNDO_POLICIES } from '../session.js';
import { Refused, type Seat } from '../types.js';

export const FORMAT = 'hotseat-save';
export const VERSION = 1;
/** No game of ours comes near this; what is larger is not a save. */
export const MOST_BYTES = 4_000_000;
/** Lists and records inside each other, and all of them. */
const DEEPEST = 40;
const MOST_PARTS = 200_000;

/** What lists of saves show without loading the game. */
interface SaveHead {
  readonly round: number;
  readonly asked: Seat | null;
  readonly points: readonly number[];
}

export interface SaveFile {
  readonly format: typeof FORMAT;
  /** Shape of this file. */
  readonly version: number;
  readonly game: string;
  /** The game's own rules number when this was written. */
  readonly rules: number;
  /** Version of the program. */
  readonly app: string;
  readonly head: SaveHead;
  readonly table: TableSpec;
  readonly seed: string;
  readonly log: readonly LogEntry[];
  /** Undo may not go below this length. */
  readonly floor: number;
  /** The state after the whole log. */
  readonly state: unknown;
  /** Checksum of everything above. */
  readonly sum: string;
}

const Count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1e6));
const Text = v.pipe(v.string(), v.maxLength(400));
const Entry = v.union([v.strictTuple([Count, Text]), v.strictTuple([Count, Text, v.pipe(v.number(), v.integer())])]);
const Front = {
  format: v.literal(FORMAT),
  version: v.literal(VERSION),
  game: Text,
  rules: Count,
  app: Text,
  head: v.strictObject({ round: Count, asked: v.nullable(Count), points: v.array(v.number()) }),
  table: v.strictObject({
    seats: v.pipe(v.array(v.strictObject({ name: Text, by: Text })), v.minLength(1), v.maxLength(16)),
    options: v.record(Text, v.union([v.boolean(), v.null(), v.pipe(v.number(), v.integer()), Text, v.array(Text)])),
    undo: v.picklist(UNDO_POLICIES),
  }),
  seed: Text,
  floor: Count,
};
const Shape = v.strictObject({
  ...Front,
  log: v.pipe(v.array(Entry), v.maxLength(100_000)),
  state: v.looseObject({}),
  sum: Text,
});

/** What stands before the answers: enough for lists of saves. */
export type SaveFront = Omit<SaveFile, 'log' | 'state' | 'sum'>;

const AFTER_FRONT = ',\n "log": [';
const FrontShape = v.strictObject(Front);

/**
 * The front of a save from the beginning of its text; null when it does not look as `encode` writes it. It is not
 * compared with the sum: whoever opens the save reads all of it.
 */
export function frontOf(beginning: string): SaveFront | null {
  const end = beginning.indexOf(AFTER_FRONT);
  if (end < 0) return null;
  try {
    const parsed = v.safeParse(FrontShape, JSON.parse(`${beginning.slice(0, end)}}`));
    return parsed.success ? (parsed.output as SaveFront) : null;
  } catch {
    return null;
  }
}

/** Does the end of a text look as `encode` writes it? What was cut off does not. */
export function endsAsSave(end: string): boolean {
  return /,\n "sum": "[0-9a-f]+"\n\}\n$/.test(end);
}

export function seal(save: Omit<SaveFile, 'sum'>): SaveFile {
  return { ...save, sum: checksum(save) };
}

/** JSON that people can read and compare: one answer per line. */
export function encode(save: SaveFile): string {
  const { log, state, sum, ...rest } = save;
  const front = JSON.stringify(rest, null, 1).slice(0, -2);
  const lines = log.map((entry) => JSON.stringify(entry)).join(',\n  ');
  return `${front},\n "log": [${lines ? `\n  ${lines}\n ` : ''}],\n "state": ${JSON.stringify(state)},\n "sum": ${JSON.stringify(sum)}\n}\n`;
}

/** Reads text that came from anywhere. Throws `Refused` with what is wrong; never anything else. */
export function decode(text: string): SaveFile {
  if (text.length > MOST_BYTES) throw new Refused('save-huge', { bytes: text.length, most: MOST_BYTES });
  if (nestsTooDeep(text)) throw new Refused('save-shape', { where: 'nesting' });
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    throw new Refused(text.trim() === '' ? 'save-empty' : 'save-not-json');
  }
  return validate(raw);
}

export function validate(raw: unknown): SaveFile {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) throw new Refused('save-foreign');
  const head = raw as Record<string, unknown>;
  if (head['format'] !== FORMAT) throw new Refused('save-foreign');
  const version = head['version'];
  if (typeof version === 'number' && version > VERSION) throw new Refused('save-newer', { version, known: VERSION });
  refuseOddities(raw, 0);
  const parsed = v.safeParse(Shape, raw);
  if (!parsed.success) {
    const issue = parsed.issues[0];
    throw new Refused('save-shape', { where: (v.getDotPath(issue) ?? 'file').slice(0, 80) });
  }
  const { sum, ...rest } = parsed.output;
  if (checksum(rest) !== sum) throw new Refused('save-changed');
  const save = parsed.output as SaveFile;
  if (save.floor > save.log.length) throw new Refused('save-shape', { where: 'floor' });
  return save;
}

/** Looked at before parsing: millions of brackets would become millions of lists. */
export function nestsTooDeep(text: string): boolean {
  let depth = 0;
  let parts = 0;
  for (let i = 0; i < text.length; i++) {
    switch (text.charCodeAt(i)) {
      case 0x22: // a string: on to the quote that ends it
        for (i++; i < text.length && text.charCodeAt(i) !== 0x22; i++) if (text.charCodeAt(i) === 0x5c) i++;
        break;
      case 0x5b:
      case 0x7b:
        if (++depth > DEEPEST || ++parts > MOST_PARTS) return true;
        break;
      case 0x5d:
      case 0x7d:
        depth -= 1;
    }
  }
  return false;
}

/** Keys that would reach into JavaScript's own objects, numbers JSON cannot write, and nesting no game has. */
function refuseOddities(value: unknown, depth: number): void {
  if (typeof value === 'number' && !Number.isFinite(value)) throw new Refused('save-shape', { where: 'number' });
  if (typeof value !== 'object' || value === null) return;
  if (depth > DEEPEST) throw new Refused('save-shape', { where: 'nesting' });
  if (Array.isArray(value)) {
    for (const item of value) refuseOddities(item, depth + 1);
    return;
  }
  for (const key of Object.keys(value)) {
    if (key === '__proto__' || key === 'constructor' || key === 'prototype')
      throw new Refused('save-shape', { where: key });
    refuseOddities((value as Record<string, unknown>)[key], depth + 1);
  }
}
