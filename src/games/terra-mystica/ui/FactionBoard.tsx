/** A faction board: goods, bowls, income by piece, tracks, and what the seat holds. It says more the more rows it gets. */

import { Meter, Row, T } from '../../../ui/components/basics.js';
import type { PanelSpec } from '../../../ui/components/layout/spec.js';
import { marksOf } from '../../../ui/components/marks.js';
import type { Token } from '../../../ui/theme/tokens.js';
import { ActionList, actionRows, type Priced } from '../../terra-kit/ui/actions.js';
import { BowlLine, bowlBlock } from '../../terra-kit/ui/bowls.js';
import { facts, flow, line, paragraph } from '../../terra-kit/ui/facts.js';
import { goodsBlock, type IncomeLine, incomeBlock } from '../../terra-kit/ui/goods.js';
import { type Block, framed, layers, type More, type Step, step } from '../../terra-kit/ui/panel.js';
import { FACTIONS, type Good } from '../data/ids.js';
import { FAVOUR_TILES, TOWN_STRENGTH } from '../data/tiles.js';
import { factionRule } from '../rulebook.js';
import type { SeatView } from '../types.js';
import { GLYPHS } from './board.js';
import type { TmPainting } from './painting.js';

const GOODS = ['coins', 'workers', 'priests', 'power'] as const satisfies readonly Good[];
const TOKENS: Readonly<Record<(typeof GOODS)[number], Token>> = {
  coins: 'coin',
  workers: 'worker',
  priests: 'priest',
  power: 'power',
};
const GOOD_GLYPHS = { coins: '●', workers: '■', priests: '▲' } as const;

function goodsOf(p: TmPainting, seat: SeatView, width: number): Block {
  const goods = (['coins', 'workers', 'priests'] as const).map((good) => ({
    glyph: GOOD_GLYPHS[good],
    token: TOKENS[good],
    count: good === 'priests' ? `${seat.priests}/${seat.priestLimit}` : String(seat[good]),
    word: p.texts.goodAfter({ good, n: good === 'priests' ? seat.priestLimit : seat[good] }),
    brief: p.texts.goodHead[good],
  }));
  return goodsBlock(goods, width);
}

function incomeOf(p: TmPainting, seat: SeatView, width: number): Block {
  const { texts } = p;
  const sum = (from: (part: string) => boolean) =>
    GOODS.map((good) => seat.income.reduce((n, part) => n + (from(part.from) ? (part.goods[good] ?? 0) : 0), 0));
  const lines = seat.pieces.map((row): IncomeLine => {
    const { many, word } = texts.building[row.building];
    return {
      labels: [many, word],
      built: GLYPHS[row.building].repeat(row.onMap),
      left: '·'.repeat(row.left),
      counts: sum((from) => from === row.building || (row.building === 'dwelling' && from === 'board')),
    };
  });
  const rest: IncomeLine = {
    labels: [texts.label.tiles],
    built: '',
    left: '',
    counts: sum((from) => /^(BON|FAV)/.test(from)),
  };
  const total: IncomeLine = {
    labels: [texts.label.next],
    built: '',
    left: '',
    bold: true,
    counts: GOODS.map((good) => seat.incomeTotal[good] ?? 0),
  };
  const columns = GOODS.map((good) => ({
    word: texts.good[good],
    brief: texts.goodHead[good],
    token: TOKENS[good],
  }));
  return incomeBlock([texts.label.incomeLong, texts.label.income], columns, [...lines, rest, total], width);
}

/** What the seat's octagons do, with the price where there is one. */
function specialsOf(p: TmPainting, seat: SeatView): Priced[] {
  return seat.specials.map((special) => ({
    id: `special:${special.id}`,
    price: '◊',
    token: 'accent',
    word: p.texts.special[special.id].brief,
    used: special.used,
    mark: seat.seat === p.prompt?.seat ? p.marks.get(`special:${special.id}`) : undefined,
  }));
}

function specialsBlock(p: TmPainting, seat: SeatView, width: number): Block {
  const actions = specialsOf(p, seat).map((a) => ({ ...a, token: 'text' as const }));
  return { rows: actionRows(actions, width), show: () => <ActionList actions={actions} width={width} /> };
}

export function trackWords(p: TmPainting, seat: SeatView): string[] {
  const { texts } = p;
  return [
    ...(seat.ship ? [texts.shipping({ level: seat.ship.level, max: seat.ship.max })] : []),
    texts.spade({ goods: seat.spade }),
  ];
}

/** Small facts of a seat: keys, bridges, area. */
export function besides(p: TmPainting, seat: SeatView): string[] {
  const { texts } = p;
  const need = seat.favours.map((id) => FAVOUR_TILES[id].townStrength).find((n) => n !== undefined);
  return [
    ...(seat.keys > 0 ? [texts.keys({ n: seat.keys })] : []),
    ...(need !== undefined && need < TOWN_STRENGTH ? [texts.townsNeed({ n: need })] : []),
    texts.area({ n: seat.area }),
    texts.bridgesLeft({ n: seat.bridgesLeft }),
    ...(seat.priestsOnOrders > 0 ? [texts.priestsSent({ n: seat.priestsOnOrders })] : []),
  ];
}

