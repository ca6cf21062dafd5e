/** The bots by name, as they are written in `bot:NAME`. */
import type { Bot } from './engine/bots/bot.js';
import { randomBot } from './engine/bots/random.js';
import { Refused } from './engine/types.js';
import { didYouMean } from './text/nearest.js';

const BOTS: readonly Bot[] = [randomBot];

export function botIds(): readonly string[] {
  return BOTS.map((bot) => bot.id);
}

export function botCalled(id: string): Bot {
  const bot = BOTS.find((known) => known.id === id);
  if (bot) return bot;
  throw new Refused('bot-unknown', { bot: id.slice(0, 60), hint: didYouMean(id, botIds()), bots: botIds().join(', ') });
}
