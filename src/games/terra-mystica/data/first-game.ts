/** Recommended first game (sheet 5), by number of players. Dwellings are in the order of placement. */
import type { BonusId, FactionId, ScoringId } from './ids.js';

interface FirstGame {
  readonly factions: readonly FactionId[];
  readonly dwellings: readonly (readonly string[])[];
  readonly cards: readonly BonusId[];
}

export const FIRST_GAME_SCORING: readonly ScoringId[] = ['SCORE5', 'SCORE7', 'SCORE1', 'SCORE6', 'SCORE4', 'SCORE8'];

export const FIRST_GAME: Readonly<Record<2 | 3 | 4 | 5, FirstGame>> = {
  2: {
    factions: ['witches', 'nomads'],
    dwellings: [['C3', 'F4'], ['E8', 'F3', 'I7']],
    cards: ['BON1', 'BON3', 'BON4', 'BON5', 'BON6'],
  },
  3: {
    factions: ['witches', 'nomads', 'alchemists'],
    dwellings: [['E9', 'F4'], ['F3', 'G4', 'I7'], ['E5', 'G5']],
    cards: ['BON1', 'BON3', 'BON4', 'BON5', 'BON6', 'BON8'],
  },
  4: {
    factions: ['witches', 'nomads', 'halflings', 'mermaids'],
    dwellings: [['E9', 'F4'], ['D3', 'E8', 'I7'], ['E6', 'F5'], ['D5', 'E4']],
    cards: ['BON1', 'BON2', 'BON3', 'BON4', 'BON5', 'BON6', 'BON8'],
  },
  5: {
    factions: ['witches', 'nomads', 'halflings', 'mermaids', 'giants'],
    dwellings: [['C3', 'E9'], ['A5', 'D3', 'I7'], ['E6', 'F5'], ['E4', 'H4'], ['D4', 'D7']],
    cards: ['BON1', 'BON2', 'BON3', 'BON4', 'BON5', 'BON6', 'BON7', 'BON8'],
  },
};
