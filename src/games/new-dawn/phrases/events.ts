/** Told events as sentences. */
import type { Telling } from '../../../engine/phrasebook.js';
import { agendaName, focusName, leaderName, nameOf, naturalName, pactName, stateName, wonderName } from '../names.js';
import type { Event, Term, View } from '../types.js';

import { many } from './words.js';

type T = Telling<View>;
type Of<K extends Event['type']> = Extract<Event, { type: K }>;

const who = (e: { readonly seat?: number }, t: T): string => (e.seat === undefined ? '' : t.name(e.seat));

const TERMS: Readonly<Record<string, string>> = {
  die: 'die',
  slot: 'slot',
  terrain: 'terrain',
  reinforced: 'reinforced',
  beside: 'reinforced beside',
  trade: 'trade tokens',
  'city-state': 'city-state',
};

export const termName = (key: string): string => TERMS[key] ?? nameOf(key);

const total = (terms: readonly Term[]) => terms.reduce((n, t) => n + t.n, 0);
const sum = (terms: readonly Term[]) => terms.map((t) => `${termName(t.key)} ${t.n}`).join(' + ');

const by = (why: string | undefined) => (why ? ` (${nameOf(why)})` : '');

const PIECE = { token: 'a control token', city: 'a city', caravan: 'a caravan' } as const;

const ICON = {
  spawn: 'defeated barbarians return',
  quiet: 'nothing happens',
  move: 'barbarians move',
  trade: 'mature cities trade',
} as const;

const HOW = {
  moves: 'moves to',
  returns: 'is thrown back to',
  spawns: 'appears on',
  stays: 'stays on',
  led: 'is led to',
} as const;

