// The least a terminal program can do: for each key, write bytes that are ready. `paint.ts` puts the bytes that the real
// program wrote for the same key into the file before it presses the key.
import { readFileSync } from 'node:fs';

const file = process.argv[2];
process.stdin.setRawMode(true);
process.stdout.write('ready\u001B[?2026l');
process.stdin.on('data', () => {
  const bytes = JSON.parse(readFileSync(file, 'utf8'));
  process.stdout.write(typeof bytes === 'string' ? bytes : '\u001B[?2026l');
});
