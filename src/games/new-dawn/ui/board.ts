/** A New Dawn's map as data for the hex boards: everything on the table, the reach of a card, and what a choice would do. */
import type { Choice, Seat } from '../../../engine/types.js';
import type { Badge, Board, Note, Tile } from '../../../ui/hex/board.js';
import { seatToken } from '../../../ui/theme/theme.js';
import type { Token } from '../../../ui/theme/tokens.js';
import type { BoardPlace } from '../../../ui/types.js';
import { kindOf } from '../phrases/told.js';
import type { Name, PieceKind } from '../texts/nouns.js';
import type { HexView, OddsView } from '../types.js';
import { groundwork } from './groundwork.js';
import type { NdPainting } from './painting.js';
import { BARBARIAN, CARAVAN, GLYPHS, GROUNDS, WONDER } from './signs.js';

function besides(h: HexView): string {
  if (h.barbarians.length > 0) return BARBARIAN;
  if (h.wonder) return WONDER;
  return h.caravans.length > 0 ? CARAVAN : '';
}

function badge(p: NdPainting, kind: PieceKind, seat: Seat, sign: string): Badge {
  const { word, brief, letter } = p.texts.piece[kind];
  return {
    seat,
    token: seatToken(seat),
    glyph: `${sign}${GLYPHS[kind]}`,
    letter: `${sign}${letter}`,
    word,
    brief,
    owner: p.names[seat] ?? '',
  };
}

const namesOf = ({ whole, short: [a, b, c] }: Name): readonly string[] => [whole, a, b, c];

/** What lies on a space, the weightiest first: all of it where there is room, else the first. */
function note(p: NdPainting, h: HexView): Note | undefined {
  const { texts } = p;
  const all: { names: readonly string[]; text: string; token: Token }[] = [];
  for (const letter of h.barbarians)
    all.push({
      names: [texts.barbarianSign({ letter }), `${BARBARIAN}${letter}`],
      text: `${BARBARIAN}${letter}`,
      token: 'bad',
    });
  const named = (name: Name) => all.push({ names: namesOf(name), text: name.short[3], token: 'text' });
  if (h.wonder) named(texts.wonder[h.wonder]);
  if (h.state) named(texts.state[h.state]);
  if (h.natural) named(texts.natural[h.natural]);
  if (h.resource) {
    const { word, brief } = texts.resource[h.resource];
    all.push({ names: [word], text: brief, token: 'text' });
  }
  const carts = [...new Set(h.caravans)].map((seat) => `${CARAVAN}${seat + 1}`).join('');
  if (carts !== '') {
    const words = h.caravans.map((seat) => texts.caravan({ seat }));
    all.push({ names: [...(words.length === 1 ? words : []), carts], text: carts.slice(0, 3), token: 'text' });
  }
  const [first, ...others] = all;
  if (!first) return undefined;
  const together =
    others.length > 0 ? first.names.map((name) => [name, ...others.map((o) => o.names.at(-1))].join(' ')) : [];
  return {
    text: first.text,
    word: first.names.at(-1) ?? first.text,
    names: [...together, ...first.names],
    token: first.token,
  };
}

/** The piece that the marked choice would put on a space. */
const PUTS: Readonly<Record<string, PieceKind>> = { place: 'token', to: 'token', city: 'city' };

function ghostOf(p: NdPainting, choice: Choice | null): { id: string; ghost: Badge } | null {
  const kind = choice && PUTS[choice.verb];
  const seat = p.prompt?.seat;
  if (!choice?.target || !kind || seat === undefined) return null;
  return { id: choice.target, ghost: badge(p, kind, seat, '') };
}

const DARK: ReadonlySet<string> = new Set();

/** Spaces within reach of the marked card, while its owner chooses what to resolve. */
function lit(p: NdPainting): ReadonlySet<string> {
  const card = /^(?:focus|also|again|replay):(.+)$/.exec(p.choice?.id ?? '')?.[1];
  const reach = p.view.reach.find((r) => r.card === card);
  return reach ? new Set(reach.hexes) : DARK;
}

/** The chance of an attack is its price: the better one where two things can be attacked. */
function oddsOn(p: NdPainting): ReadonlyMap<string, OddsView> {
  const out = new Map<string, OddsView>();
  if (!p.prompt?.choices.some((c) => c.verb === 'attack')) return out;
  for (const o of p.view.odds) {
    const before = out.get(o.hex);
    if (!before || before.chance < o.chance) out.set(o.hex, o);
  }
  return out;
}

function priceOf(p: NdPainting, odds: OddsView | undefined): Tile['price'] {
  if (!odds) return undefined;
  const short = p.texts.percent({ n: odds.chance });
  return { short, words: [short] };
}

export function boardOf(p: NdPainting): Board | null {
  if (p.view.hexes.length === 0) return null;
  const reach = lit(p);
  const odds = oddsOn(p);
  const ghost = ghostOf(p, p.choice);
  const tiles = p.view.hexes.map((h): Tile => {
    const kind = kindOf(h);
    const bare = kind === null || h.owner === null;
    return {
      id: h.id,
      row: h.row,
      col: h.col,
      name: h.name,
      ground: GROUNDS[h.terrain],
      ...p.texts.terrain[h.terrain],
      water: h.terrain === 'water',
      badge: bare ? undefined : badge(p, kind, h.owner, besides(h)),
      ghost: bare && ghost?.id === h.id ? ghost.ghost : undefined,
      note: note(p, h),
      mark: p.marks.get(h.id),
      price: priceOf(p, odds.get(h.name)),
      lit: reach.has(h.name),
    };
  });
  return { tiles: p.view.laying ? groundwork(p, tiles) : tiles };
}

/** Rows of hexes are this far apart where their middles are 2 apart. */
const ROW = Math.sqrt(3);
/** Cards stand beside the map. */
const BESIDE = { gap: 4, card: 6, row: 4 };

/** Everything arrow keys can reach: the map, and beside it the focus row, the wonders on offer and the agendas. */
export function places(p: NdPainting): readonly BoardPlace[] {
  const tiles = boardOf(p)?.tiles ?? [];
  const map = tiles.map((t) => ({ id: t.id, x: 2 * t.col + (t.row & 1), y: t.row * ROW }));
  const left = Math.max(0, ...map.map((place) => place.x)) + BESIDE.gap;
  const row = (ids: readonly string[], at: number) =>
    ids.map((id, i) => ({ id, x: left + i * BESIDE.card, y: at * BESIDE.row }));
  const seat = p.view.players[p.shown];
  const offers = p.view.offers.map((o) => `wonder:${o.wonder}`);
  const known = [
    ...map,
    ...row(
      (seat?.row ?? []).map((slot) => `focus:${slot.card}`),
      1,
    ),
    ...row(offers, 2),
    ...p.view.victory.flatMap((card, i) =>
      row(
        card.agendas.map((a) => `agenda:${a.agenda}`),
        3 + i,
      ),
    ),
  ];
  // What else is on offer: resources, cards of others, leaders, tiles.
  const ids = new Set(known.map((place) => place.id));
  const other = [...new Set((p.prompt?.choices ?? []).flatMap((c) => c.target ?? []))].filter((id) => !ids.has(id));
  return [...known, ...row(other, 4 + p.view.victory.length)];
}
