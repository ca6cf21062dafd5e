/**
 * A new game on one page: who plays, the options people change, the rest folded. Everything has a sensible value from
 * the start, and ↵ starts from any row: a game, a number of players and ↵ are three keys.
 */
import { createElement, type ReactNode } from 'react';
import { defaultOf, NO_NUMBER, offeredOptions, parseOption } from '../../../engine/options.js';
import type { Phrasebook } from '../../../engine/phrasebook.js';
import { UNDO_POLICIES, type UndoPolicy } from '../../../engine/session.js';
import type { OptionSpec, OptionValue } from '../../../engine/types.js';
import { capital, padRight } from '../../components/text.js';
import type { GameInfo, LoadedGame, Wish } from '../../host.js';
import { type CommandId, commandFor, keyHints } from '../../keys/commands.js';
import { typed } from '../../keys/key.js';
import type { Scene, Size, Stage } from '../../scene.js';
import { cleanName } from '../../terminal/clean.js';
import { withEnter } from '../../theme/glyphs.js';
import { HelpScene } from '../help/help.js';
import { stepped } from '../parts/Choices.js';
import { clickedRow } from '../parts/clicks.js';
import type { Said } from '../parts/Page.js';
import { playerWords } from '../parts/players.js';
import { groupOf, isNumber, nextNumber, type Row, same } from './rows.js';
import { type AboutRow, SetupView, type ShownRow } from './SetupView.js';

export class SetupScene implements Scene {
  private loaded: LoadedGame | null = null;
  private seats: { name: string; by: string }[];
  private values: Record<string, OptionValue> = {};
  /** Where the spinner of a list option stands. */
  private listAt: Record<string, number> = {};
  /** Are the rare options shown? */
  private unfolded = false;
  private undo = 0;
  /** Empty: the game makes a secret one, because chance is still to come in it. */
  private seed = '';
  private row = 0;
  private line: { row: Row; text: string } | null = null;
  private message = '';
  private busy = false;

  constructor(
    private readonly stage: Stage,
    private readonly game: GameInfo,
    /** What the command line said; the seats are chosen here. */
    private readonly wish?: Wish,
  ) {
    if (wish) {
      this.seed = wish.seed;
      this.undo = UNDO_POLICIES.indexOf(wish.undo);
    }
    const { host } = stage;
    const names = host.settings().names;
    const count = names.length > 0 && game.seats.includes(names.length) ? names.length : this.usual();
    this.seats = Array.from({ length: count }, (_, i) => ({ name: this.nameFor(i), by: 'human' }));
    host.game(game.id).then(
      (loaded) => {
        this.loaded = loaded;
        if (this.seed === '') this.seed = this.freshSeed();
        for (const spec of offeredOptions(loaded.module.game.optionSpecs)) {
          this.values[spec.id] = wish?.options[spec.id] ?? defaultOf(spec);
        }
        if (this.busy) this.start();
        stage.changed();
      },
      (error) => {
        this.busy = false;
        this.message = host.explain(error);
        stage.changed();
      },
    );
  }

  private freshSeed(): string {
    return this.loaded?.module.game.chance === false ? this.stage.host.newSeed() : '';
  }

  private usual(): number {
    return this.game.seats[Math.floor((this.game.seats.length - 1) / 2)]!;
  }

  private nameFor(i: number): string {
    return cleanName(this.stage.host.settings().names[i] ?? '') || this.stage.texts.defaultName({ n: i });
  }

  private options(): readonly OptionSpec[] {
    return offeredOptions(this.loaded?.module.game.optionSpecs ?? []);
  }

  private folded(): readonly OptionSpec[] {
    return this.options().filter((spec) => spec.rare);
  }

  private rows(): Row[] {
    const option = (spec: OptionSpec): Row => ({ kind: 'option', spec });
    const folded = this.folded();
    return [
      { kind: 'count' },
      ...this.seats.map((_, seat): Row => ({ kind: 'seat', seat })),
      ...this.options()
        .filter((spec) => !spec.rare)
        .map(option),
      ...(folded.length > 0 ? [{ kind: 'more' } as const] : []),
      ...(this.unfolded ? folded.map(option) : []),
      { kind: 'undo' },
      { kind: 'seed' },
    ];
  }

  key(key: string): void {
    this.message = '';
    if (this.busy) return;
    if (this.line) {
      this.lineKey(key);
      return;
    }
    const rows = this.rows();
    const row = rows[this.row]!;
    if (/^\d$/.test(key)) this.digit(row, key);
    else this.command(rows, row, key);
  }

