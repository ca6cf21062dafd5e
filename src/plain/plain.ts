/** Playing line by line: for pipes, screen readers, logs and terminals that can do nothing else. */
import { redoDecision, undoDecision } from '../engine/decision.js';
import { leaves } from '../engine/leave.js';
import { RuleCrash, type Session } from '../engine/session.js';
import { type Answer, type Choice, type Prompt, Refused, type Seat } from '../engine/types.js';
import { gameCalled } from '../games.js';
import { Bots } from '../host/bots.js';
import { fairness, seedWords } from '../host/dealing.js';
import { type Io, say } from '../host/io.js';
import { type Kept, type Library, savedAs } from '../host/library.js';
import { pointsTable } from '../host/story.js';
import { spoken } from '../languages/spoken.js';
import { sentence, sentenceOf } from '../phrases.js';
import type { SaveWriter } from '../store/writer.js';
import { columns } from '../text/columns.js';
import type { GameUi } from '../ui/types.js';
import { ASKED } from './answers.js';
import { Caution, type Silenced } from './caution.js';
import { hideHand } from './hands.js';
import { type Lines, linesOf } from './lines.js';
import { meant } from './meant.js';
import { Orders } from './orders.js';
import {
  choiceLine,
  dealtLines,
  eventLines,
  listed,
  matching,
  type Numbered,
  numbered,
  previewLines,
  pricesLine,
  questionLines,
} from './words.js';

/** What people have set, as far as it matters here. */
interface Habits {
  /** Thinking time of a bot's level in milliseconds; undefined is the level's own. */
  ms?(level: string): number | undefined;
  readonly silenced?: Silenced;
}

const ALL_WARNINGS: Silenced = { list: () => [], add: () => {} };

export class Plain {
  private readonly session: Session;
  /** The choices that were read out with the last question: the same ones are not read again. */
  private read = '';
  private shown: Numbered = { lines: [], meaning: [] };
  /** The seat in front of the keyboard, in games with secrets. */
  private sitting: number | null = null;
  private readonly people: number;
  private readonly thinkers: Bots;
  private readonly orders: Orders;
  private readonly caution: Caution;
  private readonly lines: Lines;
  private screen: Promise<GameUi> | null = null;
  private readonly writer: SaveWriter;
  /** Leaving was asked for once, with answers that are not on disk. */
  private warned = false;

  constructor(
    private readonly io: Io,
    private readonly library: Library,
    private readonly kept: Kept,
    { ms = () => undefined, silenced = ALL_WARNINGS }: Habits = {},
  ) {
    const { session } = kept;
    this.session = session;
    this.writer = kept.writer;
    this.thinkers = new Bots({ outside: (command) => library.programs(command), ms });
    this.orders = new Orders(session, library.store, kept.name);
    this.caution = new Caution(session, silenced, () => io.now().getTime());
    this.people = session.table.seats.filter((seat) => seat.by === 'human').length;
    this.lines = linesOf(io, session.secrets(), () => this.mayLeave());
  }

  private get texts() {
    return spoken().plain;
  }

  async play(): Promise<void> {
    const { io, session, texts, lines, kept } = this;
    say(io, texts.opening({ game: kept.module.game.title, name: kept.name, seed: seedWords(session) }));
    if (kept.notice !== null) say(io, kept.notice);
    if (!lines.live && session.secrets() && this.people > 1) say(io, texts.piped);
    if (session.log.length === 0) this.tell(dealtLines(session, null).map((line) => `  ${line}`));
    await this.goOn();
    while (session.prompt()) {
      const line = await lines.next();
      if (line === null) break;
      if (!(await this.line(line.trim()))) break;
    }
    if (session.over()) this.end();
    if (this.saved()) say(io, savedAs(this.writer, this.library.store));
    lines.close();
  }

  /** Ends bots and programs at this table. */
  stop(): void {
    this.thinkers.stop();
  }

  /** Is everything on disk, after another try? */
  private saved(): boolean {
    return this.writer.retry();
  }

  /** One line of input. False: the player leaves. */
  private async line(text: string): Promise<boolean> {
    const prompt = this.session.prompt();
    if (!prompt || text === '') return true;
    const [first = '', ...rest] = text.split(/\s+/);
    const word = first.toLowerCase();
    const words = rest.join(' ');
    if (word === 'quit' || word === 'q') return !this.mayLeave();
    this.warned = false;
    if (this.caution.stands() && rest.length === 0 && (await this.confirmed(word))) return true;
    const asked = ASKED[word];
    if (asked) this.tell(await asked({ session: this.session, prompt, ui: () => this.ui() }, words));
    else if (!(await this.command(prompt, word, words))) {
      const answer = await this.answerFrom(prompt, text);
      if (answer) await this.give(answer);
    }
    return true;
  }

