/** Plays the shell without a terminal: keys in, rows out. */
import type { Stage } from '../../src/ui/scene.js';
import { type Opening, stageFor } from '../../src/ui/start.js';
import { TableScene } from '../../src/ui/table/table.js';
import type { GlyphSet } from '../../src/ui/theme/glyphs.js';
import { FakeHost } from './fake-host.js';
import { frameOf } from './frame.js';

export const tick = () => new Promise<void>((done) => setTimeout(done, 0));

export interface Drive {
  readonly host: FakeHost;
  readonly stage: Stage;
  /** Presses keys by name; waits until promises have settled after each. */
  press(...keys: string[]): Promise<void>;
  /** Types text, sign by sign. */
  type(text: string): Promise<void>;
  lines(columns?: number, rows?: number): string[];
  text(columns?: number, rows?: number): string;
}

export function drive(opening: Opening, host = new FakeHost(), glyphs: GlyphSet = 'unicode'): Drive {
  const stage = stageFor(host, opening);
  stage.look = { ...stage.look, glyphs };
  const lines = (columns?: number, rows?: number) => [...frameOf(stage, columns, rows).lines];
  return {
    host,
    stage,
    async press(...keys) {
      for (const key of keys) {
        stage.key(key);
        await tick();
      }
    },
    async type(text) {
      for (const sign of text) stage.key(sign === ' ' ? 'space' : sign);
      await tick();
    },
    lines,
    text: (columns, rows) => lines(columns, rows).join('\n'),
  };
}

const NAMES = ['Ann', 'Bob', 'Cem', 'Dia', 'Eva'];

export function tableOf(
  host: FakeHost,
  game: 'pebbles' | 'bazaar',
  by: readonly string[] = ['human', 'human'],
  seed = 'a',
) {
  const seats = by.map((b, i) => ({ name: NAMES[i]!, by: b }));
  return host.createNow({ game, seats, options: {}, undo: 'strict', seed });
}

/** A drive that stands at a table. */
export function atTable(
  game: 'pebbles' | 'bazaar' = 'pebbles',
  by: readonly string[] = ['human', 'human'],
  glyphs: GlyphSet = 'unicode',
): Drive & { scene: TableScene } {
  const host = new FakeHost();
  const d = drive({ kind: 'table', table: tableOf(host, game, by) }, host, glyphs);
  let scene = d.stage.top;
  if (!(scene instanceof TableScene)) scene = (scene as unknown as { owner: TableScene }).owner;
  return { ...d, scene: scene as TableScene };
}
