/** The table: what waits is played on, keys go to whoever has them, and commands open everything else. */
import { createElement, type ReactNode } from 'react';
import type { Answer, Seat } from '../../engine/types.js';
import type { OpenTable } from '../host.js';
import { commandFor } from '../keys/commands.js';
import type { Around, Scene, Size, Stage } from '../scene.js';
import { CurtainScene } from '../screens/curtain/curtain.js';
import { InspectScene } from '../screens/inspect/inspect.js';
import { GameOverScene } from '../screens/over/over.js';
import type { Branch } from '../screens/whatif/branches.js';
import { chairsLine, moveToHost } from './chairs.js';
import { Clock } from './clock.js';
import { Desk } from './desk.js';
import { Guide } from './guide.js';
import { AmountMode } from './modes/amount.js';
import { AskMode } from './modes/ask.js';
import { BeatMode } from './modes/beat.js';
import { ConfirmMode } from './modes/confirm.js';
import { LineMode } from './modes/line.js';
import type { Mode } from './modes/mode.js';
import { Play } from './play.js';
import { click } from './pointing.js';
import { newsSince } from './since.js';
import { TableView } from './view/TableView.js';
import { WAYS } from './ways.js';

export class TableScene implements Scene {
  readonly play: Play;
  readonly desk: Desk;
  readonly guide: Guide;
  readonly confirmation: ConfirmMode;
  readonly lineMode: LineMode;
  readonly ask: AskMode;
  readonly beat: BeatMode;
  readonly clock: Clock;
  /** In the order in which they hear a key. */
  private readonly modes: readonly Mode[];
  private wasOver = false;
  /** How many answers there were when the table went on last. */
  private played: number;
  /** The seat that was asked when the window last said so. */
  private announced: Seat | null = null;
  private stopListening: (() => void) | undefined;
  /** The curtain that was drawn last. */
  private drawn: CurtainScene | null = null;
  /** Branches tried at this table, by the seat that tried and the position they start from. */
  readonly tried = new Map<string, Branch[]>();

  constructor(
    readonly stage: Stage,
    readonly table: OpenTable,
  ) {
    const { host } = stage;
    this.play = new Play(host, table);
    this.played = table.session.log.length;
    this.play.bots.held = table.paused === true;
    this.clock = new Clock(host, this.play, () => this.tick());
    this.desk = new Desk(table.session, table, this.play.viewer());
    this.guide = new Guide(
      () => host.lessons(),
      table.session,
      (answer, auto) => this.play.answer(answer, auto),
    );
    this.confirmation = new ConfirmMode({
      now: () => host.now(),
      silenced: () => host.settings().silenced,
      silence: (key) => host.change({ silenced: [...host.settings().silenced, key] }),
      warning: (choice, n) => this.desk.warning(choice, n),
      give: (answer) => {
        this.give(answer);
      },
      show: (warning) => {
        this.play.message = warning && { text: stage.texts.warning({ text: warning.text }), bad: true };
      },
    });
    this.lineMode = new LineMode({
      desk: this.desk,
      texts: () => stage.texts,
      typed: (answer) => this.offer(answer),
      confirm: () => this.confirm(),
      command: (id) => this.run(id, ''),
      lookUp: (words) => stage.push(new InspectScene(this, null, words)),
      say: (text, bad) => this.say(text, bad),
      tell: (text) => table.session.chairs?.say(text),
    });
    this.ask = new AskMode({
      seats: table.session.seats,
      showSeat: (seat) => {
        this.desk.shown = seat;
      },
      home: () => stage.leave('home'),
      quit: () => stage.leave('end'),
      agree: (yes) => table.session.chairs?.agree(yes),
      open: () => moveToHost(this),
    });
    this.beat = new BeatMode(() => host.now());
    this.modes = [
      this.beat,
      this.ask,
      this.confirmation,
      this.lineMode,
      new AmountMode(this.desk, () => this.confirm()),
    ];
    this.desk.window = () => stage.room;
    this.stopListening = table.session.onChange?.((moved) => this.follow(moved));
  }

