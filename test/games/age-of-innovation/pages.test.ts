/** Every page in positions of whole games: nothing that it wants to show is cut off, whatever the seats have. */
import { describe, expect, it } from 'vitest';
import { randomAnswer } from '../../../src/engine/bots/random.js';
import { playout } from '../../../src/engine/fuzz.js';
import type { Answer, Prompt } from '../../../src/engine/types.js';
import { game } from '../../../src/games/age-of-innovation/game.js';
import { ui } from '../../../src/games/age-of-innovation/ui/index.js';
import { Area } from '../../../src/ui/paint/area.js';
import { Grid } from '../../../src/ui/paint/grid.js';
import type { Mark } from '../../../src/ui/types.js';

const SIZES = [
  [80, 13],
  [120, 29],
  [120, 34],
] as const;

/** Builds high, develops and places what it can, and seldom passes: boards full of tiles. */
function ambitious(prompt: Prompt, random: () => number): Answer {
  const wanted = prompt.choices.filter((c) => /^(innovate|found|pavilion)|palace|school|university/.test(c.id));
  if (wanted.length > 0 && random() < 0.8) return { id: wanted[Math.floor(random() * wanted.length)]!.id };
  let answer = randomAnswer(prompt, random);
  for (let k = 0; k < 8 && /^(pass|convert|burn|books)/.test(answer.id); k++) answer = randomAnswer(prompt, random);
  return answer;
}

function cutOff(s: Parameters<typeof game.view>[0], prompt: Prompt): string[] {
  const view = game.view(s, prompt.seat);
  const marks = new Map<string, Mark>();
  for (const c of prompt.choices) if (c.target) marks.set(c.target, marks.size === 0 ? 'cursor' : 'offered');
  const names = ['Ann', 'Bob', 'Cem', 'Dia', 'Eva'];
  const rest = {
    viewer: prompt.seat,
    shown: prompt.seat,
    names,
    prompt,
    told: [],
    price: () => null,
    scroll: 0,
    texts: null,
    choice: null,
  };
  const lost = (page: (typeof ui.pages)[number], width: number, height: number, zoom = 0) => {
    const grid = new Grid(width, height);
    page.paint(new Area(grid, 0, 0, width, height), { view, marks, zoom, ...rest });
    return grid.lost.map((text) => `${width}x${height} ${page.key}${zoom}: ${text}`);
  };
  const all = SIZES.flatMap(([width, height]) => ui.pages.flatMap((page) => lost(page, width, height)));
  return [...all, ...lost(ui.pages[0]!, 120, 31, 1), ...lost(ui.pages[0]!, 120, 31, 2)];
}

describe('pages', () => {
  it.each([
    [2, 'sets'],
    [3, 'draft'],
    [4, 'sets'],
    [5, 'draft'],
    [5, 'sets'],
  ] as const)('%i seats, %s', (seats, dealing) => {
    const lost = new Set<string>();
    for (let i = 0; i < 4; i++) {
      let n = 0;
      playout({
        game,
        seats,
        options: { dealing },
        seed: `pages ${i}`,
        checkEvery: 0,
        policy: ambitious,
        onAnswer(run) {
          const prompt = run.prompt();
          if (prompt && n++ % 19 === 0) for (const text of cutOff(run.s, prompt)) lost.add(text);
        },
      });
    }
    expect([...lost]).toEqual([]);
  });
});
