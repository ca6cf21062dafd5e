/** What bots need of the list of games. */
import type { LoadGame } from '../bots/worker.js';
import { gameCalled } from '../games.js';

export const loadForBots: LoadGame = async (id) => {
  const entry = gameCalled(id);
  return { game: (await entry.module()).game, mind: (await entry.mind?.()) ?? null };
};
