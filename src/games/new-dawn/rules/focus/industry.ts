/** Resolving an industry card: a city or a world wonder (rulebook pages 9 and 10, sheet 10.4). */
import { must } from '../../../../engine/must.js';
import type { Blocked, Choice, FrameRules, Seat } from '../../../../engine/types.js';
import type { IndustryCard } from '../../data/focus.js';
import type { WonderId } from '../../data/wonders.js';
import { nameOf, naturalMark, nearOf, stateMark, WATER, worldOf } from '../../map/world.js';
import { CITY, type Context, type Hex, type IndustryFrame, type NewDawn, type State } from '../../types.js';
import {
  BARBARIAN_HERE,
  BLOCKED,
  barbarianOn,
  citiesLeft,
  difficultyFor,
  focusOf,
  hexesOf,
  isHere,
  isToken,
  litterOf,
  stateOn,
  THROUGH,
  trulyEmpty,
  walk,
} from '../board.js';
import { occupy } from '../change.js';
import { source } from '../hooks.js';
import { pieceOf, playerOf, rowCard } from '../lookup.js';
import { DONE } from '../place.js';
import { offered, productionMax, productionOf, wonderCost, wonderSites } from '../wonders.js';

const CHOOSE = 0;
const AROUND = 1;
const END = 2;

type SiteFault = 'water' | 'occupied' | 'neighbour' | 'difficulty';

/** What speaks against a city on this space, apart from distance. */
function siteFault(s: State, seat: Seat, h: Hex, slot: number, difficulty: (h: Hex) => number): SiteFault | null {
  const w = worldOf(s);
  if (w.terrain[h] === WATER) return 'water';
  const ownToken = s.owner[h] === seat && isToken(s, h);
  if (s.owner[h] !== -1 && !ownToken) return 'occupied';
  if (!ownToken && (s.resource[h] !== 0 || naturalMark(w, h) >= 0 || stateMark(w, h) >= 0)) return 'occupied';
  if (barbarianOn(s, h) >= 0) return 'occupied';
  for (const n of nearOf(w, h)) if (pieceOf(s, n) >= CITY || stateOn(s, w, n) >= 0) return 'neighbour';
  return difficulty(h) > slot ? 'difficulty' : null;
}

/**
 * Every space for a city: within the card's range over ground the slot allows, or by the Great Lighthouse. The search
 * ends when `enough` are found.
 */
export function citySites(s: State, seat: Seat, at: number, slot: number, enough = Number.POSITIVE_INFINITY): Hex[] {
  if (citiesLeft(s, seat) === 0) return [];
  const w = worldOf(s);
  const { terrain } = w;
  const { owner } = s;
  const card = focusOf(s, seat, at) as IndustryCard;
  const difficulty = difficultyFor(s, w, seat, 'industry', false);
  const lying = litterOf(s);
  const from = hexesOf(s, seat);
  if (card.fromCaravans) for (const h of playerOf(s, seat).caravans) if (h >= 0) from.push(h);
  const steps = walk(w, from, card.range, (h) => {
    if (terrain[h] === WATER ? !card.water : difficulty(h) > slot) return BLOCKED;
    const holder = must(owner[h], 'space', h);
    return (holder >= 0 && holder !== seat) || isHere(lying, h, BARBARIAN_HERE) ? BLOCKED : THROUGH;
  });
  const edges = source(s, seat, 'edgeCities') !== null;
  const out: Hex[] = [];
  for (let h = 0; h < w.size && out.length < enough; h++) {
    if (steps[h] === -1 && !(edges && w.edge[h] && trulyEmpty(s, w, h, lying))) continue;
    if (siteFault(s, seat, h, slot, difficulty) === null) out.push(h);
  }
  return out;
}

function affordable(s: State, f: IndustryFrame): WonderId[] {
  if (wonderSites(s, f.seat).length === 0) return [];
  const base = productionOf(s, f.seat, f.at, f.slot);
  return offered(s).filter((id) => productionMax(s, f.seat, f.at, id, base) >= wonderCost(s, f.seat, id));
}

