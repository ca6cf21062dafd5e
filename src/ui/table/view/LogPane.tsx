/** The newest events, newest at the bottom; a chip tells whose answer it was. */
import { Chip, Col, Panel, Row, T, Whole } from '../../components/basics.js';
import type { PanelSpec, Room } from '../../components/layout/spec.js';
import { cutWords, wrapText } from '../../components/text.js';
import { shownKey } from '../../keys/commands.js';
import { type Texts, useTexts } from '../../texts/texts.js';
import { remarksOf, remarkText } from '../chairs.js';
import type { TableScene } from '../table.js';

const EDGES = { columns: 4, rows: 2 };
/** Chip and blank. */
const CHIP = 2;
/** An event has so many rows at most. */
const MOST_LINES = 3;
const LEAST_COLUMNS = 22;

interface Told {
  readonly seat: number | null;
  readonly lines: readonly string[];
}

/** News of the game and what people said since, oldest first. */
function newest(scene: TableScene, rows: number, texts: Texts) {
  const news = scene.desk.at.news(rows).map((row) => ({ ...row, said: 0 }));
  const { table } = scene.session;
  const said = remarksOf(scene)
    .slice(-rows)
    .map((remark) => ({
      n: remark.at,
      seat: null,
      text: remarkText(table.seats, remark, texts),
      said: remark.n,
    }));
  return [...news, ...said].sort((a, b) => b.n - a.n || b.said - a.said);
}

/** What fits, oldest first. */
function told(scene: TableScene, width: number, rows: number, texts: Texts): Told[] {
  const { at } = scene.desk;
  const out: Told[] = [];
  let left = rows;
  for (const { n, seat, text, said } of newest(scene, rows, texts)) {
    const name = seat === null ? '' : at.telling.name(seat);
    const words = name !== '' && text.startsWith(`${name} `) ? text.slice(name.length + 1) : text;
    const { reason } = scene.play;
    const why = said === 0 && reason?.n === n ? ` (${reason.why})` : '';
    const all = wrapText(words + why, width - CHIP);
    const most = Math.min(MOST_LINES, rows);
    const lines =
      all.length > most ? [...all.slice(0, most - 1), cutWords(all.slice(most - 1).join(' '), width - CHIP)] : all;
    if (lines.length > left) break;
    left -= lines.length;
    out.unshift({ seat, lines });
  }
  return out;
}

function LogPane({ scene, room }: { scene: TableScene; room: Room }) {
  const texts = useTexts();
  const width = room.width - EDGES.columns;
  return (
    <Panel title={texts.logTitle} hint={shownKey('log')} width={room.width} height={room.rows}>
      {told(scene, width, room.rows - EDGES.rows, texts).map(({ seat, lines }, i) => (
        <Row key={i} gap={1} flexShrink={0} height={lines.length}>
          {seat === null ? <Whole> </Whole> : <Chip seat={seat} />}
          <Col>
            {lines.map((line, y) => (
              <T key={y}>{line}</T>
            ))}
          </Col>
        </Row>
      ))}
    </Panel>
  );
}

export function logSpec(scene: TableScene, _texts: Texts): PanelSpec {
  const { desk, play, session } = scene;
  return {
    id: 'log',
    columns: LEAST_COLUMNS,
    must: 'large',
    grows: 2,
    heights: () => [5, 8],
    of: [remarksOf(scene).at(-1)?.n, session.log.length, desk.at.telling, play.reason],
    show: (room) => <LogPane scene={scene} room={room} />,
  };
}
