/** A real SSH server on loopback, where the system has one (openssh-server) and the tests may start it. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { type Opened, Terminal } from './terminal.js';

const SSHD = '/usr/sbin/sshd';

/** Servers of Debian want to be started by root. */
export const sshThere = existsSync(SSHD) && existsSync('/usr/bin/ssh') && process.getuid?.() === 0;
export const NO_SSH = 'no /usr/sbin/sshd that this user may start (openssh-server)';

export class SshServer {
  private constructor(
    private readonly folder: string,
    private readonly port: number,
    private readonly server: ChildProcess,
  ) {}

  /** `config`: lines of sshd_config besides those that a test needs. */
  static async start(config: readonly string[] = []): Promise<SshServer> {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'hotseat-ssh-'));
    mkdirSync('/run/sshd', { recursive: true });
    makeKey(path.join(folder, 'host'));
    writeFileSync(path.join(folder, 'keys'), '', { mode: 0o600 });
    const port = await freePort();
    const lines = [
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
      ...config,
    ];
    writeFileSync(path.join(folder, 'config'), `${lines.join('\n')}\n`);
    const server = spawn(SSHD, ['-D', '-e', '-f', path.join(folder, 'config')], { stdio: 'ignore' });
    await listening(port);
    return new SshServer(folder, port, server);
  }

  /** A new key; `words` stand before it in authorized_keys. */
  letIn(key: string, words = ''): void {
    makeKey(path.join(this.folder, key));
    const line = readFileSync(path.join(this.folder, `${key}.pub`), 'utf8');
    appendFileSync(path.join(this.folder, 'keys'), words === '' ? line : `${words} ${line}`);
  }

  /** Whoever has this key, at a terminal; `words` are what they would like to run. */
  login(key: string, opened: Opened = {}, words: readonly string[] = []): Terminal {
    const ssh = ['-tt', '-p', String(this.port), '-i', path.join(this.folder, key), '-F', '/dev/null'];
    for (const option of ['StrictHostKeyChecking=no', 'UserKnownHostsFile=/dev/null', 'LogLevel=ERROR'])
      ssh.push('-o', option);
    ssh.push(`${os.userInfo().username}@127.0.0.1`, ...words);
    return new Terminal(ssh, { ...opened, command: '/usr/bin/ssh' });
  }

  stop(): void {
    this.server.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

function makeKey(file: string): void {
  execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', file]);
}

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
