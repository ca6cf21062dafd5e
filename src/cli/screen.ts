/** The full screen: the shell on this terminal, over saves on disk. */
import { DiskHost, type KeptTable } from '../host/host.js';
import type { Kept } from '../host/library.js';
import { settingFrom } from '../host/settings.js';
import type { Settings } from '../ui/host.js';
import { type Opening, runShell } from '../ui/start.js';
import type { Context } from './context.js';
import { complain } from './io.js';

export type First =
  | { readonly scene: 'home' }
  | { readonly scene: 'new'; readonly game: string }
  | { readonly scene: 'table'; readonly kept: Kept }
  | { readonly scene: 'replay'; readonly kept: Kept; readonly at: number; readonly eyes: number | null };

export async function openScreen(context: Context, first: First): Promise<void> {
  const { stdin, stdout, env } = context.io;
  const host = new DiskHost(context.io, await context.library(), await context.settings(), forced(context));
  const opening = await openingOf(host, first);
  // The caller looked for terminals at both ends.
  const terminal = {
    stdin: stdin as NodeJS.ReadStream,
    stdout: stdout as NodeJS.WriteStream,
    env,
    suspends: !context.kiosk,
  };
  await runShell(host, opening, terminal, () => host.saveLast());
  await (await context.settings()).settled();
  if (host.played) complain(context.io, `Saved as ${host.played}.`);
}

async function openingOf(host: DiskHost, first: First): Promise<Opening> {
  switch (first.scene) {
    case 'home':
      return { kind: 'home' };
    case 'new':
      return { kind: 'new', game: first.game };
    case 'table':
      return { kind: 'table', table: host.adopt(await tableOf(host, first.kept)) };
    case 'replay':
      return { kind: 'replay', table: await tableOf(host, first.kept), at: first.at, eyes: first.eyes };
  }
}

async function tableOf(host: DiskHost, { module, session, name, notice }: Kept): Promise<KeptTable> {
  const { ui } = await host.game(module.game.id);
  return { module, ui, session, name, notice };
}

/** What the command line says about the look goes before settings and environment, for this run only. */
function forced({ globals }: Context): Partial<Settings> {
  const out: { -readonly [K in keyof Settings]?: Settings[K] } = {};
  if (globals.ascii) out.glyphs = 'ascii';
  if (globals.colour !== undefined) out.colour = settingFrom('colour', globals.colour) as Settings['colour'];
  if (globals.theme !== undefined) out.theme = settingFrom('theme', globals.theme) as Settings['theme'];
  return out;
}
