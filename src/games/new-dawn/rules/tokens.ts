/** Trade tokens, resources and natural wonders: spending them, gaining them, saying where they lie. */
import { amountOf, must, wordOf } from '../../../engine/must.js';
import type { Choice, FrameRules, Seat } from '../../../engine/types.js';
import { FOCUS, type FocusId } from '../data/focus.js';
import { LIMITS, RESOURCES, type Resource } from '../data/land.js';
import type { NaturalId } from '../data/naturals.js';
import type {
  AssignFrame,
  Context,
  DiscardFrame,
  EmbassyFrame,
  ExchangeFrame,
  GainFrame,
  NewDawn,
  PutFrame,
  SpendFrame,
  State,
  Stock,
  ZimbabweFrame,
} from '../types.js';
import { naturalsOf, naturalsOnCard, readyStates, spendable, supplies } from './board.js';
import { causeOf } from './cause.js';
import { addTrade, gainResource } from './change.js';
import { cardChoice } from './choices.js';
import { source } from './hooks.js';
import { hasLeft } from './left.js';
import { cardNamed, playerOf, rowCard } from './lookup.js';
import { DONE } from './place.js';

/** A card of a row; the seat is named when it is not the row of the seat at turn. */
const rowChoice = (s: State, seat: Seat, verb: string, card: FocusId): Choice =>
  seat === s.turn.seat ? cardChoice(verb, card) : { id: `${verb}:${card}`, verb, target: `focus:${card}@${seat}` };

/** Takes n from a card: city-state tokens first, for they cost nothing, then trade tokens; from its stock where one is kept. */
export function spendFrom(ctx: Context, seat: Seat, at: number, n: number, stock: Stock | null = null): void {
  const { s } = ctx;
  const card = rowCard(s, seat, at);
  let left = n;
  for (const state of readyStates(s, seat, at)) {
    if (left === 0) break;
    if (stock && !stock.marks.includes(state)) continue;
    s.turn.used.push(state);
    ctx.tell({ type: 'use', seat, token: state, on: card.card });
    left -= 1;
  }
  if (left > 0) {
    card.trade -= left;
    if (stock) stock.trade -= left;
    ctx.tell({ type: 'spend', seat, n: left, on: card.card });
  }
}

/** A natural wonder token is used; Roosevelt then lays it on any card. */
export function spendNatural(ctx: Context, seat: Seat, natural: NaturalId, on: string): void {
  ctx.s.turn.used.push(natural);
  ctx.tell({ type: 'use', seat, token: natural, on });
  if (source(ctx.s, seat, 'naturalsOnCards')) ctx.push({ kind: 'assign', seat, step: 0, natural });
}

const canSpend = (s: State, seat: Seat, at: number): boolean =>
  spendable(s, seat, at) > 0 || naturalsOnCard(s, seat, at).length > 0;

/** Asks for tokens to spend on a card about to be resolved, if there are any. */
export function askToSpend(ctx: Context, seat: Seat, at: number): boolean {
  if (!canSpend(ctx.s, seat, at)) return false;
  ctx.push({ kind: 'spend', seat, step: 0, at, spent: 0 });
  return true;
}

/** How many trade tokens go into the card about to be resolved. The frame below gets the number. */
export const spend: FrameRules<NewDawn, SpendFrame> = {
  run: (ctx, f) => (f.step === 0 && canSpend(ctx.s, f.seat, f.at) ? 'ask' : 'done'),
  ask(s, f) {
    const max = spendable(s, f.seat, f.at);
    return {
      seat: f.seat,
      topic: 'spend',
      from: `focus:${rowCard(s, f.seat, f.at).card}`,
      facts: { max, spent: f.spent },
      choices: [
        { id: 'spend', verb: 'spend', range: [0, max] },
        ...naturalsOnCard(s, f.seat, f.at).map((id) => ({ id: `use:${id}`, verb: 'use', target: `natural:${id}` })),
      ],
    };
  },
  take(ctx, f, a) {
    const parent = ctx.s.stack.at(-2) as unknown as { spent: number };
    const n = a.id === 'spend' ? amountOf(a) : 1;
    f.spent += n;
    parent.spent += n;
    if (a.id === 'spend') {
      f.step = 1;
      if (n > 0) spendFrom(ctx, f.seat, f.at, n);
    } else spendNatural(ctx, f.seat, a.id.split(':')[1] as NaturalId, rowCard(ctx.s, f.seat, f.at).card);
  },
};

/** Cards of the row that can take another trade token, and Great Zimbabwe (position -1). */
function homes(s: State, f: PutFrame): number[] {
  const out: number[] = [];
  playerOf(s, f.seat).row.forEach((c, at) => {
    if (c.trade < LIMITS.tradeOnCard && (f.only === null || FOCUS[c.card].type === f.only)) out.push(at);
  });
  const wonder = source(s, f.seat, 'holdsTrade');
  if (wonder && s.zimbabwe < wonder.hook) out.push(-1);
  return out;
}

