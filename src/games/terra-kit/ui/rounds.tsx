/** The six rounds: what each scores and what its end pays; past ones are ticked off, the one of now stands out. */
import type { Id } from '../../../engine/types.js';
import { Row, T, Whole } from '../../../ui/components/basics.js';
import { Spot } from '../../../ui/components/Spot.js';
import { cut } from '../../../ui/components/text.js';
import type { Token } from '../../../ui/theme/tokens.js';
import { type Block, type Content, layers, step } from './panel.js';

interface RoundLine {
  readonly id: Id;
  readonly round: number;
  readonly when: 'past' | 'now' | 'next';
  /** Words from the longest to the shortest. */
  readonly score: readonly string[];
  readonly end: readonly string[];
}

const SIGNS = { past: '√', now: '►', next: ' ' } as const;
const LEAD = 4;
/** So many of the rounds to come are always worth their rows. */
const SOON = 2;

const tokenOf = (r: RoundLine): Token => (r.when === 'now' ? 'accent' : r.when === 'past' ? 'dim' : 'text');

/** The longest pair of words that stands in one row. */
function pairOf(r: RoundLine, room: number): { score: string; end: string } {
  for (const score of r.score)
    for (const end of r.end) if (score.length + (end === '' ? 0 : 2 + end.length) <= room) return { score, end };
  return { score: r.score.find((s) => s.length <= room) ?? cut(r.score.at(-1) ?? '', room), end: '' };
}

function RoundRow({ r, score, end }: { r: RoundLine; score: string; end: string }) {
  return (
    <Spot id={r.id} height={1} flexShrink={0} justifyContent="space-between">
      <Row flexShrink={0}>
        <Whole c={tokenOf(r)} b={r.when === 'now'}>{`${SIGNS[r.when]} ${r.round} ${score}`}</Whole>
      </Row>
      <T c="dim">{end}</T>
    </Spot>
  );
}

/** One row where score and end fit beside each other, else the end below it. */
function full(r: RoundLine, width: number): Block {
  const room = width - LEAD;
  const { score, end } = pairOf(r, room);
  const below = end === '' ? (r.end.find((e) => e.length <= room) ?? '') : '';
  return {
    rows: below === '' ? 1 : 2,
    show: () => (
      <>
        <RoundRow r={r} score={score} end={end} />
        {below !== '' && <T c={r.when === 'now' ? 'text' : 'dim'}>{`    ${below}`}</T>}
      </>
    ),
  };
}

function brief(r: RoundLine, width: number): Block {
  const { score, end } = pairOf(r, width - LEAD);
  return { rows: 1, show: () => <RoundRow r={r} score={score} end={end} /> };
}

export const roundList = (rounds: readonly RoundLine[]): Content =>
  layers((width) => {
    const now = rounds.find((r) => r.when === 'now') ?? rounds[0];
    if (!now) return [];
    const coming = rounds.filter((r) => r.round > now.round);
    const lead = full(now, width);
    return [
      step(0, brief(now, width)),
      step(0, lead),
      step(1, lead, ...coming.slice(0, SOON).map((r) => brief(r, width))),
      step(1, lead, ...coming.map((r) => brief(r, width))),
      step(2, ...rounds.map((r) => brief(r, width))),
      step(3, ...rounds.map((r) => full(r, width))),
    ];
  });
