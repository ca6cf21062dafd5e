/** The words of a guided game. */
import { Lines, Panel, Row, T, Whole } from '../../components/basics.js';
import type { PanelSpec, Room } from '../../components/layout/spec.js';
import { textWidth, wrapText } from '../../components/text.js';
import { chapterAt, standingIn } from '../../lesson.js';
import type { Texts } from '../../texts/texts.js';
import { withEnter } from '../../theme/glyphs.js';
import type { TableScene } from '../table.js';

const EDGES = { columns: 4, rows: 2 };
const LEAST_COLUMNS = 26;

const GAP = 2;

interface Hint {
  readonly keys: string;
  readonly word: string;
}

interface Said {
  readonly title: string;
  readonly text: string;
  readonly foot: string;
}

function saidBy(scene: TableScene, texts: Texts): Said | null {
  const { lesson, shown } = scene.guide;
  const { log } = scene.session;
  if (!lesson || !shown) return null;
  const standing = standingIn(lesson, log);
  const chapter = chapterAt(lesson, log.length);
  const foot = (text: string) => withEnter(text, scene.stage.glyphs);
  if (standing.kind === 'left')
    return {
      title: texts.lessonLeftTitle,
      text: texts.lessonLeft({ at: standing.at }),
      foot: foot(texts.lessonLeftFoot),
    };
  if (standing.kind !== 'step')
    return { title: texts.lessonEndTitle, text: lesson.end, foot: foot(texts.lessonEndFoot) };
  if (!standing.step.say) return null;
  return {
    title: texts.lessonTitle({ chapter: chapter.number, of: chapter.of, title: chapter.title }),
    text: standing.step.say,
    foot: foot(texts.lessonFoot({ chapters: chapter.number < chapter.of })),
  };
}

/** Keys with their words, which stand wide apart in the catalogue, in as many rows as they need. */
function keyRows(foot: string, width: number): Hint[][] {
  const rows: Hint[][] = [[]];
  let used = 0;
  for (const part of foot.split(/ {2,}/)) {
    const [keys = '', ...words] = part.split(' ');
    const columns = textWidth(part);
    if (used > 0 && used + GAP + columns > width) {
      rows.push([]);
      used = 0;
    }
    rows.at(-1)?.push({ keys, word: words.join(' ') });
    used += (used > 0 ? GAP : 0) + columns;
  }
  return rows;
}

function LessonPanel({ said, room }: { said: Said; room: Room }) {
  const width = room.width - EDGES.columns;
  const rows = room.rows - EDGES.rows;
  const foot = keyRows(said.foot, width);
  return (
    <Panel title={said.title} width={room.width} height={room.rows}>
      <Lines text={said.text} width={width} rows={Math.max(1, rows - foot.length)} />
      {rows > foot.length &&
        foot.map((hints, i) => (
          <Row key={i} gap={GAP} height={1} flexShrink={0}>
            {hints.map(({ keys, word }) => (
              <Row key={keys} gap={1} flexShrink={0}>
                <Whole b c="accent">
                  {keys}
                </Whole>
                <T c="dim">{word}</T>
              </Row>
            ))}
          </Row>
        ))}
    </Panel>
  );
}

/** Null where nothing is taught, or its words are hidden. */
export function lessonSpec(scene: TableScene, texts: Texts): PanelSpec | null {
  const said = saidBy(scene, texts);
  if (!said) return null;
  return {
    id: 'lesson',
    columns: LEAST_COLUMNS,
    must: 'small',
    under: 60,
    heights: (width) => {
      const room = width - EDGES.columns;
      return [EDGES.rows + wrapText(said.text, room).length + keyRows(said.foot, room).length];
    },
    of: [said.title, said.text, said.foot],
    show: (room) => <LessonPanel said={said} room={room} />,
  };
}
