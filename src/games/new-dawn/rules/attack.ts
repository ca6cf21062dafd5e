/** An attack from the declaration to its consequences (rulebook pages 11, 13 and 15, sheet 10.6). */

import { amountOf, must, wordOf } from '../../../engine/must.js';
import type { Choice, FrameRules, Seat } from '../../../engine/types.js';
import { cityStateAt } from '../data/diplomacy.js';
import { BARBARIANS } from '../data/land.js';
import type { NaturalId } from '../data/naturals.js';
import { WONDER_IDS, worldWonderAt } from '../data/wonders.js';
import { nameOf, stateMark, worldOf } from '../map/world.js';
import {
  AT_MAP,
  type AttackFrame,
  CAPITAL,
  CITY,
  type Context,
  type NewDawn,
  REINFORCED,
  type SpoilsFrame,
  type State,
  TOKEN,
} from '../types.js';
import { cardsOfType, citiesLeft, naturalsOnCard, spendable, tokensLeft, wonderOn } from './board.js';
import { beatBarbarian, breakDiplomacy, occupy, vacate } from './change.js';
import {
  attackNaturals,
  attackSpendable,
  attackTerms,
  attackTokens,
  defenceTerms,
  defenceTokens,
  stockOf,
  total,
} from './combat.js';
import { cardNamed, playerOf, rowCard } from './lookup.js';
import { DONE } from './place.js';
import { reads } from './readings.js';
import { spendFrom, spendNatural } from './tokens.js';
import { wonderSites } from './wonders.js';

const ROLL = 0;
const ATTACKER = 1;
const DEFENDER = 2;
const RESULT = 3;
const CLAIM = 4;
const TAKE = 5;
const END = 6;

const sums = (s: State, f: AttackFrame) => ({ attack: total(attackTerms(s, f)), defence: total(defenceTerms(s, f)) });

/** Tokens are asked for only while they can still change who wins; ties go to the defender. */
function attackerDecides(s: State, f: AttackFrame): boolean {
  const mine = attackTokens(s, f.seat, f.at);
  if (mine === 0) return false;
  const { attack, defence } = sums(s, f);
  const theirs = f.defender >= 0 ? defenceTokens(s, f.defender) : 0;
  return attack + mine > defence && attack <= defence + theirs;
}

function defenderDecides(s: State, f: AttackFrame): boolean {
  const theirs = f.defender >= 0 ? defenceTokens(s, f.defender) : 0;
  if (theirs === 0) return false;
  const { attack, defence } = sums(s, f);
  return attack > defence && defence + theirs >= attack;
}

export const attack: FrameRules<NewDawn, AttackFrame> = {
  run(ctx, f) {
    const { s } = ctx;
    if (f.step === ROLL) {
      declare(ctx, f);
      f.step = ATTACKER;
    }
    if (f.step === ATTACKER) {
      if (attackerDecides(s, f)) return 'ask';
      f.step = DEFENDER;
    }
    if (f.step === DEFENDER) {
      if (defenderDecides(s, f)) return 'ask';
      f.step = RESULT;
    }
    switch (f.step) {
      case RESULT:
        settle(ctx, f);
        return 'again';
      case CLAIM:
        return 'ask';
      case TAKE:
        return take(ctx, f);
      default:
        return 'done';
    }
  },
  ask(s, f) {
    const hex = nameOf(worldOf(s), f.hex);
    if (f.step === CLAIM) {
      const state = cityStateAt(stateMark(worldOf(s), f.hex));
      return {
        seat: f.seat,
        topic: 'claim',
        from: `state:${state}`,
        choices: [
          { id: `conquer:${state}`, verb: 'conquer', target: `hex:${hex}` },
          { id: `liberate:${state}`, verb: 'liberate', target: `hex:${hex}` },
        ],
      };
    }
    const attacking = f.step === ATTACKER;
    const seat = attacking ? f.seat : f.defender;
    const cards = attacking ? [f.at] : cardsOfType(s, seat, 'military');
    const spend = attacking ? attackSpendable : spendable;
    const lying = attacking ? attackNaturals : naturalsOnCard;
    const max = cards.reduce((sum, at) => sum + spend(s, seat, at), 0);
    const { attack, defence } = sums(s, f);
    const enough = attacking ? defence + 1 - attack : attack - defence;
    const decides = enough > 0 && enough <= max ? { usual: enough } : {};
    const choices: Choice[] = [{ id: 'spend', verb: 'spend', range: [0, max], ...decides }];
    for (const at of cards) {
      for (const id of lying(s, seat, at)) {
        choices.push({ id: `use:${id}`, verb: 'use', target: `natural:${id}` });
      }
    }
    return {
      seat,
      topic: attacking ? 'attack-tokens' : 'defence-tokens',
      from: `hex:${hex}`,
      facts: { attack, defence, max, attacker: f.seat },
      choices,
      ...(attacking && f.defender >= 0 ? { queue: [f.defender] } : {}),
    };
  },
  take(ctx, f, a) {
    const { s } = ctx;
    if (f.step === CLAIM) {
      if (a.id.startsWith('liberate')) liberate(ctx, f);
      else f.step = TAKE;
      return;
    }
    const side = f.step === ATTACKER ? 0 : 1;
    const seat = side === 0 ? f.seat : f.defender;
    const cards = side === 0 ? [f.at] : cardsOfType(s, seat, 'military');
    if (a.id === 'spend') {
      spendOn(ctx, side === 0, seat, cards, amountOf(a));
      f.spent[side] += amountOf(a);
      f.step = side === 0 ? DEFENDER : RESULT;
      return;
    }
    f.spent[side] += 1;
    spendNatural(ctx, seat, a.id.split(':')[1] as NaturalId, rowCard(s, seat, must(cards[0], 'military card')).card);
  },
};

