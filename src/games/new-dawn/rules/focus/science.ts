/** Resolving a science card and changing focus cards (rulebook pages 8 and 15, sheet section 1). */
import { must, wordOf } from '../../../../engine/must.js';
import type { Blocked, Choice, FrameRules, Seat } from '../../../../engine/types.js';
import { TECH_AGAIN, TECH_MARKS, TECH_TOP } from '../../data/dials.js';
import { FOCUS, FOCUS_BY, FOCUS_TYPES, type FocusId, type Level, type ScienceCard } from '../../data/focus.js';
import { nameOf, nearOf, type World, worldOf } from '../../map/world.js';
import {
  type Hex,
  type ImproveFrame,
  type NewDawn,
  type NukeFrame,
  REINFORCED,
  type ScienceFrame,
  type State,
  TOKEN,
  type UpgradeFrame,
} from '../../types.js';
import { focusOf, isToken } from '../board.js';
import { causeOf } from '../cause.js';
import { destroy, replaceCard } from '../change.js';
import { source } from '../hooks.js';
import { ownerOf, playerOf, rowCard } from '../lookup.js';
import { DONE } from '../place.js';
import { reads } from '../readings.js';
import { askToSpend } from '../tokens.js';

const SPEND = 0;
const FIRST = 1;
const ADVANCE = 2;

/** Where the arrow ends, and the levels of the marks it reached or passed, in order. */
export function advance(from: number, steps: number): { to: number; levels: Level[]; top: boolean } {
  let to = from;
  let top = false;
  const levels: Level[] = [];
  for (let i = 0; i < steps; i++) {
    to = to === TECH_TOP ? TECH_AGAIN : to + 1;
    if (to === TECH_TOP) top = true;
    const mark = TECH_MARKS.find((m) => m.at === to);
    if (mark) levels.push(mark.level);
  }
  return { to, levels, top };
}

export const science: FrameRules<NewDawn, ScienceFrame> = {
  run(ctx, f) {
    const { s } = ctx;
    const card = focusOf(s, f.seat, f.at) as ScienceCard;
    const id = rowCard(s, f.seat, f.at).card;
    if (f.step === SPEND) {
      f.step = FIRST;
      if (askToSpend(ctx, f.seat, f.at)) return 'again';
    }
    if (f.step === FIRST) {
      f.step = ADVANCE;
      if (card.first === 'trade') ctx.push({ kind: 'put', seat: f.seat, step: 0, n: 1, only: null, why: id });
      if (card.first === 'resource') ctx.push({ kind: 'gain', seat: f.seat, step: 0, missingOnly: true, why: id });
      if (card.first === 'nuclear' && f.slot === 5) ctx.push({ kind: 'nuke', seat: f.seat, step: 0 });
      if (card.first !== 'none') return 'again';
    }
    const p = playerOf(s, f.seat);
    const { to, levels, top } = advance(p.tech, f.slot + f.spent);
    ctx.tell({ type: 'dial', seat: f.seat, from: p.tech, to, why: id });
    p.tech = to;
    if (top) p.techTop = true;
    s.changed = true;
    for (const level of levels.reverse()) ctx.push({ kind: 'upgrade', seat: f.seat, step: 0, level });
    return 'done';
  },
};

/** Cards of this level that are not in the row, each with every card whose place it could take by its type. */
function replacements(s: State, seat: Seat, level: Level): { card: FocusId; at: number }[] {
  const row = playerOf(s, seat).row;
  const anyType = source(s, seat, 'anyType') !== null;
  const out: { card: FocusId; at: number }[] = [];
  for (const type of FOCUS_TYPES) {
    const card = must(FOCUS_BY[type][level - 1], 'focus card of level', level);
    if (row.some((c) => c.card === card)) continue;
    row.forEach((c, at) => {
      const old = FOCUS[c.card];
      if (old.type === type || (anyType && old.type !== 'science')) out.push({ card, at });
    });
  }
  return out;
}

/** Any card of exactly the level of the mark (page 8), whatever it replaces. */
function upgrades(s: State, seat: Seat, level: Level): { card: FocusId; at: number }[] {
  const all = replacements(s, seat, level);
  return reads(s, 'no-lower-cards') ? all.filter(({ at }) => focusOf(s, seat, at).level <= level) : all;
}

const takeChoice = (s: State, seat: Seat, { card, at }: { card: FocusId; at: number }): Choice => {
  const old = rowCard(s, seat, at).card;
  return { id: `take:${card}>${old}`, verb: 'take', target: `focus:${card}` };
};

