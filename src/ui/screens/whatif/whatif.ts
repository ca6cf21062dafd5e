/**
 * What if: private branches from the present position, compared side by side. The same engine on copies; in games with
 * secrets everything the seat cannot know is dealt anew, so that trying reveals nothing.
 */
import { createElement, type ReactNode } from 'react';
import type { Answer, Seat } from '../../../engine/types.js';
import type { OpenTable } from '../../host.js';
import { type CommandId, commandFor, keyHints } from '../../keys/commands.js';
import { typed } from '../../keys/key.js';
import type { Scene, Size, Stage } from '../../scene.js';
import { Desk } from '../../table/desk.js';
import type { TableSource } from '../../table/source.js';
import type { TableScene } from '../../table/table.js';
import { HelpScene } from '../help/help.js';
import { clickedRow } from '../parts/clicks.js';
import type { Branch } from './branches.js';
import { WhatIfView } from './WhatIfView.js';

export class WhatIfScene implements Scene {
  private branches: Branch[] = [];
  private at = 0;
  private desk: Desk;
  private board = false;
  private botsAnswer = false;
  private thinking = false;
  private closed = false;
  private message = '';
  private letters = 0;
  /** A name is being typed. */
  private calling: string | null = null;

  constructor(
    private readonly stage: Stage,
    private readonly table: OpenTable,
    private readonly base: TableSource,
    private readonly seat: Seat,
    /** The real table, when a branch can be played for real. */
    private readonly owner: TableScene | null,
  ) {
    // What was tried from this position before is still there while the table is open.
    const from = `${seat} ${base.log.length} ${base.checksum()}`;
    const kept = owner?.tried.get(from);
    if (kept) {
      this.branches = kept;
      this.letters = kept.length;
      this.at = kept.length - 1;
    } else {
      this.branches.push(this.fresh());
      owner?.tried.set(from, this.branches);
    }
    this.desk = this.deskOf();
  }

  private fresh(): Branch {
    const name = String.fromCharCode(65 + (this.letters++ % 26));
    return { name, session: this.base.branch(this.seat), steps: [] };
  }

  private get branch(): Branch {
    return this.branches[this.at]!;
  }

  private deskOf(): Desk {
    const desk = new Desk(this.branch.session, this.table, this.seat, 'tried');
    if (this.desk) {
      desk.page = this.desk.page;
      desk.zoom = this.desk.zoom;
    }
    return desk;
  }

  key(key: string): void {
    this.message = '';
    if (this.calling !== null) {
      this.callKey(key);
      return;
    }
    if (this.desk.amount) {
      const command = commandFor('amount', key);
      if (command === 'back') this.desk.amount = null;
      else if (command === 'do') this.step();
      else this.desk.amountKey(key);
      return;
    }
    const command = commandFor('whatif', key);
    switch (command) {
      case 'do':
        this.step();
        return;
      case 'new-branch':
        this.branches.push(this.fresh());
        this.pick(this.branches.length - 1);
        return;
      case 'call':
        this.calling = '';
        return;
      case 'drop':
        this.branches.splice(this.at, 1);
        if (this.branches.length === 0) this.branches.push(this.fresh());
        this.pick(Math.min(this.at, this.branches.length - 1));
        return;
      case 'branch':
        this.pick((this.at + (key === ']' ? 1 : -1) + this.branches.length) % this.branches.length);
        return;
      case 'undo':
        if (this.branch.session.undo()) this.branch.steps.pop();
        this.desk.refresh(this.seat);
        return;
      case 'compare':
        this.board = !this.board;
        this.desk.focus = 'menu';
        return;
      case 'focus':
        // The board's arrows need the board.
        this.board = true;
        this.desk.move(command, key);
        return;
      case 'others':
        this.botsAnswer = !this.botsAnswer;
        this.message = this.botsAnswer ? this.stage.texts.othersBot : this.stage.texts.othersYou;
        this.letOthers();
        return;
      case 'play-it':
        this.playForReal();
        return;
      case 'help':
        this.stage.push(new HelpScene(this.stage, 'whatif'));
        return;
      case 'back':
        this.stage.pop();
        return;
      default:
        this.desk.move(command, key);
    }
  }

  private callKey(key: string): void {
    const sign = typed(key);
    if (key === 'escape') this.calling = null;
    else if (key === 'enter') {
      if (this.calling!.trim() !== '') this.branch.name = this.calling!.trim().slice(0, 16);
      this.calling = null;
    } else if (key === 'backspace') this.calling = this.calling!.slice(0, -1);
    else if (sign !== null) this.calling += sign;
  }

  private pick(at: number): void {
    this.at = at;
    this.desk = this.deskOf();
  }

