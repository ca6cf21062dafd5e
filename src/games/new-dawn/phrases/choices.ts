/** What can be chosen: behind the verb in the menu, and in a sentence of its own. */
import type { Choice } from '../../../engine/types.js';
import type { CityStateId, PactId } from '../data/diplomacy.js';
import type { FocusId } from '../data/focus.js';
import type { Barbarian, Resource } from '../data/land.js';
import type { LeaderId } from '../data/leaders.js';
import type { NaturalId } from '../data/naturals.js';
import type { TileFace } from '../data/tiles.js';
import type { WonderId } from '../data/wonders.js';
import type { Aim, CardInRow, Goal, Strike, Verb, Whereabouts } from '../texts/asking.js';
import type { NdTexts } from '../texts/types.js';
import { touchedBy, whereabouts } from '../tiles-told.js';
import { heldOn, hexAt, inRow, type Told, word } from './told.js';

const ZIMBABWE = 'great-zimbabwe';

const card = (c: Choice, t: Told) => inRow(c, word(c.id) as FocusId, t);
const hex = (c: Choice) => ({ hex: word(c.id) });
const spot = (c: Choice, t: Told): Whereabouts => whereabouts(word(c.id), t.view) ?? { steps: [], from: word(c.id) };
const degrees = (c: Choice) => Number(word(c.id)) * 60;

function taken(c: Choice) {
  const [take, old] = word(c.id).split('>') as [FocusId, FocusId];
  return { card: take, old };
}

function swapped(c: Choice, t: Told): { cards: readonly [CardInRow, CardInRow] } {
  const row = t.view.players[t.view.current]?.row ?? [];
  const at = (slot: string | undefined): CardInRow => {
    const found = row.find((s) => s.slot === Number(slot));
    if (!found) throw new Error(`no card in slot ${slot}`);
    return found;
  };
  const [one, two] = word(c.id).split('>');
  return { cards: [at(one), at(two)] };
}

function pactIn(c: Choice, t: Told) {
  const [pact, giver] = word(c.id).split('@') as [PactId, string];
  return { card: pact, giver: t.name(Number(giver)) };
}

function renewed(c: Choice, t: Told) {
  const [old, next] = word(c.id).split('>') as [PactId, string];
  const [pact, giver] = next.split('@') as [PactId, string];
  return { old, card: pact, giver: t.name(Number(giver)) };
}

function led(c: Choice) {
  const [letter, to] = word(c.id).split('>') as [Barbarian, string];
  return { letter, hex: to };
}

const aimed = (c: Choice, t: Told) => ({ ...hex(c), reinforced: hexAt(t, word(c.id))?.piece === 'reinforced' });

const caravan = (c: Choice) => ({ caravan: Number(word(c.id)), hex: c.target ? word(c.target) : null });

/** What a caravan would come to: a city-state by its name, a rival city by its owner's. */
function goal(c: Choice, t: Told): { hex: string; goal: Goal | null } {
  const name = word(c.id);
  const h = hexAt(t, name);
  const to = (found: Goal | null) => ({ hex: name, goal: found });
  if (h?.state) return to({ at: 'state', state: h.state });
  if (!h || h.owner === null || h.owner === t.view.current) return to(null);
  const owner = t.name(h.owner);
  if (h.piece === 'city' || h.piece === 'capital') return to({ at: h.piece, owner });
  return to(h.stateMark ? { at: 'conquered', state: h.stateMark, owner } : null);
}

/** What an attack would hit, with both sums before dice where it is in reach. */
function strike(c: Choice, t: Told): Strike {
  const [name = '', letter] = word(c.id).split('@') as [string, Barbarian?];
  const h = hexAt(t, name);
  const odds = t.view.odds.find((o) => o.hex === name && (o.what === 'barbarian') === (letter !== undefined));
  const held = heldOn(h, t);
  const piece: Aim = held ? { at: 'piece', ...held } : { at: 'nothing' };
  const neutral: Aim = h?.state ? { at: 'state', state: h.state } : piece;
  return { hex: name, aim: letter ? { at: 'barbarian', letter } : neutral, odds: odds ?? null };
}

type Aside = (x: NdTexts, c: Choice, t: Told) => string;

const plain: Aside = (_x, c) => word(c.id);
const nothing: Aside = () => '';
const thing: Aside = ({ pick }, c) => pick.thing({ id: word(c.id) });
const inSlot: Aside = ({ pick }, c, t) => pick.card(card(c, t));
const resource: Aside = ({ pick }, c) => pick.resource({ resource: word(c.id) as Resource });
const pact: Aside = ({ pick }, c, t) => pick.pact(pactIn(c, t));

