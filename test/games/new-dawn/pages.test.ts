/** The pages of the screen: nothing that lies open on the table is missing. */
import { describe, expect, it } from 'vitest';
import { start } from '../../../src/engine/engine.js';
import { STATE_TEXT } from '../../../src/games/new-dawn/card-texts.js';
import { game } from '../../../src/games/new-dawn/game.js';
import type { View } from '../../../src/games/new-dawn/types.js';
import { ui } from '../../../src/games/new-dawn/ui/index.js';
import { STATE_SIGNS } from '../../../src/games/new-dawn/ui/words.js';
import { Grid } from '../../../src/ui/paint/grid.js';
import type { Mark, Painting } from '../../../src/ui/types.js';
import { given, type Scene } from './helpers.js';

function page(scene: Scene, key: string, width = 80, height = 13, cursor?: string): string {
  const view: View = scene.run.game.view(scene.s, 0);
  const painting: Painting<View> = {
    view,
    viewer: 0,
    shown: 0,
    names: ['Ann', 'Bob', 'Cem', 'Dia'],
    marks: new Map<string, Mark>(cursor ? [[cursor, 'cursor']] : []),
    prompt: cursor ? scene.run.prompt() : null,
    told: scene.told,
    price: () => null,
    zoom: 0,
    scroll: 0,
    texts: null,
    choice: null,
  };
  const grid = new Grid(width, height);
  ui.pages.find((p) => p.key === key)!.paint(grid.area(), painting);
  expect(grid.lost).toEqual([]);
  return grid.lines().join('\n');
}

describe('the focus row and the map', () => {
  it('every slot tells what its card would do from there', () => {
    const scene = given({ leaders: ['france'] });
    scene.s.players[0]!.tech = 8;
    scene
      .wonder(0, 'eiffel-tower')
      .slot(0, 'civil-service', 1)
      .slot(0, 'iron-working', 2)
      .slot(0, 'steam-power', 3)
      .slot(0, 'astrology', 4)
      .slot(0, 'nationalism', 5)
      .go();
    const text = page(scene, 'R');
    // Two tokens and three more for a modern wonder; 3 against barbarians; 8 + 4 passes 10; 7 production in slot 5.
    expect(text).toMatch(/^5 tokens +fight 3\/5! +2 caravans +dial \+4 +wonder 7$/m);
    expect(text).toMatch(/^≤1, 1 more +range 3 ×2 +6 on ≤3 ~ +to 12 III +or city ≤5$/m);
  });

  it('Machu Picchu, Colossus, Pentagon and a strike show in the slots', () => {
    const scene = given({ leaders: ['rome'] });
    const [one, two] = [scene.land('grassland'), scene.land('hills')];
    scene.put(one, 0, 'city').put(two, 0, 'city');
    scene.wonder(0, 'machu-picchu').wonder(0, 'colossus', one).wonder(0, 'pentagon', two);
    scene.slot(0, 'pottery', 1).slot(0, 'flight', 2).slot(0, 'currency', 3).slot(0, 'nuclear-power', 5).go();
    const text = page(scene, 'R');
    expect(text).toMatch(/^wonder 3 +fight 6 +2 caravans .*dial \+5, nuke$/m);
    expect(text).toMatch(/^or city ≤3 +anywhere ×3 +4\+6 on ≤3 /m);
  });

  it('the tech dial is a ruler with its marks', () => {
    expect(page(given({ seats: 2 }).go(), 'R')).toMatch(/^TECH {2}●.*\n {6}0 {2}3 {2}6 {3}10 {2}14 {3}19 {3}24\n/m);
  });

  it('the card under the cursor lights its reach on the map, and no other card does', () => {
    const scene = given({ leaders: ['rome'] })
      .slot(0, 'pottery', 5)
      .go();
    const lit = (cursor: string) => page(scene, 'M', 80, 16, cursor).match(/\+/g)?.length ?? 0;
    const cities = lit('focus:pottery');
    expect(cities).toBeGreaterThan(2);
    expect(lit('focus:astrology')).toBe(0);
    scene.play('focus:pottery');
    expect(scene.ids('city')).toHaveLength(cities);
    // Once the card is being resolved only its own question marks spaces.
    expect(lit('focus:pottery')).toBe(0);
  });

  it('a battle that was decided at once stays on the panel with its dice, until a card is chosen beside the small map', () => {
    const scene = given({ leaders: ['rome', 'egypt'] });
    const target = scene.land('forest', (h) => scene.near(h).length >= 4);
    const [from] = scene.near(target);
    scene.put(target, 1, 'reinforced').put(from!, 0);
    scene.slot(0, 'iron-working', 2).dice(1, 6).go();
    const before = page(scene, 'R');
    expect(before).not.toContain('ATTACK');
    scene.play('focus:iron-working', `attack:${scene.name(target)}`);
    expect(scene.events('battle')).toHaveLength(1);
    for (const [key, width, height] of [
      ['R', 80, 13],
      ['M', 120, 29],
      ['M', 80, 13],
    ] as const) {
      const after = page(scene, key, width, height);
      expect(after, key).toContain(`ATTACK ${width === 80 && key === 'M' ? '' : 'on '}${scene.name(target)}`);
      expect(after, key).toMatch(/die +1/);
      expect(after, key).toMatch(/die +6/);
      expect(after, key).toContain('lost');
    }
  });

  it('the map of four players scrolls with the cursor in the smallest window', () => {
    const scene = given({ seats: 4 }).go();
    const rows = [...new Set(scene.w.names.map((name) => name[0]!))].sort();
    for (const row of [rows[0]!, rows.at(-1)!]) {
      const name = scene.w.names.find((one) => one.startsWith(row))!;
      const text = page(scene, 'M', 80, 13, `hex:${name}`);
      expect(text, name).toMatch(new RegExp(`^${row}.*\\[`, 'm'));
    }
    expect(page(scene, 'M', 80, 13)).not.toMatch(new RegExp(`^${rows.at(-1)}`, 'm'));
  });

  it('a new card is shown where the old one lies', () => {
    const scene = given({ leaders: ['rome'] })
      .slot(0, 'astrology', 3)
      .go()
      .play('focus:astrology');
    expect(scene.topic).toBe('upgrade');
    const choice = scene.run.prompt()!.choices.find((c) => c.id === 'take:currency>foreign-trade')!;
    expect(choice.target).toBe('focus:currency');
    expect(page(scene, 'R', 80, 13, 'focus:currency')).toContain('[ECO I');
  });
});

