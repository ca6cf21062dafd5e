/** Leaving in the middle of the game, in every game that can be left. */
import { describe, expect, it } from 'vitest';
import { randomAnswer } from '../../src/engine/bots/random.js';
import { leaverIn, leaves, winners } from '../../src/engine/leave.js';
import { fractions } from '../../src/engine/random.js';
import { decode, encode } from '../../src/engine/save/format.js';
import { openSave, saveOf, verifySave } from '../../src/engine/save/open.js';
import type { Session } from '../../src/engine/session.js';
import type { Seat } from '../../src/engine/types.js';
import { contestants, LONG, narrowed, settings, within } from '../helpers/games.js';
import { sessionOf } from '../helpers/play.js';

const LIMIT = 20_000;
const able = (await contestants()).filter(({ module }) => module.game.leave);

it.skipIf(narrowed)('there are games that can be left', () => expect(able.length).toBeGreaterThan(0));

describe.each(able)('leaving $id', ({ id, module }) => {
  const { game, phrases } = module;
  const walks = settings(game, 12 * LONG, `leaving ${id}`);

  /** Plays at random; now and then somebody, asked or not, says that they leave. */
  function play(
    session: Session,
    random: () => number,
    late: () => boolean,
  ): { announced: Set<Seat>; gone: Set<Seat> } {
    const announced = new Set<Seat>();
    const gone = new Set<Seat>();
    for (let n = 0; n < LIMIT && session.prompt() && !late(); n++) {
      const prompt = session.prompt()!;
      // Noted, and not asked since: a seat that can leave and has said so is never asked again.
      if (gone.has(prompt.seat)) expect.unreachable(`seat ${prompt.seat} left and is asked ${prompt.topic}`);
      const who = prompt.leavers?.filter((seat) => !announced.has(seat)) ?? [];
      if (who.length > 0 && random() < 0.004) {
        const seat = who[Math.floor(random() * who.length)]!;
        announced.add(seat);
        gone.add(seat);
        session.submit(leaves(seat));
      } else {
        const answer = randomAnswer(prompt, random);
        session.submit(answer);
        if (answer.id === 'leave:yes') gone.add(prompt.seat);
      }
      if (n % 10 === 0) game.check(session.snapshot());
    }
    return { announced, gone };
  }

  it(
    'never asks whoever left, ranks them last and keeps in saves',
    () => {
      let left = 0;
      for (const [{ seats, options }, i, late] of within(walks, 5)) {
        const random = fractions(`leaving ${id} ${i}`);
        const session = sessionOf(module, { seats, options, seed: `leaving ${i}` });
        const { gone } = play(session, random, late);
        left += gone.size;
        const save = decode(encode(saveOf(session, 'test')));
        expect(verifySave(module, save)).toEqual({ answers: save.log.length, broken: null, same: true });
        expect(openSave(module, save).session.checksum()).toBe(session.checksum());
        const over = session.over();
        if (!over) continue;
        const places = over.ranking.map((r) => r.left === true);
        expect(places, 'those who stayed come first').toEqual([...places].sort((a, b) => Number(a) - Number(b)));
        for (const r of over.ranking) if (r.left) expect(gone.has(r.seat)).toBe(true);
        const stayed = over.ranking.filter((r) => !r.left);
        if (stayed.length > 0) for (const seat of winners(over)) expect(gone.has(seat)).toBe(false);
        expect(phrases.over(over, session.telling(null))).not.toMatch(/undefined|NaN/);
      }
      expect(left).toBeGreaterThan(0);
    },
    180_000 * LONG,
  );

  it('asks twice at the own main question, and bots and hints never see it', () => {
    const session = sessionOf(module, { seats: game.seats.at(-1)!, seed: 'twice' });
    const random = fractions('twice');
    while (!session.prompt()!.choices.some((c) => c.id === 'leave'))
      session.submit(randomAnswer(session.prompt()!, random));
    const prompt = session.prompt()!;
    expect(prompt.choices.at(-1)).toMatchObject({ id: 'leave', rare: true });
    session.submit({ id: 'leave' });
    expect(session.prompt()).toMatchObject({ seat: prompt.seat, topic: 'leave' });
    session.submit({ id: 'leave:no' });
    expect(session.prompt()!.choices).toEqual(prompt.choices);
    session.submit({ id: 'leave' });
    session.submit({ id: 'leave:yes' });
    expect(session.prompt()?.seat).not.toBe(prompt.seat);
    expect(session.prompt()?.leavers ?? []).not.toContain(prompt.seat);
  });

  it('said out of turn, the open question stays and the seat leaves when it is next asked', () => {
    const session = sessionOf(module, { seats: game.seats.at(-1)!, seed: 'later' });
    const random = fractions('later');
    while (!session.prompt()!.leavers) session.submit(randomAnswer(session.prompt()!, random));
    const asked = session.prompt()!;
    const other = asked.leavers!.find((seat) => seat !== asked.seat)!;
    const told = session.submit(leaves(other));
    expect(told.map((t) => t.event)).toEqual([{ type: 'leaving', seat: other }]);
    expect(phrases.event(told[0]!.event, session.telling(null))).toMatch(/\S/);
    expect({ ...session.prompt()!, leavers: null }).toEqual({ ...asked, leavers: null });
    expect(() => session.submit(leaves(other))).toThrow();
    session.undo();
    expect(session.prompt()).toEqual(asked);
    session.submit(leaves(other));
    for (let n = 0; n < LIMIT && session.prompt(); n++) {
      expect(session.prompt()!.seat).not.toBe(other);
      session.submit(randomAnswer(session.prompt()!, random));
    }
    expect(session.over()!.ranking.find((r) => r.seat === other)!.left).toBe(true);
    expect(leaverIn({ id: `leaves:${other}` })).toBe(other);
  });
});
