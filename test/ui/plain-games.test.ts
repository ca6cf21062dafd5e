/** Whole games line by line, as with a screen reader: what is told is all that the player knows. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answerOf } from '../../src/engine/log.js';
import { must } from '../../src/engine/must.js';
import type { Prompt } from '../../src/engine/types.js';
import { games } from '../../src/games.js';
import type { Lines } from '../../src/plain/lines.js';
import { ruleLines } from '../../src/plain/look.js';
import { choiceLine } from '../../src/plain/words.js';
import { Desk } from '../cli/run.js';
import { Listener } from './listener.js';
import { wholeGame } from './samples.js';

/** Options that end a game of random answers in good time. */
const SHORT: Readonly<Record<string, readonly string[]>> = { 'new-dawn': ['--set', 'limit=50'] };

/** Questions whose choices were read out to somebody who had just heard them. */
function readAgain(out: string): string[] {
  const questions = out
    .split('\n\n')
    .slice(1)
    .map((block) => {
      const [, asks = '', ...lines] = block.split('\n');
      const end = lines.findIndex((line) => !/^\d+ {2}/.test(line));
      return { asks, to: asks.split(':')[0], list: lines.slice(0, end < 0 ? undefined : end).join('\n') };
    });
  return questions.flatMap(({ asks, to, list }, i) => {
    const before = questions[i - 1];
    return list !== '' && before?.list === list && before.to === to ? [asks] : [];
  });
}

const listening: { to: Listener | null } = { to: null };
vi.mock('../../src/plain/lines.js', async (actual) => {
  const { linesOf } = await actual<typeof import('../../src/plain/lines.js')>();
  return {
    linesOf: (...how: Parameters<typeof linesOf>): Lines => listening.to?.listen(how[0]) ?? linesOf(...how),
  };
});
afterEach(() => {
  listening.to = null;
});

