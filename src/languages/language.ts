/**
 * What a language is to this program: every sentence that is said outside of a game's own room, and where each game's
 * catalogue lies. English sets the shape, so a language that ships and lacks an entry does not compile.
 */
import type { AoiTexts } from '../games/age-of-innovation/texts/types.js';
import type { NdTexts } from '../games/new-dawn/texts/types.js';
import type { TmTexts } from '../games/terra-mystica/texts/types.js';
import type { TtaTexts } from '../games/through-the-ages/texts/types.js';
import type { Texts } from '../ui/texts/texts.js';
import type { BotTexts } from './en/bots.js';
import type { CommandTexts } from './en/commands.js';
import type { HelpTexts } from './en/help.js';
import type { Lessons } from './en/lessons.js';
import type { PlainTexts } from './en/plain.js';
import type { ProtocolTexts } from './en/protocol.js';
import type { Refusals } from './en/refusals.js';

/** The catalogues of the games that ship, by the ids of src/games.ts. */
interface Catalogues {
  readonly 'terra-mystica': TmTexts;
  readonly 'age-of-innovation': AoiTexts;
  readonly 'new-dawn': NdTexts;
  readonly 'through-the-ages': TtaTexts;
}

/** A game in a language: how it is offered before its code is loaded, and everything it says once it is. */
export interface GameWords<T = unknown> {
  readonly title: string;
  /** What sets it apart, in a few words. */
  readonly character: string;
  /** What it is about, for people who do not know it. */
  readonly about: string;
  catalogue(): Promise<T>;
}

/** What is said outside of the games' rooms. */
export interface ProgramTexts {
  /** The screen and its keys. */
  readonly shell: Texts;
  /** Why something cannot be done. */
  readonly refusals: Refusals;
  /** What is said line by line. */
  readonly plain: PlainTexts;
  /** What commands print, and exports. */
  readonly commands: CommandTexts;
  /** The help of the command line. */
  readonly help: HelpTexts;
  /** What bots give as reasons. */
  readonly bots: BotTexts;
  /** What the guided first games say. */
  readonly lessons: Lessons;
  /** What the line protocol says besides its codes. */
  readonly protocol: ProtocolTexts;
}

/** A language that is complete. */
export interface Language extends ProgramTexts {
  readonly games: { readonly [G in keyof Catalogues]: GameWords<Catalogues[G]> };
}

/** The part of a catalogue that is there already. */
type PartOf<T> = T extends (...values: never[]) => unknown
  ? T
  : T extends readonly unknown[]
    ? T
    : T extends object
      ? { readonly [K in keyof T]?: PartOf<T[K]> }
      : T;

/** A language that is still being written: what it lacks is said in English, and `hotseat lang --missing` lists it. */
export interface PartialLanguage extends PartOf<ProgramTexts> {
  readonly games?: { readonly [G in keyof Catalogues]?: Partial<GameWords<PartOf<Catalogues[G]>>> };
}
