import { lstatSync, readdirSync, realpathSync, type Stats, statSync } from 'node:fs';
import { sep } from 'node:path';
import type { Problem } from '#engine';
import { fileProblem, systemProblem } from './file-problem.ts';

/** State of a file, which changes with its content; for a link, that of its target. Times are milliseconds since the epoch. */
type FileState = Pick<Stats, 'size' | 'ino' | 'mtimeMs' | 'ctimeMs'>;

export interface FoundFile {
  readonly path: string;
  readonly about: FileState;
}

/** Files found at a path, and problems of those that cannot be read. */
export interface FoundFiles {
  readonly files: readonly FoundFile[];
  /** Every folder that was searched. */
  readonly folders: readonly string[];
  readonly problems: readonly Problem[];
}

/**
 * The file at a path, or every JSON file in a folder and its subfolders, in order; undefined when nothing
 * exists there. Names that begin with a dot are skipped, and so is a folder that a link reaches a second
 * time. Calls are synchronous: promises take ten times as long, and nothing else runs here.
 *
 * @param nameOf the name of a path in messages
 */
export function findFiles(path: string, nameOf: (path: string) => string): FoundFiles | undefined {
  const found: Found = { files: [], folders: [], problems: [] };
  try {
    const about = aboutFile(path);
    if (about.isDirectory()) {
      if (path.endsWith('.json')) found.problems.push(namedAsDocument(nameOf(path)));
      walk(path, new Map(), nameOf, found);
    } else take(path, about, nameOf, found);
  } catch (error) {
    if (isNothing(path)) return undefined;
    found.problems.push(systemProblem(nameOf(path), error));
  }
  return found;
}

/** A broken link does exist. */
function isNothing(path: string): boolean {
  try {
    lstatSync(path);
    return false;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    return code === 'ENOENT' || code === 'ENOTDIR';
  }
}

function aboutFile(path: string): Stats {
  return statSync(path);
}

type Found = { readonly files: FoundFile[]; readonly folders: string[]; readonly problems: Problem[] };

function walk(
  folder: string,
  seen: Map<string, string>,
  nameOf: (path: string) => string,
  found: Found,
): void {
  const real = realpathSync(folder);
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
  const entries = readdirSync(folder, { withFileTypes: true });
  entries.sort((a, b) => (a.name < b.name ? -1 : 1));
  // `join` takes longer than reading the state of a file.
  const within = folder.endsWith(sep) ? folder : folder + sep;
  for (const { name } of entries.filter((entry) => !entry.name.startsWith('.'))) {
    const path = within + name;
    try {
      const about = aboutFile(path);
      if (about.isDirectory()) {
        if (name.endsWith('.json')) found.problems.push(namedAsDocument(nameOf(path)));
        walk(path, seen, nameOf, found);
      } else if (name.endsWith('.json')) take(path, about, nameOf, found);
    } catch (error) {
      found.problems.push(systemProblem(nameOf(path), error));
    }
  }
}

/** Only regular files are opened: opening a pipe would wait for its writer. */
function take(path: string, about: Stats, nameOf: (path: string) => string, found: Found): void {
  if (about.isFile()) {
    // Keeps only the needed properties: there may be thousands of files.
    const { size, ino, mtimeMs, ctimeMs } = about;
    found.files.push({ path, about: { size, ino, mtimeMs, ctimeMs } });
  } else {
    const message = 'It is no file but a pipe, a socket or a device.';
    const help = 'Give what it holds to standard input, as in `waymark check - <pipe`.';
    found.problems.push(fileProblem(nameOf(path), 'unreadable-file', message, help));
  }
}

function namedAsDocument(name: string): Problem {
  const message = 'It is a folder, though its name ends in ".json".';
  return fileProblem(name, 'unreadable-file', message, 'Give the folder a name without ".json".');
}
