/** What a thing on the table means for the looking seat at this moment, in lines for the inspect box. */
import type { Id, Seat } from '../../../engine/types.js';
import { DISCIPLINES } from '../data/ids.js';
import { fullName, meaningOf, nameOf } from '../names.js';
import { plural } from '../phrases-events.js';
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
      if (!seat?.board) return [];
      if (!cost) return ['you have no slot left'];
      const books = cost.books.flatMap((n, i) => (n > 0 ? [`${n} ${DISCIPLINES[i]}`] : []));
      const worth = place.worth[seat.seat];
      return [
        `costs you ${[...books, `${cost.any} of any`].join(', ')}${cost.coins > 0 ? `, ${cost.coins} coins` : ''}`,
        ...(worth ? [`brings you ${plural(worth, 'point')} at once`] : []),
      ];
    }
    case 'competency':
      return competencyLines(view, name ?? '', viewer);
    case 'discipline':
      return disciplineLines(view, DISCIPLINES.indexOf(name as never), viewer);
    case 'faction': {
      const set = view.sets.find((x) => x.faction === name);
      if (!set) return [];
      return [`on the ${set.board} board: ${meaningOf(set.board)}`, `with ${fullName(set.booster)}`];
    }
    case 'booster':
      return [boosterLine(view, name ?? '', viewer)];
    case 'palace': {
      const owner = view.players.find((x) => x.reserved === name || x.palace === name);
      if (!owner) return [];
      const whose = owner.seat === viewer ? 'yours' : `of seat ${owner.seat + 1}`;
      return [owner.palace === name ? `${whose}, built` : `${whose}, waits until the palace is built`];
    }
    case 'power': {
      const a = view.power.find((x) => x.id === name);
      if (!a || !seat) return [];
      const cost = a.cost - seat.powerDiscount;
      return [a.used ? 'taken this round' : `costs ${cost} power`, `bowl III holds ${seat.bowls[2]}`];
    }
    case 'book': {
      const a = view.books.find((x) => x.id === name);
      if (!a || !seat) return a ? [] : ['not in this game'];
      const books = seat.books.reduce((sum, n) => sum + n, 0);
      return [a.used ? 'taken this round' : `costs ${plural(a.cost, 'book')}`, `you have ${plural(books, 'book')}`];
    }
    case 'city':
      return [`${view.cityTiles.find((t) => t.id === name)?.left ?? 0} left`];
    default:
      return [];
  }
}

function competencyLines(view: View, name: string, viewer: Seat | null): string[] {
  const place = view.competencies.find((x) => x.tile === name);
  if (!place) return [];
  const gains = [plural(place.steps, 'step'), ...(place.books > 0 ? [plural(place.books, 'book')] : [])];
  const yours = viewer !== null && view.players[viewer]?.competencies.includes(place.tile);
  return [
    `comes with ${gains.join(' and ')} in ${DISCIPLINES[place.column]}`,
    yours ? 'you have one already' : `${place.left} left`,
  ];
}

function disciplineLines(view: View, d: number, viewer: Seat | null): string[] {
  const track = view.science[d];
  if (!track) return [];
  const free = track.spaces.filter((x) => x.seat === null).map((x) => x.value);
  const seat = viewer === null ? null : view.players[viewer];
  return [
    ...(seat ? [`you stand on level ${seat.levels[d]} and have ${plural(seat.keys, 'key')} to pass 7`] : []),
    free.length > 0 ? `free spaces for scholars: ${free.join(', ')} steps` : 'no free space for scholars',
  ];
}

function boosterLine(view: View, name: string, viewer: Seat | null): string {
  const free = view.boosters.find((x) => x.id === name);
  if (free) return free.coins > 0 ? `free, ${plural(free.coins, 'coin')} on it` : 'free';
  const set = view.sets.find((x) => x.booster === name);
  if (set) return `lies with the ${nameOf(set.faction)} on the ${set.board} board`;
  const holder = view.players.find((x) => x.booster === name);
  if (!holder) return 'not in this game';
  return holder.seat === viewer ? 'yours' : `held by seat ${holder.seat + 1}`;
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
