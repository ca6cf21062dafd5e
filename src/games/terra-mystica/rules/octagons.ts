/** Special actions (octagons) of faction boards, cards and favour tiles (rulebook p. 14, p. 20). */
import type { Choice, Seat } from '../../../engine/types.js';
import {
  CULTS,
  type Cult,
  DWELLING,
  type FactionId,
  type Price,
  type SpecialId,
  STRONGHOLD,
  TRADING_HOUSE,
} from '../data/ids.js';
import { HEXES, hexOf, NAMES } from '../data/map.js';
import { BONUS_CARD, FAVOUR_TILES } from '../data/tiles.js';
import type { State, TurnFrame } from '../types.js';
import { listBridges, putBridge } from './bridges.js';
import { pieceLeft, putDwelling, upgrade } from './build.js';
import { advanceCult, cultAfter } from './cults.js';
import { freeSpades } from './free-spades.js';
import { boardOf, canPay, factionOf, has, pay, seatOf } from './goods.js';
import type { C } from './hooks.js';
import { terrainAt, touches, vacant } from './reach.js';
import { homeOf } from './spades.js';
import { ACT } from './turn-frame.js';

/** An octagon (or, for the Engineers, a paid action) of the faction board. */
interface Special {
  readonly id: SpecialId;
  /** Usable without the stronghold. */
  readonly fromStart?: boolean;
  /** Any number in a round. */
  readonly repeatable?: boolean;
  /** It may be covered without making use of it ("you may"): a way to wait a turn, with a bare `special:<id>`. */
  readonly mayWaste?: boolean;
  /** Lists the complete choices; the ids begin with `special:<id>`. */
  list(s: State, seat: Seat, out: Choice[]): void;
  /** `arg` is what stands behind `special:<id>>`. */
  take(ctx: C, f: TurnFrame, arg: string): void;
}

const plain = (id: SpecialId): Choice => ({ id: `special:${id}`, verb: 'special', target: `special:${id}` });
const onHex = (id: SpecialId, hex: number): Choice => ({
  id: `special:${id}>${NAMES[hex]}`,
  verb: 'special',
  target: `hex:${NAMES[hex]}`,
});

/** `special:<id>>fire` and the other cults. */
const cultOctagon = (id: SpecialId, steps: number): Special => ({
  id,
  list(s, seat, out) {
    CULTS.forEach((cult, c) => {
      const choice: Choice = { id: `special:${id}>${cult}`, verb: 'special', target: `cult:${cult}` };
      const idle = cultAfter(s, seat, c, steps) === seatOf(s, seat).cults[c];
      out.push(idle ? { ...choice, warn: 'no-step' } : choice);
    });
  },
  take: (ctx, f, arg) => advanceCult(ctx, f.seat, CULTS.indexOf(arg as Cult), steps, id),
});
const spadeOctagon = (id: SpecialId, spades: number): Special => ({
  id,
  list: (_s, _seat, out) => out.push(plain(id)),
  take: (ctx, f) => freeSpades(ctx, f.seat, spades, id),
});

/** Octagons of cards and favour tiles. */
const TILE_SPECIALS: readonly Special[] = [
  spadeOctagon('BON1', BONUS_CARD.BON1.spades ?? 0),
  cultOctagon('BON2', BONUS_CARD.BON2.cultSteps ?? 0),
  cultOctagon('FAV6', FAVOUR_TILES.FAV6.cultSteps ?? 0),
];

const BRIDGE_PRICE: Price = { workers: 2 };

