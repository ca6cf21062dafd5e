import { describe, expect, it } from 'vitest';
import { redoDecision, undoDecision } from '../../src/engine/decision.js';
import { Session } from '../../src/engine/session.js';
import { tableOf } from '../helpers/play.js';
import { bazaarModule, pebblesModule } from '../toys/index.js';

/** Ann is a person; the others as they are given. */
function against(others: readonly string[], module = pebblesModule): Session {
  const options = module === pebblesModule ? { offers: false } : {};
  const table = tableOf({ seats: 1 + others.length, options });
  table.seats.forEach((seat, i) => {
    seat.by = i === 0 ? 'human' : (others[i - 1] ?? 'human');
  });
  return new Session({ module, table, seed: 'a seed' });
}

const lay = (session: Session) => {
  const choice = session.prompt()?.choices.find((c) => c.verb === 'lay') ?? session.prompt()?.choices[0];
  if (!choice) throw new Error('nobody is asked');
  session.submit(choice.range ? { id: choice.id, n: choice.range[0] } : { id: choice.id });
};

/** Plays until this seat is asked after others were. */
function until(session: Session, seat: number): void {
  for (let i = 0; i < 60; i++) {
    lay(session);
    if (session.prompt()?.seat === seat && session.log.at(-1)?.[0] !== seat) return;
  }
  throw new Error('never asked again');
}

describe('undo against bots', () => {
  it("goes back to the person's own last decision and takes the bots' answers with it", () => {
    const session = against(['bot:random', 'bot:random']);
    const before = session.checksum();
    until(session, 0);
    const after = session.checksum();
    const length = session.log.length;
    const own = session.log.filter(([seat]) => seat === 0).length;
    expect(session.log.some(([seat]) => seat === 1)).toBe(true);
    expect(undoDecision(session)).toBe(true);
    expect(session.prompt()?.seat).toBe(0);
    expect(session.log.filter(([seat]) => seat === 0)).toHaveLength(own - 1);
    while (undoDecision(session));
    expect(session.checksum()).toBe(before);
    while (redoDecision(session));
    expect(session.log).toHaveLength(length);
    expect(session.checksum()).toBe(after);
  });

  it("another person's answer still ends it, also with a bot between", () => {
    const session = against(['bot:random', 'human']);
    until(session, 0);
    expect(session.log.map(([seat]) => seat)).toContain(2);
    expect(session.undoStop()).toBe('seat');
    expect(undoDecision(session)).toBe(true); // the other person's own last one, and no further
    expect(session.prompt()?.seat).toBe(2);
    const n = session.log.length;
    while (undoDecision(session));
    expect(session.log.slice(0, n).some(([seat]) => seat === 0)).toBe(true);
  });

  it('stops where a secret was met, and then takes nothing back at all', () => {
    const session = against(['bot:random'], bazaarModule);
    for (let i = 0; i < 60 && !(session.undoDepth() > 0 && session.log.at(-1)?.[0] === 1); i++) lay(session);
    expect(session.log.slice(session.floor()).every(([seat]) => seat === 1)).toBe(true);
    const n = session.log.length;
    expect(undoDecision(session)).toBe(false);
    expect(session.log).toHaveLength(n);
  });
});

describe('undo past standing orders', () => {
  /** Three answers of people; which of them orders would give is told by the tests, as after loading. */
  function ordered() {
    const session = against(['human']);
    for (let i = 0; i < 3; i++) lay(session);
    return session;
  }

  it('goes on to the last question that is asked, and comes back with what orders answered', () => {
    const session = ordered();
    session.agreeUndo('free');
    const spared = () => session.log.length === 2;
    const sum = session.checksum();
    expect(undoDecision(session, spared)).toBe(true);
    expect(session.log).toHaveLength(1);
    expect(redoDecision(session, spared)).toBe(true);
    expect(session.log).toHaveLength(3);
    expect(session.checksum()).toBe(sum);
  });

  it('takes nothing back where an order would only answer the same again', () => {
    const session = ordered();
    session.look();
    lay(session);
    const sum = session.checksum();
    expect(undoDecision(session, () => true)).toBe(false);
    expect(session.checksum()).toBe(sum);
    expect(session.redoDepth()).toBe(0);
    expect(undoDecision(session)).toBe(true);
  });
});
