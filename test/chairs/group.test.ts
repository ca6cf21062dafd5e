/**
 * Other users of the machine: a group that was let in sits down and proves who it is by a file; an attacker among them
 * answers for others, replays, floods, and reads all that it can reach. Only root can play other users: elsewhere the
 * tests say that they were not run.
 */
import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from 'node:child_process';
import { chmodSync, linkSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Proofs } from '../../src/chairs/proofs.js';
import { randomAnswer } from '../../src/engine/bots/random.js';
import { fractions } from '../../src/engine/random.js';
import { openSave } from '../../src/engine/save/open.js';
import { bazaarModule } from '../toys/index.js';
import { House } from './people.js';
import { Talker, until } from './tables.js';

const NOBODY = 65_534;
const SOMEBODY = 65_533;
const GROUP = 'nogroup';
/** Whoever is asked first with it is not Bob. */
const SEED = 'behind-the-curtain';
const root = process.getuid?.() === 0 && process.platform === 'linux';

type Message = Record<string, any>;

/** A program of another user: what it is told goes into the socket, what comes out is heard. */
class OtherUser {
  readonly heard: Message[] = [];
  readonly child: ChildProcessWithoutNullStreams;
  code: number | null = null;
  private count = 0;
  private rest = '';

  constructor(
    readonly uid: number,
    readonly gid: number,
    socket: string,
  ) {
    const pipe = `const s=require('net').connect(process.argv[1]);s.on('error',()=>process.exit(9));s.on('close',()=>process.exit(0));process.stdin.pipe(s);s.pipe(process.stdout)`;
    this.child = spawn(process.execPath, ['-e', pipe, socket], { uid, gid, cwd: '/' });
    this.child.stdin.on('error', () => undefined);
    this.child.on('exit', (code) => {
      this.code = code;
    });
    this.child.stdout.setEncoding('utf8').on('data', (text: string) => {
      const lines = (this.rest + text).split('\n');
      this.rest = lines.pop() ?? '';
      for (const line of lines) this.heard.push(JSON.parse(line) as Message);
    });
  }

  async ask(request: Message): Promise<Message> {
    const re = ++this.count;
    this.child.stdin.write(`${JSON.stringify({ ...request, re })}\n`);
    await until(() => this.code !== null || this.heard.some((m) => m['re'] === re), 'a reply', 60_000);
    return this.heard.find((m) => m['re'] === re) ?? {};
  }

  /** As a program of ours does it: makes the file that the host thought of. */
  async prove(): Promise<string> {
    const { proof } = await this.ask({ do: 'prove' });
    expect(this.as(`require('fs').closeSync(require('fs').openSync(process.argv[1],'wx',0o600))`, proof)).toBe(0);
    return proof as string;
  }

  /** Runs a script as this user: its exit status. */
  as(script: string, ...words: string[]): number | null {
    return spawnSync(process.execPath, ['-e', script, ...words], { uid: this.uid, gid: this.gid, cwd: '/' }).status;
  }

  gone(): void {
    this.child.kill('SIGKILL');
  }
}

describe('the owner of a proof', () => {
  it('is nobody where the file is a link, has a second name, or belongs to the host itself', () => {
    const folder = path.join(os.tmpdir(), `hs-proofs-${process.pid}`);
    const proofs = new Proofs(os.tmpdir(), path.join(os.tmpdir(), 'x.sock'));
    const own = `${folder}-own`;
    writeFileSync(own, '');
    linkSync(own, `${own}-twice`);
    expect(proofs.userOf(own)).toBeNull();
    expect(proofs.userOf('/proc/self/cwd')).toBeNull();
    expect(proofs.userOf(`${folder}-nothing`)).toBeNull();
    for (const file of [own, `${own}-twice`]) rmSync(file);
  });
});

