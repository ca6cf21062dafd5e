/** No information by colour alone: what is on offer and what the cursor is on can be read from the bare text of the board. */
import { describe, expect, it } from 'vitest';
import { answerOf } from '../../src/engine/log.js';
import { games } from '../../src/games.js';
import type { Spot } from '../../src/ui/paint/area.js';
import { asciiText } from '../../src/ui/paint/glyphs.js';
import { Grid } from '../../src/ui/paint/grid.js';
import { Desk } from '../../src/ui/table/desk.js';
import type { GameUi, Mark, Page, Painting } from '../../src/ui/types.js';
import { RealHost, wholeGame } from './samples.js';

const SIZES = [
  [80, 13],
  [120, 29],
] as const;

function painted(page: Page, painting: Painting, marks: ReadonlyMap<string, Mark>, width: number, height: number) {
  const grid = new Grid(width, height);
  page.paint(grid.area(), { ...painting, marks });
  return { lines: grid.lines().map((line) => asciiText(line.padEnd(width))), spots: grid.spots };
}

const signedAlready = (lines: readonly string[], { x, y, width, height }: Spot) =>
  lines.slice(y, y + height).some((line) => line.slice(Math.max(0, x - 1), x + width).includes('+'));

/** Targets that are drawn on this page, but look the same whether they are marked or not. */
function invisible(ui: GameUi, painting: Painting, targets: readonly string[], mark: Mark): string[] {
  const faults: string[] = [];
  for (const page of ui.pages) {
    for (const [width, height] of SIZES) {
      const bare = painted(page, painting, new Map(), width, height);
      for (const target of targets) {
        const spot = bare.spots.find((s) => s.id === target);
        // What can be had at all is marked from the start where the game knows it.
        if (!spot || (mark === 'offered' && signedAlready(bare.lines, spot))) continue;
        const marked = painted(page, painting, new Map([[target, mark]]), width, height);
        if (marked.lines.join('\n') === bare.lines.join('\n'))
          faults.push(`${mark} ${target} on page ${page.key} at ${width}x${height}`);
      }
    }
  }
  return faults;
}

describe.each(games().map((entry) => entry.id))('%s', (id) => {
  it('marks what is on offer and what the cursor is on in signs', async () => {
    const whole = await wholeGame(id, 4);
    const { ui } = await new RealHost([id]).game(id);
    const session = whole.at(0);
    const faults = new Set<string>();
    const seen = new Set<string>();
    for (const entry of whole.log) {
      const prompt = session.prompt()!;
      // One of each kind of question and thing is enough.
      const targets = [...new Set(prompt.choices.flatMap((c) => c.target ?? []))].filter((target) => {
        const kind = `${prompt.topic} ${target.split(':')[0]}`;
        if (seen.has(kind)) return false;
        seen.add(kind);
        return true;
      });
      if (targets.length > 0) {
        const painting = new Desk(session, ui, prompt.seat).painting();
        for (const mark of ['offered', 'cursor'] as const)
          for (const fault of invisible(ui, painting, targets, mark)) faults.add(`${prompt.topic}: ${fault}`);
      }
      session.submit(answerOf(entry));
    }
    expect(seen.size).toBeGreaterThan(3);
    expect([...faults]).toEqual([]);
  }, 40_000);
});
