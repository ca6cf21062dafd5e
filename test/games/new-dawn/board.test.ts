/** Everything that lies on the table is on the map, in every size of tiles. */
import { describe, expect, it } from 'vitest';
import { en } from '../../../src/games/new-dawn/texts/en/index.js';
import type { View } from '../../../src/games/new-dawn/types.js';
import { boardOf, places } from '../../../src/games/new-dawn/ui/board.js';
import type { NdPainting } from '../../../src/games/new-dawn/ui/painting.js';
import { view } from '../../../src/games/new-dawn/view.js';
import { given, type Scene } from './helpers.js';

function painting(scene: Scene, choice: NdPainting['choice'] = null): NdPainting {
  return {
    view: view(scene.s, 0) as View,
    viewer: 0,
    shown: 0,
    names: ['Ann', 'Bob', 'Cem', 'Dia'],
    marks: new Map(),
    texts: en,
    choice,
    prompt: scene.run.prompt(),
    told: [],
    price: () => null,
    zoom: 0,
  };
}
const tileOn = (scene: Scene, h: number, choice: NdPainting['choice'] = null) =>
  boardOf(painting(scene, choice))?.tiles.find((t) => t.id === `hex:${scene.name(h)}`);

describe('the map', () => {
  it('tells reinforced from plain tokens and mature from other cities, by sign and by letter', () => {
    const scene = given({ leaders: ['rome'] });
    const token = scene.land('hills', (h) => scene.near(h).length >= 3);
    const [strong, city] = scene.near(token) as [number, number];
    scene.put(token, 0).put(strong, 0, 'reinforced').put(city, 1, 'city');
    for (const h of scene.near(scene.home(0))) scene.put(h, 0);
    scene.go();
    const told = [token, strong, city, scene.home(0), scene.home(1)].map((h) => tileOn(scene, h)?.badge);
    expect(new Set(told.map((b) => b?.glyph)).size).toBe(5);
    expect(new Set(told.map((b) => b?.letter)).size).toBe(5);
    expect(tileOn(scene, scene.home(0))?.badge?.letter).toBe('K');
  });

  it('shows world wonders in a city, with a token and alone', () => {
    const scene = given({ leaders: ['rome'] });
    const [one, two, three] = ['hills', 'forest', 'desert'].map((t) => scene.land(t as 'hills'));
    scene.put(one!, 0, 'city').put(two!, 1);
    scene.wonder(0, 'petra', one).wonder(0, 'oracle', two).wonder(0, 'big-ben', three).go();
    expect(tileOn(scene, one!)?.badge?.letter).toContain('♦');
    expect(tileOn(scene, two!)?.badge?.letter).toContain('♦');
    expect(tileOn(scene, three!)?.badge).toBeUndefined();
    const named = [one, two, three].map((h) => tileOn(scene, h!)?.note?.names?.join());
    expect(named[0]).toContain('Petra');
    expect(named[1]).toContain('Oracle');
    expect(named[2]).toContain('Big Ben');
  });

  it('names city-states, natural wonders, resources, barbarians and caravans, each in three columns too', () => {
    const scene = given({ leaders: ['rome'] });
    const spot = scene.land('hills');
    const road = scene.land('forest');
    scene.barbarian('C', spot).caravan(1, 0, road).go();
    const lying = [spot, road, scene.stateHex('geneva'), scene.land('natural')].map((h) => tileOn(scene, h)?.note);
    expect(lying.map((n) => n?.names?.[0])).toEqual(['barb. C', 'caravan 2', 'Geneva', expect.stringMatching(/[A-Z]/)]);
    for (const n of lying) expect(n?.text.length).toBeLessThanOrEqual(3);
  });

  it('names what shares a space with the first thing where there is room', () => {
    const scene = given({ leaders: ['rome'] });
    scene.wonder(0, 'petra').caravan(0, 0, scene.home(0)).go();
    expect(tileOn(scene, scene.home(0))?.note?.names?.[0]).toBe('Petra %1');
  });

  it('lights the reach of the marked card and shows the piece that a choice would put', () => {
    const scene = given({ leaders: ['rome'] })
      .slot(0, 'early-empire', 5)
      .go();
    const focus = scene.run.prompt()!.choices.find((c) => c.id === 'focus:early-empire')!;
    const lit = boardOf(painting(scene, focus))!.tiles.filter((t) => t.lit);
    expect(lit.length).toBeGreaterThan(0);
    scene.play('focus:early-empire');
    const place = scene.run.prompt()!.choices[0]!;
    const board = boardOf(painting(scene, place))!;
    expect(board.tiles.find((t) => t.id === place.target)?.ghost?.letter).toBe('o');
    expect(lit.map((t) => t.id)).toContain(place.target);
  });

  it('has the chance of an attack on its target', () => {
    const scene = given({ seats: 2 });
    const target = scene.land('hills', (h) => scene.near(h).length >= 2);
    scene.put(target, 1).put(scene.near(target)[0]!, 0).slot(0, 'masonry', 3).go().play('focus:masonry');
    expect(tileOn(scene, target)?.price?.short).toMatch(/^\d+%$/);
  });

  it('arrow keys reach every space, card, wonder, agenda and everything on offer', () => {
    const scene = given({ leaders: ['rome'] }).go();
    const ids = new Set(places(painting(scene)).map((place) => place.id));
    for (const c of scene.run.prompt()!.choices) if (c.target) expect(ids).toContain(c.target);
    expect(ids.size).toBeGreaterThan(160 + 5 + 4 + 6 - 1);
  });
});

describe('short names', () => {
  it('fit their columns and differ from each other', () => {
    for (const table of [en.state, en.wonder, en.natural]) {
      const all = Object.values(table);
      for (const { short } of all)
        for (const [i, room] of [11, 7, 5, 3].entries())
          expect(short[i]!.length, short.join()).toBeLessThanOrEqual(room);
      for (const i of [0, 1, 2]) expect(new Set(all.map((name) => name.short[i])).size).toBe(all.length);
    }
    for (const need of Object.values(en.need)) expect(need.length).toBeLessThanOrEqual(20);
  });
});
