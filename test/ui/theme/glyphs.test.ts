import { describe, expect, it } from 'vitest';
import { asciiText, GLYPHS, glyphsFromEnv } from '../../../src/ui/theme/glyphs.js';

describe('signs', () => {
  it('have a plain one of the same width each', () => {
    for (const sign of GLYPHS) {
      expect(sign).toHaveLength(1);
      expect(asciiText(sign)).toMatch(/^[ -~]$/);
    }
    expect(asciiText('José › 3→5')).toBe('Jose > 3>5');
  });

  it('go by the locale', () => {
    expect(glyphsFromEnv({ LANG: 'en_GB.UTF-8' })).toBe('unicode');
    expect(glyphsFromEnv({ LC_ALL: 'C', LANG: 'en_GB.UTF-8' })).toBe('ascii');
    expect(glyphsFromEnv({ LC_ALL: '', LC_CTYPE: 'de_DE.utf8' })).toBe('unicode');
    expect(glyphsFromEnv({ LANG: 'ja_JP.UTF-8' })).toBe('ascii');
    expect(glyphsFromEnv({})).toBe('ascii');
  });
});
