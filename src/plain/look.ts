/** A position told line by line: seats, and then everything that lies on the table, page by page of the game's screen. */
import { foundRules } from '../engine/find.js';
import { folded } from '../engine/fold.js';
import type { RuleEntry } from '../engine/phrasebook.js';
import type { Session } from '../engine/session.js';
import type { Id, Seat } from '../engine/types.js';
import { spoken } from '../languages/spoken.js';
import { beginning } from '../text/beginnings.js';
import { nearest } from '../text/nearest.js';
import { drawnPage, printedLines } from '../ui/table/view/PrintedPage.js';
import type { FacePage, GameUi, Heard } from '../ui/types.js';
import { painting, placeLines, seatCalled, under } from './things.js';

/** How wide pages are printed, and how wide everything on them has room. */
const PRINTED = 100;
const ROOMY = 200;

/**
 * With the eyes of `viewer`. Words are a place of the map, a seat by its number or name, a heading, or what lines hold:
 * a thing that no line names is looked for on the pages.
 */
export function lookLines(session: Session, ui: GameUi, viewer: Seat, words: string): string[] {
  const heard = ui.heard?.(painting(session, ui, viewer, viewer)) ?? [];
  if (words === '') {
    const seats = seatLines(session, ui, viewer);
    return [...seats, ...(ui.heard ? heard.flatMap(under) : pageThings(session, ui, viewer, ''))];
  }
  const place = placeLines(session, ui, viewer, words);
  if (place) return place;
  const seat = seatCalled(session, words);
  if (seat !== null) {
    const line = seatLines(session, ui, viewer)[seat] ?? '';
    return [line, ...heard.filter((one) => one.seat === seat).flatMap(under)];
  }
  const found = heard.flatMap((one) => heldIn(one, words));
  if (found.length > 0) return found;
  const things = pageThings(session, ui, viewer, words);
  return things.length > 0 ? things : [spoken().plain.nothingCalled];
}

/** A heading that is asked for brings all its lines. */
function heldIn(one: Heard, words: string): string[] {
  const lines = holds(one.title, words) ? one.lines : one.lines.filter((line) => holds(line, words));
  return lines.length > 0 ? under({ title: one.title, lines }) : [];
}

/** Has the text words that begin like all of these? */
const holds = (text: string, words: string): boolean => beginning([text], words, (one) => one).length > 0;

/** What can be pointed at on the pages: with words only what holds them, and what it means for that seat now. */
function pageThings(session: Session, ui: GameUi, viewer: Seat, words: string): string[] {
  const { phrases } = session.module;
  const { plain } = spoken();
  const telling = session.telling(viewer);
  const view = session.view(viewer);
  const seen = new Set<Id>();
  const out: string[] = [];
  for (const page of ui.face.pages) {
    const title = page.title(ui.texts);
    const { things: all } = drawnPage(page, painting(session, ui, viewer, viewer), ROOMY);
    const things = all.filter((id) => !seen.has(id));
    for (const id of things) seen.add(id);
    const shown = things.map((id) => ({ id, text: phrases.place(id, telling) })).filter(({ text }) => text !== '');
    const lines =
      words === '' || holds(title, words)
        ? together(shown)
        : shown.flatMap(({ id, text }) => {
            if (!holds(`${text} ${id}`, words)) return [];
            return [text, ...ui.now(id, view, viewer).map((now) => `  ${plain.meansNow({ text: now })}`)];
          });
    if (lines.length > 0) out.push(...under({ title, lines }));
  }
  return out;
}

/** 'seat 1 Ann, Witches, to move: points 46, coins 7, workers 4' */
export function seatLines(session: Session, ui: GameUi, viewer: Seat): string[] {
  const { ledger, tally: said } = session.module.phrases;
  const { plain } = spoken();
  const view = session.view(viewer);
  const asked = session.prompt()?.seat;
  return session.table.seats.map(({ name, by }, seat) => {
    const { title, heard = title, passed, left = false } = ui.strip(view, seat);
    const done = left ? plain.seatLeft : passed ? plain.seatPassed : '';
    const marks = [heard, seat === asked ? plain.seatAsked : '', done];
    const sits = plain.seat({ n: seat + 1, name: by === 'human' ? name : plain.playedBy({ name, by }) });
    const who = [sits, ...marks.filter((text) => text !== '')];
    const tally = session.tally(seat);
    const goods = ledger.flatMap(({ keys }) => keys.map((key) => `${said(key)} ${tally[key] ?? 0}`));
    return plain.seatHas({ who, goods });
  });
}

/** 'plains, 1 spade from swamp: A1, A7': places that are alike in one line, in the order in which they lie there. */
function together(things: readonly { id: Id; text: string }[]): string[] {
  const groups = new Map<string, string[]>();
  for (const { id, text } of things) {
    const name = id.slice(id.indexOf(':') + 1);
    const alike = text.startsWith(`${name} `) ? text.slice(name.length + 1) : null;
    if (alike === null) groups.set(text, []);
    else groups.set(alike, [...(groups.get(alike) ?? []), name]);
  }
  return [...groups].map(([text, names]) => (names.length > 0 ? `${text}: ${names.join(', ')}` : text));
}

/** A page as it is drawn, without colours: tracks and tables read as they stand. */
export function pageLines(session: Session, ui: GameUi, viewer: Seat, word: string): readonly string[] {
  const [wish = '', seat = ''] = word.split(/\s+/);
  const { pages } = ui.face;
  const title = (page: FacePage) => page.title(ui.texts);
  const page = pages.find((p) => folded(p.key) === folded(wish) || folded(title(p)) === folded(wish));
  if (!page) {
    const list = pages.map((p) => `${p.key} ${title(p)}`);
    return [spoken().plain.pages({ pages: list, example: pages[0]?.key ?? '' })];
  }
  const shown = /^[1-9]$/.test(seat) && Number(seat) <= session.seats ? Number(seat) - 1 : viewer;
  return printedLines(page, painting(session, ui, viewer, shown), PRINTED);
}

/**
 * Rules, cards and rulings that hold these words: what answers best is read out whole, the others by their titles.
 * Without words the rule, tile or card that the question is from.
 */
export function ruleLines(session: Session, words: string): string[] {
  const { plain } = spoken();
  const { rules } = session.module;
  if (words === '') {
    const asked = rules.find(({ id }) => id === session.prompt()?.from);
    return [...(asked ? toldRule(asked) : []), plain.ruleHow];
  }
  const found = foundRules(rules, words);
  if (found.length === 0) {
    const known = rules.flatMap(({ title, also = [] }) => [title, ...also]);
    return [plain.noRule({ near: nearest(words, known) })];
  }
  const told = found.slice(0, READ_OUT).flatMap(toldRule);
  const titles = found.slice(READ_OUT, READ_OUT + MOST_TITLES).map((r) => r.title);
  return titles.length > 0 ? [...told, plain.moreRules({ titles, n: found.length - READ_OUT })] : told;
}

function toldRule({ title, kind, page, text, rulings = [] }: RuleEntry): string[] {
  const { plain } = spoken();
  const lines = [plain.rule({ title, kind, page: page || null, text })];
  return [...lines, ...rulings.map((ruling) => `  ${plain.ruling({ text: ruling })}`)];
}

const READ_OUT = 3;
const MOST_TITLES = 12;
