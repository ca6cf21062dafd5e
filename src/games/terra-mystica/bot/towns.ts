/** Towns to come, as a bot sees them: how many more actions the next ones take, and what that many rounds have room for. */
import { must } from '../../../engine/must.js';
import type { Seat } from '../../../engine/types.js';
import { BRIDGES, STRENGTH } from '../data/factions.js';
import { BUILDINGS, NONE, RIVER, SANCTUARY } from '../data/ids.js';
import { HEXES, MAP } from '../data/map.js';
import { TOWN_STRUCTURES } from '../data/tiles.js';
import { townStrength } from '../rules/towns.js';
import type { State } from '../types.js';
import type { Weights } from './weights.js';

const STRENGTHS = BUILDINGS.map((b) => STRENGTH[b]);
/** More open groups than this are not told apart: the weakest of them seldom become a town. */
const MOST_GROUPS = 30;
/** Towns that are worth planning at once. */
const MOST_TOWNS = 4;

/** Own structures that hang together. */
interface Group {
  strength: number;
  /** The sanctuary counts as two. */
  count: number;
  /** Part of a town already. */
  taken: boolean;
  /** Free hexes next to it that touch no town: room to grow. */
  room: number;
}

/** The group of each hex, -1 where no own structure stands. Used again for every position. */
const groupAt = new Int8Array(HEXES);

function gather(s: State, seat: Seat, own: readonly number[]): Group[] {
  groupAt.fill(-1);
  const groups: Group[] = [];
  for (const start of own) {
    if (groupAt[start] !== -1 || groups.length === MOST_GROUPS) continue;
    groups.push(grown(s, seat, start, groups.length));
  }
  return groups;
}

function grown(s: State, seat: Seat, start: number, id: number): Group {
  const group: Group = { strength: 0, count: 0, taken: false, room: 0 };
  const queue = [start];
  groupAt[start] = id;
  const join = (h: number): void => {
    if (s.owner[h] !== seat || groupAt[h] !== -1) return;
    groupAt[h] = id;
    queue.push(h);
  };
  for (let head = 0; head < queue.length; head++) {
    const h = queue[head] ?? start;
    const building = s.building[h] ?? NONE;
    group.strength += STRENGTHS[building] ?? 0;
    group.count += building === SANCTUARY ? 2 : 1;
    if ((s.town[h] ?? NONE) !== NONE) group.taken = true;
    for (const n of MAP.near[h] ?? []) join(n);
    for (const b of s.bridges) {
      if (b.a === h) join(b.b);
      else if (b.b === h) join(b.a);
    }
  }
  return group;
}

/** A town that could come of one or several groups: which, and how many more actions that takes. */
interface Plan {
  readonly groups: number;
  readonly actions: number;
}

/** Every action adds a structure or strength, seldom more than one of either. */
function missing(strength: number, count: number, need: number): number {
  return Math.max(0, need - strength, TOWN_STRUCTURES - count);
}

/** What the free hex or bridge between groups makes of them. */
function joined(groups: readonly Group[], ids: readonly number[], built: number, need: number): Plan {
  let strength = built;
  let count = built;
  let mask = 0;
  for (const id of ids) {
    strength += groups[id]?.strength ?? 0;
    count += groups[id]?.count ?? 0;
    mask |= 1 << id;
  }
  return { groups: mask, actions: 1 + missing(strength, count, need) };
}

/** Free hexes: room for the groups they touch, and a link where they touch several. */
function overHexes(s: State, groups: Group[], need: number, plans: Plan[]): void {
  const touched: number[] = [];
  for (let h = 0; h < HEXES; h++) {
    if (s.terrain[h] === RIVER || s.owner[h] !== NONE) continue;
    groupsBeside(h, touched);
    if (touched.some((g) => groupOf(groups, g).taken)) continue;
    for (const g of touched) groupOf(groups, g).room++;
    if (touched.length > 1) plans.push(joined(groups, touched, 1, need));
  }
}

const groupOf = (groups: readonly Group[], g: number): Group => must(groups[g], 'group', g);

/** Puts the groups that a hex touches into the list, each once. */
function groupsBeside(h: number, touched: number[]): void {
  touched.length = 0;
  for (const n of must(MAP.near[h], 'space', h)) {
    const g = groupAt[n] ?? -1;
    if (g >= 0 && !touched.includes(g)) touched.push(g);
  }
}

function overBridges(s: State, seat: Seat, groups: readonly Group[], need: number, plans: Plan[]): void {
  let built = 0;
  for (const b of s.bridges) if (b.seat === seat) built++;
  if (built >= BRIDGES) return;
  for (const [a, b] of MAP.bridgePlaces) {
    const one = groupAt[a] ?? -1;
    const two = groupAt[b] ?? -1;
    if (one < 0 || two < 0 || one === two || groups[one]?.taken || groups[two]?.taken) continue;
    plans.push(joined(groups, [one, two], 0, need));
  }
}

/** Actions that a group without room to grow takes on top. */
const CRAMPED = 2;

/** Actions until each of the next towns, the nearest first. */
function townsToCome(s: State, seat: Seat, own: readonly number[]): number[] {
  const need = townStrength(s, seat);
  const groups = gather(s, seat, own);
  const plans: Plan[] = [];
  overHexes(s, groups, need, plans);
  overBridges(s, seat, groups, need, plans);
  groups.forEach((g, id) => {
    if (g.taken) return;
    const cramped = g.count + g.room < TOWN_STRUCTURES ? CRAMPED : 0;
    plans.push({ groups: 1 << id, actions: missing(g.strength, g.count, need) + cramped });
  });
  plans.sort((a, b) => a.actions - b.actions);
  const out: number[] = [];
  let used = 0;
  for (const { groups: mask, actions } of plans) {
    if (out.length === MOST_TOWNS) break;
    if (mask & used) continue;
    used |= mask;
    out.push(actions);
  }
  while (out.length < MOST_TOWNS) out.push(need);
  return out;
}

/** Points to be expected of towns to come: the fewer actions the next ones take, the surer they are. */
export function townWorth(
  W: Weights,
  s: State,
  seat: Seat,
  own: readonly number[],
  left: number,
  worth: number,
): number {
  const room = W.townRoom[0] + W.townRoom[1] * left;
  const spread = W.townSpread[0] + W.townSpread[1] * left;
  let sum = 0;
  let all = 0;
  for (const actions of townsToCome(s, seat, own)) {
    all += actions;
    sum += worth / (1 + Math.exp((all - room) / spread));
  }
  return sum;
}
