/** Leaving while answers are not on disk: why, and what can be done about it. */
import { createElement, type ReactNode } from 'react';
import type { OpenTable } from '../../host.js';
import { typed } from '../../keys/key.js';
import type { Leaving, Scene, Size, Stage } from '../../scene.js';
import { UnsavedView } from './UnsavedView.js';

export class UnsavedScene implements Scene {
  readonly unsaved = true;
  private folder: string | null = null;
  private message = '';

  constructor(
    private readonly stage: Stage,
    private readonly table: OpenTable,
    private readonly to: Leaving,
  ) {}

  key(key: string): void {
    this.message = '';
    if (this.folder !== null) this.folderKey(key, this.folder);
    else if (key === 'escape') this.stage.pop();
    else if (key === 'r') {
      this.stage.host.save(this.table);
      this.leaveIfSaved();
    } else if (key === 'f') this.folder = '';
    else if (key === 'x') this.stage.go(this.to);
  }

  get typing(): boolean {
    return this.folder !== null;
  }

  /** A way out that would lose something needs its key. */
  click(id: string): void {
    if (id === 'again') this.key('r');
    else if (id === 'folder') this.key('f');
    else if (id === 'stay') this.key('escape');
  }

  private folderKey(key: string, text: string): void {
    const sign = typed(key);
    if (key === 'escape') this.folder = null;
    else if (key === 'backspace') this.folder = text.slice(0, -1);
    else if (sign !== null) this.folder = text + sign;
    else if (key === 'enter' && text.trim() !== '') {
      try {
        this.stage.host.saveElsewhere(this.table, text.trim());
        this.leaveIfSaved();
      } catch (error) {
        this.message = this.stage.host.explain(error);
      }
    }
  }

  private leaveIfSaved(): void {
    if (this.stage.host.onDisk(this.table).trouble === null) this.stage.go(this.to);
  }

  /** Why not everything is on disk, as a sentence. */
  trouble(): string {
    const { host } = this.stage;
    const { trouble } = host.onDisk(this.table);
    return trouble ? host.explain(trouble) : '';
  }

  view(size: Size): ReactNode {
    return createElement(UnsavedView, {
      size,
      trouble: this.trouble(),
      name: this.table.name,
      answers: this.stage.host.onDisk(this.table).answers,
      folder: this.folder,
      message: this.message,
    });
  }

  smallNote(): string {
    return this.stage.texts.unsavedSmall;
  }
}
