/** What a thing on the table means for the looking seat at this moment, in lines for the inspect box. */
import type { Id, Seat } from '../../../engine/types.js';
import { DISCIPLINES } from '../data/ids.js';
import type { View } from '../types.js';

export function now(target: Id, view: View, viewer: Seat | null): readonly string[] {
  const [kind, name] = target.split(':');
  const seat = viewer === null ? null : view.players[viewer];
  switch (kind) {
    case 'hex':
      return hexLines(view, name ?? '');
    case 'innovation': {
      const place = view.innovations.find((i) => i.tile === name);
      if (!place) return ['taken, or not in this game'];
      const cost = viewer === null ? null : place.cost[viewer];
      if (!cost) return ['you have no slot left'];
      const books = cost.books.flatMap((n, i) => (n > 0 ? [`${n} ${DISCIPLINES[i]}`] : []));
      return [
        `costs you ${[...books, `${cost.any} of any`].join(', ')}${cost.coins > 0 ? `, ${cost.coins} coins` : ''}`,
      ];
    }
    case 'booster': {
      const b = view.boosters.find((x) => x.id === name);
      return [b ? `free, ${b.coins} coins on it` : 'held by somebody'];
    }
    case 'power': {
      const a = view.power.find((x) => x.id === name);
      if (!a || !seat) return [];
      return [a.used ? 'taken this round' : `costs ${a.cost} power`, `bowl III holds ${seat.bowls[2]}`];
    }
    case 'city':
      return [`${view.cityTiles.find((t) => t.id === name)?.left ?? 0} left`];
    default:
      return [];
  }
}

function hexLines(view: View, name: string): string[] {
  const hex = view.hexes.find((h) => h.name === name);
  if (!hex) return [];
  if (hex.terrain === null) return ['river'];
  const lines = [`${hex.terrain}${hex.border ? ', at the border' : ''}${hex.riverside ? ', beside a river' : ''}`];
  if (hex.building && hex.owner !== null) {
    lines.push(
      `${hex.neutral ? 'neutral ' : ''}${hex.building} of seat ${hex.owner + 1}${hex.pavilion ? ' with a pavilion' : ''}`,
    );
    const city = hex.city === null ? undefined : view.cities[hex.city];
    if (city) lines.push(`in the city ${city.hexes.join(' ')}`);
  }
  return lines;
}
