/** Terra Mystica in another language: no word is left that does not come from its catalogue. */
import { describe, expect, it } from 'vitest';
import { module } from '../../../src/games/terra-mystica/index.js';
import { ui } from '../../../src/games/terra-mystica/ui/index.js';
import { inPseudo, literals, type Saying, saidBefore, saidPlaying, uiInPseudo } from '../../helpers/pseudo-game.js';

const other = inPseudo(module);
const screen = uiInPseudo(ui);

/** Tiles without a printed name are called by their ids. */
const IDS = ['FAV', 'SCORE', 'BON', 'ACT', 'ACTA', 'ACTC', 'ACTE', 'ACTG', 'ACTN', 'ACTS', 'ACTW'];

const kinds = (said: readonly Saying[]) => new Set(said.map(({ about }) => about.split(':')[0]));

describe('Terra Mystica in the pseudo-language', () => {
  it('says its options, rules, orders and tables from the catalogue', () => {
    const said = saidBefore(other);
    expect(said.length).toBeGreaterThan(900);
    expect(literals(said, IDS)).toEqual([]);
  });

  it('says everything in a game from the catalogue', () => {
    const walk = { each: 40 };
    const said = [
      ...saidPlaying(other, screen, { ...walk, seats: 3, seed: 'tm 1', options: { factions: 'choose' } }),
      ...saidPlaying(other, screen, { ...walk, seats: 2, seed: 'tm 2', options: { powerTiming: 'late' } }),
    ];
    expect(literals(said, IDS)).toEqual([]);
    const heard = kinds(said);
    for (const about of ['topic power', 'verb upgrade', 'event points', 'reason cannot-pay', 'where', 'over', 'waste'])
      expect(
        [...heard].some((kind) => kind?.startsWith(about)),
        about,
      ).toBe(true);
  }, 60_000);

  it('says what is wrong with options and ledgers from the catalogue', () => {
    const facts = {
      'option-twice': { option: 'scoring', value: 'X1' },
      'factions-same-terrain': { one: 'witches', two: 'auren', terrain: 'forest' },
      'factions-given': { factions: 'random' },
      'ledger-row': { row: 3, expected: 'answer', faction: 'giants', topic: 'power', found: 'X' },
      'ledger-differs': { row: 3, faction: 'giants', what: 'coins', expected: 3, found: 4, text: 'X' },
      'ledger-prize': { row: 3, faction: 'giants', of: 'network', expected: 3, found: 4, text: 'X' },
    };
    for (const [code, f] of Object.entries(facts)) {
      const text = other.phrases.refused(code, f) ?? 'nothing';
      expect(literals([{ about: code, text }])).toEqual([]);
    }
  });
});
