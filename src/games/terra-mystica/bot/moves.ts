/** The moves a bot looks at: what is pointless is left out, exchanges come together with what they pay for. */
import type { Move } from '../../../bots/mind.js';
import { must } from '../../../engine/must.js';
import type { Answer, Choice, Prompt, Seat } from '../../../engine/types.js';
import { mostBurnable } from '../../terra-kit/bowls.js';
import { SHIP_PRICE, UPGRADE_FROM } from '../data/factions.js';
import { type BonusId, BUILDINGS, POWER_ACTIONS, type Price, TERRAINS } from '../data/ids.js';
import { HEXES, MAP, NAMES } from '../data/map.js';
import { BONUS_CARD, POWER_ACTION, ROUNDS } from '../data/tiles.js';
import { listBridges } from '../rules/bridges.js';
import { pieceLeft, upgradePrice } from '../rules/build.js';
import { boardOf, canPay, priestsInSupply, seatOf } from '../rules/goods.js';
import { homeOf, spadesNeeded } from '../rules/spades.js';
import { canDig, canShip } from '../rules/tracks.js';
import type { State } from '../types.js';
import { roundsLeft, worthAt } from './value.js';
import { HAND } from './weights.js';

/** More than this is never exchanged for one thing. */
const MOST_POWER = 6;

/** Exchanges that make a price payable, or null. Power first, burning where it must be, workers into coins last. */
function cover(s: State, seat: Seat, price: Price): Answer[] | null {
  const p = seatOf(s, seat);
  const workers = Math.max(0, (price.workers ?? 0) - p.workers);
  const priests = Math.max(0, (price.priests ?? 0) - p.priests);
  let coins = Math.max(0, (price.coins ?? 0) - p.coins);
  if (priests > priestsInSupply(s, seat)) return null;
  const spareWorkers = Math.max(0, p.workers - (price.workers ?? 0));
  const all = p.bowls[2] + mostBurnable(p.bowls);
  const fixed = workers * 3 + priests * 5;
  let melted = 0;
  if (fixed + coins > Math.min(MOST_POWER, all)) {
    melted = fixed + coins - Math.min(MOST_POWER, all);
    if (melted > Math.min(2, spareWorkers) || melted > coins) return null;
    coins -= melted;
  }
  const power = fixed + coins;
  const out: Answer[] = [];
  if (power > p.bowls[2]) out.push({ id: 'burn', n: power - p.bowls[2] });
  if (workers > 0) out.push({ id: 'convert:power>workers', n: workers });
  if (priests > 0) out.push({ id: 'convert:power>priests', n: priests });
  if (coins > 0) out.push({ id: 'convert:power>coins', n: coins });
  if (melted > 0) out.push({ id: 'convert:workers>coins', n: melted });
  return out.length > 0 ? out : null;
}

/** Upgrades and steps on tracks that an exchange would pay for. */
function listCovered(s: State, seat: Seat, out: Move[]): void {
  const p = seatOf(s, seat);
  if (p.bowls[2] + mostBurnable(p.bowls) === 0) return;
  const want = (id: string, price: Price) => {
    if (canPay(p, price)) return;
    const exchanges = cover(s, seat, price);
    if (exchanges) out.push([...exchanges, { id }]);
  };
  const home = homeOf(s, seat);
  const dwelling = boardOf(s, seat).price.dwelling;
  const room = pieceLeft(s, seat, 0);
  for (let h = 0; h < HEXES; h++) {
    if (s.owner[h] === seat) {
      for (let to = 1; to < BUILDINGS.length; to++) {
        const from = UPGRADE_FROM[must(BUILDINGS[to], 'building', to)];
        if (from !== BUILDINGS[must(s.building[h], 'space', h)] || !pieceLeft(s, seat, to)) continue;
        want(`upgrade:${NAMES[h]}>${BUILDINGS[to]}`, upgradePrice(s, seat, h, to));
      }
    } else if (
      room &&
      must(s.owner[h], 'space', h) < 0 &&
      s.terrain[h] === home &&
      must(MAP.near[h], 'space', h).some((n) => s.owner[n] === seat)
    ) {
      want(`build:${NAMES[h]}`, dwelling);
    }
  }
  if (canShip(s, seat)) want('advance:ship', SHIP_PRICE);
  if (canDig(s, seat)) want('advance:dig', boardOf(s, seat).digPrice);
}

