/**
 * Whose user is at the other end, where that is another one than the host's: it makes an empty file of a name that the
 * host has just thought of, in a folder of the host, and the system says who owns it. The host's own user proves nothing
 * that way: everybody who comes through one SSH account is that user.
 */
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { quietly } from './quietly.js';
import { execGroup } from './runtime.js';

export class Proofs {
  private readonly folder: string;

  constructor(runtime: string, socket: string) {
    this.folder = path.join(runtime, `${path.basename(socket, '.sock')}.proofs`);
  }

  /** Only a group has other users in it. Nobody can list the folder or touch another one's file. */
  prepare(group: string | null): void {
    if (group === null) return;
    quietly(() => fs.mkdirSync(this.folder));
    quietly(() => execGroup(this.folder, group));
    quietly(() => fs.chmodSync(this.folder, 0o1730));
  }

  /** A file to be made. */
  ask(): string {
    return path.join(this.folder, randomBytes(16).toString('hex'));
  }

  /** The owner of the file that was asked for; null when there is none, or it proves nothing. */
  userOf(file: string): number | null {
    const stat = quietly(() => fs.lstatSync(file));
    if (!stat?.isFile() || stat.nlink !== 1 || stat.uid === process.getuid?.()) return null;
    return stat.uid;
  }

  forget(file: string | null): void {
    if (file !== null) quietly(() => fs.rmSync(file, { force: true }));
  }

  close(): void {
    quietly(() => fs.rmSync(this.folder, { recursive: true, force: true }));
  }
}
