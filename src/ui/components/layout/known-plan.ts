/**
 * A window shared out as before. Most keys change what panels say and not how high they are: as long as every panel
 * answers what it answered when the plan was made, the plan is the same, and no shape is tried again.
 */
import { plan } from './plan.js';
import type { SizeClass } from './size.js';
import type { PanelSpec, Placed, Plan, PlannedColumn, Room } from './spec.js';

/** A panel, and what it was asked. The body is the same for all questions of one plan. */
interface Heard {
  readonly from: PanelSpec;
  readonly spec: PanelSpec;
  readonly heights: Map<number, readonly number[]>;
  readonly beside: Map<Room, boolean>;
}

interface Made {
  readonly body: Room;
  readonly mains: readonly Room[];
  readonly size: SizeClass;
  readonly heard: readonly Heard[];
  readonly plan: Plan;
}

const sameRoom = (a: Room, b: Room): boolean => a.width === b.width && a.rows === b.rows;
const sameNumbers = (a: readonly number[], b: readonly number[]): boolean =>
  a === b || (a.length === b.length && a.every((n, i) => n === b[i]));

/** Writes down what the panel is asked. */
function listening(spec: PanelSpec): Heard {
  const heights = new Map<number, readonly number[]>();
  const beside = new Map<Room, boolean>();
  const asked: PanelSpec = {
    ...spec,
    heights: (width, body) => {
      const answer = spec.heights(width, body);
      heights.set(width, answer);
      return answer;
    },
  };
  if (!spec.beside) return { from: spec, spec: asked, heights, beside };
  const wanted = (main: Room): boolean => {
    const answer = spec.beside?.(main) ?? true;
    beside.set(main, answer);
    return answer;
  };
  return { from: spec, spec: { ...asked, beside: wanted }, heights, beside };
}

/** Would it have been placed like the one that was heard? */
function answersAlike(spec: PanelSpec, { from: was, heights, beside }: Heard, body: Room): boolean {
  if (spec.id !== was.id || spec.columns !== was.columns || spec.grows !== was.grows) return false;
  if (spec.first !== was.first || spec.last !== was.last || spec.must !== was.must) return false;
  if (spec.under !== was.under || spec.unless !== was.unless) return false;
  for (const [main, answer] of beside) if ((spec.beside?.(main) ?? true) !== answer) return false;
  if (spec.beside && !was.beside) return false;
  if (spec.heights === was.heights) return true;
  for (const [width, answer] of heights) if (!sameNumbers(spec.heights(width, body), answer)) return false;
  return true;
}

/** The same places, for panels that show what is shown now. */
function filled(made: Plan, specs: readonly PanelSpec[]): Plan {
  const byId = new Map(specs.map((spec) => [spec.id, spec]));
  const placed = (old: Placed): Placed => ({ ...old, spec: byId.get(old.spec.id) ?? old.spec });
  const column = (old: PlannedColumn): PlannedColumn => ({ ...old, panels: old.panels.map(placed) });
  return {
    ...made,
    side: made.side.map(column),
    strip: made.strip && placed(made.strip),
    under: made.under.map(column),
  };
}

export class KnownPlan {
  private last: Made | null = null;

  /** As `plan`. */
  of(body: Room, mains: readonly Room[], specs: readonly PanelSpec[], size: SizeClass): Plan {
    const { last } = this;
    if (last && this.fits(last, body, mains, specs, size)) return filled(last.plan, specs);
    const heard = specs.map(listening);
    const asked = heard.map(({ spec }) => spec);
    this.last = { body, mains, size, heard, plan: plan(body, mains, asked, size) };
    return this.last.plan;
  }

  private fits(last: Made, body: Room, mains: readonly Room[], specs: readonly PanelSpec[], size: SizeClass): boolean {
    return (
      last.size === size &&
      sameRoom(last.body, body) &&
      last.mains.length === mains.length &&
      last.mains.every((main, i) => sameRoom(main, mains[i] ?? main)) &&
      last.heard.length === specs.length &&
      last.heard.every((one, i) => answersAlike(specs[i] ?? one.spec, one, body))
    );
  }
}
