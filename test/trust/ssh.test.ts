/** A guest plays through a real SSH server on loopback, kept in by a forced command. Needs openssh-server. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NO_SSH, SshServer, sshThere } from '../pty/sshd.js';
import { type Terminal, toyProgram } from '../pty/terminal.js';
import { holderGone } from './places.js';

describe('over SSH, in a kiosk', () => {
  let server: SshServer | null = null;
  let saves: string;
  const guest = (): Terminal => server?.login('guest') ?? expect.unreachable();

  beforeAll(async () => {
    if (!sshThere) return;
    const program = await toyProgram();
    saves = path.join(mkdtempSync(path.join(os.tmpdir(), 'hotseat-kiosk-')), 'saves');
    mkdirSync(saves);
    server = await SshServer.start([`ForceCommand ${process.execPath} ${program} --kiosk --saves ${saves}`]);
    server.letIn('guest');
  }, 60_000);

  afterAll(() => {
    if (!server) return;
    server.stop();
    rmSync(path.dirname(saves), { recursive: true, force: true });
  });

  it('starts a game, loses the line and finds every answer again', async ({ skip }) => {
    skip(!sshThere, NO_SSH);
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

  it('gives no shell and starts no other program', async ({ skip }) => {
    skip(!sshThere, NO_SSH);
    const words = guest();
    await words.see('HOTSEAT');
    for (const key of ['!', ':', '|', '`', '\u001a', '\u001c', '\u0004', '$', '/']) words.press(key);
    await words.quiet();
    expect(words.text()).not.toMatch(/[#$] $/m);
    words.press('\u0003');
    await words.ended();
  }, 30_000);
});
