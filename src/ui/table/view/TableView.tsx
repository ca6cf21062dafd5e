/** The table as components: the game's page and the shell's panels, shared out over the window. */
import { classOf, type Size } from '../../components/layout/size.js';
import type { PanelSpec } from '../../components/layout/spec.js';
import { useTexts } from '../../texts/texts.js';
import { useTheme } from '../../theme/theme.js';
import type { Face } from '../../types.js';
import type { TableScene } from '../table.js';
import { Body } from './Body.js';
import { boardThing } from './board.js';
import { lessonSpec } from './LessonPanel.js';
import { logSpec } from './LogPane.js';
import { questionSpec } from './QuestionPanel.js';
import { TableFrame } from './TableFrame.js';

/** What a page of a face shows now: its main thing, and its panels with those of the shell. */
export function usePage(scene: TableScene, face: Face) {
  const theme = useTheme();
  const texts = useTexts();
  const page = face.pages[scene.desk.page] ?? face.pages[0];
  if (!page) throw new Error('a face without pages');
  const p = scene.desk.painting();
  const shell = { question: questionSpec(scene, texts), log: logSpec(scene, texts) };
  const board = page.board?.(p) ?? null;
  const main = board ? boardThing(board, theme) : (page.main?.(p) ?? null);
  const lesson = lessonSpec(scene, texts);
  const panels: readonly PanelSpec[] = [...(lesson ? [lesson] : []), ...page.panels(p, shell)];
  return { main, panels };
}

export function TableView({ scene, face, size }: { scene: TableScene; face: Face; size: Size }) {
  const { main, panels } = usePage(scene, face);
  return (
    <TableFrame scene={scene} size={size}>
      {(room) => <Body main={main} panels={panels} room={room} size={classOf(size)} />}
    </TableFrame>
  );
}
