/**
 * A new game on one page. Everything has a sensible value from the start, and ↵ starts from any row: a game, a number
 * of players and ↵ are three keys.
 */
import { defaultOf, NO_NUMBER, offeredOptions, parseOption } from '../../engine/options.js';
import { UNDO_POLICIES } from '../../engine/session.js';
import type { OptionSpec, OptionValue } from '../../engine/types.js';
import type { GameInfo, LoadedGame, Wish } from '../host.js';
import { type CommandId, commandFor, keyRow } from '../keys/commands.js';
import { typed } from '../keys/key.js';
import type { Area } from '../paint/area.js';
import { withEnter } from '../paint/glyphs.js';
import { seatStyle } from '../paint/parts.js';
import { cut } from '../paint/text.js';
import type { Scene, Stage } from '../scene.js';
import { ACCENT, DIM } from '../table/frame.js';
import { cleanName } from '../terminal/clean.js';
import { P } from '../texts/en.js';
import { HelpScene } from './help.js';
import { firstShown, paintList, stepped } from './list.js';

type Row =
  | { kind: 'count' }
  | { kind: 'seat'; seat: number }
  | { kind: 'option'; spec: OptionSpec }
  | { kind: 'undo' }
  | { kind: 'seed' };

type NumberSpec = Extract<OptionSpec, { kind: 'number' }>;

const isNumber = (row: Row): row is { kind: 'option'; spec: NumberSpec } =>
  row.kind === 'option' && row.spec.kind === 'number';

/** The next number on the way: by ten where there are many, by one where there are few; "none" lies behind the most. */
function nextNumber({ least, most, none }: NumberSpec, value: number | null, by: number): number | null {
  const step = most - least > 20 ? 10 : 1;
  if (value === null) return by > 0 ? least : most;
  const next = by > 0 ? Math.floor(value / step + 1) * step : Math.ceil(value / step - 1) * step;
  if (value === (by > 0 ? most : least)) return none ? null : by > 0 ? least : most;
  return Math.min(most, Math.max(least, next));
}

