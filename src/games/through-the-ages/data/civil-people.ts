/** Leaders and wonders: sheet sections 3 and 4, in its order. One copy of each at every player count. */
import type { Level, Symbols } from './civil-techs.js';

export interface Leader {
  readonly id: string;
  readonly name: string;
  readonly age: Level;
  /** The symbols at the bottom. What else a leader does is in `rules/cards/leaders.ts` and where the rule is. */
  readonly gives: Symbols;
}

export const LEADERS = [
  // Sheet 3
  { id: 'alexander-the-great',    name: 'Alexander the Great',    age: 0, gives: {} },
  { id: 'aristotle',              name: 'Aristotle',              age: 0, gives: {} },
  { id: 'hammurabi',              name: 'Hammurabi',              age: 0, gives: {} },
  { id: 'homer',                  name: 'Homer',                  age: 0, gives: { happy: 1 } },
  { id: 'julius-caesar',          name: 'Julius Caesar',          age: 0, gives: { strength: 1, ma: 1 } },
  { id: 'moses',                  name: 'Moses',                  age: 0, gives: {} },
  { id: 'christopher-columbus',   name: 'Christopher Columbus',   age: 1, gives: {} },
  { id: 'frederick-barbarossa',   name: 'Frederick Barbarossa',   age: 1, gives: {} },
  { id: 'genghis-khan',           name: 'Genghis Khan',           age: 1, gives: {} },
  { id: 'joan-of-arc',            name: 'Joan of Arc',            age: 1, gives: { culture: 1, ma: 1 } },
  { id: 'leonardo-da-vinci',      name: 'Leonardo da Vinci',      age: 1, gives: {} },
  { id: 'michelangelo',           name: 'Michelangelo',           age: 1, gives: {} },
  { id: 'isaac-newton',           name: 'Isaac Newton',           age: 2, gives: {} },
  { id: 'j-s-bach',               name: 'J. S. Bach',             age: 2, gives: {} },
  { id: 'james-cook',             name: 'James Cook',             age: 2, gives: {} },
  { id: 'maximilien-robespierre', name: 'Maximilien Robespierre', age: 2, gives: { ma: 1 } },
  { id: 'napoleon-bonaparte',     name: 'Napoleon Bonaparte',     age: 2, gives: { ma: 2 } },
  { id: 'william-shakespeare',    name: 'William Shakespeare',    age: 2, gives: { happy: 1 } },
  { id: 'albert-einstein',        name: 'Albert Einstein',        age: 3, gives: {} },
  { id: 'bill-gates',             name: 'Bill Gates',             age: 3, gives: {} },
  { id: 'charlie-chaplin',        name: 'Charlie Chaplin',        age: 3, gives: { happy: 2 } },
  { id: 'mahatma-gandhi',         name: 'Mahatma Gandhi',         age: 3, gives: { culture: 2 } },
  { id: 'sid-meier',              name: 'Sid Meier',              age: 3, gives: {} },
  { id: 'winston-churchill',      name: 'Winston Churchill',      age: 3, gives: {} },
] as const satisfies readonly Leader[];
export type LeaderId = (typeof LEADERS)[number]['id'];

export interface Wonder {
  readonly id: string;
  readonly name: string;
  readonly age: Level;
  /** Resources for each stage, from the left. */
  readonly stages: readonly number[];
  readonly gives: Symbols;
}

export const WONDERS = [
  // Sheet 4
  { id: 'colossus',                  name: 'Colossus',                  age: 0, stages: [3, 3],          gives: { strength: 2, colonization: 1 } },
  { id: 'hanging-gardens',           name: 'Hanging Gardens',           age: 0, stages: [2, 2, 2],       gives: { culture: 1, happy: 2 } },
  { id: 'library-of-alexandria',     name: 'Library of Alexandria',     age: 0, stages: [1, 4, 1],       gives: { culture: 1, science: 1 } },
  { id: 'pyramids',                  name: 'Pyramids',                  age: 0, stages: [3, 2, 1],       gives: { ca: 1 } },
  { id: 'great-wall',                name: 'Great Wall',                age: 1, stages: [2, 2, 3, 2],    gives: { culture: 1, happy: 1 } },
  { id: 'st-peters-basilica',        name: "St. Peter's Basilica",      age: 1, stages: [4, 4],          gives: { culture: 2, happy: 1 } },
  { id: 'taj-mahal',                 name: 'Taj Mahal',                 age: 1, stages: [2, 4, 2],       gives: { culture: 3, blue: 1 } },
  { id: 'universitas-carolina',      name: 'Universitas Carolina',      age: 1, stages: [3, 3, 3],       gives: { culture: 1, science: 2 } },
  { id: 'eiffel-tower',              name: 'Eiffel Tower',              age: 2, stages: [3, 7, 3],       gives: { culture: 4, happy: 1 } },
  { id: 'kremlin',                   name: 'Kremlin',                   age: 2, stages: [4, 4, 4],       gives: { culture: 2, ca: 1, ma: 1, happy: -1 } },
  { id: 'ocean-liner-service',       name: 'Ocean Liner Service',       age: 2, stages: [4, 2, 2, 4],    gives: {} },
  { id: 'transcontinental-railroad', name: 'Transcontinental Railroad', age: 2, stages: [3, 3, 3, 3],    gives: { strength: 4 } },
  { id: 'fast-food-chains',          name: 'Fast Food Chains',          age: 3, stages: [4, 4, 4, 4],    gives: {} },
  { id: 'first-space-flight',        name: 'First Space Flight',        age: 3, stages: [1, 2, 4, 9],    gives: {} },
  { id: 'hollywood',                 name: 'Hollywood',                 age: 3, stages: [5, 6, 5],       gives: {} },
  { id: 'internet',                  name: 'Internet',                  age: 3, stages: [2, 3, 4, 3, 2], gives: {} },
] as const satisfies readonly Wonder[];
export type WonderId = (typeof WONDERS)[number]['id'];

/** A ruined wonder gives this much culture instead of all else (Ravages of Time). */
export const RUIN_CULTURE = 2;
