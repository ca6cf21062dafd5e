/** One game that three programs play at their own terminals with bots' answers, typed, and all that happens to them. */
import { expect } from 'vitest';
import { askOnce } from '../../src/chairs/client.js';
import { factsFrom } from '../../src/chairs/guest.js';
import { answerOf, type LogEntry } from '../../src/engine/log.js';
import type { GameModule } from '../../src/engine/phrasebook.js';
import { Session } from '../../src/engine/session.js';
import type { Answer, Seat } from '../../src/engine/types.js';
import { Bots } from '../../src/host/bots.js';
import type { SshServer } from '../pty/sshd.js';
import type { Terminal } from '../pty/terminal.js';
import { FIRST_ROW, screenOf } from './mirror.js';
import type { House } from './people.js';
import { Talker, until } from './tables.js';

export const NAMES = ['Ann', 'Bob', 'Cleo'];
/** Everybody's window: what is drawn here to compare with has all colours. */
const WINDOW = { columns: 120, rows: 40, env: { COLORTERM: 'truecolor', HOTSEAT_DEBUG: '1' } };
const LONG_MS = 60_000;

/**
 * Without what is no part of a view: halves may be drawn the other way round with their colours swapped, marks tell what
 * has just changed, and a host that was started again has other copies to go back to, and another reason why not.
 */
