/** Told events: which of the catalogue's sentences each is, and with what. */
import { DIRECTION_TOKEN } from '../data/dials.js';
import type { CityStateId } from '../data/diplomacy.js';
import type { Barbarian } from '../data/land.js';
import type { EventTexts } from '../texts/spoken.js';
import type { Event, Term } from '../types.js';
import type { Told } from './told.js';

type Of<K extends Event['type']> = Extract<Event, { type: K }>;

const total = (terms: readonly Term[]) => terms.reduce((n, t) => n + t.n, 0);

const ROUND = { spawn: 'roundSpawn', quiet: 'roundQuiet', move: 'roundMove', trade: 'roundTrade' } as const;
const LOSE = { token: 'loseToken', city: 'loseCity', caravan: 'loseCaravan' } as const;
const BARBARIAN = {
  moves: 'barbarianMoves',
  returns: 'barbarianReturns',
  spawns: 'barbarianSpawns',
  stays: 'barbarianStays',
} as const;

/** An event with the name of the seat whose it is. */
const by = <E extends { readonly seat: number }>(e: E, t: Told) => ({ ...e, name: t.name(e.seat) });

function attacked(x: EventTexts, e: Of<'attack'>, t: Told): string {
  const { hex, card, what, on } = e;
  const name = t.name(e.seat);
  if (what === 'barbarian') return x.attackBarbarian({ name, letter: on as Barbarian, hex, card });
  if (what === 'state') return x.attackState({ name, state: on as CityStateId, hex, card });
  const rival = t.name(Number(on));
  return what === 'city' ? x.attackCity({ name, rival, hex, card }) : x.attackToken({ name, rival, hex, card });
}

function conquered(x: EventTexts, { seat, hex, what, from }: Of<'conquer'>, t: Told): string {
  const name = t.name(seat);
  if (what === 'capital') return x.capitalBeaten({ name, from: t.name(from) });
  return x.conquer({ name, hex, from: from < 0 ? null : t.name(from) });
}

function arrived(x: EventTexts, { seat, hex, at }: Of<'arrive'>, t: Told): string {
  const name = t.name(seat);
  const rival = /^seat:(\d+)$/.exec(at)?.[1];
  if (rival === undefined) return x.arriveState({ name, state: at as CityStateId });
  return x.arriveCity({ name, owner: t.name(Number(rival)), hex });
}

function battle(x: EventTexts, e: Of<'battle'>, t: Told): string {
  const facts = { ...by(e, t), sums: { attack: total(e.attack), defence: total(e.defence) } };
  return e.won ? x.battleWon(facts) : x.battleLost(facts);
}

function goods(x: EventTexts, e: Of<'resource'>, t: Told): string {
  const facts = { ...by(e, t), n: Math.abs(e.n) };
  return e.n > 0 ? x.gain(facts) : x.pay(facts);
}

