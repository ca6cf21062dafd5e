/** Moves typed behind `:`: beginnings of words, numbers of the menu, and a reason where nothing was done. */
import { describe, expect, it } from 'vitest';
import { answerOf } from '../../src/engine/log.js';
import { must } from '../../src/engine/must.js';
import { meant as meantInPlain } from '../../src/plain/meant.js';
import { beginning } from '../../src/text/beginnings.js';
import { TableScene } from '../../src/ui/table/table.js';
import { entries, typedForm, understand } from '../../src/ui/table/typing.js';
import { atTable } from './driver.js';
import { wholeGame } from './samples.js';
import { seatedAt, tableAt } from './tour.js';

async function typed(text: string) {
  const d = atTable();
  await d.press(':');
  await d.type(text);
  await d.press('enter');
  return d;
}

describe('words by their beginnings', () => {
  it('match from the first letter, whole words first', () => {
    const find = (words: string) => beginning(['end turn', 'send a fleet', 'build E1', 'build E11'], words, (x) => x);
    expect(find('end')).toEqual(['end turn']);
    expect(find('se')).toEqual(['send a fleet']);
    expect(find('bu e1')).toEqual(['build E1', 'build E11']);
    expect(find('build e1')).toEqual(['build E1']);
    expect(find('')).toEqual([]);
  });
});

describe('a typed move', () => {
  it('takes beginnings of its words', async () => {
    const d = await typed('la b2');
    expect(d.scene.session.log).toEqual([[0, 'lay:B2']]);
  });

  it('takes the number of a menu row, with an amount', async () => {
    const d = await typed('2 3');
    expect(d.scene.session.log).toEqual([[0, 'trade', 3]]);
  });

  it('names what it could be', async () => {
    const d = await typed('lay');
    expect(d.scene.session.log).toEqual([]);
    expect(d.scene.play.message?.text).toContain('"lay" could be');
  });

  it('offers what is near', async () => {
    const d = await typed('psas');
    expect(d.scene.play.message?.text).toContain('Did you mean "pass"?');
  });

  it('says why a known move is not on offer', async () => {
    const d = await tableAt('terra-mystica', 0.6);
    const scene = d.stage.top;
    if (!(scene instanceof TableScene)) throw new Error('no table');
    const { at } = scene.desk;
    const missing = at.blocked().find((b) => b.id !== undefined);
    if (!missing) throw new Error('nothing is missing');
    const { why } = at.session.module.phrases.blocked(missing, at.telling);
    const n = scene.session.log.length;
    await d.press(':');
    await d.type(missing.id ?? '');
    await d.press('enter');
    expect(scene.session.log).toHaveLength(n);
    expect(scene.play.message?.text).toContain('Not now:');
    expect(scene.play.message?.text).toContain(why);
  });

  it('says what is asked where a move of the game is no answer, and finds a misspelt verb', async () => {
    const cases = [
      ['terra-mystica', 4, 'spades', 'pass', 'build', 'biuld e7'],
      ['age-of-innovation', 4, 'spades', 'innovate', 'upgrade', 'upgarde a0'],
      ['new-dawn', 4, 'military', 'caravan', 'attack', 'atack'],
      ['through-the-ages', 4, 'bid', 'grow', 'develop', 'devleop'],
    ] as const;
    for (const [id, seats, topic, known, meant, misspelt] of cases) {
      const whole = await wholeGame(id, seats);
      const walk = whole.at(0);
      for (const entry of whole.log) {
        if (walk.prompt()?.topic === topic) break;
        walk.submit(answerOf(entry));
      }
      const prompt = must(walk.prompt(), 'question', topic);
      const { phrases } = walk.module;
      const asked = phrases.topic(prompt, walk.telling(prompt.seat));
      const d = await seatedAt(walk);
      const scene = d.stage.top as TableScene;
      for (const [text, said] of [
        [known, `Not now: ${known}. The question is: ${asked}`],
        [misspelt, `Did you mean "${meant}`],
      ] as const) {
        await d.press(':');
        await d.type(text);
        await d.press('enter');
        expect(scene.play.message?.text).toContain(said);
        expect(meantInPlain(walk, prompt, { lines: [], meaning: [] }, text)).toMatchObject({
          why: expect.stringContaining(said.replaceAll('"', '')),
        });
      }
      scene.close();
    }
  });
});

