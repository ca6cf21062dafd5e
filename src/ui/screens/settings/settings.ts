/** The look and the bots, kept for the next time and changed at once; at a table also who plays which seat. */
import { createElement, type ReactNode } from 'react';
import type { UndoPolicy } from '../../../engine/session.js';
import type { Seat } from '../../../engine/types.js';
import { CLOCKS, HANDOVERS, SECONDS } from '../../host.js';
import { commandFor, keyHints } from '../../keys/commands.js';
import type { Scene, Size, Stage } from '../../scene.js';
import type { TableScene } from '../../table/table.js';
import type { Texts } from '../../texts/texts.js';
import { LEVELS } from '../../theme/levels.js';
import { THEMES } from '../../theme/tokens.js';
import { HelpScene } from '../help/help.js';
import { stepped } from '../parts/Choices.js';
import { clickedRow } from '../parts/clicks.js';
import { playerWords } from '../parts/players.js';
import { UndoScene } from '../undo/undo.js';
import { SettingsView } from './SettingsView.js';

/** In the order of the screen. */
const ROWS = [
  'language',
  'theme',
  'colour',
  'glyphs',
  'pace',
  'easy',
  'normal',
  'hard',
  'handover',
  'clock',
  'hints',
  'mouse',
  'bell',
  'chat',
  'silenced',
] as const;
type SettingId = (typeof ROWS)[number];
export type SettingGroup = keyof Texts['settingGroups'];
const GROUP_OF: Readonly<Record<SettingId, SettingGroup>> = {
  language: 'look',
  theme: 'look',
  colour: 'look',
  glyphs: 'look',
  pace: 'bots',
  easy: 'bots',
  normal: 'bots',
  hard: 'bots',
  handover: 'table',
  clock: 'table',
  hints: 'table',
  mouse: 'table',
  bell: 'table',
  chat: 'table',
  silenced: 'table',
};
/** The policy of undo stands between the seats and the languages of a table. */
const UNDO_ROWS = 1;
const VALUES = {
  theme: THEMES,
  colour: ['auto', ...LEVELS],
  glyphs: ['auto', 'unicode', 'ascii'],
  pace: ['follow', 'at-once'],
  handover: HANDOVERS,
  clock: CLOCKS,
  hints: ['on', 'off'],
  mouse: ['on', 'off'],
  bell: ['on', 'off'],
  chat: ['on', 'off'],
  easy: SECONDS,
  normal: SECONDS,
  hard: SECONDS,
} as const;

/** The value so many steps on, round and round. */
const turned = <T>(values: readonly T[], value: T, by: number): T =>
  values[(values.indexOf(value) + by + values.length) % values.length] ?? value;

interface SettingValue {
  readonly text: string;
  readonly on: boolean;
}

const listed = <V extends string>(values: readonly V[], now: string, word: (value: V) => string): SettingValue[] =>
  values.map((value) => ({ text: word(value), on: value === now }));

export interface SettingRow {
  readonly group: SettingGroup;
  readonly title: string;
  readonly help: string;
  /** All that it can be, where that can be listed; one of them is on. */
  readonly values: readonly SettingValue[];
}

export class SettingsScene implements Scene {
  private row = 0;

  constructor(
    private readonly stage: Stage,
    private readonly owner: TableScene | null = null,
  ) {}

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

  wheel(by: 1 | -1): void {
    this.key(by < 0 ? 'up' : 'down');
  }

  click(id: string): void {
    const row = clickedRow(id);
    if (row === this.row) this.turn(1);
    else if (row !== null) this.row = row;
  }

  /** Seats and undo follow the settings when a table is open, and the languages of its people where there are several. */
  private get count(): number {
    return ROWS.length + (this.owner ? this.owner.session.seats + UNDO_ROWS : 0) + this.people.length;
  }

  private get people(): readonly Seat[] {
    const { owner } = this;
    const people = owner && !owner.play.elsewhere ? owner.play.humans() : [];
    return people.length > 1 ? people : [];
  }

  private turn(by: number): void {
    const { host } = this.stage;
    const row = ROWS[this.row];
    if (row === undefined) {
      this.turnAtTable(this.row - ROWS.length, by);
      return;
    }
    if (row === 'silenced') host.change({ silenced: [] });
    else if (row === 'language') {
      const language = turned(['auto', ...host.languages().map(({ id }) => id)], host.settings().language, by);
      host.change({ language });
      void this.speak(language);
    } else host.change({ [row]: turned(VALUES[row], host.settings()[row], by) });
    this.stage.onLook?.();
  }

  /** The language shows here and at once, as soon as it is loaded. */
  private async speak(language: string): Promise<void> {
    const { host } = this.stage;
    await host.learn([language]);
    host.speak('');
    this.owner?.play.speak();
    this.stage.changed();
  }

