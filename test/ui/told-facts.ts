/**
 * Is every fact of a view told? Each leaf is changed, one at a time, and what is heard must change with it: a sentence that
 * drops a fact cannot tell one table from the other.
 */
import type { Session } from '../../src/engine/session.js';
import type { Seat } from '../../src/engine/types.js';
import type { GameUi, Painting } from '../../src/ui/types.js';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

interface Leaf {
  readonly path: readonly (string | number)[];
  /** The same place of every list: 'hexes.*.owner'. */
  readonly kind: string;
  readonly value: Json;
}

function leavesOf(value: Json, path: readonly (string | number)[] = []): Leaf[] {
  if (Array.isArray(value)) return value.flatMap((item, i) => leavesOf(item, [...path, i]));
  if (value !== null && typeof value === 'object')
    return Object.entries(value).flatMap(([key, item]) => leavesOf(item, [...path, key]));
  return [{ path, kind: path.map((step) => (typeof step === 'number' ? '*' : step)).join('.'), value }];
}

function put(root: Json, path: readonly (string | number)[], value: Json): void {
  const last = path.at(-1)!;
  const holder = path.slice(0, -1).reduce<any>((at, step) => at[step], root);
  holder[last] = value;
}

export interface Sample {
  readonly session: Session;
  readonly viewer: Seat;
}

/** What plain mode tells of a table: everything but the map, or one place of the map. */
class Hearing {
  private readonly before = new Map<string, string>();

  constructor(
    private readonly ui: GameUi,
    readonly view: any,
    private readonly sample: Sample,
  ) {}

  /** Does any answer change with this leaf? */
  tells(path: Leaf['path'], value: Json, was: Json): boolean {
    return this.questions(path).some((question) => {
      const before = this.before.get(question) ?? this.answer(question);
      this.before.set(question, before);
      put(this.view, path, value);
      try {
        return this.answer(question) !== before;
      } catch {
        // A table that cannot be: another value is tried.
        return false;
      } finally {
        put(this.view, path, was);
      }
    });
  }

  /** What may tell it, the likeliest first. */
  private questions([first, at]: Leaf['path']): string[] {
    if (!this.ui.heardMap) return [''];
    const names = this.ui.heardMap(this.painting()).names;
    const own = first === 'hexes' ? names[Number(at)] : undefined;
    return own === undefined ? ['', ...names] : [own, '', ...names];
  }

  private answer(question: string): string {
    const { ui, view, sample } = this;
    const p = this.painting();
    if (question !== '') return JSON.stringify(ui.heardMap?.(p).place(question));
    return JSON.stringify([ui.heard?.(p), sample.session.table.seats.map((_, seat) => ui.strip(view, seat).title)]);
  }

  private painting(): Painting {
    const { session, viewer } = this.sample;
    return {
      view: this.view,
      viewer,
      shown: viewer,
      names: session.table.seats.map((seat) => seat.name),
      marks: new Map(),
      texts: this.ui.texts,
      choice: null,
      prompt: session.prompt(),
      told: [],
      price: () => null,
      zoom: 0,
    };
  }
}

/** Nothing is said of these: nobody owns it, nobody has taken it, none are there. */
const isNothing = (value: Json): boolean => value === null || value === false || value === 0 || value === -1;

export interface Untold {
  readonly kind: string;
  readonly value: Json;
  readonly path: string;
}

export interface Facts {
  /** Kinds of leaves that are no facts of the table, and why. */
  readonly silent: Readonly<Record<string, string>>;
  /** Values that such a leaf can have besides those in the samples. */
  readonly values?: Readonly<Record<string, readonly Json[]>>;
  /** Leaves that mean nothing in this view. */
  idle?(view: any, path: readonly (string | number)[]): boolean;
}

/** So many leaves of each kind are enough. */
const ENOUGH = 4;

/** Leaves that no answer tells. At each moment some of every kind are tried, those first that are something. */
export function untold(ui: GameUi, samples: readonly Sample[], facts: Facts): Untold[] {
  const quiet = (kind: string) =>
    Object.keys(facts.silent).some((path) => kind === path || kind.startsWith(`${path}.`));
  const views = samples.map(({ session, viewer }) => structuredClone(session.view(viewer)) as Json);
  const all = views.map((view) => leavesOf(view).filter(({ kind, path }) => !quiet(kind) && !facts.idle?.(view, path)));
  const seen = new Map<string, Set<Json>>();
  for (const { kind, value } of all.flat())
    seen.set(kind, (seen.get(kind) ?? new Set(facts.values?.[kind])).add(value));
  const told = new Map<string, number>();
  const nothing = new Map<string, Untold>();
  const out: Untold[] = [];
  samples.forEach((sample, i) => {
    const hearing = new Hearing(ui, views[i], sample);
    for (const { kind, value, path } of spread(all[i]!)) {
      if ((told.get(kind) ?? 0) >= ENOUGH || (isNothing(value) && told.has(kind))) continue;
      const leaf = { kind, value, path: path.join('.') };
      if (others(value, seen.get(kind)!).some((other) => hearing.tells(path, other, value)))
        told.set(kind, (told.get(kind) ?? 0) + 1);
      else if (isNothing(value)) nothing.set(kind, leaf);
      else out.push(leaf);
    }
  });
  // Where something else is whole, nothing stands for all of its parts: those are tried.
  const whole = (kind: string) => [...seen.keys()].some((other) => other.startsWith(`${kind}.`));
  return [...out, ...[...nothing.values()].filter(({ kind }) => !told.has(kind) && !whole(kind))];
}

/** Values that this kind of leaf had anywhere, and numbers that it had nowhere. */
function others(value: Json, seen: ReadonlySet<Json>): Json[] {
  if (typeof value === 'boolean') return [!value];
  const near = typeof value === 'number' ? [value + 1, value - 1] : [];
  return [...near, ...[...seen].filter((other) => other !== value).slice(0, 5)];
}

/** Two of each kind: different values first, something before nothing. */
function spread(leaves: readonly Leaf[]): Leaf[] {
  const kinds = new Map<string, Map<Json, Leaf>>();
  for (const leaf of leaves) kinds.set(leaf.kind, (kinds.get(leaf.kind) ?? new Map()).set(leaf.value, leaf));
  return [...kinds.values()].flatMap((values) => {
    const something = [...values.values()].filter(({ value }) => !isNothing(value));
    return (something.length > 0 ? something : [...values.values()]).slice(0, 2);
  });
}
