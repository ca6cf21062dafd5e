/** Leaving while answers are not on disk: why, and what can be done about it. */
import type { OpenTable } from '../host.js';
import { typed } from '../keys/key.js';
import type { Area } from '../paint/area.js';
import { wrapText } from '../paint/text.js';
import type { Leaving, Scene, Stage } from '../scene.js';
import { ACCENT, DIM } from '../table/frame.js';
import { P } from '../texts/en.js';

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

  paint(area: Area): void {
    const width = Math.min(area.width - 4, 76);
    const warning = { ink: 'warning' } as const;
    let y = 2;
    const say = (text: string, style = {}) => {
      for (const row of wrapText(text, width)) area.text(2, y++, row, style);
      y++;
    };
    say(P.unsavedTitle, { ...warning, bold: true });
    say(this.trouble(), warning);
    say(P.unsavedUpTo({ name: this.table.name, n: this.stage.host.onDisk(this.table).answers }));
    if (this.folder === null) for (const row of P.unsavedMenu) area.text(2, y++, row, ACCENT);
    else say(P.unsavedFolder({ text: this.folder }), ACCENT);
    y++;
    if (this.message !== '') say(this.message, warning);
    area.text(2, area.height - 1, this.folder === null ? P.unsavedFoot : P.unsavedFolderFoot, DIM);
  }

  smallNote(): string {
    return P.unsavedSmall;
  }
}
