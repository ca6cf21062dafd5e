/** The guest's side of a proof: the file that the host has thought of, made by this user. */
import { closeSync, openSync } from 'node:fs';
import path from 'node:path';
import type { Line } from './client.js';
import { quietly } from './quietly.js';

/** The proof's name, or null where this user cannot make one: then words must do. */
export async function makeProof(line: Line, socket: string | null): Promise<string | null> {
  const { proof } = await line.ask({ do: 'prove' });
  if (typeof proof !== 'string' || socket === null) return null;
  // A host may only have files made in its own folder.
  if (path.dirname(path.dirname(path.resolve(proof))) !== path.dirname(socket)) return null;
  const made = quietly(() => {
    closeSync(openSync(proof, 'wx', 0o600));
    return true;
  });
  return made ? proof : null;
}
