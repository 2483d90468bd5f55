import { parseArgs } from 'node:util';
import type { Command, Invocation } from './command.ts';
import { type CommandName, commands, isCommandName } from './commands/commands.ts';
import { commandHelp, generalHelp } from './help.ts';
import { type ExitCode, type Terminal, UsageError } from './terminal.ts';

/** Runs the command line `waymark <args>`: 0 clean, 1 problems, 2 called wrongly. */
export async function runWaymark(args: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const [name, ...rest] = args;
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
    const [topic] = rest;
    terminal.out(topic !== undefined && isCommandName(topic) ? await helpOf(topic) : generalHelp(commands));
    return name === undefined ? 2 : 0;
  }
  try {
    if (!isCommandName(name)) {
      // Imported here: `--help` should not wait for the engine.
      const { didYouMean } = await import('#engine');
      throw new UsageError(`There is no command "${name}". ${didYouMean(name, Object.keys(commands))}`);
    }
    if (rest.includes('--help') || rest.includes('-h')) {
      terminal.out(await helpOf(name));
      return 0;
    }
    const command = await commands[name].load();
    return await command.run(parseInvocation(command, rest, terminal));
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const isUsage = error instanceof UsageError;
    terminal.err(`waymark: ${error.message}\n`);
    if (isUsage) terminal.err(`Try: waymark ${isCommandName(name) ? `${name} ` : ''}--help\n`);
    return isUsage ? 2 : 1;
  }
}

async function helpOf(name: CommandName): Promise<string> {
  const { summary, load } = commands[name];
  return commandHelp(name, summary, await load());
}

/** `--remove -m …` as `--remove= -m …`. */
function withLeftOutValues({ options }: Command, args: readonly string[]): string[] {
  return args.map((arg, index) => {
    const next = args[index + 1];
    const mayBeBare = arg.startsWith('--') && options[arg.slice(2)]?.optionalValue === true;
    return mayBeBare && (next === undefined || next.startsWith('-')) ? `${arg}=` : arg;
  });
}

function parseInvocation(command: Command, args: readonly string[], terminal: Terminal): Invocation {
  const options = Object.fromEntries(
    Object.entries(command.options).map(([name, { type, short, multiple = false }]) => [
      name,
      short ? { type, short, multiple } : { type, multiple },
    ]),
  );
  let parsed: ReturnType<typeof parseArgs>;
  try {
    parsed = parseArgs({ args: withLeftOutValues(command, args), options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
  const { values, positionals } = parsed;
  const extra = positionals[command.mostArguments];
  if (extra !== undefined) throw new UsageError(`"${extra}" is one argument too many.`);
  return {
    positionals,
    text: (option) => (typeof values[option] === 'string' ? values[option] : undefined),
    texts: (option) => [values[option] ?? []].flat().filter((value) => typeof value === 'string'),
    flag: (option) => values[option] === true,
    terminal,
  };
}
