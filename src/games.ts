/** The only list of games. A game is one folder and one entry here; its code is loaded when it is needed. */
import type { Mind } from './bots/mind.js';
import { STRENGTH } from './bots/strength.js';
import type { GameModule, Phrasebook } from './engine/phrasebook.js';
import { Refused } from './engine/types.js';
import { completed } from './languages/complete.js';
import type { LanguageEntry } from './languages/index.js';
import { learned, learnedLanguages, type Spoken, spoken } from './languages/spoken.js';
import { near } from './text/nearest.js';
import type { GameInfo } from './ui/host.js';
import type { GameUi } from './ui/types.js';

interface GameEntry {
  readonly id: string;
  readonly title: string;
  readonly seats: readonly number[];
  /** How long a game takes at the table. */
  readonly minutes: number;
  /** What sets it apart, in a few words for the home screen. */
  readonly character: string;
  /** What it is about, for people who do not know it. */
  readonly about?: string;
  /** What each level of bots makes of it at a table of its own level (docs/bots.md). */
  readonly averages?: GameInfo['averages'];
  module(): Promise<GameModule>;
  ui(): Promise<GameUi>;
  /** What the thinking bots make of a position; without it only the random bot plays. */
  mind?(): Promise<Mind>;
}

const LISTED: readonly GameEntry[] = [
  {
    id: 'terra-mystica',
    title: 'Terra Mystica',
    seats: [2, 3, 4, 5],
    minutes: 90,
    character: 'the whole table is open',
    about:
      'Turn the land around your home into your own, build on it, found towns and climb four cults in six rounds. Nothing is hidden and no dice are rolled: everybody sees everything.',
    averages: STRENGTH['terra-mystica'],
    module: async () => (await import('./games/terra-mystica/index.js')).module,
    ui: async () => (await import('./games/terra-mystica/ui/index.js')).ui,
    mind: async () => (await import('./games/terra-mystica/bot/index.js')).mind,
  },
  {
    id: 'age-of-innovation',
    title: 'Age of Innovation',
    seats: [2, 3, 4, 5],
    minutes: 90,
    character: 'the whole table is open',
    about:
      'A relative of Terra Mystica with planning boards, a science display, books and inventions. Every game deals other factions, competencies and goals; once they lie there, nothing is hidden.',
    averages: STRENGTH['age-of-innovation'],
    module: async () => (await import('./games/age-of-innovation/index.js')).module,
    ui: async () => (await import('./games/age-of-innovation/ui/index.js')).ui,
    mind: async () => (await import('./games/age-of-innovation/bot/index.js')).mind,
  },
  {
    id: 'new-dawn',
    title: 'Civilization: A New Dawn',
    seats: [2, 3, 4],
    minutes: 90,
    character: 'dice',
    about:
      'Lead a people with five focus cards whose strength grows while they wait. Explore, trade, build wonders, fight with dice, and be the first to complete an agenda on three victory cards.',
    averages: STRENGTH['new-dawn'],
    module: async () => (await import('./games/new-dawn/index.js')).module,
    ui: async () => (await import('./games/new-dawn/ui/index.js')).ui,
    mind: async () => (await import('./games/new-dawn/bot/index.js')).mind,
  },
  {
    id: 'through-the-ages',
    title: 'Through the Ages',
    seats: [2, 3, 4],
    minutes: 180,
    character: 'secret hands',
    about:
      'Draft cards from antiquity to the modern age and build a civilization out of farms, mines, labs, leaders and wonders. Events, military cards and hands are secret; the most culture wins.',
    averages: STRENGTH['through-the-ages'],
    module: async () => (await import('./games/through-the-ages/index.js')).module,
    ui: async () => (await import('./games/through-the-ages/ui/index.js')).ui,
    mind: async () => (await import('./games/through-the-ages/bot/index.js')).mind,
  },
];

const loaded = new Map<string, GameModule>();

/** For each game whose code is there: loads its words in a language. */
const learners = new Map<string, (language: Spoken) => Promise<void>>();