describe('building the map', () => {
  it('tells what everybody has to lay and the water tokens, and shows the own tiles', () => {
    const scene = given({ seats: 2 });
    scene.run = new (scene.run.constructor as any)(scene.run.game, start(game, 2, { map: 'build' }, 'tray').s);
    const view: View = game.view(scene.s, scene.run.prompt()!.seat);
    const cursor = scene.run.prompt()!.choices[0]!.target!;
    const small = page(scene, 'M', 80, 13, cursor);
    for (const [seat, hand] of view.hands.entries()) expect(small).toContain(`${seat + 1} ${hand.join(' ')}`);
    expect(small).toContain('water tokens 8');
    const wide = page(scene, 'M', 120, 29, cursor);
    for (const n of view.hands[0]!) for (const face of ['A', 'B']) expect(wide).toContain(`TILE ${n}${face}`);
  });
});

describe('the screen of A New Dawn', () => {
  it('agendas say what they need, the tie-breaks, who finished what and when the game stops', () => {
    const scene = given({ seats: 4, options: { victory: ['warmonger', 'explorer', 'populous'], limit: 50 } });
    scene.s.players[1]!.done.push({ agenda: 'populous', round: 7 });
    scene.wonder(0, 'petra').go();
    const text = page(scene, 'A');
    expect(text).toMatch(/^Explorer +15 spaces on the coast or map edge /m);
    expect(text).toMatch(/^Warmonger +1 K or 2 @ /m);
    expect(text).toMatch(/^ties: world wonders +1 +0 +0 +0$/m);
    expect(text).toMatch(/^ {2}then spaces +1 +1 +1 +1$/m);
    expect(text).toContain('Finished: Bob Populous (round 7).');
    expect(text.replace(/\n/g, ' ')).toContain('The game stops after round 50');
    expect(page(scene, 'A', 120, 29)).toContain('a capital beaten, or 2 conquered city-states');
    // In the column of the large table the short words are whole.
    expect(page(scene, 'M', 120, 29)).toMatch(/Explorer +15 coast\/rim +\d/);
  });

  it('the large table of an epic game leaves nothing out', () => {
    const scene = given({ seats: 4, options: { epic: true } }).go();
    const text = page(scene, 'M', 120, 27);
    for (const offer of game.view(scene.s, 0).offers) expect(text).toContain(offer.name);
  });

  it('the pages tell what wonders, city-states, leaders and cards do', () => {
    const scene = given({ seats: 2, leaders: ['egypt'] })
      .offer('alhambra')
      .wonder(1, 'ruhr-valley');
    scene.pact(0, 'joint-war', 1).pact(1, 'embassy', 0).stateCard(0, 'kabul').go();
    expect(page(scene, 'W')).toMatch(/mil Alhambra +9 oi ma +\+2 in attack and defence\./);
    const wide = page(scene, 'W', 120, 29);
    expect(wide).toContain('+5 in defence.');
    expect(wide).toContain(STATE_TEXT['buenos-aires']);
    const seats = page(scene, 'D', 120, 29);
    expect(seats).toContain('Cleopatra: Every world wonder costs you 1 less.');
    expect(seats).toContain('Joint War of 2: +2 in attack, except against the giver.');
    expect(seats).toContain('Kabul: +3 when attacking a city');
    expect(seats).toContain('Seat 2 holds your Embassy');
  });

  it('a barbarian in a capital: the sum of the other target is told too', () => {
    const scene = given({ seats: 2, leaders: ['rome'] }).slot(0, 'flight', 5);
    const home = scene.home(1);
    const from = scene.near(home)[0]!;
    scene.put(from, 0).barbarian('B', home).go().play('focus:flight');
    const text = page(scene, 'M', 120, 36, `hex:${scene.name(home)}`);
    expect(text).toContain('barbarian B: terrain');
    expect(text).toMatch(/capital instead: 8 against \d/);
  });

  it('the small map shows caravans, mature cities and a barbarian in a capital', () => {
    const scene = given({ seats: 2 });
    const home = scene.home(0);
    for (const n of scene.near(home)) scene.put(n, 0);
    const [field, held] = [scene.land('grassland'), scene.land('hills')];
    scene.put(held, 1).caravan(1, 0, field).caravan(0, 0, held).go();
    const before = page(scene, 'M');
    expect(before).toContain('^K1');
    expect(before).toContain('gc2');
    expect(before).toContain('co2');
    scene.barbarian('B', home);
    expect(page(scene, 'M')).toContain('!K1');
  });

  it('every city-state has a sign of its own', () => {
    const signs = Object.values(STATE_SIGNS);
    expect(new Set(signs).size).toBe(signs.length);
  });

  it('caravans at home are counted also while others are out', () => {
    const scene = given({ seats: 2 }).slot(0, 'currency', 5);
    const field = scene.land('grassland');
    scene.caravan(0, 0, field).go();
    expect(page(scene, 'D')).toContain(`${scene.name(field)} 1 home`);
  });

  it('diplomacy cards are named, go on below, and the supply is told', () => {
    const scene = given({ seats: 4, leaders: ['america'] }).wonder(0, 'potala-palace');
    for (const giver of [1, 2, 3]) {
      for (const card of ['joint-war', 'defensive-pact', 'embassy', 'open-borders'] as const)
        scene.pact(0, card, giver);
    }
    const natural = scene.w.names.findIndex((_, h) => scene.w.natural[h]! >= 0);
    scene.put(natural, 0);
    scene.s.players[0]!.row[2]!.naturals.push(scene.run.game.view(scene.s, 0).players[0]!.naturals[0]!.natural);
    scene.go();
    const text = page(scene, 'D');
    for (const giver of [2, 3, 4]) expect(text.replace(/\n */g, ' ')).toContain(`Open Borders of ${giver}`);
    expect(text.replace(/\n */g, ' ')).toMatch(/[A-Z][A-Za-z. ]+ on Pottery/);
    expect(text).toMatch(/supply {2}marble \d/);
  });

  it('the wonders page tells the tokens on Great Zimbabwe and the cards of city-states', () => {
    const scene = given({ seats: 2 }).wonder(0, 'great-zimbabwe').stateCard(1, 'carthage');
    scene.s.zimbabwe = 3;
    scene.put(scene.stateHex('geneva'), 1, 'city').go();
    const text = page(scene, 'W');
    expect(text).toContain('Great Zimbabwe ●●● on');
    expect(text).toMatch(/Carthage on \w+, 1 card$/m);
    expect(text).toMatch(/Geneva on \w+, conquered/);
  });

  it('names of cards are cut, never broken inside a word', () => {
    const scene = given({ seats: 2 }).slot(0, 'replaceable-parts', 1).go();
    expect(page(scene, 'R', 55)).toMatch(/^Replaceab… /m);
    expect(page(scene, 'R', 80)).toMatch(/^Replaceable /m);
  });

  it('before the dice both sums of the marked target stand term by term, in a row or in a column', () => {
    const scene = given({ leaders: ['scythia'] });
    const home = scene.home(0);
    const target = scene.land('mountains', (h) => scene.near(h).length >= 2);
    const [from, beside] = scene.near(target) as [number, number];
    scene.put(from, 0).put(target, 1, 'reinforced').put(beside, 1, 'reinforced').slot(0, 'iron-working', 4).go();
    scene.play('focus:iron-working');
    const cursor = `hex:${scene.name(target)}`;
    const wide = page(scene, 'M', 120, 36, cursor);
    expect(wide).toContain(`ATTACK on ${scene.name(target)}, token`);
    expect(wide).toMatch(/Ann: slot 4 \+ Iron Working 1 += 5/);
    // The long sum goes on below; no term is cut.
    expect(wide).toMatch(/Bob: terrain 5 \+ reinforced 1 \+ reinforced/);
    expect(wide).toMatch(/beside.* 1 += 7/);
    expect(wide).toContain('before dice and trade tokens');
    const small = page(scene, 'M', 80, 13, cursor);
    expect(small).toMatch(/Ann +5\n/);
    expect(small).toMatch(/slot +4\n/);
    expect(small).toMatch(/terrain +5\n/);
    expect(small).toMatch(/Bob +7\n/);
    // No target under the cursor: the panel is the focus row's again.
    expect(page(scene, 'M', 80, 13, `hex:${scene.name(home)}`)).not.toContain('ATTACK');
  });
});
