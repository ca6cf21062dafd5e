/**
 * Through the Ages read again, slowly: every card, space, worker and rival is tried with the plainest tests, armies and
 * defences by trying everything. The printed tables are its own too: nothing is shared with the rules.
 */
import type {
  Age,
  CivilId,
  MilitaryId,
  Pact,
  Player,
  TtaState,
  WorkerTechId,
} from '../../../src/games/through-the-ages/types.js';
import type { Give, Oracle } from '../../helpers/games.js';
import {
  PRINTED_ACTIONS,
  PRINTED_CARDS,
  PRINTED_GOVERNMENTS,
  PRINTED_LEADER_LEVEL,
  PRINTED_SPECIALS,
  PRINTED_STAGES,
  PRINTED_TECHS,
  PRINTED_URBAN,
  PRINTED_WONDER_LEVEL,
  type PrintedTech,
} from './printed.js';
import {
  PRINTED_ATTACKS,
  PRINTED_BONUS,
  PRINTED_COLONIES,
  PRINTED_DEFENCE,
  PRINTED_PACTS,
  PRINTED_TACTICS,
  type PrintedSide,
} from './printed-military.js';

type Listed = { id: string; range?: [number, number] };
type Frame = Parameters<Oracle>[1];
const ids = (prefix: string, words: readonly string[]): Listed[] => words.map((w) => ({ id: prefix + w }));
const once = <X>(list: readonly X[]): X[] => [...new Set(list)];

// ------------------------------------------------------------------------------------------ cards in play

const URBAN = ['lab', 'temple', 'arena', 'library', 'theater'];
const UNITS = ['infantry', 'cavalry', 'artillery', 'air'];
function tech(id: string): PrintedTech {
  const found = PRINTED_TECHS.get(id);
  if (!found) throw new Error(`the sheet has no ${id}`);
  return found;
}
type CivilKind = 'worker' | 'government' | 'special' | 'leader' | 'wonder' | 'action';
function kindOf(id: string): CivilKind {
  if (PRINTED_TECHS.has(id)) return 'worker';
  if (PRINTED_GOVERNMENTS[id]) return 'government';
  if (PRINTED_SPECIALS[id] !== undefined) return 'special';
  if (PRINTED_LEADER_LEVEL[id] !== undefined) return 'leader';
  return PRINTED_STAGES[id] ? 'wonder' : 'action';
}
const MILITARY_KINDS: Readonly<Record<string, string>> = {
  t: 'tactic',
  b: 'bonus',
  a: 'aggression',
  w: 'war',
  p: 'pact',
  c: 'territory',
  e: 'event',
};
const militaryKind = (id: string): string => MILITARY_KINDS[id.charAt(0)] ?? '?';
const urbanLimit = (p: Player): number => PRINTED_URBAN[p.government] ?? 0;
const given = (id: string, key: string): number => PRINTED_CARDS.get(id)?.[key] ?? 0;
const typeOf = (id: WorkerTechId): string => tech(id).type;
const isUnit = (id: WorkerTechId) => UNITS.includes(typeOf(id));
const isUrban = (id: WorkerTechId) => URBAN.includes(typeOf(id));
const isLand = (id: WorkerTechId) => ['farm', 'mine'].includes(typeOf(id));
const workersOf = (p: Player, test: (id: WorkerTechId) => boolean) =>
  p.techs.filter((t) => test(t.id)).reduce((n, t) => n + t.workers, 0);
const buildings = (p: Player, type: string) => workersOf(p, (id) => typeOf(id) === type);
const stands = (p: Player, wonder: string) => p.wonders.some((w) => w.id === wonder && !w.ruined);

const sidesOf = (s: TtaState, seat: number) =>
  s.pacts.filter((x) => x.owner === seat || x.partner === seat).map((x) => ({ pact: x, side: sideOf(x, seat) }));
function sideOf(pact: Pact, seat: number): PrintedSide {
  const letter = pact.owner === seat ? pact.ownerIs : pact.ownerIs === 'A' ? 'B' : 'A';
  return PRINTED_PACTS[pact.card]?.[letter] ?? {};
}