const plainly = (line: string): string =>
  line
    .replaceAll('▄', '▀')
    .replaceAll('•', ' ')
    .replace(/(no undo:| undo ).*(?= {3}saved #)/, (undo) => ' '.repeat(undo.length))
    .trimEnd();

export class Evening {
  /** What was typed, by the number of answers before it. */
  readonly given = new Map<number, LogEntry>();
  private readonly chairs: Terminal[] = [];
  private readonly truth: Session;
  /** The same game with bots in its seats, who are asked what to answer. */
  private readonly thought: Session;
  private readonly bots = new Bots({ ms: () => 20, outside: () => false });

  private constructor(
    private readonly house: House,
    private readonly ssh: SshServer | null,
    private readonly id: string,
    module: GameModule,
    private readonly passes: readonly string[],
  ) {
    const { table, seed } = house.save(id);
    const seats = table.seats.map((seat) => ({ ...seat, by: 'bot:easy' }));
    this.truth = new Session({ module, table, seed });
    this.thought = new Session({ module, table: { ...table, seats }, seed });
  }

  /** A new game that is open to others; everybody sits, Ann over SSH where there is a server. */
  static async begin(house: House, ssh: SshServer | null, id: string, module: GameModule): Promise<Evening> {
    await house.run(['--plain', 'start', id, '--players', NAMES.join(','), '--name', id], 'quit\n');
    expect((await house.run(['host', id])).code).toBe(0);
    const passes: string[] = [];
    for (let seat = 0; seat < NAMES.length; seat++) {
      const first = new Talker(house.host(id).socket);
      passes.push((await first.sit(seat))['pass']);
      first.kill();
    }
    ssh?.letIn(id, `command="${forced(house, id, passes[0] ?? '')}",restrict,pty`);
    const evening = new Evening(house, ssh, id, module, passes);
    for (let seat = 0; seat < NAMES.length; seat++) await evening.sit(seat);
    return evening;
  }

  get over(): boolean {
    return this.position().over() !== null;
  }

  /** The true position, from the save alone. */
  private position(): Session {
    const { log } = this.house.save(this.id);
    for (const entry of log.slice(this.truth.log.length)) {
      this.truth.submit(answerOf(entry));
      this.thought.submit(answerOf(entry));
    }
    return this.truth;
  }

  private at(seat: Seat): Terminal {
    return this.chairs[seat] ?? expect.unreachable();
  }

  private async sit(seat: Seat): Promise<void> {
    const name = NAMES[seat] ?? '';
    this.chairs[seat] =
      seat === 0 && this.ssh
        ? this.house.sits(this.ssh.login(this.id, WINDOW))
        : this.house.person(name, ['join', this.id, '--seat', name, '--pass', this.passes[seat] ?? ''], WINDOW);
    await this.upToDate(seat);
  }

  /** Until the screen shows all that is saved. Standing orders may still be answering. */
  private async upToDate(seat: Seat): Promise<void> {
    const one = this.at(seat);
    const shown = () => one.text().includes(`saved #${this.position().log.length}`) && !one.text().includes('is lost');
    await one.until(() => one.buffer === 'alternate' && shown(), `${NAMES[seat]} up to date`, LONG_MS);
  }

  /** The asked seat's bot thinks, and its answer is typed there. */
  async answer(): Promise<void> {
    const asked = this.position().prompt()?.seat ?? expect.unreachable();
    await this.upToDate(asked);
    const session = this.position();
    const seat = session.prompt()?.seat ?? expect.unreachable();
    if (seat !== asked) return this.answer();
    const { answer } = await this.bots.choose(this.thought, seat);
    await this.type(seat, answer, session.log.length);
    this.given.set(session.log.length, answer.n === undefined ? [seat, answer.id] : [seat, answer.id, answer.n]);
  }

  private async type(seat: Seat, { id, n }: Answer, at: number): Promise<void> {
    const one = this.at(seat);
    const taken = () => this.house.save(this.id).log.length > at;
    one.press(`:${id}${n === undefined ? '' : ` ${n}`}\r`);
    for (let i = 1; !taken(); i++) {
      if (i > 1000) throw new Error(`${id} was not taken; the screen was\n${one.text()}`);
      await new Promise((done) => setTimeout(done, 20));
      // Where something is lost by it a warning waits for this.
      if (i % 25 === 0) one.press('y');
    }
  }

  /** Every screen is what its seat may see of the true position, row by row. */
  async agree(): Promise<void> {
    for (let seat = 0; seat < NAMES.length; seat++) await this.upToDate(seat);
    const facts = factsFrom((await askOnce(this.house.host(this.id).socket, { do: 'hello' })) ?? expect.unreachable());
    const session = this.position();
    for (let seat = 0; seat < NAMES.length; seat++) {
      const wanted = (await screenOf(session, seat, facts, [WINDOW.columns, WINDOW.rows])).map(plainly);
      const one = this.at(seat);
      // The cursor stays with the kind of answer that it was on, and a sentence until the next key.
      if (session.over() === null) one.press(FIRST_ROW);
      const shown = () => one.lines().map(plainly);
      await until(() => `${shown()}` === `${wanted}`, 'the same screen', 3_000).catch(() => undefined);
      expect(shown(), `${NAMES[seat]} after ${session.log.length} answers`).toEqual(wanted);
    }
  }

  /** The program is killed, or its terminal closed; whoever sat there comes back. */
  async lose(seat: Seat, signal: 'SIGKILL' | 'SIGHUP'): Promise<void> {
    const one = this.at(seat);
    one.pty.kill(signal);
    await until(() => one.code !== null, 'the program is gone', LONG_MS);
    await this.sit(seat);
  }

  async loseHost(): Promise<void> {
    await this.house.killHost(this.id);
    expect((await this.house.run(['host', this.id])).code).toBe(0);
  }

  /** The save is what was typed, with nothing but standing orders between. */
  async leave(): Promise<void> {
    this.bots.stop();
    expect((await this.house.run(['host', this.id, '--stop'])).out).toContain('The game is saved');
    const { log } = this.house.save(this.id);
    for (const [at, entry] of this.given) expect(log[at]).toEqual(entry);
    expect((await this.house.run(['saves', 'verify', this.id])).code).toBe(0);
    for (const one of this.chairs) one.kill();
  }
}

/** The command of Ann's key, as docs/ssh.md has it. */
function forced(house: House, id: string, pass: string): string {
  const env = `HOTSEAT_RUNTIME=${house.runtime} HOTSEAT_PASS=${pass} LANG=en_US.UTF-8 COLORTERM=truecolor HOTSEAT_DEBUG=1`;
  return `${env} ${process.execPath} ${house.program} --kiosk --saves ${house.saves} join ${id} --seat Ann`;
}