/** Spaces, tiles and letters stand there by themselves. */
const TARGETS: Readonly<Record<Verb, Aside>> = {
  leader: thing,
  tile: plain,
  spot: ({ pick }, c, t) => pick.whereabouts(spot(c, t)),
  turn: ({ pick }, c) => pick.turn({ degrees: degrees(c) }),
  focus: inSlot,
  effect: thing,
  also: inSlot,
  again: inSlot,
  replay: inSlot,
  swap: ({ pick }, c, t) => pick.swap(swapped(c, t)),
  spend: nothing,
  use: thing,
  place: plain,
  lift: plain,
  shift: plain,
  to: plain,
  media: ({ pick }, c, t) => pick.media(aimed(c, t)),
  put: (x, c, t) => (word(c.id) === ZIMBABWE ? thing(x, c, t) : inSlot(x, c, t)),
  gain: resource,
  give: resource,
  assign: inSlot,
  discard: inSlot,
  aid: inSlot,
  nuke: plain,
  take: ({ pick }, c) => pick.take(taken(c)),
  caravan: ({ pick }, c) => pick.caravan(caravan(c)),
  go: ({ pick }, c, t) => pick.go(goal(c, t)),
  stay: nothing,
  recall: plain,
  card: thing,
  pact,
  wonder: thing,
  city: plain,
  pay: resource,
  natural: thing,
  site: plain,
  attack: ({ pick }, c, t) => pick.attack(strike(c, t)),
  reinforce: plain,
  conquer: thing,
  liberate: thing,
  loot: inSlot,
  destroy: plain,
  pick: plain,
  yield: plain,
  lead: ({ pick }, c) => pick.lead(led(c)),
  renew: ({ pick }, c, t) => pick.renew(renewed(c, t)),
  barbarian: plain,
  return: pact,
  leave: nothing,
  done: nothing,
};

type Say = (x: NdTexts['choice'], c: Choice, t: Told, n: number | undefined) => string;

const SENTENCES: Readonly<Record<Verb, Say>> = {
  leader: (x, c) => x.leader({ leader: word(c.id) as LeaderId }),
  tile: (x, c) => x.tile({ face: word(c.id) as TileFace }),
  spot: (x, c, t) => x.spot(spot(c, t)),
  turn: (x, c, t) => x.turn({ degrees: degrees(c), touches: touchedBy(c.target ?? '', t.view) }),
  focus: (x, c, t) => x.focus(card(c, t)),
  effect: (x, c) => x.effect({ id: word(c.id) }),
  also: (x, c, t) => x.also(card(c, t)),
  again: (x, c, t) => x.again(card(c, t)),
  replay: (x, c, t) => x.replay(card(c, t)),
  swap: (x, c, t) => x.swap(swapped(c, t)),
  spend: (x, _c, _t, n) => x.spend({ n: n ?? null }),
  use: (x, c) => x.use({ id: word(c.id) }),
  place: (x, c) => x.place(hex(c)),
  lift: (x, c) => x.lift(hex(c)),
  shift: (x, c) => x.shift(hex(c)),
  to: (x, c) => x.to(hex(c)),
  media: (x, c, t) => x.media(aimed(c, t)),
  put: (x, c, t) => (word(c.id) === ZIMBABWE ? x.store({ wonder: ZIMBABWE }) : x.put(card(c, t))),
  gain: (x, c) => x.gain({ resource: word(c.id) as Resource }),
  give: (x, c) => x.give({ resource: word(c.id) as Resource }),
  assign: (x, c, t) => x.assign(card(c, t)),
  discard: (x, c, t) => x.discard(card(c, t)),
  aid: (x, c, t) => x.aid(card(c, t)),
  nuke: (x, c) => x.nuke(hex(c)),
  take: (x, c) => x.take(taken(c)),
  caravan: (x, c) => x.caravan(caravan(c)),
  go: (x, c, t) => x.go(goal(c, t)),
  stay: (x, c) => (c.id === 'leave:no' ? x.remain : x.stay),
  recall: (x, c) => x.recall(hex(c)),
  card: (x, c) => x.card({ state: word(c.id) as CityStateId }),
  pact: (x, c, t) => x.pact(pactIn(c, t)),
  wonder: (x, c) => x.wonder({ wonder: word(c.id) as WonderId }),
  city: (x, c) => x.city(hex(c)),
  pay: (x, c) => x.pay({ resource: word(c.id) as Resource }),
  natural: (x, c) => x.natural({ natural: word(c.id) as NaturalId }),
  site: (x, c) => x.site(hex(c)),
  attack: (x, c, t) => x.attack(strike(c, t)),
  reinforce: (x, c) => x.reinforce(hex(c)),
  conquer: (x, c) => x.conquer({ state: word(c.id) as CityStateId }),
  liberate: (x, c) => x.liberate({ state: word(c.id) as CityStateId }),
  loot: (x, c, t) => x.loot(card(c, t)),
  destroy: (x, c) => x.destroy(hex(c)),
  pick: (x, c) => x.pick(hex(c)),
  yield: (x, c) => x.yield(hex(c)),
  lead: (x, c) => x.lead(led(c)),
  renew: (x, c, t) => x.renew(renewed(c, t)),
  barbarian: (x, c) => x.barbarian({ letter: word(c.id) as Barbarian }),
  return: (x, c, t) => x.return(pactIn(c, t)),
  leave: (x) => x.leave,
  done: (x) => x.done,
};

const isVerb = (key: string): key is Verb => Object.hasOwn(TARGETS, key);

export const verb = (x: NdTexts, key: string): string => (isVerb(key) ? x.verb[key] : key);

export const target = (x: NdTexts, c: Choice, t: Told): string => (isVerb(c.verb) ? TARGETS[c.verb](x, c, t) : '');

/** Verb and target as a narrow menu shows them. */
export function row(x: NdTexts, c: Choice, t: Told): string {
  const at = target(x, c, t);
  return at === '' || !isVerb(c.verb) ? verb(x, c.verb) : x.menuRow({ verb: c.verb, target: at });
}

export const choice = (x: NdTexts, c: Choice, t: Told, n?: number): string =>
  isVerb(c.verb) ? SENTENCES[c.verb](x.choice, c, t, n) : c.id;
