/** Help, made from the key table; at a table also what the mark is on: its rule, what it means now, and the page. */
import { type Command, commandFor, commandsIn, GROUPS, type Group, type Place, shown } from '../keys/commands.js';
import type { Area } from '../paint/area.js';
import { cut, wrapText } from '../paint/text.js';
import type { Scene, Stage } from '../scene.js';
import { DIM } from '../table/frame.js';
import { rulesFor } from '../table/rules.js';
import type { TableScene } from '../table/table.js';
import { P } from '../texts/en.js';
import { InspectScene } from './inspect.js';

interface Line {
  readonly text: string;
  readonly head?: true;
}

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
        this.scroll = Math.max(0, this.scroll + (key === 'pageup' ? -10 : 10));
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

  paint(area: Area): void {
    const { owner } = this;
    if (owner) {
      owner.paintFrame(area, {
        space: (space) => this.paintAtTable(space, owner),
        keys: P.helpTableKeys,
        preview: P.helpPages({ pages: owner.table.ui.pages.map((p) => `${p.key} ${p.title}`).join('  ') }),
      });
    } else {
      area.text(0, 0, `${P.helpTitle}  ${this.place}`, { bold: true });
      this.paintKeys(area.sub(0, 2, area.width, area.height - 3));
      area.text(0, area.height - 1, P.helpCloses, DIM);
    }
  }

  /** Keys at the left, the marked thing at the right. */
  private paintAtTable(area: Area, owner: TableScene): void {
    const left = area.width >= 110 ? 79 : 40;
    area.text(0, 0, `${P.helpTitle}  ${this.place}`, { bold: true });
    this.paintKeys(area.sub(0, 1, left - 1, area.height - 1));
    const lines = aboutMark(owner, area.width - left - 1);
    const room = area.height;
    this.scroll = Math.max(0, Math.min(this.scroll, lines.length - room));
    const below = lines.length - this.scroll - room;
    lines.slice(this.scroll, this.scroll + room).forEach((line, i) => {
      const last = below > 0 && i === room - 1;
      const text = last ? P.moreBelow({ n: below + 1 }) : cut(line.text, area.width - left - 1);
      area.text(left + 1, i, text, last ? DIM : line.head ? { bold: true } : {});
    });
    for (let y = 0; y < area.height; y++) area.text(left - 1, y, '│', DIM);
  }

  /** The groups one after the other, flowing through two columns. */
  private paintKeys(area: Area): void {
    const width = Math.floor(area.width / 2);
    const all = commandsIn(this.place).filter((c) => this.owner === null || !this.owner.idle(c.id));
    const words = this.words(all, width - 1);
    const lines = (groups: readonly Group[], heads: boolean): Line[] =>
      groups.flatMap((group, i) => {
        const own = all.flatMap((command, at) => (command.group === group ? [{ text: words[at]! }] : []));
        const head: Line[] = [...(i > 0 ? [{ text: '' }] : []), { text: P.groups[group], head: true }];
        return heads && own.length > 0 ? [...head, ...own] : own;
      });
    const columns = [GROUPS.slice(0, 2), GROUPS.slice(2)].map((groups) => lines(groups, true));
    // In a small window the words say enough without the heads of their groups.
    const tall = columns.every((column) => column.length <= area.height);
    const flat = lines(GROUPS, false);
    (tall ? columns : [flat.slice(0, area.height), flat.slice(area.height)]).forEach((column, i) => {
      column.forEach((line, y) => {
        area.text(i * width, y, line.text, line.head ? { bold: true } : {});
      });
    });
  }

  /** With the long help where it fits everywhere, else with the short words: no mixture of both. */
  private words(commands: readonly Command[], width: number): string[] {
    const keys = commands.map((c) => shown(c, this.stage.glyphs));
    const long = commands.map((c, i) => `${keys[i]!.padEnd(9)} ${P.commands[c.id].help}`);
    if (long.every((text) => text.length <= width)) return long;
    return commands.map((c, i) => cut(`${keys[i]!.padEnd(8)} ${P.commands[c.id].short}`, width));
  }
}

/** The thing under the mark and what is done with it, each in our words, with what it means now and its page. */
function aboutMark(owner: TableScene, width: number): Line[] {
  const { ui, module } = owner.table;
  const { at, choice } = owner.desk;
  const target = owner.desk.target() ?? undefined;
  const out: Line[] = [];
  const rules = rulesFor(at, ui, { ...(choice ? { verb: choice.verb } : {}), target });
  const now = target === undefined ? [] : ui.now(target, at.telling.view, at.viewer);
  const told = now.length > 0 ? now : target === undefined ? [] : [module.phrases.place(target, at.telling)];
  rules.forEach((rule, i) => {
    if (i > 0) out.push({ text: '' });
    const head = `${rule.title.toUpperCase()}${rule.page ? ` (${rule.page})` : ''}`;
    for (const row of wrapText(head, width)) out.push({ text: row, head: true });
    for (const row of wrapText(rule.text, width)) out.push({ text: row });
    if (i === 0)
      for (const text of told) for (const row of wrapText(`${P.forYou}: ${text}`, width)) out.push({ text: row });
    for (const ruling of rule.rulings ?? [])
      for (const row of wrapText(`${P.ruling}: ${ruling}`, width)) out.push({ text: row });
  });
  return out;
}
