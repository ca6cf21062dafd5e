/** The panel of an attack: the dice of the last one are not lost behind the odds of the next. */
import { describe, expect, it } from 'vitest';
import { en } from '../../../src/games/new-dawn/texts/en/index.js';
import type { View } from '../../../src/games/new-dawn/types.js';
import { attackPanel } from '../../../src/games/new-dawn/ui/AttackPanel.js';
import { fightOf, outcome } from '../../../src/games/new-dawn/ui/fights.js';
import type { NdPainting } from '../../../src/games/new-dawn/ui/painting.js';
import { view } from '../../../src/games/new-dawn/view.js';
import { given, type Scene } from './helpers.js';

const painting = (scene: Scene, told: NdPainting['told']): NdPainting => ({
  view: view(scene.s, 0) as View,
  viewer: 0,
  shown: 0,
  names: ['Ann', 'Bob'],
  marks: new Map(),
  texts: en,
  choice: null,
  prompt: scene.run.prompt(),
  told,
  price: () => null,
  zoom: 0,
});

const WIDE = 60;
const NARROW = 26;
const height = (p: NdPainting, width: number): number => Math.max(...(attackPanel(p)?.heights(width) ?? [0]));

describe('the panel of an attack', () => {
  it('tells how the last one came out while the next one is looked at', () => {
    const scene = given({ leaders: ['scythia'] });
    const state = scene.stateHex('geneva');
    const hex = scene.name(state);
    scene.put(scene.near(state)[0]!, 0).slot(0, 'masonry', 4).dice(2, 1).go();
    scene.play('focus:masonry', `attack:${hex}`);
    expect(scene.ids('attack')).toContain(`attack:${hex}`);
    const after = painting(scene, scene.events('battle'));
    expect(fightOf(after)?.stage).toBe('before');
    expect(outcome(after)?.won).toBe(false);
    expect(outcome(after)?.text).toMatch(new RegExp(`^Ann fails on ${hex}, 9 against 9: die 2 .* against die 1 `));
    const blank = painting(scene, []);
    expect(outcome(blank)).toBeNull();
    for (const width of [WIDE, NARROW]) expect(height(after, width)).toBeGreaterThan(height(blank, width));
  });

  it('names a beaten barbarian by its place while its attacker chooses a card', () => {
    const scene = given();
    const hills = scene.land('hills');
    const hex = scene.name(hills);
    scene.barbarian('B', hills).put(scene.near(hills)[0]!, 0).slot(0, 'iron-working', 3).dice(1, 4).go();
    scene.play('focus:iron-working', `attack:${hex}@B`);
    expect(scene.topic).toBe('put');
    const fight = fightOf(painting(scene, []));
    expect(fight?.sides.map(({ name }) => name)).toEqual(['Ann', `the barbarian on ${hex}`]);
    expect(fight?.sides.map(({ total }) => total)).toEqual([7, 6]);
  });
});
