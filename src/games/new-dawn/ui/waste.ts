/** Waste that the rules do not mind: what people would want to be told before they do it. */
import type { Choice, Facts, Seat } from '../../../engine/types.js';
import type { Asked, GameUi } from '../../../ui/types.js';
import { FOCUS, type FocusId } from '../data/focus.js';
import type { Event, View } from '../types.js';

type Waste = { readonly key: string; readonly text: string } | null;

const many = (n: number, one: string) => `${n} ${one}${n === 1 ? '' : 's'}`;
const number = (facts: Facts | undefined, key: string) => Number(facts?.[key] ?? 0);

export const waste: NonNullable<GameUi<View>['waste']> = (choice, view, seat, asked) => {
  if (choice.verb === 'done') return stopping(asked);
  if (choice.verb === 'spend') return spending(view, asked);
  if (choice.verb === 'focus') return idleCard(choice, asked) ?? lostTrade(seat, asked);
  return ['go', 'put', 'attack', 'loot', 'take', 'place'].includes(choice.verb) ? lostTrade(seat, asked) : null;
};

/** Stopping while the card would still do something that has no price. */
function stopping({ prompt }: Asked): Waste {
  const { topic, facts, choices } = prompt;
  const open = choices.filter((c) => c.verb !== 'done' && !c.warn);
  const has = (verb: string) => open.some((c) => c.verb === verb);
  const left = number(facts, 'left');
  if (topic === 'place' && has('place') && facts?.clause !== 'hills')
    return { key: 'nd-place', text: `${many(Math.min(left, open.length), 'control token')} could still be placed.` };
  if (topic === 'military' && has('reinforce')) {
    const most = Math.min(number(facts, 'reinforce'), open.filter((c) => c.verb === 'reinforce').length);
    return { key: 'nd-reinforce', text: `${many(most, 'control token')} could still be reinforced.` };
  }
  if (topic === 'caravan' && has('caravan'))
    return {
      key: 'nd-caravan',
      text: `${many(open.length, 'caravan')} ${open.length === 1 ? 'has' : 'have'} not moved.`,
    };
  if (topic === 'industry' && open.length > 0) return { key: 'nd-industry', text: 'Nothing would be built.' };
  if ((topic === 'upgrade' || topic === 'improve') && open.length > 0)
    return { key: 'nd-upgrade', text: 'A better card could still be taken.' };
  if (topic === 'spoils' && open.length > 0)
    return { key: 'nd-spoils', text: `${many(left, 'trade token')} could still be taken.` };
  return null;
}

/** Trade tokens that cannot change anything any more, or more of them than are needed. */
function spending(view: View, { prompt, n }: Asked): Waste {
  if (n === null || n === 0) return null;
  const attack = number(prompt.facts, 'attack');
  const defence = number(prompt.facts, 'defence');
  if (prompt.topic === 'attack-tokens') {
    if (attack + n <= defence)
      return { key: 'nd-tokens-vain', text: `${attack + n} against ${defence} still loses: ties defend.` };
    const enough = Math.max(0, defence + 1 - attack);
    return view.combat?.defenceTokens === 0 ? tooMany(n, enough) : null;
  }
  if (prompt.topic === 'defence-tokens') {
    if (defence + n < attack)
      return { key: 'nd-tokens-vain', text: `${defence + n} does not hold against ${attack}: nothing is gained.` };
    return tooMany(n, attack - defence);
  }
  const card = prompt.from.slice('focus:'.length) as FocusId;
  const focus = FOCUS[card];
  const places = view.reach.find((r) => r.card === card)?.hexes.length;
  // Cards that also place elsewhere are counted otherwise.
  if (focus?.type !== 'culture' || focus.after === 'friendly' || places === undefined) return null;
  const enough = Math.max(0, places - focus.tokens);
  return n > enough
    ? {
        key: 'nd-culture-places',
        text: `${places === 0 ? 'No space' : `Only ${many(places, 'space')}`} can take a control token with this card.`,
      }
    : null;
}

function tooMany(n: number, enough: number): Waste {
  return n > enough
    ? {
        key: 'nd-tokens-many',
        text: `${enough === 0 ? 'No trade token is needed' : `${many(enough, 'trade token')} would be enough`}.`,
      }
    : null;
}

/** A card that is only put back to slot 1. */
function idleCard(choice: Choice, asked: Asked): Waste {
  const told = asked.told() as readonly Event[];
  const end = told.findIndex((e) => e.type === 'reset');
  if (end < 0 || told.slice(0, end).some((e) => e.type !== 'focus')) return null;
  const name = FOCUS[choice.id.slice('focus:'.length) as FocusId].name;
  return { key: 'nd-idle', text: `${name} can do nothing now: it would only go back to slot 1.` };
}

function lostTrade(seat: Seat, asked: Asked): Waste {
  let lost = 0;
  for (const event of asked.told() as readonly Event[]) {
    if (event.type === 'round') break;
    if (event.type === 'trade-lost' && event.seat === seat) lost += event.n;
  }
  if (lost === 0) return null;
  return { key: 'nd-trade-lost', text: `${many(lost, 'trade token')} would be lost: a card holds three.` };
}
