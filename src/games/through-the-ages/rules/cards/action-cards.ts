/**
 * Action cards. Those that need no choice act at once; the others push the frame 'card'. Sheet section 5, Code of Laws,
 * play an action card: a card whose action cannot be done cannot be played.
 */
import type { Choice, Ctx, FrameRules, Seat } from '../../../../engine/types.js';
import { ACTION, type ActionId, type TechId, type WorkerTechId } from '../../data/civil.js';
import type { ActionEffect } from '../../data/civil-actions.js';
import type { WorkerType } from '../../data/civil-techs.js';
import { playerOf } from '../../lookup.js';
import type { Player, Tta, TtaState } from '../../types.js';
import { civilActions, spendCivil } from '../actions-spent.js';
import { activeCount } from '../ages.js';
import { build, grow, isBuilding, isLand, listBuilds, listUpgrades, upgrade, upgradeOf } from '../build.js';
import { develop, listDevelops, listRevolts, revoltsWithArmy } from '../develop.js';
import type { CardFrame } from '../frames.js';
import { gainFood, gainResources } from '../goods.js';
import { strength } from '../military/strength.js';
import { isUrban } from '../people.js';
import { gainScience, score } from '../points.js';
import { larder, populationPrice } from '../prices.js';
import { buildStages, possibleStages } from '../wonder.js';

type Does = ActionEffect['does'];
type Of<D extends Does> = ActionEffect & { readonly does: D };

interface CardRules<E> {
  /** Absent: it can always be played. */
  possible?(s: TtaState, seat: Seat, e: E): boolean;
  /** Choices of the card; absent when it acts at once. */
  list?(s: TtaState, seat: Seat, e: E, out: Choice[]): void;
  /** Acts, after the choice if there is one. */
  act(ctx: Ctx<Tta>, seat: Seat, e: E, why: string, answer: string): void;
}

function listWork(s: TtaState, seat: Seat, accepts: (t: WorkerType) => boolean, off: number, out: Choice[]): void {
  listBuilds(playerOf(s, seat), { accepts, off, action: null }, out);
  listUpgrades(playerOf(s, seat), { accepts, off, action: null }, out);
}

function work(ctx: Ctx<Tta>, seat: Seat, off: number, why: string, answer: string): void {
  if (answer.startsWith('build:')) build(ctx, seat, answer.slice('build:'.length) as WorkerTechId, off, why);
  else upgrade(ctx, seat, ...upgradeOf(answer), off, why);
}

/** Resources for units for each stronger civilization. */
function against(ctx: Ctx<Tta>, seat: Seat, e: Of<'wave' | 'build-up'>, why: string): void {
  const s = ctx.s;
  const own = strength(s, seat);
  let stronger = 0;
  for (let other = 0; other < s.seats; other++) {
    if (!playerOf(s, other).out && strength(s, other) > own) stronger += 1;
  }
  unitPool(ctx, seat, stronger * perRival(s, e.per), why);
}

/** The number for as many players as are in the game now. */
const perRival = (s: TtaState, per: readonly [number, number, number]): number => per[activeCount(s) - 2] ?? per[0];

function unitPool(ctx: Ctx<Tta>, seat: Seat, n: number, why: string): void {
  if (n <= 0) return;
  playerOf(ctx.s, seat).turn.extra.unitResources += n;
  ctx.tell({ type: 'pool', seat, n, what: 'unit-resources', why });
}

