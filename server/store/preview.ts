import type { Problem } from '#engine';
import type { StoreContext } from './context.ts';
import { type Draft, listDrafts } from './drafts.ts';
import { readDocuments, readLiveId } from './releases.ts';
import { identifyDocument, type StoredDocument } from './stored-document.ts';

/** The documents as they would be with every draft of a change set published. */
export interface Preview {
  /** In order of their ids. */
  readonly live: readonly StoredDocument[];
  /** In order of their ids. */
  readonly drafts: readonly Draft[];
  /** In order of their ids. */
  readonly documents: readonly StoredDocument[];
  /** Drafts that cannot be read; their live documents are used instead. */
  readonly problems: readonly Problem[];
}

export async function readPreview(context: StoreContext, changeSet?: string): Promise<Preview> {
  const { query } = context.database;
  const live = await readLiveId(query);
  const before = live === null ? [] : await readDocuments(query, live);
  const drafts = await listDrafts(query, changeSet);
  const documents = new Map(before.map((document) => [document.id, document]));
  const problems: Problem[] = [];
  for (const draft of drafts) {
    if (draft.body === null) {
      documents.delete(draft.id);
      continue;
    }
    const read = identifyDocument(draft.body, draft.id);
    if (read.outcome === 'identified') documents.set(read.document.id, read.document);
    else problems.push(read.problem);
  }
  const inOrder = [...documents.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
  return { live: before, drafts, documents: inOrder, problems };
}
