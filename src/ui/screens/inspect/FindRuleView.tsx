/** All rules, cards and rulings that hold the words typed so far; the marked one to be read in full. */
import { Box } from 'ink';
import type { RuleEntry } from '../../../engine/phrasebook.js';
import { Panel, Row, T } from '../../components/basics.js';
import type { Size } from '../../components/layout/size.js';
import { capital } from '../../components/text.js';
import type { KeyHint } from '../../keys/commands.js';
import type { TableScene } from '../../table/table.js';
import { TableFrame } from '../../table/view/TableFrame.js';
import { useTexts } from '../../texts/texts.js';
import { Choices } from '../parts/Choices.js';
import { type Block, Reading, readingLines, rulingBlocks } from '../parts/Reading.js';

const SIDES = 4;
const FRAME = 2;
const WIDE = 110;
/** Rows that the list keeps however long the marked rule is. */
const LEAST_LIST = 5;

interface FindRuleProps {
  readonly owner: TableScene;
  readonly size: Size;
  readonly find: { readonly text: string; readonly at: number };
  readonly rules: readonly RuleEntry[];
  readonly scroll: number;
  readonly hints: readonly KeyHint[];
}

export function FindRuleView({ owner, size, find, rules, scroll, hints }: FindRuleProps) {
  const texts = useTexts();
  const marked = rules[find.at];
  const blocks: Block[] = marked
    ? [
        { text: texts.ruleTitle({ title: marked.title, page: marked.page }), b: true },
        { text: marked.text },
        ...rulingBlocks(marked, texts),
      ]
    : [];
  return (
    <TableFrame scene={owner} size={size} hints={hints}>
      {(room) => {
        const wide = room.width >= WIDE;
        const width = wide ? Math.floor(room.width * 0.42) : room.width;
        const told = readingLines(blocks, width - SIDES).length + FRAME;
        const below = marked ? Math.min(told, room.rows - LEAST_LIST - FRAME) : 0;
        const list = wide ? room.rows : room.rows - below;
        const rest = wide ? { width: room.width - width - 1, rows: room.rows } : { width, rows: below };
        return (
          <Box flexDirection={wide ? 'row' : 'column'} columnGap={1} width={room.width} height={room.rows}>
            <Panel
              title={texts.findRule({ text: find.text })}
              hint={texts.found({ n: rules.length })}
              width={width}
              height={list}
            >
              {rules.length === 0 ? (
                <T>{texts.findNothing({ text: find.text })}</T>
              ) : (
                <Choices
                  items={rules}
                  marked={find.at}
                  width={width - SIDES}
                  rows={list - FRAME}
                  row={(rule, _, now, rowWidth) => <Found rule={rule} marked={now} width={rowWidth} />}
                />
              )}
            </Panel>
            {marked && (
              <Panel title={capital(marked.kind)} width={rest.width} height={rest.rows}>
                <Reading blocks={blocks} width={rest.width - SIDES} rows={rest.rows - FRAME} scroll={scroll} />
              </Panel>
            )}
          </Box>
        );
      }}
    </TableFrame>
  );
}

const Found = ({ rule, marked, width }: { rule: RuleEntry; marked: boolean; width: number }) => (
  <Row width={width} justifyContent="space-between" gap={2}>
    <T {...(marked ? { b: true, c: 'accent' as const } : {})}>{rule.title}</T>
    <Box flexShrink={0}>
      <T c="dim">{rule.kind}</T>
    </Box>
  </Row>
);
