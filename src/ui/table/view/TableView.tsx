/** The table as components: the game's page and the shell's panels, shared out over the window. */
import { classOf, type Size } from '../../components/layout/size.js';
import type { PanelSpec } from '../../components/layout/spec.js';
import { type Texts, useTexts } from '../../texts/texts.js';
import { type Theme, useTheme } from '../../theme/theme.js';
import type { Face, MainThing } from '../../types.js';
import type { TableScene } from '../table.js';
import { Body } from './Body.js';
import { boardThing } from './board.js';
import { lessonSpec } from './LessonPanel.js';
import { logSpec } from './LogPane.js';
import { questionSpec } from './QuestionPanel.js';
import { TableFrame } from './TableFrame.js';

interface PageNow {
  readonly main: MainThing | null;
  /** In order of weight, the shell's among them. */
  readonly panels: readonly PanelSpec[];
}

/** What the open page of a face shows now: its main thing, and its panels with those of the shell. */
export function pageOf(scene: TableScene, face: Face, theme: Theme, texts: Texts): PageNow {
  const page = face.pages[scene.desk.page] ?? face.pages[0];
  if (!page) throw new Error('a face without pages');
  const p = scene.desk.painting();
  const shell = { question: questionSpec(scene, texts), log: logSpec(scene, texts) };
  const board = page.board?.(p) ?? null;
  const main = board ? boardThing(board, theme, p.zoom > 0) : (page.main?.(p) ?? null);
  const lesson = lessonSpec(scene, texts);
  return { main, panels: [...(lesson ? [lesson] : []), ...page.panels(p, shell)] };
}

export function TableView({ scene, face, size }: { scene: TableScene; face: Face; size: Size }) {
  const { main, panels } = pageOf(scene, face, useTheme(), useTexts());
  return (
    <TableFrame scene={scene} size={size}>
      {(room) => <Body main={main} panels={panels} room={room} size={classOf(size)} />}
    </TableFrame>
  );
}
