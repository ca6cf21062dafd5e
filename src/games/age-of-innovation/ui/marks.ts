import type { Style } from '../../../ui/paint/style.js';
import type { Painting } from '../../../ui/types.js';
import type { View } from '../types.js';

/** The look of something that can be chosen: what its mark says. */
export function look(p: Painting<View>, id: string, base: Style = {}): Style {
  const mark = p.marks.get(id);
  if (mark === 'cursor') return { ground: 'cursor', bold: true };
  if (mark === 'offered') return { ...base, ink: 'accent' };
  return mark === 'changed' ? { ...base, ink: 'changed' } : base;
}

/** '+' before what is on offer, '[' under the cursor: told without colour too. */
export function sign(p: Painting<View>, id: string): string {
  const mark = p.marks.get(id);
  return mark === 'cursor' ? '[' : mark === 'offered' ? '+' : ' ';
}
