import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { type CommandName, commands, isCommandName } from './commands/commands.ts';
import { commandHelp, generalHelp } from './help.ts';
import type { Command, Invocation } from './terminal/command.ts';
import { type ExitCode, type Terminal, UsageError } from './terminal/terminal.ts';

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
    await applyExtensions(terminal);
    return await command.run(await parseInvocation(command, rest, terminal));
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const pathError = describePathError(error);
    const isUsage = error instanceof UsageError || pathError !== undefined;
    terminal.err(`waymark: ${pathError ?? (await describeDatabaseError(error)) ?? error.message}\n`);
    if (isUsage) terminal.err(`Try: waymark ${isCommandName(name) ? `${name} ` : ''}--help\n`);
    return isUsage ? 2 : 1;
  }
}

/** Has documents read by the schemas of the site's extensions, too, and rules use its operators. */
async function applyExtensions(terminal: Terminal): Promise<void> {
  const { extensionsFolder } = await import('./sources/public-files.ts');
  const { siteFolder } = await import('#server/site-folder');
  const { applyExtensionSchemas, applyOperators } = await import('#server/extensions');
  const folder = extensionsFolder(terminal);
  applyExtensionSchemas(folder);
  await applyOperators(folder, siteFolder(terminal.folder, terminal.environment).builtExtensions);
}

/** An error of a database or bucket that cannot be reached, or has no space; undefined for any other. */
async function describeDatabaseError(error: Error): Promise<string | undefined> {
  if (!('code' in error)) return undefined;
  const { BucketAway, isDatabaseAway } = await import('#server/store');
  if (error instanceof BucketAway) return `${error.message} Nothing was changed.`;
  if (!isDatabaseAway(error)) return undefined;
  return `The database cannot be used now: ${error.message || error.name}. Nothing was changed.`;
}

async function helpOf(name: CommandName): Promise<string> {
  const { summary, load } = commands[name];
  return commandHelp(name, summary, await load());
}

/** `--remove -m …` as `--remove= -m …`. */
function withLeftOutValues({ options = {} }: Command, args: readonly string[]): string[] {
  return args.map((arg, index) => {
    const next = args[index + 1];
    const mayBeBare = arg.startsWith('--') && options[arg.slice(2)]?.optionalValue === true;
    return mayBeBare && (next === undefined || next.startsWith('-')) ? `${arg}=` : arg;
  });
}

async function parseInvocation(
  command: Command,
  args: readonly string[],
  terminal: Terminal,
): Promise<Invocation> {
  const options = Object.fromEntries(
    Object.entries(command.options ?? {}).map(([name, { type, short, multiple = false }]) => [
      name,
      short ? { type, short, multiple } : { type, multiple },
    ]),
  );
  let parsed: ReturnType<typeof parseArgs>;
  try {
    parsed = parseArgs({ args: withLeftOutValues(command, args), options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(await describeWrongOption(error, Object.keys(options)));
  }
  const { values, positionals } = parsed;
  const extra = positionals[command.mostArguments ?? countArguments(command.arguments)];
  if (extra !== undefined) throw new UsageError(`"${extra}" is one argument too many.`);
  return {
    positionals,
    text: (option) => (typeof values[option] === 'string' ? values[option] : undefined),
    texts: (option) => [values[option] ?? []].flat().filter((value) => typeof value === 'string'),
    flag: (option) => values[option] === true,
    terminal,
  };
}

function countArguments(shown = ''): number {
  return shown.includes('…') ? Number.POSITIVE_INFINITY : (shown.match(/\S+/g) ?? []).length;
}

/** Node's advice about an unknown option is for programs that take anything; ours names the options that there are. */
async function describeWrongOption(error: unknown, options: readonly string[]): Promise<string> {
  const message = error instanceof Error ? error.message : String(error);
  const [, option] = /^Unknown option '(-+[^']*)'/.exec(message) ?? [];
  if (option === undefined) return message;
  if (options.length === 0) return `There is no option ${option}: this command has none.`;
  const { didYouMean } = await import('#engine');
  const names = options.map((name) => `--${name}`);
  return `There is no option ${option}. ${didYouMean(option, names)}`;
}

/** The operating system's error for a path that the caller named, as a sentence; undefined for every other error. */
export function describePathError(error: NodeJS.ErrnoException): string | undefined {
  const { code, path } = error;
  if (path === undefined) return undefined;
  switch (code) {
    case 'ENOENT': {
      const folder = dirname(path);
      return existsSync(folder) ? `There is no file or folder ${path}.` : `There is no folder ${folder}.`;
    }
    case 'ENOTDIR':
      return `A folder in the path ${path} is a file. Name another path.`;
    case 'EEXIST':
      return error.syscall === 'mkdir'
        ? `${path} is a file. Name a folder.`
        : `There is a file ${path} already. Name another.`;
    case 'EISDIR':
      return `${path} is a folder. Name a file.`;
    case 'EACCES':
    case 'EPERM':
      return `This user may not read or write ${path}.`;
    case 'EROFS':
      return `${path} is on a disk that cannot be written to.`;
    default:
      return undefined;
  }
}
