/** Tables of the real games that have a face. */
import { gameCalled, games } from '../../src/games.js';
import type { Face } from '../../src/ui/types.js';
import type { Drive } from './driver.js';
import { tableAt } from './tour.js';

/** The games whose screens are made of components. */
export async function facedGames(): Promise<string[]> {
  const all = await Promise.all(games().map(async ({ id }) => ({ id, ui: await gameCalled(id).ui() })));
  return all.filter(({ ui }) => ui.face !== undefined).map(({ id }) => id);
}

/** A table of a game that has one. */
export async function facedTable(id: string, moment = 0.6, seats = 4): Promise<Drive & { readonly face: Face }> {
  const { face } = await gameCalled(id).ui();
  if (!face) throw new Error(`${id} has no face`);
  return { ...(await tableAt(id, moment, seats)), face };
}
