/** Warnings for waste: seen by a game's screen, shown once, silenced for good. */
import { describe, expect, it } from 'vitest';
import { must } from '../../src/engine/must.js';
import type { Session } from '../../src/engine/session.js';
import type { Choice } from '../../src/engine/types.js';
import { Caution } from '../../src/plain/caution.js';
import { TableScene } from '../../src/ui/table/table.js';
import type { GameUi } from '../../src/ui/types.js';
import { type Drive, drive } from './driver.js';
import { RealHost, wholeGame } from './samples.js';

/** What the screen says against a choice, as the table asks for it. */
function wasteOf(ui: GameUi, session: Session, choice: Choice, n: number | null = null) {
  const prompt = session.prompt()!;
  const { phrases } = session.module;
  if (choice.warn) return { key: choice.warn, text: phrases.warn(choice.warn, choice, session.telling(prompt.seat)) };
  const amount = n ?? choice.range?.[0];
  const told = () => session.preview(amount === undefined ? { id: choice.id } : { id: choice.id, n: amount }).told;
  return ui.waste?.(choice, session.view(prompt.seat), prompt.seat, { prompt, n, told }) ?? null;
}

/** Every kind of waste, those that the rules warn of and those that only the screen sees, with its game, the number of seats of a recorded game where it comes up, and its verb. */
const KINDS: readonly (readonly [game: string, seats: number, key: string, verb: string])[] = [
  ['terra-mystica', 2, 'tm-pass-unused', 'pass'],
  ['terra-mystica', 3, 'tm-pass-goods', 'pass'],
  ['terra-mystica', 4, 'tm-foreign', 'dig'],
  ['terra-mystica', 5, 'tm-spades', 'build'],
  ['terra-mystica', 4, 'tm-last-priests', 'pass'],
  ['terra-mystica', 4, 'tm-last-power', 'pass'],
  ['terra-mystica', 3, 'tm-brim', 'take'],
  ['terra-mystica', 2, 'tm-brim', 'priest'],
  ['terra-mystica', 4, 'tm-brim', 'town'],
  ['terra-mystica', 4, 'spades-left', 'done'],
  ['terra-mystica', 4, 'no-effect', 'special'],
  ['age-of-innovation', 4, 'aoi-pass-unused', 'pass'],
  ['age-of-innovation', 4, 'aoi-pass-goods', 'pass'],
  ['age-of-innovation', 4, 'aoi-last-power', 'pass'],
  ['age-of-innovation', 4, 'aoi-brim', 'scholar'],
  ['age-of-innovation', 4, 'aoi-brim', 'accept'],
  ['age-of-innovation', 4, 'spades-lost', 'done'],
  ['age-of-innovation', 4, 'second-lost', 'end'],
  ['age-of-innovation', 4, 'no-gain', 'power'],
  ['new-dawn', 2, 'nd-idle', 'focus'],
  ['new-dawn', 2, 'nd-place', 'done'],
  ['new-dawn', 2, 'nd-reinforce', 'done'],
  ['new-dawn', 2, 'nd-caravan', 'done'],
  ['new-dawn', 2, 'nd-industry', 'done'],
  ['new-dawn', 2, 'nd-upgrade', 'done'],
  ['new-dawn', 4, 'nd-spoils', 'done'],
  ['new-dawn', 4, 'nd-trade-lost', 'go'],
  ['new-dawn', 2, 'nd-tokens-few', 'spend'],
  ['new-dawn', 2, 'nd-tokens-many', 'spend'],
  ['new-dawn', 2, 'nd-culture-places', 'spend'],
  ['through-the-ages', 4, 'unused-actions', 'end'],
  ['through-the-ages', 4, 'corruption', 'end'],
  ['through-the-ages', 4, 'famine', 'end'],
  ['through-the-ages', 4, 'uprising', 'end'],
  ['through-the-ages', 4, 'discards', 'end'],
  ['through-the-ages', 4, 'tta-destroy', 'destroy'],
  ['through-the-ages', 4, 'tta-disband', 'disband'],
  ['through-the-ages', 4, 'tta-weaker-war', 'declare-war'],
  ['through-the-ages', 4, 'tta-force-enough', 'bonus'],
];

/** Kinds of each game that are also typed and heard. */
const TYPED = 3;

/** Nothing to be counted: an action that does nothing, or things by their names. */
const UNCOUNTED: readonly string[] = [
  'tm-pass-unused',
  'aoi-pass-unused',
  'no-effect',
  'no-gain',
  'second-lost',
  'nd-idle',
  'nd-industry',
  'nd-upgrade',
];

interface Found {
  readonly at: number;
  readonly choice: Choice;
  readonly n: number | null;
  readonly text: string;
}

