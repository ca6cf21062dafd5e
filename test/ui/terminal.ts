/** A terminal that a test holds in its hands: the shell's Screen and Ink on one side, a real emulator on the other. */
import { Terminal } from '@xterm/headless';
import type { Stage } from '../../src/ui/scene.js';
import type { GlyphSet } from '../../src/ui/theme/glyphs.js';
import type { Level } from '../../src/ui/theme/levels.js';
import { moment, mounted, Out } from './mount.js';

export async function onTerminal(
  stage: Stage,
  columns = 80,
  rows = 24,
  level: Level = 'truecolor',
  glyphs: GlyphSet = 'unicode',
) {
  const term = new Terminal({ cols: columns, rows, allowProposedApi: true });
  const out = new Out(columns, rows, (text) => term.write(text));
  const t = await mounted(stage, out, level, glyphs);
  const settle = async () => {
    await moment();
    await moment();
    await new Promise<void>((done) => term.write('', done));
  };
  await settle();
  return {
    ...t,
    term,
    settle,
    async send(...keys: string[]) {
      for (const key of keys) {
        t.inp.send(key);
        await settle();
      }
    },
    async resize(c: number, r: number) {
      term.resize(c, r);
      await t.resize(c, r);
      await settle();
    },
    rows(): string[] {
      return Array.from({ length: out.rows }, (_, y) => term.buffer.active.getLine(y)?.translateToString(true) ?? '');
    },
    close() {
      t.close();
      term.dispose();
    },
  };
}

export const KEYS = {
  up: '\u001B[A',
  down: '\u001B[B',
  right: '\u001B[C',
  left: '\u001B[D',
  enter: '\r',
  escape: '\u001B',
  tab: '\t',
} as const;
