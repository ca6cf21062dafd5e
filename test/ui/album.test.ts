/** The pictures of docs/screens are what the program draws. After a change on purpose: `npx tsx scripts/shots.ts`. */
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ALBUM, drawShot, openShot, shotName } from './album.js';

const FOLDER = path.join(import.meta.dirname, '..', '..', 'docs', 'screens');
const pathOf = (name: string) => path.join(FOLDER, name);

describe('docs/screens', () => {
  it.each(ALBUM.map((shot) => [shotName(shot, ''), shot] as const))(
    '%s',
    async (_, shot) => {
      const d = await openShot(shot);
      for (const size of shot[2]) {
        const name = shotName(shot, size);
        const { text } = drawShot(d, size);
        expect(text, `${name} is not what stands in docs/screens: npx tsx scripts/shots.ts`).toBe(
          fs.readFileSync(pathOf(`${name}.txt`), 'utf8'),
        );
        expect(fs.existsSync(pathOf(`${name}.svg`)), name).toBe(true);
      }
      d.stage.end();
    },
    60_000,
  );
});
