import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checksum, copy, stable } from '../../src/engine/copy.js';
import { chosenAgain } from '../../src/engine/options.js';
import type { GameModule } from '../../src/engine/phrasebook.js';
import { decode, encode, MOST_BYTES, type SaveFile, seal, validate } from '../../src/engine/save/format.js';
import { openSave, saveOf, verifySave } from '../../src/engine/save/open.js';
import type { AnyGame } from '../../src/engine/types.js';
import { Refused } from '../../src/engine/types.js';
import { chosenOptions } from '../../src/host/options.js';
import { play, playOn, sessionOf } from '../helpers/play.js';
import { bazaarModule, pebblesModule } from '../toys/index.js';

function refusalOf(work: () => unknown): Refused {
  try {
    work();
  } catch (error) {
    if (error instanceof Refused) return error;
    throw error;
  }
  throw new Error('was not refused');
}

function played(module: GameModule, n: number, wish = {}): SaveFile {
  const session = sessionOf(module, { seats: 3, ...wish });
  playOn(session, n);
  return saveOf(session, '1.2.3');
}

/** The same save with something changed and a good checksum over it. */
function resealed(save: SaveFile, change: (raw: any) => void): SaveFile {
  const raw = copy(save) as any;
  change(raw);
  delete raw.sum;
  return seal(raw);
}

const withRules = (module: GameModule, change: Partial<AnyGame>): GameModule => ({
  ...module,
  game: { ...module.game, ...change },
});

describe('save files', () => {
  it('come back as they were', () => {
    for (const module of [pebblesModule, bazaarModule]) {
      for (const n of [0, 1, 17, 1000]) {
        const save = played(module, n);
        expect(decode(encode(save))).toEqual(JSON.parse(JSON.stringify(save)));
      }
    }
  });

  it('have one answer on each line, so that two can be compared', () => {
    const save = played(pebblesModule, 5);
    const lines = encode(save).split('\n');
    for (const entry of save.log) expect(lines.map((l) => l.trim().replace(/,$/, ''))).toContain(JSON.stringify(entry));
    expect(encode(save).endsWith('}\n')).toBe(true);
  });

  it('keep any name people give themselves', () => {
    const session = sessionOf(pebblesModule);
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 100 }), (name) => {
        session.table.seats[0]!.name = name;
        expect(decode(encode(saveOf(session, '1'))).table.seats[0]!.name).toBe(name);
      }),
    );
  });

  it('say in their head what lists show', () => {
    const save = played(bazaarModule, 6);
    expect(save.head.points.length).toBe(3);
    expect(save.head.asked).toBe(openSave(bazaarModule, save).session.prompt()!.seat);
    expect(played(bazaarModule, 1000).head.asked).toBeNull();
  });

  it('are refused with the reason when they are not saves', () => {
    const good = played(pebblesModule, 3);
    const code = (text: string) => refusalOf(() => decode(text)).code;
    expect(code('')).toBe('save-empty');
    expect(code('  \n')).toBe('save-empty');
    expect(code('{')).toBe('save-not-json');
    expect(code(encode(good).slice(0, -20))).toBe('save-not-json');
    for (const text of ['3', 'null', '[]', '"text"', '{}', '{"format":"other"}'])
      expect(code(text)).toBe('save-foreign');
    expect(code('x'.repeat(MOST_BYTES + 1))).toBe('save-huge');
    const changed = (change: (raw: any) => void) => {
      const raw = copy(good) as any;
      change(raw);
      return refusalOf(() => validate(raw)).code;
    };
    expect(changed((raw) => (raw.version = 2))).toBe('save-newer');
    expect(changed((raw) => (raw.version = '1'))).toBe('save-shape');
    expect(changed((raw) => (raw.seed = 'other'))).toBe('save-changed');
    expect(changed((raw) => (raw.state.round = 3))).toBe('save-changed');
    expect(changed((raw) => raw.log.pop())).toBe('save-changed');
    expect(changed((raw) => (raw.extra = 1))).toBe('save-shape');
    expect(changed((raw) => delete raw.log)).toBe('save-shape');
    expect(changed((raw) => raw.log.push([0]))).toBe('save-shape');
    expect(changed((raw) => raw.log.push([0, 'a', 1.5]))).toBe('save-shape');
    expect(changed((raw) => (raw.table.undo = 'never'))).toBe('save-shape');
    expect(changed((raw) => (raw.table.seats = []))).toBe('save-shape');
    expect(changed((raw) => (raw.state = null))).toBe('save-shape');
  });

  it('are refused when they reach into the language or nest without end', () => {
    const good = encode(played(pebblesModule, 3));
    for (const key of ['__proto__', 'constructor', 'prototype']) {
      const text = good.replace('"state": {', `"state": {"${key}": {"polluted": true},`);
      expect(refusalOf(() => decode(text))).toMatchObject({ code: 'save-shape', facts: { where: key } });
    }
    expect(({} as any).polluted).toBeUndefined();
    const deep = good.replace('"state": {', `"state": {"deep": ${'['.repeat(5000)}${']'.repeat(5000)},`);
    expect(refusalOf(() => decode(deep)).code).toBe('save-shape');
    expect(refusalOf(() => decode(good.replace(/"floor": \d+/, '"floor": 1e999'))).code).toBe('save-shape');
    expect(refusalOf(() => decode(good.replace('"state": {', '"state": {"x": 1e999,'))).code).toBe('save-shape');
  });

  it('may not promise undo beyond their log', () => {
    const save = resealed(played(pebblesModule, 3), (raw) => (raw.floor = 4));
    expect(refusalOf(() => validate(save))).toMatchObject({ code: 'save-shape', facts: { where: 'floor' } });
  });

  it('with a key written twice count the last one, and the checksum tells', () => {
    const good = encode(played(pebblesModule, 3));
    expect(refusalOf(() => decode(good.replace('"floor":', '"seed": "other", "floor":'))).code).toBe('save-changed');
    expect(decode(good.replace('"floor":', '"seed": "a seed", "floor":')).seed).toBe('a seed');
  });
});

