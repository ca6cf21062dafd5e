/** Where an effect or an agenda ends: one less is not enough, one more is not allowed, the other side gets nothing. */
import { describe, expect, it } from 'vitest';
import { WONDERS, type WonderId, type WonderType } from '../../../src/games/new-dawn/data/wonders.js';
import { progress } from '../../../src/games/new-dawn/rules/agendas.js';
import { isMature } from '../../../src/games/new-dawn/rules/board.js';
import { type Attack, attackTerms, defenceTerms, total } from '../../../src/games/new-dawn/rules/combat.js';
import type { Hex, TargetKind } from '../../../src/games/new-dawn/types.js';
import { given, type Scene } from './helpers.js';

const fight = (scene: Scene, seat: number, hex: Hex, what: TargetKind, defender = -1): Attack => {
  const at = scene.s.players[seat]!.row.findIndex((c) => /masonry|iron|mass-prod|flight/.test(c.card));
  return { seat, at, slot: 1, hex, what, defender, dice: [0, 0], spent: [0, 0] };
};
const attack = (scene: Scene, a: Attack) => total(attackTerms(scene.s, a));
const defence = (scene: Scene, a: Attack) => total(defenceTerms(scene.s, a));
/** Free land that no mark stands on. */
const land = (scene: Scene, test: (h: Hex) => boolean = () => true): Hex[] =>
  scene.w.names.flatMap((_, h) =>
    scene.s.owner[h] === -1 &&
    scene.terrain(h) !== 'water' &&
    scene.w.state[h] === -1 &&
    scene.w.natural[h] === -1 &&
    test(h)
      ? [h]
      : [],
  );

describe('combat effects end where they end', () => {
  it('Scythia: grassland and hills, nothing else', () => {
    const scene = given({ leaders: ['scythia', 'rome'] });
    for (const [terrain, more] of [
      ['grassland', 3],
      ['hills', 3],
      ['forest', 0],
      ['desert', 0],
      ['mountains', 0],
    ] as const) {
      const h = scene.land(terrain);
      scene.put(h, 1);
      expect(attack(scene, fight(scene, 0, h, 'token', 1)), terrain).toBe(1 + more);
      scene.put(h, 0);
      expect(defence(scene, fight(scene, 1, h, 'token', 0)), terrain).toBe(scene.w.difficulty[h]! + more);
      scene.clear(h);
    }
  });

  it('Kabul helps attackers, never in defence', () => {
    const scene = given().stateCard(1, 'kabul');
    const h = scene.land('grassland');
    scene.put(h, 1, 'city');
    expect(defence(scene, fight(scene, 0, h, 'city', 1))).toBe(2);
  });

  it('Carthage counts its own token too when something else is attacked', () => {
    const scene = given({ leaders: ['rome'] }).stateCard(0, 'carthage');
    const carthage = scene.stateHex('carthage');
    const [target] = scene.near(carthage);
    scene.put(target!, 1);
    expect(attack(scene, fight(scene, 0, target!, 'token', 1))).toBe(2);
    expect(attack(scene, fight(scene, 0, carthage, 'state'))).toBe(1);
  });

  it('Big Ben: caravans next to the space, not those in it or elsewhere', () => {
    const scene = given({ leaders: ['rome'] })
      .wonder(0, 'big-ben')
      .slot(0, 'capitalism', 1);
    const target = scene.land('grassland', (h) => scene.near(h).length >= 2);
    scene.put(target, 1);
    const far = land(scene, (h) => h !== target && !scene.w.within2[target]!.includes(h))[0]!;
    const a = fight(scene, 0, target, 'token', 1);
    scene.caravan(0, 0, target).caravan(0, 1, far);
    expect(attack(scene, a)).toBe(1);
    scene.caravan(0, 0, scene.near(target)[0]!);
    expect(attack(scene, a)).toBe(3);
  });

  it('seat 1 is defended against like every other: Kremlin, tokens in defence, pacts given back', () => {
    const scene = given({ leaders: ['rome', 'egypt'] }).wonder(1, 'kremlin');
    const [mine, from] = [scene.land('mountains', (h) => scene.near(h).length > 1), 0];
    const beside = scene.near(mine)[from]!;
    scene.put(mine, 0).put(beside, 1, 'reinforced').slot(1, 'masonry', 5).trade(0, 'masonry', 2);
    scene.pact(1, 'joint-war', 0);
    // 5 + 4 + 1 against 5 + 4: the two tokens of the defender can turn it.
    scene
      .dice(1, 4)
      .at(1)
      .go()
      .play('focus:masonry', `attack:${scene.name(mine)}`);
    expect([scene.topic, scene.asked]).toEqual(['defence-tokens', 0]);
    expect(scene.run.prompt()!.facts).toMatchObject({ attack: 10, defence: 9, max: 2 });
    expect(scene.s.players[0]!.pacts[0]).toBe(0);
    scene.play('spend x1');
    expect(scene.events('battle')[0].won).toBe(false);
    expect(scene.tradeOn(0, 'masonry')).toBe(1);
  });

  it('a defender without tokens is not asked, nor one who holds already', () => {
    for (const [trade, dice] of [
      [0, [6, 1]],
      [3, [1, 6]],
    ] as const) {
      const scene = given({ leaders: ['rome', 'egypt'] });
      const h = scene.land('mountains', (x) => scene.near(x).length > 0);
      scene.put(h, 1).put(scene.near(h)[0]!, 0).slot(0, 'masonry', 5).trade(1, 'masonry', trade);
      scene
        .dice(...dice)
        .go()
        .play('focus:masonry', `attack:${scene.name(h)}`);
      expect(scene.topic).not.toBe('defence-tokens');
      expect(scene.events('battle')).toHaveLength(1);
    }
  });
});

