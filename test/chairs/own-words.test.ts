/** Guests hear in their own language what a host that speaks another one refuses. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { refusedFrom } from '../../src/chairs/cause.js';
import { type Sitting, sitDown } from '../../src/chairs/guest.js';
import type { OpenedTable } from '../../src/chairs/open.js';
import { must } from '../../src/engine/must.js';
import { Refused } from '../../src/engine/types.js';
import { ENGLISH, languages } from '../../src/languages/index.js';
import { speak } from '../../src/languages/spoken.js';
import { sentence } from '../../src/phrases.js';
import { pebblesModule } from '../toys/index.js';
import { open, type Place, place, Talker, withToys } from './tables.js';

withToys();

const polish = must(
  languages().find(({ id }) => id === 'pl'),
  'language',
);
const late = { code: 'chairs-late', facts: { at: 3, now: 5 } };

let at: Place;
let opened: OpenedTable;
let sitting: Sitting | null = null;

beforeEach(async () => {
  at = place();
  opened = await open(at, pebblesModule);
});

afterEach(async () => {
  await speak(ENGLISH);
  sitting?.leave();
  sitting = null;
  opened.close();
  at.remove();
});

const passes = { of: () => undefined, keep: () => undefined };
const sit = () => sitDown({ socket: () => opened.socket, seat: '1', passes });

describe('what a host refuses', () => {
  it('crosses the line with its code and facts beside the sentence', async () => {
    const talker = new Talker(opened.socket);
    await talker.sit(0);
    const { error } = await talker.ask({ do: 'answer', at: 7, id: 'x' });
    expect(error).toMatchObject({ code: 'late', cause: { code: 'chairs-late', facts: { at: 7, now: 0 } } });
  });

  it('is said in the language of the guest', async () => {
    sitting = await sit();
    const refused = await sit().catch((error) => error as Refused);
    expect(refused).toBeInstanceOf(Refused);
    await speak(polish);
    expect(sentence(refused as Refused)).toContain('To nie jest hasło');
  });

  it('is said so in talk and in the row about the disk, too', async () => {
    sitting = await sit();
    await speak(polish);
    const { remote } = sitting;
    remote.hear([{ n: Date.now() * 2, seat: null, text: 'Too late.', cause: late, when: 0, at: 0 }]);
    expect(remote.said.at(-1)?.text).toBe(sentence(new Refused(late.code, late.facts)));
    expect(remote.said.at(-1)?.text).toContain('Za późno');
  });
});

describe('a cause from outside', () => {
  const said = (cause: unknown) => refusedFrom(cause, 'No.');

  it('is taken where there is a sentence for it', () => {
    expect(said(late)).toMatchObject(late);
  });

  it.each([
    undefined,
    null,
    'late',
    { code: 'chairs-late' },
    { code: 7, facts: {} },
    { code: 'of-tomorrow', facts: {} },
    { code: 'chairs-late', facts: { at: { deep: 1 } } },
  ])('leaves the words of the host where there is none: %j', (cause) => {
    expect(said(cause)).toMatchObject({ code: 'chairs-said', facts: { text: 'No.' } });
  });
});
