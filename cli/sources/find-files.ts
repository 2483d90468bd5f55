import type { Stats } from 'node:fs';
import { lstat, readdir, realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Problem } from '#engine';
import { fileProblem, systemProblem } from './file-problem.ts';

/** Files found at a path, and what there cannot be read. */
export interface FoundFiles {
  readonly files: readonly string[];
  /** Every folder that was looked into. */
  readonly folders: readonly string[];
  readonly problems: readonly Problem[];
}

/**
 * The file at a path, or every JSON file in a folder and the folders in it, in order; undefined when nothing is there.
 * What begins with a point is left out, as is a folder that a link leads to a second time.
 *
 * @param nameOf how to call a path in a message
 */
export async function findFiles(
  path: string,
  nameOf: (path: string) => string,
): Promise<FoundFiles | undefined> {
  const found: Found = { files: [], folders: [], problems: [] };
  try {
    const about = await stat(path);
    if (about.isDirectory()) {
      if (path.endsWith('.json')) found.problems.push(namedAsDocument(nameOf(path)));
      await walk(path, new Map(), nameOf, found);
    } else take(path, about, nameOf, found);
  } catch (error) {
    if (await isNothing(path)) return undefined;
    found.problems.push(systemProblem(nameOf(path), error));
  }
  return found;
}

/** A link that leads to nothing is something. */
async function isNothing(path: string): Promise<boolean> {
  return await lstat(path).then(
    () => false,
    (error) => error.code === 'ENOENT' || error.code === 'ENOTDIR',
  );
}

type Found = { readonly files: string[]; readonly folders: string[]; readonly problems: Problem[] };

async function walk(
  folder: string,
  seen: Map<string, string>,
  nameOf: (path: string) => string,
  found: Found,
): Promise<void> {
  const real = await realpath(folder);
  const before = seen.get(real);
  if (before !== undefined) {
    const message = `The link leads to a folder that is read already: ${before}.`;
    found.problems.push(
      fileProblem(nameOf(folder), 'repeated-folder', message, 'Take the link out.', 'warning'),
    );
    return;
  }
  seen.set(real, nameOf(folder));
  found.folders.push(folder);
  const entries = await readdir(folder, { withFileTypes: true });
  entries.sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const { name } of entries.filter((entry) => !entry.name.startsWith('.'))) {
    const path = join(folder, name);
    try {
      const about = await stat(path);
      if (about.isDirectory()) {
        if (name.endsWith('.json')) found.problems.push(namedAsDocument(nameOf(path)));
        await walk(path, seen, nameOf, found);
      } else if (name.endsWith('.json')) take(path, about, nameOf, found);
    } catch (error) {
      found.problems.push(systemProblem(nameOf(path), error));
    }
  }
}

/** Only a file is ever opened: to open a pipe is to wait for whoever writes into it. */
function take(path: string, about: Stats, nameOf: (path: string) => string, found: Found): void {
  if (about.isFile()) found.files.push(path);
  else {
    const message = 'It is no file but a pipe, a socket or a device.';
    const help = 'Give what it holds to standard input, as in `waymark check - <pipe`.';
    found.problems.push(fileProblem(nameOf(path), 'unreadable-file', message, help));
  }
}

function namedAsDocument(name: string): Problem {
  const message = 'It is a folder, though its name ends in ".json".';
  return fileProblem(name, 'unreadable-file', message, 'Give the folder a name without ".json".');
}
