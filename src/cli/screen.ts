/** The full screen: the shell on this terminal, over saves on disk. */
import type { Wish as JoinWish } from '../chairs/guest.js';
import { ChairsHost } from '../chairs/host.js';
import type { DiskHost } from '../host/host.js';
import { complain } from '../host/io.js';
import { type Kept, type Looked, savedAs } from '../host/library.js';
import { settingFrom } from '../host/settings.js';
import { languageCalled } from '../languages/index.js';
import type { Settings, Wish } from '../ui/host.js';
import { type Opening, runShell } from '../ui/start.js';
import type { GameUi } from '../ui/types.js';
import type { Context } from './context.js';
import { passBook } from './pass-book.js';

export type First =
  | { readonly scene: 'home' }
  | { readonly scene: 'new'; readonly game: string; readonly wish: Wish }
  | { readonly scene: 'table'; readonly kept: Kept }
  | { readonly scene: 'join'; readonly wishes: readonly JoinWish[] }
  | { readonly scene: 'replay'; readonly kept: Looked; readonly at: number; readonly eyes: number | null };

export async function openScreen(context: Context, first: First): Promise<void> {
  const { stdin, stdout, env } = context.io;
  const library = await context.library();
  const host = new ChairsHost(context.io, library, await context.settings(), forced(context));
  if (!context.kiosk) host.start = async (save) => (await import('./host.js')).launchHost(context, save);
  host.passes = passBook(context);
  const opening = await openingOf(host, first);
  // The caller looked for terminals at both ends.
  const terminal = {
    stdin: stdin as NodeJS.ReadStream,
    stdout: stdout as NodeJS.WriteStream,
    env,
    suspends: !context.kiosk,
  };
  context.atEnd(() => host.stop());
  await runShell(host, opening, terminal, {
    atEnd: (work) => context.atEnd(work),
    hangUp: context.roads.hangUp,
    quit: () => process.kill(process.pid, 'SIGQUIT'),
  });
  await (await context.settings()).settled();
  host.leave();
  const { played } = host;
  if (played && !played.trouble) complain(context.io, savedAs(played, library.store));
}

async function openingOf(host: ChairsHost, first: First): Promise<Opening> {
  switch (first.scene) {
    case 'home':
      return { kind: 'home' };
    case 'new':
      return { kind: 'new', game: first.game, wish: first.wish };
    case 'table':
      return { kind: 'table', table: host.adopt(first.kept, await uiOf(host, first.kept)) };
    case 'join':
      return { kind: 'table', table: await host.join(first.wishes) };
    case 'replay':
      return {
        kind: 'replay',
        table: host.show(first.kept, await uiOf(host, first.kept)),
        at: first.at,
        eyes: first.eyes,
      };
  }
}

async function uiOf(host: DiskHost, kept: Looked): Promise<GameUi> {
  return (await host.game(kept.module.game.id)).ui;
}

/** What the command line says about the look goes before settings and environment, for this run only. */
function forced({ globals }: Context): Partial<Settings> {
  const out: { -readonly [K in keyof Settings]?: Settings[K] } = {};
  if (globals.ascii) out.glyphs = 'ascii';
  if (globals.colour !== undefined) out.colour = settingFrom('colour', globals.colour) as Settings['colour'];
  if (globals.theme !== undefined) out.theme = settingFrom('theme', globals.theme) as Settings['theme'];
  const language = globals.lang === undefined ? undefined : languageCalled(globals.lang);
  if (language) out.language = language.id;
  return out;
}
