/** The table's own protocol: who may do what, who sees what, and what happens when somebody is gone. */
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { asOwner } from '../../src/chairs/launch.js';
import type { OpenedTable } from '../../src/chairs/open.js';
import { readNote, writeNote } from '../../src/chairs/runtime.js';
import { heardBy } from '../../src/engine/engine.js';
import type { GameModule } from '../../src/engine/phrasebook.js';
import { Store } from '../../src/store/store.js';
import { bazaarModule, pebblesModule } from '../toys/index.js';
import { type Opening, open, openAgain, type Place, place, Talker, until, withToys } from './tables.js';

withToys();

let at: Place;
let opened: OpenedTable;
const talkers: Talker[] = [];

async function table(module: GameModule, how: Opening = {}): Promise<void> {
  opened = await open(at, module, how);
}

function talker(): Talker {
  const one = new Talker(opened.socket);
  talkers.push(one);
  return one;
}

async function seated(seat: number | null, more = {}): Promise<Talker> {
  const one = talker();
  await one.sit(seat, more);
  return one;
}

beforeEach(() => {
  at = place();
});

afterEach(() => {
  for (const one of talkers.splice(0)) one.kill();
  opened.close();
  at.remove();
});

const first = (prompt: any) => {
  const choice = prompt.choices.find((c: any) => !c.rare);
  return { id: choice.id, ...(choice.range ? { n: choice.range[0] } : {}) };
};

