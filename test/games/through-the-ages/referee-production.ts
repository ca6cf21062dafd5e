/**
 * The end of a turn computed a second time, token by token: Code of Laws p. 6, sheet 6.8 and 6.9. Uprisings, a short
 * blue bank, the Railroad, Gates' labs, Churchill, goods of pacts and of this turn included.
 */
import type { Player, TtaState } from '../../../src/games/through-the-ages/types.js';
import { PRINTED_WORTH, printedCorruption } from './printed.js';
import {
  bestLevel,
  cultureRating,
  happiness,
  ofType,
  pacts,
  scienceRating,
  stands,
  strength,
  sum,
  techOf,
  yellowOf,
} from './referee.js';

export interface Produced {
  readonly science: number;
  readonly culture: number;
  readonly food: number;
  readonly resources: number;
}

type Good = 'food' | 'resources';

/** A card that may hold tokens of a good. `open`: new tokens may come onto it. */
interface Store {
  readonly type: string;
  readonly level: number;
  readonly worth: number;
  readonly open: boolean;
  readonly workers: number;
  tokens: number;
}

interface Goods {
  blue: number;
  readonly food: readonly Store[];
  readonly resources: readonly Store[];
}

const worthOf = (type: string, level: number): number => (type === 'lab' ? level : (PRINTED_WORTH[level] ?? 0));

function storesOf(p: Player, good: Good): Store[] {
  const gates = p.leader === 'bill-gates';
  const types = good === 'food' ? ['farm'] : ['mine', 'lab'];
  return p.techs
    .map((t) => ({ t, tech: techOf(t.id) }))
    .filter(({ tech }) => types.includes(tech.type) && worthOf(tech.type, tech.level) > 0)
    .map(({ t, tech }) => ({
      type: tech.type,
      level: tech.level,
      worth: worthOf(tech.type, tech.level),
      open: tech.type !== 'lab' || gates,
      workers: t.workers,
      tokens: t.tokens,
    }))
    .sort((a, b) => b.worth - a.worth);
}

const goodsOf = (p: Player): Goods => ({
  blue: p.blue,
  food: storesOf(p, 'food'),
  resources: storesOf(p, 'resources'),
});
const inStock = (stores: readonly Store[]): number => sum(stores.map((x) => x.tokens * x.worth));

/** All ways to leave exactly `keep`: nothing slides upwards, closed labs only lose. */
function* layouts(stores: readonly Store[], keep: number, above = 0): Generator<number[]> {
  const [first, ...rest] = stores;
  if (!first) {
    if (keep === 0) yield [];
    return;
  }
  const room = above + first.tokens * first.worth;
  const most = Math.min(Math.floor(keep / first.worth), Math.floor(room / first.worth));
  for (let n = first.open ? most : Math.min(most, first.tokens); n >= 0; n--)
    for (const others of layouts(rest, keep - n * first.worth, room - n * first.worth)) yield [n, ...others];
}

/** Pays `due`, or all there is; a token too much where the bank cannot give change. Returns what was missing. */
function pay(goods: Goods, good: Good, due: number): number {
  const stores = goods[good];
  const have = inStock(stores);
  const tokens = sum(stores.map((x) => x.tokens));
  for (let keep = Math.max(0, have - due); keep >= 0 && due > 0; keep--) {
    const [best] = [...layouts(stores, keep)].sort((a, b) => sum(a) - sum(b));
    if (!best || sum(best) > tokens + goods.blue) continue;
    for (const [i, store] of stores.entries()) store.tokens = best[i] ?? 0;
    goods.blue += tokens - sum(best);
    break;
  }
  return Math.max(0, due - have);
}

/** One token per worker, the best cards first while the bank lasts. */
function make(p: Player, goods: Goods, good: Good): void {
  const railroad = stands(p, 'transcontinental-railroad') ? bestLevel(p, 'mine') : -1;
  let extra = 1;
  for (const store of goods[good]) {
    if (!store.open || store.workers === 0) continue;
    const more = store.type === 'mine' && store.level === railroad ? extra : 0;
    extra -= more;
    const n = Math.min(goods.blue, store.workers + more);
    store.tokens += n;
    goods.blue -= n;
  }
}

