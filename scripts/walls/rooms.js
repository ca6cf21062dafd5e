// Who may import whom. A room is a folder under src (or a single file there); what is not listed is forbidden.
//
// `pure` rooms are the rules: they know no clock, no chance of their own, no machine, no screen, so that they run the
// same in a test, a worker and a replay. That they cannot see Node at all is tsconfig.rules.json's part.

/** Rooms of one game, in the words of its folder. */
const game = (id) => {
  const own = `games/${id}`;
  const rules = { may: [own, `${own}/data`, `${own}/texts`, 'games/terra-kit', 'engine'], packages: [], pure: true };
  return {
    [own]: rules,
    [`${own}/bot`]: { ...rules, may: [...rules.may, `${own}/bot`, 'games/terra-kit/bot', 'bots'] },
    [`${own}/data`]: { ...rules, may: [own, `${own}/data`, 'games/terra-kit', 'engine'] },
    // Of its game a catalogue knows the printed data and the types alone, or there would be a circle.
    [`${own}/texts`]: { ...rules, may: [own, `${own}/data`, `${own}/texts`, 'games/terra-kit', 'engine', 'text'] },
    [`${own}/ui`]: {
      may: [own, `${own}/data`, `${own}/ui`, `${own}/texts`, 'games/terra-kit', 'games/terra-kit/ui', 'engine', 'ui'],
      packages: ['react', 'ink'],
    },
  };
};

export function roomsOf(games) {
  return {
    engine: { may: ['engine'], packages: ['valibot'], pure: true },
    ...Object.assign({}, ...games.map(game)),
    'games/terra-kit': { may: ['games/terra-kit', 'engine'], packages: [], pure: true },
    'games/terra-kit/bot': {
      may: ['games/terra-kit', 'games/terra-kit/bot', 'engine', 'bots'],
      packages: [],
      pure: true,
    },
    'games/terra-kit/ui': {
      may: ['games/terra-kit', 'games/terra-kit/ui', 'engine', 'ui'],
      packages: ['react', 'ink'],
    },
    text: { machine: true, may: ['text', 'engine'], packages: ['string-width'] },
    ui: {
      may: ['ui', 'engine', 'text'],
      packages: ['ink', 'react', 'chalk', 'string-width', 'node:events', 'node:fs', 'node:string_decoder'],
    },
    lessons: { may: ['lessons', 'ui', 'engine', 'languages'], packages: [] },
    store: { machine: true, may: ['store', 'engine', 'text'], packages: [] },
    bots: { machine: true, may: ['bots', 'engine', 'text'], packages: [] },
    // The only list of languages. They know the shapes of all catalogues, and no code that speaks from them.
    languages: { may: ['languages', 'games', 'ui', 'engine', 'text'], packages: [] },
    // The only list of games.
    'games.ts': { may: ['games', 'languages', 'engine', 'bots', 'text', 'ui'], packages: [] },
    'phrases.ts': { may: ['engine', 'languages', 'text', 'games.ts'], packages: [] },
    host: {
      machine: true,
      may: ['host', 'bots', 'engine', 'games.ts', 'languages', 'lessons', 'phrases.ts', 'store', 'text', 'ui'],
      packages: ['conf'],
    },
    'protocol.ts': {
      machine: true,
      may: ['host', 'engine', 'games.ts', 'languages', 'phrases.ts', 'text'],
      packages: [],
    },
    chairs: {
      machine: true,
      may: ['chairs', 'host', 'bots', 'engine', 'games.ts', 'phrases.ts', 'store', 'text', 'ui'],
      packages: ['valibot'],
    },
    plain: {
      machine: true,
      may: ['plain', 'host', 'engine', 'games.ts', 'languages', 'phrases.ts', 'store', 'text', 'ui'],
      packages: [],
    },
    cli: {
      machine: true,
      may: [
        'cli',
        'bots',
        'chairs',
        'engine',
        'games.ts',
        'host',
        'languages',
        'phrases.ts',
        'plain',
        'protocol.ts',
        'store',
        'text',
        'ui',
      ],
      packages: ['commander', 'chalk'],
    },
    'cli.ts': {
      machine: true,
      may: ['cli', 'engine', 'host', 'languages', 'phrases.ts', 'protocol.ts', 'text'],
      packages: ['commander'],
    },
  };
}

const PARTS = ['bot', 'data', 'texts', 'ui'];

/** The room that a file under src belongs to. */
export function roomOf(file) {
  const [top, id, part] = file.split('/');
  if (top === 'games' && id !== undefined) {
    return file.split('/').length > 3 && PARTS.includes(part) ? `games/${id}/${part}` : `games/${id}`;
  }
  return top;
}
