/**
 * Who may sit down on which seat. Whoever takes a free seat first gets a pass, a few words that are shown once; only
 * their salted scrypt hash is kept, beside the save. On one machine another user can be known by the owner of a file
 * instead. What stands here is read from a file whose shape nobody promises.
 */
import { createHash, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import type { Seat } from '../engine/types.js';
import { passWords } from '../host/seeds.js';

/** About a tenth of a second and 16 MB for each try. */
const COST = { N: 16_384, r: 8, p: 1 };
const BYTES = 32;

export interface Pass {
  readonly salt: string;
  readonly hash: string;
  /** The user of this machine that the seat belongs to as well. */
  readonly user?: number;
}

/** What is kept beside a save for its chairs. */
export interface ChairsFile {
  /** Tells tables apart, also when one save takes the name of another. */
  readonly table: string;
  readonly passes: readonly (Pass | null)[];
}

export function chairsFrom(raw: unknown, seats: number): ChairsFile {
  const kept = (typeof raw === 'object' ? raw : null) as Partial<ChairsFile> | null;
  const passes = Array.isArray(kept?.passes) ? kept.passes : [];
  return {
    table: typeof kept?.table === 'string' && /^[0-9a-f]{16}$/.test(kept.table) ? kept.table : newTableId(),
    passes: Array.from({ length: seats }, (_, seat) => passFrom(passes[seat])),
  };
}

function passFrom(raw: unknown): Pass | null {
  const kept = (typeof raw === 'object' ? raw : null) as Partial<Pass> | null;
  if (typeof kept?.salt !== 'string' || typeof kept.hash !== 'string') return null;
  const { salt, hash, user } = kept;
  return { salt, hash, ...(typeof user === 'number' ? { user } : {}) };
}

const newTableId = (): string => randomBytes(8).toString('hex');

export function withPass(file: ChairsFile, seat: Seat, pass: Pass | null): ChairsFile {
  return { ...file, passes: file.passes.map((old, i) => (i === seat ? pass : old)) };
}

/** A new pass: the words for the person, the hash for the disk. */
export async function newPass(user?: number): Promise<{ words: string; pass: Pass }> {
  const words = passWords();
  const salt = randomBytes(16).toString('hex');
  const hash = (await hashed(words, salt)).toString('hex');
  return { words, pass: { salt, hash, ...(user === undefined ? {} : { user }) } };
}

export async function isPass(words: string, pass: Pass): Promise<boolean> {
  const known = Buffer.from(pass.hash, 'hex');
  const given = await hashed(words, pass.salt);
  return known.length === given.length && timingSafeEqual(known, given);
}

/** Capitals, blanks and dashes do not matter: people read words to each other. */
function hashed(words: string, salt: string): Promise<Buffer> {
  const plain = words
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, '-');
  return new Promise((resolve, reject) => {
    scrypt(plain, salt, BYTES, COST, (error, key) => (error ? reject(error) : resolve(key)));
  });
}

/** Compares words of any length without telling how much of them is right. */
export function sameWords(a: string, b: string): boolean {
  const sum = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(sum(a), sum(b));
}
