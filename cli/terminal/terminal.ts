/** Everything outside a command that it reads and writes. */
export interface Terminal {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** Standard input, line by line. */
  readonly lines: () => AsyncIterable<string>;
  /** All of standard input, or its first bytes. */
  readonly input: (mostBytes: number) => Promise<Buffer>;
  /** Asks for a text that nobody else should see: it is not echoed. From a pipe, its first line. */
  readonly secret: (question: string) => Promise<string>;
  readonly folder: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly hasColour: boolean;
  /** The time, in milliseconds since 1970. */
  readonly now: () => number;
  /** Name of the user who is logged in, if the machine knows it. */
  readonly user: string | undefined;
}

/** Exit code of a command: clean, with problems, or called wrongly. */
export type ExitCode = 0 | 1 | 2;

/** A wrong call of the command; its message is for the person who typed it. */
export class UsageError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UsageError';
  }
}
