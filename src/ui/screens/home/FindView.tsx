/** All saved games that hold the words typed so far, and the marked one as a card. */
import { Box } from 'ink';
import { Col, Panel } from '../../components/basics.js';
import { useTexts } from '../../texts/texts.js';
import { Choices } from '../parts/Choices.js';
import { Page } from '../parts/Page.js';
import { Reading } from '../parts/Reading.js';
import type { HomeShown } from './HomeView.js';
import { SaveCard, SaveWords } from './SaveCard.js';

const FRAME = 2;
const SIDES = 4;
/** Where saves are few each of them has rows for its standing, and one between it and the next. */
const MOST_EACH = 4;

export function FindView({ size, rows, at, all, said, keys, when, find }: HomeShown & { find: string }) {
  const texts = useTexts();
  const saves = rows.flatMap((row) => (row.kind === 'save' ? [row.save] : []));
  const marked = saves[at];
  return (
    <Page size={size} said={said} keys={keys}>
      {(room) => {
        const wide = room.width >= 120;
        const width = wide ? Math.floor(room.width * 0.6) : room.width;
        const card = marked
          ? { width: wide ? room.width - width - 1 : room.width, rows: marked.seats.length + 5 }
          : null;
        const list = { width, rows: wide || !card ? room.rows : room.rows - card.rows };
        const inner = { width: list.width - SIDES, rows: list.rows - FRAME };
        const each = Math.max(1, Math.min(MOST_EACH, Math.floor(inner.rows / Math.max(1, saves.length))));
        return (
          <Box width={room.width} height={room.rows} flexDirection={wide ? 'row' : 'column'} columnGap={wide ? 1 : 0}>
            <Panel
              title={texts.findSave({ text: find })}
              hint={texts.saveCount({ n: all })}
              width={list.width}
              height={list.rows}
            >
              {saves.length === 0 ? (
                <Reading blocks={[{ text: texts.noSuchSave({ filter: find }) }]} {...inner} />
              ) : (
                <Choices
                  items={saves}
                  marked={at}
                  {...inner}
                  each={each}
                  row={(save, _, now, rowWidth) => (
                    <SaveWords
                      save={save}
                      when={when(save.when)}
                      digit=""
                      marked={now}
                      width={rowWidth}
                      rows={Math.min(MOST_EACH - 1, each)}
                    />
                  )}
                />
              )}
            </Panel>
            {card && marked && (
              <Col width={card.width} height={card.rows}>
                <SaveCard save={marked} when={when(marked.when)} digit="" marked {...card} />
              </Col>
            )}
          </Box>
        );
      }}
    </Page>
  );
}
