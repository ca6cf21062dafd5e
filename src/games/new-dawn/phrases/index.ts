/** Everything the game says in English. */
import { winners } from '../../../engine/leave.js';
import type { Phrasebook } from '../../../engine/phrasebook.js';
import type { Outcome } from '../../../engine/types.js';
import { agendaName } from '../names.js';
import type { Event, View } from '../types.js';
import { choice, target, verb } from './choices.js';
import { eventText } from './events.js';
import { option, optionValue, refused } from './options.js';
import { place } from './places.js';
import { blocked, warn } from './reasons.js';
import { topic } from './topics.js';
import { many, type Told } from './words.js';

const GOODS: Readonly<Record<string, string>> = { production: 'production', trade: 'token' };

/** Nobody is surprised by the limit: it is told while it draws near. */
const LIMIT_TOLD = 5;

function where({ phase, round, options, dial }: View): string {
  if (phase === 'leaders') return 'choosing leaders';
  if (phase === 'map') return 'building the map';
  const last = options.limit !== null && options.limit - round < LIMIT_TOLD ? ` of ${options.limit}` : '';
  // The dial is turned before every round but the first.
  return round > 1 ? `round ${round}${last}  event: ${dial.icon}` : `round ${round}${last}`;
}

const HOW: Readonly<Record<string, (score: number) => string>> = {
  agendas: (score) => `an agenda on each of ${score} cards`,
  limit: (score) => `${many(score, 'agenda')} at the round limit`,
  deserted: (score) => `everybody else has left, ${many(score, 'agenda')}`,
};

function over(outcome: Outcome, t: Told): string {
  const names = winners(outcome).map((seat) => t.name(seat));
  const [best] = outcome.ranking;
  const [wonders = 0, spaces = 0] = best?.ties ?? [];
  const verb = names.length > 1 ? 'share the win' : 'wins';
  const how = HOW[outcome.reason]?.(best?.score ?? 0) ?? outcome.reason;
  return `${names.join(' and ')} ${verb}: ${how}, ${many(wonders, 'wonder')}, ${many(spaces, 'space')}`;
}

export const phrases: Phrasebook<View> = {
  topic,
  verb,
  target,
  choice,
  price: (price) =>
    Object.entries(price)
      .map(([good, n]) => `${n} ${GOODS[good] ?? good}`)
      .join(' '),
  warn,
  event: (event, t) => eventText(event as Event, t),
  blocked,
  source: agendaName,
  where,
  over,
  option,
  optionValue,
  refused,
  place,
  ledger: [
    { head: 'agendas', keys: ['points'] },
    { head: 'tech', keys: ['tech'] },
    { head: 'cities', keys: ['cities', 'mature'] },
    { head: 'spaces', keys: ['spaces'] },
    { head: 'wonders', keys: ['wonders'] },
    { head: 'trade', keys: ['trade'] },
    { head: 'ma/me/oi/di', keys: ['marble', 'mercury', 'oil', 'diamond'] },
  ],
};
