/** A way through every screen of the program: those of a table, and those before and after it. */
import { answerOf } from '../../src/engine/log.js';
import type { Session } from '../../src/engine/session.js';
import { gameCalled } from '../../src/games.js';
import { spoken } from '../../src/languages/spoken.js';
import { lessonsIn } from '../../src/lessons/index.js';
import { TableScene } from '../../src/ui/table/table.js';
import { type Drive, drive, tick } from './driver.js';
import { NAMES, RealHost, wholeGame } from './samples.js';

/** Keys that lead from the table to a screen; the pages of the game come to these. */
export const SCREENS: Readonly<Record<string, readonly string[]>> = {
  table: [],
  board: ['tab'],
  'another-seat': ['g', '2'],
  why: ['w'],
  inspect: ['i'],
  rules: ['/', '/'],
  help: ['?'],
  log: ['L'],
  ledger: ['L', 'L'],
  standing: ['s'],
  'points-from': ['s', 'enter'],
  orders: ['a'],
  'what-if': ['v'],
  compare: ['v', 'enter', 'n', 'down', 'enter', 'n', 'down', 'down', 'enter'],
  'what-if-board': ['v', 'c'],
  replay: ['r', 'left', 'left'],
  'replay-end': ['r'],
  'replay-chart': ['r', 'p'],
  settings: [','],
  hint: ['n'],
  typing: [':', 'p'],
  filter: ['/', 'a'],
  leaving: ['q'],
};

export async function seatedAt(session: Session): Promise<Drive> {
  const host = new RealHost([session.game.id]);
  const d = drive({ kind: 'table', table: await host.seated(session) }, host);
  if (session.secrets() && !session.over()) await d.press('enter');
  return d;
}

/** Much to choose from, and of the kind that shows the board. */
function worthwhile(session: Session): boolean {
  const choices = session.prompt()?.choices ?? [];
  if (session.game.id === 'through-the-ages') return choices.filter((c) => c.verb === 'take').length >= 6;
  if (session.game.id === 'new-dawn') return choices.filter((c) => c.target?.startsWith('hex:')).length >= 6;
  return choices.length >= 6;
}

/**
 * A table at this part of a recorded game, behind the curtain where there is one: at the next question that is worth
 * looking at, since reactions are short.
 */
export async function tableAt(id: string, moment: number, seats = 4): Promise<Drive> {
  const whole = await wholeGame(id, seats);
  const session = whole.at(Math.floor(whole.log.length * moment));
  for (let n = session.log.length; !worthwhile(session) && n < whole.log.length; n++)
    session.submit(answerOf(whole.log[n]!));
  return seatedAt(session);
}

/** A finished game; a recorded one may stop short, so the largest that does not. */
export async function finished(id: string): Promise<Drive> {
  let seats = 4;
  while (!(await wholeGame(id, seats)).over()) seats--;
  return seatedAt(await wholeGame(id, seats));
}

/** Screens of one game that are not reached from a table in the middle of it. */
export const BESIDE: Readonly<Record<string, (id: string) => Promise<Drive>>> = {
  'new-game': async (id) => {
    const host = new RealHost([id]);
    const d = drive({ kind: 'new', game: id }, host);
    await host.game(id);
    await d.press('4', 'down');
    return d;
  },
  lesson: async (id) => {
    const host = new RealHost([id]);
    host.taught = lessonsIn(spoken().lessons).filter((lesson) => lesson.game === id);
    await host.game(id);
    const d = drive({ kind: 'home' }, host);
    await d.press('t', '1');
    // The lesson's table opens when its code is there, however busy the machine is.
    for (let i = 0; i < 1000 && !(d.stage.top instanceof TableScene); i++) await tick();
    await d.press('enter', 'enter', 'enter');
    return d;
  },
  /** The next seat's curtain, where the game has secrets. */
  curtain: async (id) => {
    const whole = await wholeGame(id, 4);
    const session = whole.at(Math.floor(whole.log.length / 3));
    // Up to where the keyboard changes hands.
    while (session.prompt()!.seat === session.log.at(-1)![0]) session.submit(answerOf(whole.log[session.log.length]!));
    const host = new RealHost([id]);
    return drive({ kind: 'table', table: await host.seated(session) }, host);
  },
  thinking: async (id) => {
    const session = (await wholeGame(id, 3)).at(40);
    session.table.seats[session.prompt()!.seat]!.by = 'bot:normal';
    const host = new RealHost([id]);
    host.think = () => new Promise(() => {});
    const d = drive({ kind: 'table', table: await host.seated(session) }, host);
    await d.press('z');
    return d;
  },
  'final-table': (id) => finished(id),
  'final-rounds': async (id) => {
    const d = await finished(id);
    await d.press('tab');
    return d;
  },
  'final-chart': async (id) => {
    const d = await finished(id);
    await d.press('tab', 'tab');
    return d;
  },
  'final-source': async (id) => {
    const d = await finished(id);
    await d.press('enter');
    return d;
  },
};

/** Screens that belong to no game. */
export const APART: Readonly<Record<string, (ids: readonly string[]) => Promise<Drive>>> = {
  home: async (ids) => home(ids),
  'home-help': async (ids) => home(ids, '?'),
  'home-find': async (ids) => home(ids, 'f', 'a'),
  'home-settings': async (ids) => home(ids, 's'),
  learn: async (ids) => {
    const d = await home(ids);
    d.host.extra.push({ ...d.host.extra[0]!, name: `lesson-${ids[0]}`, answers: 9 });
    await d.press('t');
    return d;
  },
};

async function home(ids: readonly string[], ...keys: string[]): Promise<Drive> {
  const host = new RealHost(ids);
  host.taught = [...lessonsIn(spoken().lessons)];
  host.extra = ids.map((id, i) => ({
    name: `${id}-${i + 1}`,
    title: gameCalled(id).title,
    seats: NAMES.slice(0, i + 2),
    where: `round ${i + 2}`,
    turn: i === 2 ? null : NAMES[i]!,
    when: 0,
    scores: NAMES.slice(0, i + 2).map((_, seat) => 20 + seat * 7 + i),
    answers: 40 + i,
  }));
  const d = drive({ kind: 'home' }, host);
  await d.press(...keys);
  return d;
}
