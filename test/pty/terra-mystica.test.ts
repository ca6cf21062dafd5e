import { it } from 'vitest';
import { evening } from './walk.js';

it('an evening: home, a round by menu and by cursor, undo, what-if, leaving, going on, replay', async () => {
  await evening({ game: 'terra-mystica', key: '1', board: /place a dwelling/i });
}, 120_000);