type Key = 'ca' | 'ma' | 'strength' | 'colonization';
function printed(p: Player, key: Key): number {
  const wonders = p.wonders.filter((w) => !w.ruined).map((w) => w.id);
  const cards = [p.government, ...p.specials, ...wonders, ...(p.leader ? [p.leader] : [])];
  return cards.reduce((n, id) => n + given(id, key), 0);
}
const civilTotal = (p: Player) => printed(p, 'ca');
const militaryTotal = (s: TtaState, seat: number) =>
  printed(s.players[seat]!, 'ma') + sidesOf(s, seat).filter((x) => x.pact.card === 'p1-open-borders').length;
const civilLeft = (p: Player) => p.ca + p.turn.extra.ca;
const militaryLeft = (p: Player) => p.ma + p.turn.extra.ma;

// --------------------------------------------------------------------------------------- goods and prices

const WORTH = [1, 2, 3, 5];
const foodOf = (p: Player) =>
  p.techs.filter((t) => typeOf(t.id) === 'farm').reduce((n, t) => n + t.tokens * WORTH[tech(t.id).level]!, 0);
const resourcesOf = (p: Player) =>
  p.techs.reduce((n, t) => {
    if (typeOf(t.id) === 'mine') return n + t.tokens * WORTH[tech(t.id).level]!;
    return typeOf(t.id) === 'lab' ? n + t.tokens * tech(t.id).level : n;
  }, 0);

function purse(p: Player, unit: boolean): number {
  const { resources, unitResources } = p.turn.extra;
  const homer = p.leader === 'homer' && !p.turn.homer ? 1 : 0;
  return resourcesOf(p) + resources + (unit ? unitResources + homer : 0);
}

/** Sheet 1.3 by the number of yellow tokens 0, 1, 2, ... */
const GROW = [Number.POSITIVE_INFINITY, 7, 7, 7, 7, 5, 5, 5, 5, 4, 4, 4, 4, 3, 3, 3, 3, 2];
function canGrow(p: Player, off: number): boolean {
  const price = (GROW[p.yellow] ?? 2) - (p.leader === 'moses' ? 1 : 0) - off;
  return Math.max(0, price) <= foodOf(p) + p.turn.extra.food;
}

/** Sheet 2.3: what construction technologies take off urban buildings of level A, I, II, III. */
const OFF: Record<string, number[]> = {
  masonry: [0, 1, 1, 1],
  architecture: [0, 1, 2, 2],
  engineering: [0, 1, 2, 3],
};
const STAGES: Record<string, number> = { masonry: 2, architecture: 3, engineering: 4 };

function shakespeare(p: Player, type: string): number {
  if (p.leader !== 'william-shakespeare') return 0;
  if (type === 'theater' && buildings(p, 'library') > 0) return 1;
  return type === 'library' && buildings(p, 'theater') > 0 ? 1 : 0;
}
function price(p: Player, id: WorkerTechId): number {
  if (!isUrban(id)) return tech(id).resources;
  const off = p.specials.reduce((n, special) => n + (OFF[special]?.[tech(id).level] ?? 0), 0);
  return tech(id).resources - off - shakespeare(p, typeOf(id));
}

function builds(p: Player, fits: (id: WorkerTechId) => boolean, off: number): Listed[] {
  if (p.pool < 1) return [];
  const good = p.techs.filter(({ id }) => {
    if (!fits(id) || price(p, id) - off > purse(p, isUnit(id))) return false;
    return !isUrban(id) || buildings(p, typeOf(id)) < urbanLimit(p);
  });
  return good.map((t) => ({ id: `build:${t.id}` }));
}

