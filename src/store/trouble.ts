/** Trouble with the disk in words that a sentence can be made of. */
import { Refused } from '../engine/types.js';

const CODES: Readonly<Record<string, string>> = {
  ENOSPC: 'disk-full',
  EDQUOT: 'disk-quota',
  EACCES: 'disk-denied',
  EPERM: 'disk-denied',
  EROFS: 'disk-read-only',
  EIO: 'disk-broken',
  ESTALE: 'disk-gone',
  ENOTCONN: 'disk-gone',
  EHOSTDOWN: 'disk-gone',
  ENOENT: 'disk-nowhere',
  EBUSY: 'disk-busy',
  ETXTBSY: 'disk-busy',
  EXDEV: 'disk-across',
  EISDIR: 'disk-in-the-way',
  ERR_FS_EISDIR: 'disk-in-the-way',
  ENOTDIR: 'disk-in-the-way',
  ENOTEMPTY: 'disk-in-the-way',
  EEXIST: 'disk-in-the-way',
  ELOOP: 'disk-in-the-way',
  EMFILE: 'disk-handles',
  ENFILE: 'disk-handles',
};

/** Whatever a file operation threw, as a refusal. `where` is the file or folder that people know. */
export function asRefused(error: unknown, where: string): Refused {
  if (error instanceof Refused) return error;
  const { code = 'unknown' } = error as NodeJS.ErrnoException;
  return new Refused(CODES[code] ?? 'disk-trouble', { where, code });
}