describe.runIf(root)('a group of users', () => {
  let house: House;
  let socket: string;
  const runtime = path.join(os.tmpdir(), `hs-group-${process.pid}`);
  const users: OtherUser[] = [];

  beforeAll(async () => {
    house = await House.build();
    chmodSync(house.home, 0o755);
    house.env['HOTSEAT_RUNTIME'] = runtime;
    await house.run(
      ['--plain', 'start', 'bazaar', '--players', 'Ann,Bob,Cleo', '--name', 'friday', '--seed', SEED],
      'quit\n',
    );
    const opened = await house.run(['host', 'friday', '--group', GROUP]);
    socket = /join (\S+\.sock)/.exec(opened.out)?.[1] ?? expect.unreachable();
  }, 60_000);

  afterAll(async () => {
    for (const one of users) one.gone();
    await house.end();
    rmSync(runtime, { recursive: true, force: true });
  }, 60_000);

  function user(uid: number, gid: number): OtherUser {
    const one = new OtherUser(uid, gid, socket);
    users.push(one);
    return one;
  }

  it('comes in, and comes back without words', async () => {
    const bob = user(NOBODY, NOBODY);
    const first = await bob.ask({ do: 'sit', seat: 1, proof: await bob.prove() });
    expect(first).toMatchObject({ ok: true, pass: expect.any(String) });
    bob.gone();
    const back = user(NOBODY, NOBODY);
    expect(await back.ask({ do: 'sit', seat: 1, proof: await back.prove() })).toMatchObject({ ok: true });
    const other = user(SOMEBODY, NOBODY);
    const stolen = readdirSync(path.join(runtime, `${path.basename(socket, '.sock')}.proofs`))[0] ?? '';
    for (const proof of [await other.prove(), path.join(path.dirname(socket), stolen)])
      expect(await other.ask({ do: 'sit', seat: 1, proof })).toMatchObject({
        ok: false,
        error: { code: 'wrong-pass' },
      });
    expect(await other.ask({ do: 'sit', seat: 1, pass: first['pass'] })).toMatchObject({ ok: true });
  }, 60_000);

  it('is all that comes in', async () => {
    const stranger = user(SOMEBODY, SOMEBODY);
    await until(() => stranger.code !== null, 'the stranger is kept out', 60_000);
    expect(stranger.code).toBe(9);
  }, 60_000);

  it('can read nothing that the host keeps, nor list or change it', () => {
    const nobody = users[0] ?? expect.unreachable();
    const files = [house.saves, runtime].flatMap((folder) =>
      readdirSync(folder).map((name) => path.join(folder, name)),
    );
    const plain = files.filter((file) => statSync(file).isFile());
    expect(plain.length).toBeGreaterThanOrEqual(4);
    const deeds: [deed: string, file: string][] = [
      ...plain.map((file): [string, string] => ['readFileSync', file]),
      ...[...plain, socket].map((file): [string, string] => ['unlinkSync', file]),
      ['readdirSync', runtime],
      ['mkdirSync', path.join(runtime, 'x')],
    ];
    // Exits with the number of the first deed that is not forbidden.
    const script = `JSON.parse(process.argv[1]).forEach(([deed,file],i)=>{try{require('fs')[deed](file)}catch(e){if(/EACCES|EPERM/.test(e.code))return}process.exit(i+1)})`;
    const done = nobody.as(script, JSON.stringify(deeds));
    expect(done === 0 ? 'nothing' : deeds[(done ?? 1) - 1]).toBe('nothing');
  }, 60_000);

  it('an attacker among them learns and changes nothing', async () => {
    const before = house.save('friday');
    const { session } = openSave(bazaarModule, before);
    const prompt = session.prompt() ?? expect.unreachable();
    const honestSeat = new Talker(socket);
    expect(await honestSeat.sit(prompt.seat)).toMatchObject({ ok: true });
    const thief = user(SOMEBODY, NOBODY);
    const honest = { do: 'answer', at: before.log.length, ...randomAnswer(prompt, fractions('honest')) };
    expect(await thief.ask(honest)).toMatchObject({ ok: false, error: { code: 'not-seated' } });
    expect(await thief.ask({ do: 'sit', seat: prompt.seat, pass: 'amber-owl-7' })).toMatchObject({ ok: false });
    expect(await thief.ask({ do: 'own', key: 'guess', what: 'stop' })).toMatchObject({ ok: false });
    expect(await thief.ask({ do: 'watch', seat: prompt.seat, world: true })).toMatchObject({ ok: false });
    expect(await thief.ask({ do: 'watch', world: true })).toMatchObject({ ok: true });
    for (const request of [honest, { ...honest, at: 99 }, { do: 'undo', at: 0 }, { do: 'agree', at: 0, yes: true }])
      expect(await thief.ask(request)).toMatchObject({ ok: false });
    thief.child.stdin.write(`${JSON.stringify(honest)}\n`.repeat(3_000));
    await until(() => thief.heard.filter(({ ok }) => ok === false).length > 60, 'refusals', 60_000);
    expect(house.save('friday').log).toEqual(before.log);
    const seen = thief.heard.filter((message) => message['push'] === 'changed');
    expect(seen.length).toBeGreaterThan(0);
    for (const message of seen) {
      expect(message['still'].view).toEqual(JSON.parse(JSON.stringify(session.view(null))));
      expect([message['world'], message['seed'], message['prompt']?.choices ?? []]).toEqual([undefined, undefined, []]);
      for (const row of message['rows']) expect(row.id).toBeNull();
    }
    expect(JSON.stringify(thief.heard)).not.toContain(before.seed);
    expect(await honestSeat.ask(honest)).toMatchObject({ ok: true, saved: true });
    expect(house.save('friday').log.length).toBeGreaterThan(before.log.length);
    honestSeat.kill();
  }, 120_000);
});

it('other users can be played here', ({ skip }) => {
  skip(!root, 'only root on Linux can start programs of other users');
});
