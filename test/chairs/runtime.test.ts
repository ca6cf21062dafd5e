/** The folder in which hosts are found: what somebody else prepared is not used, and sockets fit into their addresses. */
import {
  chmodSync,
  chownSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { MOST_SOCKET_BYTES, notes, prepareRuntime, runtimeFolder, socketFor } from '../../src/chairs/runtime.js';

let home: string;
beforeEach(() => {
  home = mkdtempSync(path.join(os.tmpdir(), 'hs-rt-'));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

it('is made for its user alone, and made so again where it was open', () => {
  const folder = path.join(home, 'run');
  for (const before of [null, 0o755]) {
    if (before !== null) chmodSync(folder, before);
    prepareRuntime(folder, null);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
  }
});

it('is refused where it is a link, a file, open to writing or of somebody else', () => {
  const [link, file, open, theirs] = ['link', 'file', 'open', 'theirs'].map((name) => path.join(home, name)) as [
    string,
    string,
    string,
    string,
  ];
  mkdirSync(path.join(home, 'real'), { mode: 0o700 });
  symlinkSync(path.join(home, 'real'), link);
  writeFileSync(file, '');
  mkdirSync(open);
  chmodSync(open, 0o777);
  mkdirSync(theirs, { mode: 0o700 });
  const root = process.getuid?.() === 0;
  if (root) chownSync(theirs, 65_534, 65_534);
  for (const folder of [link, file, open, ...(root ? [theirs] : []), path.join(home, 'no', 'where')]) {
    expect(() => prepareRuntime(folder, null), folder).toThrow('chairs-runtime');
    expect(notes({ HOTSEAT_RUNTIME: folder })).toEqual([]);
  }
  expect(lstatSync(link).isSymbolicLink()).toBe(true);
});

it('has sockets with short addresses, however deep a save lies', () => {
  const deep = path.join(home, ...Array.from({ length: 20 }, () => 'a-folder-with-a-long-name'), 'friday.json');
  expect(Buffer.byteLength(socketFor(home, deep))).toBeLessThanOrEqual(MOST_SOCKET_BYTES);
  expect(() => socketFor(path.join('/tmp', 'x'.repeat(90)), deep)).toThrow('chairs-path');
  expect(runtimeFolder({ XDG_RUNTIME_DIR: '/run/user/7' })).toBe('/run/user/7/hotseat');
  expect(runtimeFolder({ XDG_RUNTIME_DIR: '/run/user/7' }, true)).toMatch(/hotseat-\d+$/);
});
