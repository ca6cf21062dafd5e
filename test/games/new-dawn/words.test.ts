/** What people read: the odds of an attack, what stands in a space, whose numbers they are. */
import { describe, expect, it } from 'vitest';
import { uniformAnswer } from '../../../src/engine/bots/random.js';
import { start } from '../../../src/engine/engine.js';
import { fractions } from '../../../src/engine/random.js';
import type { Choice } from '../../../src/engine/types.js';
import { game } from '../../../src/games/new-dawn/game.js';
import { module } from '../../../src/games/new-dawn/index.js';
import { touchedBy } from '../../../src/games/new-dawn/tiles-told.js';
import type { View } from '../../../src/games/new-dawn/types.js';
import { ui } from '../../../src/games/new-dawn/ui/index.js';
import { given, type Scene } from './helpers.js';

const { phrases } = module;

const viewOf = (scene: Scene, seat: number | null): View => scene.run.game.view(scene.s, seat);
const telling = (scene: Scene) => ({ view: viewOf(scene, 0), name: (seat: number) => `P${seat + 1}` });
const choiceOf = (scene: Scene, id: string): Choice => scene.run.prompt()!.choices.find((c) => c.id === id)!;

describe('words of A New Dawn', () => {
  it('an attack is named with what stands there and both sums', () => {
    const scene = given({ seats: 2 });
    const h = scene.near(scene.home(0)).find((n) => scene.terrain(n) === 'hills' || scene.terrain(n) === 'grassland')!;
    scene.put(h, 1).slot(0, 'masonry', 3).go().play('focus:masonry');
    const name = scene.name(h);
    const choice = choiceOf(scene, `attack:${name}`);
    const t = telling(scene);
    const defence = scene.w.difficulty[h]!;
    const chance = t.view.odds.find((o) => o.hex === name)!.chance;
    expect(phrases.choice(choice, t)).toBe(`attack P2’s token on ${name}, ${chance} % (3 against ${defence})`);
    expect(phrases.target(choice, t)).toBe(`${name} ${chance} % P2’s token`);
    expect(ui.now(`hex:${name}`, t.view, 0)[0]).toBe(`your attack: 3 against ${defence} before dice`);
  });

  it('caravan targets are told by name, rows to swap by their cards, stand-in tokens as what they are', () => {
    const scene = given({ leaders: ['rome'] });
    const geneva = scene.stateHex('geneva');
    scene.put(scene.near(geneva)[0]!, 0, 'city').slot(0, 'foreign-trade', 5).go().play('focus:foreign-trade');
    const go = choiceOf(scene, `go:${scene.name(geneva)}`);
    expect(phrases.choice(go, telling(scene))).toBe(`move the caravan to ${scene.name(geneva)}, Geneva`);
    const swapping = given({ leaders: ['rome'] })
      .wonder(0, 'oracle')
      .go()
      .play('effect:oracle');
    expect(phrases.choice(choiceOf(swapping, 'swap:1>2'), telling(swapping))).toBe(
      'swap Astrology (slot 1) and Foreign Trade (slot 2)',
    );
    const held = given({ leaders: ['rome'] });
    const state = held.stateHex('geneva');
    held.put(state, 1, 'reinforced').go();
    expect(phrases.place(`hex:${held.name(state)}`, telling(held))).toContain(
      'P2’s stand-in token on conquered Geneva',
    );
  });

  it('numbers of the seat at turn are not shown to others as theirs', () => {
    const scene = given({ seats: 2 });
    const h = scene.near(scene.home(0)).find((n) => scene.s.owner[n] === -1)!;
    scene.put(h, 1).slot(0, 'masonry', 1).go();
    const other = viewOf(scene, 1);
    expect(ui.now(`hex:${scene.name(h)}`, other, 1).join()).not.toContain('your attack');
    expect(ui.now('focus:early-empire', other, 1).join()).not.toContain('reaches');
    expect(ui.now('focus:early-empire', viewOf(scene, 0), 0).join()).toContain('reaches');
  });

  it('a barbarian in a capital does not hide the defence of the capital', () => {
    const scene = given({ seats: 2 });
    const home = scene.home(1);
    scene.barbarian('B', home).slot(0, 'flight', 5).wonder(0, 'pentagon').go();
    const d = scene.w.difficulty[home]!;
    const view = viewOf(scene, 0);
    const hex = view.hexes.find((h) => h.name === scene.name(home))!;
    expect(hex.defences).toEqual([
      { what: 'barbarian', n: d },
      { what: 'capital', n: 2 * d },
    ]);
    expect(phrases.place(hex.id, telling(scene))).toContain(`barbarian defends ${d}, capital defends ${2 * d}`);
    expect(ui.now(hex.id, view, 0).slice(0, 2)).toEqual([
      `your attack on the barbarian: 10 against ${d} before dice`,
      `your attack on the capital: 10 against ${2 * d} before dice`,
    ]);
  });

  it('Mass Media says whether a token is taken over or only turned over', () => {
    const scene = given({ seats: 2 });
    const [a, b] = scene.near(scene.home(0)) as [number, number];
    scene.put(a, 1, 'reinforced').put(b, 1).slot(0, 'mass-media', 1).go().play('focus:mass-media').skip('media');
    const t = telling(scene);
    const words = (h: number) => phrases.choice(choiceOf(scene, `media:${scene.name(h)}`), t);
    expect(words(a)).toBe(`flip the reinforced token on ${scene.name(a)}`);
    expect(words(b)).toBe(`take over the token on ${scene.name(b)}`);
  });

  it('a map tile is told by its spaces and what it touches', () => {
    const view = { hexes: [], laying: { face: '16A', spot: null } } as unknown as View;
    expect(phrases.place('tile:6A', { view, name: String })).toBe(
      'tile 6A: grassland, mountains, hills, Carthage, 2 forest, 4 water',
    );
    const hexes = [
      { name: 'A1', q: 0, r: 2, tile: '1A' },
      { name: 'A2', q: -1, r: 2, tile: '' },
      { name: 'B1', q: 0, r: 4, tile: '1A' },
    ];
    expect(touchedBy('spot:0,0,0', { ...view, hexes } as unknown as View)).toEqual(['A1']);
  });

  it('a battle is told with both totals first, then term by term', () => {
    const scene = given({ leaders: ['scythia', 'egypt'] });
    const h = scene.land('hills', (x) => scene.near(x).length > 0);
    scene.put(h, 1, 'reinforced').put(scene.near(h)[0]!, 0).slot(0, 'masonry', 2).dice(3, 6).go();
    scene.play('focus:masonry', `attack:${scene.name(h)}`);
    expect(phrases.event(scene.events('battle')[0], telling(scene))).toBe(
      `P1 fails on ${scene.name(h)}, 8 against 9: die 3 + slot 2 + Scythia 3 against die 6 + terrain 2 + reinforced 1`,
    );
  });

  it('a card in a row is told with the numbers of its slot, any other as it is printed', () => {
    const scene = given({ leaders: ['france'] }).wonder(0, 'stonehenge');
    scene.slot(0, 'drama-and-poetry', 1).slot(0, 'mathematics', 2).slot(0, 'currency', 3).slot(0, 'urbanization', 4);
    scene.slot(0, 'mass-production', 5).go();
    const text = (id: string) => phrases.place(id, telling(scene));
    expect(text('focus:drama-and-poetry')).toBe(
      'Drama and Poetry: 3 tokens beside your cities, difficulty up to 1, then you may move one token a step',
    );
    scene.s.players[0]!.tech = 2;
    expect(text('focus:mathematics')).toBe('Mathematics: a trade token, then tech dial from 2 to 4, a level II card');
    expect(text('focus:currency')).toBe('Currency: 2 caravans, 4 spaces each, difficulty up to 3');
    expect(text('focus:urbanization')).toBe(
      'Urbanization: a wonder with production 4, or a city within 5, difficulty up to 4, with 2 tokens around it',
    );
    expect(text('focus:mass-production')).toBe(
      'Mass Production: attack twice within 3 with 7, then reinforce 5 minus your attacks',
    );
    expect(text('focus:iron-working')).toMatch(/^Iron Working: Reinforce as many/);
    scene.slot(0, 'iron-working', 5).wonder(0, 'pentagon');
    expect(text('focus:iron-working')).toBe(
      'Iron Working: attack twice anywhere with 6 (8 against barbarians), or reinforce 5',
    );
    // Somebody else's card is told from that row.
    expect(text('focus:astrology@1')).toMatch(/^Astrology: tech dial from 0 to \d/);
  });

  it('every spot for a tile has words of its own', () => {
    for (const seed of ['a', 'b', 'c']) {
      const run = start(game, 4, { map: 'build' }, seed);
      const random = fractions(seed);
      for (let p = run.prompt()!; p.topic !== 'focus'; p = run.prompt()!) {
        const t = { view: game.view(run.s, p.seat), name: (seat: number) => `P${seat + 1}` };
        const words = p.choices.map((c) => phrases.target(c, t));
        expect(new Set(words).size).toBe(words.length);
        if (p.topic === 'spot') expect(words[0]).toMatch(/^\d [a-z-]+(, \d [a-z-]+)? of [A-Z]\d+$/);
        run.play(uniformAnswer(p, random));
      }
    }
  });

  it('the round limit is told while it draws near', () => {
    const scene = given({ seats: 2, options: { limit: 50 } });
    const open = given({ seats: 2, options: { limit: null } });
    open.s.round = 5000;
    expect(phrases.where(viewOf(open, 0))).toBe('round 5000  event: spawn');
    for (const [round, text] of [
      // The dial is not turned before the first round: no event is named that was not resolved.
      [1, 'round 1'],
      [45, 'round 45  event: spawn'],
      [46, 'round 46 of 50  event: spawn'],
      [50, 'round 50 of 50  event: spawn'],
    ] as const) {
      scene.s.round = round;
      expect(phrases.where(viewOf(scene, 0))).toBe(text);
    }
  });
});
