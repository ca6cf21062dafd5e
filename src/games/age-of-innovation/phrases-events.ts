/** Sentences for what happened. */
import type { Telling } from '../../engine/phrasebook.js';
import { DISCIPLINES } from './data/ids.js';
import { causeOf, nameOf, spokenName } from './names.js';
import { POWER_RATES } from './rules/convert.js';
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

/** '3 power to 1 tool' */
export function conversionText(what: string, n: number): string {
  const [from, to] = what.split('>') as [string, string];
  const isBook = (word: string) => DISCIPLINES.includes(word as never);
  const goods = (word: string) => plural(n, isBook(word) ? `${word} book` : word);
  const rate = isBook(to) ? POWER_RATES.book : POWER_RATES[to as keyof typeof POWER_RATES];
  return `${from === 'power' ? `${rate * n} power` : goods(from)} to ${goods(to)}`;
}

type Speech = { readonly [K in Event['type']]: (e: Extract<Event, { type: K }>, t: Telling<View>) => string | null };

const LOST: Readonly<Record<string, (n: number, chosen: boolean) => string>> = {
  scholars: (n) => `has no scholar left for ${n} of the gain`,
  power: (n) => `has no room for ${n} power`,
  steps: (n) => `cannot make ${plural(n, 'science step')}`,
  spades: (n) => `leaves ${plural(n, 'spade')} unused`,
  guild: (_, chosen) => (chosen ? 'leaves the free guild on the board' : 'has no place for the guild'),
  bridge: (n, chosen) => (chosen ? `leaves ${plural(n, 'bridge')} unbuilt` : `has no place for ${plural(n, 'bridge')}`),
  shipping: () => 'is at the end of shipping',
  terraforming: () => 'is at the end of terraforming',
  competency: () => 'finds no competency to take',
  'city-tile': () => 'finds no city tile left',
};

const SPEECH: Speech = {
  gain: (e, t) => {
    const text = e.why === 'convert' ? '' : goodsText(e.goods);
    return text && `${t.name(e.seat)} gets ${text} (${causeOf(e.why)})`;
  },
  pay: (e, t) => {
    const text = e.why === 'convert' ? '' : goodsText(e.goods);
    return text && `${t.name(e.seat)} pays ${text} (${causeOf(e.why)})`;
  },
  score: (e, t) =>
    e.n > 0
      ? `${t.name(e.seat)} scores ${e.n} (${causeOf(e.why)})`
      : `${t.name(e.seat)} loses ${plural(-e.n, 'point')} (${causeOf(e.why)})`,
  step: (e, t) => `${t.name(e.seat)} rises by ${e.n} to ${e.level} in ${e.discipline} (${causeOf(e.why)})`,
  'steps-lost': (e, t) => `${t.name(e.seat)} loses ${plural(e.n, 'step')} in ${e.discipline}`,
  key: (e, t) => (e.used ? `${t.name(e.seat)} uses a key in ${e.discipline}` : `${t.name(e.seat)} keeps the key`),
  set: (e, t) => `${t.name(e.seat)} plays ${spokenName(e.faction)} on ${spokenName(e.board)} with ${nameOf(e.booster)}`,
  draft: (e, t) => `${t.name(e.seat)} takes ${spokenName(e.took)}`,
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
    const tile = e.tile ? ` and takes the ${causeOf(e.tile)}` : '; no city tile is left';
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
  action: (e, t) => {
    const what = causeOf(e.why);
    return `${t.name(e.seat)} uses ${what === nameOf(e.why) ? `the action of ${spokenName(e.why)}` : `the ${what}`}`;
  },
  convert: (e, t) => {
    if (e.what === 'burn') return `${t.name(e.seat)} burns ${plural(e.n, 'token')} for ${e.n} power in bowl III`;
    return `${t.name(e.seat)} converts ${conversionText(e.what, e.n)}`;
  },
  offer: (e, t) =>
    e.taken
      ? `${t.name(e.seat)} takes ${e.power} power for the building on ${e.hex}`
      : `${t.name(e.seat)} declines ${e.power} power`,
  pass: (e, t) => {
    const coins = e.coins > 0 ? ` with ${plural(e.coins, 'coin')}` : '';
    return e.booster ? `${t.name(e.seat)} passes and takes ${nameOf(e.booster)}${coins}` : `${t.name(e.seat)} passes`;
  },
  lost: (e, t) => {
    const what = LOST[e.what]?.(e.n, e.chosen === true) ?? `has no place for the ${nameOf(e.what)}`;
    return `${t.name(e.seat)} ${what} (${causeOf(e.why)})`;
  },
  round: (e) => `round ${e.round}: ${nameOf(e.tile)}${e.final ? `, ${nameOf(e.final)}` : ''}`,
  area: (e) => `the neutral faction connects ${e.number} buildings`,
  first: (e, t) => `${t.name(e.seat)} is first player`,
  leaving: (e, t) => `${t.name(e.seat)} is going to leave the game`,
  left: (e, t) => `${t.name(e.seat)} leaves the game`,
  end: () => 'final scoring',
};

export function sayEvent(event: Event, t: Telling<View>): string | null {
  const say = SPEECH[event.type] as ((e: Event, t: Telling<View>) => string | null) | undefined;
  return (say?.(event, t) ?? null) || null;
}
