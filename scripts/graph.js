// `node scripts/graph.js` draws the rooms of src into docs/architecture.md; with `--check` it only says whether the drawing is true.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { drawGraph } from './walls/graph.js';
import { readSources } from './walls/read.js';

const DOC = fileURLToPath(new URL('../docs/architecture.md', import.meta.url));
const MARKS = ['<!-- rooms: drawn by scripts/graph.js -->', '<!-- /rooms -->'];

const text = readFileSync(DOC, 'utf8');
const [from, to] = [text.indexOf(MARKS[0]), text.indexOf(MARKS[1])];
if (from < 0 || to < from) throw new Error(`docs/architecture.md has no place for the drawing: ${MARKS.join(' … ')}`);
const rows = drawGraph(readSources(fileURLToPath(new URL('../src', import.meta.url))));
const drawn = `${text.slice(0, from)}${MARKS[0]}\n\`\`\`\n${rows.join('\n')}\n\`\`\`\n${text.slice(to)}`;
if (process.argv.includes('--check')) {
  const same = drawn === text;
  process.stdout.write(same ? 'rooms: the drawing is true\n' : 'rooms: draw them again with node scripts/graph.js\n');
  process.exitCode = same ? 0 : 1;
} else writeFileSync(DOC, drawn);
