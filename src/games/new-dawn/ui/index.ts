/** The screen of Civilization: A New Dawn. */
import type { Area } from '../../../ui/paint/area.js';
import { look, sign } from '../../../ui/paint/marks.js';
import { paintTable, seatStyle } from '../../../ui/paint/parts.js';
import { cut, wrapText } from '../../../ui/paint/text.js';
import type { GameUi, Painting } from '../../../ui/types.js';
import { focusName, leaderName, naturalName, pactName, stateName } from '../names.js';
import { LEADER_TEXT } from '../texts.js';
import type { AgendaView, SeatView, View } from '../types.js';
import { paintBattle, paintBattleColumn } from './battle.js';
import { paintAgendas, paintDials, paintFocusList, paintFocusRow, paintHead, paintWonders } from './focus.js';
import { paintTile, tileInHand } from './laying.js';
import { paintMap } from './map.js';
import { now } from './now.js';
import { waste } from './waste.js';
import { STATE_SIGNS, TYPE_WORDS } from './words.js';

/** Where the right column begins beside the brick map. */
const COLUMN = 65;
const LEGEND = [
  'o token  O reinforced  C city  K capital  ^ mature  c caravan',
  '$ resource  ! barbarian  @ city-state  ** natural wonder',
];
/** Narrow column beside the small map. */
const SIDE = 16;

function mapPage(area: Area, p: Painting<View>): void {
  if (p.view.phase === 'leaders') {
    paintLeaders(area, p);
    return;
  }
  if (area.width >= 120 && area.height >= 27) {
    const below = paintMap(area.sub(0, 0, COLUMN - 1, area.height - LEGEND.length), p);
    LEGEND.forEach((line, i) => {
      area.text(0, area.height - LEGEND.length + i, line, { ink: 'dim' });
    });
    // A map drawn small leaves rows for the other seats.
    const rest = area.height - LEGEND.length - below - 1;
    if (rest > p.view.seats) paintSeats(area.sub(0, below + 1, COLUMN - 2, rest), p);
    const side = area.sub(COLUMN, 0, area.width - COLUMN, area.height);
    let y = paintHead(side, 0, p) + 1;
    y = paintFocusRow(side, y, p) + 1;
    y = paintDials(side, y, p) + 1;
    const tile = tileInHand(p);
    if (tile) {
      paintTile(side, y, tile);
      return;
    }
    y = paintAgendas(side, y, p);
    y = paintWonders(side, y, p);
    paintBattle(side, y + 1, p);
    return;
  }
  const left = area.width - SIDE;
  paintMap(area.sub(0, 0, left, area.height), p);
  const side = area.sub(left, 0, SIDE, area.height);
  if (paintBattleColumn(side, p)) return;
  const tile = tileInHand(p);
  if (tile) {
    paintTile(side, 0, tile);
    return;
  }
  const seat = p.view.players[p.shown]!;
  let y = paintFocusList(side, 0, p) + 1;
  side.text(0, y++, `tech ${seat.tech}, next ${seat.nextMark.at}`);
  side.text(0, y++, `next event ${p.view.dial.next}`);
  for (const card of p.view.victory) {
    const best = card.agendas.reduce((a, b) =>
      (b.have[p.shown] ?? 0) / b.need > (a.have[p.shown] ?? 0) / a.need ? b : a,
    );
    side.text(0, y, cut(best.name, 10));
    side.right(SIDE, y++, `${best.have[p.shown] ?? 0}/${best.need}`);
  }
}

function rowPage(area: Area, p: Painting<View>): void {
  let y = paintHead(area, 0, p);
  y = paintFocusRow(area, y, p);
  y = paintDials(area, y, p);
  paintBattle(area, y, p);
}