/** One unit of a pact lies on the card of level A; one that is owed is lost. */
function byPact(goods: Goods, good: Good, n: number): void {
  if (n < 0) pay(goods, good, -n);
  const simple = goods[good].find((x) => x.worth === 1 && x.open);
  const got = simple ? Math.min(goods.blue, Math.max(0, n)) : 0;
  if (simple) simple.tokens += got;
  goods.blue -= got;
}

function pactGoods(s: TtaState, seat: number, good: Good): number {
  return sum(
    pacts(s, seat).map(({ name, side }) => {
      if (name === 'p2-supremacy') return good === 'food' ? 0 : side === 'A' ? 1 : -1;
      if (name === 'p2-intl-trade') return (good === 'food') === (side === 'B') ? 1 : 0;
      return 0;
    }),
  );
}

/** What one full production brings, as if the bank never ran short: `land` of farms, or of mines with the Railroad. */
export function fullProduction(s: TtaState, seat: number, good: Good): { readonly land: number; readonly all: number } {
  const p = s.players[seat];
  if (!p) throw new Error(`no seat ${seat}`);
  const worked = (type: string) => sum(ofType(p, type).map(({ tech, n }) => n * worthOf(type, tech.level)));
  const mines = ofType(p, 'mine').some(({ n }) => n > 0);
  const railroad = mines && stands(p, 'transcontinental-railroad') ? (PRINTED_WORTH[bestLevel(p, 'mine')] ?? 0) : 0;
  const land = good === 'food' ? worked('farm') : worked('mine') + railroad;
  const labs = good === 'resources' && p.leader === 'bill-gates' ? worked('lab') : 0;
  return { land, all: Math.max(0, land + labs + pactGoods(s, seat, good)) };
}

/** Sheet no. 57: at most one is stronger, nobody with two players. */
function ranksHigh(s: TtaState, seat: number): boolean {
  const playing = s.players.flatMap((p, i) => (p.out ? [] : [{ i, n: strength(s, i, p) }]));
  const own = playing.find(({ i }) => i === seat)?.n ?? 0;
  return playing.filter(({ n }) => n > own).length < (playing.length > 2 ? 2 : 1);
}

function leaderPoints(s: TtaState, seat: number, p: Player): number {
  if (p.leader === 'genghis-khan') return ranksHigh(s, seat) ? 3 : 0;
  return p.leader === 'winston-churchill' && !p.turn.churchill && s.round > 1 ? 3 : 0;
}

export const discontent = (p: Player): number => Math.max(0, yellowOf(p)[2] - happiness(p));

/** Stocks and points after the end of the turn. */
export function produced(s: TtaState, seat: number): Produced {
  const p = s.players[seat];
  if (!p) throw new Error(`no seat ${seat}`);
  const bonus = leaderPoints(s, seat, p);
  if (discontent(p) > p.pool) return { ...stocks(p), culture: p.culture + bonus };
  const goods = goodsOf(p);
  const extra = { ...p.turn.extra };
  const settle = (good: Good, due: number): number => {
    const spent = Math.min(due, extra[good]);
    extra[good] -= spent;
    return pay(goods, good, due - spent);
  };
  settle('food', settle('resources', printedCorruption(p.blue)));
  make(p, goods, 'food');
  byPact(goods, 'food', pactGoods(s, seat, 'food'));
  const hunger = settle('food', yellowOf(p)[1]);
  make(p, goods, 'resources');
  byPact(goods, 'resources', pactGoods(s, seat, 'resources'));
  return {
    science: p.science + scienceRating(p),
    culture: Math.max(0, p.culture + bonus + cultureRating(s, seat, p) - 4 * hunger),
    food: inStock(goods.food),
    resources: inStock(goods.resources),
  };
}

export function stocks(p: Player): Produced {
  const goods = goodsOf(p);
  return { science: p.science, culture: p.culture, food: inStock(goods.food), resources: inStock(goods.resources) };
}
