/** Settings in groups at the left; at the right what the marked one means, and how everything looks now. */
import { Box } from 'ink';
import { Col, Panel, Row, T, Whole } from '../../components/basics.js';
import type { Size } from '../../components/layout/size.js';
import { Spot } from '../../components/Spot.js';
import type { KeyHint } from '../../keys/commands.js';
import { useTexts } from '../../texts/texts.js';
import { Lead } from '../parts/Choices.js';
import { Page } from '../parts/Page.js';
import { Reading, readingLines } from '../parts/Reading.js';
import { Spinner } from '../parts/Spinner.js';
import { Preview } from './Preview.js';
import type { SettingGroup, SettingRow } from './settings.js';

const SIDES = 4;
const FRAME = 2;
/** The longest title of a setting, in a language with longer words too. */
const LABEL = 24;
/** Rows of the preview that come before the list of values. */
const LEAST_PREVIEW = 12;

export function SettingsView({
  size,
  rows,
  at,
  keys,
}: {
  size: Size;
  rows: readonly SettingRow[];
  at: number;
  keys: readonly KeyHint[];
}) {
  const texts = useTexts();
  return (
    <Page size={size} said={{ text: '' }} keys={keys}>
      {(room) => {
        const left = Math.min(72, Math.floor(room.width * 0.62));
        const right = room.width - left - 1;
        const marked = rows[at];
        const help = [{ text: marked?.help ?? '' }];
        const about = readingLines(help, right - SIDES).length;
        const values = marked && marked.values.length > 1 ? marked.values : [];
        const listed = values.length > 0 && room.rows - about - values.length - 1 - FRAME >= LEAST_PREVIEW;
        const told = Math.max(4, about + (listed ? values.length + 1 : 0)) + FRAME;
        return (
          <Row width={room.width} height={room.rows} gap={1}>
            <Groups rows={rows} at={at} width={left} height={room.rows} />
            <Col>
              <Panel title={marked?.title ?? ''} width={right} height={told}>
                <Reading blocks={help} width={right - SIDES} rows={listed ? about + 1 : told - FRAME} />
                {listed &&
                  values.map(({ text, on }) => (
                    <Row key={text} gap={1} height={1}>
                      <Whole c="good">{on ? '√' : ' '}</Whole>
                      <T b={on} c={on ? 'text' : 'dim'}>
                        {text}
                      </T>
                    </Row>
                  ))}
              </Panel>
              <Panel title={texts.preview} width={right} height={room.rows - told}>
                <Preview width={right - SIDES} rows={room.rows - told - FRAME} />
              </Panel>
            </Col>
          </Row>
        );
      }}
    </Page>
  );
}

interface Line {
  readonly head?: SettingGroup;
  readonly row?: number;
}

function linesOf(rows: readonly SettingRow[], airy: boolean): Line[] {
  return rows.flatMap(({ group }, i): Line[] => {
    if (group === rows[i - 1]?.group) return [{ row: i }];
    return [...(i > 0 && airy ? [{}] : []), { head: group }, { row: i }];
  });
}

/** As many lines as there is room for, with the marked one among them. */
function around(lines: readonly Line[], at: number, room: number): readonly Line[] {
  const marked = lines.findIndex(({ row }) => row === at);
  const from = Math.max(0, Math.min(marked - Math.floor(room / 2), lines.length - room));
  return lines.slice(from, from + room);
}

function Groups({
  rows,
  at,
  width,
  height,
}: {
  rows: readonly SettingRow[];
  at: number;
  width: number;
  height: number;
}) {
  const texts = useTexts();
  const room = height - FRAME;
  const airy = linesOf(rows, true);
  const lines = airy.length <= room ? airy : linesOf(rows, false);
  return (
    <Panel title={texts.settings} width={width} height={height}>
      {around(lines, at, room).map(({ head, row }, i) => {
        if (head)
          return (
            <T key={i} b>
              {texts.settingGroups[head]}
            </T>
          );
        const setting = row === undefined ? undefined : rows[row];
        if (!setting) return <Box key={i} height={1} />;
        return (
          <Spot key={i} id={`row:${row}`} height={1}>
            <Lead marked={row === at} />
            <Spinner
              title={setting.title}
              value={setting.values.find(({ on }) => on)?.text ?? ''}
              marked={row === at}
              width={width - SIDES - 2}
              label={LABEL}
            />
          </Spot>
        );
      })}
    </Panel>
  );
}
