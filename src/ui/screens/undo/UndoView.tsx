/** The policies of undo with what they mean, and the question that goes round when one is to be changed. */
import type { UndoPolicy } from '../../../engine/session.js';
import { Col, Panel, T } from '../../components/basics.js';
import type { Size } from '../../components/layout/size.js';
import type { KeyHint } from '../../keys/commands.js';
import { useTexts } from '../../texts/texts.js';
import { Choices } from '../parts/Choices.js';
import { Page, type Said } from '../parts/Page.js';
import { type Block, Reading } from '../parts/Reading.js';

const SIDES = 4;
const FRAME = 2;

interface UndoProps {
  readonly size: Size;
  readonly rows: readonly { readonly policy: UndoPolicy; readonly now: boolean }[];
  readonly at: number;
  /** The question to the person who is asked; '' while nobody is. */
  readonly asked: string;
  readonly said: Said;
  readonly keys: readonly KeyHint[];
}

export function UndoView({ size, rows, at, asked, said, keys }: UndoProps) {
  const texts = useTexts();
  const list = rows.length + FRAME;
  const marked = rows[at]?.policy ?? 'strict';
  return (
    <Page size={size} said={said} keys={keys}>
      {(room) => {
        const told: Block[] = [
          { text: texts.undoPolicies[marked] ?? '' },
          { head: '', text: asked === '' ? texts.undoHelp : asked, ...(asked === '' ? {} : { c: 'accent', b: true }) },
        ];
        return (
          <Col>
            <Panel title={texts.undoTitle} width={room.width} height={list}>
              <Choices
                items={rows}
                marked={at}
                width={room.width - SIDES}
                rows={rows.length}
                row={({ policy, now }) => <T b={now}>{texts.undoRow({ policy, now })}</T>}
              />
            </Panel>
            <Panel title={texts.undoRow({ policy: marked, now: false })} width={room.width} height={room.rows - list}>
              <Reading blocks={told} width={room.width - SIDES} rows={room.rows - list - FRAME} />
            </Panel>
          </Col>
        );
      }}
    </Page>
  );
}
