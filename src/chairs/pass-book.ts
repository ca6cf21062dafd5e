/** The passes of this user's seats, so that coming back needs no words. */
import fs from 'node:fs';
import path from 'node:path';
import type { Seat } from '../engine/types.js';
import { makeFolder, realFiles, replaceFile } from '../store/files.js';
import type { PassKeeper } from './guest.js';
import { quietly } from './quietly.js';

const MOST_KEPT = 200;
const MOST_BYTES = 100_000;

export class PassBook implements PassKeeper {
  private readonly file: string;

  constructor(folder: string) {
    this.file = path.join(folder, 'passes.json');
  }

  of(table: string, seat: Seat): string | undefined {
    return this.all().find(([key]) => key === keyOf(table, seat))?.[1];
  }

  /** A disk that does not take it only means that the words must be typed next time. */
  keep(table: string, seat: Seat, words: string): void {
    const key = keyOf(table, seat);
    const others = this.all().filter(([other]) => other !== key);
    const text = `${JSON.stringify(Object.fromEntries([...others, [key, words]].slice(-MOST_KEPT)))}\n`;
    quietly(() => {
      makeFolder(path.dirname(this.file));
      replaceFile(realFiles, this.file, text, false);
    });
  }

  private all(): [string, string][] {
    const raw = quietly(() => {
      if (fs.statSync(this.file).size > MOST_BYTES) return null;
      return JSON.parse(fs.readFileSync(this.file, 'utf8')) as unknown;
    });
    if (typeof raw !== 'object' || raw === null) return [];
    return Object.entries(raw).filter((pair): pair is [string, string] => typeof pair[1] === 'string');
  }
}

const keyOf = (table: string, seat: Seat): string => `${table} ${seat}`;
