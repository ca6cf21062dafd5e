// What is packed holds its packages in the bundle, so its manifest names none: installing it brings nothing else along
// and needs no registry. The checkout keeps the honest list, which comes back when packing is done.
//   node scripts/manifest.js pack | restore
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const MANIFEST = path.join(ROOT, 'package.json');
const HONEST = `${MANIFEST}.checkout`;

/** Also after a packing that was stopped half-way. */
function restore() {
  if (existsSync(HONEST)) renameSync(HONEST, MANIFEST);
}

restore();
if (process.argv[2] === 'pack') {
  const text = readFileSync(MANIFEST, 'utf8');
  const { dependencies, devDependencies, overrides, scripts, ...packed } = JSON.parse(text);
  writeFileSync(HONEST, text, { flag: 'wx' });
  writeFileSync(MANIFEST, `${JSON.stringify(packed, null, 2)}\n`);
}
