/** Building the map: the core by die roll, then everybody's tiles in turn (rulebook page 14, sheet 8.5). */
import { must } from '../../../engine/must.js';
import type { Blocked, Choice, FrameRules } from '../../../engine/types.js';
import { CORE, FIRST_HOMES, FIRST_MAP, TOUCH } from '../data/layouts.js';
import { TILE_KINDS, type TileFace, type TileNumber } from '../data/tiles.js';
import type { Context, NewDawn, Placement, TilesFrame } from '../types.js';
import { gapsAfter, type Place, placesOf } from './places.js';

/** The ready-made map; seats sit clockwise from a capital drawn at random. */
export function layFirstMap(ctx: Context): void {
  const { s } = ctx;
  const seats = s.seats as 2 | 3 | 4;
  s.placed = FIRST_MAP.filter((l) => l.from <= seats).map((l) => ({
    tile: `${l.tile}A` as TileFace,
    q: l.q,
    r: l.r,
    turn: l.turn,
  }));
  const homes = FIRST_HOMES[seats];
  const start = ctx.roll(seats);
  s.homes = s.players.map((_, seat) => must(homes[(seat + start) % seats], 'home'));
}

/** Draws the core and everybody's three tiles; the first to lay one is drawn too. */
export function dealTiles(ctx: Context): TilesFrame {
  const { s } = ctx;
  const drawn = <X>(list: readonly X[]): X[] => {
    const out = [...list];
    ctx.shuffle(out);
    return out;
  };
  const capitals = drawn(TILE_KINDS.capital);
  const naturals = drawn(TILE_KINDS.natural);
  const states = drawn(TILE_KINDS.cityState);
  const core = drawn<TileNumber>([...naturals.slice(0, 2), ...states.slice(0, 2)]);
  const die = ctx.roll(6);
  const face = die <= 3 ? 'A' : 'B';
  s.placed = core.map((tile, i) => ({ tile: `${tile}${face}` as TileFace, ...must(CORE[face][i], 'slot', i) }));
  ctx.tell({
    type: 'core',
    tiles: s.placed.map((p) => p.tile),
    die,
    from: { naturals: naturals.length, states: states.length },
  });
  const rest = drawn<TileNumber>([...TILE_KINDS.plain, ...naturals.slice(2), ...states.slice(2)]);
  s.homes = s.players.map((_, seat) => must(capitals[seat], 'capital', seat));
  const hands = s.players.map((_, seat) => [
    must(capitals[seat], 'capital', seat),
    must(rest[2 * seat], 'tile'),
    must(rest[2 * seat + 1], 'tile'),
  ]);
  for (const [seat, tiles] of hands.entries()) ctx.tell({ type: 'tray', seat, tiles, from: rest.length });
  const first = ctx.roll(s.seats) - 1;
  ctx.tell({ type: 'lays-first', seat: first });
  return { kind: 'tiles', seat: 0, step: 0, hands, asked: first, face: null, spot: null };
}

/** Lays a tile and closes every gap it shuts in. */
function lay(ctx: Context, f: TilesFrame, place: Pick<Place, 'q' | 'r' | 'turn' | 'touches'>, tile: TileFace): void {
  const { s } = ctx;
  const added: Placement = { tile, q: place.q, r: place.r, turn: place.turn };
  const placed = [...s.placed, added];
  const gaps = gapsAfter(placed, s.water);
  s.water = [...s.water, ...gaps];
  s.placed = placed;
  ctx.tell({
    type: 'tile',
    seat: f.asked,
    tile,
    touches: place.touches,
    water: gaps.length,
    lot: s.options.map === 'random',
  });
  const number = Number.parseInt(tile, 10);
  f.hands[f.asked] = must(f.hands[f.asked], 'hand', f.asked).filter((t) => t !== number);
  f.asked = (f.asked + 1) % s.seats;
  f.face = null;
  f.spot = null;
}

