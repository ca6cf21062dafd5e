/**
 * A position on the screen: the game's own space, the menu and the mark they share. The table plays through it, the
 * what-if page tries things in it.
 */

import type { Answer, Choice, Id, Seat } from '../../engine/types.js';
import { classOf, reaches, type Size } from '../components/layout/size.js';
import { sameList } from '../components/same.js';
import type { LoadedGame } from '../host.js';
import type { BoardPlace, FacePage, GameUi, Mark, Painting } from '../types.js';
import { Menu } from './menu.js';
import { Position } from './position.js';
import type { TableSource } from './source.js';
import { nearest, type Way } from './spots.js';
import { type Warning, warningOf } from './warning.js';

interface Amount {
  readonly choice: Choice;
  n: number;
  typed: string;
}

/** Rows of hexes stand closer together than the hexes in them. */
const HEX_ROW = Math.sqrt(3) / 2;
/** A board is shown whole, or in close-up around the cursor. */
const ZOOMS = 2;

export class Desk {
  at: Position;
  menu: Menu | null = null;
  /** The page the person chose, and the one that the open question turned to. */
  private chosen = 0;
  private turned: number | null = null;
  /** The window that it is shown in. */
  window: () => Size = () => ({ columns: 80, rows: 24 });
  zoom = 0;
  focus: 'menu' | 'board' = 'menu';
  /** A place that is looked at though it is not on offer. */
  look: Id | null = null;
  /** The seat whose board is in front, when it was asked for. */
  shown: Seat | null = null;
  amount: Amount | null = null;
  filter: string | null = null;
  /** What the last answer touched. */
  touched: Id | null = null;
  /** The answer a lesson has in mind. */
  private meant: Answer | null = null;

  constructor(
    readonly session: TableSource,
    /** Asked anew each time: the language of the game's words can change while it lies here. */
    private readonly game: Pick<LoadedGame, 'ui'>,
    viewer: Seat | null,
    /** 'quiet': only to look at, no menu, no offers; 'tried': a private branch, where one person answers for all seats. */
    private readonly use: 'played' | 'quiet' | 'tried' = 'played',
  ) {
    this.at = new Position(session, viewer, use === 'tried');
    this.fold();
  }

  /** After every answer, undo or change of eyes. */
  refresh(viewer: Seat | null): void {
    // Other eyes may not know what the last answer was about.
    if (viewer !== this.at.viewer && this.session.secrets()) this.touched = null;
    this.at = new Position(this.session, viewer, this.use === 'tried');
    this.amount = null;
    this.filter = null;
    this.look = null;
    this.fold();
  }

  get ui(): GameUi {
    return this.game.ui;
  }

  private namesNow: readonly string[] = [];

  private get pages(): readonly FacePage[] {
    return this.ui.face.pages;
  }

  /** A large window shows nearly everything on the first page. */
  private get large(): boolean {
    return reaches(classOf(this.window()), 'medium');
  }

  get page(): number {
    const { turned } = this;
    return turned !== null && (!this.large || this.pages[turned]?.onLarge) ? turned : this.chosen;
  }

  set page(page: number) {
    this.chosen = page;
    this.turned = null;
  }

  private fold(): void {
    const prompt = this.at.prompt;
    const old = this.menu;
    if (old?.prompt.topic !== prompt?.topic || old?.prompt.seat !== prompt?.seat) {
      const page = this.pages.findIndex((p) => prompt && p.topics?.includes(prompt.topic));
      this.turned = page < 0 || this.use === 'quiet' ? null : page;
    }
    this.menu =
      this.use === 'quiet' || !prompt
        ? null
        : new Menu(prompt, this.session.module.phrases, this.at.telling, this.filter ?? '');
    if (!this.menu || this.filter) return;
    const verb =
      old?.prompt.topic === prompt?.topic && old?.prompt.seat === prompt?.seat ? old?.current?.verb : undefined;
    this.menu.settle((choice) => this.warning(choice) === null, verb);
  }

  /** Marks this answer: ↵ gives it. */
  suggest(answer: Answer): void {
    this.meant = answer;
    this.menu?.select(answer.id);
  }

  setFilter(filter: string | null): void {
    this.filter = filter;
    this.fold();
  }

  get choice(): Choice | undefined {
    return this.menu?.choice;
  }

  /** What speaks against a choice. */
  warning(choice: Choice, given?: number): Warning | null {
    const { telling, prompt } = this.at;
    if (!prompt) return null;
    const n = given ?? (this.amount?.choice === choice ? this.amount.n : null);
    const told = () => this.at.preview(choice, n ?? choice.usual ?? choice.range?.[0])?.told ?? [];
    return warningOf(this.session, this.ui, telling, prompt, choice, n, told);
  }

  /** The answer that ↵ would give, or null when an amount is still to be typed. */
  answer(): Answer | null {
    const choice = this.choice;
    if (!choice) return null;
    if (!choice.range) return { id: choice.id };
    // One possible amount is no question.
    if (choice.range[0] === choice.range[1]) return { id: choice.id, n: choice.range[0] };
    if (!this.amount) {
      const wanted = this.meant?.id === choice.id ? this.meant.n : undefined;
      this.amount = { choice, n: wanted ?? choice.usual ?? choice.range[0], typed: '' };
      return null;
    }
    return { id: choice.id, n: this.amount.n };
  }

