// The import walls, checked without any package: who may import whom, and what rules may not touch.
//
//   engine             nothing of ours outside src/engine; of packages only valibot
//   games/<id>         src/engine, its own folder, terra-kit; never its own or anybody's screen
//   games/<id>/bot     the same, and src/bots
//   games/<id>/ui      as the game itself, and src/ui
//   ui                 src/engine and src/ui; never a game, the store or the commands
//   store              src/engine and Node
// In the engine and in games outside their ui: no clock, no timers, no process, no Math.random, no Node, no React.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const SHARED_KITS = ['terra-kit'];
const ROOT = process.argv[2] ? path.resolve(process.argv[2]) : fileURLToPath(new URL('..', import.meta.url));

/** Which wall a file stands behind: `ours` are folders under src it may import, `packages` those it may use. */
function wallOf(file) {
  const [top, id, sub] = file.split('/');
  if (top === 'engine') return { ours: ['engine'], packages: ['valibot'], pure: true };
  if (top === 'games' && id) {
    const own = ['engine', `games/${id}`, ...SHARED_KITS.map((kit) => `games/${kit}`)];
    if (sub === 'bot') return { ours: [...own, 'bots'], not: [`games/${id}/ui`], packages: [], pure: true };
    if (sub === 'ui') return { ours: [...own, 'ui'], packages: ['react', 'ink'], pure: false };
    return { ours: own, not: [`games/${id}/ui`], packages: [], pure: true };
  }
  if (top === 'ui') return { ours: ['engine', 'ui'], packages: null, pure: false };
  if (top === 'store') return { ours: ['engine', 'store'], packages: null, pure: false };
  return null;
}

const FORBIDDEN = [
  [/(?<![.\w$])Math\s*\.\s*random\b/, 'Math.random: chance comes from ctx.roll and ctx.shuffle'],
  [/(?<![.\w$])Date\b/, 'Date: rules know no clock'],
  [/(?<![.\w$])performance\s*\./, 'performance: rules know no clock'],
  [/(?<![.\w$])(setTimeout|setInterval|setImmediate|queueMicrotask)\b/, 'a timer: rules never wait'],
  [/(?<![.\w$])process\s*[.[]/, 'process: rules know no machine'],
  [/(?<![.\w$])(globalThis|console)\s*\./, 'a global: rules reach nothing but the table'],
];

function walk(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const full = path.join(folder, entry.name);
    if (entry.isDirectory()) return walk(full);
    return /\.tsx?$/.test(entry.name) ? [full] : [];
  });
}

/** The same text with comments, and optionally the contents of strings, blanked out; line numbers stay. */
function blanked(text, strings) {
  const pattern = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g;
  return text.replace(pattern, (part) => {
    const comment = part.startsWith('/');
    if (!comment && !strings) return part;
    // What stands in ${ } of a template is code; leaving the whole template in place is the safe side.
    if (part.startsWith('`') && part.includes('${')) return part;
    return part.replace(/[^\n]/g, ' ');
  });
}

function lineOf(text, index) {
  return text.slice(0, index).split('\n').length;
}

const src = path.join(ROOT, 'src');
const faults = [];
for (const full of walk(src)) {
  const file = path.relative(src, full).split(path.sep).join('/');
  const wall = wallOf(file);
  if (!wall) continue;
  const text = readFileSync(full, 'utf8');
  const code = blanked(text, false);
  const fault = (index, message) => faults.push(`src/${file}:${lineOf(text, index)}: ${message}`);
  // `from '…'`, `import '…'` and `import('…')`; a key called 'from' has no blank behind it.
  for (const found of code.matchAll(/(?:(?<=[\s}*])from\s+|\bimport\s+|\bimport\s*\(\s*)(['"])([^'"\n]+)\1/g)) {
    const wanted = found[2];
    if (wanted.startsWith('.')) {
      const target = path.posix.normalize(path.posix.join(path.posix.dirname(file), wanted));
      const inside = (folder) => target === folder || target.startsWith(`${folder}/`);
      if (!wall.ours.some(inside) || wall.not?.some(inside)) fault(found.index, `may not import ${wanted}`);
    } else if (wall.packages) {
      const name = wanted.startsWith('@') ? wanted.split('/').slice(0, 2).join('/') : wanted.split('/')[0];
      if (!wall.packages.includes(name)) fault(found.index, `may not import ${wanted}`);
    }
  }
  if (!wall.pure) continue;
  const bare = blanked(text, true);
  for (const [pattern, message] of FORBIDDEN) {
    for (const found of bare.matchAll(new RegExp(pattern, 'g'))) fault(found.index, `may not use ${message}`);
  }
}
// Some file systems, and the bundler, take Banks.tsx and banks.ts for the same module.
const names = new Map();
for (const full of walk(src)) {
  const file = path.relative(src, full).split(path.sep).join('/');
  const plain = file.replace(/\.tsx?$/, '').toLowerCase();
  const other = names.get(plain);
  if (other) faults.push(`src/${file}: differs from src/${other} in case or ending only`);
  names.set(plain, file);
}
for (const line of faults) process.stderr.write(`${line}\n`);
process.stdout.write(faults.length === 0 ? 'walls: all stand\n' : `walls: ${faults.length} broken\n`);
process.exitCode = faults.length === 0 ? 0 : 1;
