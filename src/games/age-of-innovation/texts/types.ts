/**
 * Everything that Age of Innovation says, as a shape: another language is another object of this type. English stands in
 * `en/`, one file for each subject, and `labels.ts` finds nouns by their id alone.
 */
import type { AoiHeardTexts } from './types-heard.js';
import type { AoiNouns } from './types-nouns.js';
import type { AoiPlayTexts } from './types-play.js';
import type { AoiRuleTexts } from './types-rules.js';
import type { AoiScreenTexts } from './types-screen.js';

export interface AoiTexts extends AoiNouns, AoiPlayTexts, AoiScreenTexts, AoiRuleTexts, AoiHeardTexts {}

export type * from './types-heard.js';
export type * from './types-nouns.js';
export type * from './types-play.js';
export type * from './types-rules.js';
export type * from './types-screen.js';
