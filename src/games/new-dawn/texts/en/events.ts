/** What happens in A New Dawn, in English. */
import type { Term } from '../../types.js';
import type { EventTexts } from '../spoken.js';
import { nouns, thing } from './nouns.js';
import { term } from './screen.js';
import { by, list, many } from './words.js';

const { focus, pact, state, wonder, natural, civ, resource, direction, agenda } = nouns;

const sum = (terms: readonly Term[]): string => terms.map(({ key, n }) => `${term(key)} ${n}`).join(' + ');

type Battle = Parameters<EventTexts['battleWon']>[0];
const sums = ({ sums: { attack, defence }, ...v }: Battle): string =>
  `${attack} against ${defence}: ${sum(v.attack)} against ${sum(v.defence)}`;

export const event: EventTexts = {
  leader: ({ name, leader, from }) => `${name} plays ${civ[leader]}${from === null ? '' : ` (by lot, one of ${from})`}`,
  core: ({ tiles, die, from }) =>
    `the core is laid: ${tiles.join(' ')} (drawn from ${from.naturals} tiles with natural wonders and ${from.states} with city-states; die ${die})`,
  tray: ({ name, tiles: [home, ...others], from }) =>
    `${name} draws capital tile ${home}, and tiles ${list(others.map(String))} from ${from}`,
  laysFirst: ({ name }) => `${name} lays the first tile, drawn by lot`,
  tile: ({ name, tile, touches, water, lot }) =>
    `${name} lays tile ${tile}, touching ${many(touches, 'space')}${lot ? ' (by lot)' : ''}${
      water > 0 ? `; ${many(water, 'gap')} filled with water` : ''
    }`,
  map: ({ tiles }) => `the map is complete: ${tiles} tiles`,
  home: ({ name, hex, lot }) => `${name}’s capital is on ${hex}${lot ? ' (by lot)' : ''}`,
  first: ({ name }) => `${name} is the first player, drawn by lot`,
  victory: ({ cards, from }) =>
    `victory cards, ${cards.length} of ${from}: ${cards.map((card) => agenda[card]).join(', ')}`,
  offer: ({ left, ...v }) => `on offer: ${wonder[v.wonder].whole} (${many(left, 'card')} left below it)`,
  roundSpawn: ({ round }) => `round ${round}: defeated barbarians return`,
  roundQuiet: ({ round }) => `round ${round}: nothing happens`,
  roundMove: ({ round }) => `round ${round}: barbarians move`,
  roundTrade: ({ round }) => `round ${round}: mature cities trade`,
  focus: ({ name, card, slot, as, why }) =>
    `${name} resolves ${focus[card]} in slot ${slot}${as === null ? '' : `, as if in slot ${as}`}${by(why)}`,
  swap: ({ name, cards: [one, two], why }) => `${name} swaps ${focus[one]} and ${focus[two]}${by(why)}`,
  spend: ({ name, n, on }) => `${name} spends ${many(n, 'trade token')} from ${focus[on]}`,
  use: ({ name, token, on }) => `${name} uses the ${thing(token)} token for ${thing(on)}`,
  place: ({ name, hex, why }) => `${name} places a control token on ${hex}${by(why)}`,
  lift: ({ name, hex }) => `${name} takes a control token off ${hex}`,
  shift: ({ name, hex, to }) => `${name} moves a control token from ${hex} to ${to}`,
  loseToken: ({ name, hex, why }) => `${name} loses a control token on ${hex}${by(why)}`,
  loseCity: ({ name, hex, why }) => `${name} loses a city on ${hex}${by(why)}`,
  loseCaravan: ({ name, hex, why }) => `${name} loses a caravan on ${hex}${by(why)}`,
  flip: ({ name, hex, why }) => `${name}’s token on ${hex} is no longer reinforced${by(why)}`,
  reinforce: ({ name, hex }) => `${name} reinforces ${hex}`,
  turncoat: ({ name, from, hex, why }) => `${name} takes over ${from}’s token on ${hex}${by(why)}`,
  gain: ({ name, n, why, ...v }) => `${name} gains ${n} ${resource[v.resource].word}${by(why)}`,
  pay: ({ name, n, why, ...v }) => `${name} pays ${n} ${resource[v.resource].word}${by(why)}`,
  natural: ({ name, ...v }) => `${name} takes ${natural[v.natural].whole}`,
  naturalBack: (v) => `${natural[v.natural].whole} goes back to the map`,
  assign: ({ name, on, ...v }) => `${name} puts ${natural[v.natural].whole} on ${focus[on]}`,
  trade: ({ name, n, on, why }) => `${name} puts ${many(n, 'trade token')} on ${focus[on]}${by(why)}`,
  store: ({ name, n, why, ...v }) => `${name} puts ${many(n, 'trade token')} on ${wonder[v.wonder].whole}${by(why)}`,
  tradeLost: ({ name, n }) => `${name} has no room for ${many(n, 'trade token')}: back to the supply`,
  dial: ({ name, from, to }) => `${name} moves the tech dial from ${from} to ${to}`,
  upgrade: ({ name, card, old, why }) => `${name} replaces ${focus[old]} with ${focus[card]}${by(why)}`,
  nuke: ({ name, hex }) => `${name} strikes ${hex} with nuclear power`,
  caravan: ({ name, steps, hex }) => `${name} moves a caravan ${many(steps, 'space')} to ${hex}`,
  arriveCity: ({ name, owner, hex }) => `${name}’s caravan reaches ${owner}’s city on ${hex}`,
  arriveState: ({ name, ...v }) => `${name}’s caravan reaches ${state[v.state].whole}`,
  pact: ({ name, card, giver }) => `${name} takes ${giver}’s ${pact[card]}`,
  pactBack: ({ name, card, giver }) => `${name} gives ${pact[card]} back to ${giver}`,
  stateCard: ({ name, ...v }) => `${name} takes a ${state[v.state].whole} card`,
  stateCardBack: ({ name, ...v }) => `${name} gives the ${state[v.state].whole} card back`,
  city: ({ name, hex }) => `${name} builds a city on ${hex}`,
  wonder: ({ name, hex, production, cost, ...v }) =>
    `${name} builds ${wonder[v.wonder].whole} on ${hex} with ${production} production (cost ${cost})`,
  wonderHeld: ({ name, hex, ...v }) => `${name} now holds ${wonder[v.wonder].whole} on ${hex}`,
  wonderFree: ({ hex, ...v }) => `${wonder[v.wonder].whole} on ${hex} belongs to nobody until the space is taken`,
  wonderMoves: ({ name, hex, ...v }) => `${name} takes ${wonder[v.wonder].whole} to ${hex}`,
  attackToken: ({ name, rival, hex, card }) => `${name} attacks ${rival}’s token on ${hex} with ${focus[card]}`,
  attackCity: ({ name, rival, hex, card }) => `${name} attacks ${rival}’s city on ${hex} with ${focus[card]}`,
  attackBarbarian: ({ name, letter, hex, card }) => `${name} attacks barbarian ${letter} on ${hex} with ${focus[card]}`,
  attackState: ({ name, hex, card, ...v }) => `${name} attacks ${state[v.state].whole} on ${hex} with ${focus[card]}`,
  battleWon: (v) => `${v.name} wins on ${v.hex}, ${sums(v)}`,
  battleLost: (v) => `${v.name} fails on ${v.hex}, ${sums(v)}`,
  dice: ({ name, attack, defence, roller }) => `dice: ${name} ${attack}, defence ${defence} (rolled by ${roller})`,
  beaten: ({ name, letter }) => `${name} defeats barbarian ${letter}`,
  capitalBeaten: ({ name, from }) => `${name} beats ${from}’s capital`,
  conquer: ({ name, hex, from }) => (from === null ? `${name} takes ${hex}` : `${name} takes ${hex} from ${from}`),
  liberate: ({ name, ...v }) => `${name} liberates ${state[v.state].whole}`,
  stateTaken: ({ name, ...v }) => `${name} now controls ${state[v.state].whole}`,
  stateFree: (v) => `${state[v.state].whole} is free again`,
  loot: ({ name, from, on }) => `${name} takes a trade token from ${from}’s ${focus[on]}`,
  raid: ({ die, way }) => `the barbarians roll ${die}: ${direction[way].word}`,
  barbarianMoves: ({ letter, hex }) => `barbarian ${letter} moves to ${hex}`,
  barbarianReturns: ({ letter, hex }) => `barbarian ${letter} is thrown back to ${hex}`,
  barbarianSpawns: ({ letter, hex }) => `barbarian ${letter} appears on ${hex}`,
  barbarianStays: ({ letter, hex }) => `barbarian ${letter} stays on ${hex}`,
  barbarianLed: ({ letter, hex, why }) => `barbarian ${letter} is moved to ${hex}${by(why)}`,
  discard: ({ name, on }) => `${name} loses a trade token from ${focus[on]}`,
  effect: ({ name, cause }) => `${thing(cause)} helps ${name}`,
  agenda: ({ name, ...v }) => `${name} finishes ${agenda[v.agenda]}`,
  over: ({ names }) => `the game is over: ${list(names)} ${names.length > 1 ? 'share the win' : 'wins'}`,
  leaving: ({ name }) => `${name} will leave the game`,
  left: ({ name }) => `${name} leaves the game: the pieces stay, the turns are skipped`,
};
