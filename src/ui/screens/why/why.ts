/** Why and why not: the marked choice, what is missing from the menu, the numbers, the rule, and the smallest cure. */
import { createElement, type ReactNode } from 'react';
import { cureWords } from '../../../engine/cure.js';
import { folded } from '../../../engine/fold.js';
import type { Answer, Id } from '../../../engine/types.js';
import { capital } from '../../components/text.js';
import { type CommandId, commandFor, keyHints } from '../../keys/commands.js';
import { typed } from '../../keys/key.js';
import type { Scene, Size } from '../../scene.js';
import { ruleOfDoing, ruleOfThing } from '../../table/rules.js';
import type { TableScene } from '../../table/table.js';
import { resultParts } from '../../table/view/status.js';
import type { Texts } from '../../texts/texts.js';
import { HelpScene } from '../help/help.js';
import { InspectScene } from '../inspect/inspect.js';
import { stepped } from '../parts/Choices.js';
import { clickedRow } from '../parts/clicks.js';
import type { Block } from '../parts/Reading.js';
import { WhyView } from './WhyView.js';

export interface WhyRow {
  readonly what: string;
  readonly why: string;
  readonly verb: string;
  readonly target: Id | null;
  readonly cure: readonly Answer[] | null;
  /** What can be done: the marked choice. */
  readonly offered?: true;
}

const WITHOUT: readonly CommandId[] = ['row', 'inspect', 'filter', 'help', 'back'];
/** Enter converts where that would help. */
const WITH_CURE: readonly CommandId[] = ['row', 'go', 'inspect', 'filter', 'help', 'back'];

export class WhyScene implements Scene {
  private readonly all: WhyRow[];
  private row = 0;
  private find: string | null = null;

  constructor(private readonly owner: TableScene) {
    this.all = [...offeredRows(owner), ...blockedRows(owner)];
  }

  private rows(): WhyRow[] {
    const find = folded(this.find ?? '');
    return find === '' ? this.all : this.all.filter((r) => folded(`${r.what} ${r.why}`).includes(find));
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
    this.owner.play.message = { text: this.owner.stage.texts.cureDone, bad: false };
  }

  view(size: Size): ReactNode {
    const { owner } = this;
    const { texts, glyphs } = owner.stage;
    const rows = this.rows();
    const marked = rows[this.row];
    const seat = owner.desk.at.prompt?.seat;
    return createElement(WhyView, {
      owner,
      size,
      seat: seat ?? null,
      rows,
      at: this.row,
      find: this.find,
      detail: marked ? this.detail(marked) : [],
      hints: keyHints('why', marked?.cure ? WITH_CURE : WITHOUT, glyphs, texts, {
        go: texts.keyCure,
        inspect: texts.keyRule,
      }),
    });
  }

  get typing(): boolean {
    return this.find !== null;
  }

  wheel(by: 1 | -1): void {
    this.key(by < 0 ? 'up' : 'down');
  }

  click(id: string): void {
    const row = clickedRow(id);
    if (row === this.row) this.key('enter');
    else if (row !== null) this.row = row;
  }

  /** The marked row in full, then its rule with the page where the rulebook has it. */
  private detail(row: WhyRow): Block[] {
    const { desk, table, stage } = this.owner;
    const rule = ruleOfDoing(desk.at, { verb: row.verb });
    const thing = row.target === null ? undefined : ruleOfThing(desk.at, table.ui, row.target);
    const told = [...new Set([rule, thing])].filter((r) => r !== undefined);
    return [
      { text: row.what.trim(), b: true },
      { text: capital(row.why), c: row.offered || row.cure ? 'good' : 'bad' },
      ...told.map((r) => ({ head: stage.texts.ruleTitle({ title: r.title, page: r.page }), text: r.text })),
    ];
  }
}

/** What the mark is on: possible, with its numbers; or a place that is only looked at, which may have rows of its own. */
function offeredRows(owner: TableScene): WhyRow[] {
  const { desk } = owner;
  const { choice } = desk;
  if (!choice || !desk.at.prompt || (desk.look !== null && desk.look !== choice.target)) return [];
  const { phrases } = owner.table.module;
  const { texts } = owner.stage;
  const n = desk.amount?.n ?? choice.range?.[0];
  const what = phrases.choice(choice, desk.at.telling, n);
  const { price } = choice;
  const words = price && (owner.table.ui.prices?.(price).join(', ') ?? phrases.price(price));
  const result = resultParts(desk, texts).flatMap(({ text }) => (text === texts.thenChanges ? [] : text));
  const warning = desk.warning(choice);
  const parts = [
    words ? texts.whyCosts({ price: words }) : texts.whyFree,
    ...result,
    ...(warning ? [texts.warning({ text: warning.text })] : []),
  ];
  return [
    {
      what,
      why: texts.whyOffered({ parts }),
      verb: choice.verb,
      target: choice.target ?? null,
      cure: null,
      offered: true,
    },
  ];
}

function blockedRows(owner: TableScene): WhyRow[] {
  const { phrases } = owner.table.module;
  const { telling } = owner.desk.at;
  const groups = new Map<
    string,
    { what: string[]; why: string; verb: string; target: Id | null; cure: readonly Answer[] | null }
  >();
  const { look } = owner.desk;
  const { texts } = owner.stage;
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
  return sorted.flatMap(({ what, why, verb, target, cure }): WhyRow[] => [
    { what: together(what, texts), why, verb, target, cure: null },
    ...(cure
      ? [
          {
            what: texts.cure,
            why: texts.cureSteps({ steps: cureWords(owner.session.branch(owner.viewer), cure) }),
            verb,
            target,
            cure,
          },
        ]
      : []),
  ]);
}

/** 'build a dwelling on A1, A7, B4': the words that all begin with, then what tells them apart. */
function together(all: readonly string[], texts: Texts): string {
  const [first, ...rest] = all;
  if (rest.length === 0) return first!;
  const words = all.map((text) => text.split(' '));
  let common = 0;
  while (words.every((w) => w.length > common + 1 && w[common] === words[0]![common])) common++;
  const tails = words.map((w) => w.slice(common).join(' '));
  const what = [...(words[0] ?? []).slice(0, common), tails.join(', ')].join(' ');
  return texts.whyMany({ n: all.length, what });
}
