/** The rules of every kind of frame. */
import { leaveRules } from '../../../engine/kit/leave.js';
import type { FrameTable } from '../../../engine/types.js';
import type { Types } from '../types.js';
import { books, pay } from './books.js';
import { bridge } from './bridges.js';
import { city, rewards } from './cities.js';
import { effects } from './effects.js';
import { income } from './income.js';
import { competency, innovation } from './innovate.js';
import { leaving } from './leaving.js';
import { neutral } from './neutral.js';
import { offers } from './offers.js';
import { draft, draftBooster, game, opening, prepare, sets, settle } from './opening.js';
import { round, science } from './round.js';
import { advance, mix, one } from './science.js';
import { spades } from './spades.js';
import { bookAction, turn } from './turn.js';
import { guild, palace } from './upgrade.js';

export const frames: FrameTable<Types> = {
  game,
  sets,
  draft,
  'draft-booster': draftBooster,
  prepare,
  settle,
  opening,
  round,
  income,
  turn,
  offers,
  science,
  books,
  mix,
  one,
  advance,
  pay,
  effects,
  spades,
  neutral,
  bridge,
  competency,
  palace,
  rewards,
  city,
  guild,
  innovation,
  'book-action': bookAction,
  leave: leaveRules<Types>(leaving.take),
};
