import { join } from 'node:path';
import { runWaymark } from '../../../cli/run-waymark.ts';

/** Result of a run of the command. */
export interface WaymarkRun {
  readonly exitCode: number;
  readonly out: string;
  readonly err: string;
}

/** Folder, environment and input of the command. */
export interface WaymarkSetting {
  readonly folder?: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly input?: readonly string[];
  /** When it runs. */
  readonly now?: string;
}

const root = join(import.meta.dirname, '../../..');

/** Runs `waymark <args>` in this process, with a terminal that records the output. */
export async function waymark(args: readonly string[], setting: WaymarkSetting = {}): Promise<WaymarkRun> {
  const { folder = root, environment = {}, input = [], now } = setting;
  let [out, err] = ['', ''];
  const exitCode = await runWaymark(args, {
    out: (text) => {
      out += text;
    },
    err: (text) => {
      err += text;
    },
    lines: async function* () {
      yield* input;
    },
    secret: async () => input[0] ?? '',
    input: async () => Buffer.from(input.join('\n')),
    folder,
    environment,
    now: () => (now === undefined ? Date.now() : Date.parse(now)),
    hasColour: false,
    user: 'ann',
  });
  return { exitCode, out, err };
}
