/** What a turn does not offer, and why. */
import { must } from '../../../engine/must.js';
import type { Blocked, Facts, Seat } from '../../../engine/types.js';
import { ownHexes } from '../../terra-kit/neighbours.js';
import { BOOK_TABLE } from '../data/actions.js';
import { BUILD } from '../data/buildings.js';
import { DISCIPLINES, type EffectId, POWER_ACTIONS } from '../data/ids.js';
import { SCHOLAR_SPACES } from '../data/science.js';
import type { Player, State } from '../types.js';
import { isEmptyLand, spadesNeeded, workPrice } from './build.js';
import { bookCount, hexName, mapOf, type Price, perk, piecesLeft, playerOf, targetOf, tilesOf } from './common.js';
import { canPerform, effectsOf } from './effects.js';
import { canPayInnovation, innovationCost, takerOf } from './innovate.js';
import { powerCost } from './list.js';
import { ACCESS_BITS, IN_REACH, reachOf } from './reach.js';
import { withAccess } from './spades.js';
import { nextReward, type Track, trackPrice } from './tracks.js';
import { palaceToTake, UPGRADES, upgradePrice } from './upgrade.js';

/** What is missing to pay, by good; null when nothing is. */
function lack(p: Player, price: Price): Facts | null {
  const out: Record<string, number> = {};
  const have: Record<string, number> = { coins: p.coins, tools: p.tools, scholars: p.scholars, power: p.bowls[2] };
  for (const [good, n] of Object.entries(price)) {
    const missing = n - (have[good] ?? 0);
    if (missing > 0) out[good] = missing;
  }
  return Object.keys(out).length > 0 ? out : null;
}

export function blocked(s: State, seat: Seat): Blocked[] {
  return [
    ...works(s, seat),
    ...upgrades(s, seat),
    ...tracks(s, seat),
    ...innovations(s, seat),
    ...scholars(s, seat),
    ...shared(s, seat),
    ...specials(s, seat),
  ];
}

function works(s: State, seat: Seat): Blocked[] {
  const p = playerOf(s, seat);
  const reach = reachOf(s, seat, true);
  const out: Blocked[] = [];
  const noPiece = piecesLeft(s, seat, 'workshop') === 0;
  const perSpade = perk(s, seat, 'spadeCoins') ?? 0;
  for (const h of mapOf(s).land) {
    if (!isEmptyLand(s, h)) continue;
    const name = hexName(s, h);
    const entry = { id: `build:${name}`, verb: 'build', target: `hex:${name}` };
    const need = spadesNeeded(s, seat, h);
    if (reach[h] === 0) {
      if (need === 0) out.push({ ...entry, why: 'out-of-reach' });
      continue;
    }
    if (noPiece) {
      out.push({ ...entry, why: 'no-piece', facts: { piece: 'workshop' } });
      continue;
    }
    // Where one can walk or sail nobody asks about tunnels; elsewhere every way is explained.
    const ways = ACCESS_BITS.filter(([, bit]) => must(reach[h], 'space', h) & bit);
    for (const [by] of must(reach[h], 'space', h) & IN_REACH ? ways.slice(0, 1) : ways) {
      const missing = lack({ ...p, coins: p.coins + need * perSpade }, workPrice(s, seat, need, by, true));
      if (missing) out.push({ ...entry, id: withAccess(entry.id, by), why: 'cannot-pay', facts: missing });
    }
  }
  return out;
}

function upgrades(s: State, seat: Seat): Blocked[] {
  const out: Blocked[] = [];
  for (const h of ownHexes(s, seat)) {
    for (const to of UPGRADES) {
      if (s.building[h] !== BUILD[to].from) continue;
      const name = hexName(s, h);
      const entry = { id: `upgrade:${name}>${to}`, verb: 'upgrade', target: `hex:${name}` };
      const missing = lack(playerOf(s, seat), upgradePrice(s, seat, h, to));
      if (s.neutral[h]) out.push({ ...entry, why: 'neutral-piece' });
      else if (piecesLeft(s, seat, to) === 0) out.push({ ...entry, why: 'no-piece', facts: { piece: to } });
      else if (to === 'palace' && !palaceToTake(s, seat)) out.push({ ...entry, why: 'no-palace-tile' });
      else if (missing) out.push({ ...entry, why: 'cannot-pay', facts: missing });
    }
  }
  return out;
}

