/** What belongs to a table but not to the rules, from a file whose shape nobody promises. */
import { UNDO_POLICIES } from '../engine/session.js';
import { languages } from '../languages/index.js';
import type { TableMemory } from '../ui/host.js';

export function memoryFrom(raw: unknown, seats: number): TableMemory {
  const kept = (typeof raw === 'object' ? raw : null) as Partial<TableMemory> | null;
  const count = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : 0);
  const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
  return {
    orders: Array.from({ length: seats }, (_, seat) => words(list(kept?.orders)[seat])),
    swaps: count(kept?.swaps),
    spared: count(kept?.spared),
    spent: Array.from({ length: seats }, (_, seat) => count(list(kept?.spent)[seat])),
    languages: Array.from({ length: seats }, (_, seat) => language(list(kept?.languages)[seat])),
    agreed: list(kept?.agreed).flatMap(agreement),
  };
}

function agreement(raw: unknown): TableMemory['agreed'] {
  const { at, undo } = (typeof raw === 'object' && raw !== null ? raw : {}) as { at?: unknown; undo?: unknown };
  const policy = UNDO_POLICIES.find((one) => one === undo);
  return typeof at === 'number' && Number.isInteger(at) && at >= 0 && policy ? [{ at, undo: policy }] : [];
}

/** One that this program has; else the person hears what everybody hears. */
const language = (raw: unknown): string => languages().find(({ id }) => id === raw)?.id ?? '';

function words(raw: unknown): Record<string, string> {
  const out: Record<string, string> = {};
  if (typeof raw === 'object' && raw !== null)
    for (const [key, value] of Object.entries(raw)) if (typeof value === 'string') out[key] = value;
  return out;
}
