/** A line typed at the table: `/` filters the menu, `:` takes a move or a command in words. */
import type { Answer } from '../../../engine/types.js';
import { commandFor } from '../../keys/commands.js';
import { typed } from '../../keys/key.js';
import type { Texts } from '../../texts/texts.js';
import type { Desk } from '../desk.js';
import { blockedBy, complete, type Entry, entries, nearTo, notAsked, understand } from '../typing.js';
import type { Mode } from './mode.js';

/** How many things that were meant perhaps are named. */
const MOST_SAID = 5;

interface Line {
  readonly kind: 'filter' | 'type' | 'say';
  text: string;
}

interface LineNeeds {
  readonly desk: Desk;
  texts(): Texts;
  /** Gives an answer that was typed. */
  typed(answer: Answer): void;
  /** Does the marked choice. */
  confirm(): void;
  command(id: string): void;
  /** Looks the words up in the rules. */
  lookUp(words: string): void;
  say(text: string, bad: boolean): void;
  /** To everybody at the table. */
  tell(text: string): void;
}

export class LineMode implements Mode {
  line: Line | null = null;

  constructor(private readonly needs: LineNeeds) {}

  active(): boolean {
    return this.line !== null;
  }

  start(kind: Line['kind']): void {
    this.line = { kind, text: '' };
  }

  /** Everything that can be typed here. */
  entries(): readonly Entry[] {
    const { at } = this.needs.desk;
    return entries(at.prompt, at.session.module.phrases, at.telling, 'table');
  }

  key(key: string): boolean {
    const { line } = this;
    if (!line) return false;
    const sign = typed(key);
    if (key === 'escape' || (key === 'backspace' && line.text === '')) this.give(line);
    else if (key === 'backspace') this.change(line, line.text.slice(0, -1));
    else if (line.kind === 'filter' && line.text === '' && sign === '/') this.lookUp('');
    else if (sign !== null) this.change(line, line.text + sign);
    else if (line.kind === 'filter') this.filterKey(line, key);
    else if (line.kind === 'say') {
      if (key === 'enter') this.tell(line.text);
    } else if (key === 'tab') line.text = complete(this.entries(), line.text);
    else if (key === 'enter') this.enter(line.text);
    return true;
  }

  private change(line: Line, text: string): void {
    line.text = text;
    if (line.kind === 'filter') this.needs.desk.setFilter(text);
  }

  /** Gives the line up. */
  private give(line: Line): void {
    this.line = null;
    if (line.kind === 'filter') this.needs.desk.setFilter(null);
  }

  private filterKey(line: Line, key: string): void {
    const { desk } = this.needs;
    const found = desk.menu?.rows.length ?? 0;
    if (key === 'tab' || (key === 'enter' && found === 0)) {
      // The words are not for the menu: they are looked up in the rules.
      desk.setFilter(null);
      this.lookUp(line.text);
    } else if (key === 'enter') {
      this.line = null;
      if (found === 1) this.needs.confirm();
    } else desk.move(commandFor('table', key), key);
  }

  private tell(text: string): void {
    this.line = null;
    if (text.trim() !== '') this.needs.tell(text.trim());
  }

  private lookUp(words: string): void {
    this.line = null;
    this.needs.lookUp(words);
  }

  private enter(text: string): void {
    this.line = null;
    const { needs } = this;
    const rows = needs.desk.menu?.rows.map((row) => row.choices[row.at]) ?? [];
    const meant = understand(this.entries(), text, rows);
    if (meant.kind === 'command') needs.command(meant.id);
    else if (meant.kind === 'answer') needs.typed(meant.answer);
    else if (meant.kind === 'amount') {
      this.line = { kind: 'type', text: `${text.trim()} ` };
      needs.say(needs.texts().typeAmount({ min: meant.min, max: meant.max }), false);
    } else if (text.trim() !== '')
      needs.say(this.unknown(text.trim(), meant.kind === 'several' ? meant.words : []), true);
  }

  /** Why nothing was done: it is not on offer, could be several things, or is misspelt. */
  private unknown(text: string, several: readonly string[]): string {
    const { desk } = this.needs;
    const texts = this.needs.texts();
    if (several.length > 0) return texts.typeSeveral({ text, words: several.slice(0, MOST_SAID), of: several.length });
    const { at } = desk;
    const { phrases } = at.session.module;
    const blocked = at.prompt ? blockedBy(at.blocked(), text, phrases, at.telling) : null;
    if (blocked) return texts.typeBlocked(blocked);
    const verb = at.prompt ? notAsked(at.prompt, phrases, text) : null;
    if (at.prompt && verb) return texts.typeNotAsked({ verb, topic: phrases.topic(at.prompt, at.telling) });
    const words = this.entries().map((entry) => entry.words);
    const near = nearTo(words, phrases, text);
    return near === null ? texts.typeUnknown({ text }) : texts.typeNear({ text, near });
  }
}
