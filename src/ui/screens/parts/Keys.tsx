/** The last row: keys and their words, as many as fit. A click on one is the key. */
import { Row, T, Whole } from '../../components/basics.js';
import { Spot } from '../../components/Spot.js';
import type { KeyHint } from '../../keys/commands.js';
import { textWidth } from '../../terminal/cells.js';

const GAP = 2;

/** The first hints that stand side by side in `width` columns. */
export function fittingHints(hints: readonly KeyHint[], width: number): KeyHint[] {
  let used = -GAP;
  return hints.filter(({ keys, word }) => {
    used += GAP + textWidth(keys) + 1 + textWidth(word);
    return used <= width;
  });
}

export function Keys({ hints, width }: { hints: readonly KeyHint[]; width: number }) {
  return (
    <Row width={width} height={1} gap={GAP} paddingX={1} flexShrink={0}>
      {fittingHints(hints, width - 2).map(({ id, keys, word }) => (
        <Spot key={id} id={`key:${id}`} flexShrink={0} gap={1}>
          <Whole b c="accent">
            {keys}
          </Whole>
          <T c="dim">{word}</T>
        </Spot>
      ))}
    </Row>
  );
}
