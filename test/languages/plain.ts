/** A whole game in plain mode in a language: numbers in, sentences out. */
import { fractions } from '../../src/engine/random.js';
import { ENGLISH, languageCalled } from '../../src/languages/index.js';
import { speak } from '../../src/languages/spoken.js';
import { Desk } from '../cli/run.js';

const QUESTIONS = ['where', 'look', 'hand', 'reach', 'why', 'list', 'stand', 'log', 'orders', '? 1'];

/** Numbers, mostly small ones, and a question now and then. */
function lines(seed: string, count: number): string {
  const random = fractions(seed);
  const line = (i: number) =>
    (i % 97 === 0 ? QUESTIONS[(i / 97) % QUESTIONS.length] : undefined) ?? String(1 + Math.floor(random() ** 2 * 9));
  return `${Array.from({ length: count }, (_, i) => line(i)).join('\n')}\n`;
}

/** Everything that is printed; it throws where the game is not played to its end. */
export async function playedPlainly(language: string, game: string, options: readonly string[] = []): Promise<string> {
  await speak(languageCalled(language) ?? ENGLISH);
  const desk = new Desk();
  const words = ['start', game, '--plain', '--players', 'Ada,Ben', '--seed', '7', '--name', 'game', ...options];
  const { code, out, err } = await desk.run(words, { input: lines(game, 4000), env: { LANG: language } });
  await speak(ENGLISH);
  const wrong = /.*(?:undefined|\[object|NaN|\bnull\b).*/.exec(out)?.[0];
  if (code !== 0 || wrong !== undefined) throw new Error(`${language} ${game}: exit ${code} ${err} ${wrong ?? ''}`);
  return out;
}
