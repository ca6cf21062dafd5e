import { it } from 'vitest';
import { evening } from './walk.js';

it('an evening: home, a round by menu and by cursor, undo, what-if, leaving, going on, replay', async () => {
  await evening({ game: 'new-dawn', key: '3', board: /choose a focus card/i });
}, 120_000);
