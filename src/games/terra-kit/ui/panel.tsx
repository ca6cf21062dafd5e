/** Panels whose content grows in steps: each step of content has its rows, so the layout can ask before it draws. */
import type { ReactNode } from 'react';
import { Col, Panel } from '../../../ui/components/basics.js';
import type { PanelSpec, Room } from '../../../ui/components/layout/spec.js';
import type { Painting } from '../../../ui/types.js';

/** Frame and padding of a panel. */
const FRAME = { width: 4, rows: 2 };
/** What title and hint need besides their own columns to stand in one edge. */
const HINT_EDGES = 10;

/** Some rows of a panel. They are drawn at exactly this height. */
export interface Block {
  readonly rows: number;
  readonly show: () => ReactNode;
}

/** How much a body asks of its panels: from the bare numbers to everything that there is to say. */
export type Demand = 0 | 1 | 2 | 3;
function demandOf({ width, rows }: Room = { width: 0, rows: 0 }): Demand {
  if (width >= 196 && rows >= 54) return 3;
  if (width >= 156 && rows >= 44) return 2;
  return width >= 116 && rows >= 34 ? 1 : 0;
}

/** What a panel says in so many rows; `from`: it is not enough where more than this is asked. */
export interface Step {
  readonly enough: Demand;
  readonly blocks: readonly Block[];
}
export const step = (enough: Demand, ...blocks: readonly Block[]): Step => ({ enough, blocks });

export interface Content {
  /** Heights of use at this width, smallest first. */
  heights(width: number, body?: Room): readonly number[];
  show(room: Room): ReactNode;
}

const rowsOf = ({ blocks }: Step): number => blocks.reduce((n, block) => n + block.rows, 0);

/** The richest step that fits is shown, its blocks one below the other. */
export function layers(stepsAt: (width: number) => readonly Step[]): Content {
  const known = new Map<number, readonly Step[]>();
  const at = (width: number) => {
    let steps = known.get(width);
    if (!steps) {
      steps = [...stepsAt(width)].sort((a, b) => rowsOf(a) - rowsOf(b));
      known.set(width, steps);
    }
    return steps;
  };
  return {
    heights: (width, body) => {
      const demand = demandOf(body);
      const steps = at(width);
      const enough = steps.filter((s) => s.enough >= demand);
      return [...new Set((enough.length > 0 ? enough : steps.slice(-1)).map(rowsOf))];
    },
    show: ({ width, rows }) => {
      const steps = at(width);
      const best = steps.findLast((s) => rowsOf(s) <= rows) ?? steps[0];
      return best?.blocks.map((block, i) => (
        <Col key={i} height={block.rows} width={width} flexShrink={0}>
          {block.show()}
        </Col>
      ));
    },
  };
}

/** The same content whatever the body. */
export const always = (blocksAt: (width: number) => readonly Block[]): Content =>
  layers((width) => [{ enough: 3, blocks: blocksAt(width) }]);

interface Framed extends Omit<PanelSpec, 'heights' | 'show' | 'columns' | 'of' | 'heightsOf'> {
  readonly title: string;
  readonly hint?: string | undefined;
  /** Whatever it shows beside the position: whose board. */
  readonly of?: readonly unknown[];
  /** What is marked in it. Marks have their column whether they are there or not: no height depends on them. */
  readonly marks?: string;
  /** Least columns inside the frame, by what the body asks: the last one counts for everything above. */
  readonly columns: readonly [number, ...number[]];
}

/** What was laid out last: as long as nothing that a panel shows has changed, its texts are not wrapped again. */
const kept = new Map<string, { readonly of: readonly unknown[]; readonly spec: PanelSpec }>();

const same = (a: readonly unknown[], b: readonly unknown[]) => a.length === b.length && a.every((v, i) => v === b[i]);

/** A panel with a frame. What it shows depends on the position, on the texts and on what `of` and `marks` name besides. */
export function framed(p: Painting, { of, marks, ...spec }: Framed, content: Content): PanelSpec {
  const key = [spec.id, spec.must, spec.grows, spec.title].join();
  const heightsOf = [p.view, p.texts, p.names.join(), ...(of ?? [])];
  const all = [...heightsOf, marks];
  const last = kept.get(key);
  if (last && same(last.of, all)) return last.spec;
  const made = { ...panelWith(spec, content), of: all, heightsOf };
  kept.set(key, { of: all, spec: made });
  return made;
}

function panelWith(spec: Omit<Framed, 'of' | 'marks'>, content: Content): PanelSpec {
  const { title, hint, columns, ...rest } = spec;
  const known = new Map<string, readonly number[]>();
  return {
    ...rest,
    columns: columns[0] + FRAME.width,
    heights: (width, body) => {
      const demand = demandOf(body);
      const key = `${width} ${demand}`;
      let rows = known.get(key);
      if (!rows) {
        const inner = width - FRAME.width;
        const narrow = inner < (columns[Math.min(demand, columns.length - 1)] ?? 0);
        rows = narrow ? [] : content.heights(inner, body).map((n) => n + FRAME.rows);
        known.set(key, rows);
      }
      return rows;
    },
    show: ({ width, rows }) => (
      <Panel
        title={title}
        {...(hint && title.length + hint.length + HINT_EDGES <= width ? { hint } : {})}
        width={width}
        height={rows}
        flexShrink={0}
      >
        {content.show({ width: width - FRAME.width, rows: rows - FRAME.rows })}
      </Panel>
    ),
  };
}

/** Rows without a frame around them. */
export const bare = (spec: Omit<PanelSpec, 'heights' | 'show'>, content: Content): PanelSpec => ({
  ...spec,
  ...content,
});

/** What a page adds to a panel: its weight there. */
export type More = Partial<Pick<PanelSpec, 'must' | 'grows' | 'under' | 'unless'>>;