describe('diplomacy and wonders to the number', () => {
  it('Mohenjo Daro takes off 1, not more: slot 1 reaches hills, not forest', () => {
    const scene = given({ leaders: ['rome'] }).stateCard(0, 'mohenjo-daro');
    const city = scene.land(
      'grassland',
      (h) => scene.near(h, 'hills').length > 0 && scene.near(h, 'forest').length > 0,
    );
    scene.put(city, 0, 'city').slot(0, 'early-empire', 1).go().play('focus:early-empire');
    const places = scene.ids('place').map((id) => scene.w.find(id.split(':')[1]!));
    expect(places).toContain(scene.near(city, 'hills')[0]);
    expect(places.some((h) => scene.terrain(h) === 'forest')).toBe(false);
  });

  it('Kumasi does not help caravans', () => {
    const scene = given({ leaders: ['rome'] }).stateCard(0, 'kumasi');
    const city = scene.land('grassland', (h) => scene.near(h, 'forest').length > 0);
    scene.put(city, 0, 'city').slot(0, 'foreign-trade', 2).go().play('focus:foreign-trade');
    expect(scene.ids('go').length).toBeGreaterThan(0);
    for (const id of scene.ids('go')) expect(scene.terrain(scene.w.find(id.split(':')[1]!))).not.toBe('forest');
  });

  it('Geneva is offered only while the giver has another card at home', () => {
    const scene = given({ seats: 3 }).stateCard(0, 'geneva').pact(0, 'joint-war', 1);
    for (const card of ['defensive-pact', 'embassy', 'open-borders'] as const) scene.pact(2, card, 1);
    scene.go();
    expect(scene.topic).toBe('focus');
    scene.pact(1, 'embassy', 1).at(0).go();
    expect(scene.ids('effect')).toEqual(['effect:geneva']);
    scene.play('effect:geneva');
    expect(scene.ids('renew')).toEqual(['renew:joint-war>embassy@1']);
  });

  it('effects of the start of a turn are not offered when they can do nothing', () => {
    const scene = given({ seats: 2 });
    const [one, two] = [scene.land('grassland'), scene.land('hills')];
    scene.put(one, 0, 'city').put(two, 0, 'city');
    for (const city of [one, two, scene.home(0)]) for (const n of scene.near(city)) scene.put(n, 0);
    scene.wonder(0, 'hanging-gardens').wonder(0, 'forbidden-city', one).wonder(0, 'great-zimbabwe', two).go();
    expect(scene.topic).toBe('focus');
  });

  it('Great Zimbabwe takes a fourth token and no fifth', () => {
    const scene = given({ leaders: ['rome'] }).wonder(0, 'great-zimbabwe');
    const geneva = scene.stateHex('geneva');
    scene.s.zimbabwe = 3;
    scene.put(scene.near(geneva)[0]!, 0, 'city').slot(0, 'foreign-trade', 5).go().play('done', 'focus:foreign-trade');
    scene.play(`go:${scene.name(geneva)}`, 'put:great-zimbabwe');
    // The second token has one place left: the science card.
    expect(scene.s.zimbabwe).toBe(4);
    expect(scene.tradeOn(0, 'astrology')).toBe(1);
    expect(scene.topic).toBe('state-card');
  });

  it('Open Borders is about the giver only', () => {
    const scene = given({ seats: 3 }).pact(0, 'open-borders', 1);
    const home = scene.home(0);
    const [first, ...rest] = scene.near(home);
    for (const n of rest) scene.put(n, 0);
    scene.put(first!, 1);
    expect(isMature(scene.s, scene.w, home)).toBe(true);
    scene.put(first!, 2);
    expect(isMature(scene.s, scene.w, home)).toBe(false);
  });
});

