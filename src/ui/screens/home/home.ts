/** The first screen: the game played last is row one and already marked. */
import { createElement, type ReactNode } from 'react';
import { folded } from '../../../engine/fold.js';
import type { GameInfo, SaveInfo } from '../../host.js';
import { type CommandId, commandFor, type KeyHint, keyHints } from '../../keys/commands.js';
import { typed } from '../../keys/key.js';
import type { Scene, Size, Stage } from '../../scene.js';
import { clean } from '../../terminal/clean.js';
import { withEnter } from '../../theme/glyphs.js';
import { HelpScene } from '../help/help.js';
import { ImportScene } from '../import/import.js';
import { LearnScene } from '../learn/learn.js';
import { stepped } from '../parts/Choices.js';
import { clickedRow } from '../parts/clicks.js';
import type { Said } from '../parts/Page.js';
import { ReplayScene } from '../replay/replay.js';
import { SettingsScene } from '../settings/settings.js';
import { SetupScene } from '../setup/setup.js';
import { FindView } from './FindView.js';
import { HomeView } from './HomeView.js';

export type HomeRow =
  | { readonly kind: 'save'; readonly save: SaveInfo }
  | { readonly kind: 'game'; readonly game: GameInfo }
  | { readonly kind: 'learn' };

/** With four games and the lessons the digits name every row. */
const SAVES_SHOWN = 5;

export class HomeScene implements Scene {
  private row = 0;
  /** What is being looked for among all saves; null on the home screen itself. */
  private find: string | null = null;
  private message = '';
  private busy = false;
  private saves: readonly SaveInfo[];

  constructor(private readonly stage: Stage) {
    this.saves = stage.host.saves();
  }

  rows(): readonly HomeRow[] {
    const saves = this.found().map((save): HomeRow => ({ kind: 'save', save }));
    if (this.find !== null) return saves;
    const games = this.stage.host.games().map((game): HomeRow => ({ kind: 'game', game }));
    return [...saves.slice(0, SAVES_SHOWN), ...games, { kind: 'learn' }];
  }

  private found(): readonly SaveInfo[] {
    const words = folded(this.find ?? '');
    if (words === '') return this.saves;
    return this.saves.filter((s) => folded(`${s.title} ${s.seats.join(' ')} ${s.name} ${s.where}`).includes(words));
  }

  key(key: string): void {
    this.message = '';
    if (this.busy) return;
    if (this.find !== null && this.findKey(key)) return;
    switch (commandFor('home', key)) {
      case 'row':
        this.row = stepped(this.row, key === 'up' || key === 'k' ? -1 : 1, this.rows().length);
        return;
      case 'page-turn':
        this.row = stepped(this.row, key === 'pageup' ? -10 : 10, this.rows().length);
        return;
      case 'jump':
        this.jump(key === '0' ? 9 : Number(key) - 1);
        return;
      case 'go':
        this.choose(false);
        return;
      case 'replay':
        this.choose(true);
        return;
      case 'find-save':
        this.find = '';
        this.row = 0;
        return;
      case 'settings':
        this.stage.push(new SettingsScene(this.stage));
        return;
      case 'learn':
        this.stage.push(new LearnScene(this.stage));
        return;
      case 'help':
        this.stage.push(new HelpScene(this.stage, 'home'));
        return;
      case 'quit':
        this.stage.end();
        return;
    }
  }

  get typing(): boolean {
    return this.find !== null;
  }

  wheel(by: 1 | -1): void {
    this.key(by < 0 ? 'up' : 'down');
  }

  click(id: string): void {
    const row = clickedRow(id);
    if (row === this.row) this.key('enter');
    else if (row !== null) this.row = row;
  }

  private jump(row: number): void {
    if (row >= this.rows().length) return;
    this.row = row;
    this.choose(false);
  }

  private findKey(key: string): boolean {
    const sign = typed(key);
    if (key === 'escape') this.find = null;
    else if (key === 'backspace') this.find = (this.find ?? '').slice(0, -1);
    else if (sign !== null) this.find += sign;
    else return false;
    this.row = 0;
    return true;
  }

  private choose(replay: boolean): void {
    const { stage } = this;
    const row = this.rows()[this.row];
    if (!row) {
      // Nothing saved holds what was typed: it is the path of a file to be brought in.
      if (this.find) stage.push(new ImportScene(stage, this.find));
      return;
    }
    if (row.kind === 'save') this.open(row.save, replay);
    else if (replay) return;
    else if (row.kind === 'game') stage.push(new SetupScene(stage, row.game));
    else stage.push(new LearnScene(stage));
  }

  private open(save: SaveInfo, replay: boolean): void {
    const { stage } = this;
    if (save.broken) {
      this.message = clean(save.broken);
      return;
    }
    this.busy = true;
    stage.host.open(save.name).then(
      (table) => {
        this.busy = false;
        if (replay) stage.push(new ReplayScene(stage, table, null, 0));
        else stage.sit(table);
        stage.changed();
      },
      (error) => {
        this.busy = false;
        this.message = stage.host.explain(error);
        stage.changed();
      },
    );
  }

  /** Coming back from a table: its save is the newest now. */
  refresh(): void {
    this.saves = this.stage.host.saves();
    this.row = 0;
    this.find = null;
  }

  view(size: Size): ReactNode {
    const shown = {
      size,
      rows: this.rows(),
      at: this.row,
      all: this.saves.length,
      said: this.said(),
      keys: this.keys(),
    };
    const { host } = this.stage;
    const when = (ms: number) => host.whenText(ms);
    return this.find === null
      ? createElement(HomeView, { ...shown, when, version: host.version })
      : createElement(FindView, { ...shown, when, find: this.find });
  }

  private said(): Said {
    const { texts, glyphs } = this.stage;
    if (this.busy) return { text: texts.loading };
    if (this.message !== '') return { text: this.message, bad: true };
    if (this.find !== null) return { text: texts.findHelp };
    return { text: this.rows()[this.row]?.kind === 'game' ? withEnter(texts.newHelp, glyphs) : '' };
  }

  private keys(): KeyHint[] {
    const ids: readonly CommandId[] =
      this.find === null
        ? ['row', 'go', 'learn', 'find-save', 'replay', 'settings', 'help', 'quit']
        : ['row', 'go', 'page-turn'];
    return keyHints('home', ids, this.stage.glyphs, this.stage.texts);
  }
}
