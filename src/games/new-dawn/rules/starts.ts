/** Effects used at the start of the turn, each once, in the owner's order (sheet 10.3). */

import { must, wordOf } from '../../../engine/must.js';
import type { Choice, FrameRules, Seat } from '../../../engine/types.js';
import { PACT_IDS, type PactId } from '../data/diplomacy.js';
import { BARBARIANS, LIMITS } from '../data/land.js';
import { nameOf, nearOf, WATER, worldOf } from '../map/world.js';
import {
  type Context,
  type EiffelFrame,
  type ForbiddenFrame,
  type GenevaFrame,
  type Hex,
  type NewDawn,
  type SeoulFrame,
  type StartsFrame,
  type State,
  type SwapFrame,
  TOKEN,
} from '../types.js';
import { isRival, isToken, litterOf, tokensLeft, tokensOf, trulyEmpty } from './board.js';
import { causeOf } from './cause.js';
import { destroy, occupy } from './change.js';
import { active } from './hooks.js';
import { hasLeft } from './left.js';
import { ownerOf, playerOf } from './lookup.js';
import { DONE } from './place.js';

function available(s: State, f: StartsFrame) {
  return active(s, f.seat, 'start').filter((a) => !f.done.includes(a.id) && a.hook.possible(s, f.seat));
}

export const starts: FrameRules<NewDawn, StartsFrame> = {
  run: (ctx, f) => (f.step === 0 && available(ctx.s, f).length > 0 ? 'ask' : 'done'),
  ask: (s, f) => ({
    seat: f.seat,
    topic: 'starts',
    from: `seat:${f.seat}`,
    choices: [...available(s, f).map((a) => ({ id: `effect:${a.id}`, verb: 'effect', target: causeOf(a.id) })), DONE],
  }),
  take(ctx, f, a) {
    if (a.id === 'done') {
      f.step = 1;
      return;
    }
    const effect = must(
      available(ctx.s, f).find((x) => `effect:${x.id}` === a.id),
      'effect',
      a.id,
    );
    f.done.push(effect.id);
    ctx.push(effect.hook.frame(ctx.s, f.seat));
  },
};

// ---- Forbidden City

export function forbiddenTargets(s: State, seat: Seat): Hex[] {
  const { near } = worldOf(s);
  const { owner } = s;
  const out: Hex[] = [];
  for (let h = 0; h < owner.length; h++) {
    if (isRival(s, h, seat) && isToken(s, h) && must(near[h], 'space', h).some((n) => owner[n] === seat)) out.push(h);
  }
  return out;
}

export const forbidden: FrameRules<NewDawn, ForbiddenFrame> = {
  run: (_ctx, f) => (f.step === 0 ? 'ask' : 'done'),
  ask(s, f) {
    const w = worldOf(s);
    return {
      seat: f.seat,
      topic: 'forbidden',
      from: 'wonder:forbidden-city',
      choices: [...forbiddenTargets(s, f.seat).map((h) => w.choice('destroy', h)), DONE],
    };
  },
  take(ctx, f, a) {
    f.step = 1;
    if (a.id !== 'done') destroy(ctx, worldOf(ctx.s).find(wordOf(a.id)), 'forbidden-city');
  },
};

// ---- Eiffel Tower: two tokens of one rival are named, the rival says which of them changes sides.

export function eiffelPossible(s: State, seat: Seat): boolean {
  if (tokensLeft(s, seat) === 0) return false;
  for (let rival = 0; rival < s.seats; rival++) if (rival !== seat && tokensOf(s, rival).length >= 2) return true;
  return false;
}

export const eiffel: FrameRules<NewDawn, EiffelFrame> = {
  run(ctx, f) {
    const [one, two] = f.picks;
    // Whoever has left cannot be asked: the token named first changes sides.
    if (f.step === 0 && one !== undefined && two !== undefined && hasLeft(ctx.s, ownerOf(ctx.s, one))) {
      turnCoat(ctx, f, one);
    }
    return f.step === 0 ? 'ask' : 'done';
  },
  ask(s, f) {
    const w = worldOf(s);
    const [one, two] = f.picks;
    if (one !== undefined && two !== undefined) {
      return {
        seat: ownerOf(s, one),
        topic: 'eiffel-give',
        from: 'wonder:eiffel-tower',
        facts: { by: f.seat },
        choices: [w.choice('yield', one), w.choice('yield', two)],
      };
    }
    const rivals = one === undefined ? [...s.players.keys()].filter((x) => x !== f.seat) : [ownerOf(s, one)];
    const choices: Choice[] = [];
    for (const rival of rivals) {
      const tokens = tokensOf(s, rival);
      if (tokens.length < 2) continue;
      for (const h of tokens) if (h !== one) choices.push(w.choice('pick', h));
    }
    if (one === undefined) choices.push(DONE);
    return {
      seat: f.seat,
      topic: one === undefined ? 'eiffel' : 'eiffel-second',
      from: 'wonder:eiffel-tower',
      choices,
    };
  },
  take(ctx, f, a) {
    const { s } = ctx;
    const w = worldOf(s);
    if (a.id === 'done') {
      f.step = 1;
      return;
    }
    const h = w.find(wordOf(a.id));
    if (f.picks.length < 2) {
      f.picks.push(h);
      return;
    }
    turnCoat(ctx, f, h);
  },
};

