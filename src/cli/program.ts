/** Commander in the language that is spoken: its help, and what it says about words that were typed wrongly. */
import { Command, Help, type Option } from 'commander';
import { spoken } from '../languages/spoken.js';
import { nearest } from '../text/nearest.js';
import { printableLines } from '../text/printable.js';
import type { Context, Globals } from './context.js';

/** Gives a task its context; the task may return an exit code. */
export type Run = (globals: Globals, task: (context: Context) => Promise<unknown>) => Promise<void>;

const WIDTH = 100;

const TITLES: Readonly<Record<string, 'usage' | 'arguments' | 'options' | 'commands'>> = {
  'Usage:': 'usage',
  'Arguments:': 'arguments',
  'Options:': 'options',
  'Commands:': 'commands',
};

class TranslatedHelp extends Help {
  override styleTitle(title: string): string {
    const key = TITLES[title];
    return key ? spoken().help.titles[key] : title;
  }

  override commandUsage(command: Command): string {
    return translated(super.commandUsage(command));
  }

  override subcommandTerm(command: Command): string {
    return translated(super.subcommandTerm(command));
  }

  override optionDescription({ description, defaultValue }: Option): string {
    if (typeof defaultValue !== 'string') return description;
    return `${description} ${spoken().help.preset({ value: defaultValue })}`;
  }
}

function translated(usage: string): string {
  const { someOptions, aCommand } = spoken().help;
  return usage.replace('[options]', someOptions).replace('[command]', aCommand);
}

/** A command whose mistakes are told in the language that is spoken. */
export class SpokenCommand extends Command {
  override createCommand(name?: string): SpokenCommand {
    return new SpokenCommand(name);
  }

  override createHelp(): Help {
    return Object.assign(new TranslatedHelp(), this.configureHelp());
  }

  missingArgument(name: string): never {
    return this.wrong(spoken().help.missingArgument({ name }), 'missingArgument');
  }

  optionMissingArgument(option: Option): never {
    return this.wrong(spoken().help.missingValue({ option: option.long ?? option.flags }), 'optionMissingArgument');
  }

  unknownOption(flag: string): never {
    const known: string[] = [];
    for (let command: Command | null = this; command; command = command.parent)
      known.push(...command.options.flatMap(({ long }) => (long ? [long] : [])));
    const near = flag.startsWith('--') ? nearest(flag, known) : null;
    const { help } = spoken();
    const said = help.unknownOption({ option: flag });
    return this.wrong(near === null ? said : `${said}\n${help.perhaps({ near })}`, 'unknownOption');
  }

  /** Commander's own hook has this name. */
  _excessArguments(given: readonly string[]): void {
    if ((this as unknown as { _allowExcessArguments: boolean })._allowExcessArguments) return;
    const expected = this.registeredArguments.length;
    this.wrong(spoken().help.tooMany({ command: this.name(), expected, given: given.length }), 'excessArguments');
  }

  wrong(said: string, code: string): never {
    return this.error(`hotseat: ${said}`, { code: `commander.${code}` });
  }
}

/** The program without its commands. */
export function emptyProgram(version: string, out: NodeJS.WritableStream, err: NodeJS.WritableStream): SpokenCommand {
  const { help } = spoken();
  const { global, value } = help;
  const write = (stream: NodeJS.WritableStream) => (text: string) => void stream.write(printableLines(text));
  const program = new SpokenCommand('hotseat');
  program
    .configureOutput({
      writeOut: write(out),
      writeErr: write(err),
      getOutHelpWidth: () => WIDTH,
      getErrHelpWidth: () => WIDTH,
    })
    .exitOverride()
    .description(help.about)
    .version(version, '-V, --version', global.version)
    .helpOption('-h, --help', global.help)
    .helpCommand(`help [${value.command}]`, help.command.help)
    .option(`--saves <${value.folder}>`, global.saves)
    .option(`--lang <${value.language}>`, global.lang)
    .option('--plain', global.plain)
    .option('--ascii', global.ascii)
    .option(`--colour <${value.level}>`, global.colour)
    .option(`--theme <${value.name}>`, global.theme)
    .option('--programs', global.programs)
    .option('--kiosk', global.kiosk)
    .option(`--guest <${value.name}>`, global.guest)
    .showHelpAfterError(help.seeHelp);
  return program;
}

/** Lines that can be typed as they stand. */
export function examples(command: Command, lines: readonly string[]): void {
  const shown = lines.map((line) => `  $ hotseat${line === '' ? '' : ` ${line}`}`).join('\n');
  const { example, examples: several } = spoken().help.titles;
  command.addHelpText('after', `\n${lines.length > 1 ? several : example}\n${shown}`);
}
