/** What lies on the market: the own hand as cards, the lot, and everybody's stall. */
import { Lines, Panel, Row, T } from '../../../../src/ui/components/basics.js';
import { Card } from '../../../../src/ui/components/Card.js';
import type { PanelSpec } from '../../../../src/ui/components/layout/spec.js';
import { Spot } from '../../../../src/ui/components/Spot.js';
import type { Mark, Painting } from '../../../../src/ui/types.js';
import { goodOf, type View, worthOf } from '../state.js';
import type { BazaarTexts } from './texts.js';

export type BazaarPainting = Painting<View, BazaarTexts>;

const FRAME = { columns: 4, rows: 2 };
const CARD = { columns: 11, rows: 2 };

/** What it is, and what it brings. */
function GoodCard({ card, mark, texts }: { card: string; mark: Mark | undefined; texts: BazaarTexts }) {
  const worth = worthOf(card);
  return (
    <Spot id={`card:${card}`} width={CARD.columns} height={CARD.rows} flexShrink={0}>
      <Card band="farm" top={`${goodOf(card)} ${worth}`} name="" width={CARD.columns} mark={mark} flat>
        <T>{texts.coins({ n: worth })}</T>
      </Card>
    </Spot>
  );
}

/** The viewer's own cards; a bystander sees none. */
export function handPanel(p: BazaarPainting): PanelSpec {
  const own = p.viewer === null ? null : (p.view.players[p.viewer]?.hand ?? null);
  const inRow = (width: number) => Math.max(1, Math.floor((width - FRAME.columns + 1) / (CARD.columns + 1)));
  return {
    id: 'hand',
    columns: FRAME.columns + CARD.columns,
    must: 'small',
    heights: (width) => [FRAME.rows + Math.max(1, Math.ceil((own?.length ?? 0) / inRow(width))) * CARD.rows],
    of: [own, p.marks],
    show: (room) => (
      <Panel title={own ? p.texts.hand : p.texts.noHand} width={room.width} height={room.rows}>
        <Row flexWrap="wrap" columnGap={1}>
          {own?.map((card) => (
            <GoodCard key={card} card={card} mark={p.marks.get(`card:${card}`)} texts={p.texts} />
          ))}
        </Row>
      </Panel>
    ),
  };
}

export function lotPanel({ view, texts, marks }: BazaarPainting): PanelSpec {
  return {
    id: 'lot',
    columns: FRAME.columns + CARD.columns,
    must: 'small',
    heights: () => [FRAME.rows + CARD.rows],
    of: [view.lot, marks],
    show: (room) => (
      <Panel title={texts.lot} width={room.width} height={room.rows}>
        {view.lot !== null && <GoodCard card={view.lot} mark={marks.get(`card:${view.lot}`)} texts={texts} />}
      </Panel>
    ),
  };
}

/** A line for each player, and the cards that lie open before them. */
export function stallsPanel({ view, texts, names }: BazaarPainting): PanelSpec {
  const told = view.players.flatMap(({ handSize, stall }, seat) => [
    texts.inHand({ name: names[seat] ?? '', n: handSize }),
    ...(stall.length > 0 ? [stall.join(' ')] : []),
  ]);
  return {
    id: 'stalls',
    columns: 34,
    heights: () => [FRAME.rows + told.length],
    of: [told.join()],
    show: (room) => (
      <Panel title={texts.players} width={room.width} height={room.rows}>
        {told.map((text, i) => (
          <Lines key={i} text={text} width={room.width - FRAME.columns} rows={1} />
        ))}
      </Panel>
    ),
  };
}
