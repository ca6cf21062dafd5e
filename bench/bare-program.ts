/** `bare.ts` with the toys on the list of games. */
import { addGame } from '../src/games.js';
import { bazaarUi, pebblesUi } from '../test/pty/toy-ui.js';
import { TOYS } from '../test/toys/index.js';
import { playBare } from './bare.js';

const uis = { pebbles: pebblesUi, bazaar: bazaarUi };
for (const toy of TOYS) addGame({ ...toy, minutes: 5, character: '', ui: async () => uis[toy.id as keyof typeof uis] });
await playBare(process.argv[2] ?? '');
