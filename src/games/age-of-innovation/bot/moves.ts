/** The moves a bot looks at: what is pointless is left out, exchanges come together with what they pay for. */
import type { Move } from '../../../bots/mind.js';
import { must } from '../../../engine/must.js';
import type { Answer, Choice, Prompt, Seat } from '../../../engine/types.js';
import { mostBurnable } from '../../terra-kit/bowls.js';
import { ownHexes } from '../../terra-kit/neighbours.js';
import { BOOSTER_TILES } from '../data/boosters.js';
import { BUILD } from '../data/buildings.js';
import { DISCIPLINES, POWER_ACTIONS } from '../data/ids.js';
import { ROUNDS } from '../data/rounds.js';
import { isEmptyLand, spadesNeeded } from '../rules/build.js';
import { bookCount, hexName, mapOf, piecesLeft, playerOf, scholarsLeft } from '../rules/common.js';
import { canPerform, effectsOf } from '../rules/effects.js';
import { innovationCost, takerOf } from '../rules/innovate.js';
import { powerCost } from '../rules/list.js';
import { nextReward, trackPrice } from '../rules/tracks.js';
import { palaceToTake, UPGRADES, upgradePrice } from '../rules/upgrade.js';
import type { State } from '../types.js';
import { gainWorth, promise } from './tiles.js';
import { roundsLeft, worthAt } from './value.js';
import { HAND as W } from './weights.js';

/** More than this is never exchanged for one thing. */
const MOST_POWER = 6;

interface Price {
  readonly coins?: number;
  readonly tools?: number;
  readonly scholars?: number;
}

/** Exchanges that make a price payable, or null. Power first, burning where it must be, tools into coins last. */
function cover(s: State, seat: Seat, price: Price, books: readonly number[] = []): Answer[] | null {
  const p = playerOf(s, seat);
  const tools = Math.max(0, (price.tools ?? 0) - p.tools);
  const scholars = Math.max(0, (price.scholars ?? 0) - p.scholars);
  let coins = Math.max(0, (price.coins ?? 0) - p.coins);
  if (scholars > scholarsLeft(p)) return null;
  const all = Math.min(MOST_POWER, p.bowls[2] + mostBurnable(p.bowls));
  const fixed = tools * 3 + scholars * 5 + books.reduce((sum, n) => sum + n * 5, 0);
  let melted = 0;
  if (fixed + coins > all) {
    melted = fixed + coins - all;
    if (melted > Math.min(2, p.tools - (price.tools ?? 0)) || melted > coins) return null;
    coins -= melted;
  }
  const power = fixed + coins;
  const out: Answer[] = [];
  if (power > p.bowls[2]) out.push({ id: 'burn', n: power - p.bowls[2] });
  if (tools > 0) out.push({ id: 'convert:power>tool', n: tools });
  if (scholars > 0) out.push({ id: 'convert:power>scholar', n: scholars });
  if (coins > 0) out.push({ id: 'convert:power>coin', n: coins });
  books.forEach((n, d) => {
    if (n > 0) out.push({ id: `convert:power>${DISCIPLINES[d]}`, n });
  });
  if (melted > 0) out.push({ id: 'convert:tool>coin', n: melted });
  return out.length > 0 ? out : null;
}

function payable(s: State, seat: Seat, price: Price): boolean {
  const p = playerOf(s, seat);
  return (price.coins ?? 0) <= p.coins && (price.tools ?? 0) <= p.tools && (price.scholars ?? 0) <= p.scholars;
}

/** Upgrades, workshops, tracks and innovations that an exchange would pay for. */
function listCovered(s: State, seat: Seat, out: Move[]): void {
  const p = playerOf(s, seat);
  if (p.bowls[2] + mostBurnable(p.bowls) === 0) return;
  const want = (id: string, price: Price) => {
    if (payable(s, seat, price)) return;
    const exchanges = cover(s, seat, price);
    if (exchanges) out.push([...exchanges, { id }]);
  };
  const own = ownHexes(s, seat);
  const seen = new Set<number>();
  const workshop = piecesLeft(s, seat, 'workshop') > 0;
  for (const h of own) {
    for (const to of UPGRADES)
      if (upgradable(s, seat, h, to)) want(`upgrade:${hexName(s, h)}>${to}`, upgradePrice(s, seat, h, to));
    if (!workshop) continue;
    for (const n of homeGround(s, seat, h, seen))
      want(`build:${hexName(s, n)}`, { tools: BUILD.workshop.tools, coins: BUILD.workshop.coins });
  }
  for (const track of ['shipping', 'terraforming'] as const) {
    if (nextReward(p, track)) want(`track:${track}`, trackPrice(p, track));
  }
  listInnovations(s, seat, out);
}

