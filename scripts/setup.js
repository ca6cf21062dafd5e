// Set-up that a checkout needs before anything runs: packages, then the bundle. Plain JavaScript without packages,
// because it runs before there are any. A bundle that fits its sources runs as it is, whatever became of the packages;
// what fits is decided by content, and nothing that works is removed before its successor is complete.
import {
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

const FIRST_NODE = [20, 19];
/** Packages are installed here first. */
const STAGING = '.setup-new';

/** Does what is missing; one line on standard error for each step. False (with a sentence) when a step failed. */
export function setUp(root, { packages = false } = {}) {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < FIRST_NODE[0] || (major === FIRST_NODE[0] && minor < FIRST_NODE[1])) {
    process.stderr.write(`hotseat needs Node ${FIRST_NODE.join('.')} or newer; this is ${process.versions.node}.\n`);
    return false;
  }
  const done = () => bundleFresh(root) && (!packages || packagesFit(root));
  if (done()) return true;
  const release = takeTurn(root);
  try {
    if (done()) return true; // by whoever had the turn before
    if (!packagesFit(root) && !installPackages(root)) return false;
    return bundleFresh(root) || buildBundle(root);
  } finally {
    release();
  }
}

/** Do the installed packages have the versions that the lock file names? Optional ones may be missing. */
export function packagesFit(root) {
  try {
    const wanted = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')).packages;
    const there = JSON.parse(readFileSync(path.join(root, 'node_modules', '.package-lock.json'), 'utf8')).packages;
    return Object.entries(wanted).every(([where, { version, integrity, optional }]) => {
      if (where === '') return true;
      const found = there[where];
      if (!found) return optional === true;
      return found.version === version && found.integrity === integrity && existsSync(path.join(root, where));
    });
  } catch {
    return false;
  }
}

function installPackages(root) {
  const modules = path.join(root, 'node_modules');
  const stat = lstatSync(modules, { throwIfNoEntry: false });
  if (stat?.isSymbolicLink()) {
    // It belongs to somebody else, who may need what is in it.
    process.stderr.write(
      'hotseat: node_modules is a link, and what it leads to does not fit package-lock.json. Install there, or remove the link.\n',
    );
    return false;
  }
  process.stderr.write('hotseat: installing packages (once) …\n');
  const staging = path.join(root, STAGING);
  try {
    rmSync(staging, { recursive: true, force: true });
    mkdirSync(staging);
    for (const name of ['package.json', 'package-lock.json', '.npmrc'])
      if (existsSync(path.join(root, name))) copyFileSync(path.join(root, name), path.join(staging, name));
    // npm empties what it installs into; so it gets a folder of its own, and the old packages stay until it is done.
    const words = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error', '--ignore-scripts'];
    if (!step(staging, 'npm', words, 'The packages could not be installed.')) return false;
    if (stat) renameSync(modules, path.join(staging, 'old'));
    renameSync(path.join(staging, 'node_modules'), modules);
    return true;
  } catch (error) {
    process.stderr.write(`hotseat: The packages could not be installed (${error.code ?? error.message}).\n`);
    return false;
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

const stampOf = (root) => path.join(root, 'dist', 'stamp');

/** Was the bundle made of exactly what stands in the sources now, and is all of it there? */
export function bundleFresh(root) {
  let stamp;
  try {
    stamp = JSON.parse(readFileSync(stampOf(root), 'utf8'));
    if (!stamp.made.every(([name, size]) => sizeOf(`${root}/dist/${name}`) === size)) return false;
  } catch {
    return false;
  }
  const files = sources(root);
  if (files.length !== Object.keys(stamp.from).length) return false;
  let touched = false;
  for (const file of files) {
    const known = stamp.from[file];
    if (!known) return false;
    // A thousand files at every start: putting their paths together with care took as long as looking at them.
    const look = looks(`${root}/${file}`);
    if (look === known[0]) continue;
    // Times and sizes can only say that nothing changed.
    if (hashOf(path.join(root, file)) !== known[1]) return false;
    known[0] = look;
    touched = true;
  }
  if (touched) writeStamp(root, stamp);
  return true;
}

/** What the bundle is made of, as it is now. Taken before building: what changes meanwhile makes the bundle old. */
export function recordSources(root) {
  const from = {};
  for (const file of sources(root)) {
    const full = path.join(root, file);
    from[file] = [looks(full), hashOf(full)];
  }
  return from;
}

/** Says that these files of `dist/` were made of those sources. */
export function recordBundle(root, from, names) {
  const made = names.map((name) => [name, sizeOf(path.join(root, 'dist', name))]);
  writeStamp(root, { from, made });
}

function writeStamp(root, stamp) {
  const fresh = `${stampOf(root)}.${process.pid}.new`;
  try {
    writeFileSync(fresh, JSON.stringify(stamp));
    renameSync(fresh, stampOf(root));
  } catch {
    // A folder that cannot be written: the hashes are compared again next time.
    rmSync(fresh, { force: true });
  }
}

/** Everything the bundle is made of, without the root. */
function sources(root) {
  const out = ['package-lock.json', 'scripts/build.js'];
  const look = (folder) => {
    for (const entry of readdirSync(`${root}/${folder}`, { withFileTypes: true })) {
      if (entry.isDirectory()) look(`${folder}/${entry.name}`);
      else out.push(`${folder}/${entry.name}`);
    }
  };
  look('src');
  return out;
}

function looks(file) {
  const { size, mtimeMs, ctimeMs } = statSync(file);
  return `${size} ${mtimeMs} ${ctimeMs}`;
}

function hashOf(file) {
  const { createHash } = process.getBuiltinModule('node:crypto');
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}

function sizeOf(file) {
  return statSync(file, { throwIfNoEntry: false })?.size ?? -1;
}

function buildBundle(root) {
  process.stderr.write('hotseat: building …\n');
  return step(root, process.execPath, [path.join(root, 'scripts', 'build.js')], 'The program could not be built.');
}

function step(root, command, words, sorry) {
  // Loading this module takes as long as all the looking: most starts have no step to do.
  const { spawnSync } = process.getBuiltinModule('node:child_process');
  const done = spawnSync(command, words, {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32' && command === 'npm',
  });
  if (done.status === 0) return true;
  const said = `${done.stdout ?? ''}${done.stderr ?? ''}${done.error ? `${done.error.message}\n` : ''}`;
  process.stderr.write(`${said}hotseat: ${sorry}\n`);
  return false;
}

/** Two programs started together must not install side by side: the second waits for the first. */
function takeTurn(root) {
  const turn = path.join(root, '.setup-turn');
  const wait = new Int32Array(new SharedArrayBuffer(4));
  for (let waited = 0; ; waited++) {
    try {
      writeFileSync(turn, String(process.pid), { flag: 'wx' });
      return () => rmSync(turn, { force: true });
    } catch (error) {
      // A folder that cannot be written: the steps themselves will complain.
      if (error.code !== 'EEXIST') return () => {};
    }
    if (leftBehind(turn)) rmSync(turn, { recursive: true, force: true });
    else {
      if (waited === 10) process.stderr.write('hotseat: waiting for another set-up of this checkout …\n');
      Atomics.wait(wait, 0, 0, 200);
    }
  }
}

/** Was the set-up that took the turn killed? */
function leftBehind(turn) {
  try {
    process.kill(Number(readFileSync(turn, 'utf8')) || 0, 0);
    return false;
  } catch (error) {
    return error.code !== 'ENOENT' && error.code !== 'EPERM';
  }
}
