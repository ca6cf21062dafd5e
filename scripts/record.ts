/**
 * Records the sample games of the screen tests and pictures: `npx tsx scripts/record.ts [game [seats [ms]]]`. Bots play
 * with their usual search, bounded by time, so two recordings differ; what matters is that boards look like boards.
 */
import fs from 'node:fs';
import { Planner } from '../src/bots/player.js';
import { think } from '../src/bots/think.js';
import { entryText } from '../src/engine/log.js';
import { seedFrom } from '../src/engine/random.js';
import { gameCalled, games } from '../src/games.js';
import { newTable } from '../test/ui/samples.js';

const MOST_ANSWERS = 800;
const [only, count, ms = '100'] = process.argv.slice(2);
const folder = new URL('../test/ui/games/', import.meta.url);
fs.mkdirSync(folder, { recursive: true });

for (const { id, seats } of games()) {
  if (only && only !== id) continue;
  for (const n of seats) {
    if (count && Number(count) !== n) continue;
    const session = await newTable(id, n);
    const mind = (await gameCalled(id).mind?.())!;
    const plans = session.table.seats.map(() => new Planner());
    for (let i = 0; i < MOST_ANSWERS && session.prompt(); i++) {
      const prompt = session.prompt()!;
      const { seat } = prompt;
      const worlds = [session.imagine(seat, seedFrom(`world ${i}`))];
      const now = () => performance.now();
      const thinking = { worlds, seat, seats: n, mind, level: 'normal' as const, ms: Number(ms), seed: `${i}`, now };
      session.submit(plans[seat]!.next(prompt) ?? plans[seat]!.keep(think(thinking)));
    }
    const lines = session.log.map((entry) => entryText(entry).replace(/^\d+ /, ''));
    fs.writeFileSync(new URL(`${id}-${n}.txt`, folder), `${lines.join('\n')}\n`);
    console.log(`${id} ${n}: ${session.log.length} answers${session.over() ? '' : ', not finished'}`);
  }
}