/** A mark of the tech dial was reached: one card of exactly that level may be taken. */
export const upgrade: FrameRules<NewDawn, UpgradeFrame> = {
  run: (ctx, f) => (f.step === 0 && upgrades(ctx.s, f.seat, f.level).length > 0 ? 'ask' : 'done'),
  ask(s, f) {
    const choices = upgrades(s, f.seat, f.level).map((x): Choice => {
      const have = focusOf(s, f.seat, x.at).level;
      const choice = takeChoice(s, f.seat, x);
      return have > f.level ? { ...choice, warn: 'lower-card', facts: { have, need: f.level } } : choice;
    });
    return {
      seat: f.seat,
      topic: 'upgrade',
      from: 'rule:tech-dial',
      facts: { level: f.level },
      choices: [...choices, DONE],
    };
  },
  explain(s, f) {
    if (!reads(s, 'no-lower-cards')) return [];
    return replacements(s, f.seat, f.level).flatMap((x): Blocked[] => {
      const have = focusOf(s, f.seat, x.at).level;
      return have > f.level
        ? [{ ...takeChoice(s, f.seat, x), why: 'lower-level', facts: { have, need: f.level } }]
        : [];
    });
  },
  take(ctx, f, a) {
    f.step = 1;
    if (a.id === 'done') return;
    const [card, old] = a.id.slice('take:'.length).split('>') as [FocusId, FocusId];
    const at = playerOf(ctx.s, f.seat).row.findIndex((c) => c.card === old);
    replaceCard(ctx, f.seat, at, card, FOCUS[card].type === FOCUS[old].type ? 'tech-dial' : 'oxford-university');
  },
};

function improvable(s: State, f: ImproveFrame): { card: FocusId; at: number }[] {
  const row = playerOf(s, f.seat).row;
  return row.flatMap((c, at) => {
    const old = FOCUS[c.card];
    if (old.level === 4 || f.done.includes(c.card) || (f.wonder === 'pyramids' && old.level !== 1)) return [];
    const card = must(FOCUS_BY[old.type][old.level], 'focus card above level', old.level);
    return row.some((x) => x.card === card) ? [] : [{ card, at }];
  });
}

/** Pyramids and Porcelain Tower: some cards rise one level. */
export const improve: FrameRules<NewDawn, ImproveFrame> = {
  run: (ctx, f) => (f.left > 0 && improvable(ctx.s, f).length > 0 ? 'ask' : 'done'),
  ask(s, f) {
    return {
      seat: f.seat,
      topic: 'improve',
      from: causeOf(f.wonder),
      facts: { left: f.left },
      choices: [...improvable(s, f).map((x) => takeChoice(s, f.seat, x)), DONE],
    };
  },
  take(ctx, f, a) {
    if (a.id === 'done') {
      f.left = 0;
      return;
    }
    const [card, old] = a.id.slice('take:'.length).split('>') as [FocusId, FocusId];
    f.left -= 1;
    f.done.push(card);
    replaceCard(
      ctx,
      f.seat,
      playerOf(ctx.s, f.seat).row.findIndex((c) => c.card === old),
      card,
      f.wonder,
    );
  },
};

const blast = (s: State, h: Hex): Hex[] => [h, ...nearOf(worldOf(s), h)].filter((n) => isToken(s, n));
const isHit = (s: State, w: World, h: Hex): boolean => isToken(s, h) || nearOf(w, h).some((n) => isToken(s, n));

/** Nuclear Power in slot 5: all control tokens in a space and around it are hit, the own ones too. */
export const nuke: FrameRules<NewDawn, NukeFrame> = {
  run: (ctx, f) => (f.step === 0 && ctx.s.piece.some((p) => p === TOKEN || p === REINFORCED) ? 'ask' : 'done'),
  ask(s, f) {
    const w = worldOf(s);
    const choices: Choice[] = [];
    for (let h = 0; h < w.size; h++) if (isHit(s, w, h)) choices.push(w.choice('nuke', h));
    choices.push(DONE);
    return { seat: f.seat, topic: 'nuke', from: 'focus:nuclear-power', choices };
  },
  take(ctx, f, a) {
    f.step = 1;
    if (a.id === 'done') return;
    const { s } = ctx;
    const w = worldOf(s);
    const h = w.find(wordOf(a.id));
    ctx.tell({ type: 'nuke', seat: f.seat, hex: nameOf(w, h), why: 'nuclear-power' });
    for (const n of blast(s, h)) {
      if (s.piece[n] === TOKEN) destroy(ctx, n, 'nuclear-power');
      else {
        s.piece[n] = TOKEN;
        ctx.tell({ type: 'flip', seat: ownerOf(s, n), hex: nameOf(w, n), why: 'nuclear-power' });
      }
    }
  },
};
