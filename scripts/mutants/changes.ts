/** Every small wrong that can be done to a file, read from its syntax tree. */
import fs from 'node:fs';
import path from 'node:path';
import { parseAst } from 'vite';

export interface Mutant {
  /** From the root of the checkout. */
  readonly file: string;
  readonly line: number;
  readonly from: number;
  readonly until: number;
  readonly was: string;
  readonly to: string;
}

const OPPOSITE: Readonly<Record<string, string>> = {
  '+': '-',
  '-': '+',
  '*': '+',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '&&': '||',
  '||': '&&',
  '+=': '-=',
  '-=': '+=',
};

type Node = { readonly type: string; readonly start: number; readonly end: number } & Record<string, any>;
type Change = Pick<Mutant, 'from' | 'until' | 'to'>;

/** The operator stands between its sides, behind comments and brackets. */
function operator(node: Node, text: string): Change | null {
  const to = OPPOSITE[node['operator']];
  const between = text.slice(node['left'].end, node['right'].start);
  const at = between.indexOf(node['operator']);
  if (to === undefined || at < 0) return null;
  const from = node['left'].end + at;
  return { from, until: from + node['operator'].length, to };
}

function change(node: Node, text: string): Change | null {
  const whole = (to: string): Change => ({ from: node.start, until: node.end, to });
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression':
    case 'AssignmentExpression':
      return operator(node, text);
    case 'Literal':
      if (typeof node['value'] === 'number') return whole(String(node['value'] + 1));
      return typeof node['value'] === 'boolean' ? whole(String(!node['value'])) : null;
    case 'UnaryExpression':
      return node['operator'] === '!' ? { from: node.start, until: node.start + 1, to: '' } : null;
    case 'IfStatement':
      return { from: node['test'].start, until: node['test'].end, to: 'true' };
    case 'ExpressionStatement':
      return node['expression'].type === 'CallExpression' ? whole(';') : null;
    default:
      return null;
  }
}

function visit(node: unknown, see: (node: Node) => void): void {
  if (Array.isArray(node)) for (const child of node) visit(child, see);
  else if (node && typeof node === 'object' && typeof (node as Node).type === 'string') {
    // Types are gone when the program runs.
    if ((node as Node).type.startsWith('TS') && !('expression' in node)) return;
    see(node as Node);
    for (const child of Object.values(node)) visit(child, see);
  }
}

function filesIn(folder: string): string[] {
  if (!fs.existsSync(folder)) return [];
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const full = path.join(folder, entry.name);
    if (entry.isDirectory()) return filesIn(full);
    return /\.tsx?$/.test(entry.name) ? [full] : [];
  });
}

export function mutantsOf(root: string, folder: string): Mutant[] {
  return filesIn(path.join(root, folder)).flatMap((full) => {
    const text = fs.readFileSync(full, 'utf8');
    const file = path.relative(root, full);
    const out: Mutant[] = [];
    visit(parseAst(text, { lang: full.endsWith('x') ? 'tsx' : 'ts' }).body, (node) => {
      const found = change(node, text);
      if (!found) return;
      const line = text.slice(0, found.from).split('\n').length;
      out.push({ ...found, file, line, was: text.slice(found.from, found.until) });
    });
    return out;
  });
}
