/** A planning board: goods, books in four stacks, bowls, income by piece, tracks, and what the seat holds. */
import { Row, Whole } from '../../../ui/components/basics.js';
import type { PanelSpec } from '../../../ui/components/layout/spec.js';
import { marksOf } from '../../../ui/components/marks.js';
import type { Token } from '../../../ui/theme/tokens.js';
import { ActionList, actionRows, type Priced } from '../../terra-kit/ui/actions.js';
import { BowlLine, bowlBlock } from '../../terra-kit/ui/bowls.js';
import { facts, flow, line, paragraph } from '../../terra-kit/ui/facts.js';
import { goodsBlock, type IncomeLine, incomeBlock, incomeInWords } from '../../terra-kit/ui/goods.js';
import { type Block, framed, layers, type More, type Step, step } from '../../terra-kit/ui/panel.js';
import { DISCIPLINES, type Discipline } from '../data/ids.js';
import { targetOf } from '../rules/common.js';
import type { GoodWord } from '../texts/types.js';
import type { IncomeRow, SeatView } from '../types.js';
import { GLYPHS } from './board.js';
import { type AoiPainting, boardText, factionText } from './painting.js';

export const GOODS = ['coins', 'tools', 'scholars', 'power', 'books', 'vp'] as const satisfies readonly GoodWord[];
const TOKENS: Readonly<Record<GoodWord, Token>> = {
  coins: 'coin',
  tools: 'worker',
  scholars: 'priest',
  power: 'power',
  books: 'engineering',
  vp: 'text',
};
export const DISCIPLINE_TOKENS: Readonly<Record<Discipline, Token>> = {
  banking: 'banking',
  law: 'law',
  engineering: 'engineering',
  medicine: 'medicine',
};
const GOOD_GLYPHS = { coins: '●', tools: '■', scholars: '▲' } as const;

function goodsOf(p: AoiPainting, seat: SeatView, width: number): Block {
  const goods = (['coins', 'tools', 'scholars'] as const).map((good) => ({
    glyph: GOOD_GLYPHS[good],
    token: TOKENS[good],
    count: String(seat[good]),
    word: p.texts.goodAfter({ good, n: seat[good] }),
    brief: p.texts.goodHead[good],
  }));
  return goodsBlock(goods, width);
}

/** Higher piles of books are told by their number alone. */
const HIGHEST_PILE = 4;
const GAP = 2;

/** How a book is called, and how high its pile may be. */
interface Way {
  readonly word: (d: Discipline) => string;
  readonly high: number;
}

/** Books as four coloured stacks: `▪▪ 2 banking`. */
export function booksBlock(p: AoiPainting, seat: SeatView, width: number): Block {
  const stacks = DISCIPLINES.map((d, i) => ({ d, n: seat.books[i] ?? 0 }));
  const pileOf = (n: number, high: number) => '▪'.repeat(Math.min(high, Math.max(1, n)));
  const fitsIn = ({ word, high }: Way) =>
    stacks.reduce((sum, { d, n }) => {
      const pile = pileOf(n, high).length;
      return sum + (pile > 0 ? pile + 1 : 0) + String(n).length + 1 + word(d).length + GAP;
    }, -GAP) <= width;
  const { discipline } = p.texts;
  const long = (d: Discipline) => discipline[d].word;
  const brief = (d: Discipline) => discipline[d].brief;
  const letter = (d: Discipline) => discipline[d].letter;
  // Where there is no room for piles the words have their colours.
  const ways: readonly Way[] = [
    { word: long, high: HIGHEST_PILE },
    { word: brief, high: HIGHEST_PILE },
    { word: brief, high: 1 },
    { word: brief, high: 0 },
    { word: letter, high: HIGHEST_PILE },
    { word: letter, high: 1 },
  ];
  const { word, high } = ways.find(fitsIn) ?? { word: letter, high: 0 };
  return line(() => (
    <Row height={1} flexShrink={0} justifyContent="space-between">
      {stacks.map(({ d, n }) => (
        <Row key={d} flexShrink={0}>
          {high > 0 && <Whole c={DISCIPLINE_TOKENS[d]}>{`${pileOf(n, high)} `}</Whole>}
          <Whole b={n > 0} c={n > 0 ? 'text' : 'dim'}>
            {n}
          </Whole>
          <Whole c={high > 0 ? 'dim' : DISCIPLINE_TOKENS[d]}>{` ${word(d)}`}</Whole>
        </Row>
      ))}
    </Row>
  ));
}

