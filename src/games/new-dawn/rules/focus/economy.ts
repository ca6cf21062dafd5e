/** Resolving an economy card: caravans (rulebook pages 8 and 9, sheet 10.5). */
import { must, wordOf } from '../../../../engine/must.js';
import type { Choice, FrameRules, Seat } from '../../../../engine/types.js';
import { CITY_STATES, cityStateAt } from '../../data/diplomacy.js';
import type { EconomyCard } from '../../data/focus.js';
import { nameOf, nearOf, stateMark, WATER, type World, worldOf } from '../../map/world.js';
import {
  type ArriveFrame,
  AT_MAP,
  CITY,
  type Context,
  type EconomyFrame,
  type Hex,
  type NewDawn,
  NOT_IN_PLAY,
  ON_CARD,
  type State,
} from '../../types.js';
import {
  BARBARIAN_HERE,
  BLOCKED,
  barbarianOn,
  capitalOf,
  citiesOf,
  difficultyFor,
  focusOf,
  isHere,
  isMature,
  isRival,
  litterOf,
  STOP,
  stateOn,
  THROUGH,
  walk,
} from '../board.js';
import { beatBarbarian } from '../change.js';
import { active, source } from '../hooks.js';
import { ownerOf, pieceOf, playerOf, rowCard, stateCards } from '../lookup.js';
import { DONE } from '../place.js';
import { askToSpend } from '../tokens.js';

const SPEND = 0;
const MOVE = 1;
const AFTER = 2;

/** Cities from which a caravan on the card may set out: the capital, mature cities, for Rome every city. */
function departures(s: State, seat: Seat): Hex[] {
  const w = worldOf(s);
  const anywhere = source(s, seat, 'caravansAnywhere') !== null;
  const capital = capitalOf(s, seat);
  return citiesOf(s, seat).filter((h) => h === capital || anywhere || isMature(s, w, h));
}

/**
 * A city-state or a rival city: caravans go there or pass, but never stay. A conquered city-state is a rival city also
 * while a control token stands in for the city (page 15).
 */
const destination = (s: State, w: World, h: Hex, seat: Seat): boolean =>
  stateOn(s, w, h) >= 0 || (isRival(s, h, seat) && (pieceOf(s, h) >= CITY || stateMark(w, h) >= 0));

/** A caravan on its way: its space or ON_CARD, and what the card and slot allow. */
interface Trip {
  readonly seat: Seat;
  readonly at: number;
  readonly spaces: number;
  readonly slot: number;
  readonly card: EconomyCard;
}

/** What stops a caravan: ground that is too hard, and barbarians, where it may go in but not on. */
function entry(s: State, w: World, { seat, slot, card }: Trip): (h: Hex) => number {
  const { terrain } = w;
  const lying = litterOf(s);
  const difficulty = difficultyFor(s, w, seat, 'economy', false);
  return (h) => {
    if (terrain[h] === WATER ? !card.water : difficulty(h) > slot) return BLOCKED;
    if (isHere(lying, h, BARBARIAN_HERE)) return card.barbarians ? STOP : BLOCKED;
    return THROUGH;
  };
}

const startsOf = (s: State, { seat, at }: Trip): Hex[] => (at === ON_CARD ? departures(s, seat) : [at]);

/** Steps to every space a caravan can go to in one stretch, asked space by space; -1 where it cannot go. */
function caravanSteps(s: State, trip: Trip): (h: Hex) => number {
  const w = worldOf(s);
  const { seat, at, spaces } = trip;
  const enter = entry(s, w, trip);
  const steps = walk(w, startsOf(s, trip), spaces, enter);
  /** Fewest steps into a space the caravan may set out from: out of one such space and into this one. */
  const back = (h: Hex): number => {
    let least = -1;
    if (enter(h) === BLOCKED) return least;
    for (const n of nearOf(w, h)) {
      const d = must(steps[n], 'space', n) + 1;
      if (d === 0 || d > spaces || (d > 1 && enter(n) !== THROUGH)) continue;
      if (least < 0 || d < least) least = d;
    }
    return least;
  };
  return (h) => {
    const n = must(steps[h], 'space', h);
    if (n === -1) return n;
    const goal = destination(s, w, h, seat);
    if (goal && s.turn.reached.includes(h)) return -1;
    // Going round to where it stands is no move, unless a rival has meanwhile built a city there.
    if (n === 0) return at === ON_CARD || goal ? back(h) : -1;
    return n;
  };
}

