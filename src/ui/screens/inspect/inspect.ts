/** The rule of a thing in our own words, and what it means for the looking seat now; and the search among all rules. */
import { createElement, type ReactNode } from 'react';
import { foundRules } from '../../../engine/find.js';
import type { RuleEntry } from '../../../engine/phrasebook.js';
import type { Id } from '../../../engine/types.js';
import { commandFor, keyHints } from '../../keys/commands.js';
import { typed } from '../../keys/key.js';
import type { Scene, Size } from '../../scene.js';
import type { TableScene } from '../../table/table.js';
import { stepped } from '../parts/Choices.js';
import { clickedRow } from '../parts/clicks.js';
import { type Block, rulingBlocks } from '../parts/Reading.js';
import { FindRuleView } from './FindRuleView.js';
import { InspectView } from './InspectView.js';

/** Rows that a page key scrolls. */
const STEP = 8;

export class InspectScene implements Scene {
  private target: Id | null;
  private entry: RuleEntry | undefined;
  private find: { text: string; at: number } | null = null;
  /** First row shown of the text. */
  private scroll = 0;

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
    if (key === 'pageup' || key === 'pagedown') {
      this.scroll = Math.max(0, this.scroll + (key === 'pageup' ? -STEP : STEP));
      return;
    }
    this.scroll = 0;
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

  /** Everything on offer. */
  private targets(): Id[] {
    return [...new Set(this.owner.desk.menu?.offered().flatMap((c) => c.target ?? []))];
  }

  /** The next thing on offer; without one, the next rule. */
  private next(by: number): void {
    const targets = this.targets();
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

  get typing(): boolean {
    return this.find !== null;
  }

  wheel(by: 1 | -1): void {
    if (this.find) this.key(by < 0 ? 'up' : 'down');
    else this.scroll = Math.max(0, this.scroll + by);
  }

  click(id: string): void {
    const { find } = this;
    const row = clickedRow(id);
    if (row === null || !find) return;
    if (row === find.at) this.key('enter');
    else this.find = { ...find, at: row };
  }

  view(size: Size): ReactNode {
    const { owner, find } = this;
    const { texts, glyphs } = owner.stage;
    if (find) {
      const rules = this.found();
      const words = { 'page-turn': texts.keyScroll, go: texts.keyRead };
      return createElement(FindRuleView, {
        owner,
        size,
        find,
        rules,
        scroll: this.scroll,
        hints: keyHints('log', ['row', 'page-turn', 'go', 'back'], glyphs, texts, words),
      });
    }
    const hints = keyHints('inspect', ['go', 'value', 'filter', 'back'], glyphs, texts, {
      go: texts.keyClose,
      value: texts.keyNext,
    });
    return createElement(InspectView, {
      owner,
      size,
      title: this.title(),
      kind: this.entry?.kind ?? '',
      blocks: this.blocks(),
      others: this.others(),
      scroll: this.scroll,
      hints,
    });
  }

  private title(): string {
    const { entry, target, owner } = this;
    if (entry) return entry.title;
    return target === null ? '' : owner.table.module.phrases.place(target, owner.desk.at.telling);
  }

  /** Everything on offer, where the arrows lead. */
  private others(): { title: string; now: boolean }[] {
    const { desk, table } = this.owner;
    const targets = this.targets();
    const place = (target: Id) => table.module.phrases.place(target, desk.at.telling);
    const titles = targets.map((target) => this.ruleOf(target)?.title ?? place(target));
    // Hexes have one rule for all of them.
    const twice = (title: string) => titles.indexOf(title) !== titles.lastIndexOf(title);
    return targets.map((target, i) => ({
      title: twice(titles[i] ?? '') ? place(target) : (titles[i] ?? ''),
      now: target === this.target,
    }));
  }

  private blocks(): Block[] {
    const { owner, entry, target } = this;
    const { texts } = owner.stage;
    const { at } = owner.desk;
    const out: Block[] = entry ? [{ text: entry.text }] : [];
    if (entry && target) {
      const place = owner.table.module.phrases.place(target, at.telling);
      // A rule lies nowhere: all that its place could say is its id.
      const told = place !== '' && place !== target && !target.endsWith(`:${place}`);
      if (told && !says(entry, place)) out.push({ text: place });
    }
    const now = target ? owner.table.ui.now(target, at.telling.view, at.viewer) : [];
    if (now.length > 0) out.push({ head: texts.forYou, text: now.join('\n') });
    if (entry) out.push(...rulingBlocks(entry, texts));
    if (entry?.page) out.push({ head: texts.page, text: entry.page });
    return out.length > 0 ? out : [{ text: texts.noRule }];
  }
}

/** Does the entry say the same as this line about its place? */
function says(entry: RuleEntry, place: string): boolean {
  const words = place.startsWith(`${entry.title}: `) ? place.slice(entry.title.length + 2) : place;
  return words === entry.title || entry.text.startsWith(words) || words.startsWith(entry.text);
}
