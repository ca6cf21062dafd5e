/** What the factions can do, in English. */
import type { RulesTexts } from '../types.js';

export const factionRules: RulesTexts['faction'] = {
  witches: {
    text: 'From the start: 5 extra points for every town. With the stronghold: once a round a free dwelling on any free forest hex, however far away; nothing is transformed.',
    rulings: [],
  },
  auren: {
    text: 'From the start: no ability. With the stronghold: a favour tile at once; once a round two steps in one cult.',
    rulings: [],
  },
  alchemists: {
    text: 'From the start: at any time in their turn 1 point becomes 1 coin, or 2 coins become 1 point. With the stronghold: 12 power at once; from then on 2 power for every spade.',
    rulings: [],
  },
  darklings: {
    text: 'From the start: spades cost a priest each, and each one bought scores 2 points. With the stronghold: once, up to three workers become priests.',
    rulings: ['Free spades score nothing extra.'],
  },
  halflings: {
    text: 'From the start: 1 point for every spade. With the stronghold: three spades at once; then they may build one dwelling on a changed hex.',
    rulings: ['No spades can be bought on top of the three of the stronghold.'],
  },
  cultists: {
    text: 'From the start: when a neighbour takes power from their building, one step in a cult of their choice; when all refuse, 1 power. With the stronghold: 7 points at once.',
    rulings: ['One step for each building, however many take power; it comes when all have answered.'],
  },
  engineers: {
    text: 'From the start: as an action, any number of times, a bridge for 2 workers. With the stronghold: whenever they pass, 3 points for each own bridge between two own structures.',
    rulings: [],
  },
  dwarves: {
    text: 'From the start: transform and build may reach under one hex for 2 workers and score 4 points each time; no shipping. With the stronghold: the tunnel costs 1 worker.',
    rulings: ['Only one tunnel per action; building later on a hex still out of reach pays and scores again.'],
  },
  mermaids: {
    text: 'From the start: a town may connect across one river hex; shipping starts at 1. With the stronghold: a free shipping step with its points.',
    rulings: ['They may declare the connection at any time in their turn; it is no action.'],
  },
  swarmlings: {
    text: 'From the start: 3 extra workers for every town. With the stronghold: once a round a dwelling becomes a trading house for free.',
    rulings: [],
  },
  'chaos-magicians': {
    text: 'From the start: only one dwelling, placed last; two favour tiles instead of one. With the stronghold: once a round two actions in a row.',
    rulings: ['Passing counts as an action and ends the turn.'],
  },
  giants: {
    text: 'From the start: every transformation costs two spades and ends at wasteland. With the stronghold: once a round two free spades for one hex.',
    rulings: ['A single spade of a cult bonus is lost.', 'A single free spade can be completed by buying one.'],
  },
  fakirs: {
    text: 'From the start: transform and build may fly over one hex for a priest and score 4 points each time; no shipping. With the stronghold: the carpet flies over one or two hexes.',
    rulings: ['Only one flight per action.'],
  },
  nomads: {
    text: 'From the start: three dwellings. With the stronghold: once a round a hex next to an own structure becomes desert without spades; not across rivers or bridges.',
    rulings: ['No spade is used, so the spade tile pays nothing.'],
  },
};