const sumOf = (rows: readonly IncomeRow[], good: GoodWord): number => rows.reduce((n, row) => n + row[good], 0);

/** Places on the map, places that pay nothing as a stroke. */
function placesOf(track: SeatView['tracks'][number]): { built: string; left: string } {
  const on = track.all - track.left;
  const pays = (i: number) => {
    const row = track.income[i];
    return !row || GOODS.some((good) => row[good] > 0) || row.steps > 0;
  };
  const signs = Array.from({ length: track.all }, (_, i) => (i < on ? GLYPHS[track.piece] : pays(i) ? '·' : '-'));
  return { built: signs.slice(0, on).join(''), left: signs.slice(on).join('') };
}

function incomeLines(p: AoiPainting, seat: SeatView): IncomeLine[] {
  const { texts } = p;
  const lines = seat.tracks.map((track): IncomeLine => {
    const { many, word } = texts.building[track.piece];
    const rows = seat.income.filter((row) => row.source === track.piece);
    return { labels: [many, word], ...placesOf(track), counts: GOODS.map((good) => sumOf(rows, good)) };
  });
  if (!seat.incomeSum) return lines;
  const { incomeSum } = seat;
  const pieces = new Set<string>(seat.tracks.map((t) => t.piece));
  const rest = seat.income.filter((row) => !pieces.has(row.source));
  return [
    ...lines,
    { labels: [texts.label.rest], built: '', left: '', counts: GOODS.map((good) => sumOf(rest, good)) },
    { labels: [texts.label.next], built: '', left: '', bold: true, counts: GOODS.map((good) => incomeSum[good]) },
  ];
}

const TABLE_NEEDS = 48;

function incomeOf(p: AoiPainting, seat: SeatView, width: number): Block {
  const lines = incomeLines(p, seat);
  const { texts } = p;
  if (width < TABLE_NEEDS) {
    const inWords = (counts: readonly number[]) =>
      texts.goods({ goods: Object.fromEntries(GOODS.map((good, i) => [good, counts[i] ?? 0])) });
    return incomeInWords(lines, inWords, width);
  }
  const columns = GOODS.map((good) => ({ word: texts.good[good], brief: texts.goodHead[good], token: TOKENS[good] }));
  return incomeBlock([texts.label.incomeLong, texts.label.income], columns, lines, width);
}

function specialsBlock(p: AoiPainting, seat: SeatView, width: number): Block {
  const mine = p.prompt?.seat === seat.seat;
  const words: Readonly<Record<string, string>> = p.texts.special;
  const actions = seat.specials.map(
    ({ tile, used }): Priced => ({
      id: targetOf(tile),
      price: '◊',
      token: 'text',
      word: words[tile] ?? '',
      used,
      mark: mine ? p.marks.get(targetOf(tile)) : undefined,
    }),
  );
  return { rows: actionRows(actions, width), show: () => <ActionList actions={actions} width={width} /> };
}

export const trackWords = (p: AoiPainting, seat: SeatView): string[] => [
  p.texts.shipping({ level: seat.shipping, max: seat.mostShipping }),
  p.texts.spade({ tools: seat.terraforming }),
];

export function nextWords(p: AoiPainting, seat: SeatView): readonly string[] {
  const withoutBooster = p.view.phase === 'actions' && !seat.passed;
  const goods = seat.incomeSum && Object.fromEntries(GOODS.map((good) => [good, seat.incomeSum?.[good] ?? 0]));
  return p.texts.nextIncome({ goods, withoutBooster });
}

/** Small facts of a seat. */
export function besides(p: AoiPainting, seat: SeatView): string[] {
  const { texts } = p;
  return [
    texts.tokens({ n: seat.tokens }),
    texts.scholarsLeft({ n: seat.scholarsLeft }),
    ...(seat.keys > 0 ? [texts.keys({ n: seat.keys })] : []),
    texts.bridgesLeft({ n: seat.bridgesLeft }),
    ...(seat.pavilions > 0 ? [texts.pavilions({ n: seat.pavilions })] : []),
  ];
}