  /** To be called once the scene stands on the stage: shows the curtain, lets bots think. */
  begin(): void {
    this.advance();
    if (this.table.notice) this.say(this.table.notice);
    else if (this.table.paused) this.say(this.stage.texts.tookOver({ name: this.table.name, bots: this.hasBots() }));
  }

  /** The table changed by itself. */
  private follow(moved: boolean): void {
    if (moved) this.advance();
    const notice = this.session.chairs?.takeNotice();
    if (notice) this.say(notice.text, notice.bad);
    this.stage.changed();
  }

  /** A second has gone by on the clocks. */
  private tick(): void {
    const { clock, stage } = this;
    const seat = clock.emptied();
    if (seat !== null)
      this.say(stage.texts.bankEmpty({ name: this.desk.at.telling.name(seat), minutes: clock.bank ?? 0 }), true);
    stage.changed();
  }

  get session() {
    return this.table.session;
  }

  get viewer(): Seat | null {
    return this.desk.at.viewer;
  }

  say(text: string, bad = false): void {
    this.play.message = { text, bad };
  }

  /** Goes on to whatever waits: orders, bots, the curtain, the end. */
  advance(): void {
    // A lesson asks every question itself.
    if (this.guide.lesson === null) this.play.obeyOrders();
    this.guide.playSilent();
    this.confirmation.drop();
    this.beat.drop();
    this.play.speak();
    const curtain = this.play.needsCurtain();
    this.desk.refresh(curtain ? null : this.play.viewer());
    if (this.session.over()) {
      if (!this.wasOver) this.stage.push(new GameOverScene(this));
      this.wasOver = true;
    } else {
      this.wasOver = false;
      if (curtain) this.draw();
      else {
        this.beatBefore();
        this.play.sitDown();
      }
      this.letBotThink();
    }
    this.played = this.session.log.length;
    this.announce();
    this.clock.follow();
    const suggested = this.guide.suggested();
    if (suggested) this.desk.suggest(suggested);
    this.stage.changed();
  }

  /** A table played elsewhere goes on behind a curtain: a new one takes the place of the old one. */
  private draw(): void {
    if (this.drawn) this.stage.drop(this.drawn);
    this.drawn = new CurtainScene(this);
    this.stage.push(this.drawn);
  }

  /** `step`: one move, although bots are paused. */
  letBotThink(step = false): void {
    this.play.letBotThink(
      () => {
        if (this.stage.has(this)) this.advance();
      },
      () => this.stage.changed(),
      step,
    );
  }

  /** Bots that this machine lets think. */
  hasBots(): boolean {
    return !this.play.elsewhere && this.play.humans().length < this.session.seats;
  }

  /** A person who is asked after others hears what happened, and keys that were meant for the last question do nothing. */
  private beatBefore(): void {
    const { session, play } = this;
    const seat = session.prompt()?.seat;
    const last = session.log.at(-1)?.[0];
    if (seat === undefined || play.isBot(seat) || (play.elsewhere && seat !== session.own)) return;
    // Undo leads back to a question that was seen before, and a lesson tells what happens itself.
    if (session.log.length <= this.played || last === seat || this.guide.lesson !== null) return;
    if (this.stage.host.settings().handover === 'off') return;
    this.beat.start({ seat, news: newsSince(session, seat, seat) });
  }

  /** The window says whose turn it is, and calls a person who is asked after others, if that is wished. */
  private announce(): void {
    const { stage, session, play } = this;
    const asked = session.prompt()?.seat ?? null;
    const name = asked === null ? '' : session.telling(null).name(asked);
    stage.setTitle(stage.texts.windowTitle({ game: session.game.title, name }));
    const here = !play.elsewhere || asked === session.own || asked === session.handTo;
    const mine = asked !== null && !play.isBot(asked) && here;
    if (mine && this.announced !== null && this.announced !== asked && stage.host.settings().bell === 'on')
      stage.onBell?.();
    this.announced = asked;
  }

