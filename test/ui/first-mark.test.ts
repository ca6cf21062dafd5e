/** Two hasty ↵ from a fresh question never cost anybody anything, wherever the question has an answer without a warning. */
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { answerOf } from '../../src/engine/log.js';
import { Session } from '../../src/engine/session.js';
import { Desk } from '../../src/ui/table/desk.js';
import { RealHost, wholeGame } from './samples.js';

/** Every recorded game. */
const RECORDED = readdirSync(new URL('./games/', import.meta.url)).map((file): readonly [string, number] => {
  const [, id = '', seats = ''] = /^(.+)-(\d)\.txt$/.exec(file) ?? [];
  return [id, Number(seats)];
});

/** Questions whose every answer loses something: the mark must stand on one of them. */
const NOTHING_BUT_LOSSES: Readonly<Record<string, readonly string[]>> = {
  // The turn can only be ended, with corruption, famine or actions to spare.
  'through-the-ages': ['actions'],
};

describe.each(RECORDED)('%s with %i seats', (id, seats) => {
  it('marks an answer without a warning first', async () => {
    const whole = await wholeGame(id, seats);
    const { ui } = await new RealHost([id]).game(id);
    const session = new Session({ module: whole.module, table: whole.table, seed: whole.seed });
    const losing = new Set<string>();
    for (const [, answer, n] of whole.log) {
      const prompt = session.prompt();
      if (!prompt) break;
      const desk = new Desk(session, { ui }, prompt.seat);
      const marked = desk.choice;
      if (marked && desk.warning(marked)) {
        const safe = prompt.choices.find((choice) => desk.warning(choice) === null);
        expect(safe, `${prompt.topic}: ${marked.id} is marked though ${safe?.id} is safe`).toBeUndefined();
        losing.add(prompt.topic);
      }
      session.submit(n === undefined ? { id: answer } : { id: answer, n });
    }
    expect([...losing].sort()).toEqual(NOTHING_BUT_LOSSES[id] ?? []);
  }, 120_000);
});

describe.each(['terra-mystica', 'age-of-innovation'])('a turn of %s', (id) => {
  it('seldom begins with spades that build nothing, which are seldom bought', async () => {
    const marks: string[] = [];
    for (const [game, seats] of RECORDED.filter(([game]) => game === id)) {
      const whole = await wholeGame(game, seats);
      const { ui } = await new RealHost([id]).game(id);
      const session = whole.at(0);
      for (const entry of whole.log) {
        const prompt = session.prompt();
        if (prompt?.topic === 'turn') {
          const verbs = prompt.choices.map(({ verb }) => verb);
          expect(verbs.indexOf('build')).toBeLessThan(1);
          if (verbs.includes('dig')) expect(verbs.slice(verbs.indexOf('dig'))).not.toContain('upgrade');
          marks.push(new Desk(session, { ui }, prompt.seat).choice?.verb ?? '');
        }
        session.submit(answerOf(entry));
      }
    }
    expect(marks.length).toBeGreaterThan(300);
    expect(marks.filter((verb) => verb === 'dig').length / marks.length).toBeLessThan(0.1);
  }, 120_000);
});
