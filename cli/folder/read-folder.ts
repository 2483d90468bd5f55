import { resolve } from 'node:path';
import { type DocumentSource, type Problem, readDocument } from '#engine';
import type { Entries } from '#server';
import type { Terminal } from '../terminal.ts';

/** A document of a folder. */
export interface FolderDocument {
  readonly id: string;
  readonly kind: string;
  readonly hash: string;
  readonly text: string;
  /** Where it stands. */
  readonly path: string;
  readonly source: DocumentSource;
}

/** Identifies documents as the store does; problems are those of texts that bear no id and kind. */
export async function identifyDocuments(
  sources: readonly DocumentSource[],
  terminal: Terminal,
): Promise<{ readonly documents: readonly FolderDocument[]; readonly problems: readonly Problem[] }> {
  const { identifyDocument } = await import('#server');
  const documents: FolderDocument[] = [];
  const problems: Problem[] = [];
  for (const source of sources) {
    const read = identifyDocument(source.text, source.path);
    if (read.outcome === 'unreadable') {
      const reading = readDocument(source);
      problems.push(...(reading.outcome === 'refused' ? reading.problems : [read.problem]));
      continue;
    }
    const { id, kind, hash, body } = read.document;
    documents.push({ id, kind, hash, text: body, path: resolve(terminal.folder, source.path), source });
  }
  return { documents, problems };
}

export function entriesOf(documents: readonly Pick<FolderDocument, 'id' | 'hash'>[]): Entries {
  return new Map(documents.map(({ id, hash }) => [id, hash]));
}
