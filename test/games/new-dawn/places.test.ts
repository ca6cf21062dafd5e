/** Where tiles may be laid, found once more the slow way: every face, turn and place tried on plain sets (page 14). */
import { describe, expect, it } from 'vitest';
import { uniformAnswer } from '../../../src/engine/bots/random.js';
import { start } from '../../../src/engine/engine.js';
import { fractions } from '../../../src/engine/random.js';
import { SHAPE } from '../../../src/games/new-dawn/data/tiles.js';
import { game } from '../../../src/games/new-dawn/game.js';
import { placesOf } from '../../../src/games/new-dawn/map/places.js';
import type { State } from '../../../src/games/new-dawn/types.js';

type Cell = readonly [number, number];
const key = (c: Cell) => c.join();
const around = ([q, r]: Cell): Cell[] => [
  [q + 1, r],
  [q, r + 1],
  [q - 1, r + 1],
  [q - 1, r],
  [q, r - 1],
  [q + 1, r - 1],
];
function cells(face: string, turn: number, q: number, r: number): Cell[] {
  return SHAPE[face as 'A' | 'B'].map(([dq, dr]) => {
    let [x, y]: number[] = [dq, dr];
    for (let i = 0; i < turn; i++) [x, y] = [-y!, x! + y!];
    return [q + x!, r + y!];
  });
}

/** Free cells that cannot reach the far corner. */
function shutIn(taken: ReadonlySet<string>): number {
  const [lo, hi] = [-22, 30];
  const seen = new Set<string>();
  const list: Cell[] = [[lo, lo]];
  for (let c = list.pop(); c; c = list.pop()) {
    if (seen.has(key(c)) || taken.has(key(c)) || c.some((x) => x < lo || x > hi)) continue;
    seen.add(key(c));
    list.push(...around(c));
  }
  return (hi - lo + 1) ** 2 - seen.size - taken.size;
}

/** All that touches the map, with the reason against it. */
function slowly(s: State): Map<string, string> {
  const tiles = s.placed.map((p) => cells(p.tile.slice(-1), p.turn, p.q, p.r));
  const owner = new Map(tiles.flatMap((list, i) => list.map((c) => [key(c), i] as const)));
  const taken = new Set([...owner.keys(), ...s.water.map(key)]);
  const core = new Set([0, 1, 2, 3]);
  const ring = new Set(
    tiles.flatMap((list, i) =>
      core.has(i) || list.some((c) => around(c).some((n) => core.has(owner.get(key(n)) ?? -1))) ? [i] : [],
    ),
  );
  const found: { id: string; touches: number; core: boolean; ring: boolean; wet: boolean }[] = [];
  const spots = [...owner.keys()].map((k) => k.split(',').map(Number) as unknown as Cell);
  const [q0, q1] = [Math.min(...spots.map((c) => c[0])) - 5, Math.max(...spots.map((c) => c[0])) + 5];
  const [r0, r1] = [Math.min(...spots.map((c) => c[1])) - 5, Math.max(...spots.map((c) => c[1])) + 5];
  for (const face of ['A', 'B']) {
    for (let turn = 0; turn < 6; turn++) {
      for (let q = q0; q <= q1; q++) {
        for (let r = r0; r <= r1; r++) {
          const list = cells(face, turn, q, r);
          if (list.some((c) => taken.has(key(c)))) continue;
          const touched = new Set(list.flatMap((c) => around(c).map(key)).filter((k) => owner.has(k)));
          if (touched.size === 0) continue;
          const by = [...touched].map((k) => owner.get(k)!);
          const wet = touched.size >= 4 && shutIn(new Set([...taken, ...list.map(key)])) > 8 - s.water.length;
          const id = `${face}${turn}@${q},${r}`;
          found.push({
            id,
            touches: touched.size,
            core: by.some((i) => core.has(i)),
            ring: by.some((i) => ring.has(i)),
            wet,
          });
        }
      }
    }
  }
  const open = found.some((x) => x.touches >= 4 && x.core && !x.wet);
  return new Map(
    found.map((x) => {
      const touch = open ? x.core : x.ring;
      return [x.id, x.touches < 4 ? 'touches' : !touch ? 'core' : x.wet ? 'water' : 'legal'];
    }),
  );
}

describe('places for tiles', () => {
  it.each([
    ['empty core', 2, 0],
    ['some tiles', 3, 12],
    ['nearly full', 4, 30],
  ] as const)('%s: the same places and the same reasons as the slow way', (_what, seats, answers) => {
    for (const seed of ['oak', 'elm']) {
      const run = start(game, seats, { map: 'build' }, seed);
      const random = fractions(seed);
      for (let i = 0; i < answers; i++) run.play(uniformAnswer(run.prompt()!, random));
      const { legal, refused } = placesOf(run.s);
      const name = (p: { face: string; turn: number; q: number; r: number }) => `${p.face}${p.turn}@${p.q},${p.r}`;
      const fast = new Map<string, string>([
        ...legal.map((p) => [name(p), 'legal'] as const),
        ...refused.map((x) => [name(x.place), x.fault] as const),
      ]);
      const slow = slowly(run.s);
      expect(legal.length).toBeGreaterThan(0);
      expect([...fast].sort()).toEqual([...slow].sort());
    }
  });

  it('a tile lies where and as it was chosen, the next seat follows, a gap is closed at once', () => {
    const run = start(game, 3, { map: 'build' }, 'lay');
    const random = fractions('lay');
    let water = 0;
    for (let n = 4; n < 13; n++) {
      const { seat } = run.prompt()!;
      const face = run.prompt()!.choices[0]!.id.split(':')[1]!;
      run.play({ id: `tile:${face}` });
      const spot = uniformAnswer(run.prompt()!, random);
      run.play(spot);
      const turn = uniformAnswer(run.prompt()!, random);
      run.play(turn);
      const [q, r] = spot.id.split(':')[1]!.split(',').map(Number);
      expect(run.s.placed[n]).toEqual({ tile: face, q, r, turn: Number(turn.id.split(':')[1]) });
      const taken = new Set([
        ...run.s.placed.flatMap((p: any) => cells(p.tile.slice(-1), p.turn, p.q, p.r)).map(key),
        ...run.s.water.map(key),
      ]);
      expect(shutIn(taken)).toBe(0);
      water = run.s.water.length;
      if (n < 12) expect(run.prompt()!.seat).toBe((seat + 1) % 3);
    }
    expect(water).toBeLessThanOrEqual(8);
    expect(run.prompt()!.topic).toBe('focus');
  });

  it('the core lies on face A for 1 to 3, on face B for 4 to 6', () => {
    const seen = new Set<number>();
    for (let i = 0; seen.size < 6 && i < 200; i++) {
      const core = start(game, 2, { map: 'build' }, `core ${i}`)
        .takeTold()
        .find((t) => t.event.type === 'core')!.event as any;
      seen.add(core.die);
      for (const tile of core.tiles) expect(tile.slice(-1)).toBe(core.die <= 3 ? 'A' : 'B');
    }
    expect([...seen].sort()).toEqual([1, 2, 3, 4, 5, 6]);
  });
});