/** Rows that a warning takes at most. */
const ROWS = 4;

/** What the screen says; a warning that goes on in the next rows of its panel, or of the window, is read as one. */
function said(d: Drive): string {
  const lines = d.lines();
  const panels = lines.flatMap((line, y) =>
    Array.from(line.matchAll(/! /g), ({ index }) => {
      const [left, right] = [line.lastIndexOf('│', index), line.indexOf('│', index)];
      const rows = lines.slice(y, y + ROWS).map((row) => row.slice(left + 1, right < 0 ? undefined : right).trim());
      return rows.join(' ');
    }),
  );
  return [lines.join('\n').replace(/\n {2}/g, ' '), ...panels].join('\n');
}

const scans = new Map<string, Promise<Map<string, Found>>>();

/** The first place of a recorded game where each kind of waste comes up. */
function scan(id: string, seats: number): Promise<Map<string, Found>> {
  const key = `${id} ${seats}`;
  const known = scans.get(key);
  if (known) return known;
  const wanted = KINDS.filter((kind) => kind[0] === id && kind[1] === seats);
  const found = scanned(id, seats, new Set(wanted.map(([, , kind, verb]) => `${kind} ${verb}`)));
  scans.set(key, found);
  return found;
}

async function scanned(id: string, seats: number, wanted: Set<string>): Promise<Map<string, Found>> {
  const whole = await wholeGame(id, seats);
  const { ui } = await new RealHost([id]).game(id);
  const verbs = new Set([...wanted].map((word) => word.split(' ')[1]));
  const session = whole.at(0);
  const out = new Map<string, Found>();
  for (const [, answer, amount] of whole.log) {
    for (const choice of session.prompt()!.choices.filter((c) => verbs.has(c.verb))) {
      const amounts = choice.range
        ? [0, 1, 2, 3, 4].filter((k) => k >= choice.range![0] && k <= choice.range![1])
        : [null];
      for (const n of amounts) {
        const waste = wasteOf(ui, session, choice, n);
        const key = `${waste?.key} ${choice.verb}`;
        if (waste && wanted.delete(key)) out.set(key, { at: session.log.length, choice, n, text: waste.text });
      }
    }
    if (wanted.size === 0) break;
    session.submit(amount === undefined ? { id: answer } : { id: answer, n: amount });
  }
  return out;
}

describe.each(KINDS)('%s, %i seats: %s by %s', (id, seats, key, verb) => {
  it('is told before it happens, done with a second enter, and silenced for good', async () => {
    const whole = await wholeGame(id, seats);
    const host = new RealHost([id]);
    const found = (await scan(id, seats)).get(`${key} ${verb}`);
    const { at, choice, n, text } = found!;
    if (!UNCOUNTED.includes(key)) expect(text).toMatch(/\d/);
    const session = whole.at(at);
    const give = async (d: Drive) => {
      if (session.secrets()) await d.press('enter');
      await d.press('/');
      await d.type(session.module.phrases.choice(choice, session.telling(session.prompt()!.seat)));
      await d.press('enter');
      // A silenced answer is given at once, and then the next seat's curtain may be up.
      const { top } = d.stage;
      if (!said(d).includes(`! ${text}`) && top instanceof TableScene && !top.desk.amount) await d.press('enter');
      if (n !== null && choice.range?.[0] !== choice.range?.[1]) await d.press(String(n), 'enter');
    };
    const twice = drive({ kind: 'table', table: await host.seated(whole.at(at)) }, host);
    await give(twice);
    expect(said(twice)).toContain(`! ${text}`);
    expect(twice.lines().at(-1)).toContain('do it anyway');
    await twice.press('enter');
    expect(twice.text()).not.toContain(`! ${text}`.slice(0, 60));
    twice.stage.end();

    const silent = drive({ kind: 'table', table: await host.seated(whole.at(at)) }, host);
    await give(silent);
    await silent.press('x');
    expect(host.settings().silenced).toEqual([key]);
    expect(silent.text()).not.toContain('do it anyway');
    silent.stage.end();

    const again = drive({ kind: 'table', table: await host.seated(whole.at(at)) }, host);
    await give(again);
    expect(said(again)).not.toContain(`! ${text}`);
    again.stage.end();
  }, 60_000);
});