  /** A command that does something. False: the word is none. */
  private async command(prompt: Prompt, word: string, words: string): Promise<boolean> {
    const { session } = this;
    switch (word) {
      case 'list':
        this.show(
          words === ''
            ? numbered(session, prompt, true)
            : listed(session, matching(session, prompt, words, true), prompt.seat),
        );
        return true;
      case 'orders':
        this.tell(this.orders.lines(prompt.seat, words));
        return true;
      case 'leave':
        await this.leave(prompt, words);
        return true;
      case 'save':
        if (words === '') this.write(this.texts.saved);
        else this.saveElsewhere(words);
        return true;
      case 'undo':
      case 'redo':
        this.back(word === 'undo', words);
        return true;
      case '?':
      case 'preview':
        await this.preview(prompt, words);
        return true;
      default:
        return false;
    }
  }

  private async give(answer: Answer): Promise<void> {
    this.submit(answer);
    await this.goOn();
  }

  /** Goes on to the next question to a person. */
  private async goOn(): Promise<void> {
    await this.bots();
    if (this.session.prompt() && (await this.handOver())) this.ask();
  }

  /** A seat says that it leaves, in turn or not. It is asked once more, because there is no way back in. */
  private async leave(prompt: Prompt, words: string): Promise<void> {
    const { texts } = this;
    const seat = words === '' ? prompt.seat : Number(words) - 1;
    if (!prompt.leavers?.includes(seat)) {
      const seats = prompt.leavers?.map((n) => n + 1);
      say(this.io, seats ? texts.canLeave({ seats }) : texts.neverLeave);
      return;
    }
    say(this.io, texts.leaveSure({ name: this.session.telling(null).name(seat) }));
    if (this.isYes((await this.lines.next())?.trim() ?? '')) await this.give(leaves(seat));
    else say(this.io, texts.nobodyLeaves);
  }

  private isYes(text: string): boolean {
    return this.texts.yes.includes(text.toLowerCase());
  }

  /** The word after a warning. False: it was something else. */
  private async confirmed(word: string): Promise<boolean> {
    const never = word === NEVER;
    if (this.texts.no.includes(word)) {
      this.caution.drop();
      say(this.io, this.texts.notDone);
      return true;
    }
    if (!never && !this.isYes(word)) return false;
    const answer = this.caution.take(never);
    if (never) say(this.io, this.texts.silenced);
    if (answer) await this.give(answer);
    return true;
  }

  /** What was meant, with an amount where one is needed. Null: nothing is to be done, and why was said. */
  private async answerFrom(prompt: Prompt, text: string): Promise<Answer | null> {
    const found = this.find(prompt, text);
    if (!found) return null;
    const { choice } = found;
    if (!choice.range && found.n !== undefined) {
      say(
        this.io,
        this.texts.noAmountHere({
          what: this.session.module.phrases.choice(choice, this.session.telling(prompt.seat)),
        }),
      );
      return null;
    }
    const n = choice.range ? await this.amountOf(choice, choice.range, found.n) : undefined;
    if (n === null) return null;
    const answer = n === undefined ? { id: choice.id } : { id: choice.id, n };
    const warning = this.caution.before(await this.ui(), prompt, choice, answer, this.lines.live);
    if (!warning) return answer;
    this.tell([this.texts.warning(warning), this.texts.warned]);
    return null;
  }

  /** The amount that was given with the choice; where it is missing or not possible it is asked for. */
  private async amountOf(choice: Choice, [least, most]: readonly [number, number], given?: number) {
    const prices = pricesLine(this.session, choice);
    let n = given ?? (least === most ? least : Number.NaN);
    while (!(n >= least && n <= most)) {
      const question = this.texts.howMany({ least, most });
      say(this.io, prices === null ? question : `${question}  ${prices}`);
      const line = await this.lines.next();
      if (line === null || !/^\d+$/.test(line.trim())) {
        say(this.io, this.texts.noAmount);
        return null;
      }
      n = Number(line.trim());
    }
    return n;
  }

  /** The one choice that was meant; else the list or the reason is said. */
  private find(prompt: Prompt, text: string): { readonly choice: Choice; readonly n?: number } | null {
    const found = meant(this.session, prompt, this.shown, text);
    if ('choice' in found) return found;
    if ('list' in found) this.show(found.list);
    else say(this.io, found.why);
    return null;
  }

  private async preview(prompt: Prompt, text: string): Promise<void> {
    const found = this.find(prompt, text);
    if (!found) return;
    const { choice } = found;
    const n = choice.range ? (found.n ?? choice.usual ?? choice.range[0]) : undefined;
    const answer = n === undefined ? { id: choice.id } : { id: choice.id, n };
    say(this.io, choiceLine(this.session, choice, prompt.seat));
    try {
      this.tell(previewLines(this.session, prompt, answer));
      const waste = choice.warn ? null : this.caution.against(await this.ui(), prompt, choice, answer);
      if (waste) say(this.io, this.texts.warning(waste));
    } catch (error) {
      say(this.io, sentenceOf(error, this.kept.module.phrases));
    }
  }

  /** The game's screen, for what it knows to say; read when it is needed first. */
  private ui(): Promise<GameUi> {
    this.screen ??= gameCalled(this.kept.module.game.id).ui();
    return this.screen;
  }