const RULES: { readonly [D in Does]: CardRules<Of<D>> } = {
  'rich-land': {
    list: (s, seat, e, out) => listWork(s, seat, isLand, e.n, out),
    act: (ctx, seat, e, why, answer) => work(ctx, seat, e.n, why, answer),
  },
  'urban-growth': {
    list: (s, seat, e, out) => listWork(s, seat, isUrban, e.n, out),
    act: (ctx, seat, e, why, answer) => work(ctx, seat, e.n, why, answer),
  },
  'efficient-upgrade': {
    list: (s, seat, e, out) => listUpgrades(playerOf(s, seat), { accepts: isBuilding, off: e.n, action: null }, out),
    act: (ctx, seat, e, why, answer) => work(ctx, seat, e.n, why, answer),
  },
  'engineering-genius': {
    possible: (s, seat, e) => possibleStages(playerOf(s, seat), 1, e.n) > 0,
    act: (ctx, seat, e, why) => buildStages(ctx, seat, 1, e.n, why),
  },
  frugality: {
    possible(s, seat) {
      const price = populationPrice(playerOf(s, seat), 0);
      return price !== null && price <= larder(playerOf(s, seat));
    },
    act(ctx, seat, e, why) {
      grow(ctx, seat, 0, why);
      gainFood(ctx, seat, e.n, why);
    },
  },
  breakthrough: {
    // The card's own action is paid with the choice: a revolution takes all actions instead (sheet no. 45, 46).
    list(s, seat, _e, out) {
      if (civilActions(playerOf(s, seat)) > 0) listDevelops(s, seat, 0, 1, out);
      listRevolts(s, seat, 0, out);
    },
    act(ctx, seat, e, why, answer) {
      const p = playerOf(ctx.s, seat);
      const revolution = answer.startsWith('revolt:');
      if (!revolution) spendCivil(p, 1);
      develop(ctx, seat, answer.slice(answer.indexOf(':') + 1) as TechId, revolution, 0, why);
      gainScience(ctx, seat, e.n, why);
    },
  },
  'revolutionary-idea': { act: (ctx, seat, e, why) => gainScience(ctx, seat, e.n, why) },
  'cultural-heritage': {
    act(ctx, seat, e, why) {
      gainScience(ctx, seat, e.science, why);
      score(ctx, seat, e.culture, 'actions', why);
    },
  },
  stockpile: {
    act(ctx, seat, _e, why) {
      gainResources(ctx, seat, 1, why);
      gainFood(ctx, seat, 1, why);
    },
  },
  reserves: {
    list: (_s, _seat, _e, out) => {
      out.push({ id: 'gain:food', verb: 'gain' }, { id: 'gain:resources', verb: 'gain' });
    },
    act(ctx, seat, e, why, answer) {
      if (answer === 'gain:food') gainFood(ctx, seat, e.n, why);
      else gainResources(ctx, seat, e.n, why);
    },
  },
  patriotism: {
    act(ctx, seat, e, why) {
      playerOf(ctx.s, seat).turn.extra.ma += 1;
      ctx.tell({ type: 'gain', seat, good: 'ma', n: 1, why });
      unitPool(ctx, seat, e.n, why);
    },
  },
  wave: { act: against },
  'build-up': { act: against },
  endowment: {
    act(ctx, seat, e, why) {
      const s = ctx.s;
      const own = playerOf(s, seat).culture;
      const ahead = s.players.filter((p) => !p.out && p.culture > own).length;
      score(ctx, seat, ahead * perRival(s, e.per), 'actions', why);
    },
  },
};

const rulesOf = (e: ActionEffect): CardRules<ActionEffect> => RULES[e.does] as CardRules<ActionEffect>;

/** Were all copies in hand taken in this action phase? */
export function allFresh(p: Player, id: ActionId): boolean {
  let old = 0;
  for (const card of p.hand) if (card === id) old += 1;
  for (const card of p.turn.fresh) if (card === id) old -= 1;
  return old <= 0;
}

/** Can the card be played now, with the actions the seat has? */
export function playable(s: TtaState, seat: Seat, id: ActionId): boolean {
  const p = playerOf(s, seat);
  const e = ACTION[id].effect;
  const rules = rulesOf(e);
  if (e.does !== 'breakthrough' && civilActions(p) === 0) return false;
  if (rules.possible && !rules.possible(s, seat, e)) return false;
  if (!rules.list) return true;
  const out: Choice[] = [];
  rules.list(s, seat, e, out);
  return out.length > 0;
}

/** The card leaves the hand for good; its action is paid unless the choice decides that. */
export function playAction(ctx: Ctx<Tta>, seat: Seat, id: ActionId): void {
  const p = playerOf(ctx.s, seat);
  const e = ACTION[id].effect;
  p.hand.splice(p.hand.indexOf(id), 1);
  ctx.s.civilGone.push(id);
  ctx.tell({ type: 'play-action', seat, card: id });
  if (e.does !== 'breakthrough') spendCivil(p, 1);
  const rules = rulesOf(e);
  if (rules.list) ctx.push({ kind: 'card', seat, step: 0, card: id });
  else rules.act(ctx, seat, e, `card:${id}`, '');
}

/** What an action card costs in actions, to be shown. Breakthrough: one, or all of them where only a revolution is left. */
export function cardPrice(s: TtaState, seat: Seat, id: ActionId): Record<string, number> {
  if (ACTION[id].effect.does !== 'breakthrough') return { ca: 1 };
  const p = playerOf(s, seat);
  const peaceful: Choice[] = [];
  if (civilActions(p) > 0) listDevelops(s, seat, 0, 1, peaceful);
  if (peaceful.length > 0) return { ca: 1 };
  return revoltsWithArmy(p) ? { ma: p.ma } : { ca: p.ca };
}

const ASK = 0;
const DONE = 1;

export const cardFrame: FrameRules<Tta, CardFrame> = {
  run: (_ctx, f) => (f.step === ASK ? 'ask' : 'done'),
  ask(s, f) {
    const choices: Choice[] = [];
    const e = ACTION[f.card].effect;
    rulesOf(e).list?.(s, f.seat, e, choices);
    return { seat: f.seat, topic: `card-${e.does}`, from: `card:${f.card}`, choices };
  },
  take(ctx, f, a) {
    f.step = DONE;
    const e = ACTION[f.card].effect;
    rulesOf(e).act(ctx, f.seat, e, `card:${f.card}`, a.id);
  },
};
