/** Wars: declared now, fought at the start of the declarer's next turn. Code of Laws, wage war; sheet 2.4 and 3.7. */
import type { Choice, Ctx, FrameRules, Seat } from '../../../../engine/types.js';
import { SPECIAL, type SpecialId } from '../../data/civil.js';
import { WARS, type WarId } from '../../data/military.js';
import { playerOf } from '../../lookup.js';
import type { Tta, TtaState, War } from '../../types.js';
import { gainScience, gainSpecial, loseCulture, loseScience, loseSpecial, moveYellow, score } from '../board.js';
import type { SpoilsFrame, WarFrame } from './frames.js';
import { toDiscard } from './hand.js';
import { warClash } from './strength.js';

export function declareWar(ctx: Ctx<Tta>, seat: Seat, target: Seat, card: WarId): void {
  ctx.s.wars.push({ card, by: seat, on: target });
  ctx.tell({ type: 'war-declared', seat, target, card });
}

export const warFrame: FrameRules<Tta, WarFrame> = {
  run(ctx, f) {
    const war = ctx.s.wars.find((w) => w.by === f.seat);
    if (war) fight(ctx, war);
    return 'done';
  },
};

/** No cards, no sacrifices; either side may win. The card is discarded in every case. */
function fight(ctx: Ctx<Tta>, war: War): void {
  const { s } = ctx;
  const card = war.card as WarId;
  const { by: seat, on: target } = war;
  const { attack: own, defence: theirs } = warClash(s, seat, target);
  s.wars.splice(s.wars.indexOf(war), 1);
  toDiscard(s, card);
  if (own === theirs) {
    ctx.tell({ type: 'war-tied', seat, target, card, own });
    return;
  }
  const [victor, loser] = own > theirs ? [seat, target] : [target, seat];
  ctx.tell({ type: 'war-result', seat, target, card, own, theirs, victor });
  takeSpoils(ctx, card, victor, loser, Math.abs(own - theirs));
}

function takeSpoils(ctx: Ctx<Tta>, card: WarId, victor: Seat, loser: Seat, difference: number): void {
  const { spoils } = WARS[card];
  const why = `card:${card}`;
  switch (spoils.of) {
    case 'territory':
      moveYellow(ctx, loser, victor, spoils.base + Math.floor(difference / spoils.step), why);
      return;
    case 'technology':
      ctx.push({ kind: 'spoils', seat: victor, step: 0, card, loser, left: difference });
      return;
    case 'culture': {
      const lost = loseCulture(ctx, loser, spoils.base + difference, 'wars', why);
      score(ctx, victor, lost, 'wars', why);
    }
  }
}

/** Special technologies of the loser that the victor neither holds nor has in play and can pay with the difference. */
function stealable(s: TtaState, f: SpoilsFrame): SpecialId[] {
  const victor = playerOf(s, f.seat);
  return playerOf(s, f.loser).specials.filter(
    (id) => SPECIAL[id].science <= f.left && !victor.specials.includes(id) && !victor.hand.includes(id),
  );
}

/** The victor decides, also when that is the defender. */
export const spoilsFrame: FrameRules<Tta, SpoilsFrame> = {
  run(ctx, f) {
    if (f.step === 1) return 'done';
    if (stealable(ctx.s, f).length > 0) return 'ask';
    takeScience(ctx, f);
    return 'done';
  },
  ask(s, f) {
    const choices: Choice[] = stealable(s, f).map((id) => ({
      id: `steal:${id}`,
      verb: 'steal',
      target: `card:${id}`,
      price: { difference: SPECIAL[id].science },
    }));
    choices.push({ id: 'science', verb: 'take-science' });
    const facts = { loser: f.loser, left: f.left, science: Math.min(f.left, playerOf(s, f.loser).science) };
    return { seat: f.seat, topic: 'spoils', from: `card:${f.card}`, facts, choices };
  },
  explain(s, f) {
    const victor = playerOf(s, f.seat);
    const offered = stealable(s, f);
    return playerOf(s, f.loser)
      .specials.filter((id) => !offered.includes(id))
      .map((id) => ({
        id: `steal:${id}`,
        verb: 'steal',
        target: `card:${id}`,
        why: victor.specials.includes(id) || victor.hand.includes(id) ? 'have-already' : 'difference-short',
        facts: { cost: SPECIAL[id].science, left: f.left },
      }));
  },
  take(ctx, f, a) {
    if (a.id === 'science') {
      takeScience(ctx, f);
      return;
    }
    const id = a.id.slice('steal:'.length) as SpecialId;
    f.left -= SPECIAL[id].science;
    const why = `card:${f.card}`;
    loseSpecial(ctx, f.loser, id, why);
    const kept = gainSpecial(ctx, f.seat, id, why);
    ctx.tell({ type: 'technology-taken', seat: f.seat, from: f.loser, card: id, kept });
  },
};

function takeScience(ctx: Ctx<Tta>, f: SpoilsFrame): void {
  f.step = 1;
  const why = `card:${f.card}`;
  gainScience(ctx, f.seat, loseScience(ctx, f.loser, f.left, why), why);
}
