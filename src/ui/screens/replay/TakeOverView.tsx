/** The seats of a game that is played on from a replay, and the name of its save. */
import { Panel } from '../../components/basics.js';
import type { Size } from '../../components/layout/size.js';
import { textWidth } from '../../components/text.js';
import type { KeyHint } from '../../keys/commands.js';
import { useTexts } from '../../texts/texts.js';
import { Choices } from '../parts/Choices.js';
import { Page, type Said } from '../parts/Page.js';
import { Spinner } from '../parts/Spinner.js';

const SIDES = 4;
const FRAME = 2;

interface TakeOverProps {
  readonly size: Size;
  readonly game: string;
  readonly n: number;
  readonly rows: readonly { readonly title: string; readonly value: string }[];
  readonly at: number;
  readonly said: Said;
  readonly keys: readonly KeyHint[];
}

export function TakeOverView({ size, game, n, rows, at, said, keys }: TakeOverProps) {
  const texts = useTexts();
  const label = Math.max(...rows.map((row) => textWidth(row.title))) + 3;
  return (
    <Page size={size} said={said} keys={keys}>
      {(room) => (
        <Panel title={texts.takeOverTitle({ game, n })} width={room.width} height={room.rows}>
          <Choices
            items={rows}
            marked={at}
            width={room.width - SIDES}
            rows={room.rows - FRAME}
            row={(row, _, marked, width) => (
              <Spinner title={row.title} value={row.value} marked={marked} width={width} label={label} />
            )}
          />
        </Panel>
      )}
    </Page>
  );
}
