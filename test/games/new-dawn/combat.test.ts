import { describe, expect, it } from 'vitest';
import { BARBARIANS } from '../../../src/games/new-dawn/data/land.js';
import { type Attack, attackTerms, defenceTerms, total } from '../../../src/games/new-dawn/rules/combat.js';
import type { Hex, TargetKind } from '../../../src/games/new-dawn/types.js';
import { given, type Scene } from './helpers.js';

/** An attack of seat 0 with the card in this row place. */
function attack(
  scene: Scene,
  slot: number,
  hex: Hex,
  what: TargetKind,
  defender = -1,
  dice: [number, number] = [0, 0],
): Attack {
  const at = scene.s.players[0]!.row.findIndex((c) => /masonry|iron|mass-prod|flight/.test(c.card));
  return { seat: 0, at, slot, hex, what, defender, dice, spent: [0, 0] };
}
const att = (scene: Scene, a: Attack) => total(attackTerms(scene.s, a));
const def = (scene: Scene, a: Attack) => total(defenceTerms(scene.s, a));

/** The rulebook's picture: Iron Working in slot 2 against a reinforced token in a forest with two more beside it. */
function example(trade: number): Scene {
  const scene = given({ leaders: ['rome', 'egypt'] });
  const target = scene.land('forest', (h) => scene.near(h).length >= 4);
  const [from, one, two] = scene.near(target) as [Hex, Hex, Hex];
  scene.put(target, 1, 'reinforced').put(one, 1, 'reinforced').put(two, 1, 'reinforced').put(from, 0);
  scene.slot(0, 'iron-working', 2, trade).dice(5, 3).go();
  return scene.play('focus:iron-working', `attack:${scene.name(target)}`);
}

