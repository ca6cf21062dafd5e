/** What can be chosen: verbs, their targets, and whole sentences. */
import type { Choice } from '../../../engine/types.js';
import { FOCUS, type FocusId } from '../data/focus.js';
import { focusName, leaderName, nameOf, pactName, stateName, wonderName } from '../names.js';
import { touchWords, whereabouts } from '../tile-words.js';
import { hexAt, pieceWord, type Told, word } from './words.js';

const VERBS: Readonly<Record<string, string>> = {
  leader: 'lead',
  tile: 'tile',
  spot: 'place',
  turn: 'turn',
  focus: 'resolve',
  effect: 'use',
  also: 'economy first',
  again: 'again',
  replay: 'resolve',
  swap: 'swap',
  spend: 'spend',
  use: 'use',
  place: 'place',
  lift: 'take off',
  shift: 'move',
  to: 'to',
  media: 'aim at',
  put: 'put on',
  gain: 'gain',
  give: 'give',
  assign: 'lay on',
  discard: 'lose from',
  aid: 'put on',
  nuke: 'strike',
  take: 'take',
  caravan: 'caravan',
  go: 'go to',
  stay: 'stay',
  recall: 'take off',
  card: 'take',
  pact: 'take',
  wonder: 'wonder',
  city: 'city',
  pay: 'pay',
  natural: 'use',
  site: 'in',
  attack: 'attack',
  reinforce: 'reinforce',
  conquer: 'conquer',
  liberate: 'liberate',
  loot: 'take from',
  destroy: 'destroy',
  pick: 'name',
  yield: 'give',
  lead: 'lead',
  renew: 'change',
  barbarian: 'barbarian',
  return: 'give back',
  leave: 'leave the game',
  done: 'done',
};

const TURNS = ['upright', '60°', '120°', '180°', '240°', '300°'];

/** What stands behind the verb in menus. */
export function target(c: Choice, t: Told): string {
  const w = word(c.id);
  switch (c.verb) {
    case 'done':
    case 'stay':
    case 'spend':
      return '';
    case 'leader':
      return leaderName(w);
    case 'spot':
      return whereabouts(w, t.view);
    case 'turn':
      return TURNS[Number(w)] ?? w;
    case 'focus':
    case 'also':
    case 'again':
    case 'replay':
    case 'assign':
    case 'discard':
    case 'aid':
    case 'loot':
      return focusLabel(c, w as FocusId, t);
    case 'put':
      return w === 'great-zimbabwe' ? wonderName(w) : focusLabel(c, w as FocusId, t);
    case 'effect':
    case 'natural':
    case 'use':
    case 'wonder':
    case 'card':
    case 'conquer':
    case 'liberate':
      return nameOf(w);
    case 'take': {
      const [card, old] = w.split('>') as [FocusId, FocusId];
      return `${focusName(card)} for ${focusName(old)}`;
    }
    case 'swap': {
      const row = t.view.players[t.view.current]?.row ?? [];
      const named = w.split('>').map((slot) => `${row[Number(slot) - 1]?.name ?? ''} (slot ${slot})`);
      return named.join(' and ');
    }
    case 'go':
      return [w, goal(w, t)].filter((text) => text !== '').join(', ');
    case 'leave':
      return '';
    case 'return':
    case 'pact': {
      const [card, giver] = w.split('@') as [string, string];
      return `${pactName(card)} of ${t.name(Number(giver))}`;
    }
    case 'renew': {
      const [, old, card, giver] = /^(.+)>(.+)@(\d+)$/.exec(w) as unknown as [string, string, string, string];
      return `${pactName(old)} for ${pactName(card)} of ${t.name(Number(giver))}`;
    }
    case 'lead': {
      const [barbarian, hex] = w.split('>');
      return `${barbarian} to ${hex}`;
    }
    case 'attack': {
      const { hex, what, odds } = attackWords(w, t);
      return [hex, ...(odds ? [`${odds.chance} %`] : []), ...(what === hex ? [] : [what])].join(' ');
    }
    case 'media':
      return `${w}, ${hexAt(t, w)?.piece === 'reinforced' ? 'turn over' : 'take over'}`;
    case 'caravan': {
      const at = c.target ? `on ${word(c.target)}` : 'on the card';
      return `${w} ${at}`;
    }
    default:
      return w;
  }
}

/** What a caravan would come to: a city-state by its name, a rival city by its owner's. */
function goal(hex: string, t: Told): string {
  const h = hexAt(t, hex);
  if (h?.state) return stateName(h.state);
  if (!h || h.owner === null || h.owner === t.view.current) return '';
  if (h.piece === 'city' || h.piece === 'capital') return `${t.name(h.owner)}’s ${h.piece}`;
  return h.stateMark ? `${stateName(h.stateMark)}, conquered by ${t.name(h.owner)}` : '';
}

