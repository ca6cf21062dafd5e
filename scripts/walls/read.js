// Every source file with what it imports and what it touches, read from its syntax tree.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAst } from 'vite';

export function filesOf(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const full = path.join(folder, entry.name);
    if (entry.isDirectory()) return filesOf(full);
    return /\.tsx?$/.test(entry.name) ? [full] : [];
  });
}

/** Visits every node with its parent. */
function visit(node, parent, see) {
  if (Array.isArray(node)) for (const child of node) visit(child, parent, see);
  else if (node && typeof node === 'object' && typeof node.type === 'string') {
    see(node, parent);
    for (const key in node) if (key !== 'parent') visit(node[key], node, see);
  }
}

const allTypes = (specifiers, kind) => specifiers.length > 0 && specifiers.every((s) => s[kind] === 'type');

/** The module a node names: { name, types } where `types` says that nothing of it is left when the program runs. */
function importOf(node) {
  switch (node.type) {
    case 'ImportDeclaration':
      return { from: node.source, types: node.importKind === 'type' || allTypes(node.specifiers, 'importKind') };
    case 'ExportNamedDeclaration':
      return node.source
        ? { from: node.source, types: node.exportKind === 'type' || allTypes(node.specifiers, 'exportKind') }
        : null;
    case 'ExportAllDeclaration':
      return { from: node.source, types: node.exportKind === 'type' };
    case 'ImportExpression':
      return { from: node.source, types: false };
    case 'TSImportType':
      return { from: node.source ?? node.argument, types: true };
    default:
      return null;
  }
}

/** The text of a literal, or of a template without values; undefined when it is worked out at run time. */
function textOf(node) {
  if (typeof node?.value === 'string') return node.value;
  if (node?.type === 'TemplateLiteral' && node.expressions.length === 0) return node.quasis[0].value.cooked;
  return undefined;
}

/** Is this identifier a name of something outside, and not a key, a member or a declaration? */
function isReference(node, parent) {
  if (!parent) return true;
  if (parent.type === 'MemberExpression') return parent.object === node || parent.computed;
  if (parent.type === 'Property') return parent.value === node || parent.computed;
  return !/^(TSPropertySignature|TSMethodSignature|MethodDefinition|PropertyDefinition|ImportSpecifier|TSQualifiedName)$/.test(
    parent.type,
  );
}

export function readSources(src) {
  return filesOf(src).map((full) => {
    const text = readFileSync(full, 'utf8');
    const file = path.relative(src, full).split(path.sep).join('/');
    const lineAt = (at) => text.slice(0, at).split('\n').length;
    const imports = [];
    const names = [];
    visit(parseAst(text, { lang: full.endsWith('x') ? 'tsx' : 'ts' }).body, null, (node, parent) => {
      const found = importOf(node);
      if (found) imports.push({ name: textOf(found.from), types: found.types, line: lineAt(node.start) });
      else if (node.type === 'Identifier' && isReference(node, parent))
        names.push({ name: node.name, parent, line: lineAt(node.start) });
    });
    return { file, imports, names };
  });
}

/** The file under src that a relative import means, whether it is there or not, without its ending. */
export function targetOf(file, name) {
  return path.posix.normalize(path.posix.join(path.posix.dirname(file), name)).replace(/\.js$/, '');
}
