/** The rule of a thing in our own words, and what it means for the looking seat now: the only box of the suite. */
import { foundRules } from '../../engine/find.js';
import type { RuleEntry } from '../../engine/phrasebook.js';
import type { Id } from '../../engine/types.js';
import { commandFor, keyRow } from '../keys/commands.js';
import { typed } from '../keys/key.js';
import type { Area } from '../paint/area.js';
import { withEnter } from '../paint/glyphs.js';
import { paintBox } from '../paint/parts.js';
import { cut, wrapText } from '../paint/text.js';
import type { Scene } from '../scene.js';
import { ACCENT, DIM } from '../table/frame.js';
import type { TableScene } from '../table/table.js';
import { P } from '../texts/en.js';
import { firstShown, stepped } from './list.js';

export class InspectScene implements Scene {
  private target: Id | null;
  private entry: RuleEntry | undefined;
  private find: { text: string; at: number } | null = null;

  constructor(
    private readonly owner: TableScene,
    target: Id | null,
    /** Only to search, with these words to begin with. */
    search: string | null = null,
  ) {
    if (search !== null) {
      this.target = null;
      this.find = { text: search, at: 0 };
      return;
    }
    this.target = target ?? owner.desk.at.prompt?.from ?? null;
    this.entry = this.ruleOf(this.target);
    if (!this.entry && target === null) this.find = { text: '', at: 0 };
  }

  private get rules(): readonly RuleEntry[] {
    return this.owner.table.module.rules;
  }

  private ruleOf(id: Id | null): RuleEntry | undefined {
    if (id === null) return undefined;
    const { ui } = this.owner.table;
    const told = ui.rule?.(id, this.owner.desk.at.telling.view) ?? id;
    return this.rules.find((r) => r.id === told);
  }

  key(key: string): void {
    if (this.find) {
      this.findKey(key);
      return;
    }
    switch (commandFor('inspect', key)) {
      case 'value':
        this.next(key === 'left' || key === 'h' ? -1 : 1);
        return;
      case 'filter':
        this.find = { text: '', at: 0 };
        return;
      case 'go':
      case 'back':
        this.owner.stage.pop();
        return;
      default:
        if (key === 'i' || key === 'space') this.owner.stage.pop();
    }
  }

  /** The next thing on offer; without one, the next rule. */
  private next(by: number): void {
    const targets = [...new Set(this.owner.desk.menu?.offered().map((c) => c.target!))];
    if (targets.length > 0) {
      const at = targets.indexOf(this.target ?? '');
      this.target = targets[(at + by + targets.length) % targets.length]!;
      this.entry = this.ruleOf(this.target);
      this.owner.desk.menu?.selectTarget(this.target);
    } else if (this.rules.length > 0) {
      const at = this.entry ? this.rules.indexOf(this.entry) : -1;
      this.entry = this.rules[(at + by + this.rules.length) % this.rules.length]!;
      this.target = this.entry.id;
    }
  }

  private found(): readonly RuleEntry[] {
    return foundRules(this.rules, this.find!.text);
  }

  private findKey(key: string): void {
    const find = this.find!;
    const sign = typed(key);
    const found = this.found();
    if (key === 'escape') {
      this.find = null;
      if (!this.entry && this.target === null) this.owner.stage.pop();
    } else if (key === 'up' || key === 'down') find.at = stepped(find.at, key === 'up' ? -1 : 1, found.length);
    else if (key === 'enter') {
      const entry = found[find.at];
      if (!entry) return;
      this.entry = entry;
      this.target = entry.id;
      this.find = null;
    } else if (key === 'backspace') this.find = { text: find.text.slice(0, -1), at: 0 };
    else if (sign !== null) this.find = { text: find.text + sign, at: 0 };
  }

