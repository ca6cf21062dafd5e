/** Told events: which of the catalogue's sentences each is, and with what. */
import type { LeaderId, SpecialId, WonderId } from './data/civil.js';
import { sideOf, type T } from './phrases-choices.js';
import type { MilitaryEvent } from './rules/military/events.js';
import type { CardId } from './texts/types-nouns.js';
import type { EventTexts } from './texts/types-told.js';
import type { Age, TtaEvent } from './types.js';

type Of<K extends TtaEvent['type']> = Extract<TtaEvent, { type: K }>;

/** An event with the name of the seat whose it is. */
const by = <E extends { readonly seat: number }>(e: E, t: T) => ({ ...e, name: t.name(e.seat) });
/** The same with whom it is aimed at. */
const at = <E extends { readonly seat: number; readonly target: number }>(e: E, t: T) => ({
  ...by(e, t),
  target: t.name(e.target),
});
const partners = <E extends { readonly seat: number; readonly partner: number }>(e: E, t: T) => ({
  ...by(e, t),
  partner: t.name(e.partner),
});
/** What left the game or a hand because its age is over. */
const isOutdated = (e: { readonly why?: string }): boolean => e.why === 'age-end' || e.why === 'rule:antiquated';

const PACT_ENDS = {
  cancelled: 'pactCancelled',
  replaced: 'pactReplaced',
  attack: 'pactBroken',
  age: 'pactOutdated',
  resigned: 'pactDeserted',
} as const satisfies Readonly<Record<Of<'pact-ended'>['reason'], keyof EventTexts>>;

function gained(x: EventTexts, e: Of<'gain'>, t: T): string {
  if (e.n > 0) return x.gain(by(e, t));
  return x.gainNone({ ...by(e, t), good: e.good === 'food' ? 'food' : 'resources' });
}

function colonized(x: EventTexts, e: Of<'colony'>, t: T): string {
  return e.bid > 0 ? x.colonyWon(by(e, t)) : x.colony(by(e, t));
}

type Sentences = { readonly [K in TtaEvent['type']]: (x: EventTexts, e: Of<K>, t: T) => string | null };

const CIVIL: Omit<Sentences, MilitaryEvent['type']> = {
  gain: gained,
  lose: (x, e, t) => x.lose(by(e, t)),
  starter: (x, e, t) => x.starter(by(e, t)),
  turn: (x, e, t) => x.turn(by(e, t)),
  age: (x, e) => (e.age === 4 ? x.lastAge : x.age(e)),
  decks: (x, e) => x.decks(e),
  'last-round': (x, e) => x.lastRound(e),
  swept: (x, e) => x.swept(e),
  dealt: (x, e) => x.dealt(e),
  antiquated: (x, e, t) => x.antiquated(by(e, t)),
  take: (x, e, t) => x.take(by(e, t)),
  grow: (x, { why, ...e }, t) => x.grow({ ...by(e, t), why: why === 'rule:grow' ? undefined : why }),
  build: (x, e, t) => x.build(by(e, t)),
  upgrade: (x, e, t) => x.upgrade(by(e, t)),
  destroyed: (x, e, t) => (e.why === 'rule:disband' ? x.disbanded(by(e, t)) : x.destroyed(by(e, t))),
  sacrificed: (x, e, t) => x.sacrificed(by(e, t)),
  leader: (x, e, t) => x.leader({ ...by(e, t), replaced: e.replaced ?? null }),
  tucked: (x, e, t) => x.tucked(by(e, t)),
  stage: (x, e, t) => x.stage(by(e, t)),
  'wonder-done': (x, e, t) => x.wonderDone(by(e, t)),
  develop: (x, e, t) => x.develop(by(e, t)),
  revolution: (x, e, t) => x.revolution(by(e, t)),
  'play-action': (x, e, t) => x.playAction(by(e, t)),
  pool: (x, e, t) => x.pool(by(e, t)),
  'pool-spent': (x, e, t) => x.poolSpent(by(e, t)),
  declines: (x, e, t) => x.declines(by(e, t)),
  covers: (x, e, t) => x.covers(by(e, t)),
  uprising: (x, e, t) => x.uprising(by(e, t)),
  'turn-end': () => null,
  final: (x, e, t) => x.final(by(e, t)),
};

