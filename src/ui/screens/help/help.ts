/** Help, made from the key table; at a table also what the mark is on: its rule, what it means now, and the page. */
import { createElement, type ReactNode } from 'react';
import { COMMANDS, type CommandId, commandFor, commandsIn, keyHints, type Place, shown } from '../../keys/commands.js';
import type { Scene, Size, Stage } from '../../scene.js';
import { rulesFor } from '../../table/rules.js';
import type { TableScene } from '../../table/table.js';
import { withEnter } from '../../theme/glyphs.js';
import { InspectScene } from '../inspect/inspect.js';
import { type Block, rulingBlocks } from '../parts/Reading.js';
import { HelpView, type KeyGroup } from './HelpView.js';

const STEP = 10;
/** What these keys do is told in the words of a table, where it is something else than elsewhere. */
const AT_TABLE: ReadonlySet<CommandId> = new Set(['page-turn', 'quit', 'replay']);

export class HelpScene implements Scene {
  private scroll = 0;

  constructor(
    private readonly stage: Stage,
    private readonly place: Place,
    private readonly owner: TableScene | null = null,
  ) {}

  key(key: string): void {
    const { owner } = this;
    switch (commandFor('help', key)) {
      case 'row':
        this.scroll = Math.max(0, this.scroll + (key === 'up' || key === 'k' ? -1 : 1));
        return;
      case 'page-turn':
        this.scroll = Math.max(0, this.scroll + (key === 'pageup' ? -STEP : STEP));
        return;
      case 'focus':
        if (owner) this.stage.replace(new InspectScene(owner, null, ''));
        return;
      case 'back':
        this.stage.pop();
        return;
      default:
        if (key === '?' || key === 'enter' || key === 'q') this.stage.pop();
    }
  }

  wheel(by: 1 | -1): void {
    this.key(by < 0 ? 'up' : 'down');
  }

  private groups(): KeyGroup[] {
    const { texts, glyphs } = this.stage;
    const commands = commandsIn(this.place).filter((c) => this.owner === null || !this.owner.idle(c.id));
    const groups = [...new Set(COMMANDS.map((c) => c.group))].map((group) => ({
      title: texts.groups[group],
      keys: commands
        .filter((c) => c.group === group)
        .map((c) => {
          const { short, help } = texts.commands[c.id];
          return { keys: shown(c, glyphs), short, help: AT_TABLE.has(c.id) && this.place !== 'table' ? short : help };
        }),
    }));
    const pages = this.owner ? [{ title: texts.helpPages, keys: this.pages(this.owner) }] : [];
    return [...groups, ...pages].filter(({ keys }) => keys.length > 0);
  }

  private pages({ table: { ui } }: TableScene) {
    return ui.face.pages.map((page) => {
      const title = page.title(ui.texts);
      return { keys: page.key, short: title, help: title };
    });
  }

  view(size: Size): ReactNode {
    const { owner, stage } = this;
    const { texts, glyphs } = stage;
    const first = this.place === 'home' ? texts.firstSteps : [];
    const about = owner
      ? aboutMark(owner)
      : first.map(({ head, text }): Block => ({ head, text: withEnter(text, glyphs) }));
    const ids: CommandId[] = [
      ...(about.length > 0 ? ['row' as const] : []),
      ...(owner ? ['focus' as const] : []),
      'back',
    ];
    const hints = keyHints('help', ids, glyphs, texts, { row: texts.keyScroll, focus: texts.keyFindRule });
    return createElement(HelpView, { size, groups: this.groups(), about, scroll: this.scroll, owner, hints });
  }
}

/** The thing under the mark and what is done with it, each in our words, with what it means now and its page. */
function aboutMark(owner: TableScene): Block[] {
  const { texts } = owner.stage;
  const { ui, module } = owner.table;
  const { at, choice } = owner.desk;
  const target = owner.desk.target() ?? undefined;
  const rules = rulesFor(at, ui, { ...(choice ? { verb: choice.verb } : {}), target });
  const now = target === undefined ? [] : ui.now(target, at.telling.view, at.viewer);
  const told = now.length > 0 ? now : target === undefined ? [] : [module.phrases.place(target, at.telling)];
  return rules.flatMap((rule, i): Block[] => [
    { head: texts.ruleTitle({ title: rule.title, page: rule.page }), text: rule.text },
    ...(i === 0 && told.length > 0 ? [{ head: texts.forYou, text: told.join('\n') }] : []),
    ...rulingBlocks(rule, texts),
  ]);
}
