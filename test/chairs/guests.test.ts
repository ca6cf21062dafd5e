/** Whole games at tables that are played elsewhere, through the very source that the screens read. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Sitting, sitDown, type Wish } from '../../src/chairs/guest.js';
import type { OpenedTable } from '../../src/chairs/open.js';
import { randomAnswer } from '../../src/engine/bots/random.js';
import { stable } from '../../src/engine/copy.js';
import { heardBy } from '../../src/engine/engine.js';
import { answerOf } from '../../src/engine/log.js';
import type { GameModule } from '../../src/engine/phrasebook.js';
import { fractions } from '../../src/engine/random.js';
import { Session } from '../../src/engine/session.js';
import type { Seat } from '../../src/engine/types.js';
import { contestants, LONG } from '../helpers/games.js';
import { bazaarModule, pebblesModule } from '../toys/index.js';
import { open, openAgain, type Place, place, Talker, until, withToys } from './tables.js';

withToys();

let at: Place;
let opened: OpenedTable;
const sittings = new Set<Sitting>();
const passes = new Map<string, string>();
const keeper: Wish['passes'] = {
  of: (table, seat) => passes.get(`${table} ${seat}`),
  keep: (table, seat, words) => void passes.set(`${table} ${seat}`, words),
};

beforeEach(() => {
  at = place();
});

afterEach(() => {
  for (const one of sittings) one.leave();
  sittings.clear();
  opened.close();
  at.remove();
});

async function guest(seat: Seat | null, more: Partial<Wish> = {}): Promise<Sitting> {
  const socket = () => opened.socket;
  const one = await sitDown({ socket, seat: seat === null ? null : `${seat + 1}`, passes: keeper, ...more });
  sittings.add(one);
  return one;
}

/** The seat's screen and the table's truth say the same. */
function agrees(one: Sitting, session: Session): void {
  const { remote } = one;
  const eyes = remote.own;
  expect(stable(remote.view(eyes))).toBe(stable(session.view(eyes)));
  expect(remote.round()).toBe(session.round());
  expect(remote.over()).toEqual(session.over());
  const prompt = session.prompt();
  expect(remote.prompt()?.seat).toBe(prompt?.seat);
  if (prompt && prompt.seat === eyes) expect(remote.prompt()).toEqual(prompt);
  const last = session.history().at(-1);
  if (last) expect(heardBy(remote.history().at(-1)!.told, eyes)).toEqual(heardBy(last.told, eyes));
}

/** Random answers from every seat's own screen; now and then somebody's line breaks, or the host starts again. */
async function playOn(module: GameModule, answers: number, seed: string): Promise<void> {
  const random = fractions(seed);
  opened = await open(at, module);
  const seats = opened.table.session.seats;
  const guests: Sitting[] = [];
  for (let seat = 0; seat < seats; seat++) guests.push(await guest(seat));
  const watcher = await guest(null);
  const given = new Map<number, string>();
  for (let i = 0; i < answers && !opened.table.session.over(); i++) {
    let { session } = opened.table;
    const { length } = session.log;
    for (const one of [...guests, watcher])
      await until(
        () => one.remote.log.length === length && !one.remote.waiting && !one.remote.away,
        `answer ${length}`,
      );
    if (i % 7 === 0) for (const one of [...guests, watcher]) agrees(one, session);
    const seat = session.prompt()!.seat;
    const answer = randomAnswer(guests[seat]!.remote.prompt()!, random);
    guests[seat]!.remote.submit(answer);
    const { remote } = guests[seat]!;
    await until(() => !remote.waiting, `the table's word on ${answer.id}`);
    expect(remote.chairs.takeNotice()).toBeNull();
    // Standing orders may have answered after it.
    given.set(length, `${seat} ${answer.id} ${answer.n ?? ''}`);
    if (random() < 0.06) {
      const who = Math.floor(random() * seats);
      guests[who]!.leave();
      sittings.delete(guests[who]!);
      guests[who] = await guest(who);
    }
    if (random() < 0.04) {
      opened.close();
      for (const one of [...guests, watcher]) await until(() => one.remote.away, 'the line is lost');
      opened = await openAgain(at);
      session = opened.table.session;
    }
  }
  const saved = at.library.store.read('friday');
  const words = saved.log.map(([seat, id, n]) => `${seat} ${id} ${n ?? ''}`);
  for (const [n, word] of given) expect(words[n]).toBe(word);
  expect(given.size).toBeGreaterThan(0.5 * words.length);
  const again = new Session({ module, table: saved.table, seed: saved.seed });
  for (const entry of saved.log) again.submit(answerOf(entry));
  expect(again.checksum()).toBe(opened.table.session.checksum());
}

const titles = (await contestants()).filter(({ id }) => id !== 'pebbles' && id !== 'bazaar');

describe('played by people at three screens, with broken lines and hosts that start again', () => {
  it('a whole toy game is what was answered', () => playOn(pebblesModule, 10_000, 'pebbles'), 120_000);
  it('a whole toy game with secrets is what was answered', () => playOn(bazaarModule, 10_000, 'bazaar'), 120_000);

  it.each(titles)(
    'a piece of $id is what was answered',
    async ({ module, id }) => {
      await playOn(module, LONG > 1 ? 10_000 : 25, id);
    },
    180_000 * LONG,
  );
});