/** One entry for each kind of event; null where another sentence says it already. */
const SENTENCES: { readonly [K in Event['type']]: (x: EventTexts, e: Of<K>, t: Told) => string | null } = {
  leader: (x, e, t) => x.leader(by(e, t)),
  core: (x, e) => x.core(e),
  tray: (x, e, t) => x.tray(by(e, t)),
  'lays-first': (x, e, t) => x.laysFirst(by(e, t)),
  tile: (x, e, t) => x.tile(by(e, t)),
  map: (x, e) => x.map({ tiles: e.tiles.length }),
  home: (x, e, t) => x.home(by(e, t)),
  first: (x, e, t) => x.first(by(e, t)),
  victory: (x, e) => x.victory(e),
  offer: (x, e) => x.offer(e),
  round: (x, e) => x[ROUND[e.icon]](e),
  focus: (x, e, t) => x.focus({ ...by(e, t), as: e.as === e.slot ? null : e.as }),
  reset: () => null,
  swap: (x, e, t) => x.swap(by(e, t)),
  spend: (x, e, t) => x.spend(by(e, t)),
  use: (x, e, t) => x.use(by(e, t)),
  place: (x, e, t) => x.place(by(e, t)),
  lift: (x, e, t) => x.lift(by(e, t)),
  shift: (x, e, t) => x.shift(by(e, t)),
  lose: (x, e, t) => x[LOSE[e.what]](by(e, t)),
  flip: (x, e, t) => x.flip(by(e, t)),
  reinforce: (x, e, t) => x.reinforce(by(e, t)),
  turncoat: (x, e, t) => x.turncoat({ ...by(e, t), from: t.name(e.from) }),
  resource: goods,
  natural: (x, e, t) => x.natural(by(e, t)),
  'natural-back': (x, e) => x.naturalBack(e),
  assign: (x, e, t) => x.assign(by(e, t)),
  trade: (x, { on, ...e }, t) =>
    on === 'great-zimbabwe' ? x.store({ ...by(e, t), wonder: on }) : x.trade({ ...by(e, t), on }),
  'trade-lost': (x, e, t) => x.tradeLost(by(e, t)),
  dial: (x, e, t) => x.dial(by(e, t)),
  upgrade: (x, e, t) => x.upgrade(by(e, t)),
  nuke: (x, e, t) => x.nuke(by(e, t)),
  caravan: (x, e, t) => x.caravan(by(e, t)),
  arrive: arrived,
  pact: (x, e, t) => x.pact({ ...by(e, t), giver: t.name(e.giver) }),
  'pact-back': (x, e, t) => x.pactBack({ ...by(e, t), giver: t.name(e.giver) }),
  'state-card': (x, e, t) => x.stateCard(by(e, t)),
  'state-card-back': (x, e, t) => x.stateCardBack(by(e, t)),
  city: (x, e, t) => x.city(by(e, t)),
  wonder: (x, e, t) => x.wonder(by(e, t)),
  'wonder-held': (x, e, t) => x.wonderHeld(by(e, t)),
  'wonder-free': (x, e) => x.wonderFree(e),
  'wonder-moves': (x, e, t) => x.wonderMoves(by(e, t)),
  attack: attacked,
  battle,
  dice: (x, e, t) => x.dice({ ...by(e, t), roller: t.name(e.roller) }),
  beaten: (x, e, t) => x.beaten({ ...by(e, t), letter: e.barbarian }),
  conquer: conquered,
  liberate: (x, e, t) => x.liberate(by(e, t)),
  'state-taken': (x, e, t) => x.stateTaken(by(e, t)),
  'state-free': (x, e) => x.stateFree(e),
  loot: (x, e, t) => x.loot({ ...by(e, t), from: t.name(e.from) }),
  raid: (x, { die }) => x.raid({ die, way: DIRECTION_TOKEN[die - 1] ?? DIRECTION_TOKEN[0] }),
  barbarian: (x, { barbarian: letter, hex, how, ...e }) =>
    how === 'led'
      ? x.barbarianLed({ letter, hex, why: 'why' in e ? String(e.why) : undefined })
      : x[BARBARIAN[how]]({ letter, hex }),
  discard: (x, e, t) => x.discard(by(e, t)),
  effect: (x, e, t) => x.effect({ ...by(e, t), cause: e.why ?? '' }),
  agenda: (x, e, t) => x.agenda(by(e, t)),
  over: (x, e, t) => x.over({ names: e.winners.map((seat) => t.name(seat)) }),
  leaving: (x, e, t) => x.leaving(by(e, t)),
  left: (x, e, t) => x.left(by(e, t)),
};

/** The compiler cannot see that a key and its entry belong together. */
const sentences = SENTENCES as Readonly<Record<Event['type'], (x: EventTexts, e: Event, t: Told) => string | null>>;

export const eventText = (x: EventTexts, event: Event, t: Told): string | null => sentences[event.type](x, event, t);
