/** City-states: where they lie, who holds them, and what their cards do. */
import { Chip, Row, T, Whole } from '../../../ui/components/basics.js';
import type { PanelSpec } from '../../../ui/components/layout/spec.js';
import { type Block, framed, line, type Place, paragraph } from './blocks.js';
import type { NdPainting } from './painting.js';

/** Chip and kind. */
const HEAD = 9;

export function cityStates(p: NdPainting, place: Place = {}): PanelSpec {
  const { texts } = p;
  const states = p.view.cityStates;
  const said = (c: (typeof states)[number], width: number): string => {
    const { whole, short } = texts.state[c.state];
    const cards = texts.cardsLeft({ n: c.cardsLeft, down: c.down });
    const all = [whole, ...short].map((what) => `${what} ${c.hex}, ${cards}`);
    return all.find((text) => text.length <= width - HEAD) ?? `${short[1]} ${c.hex}`;
  };
  const head = (c: (typeof states)[number], width: number): Block =>
    line(() => (
      <Row gap={1} height={1}>
        {c.owner === null ? <Whole> @ </Whole> : <Chip seat={c.owner} wide />}
        <Whole c="dim">{texts.type[c.type].brief.padEnd(4)}</Whole>
        <T>{said(c, width)}</T>
      </Row>
    ));
  return framed({
    id: 'states',
    title: texts.panel.states,
    columns: 30,
    of: [p.view, p.texts],
    steps: (width) => {
      if (states.length === 0) return [[paragraph(texts.label.none, width, 'dim')]];
      return [
        states.map((c) => head(c, width)),
        states.flatMap((c) => [head(c, width), paragraph(texts.does.state[c.state], width, 'dim')]),
      ];
    },
    ...place,
  });
}
