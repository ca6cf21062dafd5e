/** The table: the frame, the keys of play, and the ways to everything else. */
import type { Answer, Seat } from '../../engine/types.js';
import type { OpenTable } from '../host.js';
import { commandFor, keyRow } from '../keys/commands.js';
import { typed } from '../keys/key.js';
import { answerTo, isLesson, type Lesson, type LessonStep, standingIn } from '../lesson.js';
import type { Area } from '../paint/area.js';
import { enterWord } from '../paint/glyphs.js';
import { cut, wrapText } from '../paint/text.js';
import type { Scene, Stage } from '../scene.js';
import type { Branch } from '../screens/branches.js';
import { CurtainScene } from '../screens/curtain.js';
import { HelpScene } from '../screens/help.js';
import { InspectScene } from '../screens/inspect.js';
import { LogScene } from '../screens/log.js';
import { OrdersScene } from '../screens/orders.js';
import { GameOverScene } from '../screens/over.js';
import { ReplayScene } from '../screens/replay.js';
import { SettingsScene } from '../screens/settings.js';
import { StandScene } from '../screens/stand.js';
import { WhatIfScene } from '../screens/whatif.js';
import { WhyScene } from '../screens/why.js';
import { P } from '../texts/en.js';
import { Desk } from './desk.js';
import { DIM, frameRows, paintHead, paintPages, paintQuestion, paintStrip, questionOf } from './frame.js';
import { later, Play } from './play.js';
import { paintFilter, paintLesson, paintTyping } from './telling.js';
import { complete, entries, understand } from './typing.js';
import { lastChanges } from './words.js';

type Line = { kind: 'filter' | 'type'; text: string };

export interface FrameParts {
  /** Paints over the game's own space. */
  readonly space?: (area: Area) => void;
  readonly preview?: string;
  readonly keys?: string;
}

export class TableScene implements Scene {
  readonly play: Play;
  readonly desk: Desk;
  private line: Line | null = null;
  private pending: 'seat' | 'leave' | null = null;
  /** The choice whose warning was shown; ↵ again does it. */
  private warned: string | null = null;
  private wasOver = false;
  /** Branches tried at this table, by the seat that tried and the position they start from. */
  readonly tried = new Map<string, Branch[]>();
  /** The guided game that is played here, and whether its words are shown. */
  private readonly lesson: Lesson | null;
  private lessonShown = true;

  constructor(
    readonly stage: Stage,
    readonly table: OpenTable,
  ) {
    this.play = new Play(stage.host, table);
    this.desk = new Desk(table.session, table.ui, this.play.viewer());
    this.lesson = stage.host.lessons().find((lesson) => isLesson(lesson, table.session)) ?? null;
  }

  /** To be called once the scene stands on the stage: shows the curtain, lets bots think. */
  begin(): void {
    this.advance();
    if (this.table.notice) this.play.message = { text: this.table.notice, bad: false };
  }

  get session() {
    return this.table.session;
  }

  get viewer(): Seat | null {
    return this.desk.at.viewer;
  }

  /** Goes on to whatever waits: orders, bots, the curtain, the end. */
  advance(): void {
    this.play.obeyOrders();
    this.playLesson();
    this.warned = null;
    const curtain = this.play.needsCurtain();
    this.desk.refresh(curtain ? null : this.play.viewer());
    if (this.session.over()) {
      if (!this.wasOver) this.stage.push(new GameOverScene(this));
      this.wasOver = true;
    } else {
      this.wasOver = false;
      if (curtain) this.stage.push(new CurtainScene(this));
      else this.play.sitDown();
      this.play.letBotThink(
        () => {
          if (this.stage.has(this)) this.advance();
        },
        () => this.stage.changed(),
      );
    }
    const step = this.lessonStep();
    if (step?.say !== undefined) this.desk.suggest(answerTo(step));
    this.stage.changed();
  }

  private lessonStep(): LessonStep | null {
    if (!this.lesson) return null;
    const standing = standingIn(this.lesson, this.session.log);
    return standing.kind === 'step' ? standing.step : null;
  }

  /** Steps of the lesson that nobody needs to be told about: the other seats, and what follows by itself. */
  private playLesson(): void {
    for (let step = this.lessonStep(); step && step.say === undefined; step = this.lessonStep()) {
      if (!this.play.answer(answerTo(step), true)) return;
    }
  }

