/** The rules at hand: one entry for every action, tile, faction, building and track. */
import type { RuleEntry } from '../../engine/phrasebook.js';
import type { FactionId } from './data/ids.js';
import {
  BOARD_NAMES,
  BOOK_NAMES,
  BOOSTER_NAMES,
  BUILDING_NAMES,
  CITY_NAMES,
  COMPETENCY_NAMES,
  DISCIPLINE_NAMES,
  FACTION_NAMES,
  FINAL_NAMES,
  INNOVATION_NAMES,
  type Naming,
  PALACE_NAMES,
  POWER_NAMES,
  ROUND_NAMES,
} from './names.js';
import { OTHER_WORDS } from './rulebook-words.js';
import { rulings } from './rulings.js';
import { startText } from './starts.js';

function entries(kind: string, title: string, page: string, table: Readonly<Record<string, Naming>>): RuleEntry[] {
  return Object.entries(table).map(([id, { name, text }]) => {
    const known = rulings[id];
    return {
      id: `${kind}:${id}`,
      title: name,
      kind: title,
      text: `${text[0]!.toUpperCase()}${text.slice(1)}.`,
      page,
      ...(known ? { rulings: known } : {}),
    };
  });
}

function rule(id: string, title: string, page: string, text: string): RuleEntry {
  const known = rulings[id];
  return { id, title, kind: 'rule', text, page, ...(known ? { rulings: known } : {}) };
}

const RULES: readonly RuleEntry[] = [
  rule(
    'rule:leave',
    'Leaving the game',
    'not in the rulebook',
    'You take no more turns and make no more decisions, and rank below everybody who stays. The round booster goes back; what stands on the map stays there and counts at the end. When one player is left the game is scored. The rulebook does not know it.',
  ),
  rule(
    'turn',
    'A turn',
    'p. 11',
    'In turn order each seat takes one action until it passes. Goods may be converted before and after the action, but not in its middle.',
  ),
  rule(
    'action:build',
    'Terraform and build',
    'p. 11',
    'Change one empty hex in reach towards your terrain, a spade for each step on the circle, and build a workshop if the hex has become yours. Either half may be left out. Spades cost tools by your terraforming track.',
  ),
  rule(
    'action:spades',
    'Free spades',
    'p. 11',
    'Finish the first hex before you use the rest on others; all of them must be in reach at the start. Missing spades for the first hex may be bought. A workshop comes last and only on the first hex. What is left over is lost.',
  ),
  rule(
    'action:upgrade',
    'Upgrade',
    'p. 13',
    'A workshop becomes a guild, a guild a school or the palace, a school the university. The old piece returns to your board and closes its place there.',
  ),
  rule(
    'track:shipping',
    'Shipping',
    'p. 14',
    'Costs a scholar and 4 coins. Each level lets you reach one river hex farther, up to 3, and brings points or books.',
  ),
  rule(
    'track:terraforming',
    'Terraforming track',
    'p. 14',
    'Costs a scholar, a tool and 5 coins (1 coin on the plains board). Spades then cost 2 tools, later 1; each step brings books or points.',
  ),
  rule(
    'action:innovate',
    'Innovations',
    'p. 14',
    'Two books of the column and three of any, or two of each of two columns and one more at the wide places. The second and third innovation need 1 and 2 further books. Without a palace add 5 coins. Three innovations at most.',
  ),
  rule(
    'action:scholar',
    'Sending a scholar',
    'p. 15',
    'A scholar on a free space brings 3 or 2 steps and stays there for good. Given back to your supply, he brings 1 step.',
  ),
  rule(
    'action:power',
    'Power actions',
    'p. 15',
    'Six actions for power from bowl III, each once a round for all seats together.',
  ),
  rule(
    'action:books',
    'Book actions',
    'p. 15',
    'Three actions for books of any discipline, each once a round for all seats together.',
  ),
  rule('action:special', 'Special actions', 'p. 15', 'Actions on your own tiles, each once a round, without cost.'),
  rule(
    'action:pass',
    'Passing',
    'p. 16',
    'Take your bonuses for passing, change your booster for one of the three free ones with its coins, and move to the next place of the coming turn order. In round 6 only the bonuses count.',
  ),
  rule(
    'action:convert',
    'Conversions',
    'p. 16',
    'Power: 5 for a scholar or a book, 3 for a tool, 1 for a coin. A scholar becomes a tool; a tool or a book becomes a coin. Burning takes a token out of the game to move another from bowl II to III.',
  ),
  rule(
    'offer',
    'Power from neighbours',
    'p. 8',
    'When somebody builds or upgrades, neighbours may gain power equal to the value of their adjacent buildings, for one point less than that. All or nothing, but never more than the bowls hold or the points pay.',
  ),
  rule(
    'power',
    'Power bowls',
    'p. 7',
    'Gained power moves tokens from bowl I to II, and from II to III once I is empty. Only power in III can be spent; it returns to I.',
  ),
  rule(
    'reach',
    'Neighbours and reach',
    'p. 8',
    'Hexes that share a side or a bridge are adjacent. In reach are adjacent hexes and those across as many river hexes as your shipping.',
  ),
  rule(
    'city',
    'Cities',
    'p. 9',
    'Four adjacent buildings of power value 7 found a city; three suffice with a university, two with a monument. Each city brings a tile with points, a bonus and a key.',
  ),
  rule(
    'neutral',
    'Neutral buildings',
    'p. 9',
    'They must be placed at once in reach, on own terrain or terrain made so with bought spades; otherwise they are lost. They count as built, and as buildings of their kind, but open no place on your board and are never upgraded.',
  ),
  rule(
    'science',
    'Science',
    'p. 10',
    'Levels 3, 5, 7 and 12 bring 1, 2, 2 and 3 power. Level 8 needs a key, one for each discipline. Level 12 has room for one marker. From 9 on a discipline pays income.',
  ),
  rule(
    'bridge',
    'Bridges',
    'p. 23',
    'A bridge joins the two ends of a printed place, one of them with your building. It makes the ends adjacent for everybody.',
  ),
  rule(
    'pavilion',
    'Pavilions',
    'p. 24',
    'An action puts one beside an own building: 1 more power value, and a second building when a city is counted. It is not a building for anything else.',
  ),
  rule(
    'income',
    'Income',
    'p. 10',
    'At the start of each round: open places of your board, booster, palace, competencies, innovations, faction and disciplines from level 9 on.',
  ),
  rule(
    'science-bonus',
    'End of a round',
    'p. 17',
    'In the order of the next round each seat gets the science bonus of the round tile, as often as its level allows. Spades from it can be spread, not bought, and nothing is built. Then each free booster gets a coin.',
  ),
  rule(
    'end',
    'Final scoring',
    'p. 18',
    'Largest connected area 18, 12, 6; each discipline 8, 4, 2; ties share. All goods become coins, 5 of them a point.',
  ),
  rule(
    'set-up',
    'Set-up',
    'p. 4',
    'Sets of board, booster and faction are chosen against the clock, the first player last. Then workshops are placed in turn order and back, Omar adds his tower, the Monks place their university last.',
  ),
  rule(
    'draft',
    'Draft variant',
    'p. 18',
    'Three times round, each takes a board, a faction or a palace until it has all three; then boosters against the clock.',
  ),
  rule(
    'final',
    'Final-round tile',
    'p. 18',
    'It lies on the sixth round tile, hides its science bonus and scores in round 6 besides it, at the moment of the deed. It never shows the same building as the tile below.',
  ),
  rule(
    'competencies',
    'Competencies',
    'p. 14',
    'A school or the university brings one, with the steps and books of its place: 3 steps in the top row, 2 steps and a book in the middle, 1 step and 2 books at the bottom, all of the discipline of its column. Four of each kind; no seat has a kind twice.',
  ),
  rule(
    'two',
    'Two players',
    'p. 19',
    'A neutral faction takes part in the scoring of science and area. Its markers start at 2 and rise with the icons of the first five round tiles; its area is shown at the start of round 6.',
  ),
];

