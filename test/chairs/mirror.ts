/** What the screen of a seat must look like, drawn in this process from what the seat may see of the true position. */
import type { Changed, TableFacts } from '../../src/chairs/messages.js';
import { pictureFor } from '../../src/chairs/picture.js';
import { RemoteTable } from '../../src/chairs/remote-table.js';
import type { Session } from '../../src/engine/session.js';
import { Refused, type Seat } from '../../src/engine/types.js';
import { fairness } from '../../src/host/dealing.js';
import { whenText } from '../../src/host/when.js';
import type { OpenTable } from '../../src/ui/host.js';
import { type Drive, drive } from '../ui/driver.js';
import { RealHost } from '../ui/samples.js';

/** Brings the cursor to the first row: people's own stays with the kind of answer that it was on. */
export const FIRST_ROW = '1';

/** Nothing crosses a line here. */
const never = (): Promise<never> => Promise.reject(new Refused('chairs-away'));
const ERRANDS = { answer: never, undo: never, past: never, agree: never, say: never };

/** Times and the deal as the real program tells them. */
class ClockHost extends RealHost {
  override fairness(table: OpenTable): string | null {
    return table.session.seed === '' ? null : fairness(table.session);
  }

  override whenText(ms = 0): string {
    return whenText(ms, new Date());
  }
}

/** What a host shows somebody of a table with these people around it. */
export function pictureAt(session: Session, own: Seat | null, facts: TableFacts): Changed {
  const { table, log } = session;
  return pictureFor(
    session,
    { viewer: own, world: true, keep: 0 },
    {
      asking: null,
      presence: facts.presence,
      saved: { answers: log.length, trouble: '' },
      by: table.seats.map(({ by }) => by),
    },
  );
}

/** Their screen. */
export async function screenAt(session: Session, own: Seat | null, facts: TableFacts): Promise<Drive> {
  const { module } = session;
  const picture = pictureAt(session, own, facts);
  const remote = new RemoteTable(module, facts, own, picture, ERRANDS, String);
  const host = new ClockHost([session.game.id]);
  const { ui } = await host.game(session.game.id);
  return drive({ kind: 'table', table: { module, ui, session: remote, name: facts.name } }, host);
}

export async function screenOf(
  session: Session,
  own: Seat,
  facts: TableFacts,
  [columns, rows]: readonly [number, number],
): Promise<string[]> {
  const d = await screenAt(session, own, facts);
  if (session.over() === null) d.stage.key(FIRST_ROW);
  const lines = d.lines(columns, rows);
  d.stage.end();
  return lines;
}
