import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { dirname, resolve, sep } from 'node:path';
import { readDocument } from '#engine';
import { mediaFolder } from '#server/site-folder';
import { findSources, pagesFolder } from '../sources/read-sources.ts';
import type { Invocation } from '../terminal/command.ts';
import type { ExitCode, Terminal } from '../terminal/terminal.ts';
import { type FileIndex, openFileIndex } from './file-index.ts';
import type { FolderRequest } from './publish-folder.ts';
import { readFolder } from './read-folder.ts';
import { readMedia } from './read-media.ts';
import { reportRefusal } from './report-refusal.ts';

/** Documents that a command asks to publish. */
export type Asked = Omit<FolderRequest, 'author' | 'message' | 'expected'> & {
  /** Names of files by the ids of their documents. */
  readonly files: ReadonlyMap<string, string>;
  readonly index: FileIndex;
};

/** The documents to publish, or an exit code when they cannot be published. */
export async function readAsked({ positionals, text, terminal }: Invocation): Promise<Asked | ExitCode> {
  const ids = text('remove')
    ?.split(',')
    .filter((id) => id !== '');
  const remove = ids?.length === 0 ? 'all' : (ids ?? []);
  const isOnlyRemoval = remove !== 'all' && remove.length > 0 && positionals.length === 0;
  const folder = await baseFolder(positionals, terminal);
  const index = openFileIndex(folder, terminal.now());
  const found = await findSources(positionals, terminal, { mayBeEmpty: isOnlyRemoval });
  const { documents: written, read, problems: ofDocuments } = await readFolder(found, index, terminal);
  // Documents elsewhere have no media of this site.
  const isOfSite = folder === pagesFolder(terminal);
  const media = isOfSite ? await readMedia(mediaFolder(pagesFolder(terminal)), terminal, index) : undefined;
  const documents = [...written, ...(media?.documents ?? [])];
  const ofFiles = [...ofDocuments, ...(media?.problems ?? [])];
  const { wanted } = found;
  const isAsked = (path: string) => !isOnlyRemoval && (wanted === undefined || wanted.has(path));
  const asked = documents.filter(({ name }) => isAsked(name));

  const files = new Map(asked.map(({ id, name }) => [id, name]));
  const refused = read
    .filter(({ path }) => isAsked(path))
    .flatMap((source) => {
      const reading = readDocument(source);
      if (reading.outcome === 'read') return [];
      files.set(source.path, source.path);
      return reading.problems;
    });
  const reported = new Set(refused.map(({ document }) => document));
  const unreadable = ofFiles.filter(
    ({ document, severity }) => severity === 'error' && isAsked(document) && !reported.has(document),
  );
  const problems = [...unreadable, ...refused];
  const ofId = new Map<string, string>();
  for (const { id, name } of documents) {
    const before = ofId.get(id);
    if (before !== undefined && (isAsked(name) || isOnlyRemoval))
      problems.push({
        code: 'duplicate-id',
        severity: 'error',
        document: name,
        pointer: '/id',
        message: `The id "${id}" is taken by ${before}.`,
        help: 'Give one of the two documents another id.',
      });
    ofId.set(id, name);
  }
  if (problems.length > 0) return reportRefusal(problems, files, terminal);
  return {
    files,
    folder,
    index,
    documents,
    asked,
    whole: positionals.length === 0 && !isOnlyRemoval,
    hasMedia: existsSync(mediaFolder(pagesFolder(terminal))),
    remove,
  };
}

/**
 * The folder that has the base: that of the documents, or the one with the given files if they are elsewhere.
 */
async function baseFolder(paths: readonly string[], terminal: Terminal): Promise<string> {
  const root = pagesFolder(terminal);
  const [first] = paths.map((path) => resolve(terminal.folder, path));
  if (first === undefined || first === root || first.startsWith(root + sep)) return root;
  return (await stat(first)).isDirectory() ? first : dirname(first);
}
