import { open, readdir, stat } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import { type DocumentSource, documentLimits } from '#engine';
import { type Terminal, UsageError } from './terminal.ts';

/** The documents to look at, and which of them were asked about. */
export interface Sources {
  readonly sources: readonly DocumentSource[];
  /** Paths of the files that problems are wanted of; undefined for all. */
  readonly wanted: ReadonlySet<string> | undefined;
}

/** The folder of the documents that belong together. */
export function pagesFolder({ environment, folder }: Terminal): string {
  return resolve(folder, environment.WAYMARK_PAGES?.trim() || 'pages-config');
}

/**
 * Reads the documents at some paths. Files inside the folder of documents are read together with the rest of it, so
 * that their references can be followed; other paths stand for themselves.
 */
export async function readSources(paths: readonly string[], terminal: Terminal): Promise<Sources> {
  const root = pagesFolder(terminal);
  const absolute = paths.map((path) => resolve(terminal.folder, path));
  const areInside = absolute.length > 0 && absolute.every((path) => path.startsWith(root + sep));
  const asked = (await Promise.all(absolute.map(jsonFiles))).flat();
  const files = absolute.length > 0 && !areInside ? asked : await jsonFiles(root);
  const nameOf = (file: string) => relative(terminal.folder, file).split(sep).join('/');
  const sources = await Promise.all(
    [...new Set(files)].sort().map(async (file) => ({ path: nameOf(file), text: await readText(file) })),
  );
  return { sources, wanted: areInside ? new Set(asked.map(nameOf)) : undefined };
}

/** The file itself, or every JSON file in a folder and the folders in it. */
async function jsonFiles(path: string): Promise<readonly string[]> {
  const found = await stat(path).catch(() => undefined);
  if (found === undefined) throw new UsageError(`There is no file or folder ${path}.`);
  if (!found.isDirectory()) return [path];
  const entries = await readdir(path, { recursive: true });
  return entries.filter((entry) => entry.endsWith('.json')).map((entry) => join(path, entry));
}

/** The text of a file; of one too large to be a document, just enough to be refused. */
export async function readText(path: string): Promise<string> {
  const file = await open(path).catch(() => {
    throw new UsageError(`The file ${path} cannot be read.`);
  });
  try {
    const { size } = await file.stat();
    if (size <= documentLimits.bytes) return await file.readFile('utf8');
    const { buffer, bytesRead } = await file.read(Buffer.alloc(documentLimits.bytes + 4), 0);
    return buffer.subarray(0, bytesRead).toString('latin1');
  } finally {
    await file.close();
  }
}
