/** Playing line by line: for pipes, screen readers, logs and terminals that can do nothing else. */
import { createInterface } from 'node:readline';
import { redoDecision, undoDecision } from '../engine/decision.js';
import { leaves } from '../engine/leave.js';
import { RuleCrash, type Session } from '../engine/session.js';
import { type Answer, type Choice, type Prompt, Refused, type Seat } from '../engine/types.js';
import { gameCalled } from '../games.js';
import { Bots } from '../host/bots.js';
import { fairness, seedWords } from '../host/dealing.js';
import { type Io, say } from '../host/io.js';
import { type Kept, type Library, savedAs } from '../host/library.js';
import { sentence, sentenceOf } from '../phrases.js';
import type { SaveWriter } from '../store/writer.js';
import { columns } from '../text/columns.js';
import { didYouMean } from '../text/nearest.js';
import { pointsTable } from '../text/story.js';
import type { GameUi } from '../ui/types.js';
import { HANDS, hideHand } from './hands.js';
import { lookLines, pageLines, ruleLines, wasteOf } from './look.js';
import { Orders } from './orders.js';
import {
  BACK,
  changedLines,
  choiceLine,
  eventLines,
  LEAVE,
  listed,
  logLines,
  matching,
  type Numbered,
  numbered,
  previewLines,
  questionLines,
  reachLines,
  SAME_CHOICES,
  UNDO_STOPS,
  whoLines,
  whyLines,
} from './words.js';

const HELP = [
  'number        do what stands behind it',
  'number n      the same with an amount: 3 2',
  'words         the choice with words that begin so: build e7, bu e7, burn 2',
  '? number      what it would change',
  'list          all choices, also the folded ones',
  'where         what is being played and what is asked',
  'look [words]  everything on the table line by line, or what holds these words and what it means now',
  'page [letter] a page of the board as it is drawn; with a number that seat: page F 2',
  'reach         every place that can be picked now',
  'who           all seats and their goods',
  'changed       what happened since you answered last',
  'why [words]   what is not on offer, and why',
  'rule words    what a tile, card or action does, with the page of the rulebook',
  'stand         points by source for every seat, as if the game ended now',
  'log [n]       the last answers, 10 of them or n',
  'orders        standing orders; orders 1 3 sets the first to its third value',
  'leave [seat]  leave the game for good: you, or the seat of that number when it is next asked',
  'undo, redo    take back one answer, or bring it back; undo 3 takes back three',
  'save [folder] write the save (it is written after every answer anyway), or keep it in another folder',
  'quit          leave; asks if something is not saved',
  'help          these lines',
];
const COMMANDS = HELP.flatMap((line) => /^[a-z]+(?:, [a-z]+)*/.exec(line)?.[0].split(', ') ?? []).filter(
  (word) => word !== 'number' && word !== 'words',
);

