/**
 * Prices, ratings, strength and auctions computed a second time, from tables of its own and by the sheets' words. It
 * reads the state and shares no rule with the program.
 */
import type { Choice } from '../../../src/engine/types.js';
import type { Player, TtaState } from '../../../src/games/through-the-ages/types.js';
import {
  PRINTED_CARDS,
  PRINTED_GOVERNMENTS,
  PRINTED_LEADER_LEVEL,
  PRINTED_OFF,
  PRINTED_ROW,
  PRINTED_SPECIALS,
  PRINTED_STAGES,
  PRINTED_TECHS,
  PRINTED_YELLOW,
  type PrintedTech,
} from './printed.js';
import { PRINTED_BONUS, PRINTED_COLONIES, PRINTED_TACTICS } from './printed-military.js';

export const techOf = (id: string): PrintedTech => {
  const tech = PRINTED_TECHS.get(id);
  if (!tech) throw new Error(`the sheet has no ${id}`);
  return tech;
};
export const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
export const yellowOf = (p: Player) => PRINTED_YELLOW[Math.min(18, p.yellow)] ?? [0, 0, 0];

interface Worker {
  readonly tech: PrintedTech;
  readonly n: number;
}
export const workersOf = (p: Player): Worker[] => p.techs.map((t) => ({ tech: techOf(t.id), n: t.workers }));
export const ofType = (p: Player, ...types: string[]): Worker[] =>
  workersOf(p).filter(({ tech }) => types.includes(tech.type));
export const count = (workers: readonly Worker[]): number => sum(workers.map(({ n }) => n));
export const standing = (p: Player) => p.wonders.filter((w) => !w.ruined);
export const stands = (p: Player, wonder: string) => standing(p).some((w) => w.id === wonder);
export const bestLevel = (p: Player, ...types: string[]): number =>
  Math.max(0, ...ofType(p, ...types).flatMap(({ tech, n }) => (n > 0 ? [tech.level] : [])));

/** Government, special technologies, completed wonders, leader. */
const cardsOf = (p: Player): string[] => [
  p.government,
  ...p.specials,
  ...standing(p).map((w) => w.id),
  ...(p.leader ? [p.leader] : []),
];
export const printedSum = (p: Player, key: string): number =>
  sum(cardsOf(p).map((id) => PRINTED_CARDS.get(id)?.[key] ?? 0));
export const byWorkers = (workers: readonly Worker[], key: string): number =>
  sum(workers.map(({ tech, n }) => n * (tech.gives[key] ?? 0)));

/** What pacts say to a seat: the sheet's section 2.5, row by row. */
export function pacts(s: TtaState, seat: number): { name: string; side: 'A' | 'B'; partner: Player }[] {
  return s.pacts.flatMap((pact) => {
    if (pact.owner !== seat && pact.partner !== seat) return [];
    const other = pact.ownerIs === 'A' ? ('B' as const) : ('A' as const);
    const side = pact.owner === seat ? pact.ownerIs : other;
    const partner = s.players[pact.owner === seat ? pact.partner : pact.owner];
    return partner ? [{ name: pact.card, side, partner }] : [];
  });
}

/** Each source of faces by itself, because St. Peter's and Michelangelo look at sources. */
function faceSources(p: Player): { from: 'temple' | 'theater' | 'wonder' | 'other'; id: string; faces: number }[] {
  const out: ReturnType<typeof faceSources> = [];
  for (const { tech, n } of workersOf(p)) {
    const faces = tech.gives['happy'] ?? 0;
    const from = tech.type === 'temple' ? 'temple' : tech.type === 'theater' ? 'theater' : 'other';
    for (let i = 0; i < n && faces > 0; i++) out.push({ from, id: tech.type, faces });
  }
  for (const w of p.wonders) {
    const own = w.ruined ? 0 : Math.max(0, PRINTED_CARDS.get(w.id)?.['happy'] ?? 0);
    const faces = own + (w.homer ? 1 : 0);
    if (faces > 0) out.push({ from: 'wonder', id: w.id, faces });
  }
  for (const id of [p.government, ...(p.leader ? [p.leader] : [])]) {
    const faces = PRINTED_CARDS.get(id)?.['happy'] ?? 0;
    if (faces > 0) out.push({ from: 'other', id, faces });
  }
  for (const id of p.colonies) {
    const faces = PRINTED_COLONIES[id]?.[0] ?? 0;
    if (faces > 0) out.push({ from: 'other', id, faces });
  }
  const peter = stands(p, 'st-peters-basilica');
  return out.map((source) => ({
    ...source,
    faces: source.faces + (peter && source.id !== 'st-peters-basilica' ? 1 : 0),
  }));
}

export function happiness(p: Player): number {
  const sad = sum(cardsOf(p).map((id) => Math.min(0, PRINTED_CARDS.get(id)?.['happy'] ?? 0)));
  return Math.max(0, Math.min(8, sum(faceSources(p).map((x) => x.faces)) + sad));
}

