/** Which folders the program uses. */
import os from 'node:os';
import path from 'node:path';
import type { Io } from '../cli/io.js';

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