describe('a seat', () => {
  it('is told when an answer came too late, and the table stands', async () => {
    opened = await open(at, pebblesModule);
    const [one, two] = [await guest(0), await guest(0)];
    const { session } = opened.table;
    const { id, range } = one.remote.prompt()!.choices[0]!;
    const answer = range ? { id, n: range[0] } : { id };
    one.remote.submit(answer);
    two.remote.submit(answer);
    await until(() => !one.remote.waiting && !two.remote.waiting, 'both replies');
    expect(session.log).toHaveLength(1);
    const notices = [one, two].map(({ remote }) => remote.chairs.takeNotice());
    expect(notices.filter((notice) => notice?.bad)).toHaveLength(1);
  });

  it('tries out answers and looks back, also where it may not know the deal', async () => {
    opened = await open(at, bazaarModule);
    const guests = [await guest(0), await guest(1), await guest(2)];
    const { session } = opened.table;
    const random = fractions('tries');
    for (let i = 0; i < 12; i++) {
      const { remote } = guests[session.prompt()!.seat]!;
      await until(() => remote.log.length === session.log.length && !remote.waiting, 'the table');
      const answer = randomAnswer(remote.prompt()!, random);
      expect(remote.preview(answer).before).toEqual(session.preview(answer).before);
      remote.branch(remote.own).submit(answer);
      expect(remote.log).toHaveLength(session.log.length);
      remote.submit(answer);
      await until(() => !remote.waiting, 'the reply');
    }
    const late = await guest(2);
    late.remote.at(0);
    const there = session.at(4);
    const seen = () => stable(late.remote.at(4).view(2)) === stable(there.view(2));
    await until(seen, 'what was seen before');
    expect(late.remote.at(4).prompt()?.topic).toBe(there.prompt()?.topic);
  });

  it('can be looked over the shoulder only with its pass, and then not answered for', async () => {
    opened = await open(at, bazaarModule);
    const mine = await guest(0);
    const { pass } = mine;
    const nobody = { of: () => undefined, keep: () => undefined };
    await expect(guest(0, { watches: true, passes: nobody })).rejects.toThrow('chairs-pass');
    const eyes = await guest(0, { watches: true, pass: pass! });
    expect(stable(eyes.remote.view(0))).toBe(stable(opened.table.session.view(0)));
    expect(() => eyes.remote.submit({ id: mine.remote.prompt()!.choices[0]?.id ?? 'x' })).toThrow('chairs-unseated');
  });

  it('has its standing orders obeyed by the host', async () => {
    opened = await open(at, bazaarModule);
    const order = bazaarModule.orders[0];
    const mine = await guest(0);
    if (!order) return;
    mine.order(order.id, order.values.at(-1)!);
    await until(() => opened.table.ordersOf(0)[order.id] === order.values.at(-1), 'the order');
    const again = await guest(0);
    expect(again.orders[order.id]).toBe(order.values.at(-1));
  });
});

describe('somebody who means harm', () => {
  it('changes nothing and keeps nobody waiting', async () => {
    opened = await open(at, pebblesModule);
    const good = await guest(0);
    const { session } = opened.table;
    const sum = session.checksum();
    const bad = Array.from({ length: 10 }, () => new Talker(opened.socket));
    bad[0]!.raw('{"do":"answer"'.repeat(50_000));
    bad[1]!.raw(`${'['.repeat(100_000)}\n`);
    bad[2]!.raw(`${'{"do":"say","text":"x"}\n'.repeat(20_000)}`);
    bad[3]!.raw('\u0000\u0001\u00ff\n\n\n{}\n[]\nnull\n"hello"\n1\n');
    bad[4]!.raw(
      '{"do":"sit","seat":1e999}\n{"do":"sit","seat":-1}\n{"do":"sit","seat":0.5}\n{"do":"sit","seat":"0"}\n',
    );
    bad[5]!.raw('{"do":"answer","at":0,"id":"__proto__"}\n{"__proto__":{"do":"sit"},"do":"undo","at":0}\n');
    bad[6]!.raw('{"do":"past","from":0}\n{"do":"why"}\n{"do":"order","order":"a","value":"b"}\n');
    bad[7]!.raw(`${JSON.stringify({ do: 'own', key: 'x'.repeat(300), what: 'stop' })}\n`);
    bad[8]!.raw('{"do":"hello"');
    await bad[9]!.ask({ do: 'hello' });
    const { id, range } = good.remote.prompt()!.choices[0]!;
    good.remote.submit(range ? { id, n: range[0] } : { id });
    await until(() => !good.remote.waiting, 'the answer of an honest seat');
    expect(session.log).toHaveLength(1);
    expect(session.checksum()).not.toBe(sum);
    expect(opened.table.said).toHaveLength(0);
    for (const one of bad.slice(3, 8)) {
      await until(() => one.heard.length > 0, 'a refusal');
      for (const reply of one.heard) expect(reply['ok']).toBe(false);
    }
    for (const one of bad) one.kill();
  });

  it('is let in only so often, and those who sit stay', async () => {
    opened = await open(at, pebblesModule);
    const good = await guest(0);
    const crowd = Array.from({ length: 60 }, () => new Talker(opened.socket));
    await until(() => crowd.filter((one) => one.gone).length >= 25, 'some are sent away');
    const { id, range } = good.remote.prompt()!.choices[0]!;
    good.remote.submit(range ? { id, n: range[0] } : { id });
    await until(() => opened.table.session.log.length === 1, 'the answer');
    for (const one of crowd) one.kill();
  });
});
