// The least a terminal program can do: for each key, write bytes that are ready. `paint.ts` hands over the bytes that
// the real program wrote for the same keys.
import { readFileSync } from 'node:fs';

const frames = JSON.parse(readFileSync(process.argv[2], 'utf8'));
process.stdin.setRawMode(true);
process.stdout.write('ready\u001B[?2026l');
let next = 0;
process.stdin.on('data', () => process.stdout.write(frames[next++ % frames.length]));
