/** The map of A New Dawn in words: place by place, and as a list of what stands and lies on it. */
import type { Seat } from '../../../engine/types.js';
import type { Heard, HeardMap } from '../../../ui/types.js';
import { TERRAINS } from '../data/land.js';
import { place } from '../phrases/places.js';
import { kindOf } from '../phrases/told.js';
import type { Far } from '../texts/heard.js';
import type { PieceKind } from '../texts/nouns.js';
import type { HexView } from '../types.js';
import { now } from './now.js';
import { hexNamed, type NdPainting, nameOf } from './painting.js';

const KINDS: readonly PieceKind[] = ['capital', 'matureCapital', 'mature', 'city', 'reinforced', 'token'];

const distance = (a: HexView, b: HexView): number =>
  (Math.abs(a.q - b.q) + Math.abs(a.r - b.r) + Math.abs(a.q + a.r - b.q - b.r)) / 2;

const inWords = (p: NdPainting, h: HexView): string =>
  place(p.texts, h.id, { view: p.view, name: (seat) => nameOf(p, seat) });

const neighbours = (p: NdPainting, h: HexView): HexView[] => p.view.hexes.filter((other) => distance(h, other) === 1);

function nearest(p: NdPainting, h: HexView, of: (other: HexView) => boolean): Far | null {
  let best: Far | null = null;
  for (const other of p.view.hexes) {
    if (!of(other)) continue;
    const n = distance(h, other);
    if (!best || n < best.n) best = { hex: other.name, n };
  }
  return best;
}

const isCity = (h: HexView): boolean => h.piece === 'city' || h.piece === 'capital';

/** What belongs on the space while its token is elsewhere. */
function belongings(p: NdPainting, h: HexView): string[] {
  const { heard, state } = p.texts;
  return [
    ...(h.stateMark && !h.state ? [heard.belongs({ what: state[h.stateMark].whole })] : []),
    ...(h.spawn && h.barbarians.includes(h.spawn) ? [heard.barbarianHome({ letter: h.spawn })] : []),
  ];
}

function reachedLine(p: NdPainting, h: HexView): string[] {
  const cards = p.view.reach.filter((r) => r.hexes.includes(h.name)).map((r) => r.card);
  return cards.length > 0 ? [p.texts.heard.reachedBy({ name: nameOf(p, p.view.current), cards })] : [];
}

function placeLines(p: NdPainting, h: HexView): string[] {
  const { heard } = p.texts;
  const of = (seat: Seat) =>
    heard.nearest({
      name: nameOf(p, seat),
      space: nearest(p, h, (other) => other.owner === seat),
      city: nearest(p, h, (other) => other.owner === seat && isCity(other)),
    });
  return [
    inWords(p, h),
    heard.tile({ face: h.tile }),
    ...belongings(p, h),
    ...now(p.texts, h.id, p.view, p.viewer),
    heard.nextTo({ places: neighbours(p, h).map((other) => inWords(p, other)) }),
    ...(p.view.phase === 'play' ? [...p.view.players.map((s) => of(s.seat)), ...reachedLine(p, h)] : []),
  ];
}

export function heardMap(p: NdPainting): HeardMap {
  const { heard } = p.texts;
  const at = (name: string, tell: (h: HexView) => readonly string[]) => {
    const h = hexNamed(p, name);
    return h ? tell(h) : [];
  };
  return {
    names: p.view.hexes.map((h) => h.name),
    place: (name) => at(name, (h) => placeLines(p, h)),
    near: (name) => at(name, (h) => neighbours(p, h).map((other) => inWords(p, other))),
    between: (a, b) =>
      at(a, (from) =>
        at(b, (to) => {
          const n = distance(from, to);
          return [n === 1 ? heard.neighbours({ a, b }) : heard.apart({ a, b, n })];
        }),
      ),
  };
}

function standing(p: NdPainting, seat: Seat): string[] {
  const { heard } = p.texts;
  const kinds = KINDS.flatMap((kind) => {
    const hexes = p.view.hexes.filter((h) => h.owner === seat && kindOf(h) === kind).map((h) => h.name);
    return hexes.length > 0 ? [heard.pieces({ kind, hexes })] : [];
  });
  const caravans = p.view.players[seat]?.caravans.onMap ?? [];
  return [
    ...(kinds.length > 0 ? [`${nameOf(p, seat)}: ${kinds.join('; ')}`] : []),
    ...(caravans.length > 0 ? [heard.caravanGoes({ name: nameOf(p, seat), hexes: caravans })] : []),
  ];
}

/** Who stands where, what lies where, and free spaces by terrain. */
export function mapHeard(p: NdPainting): Heard {
  const { texts, view } = p;
  const { heard } = texts;
  const lying = view.hexes.flatMap((h) =>
    [
      ...(h.resource ? [texts.resource[h.resource].word] : []),
      ...(h.natural ? [texts.natural[h.natural].whole] : []),
    ].map((what) => heard.lies({ what, hex: h.name })),
  );
  const free = TERRAINS.flatMap((terrain) => {
    const hexes = view.hexes.filter((h) => h.terrain === terrain && h.owner === null).map((h) => h.name);
    return hexes.length > 0
      ? [heard.free({ what: terrain === 'natural' ? texts.sign.natural : texts.terrain[terrain].word, hexes })]
      : [];
  });
  return { title: heard.map, lines: [...view.players.flatMap((s) => standing(p, s.seat)), ...lying, ...free] };
}