/** A legal map without questions. */
export function layRandomMap(ctx: Context): void {
  const f = dealTiles(ctx);
  while (must(f.hands[f.asked], 'hand', f.asked).length > 0) {
    const hand = must(f.hands[f.asked], 'hand', f.asked);
    const tile = must(hand[ctx.roll(hand.length) - 1], 'tile in hand');
    const { legal } = placesOf(ctx.s);
    const place = must(legal[ctx.roll(legal.length) - 1], 'place');
    lay(ctx, f, place, `${tile}${place.face}` as TileFace);
  }
}

const spotOf = (p: Place): string => `${p.q},${p.r}`;

export const tiles: FrameRules<NewDawn, TilesFrame> = {
  run: (_ctx, f) => (must(f.hands[f.asked], 'hand', f.asked).length > 0 ? 'ask' : 'done'),
  ask(s, f) {
    const { legal } = placesOf(s);
    const seat = f.asked;
    const hand = must(f.hands[seat], 'hand', seat);
    if (!f.face) {
      const choices: Choice[] = [];
      for (const tile of hand) {
        for (const face of ['A', 'B'] as const) {
          if (legal.some((p) => p.face === face)) {
            choices.push({ id: `tile:${tile}${face}`, verb: 'tile', target: `tile:${tile}${face}` });
          }
        }
      }
      return { seat, topic: 'tile', from: 'rule:map', facts: { left: hand.length }, choices };
    }
    const face = f.face.slice(-1);
    const fits = legal.filter((p) => p.face === face);
    const from = `tile:${f.face}`;
    if (!f.spot) {
      const spots = [...new Set(fits.map(spotOf))];
      const choices = spots.map((spot) => ({ id: `place:${spot}`, verb: 'spot', target: `spot:${spot}` }));
      return { seat, topic: 'spot', from, choices };
    }
    const [q, r] = f.spot;
    const choices = fits
      .filter((p) => p.q === q && p.r === r)
      .map((p) => ({ id: `turn:${p.turn}`, verb: 'turn', target: `spot:${q},${r},${p.turn}` }));
    return { seat, topic: 'turn', from, facts: { q, r }, choices };
  },
  /** Spots where the tile would touch the map but breaks a rule, each with its best turn. */
  explain(s, f) {
    if (!f.face) return [];
    const face = f.face.slice(-1);
    const { legal, refused } = placesOf(s);
    const open = new Set(legal.filter((p) => p.face === face).map(spotOf));
    const best = new Map<string, (typeof refused)[number]>();
    for (const x of refused) {
      if (x.place.face !== face) continue;
      if (f.spot ? spotOf(x.place) !== `${f.spot[0]},${f.spot[1]}` : open.has(spotOf(x.place))) continue;
      const key = f.spot ? `turn:${x.place.turn}` : `place:${spotOf(x.place)}`;
      const known = best.get(key);
      if (!known || known.place.touches < x.place.touches) best.set(key, x);
    }
    return [...best].map(
      ([id, x]): Blocked => ({
        id,
        verb: f.spot ? 'turn' : 'spot',
        target: `spot:${spotOf(x.place)}`,
        why: `tile-${x.fault}`,
        facts: { have: x.place.touches, need: TOUCH },
      }),
    );
  },
  take(ctx, f, a) {
    const [verb, word] = a.id.split(':') as [string, string];
    if (verb === 'tile') f.face = word as TileFace;
    else if (verb === 'place') f.spot = word.split(',').map(Number) as [number, number];
    else {
      const face = must(f.face, 'side of the tile');
      const [q, r] = must(f.spot, 'place of the tile');
      const turn = Number(word);
      const place = placesOf(ctx.s).legal.find(
        (p) => p.face === face.slice(-1) && p.q === q && p.r === r && p.turn === turn,
      );
      lay(ctx, f, must(place, 'place', a.id), face);
    }
  },
};
