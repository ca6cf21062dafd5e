/** What a seat's standing orders answer to a question. */
import type { StandingOrder } from './phrasebook.js';
import type { Answer, Prompt } from './types.js';

/** `set` is what the seat has chosen, by order; null: the person is asked. */
export function ordered(
  orders: readonly StandingOrder[],
  prompt: Prompt,
  set: Readonly<Record<string, string>>,
): Answer | null {
  for (const order of orders) {
    const value = set[order.id];
    if (order.topic !== prompt.topic || value === undefined || value === order.values[0]) continue;
    const answer = order.decide(prompt, value);
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
