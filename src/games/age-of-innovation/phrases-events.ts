/** Sentences for what happened. */
import type { Telling } from '../../engine/phrasebook.js';
import { nameOf } from './names.js';
import type { Event, GoodsMap, View } from './types.js';

export function plural(n: number, word: string): string {
  if (n === 1) return `1 ${word}`;
  return `${n} ${word.endsWith('y') ? `${word.slice(0, -1)}ies` : `${word}s`}`;
}

const GOODS_WORDS: Readonly<Record<string, (n: number) => string>> = {
  coins: (n) => plural(n, 'coin'),
  tools: (n) => plural(n, 'tool'),
  scholars: (n) => plural(n, 'scholar'),
  power: (n) => `${n} power`,
  tokens: (n) => `${plural(n, 'power token')} in bowl III`,
  books: (n) => plural(n, 'book'),
  banking: (n) => plural(n, 'banking book'),
  law: (n) => plural(n, 'law book'),
  engineering: (n) => plural(n, 'engineering book'),
  medicine: (n) => plural(n, 'medicine book'),
};

/** '2 coins, 1 tool' */
export function goodsText(goods: Readonly<GoodsMap>): string {
  return Object.entries(goods)
    .filter(([, n]) => n > 0)
    .map(([good, n]) => GOODS_WORDS[good]?.(n) ?? `${n} ${good}`)
    .join(', ');
}

type Speech = { readonly [K in Event['type']]: (e: Extract<Event, { type: K }>, t: Telling<View>) => string | null };

const LOST: Readonly<Record<string, string>> = {
  scholars: 'no scholar left in the supply',
  steps: 'no science step possible',
  spades: 'spades not used',
  guild: 'no place for the guild',
  bridge: 'no place for a bridge',
  shipping: 'shipping is at its end',
  terraforming: 'terraforming is at its end',
  competency: 'no competency left to take',
  'city-tile': 'no city tile left',
};

const SPEECH: Speech = {
  gain: (e, t) => {
    const text = goodsText(e.goods);
    return text && `${t.name(e.seat)} gets ${text} (${nameOf(e.why)})`;
  },
  pay: (e, t) => {
    const text = goodsText(e.goods);
    return text && `${t.name(e.seat)} pays ${text} (${nameOf(e.why)})`;
  },
  score: (e, t) =>
    e.n > 0
      ? `${t.name(e.seat)} scores ${e.n} (${nameOf(e.why)})`
      : `${t.name(e.seat)} loses ${plural(-e.n, 'point')} (${nameOf(e.why)})`,
  step: (e, t) => `${t.name(e.seat)} rises by ${e.n} to ${e.level} in ${e.discipline} (${nameOf(e.why)})`,
  'steps-lost': (e, t) => `${t.name(e.seat)} loses ${plural(e.n, 'step')} in ${e.discipline}`,
  key: (e, t) => (e.used ? `${t.name(e.seat)} uses a key in ${e.discipline}` : `${t.name(e.seat)} keeps the key`),
  set: (e, t) =>
    `${t.name(e.seat)} plays the ${nameOf(e.faction)} on the ${nameOf(e.board)} board with ${nameOf(e.booster)}`,
  draft: (e, t) => `${t.name(e.seat)} takes ${nameOf(e.took)}`,
  build: (e, t) => {
    const piece = `${e.neutral ? 'neutral ' : ''}${nameOf(e.piece)}`;
    if (e.why === 'set-up') return `${t.name(e.seat)} starts with a ${piece} on ${e.hex}`;
    if (e.was) return `${t.name(e.seat)} turns the ${nameOf(e.was)} on ${e.hex} into a ${piece}`;
    return `${t.name(e.seat)} builds a ${piece} on ${e.hex}`;
  },
  dig: (e, t) => {
    const by = e.by ? ` by ${nameOf(e.by)}` : '';
    return `${t.name(e.seat)} uses ${plural(e.spades, 'spade')} on ${e.hex}${by}: ${nameOf(e.terrain)}`;
  },
  bridge: (e, t) => `${t.name(e.seat)} bridges ${e.a} and ${e.b}`,
  pavilion: (e, t) => `${t.name(e.seat)} puts a pavilion on ${e.hex}`,
  city: (e, t) => {
    const tile = e.tile ? ` and takes the tile ${nameOf(e.tile)}` : '; no city tile is left';
    return e.hex
      ? `${t.name(e.seat)} founds a city at ${e.hex}${tile}`
      : `${t.name(e.seat)} lays a city tile on the palace${e.tile ? `: ${nameOf(e.tile)}` : ''}`;
  },
  palace: (e, t) => `${t.name(e.seat)} opens ${nameOf(e.tile)}`,
  competency: (e, t) => `${t.name(e.seat)} takes ${nameOf(e.tile)}`,
  innovation: (e, t) => `${t.name(e.seat)} develops ${nameOf(e.tile)}`,
  track: (e, t) =>
    e.track === 'shipping'
      ? `${t.name(e.seat)} reaches shipping ${e.level}`
      : `${t.name(e.seat)} pays ${plural(e.level, 'tool')} for a spade from now on`,
  scholar: (e, t) =>
    e.space > 1
      ? `${t.name(e.seat)} sends a scholar to ${e.discipline}, space ${e.space}`
      : `${t.name(e.seat)} gives back a scholar for a step in ${e.discipline}`,
  action: (e, t) => `${t.name(e.seat)} uses the action of ${nameOf(e.why)}`,
  convert: (e, t) => {
    if (e.what === 'burn') return `${t.name(e.seat)} burns ${e.n} power`;
    const [from, to] = e.what.split('>');
    return `${t.name(e.seat)} converts ${from} to ${to}, ${e.n} times`;
  },
  offer: (e, t) =>
    e.taken
      ? `${t.name(e.seat)} takes ${e.power} power for the building on ${e.hex}`
      : `${t.name(e.seat)} declines ${e.power} power`,
  pass: (e, t) => {
    const coins = e.coins > 0 ? ` with ${plural(e.coins, 'coin')}` : '';
    return e.booster ? `${t.name(e.seat)} passes and takes ${nameOf(e.booster)}${coins}` : `${t.name(e.seat)} passes`;
  },
  lost: (e, t) => `${t.name(e.seat)}: ${LOST[e.what] ?? `no place for the ${nameOf(e.what)}`} (${nameOf(e.why)})`,
  round: (e) => `round ${e.round}: ${nameOf(e.tile)}${e.final ? `, ${nameOf(e.final)}` : ''}`,
  area: (e) => `the neutral faction connects ${e.number} buildings`,
  first: (e, t) => `${t.name(e.seat)} is first player`,
  end: () => 'final scoring',
};

export function sayEvent(event: Event, t: Telling<View>): string | null {
  const say = SPEECH[event.type] as ((e: Event, t: Telling<View>) => string | null) | undefined;
  return (say?.(event, t) ?? null) || null;
}