export function scienceRating(p: Player): number {
  const inventors = ['leonardo-da-vinci', 'isaac-newton', 'albert-einstein'];
  const best = p.leader && inventors.includes(p.leader) ? bestLevel(p, 'lab', 'library') : 0;
  const meier = p.leader === 'sid-meier' ? count(ofType(p, 'lab')) : 0;
  return Math.max(0, byWorkers(workersOf(p), 'science') + printedSum(p, 'science') + best - meier);
}

export function leaderCulture(p: Player): number {
  const theaters = ofType(p, 'theater');
  switch (p.leader) {
    case 'michelangelo':
      return sum(faceSources(p).flatMap((x) => (x.from === 'other' ? [] : [x.faces])));
    case 'j-s-bach':
      return count(theaters);
    case 'james-cook':
      return p.colonies.length > 0 ? 1 + p.colonies.length : 0;
    case 'william-shakespeare':
      return 2 * Math.min(count(theaters), count(ofType(p, 'library')));
    case 'charlie-chaplin':
      return Math.max(0, ...theaters.flatMap(({ tech, n }) => (n > 0 ? [tech.gives['culture'] ?? 0] : [])));
    case 'sid-meier':
      return sum(ofType(p, 'lab').map(({ tech, n }) => n * tech.level));
    default:
      return 0;
  }
}

export function cultureRating(s: TtaState, seat: number, p: Player): number {
  const ruins = 2 * p.wonders.filter((w) => w.ruined).length;
  const agreed = pacts(s, seat).map(({ name, side, partner }) => {
    if (name === 'p2-promise') return side === 'A' ? 1 : -1;
    if (name === 'p3-sovereignty') return side === 'A' ? 2 : -2;
    if (name === 'p3-tourism') return partner.wonders.length;
    return name === 'p3-peace' ? 1 : 0;
  });
  const own = byWorkers(workersOf(p), 'culture') + printedSum(p, 'culture') + leaderCulture(p);
  return Math.max(0, own + ruins + sum(agreed));
}

/** What armies add: so many of fresh units, so many antiquated ones, in the best split; each air force doubles one. */
export function tactical(units: readonly Worker[], tactic: string | null, genghis: boolean): number {
  const printed = tactic === null ? undefined : PRINTED_TACTICS[tactic];
  if (!printed) return 0;
  const [age, ni, nc, na, strength, antiquated] = printed;
  const have = (type: string, fresh: boolean) =>
    count(units.filter(({ tech }) => tech.type === type && (!fresh || tech.level > age - 2)));
  const enough = (armies: number, fresh: boolean): boolean => {
    const [i, c, a] = [have('infantry', fresh), have('cavalry', fresh), have('artillery', fresh)];
    if (a < armies * na || i < armies * ni) return false;
    return genghis ? i + c >= armies * (ni + nc) : c >= armies * nc;
  };
  const air = have('air', false);
  let best = 0;
  for (let fresh = 0; enough(fresh, true) && fresh < 30; fresh++)
    for (let old = 0; enough(fresh + old, false) && fresh + old < 30; old++) {
      const armies = [...Array<number>(fresh).fill(strength), ...Array<number>(old).fill(antiquated)];
      best = Math.max(best, sum(armies) + sum(armies.slice(0, air)));
    }
  return best;
}

export const units = (p: Player): Worker[] => ofType(p, 'infantry', 'cavalry', 'artillery', 'air');

function leaderStrength(p: Player): number {
  const own = units(p).filter(({ n }) => n > 0);
  if (p.leader === 'alexander-the-great') return count(own);
  if (p.leader === 'napoleon-bonaparte') return 2 * new Set(own.map(({ tech }) => tech.type)).size;
  if (p.leader !== 'joan-of-arc') return 0;
  return sum(faceSources(p).flatMap((x) => (x.from === 'temple' || x.id === p.government ? [x.faces] : [])));
}

export function strength(s: TtaState, seat: number, p: Player): number {
  const wall = stands(p, 'great-wall') ? count(ofType(p, 'infantry', 'artillery')) : 0;
  const agreed = pacts(s, seat).map(({ name, side }) => {
    if (name === 'p2-promise') return side === 'B' ? 4 : 0;
    return name === 'p3-alliance' ? 3 : 0;
  });
  const colonies = sum(p.colonies.map((id) => PRINTED_COLONIES[id]?.[1] ?? 0));
  const army = tactical(units(p), p.tactic, p.leader === 'genghis-khan');
  const own = byWorkers(workersOf(p), 'strength') + army + printedSum(p, 'strength') + leaderStrength(p);
  return Math.max(0, own + wall + colonies + sum(agreed));
}

/** The most that can be bid for a territory: all units, armies, colonization and cards. Sheet 3.5. */
export function highestBid(p: Player): number {
  if (count(units(p)) === 0) return 0;
  const bonus = sum(p.military.map((id) => PRINTED_BONUS[id] ?? 0));
  const others = p.military.filter((id) => PRINTED_BONUS[id] === undefined).length;
  const cook = p.leader === 'james-cook' ? Math.min(2, others) : 0;
  const force = byWorkers(units(p), 'strength') + tactical(units(p), p.tactic, p.leader === 'genghis-khan');
  return force + printedSum(p, 'colonization') + bonus + cook;
}

