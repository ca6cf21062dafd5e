/** The pages of the screen: nothing that lies open on the table is missing. */
import { describe, expect, it } from 'vitest';
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
    price: () => null,
    zoom: 0,
    scroll: 0,
  };
  const grid = new Grid(width, height);
  ui.pages.find((p) => p.key === key)!.paint(grid.area(), painting);
  expect(grid.lost).toEqual([]);
  return grid.lines().join('\n');
}

describe('the screen of A New Dawn', () => {
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
