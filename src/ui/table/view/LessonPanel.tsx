/** The words of a guided game. */
import { Lines, Panel, T } from '../../components/basics.js';
import type { PanelSpec, Room } from '../../components/layout/spec.js';
import { wrapText } from '../../components/text.js';
import { chapterAt, standingIn } from '../../lesson.js';
import type { Texts } from '../../texts/texts.js';
import { withEnter } from '../../theme/glyphs.js';
import type { TableScene } from '../table.js';

const EDGES = { columns: 4, rows: 2 };
const LEAST_COLUMNS = 26;

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

function LessonPanel({ said, room }: { said: Said; room: Room }) {
  const width = room.width - EDGES.columns;
  const rows = room.rows - EDGES.rows;
  const foot = wrapText(said.foot, width);
  return (
    <Panel title={said.title} width={room.width} height={room.rows}>
      <Lines text={said.text} width={width} rows={Math.max(1, rows - foot.length)} />
      {rows > foot.length &&
        foot.map((line, i) => (
          <T key={i} c="accent">
            {line}
          </T>
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
      return [EDGES.rows + wrapText(said.text, room).length + wrapText(said.foot, room).length];
    },
    of: [said.title, said.text, said.foot],
    show: (room) => <LessonPanel said={said} room={room} />,
  };
}
