/** Passing, and what lies between two rounds: cult bonus and income, as if the others did nothing that matters. */
import { BONUS_CARDS, BUILDINGS, FAVOURS, type FavourId, NONE, TRADING_HOUSE } from '../../data/ids.js';
import { BONUS_CARD, FAVOUR_TILES, ROUNDS } from '../../data/tiles.js';
import { addPriests, charge, hasStronghold } from './deeds.js';
import type { Ground } from './ground.js';
import { cardId, type Sheet } from './sheet.js';
import { cardOf, type Income, incomeOf, type Table } from './table.js';

const FAV12 = FAVOURS.indexOf('FAV12');

/** By card: points for structures of each kind, and for each level of shipping. */
const PAYS = BONUS_CARDS.map((id) => {
  const { passing, perShipping } = BONUS_CARD[id];
  return {
    building: BUILDINGS.map((b) => (passing?.buildings.includes(b) ? passing.points : 0)),
    ship: perShipping ?? 0,
  };
});
const FAV12_PAYS = FAVOUR_TILES.FAV12.passing ?? [];

/** What passing now would score. */
export function passPoints(t: Table, s: Sheet): number {
  let points = 0;
  const { ground } = s;
  const pays = PAYS[s.card];
  if (pays) {
    points += pays.ship * s.ship;
    for (let b = 0; b < BUILDINGS.length; b++) points += (pays.building[b] as number) * ground.count(b);
  }
  if (s.favours & (1 << FAV12)) points += FAV12_PAYS[ground.count(TRADING_HOUSE)] ?? 0;
  if (t.faction === 'engineers' && hasStronghold(s)) points += 3 * spannedBridges(ground);
  return points;
}

/** Own bridges cannot be told from others' here: one with own structures at both ends counts. */
function spannedBridges(ground: Ground): number {
  let n = 0;
  for (const { a, b } of ground.bridges) if (ground.at[a] !== NONE && ground.at[b] !== NONE) n++;
  return Math.min(n, ground.spans);
}

const FAVOUR_INCOME = FAVOURS.map((id: FavourId) => incomeOf(FAVOUR_TILES[id].income ?? {}));

/** What the board and the favour tiles pay every round; the card is not among it. */
export function steadyIncome(t: Table, s: Sheet): Income {
  let { coins, workers, priests, power } = t.base;
  for (let b = 0; b < BUILDINGS.length; b++) {
    const slot = t.slots[b]?.[s.ground.count(b)];
    if (!slot) continue;
    coins += slot.coins;
    workers += slot.workers;
    priests += slot.priests;
    power += slot.power;
  }
  for (let f = 6; f < 9; f++) {
    if (!(s.favours & (1 << f))) continue;
    const tile = FAVOUR_INCOME[f] as Income;
    coins += tile.coins;
    workers += tile.workers;
    priests += tile.priests;
    power += tile.power;
  }
  return { coins, workers, priests, power };
}

function receive(s: Sheet, { coins, workers, priests, power }: Income, times = 1): void {
  s.coins += coins * times;
  s.workers += workers * times;
  if (priests > 0) addPriests(s, priests * times);
  if (power > 0) charge(s, power * times);
}

/** Passing, with each card that could be taken. */
export function passed(t: Table, s: Sheet, out: Sheet[]): void {
  const points = passPoints(t, s);
  if (s.round === ROUNDS) {
    const c = s.copy();
    c.say('pass');
    c.acts = 0;
    c.points += points;
    c.passed = true;
    c.over = true;
    out.push(c);
    return;
  }
  for (let card = 0; card < BONUS_CARDS.length; card++) {
    if (s.cards[card] === NONE) continue;
    const c = s.copy();
    c.say(`pass:${BONUS_CARDS[card]}`);
    c.points += points;
    c.coins += c.cards[card] as number;
    const cards = c.cards.with(card, NONE);
    if (c.card !== NONE) cards[c.card] = 0;
    c.cards = cards;
    c.card = card;
    c.acts = 0;
    c.passed = true;
    bonus(t, c);
    out.push(c);
  }
}

/** The right half of the round's tile. */
function bonus(t: Table, s: Sheet): void {
  const tile = t.tiles[s.round];
  if (!tile) return;
  const reached = tile.cult < 0 ? s.ordered : (s.cults[tile.cult] as number);
  const times = Math.floor(reached / tile.steps);
  if (times === 0) return;
  receive(s, tile.gives, times);
  if (tile.spades === 0) return;
  if (t.faction === 'halflings') s.points += tile.spades * times;
  if (t.faction === 'alchemists' && hasStronghold(s)) charge(s, 2 * tile.spades * times);
  s.spades = { left: tile.spades * times, action: false, alone: true, changed: [], reach: null };
}

/** Others take the cards on which coins have gathered. */
const MOST_COINS = 1;

/** Round over: the octagons are free again, cards get their coins, and income comes. */
export function nextRound(t: Table, s: Sheet): void {
  s.round++;
  s.passed = false;
  s.used = 0;
  s.taken = 0;
  s.acts = 1;
  s.cards = s.cards.map((coins) => (coins === NONE ? NONE : Math.min(MOST_COINS, coins + 1)));
  receive(s, steadyIncome(t, s));
  if (s.card !== NONE) receive(s, cardOf(cardId(s.card)).income);
}
