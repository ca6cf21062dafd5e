/** Looks into plain data. */

/** Where a value holds something JSON cannot bring back as it was, or null. */
export function oddity(value: unknown, path = 'state'): string | null {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return null;
    case 'number':
      return Number.isFinite(value) && !Object.is(value, -0)
        ? null
        : `${path} is ${Object.is(value, -0) ? '-0' : value}`;
    case 'object': {
      if (value === null) return null;
      if (Array.isArray(value)) {
        for (let i = 0; i < value.length; i++) {
          if (!(i in value)) return `${path}[${i}] is a hole`;
          const found = oddity(value[i], `${path}[${i}]`);
          if (found) return found;
        }
        return null;
      }
      if (Object.getPrototypeOf(value) !== Object.prototype) return `${path} is not a plain record`;
      for (const key of Object.keys(value)) {
        const found = oddity((value as Record<string, unknown>)[key], `${path}.${key}`);
        if (found) return found;
      }
      return null;
    }
    default:
      return `${path} is ${typeof value}`;
  }
}

/** Every string in the data, keys left out. */
export function stringsOf(value: unknown, out = new Set<string>()): Set<string> {
  if (typeof value === 'string') out.add(value);
  else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) stringsOf(part, out);
  return out;
}

/** Every number in the data. */
export function numbersOf(value: unknown, out = new Set<number>()): Set<number> {
  if (typeof value === 'number') out.add(value);
  else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) numbersOf(part, out);
  return out;
}

/** Every key in the data. */
export function keysOf(value: unknown, out = new Set<string>()): Set<string> {
  if (typeof value === 'object' && value !== null) {
    if (!Array.isArray(value)) for (const key of Object.keys(value)) out.add(key);
    for (const part of Object.values(value)) keysOf(part, out);
  }
  return out;
}

/** What is wrong with a text for people, or null. */
export function textFault(text: unknown): string | null {
  if (typeof text !== 'string') return `not a text: ${String(text)}`;
  if (text.trim() === '') return 'an empty text';
  const wrong = /undefined|NaN|\[object|\$\{|\bnull\b/.exec(text);
  if (wrong) return `'${wrong[0]}' in '${text}'`;
  if (/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(text)) return `a control character in ${JSON.stringify(text)}`;
  return null;
}
