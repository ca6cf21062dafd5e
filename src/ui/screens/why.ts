/** Why and why not: the marked choice, what is missing from the menu, the numbers, the rule, and the smallest cure. */
import type { Answer, Id } from '../../engine/types.js';
import { commandFor, keyRow } from '../keys/commands.js';
import { typed } from '../keys/key.js';
import type { Area } from '../paint/area.js';
import type { Style } from '../paint/style.js';
import { cut, wrapText } from '../paint/text.js';
import type { Scene } from '../scene.js';
import { ACCENT, DIM } from '../table/frame.js';
import { ruleOfDoing, ruleOfThing } from '../table/rules.js';
import type { TableScene } from '../table/table.js';
import { previewText } from '../table/words.js';
import { P } from '../texts/en.js';
import { HelpScene } from './help.js';
import { InspectScene } from './inspect.js';
import { firstShown, stepped } from './list.js';

interface Row {
  readonly what: string;
  readonly why: string;
  readonly verb: string;
  readonly target: Id | null;
  readonly cure: readonly Answer[] | null;
  /** What can be done: the marked choice. */
  readonly offered?: true;
}

const CHANGED: Style = { ink: 'changed' };
const WARNED: Style = { ink: 'warning' };
/** Rows of the foot for the reason itself, at most; the rule follows it, in half of the page together. */
const MOST_SAID = 3;

export class WhyScene implements Scene {
  private readonly all: Row[];
  private row = 0;
  private find: string | null = null;

  constructor(private readonly owner: TableScene) {
    this.all = [...offeredRows(owner), ...blockedRows(owner)];
  }

  private rows(): Row[] {
    const find = this.find?.toLowerCase() ?? '';
    return find === '' ? this.all : this.all.filter((r) => `${r.what} ${r.why}`.toLowerCase().includes(find));
  }

  key(key: string): void {
    const { stage } = this.owner;
    if (this.find !== null && this.findKey(key)) return;
    const rows = this.rows();
    switch (commandFor('why', key)) {
      case 'row':
        this.row = stepped(this.row, key === 'up' || key === 'k' ? -1 : 1, rows.length);
        return;
      case 'go': {
        const cure = rows[this.row]?.cure;
        if (!cure) return;
        stage.drop(this);
        this.apply(cure);
        return;
      }
      case 'inspect':
        stage.push(new InspectScene(this.owner, rows[this.row]?.target ?? null));
        return;
      case 'filter':
        this.find = '';
        return;
      case 'help':
        this.owner.stage.push(new HelpScene(this.owner.stage, 'why'));
        return;
      case 'back':
        stage.pop();
        return;
      default:
        if (key === 'w') stage.pop();
    }
  }

  private findKey(key: string): boolean {
    const sign = typed(key);
    if (sign !== null) this.find += sign;
    else if (key === 'backspace') this.find = this.find!.slice(0, -1);
    else if (key === 'escape') this.find = null;
    else return false;
    this.row = 0;
    return true;
  }

  /** Plays the conversions one after the other, as if they had been chosen in the menu. */
  private apply(cure: readonly Answer[]): void {
    for (const answer of cure) if (!this.owner.give(answer)) return;
    this.owner.play.message = { text: P.cureDone, bad: false };
  }

  paint(area: Area): void {
    const rows = this.rows();
    const marked = rows[this.row];
    const keys = keyRow('why', ['row', 'go', 'inspect', 'filter', 'back'], area.width, this.owner.stage.glyphs, {
      go: 'do the cure',
      inspect: 'rule text',
    });
    this.owner.paintFrame(area, {
      space: (space) => {
        const most = Math.floor(space.height / 2);
        const detail = marked ? Math.min(most, this.detail(marked, space.width - 2).length) : 0;
        this.paintRows(space.sub(0, 0, space.width, space.height - detail - 1), rows);
        if (marked) this.paintDetail(space.sub(0, space.height - detail, space.width, detail), marked);
      },
      keys,
      preview: '',
    });
  }

  /** The marked row in full, then its rule with the page where the rulebook has it. */
  private detail(row: Row, width: number): { text: string; style: Style }[] {
    const { desk, table } = this.owner;
    const rule = ruleOfDoing(desk.at, { verb: row.verb });
    const thing = row.target === null ? undefined : ruleOfThing(desk.at, table.ui, row.target);
    const told = [rule, thing].filter((r, i, all) => r !== undefined && all.indexOf(r) === i);
    const said = wrapText(`${row.what.trim()}: ${row.why}`, width);
    return [
      ...said.slice(0, MOST_SAID).map((text) => ({ text, style: row.offered || row.cure ? CHANGED : WARNED })),
      ...told
        .flatMap((r) => wrapText(`${P.ruleOf({ title: r!.title, page: r!.page })} ${r!.text}`, width))
        .map((text) => ({ text, style: {} })),
    ];
  }

  private paintDetail(area: Area, row: Row): void {
    const lines = this.detail(row, area.width - 2);
    lines.slice(0, area.height).forEach((line, i) => {
      const more = i === area.height - 1 && lines.length > area.height;
      area.text(2, i, more ? cut(`${line.text} …`, area.width - 2) : line.text, line.style);
    });
  }

