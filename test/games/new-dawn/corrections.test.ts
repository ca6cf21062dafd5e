/** Rules that were once read wrongly, each with the place in the rulebook that says so. */
import { describe, expect, it } from 'vitest';
import { tokensLeft } from '../../../src/games/new-dawn/rules/board.js';
import { given, type Scene } from './helpers.js';

/** A seat with a finished dial and a second scientific wonder: both agendas of one victory card. */
function scholar(tokens: number): Scene {
  const scene = given({ seats: 2, options: { victory: ['technophile', 'civilized', 'warmonger'] } });
  const city = scene.land('grassland');
  scene.put(city, 0, 'city').wonder(0, 'porcelain-tower').wonder(0, 'pyramids', city);
  scene.s.players[0]!.techTop = true;
  for (let h = 0, n = 0; n < tokens; h++) {
    if (scene.terrain(h) === 'water' || scene.s.owner[h] !== -1 || scene.w.state[h]! >= 0) continue;
    scene.put(h, 0);
    n += 1;
  }
  scene.s.changed = true;
  return scene;
}

describe('control tokens beside victory cards (page 12)', () => {
  it('both agendas of a card are marked with one token', () => {
    const scene = scholar(0).go();
    expect(scene.s.players[0]!.done.map((d) => d.agenda)).toEqual(['technophile', 'scholarly']);
    expect(tokensLeft(scene.s, 0)).toBe(30);
  });

  it('a second agenda of a marked card takes no token off the map', () => {
    const scene = scholar(30);
    scene.s.players[0]!.done.push({ agenda: 'technophile', round: 1 });
    scene.go();
    expect(scene.topic).toBe('focus');
    expect(scholar(31).go().topic).toBe('lift');
  });
});

describe('caravans beyond what a new card shows', () => {
  /** Capitalism with three caravans out, and Currency from Oxford; then Capitalism is replaced. */
  function merchant(): { scene: Scene; at: number[] } {
    const scene = given({ seats: 2 }).wonder(0, 'oxford-university').slot(0, 'capitalism', 5);
    scene.s.players[0]!.row[1]!.card = 'currency';
    const at = [scene.land('grassland'), scene.land('hills'), scene.land('forest')];
    at.forEach((h, i) => {
      scene.caravan(0, i, h);
    });
    scene.slot(0, 'astrology', 1);
    scene.s.players[0]!.tech = 18;
    return { scene, at };
  }

  it('the owner says which one leaves the map, and it is told why', () => {
    const { scene, at } = merchant();
    scene.go().play('focus:astrology', 'take:flight>capitalism');
    expect(scene.topic).toBe('recall');
    expect(scene.ids()).toEqual(at.map((h) => `recall:${scene.name(h)}`));
    scene.run.game.check(scene.s);
    scene.play(`recall:${scene.name(at[1]!)}`);
    expect(scene.s.players[0]!.caravans).toEqual([at[0], -2, at[2]]);
    expect(scene.events('lose')).toEqual([
      { type: 'lose', seat: 0, hex: scene.name(at[1]!), what: 'caravan', why: 'flight' },
    ]);
    scene.run.game.check(scene.s);
  });

  it('no question where those on the card suffice, stand together, or all must go', () => {
    const home = merchant();
    home.scene.caravan(0, 1, -1).go().play('focus:astrology', 'take:flight>capitalism');
    expect(home.scene.topic).toBe('focus');
    expect(home.scene.s.players[0]!.caravans).toEqual([home.at[0], -2, home.at[2]]);
    const one = merchant();
    one.scene.caravan(0, 1, one.at[0]!).caravan(0, 2, one.at[0]!).go();
    one.scene.play('focus:astrology', 'take:flight>capitalism');
    expect(one.scene.topic).toBe('focus');
    expect(one.scene.events('lose')).toHaveLength(1);
    const none = merchant();
    none.scene.s.players[0]!.row.find((c) => c.card === 'currency')!.card = 'iron-working';
    none.scene.go().play('focus:astrology', 'take:flight>capitalism');
    expect(none.scene.s.players[0]!.caravans).toEqual([-2, -2, -2]);
    expect(none.scene.events('lose')).toHaveLength(3);
  });
});

describe('improved versions of focus cards (page 8)', () => {
  it('a card of a lower level may be taken, with a warning', () => {
    const scene = given({ seats: 2 }).slot(0, 'capitalism', 5).slot(0, 'astrology', 2);
    scene.s.players[0]!.tech = 12;
    scene.go().play('focus:astrology');
    const choice = (id: string) => scene.run.prompt()!.choices.find((c) => c.id === id);
    expect(choice('take:steam-power>capitalism')).toMatchObject({ warn: 'lower-card', facts: { have: 4, need: 3 } });
    expect(choice('take:civil-service>early-empire')?.warn).toBeUndefined();
    scene.play('take:steam-power>capitalism');
    expect(scene.cards(0)).toContain('steam-power');
  });

  it('read the other way, a card of a lower level is not offered, and the reason is told', () => {
    const scene = given({ seats: 2, options: { readings: ['no-lower-cards'] } })
      .slot(0, 'capitalism', 5)
      .slot(0, 'astrology', 2);
    scene.s.players[0]!.tech = 12;
    scene.go().play('focus:astrology');
    expect(scene.ids('take')).not.toContain('take:steam-power>capitalism');
    expect(scene.why('take:steam-power>capitalism')).toBe('lower-level');
    expect(scene.has('take:civil-service>early-empire')).toBe(true);
  });
});

describe('Embassy', () => {
  function caller(): Scene {
    const scene = given({ seats: 2 });
    const home = scene.home(1);
    scene.slot(0, 'foreign-trade', 5).caravan(0, 0, scene.near(home)[0]!).pact(0, 'embassy', 1).go();
    return scene.play('focus:foreign-trade', `go:${scene.name(home)}`, 'put:masonry', 'put:masonry');
  }

  it('held on arrival it works, though it is changed for another card', () => {
    const scene = caller().play('pact:joint-war@1');
    expect(scene.topic).toBe('embassy');
    scene.play('aid:pottery', 'gain:oil');
    expect(scene.s.players[0]!.resources.oil).toBe(1);
    expect(scene.topic).toBe('focus');
  });

  it('kept it works once', () => {
    const scene = caller().play('done', 'aid:pottery', 'gain:oil');
    expect(scene.topic).toBe('focus');
  });
});
