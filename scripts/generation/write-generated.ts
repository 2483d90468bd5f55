import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { root } from '../processes.ts';

/** Whether generated files are only compared with the committed ones. */
export const checking = process.argv.includes('--check');

/**
 * Writes a generated file. With `--check` nothing is written; a committed file that differs is named, and the process
 * fails.
 * @param file its path from the root of the project
 */
export async function writeGenerated(file: string, text: string): Promise<void> {
  const path = join(root, file);
  if ((await readFile(path, 'utf8').catch(() => '')) === text) return;
  if (checking) {
    console.error(`Out of date; run \`npm run generate\`: ${relative(root, path)}`);
    process.exitCode = 1;
    return;
  }
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}
