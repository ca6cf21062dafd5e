/** All commands of the program. Each one's code is loaded when it is used. */
import { type Command, CommanderError } from 'commander';
import { Refused } from '../engine/types.js';
import type { Io } from '../host/io.js';
import { spoken } from '../languages/spoken.js';
import { near } from '../text/nearest.js';
import type { Context, Globals } from './context.js';
import { emptyProgram, examples, type Run, type SpokenCommand } from './program.js';

/** Gives a command its context; the task may return an exit code. */
type Runner = (task: (context: Context) => Promise<unknown>) => () => Promise<void>;

/** Does what the words say; false where commander has said what is wrong with them. */
export async function obey(words: readonly string[], io: Io, run: Run): Promise<boolean> {
  const program = emptyProgram(io.place.version, io.stdout, io.stderr);
  addCommands(program, (task) => () => run(program.opts<Globals>(), task));
  try {
    await program.parseAsync([...words], { from: 'user' });
    return true;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0;
    throw error;
  }
}

/** Puts all commands on the program. */
function addCommands(program: SpokenCommand, run: Runner): void {
  examples(program, ['', 'start terra-mystica --players "Ann,Bob,bot:random"', 'load', 'games']);
  program.action(
    run(async (context) => {
      refuseStray(program);
      await (await import('./play.js')).home(context);
    }),
  );
  playing(program, run);
  sharing(program, run);
  saving(program, run);
  reading(program, run);
  acceptStray(program);
}

/** Lets the command refuse stray words itself. Last of all: commands made before it go on refusing too many words. */
function acceptStray(command: Command): void {
  command.allowExcessArguments();
}

/** A word that is no command of this one. */
function refuseStray(command: Command): void {
  const word = command.args[0];
  if (word === undefined) return;
  const known = command.commands.map((one) => one.name());
  throw new Refused('command-unknown', {
    word: word.slice(0, 60),
    near: near(word, known),
    commands: known.join(', '),
  });
}

const collect = (value: string, before: readonly string[]) => [...before, value];

function playing(program: SpokenCommand, run: Runner): void {
  const { command, option, value } = spoken().help;
  const start = program
    .command(`start [${value.game}]`)
    .description(command.start)
    .option(`--players <${value.names}>`, option.players)
    .option(`--seed <${value.words}>`, option.seed)
    .option(`--set <${value.option}>`, option.set, collect, [])
    .option(`--undo <${value.policy}>`, option.undo)
    .option(`--name <${value.save}>`, option.name)
    .action((game, how) => run(async (context) => (await import('./play.js')).startGame(context, game, how))());
  examples(start, [
    'start',
    'start terra-mystica --players "Red,Blue,bot:random" --seed maple-otter-41',
    'start terra-mystica --plain',
  ]);

  const load = program
    .command(`load [${value.save}]`)
    .description(command.load)
    .option('--backup', option.backup)
    .action((save, how) => run(async (context) => (await import('./play.js')).loadGame(context, save, how))());
  examples(load, ['load', 'load terra-mystica-2026-11-18']);

  const replay = program
    .command(`replay [${value.save}]`)
    .description(command.replay)
    .option(`--seat <${value.number}>`, option.eyes)
    .option(`--at <${value.move}>`, option.at)
    .option('--backup', option.backup)
    .action((save, how) => run(async (context) => (await import('./play.js')).replayGame(context, save, how))());
  examples(replay, ['replay terra-mystica-2026-11-18', 'replay terra-mystica-2026-11-18 --plain | less']);
}

