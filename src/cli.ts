/** The command line: words in, exit code out. Each command's code is loaded when it is used. */
import { Command, CommanderError } from 'commander';
import { sayError } from './cli/colours.js';
import { Context, type Globals } from './cli/context.js';
import { Refused } from './engine/types.js';
import { complain, type Io } from './host/io.js';
import { NO_ROADS, type Roads } from './host/roads.js';
import { sentenceOf } from './phrases.js';
import { didYouMean } from './text/nearest.js';
import { printableLines } from './text/printable.js';

export { processIo } from './host/io.js';

const GOOD = 0;
const FAILED = 1;
const WRONG_USE = 2;

/** Refusals that mean "the thing is bad" rather than "you asked wrongly". */
const FAILURES = [
  /^disk-/,
  /^room-/,
  /^guest-key$/,
  /^chairs-(said|no-host|host-failed|runtime|away|ended)$/,
  /^lock-/,
  /^save-(?!name|missing|none|exists)/,
  /^import-row$/,
];

export async function main(words: readonly string[], io: Io): Promise<number> {
  const state: { code: number; context: Context | null } = { code: GOOD, context: null };
  const close = () => state.context?.close() ?? false;
  const roads = io.openRoads?.(close) ?? NO_ROADS;
  const program = commands(io, state, roads);
  let failure: unknown;
  try {
    await program.parseAsync([...words], { from: 'user' });
  } catch (error) {
    failure = error;
    state.code = codeOf(error);
  }
  const lost = close();
  if (failure !== undefined) tell(io, failure);
  roads.shut();
  return lost && state.code === GOOD ? FAILED : state.code;
}

function codeOf(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? GOOD : WRONG_USE;
  if (!(error instanceof Refused)) return FAILED;
  return FAILURES.some((pattern) => pattern.test(error.code)) ? FAILED : WRONG_USE;
}

/** Once the terminal is back. Commander has said its own. */
function tell(io: Io, error: unknown): void {
  if (error instanceof CommanderError || (error instanceof Error && error.name === 'Told')) return;
  sayError(io, sentenceOf(error));
  if (!(error instanceof Refused) && io.env['HOTSEAT_DEBUG']) complain(io, (error as Error).stack ?? '');
}

