// Loaded into the real program before it starts: counts its file operations in one folder and lets some of them fail.
// HOTSEAT_FAULT is { folder, log, at, code, stays }: operation number `at` fails, with `stays` all later ones too.
const fs = require('node:fs');
const { syncBuiltinESMExports } = require('node:module');

const { folder, log, at, code, stays } = JSON.parse(process.env.HOTSEAT_FAULT);
const { appendFileSync, writeSync } = fs;
const ours = new Set();
let count = 0;

const isOurs = (word) =>
  typeof word === 'number' ? ours.has(word) : typeof word === 'string' && word.startsWith(folder);

/** The next operation; true when it is to fail. */
function fails(name, where) {
  count += 1;
  const bad = at > 0 && (stays ? count >= at : count === at);
  appendFileSync(log, `${count} ${bad ? 'FAILED' : 'done'} ${name} ${where}\n`);
  return bad;
}

const trouble = (name) => Object.assign(new Error(`${code}: injected, ${name}`), { code, syscall: name });

for (const name of [
  'openSync',
  'writeSync',
  'writeFileSync',
  'fsyncSync',
  'closeSync',
  'renameSync',
  'linkSync',
  'copyFileSync',
  'rmSync',
  'rmdirSync',
  'mkdirSync',
  'readFileSync',
  'readSync',
  'statSync',
  'lstatSync',
  'fstatSync',
  'existsSync',
  'readdirSync',
]) {
  const real = fs[name];
  fs[name] = (...words) => {
    if (!isOurs(words[0])) return real(...words);
    const bad = fails(name, words[0]);
    if (bad && name === 'existsSync') return false;
    // A disk that fills up takes a part; what is open is closed whatever closing says.
    if (bad && name === 'writeSync') writeSync(words[0], words[1].subarray(0, words[1].length >> 1));
    if (name === 'closeSync') ours.delete(words[0]);
    if (bad && name === 'closeSync') real(...words);
    if (bad) throw trouble(name);
    const got = real(...words);
    if (name === 'openSync') ours.add(got);
    return got;
  };
}
syncBuiltinESMExports();

// A mistake of our own, when the test wants one.
process.on('SIGUSR2', () => {
  throw new Error('a mistake in the program');
});