  /** Plays the lesson's own answers up to where its next chapter begins. */
  private nextChapter(): void {
    const { lesson } = this;
    if (!lesson || !this.lessonStep()) return;
    const from = this.session.log.length;
    const next = lesson.steps.findIndex((step, i) => i > from && step.chapter !== undefined);
    for (let step = this.lessonStep(); step; step = this.lessonStep()) {
      if (this.session.log.length === next || !this.play.answer(answerTo(step))) break;
    }
    this.advance();
  }

  /** A command that has nothing to do at this table now: the help leaves it out. */
  idle(command: string): boolean {
    if (command === 'silence') return this.warned === null;
    return this.lesson === null && (command === 'lesson' || command === 'chapter');
  }

  /** Gives an answer for the asked seat. */
  give(answer: Answer): boolean {
    if (this.play.thinking !== null) return false;
    const choice = this.session.prompt()?.choices.find((c) => c.id === answer.id);
    if (!this.play.answer(answer)) return false;
    this.desk.touched = choice?.target ?? null;
    this.advance();
    return true;
  }

  undo(): void {
    const done = this.play.undo();
    if (done) this.desk.touched = null;
    this.afterTimeTravel();
    if (done) this.play.message = { text: P.undone, bad: false };
  }

  redo(): void {
    const done = this.play.redo();
    this.afterTimeTravel();
    this.play.message = { text: done ? P.redone : P.nothingToRedo, bad: false };
  }

  private afterTimeTravel(): void {
    const message = this.play.message;
    this.advance();
    this.play.message = message;
  }

  key(key: string): void {
    if (this.pending) {
      this.pendingKey(key);
      return;
    }
    if (this.line) {
      this.lineKey(key);
      return;
    }
    if (this.desk.amount) {
      this.amountKey(key);
      return;
    }
    this.run(commandFor('table', key), key);
  }

  private run(command: string | null, key: string): void {
    this.play.message = null;
    const { stage } = this;
    if (command !== 'do' && command !== 'silence') this.warned = null;
    switch (command) {
      case 'do':
        this.confirm();
        return;
      case 'undo':
        this.undo();
        return;
      case 'redo':
        this.redo();
        return;
      case 'filter':
        this.line = { kind: 'filter', text: '' };
        return;
      case 'type':
        this.line = { kind: 'type', text: '' };
        return;
      case 'seat':
        this.pending = 'seat';
        return;
      case 'quit':
        this.pending = 'leave';
        return;
      case 'why':
        stage.push(new WhyScene(this));
        return;
      case 'inspect':
        stage.push(new InspectScene(this, this.desk.target()));
        return;
      case 'log':
        stage.push(new LogScene(stage, this.table, this.viewer));
        return;
      case 'stand':
        stage.push(new StandScene(this));
        return;
      case 'orders':
        // Orders are their owner's affair, and bots have none.
        if (this.viewer === null || this.play.isBot(this.viewer))
          this.play.message = { text: P.ordersLater, bad: false };
        else stage.push(new OrdersScene(this));
        return;
      case 'help':
        stage.push(new HelpScene(stage, 'table', this));
        return;
      case 'whatif':
        if (this.viewer !== null && this.session.prompt()) {
          stage.push(new WhatIfScene(stage, this.table, this.session, this.viewer, this));
        }
        return;
      case 'settings':
        stage.push(new SettingsScene(stage, this));
        return;
      case 'replay':
        stage.push(new ReplayScene(stage, this.table, this.viewer));
        return;
      case 'hint':
        this.hint();
        return;
      case 'lesson':
        this.lessonShown = !this.lessonShown;
        return;
      case 'chapter':
        this.nextChapter();
        return;
      case 'silence':
        this.silence();
        return;
      default:
        if (key === 'escape') {
          this.desk.shown = null;
          this.desk.look = null;
          this.desk.focus = 'menu';
          if (this.desk.filter !== null) this.desk.setFilter(null);
          return;
        }
        this.desk.move(command, key);
    }
  }

  private confirm(): void {
    if (this.play.thinking !== null) return;
    if (this.session.over()) {
      this.stage.push(new GameOverScene(this));
      return;
    }
    const choice = this.desk.choice;
    const answer = this.desk.answer();
    if (!choice || !answer) return;
    const warning = this.desk.warning(choice);
    if (warning && this.warned !== choice.id && !this.stage.host.settings().silenced.includes(warning.key)) {
      this.warned = choice.id;
      this.play.message = { text: P.warning({ text: warning.text }), bad: true };
      return;
    }
    this.warned = null;
    this.give(answer);
  }

  private silence(): void {
    const choice = this.desk.choice;
    const warn = this.warned !== null && choice ? this.desk.warning(choice)?.key : undefined;
    if (!warn) return;
    const { host } = this.stage;
    host.change({ silenced: [...host.settings().silenced, warn] });
    this.confirm();
  }

