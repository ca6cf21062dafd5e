/** Building world wonders (rulebook pages 10 and 13, sheet 10.8). */
import { amountOf, must } from '../../../engine/must.js';
import type { Choice, FrameRules, Seat } from '../../../engine/types.js';
import type { IndustryCard } from '../data/focus.js';
import { RESOURCES, type Resource } from '../data/land.js';
import { NATURALS, type NaturalId } from '../data/naturals.js';
import { WONDER_IDS, WONDER_TYPES, WONDERS, type WonderId } from '../data/wonders.js';
import { nameOf, worldOf } from '../map/world.js';
import type { Context, Hex, NewDawn, PaymentFrame, State } from '../types.js';
import { citiesOf, focusOf, naturalsOf, naturalsOnCard, spendable, used, wonderOn } from './board.js';
import { active } from './hooks.js';
import { playerOf } from './lookup.js';
import { spendFrom, spendNatural } from './tokens.js';

/** Price for a seat now, reductions counted; never below 0. */
export function wonderCost(s: State, seat: Seat, wonder: WonderId): number {
  let cost: number = WONDERS[wonder].cost;
  for (const a of active(s, seat, 'discount')) cost -= a.hook(s, seat, wonder);
  return Math.max(0, cost);
}

/** Own cities without a wonder. */
export const wonderSites = (s: State, seat: Seat): Hex[] => citiesOf(s, seat).filter((h) => wonderOn(s, h) === -1);

export const baseProduction = (card: IndustryCard, slot: number): number => (slot === 5 ? card.slot5 : slot);

/** Natural wonders of an eligible type that were not used in this turn. */
const eligibleNaturals = (s: State, seat: Seat, wonder: WonderId): NaturalId[] =>
  naturalsOf(s, seat).filter((id) => !used(s, id) && eligible(wonder, NATURALS[id].resource));

const eligible = (wonder: WonderId, resource: Resource): boolean =>
  (WONDERS[wonder].resources as readonly Resource[]).includes(resource);

/** The most that could be paid towards a wonder from here. */
export function productionMax(s: State, seat: Seat, at: number, wonder: WonderId, base: number): number {
  const p = playerOf(s, seat);
  const naturals = eligibleNaturals(s, seat, wonder);
  let sum = base + 2 * naturals.length + spendable(s, seat, at);
  for (const r of WONDERS[wonder].resources) sum += 2 * p.resources[r];
  // A natural wonder on the industry card can stand for a trade token when its resource does not fit.
  for (const id of naturalsOnCard(s, seat, at)) if (!naturals.includes(id)) sum += 1;
  return sum;
}

export function offered(s: State): WonderId[] {
  const out: WonderId[] = [];
  for (const type of WONDER_TYPES) {
    const top = s.decks[type][0];
    if (top) out.push(top);
  }
  return out;
}

const PAY = 0;
const SITE = 1;
const END = 2;

/** Paying bit by bit until the price is reached, then choosing the city. */
export const payment: FrameRules<NewDawn, PaymentFrame> = {
  run(ctx, f) {
    const { s } = ctx;
    if (f.step === PAY) {
      if (f.production < wonderCost(s, f.seat, f.wonder)) return 'ask';
      f.step = SITE;
    }
    if (f.step === SITE) {
      const sites = wonderSites(s, f.seat);
      if (sites.length > 1) return 'ask';
      build(ctx, f, must(sites[0], 'site', 0));
      f.step = END;
      return 'again';
    }
    return 'done';
  },
  ask(s, f) {
    const w = worldOf(s);
    const facts = { production: f.production, cost: wonderCost(s, f.seat, f.wonder) };
    const from = `wonder:${f.wonder}`;
    if (f.step === SITE) {
      const choices = wonderSites(s, f.seat).map((h) => w.choice('site', h));
      return { seat: f.seat, topic: 'site', from, facts, choices };
    }
    const p = playerOf(s, f.seat);
    const choices: Choice[] = [];
    for (const r of RESOURCES) {
      if (eligible(f.wonder, r) && p.resources[r] > 0) {
        choices.push({ id: `pay:${r}`, verb: 'pay', target: `resource:${r}`, price: { [r]: 1 } });
      }
    }
    for (const id of eligibleNaturals(s, f.seat, f.wonder)) {
      choices.push({ id: `natural:${id}`, verb: 'natural', target: `natural:${id}` });
    }
    const most = Math.min(spendable(s, f.seat, f.at), facts.cost - f.production);
    if (most > 0) choices.push({ id: 'spend', verb: 'spend', range: [1, most], price: { trade: 1 } });
    // Used for 1 where it could count 2, a natural wonder must not leave the price out of reach.
    const spare = productionMax(s, f.seat, f.at, f.wonder, f.production) - facts.cost;
    for (const id of naturalsOnCard(s, f.seat, f.at)) {
      if (spare < 1 && eligible(f.wonder, NATURALS[id].resource)) continue;
      choices.push({ id: `use:${id}`, verb: 'use', target: `natural:${id}` });
    }
    return { seat: f.seat, topic: 'pay', from, facts, choices };
  },
  take(ctx, f, a) {
    const { s } = ctx;
    const [verb, word] = a.id.split(':') as [string, string];
    if (verb === 'site') {
      build(ctx, f, worldOf(s).find(word));
      f.step = END;
    } else if (verb === 'pay') {
      const resource = word as Resource;
      playerOf(s, f.seat).resources[resource] -= 1;
      f.production += 2;
      ctx.tell({ type: 'resource', seat: f.seat, resource, n: -1, why: f.wonder });
    } else if (verb === 'spend') {
      spendFrom(ctx, f.seat, f.at, amountOf(a));
      f.production += amountOf(a);
    } else {
      spendNatural(ctx, f.seat, word as NaturalId, f.wonder);
      f.production += verb === 'natural' ? 2 : 1;
    }
  },
};

function build(ctx: Context, f: PaymentFrame, h: Hex): void {
  const { s } = ctx;
  const { type } = WONDERS[f.wonder];
  for (const a of active(s, f.seat, 'discount')) {
    if (a.hook(s, f.seat, f.wonder) > 0) ctx.tell({ type: 'effect', seat: f.seat, why: a.id });
  }
  ctx.tell({
    type: 'wonder',
    seat: f.seat,
    wonder: f.wonder,
    hex: nameOf(worldOf(s), h),
    production: f.production,
    cost: wonderCost(s, f.seat, f.wonder),
  });
  s.wonderAt[WONDER_IDS.indexOf(f.wonder)] = h;
  s.decks[type].shift();
  s.changed = true;
  // The next card of the deck is turned up at once (page 10).
  ctx.reveal();
  const [next, ...below] = s.decks[type];
  if (next) ctx.tell({ type: 'offer', wonder: next, left: below.length });
  for (const a of active(s, f.seat, 'built')) {
    if (a.id === f.wonder) {
      ctx.tell({ type: 'effect', seat: f.seat, why: a.id });
      a.hook(ctx, f.seat);
    }
  }
}

/** Production of the card in this slot, before resources and tokens. */
export const productionOf = (s: State, seat: Seat, at: number, slot: number): number =>
  baseProduction(focusOf(s, seat, at) as IndustryCard, slot);
