/** What the action phase does not offer, and why. For people only. */
import type { Blocked, Facts, Seat } from '../../../engine/types.js';
import { CIVIL, WORKER_TECH } from '../data/civil.js';
import { playerOf } from '../lookup.js';
import type { Player, TtaState } from '../types.js';
import { civilActions, militaryActions } from './actions-spent.js';
import { hasRoom, upgradable } from './build.js';
import { allFresh, playable } from './cards/action-cards.js';
import { isTechnology, partnerCanPay, readyToRevolt, revoltsWithArmy, scienceFor, sciencePrice } from './develop.js';
import { blockedTactics } from './military/tactics.js';
import { isUnit } from './people.js';
import { buildPrice, larder, populationPrice, purse, upgradePrice } from './prices.js';
import { civilHandLimit, maTotal, urbanLimit } from './ratings.js';
import { handFull, rowPrice, takeBar } from './row.js';
import { caTotal } from './symbols.js';
import { possibleStages, stagePrice } from './wonder.js';

type Add = (verb: string, id: string, target: string, why: string, facts?: Facts) => void;

export function explainActions(s: TtaState, seat: Seat): Blocked[] {
  const out: Blocked[] = [];
  const add: Add = (verb, id, target, why, facts = {}) => out.push({ id, verb, target, why, facts });
  explainRow(s, seat, add);
  if (s.round === 1) {
    add('build', 'build', 'rule:build', 'first-round');
    return out;
  }
  const p = playerOf(s, seat);
  explainGrowth(p, add);
  explainBuilds(p, add);
  explainUpgrades(p, add);
  explainWonder(p, add);
  explainHand(s, seat, p, add);
  return [...out, ...blockedTactics(s, seat)];
}

function explainRow(s: TtaState, seat: Seat, add: Add): void {
  const p = playerOf(s, seat);
  const full = handFull(s, seat);
  for (let space = 0; space < s.row.length; space++) {
    const card = s.row[space];
    if (!card) continue;
    const price = rowPrice(s, seat, space);
    const bar = takeBar(p, CIVIL[card], full);
    const at = [`take:${card}@${space + 1}`, `row:${space + 1}`] as const;
    if (bar) add('take', ...at, bar, { hand: p.hand.length, limit: civilHandLimit(s, seat), card });
    else if (price > civilActions(p)) add('take', ...at, 'civil-actions', { need: price, have: civilActions(p), card });
  }
}

function explainGrowth(p: Player, add: Add): void {
  const price = populationPrice(p, 0);
  const at = ['grow', 'grow', 'rule:grow'] as const;
  if (price === null) add(...at, 'no-tokens');
  else if (civilActions(p) === 0) add(...at, 'civil-actions', { need: 1, have: 0 });
  else if (price > larder(p)) add(...at, 'food', { need: price, have: larder(p) });
}

/** The first thing missing: action, worker, room, resources. */
function explainBuilds(p: Player, add: Add): void {
  for (const t of p.techs) {
    const type = WORKER_TECH[t.id].type;
    const unit = isUnit(type);
    const at = ['build', `build:${t.id}`, `card:${t.id}`] as const;
    const price = buildPrice(p, t.id, 0);
    if (unit && militaryActions(p) === 0) add(...at, 'military-actions', { need: 1, have: 0 });
    else if (!unit && civilActions(p) === 0) add(...at, 'civil-actions', { need: 1, have: 0 });
    else if (p.pool === 0) add(...at, 'no-worker');
    else if (!hasRoom(p, type)) add(...at, 'urban-limit', { limit: urbanLimit(p), type });
    else if (price > purse(p, unit)) add(...at, 'resources', { need: price, have: purse(p, unit) });
  }
}

function explainUpgrades(p: Player, add: Add): void {
  for (const from of p.techs) {
    if (from.workers === 0) continue;
    const unit = isUnit(WORKER_TECH[from.id].type);
    for (const to of p.techs) {
      if (to === from || !upgradable(p, from.id, to.id)) continue;
      const at = ['upgrade', `upgrade:${from.id}>${to.id}`, `card:${from.id}`] as const;
      const price = upgradePrice(p, from.id, to.id, 0);
      if (unit && militaryActions(p) === 0) add(...at, 'military-actions', { need: 1, have: 0 });
      else if (!unit && civilActions(p) === 0) add(...at, 'civil-actions', { need: 1, have: 0 });
      else if (price > purse(p, unit)) add(...at, 'resources', { need: price, have: purse(p, unit) });
    }
  }
}

function explainWonder(p: Player, add: Add): void {
  const need = stagePrice(p, 1, 0);
  const at = ['stage', 'stage', p.building ? `card:${p.building.id}` : 'rule:stage'] as const;
  if (!p.building) add(...at, 'no-wonder');
  else if (civilActions(p) === 0) add(...at, 'civil-actions', { need: 1, have: 0 });
  else if (need > purse(p, false)) add(...at, 'resources', { need, have: purse(p, false) });
  else if (possibleStages(p, 1, 0) === 0) add(...at, 'no-blue');
}

function explainHand(s: TtaState, seat: Seat, p: Player, add: Add): void {
  const ca = civilActions(p);
  for (const id of new Set(p.hand)) {
    const card = CIVIL[id];
    const target = `card:${id}`;
    if (card.kind === 'leader') {
      if (ca === 0) add('leader', `leader:${id}`, target, 'civil-actions', { need: 1, have: 0 });
    } else if (card.kind === 'action') explainAction(s, seat, card.id, add);
    else if (isTechnology(id)) {
      explainTechnology(s, seat, id, add);
      if (card.kind === 'government') explainRevolt(s, seat, card.id, add);
    }
  }
}

function explainAction(s: TtaState, seat: Seat, id: Parameters<typeof playable>[2], add: Add): void {
  const p = playerOf(s, seat);
  const ca = civilActions(p);
  const at = ['play', `play:${id}`, `card:${id}`] as const;
  if (allFresh(p, id)) add(...at, 'fresh-card');
  else if (!playable(s, seat, id)) add(...at, ca === 0 ? 'civil-actions' : 'card-idle', { need: 1, have: ca });
}

function explainTechnology(s: TtaState, seat: Seat, id: Parameters<typeof sciencePrice>[2], add: Add): void {
  const p = playerOf(s, seat);
  const need = sciencePrice(s, seat, id, false, 0);
  const at = ['develop', `develop:${id}`, `card:${id}`] as const;
  if (!partnerCanPay(s, seat)) add(...at, 'partner-science');
  else if (civilActions(p) === 0) add(...at, 'civil-actions', { need: 1, have: 0 });
  else if (need > scienceFor(p, id)) add(...at, 'science', { need, have: scienceFor(p, id) });
}

function explainRevolt(s: TtaState, seat: Seat, id: Parameters<typeof sciencePrice>[2], add: Add): void {
  const p = playerOf(s, seat);
  const at = ['revolt', `revolt:${id}`, `card:${id}`] as const;
  const need = sciencePrice(s, seat, id, true, 0);
  if (!readyToRevolt(s, seat)) {
    if (revoltsWithArmy(p)) add(...at, 'all-military-actions', { have: p.ma, need: maTotal(s, seat) });
    else add(...at, 'all-actions', { have: p.ca, need: caTotal(s, seat) });
  } else if (!partnerCanPay(s, seat)) add(...at, 'partner-science');
  else if (need > p.science) add(...at, 'science', { need, have: p.science });
}
