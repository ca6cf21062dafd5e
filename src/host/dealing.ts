/** What may be said about how a game was dealt. Before it is over, nothing that tells what is still to come. */
import { dealing } from '../phrases.js';
import { printable } from '../text/printable.js';
import { isSecretSeed, sealOf } from './seeds.js';

/** So much of the SHA-256 that it fits into a line and that nobody finds another seed for it. */
const SHOWN = 16;

interface Dealt {
  readonly seed: string;
  over(): object | null;
}

const seal = ({ seed }: Dealt) => sealOf(seed).slice(0, SHOWN);

/** 'seed maple-otter-41', or what stands for a seed that nobody may know yet. */
export function seedWords(game: Dealt): string {
  return isSecretSeed(game.seed) && !game.over()
    ? dealing().sealed({ seal: seal(game) })
    : dealing().seed({ seed: printable(game.seed) });
}

/** To be said when a game begins whose seed is secret; null for any other. */
export function sealNotice(game: Dealt): string | null {
  return isSecretSeed(game.seed) ? dealing().begins({ seal: seal(game) }) : null;
}

/** What the table compares: the seed and its seal once the game is over, before that the seal. */
export function fairness(game: Dealt): string | null {
  if (!isSecretSeed(game.seed)) return null;
  return game.over() ? dealing().told({ seed: game.seed, seal: seal(game) }) : dealing().runs({ seal: seal(game) });
}
