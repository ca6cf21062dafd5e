/** `hotseat config`: preferences. */

import { emit, say } from '../host/io.js';
import { SETTING_KEYS, settingCalled, settingFrom, settingHelp } from '../host/settings.js';
import { spoken } from '../languages/spoken.js';
import { columns } from '../text/columns.js';
import type { Context } from './context.js';

function shown(value: unknown): string {
  return Array.isArray(value) ? value.join(',') : String(value);
}

export async function listConfig(context: Context, how: { json?: boolean }): Promise<void> {
  const settings = await context.settings();
  const all = settings.all();
  if (how.json) {
    emit(context.io, all);
    return;
  }
  const rows = SETTING_KEYS.map((key) => [
    key,
    shown(all[key]) || '-',
    settingHelp(key).help,
    settingHelp(key).allowed,
  ]);
  for (const row of columns(rows)) say(context.io, row);
  say(context.io, `\n${spoken().commands.keptIn({ file: settings.file })}`);
}

export async function getConfig(context: Context, word: string): Promise<void> {
  const key = settingCalled(word);
  say(context.io, shown((await context.settings()).all()[key]));
}

export async function setConfig(context: Context, word: string, value: string): Promise<void> {
  const key = settingCalled(word);
  if (key === 'saves') context.forbidInKiosk('folder');
  await (await context.settings()).change({ [key]: settingFrom(key, value) });
  say(context.io, spoken().commands.settingNow({ key, value }));
}

export async function resetConfig(context: Context, word: string | undefined): Promise<void> {
  const settings = await context.settings();
  const keys = word === undefined ? SETTING_KEYS : [settingCalled(word)];
  for (const key of keys) await settings.forget(key);
  const { settingBack, settingsBack } = spoken().commands;
  const [key] = keys;
  say(context.io, word !== undefined && key ? settingBack({ key }) : settingsBack);
}
