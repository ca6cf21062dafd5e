/** What a person reads about the other chairs, whatever screen is open. */
import { describe, expect, it } from 'vitest';
import type { TableFacts } from '../../src/chairs/messages.js';
import type { RemoteTable } from '../../src/chairs/remote-table.js';
import { must } from '../../src/engine/must.js';
import type { Session } from '../../src/engine/session.js';
import type { Seat } from '../../src/engine/types.js';
import type { TableScene } from '../../src/ui/table/table.js';
import { frameOf } from '../ui/frame.js';
import { NAMES, wholeGame } from '../ui/samples.js';
import { pictureAt, screenAt } from './mirror.js';

const SEATS = 3;
/** Answers of the sample that are on the table. */
const PLAYED = 60;
const SINCE = new Date(2026, 0, 2, 21, 40).getTime();

/** All are here but one. */
const factsOf = (session: Session, away: Seat): TableFacts => ({
  program: 'hotseat',
  version: 'test',
  protocol: 2,
  game: session.game.id,
  rules: session.game.rules,
  name: 'friday',
  table: '0123456789abcdef',
  seats: session.table.seats,
  options: session.table.options,
  undo: session.table.undo,
  presence: {
    seats: session.table.seats.map((_, seat) => ({ here: seat !== away, since: SINCE })),
    watchers: 0,
    asked: SINCE,
  },
  free: [],
});

/** Keys that open the screens of a table, each from the table itself. */
const SCREENS = {
  'the table': [],
  help: ['?'],
  log: ['L'],
  standing: ['s'],
  why: ['w'],
  inspecting: ['i'],
  'what if': ['v'],
  'standing orders': ['a'],
  settings: [','],
  replay: ['r'],
} as const;

describe('a person who sits elsewhere', () => {
  it('is called by title and bell, and hears what is said unless that is muted', async () => {
    const whole = await wholeGame('terra-mystica', SEATS);
    const turn = whole.log.findIndex(([seat], n) => n > 20 && seat !== whole.log[n + 1]?.[0]);
    const own = must(whole.log[turn + 1], 'answer')[0];
    const facts = factsOf(whole, (own + 1) % SEATS);
    const d = await screenAt(whole.at(turn), own, facts);
    const { session } = (d.stage.top as TableScene).table;
    const remote = session as RemoteTable;
    let bells = 0;
    d.stage.onBell = () => {
      bells++;
    };
    d.host.change({ bell: 'on' });
    const shown = () => frameOf(d.stage, 120, 40).lines.at(-1) ?? '';
    expect(shown()).toContain(`${NAMES[must(whole.log[turn], 'answer')[0]]}'s turn since`);
    const said = [{ n: 1, seat: (own + 1) % SEATS, text: 'well played', when: SINCE, at: turn }];
    remote.hear(said);
    expect(shown()).toContain('well played');
    d.host.change({ chat: 'off' });
    expect(shown()).not.toContain('well played');
    remote.take(pictureAt(whole.at(turn + 1), own, facts));
    expect(bells).toBe(1);
    expect(d.stage.title).toContain(NAMES[own]);
    expect(shown()).not.toContain('turn since');
    d.stage.end();
  });
});

describe.each(['terra-mystica', 'through-the-ages'])('at a table of %s', (id) => {
  it.each(Object.entries(SCREENS))('%s says who has been away since when, in the last row', async (_, keys) => {
    const session = (await wholeGame(id, SEATS)).at(PLAYED);
    const own = session.prompt()?.seat ?? expect.unreachable();
    const away = (own + 1) % SEATS;
    const d = await screenAt(session, own, factsOf(session, away));
    const before = d.stage.top;
    await d.press(...keys);
    expect(d.stage.top !== before).toBe(keys.length > 0);
    for (const [columns, rows] of [
      [80, 24],
      [120, 40],
    ] as const) {
      d.stage.resize({ columns, rows });
      const frame = frameOf(d.stage, columns, rows);
      expect(frame.lines.at(-1)).toContain(`${NAMES[away]} has been away since`);
      expect(frame.lines).toHaveLength(rows);
      expect(frame.faults).toEqual([]);
    }
    d.stage.end();
  });

  it('the end of the game too, and nobody else is told to be away', async () => {
    const session = await wholeGame(id, SEATS);
    const d = await screenAt(session, 0, factsOf(session, 1));
    const last = d.lines(80, 24).at(-1);
    expect(last).toContain('Bob has been away since');
    expect(last).not.toMatch(/Ann is away|Cem is away/);
    // Nobody here knows how long others thought.
    expect(d.text(120, 40)).not.toMatch(/Time at the keyboard|hand-over/i);
    d.stage.end();
  });
});