function upgrades(p: Player, fits: (id: WorkerTechId) => boolean, off: number): Listed[] {
  const out: Listed[] = [];
  for (const from of p.techs) {
    for (const to of p.techs) {
      if (from.workers < 1 || !fits(from.id) || !fits(to.id)) continue;
      const [low, high] = [tech(from.id), tech(to.id)];
      const same = low.type === high.type && low.level < high.level;
      const bach =
        p.leader === 'j-s-bach' &&
        !p.turn.bach &&
        isUrban(from.id) &&
        low.type !== 'theater' &&
        high.type === 'theater' &&
        low.level <= high.level &&
        buildings(p, 'theater') < urbanLimit(p);
      if (!same && !bach) continue;
      const due = Math.max(0, price(p, to.id) - price(p, from.id)) - off;
      if (due <= purse(p, isUnit(to.id))) out.push({ id: `upgrade:${from.id}>${to.id}` });
    }
  }
  return out;
}

function stages(p: Player, most: number, off: number): number {
  if (!p.building) return 0;
  const open = (PRINTED_STAGES[p.building.id] ?? []).slice(p.building.stages);
  const tokens = p.blue + p.techs.reduce((n, t) => n + t.tokens, 0);
  let best = 0;
  for (let n = 1; n <= Math.min(most, open.length, tokens); n++) {
    const due = open.slice(0, n).reduce((a, b) => a + b, 0) - off;
    if (due <= purse(p, false)) best = n;
  }
  return best;
}

const isTechnology = (id: CivilId) => ['worker', 'government', 'special'].includes(kindOf(id));

function science(s: TtaState, seat: number, id: CivilId, revolution: boolean, off: number): boolean {
  const p = s.players[seat]!;
  const worker = PRINTED_TECHS.get(id);
  const [peaceful, violent] = PRINTED_GOVERNMENTS[id] ?? [];
  let due = worker?.science ?? PRINTED_SPECIALS[id] ?? (revolution ? violent : peaceful);
  if (due === undefined) return false;
  let have = p.science;
  if (worker) {
    due -= shakespeare(p, worker.type);
    if (worker.type === 'theater' && p.leader === 'j-s-bach') due -= 2;
    if (UNITS.includes(worker.type)) have += p.turn.extra.unitScience;
  }
  for (const { pact } of sidesOf(s, seat)) {
    if (pact.card !== 'p2-sci-coop') continue;
    due -= 2;
    const partner = pact.owner === seat ? pact.partner : pact.owner;
    if (s.players[partner]!.science < 1) return false;
  }
  return Math.max(0, due - off) <= have;
}
function develops(s: TtaState, seat: number, off: number): Listed[] {
  return ids(
    'develop:',
    s.players[seat]!.hand.filter((id) => isTechnology(id) && science(s, seat, id, false, off)),
  );
}
function revolts(s: TtaState, seat: number, off: number): Listed[] {
  const p = s.players[seat]!;
  const ready = p.leader === 'maximilien-robespierre' ? p.ma === militaryTotal(s, seat) : p.ca === civilTotal(p);
  if (!ready) return [];
  return ids(
    'revolt:',
    p.hand.filter((id) => kindOf(id) === 'government' && science(s, seat, id, true, off)),
  );
}

// ------------------------------------------------------------------------------------------- action phase

function takes(s: TtaState, seat: number, budget: number): Listed[] {
  const p = s.players[seat]!;
  const out: Listed[] = [];
  s.row.forEach((id, i) => {
    if (!id) return;
    const kind = kindOf(id);
    let due = i < 5 ? 1 : i < 9 ? 2 : 3;
    if (kind === 'wonder') {
      if (p.building) return;
      if (p.leader !== 'michelangelo') due += p.wonders.length;
      if (id === 'taj-mahal' && p.turn.replacedLeader) due -= 2;
    } else {
      if (p.hand.length >= civilTotal(p) + (stands(p, 'library-of-alexandria') ? 1 : 0)) return;
      if (kind === 'leader') {
        if (p.leaderAges.includes(PRINTED_LEADER_LEVEL[id] as Age)) return;
        if (p.leader === 'hammurabi') due -= 1;
      }
      const inPlay = [...p.techs.map((t) => t.id), ...p.specials, p.government] as string[];
      if (isTechnology(id) && (p.hand.includes(id) || inPlay.includes(id))) return;
    }
    if (due <= budget) out.push({ id: `take:${id}@${i + 1}` });
  });
  return out;
}

