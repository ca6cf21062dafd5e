import { describe, expect, it } from 'vitest';
import { WORKER_TECH, type WorkerTechId } from '../../../../src/games/through-the-ages/data/civil.js';
import { TACTICS } from '../../../../src/games/through-the-ages/data/military.js';
import { TACTIC_IDS, type TacticId } from '../../../../src/games/through-the-ages/data/military-ids.js';
import { bestArmies, type Units, unitForce } from '../../../../src/games/through-the-ages/rules/military/armies.js';
import { strength } from '../../../../src/games/through-the-ages/rules/military/strength.js';
import { Table } from './table.js';

const SHORT: Readonly<Record<string, WorkerTechId>> = {
  W: 'warriors',
  Sw: 'swordsmen',
  Ri: 'riflemen',
  MI: 'modern-infantry',
  Kn: 'knights',
  Ca: 'cavalrymen',
  Ta: 'tanks',
  Cn: 'cannon',
  Ro: 'rockets',
  AF: 'air-forces',
};

function units(text: string): Units[] {
  const words = text.split(' ');
  const out: Units[] = [];
  for (let i = 0; i < words.length; i += 2) out.push({ id: SHORT[words[i + 1]!]!, workers: Number(words[i]) });
  return out;
}

const own = (list: readonly Units[]): number =>
  list.reduce((sum, u) => sum + u.workers * (WORKER_TECH[u.id].gives.strength ?? 0), 0);

type Line = readonly [
  check: number,
  tactic: TacticId | null,
  units: string,
  own: number,
  armies: number,
  genghis?: true,
];
const LINES: readonly Line[] = [
  [1, null, '4 Sw', 8, 0],
  [2, 't1-fighting-band', '2 W', 2, 1],
  [3, 't1-fighting-band', '5 W', 5, 2],
  [4, 't1-legion', '5 Sw', 10, 2],
  [5, 't1-legion', '3 W 3 Sw', 9, 4],
  [7, 't1-phalanx', '2 Sw 1 Kn', 6, 3],
  [8, 't1-heavy-cavalry', '3 Sw', 6, 0],
  [9, 't1-heavy-cavalry', '3 Sw', 6, 4, true],
  [10, 't1-heavy-cavalry', '2 Kn 1 W', 5, 4, true],
  [11, 't1-medieval-army', '4 Sw', 8, 4, true],
  [13, 't2-conquistadors', '1 Sw 2 Kn', 6, 5],
  [14, 't2-conquistadors', '1 W 2 Kn', 5, 3],
  [15, 't2-conquistadors', '1 W 1 Sw 4 Kn', 11, 8],
  [16, 't2-conquistadors', '1 W 1 Sw 4 Kn 2 AF', 21, 16],
  [17, 't2-conquistadors', '2 W 2 Sw 2 Kn', 10, 8, true],
  [19, 't2-napoleonic-army', '1 W 1 Ca 1 Cn', 7, 4],
  [20, 't2-napoleonic-army', '1 W 1 Sw 2 Kn 2 Cn', 13, 11],
  [21, 't2-classic-army', '1 W 1 Ri 2 Kn', 8, 4],
  [22, 't2-classic-army', '1 W 3 Sw 4 Kn', 15, 12],
  [23, 't2-defensive-army', '2 W 2 Sw 2 Cn', 12, 9],
  [25, 't2-mobile-artillery', '1 Kn 1 Cn', 5, 5],
  [26, 't2-mobile-artillery', '1 W 1 Cn', 4, 3, true],
  [27, 't2-mobile-artillery', '1 W 1 Kn 1 Cn', 6, 5, true],
  [28, 't3-entrenchments', '1 Sw 2 Cn', 8, 5],
  [29, 't3-entrenchments', '1 Ri 2 Cn', 9, 9],
  // Checks 31 and 32 build on a position that the sheet only tells by its sums: one fresh and one outdated army.
  [31, 't3-mechanized-army', '1 Kn 1 Ca 4 Cn 1 AF', 22, 25],
  [32, 't3-mechanized-army', '1 Kn 1 Ca 4 Cn 2 AF', 27, 30],
  [33, 't3-mechanized-army', '2 AF', 10, 0],
  [34, 't3-modern-army', '2 MI 1 Ta 1 Ro', 20, 13],
  [35, 't3-modern-army', '2 MI 1 Ta 1 Ro 2 AF', 30, 26],
  [37, 't3-shock-troops', '1 Ri 3 Ca', 12, 11],
  [38, 't3-shock-troops', '1 Ri 2 Ca 1 Kn', 11, 6],
  [41, 't1-medieval-army', '3 Kn 3 Sw 2 AF', 22, 10],
];