/** How many answers `log` tells when it is not said. */
const LOG_ROWS = 10;

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
  private screen: Promise<GameUi> | null = null;
  private readonly writer: SaveWriter;
  /** Leaving was asked for once, with answers that are not on disk. */
  private warned = false;

  constructor(
    private readonly io: Io,
    private readonly library: Library,
    private readonly kept: Kept,
    /** Thinking time of a bot's level in milliseconds; undefined is the level's own. */
    ms: (level: string) => number | undefined = () => undefined,
  ) {
    this.session = kept.session;
    this.writer = kept.writer;
    this.thinkers = new Bots({ outside: (command) => library.programs(command), ms });
    this.orders = new Orders(this.session, library.store, kept.name);
    this.people = this.session.table.seats.filter((seat) => seat.by === 'human').length;
  }

  async play(): Promise<void> {
    const { io, session } = this;
    say(
      io,
      `${this.kept.module.game.title}   saved as ${this.kept.name}   ${seedWords(session)}   "help" lists the words`,
    );
    if (this.kept.notice !== null) say(io, this.kept.notice);
    const lines = this.input();
    if (!lines.live && session.secrets() && this.people > 1) say(io, HANDS.piped);
    await this.bots();
    if (await this.handOver(lines)) this.ask();
    while (session.prompt()) {
      const line = await lines.next();
      if (line === null) break;
      if (!(await this.line(line.trim(), lines))) break;
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

  private input() {
    const { stdin, stdout } = this.io;
    const live = stdin.isTTY === true && stdout.isTTY === true;
    // Where there are secrets, arrow keys do not bring back what the last person typed.
    const history = this.session.secrets() ? { historySize: 0 } : {};
    const reader = createInterface({ input: stdin, ...(live ? { output: stdout, terminal: true, ...history } : {}) });
    const lines = reader[Symbol.asyncIterator]();
    let closed = false;
    reader.on('close', () => {
      closed = true;
    });
    reader.on('SIGINT', () => {
      if (this.mayLeave()) reader.close();
    });
    return {
      live,
      async next(): Promise<string | null> {
        // Asking for a line again would open the input again, and the program would never end.
        if (live && !closed) reader.prompt();
        const got = await lines.next();
        return got.done ? null : got.value;
      },
      close: () => reader.close(),
    };
  }

  /** One line of input. False: the player leaves. */
  private async line(text: string, lines: ReturnType<Plain['input']>): Promise<boolean> {
    const prompt = this.session.prompt();
    if (!prompt || text === '') return true;
    const [word = '', ...rest] = text.split(/\s+/);
    if (!/^q(uit)?$/i.test(word)) this.warned = false;
    const tail = rest.join(' ');
    switch (word.toLowerCase()) {
      case 'quit':
      case 'q':
        return !this.mayLeave();
      case 'help':
        this.tell(HELP);
        return true;
      case 'list':
        this.show(
          tail
            ? listed(this.session, matching(this.session, prompt, tail), prompt.seat)
            : numbered(this.session, prompt, true),
        );
        return true;
      case 'where':
        this.tell(questionLines(this.session, prompt));
        return true;
      case 'look':
        this.tell(lookLines(this.session, await this.ui(), prompt.seat, tail));
        return true;
      case 'page':
        this.tell(pageLines(this.session, await this.ui(), prompt.seat, tail));
        return true;
      case 'rule':
        this.tell(ruleLines(this.session, tail));
        return true;
      case 'stand':
        this.tell(columns(pointsTable(this.session)));
        return true;
      case 'log':
        this.tell(logLines(this.session, prompt.seat, Number(tail) || LOG_ROWS));
        return true;
      case 'orders':
        this.tell(this.orders.lines(prompt.seat, tail));
        return true;
      case 'who':
        this.tell(whoLines(this.session));
        return true;
      case 'reach':
        this.tell(reachLines(this.session, prompt));
        return true;
      case 'changed':
        this.tell(changedLines(this.session, prompt.seat));
        return true;
      case 'why':
        this.tell(whyLines(this.session, tail));
        return true;
      case 'leave':
        await this.leave(prompt, tail, lines);
        return true;
      case 'save':
        if (tail === '') this.write('Saved.');
        else this.saveElsewhere(tail);
        return true;
      case 'undo':
      case 'redo':
        this.back(word.toLowerCase() === 'undo', tail);
        return true;
      case '?':
      case 'preview':
        await this.preview(prompt, tail);
        return true;
    }
    const answer = await this.answerFrom(prompt, text, lines);
    if (answer) await this.goOn(answer, lines);
    return true;
  }

  private async goOn(answer: Answer, lines: ReturnType<Plain['input']>): Promise<void> {
    this.submit(answer);
    await this.bots();
    if (this.session.prompt() && (await this.handOver(lines))) this.ask();
  }

  /** A seat says that it leaves, in turn or not. It is asked once more, because there is no way back in. */
  private async leave(prompt: Prompt, words: string, lines: ReturnType<Plain['input']>): Promise<void> {
    const seat = words === '' ? prompt.seat : Number(words) - 1;
    if (!prompt.leavers?.includes(seat)) {
      say(this.io, prompt.leavers ? LEAVE.nobody(prompt.leavers.map((n) => n + 1)) : LEAVE.never);
      return;
    }
    say(this.io, LEAVE.sure(this.session.table.seats[seat]?.name ?? ''));
    if (!/^y(es)?$/i.test((await lines.next())?.trim() ?? '')) {
      say(this.io, LEAVE.stays);
      return;
    }
    await this.goOn(leaves(seat), lines);
  }

  /** What was meant: a number of the list, an id, or words; with an amount where one is needed. */
  private async answerFrom(prompt: Prompt, text: string, lines: ReturnType<Plain['input']>): Promise<Answer | null> {
    const found = this.find(prompt, text);
    if (!found) return null;
    const { choice, n } = found;
    if (!choice.range) {
      if (n === undefined) return { id: choice.id };
      say(this.io, sentence(new Refused('out-of-range', { id: choice.id, n })));
      return null;
    }
    if (n !== undefined) return { id: choice.id, n };
    if (choice.range[0] === choice.range[1]) return { id: choice.id, n: choice.range[0] };
    say(this.io, `How many, ${choice.range[0]} to ${choice.range[1]}?`);
    const line = await lines.next();
    if (line === null || !/^\d+$/.test(line.trim())) {
      say(this.io, 'No amount: nothing was done.');
      return null;
    }
    return { id: choice.id, n: Number(line.trim()) };
  }

  private find(prompt: Prompt, text: string): { choice: Choice; n?: number } | null {
    const number = /^(\d+)(?:\s+x?(\d+))?$/.exec(text);
    if (number) {
      const meant = this.shown.meaning[Number(number[1]) - 1];
      if (!meant) {
        say(this.io, `There is no number ${number[1]} on the list.`);
        return null;
      }
      if (!('id' in meant)) {
        this.show(
          listed(
            this.session,
            prompt.choices.filter((choice) => choice.verb === meant.verb),
            prompt.seat,
          ),
        );
        return null;
      }
      return number[2] === undefined ? { choice: meant } : { choice: meant, n: Number(number[2]) };
    }
    // An id, also marked as one with `=` where it is spelt like a command.
    const id = /^=?(\S+?)(?:\s+x?(\d+))?$/.exec(text);
    const exact = id && prompt.choices.find((choice) => choice.id.toLowerCase() === id[1]?.toLowerCase());
    if (exact) return id[2] === undefined ? { choice: exact } : { choice: exact, n: Number(id[2]) };
    const fits = matching(this.session, prompt, text);
    if (fits.length === 1 && fits[0]) return { choice: fits[0] };
    const amount = /^(.*\S)\s+x?(\d+)$/.exec(text);
    const counted = amount ? matching(this.session, prompt, amount[1] ?? '').filter((choice) => choice.range) : [];
    if (counted.length === 1 && counted[0]) return { choice: counted[0], n: Number(amount?.[2]) };
    if (fits.length > 1) this.show(listed(this.session, fits, prompt.seat));
    else
      say(
        this.io,
        `Nothing on offer is called ${text.slice(0, 60)}.${didYouMean(text, COMMANDS)} "why" tells what is missing, "help" lists the words.`,
      );
    return null;
  }

  private async preview(prompt: Prompt, text: string): Promise<void> {
    const found = this.find(prompt, text);
    if (!found) return;
    const { choice } = found;
    const n = choice.range ? (found.n ?? choice.range[0]) : undefined;
    say(this.io, choiceLine(this.session, choice, prompt.seat));
    try {
      this.tell(previewLines(this.session, prompt, n === undefined ? { id: choice.id } : { id: choice.id, n }));
      const waste = wasteOf(this.session, await this.ui(), prompt, choice, n);
      if (waste !== null) say(this.io, `! ${waste}`);
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
    let kept = 'it could not be kept';
    try {
      kept = `it is kept as ${this.library.keepCrash(this.kept, error)}`;
    } catch {
      // The disk has its own sentence when the next answer is saved.
    }
    say(this.io, sentence(new Refused('rule-crash', { answer: error.entry[1], kept })));
  }

  /** Bots and standing orders answer until a person is asked. */
  private async bots(): Promise<void> {
    for (;;) {
      const prompt = this.session.prompt();
      const order = this.orders.answer();
      if (order) {
        if (!this.submit(order, true)) return;
        continue;
      }
      if (!prompt || this.session.table.seats[prompt.seat]?.by === 'human') return;
      const { answer, why } = await this.thinkers.choose(this.session, prompt.seat);
      if (why) say(this.io, `(${this.session.table.seats[prompt.seat]?.name}: ${why})`);
      if (!this.submit(answer)) return;
    }
  }

  /** With secrets at the table the next person must sit down alone. False: nobody came. */
  private async handOver(lines: ReturnType<Plain['input']>): Promise<boolean> {
    const prompt = this.session.prompt();
    if (!prompt) return false;
    const before = this.sitting;
    this.sitting = prompt.seat;
    if (!this.session.secrets() || this.people < 2 || before === prompt.seat) return true;
    if (!lines.live) return true;
    hideHand(this.io);
    say(this.io, `Hand over to ${this.session.table.seats[prompt.seat]?.name}, then press Enter.`);
    if ((await lines.next()) === null) return false;
    this.session.look();
    return true;
  }

  /** Takes back or brings back one decision, or as many as are asked for and possible. */
  private back(undo: boolean, words: string): void {
    if (words !== '' && !/^[1-9]\d*$/.test(words)) {
      say(this.io, BACK.howMany(undo));
      return;
    }
    const wanted = words === '' ? 1 : Number(words);
    let n = 0;
    while (n < wanted && (undo ? undoDecision(this.session) : redoDecision(this.session))) n++;
    if (n > 0) {
      say(this.io, undo ? BACK.taken(n) : BACK.brought(n));
      this.write();
    }
    if (n < wanted) say(this.io, undo ? UNDO_STOPS[this.session.undoStop()] : BACK.nothing);
    if (n > 0) this.ask();
  }

  private write(good?: string): void {
    this.writer.write();
    const { trouble } = this.writer;
    if (trouble) say(this.io, `Not saved. ${sentence(trouble)}`);
    else if (good) say(this.io, good);
    const news = this.writer.takeNews();
    if (news) say(this.io, sentence(news));
  }

  private saveElsewhere(folder: string): void {
    try {
      this.writer.moveTo(this.library.elsewhere(folder));
      say(this.io, savedAs(this.writer, this.library.store));
    } catch (error) {
      say(this.io, `Not saved. ${sentenceOf(error)}`);
    }
  }

  /** Whoever leaves while answers are not on disk is told once; leaving again leaves without them. */
  private mayLeave(): boolean {
    if (this.warned || this.saved()) return true;
    this.warned = true;
    const { name, answers, trouble } = this.writer;
    if (trouble) say(this.io, `Not saved. ${sentence(trouble)}`);
    say(this.io, sentence(new Refused('answers-unsaved', { name, answers })));
    return false;
  }

  private ask(): void {
    const prompt = this.session.prompt();
    if (!prompt) return;
    say(this.io, '');
    this.tell(questionLines(this.session, prompt));
    const list = numbered(this.session, prompt, false);
    const text = `${prompt.seat}\n${list.lines.join('\n')}`;
    if (text === this.read) {
      this.shown = list;
      say(this.io, SAME_CHOICES);
    } else this.show(list);
    this.read = text;
  }

  private show(list: Numbered): void {
    if (list.lines.length === 0) {
      say(this.io, 'Nothing on offer is called so.');
      return;
    }
    this.shown = list;
    this.tell(list.lines);
  }

  private tell(lines: readonly string[]): void {
    for (const line of lines) say(this.io, line);
  }

  private end(): void {
    const outcome = this.session.over();
    if (!outcome) return;
    say(this.io, '');
    say(this.io, this.kept.module.phrases.over(outcome, this.session.telling(null)));
    this.tell(columns(pointsTable(this.session)));
    const dealt = fairness(this.session);
    if (dealt !== null) say(this.io, dealt);
  }
}
