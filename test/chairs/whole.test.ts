/**
 * Three programs in three terminals, one of them through a real SSH server where there is one, play all titles with
 * bots' answers. Lines break, programs and hosts are killed, and everybody comes back. The suite plays the beginning of
 * an open game and of one with secrets, `npm run long` whole games of all.
 */
import { afterAll, beforeAll, describe, it } from 'vitest';
import { fractions } from '../../src/engine/random.js';
import { games } from '../../src/games.js';
import { LONG } from '../helpers/games.js';
import { NO_SSH, SshServer, sshThere } from '../pty/sshd.js';
import { Evening, NAMES } from './evening.js';
import { House } from './people.js';

const SHORT = ['through-the-ages'];
const ANSWERS = LONG > 1 ? 10_000 : 3;
/** What happens after an answer: of a hundred, so many are followed by a lost seat or host. */
const LOST_SEATS = 6;
const LOST_HOSTS = 2;
const LOOK_EVERY = 20;

type Mishap = 'none' | 'seat' | 'host';

/** In the short games everything happens once. */
function mishap(i: number, random: () => number): Mishap {
  if (LONG === 1) return (['host', 'seat'] as const)[i] ?? 'none';
  const lot = 100 * random();
  return lot < LOST_SEATS ? 'seat' : lot < LOST_SEATS + LOST_HOSTS ? 'host' : 'none';
}

let house: House;
let ssh: SshServer | null = null;

beforeAll(async () => {
  house = await House.build();
  if (sshThere) ssh = await SshServer.start();
}, 60_000);

afterAll(async () => {
  await house.end();
  ssh?.stop();
}, 60_000);

const chosen = games().filter(({ id }) => LONG > 1 || SHORT.includes(id));

describe('three programs at three terminals', () => {
  it.each(chosen.map((entry) => [entry.id, entry] as const))(
    'play %s, and the save is what they answered',
    async (id, entry) => {
      const evening = await Evening.begin(house, ssh, id, await entry.module());
      const random = fractions(`evening ${id}`);
      for (let i = 0; i < ANSWERS && !evening.over; i++) {
        await evening.answer();
        const what = mishap(i, random);
        if (what === 'seat')
          await evening.lose(Math.floor(random() * NAMES.length), random() < 0.5 ? 'SIGKILL' : 'SIGHUP');
        else if (what === 'host') await evening.loseHost();
        if (i % LOOK_EVERY === LOOK_EVERY - 1) await evening.agree();
      }
      await evening.agree();
      await evening.leave();
    },
    LONG > 1 ? 3_600_000 : 120_000,
  );

  it('one of them came through a real SSH server, with its seat in the forced command', ({ skip }) => {
    skip(!sshThere, NO_SSH);
  });
});
