/** The first screen: going on is row one and already marked. */
import type { GameInfo, SaveInfo } from '../host.js';
import { type CommandId, commandFor, keyRow } from '../keys/commands.js';
import { typed } from '../keys/key.js';
import type { Area } from '../paint/area.js';
import { withEnter } from '../paint/glyphs.js';
import { cut } from '../paint/text.js';
import type { Scene, Stage } from '../scene.js';
import { ACCENT, DIM } from '../table/frame.js';
import { clean } from '../terminal/clean.js';
import { P } from '../texts/en.js';
import { HelpScene } from './help.js';
import { LearnScene } from './learn.js';
import { stepped } from './list.js';
import { ReplayScene } from './replay.js';
import { SettingsScene } from './settings.js';
import { SetupScene } from './setup.js';

type Row = { kind: 'save'; save: SaveInfo } | { kind: 'game'; game: GameInfo };

export class HomeScene implements Scene {
  private row = 0;
  private find: string | null = null;
  private message = '';
  private busy = false;
  private saves: readonly SaveInfo[];
  /** How many saves the window had room for. */
  private room = 3;

  constructor(private readonly stage: Stage) {
    this.saves = stage.host.saves();
  }

  private rows(): Row[] {
    const saves = this.found().map((save): Row => ({ kind: 'save', save }));
    if (this.find !== null) return saves;
    return [...saves.slice(0, this.room), ...this.stage.host.games().map((game): Row => ({ kind: 'game', game }))];
  }

  private found(): readonly SaveInfo[] {
    const words = (this.find ?? '').toLowerCase();
    if (words === '') return this.saves;
    return this.saves.filter((s) =>
      `${s.title} ${s.seats.join(' ')} ${s.name} ${s.where}`.toLowerCase().includes(words),
    );
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
      case 'jump': {
        const at = key === '0' ? 9 : Number(key) - 1;
        if (at >= this.rows().length) return;
        this.row = at;
        this.choose(false);
        return;
      }
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

  private findKey(key: string): boolean {
    const sign = typed(key);
    if (key === 'escape') this.find = null;
    else if (key === 'backspace') this.find = this.find!.slice(0, -1);
    else if (sign !== null) this.find += sign;
    else return false;
    this.row = 0;
    return true;
  }

  private choose(replay: boolean): void {
    const { stage } = this;
    const row = this.rows()[this.row];
    if (!row) return;
    if (row.kind === 'game') {
      if (!replay) stage.push(new SetupScene(stage, row.game));
      return;
    }
    if (row.save.broken) {
      this.message = clean(row.save.broken);
      return;
    }
    this.busy = true;
    this.message = P.loading;
    stage.host.open(row.save.name).then(
      (table) => {
        this.busy = false;
        this.message = '';
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

  paint(area: Area): void {
    const games = this.stage.host.games();
    const height = area.height;
    area.text(0, 0, 'HOTSEAT', { bold: true });
    area.text(10, 0, P.tagline, DIM);
    area.right(area.width, 0, this.stage.host.version, DIM);
    // Two heads, the games, a line for more saves, preview, keys, and air between them.
    this.room = Math.max(3, Math.min(9, height - games.length - 12));
    const rows = this.rows();
    this.row = Math.min(this.row, Math.max(0, rows.length - 1));
    let y = 2;
    const inSaves = rows[this.row]?.kind !== 'game';
    this.paintHead(area, y++, P.goOn, inSaves);
    const saves = rows.filter((r) => r.kind === 'save');
    const shown = this.find === null ? saves : saves.slice(0, height - 8);
    if (saves.length === 0) area.text(2, y++, this.find ? P.nothingFound({ filter: this.find }) : P.noSaves, DIM);
    shown.forEach((r, i) => {
      this.paintSave(area, y++, r.save, i);
    });
    if (this.find === null) {
      const more = this.saves.length - shown.length;
      if (more > 0) area.text(2, y++, P.moreSaves({ n: more }), DIM);
      y++;
      this.paintHead(area, y++, P.newGame, !inSaves);
      games.forEach((game, i) => {
        this.paintGame(area, y++, game, shown.length + i);
      });
      y++;
      const learn = area.text(1, y, 't', ACCENT);
      area.text(learn + 1, y, P.homeLearn);
    }
    const preview = this.message || (this.find !== null ? P.findSave({ text: this.find }) : this.about(rows[this.row]));
    area.text(0, height - 2, cut(preview, area.width));
    const ids: CommandId[] = ['row', 'go', 'learn', 'find-save', 'replay', 'settings', 'help', 'quit'];
    area.text(0, height - 1, keyRow('home', ids, area.width, this.stage.glyphs, { replay: 'replay a save' }), DIM);
  }

  private paintHead(area: Area, y: number, text: string, open: boolean): void {
    area.text(0, y, text, open ? ACCENT : { bold: true });
  }

  private paintLead(area: Area, y: number, i: number): object {
    const style = i === this.row ? ACCENT : {};
    if (i === this.row) area.text(0, y, '►', ACCENT);
    if (i < 10) area.text(1, y, i === 9 ? '0' : String(i + 1), style);
    return style;
  }

  private paintSave(area: Area, y: number, save: SaveInfo, i: number): void {
    const style = this.paintLead(area, y, i);
    area.text(3, y, cut(clean(save.title), 24), style);
    if (save.broken) {
      area.text(28, y, cut(`! ${clean(save.broken)}`, area.width - 28), { ink: 'warning' });
      return;
    }
    area.text(28, y, P.seatCount({ n: save.seats.length }), style);
    area.text(36, y, cut(clean(save.where), 14), style);
    area.text(51, y, cut(P.toAct({ name: save.turn === null ? null : clean(save.turn) }), 15), style);
    area.text(67, y, cut(this.stage.host.whenText(save.when), area.width - 67), style);
  }

  private paintGame(area: Area, y: number, game: GameInfo, i: number): void {
    const style = this.paintLead(area, y, i);
    area.text(3, y, cut(game.title, 26), style);
    area.text(30, y, P.seatsOf({ seats: game.seats }), style);
    area.right(49, y, P.minutes({ n: game.minutes }), style);
    area.text(52, y, cut(game.note, area.width - 52), style);
  }

  private about(row: Row | undefined): string {
    if (!row) return '';
    if (row.kind === 'game') return withEnter(P.homeNew({ title: row.game.title }), this.stage.glyphs);
    const { save } = row;
    return `${clean(save.name)}:  ${save.seats.map((s, i) => `${i + 1} ${clean(s)} ${save.scores[i] ?? ''}`.trim()).join('  ')}`;
  }
}