  /** How many play, unless the row asks for a number of its own. */
  private digit(row: Row, key: string): void {
    if (isNumber(row)) this.line = { row, text: key };
    else this.setCount(Number(key));
  }

  private command(rows: readonly Row[], row: Row, key: string): void {
    switch (commandFor('new', key)) {
      case 'move-seat':
        this.moveSeat(row, key === 'shift-up' ? -1 : 1);
        return;
      case 'row':
        this.row = stepped(this.row, key === 'up' || key === 'k' ? -1 : 1, rows.length);
        return;
      case 'value':
        this.turn(row, key === 'left' || key === 'h' ? -1 : 1);
        return;
      case 'name':
        if (row.kind === 'seat' || row.kind === 'seed' || isNumber(row)) this.line = { row, text: '' };
        return;
      case 'kind':
        if (row.kind === 'seat') this.turn(row, 1);
        return;
      case 'reseed':
        this.seed = this.freshSeed();
        return;
      case 'go':
        if (row.kind === 'more') this.unfolded = !this.unfolded;
        else this.start();
        return;
      case 'help':
        this.stage.push(new HelpScene(this.stage, 'new'));
        return;
      case 'back':
        this.stage.pop();
        return;
      default:
        if (key === 'space') this.toggle(row);
    }
  }

  get typing(): boolean {
    return this.line !== null;
  }

  wheel(by: 1 | -1): void {
    if (!this.line) this.key(by < 0 ? 'up' : 'down');
  }

  click(id: string): void {
    const at = clickedRow(id);
    const row = at === null ? undefined : this.rows()[at];
    if (at === null || !row) return;
    if (at === this.row) this.turn(row, 1);
    else this.row = at;
  }

  private setCount(n: number): void {
    if (!this.game.seats.includes(n)) {
      this.message = this.stage.texts.seatsHelp({ seats: this.game.seats });
      return;
    }
    const more = Array.from({ length: n }, (_, i) => ({ name: this.nameFor(i), by: 'human' }));
    this.seats = [...this.seats.slice(0, n), ...more.slice(this.seats.length)];
    this.row = Math.min(this.row, this.rows().length - 1);
  }

  private moveSeat(row: Row, by: number): void {
    if (row.kind !== 'seat') return;
    const to = row.seat + by;
    if (to < 0 || to >= this.seats.length) return;
    const moved = this.seats.splice(row.seat, 1)[0]!;
    this.seats.splice(to, 0, moved);
    this.row += by;
  }

  private turn(row: Row, by: number): void {
    const around = <X>(list: readonly X[], at: number): X => list[(at + by + list.length) % list.length]!;
    switch (row.kind) {
      case 'count':
        this.setCount(around(this.game.seats, this.game.seats.indexOf(this.seats.length)));
        return;
      case 'seat': {
        const kinds = ['human', ...this.stage.host.bots(this.game.id).map((bot) => `bot:${bot}`)];
        const seat = this.seats[row.seat]!;
        seat.by = around(kinds, kinds.indexOf(seat.by));
        return;
      }
      case 'option': {
        const { spec } = row;
        const value = this.values[spec.id];
        if (spec.kind === 'flag') this.values[spec.id] = !value;
        else if (spec.kind === 'choice')
          this.values[spec.id] = around(spec.values, spec.values.indexOf(value as string));
        else if (spec.kind === 'number') this.values[spec.id] = nextNumber(spec, value as number | null, by);
        else this.listAt[spec.id] = ((this.listAt[spec.id] ?? 0) + by + spec.of.length) % spec.of.length;
        return;
      }
      case 'more':
        this.unfolded = !this.unfolded;
        return;
      case 'undo':
        this.undo = (this.undo + by + UNDO_POLICIES.length) % UNDO_POLICIES.length;
        return;
      case 'seed':
        this.seed = this.freshSeed();
    }
  }

  /** In or out of a list option. */
  private toggle(row: Row): void {
    if (row.kind !== 'option' || row.spec.kind !== 'list') {
      this.turn(row, 1);
      return;
    }
    const list = this.values[row.spec.id] as string[];
    const word = row.spec.of[this.listAt[row.spec.id] ?? 0]!;
    this.values[row.spec.id] = list.includes(word) ? list.filter((w) => w !== word) : [...list, word];
  }

