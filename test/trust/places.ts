/** Temporary folders and the bundled player, for the trust tests. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

export function freshFolder(): string {
  return fs.mkdtempSync(path.join(os.tmpdir(), 'hotseat-trust-'));
}

/** One file of plain JavaScript, so that it starts as fast as Node does. */
export async function bundlePlayer(folder: string): Promise<string> {
  const outfile = path.join(folder, 'player.mjs');
  const entry = fileURLToPath(new URL('./player.ts', import.meta.url));
  await build({
    entryPoints: [entry],
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    // As in the program's own bundle: toys have faces, and Ink names a package that nobody has.
    alias: { 'react-devtools-core': fileURLToPath(new URL('../../scripts/empty.js', import.meta.url)) },
    outfile,
    logLevel: 'error',
  });
  return outfile;
}

/** Until the program that holds a save is gone. */
export async function holderGone(lock: string): Promise<void> {
  for (let i = 0; i < 200; i++) {
    if (!fs.existsSync(lock)) return;
    try {
      process.kill((JSON.parse(fs.readFileSync(lock, 'utf8')) as { pid: number }).pid, 0);
    } catch {
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('the program outlived its line');
}