/** Spaces a caravan can go to in one stretch. */
export function caravanReach(s: State, trip: Trip): Hex[] {
  const steps = caravanSteps(s, trip);
  const out: Hex[] = [];
  for (let h = 0; h < s.owner.length; h++) if (steps(h) > 0) out.push(h);
  return out;
}

/** Can a caravan move at all? One step tells in nearly every case. */
function canMove(s: State, trip: Trip): boolean {
  if (trip.spaces < 1) return false;
  const w = worldOf(s);
  const enter = entry(s, w, trip);
  for (const from of startsOf(s, trip)) {
    for (const h of nearOf(w, from)) {
      if (enter(h) !== BLOCKED && !s.turn.reached.includes(h)) return true;
    }
  }
  return caravanReach(s, trip).length > 0;
}

function ready(s: State, f: EconomyFrame): number[] {
  const out: number[] = [];
  playerOf(s, f.seat).caravans.forEach((at, i) => {
    if (at !== NOT_IN_PLAY && !f.moved.includes(i) && !s.turn.rested.includes(i)) out.push(i);
  });
  return out;
}

export function caravanSpaces(s: State, seat: Seat, at: number, spent: number): { each: number; pool: number } {
  const card = focusOf(s, seat, at) as EconomyCard;
  return { each: card.spaces + spent, pool: source(s, seat, 'sharedSpaces')?.hook ?? 0 };
}

export const economy: FrameRules<NewDawn, EconomyFrame> = {
  run(ctx, f) {
    const { s } = ctx;
    const card = focusOf(s, f.seat, f.at) as EconomyCard;
    switch (f.step) {
      case SPEND:
        f.step = MOVE;
        f.pool = caravanSpaces(s, f.seat, f.at, 0).pool;
        askToSpend(ctx, f.seat, f.at);
        return 'again';
      case MOVE: {
        if (f.moving >= 0) {
          if (canMove(s, tripOf(s, f))) return 'ask';
          finish(f);
          return 'again';
        }
        const list = ready(s, f);
        if (list.length > 1) return 'ask';
        if (list.length === 0) {
          f.step = AFTER;
          return 'again';
        }
        begin(s, f, must(list[0], 'caravan'));
        return 'again';
      }
      default:
        if (card.exchange) ctx.push({ kind: 'exchange', seat: f.seat, step: 0, given: null });
        return 'done';
    }
  },
  ask(s, f) {
    const w = worldOf(s);
    if (f.moving < 0) {
      const p = playerOf(s, f.seat);
      const choices = ready(s, f).map((i): Choice => {
        const id = `caravan:${i + 1}`;
        const at = must(p.caravans[i], 'caravan', i);
        return at >= 0 ? { id, verb: 'caravan', target: `hex:${w.names[at]}` } : { id, verb: 'caravan' };
      });
      choices.push(DONE);
      return { seat: f.seat, topic: 'caravan', from: cardId(s, f), facts: { pool: f.pool }, choices };
    }
    const open = caravanReach(s, tripOf(s, f));
    const goals = open.filter((h) => destination(s, w, h, f.seat));
    // Where it would trade comes before spaces on the way.
    const choices = [...goals, ...open.filter((h) => !goals.includes(h))].map((h) => w.choice('go', h));
    choices.push(STAY);
    return {
      seat: f.seat,
      topic: 'go',
      from: cardId(s, f),
      facts: { left: f.left, pool: f.pool, caravan: f.moving + 1 },
      choices,
    };
  },
  explain(s, f) {
    if (f.moving < 0) return [];
    const w = worldOf(s);
    const open = new Set(caravanReach(s, tripOf(s, f)));
    const out = [];
    for (let h = 0; h < w.size; h++) {
      if (!destination(s, w, h, f.seat) || open.has(h)) continue;
      const held = barbarianOn(s, h) >= 0 && !(focusOf(s, f.seat, f.at) as EconomyCard).barbarians;
      const why = s.turn.reached.includes(h) ? 'reached' : held ? 'barbarian' : 'too-far';
      out.push({ ...w.choice('go', h), why, facts: { have: f.left + f.pool } });
    }
    return out;
  },
  take(ctx, f, a) {
    const { s } = ctx;
    if (f.moving < 0) {
      if (a.id === 'done') f.step = AFTER;
      else begin(s, f, Number(a.id.split(':')[1]) - 1);
      return;
    }
    if (a.id === 'stay') {
      finish(f);
      return;
    }
    go(ctx, f, worldOf(s).find(wordOf(a.id)));
  },
};

const STAY: Choice = { id: 'stay', verb: 'stay' };

const cardId = (s: State, f: EconomyFrame) => `focus:${rowCard(s, f.seat, f.at).card}`;

