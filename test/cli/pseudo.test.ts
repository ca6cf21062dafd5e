/** Everything that commands and plain mode print comes from a catalogue: in a pseudo-language a plain word is a literal. */
import { beforeAll, describe, expect, it } from 'vitest';
import { gameCalled, games } from '../../src/games.js';
import { SETTING_KEYS, settingHelp } from '../../src/host/settings.js';
import { addLanguage, ENGLISH } from '../../src/languages/index.js';
import { english, speak } from '../../src/languages/spoken.js';
import { pseudo, pseudoText } from '../helpers/pseudo.js';
import { Desk } from './run.js';

const GAME = 'terra-mystica';

const { locale: _, games: __, ...program } = english;

addLanguage({
  id: 'qq',
  name: 'ƥśéúđó',
  load: async () => {
    const { texts } = await gameCalled(GAME).module();
    const { title, character, about } = gameCalled(GAME);
    return {
      ...pseudo(program),
      games: {
        [GAME]: {
          title: pseudoText(title),
          character: pseudoText(character),
          about: pseudoText(about ?? ''),
          catalogue: async () => pseudo(texts) as never,
        },
      },
    };
  },
});

/** Commands, and what they are given to do. */
const HELP = [
  '',
  'start',
  'load',
  'replay',
  'host',
  'join',
  'watch',
  'saves',
  'saves list',
  'saves show',
  'saves rename',
  'saves delete',
  'saves verify',
  'saves unlock',
  'saves import',
  'saves export',
  'games',
  'tables',
  'rules',
  'simulate',
  'protocol',
  'config',
  'config get',
  'config set',
  'config reset',
  'lang',
];

const PLAIN_LINES = [
  'help',
  'list',
  'where',
  'look',
  'page',
  'reach',
  'who',
  'changed',
  'why',
  'rule pass',
  'stand',
  'log',
  'orders',
  'nonsense',
  '99',
  '? 1',
  '1',
  'undo',
  'redo',
  'leave',
  'save',
  'quit',
];

/** Words that are the same in every language: what is typed, ids, names, and how programs call things. */
async function known(): Promise<Set<string>> {
  const { game } = await gameCalled(GAME).module();
  const typed = [
    ...HELP,
    ...PLAIN_LINES,
    ...games().map(({ id, title }) => (id === GAME ? id : `${id} ${title}`)),
    'hotseat Ann Bob first second friday qq English ASCII JSON LANG FORCE Program Random random strict seat free',
    'November polski trade human bot exec key docs protocol json text markdown ledger turn standard version help lang tmp settings',
    ...SETTING_KEYS.flatMap((key) => [key, settingHelp(key).allowed]),
    ...game.optionSpecs.flatMap((spec) => [
      spec.id,
      ...(spec.kind === 'choice' ? spec.values : spec.kind === 'list' ? spec.of : ['on', 'off']),
    ]),
    ...(await gameCalled(GAME).module()).tables().map(({ id }) => id),
  ];
  return new Set(typed.flatMap((text) => text.match(/[A-Za-z]+/g) ?? []));
}

/** Plain words of a text, without options, paths, and lines of the toys that are on the list of games in tests. */
function wordsOf(text: string, allowed: ReadonlySet<string>): string[] {
  return text
    .split('\n')
    .filter((line) => !/^\s*\$ hotseat|^(pebbles|bazaar|through-the-ages|new-dawn|age-of-innovation)\b/.test(line))
    .flatMap(
      (line) =>
        line
          .replace(/--?[\w-]+|\S*\/\S*|\S+\.(json|md)\b/g, ' ')
          .match(/(?<!\p{L})[A-Za-z]{3,}(?!\p{L})/gu)
          ?.filter((word) => !allowed.has(word))
          .map((word) => `${word}: ${line}`) ?? [],
    );
}

describe('in a pseudo-language', () => {
  const desk = new Desk();
  let allowed: ReadonlySet<string> = new Set();
  const said = async (words: readonly string[], input = '') => {
    const { out, err } = await desk.run(['--lang', 'qq', ...words], { input });
    return wordsOf(`${out}\n${err}`, allowed);
  };

  beforeAll(async () => {
    allowed = await known();
    return async () => {
      await speak(ENGLISH);
    };
  });

  it.each(HELP)('help of "%s"', async (command) => {
    expect(await said([...command.split(' ').filter(Boolean), '--help'])).toEqual([]);
  });

  it('plain mode, a game in it, and its save', async () => {
    const start = ['start', GAME, '--plain', '--players', 'Ann,Bob', '--seed', 'friday', '--name', 'friday'];
    const found = [await said(start, PLAIN_LINES.join('\n'))];
    for (const line of [
      'saves',
      'saves show friday',
      'saves verify',
      'saves export friday',
      'saves export friday --as markdown',
      'replay friday --plain',
      'saves rename friday second',
      'saves delete second',
      'saves',
    ])
      found.push(await said(line.split(' ')));
    expect(found.flat()).toEqual([]);
  });

  it('lists, settings and series', async () => {
    const found: string[] = [];
    for (const line of [
      'games',
      `games ${GAME}`,
      `tables ${GAME} --list`,
      `rules ${GAME}`,
      'config',
      'config get theme',
      'config set theme light',
      'config reset theme',
      'config reset',
      'lang',
      'host --list',
      `simulate ${GAME} -n 1 --seats 2 --jobs 1 --each`,
    ])
      found.push(...(await said(line.split(' '))));
    expect(found).toEqual([]);
  }, 30_000);

  it('what is refused', async () => {
    const found: string[] = [];
    for (const line of [
      'strat',
      'games nonsense',
      'games --jso',
      'load a b c',
      'start --seed',
      'join',
      'join friday',
      'saves export friday --as nonsense',
      'saves show friday',
      'saves unlock friday',
      'saves import nonsense.txt',
      'load friday',
      'replay',
      `start ${GAME} --players Ann`,
      `start ${GAME} --set nonsense=1 --plain`,
      `start ${GAME} --undo nonsense --plain`,
      `rules ${GAME} nonsense`,
      `tables ${GAME} --table nonsense`,
      'config get nonsense',
      'config set theme nonsense',
      `simulate ${GAME} -n 0`,
      '--kiosk host friday',
    ])
      found.push(...(await said(line.split(' '))));
    expect(found).toEqual([]);
  });

  it('finds a word that stands in no catalogue', () => {
    expect(wordsOf('ɋúíť literal', allowed)).toHaveLength(1);
  });
});