/** Trade tokens from the supply are laid on cards; what finds no room is lost. */
export const put: FrameRules<NewDawn, PutFrame> = {
  run(ctx, f) {
    if (f.n === 0) return 'done';
    const [only, second] = homes(ctx.s, f);
    if (second !== undefined) return 'ask';
    if (only === undefined) ctx.tell({ type: 'trade-lost', seat: f.seat, n: f.n, why: f.why });
    else if (only >= 0) addTrade(ctx, f.seat, only, f.n, f.why);
    else {
      zimbabweGains(ctx, f.seat, f.why);
      f.n -= 1;
      return 'again';
    }
    return 'done';
  },
  ask(s, f) {
    const row = playerOf(s, f.seat).row;
    return {
      seat: f.seat,
      topic: 'put',
      from: causeOf(f.why),
      facts: { n: f.n },
      choices: homes(s, f).map((at) =>
        at >= 0
          ? rowChoice(s, f.seat, 'put', must(row[at], 'slot', at).card)
          : { id: 'put:great-zimbabwe', verb: 'put', target: 'wonder:great-zimbabwe' },
      ),
    };
  },
  take(ctx, f, a) {
    const to = wordOf(a.id);
    f.n -= 1;
    if (to === 'great-zimbabwe') zimbabweGains(ctx, f.seat, f.why);
    else
      addTrade(
        ctx,
        f.seat,
        playerOf(ctx.s, f.seat).row.findIndex((c) => c.card === to),
        1,
        f.why,
      );
  },
};

function zimbabweGains(ctx: Context, seat: Seat, why: string): void {
  ctx.s.zimbabwe += 1;
  ctx.tell({ type: 'trade', seat, n: 1, on: 'great-zimbabwe', why });
}

/** Great Zimbabwe at the start of the turn: any of its tokens move to focus cards. */
export const zimbabwe: FrameRules<NewDawn, ZimbabweFrame> = {
  run: (ctx, f) =>
    f.step === 0 && ctx.s.zimbabwe > 0 && playerOf(ctx.s, f.seat).row.some((c) => c.trade < LIMITS.tradeOnCard)
      ? 'ask'
      : 'done',
  ask(s, f) {
    const row = playerOf(s, f.seat).row;
    return {
      seat: f.seat,
      topic: 'zimbabwe',
      from: 'wonder:great-zimbabwe',
      facts: { left: s.zimbabwe },
      choices: [
        ...row.filter((c) => c.trade < LIMITS.tradeOnCard).map((c) => rowChoice(s, f.seat, 'put', c.card)),
        DONE,
      ],
    };
  },
  take(ctx, f, a) {
    if (a.id === 'done') {
      f.step = 1;
      return;
    }
    const at = playerOf(ctx.s, f.seat).row.findIndex((c) => c.card === a.id.split(':')[1]);
    ctx.s.zimbabwe -= 1;
    addTrade(ctx, f.seat, at, 1, 'great-zimbabwe');
  },
};

function gainable(s: State, f: GainFrame): Resource[] {
  const left = supplies(s);
  const have = playerOf(s, f.seat).resources;
  return RESOURCES.filter((r) => left[r] > 0 && !(f.missingOnly && have[r] > 0));
}

/** One resource of choice from the supply. */
export const gain: FrameRules<NewDawn, GainFrame> = {
  run(ctx, f) {
    if (f.step > 0) return 'done';
    const list = gainable(ctx.s, f);
    if (list.length > 1) return 'ask';
    if (list[0]) gainResource(ctx, f.seat, list[0], f.why);
    return 'done';
  },
  ask: (s, f) => ({
    seat: f.seat,
    topic: 'gain',
    from: causeOf(f.why),
    choices: gainable(s, f).map((r) => ({ id: `gain:${r}`, verb: 'gain', target: `resource:${r}` })),
  }),
  explain(s, f) {
    const left = supplies(s);
    return RESOURCES.filter((r) => !gainable(s, f).includes(r)).map((r) => ({
      id: `gain:${r}`,
      verb: 'gain',
      target: `resource:${r}`,
      why: left[r] > 0 ? 'have-already' : 'supply-empty',
    }));
  },
  take(ctx, f, a) {
    f.step = 1;
    gainResource(ctx, f.seat, a.id.split(':')[1] as Resource, f.why);
  },
};

