/** A game in the pseudo-language, and everything that it says in some random games: a plain word there is a literal. */
import { randomAnswer } from '../../src/engine/bots/random.js';
import { heardBy } from '../../src/engine/engine.js';
import { offeredOptions } from '../../src/engine/options.js';
import type { GameModule } from '../../src/engine/phrasebook.js';
import { fractions } from '../../src/engine/random.js';
import type { Session } from '../../src/engine/session.js';
import type { OptionSpec, Prompt, Seat } from '../../src/engine/types.js';
import type { GameUi, Painting } from '../../src/ui/types.js';
import { answersOf, sessionOf } from './play.js';
import { pseudo } from './pseudo.js';

/** The same game in the pseudo-language: its own catalogue, spoken by its own code. */
export function inPseudo(module: GameModule): GameModule {
  if (!module.in) throw new Error(`${module.game.id} has no catalogue`);
  return module.in(pseudo(module.texts));
}

export function uiInPseudo(ui: GameUi): GameUi {
  if (!ui.in) throw new Error('this screen has no catalogue');
  return ui.in(pseudo(ui.texts));
}

export interface Saying {
  /** What it is said about: 'choice build:E7'. */
  readonly about: string;
  readonly text: string;
}

/** Words of three plain letters and more, without those that are known: names of people, ids that people see. */
export function literals(said: readonly Saying[], known: readonly string[] = []): string[] {
  const names = new Set(['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', ...known]);
  return said.flatMap(({ about, text }) =>
    (text.match(/(?<!\p{L})[A-Za-z]{3,}(?!\p{L})/gu) ?? []).flatMap((word) =>
      names.has(word) ? [] : [`${about}: '${word}' in '${text}'`],
    ),
  );
}

/** What the game says before anybody plays: options, rules at hand, standing orders, tables. */
export function saidBefore(module: GameModule): Saying[] {
  const { game, phrases } = module;
  const out: Saying[] = [];
  const say = (about: string, text: string | undefined) => text !== undefined && out.push({ about, text });
  for (const spec of offeredOptions(game.optionSpecs)) {
    const { title, help } = phrases.option(spec.id);
    say(`option ${spec.id}`, title);
    say(`help of ${spec.id}`, help);
    for (const value of valuesOf(spec)) say(`value ${spec.id}=${value}`, phrases.optionValue(spec.id, value));
  }
  for (const rule of module.rules) {
    for (const text of [rule.title, rule.kind, rule.text, rule.page, ...(rule.rulings ?? []), ...(rule.also ?? [])])
      say(`rule ${rule.id}`, text);
  }
  for (const order of module.orders) {
    say(`order ${order.id}`, order.title);
    for (const value of order.values) say(`order ${order.id}=${value}`, order.describe(value));
  }
  for (const table of module.tables()) {
    for (const text of [table.title, ...table.head, ...table.rows.flat().map(String)]) say(`table ${table.id}`, text);
  }
  for (const { head } of phrases.ledger) say('ledger', head);
  say('missing', phrases.missing);
  return out;
}

const valuesOf = (spec: OptionSpec): readonly string[] =>
  spec.kind === 'choice' ? spec.values : spec.kind === 'list' ? spec.of : [];

export interface Walk {
  readonly seats: number;
  readonly seed: string;
  readonly options?: Readonly<Record<string, string | boolean | readonly string[]>>;
  /** Every so many answers the slower things are asked: what is blocked, what the screen says. */
  readonly each?: number;
  readonly most?: number;
}

/** What the game and its screen say in a random game: questions, choices, events, reasons, places, the end. */
export function saidPlaying(module: GameModule, ui: GameUi | null, walk: Walk): Saying[] {
  const { phrases } = module;
  const out = new Map<string, Saying>();
  const say = (about: string, text: string | null | undefined) => {
    if (text) out.set(`${about.split(/[ :]/)[0]} ${text}`, { about, text });
  };
  const session = sessionOf(module, walk);
  const random = fractions(`said ${walk.seed}`);
  const hear = (told: ReturnType<Session['submit']>, seat: Seat | null) => {
    const t = session.telling(seat);
    for (const event of heardBy(told, seat)) say(`event ${event.type}`, phrases.event(event, t));
  };
  hear(session.openingTold(), null);
  for (let n = 0; n < (walk.most ?? 5000) && session.prompt(); n++) {
    const prompt = session.prompt() as Prompt;
    asked(module, session, prompt, say);
    if (n % (walk.each ?? 9) === 0) {
      const t = session.telling(prompt.seat);
      for (const b of session.blocked()) {
        const { what, why } = phrases.blocked(b, t);
        say(`blocked ${b.id ?? b.verb}`, what);
        say(`reason ${b.why}`, why);
      }
      if (ui) shown(ui, session, prompt, say);
    }
    hear(session.submit(randomAnswer(prompt, random)), n % 2 === 0 ? null : prompt.seat);
  }
  const over = session.over();
  if (over) say('over', phrases.over(over, session.telling(null)));
  for (let seat = 0; seat < session.seats; seat++)
    for (const key of Object.keys(session.standing(seat))) say(`source ${key}`, phrases.source(key));
  return [...out.values()];
}

type Say = (about: string, text: string | null | undefined) => void;

function asked({ phrases }: GameModule, session: Session, prompt: Prompt, say: Say): void {
  const t = session.telling(prompt.seat);
  say(`topic ${prompt.topic}`, phrases.topic(prompt, t));
  say('where', phrases.where(t.view));
  for (const key of Object.keys(session.tally(prompt.seat))) say(`tally ${key}`, phrases.tally(key));
  for (const c of prompt.choices) {
    say(`verb ${c.verb}`, phrases.verb(c.verb));
    say(`target ${c.id}`, phrases.target(c, t));
    for (const { n } of answersOf(c)) say(`choice ${c.id}`, phrases.choice(c, t, n));
    if (c.price) say(`price ${c.id}`, phrases.price(c.price));
    for (const text of c.price ? phrases.prices(c.price) : []) say(`price in words ${c.id}`, text);
    if (c.warn) say(`warning ${c.warn}`, phrases.warn(c.warn, c, t));
    if (c.target) say(`place ${c.target}`, phrases.place(c.target, t));
  }
}

/** What the screen has to say besides its panels: those are looked at as frames (test/ui/pseudo.test.ts). */
function shown(ui: GameUi, session: Session, prompt: Prompt, say: Say): void {
  const view = session.view(prompt.seat);
  const names = session.table.seats.map((seat) => seat.name);
  for (let seat = 0; seat < session.seats; seat++) {
    const { title, score } = ui.strip(view, seat);
    say('strip title', title);
    say('strip score', score);
    say('outlook', ui.outlook?.(view, seat));
  }
  for (const c of prompt.choices) {
    if (c.target) for (const line of ui.now(c.target, view, prompt.seat)) say(`now ${c.target}`, line);
    const n = c.usual ?? c.range?.[0];
    const told = () => session.preview(n === undefined ? { id: c.id } : { id: c.id, n }).told;
    say(`waste ${c.id}`, ui.waste?.(c, view, prompt.seat, { prompt, n: n ?? null, told })?.text);
  }
  const painting: Painting = {
    view,
    viewer: prompt.seat,
    shown: prompt.seat,
    names,
    marks: new Map(),
    texts: ui.texts,
    choice: null,
    prompt,
    told: [],
    price: () => null,
    zoom: 0,
  };
  for (const { title, lines } of ui.heard?.(painting) ?? [])
    for (const text of [title, ...lines]) say(`heard ${title}`, text);
}
