/** Pebbles read again, slowly: tries every pit with the plainest tests. */
import { distance } from '../../../src/engine/kit/hex/coords.js';
import type { Oracle } from '../../helpers/games.js';
import { PITS, type State, TOPOLOGY } from './state.js';

const oracle: Oracle = (s: State, frame) => {
  if (frame.kind === 'sip') return [{ id: 'sip' }, { id: 'decline' }];
  const { pebbles, coins } = s.players[frame.seat]!.goods;
  const mine = TOPOLOGY.cells.filter((_, i) => s.owner[i] === frame.seat);
  const out: { id: string; range?: [number, number] }[] = [{ id: 'pass' }];
  PITS.forEach((name, i) => {
    const near = mine.length === 0 || mine.some((c) => distance(c, TOPOLOGY.cells[i]!) <= 2);
    const free = s.owner[i] === -1 && !s.closed.includes(i);
    if (free && near && pebbles >= 2) out.push({ id: `lay:${name}` });
    if (s.owner[i] === frame.seat && !s.crowned[i] && pebbles >= 1 && coins >= 2) out.push({ id: `crown:${name}` });
  });
  if (coins >= 1) out.push({ id: 'trade', range: [1, coins] });
  if (pebbles >= 2) out.push({ id: 'melt', range: [1, (pebbles - (pebbles % 2)) / 2] });
  return out;
};
export default oracle;
