/** Phase I (rulebook p. 10, sheet 3, 9 row 38). */
import { must } from '../../../engine/must.js';
import type { FrameRules, Seat } from '../../../engine/types.js';
import { openPlaces } from '../../terra-kit/places.js';
import { DISCIPLINES } from '../data/ids.js';
import type { Gain } from '../data/perks.js';
import { INCOME_LEVEL, SCIENCE_INCOME } from '../data/science.js';
import type { IncomeFrame, IncomeRow, State, Types } from '../types.js';
import { boardOf, gain, holdingsOf, playerOf, score, tilesOf } from './common.js';

export function incomeRow(source: string, g: Gain & { steps?: number }): IncomeRow {
  return {
    source,
    coins: g.coins ?? 0,
    tools: g.tools ?? 0,
    scholars: g.scholars ?? 0,
    power: g.power ?? 0,
    books: g.books ?? 0,
    vp: g.vp ?? 0,
    steps: g.steps ?? 0,
  };
}

export function addRows(source: string, rows: readonly (Gain & { steps?: number })[]): IncomeRow {
  const out = incomeRow(source, {});
  for (const r of rows) {
    out.coins += r.coins ?? 0;
    out.tools += r.tools ?? 0;
    out.scholars += r.scholars ?? 0;
    out.power += r.power ?? 0;
    out.books += r.books ?? 0;
    out.vp += r.vp ?? 0;
    out.steps += r.steps ?? 0;
  }
  return out;
}

/** What each source pays: open places of the planning board, tiles, high science levels. */
export function incomeOf(s: State, seat: Seat): IncomeRow[] {
  const p = playerOf(s, seat);
  if (!p.board) return [];
  const board = boardOf(p);
  const { placed } = holdingsOf(s, seat);
  const rows = [
    incomeRow('board', board.base),
    incomeRow('workshop', openPlaces(board.workshops, placed.workshop)),
    incomeRow('guild', openPlaces(board.guilds, placed.guild)),
    incomeRow('school', openPlaces(board.schools, placed.school)),
    incomeRow('university', openPlaces(board.university, placed.university)),
  ];
  for (const tile of tilesOf(s, seat)) if (tile.income) rows.push(incomeRow(tile.id, tile.income));
  DISCIPLINES.forEach((d, i) => {
    if (must(p.levels[i], 'discipline', i) >= INCOME_LEVEL) rows.push(incomeRow(`science-${d}`, SCIENCE_INCOME[d]));
  });
  return rows;
}

const STEPS = 0;
const GOODS = 1;
const DONE = 2;

/** The step of competency 1 comes first, so that a level 9 it reaches pays at once. */
export const income: FrameRules<Types, IncomeFrame> = {
  run(ctx, f) {
    const { s } = ctx;
    if (f.step === DONE) return 'done';
    if (f.step === STEPS) {
      f.step = GOODS;
      for (const tile of tilesOf(s, f.seat)) {
        const steps = tile.income?.steps;
        if (steps) ctx.push({ kind: 'mix', seat: f.seat, step: 0, left: steps, from: tile.id });
      }
      return 'again';
    }
    f.step = DONE;
    const rows = incomeOf(s, f.seat);
    const { coins, tools, scholars, power, books } = addRows('income', rows);
    gain(ctx, f.seat, { coins, tools, scholars, power, books }, 'income');
    for (const r of rows) score(ctx, f.seat, r.vp, r.source);
    return 'again';
  },
};
