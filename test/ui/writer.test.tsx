/** What the terminal shows is what Ink laid out, cell by cell, whatever was written before. */
import type { Terminal } from '@xterm/headless';
import { render } from 'ink';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { fractions } from '../../src/engine/random.js';
import { Panel, T } from '../../src/ui/components/basics.js';
import { Canvas } from '../../src/ui/components/Canvas.js';
import { Still } from '../../src/ui/components/Still.js';
import type { Board } from '../../src/ui/hex/board.js';
import { drawBoard } from '../../src/ui/hex/draw.js';
import { zoomsOf } from '../../src/ui/hex/zooms.js';
import type { Scene, Stage } from '../../src/ui/scene.js';
import { runShell } from '../../src/ui/start.js';
import { INVERSE, partsOf, type Row, readLine } from '../../src/ui/terminal/cells.js';
import type { Screen } from '../../src/ui/terminal/screen.js';
import { themeOf } from '../../src/ui/theme/theme.js';
import type { GameUi } from '../../src/ui/types.js';
import { ui as pebblesUi } from '../toys/pebbles/ui/index.js';
import { drive, tableOf } from './driver.js';
import { FakeHost } from './fake-host.js';
import { In, Out } from './mount.js';
import { onTerminal } from './terminal.js';

/** Wide signs, letters with marks of their own, a family that is one sign. */
const NAMES = ['日本 Ann', 'Zoe\u0308', '🎲 Cem', '👩‍👩‍👧 Dia'];

function toyStage(names: readonly string[] = ['Ann', 'Bob'], ui: GameUi = pebblesUi): Stage {
  const host = new FakeHost();
  const table = {
    ...tableOf(
      host,
      'pebbles',
      names.map(() => 'human'),
    ),
    ui,
  };
  names.forEach((name, seat) => {
    const chair = table.session.table.seats[seat];
    if (chair) chair.name = name;
  });
  return drive({ kind: 'table', table }, host).stage;
}

/** Sign and colours of a cell; a half block is told by what its two halves show. */
function told(sign: string, fg: number, bg: number): string {
  if (sign === '▄' && bg >= 0) return `▀ ${bg} ${fg}`;
  // The ink of a blank cannot be seen.
  return sign === ' ' ? `  ${bg}` : `${sign} ${fg} ${bg}`;
}

function meant(row: Row, x: number): string {
  const { fg, bg, bits } = partsOf(row.looks[x] ?? 0);
  const sign = row.signs[x] ?? ' ';
  return bits & INVERSE ? `inverse ${sign}` : told(sign, fg, bg);
}

function shownAt(term: Terminal, x: number, y: number): string {
  const cell = term.buffer.active.getLine(y)?.getCell(x);
  if (!cell) return 'nothing';
  const colour = (rgb: boolean, n: number) => (rgb ? n : -1);
  const sign = cell.getChars() || ' ';
  if (cell.isInverse()) return `inverse ${sign}`;
  return told(sign, colour(cell.isFgRGB(), cell.getFgColor()), colour(cell.isBgRGB(), cell.getBgColor()));
}

function differences(term: Terminal, screen: Screen): string[] {
  const out: string[] = [];
  screen.cells?.forEach((row, y) => {
    row.signs.forEach((sign, x) => {
      // The second half of a wide sign, and signs whose width the emulator sees otherwise.
      if (sign === '' || row.signs[x + 1] === '' || sign.length > 1) return;
      const [a, b] = [meant(row, x), shownAt(term, x, y)];
      if (a !== b) out.push(`${x},${y}: ${a} is shown as ${b}`);
    });
  });
  return out;
}

describe('the terminal shows what Ink laid out', () => {
  it.each([
    ['plain names', ['Ann', 'Bob']],
    ['names of wide, combined and joined signs', NAMES],
  ])(
    'with random keys and sizes, %s',
    async (_, names) => {
      const stage = toyStage(names);
      const t = await onTerminal(stage, 100, 30);
      const random = fractions('writer');
      const keys = [
        'up',
        'down',
        'left',
        'right',
        'tab',
        'enter',
        'y',
        'u',
        'z',
        '2',
        'w',
        'escape',
        'L',
        '?',
        ':',
        'a',
      ];
      for (let i = 0; i < 80; i++) {
        if (random() < 0.15) await t.resize(80 + Math.floor(random() * 120), 24 + Math.floor(random() * 30));
        else await t.key(keys[Math.floor(random() * keys.length)] ?? 'down');
        await t.settle();
        expect(differences(t.term, t.screen), `after ${i} steps`).toEqual([]);
      }
      t.close();
      stage.end();
    },
    120_000,
  );

  it('finds a cell that something else has written', async () => {
    const stage = toyStage();
    const t = await onTerminal(stage, 100, 30);
    expect(differences(t.term, t.screen)).toEqual([]);
    await new Promise<void>((done) => t.term.write('\u001B[10;10HX', done));
    expect(differences(t.term, t.screen)).toHaveLength(1);
    t.close();
    stage.end();
  });
});

