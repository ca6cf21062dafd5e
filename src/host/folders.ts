/** Which folders the program uses. */
import { createHash } from 'node:crypto';
import os from 'node:os';
import path from 'node:path';
import { Refused } from '../engine/types.js';
import { readText } from '../store/store.js';
import type { Io } from './io.js';

/** The user's own data folder, by the customs of the system. */
function dataFolder(env: Io['env']): string {
  const home = env['HOME'] || os.homedir();
  if (process.platform === 'darwin') return path.join(home, 'Library', 'Application Support', 'hotseat');
  if (process.platform === 'win32')
    return path.join(env['LOCALAPPDATA'] || path.join(home, 'AppData', 'Local'), 'hotseat');
  return path.join(env['XDG_DATA_HOME'] || path.join(home, '.local', 'share'), 'hotseat');
}

/** Where settings are kept, by the customs of the system. */
export function configFolder(env: Io['env']): string {
  const home = env['HOME'] || os.homedir();
  if (process.platform === 'darwin') return path.join(home, 'Library', 'Preferences', 'hotseat');
  if (process.platform === 'win32')
    return path.join(env['APPDATA'] || path.join(home, 'AppData', 'Roaming'), 'hotseat', 'Config');
  return path.join(env['XDG_CONFIG_HOME'] || path.join(home, '.config'), 'hotseat');
}

/** `--saves`, then HOTSEAT_SAVES, then the setting, then `saves/` of a checkout or the user's data folder. */
export function saveFolder(io: Io, flag: string | undefined, setting: () => string): string {
  const wish = flag || io.env['HOTSEAT_SAVES'] || setting();
  if (wish) return path.resolve(io.cwd, wish);
  return io.place.checkout ? path.join(io.place.root, 'saves') : path.join(dataFolder(io.env), 'saves');
}

/** A key file of SSH holds a few lines. */
const MOST_KEY_BYTES = 100_000;

/**
 * The folder of one guest inside the folder that all of them were given: a plain word, or `key` for one made from the
 * key with which the guest has come through SSH. Empty: guests are not told apart.
 */
export function guestFolder(io: Io, flag: string | undefined): string {
  const guest = flag || io.env['HOTSEAT_GUEST'] || '';
  if (guest === '') return '';
  if (guest === 'key') return keyFolder(io.env['SSH_USER_AUTH'] ?? '');
  if (!/^[\p{L}\p{N}][\p{L}\p{N}._-]{0,39}$/u.test(guest)) throw new Refused('guest-name', { name: guest });
  return guest;
}

/** SSH names a file that tells how the guest has come in (`ExposeAuthInfo yes`). */
function keyFolder(file: string): string {
  let told = '';
  try {
    told = readText(file, file, MOST_KEY_BYTES);
  } catch {
    // Said below: guests who cannot be told apart do not share a folder.
  }
  const key = /^publickey (\S+ \S+)/m.exec(told)?.[1];
  if (key === undefined) throw new Refused('guest-key');
  return `key-${createHash('sha256').update(key).digest('hex').slice(0, 32)}`;
}