/** Every seat in a row: what it has, and under it whom it is bound to and what the supply holds. */
function paintSeats(area: Area, p: Painting<View>): void {
  const columns = [
    { head: '', width: 1 },
    { head: 'civ', width: 8 },
    { head: 'tech', width: 4, align: 'right' as const },
    { head: 'cities', width: 6, align: 'right' as const },
    { head: 'mat.', width: 4, align: 'right' as const },
    { head: 'spaces', width: 6, align: 'right' as const },
    { head: ' m q o d', width: 8 },
    { head: 'caravans', width: 14 },
    { head: 'won', width: 3, align: 'right' as const },
  ];
  const rows = p.view.players.map((s) => [
    { text: String(s.seat + 1), style: seatStyle(s.seat) },
    s.civ,
    String(s.tech),
    String(s.cities),
    String(s.mature),
    String(s.spaces),
    ` ${Object.values(s.resources).join(' ')}`,
    [...s.caravans.onMap, ...(s.caravans.onCard > 0 ? [`${s.caravans.onCard} home`] : [])].join(' '),
    String(s.score),
  ]);
  const top = paintTable(area, 0, 0, columns, rows);
  const lists = p.view.players.map((s) => wrapText(holdings(s), area.width - 2));
  // Long lists go on below as far as there are rows; the last row is the supply's.
  let spare = area.height - top - lists.length - 1;
  if (spare < 0) return;
  let y = top;
  if (spare > lists.reduce((sum, list) => sum + list.length - 1, 0)) y++;
  lists.forEach((list, seat) => {
    area.text(0, y, String(seat + 1), seatStyle(seat));
    const room = 1 + Math.min(list.length - 1, spare);
    spare -= room - 1;
    for (let i = 0; i < room; i++) {
      const whole = i < room - 1 || room === list.length;
      area.text(2, y++, whole ? list[i]! : cut(`${list[i]} …`, area.width - 2));
    }
  });
  const supply = Object.entries(p.view.supply).map(([resource, n]) => `${resource} ${n}`);
  area.text(0, area.height - 1, cut(`supply  ${supply.join('  ')}`, area.width), { ink: 'dim' });
}

/** Diplomacy cards, and natural wonders with the card they lie on. */
function holdings(s: SeatView): string {
  const words = [
    ...s.pacts.map((c) => `${pactName(c.card)} of ${c.giver + 1}`),
    ...s.stateCards.map((id) => `${stateName(id)} card`),
    ...s.naturals.map((n) => `${naturalName(n.natural)}${n.on ? ` on ${focusName(n.on)}` : ''}`),
  ];
  return words.join(', ') || 'no diplomacy cards';
}

/** The leaders to choose from with what they can do; the marked one in full. */
function paintLeaders(area: Area, p: Painting<View>): void {
  const ids = (p.prompt?.choices ?? []).flatMap((c) => (c.target?.startsWith('leader:') ? [c.target] : []));
  const name = (id: string) => leaderName(id.slice('leader:'.length));
  const text = (id: string) => LEADER_TEXT[id.slice('leader:'.length) as keyof typeof LEADER_TEXT];
  const width = Math.max(0, ...ids.map((id) => name(id).length)) + 2;
  let y = 0;
  area.text(0, y++, 'LEADERS', { ink: 'dim' });
  // Long lists leave out the rest of the texts before they leave out a leader.
  let spare = area.height - 1 - ids.length;
  for (const id of ids) {
    if (y >= area.height) break;
    const marked = p.marks.get(id) === 'cursor';
    const lines = wrapText(text(id), area.width - width - 1);
    const rows = marked ? Math.min(lines.length, 1 + Math.max(0, spare)) : 1;
    if (marked) spare -= rows - 1;
    area.text(0, y, `${sign(p, id)}${name(id)}`, look(p, id));
    area.spot(id, 0, y, area.width);
    for (let i = 0; i < rows && y < area.height; i++) {
      const whole = i < rows - 1 || rows === lines.length;
      area.text(width, y++, whole ? lines[i]! : cut(`${lines[i]}…`, area.width - width), marked ? {} : { ink: 'dim' });
    }
  }
}