function tracks(s: State, seat: Seat): Blocked[] {
  const p = playerOf(s, seat);
  return (['shipping', 'terraforming'] satisfies Track[]).flatMap((track): Blocked[] => {
    const entry = { id: `track:${track}`, verb: 'track', target: `track:${track}` };
    if (!nextReward(p, track)) return [{ ...entry, why: 'track-end' }];
    const missing = lack(p, trackPrice(p, track));
    return missing ? [{ ...entry, why: 'cannot-pay', facts: missing }] : [];
  });
}

function innovations(s: State, seat: Seat): Blocked[] {
  const p = playerOf(s, seat);
  return s.innovations.flatMap((tile, place): Blocked[] => {
    const taker = takerOf(s, tile);
    const entry = { id: `innovate:${tile}`, verb: 'innovate', target: targetOf(tile) };
    if (taker !== null) return taker === seat ? [] : [{ ...entry, why: 'taken', facts: { by: taker } }];
    const cost = innovationCost(s, seat, place);
    if (!cost) return [{ ...entry, why: 'slots-full' }];
    if (canPayInnovation(s, seat, cost)) return [];
    const facts: Record<string, number> = {};
    let fixed = 0;
    DISCIPLINES.forEach((d, i) => {
      fixed += must(cost.books[i], 'discipline', i);
      if (must(cost.books[i], 'discipline', i) > must(p.books[i], 'discipline', i))
        facts[d] = must(cost.books[i], 'discipline', i) - must(p.books[i], 'discipline', i);
    });
    const books = fixed + cost.any - bookCount(p);
    if (books > 0) facts.books = books;
    if (cost.coins > p.coins) facts.coins = cost.coins - p.coins;
    return [{ ...entry, why: 'cannot-pay', facts }];
  });
}

function scholars(s: State, seat: Seat): Blocked[] {
  if (playerOf(s, seat).scholars === 0) return [{ verb: 'scholar', why: 'cannot-pay', facts: { scholars: 1 } }];
  return DISCIPLINES.flatMap((d, i) =>
    [3, 2].flatMap((value): Blocked[] =>
      must(s.spaces[i], 'discipline', i).some((by, k) => by === -1 && SCHOLAR_SPACES[k] === value)
        ? []
        : [{ id: `scholar:${d}@${value}`, verb: 'scholar', target: targetOf(d), why: 'space-taken' }],
    ),
  );
}

function shared(s: State, seat: Seat): Blocked[] {
  const p = playerOf(s, seat);
  const out: Blocked[] = [];
  for (const id of POWER_ACTIONS) {
    const entry = { id: `power:${id}`, verb: 'power', target: targetOf(id) };
    const missing = lack(p, { power: powerCost(s, seat, id) });
    if (s.powerUsed.includes(id)) out.push({ ...entry, why: 'used' });
    else if (missing) out.push({ ...entry, why: 'cannot-pay', facts: missing });
    else if (!canPerform(s, seat, effectsOf(s, id, 'action'))) out.push({ ...entry, why: nowhere(s, seat, id) });
  }
  for (const id of s.bookActions) {
    const entry = { id: `books:${id}`, verb: 'books', target: targetOf(id) };
    const books = BOOK_TABLE[id].cost - bookCount(p);
    if (s.bookUsed.includes(id)) out.push({ ...entry, why: 'used' });
    else if (books > 0) out.push({ ...entry, why: 'cannot-pay', facts: { books } });
    else if (!canPerform(s, seat, effectsOf(s, id, 'action'))) out.push({ ...entry, why: nowhere(s, seat, id) });
  }
  return out;
}

/** Why an action that needs a place has none. */
function nowhere(s: State, seat: Seat, id: EffectId): string {
  const part = must(
    effectsOf(s, id, 'action').find((e) => !canPerform(s, seat, [e])),
    'match',
  );
  return part.do === 'bridges' ? 'no-bridge-place' : part.do === 'guild' ? 'no-guild-place' : 'no-spade-place';
}

function specials(s: State, seat: Seat): Blocked[] {
  const { used } = playerOf(s, seat);
  const out: Blocked[] = [];
  for (const tile of tilesOf(s, seat)) {
    if (!tile.action) continue;
    const entry = { id: `special:${tile.id}`, verb: 'special', target: targetOf(tile.id) };
    if (used.includes(tile.id)) out.push({ ...entry, why: 'used' });
    else if (!canPerform(s, seat, tile.action)) out.push({ ...entry, why: nowhere(s, seat, tile.id) });
  }
  if (perk(s, seat, 'tunnel') !== undefined && playerOf(s, seat).tools === 0) {
    out.push({ verb: 'bridge', why: 'cannot-pay', facts: { tools: 1 } });
  }
  return out;
}