/** The card's name without its age, and its printed number. */
function actionCard(id: string): readonly [name: string, n: number] {
  const at = id.lastIndexOf('-');
  const age = ['a', 'i', 'ii', 'iii'].indexOf(id.slice(at + 1));
  const name = id.slice(0, at);
  return [name, PRINTED_ACTIONS[name]?.[age] ?? 0];
}

/** What an action card lets one choose; null when it asks nothing. An empty list: it cannot be played. */
function cardChoices(s: TtaState, seat: number, id: string): Listed[] | null {
  const p = s.players[seat]!;
  const [name, n] = actionCard(id);
  switch (name) {
    case 'rich-land':
      return [...builds(p, isLand, n), ...upgrades(p, isLand, n)];
    case 'urban-growth':
      return [...builds(p, isUrban, n), ...upgrades(p, isUrban, n)];
    case 'efficient-upgrade':
      return upgrades(p, (x) => !isUnit(x), n);
    case 'breakthrough':
      return [...(civilLeft(p) > 0 ? develops(s, seat, 0) : []), ...revolts(s, seat, 0)];
    case 'reserves':
      return ids('gain:', ['food', 'resources']);
    case 'engineering-genius':
      return stages(p, 1, n) > 0 ? null : [];
    case 'frugality':
      return canGrow(p, 0) ? null : [];
    default:
      return null;
  }
}

function playable(s: TtaState, seat: number): Listed[] {
  const p = s.players[seat]!;
  const out: Listed[] = [];
  for (const id of once(p.hand)) {
    if (kindOf(id) !== 'action') continue;
    const held = p.hand.filter((x) => x === id).length;
    if (held <= p.turn.fresh.filter((x) => x === id).length) continue;
    const free = actionCard(id)[0] === 'breakthrough' && p.leader === 'maximilien-robespierre';
    if (!free && civilLeft(p) < 1) continue;
    if (cardChoices(s, seat, id)?.length !== 0) out.push({ id: `play:${id}` });
  }
  return out;
}

function powers(s: TtaState, seat: number): Listed[] {
  const p = s.players[seat]!;
  const out: Listed[] = [];
  const marshal = militaryLeft(p) > 0;
  if (p.leader === 'hammurabi' && !p.turn.hammurabi && marshal) out.push({ id: 'hammurabi' });
  if (p.leader === 'frederick-barbarossa' && marshal && p.yellow > 0 && canGrow(p, 1)) {
    const good = p.techs.filter(({ id }) => isUnit(id) && price(p, id) - 1 <= purse(p, true));
    out.push(
      ...ids(
        'barbarossa:',
        good.map((t) => t.id),
      ),
    );
  }
  if (p.leader === 'winston-churchill' && !p.turn.churchill) out.push(...ids('churchill:', ['culture', 'military']));
  if (stands(p, 'ocean-liner-service') && !p.turn.oceanLiner && p.yellow > 0) out.push({ id: 'ocean-liner' });
  return [...out, ...trades(s, seat)];
}

/** Trade Routes: a way of paying, once in the own turn. */
function trades(s: TtaState, seat: number): Listed[] {
  const p = s.players[seat]!;
  const out: Listed[] = [];
  for (const { side } of sidesOf(s, seat)) {
    if (p.turn.tradeRoutes || s.turn !== seat) continue;
    if (side.paysWith === 'food' && foodOf(p) > 0) out.push({ id: 'trade:food' });
    if (side.paysWith === 'resources' && resourcesOf(p) > 0) out.push({ id: 'trade:resources' });
  }
  return out;
}

