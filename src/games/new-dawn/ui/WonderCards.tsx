/** World wonders: those on offer as cards with their price for the shown seat, and those that are built. */
import { Box } from 'ink';
import { Chip, Lines, Row, T, Whole } from '../../../ui/components/basics.js';
import { Card } from '../../../ui/components/Card.js';
import type { PanelSpec } from '../../../ui/components/layout/spec.js';
import { Spot } from '../../../ui/components/Spot.js';
import { wrapText } from '../../../ui/components/text.js';
import type { OfferView } from '../types.js';
import { type Block, framed, line, type Place, paragraph, type Step } from './blocks.js';
import { marksOf, type NdPainting } from './painting.js';
import { BANDS } from './signs.js';

const GAP = 1;
/** Types and resources in whole words. */
const WORDS_NEED = 48;
/** Cards stand side by side from here on. */
const CARDS_NEED = 58;
/** Their whole text from here on. */
const TEXT_NEEDS = 13;

const costOf = (p: NdPainting, offer: OfferView): string =>
  p.texts.cost({ cost: offer.cost[p.shown] ?? offer.printed, printed: offer.printed });

const goods = (p: NdPainting, offer: OfferView, room: number): string => {
  const words = offer.resources.map((r) => p.texts.resource[r].word).join(' ');
  return words.length <= room ? words : offer.resources.map((r) => p.texts.resource[r].brief).join(' ');
};

function OfferLine({ p, offer, width }: { p: NdPainting; offer: OfferView; width: number }) {
  const id = `wonder:${offer.wonder}`;
  const mark = p.marks.get(id);
  const { whole, short } = p.texts.wonder[offer.wonder];
  const narrow = width < WORDS_NEED;
  const word = (t: OfferView['type']) => (narrow ? p.texts.type[t].brief : p.texts.type[t].word);
  const type = word(offer.type).padEnd(Math.max(...p.view.offers.map((o) => word(o.type).length)));
  const tail = goods(p, offer, narrow ? 0 : width);
  const room = width - type.length - costOf(p, offer).length - tail.length - 3;
  const name = [whole, ...short].find((text) => text.length <= room) ?? short[3];
  return (
    <Spot id={id} height={1} flexShrink={0} gap={1}>
      <Whole c="dim">{type}</Whole>
      <Box flexGrow={1}>
        <T b={!!mark} c={mark === 'cursor' ? 'accent' : 'text'}>
          {name}
        </T>
      </Box>
      <Whole b>{costOf(p, offer)}</Whole>
      <Whole c="dim">{tail}</Whole>
    </Spot>
  );
}

const innerOf = (p: NdPainting, width: number): number => Math.floor((width + GAP) / p.view.offers.length) - GAP;

function OfferCards({ p, width, rows }: { p: NdPainting; width: number; rows: number }) {
  const inner = innerOf(p, width);
  const names = Math.max(...p.view.offers.map((o) => wrapText(p.texts.wonder[o.wonder].whole, inner).length));
  return (
    <Row flexShrink={0} height={rows} gap={GAP}>
      {p.view.offers.map((offer) => {
        const id = `wonder:${offer.wonder}`;
        const name = p.texts.wonder[offer.wonder].whole;
        const type = [p.texts.type[offer.type].word, p.texts.type[offer.type].brief];
        const corner = String(offer.cost[p.shown] ?? offer.printed);
        const does = wrapText(p.texts.does.wonder[offer.wonder], inner);
        const left = rows - 1 - names - 1;
        return (
          <Spot id={id} key={offer.wonder} flexShrink={0}>
            <Card
              flat
              width={inner}
              height={rows}
              band={BANDS[offer.type]}
              top={type.find((word) => word.length + corner.length < inner) ?? ''}
              corner={corner}
              name={name}
              nameRows={names}
              mark={p.marks.get(id)}
            >
              {Array.from({ length: names - wrapText(name, inner).length }, (_, i) => (
                <T key={i}> </T>
              ))}
              <T c="text">{goods(p, offer, inner)}</T>
              {left >= does.length && <Lines text={does.join(' ')} width={inner} rows={left} c="dim" />}
            </Card>
          </Spot>
        );
      })}
    </Row>
  );
}

function offerSteps(p: NdPainting, width: number): Step[] {
  const { offers } = p.view;
  if (offers.length === 0) return [[paragraph(p.texts.label.none, width, 'dim')]];
  const list = offers.map((offer): Block => line(() => <OfferLine p={p} offer={offer} width={width} />));
  const told = offers.flatMap((offer): Block[] => [
    line(() => <OfferLine p={p} offer={offer} width={width} />),
    paragraph(p.texts.does.wonder[offer.wonder], width, 'dim'),
  ]);
  if (width < CARDS_NEED) return [list, told];
  const inner = innerOf(p, width);
  const rows = (of: (o: OfferView) => string) => Math.max(...offers.map((o) => wrapText(of(o), inner).length));
  const names = rows((o) => p.texts.wonder[o.wonder].whole);
  const texts = rows((o) => p.texts.does.wonder[o.wonder]);
  const cards = (height: number): Step => [
    { rows: height, show: () => <OfferCards p={p} width={width} rows={height} /> },
  ];
  const least = 1 + names + 1;
  return [cards(least), ...(inner >= TEXT_NEEDS ? [cards(least + texts)] : [])];
}

export const wonderCards = (p: NdPainting, place: Place = {}): PanelSpec =>
  framed({
    id: 'wonders',
    title: p.texts.panel.wonders,
    hint: p.texts.label.onOffer,
    columns: 34,
    of: [p.view, p.shown, p.texts],
    marks: marksOf(
      p,
      p.view.offers.map((o) => `wonder:${o.wonder}`),
    ),
    steps: (width) => offerSteps(p, width),
    ...place,
  });

/** What stands, where, and whose it is; with what it does where there is room. */
export function wondersBuilt(p: NdPainting, place: Place = {}): PanelSpec {
  const { texts } = p;
  const built = p.view.wonders.filter((w) => w.hex !== null);
  const head = (w: (typeof built)[number]): Block =>
    line(() => (
      <Row gap={1} height={1}>
        {w.owner === null ? <Whole> - </Whole> : <Chip seat={w.owner} wide />}
        <Whole c="dim">{texts.type[w.type].brief.padEnd(4)}</Whole>
        <T>
          {`${texts.wonder[w.wonder].whole} ${w.hex ?? ''}`}
          {w.wonder === 'great-zimbabwe' ? ` ${'●'.repeat(p.view.zimbabwe)}` : ''}
        </T>
      </Row>
    ));
  return framed({
    id: 'built',
    title: texts.panel.built,
    columns: 30,
    of: [p.view, p.texts],
    steps: (width) => {
      if (built.length === 0) return [[paragraph(texts.label.noneYet, width, 'dim')]];
      return [built.map(head), built.flatMap((w) => [head(w), paragraph(texts.does.wonder[w.wonder], width, 'dim')])];
    },
    ...place,
  });
}