describe('somebody who only hears plain mode plays a whole game of', () => {
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
      const listener = new Listener(id, 9000);
      listening.to = listener;
      const { out, err, code } = await desk.run(words);
      listening.to = null;
      expect(code, err).toBe(0);
      expect(out).toMatch(/^total +-?\d+ +-?\d+$/m);
      expect(out).not.toMatch(/undefined|\[object|NaN/);
      expect(readAgain(out)).toEqual([]);
      // An amount is only told where there is more than one.
      expect(out).not.toMatch(/\((\d+) to \1\)/);
      // What was picked was told: no answer was unknown.
      expect(out).not.toMatch(/^There is no line/m);
      expect(out).not.toMatch(/^Nothing here/m);
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
    /^ +Populous: .*Ann \d of 5/m,
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

describe('at the moment of choice', () => {
  const at = async (id: string, wanted: (prompt: Prompt) => boolean) => {
    const whole = await wholeGame(id, 4);
    const session = whole.at(0);
    for (const entry of whole.log) {
      if (wanted(must(session.prompt(), 'question'))) break;
      session.submit(answerOf(entry));
    }
    return { session, prompt: must(session.prompt(), 'question') };
  };

  it('a choice says what each amount takes, and which is usual', async () => {
    const pricedIn = ({ choices }: Prompt) => choices.filter(({ prices, range = [0, 0] }) => prices && range[1] > 1);
    const { session, prompt } = await at('age-of-innovation', (asked) => pricedIn(asked).length > 0);
    const priced = pricedIn(prompt);
    expect(priced.length).toBeGreaterThan(0);
    for (const choice of priced) {
      const [, most = 0] = choice.range ?? [];
      const each = Array.from({ length: most }, (_, i) => `${i + 1}: (free|\\d tools?)`).join('; ');
      expect(choiceLine(session, choice, prompt.seat)).toMatch(new RegExp(`\\[${each}; usually ${choice.usual}\\]$`));
    }
  });

  it('rule alone tells the card that is auctioned', async () => {
    const { session, prompt } = await at('through-the-ages', ({ topic }) => topic === 'bid');
    const entry = must(
      session.module.rules.find(({ id }) => id === prompt.from),
      'rule',
      prompt.from,
    );
    const [told = ''] = ruleLines(session, '');
    expect(told).toContain(entry.title);
    expect(told).toContain(entry.text);
  });
});

describe('what a place, a seat and a word of its own are asked by', () => {
  const ask = async (id: string, input: string, moves = '') => {
    const desk = new Desk();
    const start = ['start', id, '--plain', '--players', 'Ann,Bob', '--seed', '7', '--name', 'game'];
    await desk.run(start, { input: `${moves}quit\n` });
    return (await desk.run(['load', 'game', '--plain'], { input: `${input}\nquit\n` })).out;
  };

  it('a place of a Terra map tells neighbours, ships, and reach and price of every seat', async () => {
    const out = await ask(
      'terra-mystica',
      'look f5\nnear F5\nbetween F5 and g1\nlook 2\nlook bob',
      '1\nyes\n'.repeat(9),
    );
    expect(out).toMatch(/^next to: \w+ \w+/m);
    expect(out).toMatch(/^over \d river spaces?: /m);
    for (const name of ['Ann', 'Bob'])
      expect(out).toMatch(new RegExp(`^${name}: (next to|by|out of reach).*; .*a dwelling costs? .*worker`, 'm'));
    expect(out).toMatch(/^Next to F5:\n {2}\w+ \w+/m);
    expect(out).toMatch(/G1 is \d+ spaces away from F5\./);
    expect(out.match(/^seat 2 Bob/gm)).toHaveLength(2);
    expect(out).not.toMatch(/^seat 1 Ann/m);
  });

  it('a place of A New Dawn tells what lies beside it and how far everybody is', async () => {
    const out = await ask('new-dawn', 'look f5\nnear F5\nbetween F5 G5\nrow\nrow 2');
    expect(out).toMatch(/^Ann, nearest space \w+, \d+ spaces? away/m);
    expect(out).toMatch(/^Next to F5:(\n {2}.+){3,6}/m);
    expect(out).toMatch(/F5 and G5 are neighbours|G5 is \d+ spaces? away from F5/);
    expect(out).toMatch(/^Focus row of Ann:(\n {2}slot \d .+){5}/m);
    expect(out).toMatch(/^Focus row of Bob:/m);
  });

  it('income, hand and row are told, or why there are none', async () => {
    const aoi = await ask(
      'age-of-innovation',
      'income 1\nincome 2\nincome Bob\nincome 9\nhand\nrow',
      '1\nyes\n'.repeat(9),
    );
    expect(aoi).toMatch(/^Next income of Ann:(\n {2}.+)+/m);
    expect(aoi.match(/^Next income of Bob:/gm)).toHaveLength(2);
    expect(aoi).toContain('There is no seat 9.');
    expect(aoi).toContain('Nobody has cards in hand in this game.');
    expect(aoi).toContain('This game has no row of cards.');
    const tta = await ask('through-the-ages', 'row\nhand\nhand 2\nnear A1\nbetween A1 A2');
    expect(tta).toMatch(/^Card row:(\n {2}\d+ .+){13}/m);
    expect(tta.match(/This game has no map\./g)).toHaveLength(2);
  });

  it('a word finds the rule that answers, others by their titles, and what is near', async () => {
    const out = await ask('age-of-innovation', 'rule annex\nrule city\nrule anex\nrule zzzz');
    expect(out).toMatch(/^Annexes, \w+.*: .+power value/m);
    expect(out).toMatch(/^Cities, \w+/m);
    expect(out).toMatch(/^\d+ more: /m);
    expect(out).toMatch(/No rule, card or ruling has these words\. Did you mean annex/);
    expect(out).toMatch(/^No rule, card or ruling has these words\.$/m);
  });

  it('what is no place is said, and two places are needed', async () => {
    const out = await ask('terra-mystica', 'near\nnear Z9\nbetween A1\nbetween A1 Z9');
    expect(out).toContain('Say which place: near E7.');
    expect(out.match(/There is no place called Z9\./g)).toHaveLength(2);
    expect(out).toContain('Say which two places: between E7 F3.');
  });

  it('what the asked seat can do on a place stands behind it', async () => {
    const start = await ask('terra-mystica', 'list', '1\nyes\n'.repeat(4));
    const [, place] = /place a dwelling on (\w\d+)/.exec(start)!;
    const out = await ask('terra-mystica', `look ${place}`, '1\nyes\n'.repeat(4));
    expect(out).toContain(`you can: place a dwelling on ${place}`);
  });
});
