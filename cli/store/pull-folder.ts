import { join } from 'node:path';
import { findBase, writeBase } from './base.ts';
import { compareSides, type DocumentSides } from './compare-sides.ts';
import { type MergedDocument, mergeDocument } from './merge-document.ts';
import { entriesOf, type FolderDocument } from './read-folder.ts';
import type { ReleaseStore } from './release-store.ts';
import { placeFor, removeAsset, removeDocument, writeAsset, writeDocument } from './write-folder.ts';

export interface PullRequest {
  readonly folder: string;
  /** Folder of the files that assets describe. */
  readonly media: string;
  readonly documents: readonly FolderDocument[];
  /** Ids of the documents to pull; all when empty. */
  readonly ids: readonly string[];
  /** The side that wins a conflict; undefined to write nothing on conflicts. */
  readonly prefer: 'folder' | 'live' | undefined;
  /** Takes the live version, whatever was changed here. */
  readonly overwrite: boolean;
}

/** Change made to one document of the folder. */
interface PulledDocument {
  readonly id: string;
  readonly done: 'added' | 'changed' | 'merged' | 'removed' | 'kept';
}

export interface PullOutcome {
  readonly pulled: readonly PulledDocument[];
  /** Changed on both sides, and left unchanged. */
  readonly conflicts: readonly MergedDocument[];
}

/** Brings the live documents into a folder. Local changes are kept and merged with those of others. */
export async function pullFolder(store: ReleaseStore, request: PullRequest): Promise<PullOutcome> {
  const { folder, documents, ids } = request;
  const live = await store.liveRelease();
  const byId = new Map(documents.map((document) => [document.id, document]));
  const liveById = new Map((live?.documents ?? []).map((document) => [document.id, document]));
  const base = await findBase(folder, entriesOf(documents), store);
  const noted = new Map(base.entries);
  const pulled: PulledDocument[] = [];
  const conflicts: MergedDocument[] = [];

  const put = async (id: string, text: string | undefined) => {
    const here = byId.get(id);
    if (text === undefined) {
      if (here?.kind === 'asset') await removeAsset(here.path);
      else if (here !== undefined) await removeDocument(here.path);
      return;
    }
    const kind = here?.kind ?? liveById.get(id)?.kind ?? 'page';
    if (kind === 'asset') await writeAsset(store.assets, join(request.media, id), text);
    else await writeDocument(here?.path ?? placeFor(id, kind, folder, documents), text);
  };
  for (const sides of compareSides(base.entries, entriesOf(documents), entriesOf([...liveById.values()]))) {
    const { id } = sides;
    if (ids.length > 0 && !ids.includes(id)) continue;
    const outcome = await pullDocument(store, sides, byId.get(id)?.readText, liveById.get(id)?.body, request);
    if (outcome.conflict !== undefined) {
      conflicts.push(outcome.conflict);
      continue;
    }
    if (outcome.done !== undefined) pulled.push({ id, done: outcome.done });
    if (outcome.done !== undefined && outcome.done !== 'kept') await put(id, outcome.text);
    if (sides.live === null) noted.delete(id);
    else noted.set(id, sides.live);
  }
  await writeBase(folder, noted, store);
  return { pulled, conflicts };
}

interface Settled {
  readonly done?: PulledDocument['done'];
  readonly text?: string | undefined;
  readonly conflict?: MergedDocument;
}

/** Decides what to do with one document. */
async function pullDocument(
  store: ReleaseStore,
  sides: DocumentSides,
  readHere: (() => string) | undefined,
  live: string | undefined,
  { prefer, overwrite }: PullRequest,
): Promise<Settled> {
  const { changedBy } = sides;
  const taken = live === undefined ? 'removed' : readHere === undefined ? 'added' : 'changed';
  if (changedBy === 'nobody') return {};
  if (changedBy === 'live' || overwrite) return { done: taken, text: live };
  if (changedBy === 'folder') return { done: 'kept' };
  const merged = await mergeDocument(sides, readHere?.(), store, prefer ?? 'folder');
  if (merged.conflicts.length > 0 && prefer === undefined) return { conflict: merged };
  return { done: merged.text === undefined ? 'removed' : 'merged', text: merged.text };
}