function turnCoat(ctx: Context, f: EiffelFrame, h: Hex): void {
  const { s } = ctx;
  f.step = 1;
  ctx.tell({ type: 'turncoat', seat: f.seat, hex: nameOf(worldOf(s), h), from: ownerOf(s, h), why: 'eiffel-tower' });
  occupy(ctx, h, f.seat, TOKEN);
}

export const zimbabwePossible = (s: State, seat: Seat): boolean =>
  s.zimbabwe > 0 && playerOf(s, seat).row.some((c) => c.trade < LIMITS.tradeOnCard);

// ---- Seoul: a barbarian is led to an empty space beside it.

function seoulMoves(s: State): { b: number; to: Hex }[] {
  const w = worldOf(s);
  const lying = litterOf(s);
  return s.barbarians.flatMap((from, b) =>
    from < 0
      ? []
      : nearOf(w, from)
          .filter((h) => w.terrain[h] !== WATER && trulyEmpty(s, w, h, lying))
          .map((to) => ({ b, to })),
  );
}

export const seoulPossible = (s: State): boolean => seoulMoves(s).length > 0;

export const seoul: FrameRules<NewDawn, SeoulFrame> = {
  run: (_ctx, f) => (f.step === 0 ? 'ask' : 'done'),
  ask(s, f) {
    const w = worldOf(s);
    const choices = seoulMoves(s).map(({ b, to }) => ({
      id: `lead:${BARBARIANS[b]}>${w.names[to]}`,
      verb: 'lead',
      target: `hex:${w.names[to]}`,
    }));
    return { seat: f.seat, topic: 'seoul', from: 'state:seoul', choices: [...choices, DONE] };
  },
  take(ctx, f, a) {
    f.step = 1;
    if (a.id === 'done') return;
    const [barbarian, hex] = a.id.slice('lead:'.length).split('>') as [(typeof BARBARIANS)[number], string];
    ctx.s.barbarians[BARBARIANS.indexOf(barbarian)] = worldOf(ctx.s).find(hex);
    ctx.tell({ type: 'barbarian', seat: f.seat, barbarian, hex, how: 'led', why: 'seoul' });
  },
};

// ---- Geneva: a card of a player for another one of the same player.

export const geneva: FrameRules<NewDawn, GenevaFrame> = {
  run: (_ctx, f) => (f.step === 0 ? 'ask' : 'done'),
  ask(s, f) {
    const choices: Choice[] = [];
    s.players.forEach((p, giver) => {
      if (giver === f.seat) return;
      PACT_IDS.forEach((old, i) => {
        if (p.pacts[i] !== f.seat) return;
        PACT_IDS.forEach((card, j) => {
          if (p.pacts[j] !== giver) return;
          choices.push({ id: `renew:${old}>${card}@${giver}`, verb: 'renew', target: `pact:${card}@${giver}` });
        });
      });
    });
    return { seat: f.seat, topic: 'geneva', from: 'state:geneva', choices: [...choices, DONE] };
  },
  take(ctx, f, a) {
    f.step = 1;
    if (a.id === 'done') return;
    const [, old, card, who] = /^renew:(.+)>(.+)@(\d+)$/.exec(a.id) as unknown as [string, PactId, PactId, string];
    const giver = Number(who);
    const pacts = playerOf(ctx.s, giver).pacts;
    pacts[PACT_IDS.indexOf(old)] = giver;
    ctx.tell({ type: 'pact-back', seat: f.seat, card: old, giver, why: 'geneva' });
    pacts[PACT_IDS.indexOf(card)] = f.seat;
    ctx.s.changed = true;
    ctx.tell({ type: 'pact', seat: f.seat, card, giver, why: 'geneva' });
  },
};

// ---- Oracle (neighbouring cards) and Montezuma (any two cards)

export const swap: FrameRules<NewDawn, SwapFrame> = {
  run: (_ctx, f) => (f.step === 0 ? 'ask' : 'done'),
  ask(_s, f) {
    const choices: Choice[] = [];
    for (let a = 1; a <= 4; a++) {
      for (let b = a + 1; b <= (f.why === 'oracle' ? a + 1 : 5); b++) {
        choices.push({ id: `swap:${a}>${b}`, verb: 'swap', target: `slot:${a}` });
      }
    }
    return { seat: f.seat, topic: 'swap', from: causeOf(f.why), choices: [...choices, DONE] };
  },
  take(ctx, f, a) {
    f.step = 1;
    if (a.id === 'done') return;
    const [one, two] = a.id
      .slice('swap:'.length)
      .split('>')
      .map((n) => Number(n) - 1) as [number, number];
    const row = playerOf(ctx.s, f.seat).row;
    const held = must(row[one], 'slot', one);
    row[one] = must(row[two], 'slot', two);
    row[two] = held;
    ctx.tell({
      type: 'swap',
      seat: f.seat,
      cards: [must(row[one], 'slot', one).card, must(row[two], 'slot', two).card],
      why: f.why,
    });
  },
};
