/** The definition of the game for the engine. */
import type { GameDefinition, Seat } from '../../engine/types.js';
import { check } from './check.js';
import { playerOf } from './lookup.js';
import { optionSpecs, options } from './options.js';
import { civilActions, militaryActions } from './rules/actions-spent.js';
import { labOutput } from './rules/cards/leaders.js';
import { food, resources } from './rules/goods.js';
import { frames } from './rules/index.js';
import { strength } from './rules/military/strength.js';
import { cultureRating, discontent, happiness, maTotal, needHappy, scienceRating } from './rules/ratings.js';
import { caTotal } from './rules/symbols.js';
import { concealed, scramble } from './secrets.js';
import { blank, setup } from './setup.js';
import type { Tta, TtaState } from './types.js';
import { view } from './view.js';

function tally(s: TtaState, seat: Seat): Record<string, number> {
  const p = playerOf(s, seat);
  return {
    points: p.culture,
    cultureRating: cultureRating(s, seat),
    science: p.science,
    scienceRating: scienceRating(s, seat),
    strength: strength(s, seat),
    happy: happiness(s, seat),
    needed: needHappy(p.yellow),
    discontent: discontent(s, seat),
    food: food(p),
    resources: resources(p),
    yellow: p.yellow,
    pool: p.pool,
    blue: p.blue,
    ca: civilActions(p),
    caTotal: caTotal(s, seat),
    ma: militaryActions(p),
    maTotal: maTotal(s, seat),
    hand: p.hand.length,
    military: p.military.length,
    colonies: p.colonies.length,
    wonders: p.wonders.length,
  };
}

/** Bill Gates would pay at the end. Impacts still in the event decks are secret and not foretold. */
function standing(s: TtaState, seat: Seat): Record<string, number> {
  const p = playerOf(s, seat);
  const out: Record<string, number> = { ...p.booked };
  if (!s.over && p.leader === 'bill-gates') out.leaders = (out.leaders ?? 0) + labOutput(p);
  return out;
}

/** Rules 2 let traded goods pay corruption and consumption. What was begun before goes on without that. */
function keepOldTrade(state: TtaState, options: Record<string, unknown>): void {
  options['old-trade'] = true;
  state.options = { ...state.options, oldTrade: true };
}

export const game: GameDefinition<Tta> = {
  id: 'through-the-ages',
  title: 'Through the Ages',
  rules: 2,
  seats: [2, 3, 4],
  frames,
  optionSpecs,
  options,
  blank,
  setup,
  view,
  chance: true,
  secrets: () => true,
  scramble,
  concealed,
  tally,
  standing,
  round: (s) => s.round,
  check,
  migrate: { 1: keepOldTrade },
  freeVerbs: ['hammurabi', 'churchill', 'ocean-liner', 'trade'],
};