describe('opening', () => {
  it('gives the session back: position, log, rows and undo', () => {
    for (const undo of ['strict', 'seat', 'free'] as const) {
      const first = sessionOf(bazaarModule, { seats: 3, undo });
      playOn(first, 23);
      const { session, lostFrom } = openSave(bazaarModule, decode(encode(saveOf(first, '1'))));
      expect(lostFrom).toBeNull();
      expect(session.checksum()).toBe(first.checksum());
      expect(session.log).toEqual(first.log);
      expect(session.history()).toEqual(first.history());
      expect(session.undoDepth()).toBe(first.undoDepth());
      while (first.undo()) {
        expect(session.undo()).toBe(true);
        expect(session.checksum()).toBe(first.checksum());
      }
      expect(session.undo()).toBe(false);
    }
  });

  it('does not share its state with the file', () => {
    const save = played(pebblesModule, 4);
    const before = stable(save);
    playOn(openSave(pebblesModule, save).session, 10);
    expect(stable(save)).toBe(before);
  });

  it('refuses other games, seats, newer rules and unknown options', () => {
    const save = played(pebblesModule, 4);
    const code = (change: (raw: any) => void) => refusalOf(() => openSave(pebblesModule, resealed(save, change))).code;
    expect(code((raw) => (raw.game = 'bazaar'))).toBe('save-game');
    expect(code((raw) => raw.table.seats.push(...raw.table.seats))).toBe('seats');
    expect(code((raw) => (raw.rules = 2))).toBe('save-newer-rules');
    expect(code((raw) => (raw.table.options.nothing = true))).toBe('option-unknown');
  });

  it('believes the log and not a position that was put in its place', () => {
    const save = played(pebblesModule, 9);
    const richer = resealed(save, (raw) => (raw.state.players[1].goods.coins += 90));
    expect(openSave(pebblesModule, save)).toMatchObject({ lostFrom: null, astray: false });
    const { session, lostFrom, astray } = openSave(pebblesModule, richer);
    expect([lostFrom, astray]).toEqual([null, true]);
    expect(session.checksum()).toBe(checksum(save.state));
    const forged = resealed(save, (raw) => (raw.log[4] = [0, 'win']));
    expect(openSave(pebblesModule, forged)).toMatchObject({ lostFrom: 5 });
    expect(openSave(pebblesModule, forged).session.log).toEqual(save.log.slice(0, 4));
  });

  it('refuses positions that cannot be where a change of rules has to take them as they are', () => {
    const save = played(pebblesModule, 4);
    const module = withRules(pebblesModule, { rules: 2, migrate: { 1: () => {} } });
    const broken = [
      (s: any) => (s.players = 3),
      (s: any) => delete s.players,
      (s: any) => s.players.pop(),
      (s: any) => (s.players[0].goods.coins = -1),
      (s: any) => (s.players[0].goods = null),
      (s: any) => (s.owner = []),
      (s: any) => (s.rng = [1, 2, 3]),
      (s: any) => (s.rng[0] = 'x'),
      (s: any) => (s.stack = []),
      (s: any) => s.stack.push({ kind: 'toString', seat: 0, step: 0 }),
      (s: any) => (s.stack.at(-1).seat = 7),
      (s: any) => (s.stack.at(-1).step = null),
      (s: any) => (s.over = {}),
      (s: any) => (s.over = { ranking: [{}], reason: 'x' }),
    ];
    expect(openSave(module, save).session.checksum()).toBe(checksum(save.state));
    for (const change of broken) {
      const spoiled = resealed(save, (raw) => change(raw.state));
      expect(refusalOf(() => openSave(module, spoiled)).code, String(change)).toBe('save-broken');
    }
  });
});

