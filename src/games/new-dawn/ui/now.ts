/** What a thing on the table means for the looking seat at this moment, in lines for the inspect box. */
import type { Id, Seat } from '../../../engine/types.js';
import type { NdTexts } from '../texts/types.js';
import { faceOf, groundsOf, touchedBy } from '../tiles-told.js';
import type { HexView, View } from '../types.js';

export function now(texts: NdTexts, target: Id, view: View, viewer: Seat | null): readonly string[] {
  const { now: says } = texts;
  const [kind, name = ''] = target.split(':');
  switch (kind) {
    case 'hex':
      return hexLines(says, view, target, viewer);
    case 'spot':
      return spotLines(texts, target, view);
    case 'wonder':
      return wonderLines(says, view, name, viewer);
    case 'focus': {
      const card = name.split('@')[0]!;
      const slot = viewer === null ? undefined : view.players[viewer]?.row.find((s) => s.card === card);
      if (!slot) return [];
      const lines = [says.slot(slot)];
      // What a card reaches is worked out for the seat at turn only.
      const reach = viewer === view.current ? view.reach.find((r) => r.card === card) : undefined;
      if (reach && slot.type !== 'science') lines.push(says.reach({ n: reach.hexes.length }));
      return lines;
    }
    case 'agenda': {
      const agenda = view.victory.flatMap((v) => v.agendas).find((a) => a.agenda === name);
      return agenda ? [says.agenda(agenda)] : [];
    }
    default:
      return [];
  }
}

/** A map tile by its spaces, and what it would touch. */
function spotLines({ space }: NdTexts, target: Id, view: View): string[] {
  const face = faceOf(target, view);
  const hexes = touchedBy(target, view);
  return [
    ...(face ? [space.tile({ face, grounds: groundsOf(face) })] : []),
    ...(hexes.length > 0 ? [space.touches({ hexes })] : []),
  ];
}

type Says = NdTexts['now'];

function wonderLines(says: Says, view: View, name: string, viewer: Seat | null): string[] {
  const offer = view.offers.find((o) => o.wonder === name);
  if (offer) {
    const cost = viewer === null ? offer.printed : (offer.cost[viewer] ?? offer.printed);
    return [says.wonderCost({ cost, printed: offer.printed, resources: offer.resources })];
  }
  const built = view.wonders.find((w) => w.wonder === name);
  if (!built?.hex) return [says.notOnOffer];
  const lines = [says.wonderStands({ hex: built.hex, owner: built.owner })];
  if (name === 'great-zimbabwe') lines.push(says.tradeOn({ n: view.zimbabwe }));
  return lines;
}

/** The odds of an attack on it; where there is none, how it is defended. */
function battleLines(says: Says, view: View, hex: HexView, viewer: Seat | null): string[] {
  const several = hex.defences.length > 1;
  const odds = viewer === view.current ? view.odds.filter((o) => o.hex === hex.name) : [];
  const attacks = odds.map((o) => {
    const what = o.what === 'city' && hex.piece === 'capital' ? 'capital' : o.what;
    return says.attack({ on: several ? what : null, attack: o.attack, defence: o.defence });
  });
  if (attacks.length > 0) return attacks;
  const own = hex.owner !== null && hex.owner === viewer;
  const [first] = hex.defences.filter((d) => !own || d.what === 'barbarian');
  return first ? [says.defends({ on: several ? first.what : null, n: first.n })] : [];
}

/** What the line about the space does not say: the odds first, for they are what people look for. */
function hexLines(says: Says, view: View, id: Id, viewer: Seat | null): string[] {
  const hex = view.hexes.find((h) => h.id === id);
  if (!hex) return [];
  const lines = battleLines(says, view, hex, viewer);
  if (hex.coast) lines.push(hex.edge ? says.edge : says.coast);
  if (hex.naturalMark && !hex.natural) lines.push(says.natural({ natural: hex.naturalMark }));
  if (hex.spawn && !hex.barbarians.includes(hex.spawn)) lines.push(says.comesBack({ letter: hex.spawn }));
  return lines;
}