/** What can be built, what stands, and the city-states beside it. */
function wondersPage(area: Area, p: Painting<View>): void {
  const top = paintWonders(area, 0, p) + 1;
  const half = Math.floor(area.width / 2);
  const kept = (id: string) => (id === 'great-zimbabwe' ? ` ${'●'.repeat(p.view.zimbabwe)}` : '');
  const cards = (c: View['cityStates'][number]) => {
    if (c.down) return 'conquered';
    return c.cardsLeft === 1 ? '1 card' : `${c.cardsLeft} cards`;
  };
  const columns: readonly [string, number, readonly { seat: number | null; text: string }[]][] = [
    [
      'BUILT',
      0,
      p.view.wonders
        .filter((w) => w.hex !== null)
        .map((w) => ({
          seat: w.owner,
          text: `${TYPE_WORDS[w.type].toLowerCase()} ${w.name}${kept(w.wonder)} on ${w.hex}`,
        })),
    ],
    [
      'CITY-STATES',
      half,
      p.view.cityStates.map((c) => ({
        seat: c.owner,
        text: `${STATE_SIGNS[c.state]} ${TYPE_WORDS[c.type].toLowerCase()} ${c.name} on ${c.hex}, ${cards(c)}`,
      })),
    ],
  ];
  for (const [title, x, rows] of columns) {
    area.text(x, top, title, { ink: 'dim' });
    const room = area.height - top - 2;
    rows.slice(0, room).forEach(({ seat, text }, i) => {
      if (i === room - 1 && rows.length > room) {
        area.text(x, top + 1 + i, `and ${rows.length - i} more`, { ink: 'dim' });
        return;
      }
      if (seat !== null) area.text(x, top + 1 + i, String(seat + 1), seatStyle(seat));
      area.text(x + 2, top + 1 + i, cut(text, half - 3));
    });
    if (rows.length === 0) area.text(x, top + 1, 'none yet', { ink: 'dim' });
  }
  const own = p.view.players[p.shown]!;
  const industry = own.row.find((slot) => slot.type === 'industry');
  const goods = Object.entries(own.resources).map(([resource, n]) => `${resource} ${n}`);
  const trade = industry ? `   trade tokens on ${industry.name}: ${industry.trade}` : '';
  area.text(0, area.height - 1, cut(`you have  ${goods.join('  ')}${trade}`, area.width));
}

/** The undone victory card that is nearest to done, by its better agenda. */
function outlook(view: View, seat: number): string {
  const open = view.victory.filter((card) => card.agendas.every((a) => a.done[seat] === null));
  const share = (a: AgendaView) => (a.have[seat] ?? 0) / a.need;
  const [best] = open.flatMap((card) => card.agendas).sort((a, b) => share(b) - share(a));
  return best ? `${best.name} ${best.have[seat] ?? 0}/${best.need}` : 'all done';
}

export const ui: GameUi<View> = {
  pages: [
    { key: 'M', title: 'map', paint: mapPage },
    { key: 'R', title: 'focus row', topics: ['attack-tokens', 'defence-tokens'], paint: rowPage },
    { key: 'D', title: 'diplomacy', paint: paintSeats },
    { key: 'A', title: 'agendas', paint: (area, p) => void paintAgendas(area, 0, p) },
    { key: 'W', title: 'wonders', topics: ['pay'], paint: wondersPage },
  ],
  strip: (view, seat) => {
    const s = view.players[seat]!;
    return { title: s.civ, score: `tech ${s.tech} ${s.score}/${view.victory.length}`, passed: false };
  },
  now,
  rule: (target, view) => {
    const [kind, name = ''] = target.split(':');
    const plain = target.split('@')[0]!;
    if (kind === 'hex') {
      const hex = view.hexes.find((h) => h.id === target);
      if (hex?.state) return `state:${hex.state}`;
      if (hex?.natural) return `natural:${hex.natural}`;
      if (hex && hex.barbarians.length > 0) return 'rule:barbarians';
      if (hex?.piece === 'city' || hex?.piece === 'capital') return hex.mature ? 'rule:mature' : 'rule:city';
      return hex?.piece ? 'rule:reinforce' : 'rule:place';
    }
    if (kind === 'seat') {
      const leader = view.players[Number(name)]?.leader;
      return leader ? `leader:${leader}` : null;
    }
    if (kind === 'resource') return 'rule:wonder';
    if (kind === 'tile' || kind === 'spot') return 'rule:map';
    if (target === 'rule:barbarian') return 'rule:barbarians';
    return plain === target ? null : plain;
  },
  waste,
  outlook,
  zooms: 3,
};
