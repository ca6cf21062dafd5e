/** Screens made of components: the layout holds at every size and in every look, and all words are the catalogue's. */
import { describe, expect, it } from 'vitest';
import { games } from '../../src/games.js';
import { en } from '../../src/ui/texts/en.js';
import { asciiSign, GLYPHS, type GlyphSet } from '../../src/ui/theme/glyphs.js';
import { LEVELS, type Level } from '../../src/ui/theme/levels.js';
import { THEMES, type ThemeName } from '../../src/ui/theme/tokens.js';
import { pseudo } from '../helpers/pseudo.js';
import type { Drive } from './driver.js';
import { each } from './each.js';
import { frameOf } from './frame.js';
import { APART, BESIDE, SCREENS, tableAt } from './tour.js';

const IDS = games().map((entry) => entry.id);
const SIZES = ['80x24', '100x30', '120x30', '120x40', '160x50', '200x60'];
/** Tall and narrow, wide and low, odd ones, and beyond the largest that is used. */
const BETWEEN = ['80x60', '200x24', '97x27', '117x33', '143x41', '181x52', '260x90'];
const PLAIN = /^[\x20-\x7E]*$/;

const missing = (): never => {
  throw new Error('no such screen');
};

const OPEN: Readonly<Record<string, () => Promise<Drive>>> = {
  ...Object.fromEntries(Object.entries(APART).map(([name, open]) => [name, async () => open(IDS)])),
  ...Object.fromEntries(IDS.map((id) => [`new ${id}`, async () => (BESIDE['new-game'] ?? missing)(id)])),
};

async function opened(name: string): Promise<Drive> {
  const d = await OPEN[name]?.();
  if (!d) throw new Error(`no screen ${name}`);
  return d;
}

const sizeOf = (text: string): [number, number] => {
  const [columns = 80, rows = 24] = text.split('x').map(Number);
  return [columns, rows];
};

function look(d: Drive, level: Level, theme: ThemeName = 'default', glyphs: GlyphSet = 'unicode'): void {
  d.stage.look = { level, theme, glyphs };
}

/** Everything wrong with the top scene at these sizes. */
function faults(d: Drive, sizes: readonly string[]): string[] {
  return sizes.flatMap((size) => {
    const [columns, rows] = sizeOf(size);
    const frame = frameOf(d.stage, columns, rows);
    const { glyphs } = d.stage.look;
    const out = [...frame.faults];
    if (frame.lines.length !== rows) out.push(`${frame.lines.length} rows`);
    const last = frame.lines[rows - 1 - Math.max(0, Math.floor((rows - 70) / 2))];
    if (rows <= 70 && !last?.trim()) out.push('the last row is empty');
    for (const line of frame.lines) {
      if (glyphs === 'ascii' && !PLAIN.test(line)) out.push(`not ASCII: ${line}`);
      const strange = [...line].find((sign) => !PLAIN.test(sign) && !GLYPHS.has(sign) && asciiSign(sign) === '?');
      if (strange) out.push(`${strange} has no plain sign: ${line}`);
    }
    return out.map((fault) => `${size}: ${fault}`);
  });
}