/** For each game: its English words, whatever is spoken. */
const measures = new Map<string, () => Promise<unknown>>();

/** What a game's catalogues are measured by; undefined for a game that is not translated. */
export const englishOf = async (id: string): Promise<unknown> => measures.get(id)?.();

/** Loads a language, and its words for the games that are open, so that it can be spoken at once. */
export async function learn(entry: LanguageEntry): Promise<void> {
  const language = await learned(entry);
  await Promise.all([...learners.values()].map((learnGame) => learnGame(language)));
}

interface Translatable<T> {
  readonly texts?: unknown;
  in?(texts: unknown): T;
}

/** The words of one game, by the languages that they were loaded in. */
class Words {
  private readonly catalogues = new Map<string, unknown>();

  constructor(private readonly id: string) {}

  /** Loads what is lacking in the languages that can be spoken, now and later. */
  async open(english: Translatable<unknown>): Promise<void> {
    if (!english.in) return;
    const learnGame = async ({ locale, games }: Spoken) => {
      const load = games[this.id]?.catalogue;
      if (load && !this.catalogues.has(locale)) this.catalogues.set(locale, completed(await load(), english.texts));
    };
    learners.set(this.id, learnGame);
    await Promise.all(learnedLanguages().map(learnGame));
  }

  /** It is asked for each of its parts anew, because at a hand-over another language may be spoken. */
  speaking<T extends object & Translatable<T>>(english: T): T {
    if (!english.in) return english;
    const made = new Map<unknown, T>();
    const now = (): T => {
      const texts = this.catalogues.get(spoken().locale);
      if (texts === undefined) return english;
      const found = made.get(texts) ?? english.in?.(texts) ?? english;
      made.set(texts, found);
      return found;
    };
    return new Proxy(english, { get: (_, part) => Reflect.get(now(), part) });
  }
}

/** A game as it is listed: it speaks the language that is spoken, and its code is remembered once it is there. */
function listed(entry: GameEntry): GameEntry {
  const { id } = entry;
  const said = () => spoken().games[id];
  const words = new Words(id);
  measures.set(id, async () => (await entry.module()).texts);
  return {
    ...entry,
    get title() {
      return said()?.title ?? entry.title;
    },
    get character() {
      return said()?.character ?? entry.character;
    },
    get about() {
      return said()?.about ?? entry.about ?? '';
    },
    async module() {
      const english = await entry.module();
      await words.open(english);
      // Its definition goes to sessions and screens: they say its title in the language that is spoken, too.
      Object.defineProperty(english.game, 'title', { get: () => said()?.title ?? entry.title, enumerable: true });
      const module = words.speaking(english);
      loaded.set(id, module);
      return module;
    },
    async ui() {
      const [english, module] = await Promise.all([entry.ui(), entry.module()]);
      await words.open(module);
      return words.speaking(english);
    },
  };
}

const GAMES: GameEntry[] = LISTED.map(listed);

/** The phrasebook of a game whose code is loaded; that of a game that has refused something always is. */
export function phrasesOf(id: string): Phrasebook | undefined {
  return loaded.get(id)?.phrases;
}

export function games(): readonly GameEntry[] {
  return GAMES;
}

/** Games from outside this list, for tests: they join everything a listed game joins. */
export function addGame(entry: GameEntry): void {
  if (!GAMES.some((known) => known.id === entry.id)) GAMES.push(listed(entry));
}

/** Throws `Refused` with the nearest name. Short forms work when they fit only one game. */
export function gameCalled(word: string): GameEntry {
  const wanted = word.toLowerCase();
  const exact = GAMES.find((entry) => entry.id === wanted || entry.title.toLowerCase() === wanted);
  if (exact) return exact;
  const begun = GAMES.filter((entry) => wanted !== '' && entry.id.startsWith(wanted));
  if (begun.length === 1) return begun[0]!;
  const ids = GAMES.map((entry) => entry.id);
  throw new Refused('game-unknown', { game: word.slice(0, 60), near: near(word, ids), games: ids.join(', ') });
}