function actions(s: TtaState, seat: number): Listed[] {
  const p = s.players[seat]!;
  const out: Listed[] = [{ id: 'end' }, ...takes(s, seat, civilLeft(p))];
  if (s.round === 1) return out;
  const peaceful = (id: WorkerTechId) => !isUnit(id);
  const staffed = (test: (id: WorkerTechId) => boolean) => p.techs.filter((t) => t.workers > 0 && test(t.id));
  if (civilLeft(p) > 0) {
    if (canGrow(p, 0)) out.push({ id: 'grow' });
    out.push(...builds(p, peaceful, 0), ...upgrades(p, peaceful, 0));
    out.push(
      ...ids(
        'destroy:',
        staffed(peaceful).map((t) => t.id),
      ),
    );
    const n = stages(p, Math.max(1, ...p.specials.map((id) => STAGES[id] ?? 1)), 0);
    if (n > 0) out.push(n > 1 ? { id: 'stage', range: [1, n] } : { id: 'stage' });
    out.push(...develops(s, seat, 0));
    out.push(
      ...ids(
        'leader:',
        p.hand.filter((id) => kindOf(id) === 'leader'),
      ),
    );
  }
  out.push(...revolts(s, seat, 0), ...playable(s, seat), ...powers(s, seat));
  if (militaryLeft(p) > 0) {
    out.push(...builds(p, isUnit, 0), ...upgrades(p, isUnit, 0));
    out.push(
      ...ids(
        'disband:',
        staffed(isUnit).map((t) => t.id),
      ),
    );
    if (!p.turn.tactic) {
      out.push(
        ...ids(
          'tactic:',
          once(p.military).filter((id) => militaryKind(id) === 'tactic'),
        ),
      );
      if (militaryLeft(p) > 1)
        out.push(
          ...ids(
            'copy:',
            s.tactics.filter((id) => id !== p.tactic),
          ),
        );
    }
  }
  return out;
}

// ---------------------------------------------------------------------------------------- armies, strength

interface Squad {
  type: string;
  old: boolean;
}
function tacticCard(id: string) {
  const [age, infantry, cavalry, artillery, strength, outdated] = PRINTED_TACTICS[id] ?? [0, 0, 0, 0, 0, 0];
  return { age, infantry, cavalry, artillery, strength, outdated };
}
/** Forms armies one after the other in every way; air forces then double the best of them. */
function tactical(units: readonly { id: WorkerTechId; workers: number }[], tactic: string, genghis: boolean): number {
  const t = tacticCard(tactic);
  const kinds: Squad[] = [];
  const counts: number[] = [];
  let air = 0;
  for (const { id, workers } of units.filter((u) => isUnit(u.id) && u.workers > 0)) {
    if (typeOf(id) === 'air') air += workers;
    else {
      const old = t.age - tech(id).level >= 2;
      const i = kinds.findIndex((k) => k.type === typeOf(id) && k.old === old);
      if (i >= 0) counts[i]! += workers;
      else {
        kinds.push({ type: typeOf(id), old });
        counts.push(workers);
      }
    }
  }
  const slots = (['infantry', 'cavalry', 'artillery'] as const).flatMap((k) => Array<string>(t[k]).fill(k));
  const seen = new Set<string>();
  let best = 0;
  const form = (left: number[], fresh: number, old: number, slot: number, stale: boolean): void => {
    const key = `${left} ${fresh} ${old} ${slot} ${stale}`;
    if (seen.has(key)) return;
    seen.add(key);
    if (slot === slots.length) {
      form(left, fresh + (stale ? 0 : 1), old + (stale ? 1 : 0), 0, false);
      return;
    }
    if (slot === 0) {
      const armies = [...Array<number>(fresh).fill(t.strength), ...Array<number>(old).fill(t.outdated)];
      const doubled = armies.toSorted((a, b) => b - a).slice(0, air);
      best = Math.max(
        best,
        [...armies, ...doubled].reduce((a, b) => a + b, 0),
      );
    }
    kinds.forEach((k, i) => {
      const fits = k.type === slots[slot] || (genghis && k.type === 'infantry' && slots[slot] === 'cavalry');
      if (fits && left[i]! > 0) form(left.with(i, left[i]! - 1), fresh, old, slot + 1, stale || k.old);
    });
  };
  form(counts, 0, 0, 0, false);
  return best;
}

function force(p: Player, units: readonly { id: WorkerTechId; workers: number }[]): number {
  const own = units
    .filter((u) => isUnit(u.id))
    .reduce((n, u) => n + u.workers * (tech(u.id).gives['strength'] ?? 0), 0);
  return own + (p.tactic ? tactical(units, p.tactic, p.leader === 'genghis-khan') : 0);
}

