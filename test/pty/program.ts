/** The real program with the toys on its list of games. */
import { main, processIo } from '../../src/cli.js';
import { addGame } from '../../src/games.js';
import { TOYS } from '../toys/index.js';
import { bazaarUi, pebblesUi } from './toy-ui.js';

const uis = { pebbles: pebblesUi, bazaar: bazaarUi };
for (const toy of TOYS) {
  addGame({ ...toy, minutes: 5, character: 'a toy', ui: async () => uis[toy.id as keyof typeof uis] });
}
process.exitCode = await main(process.argv.slice(2), processIo({ root: '', checkout: false, version: '9.9.9' }));
