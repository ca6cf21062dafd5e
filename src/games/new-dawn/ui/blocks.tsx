/** Panels that say more the more rows they get: steps of blocks, each a few rows of a known height. */
import type { ReactNode } from 'react';
import { Lines, Panel, T } from '../../../ui/components/basics.js';
import type { SizeClass } from '../../../ui/components/layout/size.js';
import type { PanelSpec } from '../../../ui/components/layout/spec.js';
import { wrapText } from '../../../ui/components/text.js';
import type { Token } from '../../../ui/theme/tokens.js';

export interface Block {
  readonly rows: number;
  show(): ReactNode;
}
export type Step = readonly Block[];

/** Frame and padding. */
const EDGES = { columns: 4, rows: 2 };
/** Around a title and a hint. */
const CORNERS = 8;

const rowsOf = (step: Step): number => step.reduce((sum, block) => sum + block.rows, 0);

export const line = (show: () => ReactNode): Block => ({ rows: 1, show });

export function paragraph(text: string, width: number, c?: Token, b?: boolean): Block {
  const rows = wrapText(text, width).length;
  return { rows, show: () => <Lines text={text} width={width} rows={rows} c={c} b={b} /> };
}

export const blank: Block = line(() => <T> </T>);

/** What a page says about where a panel belongs. */
export interface Place {
  readonly must?: SizeClass;
  readonly grows?: number;
  /** More than the panel needs, where the page lives by it. */
  readonly columns?: number;
}

interface Framed extends Place {
  readonly id: string;
  readonly title: string;
  readonly hint?: string | undefined;
  readonly seat?: number | undefined;
  readonly columns: number;
  readonly of?: readonly unknown[];
  /** What is marked in it, where no height depends on that. */
  readonly marks?: string;
  /** Poorest first, at this width within the frame. */
  steps(width: number): readonly Step[];
}

/** The richest step that these rows hold; the first one where none does. */
const fitting = (steps: readonly Step[], rows: number): Step =>
  steps.reduce((best, step) => (rowsOf(step) <= rows && rowsOf(step) >= rowsOf(best) ? step : best), steps[0] ?? []);

/** A hint stands beside the title or not at all. */
const hintIn = (title: string, hint: string | undefined, width: number): string | undefined =>
  hint && title.length + hint.length + CORNERS <= width ? hint : undefined;

export function framed({ id, title, hint, seat, columns, of, marks, steps, must, grows }: Framed): PanelSpec {
  return {
    id,
    columns,
    ...(must ? { must } : {}),
    ...(grows === undefined ? {} : { grows }),
    ...(of ? { of: [...of, title, hint, marks], heightsOf: [...of, title, hint] } : {}),
    heights: (width) => {
      const all = steps(width - EDGES.columns).map((step) => rowsOf(step) + EDGES.rows);
      return [...new Set(all)].sort((a, b) => a - b);
    },
    show: ({ width, rows }) => (
      <Panel title={title} hint={hintIn(title, hint, width)} seat={seat} width={width} height={rows}>
        {fitting(steps(width - EDGES.columns), rows - EDGES.rows).map((block, i) => (
          <Rows key={i} block={block} />
        ))}
      </Panel>
    ),
  };
}

const Rows = ({ block }: { block: Block }) => <>{block.show()}</>;

/** As many of these blocks as fit, from the first; steps that each say one more. */
export function growing(first: Step, more: readonly Block[]): Step[] {
  return Array.from({ length: more.length + 1 }, (_, n) => [...first, ...more.slice(0, n)]);
}
