/** A planning display in words: everything that lies before a seat, and its next income source by source. */
import type { Heard } from '../../../ui/types.js';
import { DISCIPLINES } from '../data/ids.js';
import { labelsOf } from '../texts/labels.js';
import type { SpecialId } from '../texts/types.js';
import { type IncomeRow, type SeatView, SOURCES } from '../types.js';
import { GOODS, trackWords } from './PlanningBoard.js';
import { type AoiPainting, boardText, factionText, palaceText } from './painting.js';

const said = (parts: readonly string[]): readonly string[] => parts.filter((part) => part !== '');
const joined = (parts: readonly string[]): string => said(parts).join(', ');
/** Parts that hold commas themselves. */
const apart = (parts: readonly string[]): string => said(parts).join('; ');

/** Every good of a row, science levels too. */
function goodsOf(row: IncomeRow): Readonly<Record<string, number>> {
  return { ...Object.fromEntries(GOODS.map((good) => [good, row[good]])), steps: row.steps };
}

function stock(p: AoiPainting, s: SeatView): string[] {
  const { texts } = p;
  const { heard } = texts;
  const goods = { tools: s.tools, coins: s.coins, scholars: s.scholars };
  const books = DISCIPLINES.map((d, i) => `${texts.tally[d]} ${s.books[i] ?? 0}`);
  return [
    joined([texts.points({ n: s.vp }), ...texts.goods({ goods }), heard.bowls({ bowls: s.bowls })]),
    joined([
      texts.tokens({ n: s.tokens }),
      texts.scholarsLeft({ n: s.scholarsLeft }),
      heard.sent({ n: s.sent }),
      texts.bridgesLeft({ n: s.bridgesLeft }),
      texts.keys({ n: s.keys }),
      s.pavilions > 0 ? texts.pavilions({ n: s.pavilions }) : '',
    ]),
    joined(books),
    joined(DISCIPLINES.map((d, i) => `${texts.discipline[d].word} ${s.levels[i] ?? 0}`)),
  ];
}

function tracks(p: AoiPainting, s: SeatView): string[] {
  const { texts } = p;
  const step = (price: SeatView['shippingCost'], reward: SeatView['shippingReward']) =>
    price && reward ? texts.heard.nextStep({ price, reward: { [reward.what]: reward.n } }) : '';
  const [shipping = '', spade = ''] = trackWords(p, s);
  return [
    apart([shipping, step(s.shippingCost, s.shippingReward)]),
    apart([spade, step(s.terraformingCost, s.terraformingReward)]),
  ];
}

/** Pieces on the map and on the display, with what their places pay. */
function pieces(p: AoiPainting, s: SeatView): string[] {
  const { heard } = p.texts;
  return s.tracks.map(({ piece, left, all, income }) =>
    apart([
      heard.onMap({ building: piece, on: all - left, all }),
      income.length > 0 ? heard.placesPay({ goods: income.map(goodsOf) }) : '',
    ]),
  );
}

/** Tiles with everything they do, and special actions with whether they are used. */
function tiles(p: AoiPainting, s: SeatView): string[] {
  const { texts } = p;
  const { heard, label } = texts;
  const special: Readonly<Record<SpecialId, string>> = texts.special;
  return [
    ...(s.booster ? [heard.tile({ tile: s.booster, does: texts.booster[s.booster].meaning })] : []),
    ...(s.palace ? [heard.tile({ tile: s.palace, does: palaceText(p, s.palace) })] : []),
    ...(s.reserved ? [`${label.toBuild}: ${heard.tile({ tile: s.reserved, does: palaceText(p, s.reserved) })}`] : []),
    ...s.competencies.map((tile) => heard.tile({ tile, does: texts.competency[tile].meaning })),
    ...s.innovations.map((tile) => heard.tile({ tile, does: texts.innovation[tile].meaning })),
    ...s.cities.map(({ tile, hex }) =>
      joined([
        tile ? `${texts.city[tile].label}: ${texts.city[tile].meaning}` : texts.label.none,
        hex ? heard.marker({ hex }) : '',
      ]),
    ),
    ...s.specials.map(({ tile, used }) => heard.special({ tile, does: special[tile as SpecialId] ?? '', used })),
  ];
}

/** What the seat's next innovation needs, and what its faction changes. */
function rules(p: AoiPainting, s: SeatView): string[] {
  const { texts } = p;
  return [
    `${texts.title.innovations}: ${texts.innovationHint({ slot: s.innovationSlot, coins: s.innovationCoins })}`,
    ...(s.powerDiscount > 0 ? [texts.heard.discount({ n: s.powerDiscount })] : []),
    ...(s.scienceBonus > 0 ? [texts.heard.scienceBonus({ n: s.scienceBonus })] : []),
    ...(s.faction ? [`${texts.faction[s.faction].name}: ${factionText(p, s.faction)}`] : []),
    ...(s.board ? [`${texts.board[s.board].label}: ${boardText(p, s.board)}`] : []),
  ];
}

function points(p: AoiPainting, s: SeatView): string {
  const parts = SOURCES.flatMap((source) => {
    const n = s.points[source] ?? 0;
    return n === 0 ? [] : [`${p.texts.source[source]} ${n}`];
  });
  return `${p.texts.title.points}: ${joined(parts)}`;
}

export function seatHeard(p: AoiPainting, s: SeatView): Heard {
  const { texts } = p;
  const name = p.names[s.seat] ?? '';
  const begun = s.board
    ? [...stock(p, s), ...tracks(p, s), ...pieces(p, s), ...tiles(p, s), ...rules(p, s)]
    : [texts.label.noFaction, ...tiles(p, s)];
  return {
    title: texts.boardOf({ name, faction: s.faction }),
    seat: s.seat,
    lines: [
      ...(s.left ? [texts.heard.hasLeft({ name })] : []),
      ...(s.passed ? [texts.heard.passed({ name })] : []),
      ...begun,
      points(p, s),
    ],
  };
}

/** The next income: its sum, and every source with what it pays. */
export function incomeHeard(p: AoiPainting, s: SeatView): Heard {
  const { texts, view } = p;
  const { label } = labelsOf(texts);
  const withoutBooster = view.phase === 'actions' && !s.passed;
  const sum = texts.nextIncome({ goods: s.incomeSum && goodsOf(s.incomeSum), withoutBooster });
  const line = (from: string, row: IncomeRow) => {
    const goods = texts.goods({ goods: goodsOf(row) });
    return goods.length > 0 ? `${from}: ${joined(goods)}` : '';
  };
  const source = (id: string) => (id === 'board' ? texts.page.board : label(id));
  return {
    title: texts.heard.incomeOf({ name: p.names[s.seat] ?? '' }),
    as: 'income',
    seat: s.seat,
    lines: [joined(sum), ...s.income.map((row) => line(source(row.source), row)).filter((text) => text !== '')],
  };
}