/** Joan: faces of temples, per worker, and of the government, one more each with St. Peter's. */
function joan(p: Player): number {
  const more = stands(p, 'st-peters-basilica') ? 1 : 0;
  const temples = p.techs.filter((t) => typeOf(t.id) === 'temple');
  const rule = given(p.government, 'happy');
  return (
    temples.reduce((n, t) => n + t.workers * ((tech(t.id).gives['happy'] ?? 0) + more), 0) +
    (rule > 0 ? rule + more : 0)
  );
}

function strength(s: TtaState, seat: number, without: readonly Pact[]): number {
  const p = s.players[seat]!;
  let sum = force(p, p.techs) + printed(p, 'strength');
  for (const t of p.techs) if (isUrban(t.id)) sum += t.workers * (tech(t.id).gives['strength'] ?? 0);
  for (const id of p.colonies) sum += PRINTED_COLONIES[id]?.[1] ?? 0;
  for (const { pact, side } of sidesOf(s, seat)) if (!without.includes(pact)) sum += side.strength ?? 0;
  if (stands(p, 'great-wall')) sum += buildings(p, 'infantry') + buildings(p, 'artillery');
  if (p.leader === 'alexander-the-great') sum += workersOf(p, isUnit);
  if (p.leader === 'napoleon-bonaparte') sum += 2 * UNITS.filter((type) => buildings(p, type) > 0).length;
  if (p.leader === 'joan-of-arc') sum += joan(p);
  return sum;
}

// ----------------------------------------------------------------------------------------------- politics

function mayAttack(s: TtaState, seat: number, id: MilitaryId, on: number): boolean {
  const p = s.players[seat]!;
  const rival = s.players[on]!;
  const war = militaryKind(id) === 'war';
  const cost = (PRINTED_ATTACKS[id] ?? 99) * (rival.leader === 'mahatma-gandhi' ? 2 : 1);
  if (p.leader === 'mahatma-gandhi' || militaryLeft(p) < cost) return false;
  const between = s.pacts.filter((x) => [x.owner, x.partner].includes(seat) && [x.owner, x.partner].includes(on));
  if (between.some((x) => ['p2-supremacy', 'p3-sovereignty', 'p3-peace'].includes(x.card))) return false;
  if (war) {
    if (s.lastRound !== 0 && s.round === s.lastRound) return false;
    if (s.wars.some((w) => w.by === seat)) return false;
    return !sidesOf(s, on).some(({ pact, side }) => pact.card === 'p3-sovereignty' && side.culture === -2);
  }
  if (id === 'a2-annex' && rival.colonies.length === 0) return false;
  if (id === 'a2-infiltrate' && !rival.leader && !rival.building) return false;
  const ends = between.filter((x) => ['p2-promise', 'p3-alliance'].includes(x.card));
  const open = between.some((x) => x.card === 'p1-open-borders') ? 2 : 0;
  return Math.max(0, strength(s, seat, ends) + open) > Math.max(0, strength(s, on, ends));
}

const SAME_SIDES = ['p1-open-borders', 'p2-sci-coop', 'p3-tourism', 'p3-alliance', 'p3-peace'];

function politics(s: TtaState, seat: number): Listed[] {
  const p = s.players[seat]!;
  const rivals = s.players.map((_, i) => i).filter((i) => i !== seat && !s.players[i]!.out);
  const out: Listed[] = [{ id: 'pass' }];
  for (const id of once(p.military)) {
    const kind = militaryKind(id);
    if (kind === 'event' || kind === 'territory') out.push({ id: `prepare:${id}` });
    if (kind === 'territory' && p.leader === 'christopher-columbus') out.push({ id: `columbus:${id}` });
    for (const other of rivals) {
      if (kind === 'pact') {
        const sides = SAME_SIDES.includes(id) ? [''] : ['@A', '@B'];
        out.push(...ids(`pact:${id}>${other}`, sides));
      }
      if ((kind === 'aggression' || kind === 'war') && mayAttack(s, seat, id, other))
        out.push({ id: `${kind}:${id}>${other}` });
    }
  }
  out.push(
    ...ids(
      'cancel:',
      sidesOf(s, seat).map((x) => x.pact.card),
    ),
  );
  if (p.leader === 'alexander-the-great') out.push({ id: 'alexander' });
  if (p.leader === 'joan-of-arc' && s.events.current.length > 0 && !s.events.peeked.includes(seat))
    out.push({ id: 'peek' });
  if (s.age !== 4) out.push({ id: 'resign' });
  return out;
}

