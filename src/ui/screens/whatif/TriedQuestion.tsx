/** The open question of a branch with its choices, and the steps that led to it. */
import { Box } from 'ink';
import { Panel, T } from '../../components/basics.js';
import type { Room } from '../../components/layout/spec.js';
import { capital, wrapText } from '../../components/text.js';
import type { Desk } from '../../table/desk.js';
import { columnsOf, itemsBy, rowsOf, windowOf } from '../../table/view/items.js';
import { Details, ItemRows, PartLine } from '../../table/view/QuestionPanel.js';
import { detailsOf, flow, resultParts } from '../../table/view/status.js';
import { useTexts } from '../../texts/texts.js';
import type { Branch } from './branches.js';

const SIDES = 4;
const FRAME = 2;
/** Rows below the menu: what the marked choice would do. */
const RESULT = 2;

export function TriedQuestion({ desk, branch, said, room }: { desk: Desk; branch: Branch; said: string; room: Room }) {
  const texts = useTexts();
  const { prompt, telling, session } = desk.at;
  const { phrases } = session.module;
  const over = session.over();
  const width = room.width - SIDES;
  const rows = room.rows - FRAME;
  const title = prompt
    ? texts.whatIfAsked({
        name: telling.name(prompt.seat),
        branch: branch.name,
        question: phrases.topic(prompt, telling),
      })
    : texts.whatIfOver({ branch: branch.name });
  const result = said === '' ? flow(resultParts(desk, texts), width).slice(0, RESULT) : [];
  const items = windowOf(itemsBy(desk, texts)(width), Math.max(1, rows - Math.max(1, result.length)));
  const left = rows - rowsOf(items) - result.length;
  const details = prompt && desk.choice && said === '' ? detailsOf(desk, desk.choice) : [];
  return (
    <Panel title={title} width={room.width} height={room.rows} {...(prompt ? { seat: prompt.seat } : {})}>
      {over && <T>{capital(phrases.over(over, telling))}</T>}
      {items.map((item) => (
        <ItemRows
          key={item.row}
          item={item}
          width={width}
          columns={columnsOf(items, width)}
          focused={desk.focus === 'menu'}
        />
      ))}
      {said !== '' && <T c="accent">{said}</T>}
      {result.map((parts, i) => (
        <Box key={i} height={1} flexShrink={0}>
          <PartLine parts={parts} />
        </Box>
      ))}
      <Details texts={details} width={width} rows={left} />
    </Panel>
  );
}

/** The newest steps that fit. */
export function StepsPanel({ branch, room }: { branch: Branch; room: Room }) {
  const texts = useTexts();
  const lines = branch.steps.flatMap((step) => wrapText(capital(step.words), room.width - SIDES));
  return (
    <Panel title={texts.branch} width={room.width} height={room.rows}>
      {lines.slice(-(room.rows - FRAME)).map((line, i) => (
        <T key={i}>{line}</T>
      ))}
    </Panel>
  );
}
