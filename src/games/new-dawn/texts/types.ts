/** Everything that A New Dawn says, as a shape: another language is another object of this type. */
import type { BookTexts } from './book.js';
import type { HeardTexts } from './heard.js';
import type { NounTexts } from './nouns.js';
import type { ScreenTexts } from './screen.js';
import type { SpokenTexts } from './spoken.js';

export interface NdTexts extends NounTexts, ScreenTexts, SpokenTexts, BookTexts, HeardTexts {}
