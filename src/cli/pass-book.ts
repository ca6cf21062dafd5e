/** Where the passes of whoever runs the program are kept: beside the settings, for each guest apart. */
import path from 'node:path';
import { PassBook } from '../chairs/pass-book.js';
import { configFolder, guestFolder } from '../host/folders.js';
import type { Context } from './context.js';

export function passBook(context: Context): PassBook {
  const { env } = context.io;
  const folder = env['HOTSEAT_CONFIG'] || configFolder(env);
  return new PassBook(path.join(folder, guestFolder(context.io, context.globals.guest)));
}
