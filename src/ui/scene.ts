/**
 * Scenes and the stage they stand on.
 *
 * A scene is one screen: plain state, components that show it and a key handler. The stage is a stack of them; the top
 * one is the only one shown and the only one that hears keys, so there is exactly one owner of the keyboard. Scenes are
 * ordinary objects rather than components with state because two keys can arrive in one piece (fast typing, a slow
 * line): the second must meet what the first one left, also when the first one changed the scene. The Ink component
 * around the stage (App.tsx) brings keys and window sizes in and renders what the top scene shows.
 */
import type { ReactNode } from 'react';
import type { Size } from './components/layout/size.js';
import type { Host, OpenTable } from './host.js';
import { clickedKey } from './keys/commands.js';
import { latinKey } from './keys/layouts.js';
import { clean } from './terminal/clean.js';
import type { Texts } from './texts/texts.js';
import type { GlyphSet } from './theme/glyphs.js';
import type { Level } from './theme/levels.js';
import type { ThemeName } from './theme/tokens.js';

export type { Size };

/** How everything is drawn: colours of the terminal, theme, signs. */
export interface Look {
  readonly level: Level;
  readonly theme: ThemeName;
  readonly glyphs: GlyphSet;
}

export interface Scene {
  /** The screen as components, on all rows of the window. Rendering changes nothing. */
  view(size: Size): ReactNode;
  key(key: string): void;
  /** A text field is open: letters are letters, on every keyboard, and pasted text goes into it. */
  readonly typing?: boolean;
  /** A click on something drawn (`Spot`, a place of a picture). The first one marks, one on what is marked does it. */
  click?(id: string): void;
  /** The wheel was turned over something drawn, or over nothing (null): one step up (-1) or down (1). */
  wheel?(by: 1 | -1, id: string | null): void;
  /** Says a sentence to the player. */
  say?(text: string): void;
  /** Wipe the terminal before this scene is drawn: nothing of the former one may be left, not even for a moment. */
  readonly curtain?: boolean;
  /** What to say while the window is too small: who is asked. */
  smallNote?(): string;
  /** A sentence while not everything is on disk, else ''. */
  trouble?(): string;
  /** This scene asks about answers that are not on disk: whoever leaves it anyway leaves without them. */
  readonly unsaved?: boolean;
  /** The last row of every screen above this one: what goes on at the other chairs of its table. */
  around?(): Around | null;
  /** Called when the scene leaves the stage. */
  close?(): void;
}

export interface Around {
  readonly text: string;
  readonly bad: boolean;
}

/** No text field takes more. */
const MOST_PASTED = 200;

export type Leaving = 'home' | 'end';

export class Stage {
  private scenes: Scene[] = [];
  private listeners = new Set<() => void>();
  /** Raised by every change; React compares it. */
  version = 0;
  /** The version that listeners know, and how many batches are open. */
  private told = 0;
  private holding = 0;
  ended = false;
  /** The window. Whoever owns the terminal tells every change, so that keys can ask for it without a frame. */
  size: Size = { columns: 80, rows: 24 };
  look: Look = { level: 'truecolor', theme: 'default', glyphs: 'unicode' };
  /** Set by whoever owns the terminal, for settings that change the look, for Ctrl-Z and for Ctrl-\. */
  onLook: (() => void) | null = null;
  onSuspend: (() => void) | null = null;
  onQuit: (() => void) | null = null;
  /** A curtain comes: the screen is wiped at once. It goes: the next frame begins with an empty screen. */
  onBlank: ((curtain: 'comes' | 'goes') => void) | null = null;
  /** What the window is called, and who hears that it has changed. */
  title = 'hotseat';
  onTitle: ((title: string) => void) | null = null;
  /** A person is to be called. */
  onBell: (() => void) | null = null;
  /** Puts a game on the stage. Set where scenes are put together, so that screens need not know the table. */
  sit: (table: OpenTable) => void = () => {};
  /** The scene that asks before answers are lost. Set where scenes are put together. */
  askUnsaved: ((table: OpenTable, to: Leaving) => Scene) | null = null;
  /** The first scene shows again. */
  onHome: (() => void) | null = null;

  constructor(readonly host: Host) {}

  /** What the shell says, in the language of whoever looks. */
  get texts(): Texts {
    return this.host.texts;
  }

  get glyphs(): GlyphSet {
    return this.look.glyphs;
  }

  get top(): Scene | undefined {
    return this.scenes.at(-1);
  }

