/** A face for a toy: a hex board, and a panel for each player. `planted` is a fault that a test must find. */
import { Panel, T } from '../../src/ui/components/basics.js';
import type { PanelSpec } from '../../src/ui/components/layout/spec.js';
import type { Board } from '../../src/ui/hex/board.js';
import { seatToken } from '../../src/ui/theme/theme.js';
import type { Face, Painting } from '../../src/ui/types.js';
import { TOPOLOGY, type View } from '../toys/pebbles/state.js';

export type Planted = 'too-high' | 'too-wide' | 'cut-count' | 'forgotten';

function boardOf(p: Painting<View>): Board {
  return {
    tiles: p.view.pits.map((pit, i) => {
      const id = `pit:${pit.name}`;
      const seat = pit.owner;
      const word = pit.crowned ? 'king' : 'pebble';
      const badge = {
        seat,
        token: seatToken(seat),
        glyph: '●',
        letter: word.charAt(0).toUpperCase(),
        word,
        brief: word,
      };
      return {
        id,
        row: TOPOLOGY.cells[i]?.row ?? 0,
        col: TOPOLOGY.cells[i]?.col ?? 0,
        name: pit.name,
        ground: 'desert',
        letter: 'd',
        word: 'desert',
        brief: 'desert',
        badge: seat < 0 ? undefined : { ...badge, owner: p.names[seat] ?? '' },
        mark: p.marks.get(id),
      };
    }),
  };
}

function playerPanel(p: Painting<View>, seat: number, planted?: Planted): PanelSpec {
  const player = p.view.players[seat];
  const rows = [`${player?.pebbles} pebbles`, `${player?.coins} coins`, `${player?.points} points`];
  const told = planted === 'too-high' ? [...rows, ...rows] : rows;
  return {
    id: `player-${seat}`,
    columns: 22,
    must: seat === p.shown ? 'small' : undefined,
    heights: () => [5],
    of: planted === 'forgotten' ? [] : [player, p.names],
    show: (room) => (
      <Panel
        title={p.names[seat] ?? ''}
        width={planted === 'too-wide' ? room.width + 3 : room.width}
        height={room.rows}
      >
        {planted === 'cut-count' && <T>{'123456 '.repeat(40)}</T>}
        {told.map((row, i) => (
          <T key={i}>{row}</T>
        ))}
      </Panel>
    ),
  };
}

export function toyFace(planted?: Planted): Face<View> {
  return {
    pages: [
      {
        key: 'M',
        title: () => 'Map',
        board: boardOf,
        panels: (p, shell) => [
          shell.question,
          ...p.names.map((_, seat) => playerPanel(p, seat, seat === 0 ? planted : undefined)),
          shell.log,
        ],
      },
    ],
  };
}
