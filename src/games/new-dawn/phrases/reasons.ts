/** Why something is not on offer, what speaks against what is, and what is refused before the game. */
import type { Blocked, Choice, Facts } from '../../../engine/types.js';
import type { Level } from '../data/focus.js';
import type { LeaderId } from '../data/leaders.js';
import type { ReadingId } from '../data/readings.js';
import type { VictoryId } from '../data/victory.js';
import type { OptionTexts, ReasonTexts, WarningTexts } from '../texts/spoken.js';
import type { NdTexts } from '../texts/types.js';
import { choice, verb } from './choices.js';
import { number, type Told } from './told.js';

const both = (f: Facts) => ({ need: number(f, 'need'), have: number(f, 'have') });
const levels = (f: Facts) => ({ need: number(f, 'need') as Level, have: number(f, 'have') as Level });

const WHY: Readonly<Record<string, (x: ReasonTexts, f: Facts, t: Told) => string>> = {
  water: (x) => x.water,
  'own-piece': (x) => x.ownPiece,
  'rival-piece': (x, f, t) => x.rivalPiece({ owner: t.name(number(f, 'owner')) }),
  'city-state': (x) => x.cityState,
  barbarian: (x) => x.barbarian,
  difficulty: (x, f) => x.difficulty(both(f)),
  occupied: (x) => x.occupied,
  neighbour: (x) => x.neighbour,
  range: (x, f) => x.range({ range: number(f, 'range') }),
  'no-cities': (x) => x.noCities,
  'no-wonder-site': (x) => x.noWonderSite,
  production: (x, f) => x.production(both(f)),
  beaten: (x) => x.beaten,
  'too-far': (x, f) => x.tooFar({ spaces: number(f, 'have') }),
  reached: (x) => x.reached,
  'have-already': (x) => x.haveAlready,
  'supply-empty': (x) => x.supplyEmpty,
  'lower-level': (x, f) => x.lowerLevel(levels(f)),
  'tile-touches': (x, f) => x.tileTouches(both(f)),
  'tile-core': (x) => x.tileCore,
  'tile-water': (x) => x.tileWater,
};

const WARNINGS: Readonly<Record<string, (x: WarningTexts, f: Facts) => string>> = {
  'gives-back': (x) => x.givesBack,
  'lower-card': (x, f) => x.lowerCard(levels(f)),
  'no-chance': (x, f) => x.noChance({ most: number(f, 'most'), least: number(f, 'least') }),
  leave: (x) => x.leave,
};

export const warn = (x: WarningTexts, key: string, { facts = {} }: Choice): string => WARNINGS[key]?.(x, facts) ?? key;

export function blocked(x: NdTexts, b: Blocked, t: Told) {
  const as: Choice = { id: b.id ?? b.verb, verb: b.verb, ...(b.target ? { target: b.target } : {}) };
  return {
    what: b.id ? choice(x, as, t) : verb(x, b.verb),
    why: WHY[b.why]?.(x.reason, b.facts ?? {}, t) ?? b.why,
  };
}

type Refusal = OptionTexts['refused'];

function twice(x: Refusal, { option, value }: Facts): string {
  if (option === 'fixed') return x.leaderTwice({ leader: String(value) as LeaderId });
  if (option === 'victory') return x.victoryTwice({ card: String(value) as VictoryId });
  return x.readingTwice({ reading: String(value) as ReadingId });
}

const REFUSED: Readonly<Record<string, (x: Refusal, f: Facts) => string>> = {
  twice,
  'leaders-number': (x, f) => x.leadersNumber(both(f)),
  'leaders-both': (x) => x.leadersBoth,
  'victory-number': (x, f) => x.victoryNumber(both(f)),
  'map-overlap': (x, f) => x.mapOverlap({ tile: String(f.tile) }),
};

export const refused = (x: Refusal, code: string, facts: Facts): string | null => REFUSED[code]?.(x, facts) ?? null;
