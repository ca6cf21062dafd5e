/** The program in Polish. */
import { expect, it } from 'vitest';
import { learned } from '../../src/languages/spoken.js';
import { languageNamed } from './languages.js';
import { countedIn, englishIn } from './program.js';

const pl = await learned(languageNamed('pl'));

it('says nothing as English does', () => {
  expect(
    englishIn(pl, ['bot', 'start', 'menu', 'folder', 'shell.unsavedFolder', 'commands.minutes', 'shell.minutes']),
  ).toEqual([]);
});

it('counts', () => {
  expect(countedIn(pl)).toEqual([
    '0 ruchów, 0 graczy, 0 zapisanych partii, 0 rozdziałów, 0 haseł, ↓ jeszcze 0 wierszy',
    '1 ruch, 1 gracz, 1 zapisana partia, 1 rozdział, 1 hasło, ↓ jeszcze 1 wiersz',
    '2 ruchy, 2 graczy, 2 zapisane partie, 2 rozdziały, 2 hasła, ↓ jeszcze 2 wiersze',
    '5 ruchów, 5 graczy, 5 zapisanych partii, 5 rozdziałów, 5 haseł, ↓ jeszcze 5 wierszy',
    '11 ruchów, 11 graczy, 11 zapisanych partii, 11 rozdziałów, 11 haseł, ↓ jeszcze 11 wierszy',
    '21 ruchów, 21 graczy, 21 zapisanych partii, 21 rozdziałów, 21 haseł, ↓ jeszcze 21 wierszy',
    '22 ruchy, 22 graczy, 22 zapisane partie, 22 rozdziały, 22 hasła, ↓ jeszcze 22 wiersze',
    '25 ruchów, 25 graczy, 25 zapisanych partii, 25 rozdziałów, 25 haseł, ↓ jeszcze 25 wierszy',
    '101 ruchów, 101 graczy, 101 zapisanych partii, 101 rozdziałów, 101 haseł, ↓ jeszcze 101 wierszy',
  ]);
});