export const industry: FrameRules<NewDawn, IndustryFrame> = {
  run(ctx, f) {
    const { s } = ctx;
    if (f.step === CHOOSE) {
      return affordable(s, f).length > 0 || citySites(s, f.seat, f.at, f.slot, 1).length > 0 ? 'ask' : 'done';
    }
    if (f.step === AROUND) {
      f.step = END;
      const { around } = focusOf(s, f.seat, f.at) as IndustryCard;
      if (around === 0) return 'done';
      ctx.push({
        kind: 'place',
        seat: f.seat,
        step: 0,
        left: around,
        limit: f.slot,
        clause: 'around',
        around: f.city,
        focus: 'industry',
        why: rowCard(s, f.seat, f.at).card,
      });
      return 'again';
    }
    return 'done';
  },
  ask(s, f) {
    const w = worldOf(s);
    const choices: Choice[] = affordable(s, f).map((id) => ({
      id: `wonder:${id}`,
      verb: 'wonder',
      target: `wonder:${id}`,
      price: { production: wonderCost(s, f.seat, id) },
    }));
    const wonders = choices.length;
    for (const h of citySites(s, f.seat, f.at, f.slot)) choices.push(w.choice('city', h));
    const cities = choices.length - wonders;
    choices.push(DONE);
    return {
      seat: f.seat,
      topic: 'industry',
      from: `focus:${rowCard(s, f.seat, f.at).card}`,
      facts: { slot: f.slot, production: productionOf(s, f.seat, f.at, f.slot), wonders, cities },
      choices,
    };
  },
  explain(s, f) {
    const w = worldOf(s);
    const out: Blocked[] = [];
    const base = productionOf(s, f.seat, f.at, f.slot);
    const noSite = wonderSites(s, f.seat).length === 0;
    for (const id of offered(s)) {
      const have = productionMax(s, f.seat, f.at, id, base);
      const need = wonderCost(s, f.seat, id);
      const blocked = (why: string) =>
        out.push({ id: `wonder:${id}`, verb: 'wonder', target: `wonder:${id}`, why, facts: { have, need } });
      if (noSite) blocked('no-wonder-site');
      else if (have < need) blocked('production');
    }
    if (citiesLeft(s, f.seat) === 0) {
      out.push({ verb: 'city', why: 'no-cities' });
      return out;
    }
    const open = new Set(citySites(s, f.seat, f.at, f.slot));
    const difficulty = difficultyFor(s, w, f.seat, 'industry', false);
    for (let h = 0; h < w.size; h++) {
      if (open.has(h) || w.terrain[h] === WATER) continue;
      const why = siteFault(s, f.seat, h, f.slot, difficulty) ?? 'range';
      const range = (focusOf(s, f.seat, f.at) as IndustryCard).range;
      const facts = why === 'range' ? { range } : { have: f.slot, need: difficulty(h) };
      out.push({ ...w.choice('city', h), why, facts });
    }
    return out;
  },
  take(ctx, f, a) {
    const [verb, word] = a.id.split(':') as [string, string];
    f.step = END;
    if (verb === 'wonder') {
      const wonder = word as WonderId;
      const production = productionOf(ctx.s, f.seat, f.at, f.slot);
      ctx.push({ kind: 'payment', seat: f.seat, step: 0, at: f.at, wonder, production });
    } else if (verb === 'city') {
      found(ctx, f, worldOf(ctx.s).find(word));
      f.step = AROUND;
    }
  },
};

function found(ctx: Context, f: IndustryFrame, h: Hex): void {
  const { s } = ctx;
  f.city = h;
  ctx.tell({ type: 'city', seat: f.seat, hex: nameOf(worldOf(s), h), why: rowCard(s, f.seat, f.at).card });
  occupy(ctx, h, f.seat, CITY);
}
