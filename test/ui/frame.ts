/**
 * One frame of what stands on a stage, laid out and rendered by Ink as on a terminal, and the faults of its layout: boxes
 * that leave their parent, siblings that overlap, text that is cut although its row has room.
 */
import { EventEmitter } from 'node:events';
import { format } from 'node:util';
import { Box, type DOMElement, render } from 'ink';
import { createElement } from 'react';
import { App } from '../../src/ui/App.js';
import { boxOf } from '../../src/ui/components/Spot.js';
import type { Stage } from '../../src/ui/scene.js';
import type { Row } from '../../src/ui/terminal/cells.js';
import { Screen, ScreenContext } from '../../src/ui/terminal/screen.js';

class Window extends EventEmitter {
  constructor(
    readonly columns: number,
    readonly rows: number,
  ) {
    super();
  }
  write(): boolean {
    return true;
  }
}

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

export interface Frame {
  readonly cells: readonly Row[];
  readonly lines: readonly string[];
  /** Cells that a box painted into a picture's place. */
  readonly leaks: number;
  /** Everything that is drawn in pictures and can be pointed at. */
  readonly drawn: ReadonlySet<string>;
  /** Sentences, empty where the layout holds. */
  readonly faults: readonly string[];
}

export function frameOf(stage: Stage, columns = 80, rows = 24): Frame {
  const screen = new Screen(new Window(columns, rows), {}, stage.look);
  let root: DOMElement | null = null;
  const keep = (node: DOMElement | null) => {
    root = node ?? root;
  };
  const tree = createElement(Box, { ref: keep, width: columns, height: rows }, createElement(App, { stage }));
  const ink = uncomplaining(() =>
    render(createElement(ScreenContext.Provider, { value: screen }, tree), {
      stdout: screen as unknown as NodeJS.WriteStream,
      stdin: new Deaf() as unknown as NodeJS.ReadStream,
      debug: true,
      exitOnCtrlC: false,
      patchConsole: false,
      isScreenReaderEnabled: false,
    }),
  );
  const cells = screen.cells ?? [];
  const lines = cells.map((row) => row.signs.join('').trimEnd());
  const faults = root ? faultsOf(root, lines) : ['nothing was rendered'];
  const { leaks } = screen;
  const drawn = drawnOn(screen, columns, rows);
  ink.unmount();
  screen.close();
  return { cells, lines, leaks, drawn, faults };
}

/** React says what is wrong with a tree on the console, such as two children with one key: here that is a failure. */
function uncomplaining<X>(draw: () => X): X {
  const heard: string[] = [];
  const { error } = console;
  console.error = (...words: unknown[]) => void heard.push(format(...words));
  let drawn: X;
  try {
    drawn = draw();
  } finally {
    console.error = error;
  }
  if (heard.length > 0) throw new Error(heard.join('\n'));
  return drawn;
}

/** Every second cell is enough: no place is smaller than three columns. */
function drawnOn(screen: Screen, columns: number, rows: number): Set<string> {
  const ids = new Set<string>();
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < columns; x += 2) {
      const id = screen.spotAt(x, y);
      if (id !== null) ids.add(id);
    }
  return ids;
}

interface Laid {
  readonly node: DOMElement;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly absolute: boolean;
}

const laid = (node: DOMElement): Laid => ({
  node,
  ...boxOf(node),
  absolute: node.style.position === 'absolute',
});

const inside = (a: Laid, b: Laid) =>
  a.x >= b.x && a.y >= b.y && a.x + a.width <= b.x + b.width && a.y + a.height <= b.y + b.height;

const overlap = (a: Laid, b: Laid) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

const textIn = (node: DOMElement): string =>
  node.childNodes.map((child) => ('nodeValue' in child ? child.nodeValue : textIn(child))).join('');

const named = ({ node, x, y, width, height }: Laid) =>
  `${x},${y} ${width}x${height} "${textIn(node).slice(0, 40).replace(/\n/g, ' ')}"`;

function faultsOf(root: DOMElement, lines: readonly string[]): string[] {
  const faults: string[] = [];
  const visit = (parent: Laid) => {
    const children = parent.node.childNodes
      .filter((child): child is DOMElement => child.nodeName === 'ink-box' || child.nodeName === 'ink-text')
      .map(laid)
      .filter((child) => child.width > 0 && child.height > 0);
    for (const child of children) {
      if (!child.absolute && !inside(child, parent)) faults.push(`${named(child)} leaves ${named(parent)}`);
      if (child.node.nodeName === 'ink-box') visit(child);
    }
    const flowing = children.filter((child) => !child.absolute);
    flowing.forEach((a, i) => {
      for (const b of flowing.slice(i + 1)) if (overlap(a, b)) faults.push(`${named(a)} overlaps ${named(b)}`);
    });
  };
  visit(laid(root));
  return [...faults, ...needlessCuts(lines)];
}

/** A text that ends in `…` although at least eight blanks follow it before the next sign of its panel. */
function needlessCuts(lines: readonly string[]): string[] {
  return lines.flatMap((line, y) => {
    const cut = /… {8,}(?=[^\s\d])/.exec(line);
    return cut ? [`row ${y} is cut beside free room: ${line}`] : [];
  });
}
