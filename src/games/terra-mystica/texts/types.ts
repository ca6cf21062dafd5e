/**
 * Everything that Terra Mystica says, as a shape: another language is another object of this type. English stands in
 * `en/`, one file for each subject, and `labels.ts` finds what caused something by its id alone.
 */
import type { TmHeardTexts } from './types-heard.js';
import type { TmNouns } from './types-nouns.js';
import type { TmPlayTexts } from './types-play.js';
import type { TmRuleTexts } from './types-rules.js';
import type { TmScreenTexts } from './types-screen.js';

export interface TmTexts extends TmNouns, TmPlayTexts, TmScreenTexts, TmRuleTexts, TmHeardTexts {}

export type * from './types-heard.js';
export type * from './types-nouns.js';
export type * from './types-play.js';
export type * from './types-rules.js';
export type * from './types-screen.js';
