/** The action phase: one question per action, every legal action listed. Code of Laws p. 4-6. */
import { must } from '../../../engine/must.js';
import type { Answer, Choice, Ctx, FrameRules, Seat } from '../../../engine/types.js';
import { type ActionId, CIVIL, type TechId, WORKER_TECH, type WorkerTechId } from '../data/civil.js';
import type { LeaderId } from '../data/civil-people.js';
import { playerOf } from '../lookup.js';
import type { Player, Tta, TtaState } from '../types.js';
import { civilActions, militaryActions, spendCivil, spendMilitary } from './actions-spent.js';
import { build, grow, isBuilding, listBuilds, listUpgrades, upgrade, upgradeOf } from './build.js';
import { allFresh, cardPrice, playAction, playable } from './cards/action-cards.js';
import { develop, listDevelops, listRevolts } from './develop.js';
import { endWarning } from './end-turn.js';
import { explainActions } from './explain.js';
import type { ActionsFrame } from './frames.js';
import { playLeader } from './leader.js';
import { listTactics, takeTactic } from './military/tactics.js';
import { destroy, isUnit } from './people.js';
import { listPowers, takePower } from './powers.js';
import { foodPrice, larder, populationPrice } from './prices.js';
import { listTakes, rowPrice, spaceOf, takeCard } from './row.js';
import { buildStages, possibleStages, stagePrice, stagesPerAction } from './wonder.js';

const CIVIL_WORK = { accepts: isBuilding, off: 0, action: 'ca' } as const;
const MILITARY_WORK = { accepts: isUnit, off: 0, action: 'ma' } as const;

const ACTING = 0;
const OVER = 1;

export const actionsFrame: FrameRules<Tta, ActionsFrame> = {
  run: (_ctx, f) => (f.step === ACTING ? 'ask' : 'done'),
  ask(s, f) {
    const p = playerOf(s, f.seat);
    const choices = listActions(s, f.seat);
    return {
      seat: f.seat,
      topic: 'actions',
      from: 'rule:action-phase',
      facts: { ca: civilActions(p), ma: militaryActions(p) },
      choices,
    };
  },
  explain: (s, f) => explainActions(s, f.seat),
  take(ctx, f, a) {
    if (a.id === 'end') f.step = OVER;
    else takeAction(ctx, f.seat, a);
  },
};

function listActions(s: TtaState, seat: Seat): Choice[] {
  const out: Choice[] = [];
  const p = playerOf(s, seat);
  const ca = civilActions(p);
  listTakes(s, seat, ca, 'ca', out);
  // In the first round cards are taken and nothing else (Code of Laws, first turn).
  if (s.round > 1) {
    if (ca > 0) listCivil(s, seat, p, out);
    listRevolts(s, seat, 0, out);
    listCards(s, seat, p, ca, out);
    if (militaryActions(p) > 0) {
      listBuilds(p, MILITARY_WORK, out);
      listUpgrades(p, MILITARY_WORK, out);
      listTactics(s, seat, out);
    }
    listPowers(s, seat, out);
    // What is seldom wanted comes behind everything that builds.
    if (ca > 0) listWorkers(p, 'destroy', out);
    if (militaryActions(p) > 0) listWorkers(p, 'disband', out);
  }
  const warn = endWarning(s, seat);
  out.push(warn ? { id: 'end', verb: 'end', warn } : { id: 'end', verb: 'end' });
  return out;
}

function listCivil(s: TtaState, seat: Seat, p: Player, out: Choice[]): void {
  const food = populationPrice(p, 0);
  if (food !== null && food <= larder(p))
    out.push({ id: 'grow', verb: 'grow', price: { ...foodPrice(p, food), ca: 1 } });
  listBuilds(p, CIVIL_WORK, out);
  listUpgrades(p, CIVIL_WORK, out);
  const stages = possibleStages(p, stagesPerAction(p), 0);
  if (stages > 0) {
    const target = `card:${must(p.building, 'space').id}`;
    const prices = Array.from({ length: stages }, (_, i) => ({ resources: stagePrice(p, i + 1, 0), ca: 1 }));
    const stage = { id: 'stage', verb: 'stage', target, price: must(prices[0], 'price') };
    out.push(stages > 1 ? { ...stage, range: [1, stages], prices } : stage);
  }
  listDevelops(s, seat, 0, 1, out);
}