/** Power actions that burning makes possible. */
function listBurnt(s: State, seat: Seat, out: Move[]): void {
  const p = seatOf(s, seat);
  const ready = p.bowls[2];
  const most = ready + mostBurnable(p.bowls);
  for (const id of POWER_ACTIONS) {
    const action = POWER_ACTION[id];
    if (action.power <= ready || action.power > most || s.taken.includes(id)) continue;
    if (action.gives.priests && priestsInSupply(s, seat) === 0) continue;
    const burn = { id: 'burn', n: action.power - ready };
    if (!action.bridge) out.push([burn, { id: `power:${id}` }]);
    else {
      const places: Choice[] = [];
      listBridges(s, seat, `power:${id}>`, 'power', {}, places);
      for (const c of places) if (worthBridge(s, seat, c.id)) out.push([burn, { id: c.id }]);
    }
  }
}

/** A bridge that starts and ends nowhere near own ground is left out: both ends own, or one own and the other free. */
function worthBridge(s: State, seat: Seat, id: string): boolean {
  const ends = id
    .slice(id.indexOf('>') + 1)
    .split('-')
    .map((name) => must(s.owner[must(MAP.index(name), 'space')], 'space'));
  return ends.includes(seat) && ends.every((owner) => owner === seat || owner < 0);
}

/** What a card promises for the next round. */
function promise(s: State, seat: Seat, card: { id: BonusId; coins: number }): number {
  const w = worthAt(HAND, roundsLeft(s));
  const { income, passing, perShipping } = BONUS_CARD[card.id];
  let sum = HAND.cards[card.id] ?? 0;
  sum += (card.coins + (income.coins ?? 0)) * w.coins + (income.workers ?? 0) * w.workers;
  sum += (income.priests ?? 0) * w.priests + (income.power ?? 0) * w.power;
  if (passing) {
    for (let h = 0; h < HEXES; h++) {
      if (
        s.owner[h] === seat &&
        passing.buildings.includes(must(BUILDINGS[must(s.building[h], 'space', h)], 'building'))
      )
        sum += passing.points;
    }
  }
  return sum + (perShipping ?? 0) * seatOf(s, seat).ship;
}

function bestPasses(s: State, seat: Seat, most: number): Move[] {
  if (s.round === ROUNDS) return [[{ id: 'pass' }]];
  return s.cards
    .map((card) => ({ id: `pass:${card.id}`, worth: promise(s, seat, card) }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, most)
    .map(({ id }) => [{ id }]);
}

/** Spades that end nearer to home are of use; the rest helps nobody. */
function towardsHome(s: State, seat: Seat, c: Choice): boolean {
  const [, name, word] = c.id.split(/[:>]/) as [string, string, (typeof TERRAINS)[number]];
  const to = TERRAINS.indexOf(word);
  const home = homeOf(s, seat);
  if (to === home) return true;
  return (
    spadesNeeded(s, seat, to, home) <
    spadesNeeded(s, seat, must(s.terrain[must(MAP.index(name), 'space')], 'space'), home)
  );
}

function worthLooking(s: State, seat: Seat, prompt: Prompt, c: Choice): boolean {
  switch (c.verb) {
    case 'convert':
    case 'burn':
    case 'pass':
      return false;
    case 'special':
    case 'power':
      if (c.warn) return false;
      return !(c.id.startsWith('power:ACT1') || c.id.startsWith('special:ACTE')) || worthBridge(s, seat, c.id);
    case 'priest': {
      if (c.warn) return false;
      const [cult, at] = c.id.split('@') as [string, string];
      return !prompt.choices.some(
        (o) => o.verb === 'priest' && o.id.startsWith(`${cult}@`) && Number(o.id.split('@')[1]) > Number(at),
      );
    }
    case 'dig':
      if (prompt.topic === 'spades' || prompt.topic === 'rewards') return towardsHome(s, seat, c);
      return (
        c.id.endsWith(`>${TERRAINS[homeOf(s, seat)]}`) &&
        !prompt.choices.some((o) => o.verb === 'build' && o.target === c.target)
      );
    default:
      return true;
  }
}

export function moves(s: State, prompt: Prompt, ahead: number): readonly Move[] {
  const { seat, topic } = prompt;
  if (topic === 'faction' || topic === 'place' || topic === 'first-card')
    return prompt.choices.map((c) => [{ id: c.id }]);
  const out: Move[] = [];
  for (const c of prompt.choices) {
    if (!worthLooking(s, seat, prompt, c)) continue;
    if (c.range) for (let n = c.range[0]; n <= c.range[1]; n++) out.push([{ id: c.id, n }]);
    else out.push([{ id: c.id }]);
  }
  if (topic === 'turn' || topic === 'turn-second') {
    listBurnt(s, seat, out);
    listCovered(s, seat, out);
    out.push(...bestPasses(s, seat, ahead === 0 ? 4 : 2));
  }
  if (out.length > 0) return out;
  return prompt.choices.map((c) => [c.range ? { id: c.id, n: c.range[0] } : { id: c.id }]);
}