  private lineKey(key: string): void {
    const line = this.line!;
    const sign = typed(key);
    if (key === 'escape') this.line = null;
    else if (key === 'backspace') line.text = line.text.slice(0, -1);
    else if (sign !== null) line.text = (line.text + sign).slice(0, 40);
    else if (key === 'enter') {
      this.line = null;
      const text = cleanName(line.text, line.row.kind === 'seed' ? 40 : 20);
      if (text === '') return;
      if (line.row.kind === 'option') this.setNumber(line.row.spec, text);
      else if (line.row.kind === 'seat') this.seats[line.row.seat]!.name = text;
      else this.seed = text;
    }
  }

  private setNumber(spec: OptionSpec, text: string): void {
    try {
      this.values[spec.id] = parseOption(spec, text);
    } catch (error) {
      this.message = this.sentence(error);
    }
  }

  private start(): void {
    const { host } = this.stage;
    this.busy = true;
    // Fast fingers are ahead of the game's code: it starts as soon as that is there.
    if (!this.loaded) return;
    host.change({ names: this.seats.map((s) => s.name) });
    const spec = {
      game: this.game.id,
      seats: this.seats,
      options: this.values,
      undo: UNDO_POLICIES[this.undo]!,
      seed: this.seed,
      ...(this.wish?.name === undefined ? {} : { name: this.wish.name }),
    };
    host.create(spec).then(
      (table) => {
        this.stage.drop(this);
        this.stage.sit(table);
      },
      (error) => {
        this.busy = false;
        this.message = this.sentence(error);
        this.stage.changed();
      },
    );
  }

  private sentence(error: unknown): string {
    const { code, facts } = error as { code?: string; facts?: Record<string, string | number> };
    const words = code !== undefined ? this.loaded?.module.phrases.refused(code, facts ?? {}) : null;
    return words ?? this.stage.host.explain(error);
  }

  view(size: Size): ReactNode {
    const rows = this.rows();
    const row = rows[this.row];
    const { texts, glyphs } = this.stage;
    return createElement(SetupView, {
      size,
      game: this.game,
      rows: rows.map((r) => this.shown(r)),
      at: this.row,
      about: row ? this.about(row) : { help: '', values: [] },
      said: this.said(),
      keys: keyHints('new', KEYS, glyphs, texts, { go: texts.keyStart, value: texts.keyValue }),
    });
  }

  private said(): Said {
    if (this.busy) return { text: this.stage.texts.loading };
    if (this.message !== '') return { text: this.message, bad: true };
    return { text: withEnter(this.stage.texts.startHelp, this.stage.glyphs) };
  }

  private shown(row: Row): ShownRow {
    const group = groupOf(row);
    const seat = row.kind === 'seat' ? row.seat : null;
    const open = this.line && same(this.line.row, row) ? this.line : null;
    return { group, seat, title: this.title(row), ...(open ? { value: this.lineText(open) } : this.value(row)) };
  }

  private lineText({ row, text }: { row: Row; text: string }): string {
    const { texts } = this.stage;
    if (row.kind === 'option') return texts.typingNumber({ text });
    return row.kind === 'seed' ? texts.typingSeed({ text }) : texts.typingName({ text });
  }

  private title(row: Row): string {
    const { texts } = this.stage;
    switch (row.kind) {
      case 'count':
        return texts.rowSeats;
      case 'seat':
        return texts.rowSeat({ n: row.seat + 1 });
      case 'more':
        return texts.setupMore({ n: this.folded().length });
      case 'undo':
        return texts.rowUndo;
      case 'seed':
        return texts.rowSeed;
      default:
        return capital(this.words().option(row.spec.id).title);
    }
  }

  private words(): Phrasebook {
    if (!this.loaded) throw new Error('setup: the game is not loaded yet');
    return this.loaded.module.phrases;
  }

  /** What stands in the row now, and a note at its end. */
  private value(row: Row): { value: string; note?: string } {
    const { texts } = this.stage;
    const nth = (at: number, of: number) => texts.valueOf({ at: at + 1, of });
    switch (row.kind) {
      case 'count':
        return { value: String(this.seats.length) };
      case 'seat': {
        const seat = this.seats[row.seat];
        if (!seat) return { value: '' };
        return { value: `${padRight(seat.name, NAME)} ${playerWords(seat.by, texts)}`, note: this.strength(seat.by) };
      }
      case 'more':
        return { value: texts.setupMoreChanged({ n: this.folded().filter((spec) => this.changed(spec)).length }) };
      case 'undo':
        return { value: texts.undoPolicy({ policy: this.policy }), note: nth(this.undo, UNDO_POLICIES.length) };
      case 'seed':
        return { value: this.seed || texts.seedSecret };
      case 'option':
        return this.optionValue(row.spec);
    }
  }

