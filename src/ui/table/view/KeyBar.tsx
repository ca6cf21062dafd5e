/** The last row: as many keys as fit, in order of weight; pages at the right, with their names where there is room. */
import { Text } from 'ink';
import { Row, T } from '../../components/basics.js';
import { Spot } from '../../components/Spot.js';
import { Still } from '../../components/Still.js';
import { textWidth } from '../../components/text.js';
import { type CommandId, type KeyHint, keyHints } from '../../keys/commands.js';
import { type Texts, useTexts } from '../../texts/texts.js';
import { enterWord } from '../../theme/glyphs.js';
import { useTheme } from '../../theme/theme.js';
import type { TableScene } from '../table.js';

// biome-ignore format: a list
const TABLE_KEYS: readonly CommandId[] = [
  'row', 'value', 'do', 'focus', 'undo', 'help', 'why', 'inspect', 'whatif', 'type', 'filter', 'zoom', 'stand', 'orders',
  'hint', 'replay', 'table-settings', 'quit',
];
// biome-ignore format: a list
const BOT_KEYS: readonly CommandId[] = [
  'move-now', 'bots-quick', 'bots-hold', 'undo', 'help', 'inspect', 'log', 'stand', 'table-settings', 'quit',
];
const PAGES_GAP = 3;

/** The keys that mean something now. */
function hintsNow(scene: TableScene, texts: Texts): readonly KeyHint[] {
  const { glyphs } = scene.stage;
  if (scene.desk.amount) return keyHints('amount', ['value', 'do', 'back'], glyphs, texts, { value: texts.amountKey });
  if (scene.play.waitsForKey()) {
    const words = { 'move-now': texts.botStepKey, 'bots-hold': texts.botsGoKey };
    return keyHints('table', BOT_KEYS, glyphs, texts, words);
  }
  if (scene.play.thinking !== null) return keyHints('table', BOT_KEYS, glyphs, texts);
  const words = { focus: scene.desk.focus === 'board' ? texts.focusMenu : texts.focusBoard };
  const page = scene.table.ui.face.pages[scene.desk.page];
  const keys = page?.board ? TABLE_KEYS : TABLE_KEYS.filter((id) => id !== 'zoom');
  return keyHints('table', keys, glyphs, texts, words);
}

interface PageTab {
  readonly key: string;
  readonly title: string;
  readonly open: boolean;
}

function tabsOf(scene: TableScene): PageTab[] {
  const { desk, table } = scene;
  const { face, texts } = table.ui;
  return face.pages.map((page, i) => ({ key: page.key, title: page.title(texts), open: i === desk.page }));
}

/** How wide the tabs are with names for all of them, for the open one, or for none. */
const TABS = ['all', 'open', 'none'] as const;
const named = (tab: PageTab, kind: (typeof TABS)[number]): boolean => kind === 'all' || (kind === 'open' && tab.open);
const tabWidth = (tab: PageTab, kind: (typeof TABS)[number]): number =>
  tab.key.length + (named(tab, kind) ? 1 + textWidth(tab.title) : 0);
const widthOf = (tabs: readonly PageTab[], kind: (typeof TABS)[number]): number =>
  tabs.reduce((sum, tab) => sum + tabWidth(tab, kind) + 2, -2);

const hintWidth = (hint: KeyHint): number => textWidth(hint.keys) + 1 + textWidth(hint.word) + 2;

/** Shown however narrow the window is: what leads to all the other keys, and the way out. */
const ALWAYS: readonly CommandId[] = ['help', 'back'];

/** The beginning of the list that fits beside what is always shown. */
function fitting(hints: readonly KeyHint[], width: number): KeyHint[] {
  const always = hints.filter(({ id }) => ALWAYS.includes(id));
  let left = always.reduce((room, hint) => room - hintWidth(hint), width + 2);
  return hints.filter((hint) => {
    if (always.includes(hint)) return true;
    left = left < 0 ? left : left - hintWidth(hint);
    return left >= 0;
  });
}

function PagesBar({ tabs, kind }: { tabs: readonly PageTab[]; kind: (typeof TABS)[number] }) {
  const { colours } = useTheme();
  return (
    <Row gap={2} flexShrink={0}>
      {tabs.map((tab) => (
        <Spot key={tab.key} id={`page:${tab.key}`} flexShrink={0}>
          <Text>
            <Text bold underline={tab.open} color={tab.open ? colours.accent : colours.text}>
              {tab.key}
            </Text>
            {named(tab, kind) && <Text color={tab.open ? colours.accent : colours.dim}>{` ${tab.title}`}</Text>}
          </Text>
        </Spot>
      ))}
    </Row>
  );
}

export function KeyBar({
  hints,
  tabs = [],
  width,
}: {
  hints: readonly KeyHint[];
  tabs?: readonly PageTab[];
  width: number;
}) {
  const { colours } = useTheme();
  // Names of pages come before the less important half of the keys.
  const wanted = width / 2;
  const kind = TABS.find((k) => widthOf(tabs, k) <= wanted) ?? 'none';
  const room = width - (tabs.length > 0 ? widthOf(tabs, kind) + PAGES_GAP : 0);
  const shown = fitting(hints, room);
  return (
    <Still width={width} height={1} of={[kind, JSON.stringify([shown, tabs])]}>
      <Row width={width} height={1} justifyContent="space-between">
        <Row gap={2} flexShrink={0}>
          {shown.map((hint) => (
            <Spot key={hint.id} id={`key:${hint.id}`} flexShrink={0}>
              <Text>
                <Text bold color={colours.accent}>
                  {hint.keys}
                </Text>
                <Text color={colours.dim}>{` ${hint.word}`}</Text>
              </Text>
            </Spot>
          ))}
        </Row>
        {tabs.length > 0 && <PagesBar tabs={tabs} kind={kind} />}
      </Row>
    </Still>
  );
}

/** The keys of the table; while a warning stands, what can be said to it. */
export function TableKeys({ scene, width }: { scene: TableScene; width: number }) {
  const texts = useTexts();
  if (scene.confirmation.active())
    return <T c="accent">{texts.warnedKeys({ enter: enterWord(scene.stage.glyphs) })}</T>;
  return <KeyBar hints={hintsNow(scene, texts)} tabs={tabsOf(scene)} width={width} />;
}
