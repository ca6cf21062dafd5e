/** Armies: which units a tactic joins for the highest strength. Code of Laws, tactics; sheet sections 4.2 and 4.3. */
import { WORKER_TECH, type WorkerTechId } from '../../data/civil.js';
import { TACTICS, type Tactic, type TacticId } from '../../data/military.js';

export interface Units {
  readonly id: WorkerTechId;
  readonly workers: number;
}

/** A unit this many levels below its tactic makes the army outdated (sheet 6.2 no. 1). */
const OLD = 2;

/** Units by type, split into those that keep an army fresh and those that make it outdated. */
interface Muster {
  infantry: number;
  oldInfantry: number;
  cavalry: number;
  oldCavalry: number;
  artillery: number;
  oldArtillery: number;
  air: number;
}

function muster(units: readonly Units[], tactic: Tactic): Muster {
  const m: Muster = {
    infantry: 0,
    oldInfantry: 0,
    cavalry: 0,
    oldCavalry: 0,
    artillery: 0,
    oldArtillery: 0,
    air: 0,
  };
  for (const u of units) {
    if (u.workers === 0) continue;
    const card = WORKER_TECH[u.id];
    const old = tactic.age - card.age >= OLD;
    if (card.type === 'infantry') m[old ? 'oldInfantry' : 'infantry'] += u.workers;
    else if (card.type === 'cavalry') m[old ? 'oldCavalry' : 'cavalry'] += u.workers;
    else if (card.type === 'artillery') m[old ? 'oldArtillery' : 'artillery'] += u.workers;
    // Air forces fill no place of a tactic and outdate no army.
    else if (card.type === 'air') m.air += u.workers;
  }
  return m;
}

/** Sets of a given need: without a need there is no limit. */
const sets = (have: number, need: number): number => (need === 0 ? Number.POSITIVE_INFINITY : Math.floor(have / need));

/**
 * Tactical strength when every unit stands for its own type. As many fresh armies as possible leave exactly the units
 * for as many armies in all, because types do not compete with each other; air forces double fresh armies first.
 */
function tactical(m: Muster, t: Tactic): number {
  const all = Math.min(
    sets(m.infantry + m.oldInfantry, t.infantry),
    sets(m.cavalry + m.oldCavalry, t.cavalry),
    sets(m.artillery + m.oldArtillery, t.artillery),
  );
  if (all === 0) return 0;
  const fresh = Math.min(sets(m.infantry, t.infantry), sets(m.cavalry, t.cavalry), sets(m.artillery, t.artillery));
  const old = all - fresh;
  const onFresh = Math.min(m.air, fresh);
  const onOld = Math.min(m.air - onFresh, old);
  return (fresh + onFresh) * t.strength + (old + onOld) * t.outdated;
}

/** The highest tactical strength. Under Genghis Khan every way to let infantry stand in for cavalry is tried. */
export function bestArmies(units: readonly Units[], tactic: Tactic, genghis: boolean): number {
  const m = muster(units, tactic);
  if (!genghis || tactic.cavalry === 0) return tactical(m, tactic);
  let best = 0;
  for (let fresh = 0; fresh <= m.infantry; fresh++) {
    for (let old = 0; old <= m.oldInfantry; old++) {
      const mounted: Muster = {
        ...m,
        infantry: m.infantry - fresh,
        cavalry: m.cavalry + fresh,
        oldInfantry: m.oldInfantry - old,
        oldCavalry: m.oldCavalry + old,
      };
      best = Math.max(best, tactical(mounted, tactic));
    }
  }
  return best;
}

/** Printed strengths of units and the armies among them; what other cards add is no part of it. */
export function unitForce(units: readonly Units[], tactic: TacticId | null, genghis: boolean): number {
  let sum = 0;
  for (const u of units) {
    if (u.workers === 0) continue;
    const card = WORKER_TECH[u.id];
    if (card.type === 'infantry' || card.type === 'cavalry' || card.type === 'artillery' || card.type === 'air') {
      sum += u.workers * (card.gives.strength ?? 0);
    }
  }
  return sum === 0 || tactic === null ? sum : sum + bestArmies(units, TACTICS[tactic], genghis);
}