describe('a line in plain mode', () => {
  it('plays what is called so, and reads out what only does so', async () => {
    const whole = await wholeGame('terra-mystica', 4);
    const walk = whole.at(whole.log.findIndex(([, id]) => id.startsWith('card:')));
    const prompt = must(walk.prompt(), 'question', 'first card');
    expect(prompt.topic).toBe('first-card');
    const hear = (text: string) => meantInPlain(walk, prompt, { lines: [], meaning: [] }, text);
    const card = must(
      prompt.choices.find(({ id }) => id.includes('BON6')),
      'card',
      'BON6',
    );
    expect(walk.module.phrases.choice(card, walk.telling(prompt.seat))).toContain('pass');
    expect(hear('bon6')).toEqual({ choice: card });
    expect(hear('stronghold')).toMatchObject({ list: { meaning: [card] } });
  });
});

describe('what is shown as typed', () => {
  it('has no quotes and no colons behind words', () => {
    const choices = [
      { id: 'focus:masonry', verb: 'zagraj', target: '„Murarstwo” (slot 4)' },
      { id: 'upgrade:F10>guild', verb: 'rozbuduj', target: 'F10: gildia' },
      { id: 'upgrade:F10>temple', verb: 'rozbuduj', target: 'F10: świątynia' },
      { id: 'take:currency>foreign-trade', verb: 'weź', target: '„Waluta” zamiast „Handel zagraniczny”' },
    ];
    const prompt = { choices } as never;
    const phrases = { verb: (verb: string) => verb, target: (c: { target: string }) => c.target } as never;
    const shown = choices.map((choice) => typedForm(prompt, choice, phrases, {} as never));
    expect(shown).toEqual(['zagraj murarstwo', 'rozbuduj f10 gildia', 'rozbuduj f10 świątynia', 'weź waluta']);
    const all = entries(prompt, phrases, {} as never, 'table');
    for (const [i, text] of shown.entries())
      expect(understand(all, text)).toMatchObject({ kind: 'answer', answer: { id: choices[i]?.id } });
    expect(understand(all, 'zagraj „Mur')).toMatchObject({ kind: 'answer', answer: { id: 'focus:masonry' } });
  });

  it('is typed with ease, and takes the marked choice', async () => {
    const shown = new Set<string>();
    for (const [id, seats, topic] of [
      ['new-dawn', 3, 'military'],
      ['terra-mystica', 3, 'turn'],
      ['through-the-ages', 3, 'actions'],
    ] as const) {
      const whole = await wholeGame(id, seats);
      const walk = whole.at(0);
      for (const entry of whole.log) {
        const prompt = walk.prompt();
        if (prompt?.topic === topic && prompt.choices.length > 4) break;
        walk.submit(answerOf(entry));
      }
      const prompt = must(walk.prompt(), 'question', topic);
      const telling = walk.telling(prompt.seat);
      const all = entries(prompt, walk.module.phrases, telling, 'table');
      for (const choice of prompt.choices.filter(({ range }) => !range)) {
        const text = typedForm(prompt, choice, walk.module.phrases, telling);
        expect(text).not.toMatch(/[%→×]/);
        const found = understand(all, text);
        expect([found.kind, found.kind === 'answer' && found.answer.id]).toEqual(['answer', choice.id]);
        shown.add(text.replace(/ .*/, ''));
      }
    }
    expect([...shown]).toEqual(expect.arrayContaining(['attack', 'upgrade', 'take']));
  });
});
