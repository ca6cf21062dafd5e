/** Action cards: sheet 5.1. Copies are the same for every player count. */
import type { Level } from './civil-techs.js';

/** What an action card does. `n` is its number; cards that look at rivals have one number per player count 2, 3, 4. */
export type ActionEffect =
  | { readonly does: 'rich-land' | 'urban-growth' | 'efficient-upgrade' | 'engineering-genius'; readonly n: number }
  | { readonly does: 'frugality' | 'breakthrough' | 'revolutionary-idea' | 'reserves' | 'patriotism'; readonly n: number }
  | { readonly does: 'cultural-heritage'; readonly science: number; readonly culture: number }
  | { readonly does: 'stockpile' }
  | { readonly does: 'wave' | 'build-up' | 'endowment'; readonly per: readonly [number, number, number] };

export interface ActionCard {
  readonly id: string;
  readonly name: string;
  readonly age: Level;
  readonly effect: ActionEffect;
  readonly copies: number;
}

export const ACTIONS = [
  { id: 'rich-land-a',            name: 'Rich Land',              age: 0, effect: { does: 'rich-land', n: 1 },          copies: 2 },
  { id: 'rich-land-i',            name: 'Rich Land',              age: 1, effect: { does: 'rich-land', n: 2 },          copies: 2 },
  { id: 'rich-land-ii',           name: 'Rich Land',              age: 2, effect: { does: 'rich-land', n: 3 },          copies: 1 },
  { id: 'urban-growth-a',         name: 'Urban Growth',           age: 0, effect: { does: 'urban-growth', n: 1 },       copies: 2 },
  { id: 'urban-growth-i',         name: 'Urban Growth',           age: 1, effect: { does: 'urban-growth', n: 2 },       copies: 2 },
  { id: 'urban-growth-ii',        name: 'Urban Growth',           age: 2, effect: { does: 'urban-growth', n: 3 },       copies: 1 },
  { id: 'urban-growth-iii',       name: 'Urban Growth',           age: 3, effect: { does: 'urban-growth', n: 4 },       copies: 2 },
  { id: 'efficient-upgrade-ii',   name: 'Efficient Upgrade',      age: 2, effect: { does: 'efficient-upgrade', n: 3 },  copies: 2 },
  { id: 'efficient-upgrade-iii',  name: 'Efficient Upgrade',      age: 3, effect: { does: 'efficient-upgrade', n: 4 },  copies: 2 },
  { id: 'engineering-genius-a',   name: 'Engineering Genius',     age: 0, effect: { does: 'engineering-genius', n: 2 }, copies: 1 },
  { id: 'engineering-genius-i',   name: 'Engineering Genius',     age: 1, effect: { does: 'engineering-genius', n: 3 }, copies: 1 },
  { id: 'engineering-genius-ii',  name: 'Engineering Genius',     age: 2, effect: { does: 'engineering-genius', n: 4 }, copies: 1 },
  { id: 'engineering-genius-iii', name: 'Engineering Genius',     age: 3, effect: { does: 'engineering-genius', n: 5 }, copies: 1 },
  { id: 'frugality-a',            name: 'Frugality',              age: 0, effect: { does: 'frugality', n: 1 },          copies: 2 },
  { id: 'frugality-i',            name: 'Frugality',              age: 1, effect: { does: 'frugality', n: 2 },          copies: 2 },
  { id: 'frugality-ii',           name: 'Frugality',              age: 2, effect: { does: 'frugality', n: 3 },          copies: 1 },
  { id: 'breakthrough-i',         name: 'Breakthrough',           age: 1, effect: { does: 'breakthrough', n: 2 },       copies: 2 },
  { id: 'breakthrough-ii',        name: 'Breakthrough',           age: 2, effect: { does: 'breakthrough', n: 3 },       copies: 2 },
  { id: 'revolutionary-idea-ii',  name: 'Revolutionary Idea',     age: 2, effect: { does: 'revolutionary-idea', n: 4 }, copies: 1 },
  { id: 'revolutionary-idea-iii', name: 'Revolutionary Idea',     age: 3, effect: { does: 'revolutionary-idea', n: 6 }, copies: 2 },
  { id: 'cultural-heritage-a',    name: 'Cultural Heritage',      age: 0, effect: { does: 'cultural-heritage', science: 1, culture: 4 }, copies: 1 },
  { id: 'cultural-heritage-i',    name: 'Cultural Heritage',      age: 1, effect: { does: 'cultural-heritage', science: 2, culture: 2 }, copies: 1 },
  { id: 'stockpile-a',            name: 'Stockpile',              age: 0, effect: { does: 'stockpile' },                copies: 1 },
  { id: 'reserves-i',             name: 'Reserves',               age: 1, effect: { does: 'reserves', n: 2 },           copies: 2 },
  { id: 'reserves-ii',            name: 'Reserves',               age: 2, effect: { does: 'reserves', n: 3 },           copies: 2 },
  { id: 'reserves-iii',           name: 'Reserves',               age: 3, effect: { does: 'reserves', n: 4 },           copies: 3 },
  { id: 'patriotism-a',           name: 'Patriotism',             age: 0, effect: { does: 'patriotism', n: 1 },         copies: 1 },
  { id: 'patriotism-i',           name: 'Patriotism',             age: 1, effect: { does: 'patriotism', n: 2 },         copies: 1 },
  { id: 'patriotism-ii',          name: 'Patriotism',             age: 2, effect: { does: 'patriotism', n: 3 },         copies: 1 },
  { id: 'patriotism-iii',         name: 'Patriotism',             age: 3, effect: { does: 'patriotism', n: 4 },         copies: 1 },
  { id: 'wave-of-nationalism-ii', name: 'Wave of Nationalism',    age: 2, effect: { does: 'wave', per: [6, 3, 2] },     copies: 1 },
  { id: 'military-build-up-iii',  name: 'Military Build-Up',      age: 3, effect: { does: 'build-up', per: [8, 5, 3] }, copies: 1 },
  { id: 'endowment-for-the-arts-iii', name: 'Endowment for the Arts', age: 3, effect: { does: 'endowment', per: [6, 3, 2] }, copies: 1 },
] as const satisfies readonly ActionCard[];
export type ActionId = (typeof ACTIONS)[number]['id'];
