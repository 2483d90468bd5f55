import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

const builtFolder = 'dist/command';

/** Folder of the built command (`scripts/command`). */
export const commandFolder = join(root, builtFolder);

/** State of a file, which changes with its content: no program can set the time of change. */
export function stateOf(path: string): string {
  const { size, ino, mtimeMs, ctimeMs } = statSync(path);
  return `${size} ${ino} ${mtimeMs} ${ctimeMs}`;
}

/** Address of the built command; undefined if there is none, or a file has changed that it was made from. */
export function builtCommand(site = root): string | undefined {
  const folder = join(site, builtFolder);
  try {
    const states: Readonly<Record<string, string>> = JSON.parse(
      readFileSync(join(folder, 'sources.json'), 'utf8'),
    );
    for (const [file, state] of Object.entries(states))
      if (state !== stateOf(join(site, file))) return undefined;
    return pathToFileURL(join(folder, 'main.mjs')).href;
  } catch {
    return undefined;
  }
}
