/** One evening with a game in a real terminal, by keys alone: home, set-up, a round, undo, what-if, leaving, coming back. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
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
const FINISH = /(\d)[ !](?:pass|end turn|end)\b/;

function answers(t: Terminal): number {
  return Number(/saved #(\d+)/.exec(t.text())?.[1] ?? -1);
}

const atCurtain = (t: Terminal) => t.text().includes('pass the keyboard to');

/** Presses keys and waits until the screen has changed, or long enough to see that it does not. */
async function press(t: Terminal, ...keys: string[]): Promise<void> {
  const before = t.text();
  const late = Date.now() + 3000;
  t.press(...keys);
  await t.until(() => t.text() !== before || Date.now() > late, `a change after ${JSON.stringify(keys)}`);
}

/** Answers what is asked, on the shortest way to the end of the round. */
async function step(t: Terminal): Promise<void> {
  const text = t.text();
  const finish = FINISH.exec(text);
  const marked = finish && text.includes(`►${finish[1]}`);
  if (finish && !marked && !text.includes('does it anyway') && !/› of \d+\.\./.test(text)) await press(t, finish[1]!);
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
    const t = new Terminal([program, ...words], { env: { HOTSEAT_SAVES: folder, HOTSEAT_CONFIG: folder } });
    open.push(t);
    return t;
  };
  try {
    const t = hotseat();
    await t.see('NEW GAME');
    // A game, the number of players, go.
    await press(t, walk.key);
    await t.see(/NEW GAME {3}/);
    await t.see('► seats');
    // The game's own options join the page when its code has been read.
    await t.quiet(400);
    // Two players; the seed in the last row makes every evening the same one.
    t.press('2', KEY.down.repeat(40));
    await t.quiet();
    t.press('n', '\u007F'.repeat(40), 'evening');
    await t.see('seed: evening_');
    await press(t, KEY.enter);
    await press(t, KEY.enter);
    await t.see(/saved #0|pass the keyboard/);

    let tried = false;
    let curtains = 0;
    for (let i = 0; i < 80 && !/round 2\b/.test(t.text()); i++) {
      if (atCurtain(t)) {
        curtains++;
        expect(t.text()).not.toContain('HAND');
        await press(t, KEY.enter);
      } else if (!tried && walk.board.test(t.text())) {
        tried = true;
        await onTheBoard(t);
      } else await step(t);
    }
    expect(t.text()).toMatch(/round 2\b/);
    expect(tried).toBe(true);
    expect(curtains > 0).toBe(walk.secrets ?? false);
    if (atCurtain(t)) await press(t, KEY.enter);

    const n = answers(t);
    await press(t, 'v');
    await t.see('WHAT-IF');
    await press(t, KEY.enter);
    await press(t, KEY.esc);
    await t.until(() => answers(t) === n, 'the table as it was');
    t.press('q', 'q');
    expect((await t.ended()).code).toBe(0);

    const name = readdirSync(folder)
      .find((f) => f.startsWith(walk.game) && f.endsWith('.json'))!
      .slice(0, -5);
    const save = decode(readFileSync(path.join(folder, `${name}.json`), 'utf8'));
    expect(save.log).toHaveLength(n);
    expect(verifySave(await gameCalled(walk.game).module(), save)).toMatchObject({ broken: null, same: true });

    const again = hotseat('load');
    await again.see(`saved #${n}`);
    again.press(KEY.ctrlC);
    await again.ended();

    const replay = hotseat('replay', name);
    await replay.see('REPLAY');
    await press(replay, '}');
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
