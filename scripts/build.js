// Bundles src/cli.ts into dist/: one small entry, and a chunk of its own for everything that is loaded when needed.
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { recordBundle, recordSources } from './setup.js';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** A running program may still want a chunk of the build before: old ones are removed after an hour. */
const KEEP_OLD = 3_600_000;
const LICENCES = 'third-party-licences.txt';

/** Tests bundle their own entries (the program with toy games added) the same way. */
export async function bundle({
  entries = { cli: 'src/cli.ts', 'bot-worker': 'src/host/bot-worker.ts' },
  outdir = path.join(ROOT, 'dist'),
  clean = false,
} = {}) {
  const began = Date.now();
  const own = outdir === path.join(ROOT, 'dist');
  const from = own ? recordSources(ROOT) : {};
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
    metafile: true,
  });
  mkdirSync(outdir, { recursive: true });
  const fresh = new Set(made.outputFiles.map((file) => path.basename(file.path)));
  // Chunks first, entries last, each by renaming: a program that starts meanwhile sees the old or the new bundle.
  const isEntry = (file) => path.basename(file.path, '.js') in entries;
  for (const file of [...made.outputFiles].sort((a, b) => Number(isEntry(a)) - Number(isEntry(b)))) {
    writeFileSync(`${file.path}.${process.pid}.new`, file.contents);
    renameSync(`${file.path}.${process.pid}.new`, file.path);
  }
  if (clean) {
    writeFileSync(path.join(outdir, LICENCES), licences(Object.keys(made.metafile.inputs)));
    fresh.add(LICENCES);
  }
  if (own) recordBundle(ROOT, from, [...fresh]);
  for (const name of readdirSync(outdir)) {
    const full = path.join(outdir, name);
    if (fresh.has(name) || name === 'stamp') continue;
    const age = began - (statSync(full, { throwIfNoEntry: false })?.mtimeMs ?? 0);
    if (clean || age > KEEP_OLD) rmSync(full, { force: true, recursive: true });
  }
}

/** The licence texts of all packages that went into the bundle. */
function licences(inputs) {
  const folders = new Set(inputs.flatMap((file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file) ?? []));
  const texts = [...folders].sort().map((folder) => {
    const full = path.join(ROOT, folder);
    const { name, version, license, author } = JSON.parse(readFileSync(path.join(full, 'package.json'), 'utf8'));
    const files = readdirSync(full).filter((file) => /^(licen[cs]e|copying|notice)/i.test(file));
    const words = files.map((file) => readFileSync(path.join(full, file), 'utf8').trim());
    if (words.length === 0) words.push(withoutFile(name, license, author?.name ?? author));
    return [`${name} ${version} (${license ?? 'see below'})`, ...words].join('\n\n');
  });
  return `The program holds these packages.\n\n${texts.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}

/** Some packages name their licence and leave its text out. MIT says the same everywhere; ours is at hand. */
function withoutFile(name, license, author) {
  if (license !== 'MIT') throw new Error(`${name} has no licence text`);
  const terms = readFileSync(path.join(ROOT, 'LICENSE'), 'utf8');
  return `Copyright (c) ${author ?? `the authors of ${name}`}\n\n${terms.slice(terms.indexOf('Permission is hereby granted')).trim()}`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  // esbuild has printed what is wrong; its own stack would only hide it.
  await bundle({ clean: process.argv.includes('--clean') }).catch(() => {
    process.exitCode = 1;
  });
}