/** Leaders and action cards of the hand; copies of a card are listed once. */
function listCards(s: TtaState, seat: Seat, p: Player, ca: number, out: Choice[]): void {
  for (let i = 0; i < p.hand.length; i++) {
    const id = must(p.hand[i], 'card', i);
    const card = CIVIL[id];
    if (card.kind === 'leader') {
      if (ca > 0) out.push({ id: `leader:${id}`, verb: 'leader', target: `card:${id}`, price: { ca: 1 } });
    } else if (
      card.kind === 'action' &&
      p.hand.indexOf(id) === i &&
      !allFresh(p, card.id) &&
      playable(s, seat, card.id)
    ) {
      out.push({ id: `play:${id}`, verb: 'play', target: `card:${id}`, price: cardPrice(s, seat, card.id) });
    }
  }
}

/** Destroying a building costs a civil action, disbanding a unit a military one. */
function listWorkers(p: Player, verb: 'destroy' | 'disband', out: Choice[]): void {
  for (const t of p.techs) {
    if (t.workers === 0 || isUnit(WORKER_TECH[t.id].type) !== (verb === 'disband')) continue;
    out.push({
      id: `${verb}:${t.id}`,
      verb,
      target: `card:${t.id}`,
      price: verb === 'disband' ? { ma: 1 } : { ca: 1 },
    });
  }
}

function spendFor(p: Player, id: WorkerTechId): void {
  if (isUnit(WORKER_TECH[id].type)) spendMilitary(p, 1);
  else spendCivil(p, 1);
}

type Deed = (ctx: Ctx<Tta>, seat: Seat, rest: string, a: Answer) => void;

function remove(why: string): Deed {
  return (ctx, seat, rest) => {
    spendFor(playerOf(ctx.s, seat), rest as WorkerTechId);
    destroy(ctx, seat, rest as WorkerTechId, why);
  };
}

/** Found by the part of the answer before the colon; `rest` is what follows it. */
const DEEDS: Readonly<Record<string, Deed>> = {
  take(ctx, seat, _rest, a) {
    const space = spaceOf(a.id);
    const price = rowPrice(ctx.s, seat, space);
    spendCivil(playerOf(ctx.s, seat), price);
    takeCard(ctx, seat, space, price, true);
  },
  grow(ctx, seat) {
    spendCivil(playerOf(ctx.s, seat), 1);
    grow(ctx, seat, 0, 'rule:grow');
  },
  build(ctx, seat, rest) {
    spendFor(playerOf(ctx.s, seat), rest as WorkerTechId);
    build(ctx, seat, rest as WorkerTechId, 0, 'rule:build');
  },
  upgrade(ctx, seat, _rest, a) {
    const [from, to] = upgradeOf(a.id);
    spendFor(playerOf(ctx.s, seat), to);
    upgrade(ctx, seat, from, to, 0, 'rule:upgrade');
  },
  destroy: remove('rule:destroy'),
  disband: remove('rule:disband'),
  stage(ctx, seat, _rest, a) {
    spendCivil(playerOf(ctx.s, seat), 1);
    buildStages(ctx, seat, a.n ?? 1, 0, 'rule:stage');
  },
  develop(ctx, seat, rest) {
    spendCivil(playerOf(ctx.s, seat), 1);
    develop(ctx, seat, rest as TechId, false, 0, 'rule:develop');
  },
  revolt: (ctx, seat, rest) => develop(ctx, seat, rest as TechId, true, 0, 'rule:revolution'),
  leader(ctx, seat, rest) {
    spendCivil(playerOf(ctx.s, seat), 1);
    playLeader(ctx, seat, rest as LeaderId);
  },
  play: (ctx, seat, rest) => playAction(ctx, seat, rest as ActionId),
};

function takeAction(ctx: Ctx<Tta>, seat: Seat, a: Answer): void {
  const colon = a.id.indexOf(':');
  const deed = DEEDS[colon < 0 ? a.id : a.id.slice(0, colon)];
  if (deed) deed(ctx, seat, a.id.slice(colon + 1), a);
  else if (!takePower(ctx, seat, a) && !takeTactic(ctx, seat, a)) throw new Error(`no action ${a.id}`);
}
