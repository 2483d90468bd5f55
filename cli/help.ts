import type { Command } from './terminal/command.ts';

/** Lists all commands, one line each. */
export function generalHelp(commands: { readonly [name: string]: { readonly summary: string } }): string {
  const rows = Object.entries(commands).map(([name, { summary }]) => [name, summary] as const);
  return `waymark: checks, explains and publishes the documents of a site

Usage: waymark <command> [arguments] [options]

Commands:
${table(rows)}

Exit codes: 0 clean, 1 problems, 2 called wrongly.
More about a command: waymark <command> --help
`;
}

/** Help of one command. */
export function commandHelp(name: string, summary: string, command: Command): string {
  const { details, options = {} } = command;
  const rows = Object.entries(options).map(([option, { short, value, optionalValue, help }]) => {
    const shown = value === undefined ? '' : optionalValue ? ` [${value}]` : ` <${value}>`;
    const names = `${short ? `-${short}, ` : ''}--${option}${shown}`;
    return [names, help] as const;
  });
  const usage = ['waymark', name, command.arguments, rows.length > 0 ? '[options]' : undefined].filter(
    (part) => part !== undefined,
  );
  const parts = [
    summary,
    `Usage: ${usage.join(' ')}`,
    details,
    rows.length > 0 ? `Options:\n${table(rows)}` : undefined,
  ];
  return `${parts.filter((part) => part !== undefined).join('\n\n')}\n`;
}

function table(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, text]) => `  ${name.padEnd(width)}  ${text}`).join('\n');
}