/** What an attack would hit, and both sums before dice where it is in reach. */
function attackWords(word: string, t: Told) {
  const [hex, barbarian] = word.split('@') as [string, string | undefined];
  const h = hexAt(t, hex);
  const odds = t.view.odds.find((o) => o.hex === hex && (o.what === 'barbarian') === (barbarian !== undefined));
  const holder = h && h.owner !== null && h.piece ? `${t.name(h.owner)}’s ${pieceWord(h)}` : hex;
  return { hex, what: barbarian ? `barbarian ${barbarian}` : h?.state ? stateName(h.state) : holder, odds };
}

/** The card with its slot in the row it lies in: that of the seat named in the target, or of the seat at turn. */
function focusLabel(c: Choice, id: FocusId, t: Told): string {
  const card = FOCUS[id];
  const seat = c.target?.split('@')[1];
  const slot = t.view.players[seat === undefined ? t.view.current : Number(seat)]?.row.find((s) => s.card === id);
  return slot ? `${card.name} (slot ${slot.slot})` : card.name;
}

const SENTENCES: Readonly<Record<string, (what: string, t: Told, n: number | undefined, c: Choice) => string>> = {
  leader: (w) => `lead ${w}`,
  tile: (w) => `lay map tile ${w}`,
  spot: (w) => `lay it with its middle ${w}`,
  turn: (w, t, _n, c) => [`turned ${w}`, ...touchWords(c.target ?? '', t.view)].join(', '),
  focus: (w) => `resolve ${w}`,
  effect: (w) => `use ${w}`,
  also: (w) => `resolve ${w} first`,
  again: (w) => `resolve ${w} again as if in slot 1`,
  replay: (w) => `resolve ${w} as if in slot 1`,
  swap: (w) => `swap ${w}`,
  spend: (_w, _t, n) => (n === undefined ? 'spend trade tokens' : n === 0 ? 'spend none' : `spend ${n}`),
  use: (w) => `use ${w} as a trade token`,
  place: (w) => `place a control token on ${w}`,
  lift: (w) => `take the token off ${w}`,
  shift: (w) => `move the token on ${w}`,
  to: (w) => `to ${w}`,
  media: (_w, t, _n, c) =>
    hexAt(t, word(c.id))?.piece === 'reinforced'
      ? `turn the reinforced token on ${word(c.id)} over`
      : `take over the token on ${word(c.id)}`,
  put: (w) => `put a trade token on ${w}`,
  gain: (w) => `gain ${w}`,
  give: (w) => `give ${w}`,
  assign: (w) => `lay it on ${w}`,
  discard: (w) => `lose a trade token from ${w}`,
  aid: (w) => `put a trade token on ${w}`,
  nuke: (w) => `strike ${w}`,
  take: (w) => `take ${w}`,
  caravan: (w) => `move caravan ${w}`,
  go: (w) => `move the caravan to ${w}`,
  stay: (_w, _t, _n, c) => (c.id === 'leave:no' ? 'stay in the game' : 'let the caravan stay'),
  leave: () => 'leave the game',
  return: (w) => `give ${w} back`,
  recall: (w) => `take the caravan off ${w}`,
  card: (w) => `take a card of ${w}`,
  pact: (w) => `take ${w}`,
  wonder: (w) => `build ${w}`,
  city: (w) => `build a city on ${w}`,
  pay: (w) => `pay 1 ${w} for 2 production`,
  natural: (w) => `use ${w} for 2 production`,
  site: (w) => `in the city on ${w}`,
  attack: (_w, t, _n, c) => {
    const { hex, what, odds } = attackWords(word(c.id), t);
    const where = what === hex ? hex : `${what} on ${hex}`;
    return `attack ${where}${odds ? `, ${odds.chance} % (${odds.attack} against ${odds.defence})` : ''}`;
  },
  reinforce: (w) => `reinforce ${w}`,
  conquer: (w) => `conquer ${w}`,
  liberate: (w) => `liberate ${w}`,
  loot: (w) => `take a trade token from ${w}`,
  destroy: (w) => `destroy the token on ${w}`,
  pick: (w) => `name the token on ${w}`,
  yield: (w) => `give up ${w}`,
  lead: (w) => `lead barbarian ${w}`,
  renew: (w) => `change ${w}`,
  barbarian: (w) => `barbarian ${w} moves on`,
  done: () => 'done',
};

export const verb = (key: string): string => VERBS[key] ?? key;
export const choice = (c: Choice, t: Told, n?: number): string => SENTENCES[c.verb]?.(target(c, t), t, n, c) ?? c.id;
