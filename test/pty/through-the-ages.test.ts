import { it } from 'vitest';
import { evening } from './walk.js';

it('an evening: home, a round by menu and by cursor, undo, what-if, leaving, going on, replay', async () => {
  await evening({ game: 'through-the-ages', key: '4', board: /[2-9] civil actions and/, secrets: true });
}, 120_000);
