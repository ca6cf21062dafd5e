import type { RngState } from './types.js';

/** Four well-mixed 32-bit words from any text. The same text always gives the same words. */
export function seedFrom(text: string): RngState {
  const out: RngState = [0x9e3779b9, 0x243f6a88, 0xb7e15162, 0xdeadbeef];
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    for (let k = 0; k < 4; k++) {
      let h = (out[k as 0] ^ c ^ (k * 0x45d9f3b)) >>> 0;
      h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
      h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
      out[k as 0] = (h ^ (h >>> 16)) >>> 0;
    }
  }
  for (let i = 0; i < 12; i++) next(out);
  return out;
}

/** xoshiro128**: 32 bits a call, state in place. Small, fast, and its state is four plain numbers for the save. */
export function next(s: RngState): number {
  const x = Math.imul(s[1], 5);
  const result = Math.imul((x << 7) | (x >>> 25), 9) >>> 0;
  const t = s[1] << 9;
  s[2] ^= s[0];
  s[3] ^= s[1];
  s[1] ^= s[2];
  s[0] ^= s[3];
  s[2] ^= t;
  s[3] = (s[3] << 11) | (s[3] >>> 21);
  for (let i = 0; i < 4; i++) s[i as 0] >>>= 0;
  return result;
}

/** An unbiased integer in 0..bound-1. */
export function below(s: RngState, bound: number): number {
  if (!(bound >= 1 && bound <= 0x100000000)) throw new Error(`no integer lies below ${bound}`);
  const limit = 0x100000000 - (0x100000000 % bound);
  let x = next(s);
  while (x >= limit) x = next(s);
  return (x % bound) >>> 0; // a small integer, whatever x was
}

export function shuffle<X>(s: RngState, items: X[]): void {
  for (let i = items.length - 1; i > 0; i--) {
    const j = below(s, i + 1);
    const held = items[i] as X;
    items[i] = items[j] as X;
    items[j] = held;
  }
}

/** A random source in the shape bots want: 0 <= x < 1. */
export function fractions(seed: string): () => number {
  const s = seedFrom(seed);
  return () => next(s) / 0x100000000;
}
