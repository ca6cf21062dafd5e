/** `hotseat start`, `load`, `replay` and the home screen. */
import { isatty } from 'node:tty';
import { completeOptions } from '../engine/options.js';
import { UNDO_POLICIES, type UndoPolicy } from '../engine/session.js';
import { Refused } from '../engine/types.js';
import { gameCalled, games } from '../games.js';
import { seedWords } from '../host/dealing.js';
import { complain, say } from '../host/io.js';
import type { Kept, Library } from '../host/library.js';
import { chosenOptions } from '../host/options.js';
import { namedSeats, programsOf, seatsFrom } from '../host/seats.js';
import { checkedSeed, newSeed } from '../host/seeds.js';
import { thinkingMs } from '../host/settings.js';
import { moveLine, pointsTable, roundHead, story } from '../host/story.js';
import { dayText } from '../host/when.js';
import { spoken } from '../languages/spoken.js';
import { sentenceOf } from '../phrases.js';
import { columns } from '../text/columns.js';
import type { Context } from './context.js';
import { whole } from './numbers.js';

export interface StartOptions {
  readonly players?: string;
  readonly seed?: string;
  readonly set: readonly string[];
  readonly undo?: string;
  readonly name?: string;
}

/** The screen wants a terminal at both ends; everything else is told in one sentence. */
export function needTerminal(context: Context): void {
  if (!context.io.stdin.isTTY || !context.io.stdout.isTTY) throw new Refused('no-terminal');
}

function policy(word: string | undefined): UndoPolicy {
  const found = UNDO_POLICIES.find((known) => known === (word ?? 'strict'));
  if (!found) throw new Refused('undo-policy', { value: word ?? '', allowed: UNDO_POLICIES.join(', ') });
  return found;
}

/** The home screen offers the games, but knows nothing of other wishes. */
async function withoutGame(context: Context, how: StartOptions): Promise<void> {
  if (context.dumb) throw new Refused('dumb-terminal');
  if (context.globals.plain || Object.values(how).some((given) => given?.length > 0)) {
    const ids = games().map((entry) => entry.id);
    throw new Refused('game-missing', { games: ids.join(', ') });
  }
  needTerminal(context);
  const { openScreen } = await import('./screen.js');
  return openScreen(context, { scene: 'home' });
}

export async function startGame(context: Context, word: string | undefined, how: StartOptions): Promise<void> {
  if (word === undefined) return withoutGame(context, how);
  const entry = gameCalled(word);
  const module = await entry.module();
  const given = how.players === undefined ? null : seatsFrom(how.players);
  const options = completeOptions(module.game.optionSpecs, chosenOptions(module.game.optionSpecs, how.set));
  context.seatPrograms(programsOf(given ?? []).map(([, command]) => command));
  const undo = policy(how.undo);
  const seed = how.seed === undefined ? newSeed(module.game) : checkedSeed(how.seed);
  const library = await context.library();
  if (how.name !== undefined && library.store.exists(how.name)) throw new Refused('save-exists', { name: how.name });
  if (!context.globals.plain) needTerminal(context);
  if (!given && !context.globals.plain) {
    const { openScreen } = await import('./screen.js');
    const wish = { options, undo, seed: how.seed === undefined ? '' : seed, ...(how.name ? { name: how.name } : {}) };
    return openScreen(context, { scene: 'new', game: entry.id, wish });
  }
  const seats = given ?? namedSeats(module.game.seats[0]!);
  if (!module.game.seats.includes(seats.length))
    throw new Refused('seats', { seats: seats.length, allowed: module.game.seats.join(', ') });
  const kept = library.begin(
    module,
    { seats, options, undo },
    seed,
    how.name ?? `${entry.id}-${dayText(context.io.now())}`,
  );
  if (context.globals.plain) return plain(context, library, kept);
  const { openScreen } = await import('./screen.js');
  return openScreen(context, { scene: 'table', kept });
}

