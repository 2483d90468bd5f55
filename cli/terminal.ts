/** The world around a command: where it reads, writes and stands. */
export interface Terminal {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** Standard input, line by line. */
  readonly lines: () => AsyncIterable<string>;
  /** All of standard input, or the first bytes of it. */
  readonly input: (mostBytes: number) => Promise<Buffer>;
  readonly folder: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly hasColour: boolean;
  /** The time, in milliseconds since 1970. */
  readonly now: () => number;
  /** Who is logged in, where the machine knows. */
  readonly user: string | undefined;
}

/** How a command ended: clean, with problems, or called wrongly. */
export type ExitCode = 0 | 1 | 2;

/** The command was called wrongly: its message is for the person who typed it. */
export class UsageError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UsageError';
  }
}
