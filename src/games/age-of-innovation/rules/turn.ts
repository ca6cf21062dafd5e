/** A turn: one action, free conversions around it, then the power offers it caused. */
import { LEAVE, leaveFrame } from '../../../engine/kit/leave.js';
import { amountOf, must } from '../../../engine/must.js';
import type { Answer, Choice, FrameRules, Seat } from '../../../engine/types.js';
import { BOOK_TABLE } from '../data/actions.js';
import type { BookActionId, BoosterId, Coloured, EffectId, PowerActionId } from '../data/ids.js';
import { DISCIPLINES } from '../data/ids.js';
import { ROUNDS } from '../data/rounds.js';
import { SCHOLAR_SPACES } from '../data/science.js';
import type { BookActionFrame, Context, State, TurnFrame, Types } from '../types.js';
import { addBridge } from './bridges.js';
import { build, buySpades, dig, spadesNeeded, travel, WORKSHOP_PRICE } from './build.js';
import { pushEffects, riverCities } from './cities.js';
import { hexAt, hexName, pay, perk, playerOf, score, tilesOf } from './common.js';
import { canConvert, conversions, convert, isConversion } from './convert.js';
import { effectsOf } from './effects.js';
import { blocked } from './explain.js';
import { actions, OVERLAND_TOOLS, powerCost } from './list.js';
import { addPavilion } from './neutral.js';
import { pushAdvance } from './science.js';
import { parseWork } from './spades.js';
import { type Track, trackPrice, trackStep } from './tracks.js';
import { upgrade, upgradePrice } from './upgrade.js';

export const CHOOSE = 0;
const PASSING = 1;
const AFTER = 2;
export const OFFERS = 3;

const END: Choice = { id: 'end', verb: 'end' };
/** The Psychics' tile lets them act again; nobody makes them. */
const END_AT_ONCE: Choice = { ...END, warn: 'second-lost' };

/** Cities over a river hex are declared at any point of the turn (palace 14). */
function declarations(s: State, seat: Seat, out: Choice[]): void {
  for (const h of riverCities(s, seat)) {
    const name = hexName(s, h);
    out.push({ id: `found:${name}`, verb: 'found', target: `hex:${name}` });
  }
}

/** After the last pass conversions change nothing. */
function tooLate(s: State, seat: Seat): boolean {
  return s.round === ROUNDS && playerOf(s, seat).passed;
}

/** Can anything still be done once the action is over? */
function unfinished(s: State, seat: Seat): boolean {
  return (!tooLate(s, seat) && canConvert(playerOf(s, seat))) || riverCities(s, seat).length > 0;
}

export const turn: FrameRules<Types, TurnFrame> = {
  run(ctx, f) {
    const { s } = ctx;
    if (f.step === PASSING) {
      exchangeBooster(ctx, f);
      f.step = AFTER;
    }
    if (f.step === CHOOSE) return 'ask';
    if (f.step === AFTER) {
      if (unfinished(s, f.seat)) return 'ask';
      f.step = OFFERS;
    }
    if (s.offers.length === 0) return 'done';
    ctx.push({ kind: 'offers', seat: f.seat, step: 0 });
    return 'again';
  },
  ask(s, f) {
    const after = f.step === AFTER;
    const choices = after ? [END] : actions(s, f.seat);
    if (!after && f.second) choices.push(END_AT_ONCE);
    declarations(s, f.seat, choices);
    if (!after || !tooLate(s, f.seat)) conversions(s, f.seat, choices);
    if (!after && !f.second) choices.push(LEAVE);
    if (!after && f.second) return { seat: f.seat, topic: 'turn', from: 'turn', facts: { second: 1 }, choices };
    return { seat: f.seat, topic: after ? 'after' : 'turn', from: 'turn', choices };
  },
  explain: (s, f) => (f.step === CHOOSE ? blocked(s, f.seat) : []),
  take(ctx, f, a) {
    if (isConversion(a.id)) return convert(ctx, f.seat, a);
    if (a.id === LEAVE.id) return ctx.push(leaveFrame(f.seat));
    if (a.id === 'end') {
      f.step = OFFERS;
      return;
    }
    const cut = a.id.indexOf(':');
    const verb = (cut < 0 ? a.id : a.id.slice(0, cut)) as Verb;
    const rest = cut < 0 ? '' : a.id.slice(cut + 1);
    if (verb !== 'found') f.step = verb === 'pass' ? PASSING : AFTER;
    VERBS[verb](ctx, f, rest, a);
  },
};

const VERB_LIST = [
  'build',
  'dig',
  'upgrade',
  'track',
  'innovate',
  'scholar',
  'power',
  'books',
  'special',
  'pavilion',
  'bridge',
  'found',
  'pass',
] as const;
type Verb = (typeof VERB_LIST)[number];
type Act = (ctx: Context, f: TurnFrame, rest: string, a: Answer) => void;

