/** Aggressions: declared, perhaps repelled, else their effect. Code of Laws, aggression; sheet 2.3 and 3.6. */
import { must } from '../../../../engine/must.js';
import type { Choice, Ctx, FrameRules } from '../../../../engine/types.js';
import { LEADER, WONDER, WORKER_TECH, type WorkerTechId } from '../../data/civil.js';
import { AGGRESSIONS, isAggression, type TerritoryId, type WarId } from '../../data/military.js';
import { playerOf } from '../../lookup.js';
import type { Tta } from '../../types.js';
import {
  destroy,
  gainFood,
  gainResources,
  gainScience,
  loseCulture,
  losePopulation,
  loseScience,
  maTotal,
  removeLeader,
  removeUnfinishedWonder,
  score,
  spendMilitary,
} from '../board.js';
import { razeable } from './answers.js';
import { attackCost, endPactsByAttack } from './attack.js';
import { loseColony } from './colonies.js';
import type { AggressionFrame, AnnexFrame, AttackFrame, InfiltrateFrame, RaidFrame } from './frames.js';
import { toDiscard } from './hand.js';
import { politicsDone } from './politics-steps.js';
import { clash } from './strength.js';
import { declareWar } from './war.js';

/** Both strengths are on the table before the card is shown. */
export const attackFrame: FrameRules<Tta, AttackFrame> = {
  run: (_, f) => (f.step === 0 ? 'ask' : 'done'),
  ask(s, f) {
    const { attack, defence } = clash(s, f.seat, f.target);
    const cost = attackCost(s, f.card, f.target);
    const verb = isAggression(f.card) ? 'attack' : 'declare-war';
    const rival = playerOf(s, f.target);
    return {
      seat: f.seat,
      topic: verb,
      from: `card:${f.card}`,
      facts: { target: f.target, attack, defence, cards: rival.military.length, limit: maTotal(s, f.target) },
      choices: [
        { id: `go:${f.card}>${f.target}`, verb, target: `seat:${f.target}`, price: { ma: cost } },
        { id: 'back', verb: 'back' },
      ],
    };
  },
  take(ctx, f, a) {
    f.step = 1;
    const { s } = ctx;
    const { seat, target, card } = f;
    const p = playerOf(s, seat);
    f.held.length = 0;
    if (a.id === 'back') {
      p.military.push(card);
      return;
    }
    politicsDone(s);
    spendMilitary(p, attackCost(s, card, target));
    ctx.reveal();
    const values = clash(s, seat, target);
    endPactsByAttack(ctx, seat, target);
    if (!isAggression(card)) {
      declareWar(ctx, seat, target, card as WarId);
      return;
    }
    ctx.tell({ type: 'aggression', seat, target, card, ...values });
    ctx.push({ kind: 'aggression', seat, step: DEFENCE, card, held: [card], target, ...values, repelled: false });
  },
};

const DEFENCE = 0;
const EFFECT = 1;
const DISCARD = 2;

export const aggressionFrame: FrameRules<Tta, AggressionFrame> = {
  run(ctx, f) {
    const { seat, target, card } = f;
    if (f.step === DEFENCE) {
      f.step = EFFECT;
      ctx.push({
        kind: 'defence',
        seat: target,
        step: 0,
        card,
        attacker: seat,
        attack: f.attack,
        strength: f.defence,
        held: [],
      });
      return 'again';
    }
    if (f.step === EFFECT && !f.repelled) {
      f.step = DISCARD;
      ctx.tell({ type: 'aggression-won', seat, target, card });
      strike(ctx, f);
      return 'again';
    }
    for (const id of f.held) toDiscard(ctx.s, id);
    return 'done';
  },
};

function strike(ctx: Ctx<Tta>, f: AggressionFrame): void {
  const { seat, target, card } = f;
  const why = `card:${card}`;
  const { effect } = AGGRESSIONS[card];
  switch (effect.do) {
    case 'plunder':
      ctx.push({ kind: 'lose-mix', seat, step: 0, n: effect.n, victim: target, why });
      return;
    case 'raid':
      ctx.push({ kind: 'raid', seat, step: 0, card, victim: target, levels: [...effect.levels], cost: 0 });
      return;
    case 'enslave':
      gainFood(ctx, seat, effect.food, why);
      gainResources(ctx, seat, effect.resources, why);
      losePopulation(ctx, target, 1, why);
      return;
    case 'spy':
      gainScience(ctx, seat, loseScience(ctx, target, effect.n, why), why);
      return;
    case 'annex':
      ctx.push({ kind: 'annex', seat, step: 0, card, victim: target });
      return;
    case 'infiltrate':
      ctx.push({ kind: 'infiltrate', seat, step: 0, card, victim: target });
      return;
    case 'culture':
      score(ctx, seat, loseCulture(ctx, target, effect.n, 'aggressions', why), 'aggressions', why);
  }
}

