import { describe, expect, it } from 'vitest';
import { WONDER_IDS, type WonderId } from '../../../src/games/new-dawn/data/wonders.js';
import { moveBarbarian } from '../../../src/games/new-dawn/rules/barbarians.js';
import { isMature } from '../../../src/games/new-dawn/rules/board.js';
import { type Attack, attackTerms, defenceTerms, total } from '../../../src/games/new-dawn/rules/combat.js';
import { targets } from '../../../src/games/new-dawn/rules/focus/military.js';
import { productionOf, wonderCost } from '../../../src/games/new-dawn/rules/wonders.js';
import type { Hex } from '../../../src/games/new-dawn/types.js';
import { given, type Scene } from './helpers.js';

const free = (scene: Scene): Hex[] =>
  scene.w.names
    .map((_, h) => h)
    .filter(
      (h) =>
        scene.s.owner[h] === -1 && scene.terrain(h) !== 'water' && scene.w.state[h] === -1 && scene.w.natural[h] === -1,
    );

/** Makes a city of the seat mature. */
function matured(scene: Scene, seat: number): Hex {
  const h = scene.land('grassland', (x) =>
    scene.near(x).every((n) => scene.s.owner[n] === -1 && scene.w.state[n] === -1 && scene.w.natural[n] === -1),
  );
  scene.put(h, seat, 'city');
  for (const n of scene.near(h)) scene.put(n, seat);
  return h;
}

