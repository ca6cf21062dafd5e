/** Starting up, against the bare runtime. */
import { spawn } from '@lydell/node-pty';
import { atMost, median, type Row, timeOf } from './measure.js';

const ROUNDS = 15;

/** Milliseconds until the terminal shows `text`. */
function firstFrame(words: readonly string[], env: Record<string, string>, text: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const at = performance.now();
    const pty = spawn(process.execPath, [...words], { name: 'xterm-256color', cols: 120, rows: 40, env });
    let seen = '';
    pty.onData((data) => {
      seen += data;
      if (!seen.includes(text)) return;
      const ms = performance.now() - at;
      pty.onExit(() => resolve(ms));
      pty.kill('SIGKILL');
    });
    setTimeout(() => reject(new Error(`no first frame:\n${seen}`)), 20_000).unref();
  });
}

export async function starting(root: string, env: Record<string, string>): Promise<Row[]> {
  const bin = `${root}/bin/hotseat.js`;
  const [bare, version, help, home]: number[][] = [[], [], [], []];
  for (let i = 0; i < ROUNDS; i++) {
    bare!.push(timeOf(['-e', '0']));
    version!.push(timeOf([bin, '--version']));
    help!.push(timeOf([bin, '--help']));
    home!.push(await firstFrame([bin], env, 'New game'));
  }
  const base = median(bare!);
  const row = (what: string, times: readonly number[], most: number) =>
    atMost(what, `${median(times).toFixed(0)} ms`, median(times) / base, most, `node -e 0 (${base.toFixed(0)} ms)`);
  return [
    row('hotseat --version', version!, 1.6),
    row('hotseat --help', help!, 4),
    row('home screen, first frame', home!, 5),
  ];
}
