/** The victory cards with both agendas of each and everybody's progress; in small windows what the seat is nearest to. */
import { Box } from 'ink';
import { Chip, Row, T, Whole } from '../../../ui/components/basics.js';
import type { PanelSpec } from '../../../ui/components/layout/spec.js';
import { Spot } from '../../../ui/components/Spot.js';
import type { AgendaView } from '../types.js';
import { type Block, blank, framed, line, type Place, paragraph, type Step } from './blocks.js';
import { marksOf, type NdPainting, nameOf } from './painting.js';

/** A seat's column: '14/15' and a blank. */
const SEAT = 6;
/** Columns in which an agenda's name stands beside everybody's numbers. */
const NAME = 16;

const share = (a: AgendaView, seat: number): number => (a.done[seat] !== null ? 2 : (a.have[seat] ?? 0) / a.need);

/** The agenda of each card that the seat has done or is nearest to. */
function Nearest({ p, agendas, width }: { p: NdPainting; agendas: readonly AgendaView[]; width: number }) {
  const best = agendas.reduce((a, b) => (share(b, p.shown) > share(a, p.shown) ? b : a));
  const done = best.done[p.shown] !== null;
  const have = best.have[p.shown] ?? 0;
  const number = done ? p.texts.label.done : p.texts.progress({ have, need: best.need });
  const need = p.texts.need[best.agenda];
  const room = width - number.length - 1;
  return (
    <Row justifyContent="space-between" gap={1} height={1}>
      <T>{need.length <= room ? need : p.texts.agenda[best.agenda]}</T>
      <Whole b c={done ? 'good' : 'text'}>
        {number}
      </Whole>
    </Row>
  );
}

function Agenda({ p, agenda, first, wide }: { p: NdPainting; agenda: AgendaView; first: boolean; wide: boolean }) {
  const { texts } = p;
  const mark = p.marks.get(`agenda:${agenda.agenda}`);
  const name = texts.agenda[agenda.agenda];
  const short = texts.need[agenda.agenda];
  return (
    <Spot id={`agenda:${agenda.agenda}`} height={1} flexShrink={0}>
      <Whole c="faint">{first ? '┌ ' : '└ '}</Whole>
      {wide && (
        <Box width={NAME} flexShrink={0}>
          <T b={!!mark} c={mark === 'cursor' ? 'accent' : 'text'}>
            {name}
          </T>
        </Box>
      )}
      <Box flexGrow={1} flexShrink={1}>
        <T c={wide ? 'dim' : mark === 'cursor' ? 'accent' : 'text'}>
          {wide ? texts.does.agenda[agenda.agenda] : short}
        </T>
      </Box>
      {agenda.have.map((have, i) => {
        const done = agenda.done[i] !== null;
        return (
          <Box key={i} width={SEAT} flexShrink={0} justifyContent="flex-end">
            <T c={done ? 'good' : have > 0 ? 'text' : 'faint'} b={done}>
              {done ? texts.label.done : texts.progress({ have, need: agenda.need })}
            </T>
          </Box>
        );
      })}
    </Spot>
  );
}

const Seats = ({ p }: { p: NdPainting }) => (
  <Row justifyContent="flex-end" height={1}>
    {p.view.players.map((s) => (
      <Box key={s.seat} width={SEAT} flexShrink={0} justifyContent="flex-end">
        <Chip seat={s.seat} wide />
      </Box>
    ))}
  </Row>
);

const LONGEST_NEED = 37;

function stepsOf(p: NdPainting, width: number, brief: boolean): Step[] {
  const { victory, seats } = p.view;
  const nearest = victory.map((card): Block => line(() => <Nearest p={p} agendas={card.agendas} width={width} />));
  const room = width - 2 - SEAT * seats;
  if (room < NAME) return [nearest];
  const wide = room >= NAME + LONGEST_NEED;
  const all = victory.flatMap((card) =>
    card.agendas.map((agenda, i): Block => line(() => <Agenda p={p} agenda={agenda} first={i === 0} wide={wide} />)),
  );
  const table = [line(() => <Seats p={p} />), ...all];
  return brief ? [nearest, table] : [table];
}

const idsOf = (p: NdPainting) => p.view.victory.flatMap((card) => card.agendas.map((a) => `agenda:${a.agenda}`));

/** `brief`: something else needs the rows more. */
export const victoryCards = (p: NdPainting, { brief = false, ...place }: Place & { brief?: boolean } = {}): PanelSpec =>
  framed({
    id: 'victory',
    title: p.texts.panel.victory,
    hint: p.texts.label.oneOfEach,
    columns: 22,
    of: [p.view, p.shown, p.texts, marksOf(p, idsOf(p))],
    steps: (width) => stepsOf(p, width, brief),
    ...place,
  });

/** Ties, what is finished, and when the game is stopped. */
export const finished = (p: NdPainting, place: Place = {}): PanelSpec => {
  const { texts, view } = p;
  const done = view.victory.flatMap((card) =>
    card.agendas.flatMap((a) =>
      a.done.flatMap((round, seat) =>
        round === null ? [] : [{ round, text: texts.finished({ name: nameOf(p, seat), agenda: a.agenda, round }) }],
      ),
    ),
  );
  done.sort((a, b) => a.round - b.round);
  const ties = [
    [texts.label.worldWonders, view.players.map((s) => s.wonders.length)],
    [texts.label.spaces, view.players.map((s) => s.spaces)],
  ] as const;
  return framed({
    id: 'finished',
    title: texts.panel.finished,
    hint: texts.round({ round: view.round, limit: view.options.limit }),
    columns: 36,
    of: [p.view, p.names, p.texts],
    steps: (width) => {
      const rows: Step = [
        line(() => <Seats p={p} />),
        ...ties.map(([label, numbers]) =>
          line(() => (
            <Row height={1}>
              <Box flexGrow={1}>
                <T c="dim">{label}</T>
              </Box>
              {numbers.map((n, i) => (
                <Box key={i} width={SEAT} flexShrink={0} justifyContent="flex-end">
                  <T b>{n}</T>
                </Box>
              ))}
            </Row>
          )),
        ),
      ];
      const told =
        done.length > 0 ? done.map((d) => paragraph(d.text, width)) : [paragraph(texts.label.noneYet, width, 'dim')];
      return [rows, [...rows, blank, ...told]];
    },
    ...place,
  });
};
