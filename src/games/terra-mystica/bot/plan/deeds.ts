/** What deeds do to a sheet: goods, points, cults, structures, towns. The rules themselves are in `rules/`; tests compare. */
import {
  CULTS,
  DWELLING,
  FAVOURS,
  type FavourId,
  NONE,
  SANCTUARY,
  STRONGHOLD,
  TEMPLE,
  TRADING_HOUSE,
} from '../../data/ids.js';
import { MAP } from '../../data/map.js';
import { CULT_TOP, FAVOUR_TILES } from '../../data/tiles.js';
import { nearOf, STRENGTHS } from './ground.js';
import type { Sheet } from './sheet.js';
import type { Table } from './table.js';

const has = (s: Sheet, building: number): boolean => s.ground.count(building) > 0;
export const hasStronghold = (s: Sheet): boolean => has(s, STRONGHOLD);

const FAV5 = 1 << FAVOURS.indexOf('FAV5');
const FAV10 = 1 << FAVOURS.indexOf('FAV10');
const FAV11 = 1 << FAVOURS.indexOf('FAV11');

export const townNeed = (s: Sheet): number => (s.favours & FAV5 ? 6 : 7);

export function charge(s: Sheet, power: number): void {
  const first = Math.min(power, s.one);
  s.one -= first;
  s.two += first;
  const second = Math.min(power - first, s.two);
  s.two -= second;
  s.three += second;
}

export function addPriests(s: Sheet, n: number): void {
  s.priests += Math.min(n, s.supply);
}

/** Hexes that a tunnel or carpet may skip. */
export function skipsOf(t: Table, s: Sheet): number {
  if (t.faction === 'dwarves') return 1;
  return t.faction === 'fakirs' ? Math.min(3, 1 + (hasStronghold(s) ? 1 : 0) + s.further) : 0;
}

/** Spades that came into the hand. */
export function gainSpades(t: Table, s: Sheet, n: number, bought: boolean): void {
  if (n === 0) return;
  if (t.faction === 'halflings') s.points += n;
  if (t.faction === 'alchemists' && hasStronghold(s)) charge(s, 2 * n);
  if (t.faction === 'darklings' && bought) s.points += 2 * n;
  if (t.early) s.points += (t.tiles[s.round]?.spade ?? 0) * n;
}

export function spadesUsed(t: Table, s: Sheet, n: number): void {
  if (!t.early) s.points += (t.tiles[s.round]?.spade ?? 0) * n;
}

function scoreBuilding(t: Table, s: Sheet, building: number): void {
  s.points += t.tiles[s.round]?.building[building] ?? 0;
  if (building === DWELLING && s.favours & FAV11) s.points += 2;
  if (building === TRADING_HOUSE && s.favours & FAV10) s.points += 3;
}

/** Cultists: a neighbour who takes power helps a cult along. */
const RITUAL = 1.4;

function raised(t: Table, s: Sheet, h: number, building: number): void {
  scoreBuilding(t, s, building);
  if (t.faction === 'cultists' && (t.others[h] as number) > 0) s.unsure += RITUAL;
  checkTown(t, s, h);
}

export function putDwelling(t: Table, s: Sheet, h: number): void {
  s.ground = s.ground.put(h, t.home);
  raised(t, s, h, DWELLING);
}

export function upgrade(t: Table, s: Sheet, h: number, to: number): void {
  s.ground = s.ground.raise(h, to);
  if (to === STRONGHOLD) strongholdReward(t, s);
  if (to === TEMPLE || to === SANCTUARY) s.picks += t.faction === 'chaos-magicians' ? 2 : 1;
  raised(t, s, h, to);
}

function strongholdReward(t: Table, s: Sheet): void {
  switch (t.faction) {
    case 'auren':
      s.picks++;
      break;
    case 'alchemists':
      charge(s, 12);
      break;
    case 'cultists':
      s.points += 7;
      break;
    case 'darklings':
      if (t.lateOrdain) s.ordain = true;
      else s.ordaining = true;
      break;
    case 'halflings':
      takeSpades(t, s, 3, true);
      break;
    case 'mermaids':
      advanceShip(t, s);
      break;
    default:
  }
}

/** Spades of an action into the hand. */
export function takeSpades(t: Table, s: Sheet, n: number, alone: boolean): void {
  gainSpades(t, s, n, false);
  s.spades = { left: n, action: true, alone, changed: [], reach: null };
}

export function advanceShip(t: Table, s: Sheet): void {
  const track = t.board.ship;
  if (!track) {
    if (t.faction === 'fakirs') s.further++;
    return;
  }
  if (s.ship >= track.max) return;
  s.ship++;
  s.points += track.points[s.ship - track.start - 1] ?? 0;
}

// --------------------------------------------------------------------------------------------- cults

