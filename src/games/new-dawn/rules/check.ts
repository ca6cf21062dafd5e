/** What must be true of every position: component limits and cards in exactly one place (sheet section 9). */
import { must } from '../../../engine/must.js';
import { CITY_STATE_COPIES, CITY_STATE_IDS } from '../data/diplomacy.js';
import { LIMITS, RESOURCES } from '../data/land.js';
import { WONDER_IDS, WONDERS } from '../data/wonders.js';
import { nameOf, stateSpace, WATER, worldOf } from '../map/world.js';
import { CAPITAL, NOTHING, type State } from '../types.js';
import { capitalOf, citiesLeft, naturalsOf, supplies, tokensLeft, wonderOwner } from './board.js';
import { surplusCaravans } from './change.js';
import { ownerOf, pieceOf, playerOf, stateCards, wonderSpace } from './lookup.js';

function holds(good: boolean, what: string): asserts good {
  if (!good) throw new Error(`new-dawn: ${what}`);
}

export function check(s: State): void {
  holds(s.placed.length <= 16, 'more map tiles than the box has');
  holds(new Set(s.placed.map((p) => Number.parseInt(p.tile, 10))).size === s.placed.length, 'a map tile lies twice');
  holds(s.water.length <= LIMITS.waterTokens, 'more water tokens than the box has');
  if (s.owner.length === 0) return;
  checkBoard(s);
  s.players.forEach((_, seat) => {
    checkPlayer(s, seat);
  });
  checkCards(s);
}

function checkBoard(s: State): void {
  const w = worldOf(s);
  for (const list of [s.owner, s.piece, s.resource]) holds(list.length === w.size, 'the board does not fit the map');
  for (let h = 0; h < w.size; h++) {
    const name = nameOf(w, h);
    holds(ownerOf(s, h) >= -1 && ownerOf(s, h) < s.seats, `unknown owner on ${name}`);
    holds(pieceOf(s, h) >= NOTHING && pieceOf(s, h) <= CAPITAL, `unknown piece on ${name}`);
    holds((s.owner[h] === -1) === (s.piece[h] === NOTHING), `owner and piece disagree on ${name}`);
    holds(w.terrain[h] !== WATER || s.piece[h] === NOTHING, `a piece stands in water on ${name}`);
    holds(s.owner[h] === -1 || s.resource[h] === 0, `a resource lies under a piece on ${name}`);
  }
  const on = new Set<number>();
  s.barbarians.forEach((h, b) => {
    if (h < 0) return;
    holds(h < w.size && w.terrain[h] !== WATER, 'a barbarian stands off the land');
    holds(w.barbarian.includes(b), 'a barbarian without a mark is on the map');
    holds(s.owner[h] === -1 || s.piece[h] === CAPITAL || crowded(s), 'a barbarian shares a space with a piece');
    holds(!on.has(h) || crowded(s), 'two barbarians share a space');
    on.add(h);
  });
  const left = supplies(s);
  for (const r of RESOURCES) holds(left[r] >= 0 && left[r] <= LIMITS.perResource, `${r} tokens do not add up`);
}

/** Barbarians may share spaces while a raid is being settled. */
const crowded = (s: State) => s.stack.some((f) => f.kind === 'raid');

function checkPlayer(s: State, seat: number): void {
  const p = playerOf(s, seat);
  const lifting = s.stack.filter((f) => f.kind === 'lift' && f.seat === seat).length;
  holds(tokensLeft(s, seat) >= -lifting, `seat ${seat} has more control tokens than the box`);
  holds(citiesLeft(s, seat) >= 0, `seat ${seat} has more cities than the box`);
  holds(
    s.piece.filter((x, h) => x === CAPITAL && s.owner[h] === seat).length === 1,
    `seat ${seat} has no single capital`,
  );
  holds(capitalOf(s, seat) >= 0, `seat ${seat} has lost its capital`);
  holds(p.row.length === 5 && new Set(p.row.map((c) => c.card)).size === 5, `seat ${seat} has not five focus cards`);
  holds(p.tech >= 0 && p.tech <= 24, `seat ${seat} has left the tech dial`);
  const naturals = naturalsOf(s, seat);
  const laid = p.row.flatMap((c) => c.naturals);
  holds(
    new Set(laid).size === laid.length && laid.every((id) => naturals.includes(id)),
    'a natural wonder lies wrongly',
  );
  for (const c of p.row) holds(c.trade >= 0 && c.trade <= LIMITS.tradeOnCard, `too many trade tokens on ${c.card}`);
  for (const r of RESOURCES) holds(p.resources[r] >= 0, `seat ${seat} owes ${r}`);
  holds(p.caravans.length === LIMITS.caravans, `seat ${seat} has not three caravans`);
  const surplus = surplusCaravans(s, seat);
  const recalled = s.stack.some((f) => f.kind === 'recall' && f.seat === seat);
  holds(surplus === 0 || (surplus > 0 && recalled), `caravans of seat ${seat} do not fit its card`);
  for (const at of p.caravans) holds(at < s.owner.length, 'a caravan is off the map');
  p.pacts.forEach((holder) => {
    holds(holder >= 0 && holder < s.seats, 'a diplomacy card is lost');
  });
  holds(new Set(p.done.map((d) => d.agenda)).size === p.done.length, 'an agenda is marked twice');
}

function checkCards(s: State): void {
  const w = worldOf(s);
  CITY_STATE_IDS.forEach((id, i) => {
    const h = stateSpace(w, i);
    const cards = stateCards(s, i);
    holds(cards.length === (h < 0 ? 0 : CITY_STATE_COPIES), `cards of ${id} are missing`);
    if (h < 0) return;
    holds(
      cards.every((x) => x < s.seats),
      `a card of ${id} is lost`,
    );
    holds(ownerOf(s, h) >= 0 === cards.every((x) => x === -2), `cards of ${id} do not fit its fate`);
    holds(must(cards[0], 'card of the city-state') < 0 || cards[0] !== cards[1], `both cards of ${id} are in one hand`);
  });
  const places = new Map<string, number>();
  const count = (id: string) => places.set(id, (places.get(id) ?? 0) + 1);
  for (const deck of Object.values(s.decks)) for (const id of deck) count(id);
  for (const id of s.box) count(id);
  const taken = new Set<number>();
  WONDER_IDS.forEach((id, i) => {
    const h = wonderSpace(s, i);
    if (h >= 0) {
      count(id);
      holds(!taken.has(h), `two wonders on ${w.names[h]}`);
      taken.add(h);
      holds(wonderOwner(s, i) >= -1, `${id} has no place`);
    }
    holds(places.get(id) === 1, `${WONDERS[id].name} is in ${places.get(id) ?? 0} places`);
  });
  holds(s.zimbabwe >= 0 && s.zimbabwe <= LIMITS.tradeOnZimbabwe, 'too many trade tokens on Great Zimbabwe');
}
