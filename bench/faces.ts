/**
 * A key at a table, from the press to the last byte of its frame: our writer beside stock Ink, which renders the same
 * tree with its maps as ordinary text and writes by itself. Key by key in turn, so that whatever else the machine does
 * falls on both. A program of its own, started by the bench with `--expose-gc`.
 */
import { EventEmitter } from 'node:events';
import { type Instance, render } from 'ink';
import { createElement, type ReactNode } from 'react';
import { games } from '../src/games.js';
import { App } from '../src/ui/App.js';
import type { Size, Stage } from '../src/ui/scene.js';
import { TableScene } from '../src/ui/table/table.js';
import { Screen, ScreenContext } from '../src/ui/terminal/screen.js';
import { tableAt } from '../test/ui/tour.js';
import { atMost, below, median, quantile, type Row } from './measure.js';

const SIZES: readonly Size[] = [
  { columns: 120, rows: 40 },
  { columns: 200, rows: 60 },
];
/** Stock Ink draws at most 30 frames a second: keys come apart, as people press them. */
const APART_MS = 50;
const WARM = 8;
const KEYS = 48;
const FRAMES = 5000;
/** Where a table looks most like one of people. */
const MOMENTS: Readonly<Record<string, number>> = { 'through-the-ages': 0.3, 'new-dawn': 0.2 };
const SEATS = 4;

/** What a frame costs beside stock Ink, where the screen has a map and where it has none. */
const TIME = { map: 0.2, cards: 0.5 };
const BYTES = { target: 0.05, row: 0.25, page: 0.25 };

class Wire extends EventEmitter {
  readonly isTTY = true;
  bytes = 0;
  last = 0;
  constructor(
    readonly columns: number,
    readonly rows: number,
  ) {
    super();
  }
  write(text: string | Uint8Array): boolean {
    this.bytes += Buffer.byteLength(text);
    this.last = performance.now();
    return true;
  }
}

/** Nobody types through Ink. */
class Deaf extends EventEmitter {
  readonly isTTY = true;
  setRawMode(): void {}
  setEncoding(): void {}
  ref(): void {}
  unref(): void {}
  read(): null {
    return null;
  }
}

interface Side {
  readonly stage: Stage;
  readonly wire: Wire;
  readonly ink: Instance;
}

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));
const OPTIONS = { exitOnCtrlC: false, patchConsole: false, isScreenReaderEnabled: false } as const;

async function sideOf(game: string, size: Size, stock: boolean): Promise<Side> {
  const { stage } = await tableAt(game, MOMENTS[game] ?? 0.6, SEATS);
  stage.resize(size);
  const wire = new Wire(size.columns, size.rows);
  const stdin = new Deaf() as unknown as NodeJS.ReadStream;
  const app: ReactNode = createElement(App, { stage });
  if (stock) {
    const stdout = wire as unknown as NodeJS.WriteStream;
    return { stage, wire, ink: render(app, { ...OPTIONS, stdout, stdin }) };
  }
  const screen = new Screen(wire, {}, stage.look);
  stage.onBlank = () => screen.blank();
  screen.enter();
  const stdout = screen as unknown as NodeJS.WriteStream;
  const tree = createElement(ScreenContext.Provider, { value: screen }, app);
  return { stage, wire, ink: render(tree, { ...OPTIONS, stdout, stdin, debug: true }) };
}

interface Painted {
  readonly ms: number;
  readonly bytes: number;
}

/** Null when the key changed nothing. */
async function press({ stage, wire }: Side, key: string): Promise<Painted | null> {
  await pause(APART_MS);
  const before = wire.bytes;
  const at = performance.now();
  stage.key(key);
  await new Promise((done) => setImmediate(done));
  return wire.bytes === before ? null : { ms: wire.last - at, bytes: wire.bytes - before };
}

interface Both {
  readonly ours: Painted;
  readonly theirs: Painted;
}