// ------------------------------------------------------------------------------------------ small questions

/** Values of all choices of at most `most` cards. */
function sums(values: readonly number[], most: number): number[] {
  if (values.length === 0 || most <= 0) return [0];
  const [first, ...rest] = values as [number, ...number[]];
  return once([...sums(rest, most), ...sums(rest, most - 1).map((n) => n + first)]);
}
const defenceOf = (id: MilitaryId) => (militaryKind(id) === 'bonus' ? (PRINTED_DEFENCE[id] ?? 0) : 1);

function defence(s: TtaState, f: Frame): Listed[] {
  const hand = s.players[f.seat]!.military;
  const held: MilitaryId[] = f['held'];
  const out: Listed[] = [{ id: 'give-in' }];
  for (const id of once(hand)) {
    const rest = hand.toSpliced(hand.indexOf(id), 1).map(defenceOf);
    const places = militaryTotal(s, f.seat) - held.length - 1;
    const before = [...held, id].reduce((n, x) => n + defenceOf(x), f['strength'] as number);
    if (places < 0 || !sums(rest, places).some((n) => before + n >= f['attack'])) continue;
    out.push({ id: `${militaryKind(id) === 'bonus' ? 'bonus' : 'discard'}:${id}` });
  }
  return out;
}

function auction(s: TtaState, f: Frame): Listed[] {
  const seat: number = f['live'][0];
  const p = s.players[seat]!;
  const bonus = p.military.filter((id) => militaryKind(id) === 'bonus');
  const thrown = p.leader === 'james-cook' ? Math.min(2, p.military.length - bonus.length) : 0;
  let most = force(p, p.techs) + printed(p, 'colonization') + thrown;
  for (const id of bonus) most += PRINTED_BONUS[id] ?? 0;
  const bids = workersOf(p, isUnit) > 0 && most > f['high'];
  return bids ? [{ id: 'bid', range: [f['high'] + 1, most] }, { id: 'pass' }] : [{ id: 'pass' }];
}

function colonize(s: TtaState, f: Frame): Listed[] {
  const p = s.players[f.seat]!;
  const out: Listed[] = [];
  const sent = p.techs
    .filter((t) => f['sent'][t.id] > 0)
    .map((t) => ({ id: t.id, workers: f['sent'][t.id] as number }));
  for (const t of p.techs) if (isUnit(t.id) && t.workers > (f['sent'][t.id] ?? 0)) out.push({ id: `send:${t.id}` });
  const spent: MilitaryId[] = f['held'].slice(1);
  const isBonus = (id: MilitaryId) => militaryKind(id) === 'bonus';
  const throws = p.leader === 'james-cook' && spent.filter((id) => !isBonus(id)).length < 2;
  for (const id of once(p.military)) {
    if (isBonus(id)) out.push({ id: `bonus:${id}` });
    else if (throws) out.push({ id: `throw:${id}` });
  }
  let sum = force(p, sent) + printed(p, 'colonization');
  for (const id of spent) sum += isBonus(id) ? (PRINTED_BONUS[id] ?? 0) : 1;
  if (sent.length > 0 && sum >= f['bid']) out.push({ id: 'done' });
  return out;
}

function razed(p: Player, test: (id: WorkerTechId) => boolean): Listed[] {
  return ids(
    'raze:',
    p.techs.filter((t) => t.workers > 0 && test(t.id)).map((t) => t.id),
  );
}