  private step(): void {
    const prompt = this.branch.session.prompt();
    const choice = this.desk.choice;
    const answer = this.desk.answer();
    if (!prompt || !choice || !answer || this.thinking) return;
    this.take(answer, choice.id);
    this.letOthers();
  }

  private take(answer: Answer, id: string): void {
    const { session, steps } = this.branch;
    const prompt = session.prompt()!;
    const choice = prompt.choices.find((c) => c.id === id)!;
    const words = this.table.module.phrases.choice(choice, session.telling(this.seat), answer.n);
    try {
      session.submit(answer);
      steps.push({ answer, seat: prompt.seat, words });
    } catch (error) {
      this.message = this.stage.host.explain(error);
    }
    this.desk.refresh(this.seat);
  }

  /** Bots answer for the other seats until this one is asked again. */
  private letOthers(): void {
    const { branch } = this;
    const prompt = branch.session.prompt();
    if (!this.botsAnswer || this.thinking || !prompt || prompt.seat === this.seat) return;
    this.thinking = true;
    this.stage.host.think(branch.session, prompt.seat).then(
      (thought) => {
        this.thinking = false;
        if (this.closed || this.branch !== branch || branch.session.prompt() !== prompt) return;
        this.take(thought.answer, thought.answer.id);
        this.letOthers();
        this.stage.changed();
      },
      () => {
        this.thinking = false;
        this.botsAnswer = false;
        this.stage.changed();
      },
    );
  }

  /** Plays the branch as ordinary answers; stops where chance or another seat comes in. */
  private playForReal(): void {
    const { owner } = this;
    if (!owner) return;
    const { steps } = this.branch;
    this.stage.drop(this);
    let played = 0;
    for (const step of steps) {
      const prompt = owner.session.prompt();
      if (!prompt || prompt.seat !== this.seat || step.seat !== this.seat || this.stage.top !== owner) break;
      if (!prompt.choices.some((c) => c.id === step.answer.id) || !owner.give(step.answer)) break;
      played++;
      // Chance ends what was tried: from here on the real game may differ from the branch.
      if (owner.session.undoDepth() === 0) break;
    }
    owner.play.message = {
      text:
        played === steps.length
          ? this.stage.texts.playedBranch({ n: played })
          : this.stage.texts.branchStopped({ n: played }),
      bad: false,
    };
  }

  get typing(): boolean {
    return this.calling !== null;
  }

  wheel(by: 1 | -1): void {
    if (!this.typing) this.key(by < 0 ? 'up' : 'down');
  }

  click(id: string): void {
    const menu = /^menu:(\d+)$/.exec(id)?.[1];
    const row = clickedRow(id);
    const { desk } = this;
    if (row !== null && this.branches[row]) this.pick(row);
    else if (menu !== undefined && desk.menu?.row === Number(menu)) this.key('enter');
    else if (menu !== undefined && desk.menu?.rows[Number(menu)]) desk.menu.row = Number(menu);
    else desk.menu?.selectTarget(id);
  }

  view(size: Size): ReactNode {
    const { desk, stage, table, base, branch } = this;
    const { texts, glyphs } = stage;
    const words = {
      do: texts.keyStep,
      'new-branch': texts.keyNew,
      'play-it': texts.keyPlayIt,
      compare: this.board ? texts.keyTable : texts.keyBoard,
      focus: desk.focus === 'board' ? texts.focusMenu : texts.focusBoard,
    };
    return createElement(WhatIfView, {
      size,
      desk,
      ui: table.ui,
      from: texts.whatIfFrom({ n: base.log.length, name: base.table.seats[this.seat]?.name ?? '' }),
      note: base.secrets() ? texts.whatIfDealt : texts.whatIfPrivate,
      branch,
      board: this.board,
      compared: {
        ledger: table.module.phrases.ledger,
        ui: table.ui,
        texts,
        seat: this.seat,
        now: base,
        branches: this.branches,
        at: this.at,
      },
      others: this.botsAnswer ? texts.othersBot : texts.othersYou,
      said: this.calling !== null ? texts.nameBranch({ text: this.calling }) : this.message,
      hints: keyHints('whatif', keysFor(this.board, this.owner !== null), glyphs, texts, words),
    });
  }

  close(): void {
    this.closed = true;
  }
}

function keysFor(board: boolean, real: boolean): CommandId[] {
  return [
    'row',
    'value',
    'do',
    ...(board ? (['focus'] as const) : []),
    'new-branch',
    'branch',
    'drop',
    'call',
    ...(real ? (['play-it'] as const) : []),
    'compare',
    'others',
    'undo',
    'help',
    'back',
  ];
}
