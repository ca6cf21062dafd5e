/**
 * The closed list of points where a leader, a wonder, a city-state's card or a player's card bends a rule. Several
 * fill the same point in the order: leader, wonders, city-state cards, player cards; sums do not depend on it, and for
 * difficulty the fixed values (Japan, Kumasi) come before the reduction (Mohenjo Daro).
 */
import { must } from '../../../engine/must.js';
import type { Seat } from '../../../engine/types.js';
import type { CityStateId, PactId } from '../data/diplomacy.js';
import type { LeaderId } from '../data/leaders.js';
import type { WonderId } from '../data/wonders.js';
import type { World } from '../map/world.js';
import type { Context, GameFrame, Hex, State, TargetKind } from '../types.js';
import type { Doing } from './board.js';
import { playerOf, stateCards, wonderSpace } from './lookup.js';

/** An attack as combat effects see it. */
export interface Fight {
  readonly s: State;
  readonly w: World;
  readonly attacker: Seat;
  /** -1 for barbarians and city-states. */
  readonly defender: Seat;
  readonly hex: Hex;
  readonly what: TargetKind;
}
export type Side = 'attack' | 'defence';

export interface Hooks {
  /** Difficulty of a space with this terrain, on the coast or edge or not. */
  difficulty?(d: number, terrain: number, coast: boolean, doing: Doing): number;
  /** How much less a world wonder costs. */
  discount?(s: State, seat: Seat, wonder: WonderId): number;
  /** Extra control tokens when a culture card is resolved. */
  cultureTokens?(s: State, seat: Seat): number;
  /** Combat value added on one side, for the seat that has this effect. */
  combat?(fight: Fight, side: Side, seat: Seat, giver: Seat): number;
  /** The slot that counts for a card in this slot. */
  slot?(slot: number): number;
  /** Do control tokens of this rival count for the maturity of own cities? */
  matures?(rival: Seat, giver: Seat): boolean;
  /** An effect the owner may use at the start of the turn. */
  start?: { possible(s: State, seat: Seat): boolean; frame(s: State, seat: Seat): GameFrame };
  /** Once, when it is built, for the builder. */
  built?(ctx: Context, seat: Seat): void;
  /** Caravans leave from any own city. */
  caravansAnywhere?: true;
  /** Spaces that all caravans share. */
  sharedSpaces?: number;
  /** Empty edge spaces are always near enough for a city. */
  edgeCities?: true;
  /** Empty forests need no friendly city beside them. */
  emptyForests?: true;
  /** A token placed on hills lets more follow on hills next to it. */
  hillsChain?: true;
  /** Trade tokens that may lie on this card. */
  holdsTrade?: number;
  /** The economy card may be resolved and reset beside another card. */
  economyToo?: true;
  /** The card in slot 5 may be resolved again as if in slot 1. */
  slotFiveAgain?: true;
  /** Barbarians may not enter own cities and reinforced tokens. */
  barsBarbarians?: true;
  /** A new focus card may replace one of another type. */
  anyType?: true;
  /** Diplomacy cards that may be held of each player. */
  pactsEach?: number;
  /** Attacks reach everything. */
  attackAnywhere?: true;
  /** Two cards of the row change places after a war. */
  swapAfterWar?: true;
  /** Natural wonder tokens lie on focus cards. */
  naturalsOnCards?: true;
  /** A resource for every barbarian beaten. */
  resourceForBarbarian?: true;
  /** A trade token for the giver and a resource when a caravan reaches the giver's capital. */
  capitalTrade?: true;
}

type Source = LeaderId | WonderId | CityStateId | PactId;
type Kind = 'leader' | 'wonder' | 'state' | 'pact';

interface Active<K extends keyof Hooks> {
  readonly id: Source;
  readonly hook: NonNullable<Hooks[K]>;
  /** Whose diplomacy card it is; -1 otherwise. */
  readonly giver: Seat;
}
interface Filled<K extends keyof Hooks> extends Active<K> {
  readonly kind: Kind;
  readonly index: number;
  /** The same for each giver of a diplomacy card. */
  readonly from: readonly Active<K>[];
}

const NONE: readonly never[] = [];
const filled = new Map<keyof Hooks, Filled<any>[]>();

interface Effects {
  readonly kind: Kind;
  readonly ids: readonly Source[];
  readonly table: Readonly<Record<string, Hooks>>;
}
const tables: Effects[] = [];

/**
 * Puts a table of effects in its place. Effects look at the board and the board asks for effects, so the tables come in
 * from outside (`effects/index.ts`) instead of being imported here.
 */
export function enroll(kind: Kind, ids: readonly Source[], table: Readonly<Record<string, Hooks>>): void {
  tables.push({ kind, ids, table });
  filled.clear();
}

function fillersOf<K extends keyof Hooks>({ kind, ids, table }: Effects, name: K): Filled<K>[] {
  return ids.flatMap((id, index) => {
    const hook = table[id]?.[name];
    if (hook === undefined) return [];
    const from = kind === 'pact' ? [0, 1, 2, 3].map((giver) => ({ id, hook, giver })) : NONE;
    return [{ id, hook, giver: -1, kind, index, from }];
  });
}

/** Which sources fill a point, found once: most points have one or two. */
function fillers<K extends keyof Hooks>(name: K): readonly Filled<K>[] {
  let list = filled.get(name);
  if (!list) {
    if (tables.length === 0) throw new Error('no effects: import effects/index.js first');
    list = tables.flatMap((effects) => fillersOf(effects, name));
    filled.set(name, list);
  }
  return list;
}

/** What works for this seat now at this point. */
export function active<K extends keyof Hooks>(s: State, seat: Seat, name: K): readonly Active<K>[] {
  let out: Active<K>[] | null = null;
  for (const f of fillers(name)) {
    if (f.kind === 'pact') {
      for (let giver = 0; giver < s.seats; giver++) {
        if (giver === seat || playerOf(s, giver).pacts[f.index] !== seat) continue;
        out ??= [];
        out.push(must(f.from[giver], 'giver', giver));
      }
    } else if (works(s, seat, f)) {
      out ??= [];
      out.push(f);
    }
  }
  return out ?? NONE;
}

/** Does this leader, wonder or city-state work for the seat? */
function works(s: State, seat: Seat, f: Filled<keyof Hooks>): boolean {
  if (f.kind === 'leader') return playerOf(s, seat).leader === f.id;
  if (f.kind === 'wonder') {
    const h = wonderSpace(s, f.index);
    return h >= 0 && s.owner[h] === seat;
  }
  const cards = stateCards(s, f.index);
  return cards[0] === seat || cards[1] === seat;
}

/** The first source of a yes-or-no effect, or null. */
export function source<K extends keyof Hooks>(s: State, seat: Seat, name: K): Active<K> | null {
  return active(s, seat, name)[0] ?? null;
}
