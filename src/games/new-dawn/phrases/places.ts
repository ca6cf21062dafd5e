/** Everything on the table in a line: a space, a card, a wonder. */
import type { Id } from '../../../engine/types.js';
import { FOCUS_IDS, type FocusId } from '../data/focus.js';
import { cardNow } from '../slot-words.js';
import type { NdTexts } from '../texts/types.js';
import { faceOf, groundsOf, whereabouts } from '../tiles-told.js';
import type { HexView } from '../types.js';
import { heldOn, hexAt, type Told, word } from './told.js';

const SPOTS = /^spot:(-?\d+),(-?\d+)/;

function describeHex(x: NdTexts, h: HexView, t: Told): string {
  const { space } = x;
  const held = heldOn(h, t);
  const parts: string[] = [space.ground({ hex: h.name, terrain: h.terrain, difficulty: h.difficulty })];
  if (held) parts.push(space.held(held));
  if (h.wonder) parts.push(x.wonder[h.wonder].whole);
  if (h.state) parts.push(x.state[h.state].whole);
  if (h.natural) parts.push(x.natural[h.natural].whole);
  if (h.resource) parts.push(x.resource[h.resource].word);
  for (const letter of h.barbarians) parts.push(x.barbarian({ letter }));
  for (const seat of h.caravans) parts.push(space.caravan({ owner: t.name(seat) }));
  // Several things to attack share a space only where a barbarian is in a capital.
  for (const d of h.defences) parts.push(space.defends({ n: d.n, what: h.defences.length > 1 ? d.what : null }));
  if (h.edge) parts.push(space.edge);
  return parts.join(', ');
}

/** A card in a row with the numbers of its slot; any other card as it is printed. */
function cardText(x: NdTexts, id: FocusId, seat: string | undefined, t: Told): string {
  const owner = t.view.players[seat === undefined ? t.view.current : Number(seat)];
  const slot = owner?.row.find((s) => s.card === id);
  return owner && slot ? x.cardSays(cardNow(owner, slot)) : x.does.focus[id];
}

/** The text of a table for an id that it has. */
const of = <K extends string>(table: Readonly<Record<K, string>>, id: string): string | undefined =>
  Object.hasOwn(table, id) ? table[id as K] : undefined;

function thing(x: NdTexts, kind: string, id: string): string | null {
  const { does } = x;
  const told = (name: string | undefined, text: string | undefined) => (name && text ? `${name}: ${text}` : null);
  switch (kind) {
    case 'wonder':
      return told(x.wonder[id as keyof typeof x.wonder]?.whole, of(does.wonder, id));
    case 'leader':
      return told(of(x.civ, id), of(does.leader, id));
    case 'state':
      return told(x.state[id as keyof typeof x.state]?.whole, of(does.state, id));
    case 'pact':
      return told(of(x.pact, id), of(does.pact, id));
    case 'agenda':
      return told(of(x.agenda, id), of(does.agenda, id));
    case 'natural':
      return x.natural[id as keyof typeof x.natural]?.whole ?? null;
    case 'resource':
      return x.resource[id as keyof typeof x.resource]?.word ?? null;
    case 'rule':
      return x.rule[id as keyof typeof x.rule]?.title ?? of(x.cause, id) ?? null;
    default:
      return null;
  }
}

export function place(x: NdTexts, id: Id, t: Told): string {
  const [kind = ''] = id.split(':');
  const [w = '', seat] = word(id).split('@');
  switch (kind) {
    case 'hex': {
      const h = hexAt(t, w);
      return h ? describeHex(x, h, t) : w;
    }
    case 'focus': {
      const card = FOCUS_IDS.find((one) => one === w);
      return card ? `${x.focus[card]}: ${cardText(x, card, seat, t)}` : w;
    }
    case 'slot':
      return x.space.slot({ slot: Number(w) });
    case 'spot': {
      const m = SPOTS.exec(id);
      const at = m && whereabouts(`${m[1]},${m[2]}`, t.view);
      return at ? x.pick.whereabouts(at) : w;
    }
    case 'tile': {
      const face = faceOf(id, t.view);
      return face ? x.space.tile({ face, grounds: groundsOf(face) }) : w;
    }
    case 'seat':
      return t.name(Number(w));
    default:
      return thing(x, kind, w) ?? w;
  }
}
