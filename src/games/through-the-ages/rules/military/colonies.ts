/** What a colony gives while it is held, and once. Code of Laws, colonies and colonization. */
import type { Ctx, FrameRules, Seat } from '../../../../engine/types.js';
import { TERRITORIES, type TerritoryId } from '../../data/military.js';
import { playerOf } from '../../lookup.js';
import type { Tta } from '../../types.js';
import {
  drawMilitary,
  gainBlue,
  gainFood,
  gainPopulation,
  gainResources,
  gainScience,
  gainYellow,
  loseBlue,
  loseYellow,
  score,
} from '../board.js';
import type { ColonyFrame } from './frames.js';
import { toDiscard } from './hand.js';

const PERMANENT = 0;
const IMMEDIATE = 1;

/** The card comes into play and its permanent effect begins. Strength and faces follow from the card itself. */
function gainColony(ctx: Ctx<Tta>, seat: Seat, card: TerritoryId): void {
  const { yellow, blue } = TERRITORIES[card];
  const why = `card:${card}`;
  playerOf(ctx.s, seat).colonies.push(card);
  gainYellow(ctx, seat, yellow, why);
  if (blue > 0) gainBlue(ctx, seat, blue, why);
  else loseBlue(ctx, seat, -blue, why);
}

/** The permanent effect ends; the card goes to its discards or to the new owner, who gets no immediate effect. */
export function loseColony(ctx: Ctx<Tta>, seat: Seat, card: TerritoryId, to: Seat | null): void {
  const { yellow, blue } = TERRITORIES[card];
  const why = `card:${card}`;
  const colonies = playerOf(ctx.s, seat).colonies;
  colonies.splice(colonies.indexOf(card), 1);
  ctx.tell(to === null ? { type: 'colony-lost', seat, card } : { type: 'colony-lost', seat, card, to });
  if (to === null) toDiscard(ctx.s, card);
  else gainColony(ctx, to, card);
  loseYellow(ctx, seat, yellow, why);
  if (blue > 0) loseBlue(ctx, seat, blue, why);
  else gainBlue(ctx, seat, -blue, why);
}

/** A new colony: the permanent effect first, because its tokens may serve the immediate one. */
export const colonyFrame: FrameRules<Tta, ColonyFrame> = {
  run(ctx, f) {
    if (f.step === PERMANENT) {
      f.step = IMMEDIATE;
      gainColony(ctx, f.seat, f.card);
      return 'again';
    }
    const t = TERRITORIES[f.card];
    const why = `card:${f.card}`;
    gainScience(ctx, f.seat, t.science, why);
    score(ctx, f.seat, t.culture, 'territories', why);
    gainPopulation(ctx, f.seat, t.population, why);
    gainFood(ctx, f.seat, t.food, why);
    gainResources(ctx, f.seat, t.resources, why);
    if (t.draw > 0) drawMilitary(ctx, f.seat, t.draw, why);
    return 'done';
  },
};
