/** A position told line by line: seats, and then everything that lies on the table, page by page of the game's screen. */
import { foundRules } from '../engine/find.js';
import { folded } from '../engine/fold.js';
import type { Session } from '../engine/session.js';
import type { Id, Seat } from '../engine/types.js';
import { numbers } from '../host/story.js';
import { spoken } from '../languages/spoken.js';
import { drawnPage, printedLines } from '../ui/table/view/PrintedPage.js';
import type { FacePage, GameUi, Heard, Painting } from '../ui/types.js';

/** How wide pages are printed, and how wide everything on them has room. */
const PRINTED = 100;
const ROOMY = 200;

function painting(session: Session, ui: GameUi, viewer: Seat, shown: Seat): Painting {
  return {
    view: session.view(viewer),
    viewer,
    shown,
    names: session.table.seats.map((seat) => seat.name),
    marks: new Map(),
    texts: ui.texts,
    choice: null,
    prompt: session.prompt(),
    told: [],
    price: () => null,
    zoom: 0,
  };
}

/** With the eyes of `viewer`; with words only what holds them, and what it means for that seat now. */
export function lookLines(session: Session, ui: GameUi, viewer: Seat, words: string): string[] {
  const { phrases } = session.module;
  const { plain } = spoken();
  const telling = session.telling(viewer);
  const view = session.view(viewer);
  const wanted = folded(words).split(/\s+/);
  const holds = (text: string) => {
    const plain = folded(text);
    return wanted.every((word) => plain.includes(word));
  };
  if (ui.heard) {
    const heard = heardLines(ui.heard(painting(session, ui, viewer, viewer)), words === '' ? () => true : holds);
    if (words === '') return [...seatLines(session, ui, viewer), ...heard];
    if (heard.length > 0) return heard;
  }
  const seen = new Set<Id>();
  const out: string[] = [];
  for (const page of ui.face.pages) {
    const title = page.title(ui.texts);
    const { things: all } = drawnPage(page, painting(session, ui, viewer, viewer), ROOMY);
    const things = all.filter((id) => !seen.has(id));
    for (const id of things) seen.add(id);
    const named = words !== '' && holds(title);
    const shown = things.map((id) => ({ id, text: phrases.place(id, telling) })).filter(({ text }) => text !== '');
    const lines =
      words === '' || named
        ? together(shown)
        : shown.flatMap(({ id, text }) => {
            if (!holds(`${text} ${id}`)) return [];
            return [text, ...ui.now(id, view, viewer).map((now) => `  ${plain.meansNow({ text: now })}`)];
          });
    if (lines.length > 0) out.push(plain.heading({ text: title }), ...lines.map((line) => `  ${line}`));
  }
  if (words !== '') return out.length > 0 ? out : [plain.nothingCalled];
  return [...seatLines(session, ui, viewer), ...out];
}

/** A heading that is asked for brings all its lines. */
const heardLines = (all: readonly Heard[], holds: (text: string) => boolean): string[] =>
  all.flatMap(({ title, lines }) => {
    const found = holds(title) ? lines : lines.filter(holds);
    return found.length > 0 ? [spoken().plain.heading({ text: title }), ...found.map((line) => `  ${line}`)] : [];
  });

/** 'seat 1 Ann, Witches, asked now: VP 46, C 7, W 4' */
function seatLines(session: Session, ui: GameUi, viewer: Seat): string[] {
  const { ledger } = session.module.phrases;
  const { plain } = spoken();
  const view = session.view(viewer);
  const asked = session.prompt()?.seat;
  return session.table.seats.map(({ name }, seat) => {
    const { title, passed } = ui.strip(view, seat);
    const marks = [title, seat === asked ? plain.seatAsked : '', passed ? plain.seatPassed : ''];
    const who = [plain.seat({ n: seat + 1, name }), ...marks.filter((text) => text !== '')];
    const goods = numbers(ledger, session.tally(seat)).map((value, i) => `${ledger[i]?.head ?? ''} ${value}`);
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

/** Rules, cards and rulings that hold these words. */
export function ruleLines(session: Session, words: string): string[] {
  const { plain } = spoken();
  const found = foundRules(session.module.rules, words);
  const named = found.filter((r) => folded(r.title).includes(folded(words)));
  const shown = named.length > 0 ? named : found;
  if (words === '') return [plain.ruleHow];
  if (shown.length === 0) return [plain.noRule];
  if (shown.length > MOST_RULES) return [plain.manyRules({ titles: shown.map((r) => r.title) })];
  return shown.flatMap(({ title, kind, page, text, rulings = [] }) => [
    plain.rule({ title, kind, page: page || null, text }),
    ...rulings.map((ruling) => `  ${plain.ruling({ text: ruling })}`),
  ]);
}

const MOST_RULES = 6;
