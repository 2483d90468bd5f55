import type { ExitCode, Terminal } from './terminal.ts';

/** An option of a command, as shown in its help. */
export interface Option {
  readonly type: 'string' | 'boolean';
  /** Whether a string option may be given several times. */
  readonly multiple?: boolean;
  /** Whether a string option may be given without a value, which is '' then. */
  readonly optionalValue?: boolean;
  readonly short?: string;
  /** Placeholder of the value in the help. */
  readonly value?: string;
  readonly help: string;
}

/** Parsed arguments after the name of the command. */
export interface Invocation {
  readonly positionals: readonly string[];
  readonly text: (option: string) => string | undefined;
  /** The values of an option that may be given several times. */
  readonly texts: (option: string) => readonly string[];
  readonly flag: (option: string) => boolean;
  readonly terminal: Terminal;
}

/** One command: arguments, options and implementation. */
export interface Command {
  /** Arguments, as in `[before] [after]` or `[paths …]`. A command without them takes none. */
  readonly arguments?: string;
  /** How many arguments there may be, if it is not one for each word of `arguments`, or any number for `…`. */
  readonly mostArguments?: number;
  readonly options?: { readonly [name: string]: Option };
  /** Further paragraphs of the help. */
  readonly details?: string;
  readonly run: (invocation: Invocation) => Promise<ExitCode>;
}

export const jsonOption = { type: 'boolean', help: 'Write JSON.' } as const;

/** A value as the JSON that a command prints. */
export function jsonText(value: unknown): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}
