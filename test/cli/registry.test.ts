import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { gameCalled, games } from '../../src/games.js';

const own = games().slice();

describe('the list of games', () => {
  it.each(own.map((entry) => [entry.id, entry] as const))('%s is what its folder says', async (id, entry) => {
    const { game, tables, rules, phrases } = await entry.module();
    expect({ id: game.id, title: game.title, seats: game.seats }).toEqual({
      id,
      title: entry.title,
      seats: entry.seats,
    });
    expect(tables().length).toBeGreaterThan(0);
    expect(rules.length).toBeGreaterThan(0);
    for (const spec of game.optionSpecs) expect(phrases.option(spec.id).title).not.toBe('');
    const ui = await entry.ui();
    expect(ui.face.pages.length).toBeGreaterThan(0);
  });

  it('names every folder that is a game', () => {
    const folder = path.resolve(import.meta.dirname, '../../src/games');
    const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    const isGame = (name: string) => {
      const index = path.join(folder, name, 'index.ts');
      return existsSync(index) && /export const module\b/.test(readFileSync(index, 'utf8'));
    };
    const ids = folders.map((entry) => entry.name).filter(isGame);
    expect(own.map((entry) => entry.id).sort()).toEqual(ids.sort());
  });

  it('finds a game by the beginning of its name when only one fits', () => {
    expect(gameCalled('THROUGH').id).toBe('through-the-ages');
    expect(() => gameCalled('x')).toThrow(/game-unknown/);
  });
});