describe.each(Object.keys(OPEN))('%s', (name) => {
  it('keeps its layout', async () => {
    const d = await opened(name);
    const turn = Object.keys(OPEN).indexOf(name);
    expect(faults(d, each([...SIZES, ...BETWEEN], turn))).toEqual([]);
    look(d, 'none', 'default', 'ascii');
    expect(faults(d, each([...SIZES, ...BETWEEN], turn + 1))).toEqual([]);
    d.stage.end();
  }, 60_000);

  it('has the same words in every theme and with any number of colours', async () => {
    const d = await opened(name);
    const words = () => frameOf(d.stage, 120, 40).lines.map((line) => line.replace(/[^a-z]+/gi, ' ').trim());
    const wanted = words();
    for (const level of LEVELS.filter((l) => l !== 'none')) {
      for (const theme of THEMES) {
        look(d, level, theme);
        expect(words(), `${level} ${theme}`).toEqual(wanted);
      }
    }
    d.stage.end();
  }, 60_000);

  it('takes its words from the catalogue, and has room for longer ones', async () => {
    const d = await opened(name);
    const known = wordsOf([d.host.games(), d.host.saves(), d.host.taught, d.host.whenText(), 'HOTSEAT test', KEYS]);
    const phrases = await Promise.all(d.host.games().map(({ id }) => d.host.game(id)));
    for (const word of wordsOf(phrases.map(({ module }) => optionWords(module)))) known.add(word);
    for (const seat of [0, 1, 2, 3, 4]) known.add(en.defaultName({ n: seat }));
    d.host.texts = pseudo(en);
    for (const size of SIZES) {
      const { lines, faults: found } = frameOf(d.stage, ...sizeOf(size));
      expect(found, size).toEqual([]);
      const plain = [...wordsOf(lines)].filter((word) => !known.has(word));
      expect(plain, `${size}: words outside the catalogue\n${lines.join('\n')}`).toEqual([]);
      expect(
        lines.filter((line) => line.includes('…')),
        `${size}: cut\n${lines.join('\n')}`,
      ).toEqual([]);
    }
    d.stage.end();
  }, 60_000);
});

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** How keys are written. */
const KEYS = 'esc tab shift PgUp PgDn Home End space random easy normal hard fresh seed';

/** Words of three letters or more in anything made of strings. */
function wordsOf(value: unknown, out: Set<string> = new Set()): Set<string> {
  if (typeof value === 'string')
    for (const word of value.match(/(?<!\p{L})[A-Za-z]{3,}(?!\p{L})/gu) ?? []) out.add(word);
  else if (Array.isArray(value) || value instanceof Set) for (const part of value) wordsOf(part, out);
  else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) wordsOf(part, out);
  return out;
}

/** The words of a game's options: its own catalogue. */
function optionWords({ game, phrases }: Awaited<ReturnType<Drive['host']['game']>>['module']): unknown {
  return game.optionSpecs.map((spec) => [
    [phrases.option(spec.id).title, phrases.option(spec.id).help].map((text) => [text, capital(text)]),
    spec.kind === 'choice' ? spec.values.map((v) => phrases.optionValue(spec.id, v)) : [],
    spec.kind === 'list' ? spec.of.map((v) => phrases.optionValue(spec.id, v)) : [],
  ]);
}

/** Screens of a table, and the games whose facts try them most. */
const AT_TABLE = [
  'why',
  'inspect',
  'rules',
  'help',
  'log',
  'ledger',
  'standing',
  'points-from',
  'orders',
  'compare',
  'replay-chart',
];
const LAYOUTS: readonly (readonly [name: string, open: () => Promise<Drive>])[] = [
  ...['terra-mystica', 'new-dawn'].flatMap((id) =>
    AT_TABLE.map((screen) => {
      const open = async () => {
        const d = await tableAt(id, 0.45);
        await d.press(...(SCREENS[screen] ?? missing()));
        return d;
      };
      return [`${id} ${screen}`, open] as const;
    }),
  ),
  ...['final-table', 'final-rounds', 'final-chart'].map(
    (screen) => [screen, async () => (BESIDE[screen] ?? missing)('terra-mystica')] as const,
  ),
  ['curtain', async () => (BESIDE['curtain'] ?? missing)('through-the-ages')],
];

it.each(LAYOUTS)(
  '%s keeps its layout',
  async (name, open) => {
    const d = await open();
    expect(faults(d, each([...SIZES, ...BETWEEN], name.length))).toEqual([]);
    look(d, 'none', 'default', 'ascii');
    expect(faults(d, ['80x24', '120x40'])).toEqual([]);
    d.stage.end();
  },
  60_000,
);
