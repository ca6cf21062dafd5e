/** Two people at one screen, a third one elsewhere: hands stay secret, and everybody is asked in turn. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Sitting, sitDown, type Wish } from '../../src/chairs/guest.js';
import type { OpenedTable } from '../../src/chairs/open.js';
import { SharedScreen } from '../../src/chairs/shared-screen.js';
import { randomAnswer } from '../../src/engine/bots/random.js';
import { stable } from '../../src/engine/copy.js';
import { must } from '../../src/engine/must.js';
import type { GameModule } from '../../src/engine/phrasebook.js';
import { fractions } from '../../src/engine/random.js';
import { CurtainScene } from '../../src/ui/screens/curtain/curtain.js';
import { bazaarModule, pebblesModule } from '../toys/index.js';
import { type Drive, drive } from '../ui/driver.js';
import { FakeHost } from '../ui/fake-host.js';
import { type Opening, open, type Place, place, until, withToys } from './tables.js';

withToys();

let at: Place;
let opened: OpenedTable;
const sittings: Sitting[] = [];
const NOBODY: Wish['passes'] = { of: () => undefined, keep: () => undefined };

beforeEach(() => {
  at = place();
});

afterEach(() => {
  for (const one of sittings.splice(0)) one.leave();
  opened.close();
  at.remove();
});

async function guest(seat: string, more: Partial<Wish> = {}): Promise<Sitting> {
  const one = await sitDown({ socket: () => opened.socket, seat, passes: NOBODY, ...more });
  sittings.push(one);
  return one;
}

interface Room {
  readonly screen: SharedScreen;
  readonly d: Drive;
  /** Cleo, in another room. */
  readonly cleo: Sitting;
}

async function roomOf(module: GameModule, how: Opening = {}): Promise<Room> {
  opened = await open(at, module, how);
  // The line that shows what everybody may know comes first, as in the program: it also hears everything first.
  const everybodys = await guest('Ann', { shared: true });
  const hands = [await guest('Ann', { pass: must(everybodys.pass, 'pass of Ann') }), await guest('Bob')];
  const screen = new SharedScreen(
    everybodys.remote,
    hands.map(({ remote }) => remote),
  );
  const host = new FakeHost();
  host.change({ handover: 'off' });
  const { ui } = await host.game(module.game.id);
  const d = drive({ kind: 'table', table: { module, ui, session: screen, name: 'friday' } }, host);
  return { screen, d, cleo: await guest('Cleo') };
}

const session = () => opened.table.session;

/** The asked person's random answer, given where they sit. */
async function answer({ screen, d, cleo }: Room, random: () => number): Promise<void> {
  const { length } = session().log;
  const prompt = must(session().prompt(), 'a question');
  const given = randomAnswer(prompt, random);
  if (prompt.seat === 2) {
    await until(() => cleo.remote.log.length === length && !cleo.remote.waiting, 'Cleo is asked');
    cleo.remote.submit(given);
  } else {
    await until(
      () => screen.own === prompt.seat && screen.log.length === length && !screen.waiting,
      'the seat is shown',
    );
    await d.type(`:${given.id}${given.n === undefined ? '' : ` ${given.n}`}`);
    await d.press('enter');
    if (session().log.length === length) await d.press('y');
  }
  await until(() => session().log.length > length, `${given.id} is taken`);
}

it('hands stay behind the curtain until their person has the keyboard', async () => {
  const room = await roomOf(bazaarModule);
  const { screen, d } = room;
  const random = fractions('shared');
  let curtains = 0;
  for (let i = 0; i < 30 && !session().over(); i++) {
    const { seat } = must(session().prompt(), 'a question');
    const { length } = session().log;
    await until(
      () => screen.log.length === length && (seat === 2 || screen.own === seat || screen.handTo === seat),
      'it is known',
    );
    if (screen.own !== seat) {
      expect(screen.own).toBeNull();
      expect(stable(screen.view(null))).toBe(stable(session().view(null)));
      for (const hand of [0, 1]) expect(stable(screen.view(hand))).toBe(stable(session().view(null)));
      expect(d.stage.top instanceof CurtainScene).toBe(seat !== 2);
      if (seat !== 2) {
        curtains++;
        expect(d.text()).toContain(seat === 0 ? 'Ann' : 'Bob');
        await d.press('enter');
      }
    }
    if (seat !== 2) {
      expect(screen.own).toBe(seat);
      expect(d.stage.top instanceof CurtainScene).toBe(false);
      expect(stable(screen.view(seat))).toBe(stable(session().view(seat)));
    }
    await answer(room, random);
  }
  expect(curtains).toBeGreaterThan(5);
  expect(session().table.seats.map((_, seat) => opened.table.presence().seats[seat]?.here)).toEqual([true, true, true]);
  expect(opened.table.presence().watchers).toBe(0);
});

it('says for good why it ended', async () => {
  const { d } = await roomOf(pebblesModule);
  opened.server.close('stopped');
  const last = () => d.stage.around()?.text;
  await until(() => last()?.includes('The host has closed the table') === true, 'why');
  expect(last()).not.toContain('being tried again');
});

it('in an open game the screen turns to whoever of them is asked, and both agree to taking back', async () => {
  const room = await roomOf(pebblesModule, { undo: 'free' });
  const { screen, d, cleo } = room;
  const random = fractions('open');
  const others = () =>
    new Set(
      session()
        .log.slice(session().log.findLastIndex(([seat]) => seat === 2) + 1)
        .map(([seat]) => seat),
    );
  while (!session().log.some(([seat]) => seat === 2) || others().size < 2) {
    await answer(room, random);
    expect(d.stage.top instanceof CurtainScene).toBe(false);
  }
  const { length } = session().log;
  const own = session().log.findLastIndex(([seat]) => seat === 2);
  await until(() => cleo.remote.log.length === length, 'Cleo sees it');
  cleo.remote.undo();
  for (const agreed of [1, 2]) {
    await until(() => screen.chairs.asking() === 2, `Cleo asks ${agreed}`);
    await d.press('y', 'y');
    if (agreed === 1) await until(() => opened.table.asking?.agreed.length === 1, 'one agrees');
  }
  await until(() => session().log.length === own, 'it is taken back');
});
