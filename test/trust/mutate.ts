/** Ways to spoil a text or a piece of data, driven by one random source. */

const BITS = [
  '{',
  '}',
  '[',
  ']',
  '"',
  ',',
  ':',
  '\\',
  '\0',
  '\x1b[2J',
  '\u202e',
  '💥',
  'e999',
  '-',
  '1e999',
  'null',
  '"__proto__":1,',
  '\ud800',
];
const NUMBERS = [-1, 0, 0.5, 1e308, -1e308, 2 ** 53, 2 ** 31, 1e21, 999999, -0];
const KEYS = ['__proto__', 'constructor', 'prototype', 'toString', 'length', '', 'x'.repeat(2000)];

const below = (random: () => number, n: number) => Math.floor(random() * n);
const pick = <X>(random: () => number, items: readonly X[]) => items[below(random, items.length)]!;

function nested(depth: number): unknown {
  let out: unknown = [];
  for (let i = 0; i < depth; i++) out = i % 2 ? [out] : { a: out };
  return out;
}

/** The text with one to three injuries. */
export function spoiledText(text: string, random: () => number): string {
  let out = text;
  for (let k = 1 + below(random, 3); k > 0; k--) {
    const at = below(random, out.length + 1);
    const length = below(random, random() < 0.8 ? 6 : out.length);
    switch (below(random, 8)) {
      case 0: // a flipped bit
        out =
          out.slice(0, at) +
          String.fromCharCode((out.charCodeAt(at) || 0) ^ (1 << below(random, 8))) +
          out.slice(at + 1);
        break;
      case 1:
        out = out.slice(0, at);
        break;
      case 2:
        out = out.slice(0, at) + out.slice(at + length);
        break;
      case 3:
        out = out.slice(0, at) + out.slice(at, at + length) + out.slice(at);
        break;
      case 4:
        out = out.slice(0, at) + pick(random, BITS) + out.slice(at + (random() < 0.5 ? 0 : 1));
        break;
      case 5: // another number
        out = out.replace(/-?\d+/g, (n) => (random() < 0.02 ? String(pick(random, NUMBERS)) : n));
        break;
      case 6: // a line twice or gone, which also writes keys twice
        out = out
          .split('\n')
          .flatMap((line) => (random() < 0.05 ? pick(random, [[], [line, line], [line.repeat(2)]]) : [line]))
          .join('\n');
        break;
      default:
        out = out.replace(
          '{',
          `{${JSON.stringify(pick(random, KEYS))}:${JSON.stringify(nested(below(random, 3000)))},`,
        );
    }
  }
  return out;
}

function wildValue(random: () => number, old: unknown): unknown {
  switch (below(random, 10)) {
    case 0:
      return null;
    case 1:
      return random() < 0.5;
    case 2:
    case 3:
      return pick(random, NUMBERS);
    case 4:
      return pick(random, [
        '',
        'x',
        '__proto__',
        'x'.repeat(5000),
        '\x1b]0;title\x07',
        typeof old === 'string' ? `${old} ` : 'y',
      ]);
    case 5:
      return [];
    case 6:
      return {};
    case 7:
      return nested(below(random, 60));
    case 8:
      return Array.isArray(old) ? [...old, ...old, ...old] : [old];
    default:
      return typeof old === 'number' ? old + pick(random, [-1, 1, 7]) : { [pick(random, KEYS.slice(3))]: old };
  }
}

/** Changes one place somewhere in the data, in place. */
export function spoilData(root: any, random: () => number): void {
  let at = root;
  for (;;) {
    const keys = Object.keys(at);
    if (keys.length === 0) return;
    const key = pick(random, keys);
    const value = at[key];
    const inner = typeof value === 'object' && value !== null && Object.keys(value).length > 0;
    if (inner && random() < 0.8) {
      at = value;
      continue;
    }
    if (random() < 0.15) {
      if (Array.isArray(at)) at.splice(Number(key), 1);
      else delete at[key];
    } else at[key] = wildValue(random, value);
    return;
  }
}
