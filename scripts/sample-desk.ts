/** A desk at a recorded position of a real game, for pictures and benches. */
import { Desk } from '../src/ui/table/desk.js';
import type { TableScene } from '../src/ui/table/table.js';
import { tableAt } from '../test/ui/tour.js';

export async function deskAt(game: string, moment: number, seats: number): Promise<Desk> {
  const d = await tableAt(game, moment, seats);
  const { session, ui } = (d.stage.top as TableScene).table;
  return new Desk(session, { ui }, session.prompt()?.seat ?? null);
}
