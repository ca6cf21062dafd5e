/** What a thing on the table means for the looking seat at this moment, in lines for the inspect box. */
import type { Id, Seat } from '../../../engine/types.js';
import type { View } from '../types.js';

export function now(target: Id, view: View, viewer: Seat | null): readonly string[] {
  const [kind, name] = target.split(':');
  switch (kind) {
    case 'hex':
      return hexLines(view, target, viewer);
    case 'wonder': {
      const offer = view.offers.find((o) => o.wonder === name);
      if (!offer) return ['not on offer'];
      const cost = viewer === null ? offer.printed : (offer.cost[viewer] ?? offer.printed);
      return [`costs you ${cost} (printed ${offer.printed}), reduced by ${offer.resources.join(' and ')}`];
    }
    case 'focus': {
      const slot = viewer === null ? undefined : view.players[viewer]?.row.find((s) => s.card === name);
      if (!slot) return [];
      const reach = view.reach.find((r) => r.card === name);
      const lines = [`slot ${slot.slot} ${slot.terrain}, counts as ${slot.as}; ${slot.trade} trade tokens on it`];
      if (reach) lines.push(`reaches ${reach.hexes.length} spaces now`);
      return lines;
    }
    case 'agenda': {
      const agenda = view.victory.flatMap((v) => v.agendas).find((a) => a.agenda === name);
      return agenda ? [`have ${agenda.have.join(', ')}, need ${agenda.need}`] : [];
    }
    default:
      return [];
  }
}

function hexLines(view: View, id: Id, viewer: Seat | null): string[] {
  const hex = view.hexes.find((h) => h.id === id);
  if (!hex) return [];
  const lines = [
    `${hex.terrain}, difficulty ${hex.difficulty}${hex.coast ? ', coast' : ''}${hex.edge ? ', edge of the map' : ''}`,
  ];
  if (hex.piece && hex.owner !== null)
    lines.push(`${hex.mature ? 'mature ' : ''}${hex.piece} of seat ${hex.owner + 1}`);
  if (hex.resource) lines.push(`${hex.resource} lies here`);
  if (hex.natural) lines.push(`natural wonder ${hex.natural}`);
  if (hex.state) lines.push(`city-state ${hex.state}`);
  if (hex.barbarians.length > 0) lines.push(`barbarian ${hex.barbarians.join(' ')}`);
  if (hex.caravans.length > 0) lines.push(`caravan of seat ${hex.caravans.map((s) => s + 1).join(', ')}`);
  if (hex.defence > 0 && hex.owner !== viewer) lines.push(`an attacker must beat ${hex.defence} and a die`);
  const odds = view.odds.find((o) => o.hex === hex.name);
  if (odds) lines.push(`your attack ${odds.attack} against ${odds.defence} before dice`);
  return lines;
}