const ALL: readonly RuleEntry[] = [
  ...RULES,
  ...entries('faction', 'faction', 'p. 20', FACTION_NAMES).map((entry) => ({
    ...entry,
    text: `${entry.text} ${startText(entry.id.slice('faction:'.length) as FactionId)}`.trim(),
  })),
  ...entries('board', 'planning board', 'p. 19', BOARD_NAMES),
  ...entries('building', 'building', 'p. 13', BUILDING_NAMES),
  ...entries('discipline', 'discipline', 'p. 10', DISCIPLINE_NAMES),
  ...entries('innovation', 'innovation', 'p. 21', INNOVATION_NAMES),
  ...entries('palace', 'palace', 'p. 22', PALACE_NAMES),
  ...entries('competency', 'competency', 'p. 24', COMPETENCY_NAMES),
  ...entries('booster', 'round booster', 'p. 23', BOOSTER_NAMES),
  ...entries('round', 'round tile', 'p. 24', ROUND_NAMES),
  ...entries('round', 'final-round tile', 'p. 24', FINAL_NAMES),
  ...entries('power', 'power action', 'p. 23', POWER_NAMES),
  ...entries('book', 'book action', 'p. 23', BOOK_NAMES),
  ...entries('city', 'city tile', 'p. 23', CITY_NAMES),
];

export const rulebook: readonly RuleEntry[] = ALL.map((entry) => {
  const also = OTHER_WORDS[entry.id];
  return also ? { ...entry, also } : entry;
});
