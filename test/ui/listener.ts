/** Somebody who only hears plain mode: every answer is picked among what was told, every question uses told words. */
import { fractions } from '../../src/engine/random.js';
import type { Io } from '../../src/host/io.js';
import type { Lines } from '../../src/plain/lines.js';

const OFFERED = /^(\d+) {2}(.+)$/;
const AMOUNT = /^How many, (\d+) to (\d+)\?$/;
const WARNED = /^Type yes to do it/;
/** Nobody who came to play gives up. */
const LEAVING = /\b(leave|resign)\b/i;
const QUIET = /^(pass|convert|burn|end|done|decline)\b/i;
const LIVELY = 0.9;
const PLACE = /\b[A-Z]\d{1,2}\b/g;

/** Asked in turn, once every so many answers; `PLACE` is one that was heard of. */
const QUESTIONS = [
  'where',
  'look',
  'look PLACE',
  'look 2',
  'near PLACE',
  'between PLACE PLACE',
  'income',
  'income 2',
  'hand',
  'row',
  'reach',
  'who',
  'changed',
  'why',
  'stand',
  'log',
  'orders',
  'page',
  '? 1',
];
const EACH = 29;

export class Listener implements Lines {
  readonly live = false;
  /** Everything that was told. */
  heard = '';
  said = 0;
  private from = 0;
  private list: readonly { readonly number: string; readonly text: string }[] = [];
  private questions = 0;
  private readonly random: () => number;

  constructor(
    seed: string,
    private readonly most: number,
  ) {
    this.random = fractions(seed);
  }

  /** Listens to what goes to the terminal. */
  listen({ stdout }: Io): this {
    const write = stdout.write.bind(stdout);
    stdout.write = ((chunk: string | Uint8Array) => {
      this.heard += String(chunk);
      return write(chunk);
    }) as typeof stdout.write;
    return this;
  }

  close(): void {}

  async next(): Promise<string | null> {
    const news = this.heard.slice(this.from).split('\n');
    this.from = this.heard.length;
    if (this.said++ >= this.most) return null;
    return this.answerTo(news);
  }

  private answerTo(news: readonly string[]): string {
    const amount = news.map((line) => AMOUNT.exec(line)).find((found) => found !== null);
    if (amount) return String(this.between(Number(amount[1]), Number(amount[2])));
    if (news.some((line) => WARNED.test(line))) return 'yes';
    const offered = news.flatMap((line) => {
      const [, number, text = ''] = OFFERED.exec(line) ?? [];
      return number === undefined || LEAVING.test(text) ? [] : [{ number, text }];
    });
    if (offered.length > 0) this.list = offered;
    if (this.said % EACH === 0) return this.question();
    // After a question, or where nothing was read out again, the list is asked for.
    if (offered.length === 0) return 'list';
    // Mostly what moves the game on: whoever only converts and passes hears little of it.
    const lively = this.random() < LIVELY ? this.list.filter(({ text }) => !QUIET.test(text)) : [];
    const among = lively.length > 0 ? lively : this.list;
    return among[this.between(0, among.length - 1)]?.number ?? 'list';
  }

  private question(): string {
    const places = [...new Set(this.heard.slice(-20_000).match(PLACE) ?? ['A1'])];
    const asked = QUESTIONS[this.questions++ % QUESTIONS.length] ?? 'look';
    return asked.replace(/PLACE/g, () => places[this.between(0, places.length - 1)] ?? 'A1');
  }

  private between(least: number, most: number): number {
    return least + Math.floor(this.random() * (most - least + 1));
  }
}