describe('building wonders (rulebook page 10, sheet 10.8)', () => {
  it('check 26, the rulebook’s example: Forbidden City with slot 3, one marble, two oil', () => {
    const scene = given({ leaders: ['rome'] })
      .offer('forbidden-city')
      .slot(0, 'pottery', 3);
    Object.assign(scene.s.players[0]!.resources, { marble: 1, oil: 2 });
    scene.go().play('focus:pottery', 'wonder:forbidden-city', 'pay:marble', 'pay:oil');
    expect(scene.topic).toBe('pay');
    expect(scene.run.prompt()!.facts).toEqual({ production: 7, cost: 9 });
    scene.play('pay:oil');
    expect(scene.events('wonder')[0]).toMatchObject({ wonder: 'forbidden-city', production: 9, cost: 9 });
    expect(scene.s.wonderAt[WONDER_IDS.indexOf('forbidden-city')]).toBe(scene.home(0));
    expect(scene.s.decks.culture).not.toContain('forbidden-city');
    expect(scene.s.players[0]!.resources).toMatchObject({ marble: 0, oil: 0 });

    const poor = given({ leaders: ['rome'] })
      .offer('forbidden-city')
      .slot(0, 'pottery', 3);
    Object.assign(poor.s.players[0]!.resources, { marble: 1, oil: 1, mercury: 3, diamond: 3 });
    poor.go().play('focus:pottery');
    expect(poor.has('wonder:forbidden-city')).toBe(false);
    expect(poor.run.blocked().find((b) => b.id === 'wonder:forbidden-city')).toMatchObject({
      why: 'production',
      facts: { have: 7, need: 9 },
    });
  });

  it('check 27: Great Lighthouse with slot 5, one mercury, one trade token', () => {
    const scene = given({ leaders: ['rome'] })
      .offer('great-lighthouse')
      .slot(0, 'pottery', 5, 1);
    scene.s.players[0]!.resources.mercury = 1;
    scene.go().play('focus:pottery', 'wonder:great-lighthouse', 'pay:mercury', 'spend x1');
    expect(scene.events('wonder')[0].production).toBe(8);
    expect(scene.tradeOn(0, 'pottery')).toBe(0);
  });

  it('check 28: Egypt with the card of Brussels and two mature cities', () => {
    const scene = given({ leaders: ['egypt'] }).stateCard(0, 'brussels');
    matured(scene, 0);
    expect(wonderCost(scene.s, 0, 'stonehenge')).toBe(5);
    matured(scene, 0);
    expect(wonderCost(scene.s, 0, 'stonehenge')).toBe(4);
    scene.offer('stonehenge').slot(0, 'pottery', 4).go().play('focus:pottery');
    expect(scene.has('wonder:stonehenge')).toBe(true);
  });

  it('check 29: Buenos Aires without and with a wonder of the type', () => {
    const scene = given({ leaders: ['rome'] }).stateCard(0, 'buenos-aires');
    expect(wonderCost(scene.s, 0, 'eiffel-tower')).toBe(10);
    scene.wonder(0, 'stonehenge');
    expect(wonderCost(scene.s, 0, 'eiffel-tower')).toBe(12);
    expect(wonderCost(scene.s, 1, 'eiffel-tower')).toBe(11);
  });

  it('check 31: Machu Picchu lifts slots 1 and 2 to 3', () => {
    const scene = given({ leaders: ['rome'] })
      .wonder(0, 'machu-picchu')
      .slot(0, 'pottery', 1)
      .go()
      .play('focus:pottery');
    expect(scene.run.prompt()!.facts).toMatchObject({ slot: 3, production: 3 });
    const four = given({ leaders: ['rome'] })
      .wonder(0, 'machu-picchu')
      .slot(0, 'pottery', 4)
      .go()
      .play('focus:pottery');
    expect(four.run.prompt()!.facts).toMatchObject({ slot: 4, production: 4 });
  });

  it('check 32: Venetian Arsenal repeats slot 5 as slot 1', () => {
    const scene = given().wonder(0, 'venetian-arsenal').slot(0, 'astrology', 5);
    scene.s.players[0]!.tech = 15;
    scene.go().play('focus:astrology').skip('again');
    expect(scene.s.players[0]!.tech).toBe(20);
    scene.play('again:astrology');
    expect(scene.s.players[0]!.tech).toBe(21);
    expect(scene.topic).toBe('focus');
    const low = given().wonder(0, 'venetian-arsenal').slot(0, 'astrology', 4).go().play('focus:astrology');
    expect(low.skip('again').topic).toBe('focus');
  });

  it('check 33: a natural wonder counts 2, stays, and works once a turn', () => {
    const scene = given({ leaders: ['rome'] })
      .offer('forbidden-city')
      .slot(0, 'pottery', 5);
    const everest = scene.w.naturalHex[2]!;
    scene.put(everest, 0);
    scene.s.players[0]!.resources.marble = 1;
    scene.go().play('focus:pottery', 'wonder:forbidden-city', 'natural:mt-everest');
    expect(scene.ids('natural')).toEqual([]);
    scene.play('pay:marble');
    expect(scene.events('wonder')[0].production).toBe(9);
    expect(scene.s.owner[everest]).toBe(0);
    expect(scene.run.game.tally(scene.s, 0).naturals).toBe(1);
  });

  it('check 34: no city without a wonder, no building', () => {
    const scene = given({ leaders: ['rome'] })
      .wonder(0, 'colossus')
      .offer('stonehenge')
      .slot(0, 'pottery', 5);
    scene.s.players[0]!.resources.marble = 3;
    scene.go().play('focus:pottery');
    expect(scene.has('wonder:stonehenge')).toBe(false);
    expect(scene.why('wonder:stonehenge')).toBe('no-wonder-site');
  });

  it('Nationalism produces 7 in slot 5', () => {
    const scene = given().slot(0, 'nationalism', 5);
    expect([productionOf(scene.s, 0, 4, 5), productionOf(scene.s, 0, 4, 1)]).toEqual([7, 1]);
  });

  it('check 61: a razed wonder city counts for nobody until somebody puts a token there', () => {
    const scene = given({ leaders: ['rome'] });
    const city = scene.land('grassland', (h) => scene.near(h, 'grassland').length + scene.near(h, 'hills').length > 1);
    scene.put(city, 1, 'city').wonder(1, 'terracotta-army', city);
    const start = scene.w.beside[city]!.findIndex((h) => h >= 0 && scene.terrain(h) !== 'water');
    scene.barbarian('B', scene.w.beside[city]![start]!).go();
    moveBarbarian(scene.run as any, 1, (start + 3) % 6);
    expect(scene.s.owner[city]).toBe(-1);
    expect(scene.run.game.tally(scene.s, 1).wonders).toBe(0);
    const settle = scene.near(city).find((h) => h !== scene.s.barbarians[1])!;
    scene.s.barbarians[1] = -1;
    scene.put(settle, 0, 'city').slot(0, 'early-empire', 1).at(0).go();
    scene.play('focus:early-empire', `place:${scene.name(city)}`);
    expect(scene.run.game.tally(scene.s, 0).wonders).toBe(1);
    const fight: Attack = {
      seat: 0,
      at: 0,
      slot: 1,
      hex: scene.home(1),
      what: 'city',
      defender: 1,
      dice: [0, 0],
      spent: [0, 0],
    };
    expect(attackTerms(scene.s, fight).some((t) => t.key === 'terracotta-army')).toBe(true);
  });
});

