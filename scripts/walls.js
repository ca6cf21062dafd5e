// The import walls: who may import whom (walls/rooms.js), what rules may not touch, no cycles, neither between rooms nor
// between files, and nothing given away that nobody takes. `node scripts/walls.js [ROOT]` says what stands in the way, with file and line.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { cyclesOf } from './walls/cycles.js';
import { unusedExports } from './walls/exports.js';
import { readSources, targetOf } from './walls/read.js';
import { roomOf, roomsOf } from './walls/rooms.js';

const ROOT = process.argv[2] ? path.resolve(process.argv[2]) : fileURLToPath(new URL('..', import.meta.url));
const SRC = path.join(ROOT, 'src');

/** What rules may not name, though TypeScript lets them see it. */
const FORBIDDEN = { Date: 'rules know no clock', globalThis: 'rules reach nothing but the table', eval: 'never' };

/** Who may take what src gives away. */
const USERS = ['src', 'test', 'scripts', 'bench'].filter((folder) => existsSync(path.join(ROOT, folder)));

const sources = readSources(SRC);
const known = new Set(sources.map((s) => s.file.replace(/\.tsx?$/, '')));
const games = [...new Set(sources.flatMap((s) => /^games\/([^/]+)\//.exec(s.file)?.[1] ?? []))];
const rooms = roomsOf(games.filter((id) => id !== 'terra-kit'));
const faults = [];

function checkName(room, { name, parent }) {
  if (!room.pure) return null;
  if (FORBIDDEN[name]) return `${name}: ${FORBIDDEN[name]}`;
  if (name !== 'Math') return null;
  const member = parent?.type === 'MemberExpression' && !parent.computed ? parent.property.name : null;
  return member === null || member === 'random' ? 'Math.random: chance comes from ctx.roll and ctx.shuffle' : null;
}

function checkImport(file, room, name) {
  if (name === undefined) return 'may not import what is worked out at run time';
  if (name.startsWith('.')) {
    const there = roomOf(`${targetOf(file, name)}${/\.json$/.test(name) ? '' : '.ts'}`);
    const allowed = room.may.some((may) => there === may || (may === 'games' && there.startsWith('games/')));
    return allowed ? null : `may not import ${name}`;
  }
  const wanted = name.startsWith('@') ? name.split('/').slice(0, 2).join('/') : name.split('/')[0];
  // Rooms around the machine may use all of Node; those around the screen name what they need of it.
  if (room.packages.includes(wanted) || (wanted.startsWith('node:') && room.machine)) return null;
  return `may not import ${name}`;
}

const byRoom = new Map();
const byFile = new Map();
for (const { file, imports, names } of sources) {
  const here = roomOf(file);
  const room = rooms[here];
  if (!room) {
    faults.push(`src/${file}:1: stands in no room: name it in scripts/walls/rooms.js`);
    continue;
  }
  const next = new Set();
  for (const { name, types, line } of imports) {
    const fault = checkImport(file, room, name);
    if (fault) faults.push(`src/${file}:${line}: ${fault}`);
    // Types make no circle: nothing of them is there when the program runs.
    if (!name?.startsWith('.') || types) continue;
    const target = targetOf(file, name);
    if (known.has(target)) next.add(target);
    const there = roomOf(`${target}.ts`);
    if (there !== here) byRoom.set(here, (byRoom.get(here) ?? new Set()).add(there));
  }
  byFile.set(file.replace(/\.tsx?$/, ''), next);
  for (const found of names) {
    const fault = checkName(room, found);
    if (fault) faults.push(`src/${file}:${found.line}: may not use ${fault}`);
  }
}
// Bundlers match names without regard to case on some machines, and imports do not name the ending.
const names = new Map();
for (const { file } of sources) {
  const plain = file.replace(/\.tsx?$/, '').toLowerCase();
  const other = names.get(plain);
  if (other) faults.push(`src/${file}: differs from src/${other} in case or ending only`);
  names.set(plain, file);
}
for (const cycle of cyclesOf(byRoom)) faults.push(`src: rooms import each other in a circle: ${cycle.join(', ')}`);
for (const cycle of cyclesOf(byFile)) faults.push(`src: ${cycle.length} files in a circle: ${cycle.join(', ')}`);

for (const [file, name] of unusedExports(ROOT, USERS)) faults.push(`${file}: exports ${name}, which nobody imports`);

for (const line of faults) process.stderr.write(`${line}\n`);
process.stdout.write(faults.length === 0 ? 'walls: all stand\n' : `walls: ${faults.length} faults\n`);
process.exitCode = faults.length === 0 ? 0 : 1;