const oracle: Oracle = (s: TtaState, f) => {
  const p = s.players[f.seat]!;
  switch (f.kind) {
    case 'actions':
      return actions(s, f.seat);
    case 'card':
      return cardChoices(s, f.seat, f['card']);
    case 'politics':
      return f.step >= 5 ? ids('resign:', ['yes', 'no']) : politics(s, f.seat);
    case 'attack':
      return [{ id: `go:${f['card']}>${f['target']}` }, { id: 'back' }];
    case 'pact':
      return ids('', ['accept', 'refuse']);
    case 'homer':
      return [
        ...ids(
          'tuck:',
          p.wonders.map((w) => w.id),
        ),
        { id: 'no-tuck' },
      ];
    case 'civilization': {
      const grow = p.yellow > 0 && canGrow(p, 1) ? [{ id: 'grow' }] : [];
      const work = builds(p, (id) => !isUnit(id), 1);
      const techs = [...develops(s, f.seat, 1), ...revolts(s, f.seat, 1)];
      return [...grow, ...work, ...techs, ...trades(s, f.seat), { id: 'decline' }];
    }
    case 'agreement':
      return [...takes(s, f.seat, f['budget']), { id: f['taken'] > 0 ? 'done' : 'decline' }];
    case 'defence':
      return defence(s, f);
    case 'auction':
      return auction(s, f);
    case 'colonize':
      return colonize(s, f);
    case 'lose-population':
      return ids(
        'lose-worker:',
        p.techs.filter((t) => t.workers > 0).map((t) => t.id),
      );
    case 'lose-blue':
      return ids(
        'lose-token:',
        p.techs.filter((t) => t.tokens > 0).map((t) => t.id),
      );
    case 'discard-military':
      return ids('discard:', once(p.military));
    case 'destroy':
      return razed(s.players[f['victim']]!, (id) => (f['any'] ? !isUnit(id) : isUrban(id)));
    case 'raid':
      return razed(s.players[f['victim']]!, (id) => isUrban(id) && tech(id).level <= f['levels'].at(-1));
    case 'ruin':
      return ids(
        'ruin:',
        p.wonders.filter((w) => !w.ruined && (PRINTED_WONDER_LEVEL[w.id] ?? 9) < 2).map((w) => w.id),
      );
    case 'lose-colony':
      return ids('colony:', p.colonies);
    case 'annex':
      return ids('annex:', s.players[f['victim']]!.colonies);
    case 'infiltrate':
      return ids('infiltrate:', ['leader', 'wonder']);
    case 'food-or-resources':
      return ids('', ['food', 'resources']);
    case 'free-worker':
      return ids('', [`free:${f['tech']}`, 'decline']);
    case 'lose-mix': {
      // Every split of the loss that the victim can pay, or of all there is.
      const victim = s.players[f['victim']]!;
      const [food, stone] = [foodOf(victim), resourcesOf(victim)];
      const total = Math.min(f['n'], food + stone);
      const splits = Array.from({ length: total + 1 }, (_, n) => n).filter((n) => n <= food && total - n <= stone);
      return [{ id: 'mix', range: [splits[0]!, splits.at(-1)!] }];
    }
    case 'gain-mix':
      return [{ id: 'mix', range: [0, f['n']] }];
    case 'spoils': {
      const fits = s.players[f['loser']]!.specials.filter(
        (id) => (PRINTED_SPECIALS[id] ?? 99) <= f['left'] && !p.specials.includes(id) && !p.hand.includes(id),
      );
      return [...ids('steal:', fits), { id: 'science' }];
    }
  }
  return null;
};
export default oracle;

/** Science, workers and tokens on cards: with them random play comes to late technologies and large armies. */
export const give: Give = (s: TtaState, random) => {
  const top = s.stack.at(-1)!;
  if (top.kind !== 'actions' || s.round === 1) return;
  const p = s.players[top.seat]!;
  p.science += Math.floor(random() * 10);
  p.pool += 1;
  p.boxYellow += 1;
  for (const t of p.techs) {
    if (!isLand(t.id) || p.blue === 0) continue;
    const n = Math.min(p.blue, Math.floor(random() * 4));
    p.blue -= n;
    t.tokens += n;
  }
};
