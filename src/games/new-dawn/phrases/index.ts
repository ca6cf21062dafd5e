/** Everything the game says, in the words of a catalogue. */
import { winners } from '../../../engine/leave.js';
import type { Phrasebook } from '../../../engine/phrasebook.js';
import type { Outcome } from '../../../engine/types.js';
import { RESOURCES } from '../data/land.js';
import { AGENDA_IDS } from '../data/victory.js';
import type { TallyKey } from '../texts/screen.js';
import type { Price } from '../texts/spoken.js';
import type { NdTexts } from '../texts/types.js';
import type { Event, View } from '../types.js';
import { choice, row, target, verb } from './choices.js';
import { eventText } from './events.js';
import { place } from './places.js';
import { blocked, refused, warn } from './reasons.js';
import type { Told } from './told.js';
import { topic } from './topics.js';

/** Nobody is surprised by the limit: it is told while it draws near. */
const LIMIT_TOLD = 5;
const ROUND = { spawn: 'roundSpawn', quiet: 'roundQuiet', move: 'roundMove', trade: 'roundTrade' } as const;

function where(x: NdTexts['where'], { phase, round, options, dial }: View): string {
  if (phase === 'leaders') return x.leaders;
  if (phase === 'map') return x.map;
  const { limit } = options;
  const facts = { round, limit: limit !== null && limit - round < LIMIT_TOLD ? limit : null };
  // The dial is turned before every round but the first.
  return round > 1 ? x[ROUND[dial.icon]](facts) : x.round(facts);
}

function over(x: NdTexts['over'], outcome: Outcome, t: Told): string {
  const [best] = outcome.ranking;
  const [wonders = 0, spaces = 0] = best?.ties ?? [];
  const names = winners(outcome).map((seat) => t.name(seat));
  const facts = { names, score: best?.score ?? 0, wonders, spaces };
  if (outcome.reason === 'limit') return x.limit(facts);
  return outcome.reason === 'deserted' ? x.deserted(facts) : x.agendas(facts);
}

const isGood = (key: string): key is Price['good'] =>
  key === 'production' || key === 'trade' || RESOURCES.some((r) => r === key);

function optionValue(x: NdTexts, id: string, value: string): string {
  const values: Readonly<Record<string, string>> | undefined = {
    map: x.options.value.map,
    leaders: x.options.value.leaders,
    readings: x.options.value.readings,
    fixed: x.civ,
    victory: x.agenda,
  }[id];
  return values?.[value] ?? value;
}

const pricesIn = (texts: NdTexts, price: Readonly<Record<string, number>>): readonly string[] =>
  Object.entries(price).map(([good, n]) => (isGood(good) ? texts.price({ good, n }) : `${n} ${good}`));

export const phrasesIn = (texts: NdTexts): Phrasebook<View> => ({
  topic: (prompt, t) => topic(texts.topic, prompt, t),
  verb: (key) => verb(texts, key),
  verbs: Object.values(texts.verb),
  target: (c, t) => target(texts, c, t),
  row: (c, t) => row(texts, c, t),
  choice: (c, t, n) => choice(texts, c, t, n),
  price: (price) => pricesIn(texts, price).join(' '),
  prices: (price) => pricesIn(texts, price),
  tally: (key) => texts.tally[key as TallyKey],
  warn: (key, c) => warn(texts.warn, key, c),
  event: (event, t) => eventText(texts.event, event as Event, t),
  blocked: (b, t) => blocked(texts, b, t),
  source: (key) => {
    const agenda = AGENDA_IDS.find((id) => id === key);
    return agenda ? texts.agenda[agenda] : key;
  },
  where: (view) => where(texts.where, view),
  over: (outcome, t) => over(texts.over, outcome, t),
  option: (id) => texts.options.option[id as keyof NdTexts['options']['option']] ?? { title: id, help: '' },
  optionValue: (id, value) => optionValue(texts, id, value),
  refused: (code, facts) => refused(texts.options.refused, code, facts),
  place: (id, t) => place(texts, id, t),
  ledger: [
    { head: texts.ledger.agendas, keys: ['points'] },
    { head: texts.ledger.tech, keys: ['tech'] },
    { head: texts.ledger.cities, keys: ['cities', 'mature'] },
    { head: texts.ledger.spaces, keys: ['spaces'] },
    { head: texts.ledger.wonders, keys: ['wonders'] },
    { head: texts.ledger.trade, keys: ['trade'] },
    { head: texts.ledger.resources, keys: ['marble', 'mercury', 'oil', 'diamond'] },
  ],
});
