/**
 * Frozen saves: one finished game per title and rules number, replayed for ever.
 *
 * When a rules number rises, `HOTSEAT_FREEZE=1 npx vitest run test/trust/frozen` adds the file of the new number; files
 * that exist are never written again. A fixture that fails means: raise the number, or mend the mistake.
 */
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { decode, encode } from '../../src/engine/save/format.js';
import { openSave, saveOf, verifySave } from '../../src/engine/save/open.js';
import { contestants } from '../helpers/games.js';
import { playOn, sessionOf } from '../helpers/play.js';

const folder = path.resolve(import.meta.dirname, '../fixtures/saves');

describe.each(await contestants())('frozen saves of $id', ({ id, module }) => {
  const own = path.join(folder, `${id}-rules-${module.game.rules}.json`);
  if (process.env['HOTSEAT_FREEZE'] && !fs.existsSync(own)) {
    const session = sessionOf(module, { seats: module.game.seats.at(-1)!, seed: `frozen ${id}` });
    playOn(session, 100_000);
    fs.mkdirSync(folder, { recursive: true });
    fs.writeFileSync(own, encode(saveOf(session, 'frozen')));
  }
  const files = fs.readdirSync(folder).filter((f) => f.startsWith(`${id}-rules-`));

  it.each(files.length > 0 ? files : ['(none yet)'])('%s plays as it did', (file) => {
    if (files.length === 0) return;
    const save = decode(fs.readFileSync(path.join(folder, file), 'utf8'));
    const { session, lostFrom } = openSave(module, save);
    expect(lostFrom).toBeNull();
    expect(session.over()).not.toBeNull();
    expect(session.log).toEqual(save.log);
    expect(verifySave(module, save)).toEqual({ answers: save.log.length, broken: null, same: true });
    // the same end, whatever was corrected since
    const points = session.table.seats.map((_, seat) => session.tally(seat)['points']);
    expect(points).toEqual(save.head.points);
  });
});