  private hint(): void {
    const at = this.desk.at;
    if (!at.prompt || this.play.thinking !== null) return;
    if (this.stage.host.settings().hints === 'off') {
      this.play.message = { text: P.hintsOff, bad: false };
      return;
    }
    this.play.message = { text: P.hinting, bad: false };
    const show = (text: string) => {
      if (this.desk.at !== at) return;
      this.play.message = { text, bad: false };
      this.stage.changed();
    };
    // The frame that says so is drawn before a bot takes the processor.
    later(() => this.stage.host.hint(this.session)).then(
      (thought) => {
        const choice = thought && at.prompt!.choices.find((c) => c.id === thought.answer.id);
        if (!choice) return show(P.noHint);
        if (this.desk.at === at) this.desk.menu?.select(choice.id);
        const words = this.table.module.phrases.choice(choice, at.telling, thought.answer.n);
        show(P.hint({ words, why: thought.why ?? '' }));
      },
      (error) => show(this.stage.host.explain(error)),
    );
  }

  private pendingKey(key: string): void {
    const pending = this.pending;
    this.pending = null;
    if (pending === 'seat') {
      const seat = Number(key) - 1;
      if (seat >= 0 && seat < this.session.seats) this.desk.shown = seat;
    } else if (key === 'y' || key === 'enter') this.stage.home();
    else if (key === 'q') this.stage.end();
  }

  private amountKey(key: string): void {
    const command = commandFor('amount', key);
    if (command === 'back') {
      this.warned = null;
      this.play.message = null;
      this.desk.amount = null;
    } else if (command === 'do') this.confirm();
    else if (this.warned !== null && commandFor('table', key) === 'silence') this.silence();
    else {
      // Another amount is another choice: what was said against the last one is not said of this one.
      this.warned = null;
      this.play.message = null;
      this.desk.amountKey(key);
    }
  }

  private lineKey(key: string): void {
    const line = this.line!;
    const sign = typed(key);
    if (key === 'escape') {
      this.line = null;
      if (line.kind === 'filter') this.desk.setFilter(null);
    } else if (key === 'backspace') {
      if (line.text === '') {
        this.lineKey('escape');
        return;
      }
      line.text = line.text.slice(0, -1);
      this.lineChanged();
    } else if (line.kind === 'filter' && line.text === '' && sign === '/') {
      this.line = null;
      this.stage.push(new InspectScene(this, null, ''));
    } else if (sign !== null) {
      line.text += sign;
      this.lineChanged();
    } else if (line.kind === 'filter') {
      const nothing = this.desk.menu?.rows.length === 0;
      if (key === 'tab' || (key === 'enter' && nothing)) {
        // The words are not for the menu: they are looked up in the rules.
        this.line = null;
        this.desk.setFilter(null);
        this.stage.push(new InspectScene(this, null, line.text));
      } else if (key === 'enter') {
        this.line = null;
        if (this.desk.menu?.rows.length === 1) this.confirm();
      } else this.desk.move(commandFor('table', key), key);
    } else if (key === 'tab') line.text = complete(this.entries(), line.text);
    else if (key === 'enter') this.typedLine(line.text);
  }

  private lineChanged(): void {
    if (this.line?.kind === 'filter') this.desk.setFilter(this.line.text);
  }

  private entries() {
    return entries(this.desk.at.prompt, this.table.module.phrases, this.desk.at.telling, 'table');
  }

  private typedLine(text: string): void {
    this.line = null;
    const meant = understand(this.entries(), text);
    if (meant.kind === 'command') {
      this.run(meant.id, '');
      return;
    }
    if (meant.kind === 'answer') {
      this.give(meant.answer);
    } else if (meant.kind === 'amount') {
      this.line = { kind: 'type', text: `${text.trim()} ` };
      this.play.message = { text: P.typeAmount({ min: meant.min, max: meant.max }), bad: false };
    } else if (text.trim() !== '') this.play.message = { text: P.typeUnknown({ text: text.trim() }), bad: true };
  }

  paint(area: Area): void {
    this.paintFrame(area, {});
  }