describe('a table', () => {
  it('says who sits there before anybody sits down', async () => {
    await table(pebblesModule);
    const hello = await talker().ask({ do: 'hello' });
    expect(hello).toMatchObject({ ok: true, protocol: 2, game: 'pebbles', name: 'friday', free: [0, 1, 2] });
    expect(hello['seats'].map((s: any) => s.name)).toEqual(['Ann', 'Bob', 'Cleo']);
  });

  it('shows an answer to everybody, and has it on disk when it says so', async () => {
    await table(pebblesModule);
    const [ann, bob, watcher] = [await seated(0), await seated(1), await seated(null)];
    const reply = await ann.ask({ do: 'answer', at: 0, ...first(ann.last['prompt']) });
    expect(reply).toMatchObject({ ok: true, at: 1, saved: true });
    expect(at.library.store.read('friday').log).toHaveLength(1);
    for (const one of [ann, bob, watcher]) await one.sees(1);
    expect(bob.last['rows']).toHaveLength(1);
    expect(bob.last['still'].view).toEqual(opened.table.session.view(1));
    expect(watcher.last['still'].view).toEqual(opened.table.session.view(null));
  });

  it('shows those who only watch several changes of one moment as one, after the seats', async () => {
    await table(pebblesModule);
    const [ann, watcher] = [await seated(0), await seated(null)];
    const { session } = opened.table;
    const before = watcher.heard.length;
    for (let n = 0; n < 3; n++) opened.table.answer(session.prompt()!.seat, n, first(session.prompt()));
    await until(() => ann.last['at'] === 3, 'the seat sees it');
    await until(() => watcher.last['at'] === 3, 'the watcher sees it');
    const changes = (one: Talker, from = 0) => one.heard.slice(from).filter((m) => m['push'] === 'changed');
    expect(changes(watcher, before)).toHaveLength(1);
    expect(watcher.last['rows'].map((row: any) => row.n)).toEqual([1, 2, 3]);
    expect(changes(ann).map((m) => m['at'])).toEqual([0, 1, 2, 3]);
  });

  it('refuses late, double and foreign answers, and nothing changes', async () => {
    await table(pebblesModule);
    const [ann, bob] = [await seated(0), await seated(1)];
    const answer = { do: 'answer', at: 0, ...first(ann.last['prompt']) };
    expect(await bob.ask(answer)).toMatchObject({ ok: false, error: { code: 'not-your-turn' } });
    expect(await talker().ask(answer)).toMatchObject({ ok: false, error: { code: 'not-seated' } });
    expect(opened.table.session.log).toHaveLength(0);
    await ann.ask(answer);
    const { length } = opened.table.session.log;
    const sum = opened.table.session.checksum();
    expect(await ann.ask(answer)).toMatchObject({ ok: false, error: { code: 'late' } });
    expect(await bob.ask({ ...answer, at: 99 })).toMatchObject({ ok: false, error: { code: 'late' } });
    expect(await ann.ask({ ...answer, at: length, id: 'nothing' })).toMatchObject({ ok: false });
    expect(opened.table.session.log).toHaveLength(length);
    expect(opened.table.session.checksum()).toBe(sum);
  });

  it('gives a pass once, and lets nobody sit down without it', async () => {
    await table(pebblesModule);
    const ann = talker();
    const { pass } = await ann.sit(0);
    expect(pass).toMatch(/^([a-z]+-){6}\d{3}$/);
    ann.kill();
    expect(JSON.stringify(at.library.store.readBeside('friday', 'chairs'))).not.toContain(pass);
    expect(await talker().sit(0)).toMatchObject({ ok: false, error: { code: 'wrong-pass' } });
    expect(await talker().sit(0, { pass: 'amber-owl-7' })).toMatchObject({ ok: false, error: { code: 'wrong-pass' } });
    expect(await talker().sit(0, { pass: pass.toUpperCase().replaceAll('-', ' ') })).toMatchObject({ ok: true });
    opened.close();
    opened = await openAgain(at);
    expect(await talker().sit(0)).toMatchObject({ ok: false, error: { code: 'wrong-pass' } });
    const back = await talker().sit(0, { pass });
    expect(back).toMatchObject({ ok: true });
    expect(back['pass']).toBeUndefined();
  });

  it('sends those away who try passes', async () => {
    await table(pebblesModule);
    await talker().sit(0);
    const thief = talker();
    for (const pass of ['a', 'b', 'c']) await thief.ask({ do: 'sit', seat: 0, pass });
    await until(() => thief.gone, 'the thief is gone');
  });

  it('tells who is here and who is gone', async () => {
    await table(pebblesModule);
    const [ann, bob] = [await seated(0), await seated(1)];
    const here = () => ann.heard.findLast((m) => m['presence'])?.['presence'].seats.map((s: any) => s.here);
    await until(() => `${here()}` === 'true,true,false', 'Bob is here');
    bob.kill();
    await until(() => `${here()}` === 'true,false,false', 'Bob is gone');
  });

  it('hands on what people say, clean and short', async () => {
    await table(pebblesModule);
    const [ann, bob] = [await seated(0), await seated(1)];
    await ann.ask({ do: 'say', text: `hi\u001b[2J\u202e${'x'.repeat(500)}` });
    await until(() => bob.heard.some((m) => m['push'] === 'said'), 'what Ann said');
    const [line] = bob.heard.find((m) => m['push'] === 'said')!['lines'];
    expect(line).toMatchObject({ seat: 0 });
    expect(line.text).toMatch(/^hi\[2Jx+$/);
    expect(line.text.length).toBeLessThanOrEqual(200);
    const late = await seated(2);
    await until(() => late.heard.some((m) => m['push'] === 'said'), 'what was said before');
    expect(await (await seated(null)).ask({ do: 'say', text: 'psst' })).toMatchObject({ ok: false });
  });

  it('takes an own answer back, and asks the others where they have answered since', async () => {
    await table(pebblesModule, { undo: 'free' });
    const [ann, bob] = [await seated(0), await seated(1)];
    const all = [ann, bob, await seated(2)];
    const session = opened.table.session;
    const play = async () => {
      const { seat } = session.prompt()!;
      const one = all[seat]!;
      await one.sees(session.log.length);
      await one.ask({ do: 'answer', at: session.log.length, ...first(one.last['prompt']) });
    };
    await play();
    const mine = session.log[0]![0];
    expect(await all[mine]!.ask({ do: 'undo', at: session.log.length })).toMatchObject({ ok: true, undo: 'done' });
    expect(session.log).toHaveLength(0);
    while (new Set(session.log.map((e) => e[0])).size < 2) await play();
    const { length } = session.log;
    const asker = all[mine]!;
    expect(await asker.ask({ do: 'undo', at: length })).toMatchObject({ ok: true, undo: 'asked' });
    expect(session.log).toHaveLength(length);
    const own = session.log.findLastIndex((entry) => entry[0] === mine);
    const others = [...new Set(session.log.map((e) => e[0]))].filter((seat) => seat !== mine);
    expect(await asker.ask({ do: 'agree', at: length, yes: true })).toMatchObject({ ok: false });
    for (const other of others) await all[other]!.ask({ do: 'agree', at: length, yes: true });
    expect(session.log).toHaveLength(own);
    expect(session.prompt()?.seat).toBe(mine);
  });

  it('keeps the time that its people took, beside the save', async () => {
    let clock = Date.now();
    await table(pebblesModule, { now: () => clock });
    const { seat } = opened.table.session.prompt()!;
    const one = await seated(seat);
    clock += 5_000;
    await one.ask({ do: 'answer', at: 0, ...first(one.last['prompt']) });
    const { spent } = at.library.store.readBeside('friday') as { spent: number[] };
    expect(spent).toEqual([0, 1, 2].map((other) => (other === seat ? 5_000 : 0)));
  });

  it('keeps what somebody else did under the strict rule', async () => {
    await table(pebblesModule);
    const all = [await seated(0), await seated(1), await seated(2)];
    const session = opened.table.session;
    while (new Set(session.log.map((e) => e[0])).size < 2) {
      const one = all[session.prompt()!.seat]!;
      await one.sees(session.log.length);
      await one.ask({ do: 'answer', at: session.log.length, ...first(one.last['prompt']) });
    }
    const { length } = session.log;
    const early = all[session.log[0]![0]]!;
    expect(await early.ask({ do: 'undo', at: length })).toMatchObject({ ok: false, error: { code: 'undo-floor' } });
    expect(session.log).toHaveLength(length);
  });

  it('lets bots play their own seats', async () => {
    await table(pebblesModule, { by: ['human', 'bot:random', 'bot:random'] });
    const ann = await seated(0);
    const session = opened.table.session;
    await until(() => session.prompt()?.seat === 0, 'Ann is asked');
    await ann.sees(session.log.length);
    const before = session.log.length;
    await ann.ask({ do: 'answer', at: before, ...first(ann.last['prompt']) });
    await until(() => session.over() !== null || session.prompt()?.seat === 0, 'Ann is asked again');
    expect(await talker().sit(1)).toMatchObject({ ok: false, error: { code: 'bot-seat' } });
  });

  it('is closed only when its host says so', async () => {
    await table(pebblesModule);
    const note = readNote(opened.socket) ?? expect.unreachable();
    opened.close();
    // As a killed host leaves it: the note is there, and nobody listens.
    writeNote(note);
    await expect(asOwner(opened.socket, { what: 'stop' })).rejects.toThrow('chairs-no-host');
  });

  it('says what is not on disk, and does not close without it', async () => {
    await table(pebblesModule);
    const { seat } = opened.table.session.prompt()!;
    const [one, other] = [await seated(seat), await seated((seat + 1) % 3)];
    const { writer } = opened.table.kept;
    const full = vi.spyOn(writer.store, 'writeEncoded').mockImplementation(() => {
      throw Object.assign(new Error('full'), { code: 'ENOSPC' });
    });
    const reply = await one.ask({ do: 'answer', at: 0, ...first(one.last['prompt']) });
    expect(reply).toMatchObject({ ok: true, at: 1, saved: false });
    await other.sees(1);
    expect(other.last['saved']).toMatchObject({ cause: { code: 'disk-full' } });
    expect(other.last['saved']).toMatchObject({ answers: 0, trouble: expect.stringMatching(/disk is full.*\.$/) });
    const { key } = readNote(opened.socket) ?? expect.unreachable();
    const stop = (more = {}) => talker().ask({ do: 'own', key, what: 'stop', ...more });
    expect(await stop()).toMatchObject({ ok: false, error: { code: 'not-saved' } });
    const elsewhere = path.join(at.folder, 'elsewhere');
    expect(await stop({ to: elsewhere })).toMatchObject({ ok: true, saved: path.join(elsewhere, 'friday.json') });
    full.mockRestore();
    expect(new Store(elsewhere).read('friday').log).toHaveLength(1);
    expect(at.library.store.read('friday').log).toHaveLength(0);
  });

  it('gives a seat away only for its owner', async () => {
    await table(pebblesModule);
    const bob = await seated(1);
    const note = readNote(opened.socket) ?? expect.unreachable();
    expect(await talker().ask({ do: 'own', key: 'guess', what: 'by', seat: 1, by: 'random' })).toMatchObject({
      ok: false,
    });
    expect(await talker().ask({ do: 'own', key: note.key, what: 'by', seat: 1, by: 'exec=rm' })).toMatchObject({
      ok: false,
    });
    await until(() => bob.gone, 'Bob was freed');
    expect(await talker().ask({ do: 'own', key: note.key, what: 'by', seat: 1, by: 'random' })).toMatchObject({
      ok: true,
    });
    expect(opened.table.session.table.seats[1]!.by).toBe('bot:random');
  });
});

describe('a seat of a game with secrets', () => {
  it('sees what it may know, and gets a world without the truth', async () => {
    await table(bazaarModule);
    const all = [await seated(0, { world: true }), await seated(1, { world: true }), await seated(2, { world: true })];
    const watcher = await seated(null, { world: true });
    const session = opened.table.session;
    const others = (state: any, eyes: number) =>
      JSON.stringify(state.players.filter((_: unknown, s: number) => s !== eyes));
    for (let i = 0; i < 25 && !session.over(); i++) {
      const { seat, choices } = session.prompt()!;
      const { length } = session.log;
      const rows = session.history();
      for (const [viewer, one] of [...all, watcher].entries()) {
        await one.sees(length);
        const eyes = viewer === 3 ? null : viewer;
        expect(one.last['still'].view).toEqual(session.view(eyes));
        expect(one.last['world'] === undefined).toBe(eyes === null);
        if (i === 0 && eyes !== null)
          expect(others(one.last['world'], eyes)).not.toBe(others(session.snapshot(), eyes));
        expect(one.last['seed']).toBeUndefined();
        for (const row of one.last['rows']) {
          const truth = rows[row.n - 1]!;
          expect(row.id).toBe(truth.entry[0] === eyes ? truth.entry[1] : null);
          expect(heardBy(row.told, eyes)).toEqual(heardBy(truth.told, eyes));
        }
      }
      const { last } = all[seat]!;
      expect(last['world'].rng).not.toEqual((session.snapshot() as any).rng);
      const choice = choices.find((c) => !c.rare)!;
      await all[seat]!.ask({
        do: 'answer',
        at: length,
        id: choice.id,
        ...(choice.range ? { n: choice.range[0] } : {}),
      });
    }
  });
});