describe('combat (rulebook page 11)', () => {
  it('rulebook example: 8 against 9, two trade tokens make 10 and win', () => {
    const scene = example(2);
    const prompt = scene.run.prompt()!;
    expect(prompt.topic).toBe('attack-tokens');
    expect(prompt.facts).toMatchObject({ attack: 8, defence: 9, max: 2 });
    scene.play('spend x2');
    const [battle] = scene.events('battle');
    expect(battle.won).toBe(true);
    expect(total(battle.attack)).toBe(10);
    expect(total(battle.defence)).toBe(9);
    const h = scene.w.find(battle.hex);
    expect([scene.s.owner[h], scene.s.piece[h]]).toEqual([0, 1]);
    expect(scene.tradeOn(0, 'iron-working')).toBe(0);
  });

  it('check 13: with one token 9 = 9, the defender wins, so nothing is asked', () => {
    const scene = example(1);
    const [battle] = scene.events('battle');
    expect(battle.won).toBe(false);
    expect(total(battle.attack)).toBe(8);
    const two = example(2).play('spend x1');
    expect(two.events('battle')[0]).toMatchObject({ won: false });
  });

  it('check 14: cities double their terrain', () => {
    const scene = given();
    const mountain = scene.land('mountains');
    scene.put(mountain, 1, 'city');
    expect(def(scene, attack(scene, 1, mountain, 'city', 1, [0, 1]))).toBe(11);
    const forest = scene.land('forest', (h) => scene.near(h).length >= 2 && !scene.w.near[mountain]!.includes(h));
    const [one, two] = scene.near(forest) as [Hex, Hex];
    scene.put(forest, 1, 'city').put(one, 1, 'reinforced').put(two, 1, 'reinforced');
    expect(def(scene, attack(scene, 1, forest, 'city', 1, [0, 4]))).toBe(12);
  });

  it('check 15: Masonry of Scythia in slot 4 against a city-state', () => {
    for (const [die, won] of [
      [2, false],
      [3, true],
    ] as const) {
      const scene = given({ leaders: ['scythia'] });
      const state = scene.stateHex('geneva');
      scene.put(scene.near(state)[0]!, 0).slot(0, 'masonry', 4).dice(die, 1).go();
      scene.play('focus:masonry', `attack:${scene.name(state)}`);
      expect(scene.events('battle')[0].won).toBe(won);
      expect(total(scene.events('battle')[0].attack)).toBe(7 + die);
      expect(total(scene.events('battle')[0].defence)).toBe(9);
      expect(scene.s.owner[state]).toBe(won ? 0 : -1);
    }
  });

  it('check 16: Iron Working in slot 3 against a barbarian on hills', () => {
    const scene = given();
    const hills = scene.land('hills');
    scene.barbarian('B', hills).put(scene.near(hills)[0]!, 0).slot(0, 'iron-working', 3).dice(1, 4).go();
    scene.play('focus:iron-working', `attack:${scene.name(hills)}@B`);
    const [battle] = scene.events('battle');
    expect([total(battle.attack), total(battle.defence), battle.won]).toEqual([7, 6, true]);
    expect(scene.s.barbarians[BARBARIANS.indexOf('B')]).toBe(-1);
    expect(scene.topic).toBe('put');
    scene.play('put:pottery');
    expect(scene.tradeOn(0, 'pottery')).toBe(1);
  });

  it('check 17: Flight in slot 5 with Terracotta Army, Alhambra and Pentagon', () => {
    const scene = given();
    const [a, b] = [scene.land('grassland'), scene.land('hills')];
    scene.put(a, 0, 'city').put(b, 0, 'city').slot(0, 'flight', 5);
    scene.wonder(0, 'terracotta-army').wonder(0, 'alhambra', a).wonder(0, 'pentagon', b);
    const target = scene.land('forest');
    scene.put(target, 1);
    expect(att(scene, attack(scene, 5, target, 'token', 1, [1, 0]))).toBe(15);
  });

  it('check 19: Kremlin counts reinforced tokens', () => {
    const scene = given().wonder(0, 'kremlin').slot(0, 'masonry', 1);
    const all = scene.w.names
      .map((_, h) => h)
      .filter((h) => scene.s.owner[h] === -1 && scene.terrain(h) === 'grassland');
    const free = all.filter((h) => scene.w.state[h] === -1);
    for (let i = 0; i < 4; i++) scene.put(free[i]!, 0, 'reinforced').put(free[10 + i]!, 1, 'reinforced');
    const a = attack(scene, 1, free[10]!, 'token', 1);
    expect(att(scene, a)).toBe(1);
    scene.put(free[4]!, 0, 'reinforced');
    expect(att(scene, a)).toBe(5);
    expect(att(scene, attack(scene, 1, scene.stateHex('geneva'), 'state'))).toBe(1);
  });

  it('check 20: Big Ben counts own caravans next to the defending space', () => {
    const scene = given().wonder(0, 'big-ben').slot(0, 'masonry', 1);
    scene.slot(0, 'capitalism', 2);
    const target = scene.land('forest', (h) => scene.near(h).length >= 3);
    const [a, b, c] = scene.near(target) as [Hex, Hex, Hex];
    scene.put(target, 1).caravan(0, 0, a).caravan(0, 1, b);
    const fight = attack(scene, 1, target, 'token', 1);
    expect(att(scene, fight)).toBe(5);
    scene.caravan(0, 2, c);
    expect(att(scene, fight)).toBe(7);
    // The defender has it as well.
    const other = given().wonder(1, 'big-ben').put(target, 1).caravan(1, 0, a);
    expect(def(other, attack(other, 1, target, 'token', 1))).toBe(3 + 2);
  });

  it('check 21: the card of Carthage', () => {
    const scene = given().stateCard(0, 'carthage').slot(0, 'masonry', 1);
    const state = scene.stateHex('geneva');
    const target = scene.near(state).find((h) => !scene.w.within2[h]!.includes(scene.home(0)))!;
    scene.put(target, 1);
    expect(att(scene, attack(scene, 1, target, 'token', 1))).toBe(2);
    const two = scene.w.within2[target]!.filter((h) => h !== state && h !== target && scene.terrain(h) !== 'water');
    scene.put(two[0]!, 0, 'city').put(two.at(-1)!, 0, 'city');
    expect(att(scene, attack(scene, 1, target, 'token', 1))).toBe(4);
    // Never against Carthage itself.
    const carthage = scene.stateHex('carthage');
    expect(att(scene, attack(scene, 1, carthage, 'state'))).toBe(1);
    // In defence too.
    scene.put(target, 0);
    const defence = { ...attack(scene, 1, target, 'token', 0), seat: 1 };
    expect(def(scene, defence)).toBe(scene.w.difficulty[target]! + 3);
  });

  it('check 22: Japan in its own turn meets easier coasts, in others’ turns not', () => {
    const scene = given({ leaders: ['japan', 'egypt'] });
    const edge = scene.land('mountains', (h) => scene.w.edge[h]!);
    scene.put(edge, 1, 'city').at(0);
    expect(def(scene, attack(scene, 1, edge, 'city', 1))).toBe(6);
    scene.put(edge, 0, 'city').at(1);
    expect(def(scene, { ...attack(scene, 1, edge, 'city', 0), seat: 1 })).toBe(10);
  });

  it('check 23: Joint War and the card of Kabul', () => {
    const scene = given().pact(0, 'joint-war', 2).slot(0, 'masonry', 1);
    const h = scene.land('forest');
    scene.put(h, 1);
    expect(att(scene, attack(scene, 1, h, 'token', 1))).toBe(3);
    scene.put(h, 2);
    expect(att(scene, attack(scene, 1, h, 'token', 2))).toBe(1);
    const kabul = given().stateCard(0, 'kabul').slot(0, 'masonry', 1);
    kabul.put(h, 1, 'city');
    expect(att(kabul, attack(kabul, 1, h, 'city', 1))).toBe(4);
    kabul.put(h, 1);
    expect(att(kabul, attack(kabul, 1, h, 'token', 1))).toBe(1);
    expect(att(kabul, attack(kabul, 1, kabul.stateHex('geneva'), 'state'))).toBe(4);
  });

  it('Defensive Pact helps except against its giver', () => {
    const scene = given().pact(1, 'defensive-pact', 2);
    const h = scene.land('forest');
    scene.put(h, 1);
    expect(def(scene, attack(scene, 1, h, 'token', 1))).toBe(5);
    expect(def(scene, { ...attack(scene, 1, h, 'token', 1), seat: 2, at: 0 })).toBe(3);
  });

  it('check 25: a beaten capital stays, and one trade token is all there is', () => {
    const scene = given({ options: { victory: ['warmonger'] } })
      .trade(1, 'pottery', 1)
      .slot(0, 'flight', 5);
    const home = scene.home(1);
    const by = scene.near(home)[0]!;
    scene.put(by, 0).dice(6, 1).go();
    scene.play('focus:flight', `attack:${scene.name(home)}`);
    expect(scene.topic).toBe('spoils');
    scene.play('loot:pottery', 'put:flight');
    expect(scene.topic).not.toBe('spoils');
    expect([scene.tradeOn(0, 'flight'), scene.tradeOn(1, 'pottery')]).toEqual([1, 0]);
    expect([scene.s.owner[home], scene.s.piece[home]]).toEqual([1, 4]);
    expect(scene.s.players[0]!.done[0]?.agenda).toBe('warmonger');
  });

  it('a wonder in a beaten capital moves to a city without one, or stays', () => {
    for (const full of [false, true]) {
      const scene = given().wonder(1, 'ruhr-valley').slot(0, 'flight', 5);
      if (full) scene.wonder(0, 'terracotta-army');
      const home = scene.home(1);
      scene.put(scene.near(home)[0]!, 0).dice(6, 1).go();
      scene.play('focus:flight', `attack:${scene.name(home)}`);
      const won = scene.events('battle')[0].won;
      expect(won).toBe(true);
      expect(scene.s.wonderAt[22]).toBe(full ? home : scene.home(0));
    }
  });

  it('attackers give their diplomacy cards back when they declare, won or lost', () => {
    const scene = given().pact(0, 'open-borders', 1).pact(1, 'joint-war', 0).slot(0, 'masonry', 1);
    const h = scene.land('mountains');
    scene.put(h, 1).put(scene.near(h)[0]!, 0).dice(1, 6).go();
    scene.play('focus:masonry', `attack:${scene.name(h)}`);
    expect(scene.events('battle')[0].won).toBe(false);
    expect(scene.s.players[1]!.pacts).toEqual([1, 1, 1, 1]);
    expect(scene.s.players[0]!.pacts[0]).toBe(1);
    // A failed target may be tried again.
    expect(scene.has(`attack:${scene.name(h)}`)).toBe(true);
  });

  it('no attack starts from a space taken in this turn', () => {
    const scene = given().slot(0, 'masonry', 5);
    const first = scene.land('grassland', (h) => scene.near(h).some((n) => scene.near(n).length >= 4));
    const from = scene.near(first)[0]!;
    const far = scene.w.names.findIndex((_, h) => {
      const d = (a: Hex, b: Hex) =>
        Math.max(
          Math.abs(scene.w.q[a]! - scene.w.q[b]!),
          Math.abs(scene.w.r[a]! - scene.w.r[b]!),
          Math.abs(scene.w.q[a]! + scene.w.r[a]! - scene.w.q[b]! - scene.w.r[b]!),
        );
      return (
        d(h, first) === 2 &&
        d(h, from) === 3 &&
        scene.terrain(h) !== 'water' &&
        scene.w.state[h] === -1 &&
        scene.s.owner[h] === -1
      );
    });
    scene.put(first, 1).put(from, 0).put(far, 1).dice(6, 1).go();
    expect(far).toBeGreaterThan(-1);
    scene.play('focus:masonry', `attack:${scene.name(first)}`);
    expect(scene.s.owner[first]).toBe(0);
    expect(scene.has(`attack:${scene.name(far)}`)).toBe(false);
    expect(scene.why(`attack:${scene.name(far)}`)).toBe('range');
  });

  it('defenders spend after attackers, and only what can still help is asked', () => {
    const scene = given().slot(0, 'masonry', 3).slot(1, 'masonry', 1, 2);
    const h = scene.land('grassland');
    scene.put(h, 1).put(scene.near(h)[0]!, 0).dice(1, 1).go();
    scene.play('focus:masonry', `attack:${scene.name(h)}`);
    expect([scene.topic, scene.asked]).toEqual(['defence-tokens', 1]);
    scene.play('spend x2');
    expect(scene.events('battle')[0].won).toBe(false);
    expect(scene.tradeOn(1, 'masonry')).toBe(0);
  });

  it('a conquered city is the winner’s with its wonder; without a figure a reinforced token stands in', () => {
    for (const figures of [true, false]) {
      const scene = given().slot(0, 'masonry', 5);
      const h = scene.land('grassland', (x) => scene.near(x).length >= 2);
      scene.put(h, 1, 'city').wonder(1, 'colossus', h).put(scene.near(h)[0]!, 0);
      if (!figures) {
        const sites = scene.w.names
          .map((_, x) => x)
          .filter((x) => scene.terrain(x) === 'forest' && scene.s.owner[x] === -1);
        for (const x of sites.slice(0, 7)) scene.put(x, 0, 'city');
      }
      scene
        .dice(6, 1)
        .go()
        .play('focus:masonry', `attack:${scene.name(h)}`);
      expect([scene.s.owner[h], scene.s.piece[h]]).toEqual([0, figures ? 3 : 2]);
      expect(scene.run.game.view(scene.s, 0)).toMatchObject({ wonders: [{ wonder: 'colossus', owner: 0 }] });
    }
  });

  it('taking a city-state: a city, its token on the card of its type, all its cards face down (check 58)', () => {
    const scene = given().slot(0, 'flight', 5);
    const h = scene.stateHex('geneva');
    scene.s.stateCards[4] = [1, 2];
    scene
      .put(scene.near(h)[0]!, 0)
      .dice(6, 1)
      .go()
      .play('focus:flight', `attack:${scene.name(h)}`);
    expect([scene.s.owner[h], scene.s.piece[h]]).toEqual([0, 3]);
    expect(scene.s.stateCards[4]).toEqual([-2, -2]);
    const view: any = scene.run.game.view(scene.s, 0);
    const science = view.players[0].row.find((x: any) => x.type === 'science');
    expect(science.states).toEqual([{ state: 'geneva', used: false }]);
    expect(view.players[1].stateCards).toEqual([]);
  });

  it('a conquered city-state can be liberated: its token back, cards up, one for the liberator', () => {
    const scene = given().slot(0, 'flight', 5);
    const h = scene.stateHex('geneva');
    scene.put(h, 1, 'city').put(scene.near(h)[0]!, 0).dice(6, 1).go();
    scene.play('focus:flight', `attack:${scene.name(h)}`);
    expect(scene.topic).toBe('claim');
    scene.play('liberate:geneva');
    expect(scene.s.owner[h]).toBe(-1);
    expect(scene.s.stateCards[4]).toEqual([0, -1]);
  });

  it('a stand-in token on a city-state gives way to a city, and counts as conquered meanwhile', () => {
    const scene = given().slot(0, 'flight', 5);
    const h = scene.stateHex('geneva');
    scene.put(h, 1, 'reinforced').put(scene.near(h)[0]!, 0).dice(6, 1).go();
    scene.play('focus:flight', `attack:${scene.name(h)}`, 'conquer:geneva');
    expect([scene.s.owner[h], scene.s.piece[h]]).toEqual([0, 3]);
  });

  it('a city-state token works as one trade token, once a turn', () => {
    const scene = given().slot(0, 'masonry', 3);
    scene.put(scene.stateHex('carthage'), 0, 'city');
    const h = scene.land('forest');
    scene.put(h, 1).put(scene.near(h)[0]!, 0).dice(1, 1, 1, 1).go();
    scene.play('focus:masonry', `attack:${scene.name(h)}`);
    expect(scene.topic).toBe('attack-tokens');
    scene.play('spend x1');
    expect(scene.events('battle')[0].won).toBe(true);
    const other = scene.events('use');
    expect(other).toHaveLength(1);
    expect(scene.s.turn.used).toContain('carthage');
  });

  it('a barbarian on a city-state shields it (page 15)', () => {
    const scene = given().slot(0, 'masonry', 5);
    const h = scene.stateHex('geneva');
    scene.barbarian('B', h).put(scene.near(h)[0]!, 0).go().play('focus:masonry');
    expect(scene.has(`attack:${scene.name(h)}@B`)).toBe(true);
    expect(scene.has(`attack:${scene.name(h)}`)).toBe(false);
    expect(scene.why(`attack:${scene.name(h)}`)).toBe('barbarian');
  });

  it('a natural wonder goes with its space', () => {
    const scene = given().slot(0, 'masonry', 5);
    const h = scene.w.naturalHex.find((x) => x >= 0)!;
    scene.put(h, 1).put(scene.near(h)[0]!, 0).dice(6, 1).go();
    scene.play('focus:masonry', `attack:${scene.name(h)}`);
    expect(scene.events('natural')).toHaveLength(1);
    expect(scene.run.game.tally(scene.s, 0).naturals).toBe(1);
    expect(scene.run.game.tally(scene.s, 1).naturals).toBe(0);
  });

  it('a token taken without an unused one asks for one off the map', () => {
    const scene = given().slot(0, 'masonry', 5);
    const free = scene.w.names
      .map((_, h) => h)
      .filter(
        (h) =>
          scene.s.owner[h] === -1 &&
          scene.terrain(h) !== 'water' &&
          scene.w.state[h] === -1 &&
          scene.w.natural[h] === -1,
      );
    for (const h of free.slice(0, 31)) scene.put(h, 0);
    const h = free.find((x, i) => i >= 31 && scene.near(x).some((n) => scene.s.owner[n] === 0))!;
    scene
      .put(h, 1)
      .dice(6, 1)
      .go()
      .play('focus:masonry', `attack:${scene.name(h)}`);
    expect(scene.topic).toBe('lift');
    scene.play(`lift:${scene.name(free[0]!)}`);
    expect([scene.s.owner[h], scene.s.owner[free[0]!]]).toEqual([0, -1]);
  });
});
