/** The full screen: terminal, stage and the first scene. */
import { Refused } from '../engine/types.js';
import type { Kept } from '../host/library.js';
import type { Context } from './context.js';

export type First =
  | { readonly scene: 'home' }
  | { readonly scene: 'new'; readonly game?: string }
  | { readonly scene: 'table'; readonly kept: Kept }
  | { readonly scene: 'replay'; readonly kept: Kept; readonly viewer: number | null; readonly at: number };

export async function openScreen(_context: Context, _first: First): Promise<void> {
  throw new Refused('no-terminal');
}
