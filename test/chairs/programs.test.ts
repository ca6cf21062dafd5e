/** The real program in real processes: hosts that are killed, and people at their own terminals. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { KEY } from '../pty/terminal.js';
import { House } from './people.js';
import { until } from './tables.js';

let house: House;

beforeAll(async () => {
  house = await House.build();
});

afterAll(() => house.end());

const answers = () => house.save('friday').log.length;

describe('people at terminals of their own', () => {
  it('play on after their host was killed, and nothing is lost', async () => {
    const run = house.run.bind(house);
    const person = (name: string, ...words: string[]) => house.person(name, words);
    await run(['--plain', 'start', 'pebbles', '--players', 'Ann,Bob', '--name', 'friday'], 'quit\n');
    const opened = await run(['host', 'friday']);
    expect(opened.out).toContain('hotseat join friday');
    expect((await run(['host', 'friday'])).out).toContain('open to others already');
    expect((await run(['load', 'friday', '--plain'])).out).toContain('open in another program');
    const ann = person('ann', 'join', 'friday', '--seat', 'Ann');
    await ann.see('The pass of', 60_000);
    const bob = person('bob', 'join', 'friday', '--seat', 'Bob');
    await bob.see('The pass of', 60_000);
    await until(() => ann.buffer === 'alternate' && !ann.text().includes('away'), 'Ann sees Bob', 60_000);
    const before = answers();
    for (let i = 0; i < 5 && answers() === before; i++) {
      ann.press(KEY.enter);
      bob.press(KEY.enter);
      await new Promise((done) => setTimeout(done, 500));
    }
    expect(answers()).toBeGreaterThan(before);
    const now = answers();
    await house.killHost('friday');
    await ann.see('The connection to the table is lost', 60_000);
    expect(answers()).toBe(now);
    const again = await run(['host', 'friday']);
    expect(again.out).toContain('hotseat join friday');
    await until(() => !ann.text().includes('is lost') && !bob.text().includes('is lost'), 'both are back', 60_000);
    expect(answers()).toBe(now);
    bob.kill();
    await ann.see('Bob has been away since', 60_000);
    expect((await run(['host', '--list'])).out).toContain('Ann, (Bob)');
    const stranger = person('cleo', 'join', 'friday', '--seat', 'Bob');
    await until(() => /Bob's pass/.test(stranger.raw), 'the pass is asked for', 60_000);
    stranger.press('amber-owl', KEY.enter);
    await until(() => stranger.raw.includes("not the pass of Bob's seat"), 'the stranger is refused', 60_000);
    const back = person('bob', 'join', 'friday', '--seat', 'Bob');
    await until(() => back.buffer === 'alternate', 'Bob is back without words', 60_000);
    expect((await run(['host', 'friday', '--stop'])).out).toContain('The game is saved');
    expect((await run(['saves', 'verify', 'friday'])).code).toBe(0);
  }, 300_000);

  it('open their running game to others, and leave it without ending it', async () => {
    const run = house.run.bind(house);
    const ann = house.person('ann', ['start', 'pebbles', '--players', 'Ann,Bob', '--name', 'sunday']);
    await until(() => ann.buffer === 'alternate' && ann.text().includes('saved #0'), 'the table', 60_000);
    ann.press(KEY.enter);
    await ann.see('saved #1', 60_000);
    ann.press('o');
    await ann.see('Open this table to others?', 60_000);
    ann.press('y');
    await ann.see('The pass of', 60_000);
    expect((await run(['host', '--list'])).out).toContain('sunday');
    expect(house.save('sunday').log).toHaveLength(1);
    const list = async () => (await run(['host', '--list'])).out;
    // The owner sits down on the seat that was asked.
    const other = (await list()).includes('(Ann)') ? 'Ann' : 'Bob';
    ann.press('q', 'q');
    await ann.ended(60_000);
    expect(await list()).toContain('(Ann), (Bob)');
    const guest = house.person('guest', ['join', 'sunday', '--seat', other]);
    await guest.see('The pass of', 60_000);
    await guest.see('away since', 60_000);
    expect((await run(['host', 'sunday', '--bot', `${other === 'Ann' ? 'Bob' : 'Ann'}=random`])).code).toBe(0);
    await guest.see('saved #2', 60_000);
    expect(house.save('sunday').log.length).toBeGreaterThanOrEqual(2);
    expect(await list()).toContain('bot:random');
    expect((await run(['host', 'sunday', '--stop'])).out).toContain('The game is saved');
  }, 300_000);
});
