/** The first row: which game, where in it, what can be taken back and what is on disk. */
import { Row, T, Whole } from '../../components/basics.js';
import { Still } from '../../components/Still.js';
import { textWidth } from '../../components/text.js';
import { type Texts, useTexts } from '../../texts/texts.js';
import { clockTime } from '../clock.js';
import type { TableScene } from '../table.js';

/** Everybody's thinking time, or where that finds no room the asked person's; nothing where clocks are off. */
function clockWords({ clock, session }: TableScene, texts: Texts): { text: string; over: boolean }[] {
  if (!clock.shown) return [];
  const { bank } = clock;
  const rows = clock.rows();
  const asked = rows.filter(({ seat }) => seat === session.prompt()?.seat);
  return [rows, asked].flatMap((some) => {
    if (some.length === 0) return [];
    const words = some.map(({ seat, ms }) =>
      texts.clockOf({ name: session.table.seats[seat]?.name ?? '', time: clockTime(ms) }),
    );
    const text = texts.clocks({ words, bank });
    return [{ text, over: asked.some(({ over }) => over) }];
  });
}

export function Head({ scene, width }: { scene: TableScene; width: number }) {
  const texts = useTexts();
  const { session, play, table, stage, desk } = scene;
  const { phrases, game } = table.module;
  const depth = session.undoDepth();
  const why = session.undoStop();
  const orders = scene.viewer === null ? 0 : play.ordersOf(scene.viewer);
  const { answers, trouble } = stage.host.onDisk(table);
  const saved = trouble ? texts.notSaved({ n: answers }) : texts.saved({ n: answers });
  const times = clockWords(scene, texts);
  const extra = [
    orders > 0 ? texts.ordersSet({ n: orders }) : '',
    depth > 0 ? texts.undoLeft({ n: depth, why }) : texts.undoNone({ why }),
  ].filter((text) => text !== '');
  const title = game.title.toUpperCase();
  const where = phrases.where(desk.at.telling.view);
  // What is least needed goes first where the row is narrow.
  let room = width - textWidth(title) - textWidth(where) - textWidth(saved) - 6;
  const clock = times.find(({ text }) => textWidth(text) + 3 <= room);
  if (clock) room -= textWidth(clock.text) + 3;
  const right = extra.filter((text) => {
    room -= textWidth(text) + 3;
    return room >= 0;
  });
  return (
    <Still width={width} height={1} of={[title, where, clock?.text, clock?.over, saved, trouble, ...right]}>
      <Row width={width} height={1} justifyContent="space-between" gap={2}>
        <Row gap={2}>
          <Whole b c="accent">
            {title}
          </Whole>
          <T>{where}</T>
        </Row>
        <Row gap={3} flexShrink={0}>
          {clock && (
            <Whole c={clock.over ? 'bad' : 'text'} b={clock.over}>
              {clock.text}
            </Whole>
          )}
          {right.map((text) => (
            <T key={text} c="dim">
              {text}
            </T>
          ))}
          <Whole c={trouble ? 'bad' : 'dim'} b={trouble !== null}>
            {saved}
          </Whole>
        </Row>
      </Row>
    </Still>
  );
}
