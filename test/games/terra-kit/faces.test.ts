/** The tables of the two Terra games as frames: at every size the layout holds, nothing is missing and nothing is cut. */
import { describe, expect, it } from 'vitest';
import { gameCalled } from '../../../src/games.js';
import type { FacePage } from '../../../src/ui/types.js';
import type { Drive } from '../../ui/driver.js';
import { frameOf } from '../../ui/frame.js';
import { wholeGame } from '../../ui/samples.js';
import { seatedAt, tableAt } from '../../ui/tour.js';

const SIX = [
  [80, 24],
  [100, 30],
  [120, 30],
  [120, 40],
  [160, 50],
  [200, 60],
] as const;
/** Tall and narrow, wide and low, just above and below the classes. */
const ODD = [
  [80, 60],
  [200, 24],
  [90, 27],
  [115, 35],
  [117, 29],
  [140, 45],
  [155, 47],
  [180, 55],
  [240, 70],
] as const;

/** What a window of a class may not lack: panels by their titles. */
const MUSTS: Readonly<Record<string, Readonly<Record<'medium' | 'large' | 'huge', readonly string[]>>>> = {
  'terra-mystica': {
    medium: ['Rounds', 'Cults', 'Bonus cards', 'Power actions'],
    large: ['Rounds', 'Cults', 'Bonus cards', 'Power actions', 'Log'],
    huge: ['Rounds', 'Cults', 'Bonus cards', 'Power actions', 'Log', 'Opponents', 'Favour tiles', 'Town tiles'],
  },
};

async function pagesOf(id: string): Promise<readonly FacePage[]> {
  return (await gameCalled(id).ui()).face?.pages ?? [];
}

async function at(id: string, seats: number, moment: number): Promise<Drive> {
  const whole = await wholeGame(id, seats);
  const d = await seatedAt(whole.at(Math.floor(whole.log.length * moment)));
  if (whole.secrets() && moment < 1) await d.press('enter');
  return d;
}

function faultsOf(d: Drive, sizes: readonly (readonly [number, number])[]): string[] {
  return sizes.flatMap(([columns, rows]) =>
    frameOf(d.stage, columns, rows).faults.map((fault) => `${columns}x${rows}: ${fault}`),
  );
}

describe.each(Object.keys(MUSTS))('%s', (id) => {
  it.each(gameCalled(id).seats.map((n) => [n]))(
    'keeps its layout with %i seats, from the first question to the last',
    async (seats) => {
      const faults: string[] = [];
      for (const [k, moment] of [0, 0.05, 0.35, 0.7, 0.97].entries()) {
        const d = await at(id, seats, moment);
        for (const [i, page] of (await pagesOf(id)).entries()) {
          await d.press(page.key);
          // The first page has every size, the others take turns.
          const sizes = i === 0 ? SIX : SIX.filter((_, n) => (n + i + k) % 3 === 0);
          faults.push(...faultsOf(d, sizes).map((fault) => `${moment} ${page.key} ${fault}`));
        }
        d.stage.end();
      }
      expect(faults).toEqual([]);
    },
    120_000,
  );

  it('keeps its layout in windows of any shape', async () => {
    const d = await at(id, 5, 0.9);
    const faults: string[] = [];
    for (const [i, page] of (await pagesOf(id)).entries()) {
      await d.press(page.key);
      const sizes = i === 0 ? ODD : ODD.filter((_, n) => (n + i) % 3 === 0);
      faults.push(...faultsOf(d, sizes).map((fault) => `${page.key} ${fault}`));
    }
    d.stage.end();
    expect(faults).toEqual([]);
  }, 60_000);

  it.each([
    ['medium', 120, 40],
    ['large', 160, 50],
    ['huge', 200, 60],
  ] as const)('shows every must of a %s window', async (size, columns, rows) => {
    for (const seats of [2, 4, 5]) {
      const d = await tableAt(id, 0.6, seats);
      const text = frameOf(d.stage, columns, rows).lines.join('\n');
      for (const title of MUSTS[id]?.[size] ?? []) expect(text, `${seats} seats`).toContain(` ${title} `);
      d.stage.end();
    }
  });

  it('leaves hardly a row blank', async () => {
    for (const seats of [2, 4]) {
      const d = await tableAt(id, 0.6, seats);
      for (const [columns, rows] of SIX) {
        const blank = frameOf(d.stage, columns, rows).lines.filter((line) => line.trim() === '').length;
        expect(blank, `${columns}x${rows}, ${seats} seats`).toBeLessThanOrEqual(rows / 10);
      }
      d.stage.end();
    }
  });
});
