// Bundles src/cli.ts into dist/: one small entry, and a chunk of its own for everything that is loaded when needed.
import { mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** A running program may still want a chunk of the build before: old ones are removed after an hour. */
const KEEP_OLD = 3_600_000;

/** Tests bundle their own entries (the program with toy games added) the same way. */
export async function bundle({
  entries = { cli: 'src/cli.ts', 'bot-worker': 'src/bots/worker.ts' },
  outdir = path.join(ROOT, 'dist'),
  clean = false,
} = {}) {
  const began = new Date();
  const made = await build({
    absWorkingDir: ROOT,
    entryPoints: entries,
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    jsx: 'automatic',
    chunkNames: '[name]-[hash]',
    // Without `fetch` the layout engine decodes its own bytes; with it Node would load a whole HTTP client to do so.
    define: { 'process.env.NODE_ENV': '"production"', fetch: 'undefined' },
    // Ink asks for it by name although only its developers need it.
    alias: { 'react-devtools-core': './scripts/empty.js' },
    // CommonJS packages inside the bundle still call `require`.
    banner: { js: 'import {createRequire as __cr} from "node:module";const require=__cr(import.meta.url);' },
    legalComments: 'none',
    logLevel: 'error',
    write: false,
  });
  mkdirSync(outdir, { recursive: true });
  const fresh = new Set(made.outputFiles.map((file) => path.basename(file.path)));
  // Chunks first, entries last, each by renaming: a program that starts meanwhile sees the old or the new bundle.
  const isEntry = (file) => path.basename(file.path, '.js') in entries;
  for (const file of [...made.outputFiles].sort((a, b) => Number(isEntry(a)) - Number(isEntry(b)))) {
    writeFileSync(`${file.path}.${process.pid}.new`, file.contents);
    renameSync(`${file.path}.${process.pid}.new`, file.path);
  }
  for (const name of readdirSync(outdir)) {
    const full = path.join(outdir, name);
    if (fresh.has(name) || name === 'stamp') continue;
    const age = began.getTime() - (statSync(full, { throwIfNoEntry: false })?.mtimeMs ?? 0);
    if (clean || age > KEEP_OLD) rmSync(full, { force: true, recursive: true });
  }
  writeFileSync(path.join(outdir, 'stamp'), '');
  utimesSync(path.join(outdir, 'stamp'), began, began);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  // esbuild has printed what is wrong; its own stack would only hide it.
  await bundle({ clean: process.argv.includes('--clean') }).catch(() => {
    process.exitCode = 1;
  });
}
