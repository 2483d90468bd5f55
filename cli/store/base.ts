import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Entries } from '#server';
import type { ReleaseStore } from './release-store.ts';

/** The revisions that the documents of a folder are based on. */
export interface Base {
  readonly entries: Entries;
  /** Whether a document that is in the base but not in the folder was removed from it. */
  readonly knowsRemovals: boolean;
}

const nothing: Base = { entries: new Map(), knowsRemovals: false };

/**
 * Finds the base of a folder: as recorded when the folder was last published or pulled with this store, or
 * else the release that contains most of its documents. Of several, the oldest is taken, so that changes of
 * others are reported too often rather than too rarely.
 */
export async function findBase(folder: string, documents: Entries, store: ReleaseStore): Promise<Base> {
  const file = await baseFile(folder, store);
  if (file === undefined) return nothing;
  const noted = await readBase(file);
  if (noted !== undefined) return { entries: noted, knowsRemovals: true };
  const release = await store.releaseHolding([...documents.values()]);
  if (release === null) return { entries: await onlyRelease(documents, store), knowsRemovals: false };
  const entries = await store.releaseEntries(release);
  // The folder may be older than the releases that are kept: only identical documents are certain to be
  // unchanged.
  if ((await store.retiredReleases()).size > 0) {
    const same = [...entries].filter(([id, hash]) => documents.get(id) === hash);
    return { entries: new Map(same), knowsRemovals: false };
  }
  const held = [...entries.keys()].filter((id) => documents.has(id)).length;
  if (held * 2 > entries.size) return { entries, knowsRemovals: true };
  return { entries: new Map([...entries].filter(([id]) => documents.has(id))), knowsRemovals: false };
}

/**
 * Records the base of a folder, in one file per store and one line per document, so that git can merge it.
 */
export async function writeBase(folder: string, entries: Entries, store: ReleaseStore): Promise<void> {
  const file = await baseFile(folder, store);
  if (file === undefined) return;
  const documents = Object.fromEntries([...entries].sort(([a], [b]) => (a < b ? -1 : 1)));
  await mkdir(join(folder, '.base'), { recursive: true });
  await writeFile(`${file}.new`, `${JSON.stringify({ documents }, undefined, 2)}\n`);
  await rename(`${file}.new`, file);
}

async function baseFile(folder: string, store: ReleaseStore): Promise<string | undefined> {
  const id = await store.firstReleaseId();
  return id === null ? undefined : join(folder, '.base', `${id.slice(0, 16)}.json`);
}

/** Undefined when nothing readable was recorded. */
async function readBase(file: string): Promise<Entries | undefined> {
  try {
    const { documents } = JSON.parse(await readFile(file, 'utf8'));
    const entries = Object.entries(documents).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    );
    return new Map(entries);
  } catch {
    return undefined;
  }
}

/** While there is only one release, every change is based on that. */
async function onlyRelease(documents: Entries, store: ReleaseStore): Promise<Entries> {
  const [release, another] = await store.listReleases(2);
  if (release === undefined || another !== undefined) return new Map();
  const entries = await store.releaseEntries(release.id);
  return new Map([...entries].filter(([id]) => documents.has(id)));
}