  private submit(answer: Answer, auto = false): boolean {
    const seat = this.session.prompt()?.seat ?? null;
    try {
      const told = this.session.submit(answer, { auto });
      this.tell(eventLines(this.session, told, this.ears(seat)).map((line) => `  ${line}`));
      this.write();
      return true;
    } catch (error) {
      if (error instanceof RuleCrash) this.crash(error);
      else say(this.io, sentenceOf(error, this.kept.module.phrases));
      return false;
    }
  }

  /** Who hears what an answer tells: the person who gave it, or the only person where a bot did; else everybody. */
  private ears(seat: Seat | null): Seat | null {
    const { seats } = this.session.table;
    if (seat !== null && seats[seat]?.by === 'human') return seat;
    return this.people === 1 ? seats.findIndex((s) => s.by === 'human') : null;
  }

  private crash(error: RuleCrash): void {
    let kept = '';
    try {
      kept = this.library.keepCrash(this.kept, error);
    } catch {
      // The disk has its own sentence when the next answer is saved.
    }
    say(this.io, sentence(new Refused('rule-crash', { answer: error.entry[1], kept })));
  }

  /** Bots and standing orders answer until a person is asked. */
  private async bots(): Promise<void> {
    const { session } = this;
    for (;;) {
      const prompt = session.prompt();
      const order = this.orders.answer();
      if (order) {
        if (!this.submit(order, true)) return;
        continue;
      }
      if (!prompt || session.table.seats[prompt.seat]?.by === 'human') return;
      const { answer, why } = await this.thinkers.choose(session, prompt.seat);
      if (why) say(this.io, this.texts.thought({ name: session.telling(null).name(prompt.seat), text: why }));
      if (!this.submit(answer)) return;
    }
  }

  /** With secrets at the table the next person must sit down alone. False: nobody came. */
  private async handOver(): Promise<boolean> {
    const prompt = this.session.prompt();
    if (!prompt) return false;
    const before = this.sitting;
    this.sitting = prompt.seat;
    if (!this.session.secrets() || this.people < 2 || before === prompt.seat) return true;
    if (!this.lines.live) return true;
    hideHand(this.io);
    say(this.io, this.texts.handOver({ name: this.session.telling(null).name(prompt.seat) }));
    if ((await this.lines.next()) === null) return false;
    this.session.look();
    return true;
  }

  /** Takes back or brings back one decision, or as many as are asked for and possible. */
  private back(undo: boolean, words: string): void {
    const { texts, session } = this;
    if (words !== '' && !/^[1-9]\d*$/.test(words)) {
      say(this.io, undo ? texts.howManyUndo : texts.howManyRedo);
      return;
    }
    const wanted = words === '' ? 1 : Number(words);
    let n = 0;
    while (n < wanted && (undo ? undoDecision(session) : redoDecision(session))) n++;
    if (n > 0) {
      say(this.io, undo ? texts.takenBack({ n }) : texts.broughtBack({ n }));
      this.write();
    }
    if (n < wanted) say(this.io, undo ? texts.undoStops[session.undoStop()] : texts.nothingToRedo);
    if (n > 0) this.ask();
  }

  private write(good?: string): void {
    this.writer.write();
    const { trouble } = this.writer;
    if (trouble) say(this.io, this.texts.notSaved({ why: sentence(trouble) }));
    else if (good) say(this.io, good);
    const news = this.writer.takeNews();
    if (news) say(this.io, sentence(news));
  }

  private saveElsewhere(folder: string): void {
    try {
      this.writer.moveTo(this.library.elsewhere(folder));
      say(this.io, savedAs(this.writer, this.library.store));
    } catch (error) {
      say(this.io, this.texts.notSaved({ why: sentenceOf(error) }));
    }
  }

  /** Whoever leaves while answers are not on disk is told once; leaving again leaves without them. */
  private mayLeave(): boolean {
    if (this.warned || this.saved()) return true;
    this.warned = true;
    const { name, answers, trouble } = this.writer;
    if (trouble) say(this.io, this.texts.notSaved({ why: sentence(trouble) }));
    say(this.io, sentence(new Refused('answers-unsaved', { name, answers })));
    return false;
  }

  private ask(): void {
    const { session, io } = this;
    const prompt = session.prompt();
    if (!prompt) return;
    say(io, '');
    this.tell(questionLines(session, prompt));
    const list = numbered(session, prompt, false);
    const text = `${prompt.seat}\n${list.lines.join('\n')}`;
    if (text === this.read) {
      this.shown = list;
      say(io, this.texts.sameChoices);
    } else this.show(list);
    this.read = text;
  }

  private show(list: Numbered): void {
    if (list.lines.length === 0) {
      say(this.io, this.texts.notCalled);
      return;
    }
    this.shown = list;
    this.tell(list.lines);
  }

  private tell(lines: readonly string[]): void {
    for (const line of lines) say(this.io, line);
  }

  private end(): void {
    const { session, io } = this;
    const outcome = session.over();
    if (!outcome) return;
    say(io, '');
    say(io, this.kept.module.phrases.over(outcome, session.telling(null)));
    this.tell(columns(pointsTable(session)));
    const dealt = fairness(session);
    if (dealt !== null) say(io, dealt);
  }
}

/** After a warning: do it, and never warn of this kind again. */
const NEVER = 'never';
