/** Waste that the rules do not mind: what people would want to be told before they do it. */
import type { Choice, Facts, Seat } from '../../../engine/types.js';
import type { Asked, GameUi } from '../../../ui/types.js';
import { FOCUS, type FocusId } from '../data/focus.js';
import type { NdTexts } from '../texts/types.js';
import type { Event, View } from '../types.js';

type Waste = { readonly key: string; readonly text: string } | null;

const number = (facts: Facts | undefined, key: string) => Number(facts?.[key] ?? 0);

export function waste(
  texts: NdTexts,
  ...[choice, view, seat, asked]: Parameters<NonNullable<GameUi<View>['waste']>>
): Waste {
  if (choice.verb === 'done') return stopping(texts, asked);
  if (choice.verb === 'spend') return spending(texts, view, asked);
  if (choice.verb === 'focus') return idleCard(texts, choice, asked) ?? lostTrade(texts, seat, asked);
  return ['go', 'put', 'attack', 'loot', 'take', 'place'].includes(choice.verb) ? lostTrade(texts, seat, asked) : null;
}

/** Stopping while the card would still do something that has no price. */
function stopping({ waste: says }: NdTexts, { prompt }: Asked): Waste {
  const { topic, facts, choices } = prompt;
  const open = choices.filter((c) => c.verb !== 'done' && !c.warn);
  const has = (verb: string) => open.some((c) => c.verb === verb);
  const left = number(facts, 'left');
  if (topic === 'place' && has('place') && facts?.clause !== 'hills')
    return { key: 'nd-place', text: says.place({ n: Math.min(left, open.length) }) };
  if (topic === 'military' && has('reinforce')) {
    const most = Math.min(number(facts, 'reinforce'), open.filter((c) => c.verb === 'reinforce').length);
    return { key: 'nd-reinforce', text: says.reinforce({ n: most }) };
  }
  if (topic === 'caravan' && has('caravan')) return { key: 'nd-caravan', text: says.caravan({ n: open.length }) };
  if (topic === 'industry' && open.length > 0) return { key: 'nd-industry', text: says.industry };
  if ((topic === 'upgrade' || topic === 'improve') && open.length > 0) return { key: 'nd-upgrade', text: says.upgrade };
  if (topic === 'spoils' && open.length > 0) return { key: 'nd-spoils', text: says.spoils({ n: left }) };
  return null;
}

/** Trade tokens that cannot change anything any more, too few of them, or more than are needed. */
function spending({ waste: says }: NdTexts, view: View, { prompt, n }: Asked): Waste {
  if (n === null) return null;
  if (prompt.topic === 'attack-tokens' || prompt.topic === 'defence-tokens') return inBattle(says, view, prompt, n);
  if (n === 0) return null;
  const card = prompt.from.slice('focus:'.length) as FocusId;
  const focus = FOCUS[card];
  const places = view.reach.find((r) => r.card === card)?.hexes.length;
  // Cards that also place elsewhere are counted otherwise.
  if (focus?.type !== 'culture' || focus.after === 'friendly' || places === undefined) return null;
  const enough = Math.max(0, places - focus.tokens);
  return n > enough ? { key: 'nd-culture-places', text: says.fewPlaces({ n: places }) } : null;
}

function inBattle(says: NdTexts['waste'], view: View, { topic, facts }: Asked['prompt'], n: number): Waste {
  const attack = number(facts, 'attack');
  const defence = number(facts, 'defence');
  const attacking = topic === 'attack-tokens';
  const enough = Math.max(0, attacking ? defence + 1 - attack : attack - defence);
  if (n < enough && enough <= number(facts, 'max'))
    return { key: 'nd-tokens-few', text: attacking ? says.wouldWin({ enough }) : says.wouldHold({ enough }) };
  if (n > 0 && n < enough) {
    const text = attacking
      ? says.attackInVain({ attack: attack + n, defence })
      : says.defenceInVain({ attack, defence: defence + n });
    return { key: 'nd-tokens-vain', text };
  }
  // The defender may still answer: a few more can be meant.
  return attacking && view.combat?.defenceTokens !== 0 ? null : tooMany(says, n, enough);
}

function tooMany(says: NdTexts['waste'], n: number, enough: number): Waste {
  return n > enough ? { key: 'nd-tokens-many', text: says.tooMany({ enough }) } : null;
}

/** A card that is only put back to slot 1. */
function idleCard(texts: NdTexts, choice: Choice, asked: Asked): Waste {
  const told = asked.told() as readonly Event[];
  const end = told.findIndex((e) => e.type === 'reset');
  if (end < 0 || told.slice(0, end).some((e) => e.type !== 'focus')) return null;
  return { key: 'nd-idle', text: texts.waste.idle({ card: choice.id.slice('focus:'.length) as FocusId }) };
}

function lostTrade(texts: NdTexts, seat: Seat, asked: Asked): Waste {
  let lost = 0;
  for (const event of asked.told() as readonly Event[]) {
    if (event.type === 'round') break;
    if (event.type === 'trade-lost' && event.seat === seat) lost += event.n;
  }
  if (lost === 0) return null;
  return { key: 'nd-trade-lost', text: texts.waste.tradeLost({ n: lost }) };
}
