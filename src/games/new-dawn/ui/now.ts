/** What a thing on the table means for the looking seat at this moment, in lines for the inspect box. */
import type { Id, Seat } from '../../../engine/types.js';
import { nameOf } from '../names.js';
import { tileWords, touchWords } from '../tile-words.js';
import type { View } from '../types.js';

const many = (n: number, one: string) => `${n} ${one}${n === 1 ? '' : 's'}`;

export function now(target: Id, view: View, viewer: Seat | null): readonly string[] {
  const [kind, name = ''] = target.split(':');
  switch (kind) {
    case 'hex':
      return hexLines(view, target, viewer);
    case 'spot':
      return [...tileWords(target, view), ...touchWords(target, view)];
    case 'wonder':
      return wonderLines(view, name, viewer);
    case 'focus': {
      const card = name.split('@')[0]!;
      const slot = viewer === null ? undefined : view.players[viewer]?.row.find((s) => s.card === card);
      if (!slot) return [];
      const lines = [
        `slot ${slot.slot} ${slot.terrain}, counts as ${slot.as}; ${many(slot.trade, 'trade token')} on it`,
      ];
      // What a card reaches is worked out for the seat at turn only.
      const reach = viewer === view.current ? view.reach.find((r) => r.card === card) : undefined;
      if (reach && slot.type !== 'science') lines.push(`reaches ${many(reach.hexes.length, 'space')} now`);
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

function wonderLines(view: View, name: string, viewer: Seat | null): string[] {
  const offer = view.offers.find((o) => o.wonder === name);
  if (offer) {
    const cost = viewer === null ? offer.printed : (offer.cost[viewer] ?? offer.printed);
    return [`costs you ${cost} (printed ${offer.printed}), paid with ${offer.resources.join(' and ')}`];
  }
  const built = view.wonders.find((w) => w.wonder === name);
  if (!built) return ['not on offer'];
  const lines = [`stands on ${built.hex}, ${built.owner === null ? 'nobody’s' : `seat ${built.owner + 1}’s`}`];
  if (name === 'great-zimbabwe') lines.push(`${many(view.zimbabwe, 'trade token')} on it`);
  return lines;
}

/** What the line about the space does not say: the odds first, for they are what people look for. */
function hexLines(view: View, id: Id, viewer: Seat | null): string[] {
  const hex = view.hexes.find((h) => h.id === id);
  if (!hex) return [];
  const lines: string[] = [];
  const several = hex.defences.length > 1;
  const on = (what: string) => (several ? ` on the ${what}` : '');
  if (viewer === view.current) {
    for (const o of view.odds) {
      if (o.hex !== hex.name) continue;
      const what = o.what === 'city' && hex.piece === 'capital' ? 'capital' : o.what;
      lines.push(`your attack${on(what)} ${o.attack} against ${o.defence} before dice`);
    }
  }
  for (const d of hex.defences) {
    const own = hex.owner !== null && hex.owner === viewer && d.what !== 'barbarian';
    if (!own && lines.length === 0) lines.push(`an attacker${on(d.what)} must beat ${d.n} and a die`);
  }
  if (hex.coast) lines.push(hex.edge ? 'on the edge of the map' : 'on the coast');
  if (hex.naturalMark && !hex.natural) lines.push(`${nameOf(hex.naturalMark)} goes with this space`);
  if (hex.spawn && !hex.barbarians.includes(hex.spawn)) lines.push(`barbarian ${hex.spawn} comes back here`);
  return lines;
}