// ------------------------------------------------------------------------------------------------- prices

const URBAN = ['lab', 'temple', 'arena', 'library', 'theater'];

/** What a worker costs on a card, by the sheet's section 2.4 and the leaders. */
export function workerPrice(p: Player, id: string): number {
  const tech = techOf(id);
  if (!URBAN.includes(tech.type)) return tech.resources;
  const off = sum(p.specials.map((special) => PRINTED_OFF[special]?.[tech.level] ?? 0));
  const has = (type: string) => count(ofType(p, type)) > 0;
  const pair = tech.type === 'theater' ? has('library') : tech.type === 'library' && has('theater');
  return Math.max(0, tech.resources - off - (p.leader === 'william-shakespeare' && pair ? 1 : 0));
}

export function growPrice(p: Player): number {
  return Math.max(0, yellowOf(p)[0] - (p.leader === 'moses' ? 1 : 0));
}

export function sciencePrice(s: TtaState, seat: number, id: string, revolution: boolean): number {
  const p = s.players[seat];
  if (!p) throw new Error(`no seat ${seat}`);
  const tech = PRINTED_TECHS.get(id);
  const printed = tech?.science ?? PRINTED_SPECIALS[id] ?? PRINTED_GOVERNMENTS[id]?.[revolution ? 1 : 0] ?? 0;
  const has = (type: string) => count(ofType(p, type)) > 0;
  const bach = p.leader === 'j-s-bach' && tech?.type === 'theater' ? 2 : 0;
  const pair = tech?.type === 'theater' ? has('library') : tech?.type === 'library' && has('theater');
  const shakespeare = p.leader === 'william-shakespeare' && pair ? 1 : 0;
  const shared = 2 * pacts(s, seat).filter(({ name }) => name === 'p2-sci-coop').length;
  return Math.max(0, printed - bach - shakespeare - shared);
}

export function takePrice(p: Player, card: string, space: number): number {
  const printed = PRINTED_ROW[space - 1] ?? 0;
  const wonder = PRINTED_STAGES[card] !== undefined;
  const dearer = wonder && p.leader !== 'michelangelo' ? p.wonders.length : 0;
  const taj = card === 'taj-mahal' && p.turn.replacedLeader ? 2 : 0;
  const law = p.leader === 'hammurabi' && isLeader(card) ? 1 : 0;
  return Math.max(0, printed + dearer - taj - law);
}

const isLeader = (id: string): boolean => PRINTED_LEADER_LEVEL[id] !== undefined;

/** What a revolution takes: all civil actions, under Robespierre all military ones instead. */
export function revolutionPrice(s: TtaState, seat: number, choice: Choice): readonly [unknown, unknown] {
  const p = s.players[seat];
  if (!p) throw new Error(`no seat ${seat}`);
  const borders = pacts(s, seat).filter(({ name }) => name === 'p1-open-borders').length;
  const army = p.leader === 'maximilien-robespierre';
  const mine = army ? { ma: printedSum(p, 'ma') + borders } : { ca: printedSum(p, 'ca') };
  const { ca, ma } = choice.price ?? {};
  return [mine, { ...(ca === undefined ? {} : { ca }), ...(ma === undefined ? {} : { ma }) }];
}

const paid = (choice: Choice, ...goods: string[]): number => sum(goods.map((good) => choice.price?.[good] ?? 0));

/** What the sheet asks for a choice of the action phase, as [what it should be, what the program says]; null: not looked at. */
export function priced(s: TtaState, seat: number, choice: Choice): readonly [number, number] | null {
  const p = s.players[seat];
  if (!p) return null;
  const rest = choice.id.slice(choice.id.indexOf(':') + 1);
  switch (choice.verb) {
    case 'take': {
      const [card = '', space = ''] = rest.split('@');
      return [takePrice(p, card, Number(space)), paid(choice, 'ca')];
    }
    case 'grow':
      return [growPrice(p), paid(choice, 'food', 'bonus-food')];
    case 'build':
      return [workerPrice(p, rest), paid(choice, 'resources', 'bonus')];
    case 'upgrade': {
      const [from = '', to = ''] = rest.split('>');
      return [Math.max(0, workerPrice(p, to) - workerPrice(p, from)), paid(choice, 'resources', 'bonus')];
    }
    case 'stage': {
      const stages = p.building ? (PRINTED_STAGES[p.building.id] ?? []) : [];
      return [stages[p.building?.stages ?? 0] ?? -1, paid(choice, 'resources', 'bonus')];
    }
    case 'develop':
    case 'revolt':
      return [sciencePrice(s, seat, rest, choice.verb === 'revolt'), paid(choice, 'science', 'bonus')];
    default:
      return null;
  }
}