/** Those of the faction boards. */
const OF_FACTION: Partial<Record<FactionId, Special>> = {
  auren: cultOctagon('ACTA', 2),
  'chaos-magicians': {
    id: 'ACTC',
    list: (_s, _seat, out) => out.push(plain('ACTC')),
    take(_ctx, f) {
      f.actions += 2;
      f.acted = false;
      f.step = ACT;
    },
  },
  engineers: {
    id: 'ACTE',
    fromStart: true,
    repeatable: true,
    list(s, seat, out) {
      if (canPay(seatOf(s, seat), BRIDGE_PRICE)) listBridges(s, seat, 'special:ACTE>', 'special', BRIDGE_PRICE, out);
    },
    take(ctx, f, arg) {
      pay(seatOf(ctx.s, f.seat), BRIDGE_PRICE);
      putBridge(ctx, f.seat, arg, 'ACTE');
    },
  },
  giants: spadeOctagon('ACTG', 2),
  nomads: {
    id: 'ACTN',
    mayWaste: true,
    /** Only hexes that share an edge with an own structure; no spades are used, so none are scored. */
    list(s, seat, out) {
      const home = homeOf(s, seat);
      for (let h = 0; h < HEXES; h++) {
        if (s.terrain[h] === home || !vacant(s, h) || !touches(s, seat, h)) continue;
        out.push(onHex('ACTN', h));
      }
    },
    take(ctx, f, arg) {
      const { s } = ctx;
      const hex = hexOf(arg);
      const to = homeOf(s, f.seat);
      ctx.tell({
        type: 'transform',
        seat: f.seat,
        hex: arg,
        from: terrainAt(s, hex),
        to: boardOf(s, f.seat).home,
        spades: 0,
        why: 'ACTN',
      });
      s.terrain[hex] = to;
      f.work.sites.push(hex);
    },
  },
  swarmlings: {
    id: 'ACTS',
    mayWaste: true,
    list(s, seat, out) {
      if (!pieceLeft(s, seat, TRADING_HOUSE)) return;
      for (let h = 0; h < HEXES; h++) {
        if (s.owner[h] !== seat || s.building[h] !== DWELLING) continue;
        out.push(onHex('ACTS', h));
      }
    },
    take: (ctx, f, arg) => upgrade(ctx, f.seat, hexOf(arg), TRADING_HOUSE, 'ACTS'),
  },
  witches: {
    id: 'ACTW',
    mayWaste: true,
    /** Any free forest, however far; nothing is transformed in this action. */
    list(s, seat, out) {
      if (!pieceLeft(s, seat, DWELLING)) return;
      const home = homeOf(s, seat);
      for (let h = 0; h < HEXES; h++) {
        if (s.terrain[h] !== home || !vacant(s, h)) continue;
        out.push(onHex('ACTW', h));
      }
    },
    take: (ctx, f, arg) => putDwelling(ctx, f.seat, hexOf(arg), 'ACTW'),
  },
};

/** The octagon of the faction board, whether the stronghold stands or not. */
export const ownSpecial = (s: State, seat: Seat): Special | undefined => OF_FACTION[factionOf(s, seat)];

/** The special actions a seat has now, used or not. */
export function specialsOf(s: State, seat: Seat): Special[] {
  const p = seatOf(s, seat);
  const out: Special[] = [];
  const own = p.faction ? OF_FACTION[p.faction] : undefined;
  if (own && (own.fromStart || has(s, seat, STRONGHOLD))) out.push(own);
  for (const t of TILE_SPECIALS) if (p.card === t.id || p.favours.some((id) => id === t.id)) out.push(t);
  return out;
}

export function listSpecials(s: State, seat: Seat, out: Choice[]): void {
  for (const special of specialsOf(s, seat)) {
    if (seatOf(s, seat).used.includes(special.id)) continue;
    special.list(s, seat, out);
    if (special.mayWaste) out.push({ ...plain(special.id), warn: 'no-effect' });
  }
}

export function takeSpecial(ctx: C, f: TurnFrame, arg: string): void {
  const [id, rest] = arg.split('>');
  const special = specialsOf(ctx.s, f.seat).find((x) => x.id === id);
  if (!special) throw new Error(`there is no special action ${id}`);
  if (!special.repeatable) seatOf(ctx.s, f.seat).used.push(special.id);
  ctx.tell({ type: 'action', seat: f.seat, why: special.id });
  if (rest !== undefined || !special.mayWaste) special.take(ctx, f, rest ?? '');
}
