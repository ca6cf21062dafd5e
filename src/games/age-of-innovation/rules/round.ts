/** The six rounds: income, actions, science bonuses and tidying up (rulebook p. 10-17). */
import { must } from '../../../engine/must.js';
import type { FrameRules, Seat } from '../../../engine/types.js';
import { DISCIPLINES } from '../data/ids.js';
import { ROUND_TILE_TABLE, ROUNDS } from '../data/rounds.js';
import type { RoundFrame, ScienceFrame, State, Types } from '../types.js';
import { gain, hasLeft, perk, playerOf } from './common.js';

const INCOME = 0;
const ACTIONS = 1;
const SCIENCE = 2;
const TIDY = 3;

export const round: FrameRules<Types, RoundFrame> = {
  run(ctx, f) {
    const { s } = ctx;
    switch (f.step) {
      case INCOME: {
        s.phase = 'income';
        const tile = must(s.rounds[s.round - 1], 'round');
        ctx.tell({ type: 'round', round: s.round, tile, final: s.round === ROUNDS ? s.final : '' });
        if (s.round === ROUNDS && s.neutralLevels) {
          ctx.reveal();
          ctx.tell({ type: 'area', number: s.area });
        }
        for (const seat of staying(s).reverse()) ctx.push({ kind: 'income', seat, step: 0 });
        f.step = ACTIONS;
        return 'again';
      }
      case ACTIONS: {
        s.phase = 'actions';
        const at = nextToAct(s, f.at);
        if (at >= 0) {
          f.at = at;
          ctx.push({ kind: 'turn', seat: must(s.order[at], 'place in the order', at), step: 0, booster: '' });
          return 'again';
        }
        if (s.round === ROUNDS) return 'done';
        f.step = SCIENCE;
        return 'again';
      }
      case SCIENCE:
        s.phase = 'science';
        // Whoever left keeps a place behind the others, and is passed over.
        s.order = [...s.next, ...s.order.filter((seat) => !s.next.includes(seat))];
        s.next = [];
        for (const seat of staying(s).reverse()) ctx.push({ kind: 'science', seat, step: 0 });
        f.step = TIDY;
        return 'again';
      default:
        tidy(s);
        return 'done';
    }
  },
};

const staying = (s: State): Seat[] => s.order.filter((seat) => !hasLeft(s, seat));

/** The next seat in turn order that has not passed; -1 when all have. */
function nextToAct(s: State, at: number): number {
  for (let k = 1; k <= s.seats; k++) {
    const i = (at + k) % s.seats;
    const seat = must(s.order[i], 'place in the order', i);
    if (!playerOf(s, seat).passed && !hasLeft(s, seat)) return i;
  }
  return -1;
}

function tidy(s: State): void {
  s.powerUsed = [];
  s.bookUsed = [];
  for (const b of s.boosters) b.coins += 1;
  for (const p of s.players) {
    p.used = [];
    p.passed = false;
  }
}

/** The science bonus of the round tile, once for every so many levels, without a limit. */
export const science: FrameRules<Types, ScienceFrame> = {
  run(ctx, f) {
    if (f.step === 1) return 'done';
    f.step = 1;
    const { s } = ctx;
    const tile = ROUND_TILE_TABLE[must(s.rounds[s.round - 1], 'round')];
    const level = must(playerOf(s, f.seat).levels[DISCIPLINES.indexOf(tile.discipline)], 'discipline');
    const times = Math.floor((level + (perk(s, f.seat, 'scienceBonus') ?? 0)) / tile.per);
    const { what, n } = tile.reward;
    if (times === 0) return 'done';
    if (what === 'spades') {
      const from = tile.id;
      ctx.push({ kind: 'spades', seat: f.seat, step: 0, mode: 'science', from, free: n * times, first: -1 });
    } else gain(ctx, f.seat, { [what]: n * times }, tile.id);
    return 'again';
  },
};
