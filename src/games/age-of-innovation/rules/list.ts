/** Every complete action of a turn. */
import type { Choice, Seat } from '../../../engine/types.js';
import { BOOK_TABLE, POWER_TABLE } from '../data/actions.js';
import { BUILD } from '../data/buildings.js';
import { DISCIPLINES, type EffectId, POWER_ACTIONS, type PowerActionId } from '../data/ids.js';
import { ROUNDS } from '../data/rounds.js';
import { SCHOLAR_SPACES } from '../data/science.js';
import type { State } from '../types.js';
import { bridgeChoice, bridgePairs } from './bridges.js';
import { ACCESS_PRICE, isEmptyLand, spadesNeeded, workPrice } from './build.js';
import { bookCount, canAfford, hexName, ownHexes, perk, piecesLeft, playerOf, targetOf, tilesOf } from './common.js';
import { canPerform, effectsOf, isIdle } from './effects.js';
import { canPayInnovation, innovationCost, innovationPrice, takerOf } from './innovate.js';
import { pavilionHexes } from './neutral.js';
import { ACCESS_BITS, reachOf } from './reach.js';
import { canAdvance } from './science.js';
import { withAccess } from './spades.js';
import { nextReward, type Track, trackPrice } from './tracks.js';
import { palaceToTake, UPGRADES, upgradePrice } from './upgrade.js';

export function actions(s: State, seat: Seat): Choice[] {
  const out: Choice[] = [];
  works(s, seat, out);
  upgrades(s, seat, out);
  tracks(s, seat, out);
  innovations(s, seat, out);
  scholars(s, seat, out);
  sharedActions(s, seat, out);
  specials(s, seat, out);
  pieces(s, seat, out);
  passes(s, out);
  return out;
}

/** Terraform and build with tools: 'build:E7' digs what is needed, 'dig:E7' only digs. */
function works(s: State, seat: Seat, out: Choice[]): void {
  const p = playerOf(s, seat);
  const reach = reachOf(s, seat, true);
  const workshop = piecesLeft(s, seat, 'workshop') > 0 && p.coins >= BUILD.workshop.coins;
  for (let h = 0; h < reach.length; h++) {
    const how = reach[h]!;
    if (how === 0 || !isEmptyLand(s, h)) continue;
    const need = spadesNeeded(s, seat, h);
    for (const [by, bit] of ACCESS_BITS) {
      if (!(how & bit) || p.scholars < (ACCESS_PRICE[by].scholars ?? 0)) continue;
      const tools = p.tools - (ACCESS_PRICE[by].tools ?? 0);
      const name = hexName(s, h);
      if (workshop && tools >= need * p.terraforming + BUILD.workshop.tools) {
        const price = workPrice(s, seat, need, by, true);
        out.push({ id: withAccess(`build:${name}`, by), verb: 'build', target: `hex:${name}`, price });
      }
      const most = Math.min(need, Math.floor(tools / p.terraforming));
      if (most > 0) {
        const price = workPrice(s, seat, 1, by, false);
        out.push({ id: withAccess(`dig:${name}`, by), verb: 'dig', target: `hex:${name}`, range: [1, most], price });
      }
    }
  }
}

function upgrades(s: State, seat: Seat, out: Choice[]): void {
  const p = playerOf(s, seat);
  const own = ownHexes(s, seat);
  for (const to of UPGRADES) {
    if (piecesLeft(s, seat, to) === 0 || (to === 'palace' && !palaceToTake(s, seat))) continue;
    for (const h of own) {
      if (s.building[h] !== BUILD[to].from || s.neutral[h]) continue;
      const price = upgradePrice(s, seat, h, to);
      if (!canAfford(p, price)) continue;
      const name = hexName(s, h);
      out.push({ id: `upgrade:${name}>${to}`, verb: 'upgrade', target: `hex:${name}`, price });
    }
  }
}