  /** A command that has nothing to do at this table now: the help leaves it out. */
  idle(command: string): boolean {
    if (command === 'talk' || command === 'agree') return !this.session.chairs;
    if (command === 'open') return this.session.chairs !== undefined || !this.stage.host.openToOthers;
    // Without a terminal there is no mouse.
    if (command === 'mouse') return this.stage.onLook === null;
    if (command === 'silence') return !this.confirmation.active();
    if (command === 'move-now' || command === 'bots-quick' || command === 'bots-hold') return !this.hasBots();
    return this.guide.lesson === null && (command === 'lesson' || command === 'chapter');
  }

  /** Gives an answer for the asked seat. */
  give(answer: Answer): boolean {
    if (this.play.busy()) return false;
    const choice = this.session.prompt()?.choices.find((c) => c.id === answer.id);
    if (!this.play.answer(answer)) return false;
    this.desk.touched = choice?.target ?? null;
    this.advance();
    return true;
  }

  undo(): void {
    const before = this.session.log.length;
    const done = this.play.undo();
    if (done) this.desk.touched = null;
    const n = before - this.session.log.length;
    this.afterTimeTravel();
    if (done) this.say(this.stage.texts.undone({ n }));
  }

  redo(): void {
    const done = this.play.redo();
    this.afterTimeTravel();
    this.say(done ? this.stage.texts.redone : this.stage.texts.nothingToRedo);
  }

  private afterTimeTravel(): void {
    const message = this.play.message;
    this.played = this.session.log.length;
    this.advance();
    this.play.message = message;
  }

  /** Plays the guided game on to its next chapter. */
  nextChapter(): void {
    if (this.guide.nextChapter()) this.advance();
  }

  /** Is a text field open? Then letters are letters, on every keyboard. */
  get typing(): boolean {
    return this.lineMode.active();
  }

  key(key: string): void {
    for (const mode of this.modes) if (mode.active() && mode.key(key)) return;
    this.run(commandFor('table', key), key);
  }

  click(id: string): void {
    if (this.beat.key()) return;
    click(this, id);
  }

  /** The wheel walks through the menu. */
  wheel(by: 1 | -1): void {
    if (!this.typing && !this.desk.amount) this.desk.move('row', by < 0 ? 'up' : 'down');
  }

  private run(command: string | null, key: string): void {
    this.play.message = null;
    const way = command === null ? undefined : WAYS[command];
    if (command === 'do') this.confirm();
    else if (way) way(this);
    else if (key === 'escape') this.desk.stepBack();
    else this.desk.move(command, key);
  }

  /** ↵: does what is marked. */
  private confirm(): void {
    if (this.play.busy()) return;
    if (this.session.over()) {
      this.stage.push(new GameOverScene(this));
      return;
    }
    const answer = this.desk.answer();
    if (answer) this.offer(answer);
  }

  /** Gives the answer, unless something speaks against it that was not said before. */
  private offer(answer: Answer): void {
    const choice = this.session.prompt()?.choices.find((c) => c.id === answer.id);
    if (choice && !this.play.busy()) this.confirmation.offer(choice, answer);
  }

  view(size: Size): ReactNode {
    // The face is asked for at each frame: it may come to speak another language.
    return createElement(TableView, { scene: this, face: this.table.ui.face, size });
  }

  smallNote(): string {
    const { texts } = this.stage;
    const prompt = this.session.prompt();
    return prompt ? texts.askedSmall({ name: this.desk.at.telling.name(prompt.seat) }) : texts.quits;
  }

  trouble(): string {
    return this.play.trouble();
  }

  around(): Around | null {
    const { chairs } = this.session;
    return chairs ? chairsLine(this, chairs, this.stage.texts) : null;
  }

  close(): void {
    this.stopListening?.();
    this.clock.stop();
    this.play.close();
  }
}
