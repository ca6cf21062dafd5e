// Set-up that a checkout needs before anything runs: packages, then the bundle. Plain JavaScript without packages,
// because it runs before there are any. Each step is done once; when nothing is missing this costs a few milliseconds.
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const FIRST_NODE = [20, 19];

/** Does what is missing; one line on standard error for each step. False (with a sentence) when a step failed. */
export function setUp(root) {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < FIRST_NODE[0] || (major === FIRST_NODE[0] && minor < FIRST_NODE[1])) {
    process.stderr.write(`hotseat needs Node ${FIRST_NODE.join('.')} or newer; this is ${process.versions.node}.\n`);
    return false;
  }
  if (packagesFresh(root) && bundleFresh(root)) return true;
  const release = takeTurn(root);
  try {
    if (!packagesFresh(root) && !installPackages(root)) return false;
    return bundleFresh(root) || buildBundle(root);
  } finally {
    release();
  }
}

function packagesFresh(root) {
  const installed = changed(path.join(root, 'node_modules', '.package-lock.json'));
  return installed !== 0 && installed >= changed(path.join(root, 'package-lock.json'));
}

function installPackages(root) {
  process.stderr.write('hotseat: installing packages (once) …\n');
  // The bundle is the next step here, so npm need not run `prepare` for it.
  const words = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error', '--ignore-scripts'];
  return step(root, 'npm', words, 'The packages could not be installed.');
}

/** The stamp carries the time at which the last build began. */
export function bundleFresh(root) {
  const built = changed(path.join(root, 'dist', 'stamp'));
  return built !== 0 && newest(root) < built;
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

function changed(file) {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/** The latest change to anything the bundle is made of. Folders count too: they change when a file goes away. */
function newest(root) {
  let latest = Math.max(changed(path.join(root, 'package-lock.json')), changed(path.join(root, 'scripts', 'build.js')));
  const look = (folder) => {
    latest = Math.max(latest, changed(folder));
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const full = path.join(folder, entry.name);
      if (entry.isDirectory()) look(full);
      else latest = Math.max(latest, changed(full));
    }
  };
  look(path.join(root, 'src'));
  return latest;
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
