/** Plain mode is heard: prices and numbers are words in every language, never the signs that save room on a screen. */
import { afterAll, describe, expect, it } from 'vitest';
import type { GameModule } from '../../src/engine/phrasebook.js';
import type { Session } from '../../src/engine/session.js';
import { gameCalled, games } from '../../src/games.js';
import { ENGLISH, languages } from '../../src/languages/index.js';
import { speak } from '../../src/languages/spoken.js';
import { ASKED } from '../../src/plain/answers.js';
import { numbered, previewLines } from '../../src/plain/words.js';
import type { GameUi } from '../../src/ui/types.js';
import { wholeGame } from './samples.js';

/** How far into a recorded game: at more places in the language that the others are measured by. */
const MOMENTS: Readonly<Record<string, readonly number[]>> = { en: [0.004, 0.35, 0.74] };
const ELSEWHERE = [0.004, 0.61];
/** Choices whose preview is heard, from the first on. */
const PREVIEWS = 5;
/** A page is told as it is drawn; `help` is about typing. */
const DRAWN = new Set(['page', 'help']);
const AMOUNT = 7;
/** Heads of columns that are whole words may stand in any sentence. */
const ABBREVIATED = /^\p{L}{1,3}$|[./]/u;

/** Every good that a choice takes somewhere in these positions. */
function goodsOf(sessions: readonly Session[]): string[] {
  const choices = sessions.flatMap((session) => session.prompt()?.choices ?? []);
  return [...new Set(choices.flatMap(({ price = {} }) => Object.keys(price)))];
}

interface Signs {
  readonly prices: readonly string[];
  readonly heads: readonly string[];
}

/** The signs of prices without the number, and the heads of columns: those that are not words of the game as well. */
function signsOf({ phrases }: GameModule, goods: readonly string[]): Signs {
  const words = new Set([
    ...goods.flatMap((good) => phrases.prices({ [good]: AMOUNT })).flatMap((text) => text.split(' ')),
    ...phrases.ledger.flatMap(({ keys }) => keys.map((key) => phrases.tally(key))),
  ]);
  const prices = goods.map((good) =>
    phrases
      .price({ [good]: AMOUNT })
      .replace(String(AMOUNT), '')
      .trim(),
  );
  const heads = phrases.ledger.map(({ head }) => head).filter((head) => ABBREVIATED.test(head));
  const odd = (sign: string) => sign.split(' ').some((part) => !words.has(part));
  return { prices: prices.filter(odd), heads: heads.filter(odd) };
}

const anyOf = (words: readonly string[]): string =>
  words.length === 0 ? '(?!)' : `(?:${words.map((text) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')).join('|')})`;

/** '3w', 'Ann: VP 46, C 7', '5/7/0', '8→9' */
function shortForms({ prices, heads }: Signs, lines: readonly string[]): string[] {
  const price = `(?<![\\p{L}\\p{N}])\\d+${anyOf(prices)}(?![\\p{L}\\p{N}])`;
  const column = `(?:^|[:,] )${anyOf(heads)} \\d`;
  const forms = new RegExp(`${price}|${column}|\\d/\\d|[→×↑↓▪●♦►]`, 'u');
  return lines.filter((line) => forms.test(line));
}

async function everythingTold(session: Session, ui: GameUi): Promise<string[]> {
  const prompt = session.prompt();
  if (!prompt) return [];
  const asking = { session, prompt, ui: async () => ui };
  const place = ui.heardMap ? 'E7' : '1';
  const lines: string[] = [];
  for (const [word, answer] of Object.entries(ASKED)) {
    if (!answer || DRAWN.has(word)) continue;
    for (const words of ['', place, `${place} F6`, '2']) lines.push(...(await answer(asking, words)));
  }
  lines.push(...numbered(session, prompt, true).lines);
  for (const { id, range } of prompt.choices.slice(0, PREVIEWS))
    lines.push(...previewLines(session, prompt, range ? { id, n: range[1] } : { id }));
  return lines;
}

describe.each(languages().map((language) => [language.id, language] as const))('heard in %s', (_, language) => {
  afterAll(async () => {
    await speak(ENGLISH);
  });

  it.each(games().map(({ id }) => id))('%s: words, not signs', async (id) => {
    await speak(language);
    const [module, ui] = await Promise.all([gameCalled(id).module(), gameCalled(id).ui()]);
    const whole = await wholeGame(id, 3);
    const moments = MOMENTS[language.id] ?? ELSEWHERE;
    const sessions = moments.map((share) => whole.at(Math.floor(whole.log.length * share)));
    const signs = signsOf(module, goodsOf(sessions));
    const told = await Promise.all(sessions.map((session) => everythingTold(session, ui)));
    expect([...new Set(shortForms(signs, told.flat()))]).toEqual([]);
  });
});

it('finds signs', () => {
  const found = ['build  [3w 2c]', 'Ann: VP 46', 'bowls 5/7/0', 'tech dial 8→9', '3 workers, 2 coins', 'words 3'];
  expect(shortForms({ prices: ['w', 'c'], heads: ['VP'] }, found)).toEqual(found.slice(0, 4));
});
