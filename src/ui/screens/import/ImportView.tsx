/** Left what the file holds, right its rows; in narrow windows one above the other. */
import { Box } from 'ink';
import type { ImportedRow } from '../../../engine/phrasebook.js';
import { Panel, Row, T, Whole } from '../../components/basics.js';
import type { Size } from '../../components/layout/size.js';
import { padTo } from '../../components/text.js';
import type { ForeignGame } from '../../host.js';
import type { KeyHint } from '../../keys/commands.js';
import { clean } from '../../terminal/clean.js';
import { type Texts, useTexts } from '../../texts/texts.js';
import { Choices } from '../parts/Choices.js';
import { Page, type Said } from '../parts/Page.js';
import { type Block, Reading } from '../parts/Reading.js';

interface ImportShown {
  readonly size: Size;
  readonly file: string;
  readonly found: ForeignGame | null;
  readonly at: number;
  readonly said: Said;
  readonly keys: readonly KeyHint[];
}

const FRAME = 2;
const SIDES = 4;
/** Rows of the panel about the game where it stands above the rows. */
const ABOUT = 9;
/** Columns of a row's number and of whose it is. */
const NUMBER = 5;
const WHO = 18;

export function ImportView({ size, file, found, at, said, keys }: ImportShown) {
  const texts = useTexts();
  return (
    <Page size={size} title={texts.importTitle} about={clean(file)} said={said} keys={keys}>
      {(room) => {
        if (!found) return null;
        const wide = room.width >= 110;
        const width = wide ? Math.floor(room.width * 0.4) : room.width;
        const about = { width, rows: wide ? room.rows : Math.min(ABOUT, room.rows) };
        const list = wide
          ? { width: room.width - width - 1, rows: room.rows }
          : { width, rows: room.rows - about.rows };
        return (
          <Box width={room.width} height={room.rows} flexDirection={wide ? 'row' : 'column'} columnGap={wide ? 1 : 0}>
            <Panel title={found.module.game.title} width={about.width} height={about.rows}>
              <Reading blocks={blocksOf(found, at, texts)} width={about.width - SIDES} rows={about.rows - FRAME} />
            </Panel>
            {found.rows.length > 0 && list.rows > FRAME && (
              <Panel
                title={texts.importRows}
                hint={texts.importRow({ n: at + 1, all: found.rows.length })}
                width={list.width}
                height={list.rows}
              >
                <Choices
                  items={found.rows}
                  marked={at}
                  width={list.width - SIDES}
                  rows={list.rows - FRAME}
                  row={(row, _, marked) => <Line row={row} marked={marked} />}
                />
              </Panel>
            )}
          </Box>
        );
      }}
    </Page>
  );
}

function Line({ row, marked }: { row: ImportedRow; marked: boolean }) {
  const look = marked ? { b: true, c: 'accent' as const } : {};
  return (
    <Row gap={1}>
      <Whole c="dim">{String(row.row).padStart(NUMBER)}</Whole>
      <Whole {...look}>{padTo(clean(row.who), WHO)}</Whole>
      <T {...look}>{clean(row.text)}</T>
    </Row>
  );
}

/** Who plays, how far it went, and what the marked row is. */
function blocksOf({ session, rows }: ForeignGame, at: number, texts: Texts): Block[] {
  const names = session.table.seats.map((seat) => clean(seat.name));
  const answers = rows[at]?.answers ?? session.log.length;
  const over = session.prompt() === null;
  const last = rows.at(-1);
  return [
    { text: texts.importSeats({ names }), b: true },
    { text: texts.importLength({ rounds: session.round(), over }) },
    ...(last ? [{ text: texts.importLast({ row: last.row, who: clean(last.who), text: clean(last.text) }) }] : []),
    {
      text:
        answers === session.log.length ? texts.importWhole : texts.importUpTo({ n: answers, of: session.log.length }),
    },
  ];
}