describe('agendas: one less is not enough', () => {
  const agendas = (scene: Scene, seat = 0) => scene.s.players[seat]!.done.map((d) => d.agenda);
  const look = (scene: Scene) => {
    scene.s.changed = true;
    scene.go();
  };
  const wonders = (type: WonderType) =>
    (Object.keys(WONDERS) as WonderId[]).filter((id) => WONDERS[id].type === type) as [WonderId, WonderId];

  it.each([
    ['money-grubber', 'civilized', 'economy'],
    ['paranoid', 'warmonger', 'military'],
    ['aesthetic', 'explorer', 'culture'],
    ['scholarly', 'technophile', 'science'],
  ] as const)('%s: two wonders of its type', (agenda, card, type) => {
    const scene = given({ seats: 2, options: { victory: [card] } });
    const city = scene.land('grassland');
    const [one, two] = wonders(type);
    scene.put(city, 0, 'city').wonder(0, one);
    look(scene);
    expect(progress(scene.s, 0, agenda)).toBe(1);
    expect(agendas(scene)).not.toContain(agenda);
    scene.wonder(0, two, city);
    look(scene);
    expect(agendas(scene)).toContain(agenda);
    expect(agendas(scene, 1)).toEqual([]);
  });

  it('Explorer: 14 spaces on coast or edge are too few, 15 are enough; inland spaces do not count', () => {
    const scene = given({ seats: 2, options: { victory: ['explorer'] } });
    const coast = land(scene, (h) => scene.w.coast[h]!);
    for (const h of land(scene, (x) => !scene.w.coast[x]).slice(0, 5)) scene.put(h, 0);
    // The capital is the first of them.
    for (const h of coast.slice(0, 13)) scene.put(h, 0);
    for (const h of coast.slice(20, 30)) scene.put(h, 1);
    look(scene);
    expect(progress(scene.s, 0, 'explorer')).toBe(14);
    expect(agendas(scene)).toEqual([]);
    scene.put(coast[13]!, 0);
    look(scene);
    expect(agendas(scene)).toEqual(['explorer']);
  });

  it('Civilized: eight figures; a stand-in token is none', () => {
    const scene = given({ seats: 2, options: { victory: ['civilized'] } });
    const sites = land(scene);
    for (const h of sites.slice(0, 6)) scene.put(h, 0, 'city');
    scene.put(scene.stateHex('geneva'), 0, 'reinforced');
    look(scene);
    expect(agendas(scene)).toEqual([]);
    scene.put(sites[6]!, 0, 'city');
    look(scene);
    expect(agendas(scene)).toEqual(['civilized']);
  });

  it('Populous: five mature cities', () => {
    const scene = given({ seats: 2, options: { victory: ['populous'] } });
    const cities: Hex[] = [scene.home(0)];
    for (const h of land(scene)) {
      if (cities.length < 5 && !cities.some((c) => scene.w.within2[c]!.includes(h)) && scene.near(h).length < 6)
        if (scene.near(h).every((n) => scene.w.state[n] === -1 && scene.s.owner[n] === -1)) cities.push(h);
    }
    expect(cities).toHaveLength(5);
    for (const c of cities) if (c !== scene.home(0)) scene.put(c, 0, 'city');
    for (const c of cities.slice(0, 4)) for (const n of scene.near(c)) scene.put(n, 0);
    look(scene);
    expect(progress(scene.s, 0, 'populous')).toBe(4);
    expect(agendas(scene)).toEqual([]);
    for (const n of scene.near(cities[4]!)) scene.put(n, 0);
    look(scene);
    expect(agendas(scene)).toEqual(['populous']);
  });

  it('Preservationist: two natural wonders; Warmonger: two city-states, or one capital beaten', () => {
    const scene = given({ seats: 3, options: { victory: ['populous', 'warmonger'] } });
    const naturals = scene.w.naturalHex.filter((h) => h >= 0);
    const states = scene.w.stateHex.filter((h) => h >= 0);
    scene.put(naturals[0]!, 0).put(states[0]!, 0, 'city');
    look(scene);
    expect(agendas(scene)).toEqual([]);
    scene.put(naturals[1]!, 0).put(states[1]!, 0, 'reinforced');
    look(scene);
    expect(agendas(scene).sort()).toEqual(['preservationist', 'warmonger']);
    scene.s.players[1]!.capitalsBeaten = 1;
    look(scene);
    expect(agendas(scene, 1)).toEqual(['warmonger']);
  });

  it('Technophile: 23 is not 24; an agenda is marked once', () => {
    const scene = given({ seats: 2, leaders: ['rome'], options: { victory: ['technophile'] } });
    scene.s.players[0]!.tech = 18;
    scene.slot(0, 'astrology', 5).go().play('focus:astrology').skip();
    expect(agendas(scene)).toEqual([]);
    scene.at(0).slot(0, 'astrology', 1).go().play('focus:astrology').skip();
    expect(agendas(scene)).toEqual(['technophile']);
    look(scene);
    expect(agendas(scene)).toEqual(['technophile']);
  });

  it('the second agenda of a card needs no second mark, and the last unused token may be the mark', () => {
    const scene = given({ seats: 2, options: { victory: ['warmonger'] } });
    for (const h of land(scene, (x) => !scene.w.coast[x]).slice(0, 30)) scene.put(h, 0);
    scene.s.players[0]!.capitalsBeaten = 1;
    look(scene);
    expect(agendas(scene)).toEqual(['warmonger']);
    expect(scene.topic).toBe('focus');
    const [one, two] = wonders('military');
    const city = scene.stateHex('geneva');
    scene.put(city, 0, 'city').wonder(0, one).wonder(0, two, city);
    look(scene);
    expect(agendas(scene)).toEqual(['warmonger', 'paranoid']);
    expect(scene.topic).toBe('focus');
  });

  it('seat 1 wins like every other; the round of the limit is still played', () => {
    const done = [{ agenda: 'warmonger', round: 1 }];
    const all = ['warmonger', 'explorer', 'technophile'] as const;
    const scene = given({ seats: 2, options: { victory: all, limit: 50 } });
    scene.s.players[0]!.done = all.map((agenda) => ({ agenda, round: 1 }));
    scene.s.stack = [{ kind: 'round', seat: 0, step: 1, played: 0 } as any];
    scene.go();
    expect(scene.s.over!.ranking[0]).toMatchObject({ seat: 0, score: 3 });
    const open = given({ seats: 2, options: { victory: all, limit: 50 } });
    open.s.players[1]!.done = done as any;
    open.s.round = 50;
    open.s.stack = [{ kind: 'round', seat: 0, step: 1, played: 0 } as any];
    open.go();
    expect(open.s.over).toBeNull();
    open.s.round = 51;
    open.s.stack = [{ kind: 'round', seat: 0, step: 1, played: 0 } as any];
    open.go();
    expect(open.s.over).toMatchObject({ reason: 'limit', ranking: [{ seat: 1, score: 1 }, { seat: 0 }] });
  });

  it('the second tie-break counts own spaces only', () => {
    const all = ['warmonger', 'explorer', 'technophile'] as const;
    const scene = given({ seats: 3, options: { victory: all } });
    for (const p of scene.s.players) p.done = all.map((agenda) => ({ agenda, round: 1 }));
    const free = land(scene);
    for (const h of free.slice(0, 2)) scene.put(h, 2);
    scene.put(free[5]!, 1);
    scene.s.stack = [{ kind: 'round', seat: 0, step: 1, played: 0 } as any];
    scene.go();
    expect(scene.s.over!.ranking.map((r) => [r.seat, ...r.ties])).toEqual([
      [2, 0, 3],
      [1, 0, 2],
      [0, 0, 1],
    ]);
    expect(scene.events('over')[0].winners).toEqual([2]);
  });
});