/** Combat bonus of one wonder for seat 0 on both sides against a plain token. */
function bonus(id: WonderId): { attack: number; defence: number } {
  const scene = given({ leaders: ['rome', 'egypt'] });
  const h = scene.land('forest');
  const sum = (owner: 0 | 1) => {
    scene.put(h, owner);
    const fight: Attack = {
      seat: 1 - owner,
      at: 0,
      slot: 1,
      hex: h,
      what: 'token',
      defender: owner,
      dice: [0, 0],
      spent: [0, 0],
    };
    const terms = owner === 0 ? defenceTerms(scene.s, fight) : attackTerms(scene.s, fight);
    return total(terms);
  };
  const before = [sum(1), sum(0)] as const;
  scene.wonder(0, id);
  return { attack: sum(1) - before[0], defence: sum(0) - before[1] };
}

describe('what wonders do (sheet section 3)', () => {
  it('combat wonders', () => {
    expect(bonus('terracotta-army')).toEqual({ attack: 2, defence: 0 });
    expect(bonus('alhambra')).toEqual({ attack: 2, defence: 2 });
    expect(bonus('petra')).toEqual({ attack: 0, defence: 2 });
    expect(bonus('ruhr-valley')).toEqual({ attack: 0, defence: 5 });
    expect(bonus('pentagon')).toEqual({ attack: 2, defence: 0 });
  });

  it('Stonehenge: hills lead to hills', () => {
    const scene = given().wonder(0, 'stonehenge');
    const first = scene.land('hills', (h) => scene.near(h, 'hills').some((n) => scene.near(n, 'hills').length > 1));
    const city = scene.near(first).find((h) => scene.w.state[h] === -1)!;
    const next = scene.near(first, 'hills').find((h) => h !== city)!;
    scene
      .put(city, 0, 'city')
      .slot(0, 'early-empire', 2)
      .go()
      .play('focus:early-empire', `place:${scene.name(first)}`);
    expect(scene.run.prompt()!.from).toBe('wonder:stonehenge');
    scene.play(`place:${scene.name(next)}`).skip();
    expect(scene.s.owner[next]).toBe(0);
    // The two tokens of the card itself are counted apart.
    expect(scene.events('place').filter((e) => e.why === 'early-empire')).toHaveLength(1);
  });

  it('Hanging Gardens: a token at the start of the turn, difficulty up to 4, no slot', () => {
    const scene = given().wonder(0, 'hanging-gardens');
    const city = scene.land('grassland', (h) => scene.near(h, 'desert').length > 0);
    const desert = scene.near(city, 'desert')[0]!;
    scene.put(city, 0, 'city').go();
    expect(scene.topic).toBe('starts');
    scene.play('effect:hanging-gardens', `place:${scene.name(desert)}`);
    expect(scene.s.owner[desert]).toBe(0);
    expect(scene.topic).toBe('focus');
  });

  it('Forbidden City destroys a rival token beside a friendly space, reinforced ones too', () => {
    const scene = given().wonder(0, 'forbidden-city');
    const h = scene.near(scene.home(0))[0]!;
    scene
      .put(h, 1, 'reinforced')
      .go()
      .play('effect:forbidden-city', `destroy:${scene.name(h)}`);
    expect(scene.s.owner[h]).toBe(-1);
    const none = given().wonder(0, 'forbidden-city').put(scene.land('forest'), 1).go();
    expect(none.topic).toBe('focus');
  });

  it('Chichen Itza: empty forests anywhere, the slot still counts', () => {
    const scene = given().wonder(0, 'chichen-itza');
    const forest = scene.land('forest');
    const caravan = scene.land('forest', (h) => h !== forest);
    scene.caravan(1, 0, caravan).slot(0, 'early-empire', 3).go().play('focus:early-empire');
    expect(scene.has(`place:${scene.name(forest)}`)).toBe(true);
    expect(scene.has(`place:${scene.name(caravan)}`)).toBe(false);
    const low = given().wonder(0, 'chichen-itza').slot(0, 'early-empire', 2).go().play('focus:early-empire');
    expect(low.has(`place:${low.name(forest)}`)).toBe(false);
    const without = given().slot(0, 'early-empire', 3).go().play('focus:early-empire');
    expect(without.has(`place:${without.name(forest)}`)).toBe(false);
  });

  it('Sydney Opera House: rival tokens count for maturity', () => {
    const scene = given();
    const city = matured(scene, 0);
    scene.put(scene.near(city)[0]!, 2);
    expect(isMature(scene.s, scene.w, city)).toBe(false);
    scene.wonder(0, 'sydney-opera-house');
    expect(isMature(scene.s, scene.w, city)).toBe(true);
  });

  it('Eiffel Tower: two tokens of one rival are named, the rival yields one', () => {
    const scene = given().wonder(0, 'eiffel-tower');
    const [a, b, c] = free(scene).slice(40) as [Hex, Hex, Hex];
    scene.put(a, 1, 'reinforced').put(b, 1).put(c, 2).go().play('effect:eiffel-tower');
    expect(scene.ids('pick')).toEqual([`pick:${scene.name(a)}`, `pick:${scene.name(b)}`]);
    scene.play(`pick:${scene.name(a)}`, `pick:${scene.name(b)}`);
    expect(scene.asked).toBe(1);
    scene.play(`yield:${scene.name(a)}`);
    expect([scene.s.owner[a], scene.s.piece[a], scene.s.owner[b]]).toEqual([0, 1, 1]);
  });

  it('Great Zimbabwe holds up to 4 tokens and gives them back at the start of a turn', () => {
    const scene = given({ leaders: ['rome'] }).wonder(0, 'great-zimbabwe');
    const geneva = scene.stateHex('geneva');
    scene.put(scene.near(geneva)[0]!, 0, 'city').slot(0, 'foreign-trade', 5).go();
    scene.play('focus:foreign-trade', `go:${scene.name(geneva)}`, 'put:great-zimbabwe', 'put:astrology', 'done');
    expect(scene.s.zimbabwe).toBe(1);
    expect(scene.tradeOn(0, 'astrology')).toBe(1);
    scene.s.zimbabwe = 4;
    scene.at(0).go().play('effect:great-zimbabwe', 'put:pottery', 'put:pottery', 'done', 'focus:pottery');
    expect(scene.s.zimbabwe).toBe(2);
    expect(scene.tradeOn(0, 'pottery')).toBe(2);
  });

  it('Maracanã: the economy card after the other one, whose reset comes last', () => {
    const scene = given().wonder(0, 'estadio-do-maracana').slot(0, 'foreign-trade', 5).slot(0, 'astrology', 3).go();
    scene.play('focus:astrology').skip('economy-after');
    expect(scene.topic).toBe('economy-after');
    expect(scene.s.players[0]!.tech).toBe(3);
    scene.play('also:foreign-trade').skip();
    expect(scene.cards(0).slice(0, 2)).toEqual(['astrology', 'foreign-trade']);
    const eco = given().wonder(0, 'estadio-do-maracana').go().play('focus:foreign-trade').skip();
    expect(eco.topic).toBe('focus');
  });

  it('Maracanã read as corrected by fans: the economy card first, and its reset moves the other one up', () => {
    const scene = given({ options: { readings: ['maracana-before'] } })
      .wonder(0, 'estadio-do-maracana')
      .slot(0, 'foreign-trade', 5)
      .slot(0, 'astrology', 3)
      .go();
    scene.play('focus:astrology', 'also:foreign-trade').skip('upgrade');
    // Slot 3 became slot 4.
    expect(scene.s.players[0]!.tech).toBe(4);
    scene.skip();
    expect(scene.cards(0).slice(0, 2)).toEqual(['astrology', 'foreign-trade']);
    const eco = given({ options: { readings: ['maracana-before'] } })
      .wonder(0, 'estadio-do-maracana')
      .go();
    expect(eco.play('focus:foreign-trade').topic).not.toBe('economy-first');
  });

  it('Oracle swaps neighbours at the start of the turn', () => {
    const scene = given({ leaders: ['rome'] })
      .wonder(0, 'oracle')
      .go();
    scene.play('effect:oracle');
    expect(scene.ids('swap')).toEqual(['swap:1>2', 'swap:2>3', 'swap:3>4', 'swap:4>5']);
    scene.play('swap:1>2');
    expect(scene.cards(0).slice(0, 2)).toEqual(['foreign-trade', 'astrology']);
  });

  const build = (id: WonderId, scene = given({ leaders: ['rome'] })) => {
    scene.offer(id).slot(0, 'pottery', 5, 3);
    Object.assign(scene.s.players[0]!.resources, { marble: 2, mercury: 2, oil: 2, diamond: 2 });
    scene.go().play('focus:pottery', `wonder:${id}`);
    while (scene.topic === 'pay') {
      const pay = scene.ids('pay')[0];
      scene.play(pay ?? 'spend x1');
    }
    return scene;
  };

  it('Pyramids: up to three level I cards rise', () => {
    const scene = build('pyramids');
    expect(scene.topic).toBe('improve');
    scene.play('take:mathematics>astrology', 'take:currency>foreign-trade', 'take:iron-working>masonry');
    expect(scene.topic).toBe('focus');
    expect(scene.cards(0)).toEqual(
      expect.arrayContaining(['mathematics', 'currency', 'iron-working', 'early-empire', 'pottery']),
    );
    expect(scene.s.players[0]!.caravans.filter((at) => at === -1)).toHaveLength(2);
  });

  it('Porcelain Tower: up to two cards rise one level each', () => {
    const scene = given({ leaders: ['rome'] }).slot(0, 'mass-production', 1);
    build('porcelain-tower', scene);
    scene.play('take:flight>mass-production');
    expect(scene.has('take:mathematics>astrology')).toBe(true);
    scene.play('take:mathematics>astrology');
    expect(scene.topic).toBe('focus');
  });

  it('Potala Palace: three cards when built, four held of each player', () => {
    const scene = build('potala-palace');
    scene.play('pact:joint-war@1', 'pact:embassy@1', 'pact:open-borders@2');
    expect(scene.topic).toBe('focus');
    expect(scene.s.players[1]!.pacts).toEqual([0, 1, 0, 1]);
    expect(scene.s.players[2]!.pacts[3]).toBe(0);
  });

  it('Oxford University: a new card may replace one of another type, except science', () => {
    const scene = given({ leaders: ['rome'] })
      .wonder(0, 'oxford-university')
      .slot(0, 'astrology', 3);
    scene.go().play('focus:astrology');
    expect(scene.has('take:currency>masonry')).toBe(true);
    expect(scene.has('take:currency>astrology')).toBe(false);
    scene.play('take:iron-working>foreign-trade');
    // Without an economy card the caravans leave play.
    expect(scene.s.players[0]!.caravans).toEqual([-2, -2, -2]);
    scene.run.game.check(scene.s);
  });

  it('Great Lighthouse and check 63', () => {
    const scene = given({ leaders: ['rome'] })
      .wonder(0, 'great-lighthouse')
      .slot(0, 'pottery', 2);
    const empty = (t: 'hills' | 'forest') =>
      scene.land(
        t,
        (h) => scene.w.edge[h]! && !scene.near(h).some((n) => scene.w.state[n]! >= 0 || scene.s.owner[n]! >= 0),
      );
    const hills = empty('hills');
    const forest = empty('forest');
    scene.go().play('focus:pottery');
    expect(scene.has(`city:${scene.name(hills)}`)).toBe(true);
    expect(scene.has(`city:${scene.name(forest)}`)).toBe(false);
    expect(scene.why(`city:${scene.name(forest)}`)).toBe('difficulty');

    const beside = given({ leaders: ['rome'] })
      .wonder(0, 'great-lighthouse')
      .slot(0, 'pottery', 2);
    beside.put(scene.near(hills)[0]!, 1, 'city').go().play('focus:pottery');
    expect(beside.has(`city:${scene.name(hills)}`)).toBe(false);
    expect(beside.why(`city:${scene.name(hills)}`)).toBe('neighbour');

    const caravan = given({ leaders: ['rome'] })
      .wonder(0, 'great-lighthouse')
      .slot(0, 'pottery', 2);
    caravan.caravan(1, 0, hills).go().play('focus:pottery');
    expect(caravan.has(`city:${scene.name(hills)}`)).toBe(false);

    const without = given({ leaders: ['rome'] })
      .slot(0, 'pottery', 2)
      .go()
      .play('focus:pottery');
    expect(without.has(`city:${scene.name(hills)}`)).toBe(false);
  });

  it('Petra: barbarians turn away from cities and reinforced tokens', () => {
    for (const petra of [true, false]) {
      const scene = given();
      const from = scene.land('hills', (h) => {
        const w = scene.w.beside[h]!;
        return (
          w[1]! >= 0 &&
          w[4]! >= 0 &&
          scene.terrain(w[1]!) !== 'water' &&
          scene.terrain(w[4]!) !== 'water' &&
          scene.w.state[w[1]!] === -1
        );
      });
      const east = scene.w.beside[from]![1]!;
      const west = scene.w.beside[from]![4]!;
      scene.put(east, 0, 'reinforced').barbarian('B', from);
      if (petra) scene.wonder(0, 'petra');
      scene.go();
      moveBarbarian(scene.run as any, 1, 1);
      expect(scene.s.barbarians[1]).toBe(petra ? west : from);
      expect(scene.s.piece[east]).toBe(petra ? 2 : 1);
    }
  });

  it('Pentagon: targets at any distance', () => {
    const scene = given().slot(0, 'masonry', 1);
    const far = scene.land('mountains', (h) => Math.abs(scene.w.q[h]! - scene.w.q[scene.home(0)]!) > 5);
    scene.put(far, 1);
    const at = 0;
    expect(targets(scene.s, 0, at).some((t) => t.hex === far)).toBe(false);
    scene.wonder(0, 'pentagon');
    expect(targets(scene.s, 0, at).some((t) => t.hex === far)).toBe(true);
  });
});
