/** Whole games line by line, as over a pipe or with a screen reader: numbers in, sentences out. */
import { describe, expect, it } from 'vitest';
import { fractions } from '../../src/engine/random.js';
import { games } from '../../src/games.js';
import { Desk } from '../cli/run.js';

/** Options that end a game of random answers in good time. */
const SHORT: Readonly<Record<string, readonly string[]>> = { 'new-dawn': ['--set', 'limit=50'] };

const QUESTIONS = ['where', 'look', 'reach', 'who', 'changed', 'why', 'list', 'stand', 'log', 'orders', 'page', '? 1'];

function lines(seed: string, count: number): string {
  const random = fractions(seed);
  const out: string[] = [];
  for (let i = 0; i < count; i++) {
    // A question now and then; any number else, also wrong ones, which are asked again.
    const asked = i % 97 === 0 ? QUESTIONS[(i / 97) % QUESTIONS.length]! : '';
    out.push(asked || String(1 + Math.floor(random() ** 2 * 9)));
  }
  return `${out.join('\n')}\n`;
}

describe('plain mode plays a whole game of', () => {
  it.each(games().map((entry) => entry.id))(
    '%s',
    async (id) => {
      const desk = new Desk();
      const words = [
        'start',
        id,
        '--plain',
        '--players',
        'Ann,Bob',
        '--seed',
        '7',
        '--name',
        'game',
        ...(SHORT[id] ?? []),
      ];
      const { out, err, code } = await desk.run(words, { input: lines(id, 6000) });
      expect(code, err).toBe(0);
      expect(out).toMatch(/^total +-?\d+ +-?\d+$/m);
      expect(out).not.toMatch(/undefined|\[object|NaN/);
      expect((await desk.run(['saves', 'verify', 'game'])).code).toBe(0);
    },
    60_000,
  );
});

/** What must be said of the table, whatever is asked about it. */
const TOLD: Readonly<Record<string, readonly RegExp[]>> = {
  'terra-mystica': [
    /^ {2}Ann: dwellings? on \w\d/m,
    /^ {2}Fire: Ann \d/m,
    /^ {2}ACT1: bridge/m,
    /^ {2}FAV1: /m,
    /^ {2}round \d.*: SCORE\d: /m,
  ],
  'age-of-innovation': [
    /^ {2}Ann: workshops? on \w\d/m,
    /^ {2}banking: /m,
    /^ {2}power action: /m,
    /^ {2}palace \d+: /m,
    /^ {2}round \d: /m,
  ],
  'new-dawn': [
    /^ {2}Ann: capital on \w\d/m,
    /barbarian \w/,
    /: Pottery, industry I: /,
    /^ {2}\d {2}Populous: /m,
    /^ {2}(Stonehenge|Pyramids), /m,
  ],
  'through-the-ages': [
    /^ {2}1 .+: .+1 civil action/m,
    /^ {2}farm Agriculture A: \d+ workers?/m,
    /^ {2}blue bank \d+: /m,
    /^Events:$/m,
    /^ {2}common tactics: /m,
  ],
};

describe('plain mode tells a position line by line in', () => {
  it.each(Object.keys(TOLD))(
    '%s',
    async (id) => {
      const desk = new Desk();
      const start = ['start', id, '--plain', '--players', 'Ann,Bob', '--seed', '7', '--name', 'game'];
      const { out } = await desk.run(start, { input: `${'1\nyes\n'.repeat(9)}look\nstand\nlog 3\npage\nquit\n` });
      const told = out.slice(out.indexOf('seat 1 Ann'));
      for (const what of [/^seat 1 Ann/m, /^seat 2 Bob/m, /, to move[:,]/, ...TOLD[id]!]) expect(told).toMatch(what);
      expect(told).toMatch(/^total +-?\d+ +-?\d+$/m);
      expect(told).toMatch(/^#\d+ /m);
      expect(told).not.toMatch(/undefined|\[object|NaN/);
      // Every page can be read as it is drawn, in signs that any line printer has.
      const [, list] = /^Pages: (.+)\. "page/m.exec(told)!;
      const keys = list!.split(', ').map((page) => page[0]!);
      const pages = await desk.run(['load', 'game', '--plain'], {
        input: `${keys.map((k) => `page ${k}`).join('\n')}\nquit\n`,
      });
      expect(pages.out.split('\n').length).toBeGreaterThan(keys.length * 5);
      expect(pages.out).not.toMatch(/[\u2500-\u25FF]/);
    },
    20_000,
  );
});
