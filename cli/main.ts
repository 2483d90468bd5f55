import { userInfo } from 'node:os';
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { runWaymark } from './run-waymark.ts';
import type { Terminal } from './terminal/terminal.ts';

process.exitCode = await runWaymark(process.argv.slice(2), processTerminal());

/** The terminal of this process. */
function processTerminal(): Terminal {
  // The reader of our output may stop reading, as `head` does: that is no failure.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit();
    process.stderr.write(`waymark: The output cannot be written: ${error.message}\n`);
    process.exit(1);
  });
  return {
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
    lines: readLines,
    input: readInput,
    secret: readSecret,
    folder: process.cwd(),
    environment: process.env,
    now: Date.now,
    hasColour: process.stdout.isTTY === true && !process.env.NO_COLOR,
    user: userName(),
  };
}

/** Lines of the input. Stopping early closes the input, which would otherwise keep the process from ending. */
async function* readLines(): AsyncGenerator<string> {
  const reader = createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY });
  try {
    yield* reader;
  } finally {
    reader.close();
  }
}

async function readInput(mostBytes: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of process.stdin) {
    parts.push(part);
    bytes += part.length;
    if (bytes >= mostBytes) break;
  }
  return Buffer.concat(parts).subarray(0, mostBytes);
}

async function readSecret(question: string): Promise<string> {
  if (process.stdin.isTTY === true) process.stderr.write(question);
  // The reader of a terminal echoes into its output, which goes nowhere.
  const output = new Writable({ write: (_part, _encoding, done) => done() });
  const reader = createInterface({ input: process.stdin, output, terminal: process.stdin.isTTY === true });
  try {
    for await (const line of reader) return line.trim();
    return '';
  } finally {
    reader.close();
    if (process.stdin.isTTY === true) process.stderr.write('\n');
  }
}

/** Not from the environment: many containers set no user name there. */
function userName(): string | undefined {
  try {
    return userInfo().username;
  } catch {
    // A user id without an account.
    return undefined;
  }
}