describe('when rules change', () => {
  const save = played(pebblesModule, 12);

  it('a step from the old number to the new one changes the stored position', () => {
    const module = withRules(pebblesModule, {
      rules: 3,
      migrate: {
        1: (state) => (state.players[0].goods.coins += 5),
        2: (state, options) => {
          state.rounds = 6;
          options.rounds = '6';
        },
      },
    });
    const { session, lostFrom } = openSave(module, save);
    expect(lostFrom).toBeNull();
    expect((session.snapshot() as any).players[0].goods.coins).toBe((save.state as any).players[0].goods.coins + 5);
    expect(session.table.options['rounds']).toBe('6');
    expect(session.log).toEqual(save.log);
    expect(session.undoDepth()).toBe(0);
    expect(session.history().length).toBe(12);
    playOn(session, 1000);
    expect(session.over()).not.toBeNull();
  });

  it('a hidden option keeps an older game as it was played, with undo as far as before', () => {
    const hidden = { id: 'old-rounds', kind: 'flag', default: false, hidden: true } as const;
    const module = withRules(pebblesModule, {
      rules: 2,
      optionSpecs: [...pebblesModule.game.optionSpecs, hidden],
      migrate: { 1: (_, options) => (options['old-rounds'] = true) },
    });
    const before = openSave(pebblesModule, save).session;
    const { session, lostFrom } = openSave(module, save);
    expect(lostFrom).toBeNull();
    expect(session.table.options['old-rounds']).toBe(true);
    expect(session.checksum()).toBe(before.checksum());
    expect(session.undoDepth()).toBe(before.undoDepth());
    expect(verifySave(module, save)).toEqual({ answers: save.log.length, broken: null, same: true });
    // a new game does not have it, and nobody can choose it
    expect(sessionOf(module).table.options).not.toHaveProperty('old-rounds');
    expect(refusalOf(() => chosenOptions(module.game.optionSpecs, ['old-rounds=on'])).facts['allowed']).toBe(
      'rounds, offers, closed',
    );
    expect(chosenAgain(module.game.optionSpecs, session.table.options)).toEqual(save.table.options);
  });

  it('a step that fails refuses the save', () => {
    const fail = () => {
      throw new Error('boom');
    };
    const module = withRules(pebblesModule, { rules: 2, migrate: { 1: fail } });
    expect(refusalOf(() => openSave(module, save)).code).toBe('save-broken');
  });

  it('without steps the log is played again from the seed', () => {
    const { session, lostFrom } = openSave(withRules(pebblesModule, { rules: 2 }), save);
    expect(lostFrom).toBeNull();
    expect(session.checksum()).toBe(checksum(save.state));
    expect(session.history().length).toBe(12);
  });

  it('a log that stops being legal is followed as far as it goes', () => {
    const session = sessionOf(pebblesModule);
    play(session, 'lay:A1', { id: 'trade', n: 3 }, 'lay:C1');
    const old = saveOf(session, '1');
    const { turn } = pebblesModule.game.frames;
    const cheaper = {
      ...turn!,
      ask: (s: any, f: any) => {
        const prompt = turn!.ask!(s, f);
        const choices = prompt.choices.map((c) => (c.id === 'trade' ? { ...c, range: [1, 2] as const } : c));
        return { ...prompt, choices };
      },
    };
    const frames = { ...pebblesModule.game.frames, turn: cheaper };
    const opened = openSave(withRules(pebblesModule, { rules: 2, frames }), old);
    expect(opened.lostFrom).toBe(2);
    expect(opened.session.log).toEqual([[0, 'lay:A1']]);

    const crashing = {
      ...turn!,
      take: (ctx: any, f: any, a: any) => {
        if (a.id === 'trade') throw new Error('boom');
        turn!.take!(ctx, f, a);
      },
    };
    const bad = withRules(pebblesModule, { rules: 2, frames: { ...frames, turn: crashing } });
    expect(openSave(bad, old)).toMatchObject({ lostFrom: 2 });
    expect(verifySave(bad, old)).toMatchObject({ answers: 1, broken: { at: 2, entry: [1, 'trade', 3] }, same: false });
  });
});

describe('verifying', () => {
  it('agrees with an honest save', () => {
    for (const module of [pebblesModule, bazaarModule])
      expect(verifySave(module, played(module, 30))).toEqual({ answers: 30, broken: null, same: true });
  });

  it('finds a position the log does not lead to, and an answer nobody could give', () => {
    const save = played(pebblesModule, 9);
    const richer = resealed(save, (raw) => (raw.state.players[1].goods.coins += 1));
    expect(verifySave(pebblesModule, richer)).toEqual({ answers: 9, broken: null, same: false });
    const forged = resealed(save, (raw) => (raw.log[4] = [0, 'win']));
    expect(verifySave(pebblesModule, forged).broken).toEqual({ at: 5, entry: [0, 'win'] });
    const stolen = resealed(save, (raw) => (raw.log[0] = [2, ...raw.log[0].slice(1)]));
    expect(verifySave(pebblesModule, stolen).broken!.at).toBe(1);
  });
});