const MILITARY: Pick<Sentences, MilitaryEvent['type']> = {
  prepare: (x, e, t) => x.prepare({ name: t.name(e.seat), card: e.card ?? null, level: e.level as Age }),
  'reveal-event': (x, e) => x.reveal(e),
  peek: (x, e, t) => x.peek({ name: t.name(e.seat), card: e.card ?? null, from: e.from }),
  'events-dealt': (x, e) => x.eventsDealt({ n: e.count, from: e.from }),
  'events-renewed': (x, e) => x.renewed({ n: e.count }),
  'event-picks': (x, e, t) => x.picks(by(e, t)),
  'event-idle': (x, e) => x.idle(e),
  'draw-military': (x, e, t) =>
    x.draw({ name: t.name(e.seat), level: e.level, n: e.count, from: e.from, cards: e.cards ?? null }),
  'military-reshuffle': (x, e) => x.reshuffle({ n: e.count }),
  'discard-military': (x, e, t) =>
    x.discard({ name: t.name(e.seat), card: e.card ?? null, level: e.level as Age, outdated: isOutdated(e) }),
  bid: (x, e, t) => x.bid(by(e, t)),
  'bid-pass': (x, e, t) => x.bidPass(by(e, t)),
  'bid-out': (x, e, t) => (e.high === 0 ? x.bidNone(by(e, t)) : x.bidOut(by(e, t))),
  'no-colony': (x, e) => x.noColony(e),
  'play-bonus': (x, e, t) => x.bonus(by(e, t)),
  colony: colonized,
  'colony-lost': (x, { to, ...e }, t) =>
    to === undefined ? x.colonyLost(by(e, t)) : x.colonyPasses({ ...by(e, t), to: t.name(to) }),
  aggression: (x, e, t) => x.aggression(at(e, t)),
  'aggression-repelled': (x, e, t) => x.repelled(at(e, t)),
  'aggression-won': (x, e, t) => x.aggressionWon(at(e, t)),
  'leader-removed': (x, e, t) => x.leaderGone({ ...by(e, t), card: e.card as LeaderId, outdated: isOutdated(e) }),
  'wonder-removed': (x, e, t) => x.wonderGone({ ...by(e, t), card: e.card as WonderId, outdated: isOutdated(e) }),
  'wonder-ruined': (x, e, t) => x.ruined({ ...by(e, t), card: e.card as WonderId }),
  'war-declared': (x, e, t) => x.war(at(e, t)),
  'war-result': (x, e, t) => x.warWon({ ...at(e, t), victor: t.name(e.victor), by: Math.abs(e.own - e.theirs) }),
  'war-tied': (x, e, t) => x.warTied(at(e, t)),
  'war-called-off': (x, e, t) => x.warOff(at(e, t)),
  'technology-taken': (x, e, t) => x.stolen({ ...by(e, t), from: t.name(e.from), card: e.card as SpecialId }),
  'actions-lost': (x, e, t) => x.actionsLost({ name: t.name(e.seat), n: e.count }),
  'pact-offered': (x, e, t) => x.pactOffered({ ...partners(e, t), side: sideOf(e.card, e.side) }),
  'pact-refused': (x, e, t) => x.pactRefused(partners(e, t)),
  'pact-made': (x, e, t) => x.pactMade({ ...partners(e, t), side: sideOf(e.card, e.side) }),
  'pact-ended': (x, e, t) => x[PACT_ENDS[e.reason]](partners(e, t)),
  tactic: (x, e, t) => (e.how === 'played' ? x.tactic(by(e, t)) : x.copied(by(e, t))),
  'tactic-gone': (x, e) => x.tacticGone(e),
  'tactic-public': (x, e) => x.tacticPublic(e),
  'politics-skipped': (x, e, t) => x.skipped(by(e, t)),
  resign: (x, e, t) => x.resign(by(e, t)),
  stays: (x, e, t) => x.stays(by(e, t)),
  weighs: (x, e, t) => x.weighs(at(e, t)),
  picks: (x, e, t) => {
    const v = { name: t.name(e.seat), card: e.card as CardId };
    return e.to === 'colonize' ? x.joinsForce(v) : x.joinsDefence(v);
  },
  // What is scored or lost is told as such.
  impact: (x, e, t) => (e.points === 0 ? x.scoresNothing(by(e, t)) : null),
};

/** The compiler cannot see that a key and its entry belong together. */
const sentences = { ...CIVIL, ...MILITARY } as Readonly<
  Record<string, ((x: EventTexts, e: TtaEvent, t: T) => string | null) | undefined>
>;

export const eventText = (x: EventTexts, event: TtaEvent, t: T): string | null =>
  sentences[event.type]?.(x, event, t) ?? null;
