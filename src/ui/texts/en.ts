/**
 * Every sentence that the shell itself shows, in English, by room. Another language is another object of the same type.
 */
import { chairs } from './en/chairs.js';
import { curtain } from './en/curtain.js';
import { frame } from './en/frame.js';
import { home } from './en/home.js';
import { importing } from './en/import.js';
import { keys } from './en/keys.js';
import { know } from './en/know.js';
import { learn } from './en/learn.js';
import { log } from './en/log.js';
import { menu } from './en/menu.js';
import { over } from './en/over.js';
import { replay } from './en/replay.js';
import { settings } from './en/settings.js';
import { setup } from './en/setup.js';
import { standing } from './en/standing.js';
import { table } from './en/table.js';
import { whatif } from './en/whatif.js';

export const en = {
  ...keys,
  ...frame,
  ...menu,
  ...home,
  ...importing,
  ...setup,
  ...curtain,
  ...log,
  ...know,
  ...replay,
  ...whatif,
  ...standing,
  ...over,
  ...learn,
  ...settings,
  ...table,
  ...chairs,
};
