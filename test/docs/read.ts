/** The docs as tests read them. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '../..');

export const textOf = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

/** The part under a heading of the second level. */
export function partOf(text: string, heading: string): string {
  const parts = text.split(/^## /m);
  const found = parts.find((part) => part.startsWith(`${heading}\n`));
  if (found === undefined) throw new Error(`no part is called ${heading}`);
  return found;
}

/** Cells of the rows of the tables in it, without their heads. */
export const rowsOf = (text: string): string[][] =>
  text
    .split('\n')
    .filter((line) => /^\| (?!---)/.test(line))
    .map((line) => line.slice(2, -2).split(' | '))
    .filter((_, i, all) => i > 0 && all.length > 1);

/** Code blocks in that language. */
export const blocksOf = (text: string, language: string): string[] =>
  [...text.matchAll(/^```(\w*)\n(.*?)^```/gms)].flatMap(([, kind, body]) => (kind === language && body ? [body] : []));

/** What stands between single backticks. */
export const coded = (text: string): string[] => [...text.matchAll(/`([^`\n]+)`/g)].flatMap(([, word]) => word ?? []);
