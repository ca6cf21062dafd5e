/** Всё, что показывает сам экран, по комнатам. */
import type { Texts } from '../../ui/texts/texts.js';
import { keys } from './shell/keys.js';
import { home, importing, know, learn, over, replay, standing, whatif } from './shell/screens.js';
import { settings } from './shell/settings.js';
import { setup } from './shell/setup.js';
import { chairs, curtain, frame, log, menu, table } from './shell/table.js';

export const shell: Texts = {
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
