/** All words of a table come from a catalogue, and longer words have room: every table in a pseudo-language. */
import { describe, expect, it } from 'vitest';
import { games } from '../../src/games.js';
import { each } from './each.js';
import { frameOf } from './frame.js';
import { pseudoTable } from './pseudo-table.js';
import { NAMES } from './samples.js';
import { SCREENS } from './tour.js';

const SIZES = [
  [80, 24],
  [120, 40],
  [160, 50],
] as const;
/** How keys are written, numbers of the ages and bowls, and names of people. */
const KNOWN = new Set([...NAMES, 'tab', 'esc', 'RET', 'PgUp', 'PgDn', 'space', 'III', 'VII']);

/** One game has most of them to show, and every game its own words in the log and under why. */
const OVERLAYS = ['why', 'inspect', 'log', 'standing', 'what-if', 'replay'].map(
  (screen) => [screen, SCREENS[screen] ?? []] as const,
);

const wordsOf = (lines: readonly string[]): string[] =>
  lines.flatMap((line) => line.match(/(?<!\p{L})[A-Za-z]{3,}(?!\p{L})/gu) ?? []);

/** Boxes that leave their place; what is cut has a shorter form in every language. */
const outOfPlace = (fault: string): boolean => / leaves | overlaps /.test(fault);

describe.each(games().map((entry) => entry.id))('%s', (id) => {
  it('says nothing that no catalogue says, and has room for longer words', async () => {
    const literals = new Set<string>();
    const faults: string[] = [];
    const d = await pseudoTable(id, 0.35);
    for (const page of (await d.host.game(id)).ui.face.pages) {
      d.stage.key(page.key);
      for (const [columns, rows] of each(SIZES, page.key.charCodeAt(0))) {
        const frame = frameOf(d.stage, columns, rows);
        for (const word of wordsOf(frame.lines)) if (!KNOWN.has(word)) literals.add(word);
        faults.push(...frame.faults.filter(outOfPlace).map((fault) => `${page.key} ${columns}x${rows}: ${fault}`));
      }
    }
    d.stage.end();
    expect([...literals]).toEqual([]);
    expect(faults).toEqual([]);
  }, 300_000);

  it('says nothing else on the screens over its table', async () => {
    const literals = new Set<string>();
    const faults: string[] = [];
    for (const [screen, keys] of OVERLAYS) {
      const d = await pseudoTable(id, 0.35);
      await d.press(...keys);
      for (const [columns, rows] of [SIZES[0], SIZES[1]]) {
        const frame = frameOf(d.stage, columns, rows);
        for (const word of wordsOf(frame.lines)) if (!KNOWN.has(word)) literals.add(`${screen}: ${word}`);
        faults.push(...frame.faults.filter(outOfPlace).map((fault) => `${screen} ${columns}x${rows}: ${fault}`));
      }
      d.stage.end();
    }
    expect([...literals]).toEqual([]);
    expect(faults).toEqual([]);
  }, 300_000);

  it('finds a word that stands in no catalogue', async () => {
    const d = await pseudoTable(id, 0.35);
    const seat = d.host.tables.values().next().value?.session.table.seats[0];
    if (!seat) throw new Error('no seat');
    seat.name = 'Literal';
    expect(wordsOf(frameOf(d.stage, 120, 40).lines)).toContain('Literal');
    d.stage.end();
  });
});