  private paintRows(area: Area, rows: readonly Row[]): void {
    const seat = this.owner.desk.at.prompt?.seat;
    const who = seat === undefined ? '' : `  ${seat + 1} ${this.owner.desk.at.telling.name(seat)}`;
    area.text(0, 0, `${P.whyTitle}${who}`, { bold: true });
    area.right(area.width, 0, this.find === null ? '/ find' : P.findRule({ text: this.find }), DIM);
    if (rows.length === 0) area.text(2, 1, P.whyNothing);
    const room = area.height - 1;
    const first = firstShown(rows.length, room, this.row);
    const width = Math.min(36, Math.floor(area.width * 0.38));
    rows.slice(first, first + room).forEach((r, i) => {
      const marked = first + i === this.row;
      if (marked) area.text(0, 1 + i, '►', ACCENT);
      const style = marked ? ACCENT : r.cure || r.offered ? CHANGED : {};
      area.text(2, 1 + i, cut(r.what, width - 1), style);
      area.text(2 + width, 1 + i, cut(r.why, area.width - width - 2), style);
    });
  }
}

/** What the mark is on: possible, with its numbers; or a place that is only looked at, which may have rows of its own. */
function offeredRows(owner: TableScene): Row[] {
  const { desk } = owner;
  const { choice } = desk;
  if (!choice || !desk.at.prompt || (desk.look !== null && desk.look !== choice.target)) return [];
  const { phrases } = owner.table.module;
  const n = desk.amount?.n ?? choice.range?.[0];
  const what = phrases.choice(choice, desk.at.telling, n);
  const price = choice.price ? P.whyCosts({ price: phrases.price(choice.price) }) : P.whyFree;
  const shown = previewText(desk.at, choice, n);
  const numbers = shown.startsWith(`${what}:`)
    ? shown
        .slice(what.length + 1)
        .trim()
        .replace(/ {2,}/g, '; ')
    : '';
  const warning = desk.warning(choice);
  const parts = [price, numbers, warning ? P.warning({ text: warning.text }) : ''].filter((part) => part !== '');
  return [
    {
      what,
      why: `${P.whyOffered}, ${parts.join('; ')}`,
      verb: choice.verb,
      target: choice.target ?? null,
      cure: null,
      offered: true,
    },
  ];
}

function blockedRows(owner: TableScene): Row[] {
  const { phrases } = owner.table.module;
  const { telling } = owner.desk.at;
  const groups = new Map<
    string,
    { what: string[]; why: string; verb: string; target: Id | null; cure: readonly Answer[] | null }
  >();
  const { look } = owner.desk;
  // What a question does not offer tells as much as what it does.
  for (const { blocked, cure } of owner.desk.at.prompt ? owner.session.why() : []) {
    const { what, why } = phrases.blocked(blocked, telling);
    const target = blocked.target ?? null;
    // Things of one kind with one and the same reason are one row; what can be cured or is looked at stands alone.
    const alone = cure !== null || (look !== null && target === look);
    const key = alone ? `${what} ${why}` : `${blocked.verb} ${why}`;
    const group = groups.get(key);
    if (group && !alone) group.what.push(what);
    else groups.set(key, { what: [what], why, verb: blocked.verb, target, cure });
  }
  // The place that is looked at, what can be cured, what is barred for a reason of its own, then the crowds.
  const looked = (target: Id | null) => Number(look !== null && target === look);
  const sorted = [...groups.values()].sort(
    (a, b) =>
      looked(b.target) - looked(a.target) ||
      Number(b.cure !== null) - Number(a.cure !== null) ||
      a.what.length - b.what.length,
  );
  return sorted.flatMap(({ what, why, verb, target, cure }): Row[] => [
    { what: together(what), why, verb, target, cure: null },
    ...(cure ? [{ what: `  ${P.cure}`, why: cureWords(owner, cure), verb, target, cure }] : []),
  ]);
}

/** 'build a dwelling on A1, A7, B4': the words that all begin with, then what tells them apart. */
function together(all: readonly string[]): string {
  const [first, ...rest] = all;
  if (rest.length === 0) return first!;
  const words = all.map((text) => text.split(' '));
  let common = 0;
  while (words.every((w) => w.length > common + 1 && w[common] === words[0]![common])) common++;
  const tails = words.map((w) => w.slice(common).join(' '));
  return `${all.length}: ${[...words[0]!.slice(0, common), tails.join(', ')].join(' ')}`;
}

/** The cure in words; each answer is looked up in the position that the one before leads to. */
function cureWords(owner: TableScene, cure: readonly Answer[]): string {
  const branch = owner.session.branch(owner.viewer);
  const words: string[] = [];
  for (const answer of cure) {
    const prompt = branch.prompt();
    const choice = prompt?.choices.find((c) => c.id === answer.id);
    if (!prompt || !choice) break;
    words.push(owner.table.module.phrases.choice(choice, branch.telling(prompt.seat), answer.n));
    branch.submit(answer);
  }
  return `${words.join(', ')}, ${P.cureThen}`;
}
