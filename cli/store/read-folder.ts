import { resolve } from 'node:path';
import { type DocumentSource, type Problem, readDocument } from '#engine';
import type { Entries } from '#server';
import { readFileText } from '../sources/read-file.ts';
import type { FoundSources } from '../sources/read-sources.ts';
import { standardInput } from '../sources/read-sources.ts';
import type { Terminal } from '../terminal/terminal.ts';
import type { FileIndex } from './file-index.ts';
import type { ReleaseStore } from './release-store.ts';

/** A document of a folder. */
export interface FolderDocument {
  readonly id: string;
  readonly kind: string;
  readonly hash: string;
  /** Path of its file. */
  readonly path: string;
  /** Name of its file in messages. */
  readonly name: string;
  readonly readText: () => string;
  /** Stores the bytes of the file that an asset describes. */
  readonly store?: (assets: ReleaseStore['assets']) => Promise<void>;
}

/** The documents of a folder. */
export interface FolderReading {
  readonly documents: readonly FolderDocument[];
  /** The texts that had to be read because their files are new or changed. */
  readonly read: readonly DocumentSource[];
  /** Problems of files that cannot be read, or whose texts have no id or kind. */
  readonly problems: readonly Problem[];
}

/** Reads the files that are not in an index, and records them there. */
export async function readFolder(
  { files, input, problems: found }: FoundSources,
  index: FileIndex,
  terminal: Terminal,
): Promise<FolderReading> {
  const documents: FolderDocument[] = [];
  const read: DocumentSource[] = [];
  const problems = [...found];
  for (const file of files) {
    const { path, name } = file;
    const known = index.find(file);
    if (known !== undefined) {
      documents.push({ ...known, path, name, readText: () => textOf(path, name) });
      continue;
    }
    const { text, problems: ofFile } = readFileText(path, name);
    problems.push(...ofFile);
    if (text === undefined) continue;
    read.push({ path: name, text });
    const identified = await identify({ path: name, text }, terminal);
    if ('problems' in identified) problems.push(...identified.problems);
    else {
      documents.push(identified);
      index.note(file, identified);
    }
  }
  if (input?.text === undefined) return { documents, read, problems };
  const source = { path: standardInput, text: input.text };
  const given = await identify(source, terminal);
  if ('problems' in given)
    return { documents, read: [...read, source], problems: [...problems, ...given.problems] };
  // It replaces the file with the same id.
  const others = documents.filter(({ id }) => id !== given.id);
  return { documents: [...others, given], read: [...read, source], problems };
}

/** Identifies a document like the store does. */
async function identify(
  source: DocumentSource,
  terminal: Terminal,
): Promise<FolderDocument | { readonly problems: readonly Problem[] }> {
  const { identifyDocument } = await import('#server/store');
  const identified = identifyDocument(source.text, source.path);
  if (identified.outcome === 'unreadable') {
    const reading = readDocument(source);
    return { problems: reading.outcome === 'refused' ? reading.problems : [identified.problem] };
  }
  const { id, kind, hash, body } = identified.document;
  return {
    id,
    kind,
    hash,
    path: resolve(terminal.folder, source.path),
    name: source.path,
    readText: () => body,
  };
}

function textOf(path: string, name: string): string {
  const { text, problems } = readFileText(path, name);
  if (text === undefined) throw new Error(`${name}: ${problems[0]?.message ?? 'It cannot be read.'}`);
  return text;
}

export function entriesOf(documents: readonly Pick<FolderDocument, 'id' | 'hash'>[]): Entries {
  return new Map(documents.map(({ id, hash }) => [id, hash]));
}
