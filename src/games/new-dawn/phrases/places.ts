/** Everything on the table in a line: a space, a card, a wonder. */
import type { Id } from '../../../engine/types.js';
import { AGENDA_TEXT, FOCUS_TEXT, LEADER_TEXT, PACT_TEXT, STATE_TEXT, WONDER_TEXT } from '../card-texts.js';
import type { FocusId } from '../data/focus.js';
import { agendaName, focusName, leaderName, nameOf, pactName, stateName, wonderName } from '../names.js';
import { cardNow, cardSays } from '../slot-words.js';
import { tileWords, whereabouts } from '../tile-words.js';
import type { HexView } from '../types.js';
import { hexAt, pieceWord, type Told, word } from './words.js';

const SPOTS = /^spot:(-?\d+),(-?\d+)/;

function describeHex(h: HexView, t: Told): string {
  const parts: string[] = [`${h.name} ${h.terrain === 'natural' ? 'natural wonder' : h.terrain} ${h.difficulty}`];
  if (h.owner !== null) parts.push(`${t.name(h.owner)}’s ${pieceWord(h)}`);
  if (h.wonder) parts.push(wonderName(h.wonder));
  if (h.state) parts.push(stateName(h.state));
  if (h.natural) parts.push(nameOf(h.natural));
  if (h.resource) parts.push(h.resource);
  for (const b of h.barbarians) parts.push(`barbarian ${b}`);
  for (const seat of h.caravans) parts.push(`${t.name(seat)}’s caravan`);
  // Several things to attack share a space only where a barbarian is in a capital.
  for (const d of h.defences) parts.push(`${h.defences.length > 1 ? `${d.what} ` : ''}defends ${d.n}`);
  if (h.edge) parts.push('map edge');
  return parts.join(', ');
}

/** A card in a row with the numbers of its slot; any other card as it is printed. */
function cardText(id: FocusId, seat: string | undefined, t: Told): string {
  const owner = t.view.players[seat === undefined ? t.view.current : Number(seat)];
  const slot = owner?.row.find((s) => s.card === id);
  return owner && slot ? cardSays(cardNow(owner, slot)) : FOCUS_TEXT[id];
}

export function place(id: Id, t: Told): string {
  const [kind] = id.split(':') as [string];
  const w = word(id).split('@')[0]!;
  switch (kind) {
    case 'hex': {
      const h = hexAt(t, w);
      return h ? describeHex(h, t) : w;
    }
    case 'focus':
      return `${focusName(w)}: ${cardText(w as FocusId, word(id).split('@')[1], t)}`;
    case 'wonder':
      return `${wonderName(w)}: ${WONDER_TEXT[w as keyof typeof WONDER_TEXT]}`;
    case 'leader':
      return `${leaderName(w)}: ${LEADER_TEXT[w as keyof typeof LEADER_TEXT]}`;
    case 'state':
      return `${stateName(w)}: ${STATE_TEXT[w as keyof typeof STATE_TEXT]}`;
    case 'pact':
      return `${pactName(w)}: ${PACT_TEXT[w as keyof typeof PACT_TEXT]}`;
    case 'agenda':
      return `${agendaName(w)}: ${AGENDA_TEXT[w as keyof typeof AGENDA_TEXT]}`;
    case 'slot':
      return `slot ${w}`;
    case 'spot': {
      const m = SPOTS.exec(id);
      return m ? whereabouts(`${m[1]},${m[2]}`, t.view) : w;
    }
    case 'tile':
      return tileWords(id, t.view)[0] ?? w;
    default:
      return nameOf(w);
  }
}
