/** Why something is not on offer, and what speaks against what is. */
import type { Blocked, Choice, Facts } from '../../../engine/types.js';
import { ROMAN } from '../names.js';
import { choice, verb } from './choices.js';
import { many, type Told } from './words.js';

const WHY: Readonly<Record<string, (f: Facts, t: Told) => string>> = {
  water: () => 'it is water',
  'own-piece': () => 'a piece of yours stands there',
  'rival-piece': (f, t) => `${t.name(Number(f.owner))} holds it`,
  'city-state': () => 'a city-state lies there',
  barbarian: () => 'a barbarian stands there',
  difficulty: (f) => `difficulty ${f.need}, the slot allows ${f.have}`,
  occupied: () => 'something stands or lies there',
  neighbour: () => 'a city or city-state is next to it',
  range: (f) => `not within ${f.range} of a space of yours over ground that can be crossed`,
  'no-cities': () => 'all your cities are on the map',
  'no-wonder-site': () => 'every city of yours has a wonder',
  production: (f) => `costs ${f.need}, you can produce ${f.have}`,
  beaten: () => 'you have beaten it this turn',
  'too-far': (f) => `no way of ${many(Number(f.have), 'space')} over allowed ground`,
  reached: () => 'a caravan of yours was there this turn',
  'have-already': () => 'you have one already',
  'supply-empty': () => 'none left in the supply',
  'lower-level': (f) => `level ${ROMAN[Number(f.need)]} would be no improvement of level ${ROMAN[Number(f.have)]}`,
  'tile-touches': (f) => `touches ${many(Number(f.have), 'space')} of the map, ${f.need} are needed`,
  'tile-core': () => 'must touch the core while that is possible',
  'tile-water': () => 'would close in more gaps than there are water tokens',
};

const WARNINGS: Readonly<Record<string, (f: Facts) => string>> = {
  'gives-back': () => 'the card you hold from this player goes back',
  'lower-card': (f) => `a card of level ${ROMAN[Number(f.need)]} for one of level ${ROMAN[Number(f.have)]}`,
  'no-chance': (f) => `it cannot win: ${f.most} at most against ${f.least} at least`,
  leave: () => 'your pieces stay, your turns are skipped, and you rank behind everybody who stays',
};

export const warn = (key: string, { facts = {} }: Choice): string => WARNINGS[key]?.(facts) ?? key;

export function blocked(b: Blocked, t: Told) {
  const as: Choice = { id: b.id ?? b.verb, verb: b.verb, ...(b.target ? { target: b.target } : {}) };
  return { what: b.id ? choice(as, t) : verb(b.verb), why: WHY[b.why]?.(b.facts ?? {}, t) ?? b.why };
}
