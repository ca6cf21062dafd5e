/** What a seat's standing orders answer to a question. */
import type { StandingOrder } from './phrasebook.js';
import type { Answer, Prompt } from './types.js';

/** What an order says for a seat, whether it was chosen or not. */
export const orderValue = (order: StandingOrder, set: Readonly<Record<string, string>>): string =>
  set[order.id] ?? order.standard ?? order.values[0] ?? '';

/** How many orders a seat has changed. */
export const ordersChanged = (orders: readonly StandingOrder[], set: Readonly<Record<string, string>>): number =>
  orders.filter((order) => orderValue(order, set) !== orderValue(order, {})).length;

/** `set` is what the seat has chosen, by order, and `view` what it sees; null: the person is asked. */
export function ordered(
  orders: readonly StandingOrder[],
  prompt: Prompt,
  set: Readonly<Record<string, string>>,
  view: () => unknown,
): Answer | null {
  for (const order of orders) {
    const value = orderValue(order, set);
    if (order.topic !== prompt.topic || value === order.values[0]) continue;
    const answer = order.decide(prompt, value, view);
    if (answer && prompt.choices.some((c) => c.id === answer.id)) return answer;
  }
  return null;
}

/** Topics that ask a seat about what somebody else did. */
export function reactionTopics(session: {
  readonly module: { readonly orders: readonly StandingOrder[] };
}): Set<string> {
  return new Set(session.module.orders.flatMap((order) => (order.own ? [] : [order.topic])));
}