/** All rows of cells that can be reached from here. */
function rowsIn(root: unknown): string[] {
  const seen = new Set<unknown>();
  const out: string[] = [];
  const visit = (value: unknown) => {
    if (typeof value === 'string') out.push(value);
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    if (Array.isArray(value) && value.every((one) => typeof one === 'string')) out.push(value.join(''));
    else if (value instanceof Map) for (const entry of value.values()) visit(entry);
    else if (value instanceof WeakRef) visit(value.deref());
    else for (const entry of Object.values(value)) visit(entry);
  };
  visit(root);
  return out;
}

describe('a curtain', () => {
  it('leaves nothing of what stood there in the memory of the writer', async () => {
    const { stage } = drive({ kind: 'home' });
    const hand: Scene = {
      view: () => (
        <Still width={40} height={5} of={[]}>
          <Panel title="hand" width={40} height={5}>
            <T>ace of spades</T>
          </Panel>
        </Still>
      ),
      key() {},
    };
    const curtain: Scene = { view: () => <T>next please</T>, key() {}, curtain: true };
    stage.push(hand);
    const t = await onTerminal(stage, 80, 24);
    stage.changed();
    await t.settle();
    const { out: _, ...memory } = { ...t.screen } as Record<string, unknown>;
    expect(rowsIn(memory).join('\n')).toContain('ace of spades');
    stage.push(curtain);
    await t.settle();
    const { out: __, ...after } = { ...t.screen } as Record<string, unknown>;
    expect(t.rows().join('\n')).toContain('next please');
    expect(rowsIn(after).join('\n')).not.toContain('ace of');
    t.close();
  });
});

const BOARD: Board = {
  tiles: Array.from({ length: 12 }, (_, i) => ({
    id: `hex:${i}`,
    row: Math.floor(i / 4),
    col: i % 4,
    name: `A${i}`,
    ground: i % 3 === 0 ? 'forest' : 'desert',
    letter: 'd',
    word: 'desert',
    brief: 'desert',
    mark: i === 5 ? 'cursor' : undefined,
  })),
};

describe('a picture', () => {
  it.each(['truecolor', 'none'] as const)('is the same cells with a writer and as text (%s)', (level) => {
    const theme = themeOf({ level });
    for (const zoom of zoomsOf(theme)) {
      const drawn = drawBoard(BOARD, zoom, theme);
      const width = drawn.rows[0]?.signs.length ?? 0;
      let frame = '';
      const keep = (text: string) => {
        frame = text;
        return true;
      };
      const out = Object.assign(new Out(120, 60), { isTTY: true, write: keep });
      const ink = render(createElement(Canvas, { drawn }), {
        stdout: out as unknown as NodeJS.WriteStream,
        debug: true,
        patchConsole: false,
      });
      const lines = frame.split('\n').map((line) => readLine(line, width));
      ink.unmount();
      expect(
        lines.map((row) => row.signs.join('')),
        zoom.name,
      ).toEqual(drawn.rows.map((row) => row.signs.join('')));
      expect(
        lines.map((row) => row.looks),
        zoom.name,
      ).toEqual(drawn.rows.map((row) => row.looks));
    }
  });
});

describe('a component that throws', () => {
  it('ends the shell: scenes are closed, the terminal is given back, the error is told', async () => {
    const host = new FakeHost();
    const face = {
      pages: [
        {
          ...pebblesUi.face.pages[0],
          panels: () => {
            throw new Error('a fault of ours');
          },
        },
      ],
    };
    const ui = { ...pebblesUi, face } as unknown as GameUi;
    const table = { ...tableOf(host, 'pebbles'), ui };
    const [stdin, stdout] = [new In(), new Out(100, 30)];
    const terminal = { stdin, stdout, env: {}, suspends: false } as unknown as Parameters<typeof runShell>[2];
    const ways = { atEnd: () => {}, hangUp: () => {}, quit: () => {} };
    await expect(runShell(host, { kind: 'table', table }, terminal, ways)).rejects.toThrow('a fault of ours');
    expect(stdout.text).toContain('\u001B[?1049l');
    expect(stdout.text).not.toContain('a fault of ours');
    expect(stdin.raw).toBe(false);
  });
});
