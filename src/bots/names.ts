/** Who can play a seat besides people: the levels, and programs from outside. Written `bot:NAME` or `bot:exec=COMMAND`. */

import { Refused } from '../engine/types.js';
import { near } from '../text/nearest.js';
import { LEVELS, type Level } from './levels.js';

const EXEC = 'exec=';

type BotKind = { readonly kind: 'level'; readonly level: Level } | { readonly kind: 'exec'; readonly command: string };

/** Names to choose from at the table. */
export function botIds(): readonly string[] {
  return LEVELS;
}

export function botCalled(id: string): BotKind {
  const level = LEVELS.find((known) => known === id);
  if (level) return { kind: 'level', level };
  if (id.startsWith(EXEC) && id.length > EXEC.length) return { kind: 'exec', command: id.slice(EXEC.length) };
  throw new Refused('bot-unknown', { bot: id.slice(0, 60), near: near(id, botIds()), bots: botIds().join(', ') });
}