/** One entry for each kind of event; null where another sentence says it already. */
const SENTENCES: { readonly [K in Event['type']]: (e: Of<K>, t: T) => string | null } = {
  leader: (e, t) => `${who(e, t)} plays ${leaderName(e.leader)}`,
  core: (e) => `the core is laid: ${e.tiles.join(' ')} (die ${e.die})`,
  tile: (e, t) =>
    `${who(e, t)} lays tile ${e.tile}, touching ${many(e.touches, 'space')}${
      e.water > 0 ? `; ${many(e.water, 'gap')} closed with water` : ''
    }`,
  map: (e) => `the map is complete: ${e.tiles.length} tiles`,
  home: (e, t) => `${who(e, t)} has the capital on ${e.hex}`,
  first: (e, t) => `${who(e, t)} is the first player`,
  victory: (e) => `victory cards: ${e.cards.map(agendaName).join(', ')}`,
  offer: (e) => `on offer: ${wonderName(e.wonder)}`,
  round: (e) => `round ${e.round}: ${ICON[e.icon]}`,
  focus: (e, t) =>
    `${who(e, t)} resolves ${focusName(e.card)} in slot ${e.slot}${
      e.as === e.slot ? '' : `, as if in slot ${e.as}`
    }${by(e.why)}`,
  reset: () => null,
  swap: (e, t) => `${who(e, t)} swaps ${focusName(e.cards[0])} with ${focusName(e.cards[1])}${by(e.why)}`,
  spend: (e, t) => `${who(e, t)} spends ${many(e.n, 'trade token')} from ${focusName(e.on)}`,
  use: (e, t) => `${who(e, t)} uses the token of ${nameOf(e.token)} for ${nameOf(e.on)}`,
  place: (e, t) => `${who(e, t)} places a control token on ${e.hex}${by(e.why)}`,
  lift: (e, t) => `${who(e, t)} takes a control token off ${e.hex}`,
  shift: (e, t) => `${who(e, t)} moves a control token from ${e.hex} to ${e.to}`,
  lose: (e, t) => `${who(e, t)} loses ${PIECE[e.what]} on ${e.hex}${by(e.why)}`,
  flip: (e, t) => `${who(e, t)}’s token on ${e.hex} is no longer reinforced${by(e.why)}`,
  reinforce: (e, t) => `${who(e, t)} reinforces ${e.hex}`,
  turncoat: (e, t) => `${who(e, t)} takes over ${t.name(e.from)}’s token on ${e.hex}${by(e.why)}`,
  resource: (e, t) => `${who(e, t)} ${e.n > 0 ? 'gains' : 'pays'} ${Math.abs(e.n)} ${e.resource}${by(e.why)}`,
  natural: (e, t) => `${who(e, t)} takes ${naturalName(e.natural)}`,
  'natural-back': (e) => `${naturalName(e.natural)} goes back to the map`,
  assign: (e, t) => `${who(e, t)} lays ${naturalName(e.natural)} on ${focusName(e.on)}`,
  trade: (e, t) => `${who(e, t)} puts ${many(e.n, 'trade token')} on ${nameOf(e.on)}${by(e.why)}`,
  'trade-lost': (e, t) => `${who(e, t)} has no room for ${many(e.n, 'trade token')}, back to the supply`,
  dial: (e, t) => `${who(e, t)} moves the tech dial from ${e.from} to ${e.to}`,
  upgrade: (e, t) => `${who(e, t)} replaces ${focusName(e.old)} with ${focusName(e.card)}${by(e.why)}`,
  nuke: (e, t) => `${who(e, t)} strikes ${e.hex} with nuclear power`,
  caravan: (e, t) => `${who(e, t)} moves a caravan ${many(e.steps, 'space')} to ${e.hex}`,
  arrive: (e, t) =>
    e.at.startsWith('seat:')
      ? `${who(e, t)}’s caravan reaches ${t.name(Number(e.at.slice(5)))}’s city on ${e.hex}`
      : `${who(e, t)}’s caravan reaches ${stateName(e.at)}`,
  pact: (e, t) => `${who(e, t)} takes ${pactName(e.card)} from ${t.name(e.giver)}`,
  'pact-back': (e, t) => `${who(e, t)} gives ${pactName(e.card)} back to ${t.name(e.giver)}`,
  'state-card': (e, t) => `${who(e, t)} takes a card of ${stateName(e.state)}`,
  'state-card-back': (e, t) => `${who(e, t)} gives the card of ${stateName(e.state)} back`,
  city: (e, t) => `${who(e, t)} builds a city on ${e.hex}`,
  wonder: (e, t) =>
    `${who(e, t)} builds ${wonderName(e.wonder)} in ${e.hex} with ${e.production} production (cost ${e.cost})`,
  'wonder-held': (e, t) => `${who(e, t)} now holds ${wonderName(e.wonder)} on ${e.hex}`,
  'wonder-free': (e) => `${wonderName(e.wonder)} on ${e.hex} belongs to nobody until the space is taken`,
  'wonder-moves': (e, t) => `${who(e, t)} takes ${wonderName(e.wonder)} to ${e.hex}`,
  attack: (e, t) =>
    `${who(e, t)} attacks ${
      typeof e.on === 'number'
        ? `${t.name(e.on)}’s ${e.what}`
        : e.what === 'barbarian'
          ? `barbarian ${e.on}`
          : stateName(e.on)
    } on ${e.hex} with ${focusName(e.card)}`,
  // The totals first: a narrow log cuts the end.
  battle: (e, t) =>
    `${who(e, t)} ${e.won ? 'wins' : 'fails'} on ${e.hex}, ${total(e.attack)} against ${total(e.defence)}: ${sum(e.attack)} against ${sum(e.defence)}`,
  dice: (e, t) => `the dice fall: ${e.attack} for ${who(e, t)}, ${e.defence} for the defence (${t.name(e.roller)})`,
  beaten: (e, t) => `${who(e, t)} defeats barbarian ${e.barbarian}`,
  conquer: (e, t) =>
    e.what === 'capital'
      ? `${who(e, t)} beats ${t.name(e.from)}’s capital`
      : `${who(e, t)} takes ${e.hex}${e.from >= 0 ? ` from ${t.name(e.from)}` : ''}`,
  liberate: (e, t) => `${who(e, t)} liberates ${stateName(e.state)}`,
  'state-taken': (e, t) => `${stateName(e.state)} now obeys ${who(e, t)}`,
  'state-free': (e) => `${stateName(e.state)} is free again`,
  loot: (e, t) => `${who(e, t)} takes a trade token from ${t.name(e.from)}’s ${focusName(e.on)}`,
  raid: (e, t) => `the barbarians’ die shows ${e.die}, ${t.view.directions[e.die - 1]}`,
  barbarian: (e) => `barbarian ${e.barbarian} ${HOW[e.how]} ${e.hex}${by(e.why)}`,
  discard: (e, t) => `${who(e, t)} loses a trade token from ${focusName(e.on)}`,
  effect: (e, t) => `${nameOf(e.why ?? '')} helps ${who(e, t)}`,
  agenda: (e, t) => `${who(e, t)} has finished ${agendaName(e.agenda)}`,
  over: (e, t) => `the game is over, won by ${e.winners.map((seat) => t.name(seat)).join(' and ')}`,
  leaving: (e, t) => `${who(e, t)} is going to leave the game`,
  left: (e, t) => `${who(e, t)} leaves the game: the pieces stay, the turns are skipped`,
};

/** The compiler cannot see that a key and its entry belong together. */
const sentences = SENTENCES as Readonly<Record<Event['type'], (e: Event, t: T) => string | null>>;

export const eventText = (event: Event, t: T): string | null => sentences[event.type](event, t);