  paint(area: Area): void {
    const keys = this.find
      ? withEnter(P.findKeys, this.owner.stage.glyphs)
      : keyRow('inspect', ['go', 'value', 'filter', 'back'], area.width, this.owner.stage.glyphs, {
          go: 'close',
          value: 'next',
        });
    this.owner.paintFrame(area, {
      keys,
      ...(this.find ? { preview: '' } : {}),
      space: (space) => {
        if (this.find) return this.paintFound(space);
        this.owner.desk.paintSpace(space);
        this.paintEntry(space);
      },
    });
  }

  private paintEntry(area: Area): void {
    const { owner, entry, target } = this;
    const telling = owner.desk.at.telling;
    const { phrases } = owner.table.module;
    // As wide as the map of a small window: the numbers beside it stay whole.
    const width = Math.min(area.width, area.width < 100 ? 58 : Math.floor(area.width * 0.6));
    const lines = this.lines(width - 4);
    const height = Math.min(area.height, lines.length + 2);
    const title = entry?.title ?? (target ? phrases.place(target, telling) : '');
    const box = paintBox(area, 0, 0, width, height, {
      title: entry ? title.toUpperCase() : title,
      kind: entry?.kind ?? '',
      foot: withEnter(P.inspectFoot, owner.stage.glyphs),
    });
    lines.slice(0, box.height).forEach((line, i) => {
      const end = line.label ? box.text(0, i, line.label, DIM) : 0;
      box.text(Math.max(end, line.indent), i, line.text);
    });
  }

  private lines(width: number): { label: string; indent: number; text: string }[] {
    const { owner, entry, target } = this;
    const out: { label: string; indent: number; text: string }[] = [];
    const block = (label: string, texts: readonly string[]) => {
      const indent = label === '' ? 0 : 14;
      let first = true;
      for (const text of texts) {
        for (const row of wrapText(text, width - indent)) {
          out.push({ label: first ? label : '', indent, text: row });
          first = false;
        }
      }
    };
    const at = owner.desk.at;
    if (entry) {
      block('', [entry.text]);
      if (target) {
        const place = owner.table.module.phrases.place(target, at.telling);
        if (place !== '' && place !== target && !says(entry, place)) block('', [place]);
      }
    }
    const now = target ? owner.table.ui.now(target, at.telling.view, at.viewer) : [];
    if (now.length > 0) {
      if (out.length > 0) out.push({ label: '', indent: 0, text: '' });
      block(P.forYou, now);
    }
    if (entry?.rulings?.length) block(P.rulings, entry.rulings);
    if (entry?.page) block(P.page, [entry.page]);
    if (out.length === 0) block('', [P.noRule]);
    return out;
  }

  private paintFound(area: Area): void {
    const find = this.find!;
    const found = this.found();
    area.text(0, 0, P.findRule({ text: find.text }), { bold: true });
    area.right(area.width, 0, P.found({ n: found.length }), DIM);
    const marked = found[find.at];
    const told = marked
      ? wrapText(`${P.ruleOf({ title: marked.title, page: marked.page })} ${marked.text}`, area.width - 2)
      : [];
    const foot = Math.min(told.length, Math.floor(area.height / 2) - 1);
    told.slice(0, foot).forEach((line, i) => {
      const more = i === foot - 1 && told.length > foot;
      area.text(2, area.height - foot + i, more ? cut(`${line} …`, area.width - 2) : line);
    });
    const room = area.height - 2 - foot;
    const first = firstShown(found.length, room, find.at);
    found.slice(first, first + room).forEach((r, i) => {
      const marked = first + i === find.at;
      if (marked) area.text(0, 1 + i, '►', ACCENT);
      const style = marked ? ACCENT : {};
      area.text(2, 1 + i, cut(r.title, 28), style);
      area.text(31, 1 + i, cut(r.kind, 18), marked ? ACCENT : DIM);
      area.text(50, 1 + i, cut(r.text.replace(/\n/g, ' '), area.width - 50), style);
    });
  }
}

/** Does the entry say the same as this line about its place? */
function says(entry: RuleEntry, place: string): boolean {
  const words = place.startsWith(`${entry.title}: `) ? place.slice(entry.title.length + 2) : place;
  return words === entry.title || entry.text.startsWith(words) || words.startsWith(entry.text);
}
