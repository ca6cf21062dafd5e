import { describe, expect, it } from 'vitest';
import { contrastOf, numberOf, to16, to256 } from '../../../src/ui/theme/colours.js';
import { BASIC } from '../../../src/ui/theme/levels.js';
import { seatToken, themeOf } from '../../../src/ui/theme/theme.js';
import { COLOURS, THEMES, type Token } from '../../../src/ui/theme/tokens.js';

const GROUNDS: readonly Token[] = ['desert', 'plains', 'swamp', 'lakes', 'forest', 'mountains', 'wasteland', 'water'];

describe.each(THEMES)('theme %s', (name) => {
  const theme = themeOf({ level: 'truecolor', name });
  const paper = theme.rgb('paper');

  it('has text that can be read on its paper', () => {
    for (const token of ['text', 'dim', 'accent', 'good', 'bad', 'coin', 'power', 'priest'] as const)
      expect(contrastOf(theme.rgb(token), paper), token).toBeGreaterThanOrEqual(token === 'text' ? 7 : 4.3);
  });

  it('writes signs on every ground, seat and band with a contrast of at least 4.5', () => {
    for (const token of Object.keys(COLOURS.default) as Token[])
      expect(contrastOf(theme.rgb(token), theme.rgb(theme.inkOn(token))), token).toBeGreaterThanOrEqual(4.5);
  });

  it('shows rims of offers and the cursor beside the gap', () => {
    expect(contrastOf(theme.rgb('rim'), theme.rgb('gap'))).toBeGreaterThan(7);
    expect(contrastOf(theme.rgb('accent'), theme.rgb('gap'))).toBeGreaterThan(4);
  });
});

describe('fewer colours', () => {
  it('keeps grounds apart in 256 and, but for those told by letter, in 16', () => {
    const numbers = GROUNDS.map((t) => to256(numberOf(COLOURS.default[t])));
    expect(new Set(numbers).size).toBe(GROUNDS.length);
    const pairs = GROUNDS.map((t) => to16(numberOf(COLOURS.default.black), numberOf(COLOURS.default[t]))[1]);
    expect(new Set(pairs).size).toBe(GROUNDS.length);
  });

  it('writes readable signs on every ground in 16 colours', () => {
    for (const token of GROUNDS) {
      const [sign, ground] = to16(numberOf('#123456'), numberOf(COLOURS.default[token]));
      expect(contrastOf(BASIC[sign] ?? 0, BASIC[ground] ?? 0), token).toBeGreaterThan(2.4);
    }
  });

  it('leaves plain text to the terminal', () => {
    expect(to16(numberOf(COLOURS.light.text), -1)).toEqual([-1, -1]);
    expect(to16(-1, -1)).toEqual([-1, -1]);
  });
});

it('gives five seats five colours', () => {
  const theme = themeOf({ level: 'truecolor' });
  expect(new Set([0, 1, 2, 3, 4].map((s) => theme.rgb(seatToken(s)))).size).toBe(5);
});