const tripOf = (s: State, f: EconomyFrame): Trip => ({
  seat: f.seat,
  at: must(playerOf(s, f.seat).caravans[f.moving], 'caravan', f.moving),
  spaces: f.left + f.pool,
  slot: f.slot,
  card: focusOf(s, f.seat, f.at) as EconomyCard,
});

function begin(s: State, f: EconomyFrame, caravan: number): void {
  f.moving = caravan;
  f.left = caravanSpaces(s, f.seat, f.at, f.spent).each;
}

function finish(f: EconomyFrame): void {
  f.moved.push(f.moving);
  f.moving = -1;
}

function go(ctx: Context, f: EconomyFrame, h: Hex): void {
  const { s } = ctx;
  const w = worldOf(s);
  const steps = caravanSteps(s, tripOf(s, f))(h);
  const own = Math.min(f.left, steps);
  f.left -= own;
  f.pool -= steps - own;
  if (steps > own) ctx.tell({ type: 'effect', seat: f.seat, why: 'colossus' });
  ctx.tell({ type: 'caravan', seat: f.seat, hex: nameOf(w, h), steps, why: rowCard(s, f.seat, f.at).card });
  const p = playerOf(s, f.seat);
  const caravan = f.moving;
  const b = barbarianOn(s, h);
  if (destination(s, w, h, f.seat)) {
    // The caravan is back on its card and may not leave again in this turn (page 15).
    p.caravans[caravan] = ON_CARD;
    s.turn.rested.push(caravan);
    s.turn.reached.push(h);
    finish(f);
    ctx.push({ kind: 'arrive', seat: f.seat, step: 0, hex: h, caravan, embassy: false });
  } else p.caravans[caravan] = h;
  if (b >= 0) beatBarbarian(ctx, f.seat, b, 'currency');
}

const TRADE = 0;
const CARD = 1;
const EMBASSY = 2;

/** A caravan has come to a city-state or a rival city: two trade tokens, then a diplomacy card. */
export const arrive: FrameRules<NewDawn, ArriveFrame> = {
  run(ctx, f) {
    const { s } = ctx;
    const w = worldOf(s);
    const state = stateOn(s, w, f.hex);
    const rival = ownerOf(s, f.hex);
    switch (f.step) {
      case TRADE:
        f.step = CARD;
        // Reaching the capital is what the Embassy looks at: it works though its holder changes it for another card now.
        f.embassy = holdsEmbassy(s, f);
        ctx.tell({
          type: 'arrive',
          seat: f.seat,
          hex: nameOf(w, f.hex),
          at: state >= 0 ? cityStateAt(state) : `seat:${rival}`,
        });
        ctx.push({
          kind: 'put',
          seat: f.seat,
          step: 0,
          n: 2,
          only: state >= 0 ? CITY_STATES[cityStateAt(state)].type : null,
          why: state >= 0 ? cityStateAt(state) : 'caravan',
        });
        return 'again';
      case CARD: {
        if (state >= 0) {
          const cards = stateCards(s, state);
          if (!cards.includes(f.seat) && cards.includes(AT_MAP)) return 'ask';
          return 'done';
        }
        f.step = EMBASSY;
        ctx.push({ kind: 'pacts', seat: f.seat, step: 0, left: 1, giver: rival, why: 'caravan' });
        return 'again';
      }
      default:
        // The trip that earned the card counts too.
        if (f.embassy || holdsEmbassy(s, f)) {
          ctx.push({ kind: 'embassy', seat: f.seat, step: 0, giver: rival });
        }
        return 'done';
    }
  },
  ask(s, f) {
    const state = cityStateAt(stateOn(s, worldOf(s), f.hex));
    return {
      seat: f.seat,
      topic: 'state-card',
      from: `state:${state}`,
      choices: [{ id: `card:${state}`, verb: 'card', target: `state:${state}` }, DONE],
    };
  },
  take(ctx, f, a) {
    f.step = EMBASSY;
    if (a.id === 'done') return;
    const { s } = ctx;
    const state = stateOn(s, worldOf(s), f.hex);
    const cards = stateCards(s, state);
    cards[cards.indexOf(AT_MAP)] = f.seat;
    s.changed = true;
    ctx.tell({ type: 'state-card', seat: f.seat, state: cityStateAt(state) });
  },
};

/** Has the caravan come to the capital of a player whose Embassy its owner holds? */
function holdsEmbassy(s: State, f: ArriveFrame): boolean {
  const giver = ownerOf(s, f.hex);
  if (giver < 0 || f.hex !== capitalOf(s, giver)) return false;
  return active(s, f.seat, 'capitalTrade').some((a) => a.giver === giver);
}
