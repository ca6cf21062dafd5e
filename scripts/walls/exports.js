// Names that a source file gives away and nobody takes.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAst } from 'vite';
import { filesOf, targetOf } from './read.js';

const nameOf = (node) => node?.name ?? node?.value;

function declared(declaration) {
  if (declaration.id) return [declaration.id.name];
  return (declaration.declarations ?? []).flatMap((d) =>
    d.id.type === 'Identifier' ? [d.id.name] : (d.id.properties ?? []).map((p) => nameOf(p.value)),
  );
}

/** What a file exports by name, and what it takes from others: `*` stands for everything. */
function tradeOf(full, file) {
  const text = readFileSync(full, 'utf8');
  const gives = [];
  const takes = [];
  const take = (source, name) => {
    if (source?.startsWith('.')) takes.push({ from: targetOf(file, source), name });
  };
  for (const node of parseAst(text, { lang: full.endsWith('x') ? 'tsx' : 'ts' }).body) {
    if (node.type === 'ImportDeclaration')
      for (const s of node.specifiers) take(node.source.value, s.type === 'ImportSpecifier' ? nameOf(s.imported) : '*');
    if (node.type === 'ExportAllDeclaration') take(node.source.value, '*');
    if (node.type !== 'ExportNamedDeclaration') continue;
    if (node.source) for (const s of node.specifiers) take(node.source.value, nameOf(s.local));
    if (node.declaration) gives.push(...declared(node.declaration));
    for (const s of node.specifiers) gives.push(nameOf(s.exported));
  }
  for (const found of text.matchAll(/\bimport\(\s*['"`]([^'"`]+)['"`]\s*\)(?:\.(\w+))?/g)) take(found[1], '*');
  return { gives, takes };
}

/** [file, name] of every export of `src` that no file of `folders` imports. */
export function unusedExports(root, folders) {
  const given = new Map();
  const taken = new Map();
  for (const folder of folders)
    for (const full of filesOf(path.join(root, folder))) {
      const file = path.relative(root, full).split(path.sep).join('/');
      const { gives, takes } = tradeOf(full, file);
      if (folder === 'src') given.set(file, gives);
      for (const { from, name } of takes) taken.set(from, (taken.get(from) ?? new Set()).add(name));
    }
  return [...given].flatMap(([file, names]) => {
    const asked = taken.get(file.replace(/\.tsx?$/, ''));
    return names.filter((name) => !asked?.has(name) && !asked?.has('*')).map((name) => [file, name]);
  });
}
