/** Everything that Through the Ages says, as a shape: another language is another object of this type. */
import type { AskingTexts } from './types-asking.js';
import type { BookTexts } from './types-book.js';
import type { HeardTexts } from './types-heard.js';
import type { NounTexts } from './types-nouns.js';
import type { ScreenTexts } from './types-screen.js';
import type { ToldTexts } from './types-told.js';

export interface TtaTexts extends NounTexts, AskingTexts, ToldTexts, BookTexts, ScreenTexts, HeardTexts {}
