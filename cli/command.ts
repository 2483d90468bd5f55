import type { ExitCode, Terminal } from './terminal.ts';

/** An option of a command, as its help lists it. */
export interface Option {
  readonly type: 'string' | 'boolean';
  /** Whether the value of a string may be left out; it is '' then. */
  readonly optionalValue?: boolean;
  readonly short?: string;
  /** Placeholder of the value in the help. */
  readonly value?: string;
  readonly help: string;
}

/** Arguments after the name of the command, parsed. */
export interface Invocation {
  readonly positionals: readonly string[];
  readonly text: (option: string) => string | undefined;
  readonly flag: (option: string) => boolean;
  readonly terminal: Terminal;
}

/** One command: what it is for, how it is called, and what it does. */
export interface Command {
  readonly summary: string;
  /** Arguments, as in `[paths …]`. */
  readonly arguments: string;
  readonly mostArguments: number;
  readonly options: { readonly [name: string]: Option };
  /** Further paragraphs of the help. */
  readonly details?: string;
  readonly run: (invocation: Invocation) => Promise<ExitCode>;
}
