/** The screen of Civilization: A New Dawn. */
import type { Area } from '../../../ui/paint/area.js';
import { look, sign } from '../../../ui/paint/marks.js';
import { cut, wrapText } from '../../../ui/paint/text.js';
import type { GameUi, Painting } from '../../../ui/types.js';
import { LEADER_TEXT } from '../card-texts.js';
import { leaderName } from '../names.js';
import { en } from '../texts/en.js';
import type { AgendaView, View } from '../types.js';
import { agendasPage, paintAgendas } from './agendas.js';
import { paintBattle, paintBattleColumn } from './battle.js';
import { places } from './board.js';
import { face } from './face.js';
import { paintDials, paintFocusList, paintFocusRow, paintHead } from './focus.js';
import { paintTile, paintTray, tileInHand } from './laying.js';
import { paintMap } from './map.js';
import { now } from './now.js';
import { paintSeats } from './seats.js';
import { waste } from './waste.js';
import { paintWonders, wondersPage } from './wonders.js';

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
    if (rest > p.view.seats && p.view.phase !== 'map') paintSeats(area.sub(0, below + 1, COLUMN - 2, rest), p);
    const side = area.sub(COLUMN, 0, area.width - COLUMN, area.height);
    const tile = tileInHand(p);
    if (tile) {
      const head = paintHead(side, 0, p) + 1;
      paintTray(side, paintTile(side, head, tile) + 1, p);
      return;
    }
    // Head, row, dials, agendas and wonders; blank rows between them where there are any left.
    const rows = 2 + 7 + 3 + (1 + 2 * p.view.victory.length) + p.view.offers.length;
    const gap = area.height >= rows + 3 ? 1 : 0;
    let y = paintHead(side, 0, p) + gap;
    y = paintFocusRow(side, y, p) + gap;
    y = paintDials(side, y, p) + gap;
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
    paintTray(side, paintTile(side, 0, tile), p);
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

/** The undone victory card that is nearest to done, by its better agenda. */
function outlook(view: View, seat: number): string {
  const open = view.victory.filter((card) => card.agendas.every((a) => a.done[seat] === null));
  const share = (a: AgendaView) => (a.have[seat] ?? 0) / a.need;
  const [best] = open.flatMap((card) => card.agendas).sort((a, b) => share(b) - share(a));
  return best ? `${best.name} ${best.have[seat] ?? 0}/${best.need}` : 'all done';
}

export const ui: GameUi<View> = {
  face,
  places,
  texts: en,
  tally: (key) => en.tally({ key }),
  pages: [
    { key: 'M', title: 'map', paint: mapPage },
    { key: 'R', title: 'focus row', topics: ['attack-tokens', 'defence-tokens'], paint: rowPage },
    { key: 'D', title: 'diplomacy', paint: paintSeats },
    { key: 'A', title: 'agendas', paint: agendasPage },
    { key: 'W', title: 'wonders', topics: ['pay'], paint: wondersPage },
  ],
  strip: (view, seat) => {
    const s = view.players[seat]!;
    return {
      title: `${s.civ} tech ${s.tech}`.trim(),
      score: `${s.score}/${view.victory.length}`,
      passed: view.left.includes(seat),
    };
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
