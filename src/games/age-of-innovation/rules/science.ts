/** Steps on the science board (rulebook p. 10, sheet 9, rows 15 to 17, 60). */
import { must } from '../../../engine/must.js';
import type { Choice, FrameRules, Seat } from '../../../engine/types.js';
import { charge } from '../../terra-kit/bowls.js';
import { DISCIPLINES } from '../data/ids.js';
import { KEY_LEVEL, LEVEL_POWER, TOP_LEVEL } from '../data/science.js';
import type { AdvanceFrame, Context, MixFrame, OneFrame, State, Types } from '../types.js';
import { keysOf, playerOf, targetOf } from './common.js';
import { roundScore } from './scoring.js';

/** Is the single place at the top still free? */
function topFree(s: State, discipline: number): boolean {
  return s.players.every((p) => must(p.levels[discipline], 'discipline', discipline) < TOP_LEVEL);
}

/** Could the seat make at least one step, with a key if one is needed? */
export function canAdvance(s: State, seat: Seat, discipline: number): boolean {
  const level = must(playerOf(s, seat).levels[discipline], 'discipline', discipline);
  if (level === TOP_LEVEL) return false;
  if (level === TOP_LEVEL - 1) return topFree(s, discipline);
  return level !== KEY_LEVEL - 1 || keysOf(s, seat) > 0;
}

export function pushAdvance(ctx: Context, seat: Seat, discipline: number, n: number, from: string): void {
  if (n > 0) ctx.push({ kind: 'advance', seat, step: UNDECIDED, discipline, left: n, from });
}

const UNDECIDED = 0;
const WITH_KEY = 1;

/** Moves one marker up, asking before a key is used. What cannot be gained is lost. */
export const advance: FrameRules<Types, AdvanceFrame> = {
  run(ctx, f) {
    const { s } = ctx;
    const p = playerOf(s, f.seat);
    let made = 0;
    let power = 0;
    let asks = false;
    while (f.left > 0 && canAdvance(s, f.seat, f.discipline)) {
      if (p.levels[f.discipline] === KEY_LEVEL - 1 && f.step === UNDECIDED) {
        asks = true;
        break;
      }
      const level = must(p.levels[f.discipline], 'discipline', f.discipline) + 1;
      p.levels = p.levels.with(f.discipline, level);
      power += must(LEVEL_POWER[level], 'level');
      f.left -= 1;
      made += 1;
    }
    const discipline = must(DISCIPLINES[f.discipline], 'discipline', f.discipline);
    if (made > 0) {
      const level = must(p.levels[f.discipline], 'discipline', f.discipline);
      ctx.tell({ type: 'step', seat: f.seat, why: f.from, discipline, n: made, level });
      if (power > 0) {
        const got = charge(p.bowls, power);
        ctx.tell({ type: 'gain', seat: f.seat, why: `science-${discipline}`, goods: { power: got } });
        const n = power - got;
        if (n > 0) ctx.tell({ type: 'lost', seat: f.seat, why: `science-${discipline}`, what: 'power', n });
      }
      roundScore(ctx, f.seat, 'step', made);
    }
    if (asks) return 'ask';
    if (f.left > 0) ctx.tell({ type: 'steps-lost', seat: f.seat, why: f.from, discipline, n: f.left });
    return 'done';
  },
  ask: (s, f) => ({
    seat: f.seat,
    topic: 'key',
    from: targetOf(f.from),
    facts: {
      discipline: must(DISCIPLINES[f.discipline], 'discipline', f.discipline),
      steps: f.left,
      keys: keysOf(s, f.seat),
    },
    choices: [
      { id: 'use-key', verb: 'use-key' },
      { id: 'keep-key', verb: 'keep-key', warn: 'steps-lost', facts: { lost: f.left } },
    ],
  }),
  take(ctx, f, a) {
    const used = a.id === 'use-key';
    ctx.tell({
      type: 'key',
      seat: f.seat,
      discipline: must(DISCIPLINES[f.discipline], 'discipline', f.discipline),
      used,
    });
    if (used) f.step = WITH_KEY;
    else {
      ctx.tell({
        type: 'steps-lost',
        seat: f.seat,
        why: f.from,
        discipline: must(DISCIPLINES[f.discipline], 'discipline', f.discipline),
        n: f.left,
      });
      f.left = 0;
    }
  },
};

/** Disciplines in which a step can be made. */
function open(s: State, seat: Seat): number[] {
  return [0, 1, 2, 3].filter((d) => canAdvance(s, seat, d));
}

function stepChoices(s: State, seat: Seat): Choice[] {
  return open(s, seat).map((d) => ({
    id: `step:${DISCIPLINES[d]}`,
    verb: 'step',
    target: targetOf(must(DISCIPLINES[d], 'discipline', d)),
  }));
}

/** Asks for a discipline while there are steps to make and one is open; what is left then is lost. */
function stepRules<F extends MixFrame | OneFrame>(
  topic: string,
  take: NonNullable<FrameRules<Types, F>['take']>,
): FrameRules<Types, F> {
  return {
    run(ctx, f) {
      if (f.left === 0) return 'done';
      if (open(ctx.s, f.seat).length > 0) return 'ask';
      ctx.tell({ type: 'lost', seat: f.seat, why: f.from, what: 'steps', n: f.left });
      return 'done';
    },
    ask: (s, f) => ({
      seat: f.seat,
      topic,
      from: targetOf(f.from),
      facts: { left: f.left },
      choices: stepChoices(s, f.seat),
    }),
    take,
  };
}

/** Steps in any mix: one after the other, in the order the seat likes. */
export const mix = stepRules<MixFrame>('step', (ctx, f, a) => {
  f.left -= 1;
  pushAdvance(ctx, f.seat, disciplineIn(a.id), 1, f.from);
});

/** All steps in one discipline. */
export const one = stepRules<OneFrame>('steps-in-one', (ctx, f, a) => {
  const n = f.left;
  f.left = 0;
  pushAdvance(ctx, f.seat, disciplineIn(a.id), n, f.from);
});

function disciplineIn(id: string): number {
  return DISCIPLINES.indexOf(id.slice('step:'.length) as never);
}
