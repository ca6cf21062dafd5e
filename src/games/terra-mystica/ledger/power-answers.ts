/** `Leech 2 from nomads`, `Decline`: answers to offers, whichever way the question about them is put. */
import type { Choice, Prompt } from '../../../engine/types.js';
import { capacity } from '../../terra-kit/bowls.js';
import { factionOf, seatOf } from '../rules/goods.js';
import type { Command } from './commands.js';
import type { Replay } from './replay.js';

type PowerAnswer = Extract<Command, { do: 'leech' | 'decline' }>;

export function answerPower(replay: Replay, c: PowerAnswer, prompt: Prompt): boolean {
  return prompt.topic === 'power' ? answerNow(replay, c, prompt) : answerOpen(replay, c, prompt);
}

/** The one offer that is being asked about. */
function answerNow(replay: Replay, c: PowerAnswer, prompt: Prompt): boolean {
  const { from, offered, power } = prompt.facts ?? {};
  if (c.from && c.from !== factionOf(replay.s, Number(from))) return false;
  if (c.n !== null && c.n !== offered && c.n !== power) return false;
  const played = replay.play(c.do === 'leech' ? 'take' : 'decline');
  // A bare refusal means everything that is open for this seat.
  while (c.n === null && replay.prompt()?.topic === 'power' && replay.prompt()?.seat === prompt.seat)
    replay.play('decline');
  return played;
}

/** One of the offers that stay open till they are answered. */
function answerOpen(replay: Replay, c: PowerAnswer, prompt: Prompt): boolean {
  // Taking power with full bowls is as good as declining it.
  const full = capacity(seatOf(replay.s, prompt.seat).bowls) === 0;
  const verb = c.do === 'leech' && !full ? 'take' : 'decline';
  const open = prompt.choices.filter(
    (x) => x.verb === verb && x.id.includes('@') && (!c.from || x.id.startsWith(`${verb}:${c.from}@`)),
  );
  if (c.do === 'decline' && c.n === null) {
    for (const x of open) replay.play(x.id);
    return true;
  }
  // The amount may be what is really gained instead of what was offered.
  const gains = (x: Choice) => (x.price?.['points'] ?? 0) + 1;
  const choice = open.find((x) => x.id.endsWith(`@${c.n}`)) ?? open.find((x) => gains(x) === c.n);
  return choice !== undefined && replay.play(choice.id);
}
