/** One evening with a game in a real terminal, by keys alone: home, set-up, a round, undo, what-if, leaving, coming back. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect } from 'vitest';
import { decode } from '../../src/engine/save/format.js';
import { verifySave } from '../../src/engine/save/open.js';
import { gameCalled } from '../../src/games.js';
import { KEY, Terminal, toyProgram } from './terminal.js';

export interface Walk {
  readonly game: string;
  /** Row of the game on the home screen. */
  readonly key: string;
  /** The question that is answered with the cursor on the board. */
  readonly board: RegExp;
  readonly secrets?: boolean;
}

const END = '\u001B[F';
const TAB = '\t';
/** Menu rows that bring a round to its end. */
const FINISH = /│ +(\d) +(?:Pass|End turn|End)\b/;
/** In the head of the table; the boards speak of rounds too. */
const ROUND_2 = /round 2\b/;
/** The menu says so when not all of its rows have room. */
const LONGER = /─ \d+ of \d+ ─╮/;

function answers(t: Terminal): number {
  return Number(/saved #(\d+)/.exec(t.text())?.[1] ?? -1);
}

const atCurtain = (t: Terminal) => t.text().includes('Pass the keyboard to');

/** Presses keys and waits until the screen has changed, or long enough to see that it does not. A blank one is on its way. */
async function press(t: Terminal, ...keys: string[]): Promise<void> {
  const before = t.text();
  const late = Date.now() + 3000;
  t.press(...keys);
  const changed = () => t.text() !== before && t.text().trim() !== '';
  await t.until(() => changed() || Date.now() > late, `a change after ${JSON.stringify(keys)}`);
}

/** Answers what is asked, on the shortest way to the end of the round. */
async function step(t: Terminal): Promise<void> {
  const plain = !t.text().includes('do it anyway') && !/› of \d+\.\./.test(t.text());
  if (plain && !FINISH.test(t.text()) && LONGER.test(t.text())) {
    t.press(END);
    await t.quiet(150);
    // Not below either: back to the first row.
    if (!FINISH.test(t.text())) t.press('1');
  }
  if (plain) t.press(FINISH.exec(t.text())?.[1] ?? '');
  await t.quiet(150);
  await press(t, KEY.enter);
}

async function onTheBoard(t: Terminal): Promise<void> {
  const before = answers(t);
  await press(t, TAB);
  t.press(KEY.right);
  await t.quiet();
  t.press(KEY.down);
  await t.quiet();
  await press(t, KEY.enter);
  await t.until(() => answers(t) === before + 1, 'the answer of the cursor');
  await press(t, 'u');
  await t.until(() => answers(t) === before && !atCurtain(t), 'the answer taken back');
  await press(t, 'U');
  await t.until(() => answers(t) === before + 1, 'the answer played again');
  if (!atCurtain(t)) t.press(TAB);
  await t.quiet();
}

export async function evening(walk: Walk): Promise<void> {
  const program = await toyProgram();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'hotseat-evening-'));
  const open: Terminal[] = [];
  const hotseat = (...words: string[]) => {
    const t = new Terminal([program, ...words], {
      env: { HOTSEAT_SAVES: folder, HOTSEAT_CONFIG: path.join(folder, 'settings') },
    });
    open.push(t);
    return t;
  };
  try {
    const t = hotseat();
    await t.see('─ New game ─');
    // A game, the number of players, go: three keys, and a game runs.
    t.press(walk.key, '2', KEY.enter);
    await t.see(/saved #0|Pass the keyboard/);
    await press(t, 'q');
    await t.see(/Leave the table\?|─ Continue ─/);
    if (!t.text().includes('─ Continue ─')) t.press('y');
    await t.see('─ Continue ─');
    // The same once more with an eye on the page in between; the game that was begun is the first row now.
    await press(t, String(Number(walk.key) + 1));
    await t.see('─ New game: ');
    await t.see('► Number of players');
    // The game's own options join the page when its code has been read.
    await t.quiet(400);
    // Two players; the seed in the last row makes every evening the same one.
    t.press('2', KEY.down.repeat(40));
    await t.quiet();
    t.press('n', '\u007F'.repeat(40), 'evening');
    await t.see('Seed: evening_');
    await press(t, KEY.enter);
    await press(t, KEY.enter);
    await t.see(/saved #0|Pass the keyboard/);

    let tried = false;
    let curtains = 0;
    for (let i = 0; i < 80 && !ROUND_2.test(t.lines()[0] ?? ''); i++) {
      if (atCurtain(t)) {
        curtains++;
        expect(t.text()).not.toMatch(/(your|['’]s) hand/i);
        await press(t, KEY.enter);
      } else if (!tried && walk.board.test(t.text())) {
        tried = true;
        await onTheBoard(t);
      } else await step(t);
    }
    expect(t.lines()[0]).toMatch(ROUND_2);
    expect(tried).toBe(true);
    expect(curtains > 0).toBe(walk.secrets ?? false);
    if (atCurtain(t)) await press(t, KEY.enter);

    const n = answers(t);
    // Why, and what the thing under the mark does.
    await press(t, 'w');
    await t.see(/Why, and why not\? ─[\s\S]*─ Rule ─[\s\S]* \(.+\)/);
    await press(t, KEY.esc);
    await press(t, '?');
    await t.see('─ Keys ─');
    await press(t, KEY.esc);
    // Two branches in the sandbox, one with a name; the real table does not move.
    await press(t, 'v');
    await t.see('│ ► A: now');
    await press(t, KEY.enter);
    t.press('e', 'calm', KEY.enter);
    await t.see(/^│ ► calm: \w/m);
    await press(t, 'n');
    await t.see('│ ► B: now');
    await press(t, KEY.esc);
    await t.until(() => answers(t) === n, 'the table as it was');
    t.press('q', 'q');
    expect((await t.ended()).code).toBe(0);
    // Nothing of the table stays in the scroll-back, least of all a hand.
    const left = t.text();
    expect(left).toMatch(/^Saved as /m);
    expect(left.split('\n').filter((line) => line !== '').length).toBeLessThan(4);

    const name = /^Saved as (\S+)\.$/m.exec(left)![1]!;
    const save = decode(readFileSync(path.join(folder, `${name}.json`), 'utf8'));
    expect(save.log).toHaveLength(n);
    expect(verifySave(await gameCalled(walk.game).module(), save)).toMatchObject({ broken: null, same: true });

    const again = hotseat('load');
    await again.see(`saved #${n}`);
    again.press(KEY.ctrlC);
    await again.ended();

    const replay = hotseat('replay', name);
    await replay.see(/move 0 of \d+$/m);
    await press(replay, '}');
    await press(replay, KEY.right);
    await press(replay, 'p');
    await replay.see('Points over time');
    await press(replay, END);
    await replay.see('checked √');
    replay.press(KEY.ctrlC);
    expect((await replay.ended()).code).toBe(0);
  } finally {
    for (const t of open) t.kill();
    rmSync(folder, { recursive: true, force: true });
    rmSync(path.dirname(program), { recursive: true, force: true });
  }
}