function sharing(program: SpokenCommand, run: Runner): void {
  const { command, option, value } = spoken().help;
  const host = program
    .command(`host [${value.save}]`)
    .description(command.host)
    .option('--list', option.hostList)
    .option('--stop', option.hostStop)
    .option(`--to <${value.folder}>`, option.hostTo)
    .option(`--free <${value.seat}>`, option.hostFree)
    .option(`--bot <${value.seatLevel}>`, option.hostBot)
    .option(`--idle <${value.minutes}>`, option.hostIdle)
    .option(`--group <${value.group}>`, option.hostGroup)
    .option('--foreground', option.hostForeground)
    .action((save, how) => run(async (context) => (await import('./host.js')).hostTable(context, save, how))());
  examples(host, ['host friday', 'host --list', 'host friday --bot Bob=normal', 'host friday --stop']);

  const join = program
    .command(`join <${value.table}>`)
    .description(command.join)
    .option(`--seat <${value.names}>`, option.joinSeat)
    .option(`--pass <${value.words}>`, option.joinPass)
    .action((table, how) => run(async (context) => (await import('./join.js')).joinTable(context, table, how))());
  examples(join, ['join friday --seat Ann', 'join friday --seat Ann,Bob']);

  const watch = program
    .command(`watch <${value.table}>`)
    .description(command.watch)
    .option(`--seat <${value.name}>`, option.watchSeat)
    .option(`--pass <${value.words}>`, option.watchPass)
    .action((table, how) => run(async (context) => (await import('./join.js')).watchTable(context, table, how))());
  examples(watch, ['watch friday', 'watch friday --seat Ann']);
}

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: a list of commands, one after the other
function saving(program: SpokenCommand, run: Runner): void {
  const { badValue, command, option, value } = spoken().help;
  const saves = program
    .command('saves')
    .description(command.saves)
    .option('--json', option.json)
    .action((how, self: Command) =>
      run(async (context) => {
        refuseStray(self);
        await (await import('./saves.js')).listSaves(context, how);
      })(),
    );
  examples(saves, ['saves', 'saves verify', 'saves export friday --as markdown']);

  const list = saves
    .command('list')
    .description(command.savesList)
    .option('--json', option.json)
    .action((_how, self: Command) =>
      run(async (context) => (await import('./saves.js')).listSaves(context, self.optsWithGlobals()))(),
    );
  examples(list, ['saves list --json']);

  const show = saves
    .command(`show <${value.save}>`)
    .description(command.savesShow)
    .action((save) => run(async (context) => (await import('./saves.js')).showSave(context, save))());
  examples(show, ['saves show friday']);

  const rename = saves
    .command(`rename <${value.save}> <${value.name}>`)
    .description(command.savesRename)
    .action((from, to) => run(async (context) => (await import('./saves.js')).renameSave(context, from, to))());
  examples(rename, ['saves rename terra-mystica-2026-11-18 friday']);

  const remove = saves
    .command(`delete <${value.saves}>`)
    .description(command.savesDelete)
    .action((names) => run(async (context) => (await import('./saves.js')).deleteSaves(context, names))());
  examples(remove, ['saves delete friday saturday']);

  const verify = saves
    .command(`verify [${value.saves}]`)
    .description(command.savesVerify)
    .option('--json', option.json)
    .action((names, _how, self: Command) =>
      run(async (context) => (await import('./saves.js')).verifySaves(context, names, self.optsWithGlobals()))(),
    );
  examples(verify, ['saves verify', 'saves verify friday']);

  const unlock = saves
    .command(`unlock <${value.save}>`)
    .description(command.savesUnlock)
    .action((save) => run(async (context) => (await import('./saves.js')).unlockSave(context, save))());
  examples(unlock, ['saves unlock friday']);

  const take = saves
    .command(`import <${value.file}>`)
    .description(command.savesImport)
    .option(`--name <${value.save}>`, option.importName)
    .option(`--row <${value.number}>`, option.importRow)
    .action((file, how) =>
      run(async (context) => {
        if (file === '-') return (await import('./turns.js')).importTurn(context);
        await (await import('./saves.js')).importSave(context, file, how);
      })(),
    );
  examples(take, ['saves import ~/friday.json --name friday', 'saves import - < turn.txt']);

  const give = saves
    .command(`export <${value.save}>`)
    .description(command.savesExport)
    .option(`--as <${value.form}>`, option.exportAs, 'text')
    .option(`--to <${value.file}>`, option.exportTo)
    .option(`--seat <${value.number}>`, option.exportSeat)
    .option(`--from <${value.move}>`, option.exportFrom)
    .action((save, how) =>
      run(async (context) => {
        if (how.as === 'turn') return (await import('./turns.js')).exportTurn(context, save, how);
        const { EXPORTS, exportSave } = await import('./saves.js');
        if (!EXPORTS.some((form) => form === how.as))
          give.wrong(badValue({ option: '--as', value: how.as, allowed: [...EXPORTS, 'turn'] }), 'invalidArgument');
        await exportSave(context, save, how);
      })(),
    );
  examples(give, ['saves export friday', 'saves export friday --as markdown --to friday.md']);
  acceptStray(saves);
}

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: a list of commands, one after the other
function reading(program: SpokenCommand, run: Runner): void {
  const { command, option, value } = spoken().help;
  const games = program
    .command(`games [${value.game}]`)
    .description(command.games)
    .option('--json', option.json)
    .action((game, how) =>
      run(async (context) => {
        const { listGames, showGame } = await import('./games.js');
        await (game === undefined ? listGames(context, how) : showGame(context, game, how));
      })(),
    );
  examples(games, ['games', 'games terra-mystica']);

  const tables = program
    .command(`tables <${value.game}>`)
    .description(command.tables)
    .option(`--table <${value.id}>`, option.table)
    .option('--list', option.tablesList)
    .option('--json', option.json)
    .action((game, how) => run(async (context) => (await import('./reference.js')).showTables(context, game, how))());
  examples(tables, ['tables terra-mystica --list', 'tables terra-mystica --table factions']);

  const rules = program
    .command(`rules <${value.game}> [${value.someWords}]`)
    .description(command.rules)
    .option('--json', option.json)
    .action((game, words, how) =>
      run(async (context) => (await import('./reference.js')).showRules(context, game, words, how))(),
    );
  examples(rules, ['rules terra-mystica', 'rules terra-mystica bridge']);

  const simulate = program
    .command(`simulate <${value.game}>`)
    .description(command.simulate)
    .option(`-n, --games <${value.count}>`, option.games, '100')
    .option(`--seats <${value.count}>`, option.seats)
    .option(`--bots <${value.names}>`, option.bots, 'random')
    .option(`--seed <${value.words}>`, option.seedOf, 'simulate')
    .option(`--set <${value.option}>`, option.set, collect, [])
    .option(`--jobs <${value.count}>`, option.jobs)
    .option(`--ms <${value.count}>`, option.ms)
    .option(`--resume <${value.file}>`, option.resume)
    .option('--each', option.each)
    .option('--json', option.json)
    .action((game, how) => run(async (context) => (await import('./simulate.js')).simulate(context, game, how))());
  examples(simulate, ['simulate terra-mystica -n 200 --seats 4', 'simulate terra-mystica --bots normal,easy --json']);

  const protocol = program
    .command('protocol')
    .description(command.protocol)
    .action(() =>
      run(async (context) => {
        const { serve } = await import('../protocol.js');
        await serve(context.io.stdin, context.io.stdout, context.io.place.version);
      })(),
    );
  examples(protocol, ['protocol < requests.jsonl']);

  const config = program
    .command('config')
    .description(command.config)
    .option('--json', option.json)
    .action((how, self: Command) =>
      run(async (context) => {
        refuseStray(self);
        await (await import('./config.js')).listConfig(context, how);
      })(),
    );
  examples(config, ['config', 'config set theme light', 'config reset theme']);
  examples(
    config
      .command(`get <${value.key}>`)
      .description(command.configGet)
      .action((key) => run(async (context) => (await import('./config.js')).getConfig(context, key))()),
    ['config get theme'],
  );
  examples(
    config
      .command(`set <${value.key}> <${value.value}>`)
      .description(command.configSet)
      .action((key, text) => run(async (context) => (await import('./config.js')).setConfig(context, key, text))()),
    ['config set theme light'],
  );
  examples(
    config
      .command(`reset [${value.key}]`)
      .description(command.configReset)
      .action((key) => run(async (context) => (await import('./config.js')).resetConfig(context, key))()),
    ['config reset'],
  );
  acceptStray(config);

  const lang = program
    .command('lang')
    .description(command.lang)
    .option('--missing', option.missing)
    .option('--json', option.json)
    .action((how) => run(async (context) => (await import('./lang.js')).showLanguages(context, how))());
  examples(lang, ['lang', 'lang --missing', '--lang uk games']);
}
