/** A guest plays through a real SSH server on loopback, kept in by a forced command. Needs openssh-server. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Terminal, toyProgram } from '../pty/terminal.js';
import { holderGone } from './places.js';

const SSHD = '/usr/sbin/sshd';
const present = existsSync(SSHD) && existsSync('/usr/bin/ssh') && process.getuid?.() === 0;

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as net.AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

async function listening(port: number): Promise<void> {
  for (let i = 0; i < 100; i++) {
    const open = await new Promise<boolean>((resolve) => {
      const socket = net.connect(port, '127.0.0.1', () => {
        socket.destroy();
        resolve(true);
      });
      socket.on('error', () => resolve(false));
    });
    if (open) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('the server does not listen');
}

describe.runIf(present)('over SSH, in a kiosk', () => {
  let server: ChildProcess;
  let folder: string;
  let saves: string;
  let guest: () => Terminal;

  beforeAll(async () => {
    const program = await toyProgram();
    folder = mkdtempSync(path.join(os.tmpdir(), 'hotseat-ssh-'));
    saves = path.join(folder, 'saves');
    mkdirSync('/run/sshd', { recursive: true });
    mkdirSync(saves);
    for (const name of ['host', 'guest']) {
      execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', path.join(folder, name)]);
    }
    writeFileSync(path.join(folder, 'keys'), readFileSync(path.join(folder, 'guest.pub')), { mode: 0o600 });
    const port = await freePort();
    const config = [
      `Port ${port}`,
      'ListenAddress 127.0.0.1',
      `HostKey ${path.join(folder, 'host')}`,
      `PidFile ${path.join(folder, 'pid')}`,
      `AuthorizedKeysFile ${path.join(folder, 'keys')}`,
      'StrictModes no',
      'UsePAM no',
      'PasswordAuthentication no',
      'PermitRootLogin yes',
      'DisableForwarding yes',
      'PermitUserRC no',
      'PermitTTY yes',
      `ForceCommand ${process.execPath} ${program} --kiosk --saves ${saves}`,
    ];
    writeFileSync(path.join(folder, 'config'), `${config.join('\n')}\n`);
    server = spawn(SSHD, ['-D', '-e', '-f', path.join(folder, 'config')], { stdio: 'ignore' });
    await listening(port);
    const words = ['-tt', '-p', String(port), '-i', path.join(folder, 'guest'), '-F', '/dev/null'];
    for (const option of ['StrictHostKeyChecking=no', 'UserKnownHostsFile=/dev/null', 'LogLevel=ERROR']) {
      words.push('-o', option);
    }
    guest = () => new Terminal([...words, `${os.userInfo().username}@127.0.0.1`], { command: '/usr/bin/ssh' });
  }, 60_000);

  afterAll(() => {
    server?.kill();
  });

  it('starts a game, loses the line and finds every answer again', async () => {
    const first = guest();
    await first.see('HOTSEAT');
    const row = first.lines().find((line) => /pebbles/i.test(line));
    expect(row).toBeDefined();
    first.press(/\d/.exec(row!)![0]);
    await first.see('New game: Pebbles');
    first.press('\r');
    await first.see('saved #0');
    first.press('\r');
    await first.see(/saved #[1-9]/);
    const answers = Number(/saved #(\d+)/.exec(first.text())![1]);
    first.pty.kill('SIGKILL');
    const save = readdirSync(saves).find((name) => name.endsWith('.json'))!;
    const kept = JSON.parse(readFileSync(path.join(saves, save), 'utf8')) as { log: unknown[] };
    expect(kept.log.length).toBeGreaterThanOrEqual(answers);

    // The server hangs up on the program a moment after the line is gone.
    await holderGone(path.join(saves, `${save}.lock`));

    const second = guest();
    await second.see('Continue');
    expect(second.text()).not.toContain('Nothing is saved yet');
    second.press('\r');
    await second.see(`saved #${kept.log.length}`);
    second.press('\u0003');
    await second.ended();
  }, 60_000);

  it('gives no shell and starts no other program', async () => {
    const words = guest();
    await words.see('HOTSEAT');
    for (const key of ['!', ':', '|', '`', '\u001a', '\u001c', '\u0004', '$', '/']) words.press(key);
    await words.quiet();
    expect(words.text()).not.toMatch(/[#$] $/m);
    words.press('\u0003');
    await words.ended();
  }, 30_000);
});
