import { type ChosenOptions, type OptionSpec, Refused } from '../../engine/types.js';
import { FACTION_BOARDS } from './data/factions.js';
import {
  BONUS_CARDS,
  type BonusId,
  FACTIONS,
  type FactionId,
  SCORING_TILES,
  type ScoringId,
  TOWN_TILES,
  type TownTileId,
} from './data/ids.js';
import { BONUS_CARD, NO_SPADE_TILE_ROUNDS, ROUNDS, SCORING_TILE, SPARE_CARDS, TOWN_TILE } from './data/tiles.js';
import type { Options } from './types.js';

export const LATER_TOWNS = TOWN_TILES.filter((id) => TOWN_TILE[id].later);

/** What can be chosen before a game. Everything beyond the base rules is off by default. */
export const OPTION_SPECS: readonly OptionSpec[] = [
  { id: 'factions', kind: 'choice', values: ['choose', 'first-game', 'random', 'given'] },
  { id: 'given', rare: true, kind: 'list', of: FACTIONS },
  { id: 'scoring', rare: true, kind: 'list', of: SCORING_TILES },
  { id: 'cards', rare: true, kind: 'list', of: BONUS_CARDS },
  { id: 'laterTowns', kind: 'list', of: LATER_TOWNS },
  { id: 'shippingCard', kind: 'flag', default: false },
  { id: 'templeTile', kind: 'flag', default: false },
  { id: 'variableOrder', kind: 'flag', default: false },
  { id: 'cultistPower', rare: true, kind: 'flag', default: true },
  { id: 'powerTiming', rare: true, kind: 'choice', values: ['strict', 'late'] },
  { id: 'spadesScored', rare: true, kind: 'choice', values: ['used', 'gained'] },
  { id: 'ordination', rare: true, kind: 'choice', values: ['at-once', 'any-turn'] },
  { id: 'siteHabits', rare: true, kind: 'flag', default: false },
  { id: 'keyAlways', kind: 'flag', default: false, hidden: true },
];

function distinct(option: string, list: readonly string[]): void {
  list.forEach((word, i) => {
    if (list.indexOf(word) !== i) throw new Refused('option-twice', { option, value: word });
  });
}

function checkFactions(given: readonly FactionId[], seats: number): void {
  if (given.length !== seats) throw new Refused('factions-count', { given: given.length, seats });
  distinct('given', given);
  given.forEach((id, i) => {
    const other = given.slice(0, i).find((o) => FACTION_BOARDS[o].home === FACTION_BOARDS[id].home);
    if (other) throw new Refused('factions-same-terrain', { one: other, two: id, terrain: FACTION_BOARDS[id].home });
  });
}

function checkScoring(scoring: readonly ScoringId[], o: Options): void {
  if (scoring.length !== ROUNDS) throw new Refused('scoring-count', { given: scoring.length, rounds: ROUNDS });
  distinct('scoring', scoring);
  for (const id of scoring) {
    if (SCORING_TILE[id].later && !o.templeTile) throw new Refused('option-later', { value: id, option: 'templeTile' });
  }
  for (const round of NO_SPADE_TILE_ROUNDS) {
    if (scoring[round - 1] === 'SCORE1') throw new Refused('scoring-spades', { round });
  }
}

function checkCards(cards: readonly BonusId[], seats: number, o: Options): void {
  if (cards.length !== seats + SPARE_CARDS)
    throw new Refused('cards-count', { given: cards.length, needed: seats + SPARE_CARDS });
  distinct('cards', cards);
  for (const id of cards) {
    if (BONUS_CARD[id].later && !o.shippingCard)
      throw new Refused('option-later', { value: id, option: 'shippingCard' });
  }
}

/** Values already fit the specs; here they are checked against each other. */
export function options(chosen: ChosenOptions, seats: number): Options {
  const list = (id: string): readonly string[] => chosen[id] as readonly string[];
  const o: Options = {
    factions: chosen.factions as Options['factions'],
    given: [...list('given')] as FactionId[],
    scoring: [...list('scoring')] as ScoringId[],
    cards: BONUS_CARDS.filter((id) => list('cards').includes(id)),
    laterTowns: [...list('laterTowns')] as TownTileId[],
    shippingCard: chosen.shippingCard as boolean,
    templeTile: chosen.templeTile as boolean,
    variableOrder: chosen.variableOrder as boolean,
    cultistPower: chosen.cultistPower as boolean,
    powerTiming: chosen.powerTiming as Options['powerTiming'],
    spadesScored: chosen.spadesScored as Options['spadesScored'],
    ordination: chosen.ordination as Options['ordination'],
    siteHabits: chosen.siteHabits as boolean,
    keyAlways: chosen.keyAlways === true,
  };
  if (o.given.length > 0 && o.factions === 'choose') o.factions = 'given';
  if (o.given.length > 0 && o.factions !== 'given') throw new Refused('factions-given', { factions: o.factions });
  if (o.factions === 'given') checkFactions(o.given, seats);
  distinct('laterTowns', o.laterTowns);
  distinct('cards', list('cards'));
  if (o.factions === 'first-game' && (o.scoring.length > 0 || o.cards.length > 0))
    throw new Refused('first-game-fixed');
  if (o.scoring.length > 0) checkScoring(o.scoring, o);
  if (o.cards.length > 0) checkCards(o.cards, seats, o);
  return o;
}
