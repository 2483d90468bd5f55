import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Terminal, UsageError } from '../terminal/terminal.ts';

/** The JSON value of a file that an argument or option names. */
export function readJsonFile(file: string, { folder }: Terminal): unknown {
  const path = resolve(folder, file);
  if (!existsSync(path)) throw new UsageError(`There is no file "${file}".`);
  const text = readFileSync(path, 'utf8');
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UsageError(`${file} is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}