/** The cards and tiles that a seat holds, as labelled facts. */
function holdings(p: TmPainting, seat: SeatView): (readonly [string, string])[] {
  const { texts } = p;
  return [
    [texts.label.card, seat.card ? texts.tile(texts.bonus[seat.card]) : ''],
    [texts.label.favours, seat.favours.map((id) => texts.tile(texts.favour[id])).join('; ')],
    [texts.label.towns, seat.towns.map((id) => texts.tile(texts.town[id])).join('; ')],
    [texts.label.others, besides(p, seat).join('; ')],
  ];
}

function shippingRow(p: TmPainting, seat: SeatView): Block[] {
  const { ship } = seat;
  if (!ship) return [];
  return [
    line(() => (
      <Row justifyContent="space-between">
        <T c="dim">{p.texts.label.shipping}</T>
        <Row gap={1} flexShrink={0}>
          <Meter value={ship.level} max={ship.max} c="lakes" />
          <T>{p.texts.level({ level: ship.level, max: ship.max })}</T>
        </Row>
      </Row>
    )),
  ];
}

/** What the next steps of the tracks cost and bring. */
function nextSteps(p: TmPainting, seat: SeatView): (readonly [string, string])[] {
  const { texts } = p;
  const { ship, dig } = seat;
  const points = ship && ship.level < ship.max ? (ship.points[ship.level - ship.start] ?? 0) : 0;
  return [
    [texts.label.nextShipping, ship && ship.level < ship.max ? texts.step({ goods: ship.price, points }) : ''],
    [texts.label.nextSpade, dig.step < dig.max ? texts.step({ goods: dig.price, points: dig.points }) : ''],
    [
      texts.label.tunnel,
      seat.tunnel
        ? [...texts.goods({ goods: seat.tunnel.price }), texts.points({ n: seat.tunnel.points })].join(', ')
        : '',
    ],
  ];
}

/** While a faction is chosen, the marked one and what its rules say. */
function candidate(p: TmPainting, seat: SeatView, width: number): Step[] {
  const marked = p.prompt?.seat === seat.seat ? p.choice?.target : undefined;
  const faction = FACTIONS.find((id) => marked === `faction:${id}`);
  if (!faction) return [step(3, paragraph(p.texts.label.noFaction, width, 'dim'))];
  const entry = factionRule(p.texts, faction);
  const title = paragraph(entry.title, width, 'text', true);
  return [step(3, title, paragraph(entry.text, width))];
}

const PIECES_NEED = 34;

function stepsOf(p: TmPainting, seat: SeatView, width: number): Step[] {
  const { texts } = p;
  if (!seat.faction) return candidate(p, seat, width);
  const words = { names: texts.bowls };
  const goods = goodsOf(p, seat, width);
  const bowls = line(() => <BowlLine bowls={seat.bowls} words={words} />);
  const next = flow(texts.nextIncome({ goods: seat.incomeTotal }), width, ', ', 'dim');
  const tracks = flow(trackWords(p, seat), width, '   ', 'dim');
  const special = specialsBlock(p, seat, width);
  const poor = [
    step(0, goods, bowls),
    step(0, goods, bowls, next),
    step(0, goods, bowls, next, tracks),
    step(0, goods, bowls, next, tracks, special),
  ];
  if (width < PIECES_NEED)
    return [...poor, step(0, goods, bowlBlock(seat.bowls, words, width, 1), next, tracks, special)];
  const flat = bowlBlock(seat.bowls, words, width, 1);
  const deep = bowlBlock(seat.bowls, words, width, 2);
  const income = incomeOf(p, seat, width);
  const spade = facts([[texts.label.spade, texts.goods({ goods: seat.spade }).join(', ')]], width);
  const held = facts(holdings(p, seat), width);
  const rich = [goods, deep, income, ...shippingRow(p, seat), ...spade, special];
  return [
    ...poor,
    step(0, goods, flat, next, tracks, special),
    step(1, goods, flat, income, tracks),
    step(1, goods, flat, income, tracks, special),
    step(2, goods, deep, income, tracks, special),
    step(3, goods, deep, income, tracks, special, ...held),
    step(3, ...rich, ...held),
    step(3, ...rich, ...held, ...facts(nextSteps(p, seat), width)),
  ];
}

export function factionBoard(p: TmPainting, seat: SeatView, more: More = {}): PanelSpec {
  const { texts } = p;
  return framed(
    p,
    {
      id: `board-${seat.seat}`,
      title: texts.boardOf({ name: p.names[seat.seat] ?? '', faction: seat.faction }),
      hint: texts.points({ n: seat.points }),
      columns: [22, PIECES_NEED],
      of: [seat.seat, seat.faction ? null : p.choice],
      marks: marksOf(p, 'special'),
      ...more,
    },
    layers((width) => stepsOf(p, seat, width)),
  );
}