async function walked(ours: Side, theirs: Side, keys: readonly string[]): Promise<Both[]> {
  const out: Both[] = [];
  for (let i = 0; i < WARM + KEYS; i++) {
    const key = keys[i % keys.length] ?? 'down';
    const [a, b] = [await press(ours, key), await press(theirs, key)];
    if (i >= WARM && a && b) out.push({ ours: a, theirs: b });
  }
  return out;
}

function timeRow(what: string, all: readonly Both[], bound: number): Row {
  const ours = all.map((one) => one.ours.ms);
  const theirs = median(all.map((one) => one.theirs.ms));
  const value = `${median(ours).toFixed(1)} ms, p95 ${quantile(ours, 0.95).toFixed(1)}`;
  return atMost(what, value, median(ours) / theirs, bound, `stock Ink (${theirs.toFixed(1)} ms)`);
}

function byteRow(what: string, all: readonly Both[], bound: number): Row {
  const [ours, theirs] = [median(all.map((one) => one.ours.bytes)), median(all.map((one) => one.theirs.bytes))];
  const most = Math.max(0, ...all.map((one) => one.ours.bytes));
  const value = `${(ours / 1000).toFixed(2)} kB, most ${(most / 1000).toFixed(2)}`;
  return atMost(what, value, ours / theirs, bound, `stock Ink (${(theirs / 1000).toFixed(1)} kB)`);
}

/** A frame in which nothing is as it was. */
async function newFrames(side: Side, what: string): Promise<Row> {
  const times: number[] = [];
  for (let i = 0; i < 12; i++) {
    await pause(APART_MS);
    const at = performance.now();
    side.stage.onBlank?.('goes');
    side.stage.changed();
    await new Promise((done) => setImmediate(done));
    times.push(side.wire.last - at);
  }
  const ms = median(times);
  return { what, value: `${ms.toFixed(1)} ms`, ratio: ms / 33, bound: '(33 ms on an idle machine)', holds: null };
}

async function growth(side: Side, what: string): Promise<Row> {
  const settled = async () => {
    await pause(10);
    globalThis.gc?.();
    return process.memoryUsage().heapUsed;
  };
  const step = async (n: number) => {
    for (let i = 0; i < n; i++) {
      side.stage.key(['right', 'down', 'left', 'down'][i % 4] ?? 'down');
      await new Promise((done) => setImmediate(done));
    }
  };
  await step(500);
  const before = await settled();
  await step(FRAMES);
  const mb = ((await settled()) - before) / 1e6;
  return below(what, mb, 10, 'MB', 1);
}

async function tableRows(game: string, size: Size): Promise<Row[]> {
  const named = `${game} ${size.columns}x${size.rows}`;
  const [ours, theirs] = [await sideOf(game, size, false), await sideOf(game, size, true)];
  const { top } = ours.stage;
  const pages = top instanceof TableScene ? top.table.ui.face.pages : [];
  const bound = pages.some((page) => page.board) ? TIME.map : TIME.cards;
  const targets = await walked(ours, theirs, ['right', 'right', 'right', 'left']);
  const rows = await walked(ours, theirs, ['down', 'down', 'up']);
  const turned = await walked(
    ours,
    theirs,
    pages
      .slice(0, 3)
      .map((page) => page.key)
      .reverse(),
  );
  const out = [
    timeRow(`key to painted, ${named}`, [...targets, ...rows], bound),
    byteRow(`bytes for the next target, ${named}`, targets, BYTES.target),
    byteRow(`bytes for the next row, ${named}`, rows, BYTES.row),
    ...(turned.length > 0 ? [byteRow(`bytes for another page, ${named}`, turned, BYTES.page)] : []),
    await newFrames(ours, `a new frame, ${named}`),
  ];
  if (size === SIZES[0]) out.push(await growth(ours, `memory over ${FRAMES} frames, ${named}`));
  for (const side of [ours, theirs]) {
    side.ink.unmount();
    side.stage.end();
  }
  return out;
}

const rows: Row[] = [];
for (const entry of games()) {
  for (const size of SIZES) rows.push(...(await tableRows(entry.id, size)));
}
process.stdout.write(`${JSON.stringify(rows)}\n`, () => process.exit(0));
