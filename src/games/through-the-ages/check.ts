/** Invariants: each card in exactly one place, no token made or lost, nothing below zero. */
import { must } from '../../engine/must.js';
import type { Frame } from '../../engine/types.js';
import { START, START_WORKERS } from './data/board.js';
import { CIVIL, CIVIL_IDS, type CivilId, civilCopies } from './data/civil.js';
import { MILITARY, MILITARY_IDS, type MilitaryId, militaryDeck } from './data/military.js';
import { playerOf } from './lookup.js';
import { looseTokens } from './rules/goods.js';
import { workersOn } from './rules/people.js';
import { maTotal } from './rules/ratings.js';
import { civilCardsOf } from './rules/resign.js';
import { caTotal } from './rules/symbols.js';
import { heldCards } from './secrets.js';
import type { Player, TtaState } from './types.js';

function fail(what: string): never {
  throw new Error(what);
}

export function check(s: TtaState): void {
  checkCivil(s);
  checkMilitary(s);
  for (let seat = 0; seat < s.seats; seat++) {
    const p = playerOf(s, seat);
    if (!p.out) checkPlayer(s, p, seat);
  }
  if (s.players[s.starter]?.out && !s.over) fail('the starting player has resigned');
  if (s.row.length !== 13) fail(`the row has ${s.row.length} spaces`);
}

function count<Id extends string>(lists: readonly (readonly Id[])[]): Map<Id, number> {
  const out = new Map<Id, number>();
  for (const list of lists) for (const id of list) out.set(id, (out.get(id) ?? 0) + 1);
  return out;
}

function checkCivil(s: TtaState): void {
  const waiting = s.stack.some((f: Frame) => f.kind === 'homer') ? (['homer'] as CivilId[]) : [];
  const row = s.row.filter((id) => id !== null);
  const found = count<CivilId>([...s.civil, row, s.civilGone, waiting, ...s.players.map(civilCardsOf)]);
  for (const id of found.keys()) if (!CIVIL[id]) fail(`no civil card is called ${id}`);
  for (const id of CIVIL_IDS) {
    const seats = must(s.deckSeats[CIVIL[id].age], 'age', CIVIL[id].age);
    const want = seats === 0 ? 0 : civilCopies(CIVIL[id], Math.max(2, seats));
    const have = found.get(id) ?? 0;
    if (have !== want) fail(`${have} cards ${id} on the table instead of ${want}`);
  }
}

const DECKS = new Map<string, Map<MilitaryId, number>>();
/** Copies of each card in the deck of an age for so many players. */
function copies(age: 0 | 1 | 2 | 3, seats: number): Map<MilitaryId, number> {
  const key = `${age} ${seats}`;
  let deck = DECKS.get(key);
  if (!deck) {
    deck = count([seats === 0 ? [] : militaryDeck(age, seats)]);
    DECKS.set(key, deck);
  }
  return deck;
}

function checkMilitary(s: TtaState): void {
  const found = count<MilitaryId>([
    ...s.militaryDecks,
    ...s.militaryDiscards,
    s.militaryGone,
    s.events.current.map((e) => e.card),
    s.events.future.map((e) => e.card),
    s.events.past,
    s.tactics,
    s.pacts.map((p) => p.card),
    s.wars.map((w) => w.card),
    heldCards(s),
    ...s.players.flatMap((p) => [p.military, p.colonies, p.tactic && p.ownTactic ? [p.tactic] : []]),
  ]);
  for (const id of found.keys()) if (!MILITARY[id]) fail(`no military card is called ${id}`);
  for (const id of MILITARY_IDS) {
    const want = copies(MILITARY[id].age, must(s.deckSeats[MILITARY[id].age], 'age', MILITARY[id].age)).get(id) ?? 0;
    const have = found.get(id) ?? 0;
    if (have !== want) fail(`${have} cards ${id} on the table instead of ${want}`);
  }
}

function checkPlayer(s: TtaState, p: Player, seat: number): void {
  const yellow = p.yellow + p.pool + workersOn(p);
  if (yellow !== START.allYellow + p.boxYellow) fail(`seat ${seat} has ${yellow} yellow tokens`);
  const blue = p.blue + looseTokens(p) + (p.building?.stages ?? 0);
  if (blue !== START.blue + p.boxBlue) fail(`seat ${seat} has ${blue} blue tokens`);
  const low = Math.min(p.yellow, p.pool, p.blue, p.culture, p.science, p.ca, p.ma, ...Object.values(p.turn.extra));
  if (low < 0) fail(`seat ${seat} has something below zero`);
  for (const t of p.techs) if (t.workers < 0 || t.tokens < 0) fail(`seat ${seat}: ${t.id} below zero`);
  const ids = new Set<string>(p.techs.map((t) => t.id));
  if (ids.size !== p.techs.length) fail(`seat ${seat} has a technology twice`);
  for (const [id] of START_WORKERS) if (!ids.has(id)) fail(`seat ${seat} has lost ${id}`);
  if (p.ca > caTotal(s, seat) || p.ma > maTotal(s, seat)) fail(`seat ${seat} has more actions than its total`);
  const booked = Object.values(p.booked).reduce((sum, n) => sum + n, 0);
  if (booked !== p.culture) fail(`seat ${seat}: ${booked} culture booked, ${p.culture} held`);
  if (p.tactic && !p.ownTactic && !s.tactics.includes(p.tactic)) fail(`seat ${seat}: no such common tactic`);
}