function commands(io: Io, state: { code: number; context: Context | null }, roads: Roads): Command {
  const program = new Command('hotseat');
  const write = (stream: NodeJS.WritableStream) => (text: string) => void stream.write(printableLines(text));
  program
    .configureOutput({
      writeOut: write(io.stdout),
      writeErr: write(io.stderr),
      getOutHelpWidth: () => 100,
      getErrHelpWidth: () => 100,
    })
    .exitOverride()
    .description('Four civilization board games in the terminal, at one keyboard.')
    .version(io.place.version, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print help')
    .helpCommand('help [command]', 'print help for a command')
    .option('--saves <folder>', 'folder of the saves')
    .option('--plain', 'play line by line, without a screen')
    .option('--ascii', 'use no signs beyond ASCII')
    .option('--colour <level>', 'colours: auto, truecolor, 256, 16 or none')
    .option('--theme <name>', 'theme: default, light or high-contrast')
    .option('--programs', 'let programs that a save names play their seats (bot:exec=COMMAND)')
    .option('--kiosk', 'for guests: only this folder of saves, no other paths')
    .option('--guest <name>', 'a folder of its own for this guest; key: made from the SSH key')
    .showSuggestionAfterError(true)
    .showHelpAfterError('(hotseat --help lists the commands)');
  examples(program, ['', 'start terra-mystica --players "Ann,Bob,bot:random"', 'load', 'games']);

  /** Every command gets a context of its own and may return an exit code. */
  const run = (task: (context: Context) => Promise<unknown>) => async () => {
    state.context = new Context(io, program.opts<Globals>(), roads);
    const code = await task(state.context);
    if (typeof code === 'number') state.code = code;
  };

  program.action(
    run(async (context) => {
      refuseStray(program);
      await (await import('./cli/play.js')).home(context);
    }),
  );
  playing(program, run);
  sharing(program, run);
  saving(program, run);
  reading(program, run);
  return acceptStray(program);
}

/** Lets the command refuse stray words itself. Last of all: commands made before it go on refusing too many words. */
function acceptStray(command: Command): Command {
  return command.allowExcessArguments();
}

/** A word that is no command of this one. */
function refuseStray(command: Command): void {
  const word = command.args[0];
  if (word === undefined) return;
  const known = command.commands.map((one) => one.name());
  throw new Refused('command-unknown', {
    word: word.slice(0, 60),
    hint: didYouMean(word, known),
    commands: known.join(', '),
  });
}

type Runner = (task: (context: Context) => Promise<unknown>) => () => Promise<void>;

function examples(command: Command, lines: readonly string[]): void {
  const shown = lines.map((line) => `  $ hotseat${line === '' ? '' : ` ${line}`}`).join('\n');
  command.addHelpText('after', `\nExample${lines.length > 1 ? 's' : ''}:\n${shown}`);
}

const collect = (value: string, before: readonly string[]) => [...before, value];

function playing(program: Command, run: Runner): void {
  const start = program
    .command('start [game]')
    .description('start a new game')
    .option('--players <names>', 'seats in order, with commas; bot:NAME is a bot')
    .option('--seed <words>', 'the same seed deals the same game')
    .option('--set <option=value>', 'an option of the game (several times for several)', collect, [])
    .option('--undo <policy>', 'strict: not past chance or another seat; seat: not past another seat; free')
    .option('--name <save>', 'name of the save')
    .action((game, how) => run(async (context) => (await import('./cli/play.js')).startGame(context, game, how))());
  examples(start, [
    'start',
    'start terra-mystica --players "Red,Blue,bot:random" --seed maple-otter-41',
    'start terra-mystica --plain',
  ]);

  const load = program
    .command('load [save]')
    .description('go on with a save; without a name, with the last one')
    .option('--backup', 'open the former generation of the save')
    .action((save, how) => run(async (context) => (await import('./cli/play.js')).loadGame(context, save, how))());
  examples(load, ['load', 'load terra-mystica-2026-11-18']);

  const replay = program
    .command('replay [save]')
    .description('watch a game again, step by step')
    .option('--seat <number>', 'with the eyes of that seat (with --plain)')
    .option('--at <answer>', 'begin at that answer')
    .option('--backup', 'open the former generation of the save')
    .action((save, how) => run(async (context) => (await import('./cli/play.js')).replayGame(context, save, how))());
  examples(replay, ['replay terra-mystica-2026-11-18', 'replay terra-mystica-2026-11-18 --plain | less']);
}

function sharing(program: Command, run: Runner): void {
  const host = program
    .command('host [save]')
    .description('open a save to people at other terminals; without a name, the last one')
    .option('--list', 'tables that are open now')
    .option('--stop', 'close the table; the game stays saved')
    .option('--to <folder>', 'with --stop: where the game goes when its own folder does not take it')
    .option('--free <seat>', 'give the seat to whoever sits down next')
    .option('--bot <seat=level>', 'let a bot play the seat')
    .option('--idle <minutes>', 'close after so long without anybody; 0: never (one day)')
    .option('--group <name>', 'let this group of users in')
    .option('--foreground', 'stay in this terminal')
    .action((save, how) => run(async (context) => (await import('./cli/host.js')).hostTable(context, save, how))());
  examples(host, ['host friday', 'host --list', 'host friday --bot Bob=normal', 'host friday --stop']);

  const join = program
    .command('join <table>')
    .description('sit down at a table that is open to others')
    .option('--seat <names>', 'which seat is yours; several share this screen')
    .option('--pass <words>', 'the pass of your seat (or HOTSEAT_PASS)')
    .action((table, how) => run(async (context) => (await import('./cli/join.js')).joinTable(context, table, how))());
  examples(join, ['join friday --seat Ann', 'join friday --seat Ann,Bob']);

  const watch = program
    .command('watch <table>')
    .description('look on at a table that is open to others')
    .option('--seat <name>', 'with the eyes of that seat; its pass is needed')
    .option('--pass <words>', 'the pass of that seat (or HOTSEAT_PASS)')
    .action((table, how) => run(async (context) => (await import('./cli/join.js')).watchTable(context, table, how))());
  examples(watch, ['watch friday', 'watch friday --seat Ann']);
}

function saving(program: Command, run: Runner): void {
  const saves = program
    .command('saves')
    .description('list, check and move saves')
    .option('--json', 'as JSON')
    .action((how, command: Command) =>
      run(async (context) => {
        refuseStray(command);
        await (await import('./cli/saves.js')).listSaves(context, how);
      })(),
    );
  examples(saves, ['saves', 'saves verify', 'saves export friday --as markdown']);

  const list = saves
    .command('list')
    .description('all saves, newest first')
    .option('--json', 'as JSON')
    .action((_how, command: Command) =>
      run(async (context) => (await import('./cli/saves.js')).listSaves(context, command.optsWithGlobals()))(),
    );
  examples(list, ['saves list --json']);

  const show = saves
    .command('show <save>')
    .description('what a save holds')
    .action((save) => run(async (context) => (await import('./cli/saves.js')).showSave(context, save))());
  examples(show, ['saves show friday']);

  const rename = saves
    .command('rename <save> <name>')
    .description('give a save another name')
    .action((from, to) => run(async (context) => (await import('./cli/saves.js')).renameSave(context, from, to))());
  examples(rename, ['saves rename terra-mystica-2026-11-18 friday']);

  const remove = saves
    .command('delete <save...>')
    .description('throw saves away, with their backups')
    .action((names) => run(async (context) => (await import('./cli/saves.js')).deleteSaves(context, names))());
  examples(remove, ['saves delete friday saturday']);

  const verify = saves
    .command('verify [save...]')
    .description('play saves again from their seeds and compare; without names, all of them')
    .option('--json', 'as JSON')
    .action((names, _how, command: Command) =>
      run(async (context) => (await import('./cli/saves.js')).verifySaves(context, names, command.optsWithGlobals()))(),
    );
  examples(verify, ['saves verify', 'saves verify friday']);

  const unlock = saves
    .command('unlock <save>')
    .description('remove a lock that a program left behind where nobody can ask for it')
    .action((save) => run(async (context) => (await import('./cli/saves.js')).unlockSave(context, save))());
  examples(unlock, ['saves unlock friday']);

  const take = saves
    .command('import <file>')
    .description(
      'take a save from elsewhere, or a game in a notation that a game reads; - takes a turn from standard input',
    )
    .option('--name <save>', 'name of the new save')
    .option('--row <number>', 'take the game over behind this row of the notation')
    .action((file, how) =>
      run(async (context) => {
        if (file === '-') return (await import('./cli/turns.js')).importTurn(context);
        await (await import('./cli/saves.js')).importSave(context, file, how);
      })(),
    );
  examples(take, ['saves import ~/friday.json --name friday', 'saves import - < turn.txt']);

  const give = saves
    .command('export <save>')
    .description('write a save out')
    .option('--as <form>', 'json, text, markdown, ledger, or turn (what was answered since the last one)', 'text')
    .option('--to <file>', 'a new file; without it, standard output')
    .option('--seat <number>', 'what that seat may know')
    .option('--from <answer>', 'with --as turn: from after that answer on')
    .action((save, how) =>
      run(async (context) => {
        if (how.as === 'turn') return (await import('./cli/turns.js')).exportTurn(context, save, how);
        const { EXPORTS, exportSave } = await import('./cli/saves.js');
        if (!EXPORTS.some((form) => form === how.as))
          give.error(`error: --as can be ${EXPORTS.join(', ')} or turn, not '${how.as}'`);
        await exportSave(context, save, how);
      })(),
    );
  examples(give, ['saves export friday', 'saves export friday --as markdown --to friday.md']);
  acceptStray(saves);
}

function reading(program: Command, run: Runner): void {
  const games = program
    .command('games [game]')
    .description('the games; with a name, its options and their defaults')
    .option('--json', 'as JSON')
    .action((game, how) =>
      run(async (context) => {
        const { listGames, showGame } = await import('./cli/games.js');
        await (game === undefined ? listGames(context, how) : showGame(context, game, how));
      })(),
    );
  examples(games, ['games', 'games terra-mystica']);

  const tables = program
    .command('tables <game>')
    .description('all tables of a game as text, to compare with the box')
    .option('--table <id>', 'only this table')
    .option('--list', 'only the names of the tables')
    .option('--json', 'as JSON')
    .action((game, how) =>
      run(async (context) => (await import('./cli/reference.js')).showTables(context, game, how))(),
    );
  examples(tables, ['tables terra-mystica --list', 'tables terra-mystica --table factions']);

  const rules = program
    .command('rules <game> [words...]')
    .description('what a tile, card or action does')
    .option('--json', 'as JSON')
    .action((game, words, how) =>
      run(async (context) => (await import('./cli/reference.js')).showRules(context, game, words, how))(),
    );
  examples(rules, ['rules terra-mystica', 'rules terra-mystica bridge']);

  const simulate = program
    .command('simulate <game>')
    .description('let bots play many games and tell what came out')
    .option('-n, --games <count>', 'how many games', '100')
    .option('--seats <count>', 'how many seats')
    .option('--bots <names>', 'bots with commas; one name is for all seats', 'random')
    .option('--seed <words>', 'the games get this seed with a number behind it', 'simulate')
    .option('--set <option=value>', 'an option of the game (several times for several)', collect, [])
    .option('--jobs <count>', 'games at the same time (all cores)')
    .option('--ms <count>', 'thinking time in milliseconds, of every bot or by level: hard=100,normal=50')
    .option('--resume <file>', 'collect finished games in this file, and go on from it')
    .option('--each', 'also every single game')
    .option('--json', 'as JSON')
    .action((game, how) => run(async (context) => (await import('./cli/simulate.js')).simulate(context, game, how))());
  examples(simulate, ['simulate terra-mystica -n 200 --seats 4', 'simulate terra-mystica --bots normal,easy --json']);

  const protocol = program
    .command('protocol')
    .description('play by JSON lines on standard input and output (docs/protocol.md)')
    .action(() =>
      run(async (context) => {
        const { serve } = await import('./protocol.js');
        await serve(context.io.stdin, context.io.stdout, context.io.place.version);
      })(),
    );
  examples(protocol, ['protocol < requests.jsonl']);

  const config = program
    .command('config')
    .description('show or change settings')
    .option('--json', 'as JSON')
    .action((how, command: Command) =>
      run(async (context) => {
        refuseStray(command);
        await (await import('./cli/config.js')).listConfig(context, how);
      })(),
    );
  examples(config, ['config', 'config set theme light', 'config reset theme']);
  examples(
    config
      .command('get <key>')
      .description('one setting')
      .action((key) => run(async (context) => (await import('./cli/config.js')).getConfig(context, key))()),
    ['config get theme'],
  );
  examples(
    config
      .command('set <key> <value>')
      .description('change a setting')
      .action((key, value) =>
        run(async (context) => (await import('./cli/config.js')).setConfig(context, key, value))(),
      ),
    ['config set theme light'],
  );
  examples(
    config
      .command('reset [key]')
      .description('a setting, or all of them, back to the default')
      .action((key) => run(async (context) => (await import('./cli/config.js')).resetConfig(context, key))()),
    ['config reset'],
  );
  acceptStray(config);
}
