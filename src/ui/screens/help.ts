/** Help, made from the key table and from the rule of the open question. */
import { commandFor, commandsIn, GROUPS, type Place, shown } from '../keys/commands.js';
import type { Area } from '../paint/area.js';
import { cut, wrapText } from '../paint/text.js';
import { P } from '../phrases.js';
import type { Scene, Stage } from '../scene.js';
import { DIM } from '../table/frame.js';
import type { TableScene } from '../table/table.js';
import { InspectScene } from './inspect.js';

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
      case 'focus':
        if (owner) this.stage.replace(new InspectScene(owner, null));
        return;
      case 'back':
        this.stage.pop();
        return;
      default:
        if (key === '?' || key === 'enter' || key === 'q') this.stage.pop();
    }
  }

  paint(area: Area): void {
    if (this.owner) this.owner.paintFrame(area, { space: (space) => this.paintHelp(space), keys: P.helpCloses });
    else {
      this.paintHelp(area.sub(0, 0, area.width, area.height - 1));
      area.text(0, area.height - 1, P.helpCloses, DIM);
    }
  }

  private paintHelp(area: Area): void {
    const lines = this.lines(area.width);
    this.scroll = Math.max(0, Math.min(this.scroll, lines.length - area.height + 1));
    area.text(0, 0, `${P.helpTitle}  ${this.place}`, { bold: true });
    const right =
      this.scroll + area.height - 1 < lines.length ? P.moreBelow(lines.length - this.scroll - area.height + 1) : '';
    area.right(area.width, 0, right, DIM);
    lines.slice(this.scroll, this.scroll + area.height - 1).forEach((line, i) => {
      area.text(0, 1 + i, cut(line.text, area.width), line.head ? { bold: true } : {});
    });
  }

  private lines(width: number): { text: string; head?: boolean }[] {
    const out: { text: string; head?: boolean }[] = [];
    const commands = commandsIn(this.place);
    const column = Math.floor(width / GROUPS.length);
    const groups = GROUPS.map((group) => commands.filter((c) => c.group === group));
    out.push({ text: GROUPS.map((group) => group.padEnd(column)).join(''), head: true });
    const longest = Math.max(...groups.map((g) => g.length));
    const wide = column >= 28;
    for (let i = 0; i < longest; i++) {
      const row = groups.map((group) => {
        const c = group[i];
        return c
          ? cut(`${shown(c, this.stage.glyphs)} ${wide ? c.help : c.short}`, column - 1).padEnd(column)
          : ' '.repeat(column);
      });
      out.push({ text: row.join('') });
    }
    if (this.owner) this.aboutTable(this.owner, out, width);
    return out;
  }

  private aboutTable(owner: TableScene, out: { text: string; head?: boolean }[], width: number): void {
    const { ui, module } = owner.table;
    out.push({ text: `${P.helpPages}  ${ui.pages.map((p) => `${p.key} ${p.title}`).join('  ')}  L log` });
    const prompt = owner.desk.at.prompt;
    const target = owner.desk.choice?.target;
    const verb = owner.desk.choice?.verb;
    const view = owner.desk.at.telling.view;
    // What is under the cursor, then what is being done with it, then who asks; each in our words, with its page.
    const wanted = [
      target ? (ui.rule?.(target, view) ?? target) : undefined,
      ...(verb ? [`action:${verb}`, `rule:${verb}`, verb] : []),
      prompt?.from,
    ];
    const rules = module.rules.filter((r) => wanted.includes(r.id));
    rules.sort((a, b) => wanted.indexOf(a.id) - wanted.indexOf(b.id));
    for (const rule of rules) {
      out.push({ text: `${P.helpRule}  ${rule.title}${rule.page ? `  (${rule.page})` : ''}`, head: true });
      for (const row of wrapText(rule.text, width - 2)) out.push({ text: `  ${row}` });
    }
    out.push({ text: P.helpTabs });
  }
}
