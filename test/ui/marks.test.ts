/** No information by colour alone: what is on offer and what the cursor is on can be told from signs and weights. */
import chalk from 'chalk';
import { describe, expect, it } from 'vitest';
import { answerOf } from '../../src/engine/log.js';
import { games } from '../../src/games.js';
import { Desk } from '../../src/ui/table/desk.js';
import { type DrawnPage, drawnPage } from '../../src/ui/table/view/PrintedPage.js';
import { partsOf } from '../../src/ui/terminal/cells.js';
import type { GameUi, Mark, Painting } from '../../src/ui/types.js';
import { RealHost, wholeGame } from './samples.js';

const WIDTH = 120;
// Ink writes weights and inverse only where it is told that there are colours.
chalk.level = 3;

/** Signs and weights, without any colour. */
const bareOf = ({ rows }: DrawnPage): string =>
  rows.map((row) => row.signs.map((sign, x) => `${sign}${partsOf(row.looks[x] ?? 0).bits}`).join('')).join('\n');

/** Targets that look the same whether they are marked or not, on every page that has them: some lie on two. */
function invisible(ui: GameUi, painting: Painting, targets: readonly string[]): string[] {
  const left = new Set(targets);
  const drawnOn = new Set<string>();
  for (const page of ui.face.pages) {
    if (left.size === 0) break;
    const drawn = (marks: ReadonlyMap<string, Mark>) => drawnPage(page, { ...painting, marks }, WIDTH);
    const bare = drawn(new Map());
    for (const target of left) {
      if (!bare.things.includes(target)) continue;
      drawnOn.add(target);
      const told = (mark: Mark) => bareOf(drawn(new Map([[target, mark]]))) !== bareOf(bare);
      if (told('offered') && told('cursor')) left.delete(target);
    }
  }
  return [...left].filter((target) => drawnOn.has(target));
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
        const painting = new Desk(session, { ui }, prompt.seat).painting();
        for (const fault of invisible(ui, painting, targets)) faults.add(`${prompt.topic}: ${fault}`);
      }
      session.submit(answerOf(entry));
    }
    expect(seen.size).toBeGreaterThan(3);
    expect([...faults]).toEqual([]);
  }, 120_000);
});
