import { describe, expect, it } from 'vitest';
import { stable } from '../../../src/engine/copy.js';
import { heardBy, type Run } from '../../../src/engine/engine.js';
import { playout } from '../../../src/engine/fuzz.js';
import type { Prompt } from '../../../src/engine/types.js';
import { CIVIL } from '../../../src/games/through-the-ages/data/civil.js';
import { MILITARY } from '../../../src/games/through-the-ages/data/military.js';
import { game } from '../../../src/games/through-the-ages/game.js';
import type { TtaState } from '../../../src/games/through-the-ages/types.js';
import { view } from '../../../src/games/through-the-ages/view.js';

/** Visits every n-th question of a random game. */
function visit(seats: number, seed: string, every: number, look: (run: Run, prompt: Prompt) => void): void {
  let n = 0;
  playout({
    game,
    seats,
    seed,
    checkEvery: 0,
    onAnswer(run, prompt) {
      n += 1;
      if (n % every === 0) look(run, prompt);
    },
  });
}

describe('secrets', () => {
  it('a scrambled table looks the same to its viewer and is a sound table', () => {
    let changed = 0;
    visit(4, 'leak', 23, (run, prompt) => {
      for (const viewer of [0, 1, 2, 3, null]) {
        const before = stable(view(run.s as TtaState, viewer));
        const other = run.imagine(viewer);
        game.check(other.s);
        expect(stable(view(other.s, viewer))).toBe(before);
        if (viewer === prompt.seat) expect(other.prompt()).toEqual(prompt);
        if (stable(other.s.players) !== stable(run.s.players)) changed += 1;
      }
    });
    expect(changed).toBeGreaterThan(50);
  });

  it('a scrambled table can be played on', () => {
    visit(3, 'onwards', 97, (run) => {
      for (const viewer of [0, 1, 2]) {
        const other = run.imagine(viewer);
        for (let i = 0; i < 30 && other.prompt(); i++) {
          const c = other.prompt()!.choices.find((x) => !x.rare)!;
          other.play(c.range ? { id: c.id, n: c.range[0] } : { id: c.id });
          game.check(other.s);
        }
      }
    });
  });

  it('a view names no hidden card', () => {
    visit(4, 'names', 31, (run) => {
      const s = run.s as TtaState;
      for (const viewer of [0, 1, 2, 3, null]) {
        const seen = view(s, viewer);
        expect(seen).not.toHaveProperty('rng');
        expect(seen).not.toHaveProperty('stack');
        for (const p of seen.players) {
          if (p.seat !== viewer) expect(p.military).toBeNull();
          expect(p.militaryCount).toBe(s.players[p.seat]!.military.length);
        }
        const own = s.events.future.filter((e) => viewer !== null && e.by === viewer).length;
        expect(seen.events.future.filter((e) => e.card !== null)).toHaveLength(own);
      }
    });
  });

  it('the log tells drawn, discarded and prepared cards to their owner only', () => {
    let draws = 0;
    let prepared = 0;
    visit(3, 'log', 1, (run) => {
      for (const told of run.takeTold()) {
        const { event } = told;
        if (!['draw-military', 'discard-military', 'prepare'].includes(event.type)) continue;
        expect(told.only).toEqual([event.seat]);
        for (const listener of [0, 1, 2, null]) {
          if (listener === event.seat) continue;
          const text = JSON.stringify(heardBy([told], listener));
          for (const id of Object.keys(MILITARY)) expect(text.includes(`"${id}"`)).toBe(false);
        }
        if (event.type === 'draw-military') draws += 1;
        if (event.type === 'prepare') prepared += 1;
      }
    });
    expect([draws > 20, prepared > 5]).toEqual([true, true]);
  });

  it('drawing raises the undo floor', () => {
    visit(2, 'floor', 1, (run) => {
      const told = run.told.some((t) => t.event.type === 'draw-military' || t.event.type === 'dealt');
      if (told) expect(run.opened).toBe(true);
      run.opened = false;
      run.takeTold();
    });
  });

  it('closed civil hands show counts to others', () => {
    const { run } = playout({ game, seats: 2, seed: 'closed', options: { 'open-hands': false }, checkEvery: 0 });
    const seen = view(run.s as TtaState, 0);
    expect(seen.players[1]!.hand).toBeNull();
    expect(seen.players[0]!.hand).not.toBeNull();
    expect(seen.players[1]!.handCount).toBe((run.s as TtaState).players[1]!.hand.length);
  });

  it('closed civil hands of others change nothing that a seat sees, is asked or is told', () => {
    let compared = 0;
    let told = 0;
    let answers = 0;
    playout({
      game,
      seats: 3,
      seed: 'closed twins',
      options: { 'open-hands': false },
      checkEvery: 0,
      onAnswer(run, prompt, answer) {
        if (answers++ % 5 > 0) return;
        for (const viewer of [0, 1, 2, null]) {
          const twin = run.imagine(undefined, true);
          if (!exchangeCivil(twin.s as TtaState, viewer)) continue;
          compared += 1;
          expect(view(twin.s, viewer)).toEqual(view(run.s, viewer));
          for (const seat of [0, 1, 2]) {
            expect(game.tally(twin.s, seat)).toEqual(game.tally(run.s, seat));
            expect(game.standing(twin.s, seat)).toEqual(game.standing(run.s, seat));
          }
          if (prompt.seat !== viewer) continue;
          expect(twin.prompt()).toEqual(prompt);
          expect(twin.blocked()).toEqual(run.blocked());
          const real = run.imagine(undefined, true);
          for (const r of [real, twin]) r.play(answer);
          if (real.opened || twin.opened) continue;
          told += 1;
          expect(heardBy(twin.takeTold(), viewer)).toEqual(heardBy(real.takeTold(), viewer));
          expect(view(twin.s, viewer)).toEqual(view(real.s, viewer));
        }
      },
    });
    expect([compared > 50, told > 10]).toEqual([true, true]);
  });
});

/** Another seat holds another card of the same kind and age, which lies in the deck instead. False where none can. */
function exchangeCivil(s: TtaState, viewer: number | null): boolean {
  for (let seat = 0; seat < s.seats; seat++) {
    if (seat === viewer) continue;
    const { hand } = s.players[seat]!;
    for (const [i, held] of hand.entries()) {
      const deck = s.civil[CIVIL[held].age];
      const at = deck?.findIndex((id) => CIVIL[id].kind === CIVIL[held].kind && !hand.includes(id)) ?? -1;
      if (!deck || at < 0 || CIVIL[held].age !== s.age) continue;
      hand[i] = deck[at]!;
      deck[at] = held;
      return true;
    }
  }
  return false;
}