/** Trade tokens from the military cards, first card first; an attacker may add those of its stock. */
function spendOn(ctx: Context, attacking: boolean, seat: Seat, cards: readonly number[], amount: number): void {
  const { s } = ctx;
  let left = amount;
  for (const at of cards) {
    const n = Math.min(left, attacking ? attackSpendable(s, seat, at) : spendable(s, seat, at));
    if (n > 0) spendFrom(ctx, seat, at, n, attacking ? stockOf(s, seat) : null);
    left -= n;
  }
}

function declare(ctx: Context, f: AttackFrame): void {
  const { s } = ctx;
  const w = worldOf(s);
  const state = f.what === 'state' ? stateMark(w, f.hex) : -1;
  ctx.tell({
    type: 'attack',
    seat: f.seat,
    hex: nameOf(w, f.hex),
    what: f.what,
    on:
      f.defender >= 0
        ? f.defender
        : state >= 0
          ? cityStateAt(state)
          : must(BARBARIANS[f.barbarian], 'barbarian', f.barbarian),
    card: rowCard(s, f.seat, f.at).card,
  });
  breakDiplomacy(ctx, f.seat, f.defender, state);
  f.dice = [ctx.roll(6), ctx.roll(6)];
  ctx.tell({ type: 'dice', seat: f.seat, attack: f.dice[0], defence: f.dice[1], roller: f.roller });
}

function settle(ctx: Context, f: AttackFrame): void {
  const { s } = ctx;
  const w = worldOf(s);
  const attack = attackTerms(s, f);
  const defence = defenceTerms(s, f);
  f.won = total(attack) > total(defence);
  ctx.tell({ type: 'battle', seat: f.seat, hex: nameOf(w, f.hex), attack, defence, won: f.won });
  f.step = END;
  if (!f.won) return;
  s.turn.won += 1;
  if (f.what === 'barbarian') {
    ctx.push({ kind: 'put', seat: f.seat, step: 0, n: 1, only: null, why: 'barbarian' });
    beatBarbarian(ctx, f.seat, f.barbarian, 'attack');
  } else if (s.piece[f.hex] === CAPITAL) {
    playerOf(s, f.seat).capitalsBeaten += 1;
    s.changed = true;
    if (!reads(s, 'capital-again')) s.turn.taken.push(f.hex);
    ctx.tell({ type: 'conquer', seat: f.seat, hex: nameOf(w, f.hex), what: 'capital', from: f.defender });
    ctx.push({ kind: 'spoils', seat: f.seat, step: 0, from: f.defender, left: 2, hex: f.hex });
  } else f.step = f.what !== 'state' && stateMark(w, f.hex) >= 0 ? CLAIM : TAKE;
}

