/** What can be chosen before the game, and what is refused. */
import type { Facts } from '../../../engine/types.js';
import type { ReadingId } from '../data/readings.js';
import { nameOf } from '../names.js';
import { many } from './words.js';

const OPTIONS: Readonly<Record<string, { title: string; help: string; values: Readonly<Record<string, string>> }>> = {
  map: {
    title: 'map',
    help: 'the ready map for a first game, one built by the players, or a random legal one',
    values: { first: 'first-game map', build: 'built by the players', random: 'random' },
  },
  leaders: {
    title: 'leaders',
    help: 'drawn, or chosen in seat order',
    values: { random: 'drawn', choose: 'chosen' },
  },
  fixed: { title: 'fixed leaders', help: 'one leader for each seat, in seat order', values: {} },
  victory: { title: 'victory cards', help: 'cards that are surely in play; the rest is drawn', values: {} },
  epic: { title: 'epic game', help: 'four victory cards instead of three', values: {} },
  limit: {
    title: 'round limit',
    help: 'a game that is still open after so many rounds goes to the seat with most agendas, wonders, spaces',
    values: {},
  },
  readings: {
    title: 'readings',
    help: 'disputed rules that your table reads another way than this game does',
    values: {
      'capital-again': 'a beaten capital may be attacked again in the same turn',
      'no-lower-cards': 'the tech dial never gives a card of a lower level than the one it replaces',
      'fresh-trade': 'trade tokens gained while a card resolves may be spent in it',
      'state-own-turn': 'tokens of city-states help in your own turn only, not in defence',
      'city-frees-natural': 'a city on your own token on a natural wonder gives the wonder back',
      'barbarian-comes-back': 'a barbarian that meets the edge on the water comes back to where it was',
      'maracana-before': 'Maracanã: the economy card before the other card, not after it',
      'potala-gives-back': 'without Potala Palace diplomacy cards above the limit go back',
    } satisfies Record<ReadingId, string>,
  },
};

const REFUSED: Readonly<Record<string, (f: Facts) => string>> = {
  twice: (f) => `${nameOf(String(f.value))} is named twice.`,
  'leaders-number': (f) => `${many(Number(f.have), 'fixed leader')} named for ${f.need} seats.`,
  'leaders-both': () => 'Leaders cannot be fixed and chosen at the same time.',
  'victory-number': (f) => `${f.have} victory cards are named, but only ${f.need} are in play.`,
  'map-overlap': (f) => `Map tile ${f.tile} lies on another tile.`,
};

export const option = (id: string) => ({ title: OPTIONS[id]?.title ?? id, help: OPTIONS[id]?.help ?? '' });
export const optionValue = (id: string, value: string): string => OPTIONS[id]?.values[value] ?? nameOf(value);
export const refused = (code: string, facts: Facts): string | null => REFUSED[code]?.(facts) ?? null;
