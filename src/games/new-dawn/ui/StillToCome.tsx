/** What can still come: wonders nobody has seen, focus cards that are left, barbarians that are beaten, the supply. */
import { Row, T, Whole } from '../../../ui/components/basics.js';
import type { PanelSpec } from '../../../ui/components/layout/spec.js';
import { FOCUS_BY, FOCUS_TYPES, type Level } from '../data/focus.js';
import { RESOURCES } from '../data/land.js';
import { WONDER_IDS, WONDER_TYPES, WONDERS } from '../data/wonders.js';
import { type Block, framed, line, type Place, paragraph, type Step } from './blocks.js';
import { type NdPainting, shownSeat, still } from './painting.js';

/** From here on the names always stand under their deck. */
const NAMES_NEED = 60;

/** Which cards lie under the open one is known, their order and what was taken out before the game is not. */
export function decksToCome(p: NdPainting, place: Place = {}): PanelSpec {
  const { texts, view } = p;
  const seen = new Set([...view.offers, ...view.wonders].map((w) => w.wonder));
  return framed({
    id: 'decks',
    title: texts.panel.decks,
    hint: texts.label.unseen,
    columns: 34,
    of: [p.view, p.texts],
    steps: (width) => {
      const types = WONDER_TYPES.map((type) => {
        const left = WONDER_IDS.filter((id) => WONDERS[id].type === type && !seen.has(id));
        const below = view.offers.find((o) => o.type === type)?.below ?? 0;
        const head = texts.deck({ type, below });
        const names = left.map((id) => texts.deckCard({ wonder: id, age: WONDERS[id].age, cost: WONDERS[id].cost }));
        return { head, names: below === 0 || names.length === 0 ? texts.label.none : names.join(', ') };
      });
      const heads = types.map(({ head }) => paragraph(head, width, 'text', true));
      const told = types.flatMap(({ head, names }) => [
        paragraph(head, width, 'text', true),
        paragraph(names, width, 'dim'),
      ]);
      return width < NAMES_NEED ? [heads, told] : [told];
    },
    ...place,
  });
}

const LEVELS: readonly Level[] = [1, 2, 3, 4];

/** The cards of the shown seat's own deck that are not in its row, by type and level. */
export function focusToCome(p: NdPainting, place: Place = {}): PanelSpec {
  const { texts } = p;
  const row = new Set(shownSeat(p).row.map((slot) => slot.card));
  return framed({
    id: 'focusLeft',
    title: texts.panel.focusLeft,
    columns: 34,
    of: still(p),
    steps: (width) => {
      const left = (type: (typeof FOCUS_TYPES)[number]) =>
        LEVELS.map((level) => FOCUS_BY[type][level - 1] ?? FOCUS_BY[type][0]).filter((id) => !row.has(id));
      const short = FOCUS_TYPES.map((type): Block => {
        const names = left(type).map((id) => texts.focus[id]);
        return paragraph(`${texts.type[type].word}: ${names.join(', ')}`, width);
      });
      const told = FOCUS_TYPES.flatMap((type): Block[] =>
        left(type).map((id) => paragraph(`${texts.focus[id]}: ${texts.does.focus[id]}`, width, 'dim')),
      );
      return [short, told];
    },
    ...place,
  });
}

/** Resources in the supply, and barbarians that will come back. */
export function supply(p: NdPainting, place: Place = {}): PanelSpec {
  const { texts, view } = p;
  const beaten = view.barbarians.filter((b) => b.hex === null).map((b) => b.barbarian);
  return framed({
    id: 'supply',
    title: texts.panel.supply,
    columns: 24,
    of: [p.view, p.texts],
    steps: (width) => {
      const goods: Step = RESOURCES.map((r) =>
        line(() => (
          <Row justifyContent="space-between" height={1}>
            <T c="dim">{texts.resource[r].word}</T>
            <Whole b>{view.supply[r]}</Whole>
          </Row>
        )),
      );
      const short = paragraph(RESOURCES.map((r) => `${texts.resource[r].word} ${view.supply[r]}`).join('  '), width);
      const back = paragraph(texts.comingBack({ letters: beaten }), width, 'dim');
      return [[short, back], ...(width < 40 ? [[...goods, back]] : [])];
    },
    ...place,
  });
}
