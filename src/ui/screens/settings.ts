import { SECONDS } from '../host.js';
import { commandFor, keyRow } from '../keys/commands.js';
import type { Area } from '../paint/area.js';
import { cut } from '../paint/text.js';
import type { Scene, Stage } from '../scene.js';
import { ACCENT } from '../table/frame.js';
import type { TableScene } from '../table/table.js';
import { P } from '../texts/en.js';
import { LEVELS } from '../theme/levels.js';
import { THEMES } from '../theme/tokens.js';
import { HelpScene } from './help.js';
import { paintList, stepped } from './list.js';

const ROWS = [
  'theme',
  'colour',
  'glyphs',
  'pace',
  'easy',
  'normal',
  'hard',
  'hints',
  'mouse',
  'bell',
  'silenced',
] as const;
const TITLES = {
  theme: P.setTheme,
  colour: P.setColour,
  glyphs: P.setGlyphs,
  pace: P.setPace,
  easy: P.setSeconds({ level: 'easy' }),
  normal: P.setSeconds({ level: 'normal' }),
  hard: P.setSeconds({ level: 'hard' }),
  hints: P.setHints,
  mouse: P.setMouse,
  bell: P.setBell,
  silenced: P.setSilenced,
} as const;
const VALUES = {
  theme: THEMES,
  colour: ['auto', ...LEVELS],
  glyphs: ['auto', 'unicode', 'ascii'],
  pace: ['follow', 'at-once'],
  hints: ['on', 'off'],
  mouse: ['on', 'off'],
  bell: ['on', 'off'],
  easy: SECONDS,
  normal: SECONDS,
  hard: SECONDS,
} as const;

/** The look and the bots, kept for the next time and changed at once; at a table also who plays which seat. */
export class SettingsScene implements Scene {
  private row = 0;

  constructor(
    private readonly stage: Stage,
    private readonly owner: TableScene | null = null,
  ) {}

  /** Seats follow the settings when a table is open. */
  private get count(): number {
    return ROWS.length + (this.owner?.session.seats ?? 0);
  }

  key(key: string): void {
    switch (commandFor('settings', key)) {
      case 'row':
        this.row = stepped(this.row, key === 'up' || key === 'k' ? -1 : 1, this.count);
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
        this.owner?.advance();
        return;
    }
  }

  private turn(by: number): void {
    const { host } = this.stage;
    const row = ROWS[this.row];
    if (row === undefined) {
      this.turnSeat(this.row - ROWS.length, by);
      return;
    }
    if (row === 'silenced') host.change({ silenced: [] });
    else {
      const values: readonly string[] = VALUES[row];
      const at = values.indexOf(host.settings()[row]);
      host.change({ [row]: values[(at + by + values.length) % values.length]! });
    }
    this.stage.onLook?.();
  }

  private turnSeat(seat: number, by: number): void {
    const { owner, stage } = this;
    if (!owner) return;
    const players = ['human', ...stage.host.bots(owner.session.game.id).map((bot) => `bot:${bot}`)];
    const at = players.indexOf(owner.session.table.seats[seat]!.by);
    owner.play.setPlayer(seat, players[(at + by + players.length) % players.length]!);
  }

  paint(area: Area): void {
    const settings = this.stage.host.settings();
    const marked = ROWS[this.row] ?? 'seat';
    const body = paintList(area, {
      title: P.settings,
      preview: P.settingHelp[marked] ?? '',
      keys: keyRow('settings', ['row', 'value', 'help', 'back'], area.width, this.stage.glyphs, { value: 'value' }),
    });
    ROWS.forEach((row, i) => {
      const style = i === this.row ? ACCENT : {};
      if (i === this.row) body.text(0, 1 + i, '►', ACCENT);
      body.text(2, 1 + i, TITLES[row], style);
      const words =
        row === 'pace' ? P.paceWord({ pace: settings.pace }) : P.settingWord({ row, value: String(settings[row]) });
      const value = row === 'silenced' ? P.silenced({ n: settings.silenced.length }) : `‹ ${words} ›`;
      body.text(24, 1 + i, value, style);
    });
    this.owner?.session.table.seats.forEach((seat, i) => {
      const at = ROWS.length + i;
      const style = at === this.row ? ACCENT : {};
      if (at === this.row) body.text(0, 2 + at, '►', ACCENT);
      body.text(2, 2 + at, cut(P.setSeat({ n: i + 1, name: seat.name }), 21), style);
      body.text(
        24,
        2 + at,
        `‹ ${seat.by === 'human' ? P.human : P.bot({ name: seat.by.replace(/^bot:/, '') })} ›`,
        style,
      );
    });
  }
}