function upgradable(s: State, seat: Seat, h: number, to: (typeof UPGRADES)[number]): boolean {
  if (s.building[h] !== BUILD[to].from || s.neutral[h] || piecesLeft(s, seat, to) === 0) return false;
  return to !== 'palace' || palaceToTake(s, seat);
}

/** Empty neighbours that need no spade, each once. */
function homeGround(s: State, seat: Seat, h: number, seen: Set<number>): number[] {
  const found = must(mapOf(s).map.near[h], 'space', h).filter(
    (n) => !seen.has(n) && isEmptyLand(s, n) && spadesNeeded(s, seat, n) === 0,
  );
  for (const n of found) seen.add(n);
  return found;
}

function listInnovations(s: State, seat: Seat, out: Move[]): void {
  const p = playerOf(s, seat);
  const all = bookCount(p);
  for (let place = 0; place < s.innovations.length; place++) {
    const tile = must(s.innovations[place], 'place on the display', place);
    if (takerOf(s, tile) !== null) continue;
    const cost = innovationCost(s, seat, place);
    if (!cost) return;
    const lack = cost.books.map((n, d) => Math.max(0, n - must(p.books[d], 'discipline', d)));
    const missing = lack.reduce((a, b) => a + b, 0);
    const total = cost.books.reduce((a, b) => a + b, 0) + cost.any;
    const any = Math.max(0, total - all - missing);
    if (missing + any > 1) continue;
    if (missing + any === 0 && p.coins >= cost.coins) continue;
    if (any > 0) lack[0]! += any;
    const exchanges = cover(s, seat, { coins: cost.coins }, lack);
    if (exchanges) out.push([...exchanges, { id: `innovate:${tile}` }]);
  }
}

/** Power actions that burning makes possible. */
function listBurnt(s: State, seat: Seat, out: Move[]): void {
  const { bowls } = playerOf(s, seat);
  const most = bowls[2] + mostBurnable(bowls);
  for (const id of POWER_ACTIONS) {
    const power = powerCost(s, seat, id);
    if (power <= bowls[2] || power > most || s.powerUsed.includes(id)) continue;
    if (!canPerform(s, seat, effectsOf(s, id, 'action'))) continue;
    out.push([{ id: 'burn', n: power - bowls[2] }, { id: `power:${id}` }]);
  }
}

function bestPasses(s: State, seat: Seat, most: number): Move[] {
  if (s.round === ROUNDS) return [[{ id: 'pass' }]];
  const w = worthAt(roundsLeft(s), W);
  return s.boosters
    .map((b) => {
      const tile = BOOSTER_TILES[b.id];
      const income = 'income' in tile ? gainWorth(tile.income, w, W) : 0;
      return { id: `pass:${b.id}`, worth: b.coins * w.coins + income + promise(s, seat, tile, w, W) };
    })
    .sort((a, b) => b.worth - a.worth)
    .slice(0, most)
    .map(({ id }) => [{ id }]);
}

/** Free spades: as many as the hex needs, or all there are. */
function digs(c: Choice): Answer[] {
  return [{ id: c.id, n: must(c.range, 'range')[1] }];
}

function worthLooking(prompt: Prompt, c: Choice): boolean {
  switch (c.verb) {
    case 'convert':
    case 'burn':
    case 'pass':
      return false;
    case 'power':
    case 'books':
    case 'special':
      return !c.warn;
    case 'scholar': {
      if (c.warn) return false;
      const [to, at] = c.id.split('@') as [string, string];
      return !prompt.choices.some(
        (o) => o.verb === 'scholar' && o.id.startsWith(`${to}@`) && o.id.slice(to.length + 1) > at,
      );
    }
    case 'dig':
      return prompt.topic !== 'turn' || !prompt.choices.some((o) => o.verb === 'build' && o.target === c.target);
    default:
      return true;
  }
}

export function moves(s: State, prompt: Prompt, ahead: number): readonly Move[] {
  const { seat, topic } = prompt;
  const out: Move[] = [];
  for (const c of prompt.choices) {
    if (!worthLooking(prompt, c)) continue;
    if (c.verb === 'dig') out.push(digs(c));
    else if (c.range) for (let n = c.range[0]; n <= c.range[1]; n++) out.push([{ id: c.id, n }]);
    else out.push([{ id: c.id }]);
  }
  if (topic === 'turn') {
    listBurnt(s, seat, out);
    listCovered(s, seat, out);
    out.push(...bestPasses(s, seat, ahead === 0 ? 4 : 2));
  }
  if (out.length > 0) return out;
  return prompt.choices.map((c) => [c.range ? { id: c.id, n: c.range[0] } : { id: c.id }]);
}
