/**
 * What leaders add to ratings and to developing. The table is complete: a leader without an entry here says where its
 * rule is. Sheet sections 3, 6.1, 6.2 and 6.6.
 */
import type { Ctx, Seat } from '../../../../engine/types.js';
import { WORKER_TECH } from '../../data/civil.js';
import type { LeaderId } from '../../data/civil-people.js';
import type { WorkerType } from '../../data/civil-techs.js';
import { playerOf } from '../../lookup.js';
import type { Player, Tta, TtaState } from '../../types.js';
import { gainResources } from '../goods.js';
import { bestLevel, buildingsOf, isUnit, unitCount } from '../people.js';
import { score } from '../points.js';
import { caTotal, faces } from '../symbols.js';

interface LeaderRules {
  /** Extra culture and science of theaters and libraries: counts for the rating, Hollywood and Internet. */
  arts?(p: Player): number;
  /** Extra culture and science of labs (and the best lab or library): counts for the rating and Internet. */
  labCulture?(p: Player): number;
  labScience?(p: Player): number;
  /** What else is added to the ratings. */
  culture?(s: TtaState, seat: Seat): number;
  strength?(s: TtaState, seat: Seat): number;
  /** After a technology was developed, a revolution included. */
  developed?(ctx: Ctx<Tta>, seat: Seat): void;
  /** When the leader leaves play, however that happens, and at the end of the game. */
  leaves?(ctx: Ctx<Tta>, seat: Seat): void;
}

/** Sum of level x workers over a type. */
function levels(p: Player, type: WorkerType): number {
  let sum = 0;
  for (const t of p.techs) {
    const card = WORKER_TECH[t.id];
    if (t.workers > 0 && card.type === type) sum += card.age * t.workers;
  }
  return sum;
}

/** One bonus: the better of best lab and best library (sheet no. 5). */
const bestLabOrLibrary = (p: Player): number => Math.max(0, bestLevel(p, 'lab'), bestLevel(p, 'library'));

function unitTypes(p: Player): number {
  const seen = new Set<string>();
  for (const t of p.techs) if (t.workers > 0 && isUnit(WORKER_TECH[t.id].type)) seen.add(WORKER_TECH[t.id].type);
  return seen.size;
}

/** One theater of the best level gives its culture a second time (sheet no. 64). */
function bestTheater(p: Player): number {
  let best = 0;
  for (const t of p.techs) {
    const card = WORKER_TECH[t.id];
    if (t.workers > 0 && card.type === 'theater') best = Math.max(best, card.gives.culture ?? 0);
  }
  return best;
}

/** Resources that Bill Gates' labs make in one production (sheet no. 60, 62). */
export const labOutput = (p: Player): number => levels(p, 'lab');

const NOWHERE: LeaderRules = {};

export const LEADER_RULES: Readonly<Record<LeaderId, LeaderRules>> = {
  // The political action of Alexander is in military/politics.ts.
  'alexander-the-great': { strength: (s, seat) => unitCount(playerOf(s, seat)) },
  // Aristotle: row.ts, when a card is taken.
  aristotle: NOWHERE,
  // Hammurabi: actions.ts and the prices in row.ts.
  hammurabi: NOWHERE,
  // Homer: unit money in prices.ts, tucking in the frame 'homer'.
  homer: NOWHERE,
  // Julius Caesar, Columbus and Joan's look: military/politics.ts.
  'julius-caesar': NOWHERE,
  // Moses: populationPrice in prices.ts.
  moses: NOWHERE,
  'christopher-columbus': NOWHERE,
  // Barbarossa: actions.ts.
  'frederick-barbarossa': NOWHERE,
  // Genghis Khan: end-turn.ts and the armies of military/strength.ts.
  'genghis-khan': NOWHERE,
  'joan-of-arc': { strength: (s, seat) => faces(s, seat).joan },
  'leonardo-da-vinci': {
    labScience: bestLabOrLibrary,
    developed: (ctx, seat) => void gainResources(ctx, seat, 1, 'card:leonardo-da-vinci'),
  },
  michelangelo: { culture: (s, seat) => faces(s, seat).michelangelo },
  'isaac-newton': {
    labScience: bestLabOrLibrary,
    developed(ctx, seat) {
      const p = playerOf(ctx.s, seat);
      if (p.ca >= caTotal(ctx.s, seat)) return;
      p.ca += 1;
      ctx.tell({ type: 'gain', seat, good: 'ca', n: 1, why: 'card:isaac-newton' });
    },
  },
  'j-s-bach': { arts: (p) => buildingsOf(p, 'theater') },
  'james-cook': {
    culture(s, seat) {
      const colonies = playerOf(s, seat).colonies.length;
      return colonies > 0 ? colonies + 1 : 0;
    },
  },
  // Robespierre: revolutions in develop.ts.
  'maximilien-robespierre': NOWHERE,
  'napoleon-bonaparte': { strength: (s, seat) => 2 * unitTypes(playerOf(s, seat)) },
  'william-shakespeare': { arts: (p) => 2 * Math.min(buildingsOf(p, 'library'), buildingsOf(p, 'theater')) },
  'albert-einstein': {
    labScience: bestLabOrLibrary,
    developed: (ctx, seat) => score(ctx, seat, 3, 'leaders', 'card:albert-einstein'),
  },
  'bill-gates': {
    leaves: (ctx, seat) => score(ctx, seat, labOutput(playerOf(ctx.s, seat)), 'leaders', 'card:bill-gates'),
  },
  'charlie-chaplin': { arts: bestTheater },
  // Gandhi: what attacks cost is in military/.
  'mahatma-gandhi': NOWHERE,
  'sid-meier': {
    labCulture: (p) => levels(p, 'lab'),
    labScience: (p) => -buildingsOf(p, 'lab'),
  },
  // Churchill: actions.ts and end-turn.ts.
  'winston-churchill': NOWHERE,
};
