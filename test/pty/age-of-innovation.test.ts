import { it } from 'vitest';
import { evening } from './walk.js';

it('an evening: home, a round by menu and by cursor, undo, what-if, leaving, going on, replay', async () => {
  await evening({ game: 'age-of-innovation', key: '2', board: /place a starting\b/i });
}, 120_000);
