/** What the tables of the two Terra games must say, at the sizes that promise it. */
import { describe, expect, it } from 'vitest';
import { Session } from '../../../src/engine/session.js';
import { BOARDS } from '../../../src/games/age-of-innovation/data/boards.js';
import { en as aoi } from '../../../src/games/age-of-innovation/texts/en/index.js';
import { factionText } from '../../../src/games/age-of-innovation/ui/painting.js';
import { en as tm } from '../../../src/games/terra-mystica/texts/en/index.js';
import { gameCalled } from '../../../src/games.js';
import { frameOf } from '../../ui/frame.js';
import { NAMES } from '../../ui/samples.js';
import { panelsIn } from '../../ui/table-faults.js';
import { seatedAt, tableAt } from '../../ui/tour.js';

/** What a window of a class may not lack: panels by their titles. */
const MUSTS: Readonly<Record<string, Readonly<Record<'medium' | 'large' | 'huge', readonly string[]>>>> = {
  'terra-mystica': {
    medium: ['Rounds', 'Cults', 'Bonus cards', 'Power actions'],
    large: ['Rounds', 'Cults', 'Bonus cards', 'Power actions', 'Log'],
    huge: ['Rounds', 'Cults', 'Bonus cards', 'Power actions', 'Log', 'Opponents', 'Favour tiles', 'Town tiles'],
  },
  'age-of-innovation': {
    medium: ['Rounds', 'Science', 'Power actions', 'Book actions'],
    large: [
      'Rounds',
      'Science',
      'Power actions',
      'Book actions',
      'Round bonuses',
      'Innovations',
      'Competencies',
      'Log',
    ],
    huge: ['Round bonuses', 'Innovations', 'Competencies', 'Palaces', 'City tiles', 'Opponents', 'Log'],
  },
};

describe.each(Object.keys(MUSTS))('%s', (id) => {
  it.each([
    ['medium', 120, 40],
    ['large', 160, 50],
    ['huge', 200, 60],
  ] as const)(
    'shows every must of a %s window',
    async (size, columns, rows) => {
      for (const seats of [2, 5]) {
        const d = await tableAt(id, 0.6, seats);
        const text = frameOf(d.stage, columns, rows).lines.join('\n');
        for (const title of MUSTS[id]?.[size] ?? []) expect(text, `${seats} seats`).toContain(` ${title} `);
        d.stage.end();
      }
    },
    60_000,
  );

  it('says what the letters on small hexes mean', async () => {
    const d = await tableAt(id, 0.6, 4);
    for (const [columns, rows] of [
      [80, 24],
      [120, 30],
      [120, 40],
    ] as const) {
      const text = frameOf(d.stage, columns, rows).lines.join('\n');
      for (const { letter, word, brief } of Object.values(id === 'terra-mystica' ? tm.building : aoi.building)) {
        const one = id === 'terra-mystica' ? Object.values(tm.building).find((b) => b.word === word)?.one : word;
        expect(text).toMatch(new RegExp(`${letter} (${one}|${word}|${brief.replace('.', '\\.')})`));
      }
    }
    d.stage.end();
  }, 60_000);

  it('has its own numbers in front at every size', async () => {
    const d = await tableAt(id, 0.6, 4);
    for (const [columns, rows] of [
      [80, 24],
      [200, 24],
      [120, 40],
      [200, 60],
    ] as const) {
      const own = panelsIn(frameOf(d.stage, columns, rows).lines).find((panel) => / (Dia|Cem) · /.test(panel.title));
      const text = own?.inside.join('\n') ?? '';
      expect(text, `${columns}x${rows}`).toMatch(/● \d+ coins?/);
      expect(text, `${columns}x${rows}`).toMatch(/I \d+[\s\S]*II \d+[\s\S]*III \d+/);
    }
    d.stage.end();
  });
});

async function opening(seats: number) {
  const module = await gameCalled('age-of-innovation').module();
  const table = {
    seats: NAMES.slice(0, seats).map((name) => ({ name, by: 'human' })),
    options: {},
    undo: 'free' as const,
  };
  return seatedAt(new Session({ module, table, seed: 'sets' }));
}

describe('before a game of Age of Innovation', () => {
  it('palaces lie beside the sets that are chosen from', async () => {
    const d = await opening(4);
    for (const [columns, rows] of [
      [120, 40],
      [160, 50],
      [200, 60],
    ] as const) {
      const text = frameOf(d.stage, columns, rows).lines.join('\n');
      expect(text, `${columns}x${rows}`).toMatch(/ Sets /);
      expect(text, `${columns}x${rows}`).toMatch(/ Palaces /);
    }
    d.stage.end();
  }, 30_000);

  it('tile texts have the numbers of the printing and of how many play', () => {
    const p = (printing: 'later' | '1.0', seats: number) => ({ texts: aoi, view: { printing, seats } }) as never;
    expect(factionText(p('later', 3), 'illusionists')).toContain('score 1 point');
    expect(factionText(p('later', 4), 'illusionists')).toContain('score 2 points');
    expect(factionText(p('1.0', 5), 'illusionists')).toContain('score 4 points');
    expect(factionText(p('later', 5), 'moles')).toContain('7 points');
    expect(factionText(p('1.0', 5), 'moles')).toContain('4 points');
    expect(factionText(p('later', 2), 'navigators')).toContain('2 points and 1 coin');
    expect(factionText(p('1.0', 2), 'navigators')).not.toContain('coin');
    const numbers = { illusion: 1, tunnel: 4, coins: 1 };
    expect(aoi.exact['palace-11']({ ...numbers, later: true })).toContain('counts as founding');
    expect(aoi.exact['palace-16']({ ...numbers, later: false })).toContain('not terraformed this turn');
    expect(
      aoi.exact.lake({
        rewards: [
          { what: 'vp', n: 3 },
          { what: 'books', n: 2 },
        ],
      }),
    ).toContain('give 3 points and 2 books');
    expect(BOARDS.lake.shippingRewards).toContainEqual({ what: 'vp', n: 3 });
  });
});
