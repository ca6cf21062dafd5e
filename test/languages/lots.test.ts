/** What is drawn, dealt or turned up by lot names what it came from, in every language. */
import { afterAll, describe, expect, it } from 'vitest';
import { heardBy } from '../../src/engine/engine.js';
import type { GameEvent } from '../../src/engine/types.js';
import { gameCalled } from '../../src/games.js';
import { ENGLISH, languages } from '../../src/languages/index.js';
import { speak } from '../../src/languages/spoken.js';
import { sessionOf } from '../helpers/play.js';
import { wholeGame } from '../ui/samples.js';

/** Events of chance by game, with the facts whose numbers must be told. What nobody chose to begin with is told at once. */
const LOTS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'terra-mystica': { 'tiles-dealt': ['from'], 'cards-dealt': ['from'], 'terrains-dealt': ['from'] },
  'age-of-innovation': { dealt: ['from'] },
  'new-dawn': {
    leader: ['from'],
    core: ['from.naturals', 'from.states', 'die'],
    tray: ['from'],
    victory: ['from'],
    offer: ['left'],
    raid: ['die'],
    dice: ['attack', 'defence'],
  },
  'through-the-ages': {
    dealt: ['left'],
    decks: ['civil', 'military'],
    'events-dealt': ['from'],
    'events-renewed': ['count'],
    'reveal-event': ['from'],
    peek: ['from'],
    'draw-military': ['from'],
    'military-reshuffle': ['count'],
  },
};

/** Set-ups in which more is left to chance than in the usual one. */
const OPTIONS: Readonly<Record<string, readonly Readonly<Record<string, string>>[]>> = {
  'terra-mystica': [{ factions: 'random' }],
  'age-of-innovation': [{ dealing: 'draft' }, { dealing: 'fixed' }],
  'new-dawn': [{ map: 'build', leaders: 'random' }, { map: 'random' }],
  'through-the-ages': [],
};

const factOf = (event: GameEvent, path: string): unknown =>
  path.split('.').reduce<unknown>((at, key) => (at as Readonly<Record<string, unknown>> | null)?.[key], event);

/** The last number is all that there is: one card of one needs no number. */
const needsNumber = (n: unknown): n is number => typeof n === 'number' && n > 1;

describe.each(Object.entries(LOTS))('chance in %s', (id, lots) => {
  afterAll(async () => {
    await speak(ENGLISH);
  });

  it('names what it drew from', async () => {
    const module = await gameCalled(id).module();
    const whole = await wholeGame(id, 3);
    const openings = (OPTIONS[id] ?? []).map((options) => sessionOf(module, { options, seats: 3 }));
    const told = [...openings, whole].flatMap((session) => session.openingTold());
    const heard = [...told, ...whole.history().flatMap((row) => row.told)].flatMap((one) => heardBy([one], null));
    const chance = heard.filter((event) => lots[event.type]);
    expect([...new Set(chance.map(({ type }) => type))].sort()).toEqual(
      Object.keys(lots)
        .filter((type) => type !== 'peek')
        .sort(),
    );
    const silent: string[] = [];
    for (const language of languages()) {
      await speak(language);
      const { phrases } = await gameCalled(id).module();
      for (const event of chance) {
        const text = phrases.event(event, whole.telling(null)) ?? '';
        const numbers = (lots[event.type] ?? []).map((path) => factOf(event, path)).filter(needsNumber);
        if (numbers.some((n) => !new RegExp(`\\b${n}\\b`).test(text))) silent.push(`${language.id}: ${text}`);
      }
    }
    expect([...new Set(silent)]).toEqual([]);
  }, 120_000);
});

describe('Through the Ages', () => {
  it('the cards that a draw names were in the deck', async () => {
    const whole = await wholeGame('through-the-ages', 3);
    let draws = 0;
    for (const row of whole.history()) {
      const events = heardBy(row.told, null);
      const [first] = events.filter(
        ({ type }) => type === 'draw-military' || type === 'military-reshuffle' || type === 'decks',
      );
      if (first?.type !== 'draw-military') continue;
      draws++;
      expect(factOf(first, 'from')).toBe(whole.at(row.n - 1).view(null).militaryDeck);
    }
    expect(draws).toBeGreaterThan(5);
  }, 120_000);
});
