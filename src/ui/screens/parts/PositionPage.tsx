/** The game's page of a position, with a panel of ours in the place of the question and another in that of the log. */
import { classOf, type Size } from '../../components/layout/size.js';
import type { PanelSpec, Room } from '../../components/layout/spec.js';
import type { Desk } from '../../table/desk.js';
import { Body } from '../../table/view/Body.js';
import { boardThing } from '../../table/view/board.js';
import { useTheme } from '../../theme/theme.js';

interface PositionProps {
  readonly desk: Desk;
  readonly size: Size;
  readonly room: Room;
  /** It stands in every window. */
  readonly question: PanelSpec;
  readonly log: PanelSpec;
}

export function PositionPage({ desk, size, room, question, log }: PositionProps) {
  const theme = useTheme();
  const { face } = desk.ui;
  const page = face.pages[desk.page] ?? face.pages[0];
  if (!page) return null;
  const p = desk.painting();
  const board = page.board?.(p) ?? null;
  const main = board ? boardThing(board, theme, p.zoom > 0) : (page.main?.(p) ?? null);
  return <Body main={main} panels={page.panels(p, { question, log })} room={room} size={classOf(size)} />;
}
