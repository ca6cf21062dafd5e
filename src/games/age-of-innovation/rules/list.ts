/** Every complete action of a turn. */
import { must } from '../../../engine/must.js';
import type { Choice, Seat } from '../../../engine/types.js';
import { BOOK_TABLE, POWER_TABLE } from '../data/actions.js';
import { BUILD, PIECES } from '../data/buildings.js';
import {
  BOOSTERS,
  type BoosterId,
  DISCIPLINES,
  type Discipline,
  type EffectId,
  POWER_ACTIONS,
  type PowerActionId,
} from '../data/ids.js';
import { ROUNDS } from '../data/rounds.js';
import { SCHOLAR_SPACES } from '../data/science.js';
import type { Access, State } from '../types.js';
import { bridgeChoice, bridgePairs } from './bridges.js';
import { ACCESS_PRICE, isEmptyLand, spadesNeeded, workPrice } from './build.js';
import {
  bookCount,
  canAfford,
  type Holdings,
  hexName,
  holdingsOf,
  perk,
  playerOf,
  targetOf,
  tilesOf,
} from './common.js';
import { canPerform, effectsOf, isIdle } from './effects.js';
import { canPayInnovation, FEWEST_BOOKS, innovationCost, innovationPrice, takerOf } from './innovate.js';
import { pavilionHexes } from './neutral.js';
import { reachOf, waysOf } from './reach.js';
import { canAdvance } from './science.js';
import { withAccess } from './spades.js';
import { nextReward, type Track, trackPrice } from './tracks.js';
import { palaceToTake, UPGRADES, upgradePrice } from './upgrade.js';

export function actions(s: State, seat: Seat): Choice[] {
  const out: Choice[] = [];
  const own = holdingsOf(s, seat);
  const digs: Choice[] = [];
  works(s, seat, own, out, digs);
  upgrades(s, seat, own, out);
  tracks(s, seat, out);
  innovations(s, seat, out);
  scholars(s, seat, out);
  sharedActions(s, seat, out);
  specials(s, seat, out);
  pieces(s, seat, out);
  // Spades without a workshop are seldom bought.
  for (const dig of digs) out.push(dig);
  passes(s, out);
  return out;
}

/** Terraform and build with tools: 'build:E7' digs what is needed, 'dig:E7' only digs. */
function works(s: State, seat: Seat, own: Holdings, out: Choice[], digs: Choice[]): void {
  const p = playerOf(s, seat);
  if (p.tools === 0) return; // both take tools, however one gets there
  const reach = reachOf(s, seat, true, own.hexes);
  const workshop = own.placed.workshop < PIECES.workshop;
  const perSpade = perk(s, seat, 'spadeCoins') ?? 0;
  for (let h = 0; h < reach.length; h++) {
    const how = must(reach[h], 'space', h);
    if (how === 0 || !isEmptyLand(s, h)) continue;
    const need = spadesNeeded(s, seat, h);
    for (const by of waysOf(how)) {
      if (p.scholars < (ACCESS_PRICE[by].scholars ?? 0)) continue;
      const tools = p.tools - (ACCESS_PRICE[by].tools ?? 0);
      const name = hexName(s, h);
      // The ground comes first (p. 11): what its spades bring can pay for the workshop.
      const coins = p.coins + need * perSpade;
      if (workshop && coins >= BUILD.workshop.coins && tools >= need * p.terraforming + BUILD.workshop.tools) {
        const price = workPrice(s, seat, need, by, true);
        out.push({ id: withAccess(`build:${name}`, by), verb: 'build', target: `hex:${name}`, price });
      }
      const most = Math.min(need, Math.floor(tools / p.terraforming));
      if (most > 0) digs.push(digWithTools(s, seat, h, most, by));
    }
  }
}

function digWithTools(s: State, seat: Seat, h: number, most: number, by: Access): Choice {
  const name = hexName(s, h);
  const prices = Array.from({ length: most }, (_, i) => workPrice(s, seat, i + 1, by, false));
  const id = withAccess(`dig:${name}`, by);
  const range: [number, number] = [1, most];
  return { id, verb: 'dig', target: `hex:${name}`, range, usual: most, price: must(prices[0], 'price'), prices };
}

function upgrades(s: State, seat: Seat, own: Holdings, out: Choice[]): void {
  const p = playerOf(s, seat);
  for (const to of UPGRADES) {
    const { from, tools } = BUILD[to];
    if (p.tools < tools || own.placed[from] === 0 || own.placed[to] === PIECES[to]) continue;
    if (to === 'palace' && !palaceToTake(s, seat)) continue;
    for (const h of own.hexes) {
      if (s.building[h] !== from || s.neutral[h]) continue;
      const price = upgradePrice(s, seat, h, to);
      if (p.coins < price.coins) continue;
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
  if (bookCount(playerOf(s, seat)) < FEWEST_BOOKS) return;
  for (let place = 0; place < s.innovations.length; place++) {
    const tile = must(s.innovations[place], 'place on the display', place);
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
  for (let d = 0; d < DISCIPLINES.length; d++) {
    const sent = canAdvance(s, seat, d)
      ? must(SENT[d], 'space for scholars', d)
      : must(SENT_IN_VAIN[d], 'space for scholars', d);
    const spaces = must(s.spaces[d], 'discipline', d);
    for (const { value, choice } of sent) {
      if (value === 1 || spaces.some((by, k) => by === -1 && SCHOLAR_SPACES[k] === value)) out.push(choice);
    }
  }
}

/** The choices of one discipline. They are the same in every position, so all questions share them. */
function sending(d: Discipline): { value: number; choice: Choice }[] {
  return [3, 2, 1].map((value) => ({
    value,
    choice: { id: `scholar:${d}@${value}`, verb: 'scholar', target: targetOf(d), price: { scholars: 1 } },
  }));
}
const SENT = DISCIPLINES.map(sending);
const SENT_IN_VAIN = SENT.map((row) =>
  row.map(({ value, choice }) => ({ value, choice: { ...choice, warn: 'steps-lost', facts: { lost: value } } })),
);

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
  else for (const b of s.boosters) out.push(PASS_FOR[b.id]);
}
const PASS_FOR = Object.fromEntries(
  BOOSTERS.map((id): [string, Choice] => [id, { id: `pass:${id}`, verb: 'pass', target: targetOf(id) }]),
) as Record<BoosterId, Choice>;
