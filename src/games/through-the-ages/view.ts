/**
 * What a seat may see, built from nothing. Hidden are: military hands of others, the order of decks, face-down events
 * that somebody else laid, and discards. Numbers a screen needs are computed here by the same functions as the rules.
 */
import { must } from '../../engine/must.js';
import type { Frame, Seat } from '../../engine/types.js';
import type { GovernmentId, LeaderId, SpecialId, WonderId } from './data/civil.js';
import { CIVIL, type CivilId, WONDER, WORKER_TECH, type WorkerTechId } from './data/civil.js';
import type { WorkerType } from './data/civil-techs.js';
import { MILITARY, type MilitaryId, type TacticId } from './data/military.js';
import { playerOf } from './lookup.js';
import { civilActions, militaryActions } from './rules/actions-spent.js';
import { colonization } from './rules/board.js';
import { type Projection, project } from './rules/end-turn.js';
import { food, resources, tokenValue } from './rules/goods.js';
import { unitForce } from './rules/military/armies.js';
import { strength } from './rules/military/strength.js';
import { standingPrice } from './rules/prices.js';
import { foodYield, resourceYield } from './rules/production.js';
import {
  civilHandLimit,
  consumption,
  corruptionOf,
  cultureRating,
  discontent,
  happiness,
  maTotal,
  militaryHandLimit,
  needHappy,
  populationCost,
  scienceRating,
  urbanLimit,
} from './rules/ratings.js';
import { handFull, rowPrice, type TakeBar, takeBar } from './rules/row.js';
import { caTotal, faces } from './rules/symbols.js';
import { stagePrice, stagesPerAction } from './rules/wonder.js';
import type {
  Age,
  EventCard,
  Pact,
  Player,
  Source,
  TtaFrame,
  TtaState,
  TurnMarks,
  War,
  WonderInPlay,
} from './types.js';

export interface RowView {
  /** 1..13 */
  readonly space: number;
  readonly card: CivilId | null;
  /** Civil actions for the seat `buyer` of the view, and why that seat may not take it. */
  readonly price: number;
  readonly bar: TakeBar | null;
  readonly affordable: boolean;
}

export interface TechView {
  readonly id: WorkerTechId;
  readonly type: WorkerType;
  readonly level: number;
  readonly workers: number;
  readonly tokens: number;
  /** What one blue token here is worth, and in which good. */
  readonly value: number;
  readonly good: 'food' | 'resources' | null;
  /** Resources for one more worker, with the standing modifiers. */
  readonly price: number;
}

/** A bank now and at the next threshold, in the direction that hurts (yellow) or helps (blue). */
interface YellowView {
  readonly bank: number;
  readonly grow: number | null;
  readonly eat: number;
  readonly need: number;
  /** One token less. */
  readonly next: { readonly bank: number; readonly grow: number | null; readonly eat: number; readonly need: number };
}
interface BlueView {
  readonly bank: number;
  readonly corruption: number;
  /** How many more tokens in the bank lower the corruption, and to what; null when there is none. */
  readonly better: { readonly tokens: number; readonly corruption: number } | null;
  /** How many tokens may still leave before it rises. */
  readonly worse: { readonly tokens: number; readonly corruption: number } | null;
}

export interface PlayerView {
  readonly seat: Seat;
  readonly out: boolean;
  readonly culture: number;
  readonly science: number;
  readonly rating: {
    readonly science: number;
    readonly culture: number;
    readonly strength: number;
    readonly happy: number;
    /** Faces before the limits 0..8. */
    readonly faces: number;
    readonly discontent: number;
  };
  readonly booked: Partial<Record<Source, number>>;
  readonly yellow: YellowView;
  readonly blue: BlueView;
  readonly pool: number;
  readonly workers: number;
  readonly food: number;
  readonly resources: number;
  readonly foodYield: number;
  readonly resourceYield: number;
  readonly ca: number;
  readonly caTotal: number;
  readonly ma: number;
  readonly maTotal: number;
  readonly marks: TurnMarks;
  readonly government: GovernmentId;
  readonly urbanLimit: number;
  readonly leader: LeaderId | null;
  readonly leaderAges: readonly Age[];
  readonly specials: readonly SpecialId[];
  readonly techs: readonly TechView[];
  readonly wonders: readonly WonderInPlay[];
  readonly building: {
    readonly id: WonderId;
    readonly stages: number;
    readonly of: readonly number[];
    readonly next: number;
    readonly perAction: number;
  } | null;
  /** null: hidden. The counts are always there. */
  readonly hand: readonly CivilId[] | null;
  readonly handCount: number;
  readonly handLimit: number;
  readonly military: readonly MilitaryId[] | null;
  readonly militaryCount: number;
  /** Card backs show the age: how many of age A, I, II, III. */
  readonly militaryAges: readonly number[];
  readonly militaryLimit: number;
  readonly colonies: readonly MilitaryId[];
  readonly tactic: MilitaryId | null;
  readonly ownTactic: boolean;
  /** Strength of units alone, and what armies add. */
  readonly army: { readonly units: number; readonly tactical: number };
  /** What cards in play add to a colonizing force. */
  readonly colonization: number;
  readonly skipPolitics: boolean;
  readonly projection: Projection;
}

