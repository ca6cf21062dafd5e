/** What a thing on the table means for the looking seat at this moment, in lines for the inspect box. */
import type { Id, Seat } from '../../../engine/types.js';
import type { View } from '../types.js';
import { BUILDING_WORDS, goodsText } from './words.js';

export function now(target: Id, view: View, viewer: Seat | null): readonly string[] {
  const [kind, name] = target.split(':');
  const seat = viewer === null ? null : view.seats[viewer];
  if (kind === 'hex') return hexLines(view, name ?? '', viewer);
  if (kind === 'cult') {
    const track = view.cults.find((c) => c.cult === name);
    if (!track) return [];
    const free = track.orders.filter((o) => o.seat < 0).map((o) => o.worth);
    const lines = [`free order spaces: ${free.join(' ') || 'none'}`];
    if (viewer !== null) lines.push(`you stand on ${track.steps[viewer] ?? 0}`);
    return lines;
  }
  if (kind === 'card') {
    const card = view.cards.find((c) => c.id === name);
    if (!card) return ['not in this game'];
    return [card.seat >= 0 ? `held by seat ${card.seat + 1}` : `free, ${card.coins} coins on it`];
  }
  if (kind === 'power' && seat) {
    const action = view.power.find((a) => a.id === name);
    if (!action) return [];
    const bowl = `bowl III holds ${seat.bowls[2]}, burning all gives ${Math.floor(seat.bowls[1] / 2)} more`;
    return [action.used ? 'taken this round' : `costs ${action.price} power`, bowl];
  }
  if (kind === 'favour') return [`${view.favours.find((f) => f.id === name)?.left ?? 0} left`];
  if (kind === 'town') return [`${view.townTiles.find((t) => t.id === name)?.left ?? 0} left`];
  return [];
}

function hexLines(view: View, name: string, viewer: Seat | null): string[] {
  const hex = view.hexes.find((h) => h.name === name);
  if (!hex) return [];
  if (hex.terrain === 'river') return ['river'];
  const lines = [hex.printed === hex.terrain ? hex.terrain : `${hex.terrain}, printed ${hex.printed}`];
  if (hex.building && hex.owner >= 0) {
    lines.push(`${BUILDING_WORDS[hex.building]} of seat ${hex.owner + 1}`);
    const town = view.towns[hex.town];
    if (town) lines.push(`in the town ${town.hexes.join(' ')}`);
    const row = view.seats[hex.owner]?.pieces.find((piece) => piece.building === hex.building);
    if (row) lines.push(`counts ${row.strength} for power and towns`);
  }
  const seat = viewer === null ? null : view.seats[viewer];
  if (seat && !hex.building) lines.push(`a spade costs you ${goodsText(seat.spade)}`);
  return lines;
}
