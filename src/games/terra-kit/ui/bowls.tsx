/** The three bowls of power: open above, the number in the foot, power flows to the right. */
import { Box } from 'ink';
import { Row, T, Whole } from '../../../ui/components/basics.js';
import { useTheme } from '../../../ui/theme/theme.js';
import type { Block } from './panel.js';

interface BowlWords {
  readonly names: readonly [string, string, string];
}

type Bowls = readonly [number, number, number];

/** Tokens in one row of a bowl, side by side only where they would not fit with blanks between them. */
function tokens(n: number, high: number, row: number, inner: number): string {
  const wide = Math.max(1, Math.floor((inner + 1) / 2));
  const tight = n > wide * high;
  const room = tight ? inner : wide;
  const here = Math.max(0, Math.min(room, n - (high - 1 - row) * room));
  return (tight ? '●' : '● ').repeat(here).trimEnd();
}

function PowerBowls({ bowls, words, width, high }: { bowls: Bowls; words: BowlWords; width: number; high: number }) {
  const { border, colours } = useTheme();
  const each = Math.floor((width - 4) / 3);
  return (
    <Row gap={0} height={high + 1} justifyContent="space-between">
      {bowls.map((n, i) => {
        const foot = ` ${words.names[i]} ${n} `;
        const last = i === 2;
        return (
          <Row key={i} flexShrink={0} alignItems="center">
            <Box
              borderStyle={border}
              borderTop={false}
              borderColor={colours[last ? 'power' : 'dim']}
              width={each}
              height={high + 1}
              paddingX={1}
              flexDirection="column"
              flexShrink={0}
            >
              {Array.from({ length: high }, (_, row) => (
                <Whole key={row} c="power" b={last}>
                  {tokens(n, high, row, each - 4) || ' '}
                </Whole>
              ))}
              <Box
                position="absolute"
                marginTop={high}
                marginLeft={Math.max(0, Math.floor((each - foot.length) / 2) - 2)}
              >
                <T b c={last ? 'power' : 'text'}>
                  {foot}
                </T>
              </Box>
            </Box>
            {!last && <T c="dim">→</T>}
          </Row>
        );
      })}
    </Row>
  );
}

/** The bowls in one row of text: 'I 4 → II 1 → III 0'. */
export function BowlLine({ bowls, words }: { bowls: Bowls; words: BowlWords }) {
  return (
    <Row height={1} flexShrink={0}>
      {bowls.map((n, i) => (
        <Whole key={i} c={i === 2 ? 'power' : 'text'} b={i === 2}>
          {`${words.names[i]} ${n}${i < 2 ? ' → ' : ''}`}
        </Whole>
      ))}
    </Row>
  );
}

export const bowlBlock = (bowls: Bowls, words: BowlWords, width: number, high: number): Block => ({
  rows: high + 1,
  show: () => <PowerBowls bowls={bowls} words={words} width={width} high={high} />,
});