  push(scene: Scene): void {
    if (scene.curtain) this.onBlank?.('comes');
    this.scenes.push(scene);
    this.changed();
  }

  pop(): void {
    const gone = this.scenes.pop();
    gone?.close?.();
    if (gone?.curtain) this.onBlank?.('goes');
    this.changed();
  }

  /** Takes `scene` and everything above it off, if it is there. */
  drop(scene: Scene): void {
    const at = this.scenes.indexOf(scene);
    if (at < 0) return;
    for (const gone of this.scenes.splice(at).reverse()) gone.close?.();
    this.changed();
  }

  replace(scene: Scene): void {
    this.scenes.pop()?.close?.();
    this.push(scene);
  }

  /** Leaves for the first scene, or for good; while answers are not on disk it asks first. */
  leave(to: Leaving): void {
    const table = this.top?.unsaved ? null : this.host.unsaved();
    if (table && this.askUnsaved) this.push(this.askUnsaved(table, to));
    else this.go(to);
  }

  /** Leaves without another question. */
  go(to: Leaving): void {
    if (to === 'end') this.end();
    else {
      this.clear();
      this.host.leave();
      this.onHome?.();
      this.changed();
    }
  }

  /** Back to the first scene; what is played is another table now, or still the same. */
  home(): void {
    this.clear();
    this.onHome?.();
    this.changed();
  }

  private clear(): void {
    this.setTitle('hotseat');
    for (const gone of this.scenes.splice(1).reverse()) gone.close?.();
  }

  /** Why not everything is on disk, from the topmost scene that knows. */
  trouble(): string {
    for (let i = this.scenes.length - 1; i >= 0; i--) {
      const trouble = this.scenes[i]?.trouble?.();
      if (trouble !== undefined) return trouble;
    }
    return '';
  }

  /** The last row of the window, where somebody has something to say there. */
  around(): Around | null {
    for (const scene of this.scenes) {
      const around = scene.around?.();
      if (around) return around;
    }
    return null;
  }

  /** The rows that a screen has. */
  get room(): Size {
    const { columns, rows } = this.size;
    return { columns, rows: this.around() === null ? rows : rows - 1 };
  }

  /** Who is asked, from the topmost scene that knows. */
  smallNote(): string {
    for (let i = this.scenes.length - 1; i >= 0; i--) {
      const note = this.scenes[i]!.smallNote?.();
      if (note !== undefined) return note;
    }
    return '';
  }

  has(scene: Scene): boolean {
    return this.scenes.includes(scene);
  }

  key(key: string): void {
    if (key === 'ctrl-c') this.leave('end');
    else if (key === 'ctrl-z') this.onSuspend?.();
    else if (key === 'ctrl-\\') this.onQuit?.();
    else {
      const { top } = this;
      top?.key(top.typing ? key : latinKey(key));
      this.changed();
    }
  }

  /** Pasted text never plays moves: it goes into an open text field, on one line. */
  paste(text: string): void {
    const { top } = this;
    if (top?.typing) {
      const line = clean(text).trim().slice(0, MOST_PASTED);
      for (const sign of line) if (this.top === top && top.typing) top.key(sign === ' ' ? 'space' : sign);
    } else top?.say?.(this.texts.pasteIgnored);
    this.changed();
  }

  click(id: string): void {
    const key = clickedKey(id);
    // A line that is typed stands in front of everything: of keys only the one that gives it up can be clicked.
    if (key === null) this.top?.click?.(id);
    else if (!this.top?.typing || key === 'escape') this.top?.key(key);
    this.changed();
  }

  wheel(by: 1 | -1, id: string | null): void {
    this.top?.wheel?.(by, id);
    this.changed();
  }

  /** Everything that happens in `work` makes one frame. */
  batch(work: () => void): void {
    this.holding++;
    try {
      work();
    } finally {
      this.holding--;
      if (this.holding === 0 && this.version !== this.told) this.tell();
    }
  }

  setTitle(title: string): void {
    this.title = title;
    this.onTitle?.(title);
  }

  resize(size: Size): void {
    if (size.columns === this.size.columns && size.rows === this.size.rows) return;
    this.size = size;
    this.changed();
  }

  end(): void {
    for (const gone of this.scenes.reverse()) gone.close?.();
    this.ended = true;
    this.changed();
  }

  changed(): void {
    this.version++;
    if (this.holding === 0) this.tell();
  }

  private tell(): void {
    this.told = this.version;
    for (const listener of this.listeners) listener();
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  };
}