describe('armies', () => {
  for (const [check, tactic, text, sum, armies, genghis] of LINES) {
    it(`check ${check}: ${tactic ?? 'no tactic'} with ${text}`, () => {
      const list = units(text);
      expect(own(list)).toBe(sum);
      expect(unitForce(list, tactic, genghis ?? false)).toBe(sum + armies);
    });
  }

  it('check 39: Alexander adds to the rating, not to a colonization force', () => {
    const t = new Table(2).workers(0, { warriors: 3 });
    Object.assign(t.p(0), { leader: 'alexander-the-great', tactic: 't1-legion' });
    expect(strength(t.s, 0)).toBe(8);
    expect(unitForce(t.p(0).techs, 't1-legion', false)).toBe(5);
  });

  it('check 40: infantry in the saddle of Genghis Khan is still infantry to the Great Wall', () => {
    const t = new Table(2).workers(0, { swordsmen: 3 });
    Object.assign(t.p(0), { leader: 'genghis-khan', tactic: 't1-heavy-cavalry' });
    t.p(0).wonders.push({ id: 'great-wall', ruined: false, homer: false });
    expect(strength(t.s, 0)).toBe(13);
  });

  it.each(TACTIC_IDS)('%s gives its strength to exactly its units', (id) => {
    const t = TACTICS[id];
    const newest: Units[] = [
      { id: 'modern-infantry', workers: t.infantry },
      { id: 'tanks', workers: t.cavalry },
      { id: 'rockets', workers: t.artillery },
    ];
    expect(bestArmies(newest, t, false)).toBe(t.strength);
    const short = newest.map((u) => ({ ...u, workers: Math.max(0, u.workers - 1) }));
    expect(bestArmies(short, t, false)).toBe(0);
  });

  it('finds the optimum of an exhaustive search, with Genghis Khan and air forces', () => {
    let seed = 7;
    const random = (n: number): number => {
      seed = (seed * 1103515245 + 12345) % 2147483648;
      return Math.floor((seed / 2147483648) * n);
    };
    const kinds: WorkerTechId[] = [
      'warriors',
      'swordsmen',
      'riflemen',
      'knights',
      'cavalrymen',
      'cannon',
      'air-forces',
    ];
    for (let i = 0; i < 150; i++) {
      const tactic = TACTICS[TACTIC_IDS[random(TACTIC_IDS.length)]!];
      const list = kinds.map((id) => ({ id, workers: random(3) }));
      const genghis = random(2) === 1;
      expect(bestArmies(list, tactic, genghis)).toBe(exhaustive(list, tactic, genghis));
    }
  });
});

/** Tries every way to take units for one army after the other. */
function exhaustive(list: readonly Units[], t: (typeof TACTICS)[TacticId], genghis: boolean): number {
  const left = new Map(list.map((u) => [u.id, u.workers]));
  const air = left.get('air-forces') ?? 0;
  const slots: string[] = [
    ...Array<string>(t.infantry).fill('infantry'),
    ...Array<string>(t.cavalry).fill('cavalry'),
    ...Array<string>(t.artillery).fill('artillery'),
  ];
  const seen = new Map<string, number>();
  const worth = (fresh: number, old: number): number => {
    const onFresh = Math.min(air, fresh);
    return (fresh + onFresh) * t.strength + (old + Math.min(air - onFresh, old)) * t.outdated;
  };
  const search = (fresh: number, old: number): number => {
    const key = `${[...left.values()].join()} ${fresh} ${old}`;
    const known = seen.get(key);
    if (known !== undefined) return known;
    let best = worth(fresh, old);
    const fill = (slot: number, outdated: boolean, from: number): void => {
      if (slot === slots.length) {
        best = Math.max(best, outdated ? search(fresh, old + 1) : search(fresh + 1, old));
        return;
      }
      list.forEach((u, i) => {
        const card = WORKER_TECH[u.id];
        const fits = card.type === slots[slot] || (genghis && slots[slot] === 'cavalry' && card.type === 'infantry');
        const start = slot > 0 && slots[slot - 1] === slots[slot] ? from : 0;
        if (!fits || i < start || left.get(u.id)! === 0) return;
        left.set(u.id, left.get(u.id)! - 1);
        fill(slot + 1, outdated || t.age - card.age >= 2, i);
        left.set(u.id, left.get(u.id)! + 1);
      });
    };
    fill(0, false, 0);
    seen.set(key, best);
    return best;
  };
  return search(0, 0);
}
