/** A way through every screen of the program: those of a table, and those before and after it. */
import { answerOf } from '../../src/engine/log.js';
import type { Session } from '../../src/engine/session.js';
import { gameCalled } from '../../src/games.js';
import { LESSONS } from '../../src/lessons/index.js';
import type { GlyphSet } from '../../src/ui/paint/glyphs.js';
import { type Drive, drive } from './driver.js';
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
  typing: [':', 'p'],
  filter: ['/', 'a'],
  leaving: ['q'],
};

/** Screens that leave the strip and the question where they are. */
export const FRAMED = [
  'table',
  'board',
  'another-seat',
  'why',
  'inspect',
  'rules',
  'help',
  'standing',
  'orders',
  'typing',
  'filter',
  'leaving',
];

export async function seatedAt(session: Session, glyphs: GlyphSet = 'unicode'): Promise<Drive> {
  const host = new RealHost([session.game.id]);
  const d = drive({ kind: 'table', table: await host.seated(session) }, host, glyphs);
  if (session.secrets() && !session.over()) await d.press('enter');
  return d;
}

/** Much to choose from, and of the kind that shows the board. */
function worthwhile(session: Session): boolean {
  const choices = session.prompt()?.choices ?? [];
  if (session.game.id === 'through-the-ages') return choices.filter((c) => c.verb === 'take').length >= 6;
  return choices.length >= 6;
}

/**
 * A table at this part of a recorded game, behind the curtain where there is one: at the next question that is worth
 * looking at, since reactions are short.
 */
export async function tableAt(id: string, moment: number, glyphs: GlyphSet = 'unicode', seats = 4): Promise<Drive> {
  const whole = await wholeGame(id, seats);
  const session = whole.at(Math.floor(whole.log.length * moment));
  for (let n = session.log.length; !worthwhile(session) && n < whole.log.length; n++)
    session.submit(answerOf(whole.log[n]!));
  return seatedAt(session, glyphs);
}

/** A finished game; a recorded one may stop short, so the largest that does not. */
export async function finished(id: string, glyphs: GlyphSet = 'unicode'): Promise<Drive> {
  let seats = 4;
  while (!(await wholeGame(id, seats)).over()) seats--;
  return seatedAt(await wholeGame(id, seats), glyphs);
}

/** Screens of one game that are not reached from a table in the middle of it. */
export const BESIDE: Readonly<Record<string, (id: string, glyphs: GlyphSet) => Promise<Drive>>> = {
  'new-game': async (id, glyphs) => {
    const host = new RealHost([id]);
    const d = drive({ kind: 'new', game: id }, host, glyphs);
    await host.game(id);
    await d.press('4', 'down');
    return d;
  },
  lesson: async (id, glyphs) => {
    const host = new RealHost([id]);
    host.taught = LESSONS.filter((lesson) => lesson.game === id);
    await host.game(id);
    const d = drive({ kind: 'home' }, host, glyphs);
    await d.press('t', '1', 'enter', 'enter', 'enter');
    return d;
  },
  thinking: async (id, glyphs) => {
    const session = (await wholeGame(id, 3)).at(40);
    session.table.seats[session.prompt()!.seat]!.by = 'bot:normal';
    const host = new RealHost([id]);
    host.think = () => new Promise(() => {});
    const d = drive({ kind: 'table', table: await host.seated(session) }, host, glyphs);
    await d.press('z');
    return d;
  },
  'final-table': (id, glyphs) => finished(id, glyphs),
  'final-rounds': async (id, glyphs) => {
    const d = await finished(id, glyphs);
    await d.press('tab');
    return d;
  },
  'final-chart': async (id, glyphs) => {
    const d = await finished(id, glyphs);
    await d.press('tab', 'tab');
    return d;
  },
  'final-source': async (id, glyphs) => {
    const d = await finished(id, glyphs);
    await d.press('enter');
    return d;
  },
};

/** Screens that belong to no game. */
export const APART: Readonly<Record<string, (ids: readonly string[], glyphs: GlyphSet) => Promise<Drive>>> = {
  home: async (ids, glyphs) => home(ids, glyphs),
  'home-help': async (ids, glyphs) => home(ids, glyphs, '?'),
  'home-find': async (ids, glyphs) => home(ids, glyphs, 'f', 'a'),
  'home-settings': async (ids, glyphs) => home(ids, glyphs, 's'),
  learn: async (ids, glyphs) => home(ids, glyphs, 't'),
};

async function home(ids: readonly string[], glyphs: GlyphSet, ...keys: string[]): Promise<Drive> {
  const host = new RealHost(ids);
  host.taught = [...LESSONS];
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
  const d = drive({ kind: 'home' }, host, glyphs);
  await d.press(...keys);
  return d;
}
