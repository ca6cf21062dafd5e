/** A faction board in words: everything that lies before a seat, and its next income source by source. */
import type { Heard } from '../../../ui/types.js';
import { type BonusId, type Building, CULTS, type FavourId, SOURCES } from '../data/ids.js';
import type { TileText } from '../texts/types.js';
import type { PieceRow, SeatView } from '../types.js';
import type { TmPainting } from './painting.js';

const said = (parts: readonly string[]): readonly string[] => parts.filter((part) => part !== '');
const joined = (parts: readonly string[]): string => said(parts).join(', ');
/** Parts that hold commas themselves. */
const apart = (parts: readonly string[]): string => said(parts).join('; ');

/** A card or tile with everything it does. */
export const whole = ({ name, full }: TileText): string => joined([name, full]);

function stock(p: TmPainting, s: SeatView): string[] {
  const { texts } = p;
  const { heard } = texts;
  return [
    joined([
      texts.points({ n: s.points }),
      ...texts.goods({ goods: { workers: s.workers, coins: s.coins } }),
      heard.bowls({ bowls: s.bowls }),
    ]),
    joined([
      heard.priests({ inHand: s.priests, limit: s.priestLimit, supply: s.priestsInSupply }),
      texts.priestsSent({ n: s.priestsOnOrders }),
      heard.burnt({ n: s.burnt }),
    ]),
    joined([texts.keys({ n: s.keys }), texts.bridgesLeft({ n: s.bridgesLeft }), texts.area({ n: s.area })]),
    joined(CULTS.map((cult) => `${texts.tally[cult]} ${s.cults[cult]}`)),
  ];
}

function tracks(p: TmPainting, s: SeatView): string[] {
  const { texts } = p;
  const { heard } = texts;
  const { ship, dig, tunnel } = s;
  const goods = (price: PieceRow['price']) => texts.goods({ goods: price });
  const sail =
    ship &&
    apart([
      texts.shipping({ level: ship.level, max: ship.max }),
      heard.shipsReach({ n: ship.reach }),
      ship.level < ship.max
        ? heard.nextStep({ price: goods(ship.price), points: ship.points[ship.level - ship.start] ?? 0 })
        : '',
      heard.stepsScore({ points: ship.points }),
    ]);
  const spade = apart([
    texts.spade({ goods: s.spade }),
    dig.rates.length > 1 ? heard.spades({ rates: dig.rates, step: dig.step }) : '',
    dig.step < dig.max ? heard.nextStep({ price: goods(dig.price), points: dig.points }) : '',
  ]);
  const skip = tunnel && heard.skip({ n: tunnel.skips, price: goods(tunnel.price), points: tunnel.points });
  return [...(sail ? [sail] : []), spade, ...(skip ? [skip] : [])];
}

function pieces(p: TmPainting, s: SeatView): string[] {
  const { heard, goods } = p.texts;
  return s.pieces.map((row) =>
    apart([
      heard.pieces({ building: row.building, on: row.onMap, all: row.onMap + row.left, strength: row.strength }),
      heard.price({ price: goods({ goods: row.price }), cheap: row.cheap && goods({ goods: row.cheap }) }),
      heard.placesPay({ goods: row.slots.map((slot) => goods({ goods: slot })) }),
    ]),
  );
}

/** Cards, tiles and special actions, each with what it does. */
function holdings(p: TmPainting, s: SeatView): string[] {
  const { texts } = p;
  const { heard } = texts;
  return [
    ...(s.card ? [heard.tile({ id: s.card, does: whole(texts.bonus[s.card]) })] : []),
    ...s.favours.map((id) => heard.tile({ id, does: whole(texts.favour[id]) })),
    ...s.towns.map((id) => heard.tile({ id, does: whole(texts.town[id]) })),
    ...s.specials.map(({ id, used }) => heard.special({ id, does: texts.special[id].full, used })),
  ];
}

function points(p: TmPainting, s: SeatView): string {
  const parts = SOURCES.flatMap((source) => {
    const n = s.sources[source] ?? 0;
    return n === 0 ? [] : [`${p.texts.source[source]} ${n}`];
  });
  return `${p.texts.title.points}: ${joined(parts)}`;
}

export function seatHeard(p: TmPainting, s: SeatView): Heard {
  const { texts } = p;
  const name = p.names[s.seat] ?? '';
  const board = s.faction
    ? [
        ...(s.home ? [texts.heard.home({ terrain: texts.terrain[s.home].word })] : []),
        ...stock(p, s),
        ...tracks(p, s),
        ...pieces(p, s),
        ...holdings(p, s),
        texts.heard.townStrength({ n: s.townStrength }),
        points(p, s),
      ]
    : [texts.label.noFaction];
  return {
    title: texts.boardOf({ name, faction: s.faction }),
    seat: s.seat,
    lines: [
      ...(s.left ? [texts.heard.hasLeft({ name })] : []),
      ...(s.passed ? [texts.heard.passed({ name })] : []),
      ...board,
    ],
  };
}

/** The next income: its sum, and every source with what it pays. */
export function incomeHeard(p: TmPainting, s: SeatView): Heard {
  const { texts } = p;
  const source = (from: string): string => {
    if (from === 'board') return texts.heard.board;
    const building = texts.building[from as Building];
    return building ? building.one : from;
  };
  const does = (from: string): string => {
    const tile = texts.bonus[from as BonusId] ?? texts.favour[from as FavourId];
    return tile ? ` (${texts.tile(tile)})` : '';
  };
  return {
    title: texts.heard.incomeOf({ name: p.names[s.seat] ?? '' }),
    as: 'income',
    seat: s.seat,
    lines: [
      joined(texts.nextIncome({ goods: s.incomeTotal })),
      ...s.income.map(({ from, goods }) => `${source(from)}${does(from)}: ${joined(texts.goods({ goods }))}`),
    ],
  };
}