/** The tiles that a seat holds, as labelled facts. */
function holdings(p: AoiPainting, seat: SeatView): (readonly [string, string])[] {
  const { texts } = p;
  const { label } = texts;
  const list = (words: readonly string[]) => words.join('; ');
  return [
    [label.booster, seat.booster ? texts.tile({ tile: seat.booster }) : ''],
    [label.palace, seat.palace ? texts.palace[seat.palace].brief : ''],
    [label.toBuild, seat.reserved ? texts.palace[seat.reserved].brief : ''],
    [label.competencies, list(seat.competencies.map((id) => texts.competency[id].brief))],
    [label.innovations, list(seat.innovations.map((id) => texts.tile({ tile: id })))],
    [label.cities, list(seat.cities.flatMap(({ tile }) => (tile ? [texts.tile({ tile })] : [])))],
    [label.others, list(besides(p, seat))],
  ];
}

/** What the next steps of the tracks cost and bring. */
function nextSteps(p: AoiPainting, seat: SeatView): (readonly [string, string])[] {
  const { texts } = p;
  const words = (price: SeatView['shippingCost'], reward: SeatView['shippingReward']) =>
    price && reward ? texts.step({ price, reward: { [reward.what]: reward.n } }) : '';
  return [
    [texts.label.shipping, words(seat.shippingCost, seat.shippingReward)],
    [texts.label.spade, words(seat.terraformingCost, seat.terraformingReward)],
  ];
}

function abilities(p: AoiPainting, seat: SeatView, width: number): Block[] {
  return [
    ...(seat.faction ? [paragraph(factionText(p, seat.faction), width, 'dim')] : []),
    ...(seat.board ? [paragraph(`${p.texts.board[seat.board].name}: ${boardText(p, seat.board)}`, width, 'dim')] : []),
  ];
}

const RICH_NEEDS = 34;

function stepsOf(p: AoiPainting, seat: SeatView, width: number): Step[] {
  const { texts } = p;
  if (!seat.board) return [step(3, paragraph(texts.label.noFaction, width, 'dim'))];
  const words = { names: texts.bowls };
  const lead = [goodsOf(p, seat, width), booksBlock(p, seat, width)];
  const bowls = line(() => <BowlLine bowls={seat.bowls} words={words} />);
  const next = flow(nextWords(p, seat), width, ', ', 'dim');
  const tracks = flow(trackWords(p, seat), width, '   ', 'dim');
  const special = specialsBlock(p, seat, width);
  const poor = [
    step(0, ...lead, bowls),
    step(0, ...lead, bowls, next),
    step(0, ...lead, bowls, next, tracks),
    step(0, ...lead, bowls, next, tracks, special),
  ];
  if (width < RICH_NEEDS) return poor;
  const flat = bowlBlock(seat.bowls, words, width, 1);
  const deep = bowlBlock(seat.bowls, words, width, 2);
  const income = incomeOf(p, seat, width);
  const held = facts(holdings(p, seat), width);
  const coming = facts(nextSteps(p, seat), width);
  return [
    ...poor,
    step(1, ...lead, flat, next, tracks, special),
    step(1, ...lead, flat, income, tracks),
    step(1, ...lead, flat, income, tracks, special),
    step(2, ...lead, deep, income, tracks, special),
    step(3, ...lead, deep, income, tracks, special, ...held),
    step(3, ...lead, deep, income, tracks, special, ...held, ...coming),
    step(3, ...lead, deep, income, tracks, special, ...held, ...coming, ...abilities(p, seat, width)),
  ];
}

export function planningBoard(p: AoiPainting, seat: SeatView, more: More = {}): PanelSpec {
  const { texts } = p;
  return framed(
    p,
    {
      id: `board-${seat.seat}`,
      title: texts.boardOf({ name: p.names[seat.seat] ?? '', faction: seat.faction }),
      hint: texts.points({ n: seat.vp }),
      columns: [20, RICH_NEEDS],
      of: [seat.seat],
      marks: marksOf(p, 'faction', 'innovation', 'palace', 'competency', 'booster'),
      ...more,
    },
    layers((width) => stepsOf(p, seat, width)),
  );
}
