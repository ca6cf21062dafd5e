/** The tech dial as a ruler with its marks, and the event dial with what it showed last and what comes next. */
import { Meter, Row, T, Whole } from '../../../ui/components/basics.js';
import type { PanelSpec } from '../../../ui/components/layout/spec.js';
import { DIRECTION_TOKEN, TECH_MARKS, TECH_TOP } from '../data/dials.js';
import { type Block, framed, line, type Place, paragraph, type Step } from './blocks.js';
import { type NdPainting, shownSeat, still } from './painting.js';

const LABEL = 6;
const METER_NEEDS = LABEL + TECH_TOP + 18;

function techLines(p: NdPainting, width: number): Step {
  const { tech, nextMark } = shownSeat(p);
  const { texts } = p;
  const next =
    width < LABEL + 3 + texts.dialNext(nextMark).length ? texts.dialSoon(nextMark) : texts.dialNext(nextMark);
  const marks: readonly number[] = TECH_MARKS.map((m) => m.at);
  const numbers = Array.from({ length: TECH_TOP + 1 }, (_, at) => (marks.includes(at) ? String(at) : ''));
  const scale = numbers.reduce((row, text, at) => (text === '' ? row : row.padEnd(at - 1) + text), '');
  const first = line(() => (
    <Row gap={1}>
      <Whole c="dim">{texts.label.tech.padEnd(LABEL - 1)}</Whole>
      {width >= METER_NEEDS && <Meter value={tech} max={TECH_TOP} c="blue" marks={marks} />}
      <Whole b>{tech}</Whole>
      <T c="dim">{next}</T>
    </Row>
  ));
  const below: Block[] = width >= METER_NEEDS ? [line(() => <T c="dim">{' '.repeat(LABEL) + scale}</T>)] : [];
  return [first, ...below];
}

/** Before the second round nothing was resolved: the arrow marks nothing. */
function eventLine(p: NdPainting): Block {
  const { dial, round } = p.view;
  const { texts } = p;
  return line(() => (
    <Row gap={1}>
      <Whole c="dim">{texts.label.event.padEnd(LABEL - 1)}</Whole>
      {dial.sections.map((icon, i) => {
        const now = i === dial.at && round > 1;
        const { word } = texts.icon[icon];
        return (
          <Whole key={i} c={now ? 'accent' : 'dim'} b={now}>
            {now ? `[${word}]` : word}
          </Whole>
        );
      })}
    </Row>
  ));
}

function stepsOf(p: NdPainting, width: number): Step[] {
  const { texts, view } = p;
  const { dial, direction, round } = view;
  const [tech, scale] = techLines(p, width);
  const wide = width >= LABEL + dial.sections.reduce((n, icon) => n + texts.icon[icon].word.length + 1, 2);
  const said = round > 1 ? texts.icon[dial.icon].says : texts.label.noEvent;
  const event = wide ? eventLine(p) : paragraph(said, width);
  const way = DIRECTION_TOKEN[direction - 1];
  const rest = paragraph(
    [
      ...(wide ? [said] : []),
      texts.nextEvent({ icon: dial.next }),
      ...(way ? [texts.die({ n: direction, way })] : []),
    ].join(' · '),
    width,
    'dim',
  );
  const head = tech ? [tech] : [];
  const ruled = scale ? [...head, scale] : head;
  return [
    [...head, event],
    [...head, event, rest],
    [...ruled, event, rest],
  ];
}

export const dials = (p: NdPainting, place: Place = {}): PanelSpec =>
  framed({
    id: 'dials',
    title: p.texts.panel.dials,
    columns: 24,
    of: still(p),
    steps: (width) => stepsOf(p, width),
    ...place,
  });