/**
 * The narrower level is picked first: then as many buildings as possible fall whatever is picked. The spoils are half
 * of the printed costs together, rounded up once (sheet 6.2 no. 7).
 */
export const raidFrame: FrameRules<Tta, RaidFrame> = {
  run(ctx, f) {
    const rival = playerOf(ctx.s, f.victim);
    while (f.levels.length > 0) {
      const ids = razeable(rival, false, must(f.levels.at(-1), 'last'));
      if (ids.length > 1) return 'ask';
      if (ids.length === 1) raze(ctx, f, must(ids[0], 'card'));
      else f.levels.pop();
    }
    gainResources(ctx, f.seat, Math.ceil(f.cost / 2), `card:${f.card}`);
    return 'done';
  },
  ask: (s, f) => ({
    seat: f.seat,
    topic: 'raid',
    from: `card:${f.card}`,
    facts: { victim: f.victim, left: f.levels.length, level: must(f.levels.at(-1), 'last'), cost: f.cost },
    choices: razeable(playerOf(s, f.victim), false, must(f.levels.at(-1), 'last')).map(
      (id): Choice => ({ id: `raze:${id}`, verb: 'raze', target: `card:${id}` }),
    ),
  }),
  take: (ctx, f, a) => raze(ctx, f, a.id.slice('raze:'.length) as WorkerTechId),
};

function raze(ctx: Ctx<Tta>, f: RaidFrame, id: WorkerTechId): void {
  f.levels.pop();
  f.cost += WORKER_TECH[id].resources;
  destroy(ctx, f.victim, id, `card:${f.card}`);
}

/** Leader or unfinished wonder, the attacker's choice. */
export const infiltrateFrame: FrameRules<Tta, InfiltrateFrame> = {
  run(ctx, f) {
    if (f.step === 1) return 'done';
    const { leader, building } = playerOf(ctx.s, f.victim);
    if (leader && building) return 'ask';
    if (leader || building) infiltrate(ctx, f, leader ? 'leader' : 'wonder');
    return 'done';
  },
  ask(s, f) {
    const { leader, building } = playerOf(s, f.victim);
    return {
      seat: f.seat,
      topic: 'infiltrate',
      from: `card:${f.card}`,
      facts: { victim: f.victim },
      choices: [
        { id: 'infiltrate:leader', verb: 'infiltrate', target: `card:${leader}` },
        { id: 'infiltrate:wonder', verb: 'infiltrate', target: `card:${must(building, 'building').id}` },
      ],
    };
  },
  take: (ctx, f, a) => infiltrate(ctx, f, a.id === 'infiltrate:leader' ? 'leader' : 'wonder'),
};

function infiltrate(ctx: Ctx<Tta>, f: InfiltrateFrame, what: 'leader' | 'wonder'): void {
  const rival = playerOf(ctx.s, f.victim);
  const { effect } = AGGRESSIONS[f.card];
  const why = `card:${f.card}`;
  const level =
    what === 'leader' ? LEADER[must(rival.leader, 'leader')].age : WONDER[must(rival.building, 'space').id].age;
  f.step = 1;
  if (what === 'leader') removeLeader(ctx, f.victim, why);
  else removeUnfinishedWonder(ctx, f.victim, why);
  if (effect.do === 'infiltrate') score(ctx, f.seat, effect.perLevel * level, 'aggressions', why);
}

export const annexFrame: FrameRules<Tta, AnnexFrame> = {
  run(ctx, f) {
    if (f.step === 1) return 'done';
    const { colonies } = playerOf(ctx.s, f.victim);
    if (colonies.length > 1) return 'ask';
    f.step = 1;
    if (colonies.length === 1) loseColony(ctx, f.victim, colonies[0] as TerritoryId, f.seat);
    return 'again';
  },
  ask: (s, f) => ({
    seat: f.seat,
    topic: 'annex',
    from: `card:${f.card}`,
    facts: { victim: f.victim },
    choices: playerOf(s, f.victim).colonies.map(
      (id): Choice => ({ id: `annex:${id}`, verb: 'annex', target: `card:${id}` }),
    ),
  }),
  take(ctx, f, a) {
    f.step = 1;
    loseColony(ctx, f.victim, a.id.slice('annex:'.length) as TerritoryId, f.seat);
  },
};
