/** The shown seat's nation: leader and ability, resources, what is left in stock, wonders, and the cards it holds. */
import { Col, Row, T, Whole } from '../../../ui/components/basics.js';
import type { PanelSpec } from '../../../ui/components/layout/spec.js';
import { RESOURCES } from '../data/land.js';
import type { SeatView } from '../types.js';
import { type Block, framed, growing, line, type Place, paragraph, type Step } from './blocks.js';
import { type NdPainting, nameOf, shownSeat, still } from './painting.js';

function resources(p: NdPainting, s: SeatView, width: number): Block {
  const { resource } = p.texts;
  const words = RESOURCES.reduce((n, r) => n + resource[r].word.length + 4, 0) <= width;
  const name = (r: (typeof RESOURCES)[number]) => (words ? resource[r].word : resource[r].brief);
  // Narrow columns have two rows of them.
  const whole = RESOURCES.reduce((n, r) => n + name(r).length + 4, 0) <= width;
  const lines = whole ? [RESOURCES] : [RESOURCES.slice(0, 2), RESOURCES.slice(2)];
  return {
    rows: lines.length,
    show: () => (
      <Col flexShrink={0}>
        {lines.map((line, i) => (
          <Row key={i} gap={2} height={1}>
            {line.map((r) => (
              <Row key={r} gap={1} flexShrink={0}>
                <Whole c="dim">{name(r)}</Whole>
                <Whole b c={s.resources[r] > 0 ? 'text' : 'faint'}>
                  {s.resources[r]}
                </Whole>
              </Row>
            ))}
          </Row>
        ))}
      </Col>
    ),
  };
}

/** Natural and world wonders, diplomacy cards from others: each as a short text. */
export function holdings(p: NdPainting, s: SeatView): string[] {
  const { texts } = p;
  return [
    ...s.wonders.map((id) => texts.wonder[id].whole),
    ...s.naturals.map(texts.naturalOn),
    ...s.cityStates.map((id) => texts.state[id].whole),
    ...s.pacts.map(({ card, giver }) => texts.pactOf({ card, giver: nameOf(p, giver) })),
    ...s.stateCards.map((state) => texts.stateCard({ state })),
  ];
}

/** Where it is as wide as this, the panel always says what the leader does. */
const TEXT_NEEDS = 58;

interface Wish {
  /** The leader's text may be left out, because something else needs the rows more. */
  readonly brief?: boolean;
  /** It stands in another panel of the page. */
  readonly toldElsewhere?: boolean;
}

function stepsOf(p: NdPainting, width: number, { brief = false, toldElsewhere = false }: Wish): Step[] {
  const s = shownSeat(p);
  const { texts } = p;
  const ability = s.leader ? texts.ability[s.leader] : texts.label.noLeader;
  const goods = resources(p, s, width);
  const stock = paragraph(texts.stock({ tokens: s.tokensLeft, cities: s.citiesLeft }), width, 'dim');
  const held = holdings(p, s);
  const cards = held.length > 0 ? [paragraph(held.join(', '), width)] : [];
  const first: Step = [goods, stock];
  const more: Block[] = [
    ...cards,
    paragraph(texts.caravans({ hexes: s.caravans.onMap, home: s.caravans.onCard }), width, 'dim'),
  ];
  const does = s.leader
    ? [paragraph(`${ability}: ${texts.does.leader[s.leader]}`, width, 'dim')]
    : [line(() => <T c="dim">{ability}</T>)];
  const all = growing(first, toldElsewhere ? more : [...more, ...does]);
  return width >= TEXT_NEEDS && !brief ? all.slice(-1) : all;
}

export function nation(p: NdPainting, { brief, toldElsewhere, ...place }: Place & Wish = {}): PanelSpec {
  const s = shownSeat(p);
  return framed({
    id: 'nation',
    title: p.texts.nation({ name: nameOf(p, p.shown), leader: s.leader }),
    hint: s.leader ? p.texts.leader[s.leader] : undefined,
    columns: 24,
    of: still(p),
    steps: (width) => stepsOf(p, width, { brief: !!brief, toldElsewhere: !!toldElsewhere }),
    ...place,
  });
}

/** What the leader and every card the seat holds do, and which of its own cards others hold. */
export function cardsHeld(p: NdPainting, place: Place = {}): PanelSpec {
  const s = shownSeat(p);
  const { texts } = p;
  const entries: (readonly [string, string])[] = [
    ...(s.leader ? [[texts.leader[s.leader], texts.does.leader[s.leader]] as const] : []),
    ...s.wonders.map((id) => [texts.wonder[id].whole, texts.does.wonder[id]] as const),
    ...s.pacts.map(
      ({ card, giver }) => [texts.pactOf({ card, giver: nameOf(p, giver) }), texts.does.pact[card]] as const,
    ),
    ...s.stateCards.map((id) => [texts.stateCard({ state: id }), texts.does.state[id]] as const),
    ...s.given.map(
      ({ card, holder }) => [texts.given({ card, holder: nameOf(p, holder) }), texts.does.pact[card]] as const,
    ),
  ];
  return framed({
    id: 'cards',
    title: texts.panel.cards,
    columns: 30,
    of: still(p),
    steps: (width) => {
      const blocks = entries.map(([name, does]) => paragraph(`${name}: ${does}`, width));
      const [first, ...more] = blocks;
      return first ? growing([first], more) : [[paragraph(texts.label.noneYet, width, 'dim')]];
    },
    ...place,
  });
}
