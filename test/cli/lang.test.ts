/** Which language commands speak, and what never depends on it. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { addLanguage, ENGLISH } from '../../src/languages/index.js';
import { speak } from '../../src/languages/spoken.js';
import { Desk, isSentence } from './run.js';

afterAll(async () => {
  await speak(ENGLISH);
});

const LANGUAGE = /^(?:Language|Мова|Język|Язык): (.*)$/m;

describe('the language', () => {
  const desk = new Desk();
  const chosen = async (words: readonly string[], env: Record<string, string> = {}) =>
    LANGUAGE.exec((await desk.run([...words, 'lang'], { env })).out)?.[1];

  it('is what the environment asks for, in the order of POSIX', async () => {
    expect(await chosen([])).toBe('English (nothing asks for another one)');
    expect(await chosen([], { LANG: 'uk_UA.UTF-8' })).toBe('українська (LANG=uk_UA.UTF-8)');
    expect(await chosen([], { LANG: 'uk_UA.UTF-8', LC_MESSAGES: 'pl_PL' })).toBe('polski (LC_MESSAGES=pl_PL)');
    expect(await chosen([], { LC_ALL: 'ru', LC_MESSAGES: 'pl_PL', LANG: 'uk' })).toBe('русский (LC_ALL=ru)');
    expect(await chosen([], { LC_ALL: '', LANG: 'C.UTF-8' })).toBe('English (LANG=C.UTF-8)');
    expect(await chosen([], { LANG: 'de_DE.UTF-8' })).toBe('English (LANG=de_DE.UTF-8)');
  });

  it('is what the setting says, and before all what the command line says', async () => {
    await desk.run(['config', 'set', 'language', 'pl']);
    expect(await chosen([], { LANG: 'uk_UA.UTF-8' })).toBe('polski (ustawienie „language”)');
    expect(await chosen(['--lang', 'uk'], { LANG: 'ru_RU' })).toBe('українська (--lang)');
    expect(await chosen(['--lang=русский'])).toBe('русский (--lang)');
    await desk.run(['config', 'reset', 'language']);
    expect(await chosen([])).toBe('English (nothing asks for another one)');
  });

  it('is refused in one sentence when there is none of that name', async () => {
    const { code, err } = await desk.run(['--lang', 'ukr', 'games']);
    expect([code, isSentence(err)]).toEqual([2, true]);
    expect(err).toMatch(/There is no language ukr\. Did you mean uk/);
  });

  it('lists what a language still says in English; the four that ship lack nothing of the program', async () => {
    const { out } = await desk.run(['lang', '--missing', '--json']);
    const { languages } = JSON.parse(out) as { languages: { id: string; missing: string[] }[] };
    expect(languages.map(({ id }) => id).slice(0, 4)).toEqual(['en', 'uk', 'pl', 'ru']);
    for (const { id, missing } of languages.slice(0, 4))
      expect([id, missing.filter((entry) => !entry.startsWith('games.'))]).toEqual([id, []]);
    const said = await desk.run(['--lang', 'ru', 'lang', '--missing', '--json']);
    expect(JSON.parse(said.out).languages).toEqual(languages);
    await speak(ENGLISH);
  }, 30_000);
});

describe('a language that somebody begins', () => {
  addLanguage({
    id: 'eo',
    name: 'esperanto',
    load: async () => ({
      commands: { saves: { over: 'finita' } },
      games: { 'terra-mystica': { title: 'Tero Mistika', catalogue: async () => ({}) } },
    }),
  });
  const desk = new Desk();

  it('is one folder and one line: what it lacks is said in English', async () => {
    const { out } = await desk.run(['--lang', 'eo', 'games']);
    expect(out).toMatch(/^terra-mystica +Tero Mistika +2 to 5 players/m);
    expect(out).toMatch(/^new-dawn +Civilization: A New Dawn/m);
    expect((await desk.run(['--lang', 'esperanto', 'rules', 'terra-mystica', 'bridge'])).out).toMatch(/bridge/i);
  });

  it('and what it lacks is listed', async () => {
    const { out } = await desk.run(['--lang', 'eo', 'lang', '--missing']);
    const lines = out.split('\n');
    expect(lines).toContain('eo  commands.saves.turn');
    expect(lines).toContain('eo  shell.continue');
    expect(lines).not.toContain('eo  commands.saves.over');
    expect(lines.some((line) => line.startsWith('eo  games.new-dawn.'))).toBe(true);
  }, 30_000);
});

describe('what never depends on the language', () => {
  it('saves and exports of data', async () => {
    const [english, ukrainian] = [new Desk(), new Desk()];
    const words = ['start', 'pebbles', '--plain', '--players', 'Ann,Bob', '--seed', 'same', '--name', 'same'];
    const input = 'lay:A1\nlay:A2\nquit\n';
    await english.run(words, { input });
    await ukrainian.run(['--lang', 'uk', ...words], { input });
    const save = (desk: Desk) => readFileSync(path.join(desk.saves, 'same.json'), 'utf8');
    expect(save(ukrainian)).toBe(save(english));
    const exported = (desk: Desk, lang: string) =>
      desk.run(['--lang', lang, 'saves', 'export', 'same', '--as', 'json']);
    expect((await exported(ukrainian, 'pl')).out).toBe((await exported(english, 'en')).out);
  });

  it('words and codes of the protocol', async () => {
    const desk = new Desk();
    const input = '{"do":"start","game":"pebbles","seats":["Ann","Bob"],"seed":"x"}\n{"do":"dance"}\n';
    const keysOf = (out: string) =>
      out
        .trim()
        .split('\n')
        .map((line) =>
          JSON.stringify(JSON.parse(line), (key, value: unknown) => (key === 'text' || key === 'message' ? '' : value)),
        );
    const english = keysOf((await desk.run(['protocol'], { input })).out);
    expect(keysOf((await desk.run(['--lang', 'uk', 'protocol'], { input })).out)).toEqual(english);
  });
});

it('moves are typed in the language shown, and always by their ids', async () => {
  const desk = new Desk();
  const play = async (name: string, ...lines: string[]) => {
    const start = ['start', 'new-dawn', '--plain', '--players', 'Ann,Bob', '--seed', 'typed', '--name', name];
    await desk.run(['--lang', 'uk', ...start], { input: `${lines.join('\n')}\nquit\n` });
    return (JSON.parse(readFileSync(path.join(desk.saves, `${name}.json`), 'utf8')) as { log: unknown[] }).log;
  };
  const log = await play('ids', 'focus:astrology');
  expect(log).toHaveLength(1);
  expect(await play('words', 'розіграти астро')).toEqual(log);
  expect(await play('capitals', 'АСТРОЛОГІЯ')).toEqual(log);
}, 30_000);

it('a log that is exported is in the language that is spoken', async () => {
  const desk = new Desk();
  await desk.run(['start', 'pebbles', '--plain', '--players', 'Ann,Bob', '--name', 'told'], {
    input: 'lay:A1\nquit\n',
  });
  const { out } = await desk.run(['--lang', 'uk', 'saves', 'export', 'told', '--as', 'markdown']);
  expect(out).toMatch(/\| № \| раунд \| гравець \| хід \|/);
});
