/** The leaders that can still be chosen, with what they do. */
import { Lines, Row, T } from '../../../ui/components/basics.js';
import type { PanelSpec } from '../../../ui/components/layout/spec.js';
import { Spot } from '../../../ui/components/Spot.js';
import { wrapText } from '../../../ui/components/text.js';
import { LEADER_IDS, LEADERS, type LeaderId } from '../data/leaders.js';
import { type Block, framed, line, type Place } from './blocks.js';
import { marksOf, type NdPainting } from './painting.js';

export function leaderChoice(p: NdPainting, place: Place = {}): PanelSpec {
  const { texts } = p;
  const taken = new Set(p.view.players.map((s) => s.leader));
  const open = LEADER_IDS.filter((id) => !taken.has(id));
  const head = (id: LeaderId): Block => {
    const mark = p.marks.get(`leader:${id}`);
    return line(() => (
      <Spot id={`leader:${id}`} height={1} gap={1}>
        <T
          b={!!mark}
          c={mark === 'cursor' ? 'accent' : 'text'}
        >{`${mark === 'cursor' ? '►' : ' '}${texts.leaderOf({ leader: id })}`}</T>
      </Spot>
    ));
  };
  const told = (id: LeaderId) => `${texts.ability[id]}: ${texts.does.leader[id]}`;
  const lines = (text: string, width: number): Block => {
    const rows = wrapText(text, width - 2).length;
    return {
      rows,
      show: () => (
        <Row>
          <T> </T>
          <Lines text={text} width={width - 2} rows={rows} c="dim" />
        </Row>
      ),
    };
  };
  /** The order of the cards in the first focus row, and what the leader can do. */
  const text = (id: LeaderId, width: number): Block => {
    const row = LEADERS[id].row.map((type, i) => `${i + 1} ${texts.type[type].brief}`).join('  ');
    return lines(`${row}\n${told(id)}`, width);
  };
  return framed({
    id: 'leaders',
    title: texts.panel.leaders,
    columns: 30,
    of: [
      p.view,
      p.texts,
      marksOf(
        p,
        open.map((id) => `leader:${id}`),
      ),
    ],
    steps: (width) => {
      const cursor = open.find((id) => p.marks.get(`leader:${id}`) === 'cursor');
      return [
        open.map(head),
        open.flatMap((id) => [head(id), ...(id === cursor ? [text(id, width)] : [])]),
        open.flatMap((id) => [head(id), lines(told(id), width)]),
        open.flatMap((id) => [head(id), text(id, width)]),
      ];
    },
    ...place,
  });
}