  /** The thing under the cursor: the place looked at, or the marked choice's target. */
  target(): Id | null {
    return this.look ?? this.choice?.target ?? null;
  }

  /** One step back to the menu as it was opened. */
  stepBack(): void {
    this.shown = null;
    this.look = null;
    this.focus = 'menu';
    if (this.filter !== null) this.setFilter(null);
  }

  /** Movement keys. True when the key was one of them. */
  move(command: string | null, key: string): boolean {
    switch (command) {
      case 'row':
        if (this.focus === 'board') this.boardArrow(key);
        else this.menu?.move(key === 'up' || key === 'k' ? -1 : 1);
        this.look = null;
        return true;
      case 'value':
        if (this.focus === 'board') this.boardArrow(key);
        else this.menu?.turn(key === 'left' || key === 'h' ? -1 : 1);
        this.look = null;
        return true;
      case 'focus':
        this.focus = this.focus === 'menu' ? 'board' : 'menu';
        if (this.focus === 'board') this.findPlace();
        return true;
      case 'look': {
        const to = nearest(this.places(), this.target(), key.replace('shift-', '') as Way, () => true);
        if (to) this.look = to;
        if (to) this.menu?.selectTarget(to);
        return true;
      }
      case 'jump':
        this.look = null;
        return this.menu?.jump(key) ?? false;
      case 'zoom':
        this.zoom = (this.zoom + 1) % ZOOMS;
        return true;
      case 'page-turn': {
        const n = this.pages.length;
        this.page = (this.page + (key === 'pageup' ? n - 1 : 1)) % n;
        return true;
      }
      default:
        return this.pageKey(key);
    }
  }

  private pageKey(key: string): boolean {
    if (key < 'A' || key > 'Z' || key.length !== 1) return false;
    const page = this.pages.findIndex((p) => p.key === key);
    if (page < 0) return false;
    this.page = page;
    return true;
  }

  private places(): readonly BoardPlace[] {
    const p = this.painting();
    return this.ui.places?.(p, this.window()) ?? this.boardPlaces(p);
  }

  /** The hexes of the game's board, whichever page is open. */
  private boardPlaces(p: Painting): readonly BoardPlace[] {
    const board = this.pages.find((page) => page.board)?.board?.(p);
    return (board?.tiles ?? []).map((t) => ({ id: t.id, x: t.col + (t.row % 2) / 2, y: t.row * HEX_ROW }));
  }

  private boardArrow(key: string): void {
    const ways: Readonly<Record<string, Way>> = { k: 'up', j: 'down', h: 'left', l: 'right' };
    const way = ways[key] ?? (key as Way);
    const offered = new Set(this.menu?.offered().map((c) => c.target));
    const to = nearest(this.places(), this.target(), way, (id) => offered.has(id));
    if (to) this.menu?.selectTarget(to);
  }

  /** The board has the arrows now: the mark must be on something that is drawn there. */
  private findPlace(): void {
    const drawn = new Set(this.places().map((s) => s.id));
    const here = this.choice?.target;
    if (!this.menu || (here !== undefined && drawn.has(here))) return;
    const first = this.menu.prompt.choices.find((c) => c.target !== undefined && drawn.has(c.target));
    if (first) this.menu.select(first.id);
  }

  amountKey(key: string): void {
    const amount = this.amount;
    if (!amount) return;
    const [min, max] = amount.choice.range!;
    if (/^\d$/.test(key)) {
      const next = Number(amount.typed + key);
      if (next > max) return;
      amount.typed += key;
      amount.n = Math.max(min, next);
    } else if (key === 'backspace') {
      amount.typed = amount.typed.slice(0, -1);
      amount.n = Math.max(min, Number(amount.typed || min));
    } else if (key === 'left' || key === 'down' || key === 'h' || key === 'j') {
      amount.n = Math.max(min, amount.n - 1);
      amount.typed = '';
    } else if (key === 'right' || key === 'up' || key === 'l' || key === 'k') {
      amount.n = Math.min(max, amount.n + 1);
      amount.typed = '';
    }
  }

  /** The same list as long as the names are the same: panels that show it need not be rendered again. */
  private names(): readonly string[] {
    const names = this.session.table.seats.map((s) => s.name);
    if (!sameList(names, this.namesNow)) this.namesNow = names;
    return this.namesNow;
  }

  painting(): Painting {
    const { viewer, telling } = this.at;
    const marks = new Map<Id, Mark>();
    const prices = new Map<Id, string>();
    const phrases = this.session.module.phrases;
    if (this.touched) marks.set(this.touched, 'changed');
    for (const c of this.menu?.offered() ?? []) {
      marks.set(c.target!, 'offered');
      if (c.price && !prices.has(c.target!)) prices.set(c.target!, phrases.price(c.price));
    }
    const cursor = this.target();
    if (cursor) marks.set(cursor, 'cursor');
    return {
      view: telling.view,
      viewer,
      shown: this.shown ?? viewer ?? this.session.prompt()?.seat ?? 0,
      names: this.names(),
      marks,
      texts: this.ui.texts,
      choice: this.choice ?? null,
      prompt: this.at.prompt,
      told: this.at.told(),
      price: (target) => prices.get(target)?.replace(/ /g, '') ?? null,
      zoom: this.zoom,
    };
  }
}