/** The winner's piece replaces the loser's. */
function take(ctx: Context, f: AttackFrame): 'again' | 'done' {
  const { s } = ctx;
  const w = worldOf(s);
  // A stand-in token on a city-state's space gives way to a city (page 15).
  const wantsCity = f.what !== 'token' || stateMark(w, f.hex) >= 0;
  const piece = wantsCity ? (citiesLeft(s, f.seat) > 0 ? CITY : REINFORCED) : TOKEN;
  if (piece !== CITY && tokensLeft(s, f.seat) < 1) {
    ctx.push({ kind: 'lift', seat: f.seat, step: 0, why: 'attack' });
    return 'again';
  }
  ctx.tell({ type: 'conquer', seat: f.seat, hex: nameOf(w, f.hex), what: f.what, from: f.defender });
  s.turn.taken.push(f.hex);
  occupy(ctx, f.hex, f.seat, piece);
  f.step = END;
  return 'again';
}

function liberate(ctx: Context, f: AttackFrame): void {
  const { s } = ctx;
  const index = stateMark(worldOf(s), f.hex);
  const state = cityStateAt(index);
  ctx.tell({ type: 'liberate', seat: f.seat, state });
  vacate(ctx, f.hex);
  s.stateCards[index] = [f.seat, AT_MAP];
  ctx.tell({ type: 'state-card', seat: f.seat, state });
  f.step = END;
}

const LOOT = 0;
const WONDER = 1;

/** A beaten capital: up to two of the loser's trade tokens, and its wonder for a city that has none. */
export const spoils: FrameRules<NewDawn, SpoilsFrame> = {
  run(ctx, f) {
    const { s } = ctx;
    if (f.step === LOOT) {
      if (f.left > 0 && lootable(s, f.from).length > 0) return 'ask';
      f.step = WONDER;
    }
    if (f.step === WONDER && wonderOn(s, f.hex) >= 0) {
      const sites = wonderSites(s, f.seat);
      if (sites.length > 1) return 'ask';
      if (sites.length === 1) moveWonder(ctx, f, must(sites[0], 'site', 0));
    }
    return 'done';
  },
  ask(s, f) {
    const w = worldOf(s);
    if (f.step === WONDER) {
      return {
        seat: f.seat,
        topic: 'spoils-site',
        from: `wonder:${WONDER_IDS[wonderOn(s, f.hex)]}`,
        choices: wonderSites(s, f.seat).map((h) => w.choice('site', h)),
      };
    }
    const choices: Choice[] = lootable(s, f.from).map((card) => ({
      id: `loot:${card}`,
      verb: 'loot',
      target: `focus:${card}@${f.from}`,
    }));
    return {
      seat: f.seat,
      topic: 'spoils',
      from: `hex:${w.names[f.hex]}`,
      facts: { left: f.left, from: f.from },
      choices: [...choices, DONE],
    };
  },
  take(ctx, f, a) {
    if (a.id === 'done') {
      f.left = 0;
      return;
    }
    const word = wordOf(a.id);
    if (f.step === WONDER) {
      moveWonder(ctx, f, worldOf(ctx.s).find(word));
      return;
    }
    f.left -= 1;
    const card = cardNamed(ctx.s, f.from, word);
    card.trade -= 1;
    ctx.tell({ type: 'loot', seat: f.seat, from: f.from, on: card.card });
    ctx.push({ kind: 'put', seat: f.seat, step: 0, n: 1, only: null, why: 'capital' });
  },
};

const lootable = (s: State, seat: Seat) =>
  playerOf(s, seat)
    .row.filter((c) => c.trade > 0)
    .map((c) => c.card);

function moveWonder(ctx: Context, f: SpoilsFrame, h: number): void {
  const index = wonderOn(ctx.s, f.hex);
  ctx.s.wonderAt[index] = h;
  ctx.s.changed = true;
  ctx.tell({
    type: 'wonder-moves',
    seat: f.seat,
    wonder: worldWonderAt(index),
    hex: nameOf(worldOf(ctx.s), h),
  });
  f.step = WONDER + 1;
}
