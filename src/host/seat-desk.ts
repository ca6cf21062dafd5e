/** A position as programs read it: the question, why not, the end, and what a program that plays one seat may ask. */
import type { Session } from '../engine/session.js';
import type { Prompt } from '../engine/types.js';
import { spoken } from '../languages/spoken.js';

type Answer = Record<string, unknown>;

export function promptOf(session: Session): Answer | null {
  const prompt: Prompt | null = session.prompt();
  if (!prompt) return null;
  const { phrases } = session.module;
  const telling = session.telling(prompt.seat);
  return {
    seat: prompt.seat,
    topic: prompt.topic,
    text: phrases.topic(prompt, telling),
    from: prompt.from,
    choices: prompt.choices.map((choice) => ({
      id: choice.id,
      text: phrases.choice(choice, telling),
      ...(choice.range ? { range: choice.range } : {}),
      ...(choice.price ? { price: choice.price } : {}),
      ...(choice.rare ? { rare: true } : {}),
      ...(choice.prices ? { prices: choice.prices } : {}),
    })),
    queue: prompt.queue ?? [],
    ...(prompt.leavers ? { leavers: prompt.leavers } : {}),
  };
}

export function whyOf(session: Session): Answer[] {
  const asked = session.prompt()?.seat ?? null;
  const telling = session.telling(asked);
  return session.blocked().map((blocked) => {
    const { what, why } = session.module.phrases.blocked(blocked, telling);
    const { facts: _, why: reason, ...rest } = blocked;
    return { ...rest, reason, text: `${what}: ${why}` };
  });
}

export function overOf(session: Session): Answer | null {
  const outcome = session.over();
  if (!outcome) return null;
  return {
    ranking: outcome.ranking.map(({ seat, score, left }) => ({ seat, score, ...(left ? { left } : {}) })),
    reason: outcome.reason,
  };
}

/** What a program that plays one seat may ask: the question, its own view, the public numbers, and why not. */
export function seatDesk(session: Session, seat: number, raw: unknown): object {
  const request = raw as { do?: unknown } | null;
  const { protocol } = spoken();
  if (request === null) return { ok: false, error: { code: 'bad-json', message: protocol.noJson } };
  switch (request.do) {
    case 'prompt':
      return { ok: true, seat, prompt: promptOf(session), over: overOf(session) };
    case 'view':
      return { ok: true, view: session.view(seat) };
    case 'tally':
      return { ok: true, tally: session.table.seats.map((_, other) => session.tally(other)) };
    case 'why':
      return { ok: true, blocked: whyOf(session) };
    default:
      return { ok: false, error: { code: 'bad-request', message: protocol.notForSeats } };
  }
}
