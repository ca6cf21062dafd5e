/** Another seat in few rows: who it is and how it stands, and what it has. */
import { Box } from 'ink';
import type { Seat } from '../../../engine/types.js';
import { Chip, Row, T, Whole } from '../../../ui/components/basics.js';
import { BowlLine } from './bowls.js';
import { flow, line } from './facts.js';
import type { Block } from './panel.js';

interface Rival {
  readonly seat: Seat;
  readonly name: string;
  readonly points: string;
  readonly passed: boolean;
}

/** Passed seats are dim and ticked off. */
export const rivalHead = ({ seat, name, points, passed }: Rival): Block =>
  line(() => (
    <Row height={1} flexShrink={0}>
      <Chip seat={seat} />
      <Box flexGrow={1} marginLeft={1}>
        <T b={!passed} c={passed ? 'dim' : 'text'}>
          {`${passed ? '√ ' : ''}${name}`}
        </T>
      </Box>
      <Whole c="dim">{points}</Whole>
    </Row>
  ));

interface Hand {
  readonly goods: string;
  readonly bowls: readonly [number, number, number];
  readonly names: readonly [string, string, string];
}

/** Goods at the left and bowls at the right, in one row where they fit. */
export function rivalGoods({ goods, bowls, names }: Hand, width: number): Block {
  const used = names.reduce((n, name, i) => n + name.length + 1 + String(bowls[i]).length, 6);
  if (goods.length + 2 + used > width) return flow([goods, bowls.join(' → ')], width);
  return line(() => (
    <Row justifyContent="space-between" height={1} flexShrink={0}>
      <T>{goods}</T>
      <BowlLine bowls={bowls} words={{ names }} />
    </Row>
  ));
}
