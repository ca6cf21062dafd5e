/** What a player has, as a panel. */
import { Panel, T, Whole } from '../../../../src/ui/components/basics.js';
import type { PanelSpec } from '../../../../src/ui/components/layout/spec.js';
import { Spot } from '../../../../src/ui/components/Spot.js';
import type { PebblesPainting } from './board.js';

const FRAME = 2;

export function playerPanel({ view, texts, names, shown }: PebblesPainting, seat: number): PanelSpec {
  const player = view.players[seat] ?? { pebbles: 0, coins: 0, points: 0, passed: false };
  const rows = [
    texts.pebbles({ n: player.pebbles }),
    texts.coins({ n: player.coins }),
    texts.points({ n: player.points }),
  ];
  const name = names[seat] ?? '';
  const inFront = seat === shown;
  return {
    id: `player-${seat}`,
    columns: 22,
    must: inFront ? 'small' : 'large',
    heights: () => [FRAME + rows.length],
    // All that it shows: a key that changes none of it does not render it again.
    of: [player, name, inFront],
    show: (room) => (
      <Panel title={inFront ? texts.boardOf({ name }) : name} seat={seat} width={room.width} height={room.rows}>
        <T b>{rows[2]}</T>
        {rows.slice(0, 2).map((row) => (
          <Whole key={row}>{row}</Whole>
        ))}
      </Panel>
    ),
  };
}

/** Everything that lies on the board, line by line: each line can be clicked, like the hex it tells about. */
export function pitsPanel(p: PebblesPainting): PanelSpec {
  const laid = p.view.pits.filter((pit) => pit.owner >= 0);
  return {
    id: 'pits',
    columns: 24,
    heights: () => [FRAME + Math.max(1, laid.length)],
    of: [p.view.pits, p.names, p.marks],
    show: (room) => (
      <Panel title={p.texts.laid} width={room.width} height={room.rows}>
        {laid.map(({ name, owner, crowned }) => (
          <Spot key={name} id={`pit:${name}`} height={1}>
            <T inv={p.marks.get(`pit:${name}`) === 'cursor'}>
              {`${name} ${crowned ? p.texts.crown : p.texts.pebble} ${p.names[owner] ?? ''}`}
            </T>
          </Spot>
        ))}
      </Panel>
    ),
  };
}
