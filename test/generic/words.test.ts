/** Everything a game can ask, offer, tell or refuse has words. */
import { describe, expect, it } from 'vitest';
import { randomAnswer } from '../../src/engine/bots/random.js';
import { heardBy } from '../../src/engine/engine.js';
import { NO_NUMBER, offeredOptions } from '../../src/engine/options.js';
import { fractions } from '../../src/engine/random.js';
import type { Session } from '../../src/engine/session.js';
import type { OptionSpec, Prompt, Seat, Told } from '../../src/engine/types.js';
import { textFault } from '../helpers/data.js';
import { contestants, LONG, settings, within } from '../helpers/games.js';
import { answersOf, playOn, sessionOf } from '../helpers/play.js';

const LIMIT = 20_000;

describe.each(await contestants())('words of $id', ({ id, module }) => {
  const { game, phrases } = module;
  const faults = new Set<string>();

  function say(what: string, work: () => string | null, mayBeEmpty = false): string {
    let text: string | null;
    try {
      text = work();
    } catch (error) {
      faults.add(`${what}: throws ${(error as Error).message}`);
      return '';
    }
    if (mayBeEmpty && text === '') return '';
    const fault = textFault(text);
    if (fault) faults.add(`${what}: ${fault}`);
    return text ?? '';
  }

  function done(): void {
    const list = [...faults].slice(0, 12);
    faults.clear();
    expect(list).toEqual([]);
  }

  it(
    'name every question, choice, reason, event and place',
    () => {
      const walks = settings(game, game.seats.length + 4 * LONG, `words ${id}`);
      const chosen = [...walks.slice(0, game.seats.length), ...walks.slice(-4 * LONG)];
      for (const [{ seats, options }, i, late] of within(chosen, 4)) {
        const random = fractions(`words ${id} ${i}`);
        const session = sessionOf(module, { seats, options, seed: `words ${i}` });
        const viewers = [null, ...Array.from({ length: seats }, (_, seat) => seat)];
        const hear = (told: readonly Told[], viewer: Seat | null) => {
          const t = session.telling(viewer);
          for (const event of heardBy(told, viewer)) {
            say(`event ${JSON.stringify(event)} to ${viewer}`, () => phrases.event(event, t) ?? 'nothing worth a line');
          }
        };
        for (const viewer of viewers) hear(session.openingTold(), viewer);
        for (let n = 0; n < LIMIT && session.prompt() && !late(); n++) {
          const prompt = session.prompt()!;
          if (n % 4 === 0) question(session, prompt);
          if (n % 20 === 0) {
            for (const viewer of viewers) {
              say('where', () => phrases.where(session.view(viewer)));
              if (viewer === null) continue;
              for (const key of Object.keys(session.standing(viewer))) say(`source ${key}`, () => phrases.source(key));
              for (const { keys } of phrases.ledger) {
                for (const key of keys)
                  if (!(key in session.tally(viewer))) faults.add(`ledger key ${key} is no tally key`);
              }
            }
          }
          const told = session.submit(randomAnswer(prompt, random));
          if (told.length > 0) hear(told, viewers[n % viewers.length]!);
        }
        if (i === 0) playOn(session, LIMIT);
        if (!session.over()) continue;
        say('over', () => phrases.over(session.over()!, session.telling(null)));
        for (const viewer of viewers) say('where at the end', () => phrases.where(session.view(viewer)));
      }
      done();
    },
    180_000 * LONG,
  );

  function question(session: Session, prompt: Prompt): void {
    const t = session.telling(prompt.seat);
    say(`topic ${prompt.topic}`, () => phrases.topic(prompt, t));
    others(session, prompt);
    const texts = new Map<string, string>();
    for (const choice of prompt.choices) {
      const about = `${choice.id} at ${prompt.topic}`;
      say(`verb ${choice.verb}`, () => phrases.verb(choice.verb));
      say(`target of ${about}`, () => phrases.target(choice, t), true);
      const text = say(`choice ${about}`, () => phrases.choice(choice, t));
      const same = texts.get(text);
      if (same !== undefined && text !== '') faults.add(`'${text}' stands for ${same} and for ${about}`);
      texts.set(text, choice.id);
      for (const { n } of answersOf(choice))
        if (n !== undefined) say(`choice ${about}`, () => phrases.choice(choice, t, n));
      if (choice.price)
        say(`price of ${about}`, () => phrases.price(choice.price!), Object.keys(choice.price).length === 0);
      if (choice.warn) say(`warning of ${about}`, () => phrases.warn(choice.warn!, choice, t));
      if (choice.target) say(`place ${choice.target}`, () => phrases.place(choice.target!, t));
    }
    for (const blocked of session.blocked()) {
      const about = `blocked ${JSON.stringify(blocked)}`;
      say(about, () => phrases.blocked(blocked, t).what);
      say(about, () => phrases.blocked(blocked, t).why);
      say(`verb ${blocked.verb}`, () => phrases.verb(blocked.verb));
    }
    for (const order of module.orders.filter((o) => o.topic === prompt.topic)) {
      for (const value of order.values) {
        const answer = order.decide(prompt, value, () => session.view(prompt.seat));
        if (value === order.values[0] && answer) faults.add(`order ${order.id}: '${value}' does not ask`);
        if (!answer) continue;
        const choice = prompt.choices.find((c) => c.id === answer.id);
        const fits =
          choice &&
          (choice.range ? answer.n! >= choice.range[0] && answer.n! <= choice.range[1] : answer.n === undefined);
        if (!fits) faults.add(`order ${order.id}=${value} answers ${JSON.stringify(answer)}, which is not offered`);
      }
    }
  }

  /** Those who wait are told what is being asked, with their own view of the table. */
  function others(session: Session, prompt: Prompt): void {
    const waiting: (Seat | null)[] = [null, (prompt.seat + 1) % session.seats];
    for (const viewer of waiting)
      say(`topic ${prompt.topic} for ${viewer}`, () => phrases.topic(prompt, session.telling(viewer)));
  }

  function wordsOf(spec: OptionSpec): readonly string[] {
    if (spec.kind === 'choice') return spec.values;
    if (spec.kind === 'list') return spec.of;
    if (spec.kind === 'number') return [String(spec.least), String(spec.most), ...(spec.none ? [NO_NUMBER] : [])];
    return [];
  }

  it('name every option and value', () => {
    for (const spec of offeredOptions(game.optionSpecs)) {
      say(`option ${spec.id}`, () => phrases.option(spec.id).title);
      say(`option ${spec.id}`, () => phrases.option(spec.id).help);
      const values = wordsOf(spec);
      for (const value of values) say(`value ${spec.id}=${value}`, () => phrases.optionValue(spec.id, value));
      expect(new Set(values).size, `values of ${spec.id}`).toBe(values.length);
    }
    expect(new Set(game.optionSpecs.map((s) => s.id)).size).toBe(game.optionSpecs.length);
    done();
  });

  it('fill tables that are whole', () => {
    const tables = module.tables();
    expect(new Set(tables.map((t) => t.id)).size, 'table ids').toBe(tables.length);
    for (const table of tables) {
      say(`table ${table.id}`, () => table.title);
      for (const head of table.head) say(`head of ${table.id}`, () => head, true);
      table.rows.forEach((row, i) => {
        if (row.length !== table.head.length) faults.add(`table ${table.id}, row ${i + 1} has ${row.length} cells`);
        for (const cell of row) {
          if (typeof cell === 'number') expect(Number.isFinite(cell)).toBe(true);
          else say(`table ${table.id}, row ${i + 1}`, () => cell, true);
        }
      });
      if (table.text !== undefined)
        for (const line of table.text.split('\n')) say(`text of ${table.id}`, () => line, true);
    }
    done();
  });

  it('explain every rule once', () => {
    expect(new Set(module.rules.map((r) => r.id)).size, 'rule ids').toBe(module.rules.length);
    for (const rule of module.rules) {
      for (const part of [rule.title, rule.kind, ...(rule.rulings ?? [])]) say(`rule ${rule.id}`, () => part);
      for (const line of rule.text.split('\n')) say(`rule ${rule.id}`, () => line);
      if (rule.page !== undefined) say(`page of ${rule.id}`, () => rule.page!);
    }
    done();
  });

  it('describe every standing order, and the first value asks', () => {
    expect(new Set(module.orders.map((o) => o.id)).size, 'order ids').toBe(module.orders.length);
    for (const order of module.orders) {
      say(`order ${order.id}`, () => order.title);
      for (const value of order.values) say(`order ${order.id}=${value}`, () => order.describe(value));
      expect(order.values.length).toBeGreaterThan(1);
    }
    done();
  });

  it('list content without repeating it', () => {
    expect(module.content.length).toBeGreaterThan(0);
    expect(new Set(module.content).size).toBe(module.content.length);
    for (const head of phrases.ledger) say('ledger', () => head.head);
    done();
  });
});