interface EventView {
  readonly age: Age;
  /** Only when the viewer may know it. */
  readonly card: MilitaryId | null;
}

export interface TtaView {
  readonly viewer: Seat | null;
  readonly seats: number;
  readonly age: Age;
  readonly round: number;
  readonly lastRound: number;
  readonly starter: Seat;
  readonly turn: Seat;
  readonly phase: Phase;
  /** For whom the row is priced: the viewer; for a bystander the seat that takes cards now. */
  readonly buyer: Seat;
  readonly row: readonly RowView[];
  readonly civilDeck: number;
  readonly militaryDeck: number;
  readonly militaryDiscards: number;
  readonly civilGone: readonly CivilId[];
  /** For how many players the decks of each age were made; 0 while they wait in the box. */
  readonly deckSeats: readonly number[];
  readonly events: {
    /** Ages from the top. A card is named only where its place is known: the top, after a look. */
    readonly current: readonly EventView[];
    readonly future: readonly EventView[];
    readonly past: readonly MilitaryId[];
    /** Cards the viewer laid that are still in the current deck, somewhere. */
    readonly prepared: readonly MilitaryId[];
  };
  /** The card that is being carried out, when one lies open. */
  readonly resolving: MilitaryId | null;
  readonly tactics: readonly MilitaryId[];
  readonly pacts: readonly Pact[];
  readonly wars: readonly War[];
  readonly players: readonly PlayerView[];
}

export type Phase = 'start' | 'politics' | 'actions' | 'end' | 'over';

export function view(s: TtaState, viewer: Seat | null): TtaView {
  const buyer = buyerOf(s, viewer);
  const top = s.events.current.length - 1;
  const peeked = viewer !== null && s.events.peeked.includes(viewer);
  const ageOf = (e: EventCard): Age => MILITARY[e.card].age;
  return {
    viewer,
    seats: s.seats,
    age: s.age,
    round: s.round,
    lastRound: s.lastRound,
    starter: s.starter,
    turn: s.turn,
    phase: phaseOf(s),
    buyer: buyer.seat,
    row: s.row.map((_, space) => rowView(s, space, buyer, viewer)),
    civilDeck: s.age < 4 ? must(s.civil[s.age], 'age', s.age).length : 0,
    militaryDeck: s.age > 0 && s.age < 4 ? must(s.militaryDecks[s.age], 'age', s.age).length : 0,
    militaryDiscards: s.age < 4 ? must(s.militaryDiscards[s.age], 'age', s.age).length : 0,
    civilGone: s.civilGone.slice(),
    deckSeats: s.deckSeats.slice(),
    events: {
      current: s.events.current.map((e, i) => ({ age: ageOf(e), card: peeked && i === top ? e.card : null })).reverse(),
      future: s.events.future
        .map((e) => ({ age: ageOf(e), card: viewer !== null && e.by === viewer ? e.card : null }))
        .reverse(),
      past: s.events.past.slice(),
      prepared: s.events.current
        .filter((e) => viewer !== null && e.by === viewer)
        .map((e) => e.card)
        .sort(),
    },
    resolving: resolving(s),
    tactics: s.tactics.slice(),
    pacts: s.pacts.map((pact) => ({ ...pact })),
    wars: s.wars.map((war) => ({ ...war })),
    players: s.players.map((p, seat) => playerView(s, p, seat, viewer)),
  };
}

function phaseOf(s: TtaState): Phase {
  if (s.over) return 'over';
  for (const f of s.stack) {
    if (f.kind === 'politics') return 'politics';
    if (f.kind === 'actions') return 'actions';
    if (f.kind === 'end-turn') return 'end';
  }
  return 'start';
}

/** Frames whose card lies open on the table for everybody. */
const OPEN_FRAMES: ReadonlySet<string> = new Set([
  'event',
  'auction',
  'colonize',
  'colony',
  'aggression',
  'defence',
  'raid',
  'infiltrate',
  'annex',
  'spoils',
  'pact',
]);

function resolving(s: TtaState): MilitaryId | null {
  for (let i = s.stack.length - 1; i >= 0; i--) {
    const f = s.stack[i] as Frame & { card?: MilitaryId };
    if (f.card && OPEN_FRAMES.has(f.kind)) return f.card;
  }
  return null;
}

interface Buyer {
  readonly seat: Seat;
  readonly purse: number;
}