  /** The frame with other things in the game's own space; every overlay of the table uses it. */
  paintFrame(area: Area, parts: FrameParts): void {
    const rows = frameRows(area.height);
    const { session, desk, play } = this;
    const { ui, module } = this.table;
    const view = desk.at.telling.view;
    const depth = session.undoDepth();
    const back =
      depth > 0 ? P.undoLeft({ n: depth, why: session.undoStop() }) : P.undoNone({ why: session.undoStop() });
    const orders = this.viewer === null ? 0 : play.ordersOf(this.viewer);
    const right = [orders > 0 ? P.ordersSet({ n: orders }) : '', back, P.saved({ n: session.log.length })]
      .filter((t) => t !== '')
      .join('   ');
    paintHead(area, rows.head, module.game.title, module.phrases.where(view), right);
    paintStrip(area, rows.strip, session, ui, view, lastChanges(session));
    const space = area.sub(0, rows.space, area.width, rows.spaceHeight);
    if (parts.space) parts.space(space);
    else {
      desk.paintSpace(space);
      if (this.lesson && this.lessonShown) paintLesson(space, this.lesson, session.log, desk, this.stage.glyphs);
    }
    this.paintAsked(area, rows.question);
    const asked = play.thinking === null;
    if (asked) desk.paintMenu(area.sub(0, rows.menu, area.width, rows.menuHeight));
    const used = this.paintPreview(area, rows.preview, parts.preview);
    if (used < 2) this.paintLog(area, rows.log);
    const room = parts.keys === undefined ? paintPages(area, rows.keys, ui, desk.page) : area.width;
    area.text(0, rows.keys, cut(parts.keys ?? this.keys(room), room), DIM);
  }

  private paintAsked(area: Area, y: number): void {
    const { session, desk, play } = this;
    const prompt = desk.at.prompt;
    const over = session.over();
    if (over) {
      paintQuestion(area, y, '', this.table.module.phrases.over(over, desk.at.telling));
      return;
    }
    if (play.thinking !== null) {
      const level = session.table.seats[play.thinking]?.by.replace(/^bot:/, '') ?? '';
      paintQuestion(
        area,
        y,
        '',
        P.thinking({ name: desk.at.telling.name(play.thinking), level, seconds: play.thinkingSeconds() }),
      );
      return;
    }
    if (!prompt) return;
    const [who, sentence] = questionOf(desk.at, this.table.ui);
    paintQuestion(area, y, who, sentence);
  }

  /** Returns how many rows it took: what is said to the player goes on over the log rather than being cut. */
  private paintPreview(area: Area, y: number, given: string | undefined): number {
    const { play, desk } = this;
    const width = area.width;
    if (this.pending === 'seat') area.text(0, y, P.whichSeat);
    else if (this.pending === 'leave') area.text(0, y, P.leaveAsk, { bold: true });
    else if (this.line?.kind === 'type') paintTyping(area, y, this.line.text, this.entries());
    else if (this.line?.kind === 'filter') paintFilter(area, y, this.line.text, this.table.module.rules);
    else if (play.message) {
      const style = { ink: play.message.bad ? 'warning' : 'changed' } as const;
      const [first = '', ...rest] = wrapText(play.message.text, width);
      area.text(0, y, first, style);
      if (rest.length > 0) area.text(2, y + 1, cut(rest.join(' '), width - 2), style);
      return rest.length > 0 ? 2 : 1;
    } else if (play.thinking === null) area.text(0, y, cut(given ?? desk.preview(width), width));
    return 1;
  }

  private paintLog(area: Area, y: number): void {
    let x = 0;
    for (const { n, text } of this.desk.at.news(6)) {
      if (x >= area.width - 12) break;
      const number = area.text(x, y, `#${n} `, DIM);
      x = area.text(number, y, cut(text, area.width - number));
      const why = this.play.reason?.n === n ? ` (${this.play.reason.why})` : '';
      if (why !== '' && x < area.width - 8) x = area.text(x, y, cut(why, area.width - x), DIM);
      x += 3;
    }
  }

  private keys(width: number): string {
    const { glyphs } = this.stage;
    if (this.warned !== null && this.play.message?.bad) return cut(P.warnedKeys({ enter: enterWord(glyphs) }), width);
    if (this.desk.amount) return keyRow('amount', ['value', 'do', 'back'], width, glyphs, { value: 'amount' });
    const wide = ['value', 'row', 'do', 'focus', 'undo', 'why', 'inspect', 'type', 'help', 'whatif', 'orders', 'stand'];
    const ids = width >= 90 ? wide : ['value', 'do', 'focus', 'undo', 'why', 'help', 'inspect', 'type', 'whatif'];
    return keyRow('table', ids, width, glyphs, { focus: this.desk.focus === 'board' ? 'menu' : 'board' });
  }

  smallNote(): string {
    const prompt = this.session.prompt();
    return prompt ? P.askedSmall({ name: this.session.table.seats[prompt.seat]!.name, seat: prompt.seat }) : P.leaves;
  }

  close(): void {
    this.play.close();
  }
}