const VERBS: Readonly<Record<Verb, Act>> = {
  build(ctx, f, _rest, a) {
    const { hex, by } = parseWork(ctx.s, a.id);
    const need = spadesNeeded(ctx.s, f.seat, hex);
    travel(ctx, f.seat, by);
    buySpades(ctx, f.seat, need);
    if (need > 0) dig(ctx, f.seat, hex, need, 'build', by);
    pay(ctx, f.seat, WORKSHOP_PRICE, 'workshop');
    build(ctx, f.seat, hex, 'workshop', 'build');
    ctx.push({ kind: 'rewards', seat: f.seat, step: 0, list: ['city'], from: 'build' });
  },
  dig(ctx, f, _rest, a) {
    const { hex, by } = parseWork(ctx.s, a.id);
    travel(ctx, f.seat, by);
    buySpades(ctx, f.seat, amountOf(a));
    dig(ctx, f.seat, hex, amountOf(a), 'dig', by);
  },
  upgrade(ctx, f, rest) {
    const [name, to] = rest.split('>') as [string, Coloured];
    const hex = hexAt(ctx.s, name);
    pay(ctx, f.seat, upgradePrice(ctx.s, f.seat, hex, to), to);
    upgrade(ctx, f.seat, hex, to, 'upgrade');
  },
  track(ctx, f, rest) {
    const track = rest as Track;
    pay(ctx, f.seat, trackPrice(playerOf(ctx.s, f.seat), track), track);
    trackStep(ctx, f.seat, track, 'track');
  },
  innovate(ctx, f, rest) {
    ctx.push({ kind: 'innovation', seat: f.seat, step: 0, place: ctx.s.innovations.indexOf(rest as never) });
  },
  scholar(ctx, f, rest) {
    const [name, value] = rest.split('@') as [string, string];
    sendScholar(ctx, f.seat, DISCIPLINES.indexOf(name as never), Number(value));
  },
  power(ctx, f, rest) {
    const id = rest as PowerActionId;
    pay(ctx, f.seat, { power: powerCost(ctx.s, f.seat, id) }, id);
    ctx.s.powerUsed = [...ctx.s.powerUsed, id];
    act(ctx, f.seat, id);
    const bonus = perk(ctx.s, f.seat, 'powerAction');
    if (bonus) score(ctx, f.seat, bonus.vp, must(playerOf(ctx.s, f.seat).faction, 'faction'));
  },
  books(ctx, f, rest) {
    ctx.push({ kind: 'book-action', seat: f.seat, step: 0, action: rest as BookActionId });
  },
  special(ctx, f, rest) {
    const p = playerOf(ctx.s, f.seat);
    p.used = [...p.used, rest as EffectId];
    act(ctx, f.seat, rest as EffectId);
  },
  pavilion(ctx, f, rest) {
    addPavilion(ctx, f.seat, hexAt(ctx.s, rest));
  },
  bridge(ctx, f, _rest, a) {
    pay(ctx, f.seat, { tools: OVERLAND_TOOLS }, 'bridge');
    addBridge(ctx, f.seat, a.id, must(playerOf(ctx.s, f.seat).faction, 'faction'));
  },
  found(ctx, f, rest) {
    ctx.push({ kind: 'city', seat: f.seat, step: 0, at: hexAt(ctx.s, rest) });
  },
  pass(ctx, f, rest) {
    const p = playerOf(ctx.s, f.seat);
    f.booster = rest as BoosterId | '';
    p.passed = true;
    ctx.s.next.push(f.seat);
    // Steps come before points that look at levels: the order that is best for the seat.
    const passing = tilesOf(ctx.s, f.seat).filter((t) => t.pass);
    const gives = (id: EffectId) => (must(effectsOf(ctx.s, id, 'pass')[0], 'effect').do === 'steps' ? 1 : 0);
    for (const t of passing.sort((x, y) => gives(x.id) - gives(y.id))) pushEffects(ctx, f.seat, t.id, 'pass');
  },
};

function act(ctx: Context, seat: Seat, id: EffectId): void {
  ctx.tell({ type: 'action', seat, why: id });
  pushEffects(ctx, seat, id, 'action');
}

/** To a space of 3 or 2 for good, or back to the own supply for one step. */
function sendScholar(ctx: Context, seat: Seat, discipline: number, value: number): void {
  const { s } = ctx;
  const p = playerOf(s, seat);
  const name = must(DISCIPLINES[discipline], 'discipline', discipline);
  p.scholars -= 1;
  if (value > 1) {
    const row = must(s.spaces[discipline], 'discipline', discipline);
    const space = row.findIndex((by, k) => by === -1 && SCHOLAR_SPACES[k] === value);
    s.spaces = s.spaces.with(discipline, row.with(space, seat));
    p.sent += 1;
  }
  ctx.tell({ type: 'scholar', seat, discipline: name, space: value });
  for (const t of tilesOf(s, seat)) if (t.sent) score(ctx, seat, t.sent, t.id);
  pushAdvance(ctx, seat, discipline, value, 'scholar');
}

/** After the bonuses: the new booster with its coins for the old one. Not in the last round. */
function exchangeBooster(ctx: Context, f: TurnFrame): void {
  const { s } = ctx;
  const p = playerOf(s, f.seat);
  if (f.booster === '') {
    ctx.tell({ type: 'pass', seat: f.seat, booster: '', coins: 0 });
    return;
  }
  const i = s.boosters.findIndex((b) => b.id === f.booster);
  const { coins } = must(s.boosters[i], 'round bonus', i);
  s.boosters[i] = { id: must(p.booster, 'round bonus'), coins: 0 };
  p.booster = f.booster;
  p.coins += coins;
  ctx.tell({ type: 'pass', seat: f.seat, booster: f.booster, coins });
}

const PAYING = 0;
const ACTING = 1;
const ACTED = 2;

export const bookAction: FrameRules<Types, BookActionFrame> = {
  run(ctx, f) {
    if (f.step === ACTED) return 'done';
    if (f.step === PAYING) {
      ctx.s.bookUsed = [...ctx.s.bookUsed, f.action];
      ctx.push({ kind: 'pay', seat: f.seat, step: 0, left: BOOK_TABLE[f.action].cost, from: f.action });
      f.step = ACTING;
      return 'again';
    }
    act(ctx, f.seat, f.action);
    f.step = ACTED;
    return 'again';
  },
};
