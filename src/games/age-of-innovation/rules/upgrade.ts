/** Upgrading buildings, free guilds, choosing a palace (rulebook p. 13, sheet 9, rows 5 to 8). */
import type { Choice, FrameRules, Seat } from '../../../engine/types.js';
import { besideOthers, ownHexes } from '../../terra-kit/neighbours.js';
import { BUILD, GUILD_COINS_BESIDE_OTHERS } from '../data/buildings.js';
import type { Coloured, PalaceId } from '../data/ids.js';
import type { Context, GuildFrame, PalaceFrame, Reward, State, Types } from '../types.js';
import { build, isEmptyLand, spadesNeeded, turnOf } from './build.js';
import { updateCities } from './cities.js';
import { hexAt, hexName, mapOf, piecesLeft, playerOf, targetOf } from './common.js';

export const UPGRADES = ['guild', 'school', 'palace', 'university'] as const satisfies readonly Coloured[];

export function upgradePrice(s: State, seat: Seat, hex: number, to: Coloured): { tools: number; coins: number } {
  const { tools, coins } = BUILD[to];
  return {
    tools,
    coins: to === 'guild' && besideOthers(mapOf(s).map, s, seat, hex) ? GUILD_COINS_BESIDE_OTHERS : coins,
  };
}

/** Could this seat still take a palace tile? In the draft its own one waits. */
export function palaceToTake(s: State, seat: Seat): boolean {
  return playerOf(s, seat).reserved !== null || s.palaces.length > 0;
}

/** Replaces a building and hands out what belongs to the new one. Payment is the caller's matter. */
export function upgrade(ctx: Context, seat: Seat, hex: number, to: Coloured, why: string): void {
  build(ctx, seat, hex, to, why);
  const list: Reward[] = ['city'];
  if (to === 'school' || to === 'university') list.unshift('competency');
  if (to === 'palace') {
    // The tile comes first: it may lower what a city needs.
    ctx.push({ kind: 'rewards', seat, step: 0, list: ['palace', 'city'], from: to });
    ctx.push({ kind: 'palace', seat, step: 0 });
  } else ctx.push({ kind: 'rewards', seat, step: 0, list, from: to });
}

function takePalace(ctx: Context, seat: Seat, tile: PalaceId): void {
  const { s } = ctx;
  const p = playerOf(s, seat);
  p.palace = tile;
  p.reserved = null;
  s.palaces = s.palaces.filter((id) => id !== tile);
  ctx.tell({ type: 'palace', seat, tile });
  // Palace 8 makes cities of weaker groups.
  updateCities(s, seat);
}

export const palace: FrameRules<Types, PalaceFrame> = {
  run(ctx, f) {
    const p = playerOf(ctx.s, f.seat);
    if (p.palace) return 'done';
    if (!p.reserved) return 'ask';
    takePalace(ctx, f.seat, p.reserved);
    return 'done';
  },
  ask: (s, f) => ({
    seat: f.seat,
    topic: 'palace',
    from: 'palace',
    choices: s.palaces.map((id) => ({ id: `palace:${id}`, verb: 'palace', target: targetOf(id) })),
  }),
  take(ctx, f, a) {
    takePalace(ctx, f.seat, a.id.slice('palace:'.length) as PalaceId);
  },
};

/** Hexes where a free guild can come: instead of a workshop or school, or on any empty own terrain. */
export function guildHexes(s: State, seat: Seat, how: GuildFrame['how']): number[] {
  if (piecesLeft(s, seat, 'guild') === 0) return [];
  if (how === 'anywhere') {
    // Printing 1.0 adds that the hex may not be terraformed in this turn, by a city tile for instance.
    const dug = turnOf(s)?.dug ?? [];
    return mapOf(s).land.filter((h) => isEmptyLand(s, h) && spadesNeeded(s, seat, h) === 0 && !dug.includes(h));
  }
  const from = how === 'upgrade' ? 'workshop' : 'school';
  return ownHexes(s, seat).filter((h) => s.building[h] === from && !s.neutral[h]);
}

const CHOSEN = 1;
/** A palace gives its bonus, and nobody must take it: like the bridges of palace 15, the guild of palace 16 may stay. */
const WITHOUT_GUILD: Choice = { id: 'done', verb: 'done', warn: 'guild-lost', facts: { lost: 1 } };

export const guild: FrameRules<Types, GuildFrame> = {
  run(ctx, f) {
    if (f.step === CHOSEN) return 'done';
    if (guildHexes(ctx.s, f.seat, f.how).length > 0) return 'ask';
    ctx.tell({ type: 'lost', seat: f.seat, why: f.from, what: 'guild', n: 1 });
    return 'done';
  },
  ask: (s, f) => ({
    seat: f.seat,
    topic: `guild-${f.how}`,
    from: targetOf(f.from),
    choices: [
      ...guildHexes(s, f.seat, f.how).map((h): Choice => {
        const name = hexName(s, h);
        return { id: `guild:${name}`, verb: 'guild', target: `hex:${name}` };
      }),
      ...(f.how === 'anywhere' ? [WITHOUT_GUILD] : []),
    ],
  }),
  take(ctx, f, a) {
    f.step = CHOSEN;
    if (a.id === WITHOUT_GUILD.id) {
      ctx.tell({ type: 'lost', seat: f.seat, why: f.from, what: 'guild', n: 1, chosen: true });
      return;
    }
    build(ctx, f.seat, hexAt(ctx.s, a.id.slice('guild:'.length)), 'guild', f.from);
    ctx.push({ kind: 'rewards', seat: f.seat, step: 0, list: ['city'], from: f.from });
  },
};