export class SetupScene implements Scene {
  private loaded: LoadedGame | null = null;
  private seats: { name: string; by: string }[];
  private values: Record<string, OptionValue> = {};
  /** Where the spinner of a list option stands. */
  private listAt: Record<string, number> = {};
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
    const { host } = stage;
    if (wish) {
      this.seed = wish.seed;
      this.undo = UNDO_POLICIES.indexOf(wish.undo);
    }
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
    return cleanName(this.stage.host.settings().names[i] ?? '') || P.defaultName({ n: i });
  }

  private rows(): Row[] {
    const specs = offeredOptions(this.loaded?.module.game.optionSpecs ?? []);
    return [
      { kind: 'count' },
      ...this.seats.map((_, seat): Row => ({ kind: 'seat', seat })),
      ...specs.map((spec): Row => ({ kind: 'option', spec })),
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
    const back = key === 'left' || key === 'h';
    if (isNumber(row) && /^\d$/.test(key)) {
      this.line = { row, text: key };
      return;
    }
    if (row.kind === 'count' && /^\d$/.test(key)) {
      this.setCount(Number(key));
      return;
    }
    switch (commandFor('new', key)) {
      case 'move-seat':
        this.moveSeat(row, key === 'shift-up' ? -1 : 1);
        return;
      case 'row':
        this.row = stepped(this.row, key === 'up' || key === 'k' ? -1 : 1, rows.length);
        return;
      case 'value':
        this.turn(row, back ? -1 : 1);
        return;
      case 'name':
        if (row.kind === 'seat') this.line = { row, text: '' };
        else if (row.kind === 'seed' || isNumber(row)) this.line = { row, text: '' };
        return;
      case 'kind':
        if (row.kind === 'seat') this.turn(row, 1);
        return;
      case 'reseed':
        this.seed = this.freshSeed();
        return;
      case 'go':
        this.start();
        return;
      case 'help':
        this.stage.push(new HelpScene(this.stage, 'new'));
        return;
      case 'back':
        this.stage.pop();
        return;
      default:
        if (key === 'space') this.toggle(row);
        else if (/^\d$/.test(key)) this.setCount(Number(key));
    }
  }

  private setCount(n: number): void {
    if (!this.game.seats.includes(n)) {
      this.message = P.seatsHelp({ seats: this.game.seats });
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
    this.message = P.loading;
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

  paint(area: Area): void {
    const rows = this.rows();
    const row = rows[this.row]!;
    const ids: CommandId[] = ['row', 'value', 'go', 'move-seat', 'name', 'kind', 'reseed', 'help', 'back'];
    const body = paintList(area, {
      title: `${P.newTitle}   ${this.game.title}`,
      right: withEnter(P.startHelp, this.stage.glyphs),
      preview: this.line ? this.lineText() : this.message || this.help(row),
      keys: keyRow('new', ids, area.width, this.stage.glyphs, { go: 'start', value: 'value' }),
    });
    const room = body.height - 2;
    const first = firstShown(rows.length, room, this.row);
    rows.slice(first, first + room).forEach((r, i) => {
      this.paintRow(body, 1 + i, r, first + i === this.row);
    });
    if (first + room < rows.length)
      body.right(body.width, body.height - 1, P.moreBelow({ n: rows.length - first - room }), DIM);
  }

  private lineText(): string {
    const { row, text } = this.line!;
    if (row.kind === 'option') return P.typingNumber({ text });
    return row.kind === 'seed' ? P.typingSeed({ text }) : P.typingName({ text });
  }

  private paintRow(area: Area, y: number, row: Row, marked: boolean): void {
    const style = marked ? ACCENT : {};
    if (marked) area.text(0, y, '►', ACCENT);
    area.text(2, y, cut(this.title(row), 21), style);
    if (row.kind === 'seat') area.text(24, y, String(row.seat + 1), seatStyle(row.seat));
    const [value, count] = this.value(row);
    const x = row.kind === 'seat' ? 26 : 24;
    const list = row.kind === 'option' && row.spec.kind === 'list' ? row.spec : null;
    // A list is turned through only where the mark stands; elsewhere it says what was chosen.
    const words =
      list && !marked
        ? this.chosen(list)
        : row.kind === 'seed'
          ? value
          : `‹ ${cut(value, area.width - x - 6 - count.length)} ›  ${count}`;
    area.text(x, y, cut(words, area.width - x), style);
  }

  private title(row: Row): string {
    if (row.kind === 'count') return P.rowSeats;
    if (row.kind === 'seat') return P.rowSeat({ n: row.seat + 1 });
    if (row.kind === 'undo') return P.rowUndo;
    if (row.kind === 'seed') return P.rowSeed;
    return this.loaded!.module.phrases.option(row.spec.id).title;
  }

  private value(row: Row): [value: string, count: string] {
    const nth = (at: number, of: number) => `${at + 1}/${of}`;
    switch (row.kind) {
      case 'count':
        return [String(this.seats.length), nth(this.game.seats.indexOf(this.seats.length), this.game.seats.length)];
      case 'seat': {
        const { name, by } = this.seats[row.seat]!;
        return [`${name.padEnd(12)} ${by === 'human' ? P.human : P.bot({ name: by.slice(4) })}`, ''];
      }
      case 'undo':
        return [P.undoPolicy({ policy: UNDO_POLICIES[this.undo]! }), nth(this.undo, UNDO_POLICIES.length)];
      case 'seed':
        return [this.seed || P.seedSecret, ''];
      case 'option':
        return this.optionValue(row.spec);
    }
  }

  private optionValue(spec: OptionSpec): [string, string] {
    const { phrases } = this.loaded!.module;
    const value = this.values[spec.id];
    if (spec.kind === 'flag') return [value ? P.valueOn : P.valueOff, ''];
    if (spec.kind === 'choice') {
      const at = spec.values.indexOf(value as string);
      return [phrases.optionValue(spec.id, value as string), `${at + 1}/${spec.values.length}`];
    }
    if (spec.kind === 'number') {
      return [
        phrases.optionValue(spec.id, String(value ?? NO_NUMBER)),
        P.numberRange({ least: spec.least, most: spec.most }),
      ];
    }
    const list = value as string[];
    const here = spec.of[this.listAt[spec.id] ?? 0]!;
    return [
      `${list.includes(here) ? '√' : '·'} ${phrases.optionValue(spec.id, here)}`,
      P.listChosen({ n: list.length }),
    ];
  }

  private chosen(spec: OptionSpec): string {
    const { phrases } = this.loaded!.module;
    const words = (this.values[spec.id] as string[]).map((w) => phrases.optionValue(spec.id, w));
    return words.join(', ') || P.listNone;
  }

  private help(row: Row): string {
    if (row.kind === 'count') return P.seatsHelp({ seats: this.game.seats });
    if (row.kind === 'seat') return P.seatHelp;
    if (row.kind === 'undo') return P.undoHelp;
    if (row.kind === 'seed') return P.seedHelp;
    return this.loaded!.module.phrases.option(row.spec.id).help;
  }
}