/** The first kinds of each game, in the words that are typed and heard. */
describe.each(KINDS.filter(([id], i) => KINDS.findIndex(([first]) => first === id) + TYPED > i))(
  '%s, %i seats: %s by %s, typed',
  (id, seats, key, verb) => {
    it('is told on the line and in plain mode, done with yes, silenced with never', async () => {
      const whole = await wholeGame(id, seats);
      const host = new RealHost([id]);
      const { ui } = await host.game(id);
      const { at, choice, n, text } = (await scan(id, seats)).get(`${key} ${verb}`)!;
      const d = drive({ kind: 'table', table: await host.seated(whole.at(at)) }, host);
      if (whole.at(at).secrets()) await d.press('enter');
      await d.press(':');
      await d.type(n === null ? choice.id : `${choice.id} ${n}`);
      await d.press('enter');
      expect(said(d)).toContain(`! ${text}`);
      d.stage.end();

      const session = whole.at(at);
      const prompt = must(session.prompt(), 'question');
      const answer = n === null ? { id: choice.id } : { id: choice.id, n };
      const silenced: string[] = [];
      const caution = new Caution(session, { list: () => silenced, add: (kind) => void silenced.push(kind) }, () => 0);
      const warned = () => caution.before(ui, prompt, choice, answer, true);
      expect(warned()).toEqual({ key, text });
      expect(caution.take(true)).toEqual(answer);
      expect(silenced).toEqual([key]);
      expect(warned()).toBeNull();
    }, 60_000);
  },
);

it('Age of Innovation: spades that leave a hex in a foreign terrain are told with their number, others are not', async () => {
  const found = (await scanned('age-of-innovation', 4, new Set(['aoi-foreign dig']))).get('aoi-foreign dig');
  if (!found) throw new Error('no such dig was offered');
  expect(found.text).toMatch(/^1 spade does not reach your native terrain/);
  const { ui } = await new RealHost(['age-of-innovation']).game('age-of-innovation');
  const session = (await wholeGame('age-of-innovation', 4)).at(found.at);
  const told = session.prompt()?.choices.filter((c) => c.verb === 'dig') ?? [];
  for (const choice of told) {
    for (let n = 1; n <= (choice.range?.[1] ?? 0); n++) {
      const dug = session.preview({ id: choice.id, n }).told.find((e) => e.type === 'dig');
      const home = (session.view(session.prompt()?.seat ?? 0) as { players: { board: string }[] }).players;
      const own = home[session.prompt()?.seat ?? 0]?.board === (dug as { terrain?: string } | undefined)?.terrain;
      expect(wasteOf(ui, session, choice, n)?.key === 'aoi-foreign', `${choice.id} x${n}`).toBe(!own);
    }
  }
});

describe('A New Dawn: trade tokens in a fight', () => {
  const waste = async (topic: string, facts: Record<string, number>, n: number) => {
    const { ui } = await new RealHost(['new-dawn']).game('new-dawn');
    const choice: Choice = { id: 'spend', verb: 'spend', range: [0, facts.max ?? 0] };
    const prompt = { seat: 0, topic, from: 'hex:A1', facts, choices: [choice] };
    return ui.waste?.(choice, { combat: { defenceTokens: 0 } }, 0, { prompt, n, told: () => [] })?.key ?? null;
  };

  it('are warned of when they cannot win, are too few or too many', async () => {
    const attack = { attack: 5, defence: 7, max: 3 };
    const keys = (facts: Record<string, number>, topic = 'attack-tokens') =>
      Promise.all([0, 1, 2, 3].map((n) => waste(topic, facts, n)));
    expect(await keys(attack)).toEqual(['nd-tokens-few', 'nd-tokens-few', 'nd-tokens-few', null]);
    expect(await keys({ ...attack, defence: 4 })).toEqual([null, 'nd-tokens-many', 'nd-tokens-many', 'nd-tokens-many']);
    expect(await keys({ ...attack, defence: 9 })).toEqual([null, 'nd-tokens-vain', 'nd-tokens-vain', 'nd-tokens-vain']);
    // The defender wins ties.
    const defence = { attack: 7, defence: 5, max: 3 };
    const held = await keys(defence, 'defence-tokens');
    expect(held).toEqual(['nd-tokens-few', 'nd-tokens-few', null, 'nd-tokens-many']);
  });
});

it('a recorded game is played with few warnings: they do not nag', async () => {
  const host = new RealHost(['terra-mystica', 'age-of-innovation', 'new-dawn']);
  for (const id of ['terra-mystica', 'age-of-innovation', 'new-dawn']) {
    const whole = await wholeGame(id, 4);
    const { ui } = await host.game(id);
    const session = whole.at(0);
    let warned = 0;
    for (const [, answer, n] of whole.log.slice(0, 300)) {
      const choice = session.prompt()!.choices.find((c) => c.id === answer)!;
      if (wasteOf(ui, session, choice, n ?? null)) warned++;
      session.submit(n === undefined ? { id: answer } : { id: answer, n });
    }
    expect(warned / session.log.length, id).toBeLessThan(0.05);
  }
}, 60_000);