export async function loadGame(context: Context, name: string | undefined, how: { backup?: boolean }): Promise<void> {
  const library = await context.library();
  const { backup = false } = how;
  const wanted = name ?? library.latest();
  const kept = await orBackup(context, library, wanted, backup, () => library.open(wanted, backup));
  if (!context.globals.plain) needTerminal(context);
  if (context.globals.plain) return plain(context, library, kept);
  const { openScreen } = await import('./screen.js');
  return openScreen(context, { scene: 'table', kept });
}

/** Opens a save, and when it is damaged says whether the former generation would do. */
async function orBackup<X>(
  context: Context,
  library: Library,
  name: string,
  backup: boolean,
  open: () => Promise<X>,
): Promise<X> {
  try {
    return await open();
  } catch (error) {
    if (!backup && library.hasGoodBackup(name, error)) {
      complain(context.io, spoken().commands.saves.backupGood({ why: sentenceOf(error) }));
      throw new Told();
    }
    throw error;
  }
}

/** The sentence was said already. */
export class Told extends Error {
  override readonly name = 'Told';
}

export async function replayGame(
  context: Context,
  name: string | undefined,
  how: { seat?: string; at?: string; backup?: boolean },
): Promise<void> {
  const library = await context.library();
  if (name === undefined) throw new Refused('replay-missing', { name: library.latest() });
  const { backup = false } = how;
  const kept = await orBackup(context, library, name, backup, () => library.look(name, backup));
  const { session, module } = kept;
  const viewer = how.seat === undefined ? null : whole(how.seat, '--seat', 1, session.seats) - 1;
  const at = how.at === undefined ? 0 : whole(how.at, '--at', 0, session.log.length);
  if (!context.globals.plain) {
    needTerminal(context);
    const { openScreen } = await import('./screen.js');
    return openScreen(context, { scene: 'replay', kept, at, eyes: viewer });
  }
  const texts = spoken().commands.story;
  say(context.io, texts.head({ game: module.game.title, name: kept.name, seed: seedWords(session) }));
  let round = -1;
  for (const row of story(session, viewer)) {
    if (row.n < at) continue;
    if (row.round !== round) {
      round = row.round;
      say(context.io, `\n${roundHead(round)}`);
    }
    say(context.io, moveLine(row, session));
    for (const event of row.events) say(context.io, `    ${event}`);
  }
  const outcome = session.over();
  if (outcome) {
    say(context.io, `\n${module.phrases.over(outcome, session.telling(null))}`);
    for (const line of columns(pointsTable(session))) say(context.io, line);
  }
}

export async function home(context: Context): Promise<void> {
  if (context.dumb) throw new Refused('dumb-terminal');
  needTerminal(context);
  const { openScreen } = await import('./screen.js');
  return openScreen(context, { scene: 'home' });
}

async function plain(context: Context, library: Library, kept: Kept): Promise<void> {
  if (context.dumb) complain(context.io, spoken().commands.dumb);
  const store = await context.settings();
  const silenced = {
    list: () => store.all().silenced,
    add: (key: string) => void store.change({ silenced: [...store.all().silenced, key] }).catch(() => {}),
  };
  const { Plain } = await import('../plain/plain.js');
  const game = new Plain(context.io, library, kept, { ms: (level) => thinkingMs(store.all(), level), silenced });
  context.atEnd(() => game.stop());
  watchLine(context);
  await game.play();
  await store.settled();
}

/**
 * Reading by lines keeps Ctrl-\ from being a signal, and takes a terminal that is gone for an ordinary end of input; a
 * normal exit on a dead terminal crashes Node.
 */
function watchLine({ io: { stdin }, roads }: Context): void {
  if (!stdin.isTTY) return;
  stdin.on('keypress', (_, key: { sequence?: string } | undefined) => {
    if (key?.sequence === '\u001C') process.kill(process.pid, 'SIGQUIT');
  });
  stdin.once('end', () => {
    if (!isatty(0)) roads.hangUp();
  });
}