  private turnAtTable(row: number, by: number): void {
    const { owner, stage } = this;
    const seats = owner?.session.seats ?? 0;
    const seat = this.people[row - seats - UNDO_ROWS];
    if (row === seats) this.openUndo();
    else if (seat === undefined) this.turnSeat(row, by);
    else void owner?.play.turnLanguage(seat, by).then(() => stage.changed());
  }

  /** Only everybody together can change it. */
  private openUndo(): void {
    const { owner, stage } = this;
    if (!owner) return;
    if (owner.play.elsewhere) owner.say(stage.texts.chairsHostPlays);
    else stage.push(new UndoScene(owner));
  }

  private turnSeat(seat: number, by: number): void {
    const { owner, stage } = this;
    const by0 = owner?.session.table.seats[seat]?.by;
    if (!owner || by0 === undefined) return;
    if (owner.play.elsewhere) {
      owner.say(stage.texts.chairsHostPlays);
      return;
    }
    const players = this.players();
    const next = players[(players.indexOf(by0) + by + players.length) % players.length];
    if (next !== undefined) owner.play.setPlayer(seat, next);
  }

  /** Who can sit at a seat of this table. */
  private players(): string[] {
    const { owner, stage } = this;
    return owner ? ['human', ...stage.host.bots(owner.session.game.id).map((bot) => `bot:${bot}`)] : [];
  }

  /** The others are written in letters that this terminal may not have. */
  private language(id: string): SettingValue[] {
    return [{ text: this.languageWord(id), on: true }];
  }

  private rows(): SettingRow[] {
    const { texts } = this.stage;
    const seats = this.owner?.session.table.seats ?? [];
    return [
      ...ROWS.map((id) => ({
        group: GROUP_OF[id],
        title: texts.settingTitles[id],
        values: this.valuesOf(id),
        help: texts.settingHelp[id],
      })),
      ...seats.map(({ name, by }, i) => ({
        group: 'seats' as const,
        title: texts.setSeat({ n: i + 1, name }),
        values: listed(this.players(), by, (player) => playerWords(player, texts)),
        help: texts.settingHelp.seat,
      })),
      ...(this.owner ? [this.undoRow(this.owner.session.table.undo)] : []),
      ...this.people.map((seat) => ({
        group: 'languages' as const,
        title: texts.setSeat({ n: seat + 1, name: seats[seat]?.name ?? '' }),
        values: this.language(this.owner?.play.memory.languages[seat] ?? ''),
        help: texts.settingHelp.seatLanguage,
      })),
    ];
  }

  private undoRow(policy: UndoPolicy): SettingRow {
    const { texts } = this.stage;
    return {
      group: 'seats',
      title: texts.undoTitle,
      values: [{ text: texts.undoBrief[policy], on: true }],
      help: texts.undoHelp,
    };
  }

  private languageWord(id: string): string {
    const { texts, host } = this.stage;
    if (id === '') return texts.settingLanguages.asProgram;
    return host.languages().find((language) => language.id === id)?.name ?? texts.settingLanguages.auto;
  }

  /** All values that a row can have. */
  private valuesOf(id: SettingId): SettingValue[] {
    const { texts, host } = this.stage;
    const settings = host.settings();
    switch (id) {
      case 'language':
        return this.language(settings.language);
      case 'theme':
        return listed(VALUES.theme, settings.theme, (theme) => texts.settingThemes[theme]);
      case 'colour':
        return listed(VALUES.colour, settings.colour, (colour) => texts.settingColours[colour]);
      case 'glyphs':
        return listed(VALUES.glyphs, settings.glyphs, (glyphs) => texts.settingGlyphs[glyphs]);
      case 'pace':
        return listed(VALUES.pace, settings.pace, (pace) => texts.settingPaces[pace]);
      case 'handover':
        return listed(VALUES.handover, settings.handover, (handover) => texts.settingHandovers[handover]);
      case 'clock':
        return listed(VALUES.clock, settings.clock, (value) => texts.settingClock({ value }));
      case 'hints':
      case 'mouse':
      case 'bell':
      case 'chat':
        return listed(VALUES[id], settings[id], (on) => texts.settingSwitch[on]);
      case 'silenced':
        return [{ text: texts.silenced({ n: settings.silenced.length }), on: true }];
      default:
        return listed(VALUES[id], settings[id], (value) => texts.settingSeconds({ value }));
    }
  }

  view(size: Size): ReactNode {
    const { texts, glyphs } = this.stage;
    const keys = keyHints('settings', ['row', 'value', 'help', 'back'], glyphs, texts, { value: texts.keyValue });
    return createElement(SettingsView, { size, rows: this.rows(), at: this.row, keys });
  }
}
