/** What must be true of every position: component limits and cards in exactly one place (sheet section 9). */
import { CITY_STATE_COPIES, CITY_STATE_IDS } from '../data/diplomacy.js';
import { LIMITS, RESOURCES } from '../data/land.js';
import { WONDER_IDS, WONDERS } from '../data/wonders.js';
import { WATER, worldOf } from '../map/world.js';
import { CAPITAL, NOTHING, type State } from '../types.js';
import { capitalOf, citiesLeft, naturalsOf, supplies, tokensLeft, wonderOwner } from './board.js';
import { surplusCaravans } from './change.js';

function must(good: boolean, what: string): asserts good {
  if (!good) throw new Error(`new-dawn: ${what}`);
}

export function check(s: State): void {
  must(s.placed.length <= 16, 'more map tiles than the box has');
  must(new Set(s.placed.map((p) => Number.parseInt(p.tile, 10))).size === s.placed.length, 'a map tile lies twice');
  must(s.water.length <= LIMITS.waterTokens, 'more water tokens than the box has');
  if (s.owner.length === 0) return;
  checkBoard(s);
  s.players.forEach((_, seat) => {
    checkPlayer(s, seat);
  });
  checkCards(s);
}

function checkBoard(s: State): void {
  const w = worldOf(s);
  for (const list of [s.owner, s.piece, s.resource]) must(list.length === w.size, 'the board does not fit the map');
  for (let h = 0; h < w.size; h++) {
    const name = w.names[h]!;
    must(s.owner[h]! >= -1 && s.owner[h]! < s.seats, `unknown owner on ${name}`);
    must(s.piece[h]! >= NOTHING && s.piece[h]! <= CAPITAL, `unknown piece on ${name}`);
    must((s.owner[h] === -1) === (s.piece[h] === NOTHING), `owner and piece disagree on ${name}`);
    must(w.terrain[h] !== WATER || s.piece[h] === NOTHING, `a piece stands in water on ${name}`);
    must(s.owner[h] === -1 || s.resource[h] === 0, `a resource lies under a piece on ${name}`);
  }
  const on = new Set<number>();
  s.barbarians.forEach((h, b) => {
    if (h < 0) return;
    must(h < w.size && w.terrain[h] !== WATER, 'a barbarian stands off the land');
    must(w.barbarian.includes(b), 'a barbarian without a mark is on the map');
    must(s.owner[h] === -1 || s.piece[h] === CAPITAL || crowded(s), 'a barbarian shares a space with a piece');
    must(!on.has(h) || crowded(s), 'two barbarians share a space');
    on.add(h);
  });
  const left = supplies(s);
  for (const r of RESOURCES) must(left[r] >= 0 && left[r] <= LIMITS.perResource, `${r} tokens do not add up`);
}

/** Barbarians may share spaces while a raid is being settled. */
const crowded = (s: State) => s.stack.some((f) => f.kind === 'raid');

function checkPlayer(s: State, seat: number): void {
  const p = s.players[seat]!;
  const lifting = s.stack.filter((f) => f.kind === 'lift' && f.seat === seat).length;
  must(tokensLeft(s, seat) >= -lifting, `seat ${seat} has more control tokens than the box`);
  must(citiesLeft(s, seat) >= 0, `seat ${seat} has more cities than the box`);
  must(
    s.piece.filter((x, h) => x === CAPITAL && s.owner[h] === seat).length === 1,
    `seat ${seat} has no single capital`,
  );
  must(capitalOf(s, seat) >= 0, `seat ${seat} has lost its capital`);
  must(p.row.length === 5 && new Set(p.row.map((c) => c.card)).size === 5, `seat ${seat} has not five focus cards`);
  must(p.tech >= 0 && p.tech <= 24, `seat ${seat} has left the tech dial`);
  const naturals = naturalsOf(s, seat);
  const laid = p.row.flatMap((c) => c.naturals);
  must(
    new Set(laid).size === laid.length && laid.every((id) => naturals.includes(id)),
    'a natural wonder lies wrongly',
  );
  for (const c of p.row) must(c.trade >= 0 && c.trade <= LIMITS.tradeOnCard, `too many trade tokens on ${c.card}`);
  for (const r of RESOURCES) must(p.resources[r] >= 0, `seat ${seat} owes ${r}`);
  must(p.caravans.length === LIMITS.caravans, `seat ${seat} has not three caravans`);
  const surplus = surplusCaravans(s, seat);
  const recalled = s.stack.some((f) => f.kind === 'recall' && f.seat === seat);
  must(surplus === 0 || (surplus > 0 && recalled), `caravans of seat ${seat} do not fit its card`);
  for (const at of p.caravans) must(at < s.owner.length, 'a caravan is off the map');
  p.pacts.forEach((holder) => {
    must(holder >= 0 && holder < s.seats, 'a diplomacy card is lost');
  });
  must(new Set(p.done.map((d) => d.agenda)).size === p.done.length, 'an agenda is marked twice');
}

function checkCards(s: State): void {
  const w = worldOf(s);
  CITY_STATE_IDS.forEach((id, i) => {
    const h = w.stateHex[i]!;
    const cards = s.stateCards[i]!;
    must(cards.length === (h < 0 ? 0 : CITY_STATE_COPIES), `cards of ${id} are missing`);
    if (h < 0) return;
    must(
      cards.every((x) => x < s.seats),
      `a card of ${id} is lost`,
    );
    must(s.owner[h]! >= 0 === cards.every((x) => x === -2), `cards of ${id} do not fit its fate`);
    must(cards[0]! < 0 || cards[0] !== cards[1], `both cards of ${id} are in one hand`);
  });
  const places = new Map<string, number>();
  const count = (id: string) => places.set(id, (places.get(id) ?? 0) + 1);
  for (const deck of Object.values(s.decks)) for (const id of deck) count(id);
  for (const id of s.box) count(id);
  const taken = new Set<number>();
  WONDER_IDS.forEach((id, i) => {
    const h = s.wonderAt[i]!;
    if (h >= 0) {
      count(id);
      must(!taken.has(h), `two wonders on ${w.names[h]}`);
      taken.add(h);
      must(wonderOwner(s, i) >= -1, `${id} has no place`);
    }
    must(places.get(id) === 1, `${WONDERS[id].name} is in ${places.get(id) ?? 0} places`);
  });
  must(s.zimbabwe >= 0 && s.zimbabwe <= LIMITS.tradeOnZimbabwe, 'too many trade tokens on Great Zimbabwe');
}
