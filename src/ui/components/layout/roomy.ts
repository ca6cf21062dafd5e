/** A question with its choices in sight: a menu that scrolls beside idle panels helps nobody. */
import type { PanelSpec, Room } from './spec.js';

/** It has so many rows, as far as it has use for them, before other panels get more than their least. */
export function roomy(question: PanelSpec, rowsIn: (body: Room | undefined) => number): PanelSpec {
  return {
    ...question,
    heights(width, body) {
      const all = question.heights(width, body);
      // Each row more is a choice more, then come details, some rows at once.
      const choices = all.filter((rows, i) => rows === (all[0] ?? 0) + i);
      const most = choices.findLast((rows) => rows <= rowsIn(body)) ?? all[0];
      return all.filter((rows) => most === undefined || rows >= most);
    },
  };
}
