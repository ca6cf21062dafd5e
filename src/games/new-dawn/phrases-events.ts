/** Told events as sentences. */
import type { Telling } from '../../engine/phrasebook.js';
import { agendaName, focusName, leaderName, nameOf, naturalName, pactName, stateName, wonderName } from './names.js';
import type { Event, Term, View } from './types.js';

const many = (n: number, one: string, more = `${one}s`) => `${n} ${n === 1 ? one : more}`;

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

export function eventText(event: Event, t: Telling<View>): string | null {
  const who = event.seat === undefined ? '' : t.name(event.seat);
  switch (event.type) {
    case 'leader':
      return `${who} plays ${leaderName(event.leader)}`;
    case 'core':
      return `the core is laid: ${event.tiles.join(' ')} (die ${event.die})`;
    case 'tile':
      return `${who} lays tile ${event.tile}, touching ${many(event.touches, 'space')}${
        event.water > 0 ? `; ${many(event.water, 'gap')} closed with water` : ''
      }`;
    case 'map':
      return `the map is complete: ${event.tiles.length} tiles`;
    case 'home':
      return `${who} has the capital on ${event.hex}`;
    case 'first':
      return `${who} is the first player`;
    case 'victory':
      return `victory cards: ${event.cards.map(agendaName).join(', ')}`;
    case 'offer':
      return `on offer: ${wonderName(event.wonder)}`;
    case 'round':
      return `round ${event.round}: ${ICON[event.icon]}`;
    case 'focus':
      return `${who} resolves ${focusName(event.card)} in slot ${event.slot}${
        event.as === event.slot ? '' : `, as if in slot ${event.as}`
      }${by(event.why)}`;
    case 'reset':
      return null;
    case 'swap':
      return `${who} swaps ${focusName(event.cards[0])} with ${focusName(event.cards[1])}${by(event.why)}`;
    case 'spend':
      return `${who} spends ${many(event.n, 'trade token')} from ${focusName(event.on)}`;
    case 'use':
      return `${who} uses the token of ${nameOf(event.token)} for ${nameOf(event.on)}`;
    case 'place':
      return `${who} places a control token on ${event.hex}${by(event.why)}`;
    case 'lift':
      return `${who} takes a control token off ${event.hex}`;
    case 'shift':
      return `${who} moves a control token from ${event.hex} to ${event.to}`;
    case 'lose':
      return `${who} loses ${PIECE[event.what]} on ${event.hex}${by(event.why)}`;
    case 'flip':
      return `${who}’s token on ${event.hex} is no longer reinforced${by(event.why)}`;
    case 'reinforce':
      return `${who} reinforces ${event.hex}`;
    case 'turncoat':
      return `${who} takes over ${t.name(event.from)}’s token on ${event.hex}${by(event.why)}`;
    case 'resource':
      return `${who} ${event.n > 0 ? 'gains' : 'pays'} ${Math.abs(event.n)} ${event.resource}${by(event.why)}`;
    case 'natural':
      return `${who} takes ${naturalName(event.natural)}`;
    case 'natural-back':
      return `${naturalName(event.natural)} goes back to the map`;
    case 'assign':
      return `${who} lays ${naturalName(event.natural)} on ${focusName(event.on)}`;
    case 'trade':
      return `${who} puts ${many(event.n, 'trade token')} on ${nameOf(event.on)}${by(event.why)}`;
    case 'trade-lost':
      return `${who} has no room for ${many(event.n, 'trade token')}, back to the supply`;
    case 'dial':
      return `${who} moves the tech dial from ${event.from} to ${event.to}`;
    case 'upgrade':
      return `${who} replaces ${focusName(event.old)} with ${focusName(event.card)}${by(event.why)}`;
    case 'nuke':
      return `${who} strikes ${event.hex} with nuclear power`;
    case 'caravan':
      return `${who} moves a caravan ${many(event.steps, 'space')} to ${event.hex}`;
    case 'arrive':
      return event.at.startsWith('seat:')
        ? `${who}’s caravan reaches ${t.name(Number(event.at.slice(5)))}’s city on ${event.hex}`
        : `${who}’s caravan reaches ${stateName(event.at)}`;
    case 'pact':
      return `${who} takes ${pactName(event.card)} from ${t.name(event.giver)}`;
    case 'pact-back':
      return `${who} gives ${pactName(event.card)} back to ${t.name(event.giver)}`;
    case 'state-card':
      return `${who} takes a card of ${stateName(event.state)}`;
    case 'state-card-back':
      return `${who} gives the card of ${stateName(event.state)} back`;
    case 'city':
      return `${who} builds a city on ${event.hex}`;
    case 'wonder':
      return `${who} builds ${wonderName(event.wonder)} in ${event.hex} with ${event.production} production (cost ${event.cost})`;
    case 'wonder-held':
      return `${who} now holds ${wonderName(event.wonder)} on ${event.hex}`;
    case 'wonder-free':
      return `${wonderName(event.wonder)} on ${event.hex} belongs to nobody until the space is taken`;
    case 'wonder-moves':
      return `${who} takes ${wonderName(event.wonder)} to ${event.hex}`;
    case 'attack':
      return `${who} attacks ${
        typeof event.on === 'number'
          ? `${t.name(event.on)}’s ${event.what}`
          : event.what === 'barbarian'
            ? `barbarian ${event.on}`
            : stateName(event.on)
      } on ${event.hex} with ${focusName(event.card)}`;
    case 'battle':
      // The totals first: a narrow log cuts the end.
      return `${who} ${event.won ? 'wins' : 'fails'} on ${event.hex}, ${total(event.attack)} against ${total(event.defence)}: ${sum(event.attack)} against ${sum(event.defence)}`;
    case 'beaten':
      return `${who} defeats barbarian ${event.barbarian}`;
    case 'conquer':
      return event.what === 'capital'
        ? `${who} beats ${t.name(event.from)}’s capital`
        : `${who} takes ${event.hex}${event.from >= 0 ? ` from ${t.name(event.from)}` : ''}`;
    case 'liberate':
      return `${who} liberates ${stateName(event.state)}`;
    case 'state-taken':
      return `${stateName(event.state)} now obeys ${who}`;
    case 'state-free':
      return `${stateName(event.state)} is free again`;
    case 'loot':
      return `${who} takes a trade token from ${t.name(event.from)}’s ${focusName(event.on)}`;
    case 'raid':
      return `the barbarians’ die shows ${event.die}, ${t.view.directions[event.die - 1]}`;
    case 'barbarian':
      return `barbarian ${event.barbarian} ${HOW[event.how]} ${event.hex}${by(event.why)}`;
    case 'discard':
      return `${who} loses a trade token from ${focusName(event.on)}`;
    case 'effect':
      return `${nameOf(event.why ?? '')} helps ${who}`;
    case 'agenda':
      return `${who} has finished ${agendaName(event.agenda)}`;
    case 'over':
      return `the game is over, won by ${event.winners.map((seat) => t.name(seat)).join(' and ')}`;
  }
}