/** Steam Power: one own resource token for another from the supply. */
export const exchange: FrameRules<NewDawn, ExchangeFrame> = {
  run(ctx, f) {
    const { s } = ctx;
    if (f.step > 0) return 'done';
    const left = supplies(s);
    const have = playerOf(s, f.seat).resources;
    return RESOURCES.some((r) => have[r] > 0 && RESOURCES.some((to) => to !== r && left[to] > 0)) ? 'ask' : 'done';
  },
  ask(s, f) {
    const left = supplies(s);
    const have = playerOf(s, f.seat).resources;
    const other = (r: Resource) => RESOURCES.some((to) => to !== r && left[to] > 0);
    const choices = f.given
      ? RESOURCES.filter((r) => r !== f.given && left[r] > 0).map((r) => ({
          id: `gain:${r}`,
          verb: 'gain',
          target: `resource:${r}`,
        }))
      : RESOURCES.filter((r) => have[r] > 0 && other(r)).map((r) => ({
          id: `give:${r}`,
          verb: 'give',
          target: `resource:${r}`,
          price: { [r]: 1 },
        }));
    return {
      seat: f.seat,
      topic: f.given ? 'exchange-for' : 'exchange',
      from: 'focus:steam-power',
      choices: [...choices, DONE],
    };
  },
  take(ctx, f, a) {
    const word = a.id.split(':')[1] as Resource;
    if (a.id === 'done') f.step = 1;
    else if (f.given === null) f.given = word;
    else {
      f.step = 1;
      playerOf(ctx.s, f.seat).resources[f.given] -= 1;
      ctx.tell({ type: 'resource', seat: f.seat, resource: f.given, n: -1, why: 'steam-power' });
      gainResource(ctx, f.seat, word, 'steam-power');
    }
  },
};

/** Roosevelt: a natural wonder token gained or spent is laid on any card of the row. */
export const assign: FrameRules<NewDawn, AssignFrame> = {
  // The space can be lost again before the question comes: its token marked a victory card, or a defence failed.
  run: (ctx, f) => (f.step === 0 && naturalsOf(ctx.s, f.seat).includes(f.natural) ? 'ask' : 'done'),
  ask: (s, f) => ({
    seat: f.seat,
    topic: 'assign',
    from: `natural:${f.natural}`,
    choices: playerOf(s, f.seat).row.map((c) => rowChoice(s, f.seat, 'assign', c.card)),
  }),
  take(ctx, f, a) {
    f.step = 1;
    const row = playerOf(ctx.s, f.seat).row;
    for (const c of row) c.naturals = c.naturals.filter((id) => id !== f.natural);
    const card = cardNamed(ctx.s, f.seat, wordOf(a.id));
    card.naturals.push(f.natural);
    ctx.tell({ type: 'assign', seat: f.seat, natural: f.natural, on: card.card, why: 'america' });
  },
};

/** A barbarian in the capital: two trade tokens of the owner's choice go back (page 12). */
export const discard: FrameRules<NewDawn, DiscardFrame> = {
  run(ctx, f) {
    const row = playerOf(ctx.s, f.seat).row;
    const total = row.reduce((sum, c) => sum + c.trade, 0);
    if (f.left === 0 || total === 0) return 'done';
    const lone = row.filter((c) => c.trade > 0);
    if (total > f.left && lone.length > 1 && !hasLeft(ctx.s, f.seat)) return 'ask';
    for (const c of lone) {
      while (c.trade > 0 && f.left > 0) discardOne(ctx, f, c.card);
    }
    return 'done';
  },
  ask: (s, f) => ({
    seat: f.seat,
    topic: 'discard',
    from: 'rule:barbarians',
    facts: { left: f.left },
    choices: playerOf(s, f.seat)
      .row.filter((c) => c.trade > 0)
      .map((c) => rowChoice(s, f.seat, 'discard', c.card)),
  }),
  take: (ctx, f, a) => discardOne(ctx, f, wordOf(a.id)),
};

function discardOne(ctx: Context, f: DiscardFrame, card: string): void {
  const c = cardNamed(ctx.s, f.seat, card);
  c.trade -= 1;
  f.left -= 1;
  ctx.tell({ type: 'discard', seat: f.seat, on: c.card, why: 'barbarians' });
}

/** Embassy: the holder puts a token on any card of the giver, full ones included, and gains a resource. */
export const embassy: FrameRules<NewDawn, EmbassyFrame> = {
  run: (_ctx, f) => (f.step === 0 ? 'ask' : 'done'),
  ask: (s, f) => ({
    seat: f.seat,
    topic: 'embassy',
    from: 'pact:embassy',
    facts: { giver: f.giver },
    choices: playerOf(s, f.giver).row.map((c) => rowChoice(s, f.giver, 'aid', c.card)),
  }),
  take(ctx, f, a) {
    f.step = 1;
    const at = playerOf(ctx.s, f.giver).row.findIndex((c) => c.card === a.id.split(':')[1]);
    addTrade(ctx, f.giver, at, 1, 'embassy');
    ctx.push({ kind: 'gain', seat: f.seat, step: 0, missingOnly: false, why: 'embassy' });
  },
};
