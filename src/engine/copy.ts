/** Deep copy of plain JSON data. Several times faster than structuredClone, and states are nothing but plain data. */
export function copy<X>(value: X): X {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const n = value.length;
    const first = value[0];
    if (typeof first === 'number' || typeof first === 'string') {
      let flat = true;
      for (let i = 1; i < n && flat; i++) flat = typeof value[i] !== 'object' || value[i] === null;
      if (flat) return value.slice() as X;
    }
    const out = new Array(n);
    for (let i = 0; i < n; i++) out[i] = copy(value[i]);
    return out as X;
  }
  // Spread first: the copy then has the hidden class of the original.
  const out = { ...value } as Record<string, unknown>;
  for (const key in out) {
    const part = out[key];
    if (typeof part === 'object' && part !== null) out[key] = copy(part);
  }
  return out as X;
}

/** JSON with sorted keys: equal data gives equal text. */
export function stable(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map(stable).join(',')}]`;
  const record = value as Record<string, unknown>;
  const parts: string[] = [];
  for (const key of Object.keys(record).sort()) {
    if (record[key] !== undefined) parts.push(`${JSON.stringify(key)}:${stable(record[key])}`);
  }
  return `{${parts.join(',')}}`;
}

/** 16 hexadecimal digits that change when the data changes. It guards against damage and slips, not against malice. */
export function checksum(value: unknown): string {
  const text = stable(value);
  let a = 0xdeadbeef;
  let b = 0x41c6ce57;
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    a = Math.imul(a ^ c, 2654435761);
    b = Math.imul(b ^ c, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return (b >>> 0).toString(16).padStart(8, '0') + (a >>> 0).toString(16).padStart(8, '0');
}