const POWER_AT = [0, 0, 0, 1, 0, 2, 0, 2, 0, 0, 3];

/** Where a marker would come to rest. */
export function cultAfter(t: Table, s: Sheet, cult: number, steps: number): number {
  const now = s.cults[cult] as number;
  const wanted = Math.min(now + steps, CULT_TOP);
  return wanted === CULT_TOP && now < CULT_TOP && (s.keys === 0 || t.topped[cult]) ? CULT_TOP - 1 : wanted;
}

export function climb(t: Table, s: Sheet, cult: number, steps: number): void {
  const from = s.cults[cult] as number;
  const to = cultAfter(t, s, cult, steps);
  if (to < CULT_TOP && from + steps >= CULT_TOP && s.keys === 0) s.stopped |= 1 << cult;
  if (to === from) return;
  s.cults = s.cults.with(cult, to);
  if (to === CULT_TOP) s.keys--;
  let power = 0;
  for (let step = from + 1; step <= to; step++) power += POWER_AT[step] as number;
  charge(s, power);
}

/** A new key, and steps on every cult; markers that stopped for want of a key go on. */
export function climbAll(t: Table, s: Sheet, each: number): void {
  const { stopped } = s;
  s.stopped = 0;
  for (let c = 0; c < CULTS.length; c++) {
    const steps = each + ((stopped >> c) & 1);
    if (steps > 0) climb(t, s, c, steps);
  }
}

// --------------------------------------------------------------------------------------------- towns

const waits = (s: Sheet, group: readonly number[]): number =>
  s.towns.findIndex((x) => x.hexes.some((h) => group.includes(h)));

/** Something changed here: the group joins a town, or founds one. */
export function checkTown(_t: Table, s: Sheet, h: number): void {
  if (s.ground.at[h] === NONE || s.ground.town[h] === 1) return;
  const group = s.ground.group([h]);
  const waiting = waits(s, group);
  if (waiting >= 0) {
    s.towns = s.towns.map((x, i) => (i === waiting ? { ...x, hexes: group } : x));
  } else if (group.some((x) => s.ground.town[x] === 1)) {
    s.ground = s.ground.joined(group);
  } else if (s.ground.isTown(group, townNeed(s)) && s.townsLeft.some((n) => n > 0)) {
    s.towns = [...s.towns, { hexes: group, river: NONE }];
  }
}

function checkAllTowns(t: Table, s: Sheet): void {
  for (const h of s.ground.own) checkTown(t, s, h);
}

/** Mermaids: a town across one river hex is declared as soon as it can be. */
export function checkRivers(t: Table, s: Sheet): void {
  if (t.faction !== 'mermaids' || s.towns.length > 0 || !s.townsLeft.some((n) => n > 0)) return;
  const seen = new Set<number>();
  for (const h of s.ground.own) {
    if (s.ground.town[h] === 1) continue;
    for (const r of nearOf(h)) if (MAP.river[r]) seen.add(r);
  }
  for (const r of [...seen].sort((a, b) => a - b)) {
    const around = nearOf(r).filter((h) => s.ground.at[h] !== NONE);
    if (around.length < 2) continue;
    const group = s.ground.group(around);
    if (!group.every((h) => s.ground.town[h] === 0) || !s.ground.isTown(group, townNeed(s))) continue;
    s.say(`connect:${MAP.names[r]}`);
    s.towns = [{ hexes: group, river: r }];
    return;
  }
}

export function takeFavour(t: Table, s: Sheet, place: number): void {
  const id = FAVOURS[place] as FavourId;
  const tile = FAVOUR_TILES[id];
  s.say(`favour:${id}`);
  s.picks--;
  s.favours |= 1 << place;
  s.favoursLeft = s.favoursLeft.with(place, (s.favoursLeft[place] as number) - 1);
  climb(t, s, CULTS.indexOf(tile.cult), tile.steps);
  if (tile.townStrength) checkAllTowns(t, s);
}

// ------------------------------------------------------------------------------------------- neighbours

/** Power that neighbours bring between two own turns, for each strength beside them, by round. */
const LEECH = [0, 0.33, 0.15, 0.1, 0.065, 0.04, 0.02];
/** Points that one power costs. */
const LEECH_PRICE = 0.45;

/** What the others do until the seat's next turn: some of it brings power. */
export function othersMove(t: Table, s: Sheet): void {
  let beside = 0;
  for (const h of s.ground.own)
    if ((t.others[h] as number) > 0) beside += STRENGTHS[s.ground.at[h] as number] as number;
  s.leech += beside * (LEECH[s.round] as number);
  const power = Math.floor(s.leech);
  if (power === 0) return;
  s.leech -= power;
  const taken = Math.min(power, 2 * s.one + s.two);
  charge(s, taken);
  s.unsure -= LEECH_PRICE * taken;
}
