import { describe, expect, it } from 'vitest';
import { copy } from '../../../src/engine/copy.js';
import { playout } from '../../../src/engine/fuzz.js';
import type { Answer, Prompt } from '../../../src/engine/types.js';
import { module } from '../../../src/games/terra-mystica/index.js';
import type { State } from '../../../src/games/terra-mystica/types.js';
import { game, table } from './helpers.js';

const { phrases } = module;

/** Builds rather than passes, so that games grow long. */
function busy(prompt: Prompt, random: () => number): Answer {
  const work = prompt.choices.filter((c) => !c.rare && c.verb !== 'pass' && c.verb !== 'burn' && c.verb !== 'convert');
  const list = work.length > 0 && random() < 0.95 ? work : prompt.choices.filter((c) => !c.rare);
  const c = list[Math.floor(random() * list.length)]!;
  return c.range ? { id: c.id, n: c.range[0] + Math.floor(random() * (c.range[1] - c.range[0] + 1)) } : { id: c.id };
}

const OPTIONS = [
  {},
  { factions: 'random', variableOrder: true },
  { powerTiming: 'late', ordination: 'any-turn', siteHabits: true },
  { factions: 'first-game' },
  {
    laterTowns: ['TW6', 'TW7', 'TW8'],
    shippingCard: true,
    templeTile: true,
    spadesScored: 'gained',
    cultistPower: false,
  },
];

describe('random games', () => {
  it.each([2, 3, 4, 5])('%i seats: ten games with every count checked after every answer', (seats) => {
    OPTIONS.forEach((options, i) => {
      playout({ game, seats, options, seed: `plain ${i}` });
      const { run } = playout({ game, seats, options, seed: `busy ${i}`, policy: busy });
      (run.s as State).seats.forEach((p, seat) => {
        const sum = Object.values(game.standing(run.s, seat)).reduce((a, b) => a + b, 0);
        expect(sum).toBe(p.points);
      });
    });
  });

  it('every question, choice and event has words', () => {
    // Missing words, and one of something in the plural.
    const words = /undefined|NaN|\[object|\b1 (?:points|coins|workers|priests|spades|steps)\b/;
    playout({
      game,
      seats: 5,
      seed: 'words',
      policy: busy,
      checkEvery: 0,
      onAnswer(run, prompt, answer) {
        const t = { view: game.view(run.s, prompt.seat), name: (seat: number) => `P${seat + 1}` };
        const texts = [phrases.topic(prompt, t), phrases.where(t.view)];
        for (const c of prompt.choices)
          texts.push(phrases.verb(c.verb), phrases.target(c, t), phrases.choice(c, t, c.range?.[0]));
        for (const { event } of run.takeTold()) texts.push(phrases.event(event, t) ?? 'silent');
        for (const b of run.blocked()) texts.push(...Object.values(phrases.blocked(b, t)));
        for (const text of texts) expect(text).not.toMatch(words);
        expect(phrases.choice(prompt.choices.find((c) => c.id === answer.id)!, t)).not.toBe('');
      },
    });
  });

  it('an octagon that is not on offer is named, not the wasting of it', () => {
    const t = table(['nomads', 'witches']).turn(0);
    const telling = { view: game.view(t.s, 0), name: String };
    const said = t.run.blocked().map((b) => phrases.blocked(b, telling).what);
    expect(said).toContain('special action ACTN: sandstorm');
    expect(phrases.event({ type: 'action', seat: 0, why: 'BON2' }, telling)).toBe(
      '0 takes special action BON2 (1 cult step)',
    );
    expect(phrases.choice({ id: 'ordain', verb: 'ordain' }, telling, 1)).toBe('turn 1 worker into 1 priest');
  });

  it('choices and reasons never contradict each other', () => {
    playout({
      game,
      seats: 3,
      seed: 'reasons',
      policy: busy,
      checkEvery: 0,
      onAnswer(run, prompt) {
        const listed = new Set(prompt.choices.map((c) => c.id));
        for (const b of run.blocked()) expect(b.id && listed.has(b.id), `${b.id}: ${b.why}`).toBeFalsy();
      },
    });
  });

  it('rules at hand exist for every tile, card, faction and action', () => {
    const ids = new Set(module.rules.map((r) => r.id.split(':')[1]));
    for (const word of module.content)
      if (/^[A-Z]/.test(word) || word.includes('-') || word.endsWith('s')) expect(ids.has(word), word).toBe(true);
    expect(module.rules.every((r) => r.page && r.text.length > 3)).toBe(true);
  });
});

describe('a save that breaks conservation is found', () => {
  const sound = () => copy(table(['witches', 'nomads']).build(0, { F4: 'dwelling' }).s);
  const broken: Record<string, (s: State) => void> = {
    'power tokens': (s) => {
      s.seats[0]!.bowls[0]++;
    },
    priests: (s) => {
      s.seats[0]!.priests = 8;
    },
    dwelling: (s) => {
      for (const h of [0, 1, 2, 3, 4, 5, 6, 7]) {
        s.owner[h] = 0;
        s.building[h] = 0;
        s.terrain[h] = 4;
      }
    },
    favour: (s) => {
      s.favours.FAV1 = 5;
    },
    TW1: (s) => {
      s.townTiles.TW1 = 3;
    },
    booked: (s) => {
      s.seats[0]!.points += 5;
    },
    'foreign ground': (s) => {
      s.terrain[s.owner.indexOf(0)] = 0;
    },
    'bonus cards': (s) => {
      s.cards.pop();
    },
    'scoring tiles': (s) => {
      s.scoring[0] = s.scoring[1]!;
    },
    keys: (s) => {
      s.seats[0]!.keys = 1;
    },
    coins: (s) => {
      s.seats[0]!.coins = -1;
    },
    cults: (s) => {
      s.seats[0]!.cults[0] = 11;
    },
  };
  it('the sound one passes', () => expect(() => game.check(sound())).not.toThrow());
  it.each(Object.entries(broken))('%s', (what, spoil) => {
    const s = sound();
    spoil(s);
    expect(() => game.check(s)).toThrow(what === 'favour' ? 'FAV1' : what);
  });
});

describe('standing order for power', () => {
  const order = module.orders[0]!;
  const prompt = {
    seat: 0,
    topic: 'power',
    from: 'hex:E7',
    facts: { points: 2 },
    choices: [
      { id: 'take', verb: 'take' },
      { id: 'decline', verb: 'decline' },
    ],
  };
  it('takes up to its price', () => {
    expect(order.values[0]).toBe('ask');
    expect(
      ['ask', '1', '2', 'take-all', 'decline-all'].map((v) => order.decide(prompt, v, () => null)?.id ?? null),
    ).toEqual([null, 'decline', 'take', 'take', 'decline']);
  });
});