/** Everybody sees own prices. The seat that takes cards by the International Agreement has a budget of its own. */
function buyerOf(s: TtaState, viewer: Seat | null): Buyer {
  const f = s.stack.at(-1) as TtaFrame | undefined;
  if (f?.kind === 'agreement' && (viewer === null || viewer === f.seat)) return { seat: f.seat, purse: f.budget };
  const seat = viewer ?? s.turn;
  return { seat, purse: civilActions(playerOf(s, seat)) };
}

function rowView(s: TtaState, space: number, buyer: Buyer, viewer: Seat | null): RowView {
  const card = s.row[space] ?? null;
  if (!card) return { space: space + 1, card, price: 0, bar: null, affordable: false };
  const price = rowPrice(s, buyer.seat, space);
  let bar = takeBar(playerOf(s, buyer.seat), CIVIL[card], handFull(s, buyer.seat));
  // A technology in a hidden hand is nothing a bystander knows of.
  if (bar === 'have-technology' && !showsHand(s, buyer.seat, viewer) && playerOf(s, buyer.seat).hand.includes(card)) {
    bar = null;
  }
  return { space: space + 1, card, price, bar, affordable: !bar && price <= buyer.purse };
}

const showsHand = (s: TtaState, seat: Seat, viewer: Seat | null): boolean => seat === viewer || s.options.openHands;

function yellowView(bank: number): YellowView {
  const at = (n: number) => ({ bank: n, grow: populationCost(n), eat: consumption(n), need: needHappy(n) });
  return { ...at(bank), next: at(Math.max(0, bank - 1)) };
}

function blueView(bank: number): BlueView {
  const corruption = corruptionOf(bank);
  let up = 0;
  while (corruption > 0 && corruptionOf(bank + up) === corruption) up += 1;
  let down = 0;
  while (down <= bank && corruptionOf(bank - down) === corruption) down += 1;
  return {
    bank,
    corruption,
    better: corruption > 0 ? { tokens: up, corruption: corruptionOf(bank + up) } : null,
    worse: down <= bank ? { tokens: down, corruption: corruptionOf(bank - down) } : null,
  };
}

function techView(p: Player, t: Player['techs'][number]): TechView {
  const card = WORKER_TECH[t.id];
  const food = tokenValue(p, t, 'food');
  const value = food || tokenValue(p, t, 'resources');
  return {
    id: t.id,
    type: card.type,
    level: card.age,
    workers: t.workers,
    tokens: t.tokens,
    value,
    good: value === 0 ? null : food > 0 ? 'food' : 'resources',
    price: standingPrice(p, t.id),
  };
}

function playerView(s: TtaState, p: Player, seat: Seat, viewer: Seat | null): PlayerView {
  const own = seat === viewer;
  const units = unitForce(p.techs, null, false);
  return {
    seat,
    out: p.out,
    culture: p.culture,
    science: p.science,
    rating: {
      science: scienceRating(s, seat),
      culture: cultureRating(s, seat),
      strength: strength(s, seat),
      happy: happiness(s, seat),
      faces: faces(s, seat).total,
      discontent: discontent(s, seat),
    },
    booked: { ...p.booked },
    yellow: yellowView(p.yellow),
    blue: blueView(p.blue),
    pool: p.pool,
    workers: p.techs.reduce((sum, t) => sum + t.workers, 0),
    food: food(p),
    resources: resources(p),
    foodYield: foodYield(s, seat).total,
    resourceYield: resourceYield(s, seat).total,
    ca: civilActions(p),
    caTotal: caTotal(s, seat),
    ma: militaryActions(p),
    maTotal: maTotal(s, seat),
    marks: { ...p.turn, fresh: p.turn.fresh.slice(), extra: { ...p.turn.extra } },
    government: p.government,
    urbanLimit: urbanLimit(p),
    leader: p.leader,
    leaderAges: p.leaderAges.slice(),
    specials: p.specials.slice(),
    techs: p.techs.map((t) => techView(p, t)),
    wonders: p.wonders.map((w) => ({ ...w })),
    building: p.building && {
      ...p.building,
      of: WONDER[p.building.id].stages,
      next: stagePrice(p, 1, 0),
      perAction: stagesPerAction(p),
    },
    hand: showsHand(s, seat, viewer) ? p.hand.slice() : null,
    handCount: p.hand.length,
    handLimit: civilHandLimit(s, seat),
    military: own ? p.military.slice() : null,
    militaryCount: p.military.length,
    militaryAges: [0, 1, 2, 3].map((age) => p.military.filter((id) => MILITARY[id].age === age).length),
    militaryLimit: militaryHandLimit(s, seat),
    colonies: p.colonies.slice(),
    tactic: p.tactic,
    ownTactic: p.ownTactic,
    army: {
      units,
      tactical: unitForce(p.techs, p.tactic as TacticId | null, p.leader === 'genghis-khan') - units,
    },
    colonization: colonization(s, seat),
    skipPolitics: p.skipPolitics,
    projection: project(s, seat),
  };
}
