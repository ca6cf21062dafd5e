/** The real program with the toys on its list of games. */
import { main, processIo } from '../../src/cli.js';
import { addGame } from '../../src/games.js';
import { SettingsStore } from '../../src/host/settings.js';
import { TOYS } from '../toys/index.js';

for (const toy of TOYS) addGame({ ...toy, minutes: 5, character: 'a toy' });
// These tests type on at once, as nobody does who hands a keyboard over; the test of the beat says so.
const { all } = SettingsStore.prototype;
if (process.env['WITH_BEAT'] === undefined)
  SettingsStore.prototype.all = function () {
    return { ...all.call(this), handover: 'off' };
  };
process.exitCode = await main(process.argv.slice(2), processIo({ root: '', checkout: false, version: '9.9.9' }));