  private get policy(): UndoPolicy {
    return UNDO_POLICIES[this.undo] ?? 'strict';
  }

  private changed(spec: OptionSpec): boolean {
    return JSON.stringify(this.values[spec.id]) !== JSON.stringify(defaultOf(spec));
  }

  /** How well a bot plays, as far as it was measured. */
  private strength(by: string): string {
    const { averages } = this.game;
    const points = averages?.points[by.replace(/^bot:/, '')];
    if (!averages || points === undefined) return '';
    const { unit, people } = averages;
    const { texts } = this.stage;
    return people === undefined ? texts.botAverages({ points, unit }) : texts.botBesidePeople({ points, people });
  }

  private optionValue(spec: OptionSpec): { value: string; note?: string } {
    const { texts } = this.stage;
    const words = this.words();
    const value = this.values[spec.id];
    switch (spec.kind) {
      case 'flag':
        return { value: value ? texts.valueOn : texts.valueOff };
      case 'choice': {
        const at = spec.values.indexOf(value as string);
        return {
          value: words.optionValue(spec.id, value as string),
          note: texts.valueOf({ at: at + 1, of: spec.values.length }),
        };
      }
      case 'number':
        return { value: words.optionValue(spec.id, String(value ?? NO_NUMBER)) };
      case 'list': {
        const list = value as string[];
        const chosen = list.map((w) => words.optionValue(spec.id, w)).join(', ');
        return { value: chosen || texts.listNone, note: texts.listChosen({ n: list.length }) };
      }
    }
  }

  /** The marked row in sentences, and everything it could say. */
  private about(row: Row): AboutRow {
    const { texts, glyphs } = this.stage;
    switch (row.kind) {
      case 'count':
        return { help: texts.seatsHelp({ seats: this.game.seats }), values: [] };
      case 'seat':
        return this.aboutSeat(row.seat);
      case 'more':
        return { help: withEnter(texts.setupMoreHelp, glyphs), values: [] };
      case 'undo':
        return {
          help: texts.undoPolicies[this.policy] ?? '',
          values: UNDO_POLICIES.map((policy, i) => ({ text: texts.undoPolicy({ policy }), on: i === this.undo })),
        };
      case 'seed':
        return { help: texts.seedHelp, values: [] };
      case 'option':
        return this.aboutOption(row.spec);
    }
  }

  private aboutSeat(seat: number): AboutRow {
    const { texts, host } = this.stage;
    const by = this.seats[seat]?.by;
    const kinds = ['human', ...host.bots(this.game.id).map((bot) => `bot:${bot}`)];
    const measured = this.game.averages ? ` ${texts.botAgainst}` : '';
    return {
      help: `${texts.seatHelp}${measured}`,
      values: kinds.map((kind) => ({
        text: playerWords(kind, texts),
        on: kind === by,
        more: [texts.botKinds[kind.replace(/^bot:/, '')] ?? '', this.strength(kind)].filter(Boolean).join(' · '),
      })),
    };
  }

  private aboutOption(spec: OptionSpec): AboutRow {
    const { texts } = this.stage;
    const words = this.words();
    const help = sentenceOf(words.option(spec.id).help);
    if (spec.kind === 'number')
      return { help: `${help} ${texts.numberHelp({ least: spec.least, most: spec.most })}`, values: [] };
    if (spec.kind === 'flag') return { help, values: [] };
    const now = this.values[spec.id];
    if (spec.kind === 'choice')
      return { help, values: spec.values.map((v) => ({ text: words.optionValue(spec.id, v), on: v === now })) };
    const list = now as readonly string[];
    const here = this.listAt[spec.id] ?? 0;
    return {
      help: `${help} ${texts.listHelp}`,
      values: spec.of.map((v, i) => ({ text: words.optionValue(spec.id, v), on: list.includes(v), here: i === here })),
    };
  }
}

const NAME = 12;
const KEYS: readonly CommandId[] = ['row', 'value', 'go', 'name', 'kind', 'back', 'help', 'move-seat', 'reseed'];

/** Phrasebooks tell options in a few words; here they are read as a sentence. */
const sentenceOf = (text: string): string => `${capital(text)}${/[.!?]$/.test(text) ? '' : '.'}`;