function tracks(s: State, seat: Seat, out: Choice[]): void {
  const p = playerOf(s, seat);
  for (const track of ['shipping', 'terraforming'] satisfies Track[]) {
    const price = trackPrice(p, track);
    if (nextReward(p, track) && canAfford(p, price)) {
      out.push({ id: `track:${track}`, verb: 'track', target: `track:${track}`, price });
    }
  }
}

function innovations(s: State, seat: Seat, out: Choice[]): void {
  for (let place = 0; place < s.innovations.length; place++) {
    const tile = s.innovations[place]!;
    if (takerOf(s, tile) !== null) continue;
    const cost = innovationCost(s, seat, place);
    if (!cost) return;
    if (canPayInnovation(s, seat, cost)) {
      out.push({ id: `innovate:${tile}`, verb: 'innovate', target: targetOf(tile), price: innovationPrice(cost) });
    }
  }
}

/** 'scholar:law@3', '@2' on a free space, '@1' back to the own supply. */
function scholars(s: State, seat: Seat, out: Choice[]): void {
  const p = playerOf(s, seat);
  if (p.scholars === 0) return;
  DISCIPLINES.forEach((d, i) => {
    const warn = canAdvance(s, seat, i) ? {} : { warn: 'steps-lost' };
    for (const value of [3, 2, 1]) {
      const free = value === 1 || s.spaces[i]!.some((by, k) => by === -1 && SCHOLAR_SPACES[k] === value);
      if (!free) continue;
      const target = targetOf(d);
      out.push({ id: `scholar:${d}@${value}`, verb: 'scholar', target, price: { scholars: 1 }, ...warn });
    }
  });
}

export function powerCost(s: State, seat: Seat, id: PowerActionId): number {
  return POWER_TABLE[id].cost - (perk(s, seat, 'powerAction')?.discount ?? 0);
}

function sharedActions(s: State, seat: Seat, out: Choice[]): void {
  const p = playerOf(s, seat);
  for (const id of POWER_ACTIONS) {
    const power = powerCost(s, seat, id);
    if (s.powerUsed.includes(id) || p.bowls[2] < power) continue;
    offer(s, seat, out, id, 'power', { power });
  }
  const books = bookCount(p);
  for (const id of s.bookActions) {
    const { cost } = BOOK_TABLE[id];
    if (s.bookUsed.includes(id) || books < cost) continue;
    offer(s, seat, out, id, 'books', { books: cost });
  }
}

function offer(s: State, seat: Seat, out: Choice[], id: EffectId, verb: string, price?: Choice['price']): void {
  const list = effectsOf(s, id, 'action');
  if (!canPerform(s, seat, list)) return;
  const warn = isIdle(s, seat, list) ? { warn: 'no-gain' } : {};
  out.push({ id: `${verb}:${id}`, verb, target: targetOf(id), ...(price ? { price } : {}), ...warn });
}

function specials(s: State, seat: Seat, out: Choice[]): void {
  const { used } = playerOf(s, seat);
  for (const tile of tilesOf(s, seat)) {
    if (tile.action && !used.includes(tile.id)) offer(s, seat, out, tile.id, 'special');
  }
}

/** Pavilions, and the Moles' own bridges over land. */
function pieces(s: State, seat: Seat, out: Choice[]): void {
  for (const h of pavilionHexes(s, seat)) {
    const name = hexName(s, h);
    out.push({ id: `pavilion:${name}`, verb: 'pavilion', target: `hex:${name}` });
  }
  if (perk(s, seat, 'tunnel') !== undefined && playerOf(s, seat).tools >= OVERLAND_TOOLS) {
    for (const pair of bridgePairs(s, seat, true))
      out.push({ ...bridgeChoice(pair), price: { tools: OVERLAND_TOOLS } });
  }
}
/** What a bridge of the Moles costs. */
export const OVERLAND_TOOLS = 1;

function passes(s: State, out: Choice[]): void {
  if (s.round === ROUNDS) out.push({ id: 'pass', verb: 'pass' });
  else for (const b of s.boosters) out.push({ id: `pass:${b.id}`, verb: 'pass', target: targetOf(b.id) });
}
