/** What a thing on the table means for the looking seat at this moment, in lines for the inspect box. */
import type { Id, Seat } from '../../../engine/types.js';
import type { TmTexts } from '../texts/types.js';
import type { View } from '../types.js';

export function now(texts: TmTexts, target: Id, view: View, viewer: Seat | null): readonly string[] {
  const [kind, name = ''] = target.split(':');
  if (kind === 'hex') return hexLines(texts, view, name, viewer);
  if (kind === 'cult') return cultLines(texts, view, name, viewer);
  if (kind === 'card') return [cardLine(texts, view, name)];
  if (kind === 'power') return powerLines(texts, view, name, viewer);
  if (kind === 'favour') return [texts.now.tilesLeft({ n: view.favours.find((f) => f.id === name)?.left ?? 0 })];
  if (kind === 'town') return [texts.now.tilesLeft({ n: view.townTiles.find((t) => t.id === name)?.left ?? 0 })];
  return [];
}

function cultLines(texts: TmTexts, view: View, name: string, viewer: Seat | null): string[] {
  const track = view.cults.find((c) => c.cult === name);
  if (!track) return [];
  const worth = track.orders.filter((o) => o.seat < 0).map((o) => o.worth);
  const own = viewer === null ? [] : [texts.now.youStand({ step: track.steps[viewer] ?? 0 })];
  return [texts.now.freeOrders({ worth }), ...own];
}

function cardLine(texts: TmTexts, view: View, name: string): string {
  const card = view.cards.find((c) => c.id === name);
  if (!card) return texts.now.notInGame;
  return card.seat >= 0 ? texts.now.held({ seat: card.seat + 1 }) : texts.now.freeCard({ coins: card.coins });
}

function powerLines(texts: TmTexts, view: View, name: string, viewer: Seat | null): string[] {
  const action = view.power.find((a) => a.id === name);
  const seat = viewer === null ? null : view.seats[viewer];
  if (!action || !seat) return [];
  return [
    action.used ? texts.now.taken : texts.now.costs({ power: action.price }),
    texts.now.thirdBowl({ holds: seat.bowls[2], more: Math.floor(seat.bowls[1] / 2) }),
  ];
}

function hexLines(texts: TmTexts, view: View, name: string, viewer: Seat | null): string[] {
  const hex = view.hexes.find((h) => h.name === name);
  if (!hex) return [];
  const lines = [texts.now.ground(hex)];
  if (hex.terrain === 'river') return lines;
  if (hex.building && hex.owner >= 0) {
    lines.push(texts.now.stands({ building: hex.building, seat: hex.owner + 1 }));
    const town = view.towns[hex.town];
    if (town) lines.push(texts.now.inTown({ hexes: town.hexes }));
    const row = view.seats[hex.owner]?.pieces.find((piece) => piece.building === hex.building);
    if (row) lines.push(texts.now.counts({ n: row.strength }));
  }
  const seat = viewer === null ? null : view.seats[viewer];
  if (seat && !hex.building) lines.push(texts.now.spade({ goods: seat.spade }));
  return lines;
}
