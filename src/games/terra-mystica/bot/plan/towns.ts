/** Actions until each of the next towns: `bot/towns.ts` for the ground of a plan, kept with it. */
import { BRIDGES } from '../../data/factions.js';
import { NONE, SANCTUARY } from '../../data/ids.js';
import { HEXES, MAP } from '../../data/map.js';
import { TOWN_STRUCTURES } from '../../data/tiles.js';
import { type Ground, nearOf, STRENGTHS } from './ground.js';
import type { Table } from './table.js';

interface Group {
  strength: number;
  count: number;
  taken: boolean;
  room: number;
}

interface Plan {
  readonly mask: number;
  readonly actions: number;
}

const MOST_TOWNS = 4;
/** Actions that a group without room to grow takes on top. */
const CRAMPED = 2;

const groupAt = new Int8Array(HEXES);
/** Hexes that a walk has come by carry its number. */
const seen = new Int32Array(HEXES);
let walk = 0;

function join(ground: Ground, h: number, id: number, queue: number[]): void {
  if (ground.at[h] === NONE || groupAt[h] !== -1) return;
  groupAt[h] = id;
  queue.push(h);
}

function grown(ground: Ground, start: number, id: number): Group {
  const group: Group = { strength: 0, count: 0, taken: false, room: 0 };
  const queue = [start];
  groupAt[start] = id;
  for (let head = 0; head < queue.length; head++) {
    const h = queue[head] as number;
    const building = ground.at[h] as number;
    group.strength += STRENGTHS[building] as number;
    group.count += building === SANCTUARY ? 2 : 1;
    if (ground.town[h] === 1) group.taken = true;
    for (const n of nearOf(h)) join(ground, n, id, queue);
    for (const { a, b } of ground.bridges) {
      if (a === h) join(ground, b, id, queue);
      else if (b === h) join(ground, a, id, queue);
    }
  }
  return group;
}

function gather(ground: Ground): Group[] {
  groupAt.fill(-1);
  const groups: Group[] = [];
  for (const start of ground.own) if (groupAt[start] === -1) groups.push(grown(ground, start, groups.length));
  return groups;
}

const missing = (strength: number, count: number, need: number): number =>
  Math.max(0, need - strength, TOWN_STRUCTURES - count);

/** Free hexes: room for the groups they touch, and a link where they touch several. */
function overHexes(t: Table, ground: Ground, groups: readonly Group[], need: number, plans: Plan[]): void {
  walk++;
  for (const own of ground.own) {
    for (const h of nearOf(own)) {
      if (seen[h] === walk || t.barred[h] === 1 || ground.at[h] !== NONE) continue;
      seen[h] = walk;
      const touched = groupsBeside(h, groups);
      if (touched < 0) continue;
      for (let g = 0; g < groups.length; g++) if (touched & (1 << g)) (groups[g] as Group).room++;
      if (touched & (touched - 1)) plans.push(joined(groups, touched, 1, need));
    }
  }
}

/** The groups that a hex touches, as bits; -1 where one of them is a town already. */
function groupsBeside(h: number, groups: readonly Group[]): number {
  let touched = 0;
  for (const n of nearOf(h)) {
    const g = groupAt[n] as number;
    if (g < 0) continue;
    if ((groups[g] as Group).taken) return -1;
    touched |= 1 << g;
  }
  return touched;
}

function joined(groups: readonly Group[], mask: number, built: number, need: number): Plan {
  let strength = built;
  let count = built;
  for (let g = 0; g < groups.length; g++) {
    if (!(mask & (1 << g))) continue;
    const group = groups[g] as Group;
    strength += group.strength;
    count += group.count;
  }
  return { mask, actions: built + missing(strength, count, need) };
}

function overBridges(ground: Ground, groups: readonly Group[], need: number, plans: Plan[]): void {
  if (ground.spans >= BRIDGES) return;
  for (const [a, b] of MAP.bridgePlaces) {
    const one = groupAt[a] as number;
    const two = groupAt[b] as number;
    if (one < 0 || two < 0 || one === two) continue;
    if ((groups[one] as Group).taken || (groups[two] as Group).taken) continue;
    const { mask, actions } = joined(groups, (1 << one) | (1 << two), 0, need);
    plans.push({ mask, actions: actions + 1 });
  }
}

/** Mermaids: groups on both sides of a river hex. */
function overRivers(t: Table, ground: Ground, groups: readonly Group[], need: number, plans: Plan[]): void {
  if (t.faction !== 'mermaids') return;
  walk++;
  for (const own of ground.own) {
    for (const r of nearOf(own)) {
      if (!MAP.river[r] || seen[r] === walk) continue;
      seen[r] = walk;
      const touched = groupsBeside(r, groups);
      if (touched > 0 && touched & (touched - 1)) plans.push(joined(groups, touched, 0, need));
    }
  }
}

function measured(t: Table, ground: Ground, need: number): number[] {
  const groups = gather(ground);
  const plans: Plan[] = [];
  overHexes(t, ground, groups, need, plans);
  overBridges(ground, groups, need, plans);
  overRivers(t, ground, groups, need, plans);
  groups.forEach((g, id) => {
    if (g.taken) return;
    const cramped = g.count + g.room < TOWN_STRUCTURES ? CRAMPED : 0;
    plans.push({ mask: 1 << id, actions: missing(g.strength, g.count, need) + cramped });
  });
  plans.sort((a, b) => a.actions - b.actions);
  const out: number[] = [];
  let used = 0;
  for (const { mask, actions } of plans) {
    if (out.length === MOST_TOWNS) break;
    if (mask & used) continue;
    used |= mask;
    out.push(actions);
  }
  while (out.length < MOST_TOWNS) out.push(need);
  return out;
}

/** The nearest first. */
export function townsToCome(t: Table, ground: Ground, need: number): readonly number[] {
  if (ground.towns && ground.townsBy === need) return ground.towns;
  ground.towns = measured(t, ground, need);
  ground.townsBy = need;
  return ground.towns;
}
