/** The table as the old painter draws it: the frame with whatever stands in the game's own space. */
import { type CommandId, keyRow } from '../keys/commands.js';
import type { Area } from '../paint/area.js';
import { enterWord } from '../paint/glyphs.js';
import { cut, wrapText } from '../paint/text.js';
import {
  DIM,
  frameRows,
  paintHead,
  paintPages,
  paintQuestion,
  paintStrip,
  paintTrouble,
  questionOf,
  savedWords,
} from './frame.js';
import type { TableScene } from './table.js';
import { paintFilter, paintLesson, paintTyping } from './telling.js';
import { lastChanges } from './words.js';

export interface FrameParts {
  /** Paints over the game's own space. */
  readonly space?: (area: Area) => void;
  readonly preview?: string;
  readonly keys?: string;
}

/** The frame with other things in the game's own space; every overlay of the table uses it. */
export function paintFrame(scene: TableScene, area: Area, parts: FrameParts): void {
  const rows = frameRows(area.height);
  const { session, desk, play, guide } = scene;
  const { texts } = scene.stage;
  const { ui, module } = scene.table;
  const view = desk.at.telling.view;
  const depth = session.undoDepth();
  const back =
    depth > 0 ? texts.undoLeft({ n: depth, why: session.undoStop() }) : texts.undoNone({ why: session.undoStop() });
  const orders = scene.viewer === null ? 0 : play.ordersOf(scene.viewer);
  const onDisk = scene.stage.host.onDisk(scene.table);
  const right = [orders > 0 ? texts.ordersSet({ n: orders }) : '', back, savedWords(onDisk, texts)]
    .filter((t) => t !== '')
    .join('   ');
  paintHead(area, rows.head, module.game.title, module.phrases.where(view), right, onDisk);
  paintStrip(area, rows.strip, session, ui, view, lastChanges(session));
  const space = area.sub(0, rows.space, area.width, rows.spaceHeight);
  if (parts.space) parts.space(space);
  else {
    desk.paintSpace(space);
    if (guide.lesson && guide.shown) paintLesson(space, guide.lesson, session.log, desk, scene.stage.glyphs, texts);
  }
  paintAsked(scene, area, rows.question);
  const asked = play.thinking === null;
  if (asked) desk.paintMenu(area.sub(0, rows.menu, area.width, rows.menuHeight), texts);
  const used = paintPreview(scene, area, rows.preview, parts.preview);
  if (used < 2) paintLog(scene, area, rows.log);
  paintTrouble(area, rows.log, play.trouble());
  const room = parts.keys === undefined ? paintPages(area, rows.keys, ui, desk.page) : area.width;
  area.text(0, rows.keys, cut(parts.keys ?? keys(scene, room), room), DIM);
}

function paintAsked(scene: TableScene, area: Area, y: number): void {
  const { session, desk, play } = scene;
  const { texts } = scene.stage;
  const prompt = desk.at.prompt;
  const over = session.over();
  if (over) {
    paintQuestion(area, y, '', scene.table.module.phrases.over(over, desk.at.telling));
    return;
  }
  if (play.thinking !== null) {
    const level = session.table.seats[play.thinking]?.by.replace(/^bot:/, '') ?? '';
    paintQuestion(
      area,
      y,
      '',
      texts.thinking({ name: desk.at.telling.name(play.thinking), level, seconds: play.bots.seconds() }),
    );
    return;
  }
  if (!prompt) return;
  const [who, sentence] = questionOf(desk.at, scene.table.ui);
  paintQuestion(area, y, who, sentence);
}

/** Returns how many rows it took: what is said to the player goes on over the log rather than being cut. */
function paintPreview(scene: TableScene, area: Area, y: number, given: string | undefined): number {
  const { play, desk } = scene;
  const { texts } = scene.stage;
  const width = area.width;
  if (scene.ask.asking === 'seat') area.text(0, y, texts.whichSeat);
  else if (scene.ask.asking === 'leave')
    area.text(0, y, texts.leaveAsk({ saved: play.trouble() === '' }), { bold: true });
  else if (scene.lineMode.line?.kind === 'type')
    paintTyping(area, y, scene.lineMode.line.text, scene.lineMode.entries(), texts);
  else if (scene.lineMode.line?.kind === 'filter')
    paintFilter(area, y, scene.lineMode.line.text, scene.table.module.rules, texts);
  else if (play.message) {
    const style = { ink: play.message.bad ? 'warning' : 'changed' } as const;
    const [first = '', ...rest] = wrapText(play.message.text, width);
    area.text(0, y, first, style);
    if (rest.length > 0) area.text(2, y + 1, cut(rest.join(' '), width - 2), style);
    return rest.length > 0 ? 2 : 1;
  } else if (play.thinking === null) area.text(0, y, cut(given ?? desk.preview(width, texts), width));
  return 1;
}

function paintLog(scene: TableScene, area: Area, y: number): void {
  let x = 0;
  for (const { n, text } of scene.desk.at.news(6)) {
    if (x >= area.width - 12) break;
    const number = area.text(x, y, `#${n} `, DIM);
    x = area.text(number, y, cut(text, area.width - number));
    const why = scene.play.reason?.n === n ? ` (${scene.play.reason.why})` : '';
    if (why !== '' && x < area.width - 8) x = area.text(x, y, cut(why, area.width - x), DIM);
    x += 3;
  }
}

function keys(scene: TableScene, width: number): string {
  const { glyphs, texts } = scene.stage;
  if (scene.confirmation.active()) return cut(texts.warnedKeys({ enter: enterWord(glyphs) }), width);
  if (scene.desk.amount) return keyRow('amount', ['value', 'do', 'back'], width, glyphs, texts, { value: 'amount' });
  const wide: CommandId[] = [
    'value',
    'row',
    'do',
    'focus',
    'undo',
    'why',
    'inspect',
    'type',
    'help',
    'whatif',
    'orders',
    'stand',
  ];
  const ids: CommandId[] =
    width >= 90 ? wide : ['value', 'do', 'focus', 'undo', 'why', 'help', 'inspect', 'type', 'whatif'];
  return keyRow('table', ids, width, glyphs, texts, { focus: scene.desk.focus === 'board' ? 'menu' : 'board' });
}
