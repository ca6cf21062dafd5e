/** Own structures on the map, as a bot imagines them. Never changed: every deed makes a new one, and what is read off is kept. */
import { distance } from '../../../../engine/kit/hex/coords.js';
import { DWELLING, NONE, SANCTUARY } from '../../data/ids.js';
import { HEXES, MAP } from '../../data/map.js';

/** How a hex is reached: not at all, by edge, bridge or ship, or only by tunnel or carpet. */
export const [OUT, NEAR, FAR] = [0, 1, 2] as const;

const DISTANCES = MAP.cells.map((a) => Uint8Array.from(MAP.cells, (b) => Math.min(99, distance(a, b))));
/** Shipping that links two hexes: 0 next door, 99 never. */
const SHIPS = MAP.cells.map((_, a) =>
  Uint8Array.from(MAP.cells, (__, b) =>
    MAP.near[a]?.includes(b) ? 0 : MAP.river[a] || MAP.river[b] || a === b ? 99 : MAP.shipDistance(a, b) || 99,
  ),
);
export const LAND: readonly number[] = MAP.cells.flatMap((_, h) => (MAP.river[h] ? [] : [h]));

export const nearOf = (h: number): readonly number[] => MAP.near[h] as readonly number[];
const shipsBetween = (a: number, b: number): number => (SHIPS[a] as Uint8Array)[b] as number;
const stepsApart = (a: number, b: number): number => (DISTANCES[a] as Uint8Array)[b] as number;

interface Bridge {
  readonly a: number;
  readonly b: number;
}

/** A different number for everything that can lie on a hex. */
const marks = Int32Array.from(
  { length: HEXES * 32 },
  (_, i) => Math.imul(i + 1, 0x9e3779b1) ^ Math.imul(i + 77, 0x85ebca6b),
);
const markOf = (h: number, what: number): number => marks[h * 32 + what] as number;

/** Hexes that a walk has come by carry its number. */
const marked = new Int32Array(HEXES);
let mark = 0;

export class Ground {
  private reachedBy = NONE;
  private reached: Uint8Array | null = null;
  private areaBy = NONE;
  private areaSize = 0;
  private summed = 0;
  private isSummed = false;
  /** What others have worked out about this ground: actions to the next towns, and for which strength. */
  townsBy = NONE;
  towns: readonly number[] | null = null;

  constructor(
    /** Own building on each hex, or NONE. */
    readonly at: Int8Array,
    /** 1 where the structure belongs to a town. */
    readonly town: Uint8Array,
    readonly terrain: Int8Array,
    readonly own: readonly number[],
    /** Structures by kind. */
    readonly n: readonly number[],
    /** Everybody's. */
    readonly bridges: readonly Bridge[],
    /** How many of them are own. */
    readonly spans: number,
    /** River hexes that towns lie across. */
    readonly rivers: readonly number[],
  ) {}

  /** Equal for equal ground, and hardly ever for another. */
  get sum(): number {
    if (this.isSummed) return this.summed;
    let x = 0;
    for (const h of this.own) x = (x + markOf(h, 1 + (this.at[h] as number) + 8 * (this.town[h] as number))) | 0;
    for (const h of LAND) x = (x + markOf(h, 20 + (this.terrain[h] as number))) | 0;
    for (const { a, b } of this.bridges) x = (x + Math.imul(markOf(a, 30), markOf(b, 31))) | 0;
    this.summed = x;
    this.isSummed = true;
    return x;
  }

  count(building: number): number {
    return this.n[building] as number;
  }

  put(h: number, home: number): Ground {
    const at = this.at.slice();
    at[h] = DWELLING;
    const n = this.n.slice();
    n[DWELLING] = this.count(DWELLING) + 1;
    let { terrain } = this;
    if (terrain[h] !== home) {
      terrain = terrain.slice();
      terrain[h] = home;
    }
    return new Ground(at, this.town, terrain, [...this.own, h], n, this.bridges, this.spans, this.rivers);
  }

  raise(h: number, to: number): Ground {
    const at = this.at.slice();
    const from = at[h] as number;
    at[h] = to;
    const n = this.n.slice();
    n[from] = this.count(from) - 1;
    n[to] = this.count(to) + 1;
    const next = new Ground(at, this.town, this.terrain, this.own, n, this.bridges, this.spans, this.rivers);
    next.areaBy = this.areaBy;
    next.areaSize = this.areaSize;
    next.reachedBy = this.reachedBy;
    next.reached = this.reached;
    return next;
  }

  turned(h: number, to: number): Ground {
    const terrain = this.terrain.slice();
    terrain[h] = to;
    const next = new Ground(this.at, this.town, terrain, this.own, this.n, this.bridges, this.spans, this.rivers);
    next.areaBy = this.areaBy;
    next.areaSize = this.areaSize;
    next.reachedBy = this.reachedBy;
    next.reached = this.reached;
    return next;
  }

