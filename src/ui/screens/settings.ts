import { commandFor, keyRow } from '../keys/commands.js';
import type { Area } from '../paint/area.js';
import { LEVELS, THEMES } from '../paint/palette.js';
import { P } from '../phrases.js';
import type { Scene, Stage } from '../scene.js';
import { ACCENT } from '../table/frame.js';
import { HelpScene } from './help.js';
import { paintList, stepped } from './list.js';

const ROWS = ['theme', 'colour', 'glyphs', 'silenced'] as const;
const TITLES = { theme: P.setTheme, colour: P.setColour, glyphs: P.setGlyphs, silenced: P.setSilenced } as const;
const VALUES = {
  theme: THEMES,
  colour: ['auto', ...LEVELS],
  glyphs: ['auto', 'unicode', 'ascii'],
} as const;

/** The look, kept for the next time and changed at once. */
export class SettingsScene implements Scene {
  private row = 0;

  constructor(private readonly stage: Stage) {}

  key(key: string): void {
    switch (commandFor('settings', key)) {
      case 'row':
        this.row = stepped(this.row, key === 'up' || key === 'k' ? -1 : 1, ROWS.length);
        return;
      case 'value':
      case 'go':
        this.turn(key === 'left' || key === 'h' ? -1 : 1);
        return;
      case 'help':
        this.stage.push(new HelpScene(this.stage, 'settings'));
        return;
      case 'back':
        this.stage.pop();
        return;
    }
  }

  private turn(by: number): void {
    const { host } = this.stage;
    const row = ROWS[this.row]!;
    if (row === 'silenced') host.change({ silenced: [] });
    else {
      const values: readonly string[] = VALUES[row];
      const at = values.indexOf(host.settings()[row]);
      host.change({ [row]: values[(at + by + values.length) % values.length]! });
    }
    this.stage.onLook?.();
  }

  paint(area: Area): void {
    const settings = this.stage.host.settings();
    const marked = ROWS[this.row]!;
    const body = paintList(area, {
      title: P.settings,
      preview: P.settingHelp[marked] ?? '',
      keys: keyRow('settings', ['row', 'value', 'help', 'back'], area.width, this.stage.glyphs, { value: 'value' }),
    });
    ROWS.forEach((row, i) => {
      const style = i === this.row ? ACCENT : {};
      if (i === this.row) body.text(0, 1 + i, '►', ACCENT);
      body.text(2, 1 + i, TITLES[row], style);
      const value = row === 'silenced' ? P.silenced(settings.silenced.length) : `‹ ${settings[row]} ›`;
      body.text(24, 1 + i, value, style);
    });
  }
}