  bridged(a: number, b: number): Ground {
    const bridges = [...this.bridges, { a, b }];
    return new Ground(this.at, this.town, this.terrain, this.own, this.n, bridges, this.spans + 1, this.rivers);
  }

  /** The hexes belong to a town now. */
  joined(hexes: readonly number[], river = NONE): Ground {
    const town = this.town.slice();
    for (const h of hexes) town[h] = 1;
    const rivers = river === NONE ? this.rivers : [...this.rivers, river];
    const next = new Ground(this.at, town, this.terrain, this.own, this.n, this.bridges, this.spans, rivers);
    next.areaBy = this.areaBy;
    next.areaSize = this.areaSize;
    next.reachedBy = this.reachedBy;
    next.reached = this.reached;
    return next;
  }

  /** The own structures that hang together with the starts, for towns. */
  group(starts: readonly number[]): number[] {
    mark++;
    const out: number[] = [];
    for (const h of starts) this.join(h, out);
    for (let head = 0; head < out.length; head++) {
      const h = out[head] as number;
      for (const n of nearOf(h)) this.join(n, out);
      for (const { a, b } of this.bridges) {
        if (a === h) this.join(b, out);
        else if (b === h) this.join(a, out);
      }
      this.joinOver(h, out);
    }
    return out;
  }

  /** What a town already links over its river hex. */
  private joinOver(h: number, out: number[]): void {
    for (const r of this.rivers) if (nearOf(h).includes(r)) for (const n of nearOf(r)) this.join(n, out);
  }

  private join(h: number, out: number[]): void {
    if (this.at[h] === NONE || marked[h] === mark) return;
    marked[h] = mark;
    out.push(h);
  }

  /** OUT, NEAR or FAR for every hex. */
  reach(shipping: number, skips: number): Uint8Array {
    const key = shipping * 8 + skips;
    if (this.reached && this.reachedBy === key) return this.reached;
    const map = new Uint8Array(HEXES);
    for (const h of this.own) {
      for (const n of nearOf(h)) map[n] = NEAR;
      if (shipping === 0) continue;
      for (const [n, d] of MAP.overRiver[h] as readonly (readonly [number, number])[]) {
        if (d > shipping) break;
        map[n] = NEAR;
      }
    }
    for (const { a, b } of this.bridges) {
      if (this.at[a] !== NONE) map[b] = NEAR;
      if (this.at[b] !== NONE) map[a] = NEAR;
    }
    if (skips > 0) for (const h of this.own) this.tunnels(h, skips, map);
    this.reachedBy = key;
    this.reached = map;
    return map;
  }

  private tunnels(h: number, skips: number, map: Uint8Array): void {
    for (const n of LAND) {
      const d = stepsApart(h, n);
      if (d >= 2 && d <= skips + 1 && map[n] === OUT) map[n] = FAR;
    }
  }

  /** Size of the largest area that hangs together by edges, bridges, ships and tunnels. */
  area(ship: number, skips: number): number {
    const key = ship * 8 + skips;
    if (this.areaBy === key) return this.areaSize;
    this.areaSize = this.largest(ship, skips);
    this.areaBy = key;
    return this.areaSize;
  }

  private largest(ship: number, skips: number): number {
    const left = this.own.slice();
    let best = 0;
    while (left.length > 0) {
      const group = [left.pop() as number];
      for (let head = 0; head < group.length; head++) {
        const h = group[head] as number;
        for (let i = left.length - 1; i >= 0; i--) {
          const other = left[i] as number;
          if (!this.linked(h, other, ship, skips)) continue;
          group.push(other);
          left[i] = left[left.length - 1] as number;
          left.pop();
        }
      }
      best = Math.max(best, group.length);
    }
    return best;
  }

  private linked(a: number, b: number, ship: number, skips: number): boolean {
    if (shipsBetween(a, b) <= ship) return true;
    if (skips > 0 && stepsApart(a, b) <= skips + 1) return true;
    for (const x of this.bridges) if ((x.a === a && x.b === b) || (x.a === b && x.b === a)) return true;
    return false;
  }

  /** Enough structures (the sanctuary counts as two) of enough strength. */
  isTown(group: readonly number[], need: number): boolean {
    let structures = 0;
    let strength = 0;
    for (const h of group) {
      const building = this.at[h] as number;
      structures += building === SANCTUARY ? 2 : 1;
      strength += STRENGTHS[building] as number;
    }
    return structures >= 4 && strength >= need;
  }
}

export const STRENGTHS: readonly number[] = [1, 2, 2, 3, 3];
